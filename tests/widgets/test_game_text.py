import pytest
from hypothesis import given

from scrabble_course.widgets.game_state import (
    deal,
    end,
    enter,
    finish,
    new_hand,
    refusal,
    replay,
)
from scrabble_course.widgets.game_text import ending, transcript
from tests.widgets.hand_games import Console, games
from tests.widgets.test_game_state import taken

PLAYING = enter(deal("weed*z"), "weed", 176, "*z")


def told(game, console):
    """Play `game` to its end; note the replies, and yield the game after each turn."""
    tiles, turns = game
    game = deal(tiles)
    closing = [("finish", None), ("end game", None)]
    for turn, argument in [*turns, *closing]:
        before, game = game, taken(game, turn, argument)
        if game == before:
            continue
        if turn == "new hand":
            console.deals.append(argument)
        elif turn == "substitute":
            console.changes.append(game.hand.tiles)
        elif turn == "enter":
            argument = game.round.entries[-1].word
        console.note(before, turn, argument or "")
        yield game


@given(games)
def test_a_game_reads_as_the_console_game_that_gets_the_same_replies(game):
    console = Console(deals=[game[0]])
    *_, last = told(game, console)
    total, shown = console.play()

    assert transcript(last) == shown
    assert last.total == total


@given(games)
def test_a_transcript_only_grows_until_the_game_is_over(game):
    shown = transcript(deal(game[0]))
    for later in told(game, Console(deals=[game[0]])):
        before, shown = shown, transcript(later)
        first, _, rest = shown.partition("\n")
        if later.closed:
            assert first == f"Enter total number of hands: {len(later.hands)}"
            assert rest.startswith(before)
        else:
            assert shown.startswith(before)


def test_the_question_of_a_substitution_stays_open_until_the_hand_has_begun():
    assert transcript(deal("it")) == "Current Hand: i t\n"


def test_an_empty_hand_has_run_out_of_letters():
    assert transcript(deal("")).split("\n")[1:4] == [
        "Would you like to substitute a letter? no",
        "Ran out of letters. Total score: 0 points",
        "----------",
    ]


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (PLAYING, ""),
        (finish(PLAYING), "Total score: 176 points"),
        (
            enter(PLAYING, "*z", None, ""),
            "Ran out of letters. Total score: 176 points",
        ),
        (
            finish(replay(finish(PLAYING))),
            "Total score: 0 points. The better of 176 and 0 counts: 176",
        ),
        (new_hand(finish(PLAYING), "it"), ""),
        (end(finish(PLAYING)), "Total score over all hands: 176"),
    ],
)
def test_the_ending_says_how_it_came_about(game, says):
    assert ending(game) == says


def test_a_replay_is_a_question_only_while_it_is_to_be_had():
    once = finish(replay(finish(PLAYING)))
    twice = finish(new_hand(once, "it"))

    assert refusal(twice, "replay")
    assert transcript(end(twice)).count("Would you like to replay the hand?") == 1
