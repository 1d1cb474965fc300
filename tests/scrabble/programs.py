"""Programs for tournaments: honest ones, and those that do something wrong."""

import os
import signal
import time

from scrabble_course.board import Play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Exchange, Pass, Place, Player, greedy
from scrabble_course.scrabble.matches import Match, Room

WORDS = Lexicon.from_words(
    """
    aa ad ae ai an ar as at ax be bi da de do ef el em en er es ex fa go he hi ho id if
    in is it jo ka la li lo ma me mi mo mu my na no nu od of oh om on op or os ow ox oy
    pa pe pi qi re so ta ti to uh um un up us ut we wo xi xu ya ye yo za cat cub dig fly
    hog jug rain rate retain retains seat tone tear vow zone quiz
    """.split()
)


def unwatched(game, think):
    """Let a player think as long as it likes."""
    return think()


def raises(board, rack, lexicon):
    return {}[rack[0]]


def thinks_for_ever(board, rack, lexicon):
    while True:
        pass


def swallows_interrupts(board, rack, lexicon):
    while True:
        try:
            time.sleep(60)
        except BaseException:
            continue


def leaves(board, rack, lexicon):
    os._exit(3)


def is_killed(board, rack, lexicon):
    os.kill(os.getpid(), signal.SIGKILL)


def gives_nothing(board, rack, lexicon):
    return None


def lays_tiles_it_does_not_hold(board, rack, lexicon):
    return Place(Play("ZZZZZZZ", 7, 7))


def lays_no_word(board, rack, lexicon):
    letters = rack.replace("?", "e")[:5]
    return Place(Play(letters, 7, 7)) if board.is_empty else Pass()


def plays_off_the_board(board, rack, lexicon):
    return Place(Play(rack[0], 15, 3))


def exchanges_what_it_does_not_hold(board, rack, lexicon):
    return Exchange("ZZZZZZZ")


def lays_numbers(board, rack, lexicon):
    return Place(Play(17, "a", None))


def asks(board, rack, lexicon):
    return input("What now? ")


def room(seconds: float = 20, **players: Player) -> Room:
    return Room(players, WORDS, seconds)


def match(*names: str, number: int = 0, seed: str = "a match") -> Match:
    first, second = names or ("ann", "ben")
    return Match(number, (first, second), seed)


def met(player: Player, seconds: float = 20) -> Room:
    """Return a room where a player, ann, meets an honest one, ben."""
    return room(seconds, ann=player, ben=greedy)
