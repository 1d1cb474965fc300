import pytest
from traitlets import TraitError

from scrabble_course import arrange
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.activities.saved_answers import answers_file

SWAP = arrangement("swap_letter")
RIGHT = [list(placed) for placed in SWAP.solution]
COPY, IF, LESS, MORE, RETURN = (line for line, _ in RIGHT)
SECOND_NAME, IF_IN = SWAP.spare


@pytest.fixture
def card():
    return arrange("swap_letter")


def test_a_failing_call_is_shown_with_what_came_instead(card):
    card.program = [[COPY, 0], [RETURN, 0]]
    card.run()

    assert card.verdict == "bad"
    assert "swap_letter: not yet - 3 of 5 checks pass" in card.outcome
    assert "swap_letter({&#x27;t&#x27;: 2, &#x27;e&#x27;: 1}" in card.outcome


def test_an_empty_function_and_a_line_that_python_cannot_read_are_answered_too(card):
    card.run()
    assert "Put some lines into your function." in card.outcome
    assert card.answered == card.runs == 1

    card.program = [[IF, 0], [RETURN, 0]]
    card.run()
    assert card.outcome.startswith("<p")
    assert "Nothing stands inside line 2, <code" in card.outcome


def test_the_third_try_takes_a_line_away_and_says_so(card):
    for program in ([[COPY, 0]], [[IF_IN, 0], [LESS, 1]], [[IF_IN, 0], [MORE, 1]]):
        card.program = program
        card.run()

    assert card.gone == [IF_IN]
    assert card.program == [[MORE, 1]]
    assert "belongs nowhere, and has been taken away: the letter may" in card.outcome


def test_a_line_can_be_in_the_function_once_and_not_after_it_has_gone(card):
    with pytest.raises(TraitError):
        card.program = [[COPY, 0], [COPY, 0]]
    card.comm.browser_sends(program=[[99, 0]], sent=1)

    assert (card.program, card.received) == ([], 1)
    assert card.comm.states[-1]["program"] == []


def test_a_browser_sends_a_line_and_the_run_at_once(card):
    card.comm.browser_sends(program=RIGHT, runs=1, sent=1)

    assert (card.verdict, card.answered) == ("good", 1)
    assert "swap_letter: passed - the 5 checks pass" in card.outcome


def test_a_cell_that_is_run_again_shows_the_lines_as_they_were(card):
    assert not answers_file().exists()
    card.program = RIGHT[:2]

    assert arrange("swap_letter").program == RIGHT[:2]
    assert arrange("all_different").program == []


def test_what_a_browser_is_shown_of_a_run_is_kept_already(card, monkeypatch):
    card.program = RIGHT[:2]
    answers_file().unlink()
    kept = {}

    def note(_kind, data, **_rest):
        kept.update(dict.fromkeys(data["state"], answers_file().exists()))

    monkeypatch.setattr(card.comm, "publish_msg", note)
    card.run()

    assert kept["outcome"] and kept["answered"]


def test_what_was_kept_of_other_lines_is_left_alone(card):
    card.program = RIGHT
    text = answers_file().read_text(encoding="utf-8")
    answers_file().write_text(text.replace(f"[\n     {COPY}", "[\n     77"))

    assert arrange("swap_letter").program == []


def test_a_file_that_cannot_be_written_is_named(card, tmp_path):
    answers_file().mkdir()
    card.program = RIGHT

    assert card.problem.startswith("my_answers.json cannot be written")


def test_its_text_and_its_still_picture_show_the_lines_and_no_order_of_them(card):
    before = repr(card)
    card.program = RIGHT
    card.run()

    assert repr(card) == before
    assert before.splitlines()[:3] == [
        "Put these lines in order, and indent them. Two lines belong nowhere.",
        "def swap_letter(hand, old, new):",
        "    ? changed = hand.copy()",
    ]
    faces, _ = card._repr_mimebundle_()
    assert "? changed = hand.copy()" in faces["text/html"]


def test_in_a_gap_a_browser_puts_a_line_and_moves_no_other():
    made = arrangement("orders")
    card = arrange("orders")
    assert "One line is missing." in repr(card) and "        ...\n" in repr(card)

    card.comm.browser_sends(program=[list(p) for p in made.solution[::-1]], sent=1)
    assert card.program == [list(placed) for placed in made.start]
    card.comm.browser_sends(program=[list(p) for p in made.solution], runs=1, sent=2)

    assert card.verdict == "good"


@pytest.mark.parametrize(
    ("typed", "verdict", "told"),
    [
        ("left = letters.replace(first, '', 1)", "good", "checks pass"),
        ("left = letters", "bad", "orders: "),
        ("left = (", "bad", "Python stops at line 6, "),
    ],
)
def test_a_line_for_a_gap_may_be_typed_and_is_there_again(typed, verdict, told):
    card = arrange("orders")
    given = card.program
    card.comm.browser_sends(typed=typed, runs=1, sent=1)

    assert (card.verdict, card.program) == (verdict, given)
    assert told in card.outcome
    assert arrange("orders").typed == typed
