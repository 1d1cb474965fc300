import pytest

from scrabble_course.scrabble import Exchange, Pass, greedy, longest_word
from scrabble_course.scrabble.matches import Foul
from scrabble_course.scrabble.play_match import play_match, played_game
from tests.scrabble import programs
from tests.scrabble.programs import WORDS, match, met, room
from tests.scrabble.referee import referee


def play(one, seed="a match"):
    return play_match(match(seed=seed), met(one), programs.unwatched)


def test_a_match_between_honest_programs_is_a_game():
    result = play(longest_word)
    game, _ = played_game(match(), met(longest_word), programs.unwatched)

    assert result.fault is None
    assert result.scores == game.final_scores
    assert result.turns == len(game.moves) == referee(game, WORDS)


def exits(board, rack, lexicon):
    raise SystemExit(1)


class Late(Exchange):
    @property
    def tiles(self):
        raise AssertionError


@pytest.mark.parametrize(
    ("player", "foul", "reason"),
    [
        (programs.raises, Foul.RAISED, "KeyError: "),
        (exits, Foul.RAISED, "SystemExit: 1"),
        (programs.gives_nothing, Foul.CHEATED, "None is no turn"),
        (programs.lays_tiles_it_does_not_hold, Foul.CHEATED, "Z"),
        (programs.lays_no_word, Foul.CHEATED, "word"),
        (programs.plays_off_the_board, Foul.CHEATED, "off the board"),
        (programs.exchanges_what_it_does_not_hold, Foul.CHEATED, "cannot be exchanged"),
        (programs.lays_numbers, Foul.CHEATED, "this is no turn: TypeError"),
        # A turn is taken as it was when it was given.
        (lambda *seen: Late.__new__(Late), Foul.CHEATED, "this is no turn: Assertion"),
    ],
)
def test_a_player_that_raises_or_cheats_loses_with_the_rule(player, foul, reason):
    fault = play(player).fault

    assert (fault.player, fault.foul) == ("ann", foul)
    assert reason in fault.reason


def test_a_fault_stops_the_game_where_it_is():
    calls = []

    def tires(board, rack, lexicon):
        calls.append(rack)
        return greedy(board, rack, lexicon) if len(calls) < 3 else 1

    result = play(tires)
    assert result.turns == 4
    assert min(result.scores) >= 0 < max(result.scores)
    assert result.share("ben") == 1


def test_an_error_that_cannot_be_shown_is_named():
    class Unspeakable(Exception):
        def __str__(self):
            raise self

    class Unshown:
        __repr__ = None

    def speaks_not(board, rack, lexicon):
        raise Unspeakable

    assert play(speaks_not).fault.reason == "Unspeakable"
    shown = play(lambda *seen: Unshown()).fault.reason
    assert shown.startswith("something of type Unshown is no turn")


def test_an_interrupt_is_no_fault_of_the_player():
    def is_interrupted(board, rack, lexicon):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(is_interrupted)


def test_players_have_no_screen_and_no_keyboard(capsys):
    def talks(board, rack, lexicon):
        print("I am thinking")
        return greedy(board, rack, lexicon)

    assert play(talks).fault is None
    assert capsys.readouterr() == ("", "")
    assert "nobody to ask" in play(programs.asks).fault.reason


def test_players_that_only_pass_draw_after_six_turns():
    def tired(board, rack, lexicon):
        return Pass()

    tired_room = room(ann=tired, ben=tired)
    result = play_match(match(), tired_room, lambda game, think: think())
    assert result.turns == 7
    assert result.fault is None
