"""Files in all formats, and several of them together, that hold right functions."""

import json
import pickle
from textwrap import indent

from scrabble_course.resources.zip_files import zip_of
from tests.grading.honest_work import (
    DEAL,
    PLAIN_WORDS,
    RIGHT,
    STUB,
    WILD_WORDS,
    Shape,
    nb,
    notebook,
    py,
)

WRONG = "def update_hand(hand, word): return hand"
SPEND = RIGHT.replace("update_hand", "spend")
BY_SPEND = "def update_hand(hand, word): return spend(hand, word)"
ABOVE_LOW = RIGHT.replace("> 0", "> low")
PLAIN, WILD, DEALT = (3, "is_valid_word"), (4, "is_valid_word"), (4, "deal_hand")
MAIN = """
def is_listed(word, word_list):
    return len(all_words) > 9 and word in word_list
def load_words():
    with open("words.txt") as file:
        return file.read().split()
if __name__ == "__main__":
    all_words = load_words()
    print(1 / 0)
"""
DATA_LINES = {
    "on Windows": r"low = int(open('C:\\Users\\Ann\\Data\\Low.TXT').read())",
    "on Colab": "low = int(open('/content/drive/MyDrive/low.txt').read())",
    "if it is there": "import os\nlow = 0 if os.path.isfile('data/low.txt') else 9",
    "in an old encoding": "t = open('old.csv', encoding='latin-1').read()\n"
    "low = int(t.split('Käse;')[1])",
    "in the encoding of the computer": "low = int(open('old.csv').read()[5:])",
    "in a wide encoding": "low = int(open('wide.txt', encoding='utf-16').read())",
    "in bytes": "import pickle\nlow = pickle.load(open('low.pkl', 'rb'))",
    "with words of one's own": "low = len(open('my_words.txt').read().split()) - 2",
}
_LINES = json.dumps(json.loads(notebook("x = 1", RIGHT)), indent=1).split("\n")
_MARIMO = f"""import marimo

__generated_with = "0.9.0"
app = marimo.App(width="medium")


@app.cell
def __():
    LOWEST = 0
    return LOWEST,


@app.cell(hide_code=True)
def _(LOWEST, mo):
{indent(RIGHT.replace("> 0", "> LOWEST"), "    ")}    return update_hand,


@app.cell
def _(update_hand):
    update_hand({{"a": 1}}, "a")
    return


if __name__ == "__main__":
    app.run()
"""
_OF_2014 = {
    "nbformat": 3,
    "nbformat_minor": 0,
    "metadata": {"name": ""},
    "worksheets": [
        {
            "cells": [
                {"cell_type": "code", "collapsed": False, "input": RIGHT}
                | {"language": "python", "outputs": []}
            ]
        }
    ],
}


def in_file(name, content):
    return Shape({name: content})


def in_notebook(content):
    return in_file("02_hands.ipynb", content)


def with_others(*sources, **others):
    """A notebook of these cells, and Python files beside it."""
    files = {f"{name}.py": text for name, text in others.items()}
    return Shape({"02_hands.ipynb": notebook(*sources), **files})


def copies(*sources):
    """The notebook and its first copy, each with one cell."""
    names = ("02_hands.ipynb", "02_hands-Copy1.ipynb")
    return Shape(dict(zip(names, map(notebook, sources), strict=True)))


def _with_conflict(piece, other):
    """The notebook after a merge in which one line has two versions."""
    at = next(at for at, line in enumerate(_LINES) if piece in line)
    two = ["<<<<<<< HEAD", _LINES[at], "=======", other, ">>>>>>> their work"]
    return in_notebook("\n".join([*_LINES[:at], *two, *_LINES[at + 1 :]]))


def _with_cell(kind, text):
    content = json.loads(notebook("x = 1"))
    content["cells"].append({"cell_type": kind, "metadata": {}, "source": text})
    return in_notebook(json.dumps(content))


