from scrabble_course.course import stage
from scrabble_course.grading.submissions.jobs import candidates_of, jobs_of
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import file, handed_in


def asked(submission, *numbers, turn=0):
    return [
        (job.stage.number, job.file.path, job.functions)
        for job in jobs_of(candidates_of(submission, map(stage, numbers)), turn)
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


def test_a_copy_of_a_notebook_is_of_its_stage():
    copies = [
        "02_hands-Copy1.ipynb",
        "02_hands (1).ipynb",
        "ann_02_Hands_final.ipynb",
        "2. 02-hands.ipynb.txt",
    ]
    for path in copies:
        assert asked(handed_in("exec(text)", path=path), 2)


def test_a_renamed_notebook_is_of_the_lesson_whose_cells_it_has():
    plain, wild = (
        file(path, *cells_of(stage(name))[:6], "def is_valid_word(w, h, l): return 1")
        for path, name in [("b.ipynb", "valid_words"), ("a.ipynb", "wildcards")]
    )

    assert asked(Submission("ann", (wild, plain)), 3, 4) == [
        (3, "b.ipynb", ("is_valid_word",)),
        (4, "a.ipynb", ("deal_hand", "is_valid_word")),
    ]


def test_the_functions_in_a_file_may_tell_its_stage():
    plain = file("a.py", "def is_valid_word(w, h, l): return 1")
    wild = file("b.py", "def is_valid_word(w, h, l): return 2\ndeal_hand = max")

    [_, job] = asked(Submission("ann", (plain, wild)), 3, 4)
    assert job == (4, "b.py", ("deal_hand", "is_valid_word"))


def test_what_is_written_comes_before_what_is_empty():
    empty = file(
        "02_hands.ipynb", "def update_hand(h, w):\n    raise NotImplementedError"
    )
    written = file("work.py", "def update_hand(h, w): return {}")

    submission = Submission("ann", (empty, written))
    assert asked(submission, 2) == [(2, "work.py", ("update_hand",))]
    assert asked(submission, 2, turn=1) == [(2, "02_hands.ipynb", ("update_hand",))]
    assert asked(submission, 2, turn=2) == []


def test_the_same_file_twice_is_asked_once():
    cell = "def update_hand(h, w): return {}"
    submission = Submission("ann", (file("a.py", cell), file("b.py", cell)))

    assert asked(submission, 2) == [(2, "a.py", ("update_hand",))]
    assert asked(submission, 2, turn=1) == []


def test_what_the_lesson_itself_defines_is_not_the_students():
    start = file("00_start_here.ipynb", *cells_of(stage("start_here")))

    assert any("def get_word_score" in cell for cell in start.cells)
    assert asked(Submission("ann", (start,)), 1) == []


def test_what_is_still_to_be_asked_may_be_chosen():
    candidates = candidates_of(
        handed_in("update_hand = play_hand = 1"), [stage(2), stage(5)]
    )

    jobs = jobs_of(candidates, is_open=lambda asked: asked[1] == "play_hand")
    assert [job.functions for job in jobs] == [("play_hand",)]


def test_a_job_tells_which_functions_seem_to_be_defined():
    stub = "def deal_hand(n):\n    raise NotImplementedError"
    written = "def is_valid_word(w, h, l):\n    return w in l"

    [job] = jobs_of(candidates_of(handed_in(stub, written), [stage(4)]))
    assert job.defined == {"deal_hand", "is_valid_word"}
