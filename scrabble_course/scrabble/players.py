"""Programs that play: a player is a function `(board, rack, lexicon) -> turn`.

A player sees the board, its own rack and the words, and nothing else. The searches
come from the engine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from scrabble_course.board import Board
from scrabble_course.engine import all_plays, best_play
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.scored_play import rank
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.turn_rules import take_turn
from scrabble_course.scrabble.turns import EndGame, Pass, Place, Turn

Player = Callable[[Board, str, Lexicon], Turn]
"""Board, rack such as "AEINRS?", and lexicon, to the turn that it takes."""


def greedy(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Take the play that scores most, or pass if there is none.

    >>> words = Lexicon.from_words(["cat", "act", "cats"])
    >>> print(greedy(Board.empty(), "CATSQQQ", words))
    H5 CATS
    """
    best = best_play(board, rack, lexicon)
    return Pass() if best is None else Place(best.play)


def longest_word(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Take the play with the longest main word, or pass if there is none.

    Of words as long as each other it is the one that scores most.

    >>> words = Lexicon.from_words(["za", "tie"])
    >>> print(longest_word(Board.empty(), "ZATIEQQ", words))
    H6 TIE
    """
    plays = all_plays(board, rack, lexicon)
    if not plays:
        return Pass()
    return Place(min(plays, key=lambda play: (-len(play.word), rank(play))).play)


def random_player(rng: random.Random) -> Player:
    """Return a player that takes any play, each as likely, or passes without one.

    >>> words = Lexicon.from_words(["it"])
    >>> print(random_player(random.Random(1))(Board.empty(), "QQTI", words))
    8H IT
    """

    def any_play(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        plays = all_plays(board, rack, lexicon)
        return Place(rng.choice(plays).play) if plays else Pass()

    return any_play


def play_out(
    game: Game, players: Sequence[Player], lexicon: Lexicon, rng: random.Random
) -> Game:
    """Return the game after `players`, in the order of play, have played to its end.

    It is ended as soon as it may be. Programs do not challenge; where they could,
    they let a last play stand.

    >>> from scrabble_course.scrabble.turn_rules import new_game
    >>> rng, words = random.Random(1), Lexicon.from_words(["it", "tie"])
    >>> game = new_game(["Ann", "Ben"], rng, as_named=True)
    >>> play_out(game, [greedy, longest_word], words, rng).is_over
    True
    """
    while not game.is_over:
        if game.may_end:
            turn: Turn = EndGame()
        elif game.is_out:
            turn = Pass()
        else:
            turn = players[game.to_move](game.board, game.rack, lexicon)
        game = take_turn(game, turn, rng, lexicon)
    return game
