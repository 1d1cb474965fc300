import marshal

import pytest

from scrabble_course import course
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.submissions.programs import (
    MOST_AHEAD,
    MOST_FILES,
    program_of,
)
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import file


def used_by(first, *others):
    job = Job(course.stage("hands"), first, ("update_hand",))
    return set(program_of(job, Submission("ann", (first, *others))).files)


def test_a_file_goes_alone_if_it_names_no_other():
    assert used_by(file("ps3.py", "x = helpers"), file("helpers.py", "y = 1")) == set()


def test_what_is_imported_goes_along_and_what_that_imports():
    files = [
        file("ann/lib/one.py", "from lib.two import x"),
        file("ann/lib/two.py", "x = 1"),
        file("ann/three.py", "x = 1"),
    ]

    assert used_by(file("ann/ps3.py", "import lib.one"), *files) == {
        "lib/one.py",
        "lib/two.py",
    }


def test_what_is_run_goes_along():
    notebook = file("01_word_scores.ipynb", "x = 1")
    run = "get_ipython().run_line_magic('run', '01_word_scores.ipynb')"

    assert used_by(file("a.ipynb", run), notebook) == {"01_word_scores.ipynb"}


def test_two_files_may_import_each_other():
    assert used_by(file("a.py", "import b"), file("b.py", "import a")) == {"b.py"}


def test_only_so_many_files_go_along():
    many = [file(f"m{n}.py", f"import m{n + 1}") for n in range(50)]

    assert len(used_by(many[0], *many[1:])) == MOST_FILES


def ahead_of(*cells):
    job = Job(course.stage("hands"), file("02_hands.ipynb", *cells), ("update_hand",))
    return program_of(job, Submission("ann", (job.file,))).ahead


def test_a_student_s_own_cells_are_compiled_ahead():
    [handed_out, *_] = cells_of(course.stage("hands"))

    assert set(ahead_of(handed_out, "x = 1", "y = 2")) == {2, 3}


def test_long_cells_are_left_to_the_time_of_the_student():
    assert ahead_of("x = 1\n" * (MOST_AHEAD // 6 + 1)) == {}


def test_code_that_doubles_is_left_to_the_memory_of_a_child():
    levels = range(19)
    text = "".join(f"{' ' * n}try:\n{' ' * n} f()\n{' ' * n}finally:\n" for n in levels)

    assert ahead_of(f"{text}{' ' * 19}f()") == {}


MANY = MOST_AHEAD // 2
HASH = 2**61 - 1
LONGEST = {
    "comparisons": "1<" * (MANY - 1) + "1",
    "names with types": "\n".join(f"a{n}:int" for n in range(MANY // 5)),
    "parts of a text": 'f"' + "{a}" * (MANY // 2) + '"',
    "ways of a match": f"match a:\n case {'|'.join(map(str, range(MANY // 3)))}: pass",
    "numbers of one hash": f"{{{','.join(str(n * HASH) for n in range(MANY // 13))}}}",
    "tuples that are multiplied": "x = " + "(" * 9 + "0,)" + " * 4096)" * 8,
    "comprehensions": "[" * 60 + "0" + " for a in b]" * 60,
    "loops": "".join(f"{' ' * n}while (lambda: {n})():\n" for n in range(19))
    + f"{' ' * 19}break",
    "ways out": "def f():\n"
    + "".join(f"{' ' * n}with a:\n" for n in range(1, 20))
    + f"{' ' * 20}if a: return\n" * (MANY // 20),
}


@pytest.mark.parametrize("text", LONGEST.values(), ids=LONGEST)
def test_other_code_is_not_much_longer_than_its_text(text):
    assert len(text) <= MOST_AHEAD
    assert len(marshal.dumps(ahead_of(text))) < 50 * MOST_AHEAD
