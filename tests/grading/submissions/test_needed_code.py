import time
from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.grading.submissions import read_limits
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.submissions.needed_code import needed_codes
from tests.grading.work_files import file

SCORE = "def get_word_score(word, n):\n    return bonus(word) + VALUES[word[0]]"
BONUS = "def bonus(word):\n    return 50"
VALUES = "VALUES = {'a': 1}"
USED = "import helpers\ndef get_word_score(word, n):\n    return helpers.score(word)"
TAKEN = "def get_word_score(word, n):\n    from helpers import score\n    score(word)"
STAR = "from helpers import *\ndef get_word_score(word, n):\n    return score(word)"
PACKAGE = "from lib import score\ndef get_word_score(word, n):\n    return score(word)"
WHOLE = "import helpers\ndef get_word_score(word, n):\n    return call(helpers, word)"
RUN = "get_ipython().run_line_magic('run', 'helpers.py')"
LATER = "def get_word_score(word, n):\n    return score(word)"
RUN_PY = "text = open('helpers.py').read()\nexec(text)"
READ = "text = open('values.txt').read()"
HELPERS = "def score(word):\n    return values(word)\ndef values(word):\n    return 0"
OPENS = "def get_word_score(word, n):\n    return open('values.txt').read()"


def code(*files):
    """The one function in the first file, as it is known again."""
    [path] = {path for path, _ in needed_codes(files)} & {files[0].path}
    return needed_codes(files)[path, "get_word_score"]


def work(*cells, **others):
    names = {"helpers": "helpers.py", "more": "more.py", "init": "lib/__init__.py"}
    names |= {"scores": "lib/scores.py"}
    files = [file(names[name], text) for name, text in others.items()]
    return file("01_word_scores.ipynb", *cells), *files


WORK = (VALUES, BONUS, SCORE)
CELLS = cells_of(course.stage("word_scores"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (work(*WORK), work(*WORK, "get_word_score('cat', 7)", "print(VALUES)")),
        (work(*WORK), work(*WORK, "word = 'cat'\nfor n in range(7): bonus(word)")),
        (work(*WORK), work(*WORK, "def play_hand():\n    hand = {}\n    hand[1] = 2")),
        (work(*WORK), work(*WORK[:2], f"import random\n\n{SCORE}   \n\n# tried\n")),
        (work(*WORK), work(*WORK, "def update_hand(hand, word):\n    return hand")),
        (work(*WORK), work("import math", *WORK, "%matplotlib inline")),
        (work(*WORK), work(*CELLS, *WORK)),
        (work(*CELLS, *WORK), work(f"{CELLS[0]}\nimport random", *CELLS[1:], *WORK)),
        (work(USED, helpers=HELPERS), work(USED, helpers=f"{HELPERS}\ndef g(): f(2)")),
        (work(TAKEN, helpers=HELPERS), work(TAKEN, helpers=f"x = 5\n{HELPERS}")),
        (work(STAR, helpers=HELPERS), work(STAR, helpers=f"{HELPERS}\ndef g(): f(2)")),
        (work(USED, helpers=HELPERS), work(USED, helpers=HELPERS, more="x = 1")),
        (
            work(USED, helpers=HELPERS),
            (file("week_2/1.ipynb", USED), file("week_2/helpers.py", HELPERS)),
        ),
    ],
)
def test_what_is_tried_out_beside_a_function_leaves_it_the_same(before, after):
    assert code(*before).digest == code(*after).digest


