from scrabble_course.course import stage
from scrabble_course.grading.jobs import jobs_of
from scrabble_course.grading.submissions import Submission
from tests.grading.work_files import file, handed_in


def asked(submission, *numbers):
    return [
        (job.stage.number, job.file.path, job.functions)
        for job in jobs_of(submission, map(stage, numbers))
    ]


def test_functions_are_found_by_name_wherever_their_cells_went():
    submission = handed_in("x = 1", "def update_hand(h, w): pass", path="notes.ipynb")

    assert asked(submission, 1, 2) == [(2, "notes.ipynb", ("update_hand",))]


def test_the_notebook_of_the_stage_comes_first():
    copy = file("06_playing_a_game.ipynb", "def get_word_score(w, n): pass")
    own = file("01_word_scores.ipynb", "def get_word_score(w, n): pass")

    [job] = asked(Submission("ann", (copy, own)), 1)
    assert job[1] == "01_word_scores.ipynb"


def test_one_name_may_be_asked_for_in_two_stages():
    plain = file("03_valid_words.ipynb", "def is_valid_word(w, h, l): pass")
    wild = file("04_wildcards.ipynb", "def is_valid_word(w, h, l): pass")

    assert asked(Submission("ann", (plain, wild)), 3, 4) == [
        (3, "03_valid_words.ipynb", ("is_valid_word",)),
        (4, "04_wildcards.ipynb", ("deal_hand", "is_valid_word")),
    ]
    assert asked(handed_in("def is_valid_word(*a): pass"), 3, 4) == [
        (3, "ps3.py", ("is_valid_word",)),
        (4, "ps3.py", ("is_valid_word",)),
    ]


def test_the_notebook_of_the_stage_is_asked_for_what_cannot_be_read_off():
    submission = handed_in("exec(text)", path="1_word_game/02_hands.ipynb")

    assert asked(submission, 2) == [(2, "1_word_game/02_hands.ipynb", ("update_hand",))]


def test_without_any_cell_nothing_is_asked():
    assert asked(handed_in(), 1, 2) == []
