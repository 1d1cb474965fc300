import pytest

from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    Move,
    Place,
    ScrabbleError,
)
from scrabble_course.scrabble.turns import challenge_rule
from tests.scrabble.tables import lay


def test_a_move_tells_its_turn_and_its_points():
    assert str(Move(0, "QUIZ", lay("8G QUIZ"), 44)) == "8G QUIZ +44"
    assert str(Move(1, "QUIZ", Challenge(), -44, upheld=True)) == "challenge -44"
    assert isinstance(lay("8G QUIZ"), Place)


@pytest.mark.parametrize("rule", ChallengeRule)
def test_a_challenge_rule_is_found_however_it_is_written(rule):
    written = rule.value.replace("-", "_").upper()

    assert challenge_rule(f" {written} ") is rule


def test_an_unknown_challenge_rule_is_told_which_there_are():
    with pytest.raises(ScrabbleError, match=r"'triple'.*void, single, double, five"):
        challenge_rule("triple")