RIGHT = HELPERS.replace("0", "len(word)")
TWO = "from more import values\ndef score(word):\n    return values(word)"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (work(*WORK), work(VALUES, BONUS, SCORE.replace("+", "-"))),
        (work(*WORK), work(VALUES, BONUS.replace("50", "0"), SCORE)),
        (work(*WORK), work(VALUES.replace("1", "2"), BONUS, SCORE)),
        (work(*WORK), work(*WORK, BONUS.replace("50", "0"))),
        (work(*WORK), work(*WORK, "VALUES['a'] = 5")),
        (work(*WORK), work(*WORK, "VALUES.update(a=5)")),
        (work(*WORK), work(*WORK, "def right():\n    VALUES['a'] = 5\nright()")),
        (work(*WORK), work(*WORK, "def right():\n    global VALUES\n    VALUES = 5")),
        (work(*WORK), work(*WORK, "if True:\n    VALUES = {'a': 5}")),
        (work(*WORK), work(*WORK, "globals()['bonus'] = abs")),
        (work(*WORK), work(*WORK, "@cache\ndef bonus(word): return 5")),
        (work(USED, helpers=HELPERS), work(USED, helpers=RIGHT)),
        (work(TAKEN, helpers=HELPERS), work(TAKEN, helpers=RIGHT)),
        (work(STAR, helpers=HELPERS), work(STAR, helpers=RIGHT)),
        (work(WHOLE, helpers=HELPERS), work(WHOLE, helpers=RIGHT)),
        (work(RUN, STAR, helpers=HELPERS), work(RUN, STAR, helpers=RIGHT)),
        (work(RUN_PY, LATER, helpers=HELPERS), work(RUN_PY, LATER, helpers=RIGHT)),
        (work(USED), work(USED, helpers=HELPERS)),
        (
            work(USED, helpers=TWO, more="def values(word): return 0"),
            work(USED, helpers=TWO, more="def values(word): return 1"),
        ),
        (
            work(PACKAGE, init="from .scores import score", scores=HELPERS),
            work(PACKAGE, init="from .scores import score", scores=RIGHT),
        ),
        (work(USED), work("%%writefile helpers.py", USED)),
        (
            (file("a/x.py", USED), file("helpers.py", RIGHT), file("a/helpers.py", "")),
            (file("a/x.py", USED), file("helpers.py", RIGHT)),
        ),
    ],
)
def test_what_a_function_needs_makes_it_another(before, after):
    before, after = (
        (replace(one[0], cells=tuple(map(plain, one[0].cells))), *one[1:])
        for one in (before, after)
    )

    assert code(*before).digest != code(*after).digest


def plain(cell):
    """A cell as it is read: what it writes is in a call."""
    written = f"get_ipython().run_cell_magic('writefile', 'helpers.py', {RIGHT!r})"
    return written if cell.startswith("%%") else cell


@pytest.mark.parametrize(
    "texts", [(b"a 1", b"a 2"), (b"K\x80.", b"K\xff."), (b"", None)]
)
def test_a_file_of_data_that_is_named_counts(texts):
    data = file("values.txt")
    before, after = (replace(data, data=text) for text in texts)

    other = file("x.ipynb", VALUES, SCORE)

    for cells in (
        [OPENS],
        [OPENS.replace("'values", "f'{kind}")],
        [READ, "exec(text)", LATER],
    ):
        opening = file("x.ipynb", *cells)
        assert code(opening, before).digest != code(opening, after).digest
    assert code(other, before).digest == code(other, after).digest


def test_the_files_are_those_that_hold_what_is_needed():
    files = work(USED, helpers=TWO, more="def values(word): return 0", init="x = 1")

    paths = code(*files).paths

    assert paths == {"01_word_scores.ipynb", "helpers.py", "more.py"}


def test_modules_that_import_each_other_come_to_an_end():
    mutual = "from more import b\ndef score(word): return b(word)"
    back = "from helpers import score\ndef b(word): return score(word)"

    assert len(code(*work(USED, helpers=mutual, more=back)).paths) == 3


def test_what_takes_too_long_to_read_is_left_out(monkeypatch):
    many = "\n".join(f"from helpers import x{n}" for n in range(2_000))
    chain = "\n".join(f"def x{n}(): return x{n + 1}()" for n in range(2_000))
    files = [file(f"{n}.py", f"{many}\n{chain}\n{SCORE}") for n in range(30)]
    monkeypatch.setattr(read_limits, "READING_SECONDS", 0.5)
    start = time.process_time()

    with read_limits.one_reading():
        found = needed_codes([*files, file("helpers.py", chain)])

    assert len(found) < 30
    assert time.process_time() - start < 4
