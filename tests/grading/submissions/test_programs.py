from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.programs import (
    MOST_FILES,
    program_of,
)
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import file


def used_by(first, *others):
    job = Job(course.stage("hands"), first, ("update_hand",))
    return set(program_of(job, Submission("ann", (first, *others))).files)


RUN = "get_ipython().run_line_magic('run', '01_word_scores.ipynb')"
USED = {
    "nothing": ({"ps3.py": "x = helpers", "helpers.py": "y = 1"}, []),
    "what is imported, and what that imports": (
        {
            "ann/ps3.py": "import lib.one",
            "ann/lib/one.py": "from lib.two import x",
            "ann/lib/two.py": "x = 1",
            "ann/three.py": "x = 1",
        },
        ["lib/one.py", "lib/two.py"],
    ),
    "what is run": (
        {"a.ipynb": RUN, "01_word_scores.ipynb": "x = 1"},
        ["01_word_scores.ipynb"],
    ),
    "each other": ({"a.py": "import b", "b.py": "import a"}, ["b.py"]),
}


@pytest.mark.parametrize(("files", "used"), USED.values(), ids=USED)
def test_what_a_file_makes_use_of_goes_along(files, used):
    assert used_by(*(file(*one) for one in files.items())) == set(used)


def test_of_two_files_with_one_name_the_near_one_is_first():
    folders = ("", "a/", "b/lib/", "b/", "c/")
    others = [file(f"{folder}helpers.py", "x = 1") for folder in folders]
    job = Job(course.stage("hands"), file("b/ps3.py", "import helpers"), ())

    files = program_of(job, Submission("ann", (*others, job.file))).files
    assert [*files][:2] == ["helpers.py", "lib/helpers.py"]


def test_of_two_that_are_found_under_one_path_the_near_one_is_there():
    near, far = file("b/lib/helpers.py", "x = 1"), file("lib/helpers.py", "x = 2")
    job = Job(course.stage("hands"), file("b/ps3.py", "import lib.helpers"), ())

    files = program_of(job, Submission("ann", (far, near, job.file))).files
    assert files == {"lib/helpers.py": ("x = 1",)}


def test_data_goes_along_though_it_is_empty():
    data = replace(file("data/low.txt"), data=b"")
    job = Job(course.stage("hands"), file("b/ps3.py"), ())

    assert program_of(job, Submission("ann", (data, job.file))).data == {
        "../data/low.txt": b""
    }


def test_only_so_many_files_go_along():
    many = [file(f"m{n}.py", f"import m{n + 1}") for n in range(50)]

    assert len(used_by(many[0], *many[1:])) == MOST_FILES


def test_the_parameters_of_what_is_borrowed_go_along():
    stub = "def get_word_score(word, n):\n    raise NotImplementedError"
    own = "def get_word_score(word: str, size=2 * 3) -> int: return 1"
    scores = file("1/01_word_scores.ipynb", own, stub)
    other = file("notes.ipynb", "def update_hand(a, b): return a")
    player = file("5.py", "score, update = mine('get_word_score'), mine('update_hand')")
    job = Job(course.stage("playing_a_hand"), player, ())

    program = program_of(job, Submission("ann", (scores, other, player)))
    assert program.own_parameters == {"get_word_score": "word: str, size=2 * 3"}
