"""What goes wrong with a notebook between a student's head and the grader.

`IN_CELLS` change the list of a notebook's cells, `IN_FILES` the file as a whole. Each
takes the random numbers first, and says in its name what happens.
"""

import json


def code(source, **metadata):
    """Return a code cell that no one has executed."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "metadata": metadata,
        "outputs": [],
        "source": source,
    }


def _places(cells, kind):
    marks = [cell["metadata"].get("nbgrader", {}) for cell in cells]
    return [place for place, mark in enumerate(marks) if mark.get(kind)]


def a_scribble_that_does_not_parse(rng, cells):
    text = rng.choice(["def try_out(word:\n    pass", "print('oops", "for in x:"])
    cells.insert(rng.randrange(len(cells)), code(text))


def a_function_that_does_not_parse(rng, cells):
    cell = cells[rng.choice(_places(cells, "solution"))]
    cell["source"] += rng.choice(["\n    return (", "\nprint 'done'", "\n  x = 1"])


def live_play(rng, cells):
    cells.append(code("name = input('What is your name? ')\nprint('Hello,', name)"))
    cells.append(code("play_game(load_words())"))


def magics(rng, cells):
    cells.insert(1, code("%matplotlib inline\n!ls\nimport numpy as np"))
    cells.append(code("%timeit sum(range(9))"))


def a_cell_taken_out(rng, cells):
    del cells[rng.choice(_places(cells, rng.choice(["solution", "grade"])))]


def the_first_code_cell_taken_out(rng, cells):
    del cells[next(i for i, cell in enumerate(cells) if cell["cell_type"] == "code")]


def a_function_copied_and_given_up(rng, cells):
    place = rng.choice(_places(cells, "solution"))
    old = json.loads(json.dumps(cells[place]))
    old["source"] = old["source"].replace("return", "return None #", 1)
    cells.insert(place, old)


def a_function_split_from_its_helpers(rng, cells):
    place = rng.choice(_places(cells, "solution"))
    *before, last = cells[place]["source"].split("\n\n\n")
    cells[place]["source"] = last
    cells[place:place] = [code(part) for part in before]


def all_metadata_lost(rng, cells):
    for cell in cells:
        cell["metadata"] = {}


def a_function_at_the_end(rng, cells):
    cells.append(cells.pop(rng.choice(_places(cells, "solution"))))


def cut_short(rng, text):
    return text[: rng.randrange(len(text))].encode()


def empty(rng, text):
    return b""


def a_picture(rng, text):
    return b"\x89PNG\r\n\x1a\n" + rng.randbytes(2000)


def no_cells(rng, text):
    return json.dumps({"metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


def of_another_age(rng, text):
    return json.dumps({"metadata": {}, "nbformat": 2, "worksheets": []}).encode()


def with_byte_order_mark(rng, text):
    return b"\xef\xbb\xbf" + text.encode()


IN_CELLS = (
    a_scribble_that_does_not_parse,
    a_function_that_does_not_parse,
    live_play,
    magics,
    a_cell_taken_out,
    the_first_code_cell_taken_out,
    a_function_copied_and_given_up,
    a_function_split_from_its_helpers,
    all_metadata_lost,
    a_function_at_the_end,
)
IN_FILES = (cut_short, empty, a_picture, no_cells, of_another_age, with_byte_order_mark)

HOSTILE = (
    "an endless loop",
    "an exit that looks right",
    "the answer in the package",
    "a value nested 100,000 deep",
    "4 GiB of memory",
    "the frames of its callers",
)
"""Which of the attacks in a function a class has, in `get_word_score`."""
