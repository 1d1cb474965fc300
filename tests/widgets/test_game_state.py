import pytest
from hypothesis import given

from scrabble_course.widgets.game_state import (
    deal,
    end,
    enter,
    finish,
    letter_refusal,
    new_hand,
    refusal,
    replay,
    substitute,
)
from scrabble_course.widgets.hand import tiles_of
from scrabble_course.word_game import (
    get_frequency_dict,
    get_word_score,
    is_valid_word,
    substitute_hand,
    update_hand,
)
from tests.widgets.hand_games import WORDS, chosen, games

PLAYING = enter(deal("weed*z"), "weed", 176, "*z")
OVER = finish(PLAYING)
REPLAYING = replay(OVER)
FINISHED = end(OVER)


def taken(game, turn, argument):
    """Take a turn by the course's own rules; what is out of turn changes nothing."""
    tiles, hand = game.round.left, get_frequency_dict(game.round.left)
    is_refused = turn == "substitute" and letter_refusal(game, argument)
    if is_refused or refusal(game, turn):
        return game
    if turn == "enter":
        word = "".join(tiles[place] for place in chosen(tiles, argument))
        valid = is_valid_word(word, hand, WORDS)
        points = get_word_score(word, len(tiles)) if valid else None
        return enter(game, word, points, tiles_of(update_hand(hand, word)))
    if turn == "substitute":
        return substitute(game, argument, tiles_of(substitute_hand(hand, argument)))
    if turn == "new hand":
        return new_hand(game, argument)
    return {"finish": finish, "replay": replay, "end game": end}[turn](game)


@given(games)
def test_whatever_the_turns_the_rules_of_the_game_hold(game):
    tiles, turns = game
    game = deal(tiles)
    for turn, argument in turns:
        before, game = game, taken(game, turn, argument)

        points = [entry.points or 0 for entry in game.round.entries]
        assert game.round.total == sum(points)
        assert game.total == sum(hand.score for hand in game.hands)
        assert sum(hand.is_replayed for hand in game.hands) <= 1
        assert sum(bool(hand.substituted) for hand in game.hands) <= 1
        if turn in ("enter", "finish", "substitute", "end game"):
            assert len(game.round.left) <= len(before.round.left)
        if before.closed:
            assert game == before


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        (deal("weed*z"), "ready"),
        (PLAYING, "playing"),
        (OVER, "over"),
        (enter(PLAYING, "*z", None, ""), "over"),
        (REPLAYING, "ready"),
        (new_hand(OVER, "it"), "ready"),
        (FINISHED, "finished"),
        (deal(""), "over"),
    ],
)
def test_a_game_knows_how_far_it_has_come(game, phase):
    assert game.phase == phase


@pytest.mark.parametrize(("points", "total"), [(2, 176), (500, 500)])
def test_the_better_of_two_scores_counts(points, total):
    game = enter(REPLAYING, "wed", points, "e*z")

    assert (game.round.total, game.hand.score, game.total) == (points, total, total)


def test_a_replay_brings_back_the_letters_that_were_substituted():
    game = replay(finish(substitute(deal("weed*z"), "e", "waad*z")))

    assert (game.round.left, game.hand.dealt) == ("waad*z", "weed*z")
    assert game.round.entries == ()


@pytest.mark.parametrize(
    ("game", "turn", "says"),
    [
        (OVER, "enter", "This hand is over"),
        (OVER, "finish", "This hand is over"),
        (PLAYING, "replay", "finish it first"),
        (PLAYING, "new hand", "finish it first"),
        (deal("it"), "end game", "finish it first"),
        (PLAYING, "substitute", "before the first word of a hand only"),
        (REPLAYING, "substitute", "keeps its letters"),
        (new_hand(finish(REPLAYING), "it"), "replay", "finish it first"),
        (finish(REPLAYING), "replay", "once in a game, and you have done so"),
        (FINISHED, "new hand", "start a new one"),
        (OVER, "new game", "take a new hand or end the game"),
    ],
)
def test_a_turn_that_is_not_to_be_had_is_refused_with_the_reason(game, turn, says):
    assert says in refusal(game, turn)


def test_a_letter_is_substituted_once_in_a_game():
    game = substitute(deal("weed*z"), "z", "weed*y")

    again = "A letter can be substituted once in a game, and you have done so."
    assert refusal(game, "substitute") == again
    assert refusal(new_hand(finish(game), "it"), "substitute") == again


@pytest.mark.parametrize("letter", ["q", "*", "", "we"])
def test_only_a_letter_that_is_held_can_be_substituted(letter):
    said = "cannot be substituted: name a letter"
    assert said in letter_refusal(deal("weed*z"), letter)