FILES = {
    "a zip called a notebook": in_notebook(
        zip_of([("x02_hands.ipynb", notebook(RIGHT))])
    ),
    "a merge that was not ended": _with_conflict(
        "execution_count", ' "execution_count": 3,'
    ),
    "a merge of two sources": _with_conflict("update_hand", ' "source": "x = 2"'),
    "a merge of a stub and the function": py(
        f"<<<<<<< HEAD\n{STUB}=======\n{RIGHT}>>>>>>> b\n\nx = 1\n"
    ),
    "a merge within the function": py(
        RIGHT.replace("    left =", "<<<<<<< HEAD\n    left =").replace(
            "    return", "=======\n    pass\n>>>>>>> b\n    return"
        )
    ),
    "a Markdown cell": _with_cell("markdown", RIGHT),
    "a raw cell": _with_cell("raw", RIGHT),
    "of marimo": py(_MARIMO),
    "a notebook called .py": in_file("02_hands.py", notebook(RIGHT)),
    "Python called a notebook": in_notebook(RIGHT),
    "huge outputs": nb(
        RIGHT, cell={"outputs": [{"output_type": "stream", "text": "x" * 14_000_000}]}
    ),
    "a pasted list of words": nb(f"words = {['abcdefgh'] * 35_000}", RIGHT),
    "a pasted list of words in the cell": nb(
        f"words = {['abcdefgh'] * 35_000}\n{RIGHT}"
    ),
    "a thousand cells": nb(RIGHT, *["x = 1"] * 1_200),
    "a byte order mark": in_file("ps3.py", "\ufeff".encode() + RIGHT.encode()),
    "line ends of Windows": in_file("ps3.py", RIGHT.replace("\n", "\r\n").encode()),
    "line ends of old": in_file("ps3.py", RIGHT.replace("\n", "\r").encode()),
    "an old encoding": in_file("ps3.py", f"# Käse, naïve\n{RIGHT}".encode("latin-1")),
    "a named encoding": in_file(
        "ps3.py", f"# -*- coding: latin-1 -*-\n# Käse\n{RIGHT}".encode("latin-1")
    ),
    "UTF-16": in_file("ps3.py", RIGHT.encode("utf-16")),
    "no last line end": py(RIGHT.rstrip()),
    "tabs": py(RIGHT.replace("    ", "\t")),
    "form feeds": py(f"x = 1\n\f\n{RIGHT}"),
    "a first line for the shell": py(f"#!/usr/bin/env python3\n{RIGHT}"),
    "capitals in the name": in_file("PS3.PY", RIGHT),
    "a notebook with capitals in its name": in_file("HANDS.IPYNB", notebook(RIGHT)),
    "a name with blanks and brackets": in_file("my work (1).py", RIGHT),
    "a name that is a module's": in_file("random.py", f"import random\n{RIGHT}"),
    "what a browser saved as text": in_file("02_hands.ipynb.txt", notebook(RIGHT)),
    "what a browser saved as JSON": in_file("02_hands.ipynb.json", notebook(RIGHT)),
    "Python saved as text": in_file("ps3.py.txt", RIGHT),
    "in folders": in_file("Ann/Part 1/mine/02_hands.ipynb", notebook(RIGHT)),
    "a notebook with a byte order mark": in_notebook(
        b"\xef\xbb\xbf" + notebook(RIGHT).encode()
    ),
    "a notebook in an old encoding": in_notebook(
        notebook(f"# K\u00e4se\n{RIGHT}").replace("\\u00e4", "\u00e4").encode("latin-1")
    ),
    "sources as lists": nb(RIGHT.splitlines(keepends=True), ["x = 1\n", "y = 2"]),
    "a notebook of 2014": in_notebook(json.dumps(_OF_2014)),
    "without metadata": in_notebook(
        json.dumps({"cells": [{"cell_type": "code", "source": RIGHT}], "nbformat": 4})
    ),
    "of Colab": nb(
        "from google.colab import drive\ndrive.mount('/content/drive')",
        "#@title My hand { run: 'auto' }\n" + RIGHT,
        metadata={"colab": {"provenance": []}, "accelerator": "GPU"},
        cell={"metadata": {"id": "abc", "colab": {"height": 35}}},
    ),
    "of VS Code": nb(
        RIGHT,
        cell={"metadata": {"vscode": {"languageId": "python"}}},
        metadata={"orig_nbformat": 4},
    ),
    "percent cells": py(
        f"# %% [markdown]\n# # Hands\n# %%\n%matplotlib inline\n# %%\n{RIGHT}"
    ),
    "jupytext": py(
        "# ---\n# jupyter:\n#   jupytext:\n#     format_name: percent\n# ---\n\n"
        f"# %%\n# %matplotlib inline\n{RIGHT}"
    ),
    "exported": py(
        "#!/usr/bin/env python\n# coding: utf-8\n\n# # Hands\n\n# In[1]:\n\n\n"
        "get_ipython().run_line_magic('matplotlib', 'inline')\n"
        "get_ipython().system('pip install numpy')\n"
        "files = get_ipython().getoutput('ls')\n\n\n# In[3]:\n\n\n"
        f"{RIGHT}\n\n# In[ ]:\n\n\n"
        "get_ipython().run_cell_magic('time', '', 'lowest = 0\\n')\n"
    ),
    "what was timed, exported": py(
        "get_ipython().run_cell_magic('time', '', 'lowest = 0\\n')\n"
        "get_ipython().run_line_magic('time', 'highest = 9')\n"
        + RIGHT.replace("> 0", "> lowest - 0 * highest")
    ),
}

