"""Every play that a rack has on a board, and the best one (seeds 003 and 000).

The same search stands twice: in Python, to be read (`line_search.py`, with a blank
`best_search.py`), and in C, many times as fast (`fast.py`). Where C is, it answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter

from scrabble_course.board import LETTER_VALUES, Board, Play
from scrabble_course.board.letters import BLANK, face
from scrabble_course.engine import fast
from scrabble_course.engine.best_search import best_play_on
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.line_search import plays_on
from scrabble_course.engine.rack_counts import board_rack
from scrabble_course.engine.rack_leaves import Worth, with_leaves
from scrabble_course.engine.scored_play import ScoredPlay, rank
from scrabble_course.engine.word_graph import LETTERS


def all_plays(
    board: Board,
    rack: str,
    lexicon: Lexicon,
    values: Mapping[str, int] = LETTER_VALUES,
    least: int = 0,
) -> list[ScoredPlay]:
    """Return every play that the rules allow and that scores `least` or more.

    A rack is one to seven tiles such as "AEINRS?", in either case; `?` or a space is a
    blank, and the letter that it stands for is small in the word. First come the plays
    across, row by row, then those down, column by column. A tile that forms words both
    ways is one play, across. Words that lie on the board already are not looked up.

    >>> lexicon = Lexicon.from_words(["it", "nit", "tin"])
    >>> board = Board.empty().with_tiles({(7, 7): "I"})
    >>> print(*all_plays(board, "NT", lexicon), sep=", ")
    8G NIT 3, 8G TIN 3, 8H IT 2, H7 NIT 3, H7 TIN 3, H8 IT 2
    """
    question = _plain(board), board_rack(rack), lexicon.graph, _bytes_of(values)
    if fast.chosen is None:
        return [play for play in plays_on(*question) if play.score >= least]
    return fast.chosen.all_plays(*question, least)


def best_play(
    board: Board,
    rack: str,
    lexicon: Lexicon,
    values: Mapping[str, int] = LETTER_VALUES,
    worth: Worth | None = None,
) -> ScoredPlay | None:
    """Return the play that scores most, or None if there is no play at all.

    Of plays with equal scores it is the first by row, column, direction and word. If
    it is told what leaves are `worth`, such as "AES?", the play's score and the worth
    of what it leaves on the rack count together, and then its score.

    >>> lexicon = Lexicon.from_words(["it", "nit", "tin"])
    >>> board = Board.empty().with_tiles({(7, 7): "I"})
    >>> str(best_play(board, "NT", lexicon)), best_play(board, "Q", lexicon)
    ('H7 NIT 3', None)
    >>> str(best_play(board, "NT", lexicon, worth=lambda leave: leave.count("N") * 2))
    '8H IT 2'
    """
    question = _plain(board), board_rack(rack), lexicon.graph, _bytes_of(values)
    if fast.chosen is not None:
        return fast.chosen.best_play(*question, worth)
    if BLANK in question[1]:
        return best_play_on(*question, worth)
    if worth is None:
        return min(plays_on(*question), key=rank, default=None)
    weighed = [
        (-play.score - worth(leave), rank(play), play)
        for play, leave in with_leaves(board, rack, plays_on(*question))
    ]
    return min(weighed, default=(None,))[-1]


def quick_score(
    board: Board,
    play: Play,
    rack: str,
    lexicon: Lexicon,
    values: Mapping[str, int] = LETTER_VALUES,
) -> int | None:
    """Return what a play earns, if C is there and knows that the rules allow it.

    Else it is None, and `check_play` and `play_sheet` know more: what is wrong with
    the play, or that nothing is, where there are letters that C does not know.
    """
    if fast.chosen is None:
        return None
    try:
        values_a_to_z = _bytes_of(values)
        return fast.chosen.score_of(
            board, play, rack.lower(), lexicon.graph, values_a_to_z
        )
    except (TypeError, ValueError, OverflowError):
        return None


def _plain(board: Board) -> Board:
    """Return the board, if its letters are those that words here are spelled with."""
    letters = "".join(board.rows)
    if not letters.isascii():
        abroad = sorted({letter for letter in letters if not letter.isascii()})
        raise ValueError(
            f"the board has {', '.join(map(face, abroad))}, and the word graph knows "
            "only A-Z; lay letters A-Z"
        )
    return board


def _bytes_of(values: Mapping[str, int]) -> bytes:
    """Return what the tiles A to Z are worth."""
    try:
        return bytes(_VALUES_OF(values))
    except (KeyError, TypeError, ValueError):
        raise ValueError(
            f"values {values!r} are not those of all tiles; give each letter A-Z a "
            "whole number from 0 to 255"
        ) from None


_VALUES_OF = itemgetter(*LETTERS.upper())
