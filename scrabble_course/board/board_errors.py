"""What can be wrong with a board or a play, from the outside in.

* BoardError            a ValueError; what all of these are
  + Unreadable          a text or a letter that means no board, square or tile
  + IllegalPlay         the board, the rack or the words do not allow it
    - NothingLaid       no tile is laid
    - OffTheBoard       a tile or a word outside the 15 x 15 squares
    - OverALetter       a tile on a letter, or a word that disagrees with one
    - NotInLine         tiles not in one row or column, or with a gap
    - Unconnected       touches no letter; a first play off the centre
    - NotOnRack         the player does not hold those tiles
    - NotAWord          it forms something that is no word
"""

from __future__ import annotations


class BoardError(ValueError):
    """A board or a play is wrong; the message says where and what to do."""


class Unreadable(BoardError):
    """A text or a letter that means no board, square or tile."""


class IllegalPlay(BoardError):
    """A play that the rules do not allow."""


class NothingLaid(IllegalPlay):
    """A play that lays no tile."""


class OffTheBoard(IllegalPlay):
    """A tile or a word outside the 15 x 15 squares."""


class OverALetter(IllegalPlay):
    """A tile on a letter, or a word that disagrees with the letters on the board."""


class NotInLine(IllegalPlay):
    """Tiles that are not in one row or column, or that leave a gap."""


class Unconnected(IllegalPlay):
    """A play that touches no letter, or a first play that the rules do not allow."""


class NotOnRack(IllegalPlay):
    """A play with tiles that the player does not hold."""


class NotAWord(IllegalPlay):
    """A play that forms something that is no word."""