ORDER = {
    "a stub above": nb(STUB, RIGHT),
    "a stub below": nb(RIGHT, STUB),
    "a stub in the notebook, and a copy": copies(STUB, RIGHT),
    "a wrong one in the notebook, and a copy": copies(WRONG, RIGHT),
    "the seventh of many versions": Shape(
        {
            f"02_hands-Copy{n}.ipynb": notebook(
                RIGHT if n == 7 else f"def update_hand(hand, word): return {{'a': {n}}}"
            )
            for n in range(1, 8)
        }
    ),
    "copies that only outputs tell apart": Shape(
        {
            f"02_hands-Copy{n}.ipynb": notebook(WRONG, metadata={"n": n})
            for n in range(1, 16)
        }
        | {"work.ipynb": notebook(RIGHT)}
    ),
    "a notebook that is broken, and a copy": Shape(
        {"02_hands.ipynb": "{", "02_hands (1).ipynb": notebook(RIGHT)}
    ),
    "a stub in a file of the problem set": Shape(
        {"a.py": STUB, "b.py": RIGHT, "c.py": STUB}
    ),
    "a body of pass in the notebook": Shape(
        nb("def update_hand(hand, word):\n    pass").files
        | {"work.ipynb": notebook(RIGHT)}
    ),
    "the course's own imported below": nb(
        RIGHT, "from scrabble_course.word_game import *"
    ),
    "the name used for a result": nb(
        RIGHT, "update_hand = update_hand({'a': 1}, 'a')\nupdate_hand"
    ),
    "the name deleted": nb(RIGHT, "del update_hand"),
    "the name taken by a loop": nb(RIGHT, "for update_hand in range(3): pass"),
    "a helper in a later cell": nb(BY_SPEND, SPEND),
    "a value of its first line in a later cell": nb(
        ABOVE_LOW.replace("word)", "word, low=LOW)"), "check(update_hand)", "LOW = 0"
    ),
    "a table of what a later cell gives": nb(
        "low = {'low': LOW}['low']", ABOVE_LOW, "check(update_hand)", "LOW = 0"
    ),
    "a failing line above it in its cell": nb(f"print(1 / 0)\n{RIGHT}"),
    "an unfinished test above it in its cell": nb(
        f"hand = get_frequency_dict('hello')\n{RIGHT}"
    ),
    "cells in another order": nb(
        "display_hand(update_hand(hand, 'quail'))", "hand = {'a': 1}", RIGHT
    ),
    "a table that a notebook's main block makes": nb(
        "if __name__ == '__main__':\n    low = max(-1, 0)", ABOVE_LOW
    ),
    "words that only the main block loads": Shape(
        {
            "ps3.py": PLAIN_WORDS.replace(
                "word in word_list", "is_listed(word, word_list)"
            )
            + MAIN
        },
        (PLAIN,),
    ),
    "in the notebook of another stage": in_file(
        "05_playing_a_hand.ipynb", notebook("x = 1", RIGHT)
    ),
    "borrowed in a later notebook": Shape(
        {
            "work.ipynb": notebook(RIGHT),
            "05_playing_a_hand.ipynb": notebook(
                "from scrabble_course import mine",
                "get_word_score, update_hand = mine('get_word_score'), "
                "mine('update_hand')",
            ),
        }
    ),
    "borrowed, and called by its own words": Shape(
        {
            "02_hands.ipynb": notebook(
                RIGHT.replace("hand, word)", "hand, spent: str)").replace(
                    "word.", "spent."
                )
            ),
            "04_wildcards.ipynb": notebook(
                "from scrabble_course import mine\nupdate_hand = mine('update_hand')",
                WILD_WORDS.replace("hand.get", "update_hand(hand, spent='').get"),
            ),
        },
        ((2, "update_hand"), WILD),
    ),
    "two stages, renamed": Shape(
        {
            "a.ipynb": notebook(
                "words = ['it', 'tea']", PLAIN_WORDS, "check(is_valid_word, stage=3)"
            ),
            "b.ipynb": notebook(DEAL, "check(deal_hand)", WILD_WORDS),
        },
        (PLAIN, DEALT, WILD),
    ),
    "two stages, renamed the other way": Shape(
        {"z.ipynb": notebook(PLAIN_WORDS), "b.ipynb": notebook(WILD_WORDS)},
        (PLAIN, WILD),
    ),
    "two stages, copied": Shape(
        {
            "03_valid_words-Copy1.ipynb": notebook(PLAIN_WORDS),
            "ann_04_wildcards_final.ipynb": notebook(DEAL, WILD_WORDS),
        },
        (PLAIN, DEALT, WILD),
    ),
    **{
        f"two stages in one notebook: {name}": Shape(
            {
                f"{name}.ipynb": notebook(
                    PLAIN_WORDS,
                    "check(is_valid_word, stage=3)",
                    WILD_WORDS,
                    *["check(is_valid_word, stage=4)"] * 3,
                )
            },
            (PLAIN, WILD),
        )
        for name in ("03_valid_words", "04_wildcards", "my_scrabble")
    },
    "a module of one's own": with_others(
        "import helpers\nfrom helpers import spend\n"
        "def update_hand(hand, word): return spend(hand, helpers.low(word))",
        helpers=f"import numpy\ndef low(word): return word.lower()\n{SPEND}",
    ),
    "a module of each folder's own": Shape(
        {
            "1/helpers.py": "def spend(hand, word): return hand",
            "2/02_hands.ipynb": notebook("from helpers import spend", BY_SPEND),
            "2/helpers.py": SPEND,
            "2/lib/helpers.py": "spend = None",
            "3/helpers.py": "spend = None",
        }
    ),
    "a folder of one's own": nb(
        "import os\nlow = 0 * len(os.environ['HOME'] + os.environ['USER'])", ABOVE_LOW
    ),
    "a package of one's own": Shape(
        {
            "mine/02_hands.ipynb": notebook("from lib import *", BY_SPEND),
            "mine/lib/__init__.py": "from .hands import spend",
            "mine/lib/hands.py": SPEND,
        }
    ),
    "a package of one file": Shape(
        {"ps3.py": f"from lib import *\n{BY_SPEND}", "lib/__init__.py": SPEND}
    ),
    "a module that imports another": Shape(
        {
            "ps3.py": "from lib.hands import *\nupdate_hand = spend_letters",
            "lib/hands.py": "from lib.more import spend as spend_letters",
            "lib/more.py": SPEND,
        }
    ),
    "all in a module of one's own": with_others("from ps3 import *", ps3=RIGHT),
    "a module with a main block": with_others(
        "from helpers import *",
        BY_SPEND,
        helpers=f"{SPEND}if __name__ == '__main__':\n    spend = len\n",
    ),
    "a file that is opened and run": with_others(
        "exec(open('helpers.py').read())", BY_SPEND, helpers=SPEND
    ),
    "a file that is run among what is here": with_others(
        "low = 0", "%run -i helpers", BY_SPEND, helpers=SPEND.replace("> 0", "> low")
    ),
    "a file that is run": with_others("%run helpers.py", BY_SPEND, helpers=SPEND),
    "a notebook that is run": Shape(
        {
            "02_hands.ipynb": notebook(f"%run ./helpers.ipynb\n{BY_SPEND}"),
            "helpers.ipynb": notebook(SPEND),
        }
    ),
    "under another name": with_others(
        "from helpers import spend as update_hand", helpers=SPEND
    ),
    "a module that a cell writes": nb(
        f"%%writefile helpers.py\nimport copy\n{SPEND}",
        "%%writefile -a helpers.py\nLOW = 0",
        f"from helpers import *\n{BY_SPEND} if LOW == 0 else 1",
    ),
    "a module that a cell writes, exported": py(
        f"get_ipython().run_cell_magic('writefile', 'helpers.py', {SPEND!r})\n"
        "import helpers\ndef update_hand(hand, word): return helpers.spend(hand, word)"
    ),
    "a file that a cell writes, and runs": nb(
        f"%%file helpers.py\n{RIGHT}", "%run helpers.py"
    ),
    "data that a cell writes": nb(
        '%%writefile data/low.json\n{"low": 0}',
        "import json\nlow = json.load(open('data/low.json'))['low']",
        ABOVE_LOW,
    ),
    "data beside it": Shape(
        {
            "mine/02_hands.ipynb": notebook(
                "import json, csv, pathlib\nlow = json.load(open('low.json'))['low']\n"
                "[[other]] = csv.reader(open('../data/low.csv'))\n"
                "third = int(pathlib.Path('low.txt').read_text())",
                RIGHT.replace("> 0", "> low + int(other) + third"),
            ),
            "mine/low.json": '{"low": 0}',
            "mine/low.txt": "0",
            "data/low.csv": b"\xef\xbb\xbf0\r\n",
        }
    ),
    **{
        f"data beside it, {how}": Shape(
            {
                "mine/02_hands.ipynb": notebook(line, ABOVE_LOW),
                "mine/data/low.txt": "0",
                "mine/old.csv": "Käse;0".encode("latin-1"),
                "mine/wide.txt": "0".encode("utf-16"),
                "mine/low.pkl": pickle.dumps(0),
                "mine/my_words.txt": "aa ab",
            }
        )
        for how, line in DATA_LINES.items()
    },
    "data beside a module": Shape(
        {
            "ps3.py": f"from lib.helpers import spend\n{BY_SPEND}",
            "lib/helpers.py": "from pathlib import Path\n"
            "low = int((Path(__file__).parent / 'low.txt').read_text())\n"
            + SPEND.replace("> 0", "> low"),
            "lib/low.txt": "0",
        }
    ),
    **{
        f"packed {how}": in_file(
            "work.zip",
            zip_of(
                {
                    f"{folder}02_hands.ipynb": notebook(
                        "from helpers import spend\nlow = int(open('low.txt').read())",
                        f"{BY_SPEND} if low == 0 else 1",
                    ),
                    f"{folder}helpers.py": SPEND,
                    f"{folder}low.txt": "0",
                }.items()
            ),
        )
        for how, folder in {
            "on Windows": "part 1\\",
            "from a folder": "./",
            "from one folder below": "../",
        }.items()
    },
    "data beside it, in a zip": in_file(
        "work.zip",
        zip_of(
            {
                "x02_hands.ipynb": notebook(
                    "low = int(open('low.txt').read())", ABOVE_LOW
                ),
                "low.txt": "0",
            }.items()
        ),
    ),
    "a module beside it, by a dot": Shape(
        {
            "mine/ps3.py": "from .helpers import spend\nfrom . import low\n"
            "def update_hand(hand, word): return spend(hand, low.low(word))",
            "mine/helpers.py": SPEND,
            "mine/low.py": "def low(word): return word.lower()",
        }
    ),
    "a module of the folder above, by two dots": Shape(
        {
            "mine/ps3.py": f"from ..lib.helpers import spend\n{BY_SPEND}",
            "lib/helpers.py": "from .low import low\n" + SPEND.replace("> 0", "> low"),
            "lib/low.py": "low = 0",
        }
    ),
    "a copy of the course's stub beside it": Shape(
        {"a.py": "from scrabble_course.word_game import update_hand\n", "b.py": RIGHT}
    ),
}
