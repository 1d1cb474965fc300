import pytest

from scrabble_course.course import stage
from scrabble_course.grading.submissions.jobs import candidates_of, jobs_of
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import file, handed_in

HAND, SCORE, VALID = (
    f"def {name}(*args): return 1"
    for name in ("update_hand", "get_word_score", "is_valid_word")
)
UNREAD = "exec(text)"
OF_2, OF_3, OF_4 = ("update_hand",), ("is_valid_word",), ("deal_hand", "is_valid_word")
START, PLAIN, WILD = (
    cells_of(stage(name)) for name in ("start_here", "valid_words", "wildcards")
)
ASKED = {
    "a function is found wherever its cell went": (
        [("notes.ipynb", "x = 1", HAND)],
        [(2, "notes.ipynb", OF_2)],
    ),
    "the notebook of the stage comes first": (
        [("06_playing_a_game.ipynb", SCORE), ("01_word_scores.ipynb", SCORE)],
        [(1, "01_word_scores.ipynb", ("get_word_score",))],
    ),
    "one name may be asked for in two stages": (
        [("03_valid_words.ipynb", VALID), ("04_wildcards.ipynb", VALID)],
        [(3, "03_valid_words.ipynb", OF_3), (4, "04_wildcards.ipynb", OF_4)],
    ),
    "and of one file": ([("a.py", VALID)], [(3, "a.py", OF_3), (4, "a.py", OF_3)]),
    "a renamed notebook is of the lesson whose cells it has": (
        [("a.ipynb", *WILD[:6], VALID), ("b.ipynb", *PLAIN[:6], VALID)],
        [(3, "b.ipynb", OF_3), (4, "a.ipynb", OF_4)],
    ),
    "a notebook of two lessons is of both": (
        [("all.ipynb", *PLAIN, VALID, *WILD)],
        [(3, "all.ipynb", OF_3), (4, "all.ipynb", OF_4[1:])],
    ),
    "a check that names another stage is of that": (
        [("03_valid_words.ipynb", VALID, "check(is_valid_word, stage=4)")],
        [(3, "03_valid_words.ipynb", OF_3), (4, "03_valid_words.ipynb", OF_4[1:])],
    ),
    "one that names none is of the notebook's": (
        [("03_valid_words.ipynb", VALID, "check(is_valid_word)")],
        [(3, "03_valid_words.ipynb", OF_3)],
    ),
    "the functions in a file may tell its stage": (
        [("a.py", VALID), ("b.py", f"{VALID}\ndeal_hand = max")],
        [(3, "a.py", OF_3), (4, "b.py", OF_4)],
    ),
    "what the lesson itself defines is not the student's": (
        [("00_start_here.ipynb", *START)],
        [],
    ),
    "without any cell nothing is asked": ([("ps3.py",)], []),
    **{
        f"what cannot be read off is asked of {path}": (
            [(path, UNREAD)],
            [(2, path, OF_2)],
        )
        for path in (
            "1_word_game/02_hands.ipynb",
            "02_hands-Copy1.ipynb",
            "02_hands (1).ipynb",
            "ann_02_Hands_final.ipynb",
            "2. 02-hands.ipynb.txt",
        )
    },
}


def jobs_at(submission, turn=0):
    return [
        (job.stage.number, job.file.path, job.functions)
        for job in jobs_of(candidates_of(submission, map(stage, (1, 2, 3, 4))), turn)
    ]


@pytest.mark.parametrize(("files", "jobs"), ASKED.values(), ids=ASKED)
def test_functions_are_asked_of_the_files_that_may_hold_them(files, jobs):
    assert jobs_at(Submission("ann", tuple(file(*one) for one in files))) == jobs


def test_what_is_written_comes_before_what_is_empty_and_a_copy_is_asked_once():
    empty = "def update_hand(h, w):\n    raise NotImplementedError"
    paths = {"02_hands.ipynb": empty, "work.py": HAND, "copy.py": HAND}
    submission = Submission("ann", tuple(file(*one) for one in paths.items()))

    assert jobs_at(submission) == [(2, "work.py", OF_2)]
    assert jobs_at(submission, turn=1) == [(2, "02_hands.ipynb", OF_2)]
    assert jobs_at(submission, turn=2) == []


def test_what_is_still_to_be_asked_may_be_chosen():
    candidates = candidates_of(
        handed_in("update_hand = play_hand = 1"), [stage(2), stage(5)]
    )

    jobs = jobs_of(candidates, is_open=lambda graded: graded[1] == "play_hand")
    assert [job.functions for job in jobs] == [("play_hand",)]


def test_a_job_tells_which_functions_seem_to_be_defined():
    stub = "def deal_hand(n):\n    raise NotImplementedError"

    [job] = jobs_of(candidates_of(handed_in(stub, VALID), [stage(4)]))
    assert job.defined == {"deal_hand", "is_valid_word"}
