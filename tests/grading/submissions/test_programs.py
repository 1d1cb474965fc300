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


def test_of_two_files_with_one_name_the_near_one_is_first():
    folders = ("", "a/", "b/lib/", "b/", "c/")
    others = [file(f"{folder}helpers.py", "x = 1") for folder in folders]
    job = Job(course.stage("hands"), file("b/ps3.py", "import helpers"), ())

    files = program_of(job, Submission("ann", (*others, job.file))).files
    assert [*files][:2] == ["helpers.py", "lib/helpers.py"]


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
