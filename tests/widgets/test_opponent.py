import pytest

from scrabble_course.scrabblegram import highest_scoring_word_from_tiles
from scrabble_course.widgets import opponent as opponents
from scrabble_course.widgets.opponent import Opponent
from scrabble_course.widgets.puzzles import Find, puzzle_with

WORDS = ["apples", "leap", "please", "quip", "spatzle", "wasp"]
PUZZLE = puzzle_with("ZLEAP?S", ".t..D..")


def answer(value):
    def search(tiles, score_modifiers, words=None):
        return value

    return Opponent(search, WORDS).ask(PUZZLE)


def test_the_engine_and_the_readable_search_play_the_same():
    readable = Opponent(highest_scoring_word_from_tiles, WORDS)

    assert readable.ask(PUZZLE) == Opponent(None, WORDS).ask(PUZZLE)
    assert readable.ask(PUZZLE).find == Find("SPAtZLE", 96)


def test_without_words_the_list_of_the_course_is_searched():
    assert Opponent(None).ask(PUZZLE).find == Find("SPAtZLE", 96)


def test_a_search_is_called_as_stage_9_calls_it():
    def search(tiles, score_modifiers, words):
        raise LookupError(tiles, [m.value for m in score_modifiers], words)

    problem = Opponent(search, WORDS).ask(PUZZLE).problem

    marks = [*".t..D.."]
    assert problem.endswith(f"raised LookupError: {('ZLEAP?S', marks, WORDS)}.")
    assert problem.startswith("search('ZLEAP?S', [ScoreModifier.NONE, ")


def test_an_opponent_may_find_no_word_or_write_it_in_capitals():
    reply = answer((-1, ""))

    assert (reply.find, reply.problem, reply.failed) == (None, "", False)
    assert answer((8, "LEAP")).find == Find("LEAP", 8)


def test_a_score_that_the_word_does_not_earn_is_named_and_put_right():
    reply = answer((90, "leap"))

    assert reply.find == Find("LEAP", 8)
    assert reply.problem == "search says 90 points for 'leap', but it earns 8 points."


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("leap", "is not a score and a word"),
        ((8,), "is not a score and a word"),
        (("leap", 8), "is not a score and a word"),
        ((True, "leap"), "is not a score and a word"),
        ((8, "plea"), "names a word that is not in the list"),
        ((8, "l" * 5000), "names a word that is not in the list"),
        ((8, "quip"), "names a word that the tiles do not form"),
    ],
)
def test_what_is_no_word_of_the_list_or_of_the_tiles_is_named(value, fault):
    reply = answer(value)

    assert reply.failed and reply.find is None
    assert reply.problem.endswith(f", which {fault}.")


def test_a_search_that_is_not_written_is_stood_in_for():
    def search(tiles, score_modifiers, words):
        raise NotImplementedError

    reply = Opponent(search, WORDS).ask(PUZZLE)
    assert reply.find == Find("SPAtZLE", 96)
    assert reply.problem.startswith("search is not written yet")


def test_an_opponent_has_longer_to_think_than_a_rule_but_not_for_ever(monkeypatch):
    monkeypatch.setattr(opponents, "OPPONENT_SECONDS", 0.1)

    def search(tiles, score_modifiers, words):
        while True:
            pass

    reply = Opponent(search, WORDS).ask(PUZZLE)
    assert reply.failed
    assert reply.problem.endswith("did not come back within 0.1 seconds.")
