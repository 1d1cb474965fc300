"""What a play forms, what it earns, and whether it is allowed (seeds 003 and 000)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import prod

from scrabble_course.board.board import Board
from scrabble_course.board.board_errors import NotAWord, NotOnRack
from scrabble_course.board.layout import (
    ACROSS,
    DOWN,
    PREMIUMS,
    Square,
    premium_at,
    square_name,
)
from scrabble_course.board.letters import BLANK, letter_points
from scrabble_course.board.play import (
    FormedWord,
    Play,
    check_shape,
    word_through,
)
from scrabble_course.board.score_sheet import (
    ALL_TILES,
    ScoreSheet,
    TileScore,
    WordScore,
)
from scrabble_course.resources.english_tiles import LETTER_VALUES, RACK_SIZE


def words_formed(board: Board, play: Play) -> tuple[FormedWord, ...]:
    """Return the words that a play forms: its main word, then the cross words.

    >>> board = Board.empty().lay(Play("QUINT", row=7, col=3))
    >>> print(*words_formed(board, Play("NO", row=8, col=5)), sep=", ")
    9F NO, F8 IN, G8 NO
    """
    laid, after = play.new_tiles(board), board.lay(play)
    across = ACROSS if play.down else DOWN
    main = FormedWord(play.word, play.squares)
    words = [main, *(word_through(after, square, across) for square in laid)]
    return tuple(word for word in words if len(word.word) > 1)


def play_sheet(
    board: Board, play: Play, values: Mapping[str, int] = LETTER_VALUES
) -> ScoreSheet:
    """Return how a play comes by its score, premiums and cross words included.

    >>> play_sheet(Board.empty(), Play("QUIZ", row=7, col=6))
    QUIZ  (10+1+1+10) x 2 = 44

    A premium counts for tiles laid in this turn, in every word that they form;
    letters before words. A blank is worth nothing, but its word premium counts.

    >>> board = Board.empty().lay(Play("QUINT", row=7, col=3))
    >>> play_sheet(board, Play("NO", row=8, col=5))
    NO     1+2*1 = 3
    IN     1+1 = 2
    NO     1+2*1 = 3
    total  = 8
    """
    laid = play.new_tiles(board)
    words = (_word_score(word, laid, values) for word in words_formed(board, play))
    extras = (ALL_TILES,) if len(laid) == RACK_SIZE else ()
    return ScoreSheet(tuple(words), extras)


def check_play(
    board: Board,
    play: Play,
    rack: str | None = None,
    is_word: Callable[[str], bool] | None = None,
) -> None:
    """Raise the IllegalPlay that fits, unless the rules allow `play` on `board`.

    A rack is a text such as "AEINRS?"; without one, any tiles may be laid. `is_word`
    is asked about each word that the play forms, in lower case; without it, any
    letters make a word.

    >>> check_play(Board.empty(), Play("QUIZ", row=7, col=6), rack="AQUIZ??")
    >>> check_play(Board.empty(), Play("QUIZ", row=0, col=6))
    Traceback (most recent call last):
    scrabble_course.board.board_errors.Unconnected: the first play covers 8H; ...
    """
    check_shape(board, play)
    if rack is not None:
        _check_rack(play, play.new_tiles(board), rack)
    if is_word is not None:
        unknown = [w for w in words_formed(board, play) if not is_word(w.word.lower())]
        _check_words(unknown)


_USED_UP = PREMIUMS["."]
"""The premium of a square that holds a letter already."""


def _word_score(
    word: FormedWord, laid: Collection[Square], values: Mapping[str, int]
) -> WordScore:
    tiles, doubling = [], []
    for letter, square in zip(word.word, word.squares, strict=True):
        premium = premium_at(square) if square in laid else _USED_UP
        points = letter_points(letter, values)
        tiles.append(TileScore(letter, points, premium.letter_times))
        if premium.word_times > 1:
            doubling.append(premium)
    times = prod([premium.word_times for premium in doubling])
    names = " and ".join([premium.name for premium in doubling])
    return WordScore(tuple(tiles), times, names)


def _check_rack(play: Play, laid: Mapping[Square, str], rack: str) -> None:
    free = rack.upper()
    for square, letter in laid.items():
        tile = letter if letter.isupper() else BLANK
        if tile not in free:
            raise NotOnRack(
                f"{play} needs {_tile_name(letter)} on "
                f"{square_name(square, play.direction)}, and the rack {rack!r} has "
                f"none left; {_remedy(letter, free)}."
            )
        free = free.replace(tile, "", 1)


def _tile_name(letter: str) -> str:
    return f"the tile {letter!r}" if letter.isupper() else f"a blank for {letter!r}"


def _remedy(letter: str, free: str) -> str:
    if letter.isupper() and BLANK in free:
        return f"lay a blank instead, written {letter.lower()!r}"
    if letter.islower() and letter.upper() in free:
        return f"lay the tile instead, written {letter.upper()!r}"
    return "play a word of the tiles there are"


def _check_words(unknown: list[FormedWord]) -> None:
    if unknown:
        named = " and ".join(
            f"{word.word.upper()!r} on {square_name(word.squares[0], word.direction)}"
            for word in unknown
        )
        verb = "is no word" if len(unknown) == 1 else "are no words"
        raise NotAWord(f"{named} {verb} of the list; change the letters or the place.")
