"""Files and cells of which only a part is Python, with a right function in it."""

from textwrap import indent

from tests.grading.honest_work import RIGHT

BAD = "def broken(hand, word:\n    return {}\n"
FAULTY = {
    "another function above": f"{BAD}\n{RIGHT}",
    "another function below": f"{RIGHT}\n{BAD}",
    "Python 2 below": f"{RIGHT}\nprint update_hand({{'a': 1}}, 'a')\n",
    "Python 2 above": f"print 'hand'\n{RIGHT}",
    "an open bracket": f"print((update_hand({{}}, 'a')\n\n{RIGHT}",
    "an open quote": f"print('oops)\n{RIGHT}",
    "a text that is never closed below": f'{RIGHT}\nNOTES = """to do\n',
    "a text that is never closed above": (
        f'def f():\n    """Return 1.\n    return 1\n\n{RIGHT}\n'
    ),
    "tabs and spaces": f"def f():\n\tx = 1\n        return x\n\n{RIGHT}",
    "too far in": f"def f():\n    x = 1\n      return x\n\n{RIGHT}",
    "not far enough in": f"def f():\nreturn 1\n\n{RIGHT}",
    "cut off at the end": f"{RIGHT}\ndef play_hand(hand, word_list):\n    while (",
    "a block without a body": f"if True:\n\n{RIGHT}\nfor x in range(3):\n",
    "a global that comes too late, and words below": (
        "total = 0\nglobal total\n\n"
        "def play_game(word_list):\n    total = 0\n    global total\n"
        f"    return total\n\n\ndef f(hand, hand):\n    return hand\n\n{RIGHT}\n"
        "if __name__ == '__main__':\n    word_list = load_words()\n"
        "    play_game(word_list)\n"
    ),
    "marks of a merge": f"<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> b\n{RIGHT}",
    "three dots too many": f"x = 1 ....\n{RIGHT}",
    "an else too many": f"x = 1\nelse:\n    x = 2\n{RIGHT}",
    "an assignment in a condition": f"{RIGHT}\nif hand = 3:\n    pass\n",
    "another language": f"Dear teacher, this is my work; it's done!\n\n{RIGHT}",
    "curly quotes": f"print(“hello”)\n{RIGHT}",
    "a decorated function": f"@timed\ndef f(:\n    pass\n\n{RIGHT}",
    "a class": f"class Hand:\n    def f(self:\n        pass\n\n    def g(self):\n"
    f"        pass\n\n{RIGHT}",
    "a scribble of the lesson": f"if left >\n{RIGHT}",
}
PROMPTED = "".join(
    f"{'... ' if line[:1] == ' ' else '>>> '}{line}\n" for line in RIGHT.splitlines()
)
IN_JUPYTER = {
    "a magic above": f"%matplotlib inline\n{RIGHT}",
    "a shell line above": f"!pip install 'numpy\n{RIGHT}",
    "a shell line over two lines": f"!pip install \\\n  numpy (\n{RIGHT}",
    "a shell line kept": f"files = !ls *.txt\n{RIGHT}",
    "help": f"len?\n?len\nhand.copy??\n{RIGHT}",
    "a timed cell": f"%%time\n{RIGHT}",
    "a cell whose output is taken": f"%%capture out\n{RIGHT}",
    "a timed line": f"%time lowest = 0\n{RIGHT.replace('> 0', '> lowest')}",
    "a measured line": f"{RIGHT}\n%timeit update_hand({{'a': 1}}, 'a')",
    "a magic in a block": f"if True:\n    %matplotlib inline\n    %time x = 1\n{RIGHT}",
    "prompts": f">>> x = 1\n{PROMPTED}",
    "prompts that stand in": indent(PROMPTED, "    "),
    "prompts below a remark": f"# from the shell\n{PROMPTED}",
    "prompts and answers": (
        f">>> x = 1\n>>> x\n1\n{PROMPTED}... \n>>> update_hand({{}}, 'a')\n{{}}\n"
    ),
    "prompts with numbers": (
        "In [1]: x = 1\n\nIn [2]: " + "\n   ...: ".join(RIGHT.splitlines())
        + "\n   ...: \n\nIn [3]: update_hand({'a': 1}, 'a')\nOut[3]: {'a': 0}\n"
    ),
    "a label above": f"In [2]:\n{RIGHT}",
    "a magic of an extension": f"%%ipytest -qq\n{RIGHT}\ndef test_it():\n    pass",
    "a magic that nobody knows": f"%%my_magic --fast\n{RIGHT}",
    "a cell that is measured": f"%%timeit -n 10\n{RIGHT}",
    "a cell that is looked over": f"%%pycodestyle\n{RIGHT}",
    "a value that is awaited": "import asyncio\nasync def find(n): return n\n"
    "low, high = await asyncio.gather(find(0), find(1))\n"
    + RIGHT.replace("> 0", "> low"),
    "an async with": "import contextlib\n@contextlib.asynccontextmanager\n"
    "async def at_hand(): yield 0\nasync with at_hand() as low: pass\n"
    + RIGHT.replace("> 0", "> low"),
    "sliders for it": "from ipywidgets import Output, interact\n@interact(word='a')\n"
    f"@Output().capture()\n{RIGHT}",
    "Colab or not": (
        "import sys\nIN_COLAB = 'google.colab' in sys.modules\nif IN_COLAB:\n"
        f"    !pip install scrabble-course\n    %cd /content\n{RIGHT}"
    ),
    "Colab, told elsewhere": (
        "if IN_COLAB:\n    from google.colab import drive\nelse:\n"
        + indent(RIGHT, "    ")
    ),
    "a cell that stands in": indent(RIGHT, "    "),
    "a future import below a magic": (
        f"%time\nfrom __future__ import annotations\n{RIGHT}"
    ),
}  # fmt: skip
