import pytest

from scrabble_course.scrabble import (
    ChallengeRule,
    ScrabbleError,
)
from scrabble_course.scrabble.turns import challenge_rule


@pytest.mark.parametrize("rule", ChallengeRule)
def test_a_challenge_rule_is_found_however_it_is_written(rule):
    written = rule.value.replace("-", "_").upper()

    assert challenge_rule(f" {written} ") is rule


def test_an_unknown_challenge_rule_is_told_which_there_are():
    with pytest.raises(ScrabbleError, match=r"'triple'.*void, single, double, five"):
        challenge_rule("triple")
