"""Stage 12: the rules around the board, and a player (seed 000).

A rack and a bag are texts such as "AEINRS?": a letter is a tile and `?` a blank. Which
tiles come out of the bag is up to `rng`, and to nothing else.
"""

from __future__ import annotations

import random

from scrabble_course.board import Board
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.turns import Pass, Place, Turn

SCORELESS_TURNS = 6


def draw_order(players: list[str], bag: str, rng: random.Random) -> list[str]:
    """Return the players in the order in which they play, after the opening draw.

    Each draws one tile. The nearest to A starts, and a blank beats A. Those who tie
    for it put their tiles back and draw again. The others follow as they sit at the
    table: the order of `players`, going round.

    >>> draw_order(["Ann", "Ben", "Cem"], "ABCDEFGH", random.Random(1))
    ['Cem', 'Ann', 'Ben']
    >>> draw_order(["Ann", "Ben", "Cem"], "ABCDEFGH", random.Random(2))
    ['Ann', 'Ben', 'Cem']

    The bag must hold a tile for each player, and not only one kind of tile.
    """
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        nearest = min(drawn)  # "?" < "A": the computer too puts the blank first
        again = []
        for player, tile in zip(tied, drawn, strict=True):
            if tile == nearest:
                again.append(player)
        tied = again
    first = players.index(tied[0])
    return players[first:] + players[:first]


def refill(rack: str, bag: str, rng: random.Random) -> tuple[str, str]:
    """Return the rack, filled up from the bag as far as it goes, and the bag after it.

    A full rack has seven tiles. Its own tiles stay in front, in their order.

    >>> refill("QUIZ", "ABC", random.Random(1))
    ('QUIZACB', '')
    >>> rack, bag = refill("QUIZ", "AAAAA", random.Random(1))
    >>> rack, bag
    ('QUIZAAA', 'AA')
    """
    missing = min(RACK_SIZE - len(rack), len(bag))
    drawn = rng.sample(bag, missing)
    return rack + "".join(drawn), without(bag, drawn)


def exchange(rack: str, tiles: str, bag: str, rng: random.Random) -> tuple[str, str]:
    """Return rack and bag after `tiles` were exchanged for as many from the bag.

    The new tiles are drawn first, and the old ones go into the bag after that. In which
    order the tiles lie then does not matter.

    >>> exchange("QUIZ", "QZ", "AAAAAAA", random.Random(1))
    ('UIAA', 'AAAAAQZ')

    A bag of fewer than seven tiles, no tiles to exchange, or tiles that are not on
    the rack raise ValueError.
    """
    if len(bag) < RACK_SIZE:
        raise ValueError(f"the bag holds {len(bag)} tiles, too few for an exchange")
    if tiles == "":
        raise ValueError("no tiles to exchange; give at least one")
    kept = without(rack, tiles)
    drawn = rng.sample(bag, len(tiles))
    return kept + "".join(drawn), without(bag, drawn) + tiles


def is_over(
    racks: list[str], bag: str, scoreless_turns: int, wants_to_end: bool
) -> bool:
    """Return whether the game is over.

    It is when a player is out (has no tile left, nor has the bag), whatever the
    players want. It is also when the last six turns or more have scored nothing, and
    a player wants to end it.

    >>> is_over(["", "QZ"], "", 0, False), is_over(["AE", "QZ"], "", 6, True)
    (True, True)
    >>> is_over(["AE", "QZ"], "", 6, False), is_over(["AE", "QZ"], "", 5, True)
    (False, False)
    """
    someone_is_out = bag == "" and "" in racks
    return someone_is_out or (scoreless_turns >= SCORELESS_TURNS and wants_to_end)


def final_scores(
    scores: list[int], racks: list[str], values: dict[str, int]
) -> list[int]:
    """Return the scores after the game: tiles that are left count against you.

    Each player loses the value of the tiles left on the rack. The player who went
    out, if one did, gains what the others lose.

    >>> values = {"A": 1, "Q": 10, "Z": 10, "?": 0}
    >>> final_scores([200, 150, 90], ["", "QA", "?"], values)
    [211, 139, 90]
    >>> final_scores([200, 150], ["Z", "QA"], values)
    [190, 139]
    """
    left = []
    for rack in racks:
        value = 0
        for tile in rack:
            value += values[tile]
        left.append(value)
    final = []
    for score, rack, value in zip(scores, racks, left, strict=True):
        if rack == "":
            final.append(score + sum(left))
        else:
            final.append(score - value)
    return final


def my_player(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Return the turn to take: a play whenever there is one, and else a pass.

    Which play it is, is up to the player. `lexicon` holds small letters:
    `"cat" in lexicon`. A player that takes the first play with the highest score:

    >>> words = Lexicon.from_words(["act", "cat", "cats"])
    >>> print(my_player(Board.empty(), "CATSQQQ", words))
    8E CATS
    >>> my_player(Board.empty(), "VVVVVVV", words)
    Pass()
    """
    from scrabble_course.engine import all_plays

    turn: Turn = Pass()
    most = -1
    for play in all_plays(board, rack, lexicon):
        if play.score > most:
            turn, most = Place(play.play), play.score
    return turn
