"""The four challenge rules, a test for each sentence."""

import pytest

from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    Exchange,
    IllegalTurn,
    Pass,
)
from tests.scrabble.tables import lay, table, took, with_bag

SINGLE, DOUBLE = ChallengeRule.SINGLE, ChallengeRule.DOUBLE
FIVE_POINT, VOID = ChallengeRule.FIVE_POINT, ChallengeRule.VOID
OPEN = [SINGLE, DOUBLE, FIVE_POINT]

rules = pytest.mark.parametrize("rule", OPEN)


@rules
def test_a_word_that_is_none_stays_if_nobody_challenges(rule):
    game = took(table(rule=rule), "8F NRST", Pass())

    assert game.scores[0] == 8
    assert game.board[7, 7] == "S"


@pytest.mark.parametrize(
    ("rule", "scores", "to_move", "scoreless"),
    [
        (SINGLE, (8, 0), 1, 0),  # it costs nothing
        (DOUBLE, (8, 0), 0, 1),  # it costs the turn
        (FIVE_POINT, (13, 0), 1, 0),  # it earns the other five points
    ],
)
def test_a_challenge_that_fails_costs_what_the_rule_says(
    rule, scores, to_move, scoreless
):
    game = took(table(rule=rule), "8G RAIN", Challenge())

    assert (game.scores, game.to_move) == (scores, to_move)
    assert game.scoreless_turns == scoreless


@rules
def test_a_play_is_challenged_once(rule):
    game = took(table(rule=rule), "8G RAIN", Challenge())

    with pytest.raises(IllegalTurn, match="the last move was no play"):
        took(game, Challenge())
    with pytest.raises(IllegalTurn, match="the game refuses words that are none"):
        took(table(), "8G RAIN", Challenge())


@rules
@pytest.mark.parametrize("turn", [Pass(), Exchange("A")])
def test_what_is_no_play_is_not_challenged(rule, turn):
    for game in (table(rule=rule), took(table(rule=rule), turn)):
        with pytest.raises(IllegalTurn, match="the last move was no play"):
            took(game, Challenge())


@rules
def test_the_last_play_can_be_challenged_before_the_game_is_over(rule):
    game = took(with_bag(table("NRST", "AQ", rule=rule), ""), "8F NRST")
    assert not game.is_over

    after = took(game, Challenge())
    assert not after.is_over
    assert (after.scores, after.to_move, after.racks[0]) == ((0, 0), 1, "NRST")


@rules
@pytest.mark.parametrize("turn", [Pass(), Challenge()])
def test_the_last_play_stands_after_a_pass_or_a_challenge_that_fails(rule, turn):
    game = with_bag(table("ATNRSI", "AQ", rule=rule), "")
    game = took(game, "8E STRAIN", turn)

    assert game.is_over
    bonus = 5 if rule == FIVE_POINT and turn == Challenge() else 0
    assert game.final_scores == (12 + 11 + bonus, -11)


@rules
def test_nothing_else_is_done_when_a_player_has_gone_out(rule):
    game = took(with_bag(table("ATNRSI", "AQ", rule=rule), ""), "8E STRAIN")

    with pytest.raises(IllegalTurn, match="Ann has gone out; challenge the last play"):
        took(game, lay("F8 TAQ"))


def test_a_game_of_many_withdrawn_plays_is_replayed_as_it_was():
    game = table("BCDFGHJ", "BCDFGKL", rule=SINGLE)
    for _ in range(40):
        game = took(game, "8G BCD", Challenge())

    assert [*game.states()][-1] == game
    assert game.undo() == [*game.states()][-3]


@rules
def test_six_withdrawn_plays_in_a_row_are_six_scoreless_turns(rule):
    game = table("BCDFGHJ", "BCDFGKL", rule=rule)
    for _ in range(3):
        game = took(game, "8G BCD", Challenge(), "8G BCD", Challenge())

    assert game.scoreless_turns == 6
    assert game.may_end
