"""What a report on stage 12 shows can be pasted, and no answer upsets a check."""

import random

import pytest

from scrabble_course import course
from scrabble_course.board import Board, Play
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.checks.hunt import hunt
from scrabble_course.checks.report import Status
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Challenge, Exchange, Pass, Place

CAT = Lexicon.from_words(["cat"])
ANSWERS = [
    *([], {}, (), set(), [1], ["Ann"], [["Ann"]], ["Ann", None], ("", "")),
    *(("A", 1), ("A", "B", "C"), [("A", "B")], 5.5, True, 0, "?", object()),
    *(Place(None), Place([1]), Place(Play("A", "8", None)), Place(Play("", 0, 0))),
    *(Place(Play("CAT", 7, 99)), Place(Play("cat1", 7, 7)), Play("CAT", 7, 7)),
    *(Place(Play("CAT" * 20, -1, 7, True)), Exchange(None), Exchange("Ä")),
    *(Exchange(Pass), Challenge(), Pass, [Pass()], {Pass(): 1}, Board.empty()),
    *(random.Random(1), CAT, ("CAT", 7, 7, False, 9)),
]


@pytest.mark.no_cover
@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("name", course.stage(12).functions)
def test_no_answer_upsets_a_check(name):
    for answer in ANSWERS:
        report = examine(exercise_named(name), lambda *args, answer=answer: answer)

        assert report.status is Status.FAILED, repr(answer)
        assert report.advice


@pytest.mark.parametrize("name", ["draw_order", "refill", "exchange"])
def test_a_call_with_chance_is_shown_as_source_that_gives_the_same_answer(name):
    found = exercise_named(name)
    shown = examine(found, lambda *args: 0).failure.call
    case = next(case for case in found.cases if case.given)
    names = {"random": random, name: found.reference}

    assert "random.Random(1))" in shown
    assert eval(shown, names) == case.expected


def test_a_position_is_shown_as_source_that_can_be_pasted():
    shown = examine(exercise_named("my_player"), lambda *args: 0).failure.call
    names = {"Board": Board, "Lexicon": Lexicon, "my_player": lambda *args: args}
    board, _, lexicon = eval(shown, names)

    assert board == Board.empty()
    assert "cat" in lexicon


def test_a_play_that_breaks_a_rule_is_shown_with_the_rule():
    corner = Place(Play("CATS", 0, 0))
    failure = examine(exercise_named("my_player"), lambda *args: corner).failure

    assert failure.expected == "a play that the rules allow"
    assert "the first play covers 8H" in failure.got


def test_a_bug_of_a_player_can_be_hunted():
    reference, position = (
        exercise_named("my_player").reference,
        (Board.empty(), "CAT", CAT),
    )

    assert hunt("my_player", lambda *given: 0, *position).found
    assert not hunt("my_player", reference, *position).found


@pytest.mark.parametrize(
    "starts",
    [lambda players, rng: 0, lambda players, rng: rng.randrange(len(players))],
    ids=["nobody draws", "a die is thrown"],
)
def test_an_order_without_tiles_earns_half_at_most(starts):
    def draw_order(players, bag, rng):
        first = starts(players, rng)
        return players[first:] + players[:first]

    assert examine(exercise_named("draw_order"), draw_order).share <= 0.5
