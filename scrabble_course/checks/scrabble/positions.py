"""Positions for a player: board, rack and a few words, and how they are shown."""

from __future__ import annotations

import random

from scrabble_course.board.board import Board
from scrabble_course.board.errors import BoardError
from scrabble_course.board.play import Play
from scrabble_course.board.play_scores import check_play
from scrabble_course.checks.board.boards import BOARDS, board_source, board_with
from scrabble_course.checks.board.position_cases import WORDS, random_position
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Problem,
    changed_argument,
    not_returned,
)
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.scrabble.bag import has_tiles
from scrabble_course.scrabble.the_full_game import my_player
from scrabble_course.scrabble.turns import Exchange, Pass, Place, Turn

FIELDS = (("word", str), ("row", int), ("col", int), ("down", bool))


def position(
    board: Board, rack: str, words: str, topic: str, given: bool = False
) -> Case:
    """Return the case that asks for a turn; words are parted by spaces."""
    lexicon = Lexicon.from_words(words.split())
    expected = my_player(board, rack, lexicon)
    return Case(Call((board, rack, lexicon)), expected, topic, given)


EMPTY = Board.empty()
CAT = board_with("8G CAT")
CROWDED, QUIET, EDGED = BOARDS

GIVEN = (
    position(EMPTY, "CATSQQQ", "act cat cats", "the first play", True),
    position(EMPTY, "VVVVVVV", "act cat cats", "no play at all", True),
)
FIRST = (position(EMPTY, "TA", "at ta", "the first play"),)
PLAIN = (
    position(CAT, "SETORIN", "cats scat tone tea ten no on as is it", "a word there"),
    position(QUIET, "AERSTON", " ".join(WORDS), "two words there"),
    position(CROWDED, "AERSTON", " ".join(WORDS), "a crowded board"),
    position(EDGED, "AERSTON", " ".join(WORDS), "words at the edges"),
)
BLANKS = (
    position(CAT, "?VVWWUU", "cats cat", "a blank"),
    position(EMPTY, "A?", "at ta", "a blank in the first play"),
)
ONE_TILE = (
    position(CAT, "S", "cats scat", "one tile"),
    position(board_with("H8 CAT"), "S", "cats", "a play down"),
    position(board_with("8G ON"), "T", "to not", "a play down"),
)
SEVEN_TILES = (position(EMPTY, "SEATING", "seating", "all seven tiles"),)
OTHER_WORDS = (
    position(EMPTY, "CATXQOZ", "xq zqx", "words that only this list has"),
    position(CAT, "SXQ", "catxq", "words that only this list has"),
)
CROSSING = (
    position(board_with("8H TEN"), "ONA", "on no ten tens", "cross words"),
    position(board_with("H8 TEN"), "SO", "so os tens ten", "cross words"),
)
NO_PLAY = (
    position(CAT, "VVV", "cats scat", "no play at all"),
    position(CROWDED, "V", "cats scat", "no play at all"),
    position(CAT, "CATSEEE", "zoo", "no play at all"),
)
CASES = (
    *GIVEN,
    *FIRST,
    *PLAIN,
    *BLANKS,
    *ONE_TILE,
    *SEVEN_TILES,
    *OTHER_WORDS,
    *CROSSING,
    *NO_PLAY,
)


def random_case(rng: random.Random) -> Case:
    """Return a position with two random words that cross."""
    hand, board, words, topic = random_position(rng)
    return position(board, hand, words.lower(), topic)


def fault(call: Call, turn: object) -> str:
    """Return what the rules have against a turn, "" if nothing.

    An exchange is right if there is no play; all boards here leave tiles in the bag.

    >>> fault(Call((EMPTY, "CAT", Lexicon.from_words(["cat"]))), Pass())
    'there is a play'
    """
    board, rack, lexicon = call.args
    if isinstance(turn, Place):
        return play_fault(call, turn.play)
    if isinstance(turn, Exchange) and not can_be_exchanged(rack, turn.tiles):
        return f"these tiles are not on the rack {rack!r}"
    if not isinstance(turn, Pass | Exchange):
        return "no turn that can be taken here"
    return "there is a play" if has_play(board, rack, lexicon) else ""


def play_fault(call: Call, play: object) -> str:
    """Return what the rules have against a play, "" if nothing."""
    error = play_error(call, play)
    return str(error) if error else ""


def play_error(call: Call, play: object) -> Exception | None:
    """Return the error that a play is, or None if it is allowed."""
    board, rack, lexicon = call.args
    if not isinstance(play, Play):
        return TypeError(f"what is placed is no Play: {play!r}")
    for name, kind in FIELDS:
        if type(getattr(play, name)) is not kind:
            return TypeError(f"`{name}` of a Play is of type {kind.__name__}")
    try:
        check_play(board, play, rack, lexicon.__contains__)
    except BoardError as error:
        return error
    return None


def has_play(board: Board, rack: str, lexicon: Lexicon) -> bool:
    """Return whether there is any play."""
    turn: Turn = my_player(board, rack, lexicon)
    return isinstance(turn, Place)


def can_be_exchanged(rack: str, tiles: object) -> bool:
    """Return whether a player with this rack may give these tiles away."""
    return isinstance(tiles, str) and tiles != "" and has_tiles(rack, tiles)


def judge_turn(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a turn by the rules alone: which play it is, is the player's affair."""
    is_play = isinstance(case.expected, Place)
    expected = "a play that the rules allow" if is_play else "Pass()"
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    wrong = fault(case.call, outcome.value)
    return Problem(expected, f"{outcome.value!r} ({wrong})") if wrong else None


def describe(name: str, call: Call) -> str:
    """Return a call as source to paste.

    >>> describe("my_player", Call((EMPTY, "AT", Lexicon.from_words(["at"]))))
    "my_player(Board.empty(), 'AT', Lexicon.from_words(['at']))"
    """
    board, rack, lexicon = call.args
    words = f"Lexicon.from_words({[*lexicon]!r})"
    return f"{name}({board_source(board)}, {rack!r}, {words})"
