"""What the rules allow a player, and what comes of it (seed 000)."""

from __future__ import annotations

import random
from collections.abc import Container, Sequence

from scrabble_course.board import check_play, play_sheet
from scrabble_course.board.letters import in_order
from scrabble_course.board.play import Play
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.plays import quick_score
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import (
    full_bag,
    has_tiles,
    tiles_spent,
    without,
)
from scrabble_course.scrabble.errors import IllegalTurn
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.the_full_game import (
    SCORELESS_TURNS,
    draw_order,
    exchange,
    refill,
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Turn,
)

POINTS_FOR_A_FAILED_CHALLENGE = 5


def new_game(
    names: Sequence[str],
    rng: random.Random,
    tiles: TileSet = ENGLISH,
    rule: ChallengeRule = ChallengeRule.VOID,
    as_named: bool = False,
) -> Game:
    """Return a game with its opening draw made and its racks filled.

    With `as_named` there is no draw: the players play in the order of `names`.

    >>> new_game(["Ann", "Ben", "Cem"], random.Random(1), as_named=True)
    Ann 0, Ben 0, Cem 0; Ann to move; 79 tiles in the bag
    """
    Game.deal(names, [""] * len(names), tiles, rule)  # refuses what is no game
    bag = full_bag(tiles)
    order = list(names) if as_named else draw_order(list(names), bag, rng)
    racks = []
    for _ in order:
        rack, bag = refill("", bag, rng)
        racks.append(rack)
    return Game.deal(order, racks, tiles, rule)


def take_turn(
    game: Game,
    turn: Turn,
    rng: random.Random,
    lexicon: Container[str] | None = None,
) -> Game:
    """Return the game after the player to move has taken `turn`.

    A `lexicon` holds words in small letters; without one, any letters make a word.
    `rng` says which tiles are drawn.

    >>> game = Game.deal(["Ann", "Ben"], ["AEQUIZ?", "EINRST?"])
    >>> game = take_turn(game, Place(Play("QUIZ", row=7, col=6)), random.Random(1))
    >>> game, game.board[7, 6], len(game.racks[0])
    (Ann 44, Ben 0; Ben to move; 82 tiles in the bag, 'Q', 7)

    What the rules do not allow is an IllegalTurn, or the IllegalPlay that fits.
    """
    move = move_of(game, turn, lexicon)
    return game.after(move.drawing(_drawn(game, move, rng)))


def move_of(game: Game, turn: Turn, lexicon: Container[str] | None = None) -> Move:
    """Return the move that `turn` is for the player to move, before tiles are drawn.

    >>> game = Game.deal(["Ann", "Ben"], ["AEQUIZ?", "EINRST?"])
    >>> print(move_of(game, Place(Play("QUIZ", row=7, col=6))))
    8G QUIZ +44

    What the rules do not allow is an IllegalTurn, or the IllegalPlay that fits.
    """
    _check_time(game, turn)
    match turn:
        case Place(play=Play() as play):
            points = _points(game, play, lexicon)
            return Move(game.to_move, game.rack, turn, points)
        case Exchange(tiles=str() as tiles):
            _check_exchange(game, tiles)
            return Move(game.to_move, game.rack, turn)
        case Challenge():
            return _challenge(game, lexicon)
        case Pass() | EndGame():
            return Move(game.to_move, game.rack, turn)
        case _:
            raise IllegalTurn(
                f"{turn!r} is no turn; give Place(play), Exchange(tiles) with a text "
                "of tiles, Pass(), Challenge() or EndGame()."
            )


def _check_time(game: Game, turn: Turn) -> None:
    """Refuse what the game has no room for now."""
    if game.is_over:
        raise IllegalTurn("the game is over; start a new one.")
    if game.is_out and not isinstance(turn, Pass | Challenge):
        raise IllegalTurn(
            f"{game.names[game.moves[-1].player]} has gone out; challenge the last "
            "play, or pass to let it stand."
        )
    if isinstance(turn, EndGame) and not game.may_end:
        raise IllegalTurn(
            f"the last {game.scoreless_turns} turns scored nothing; a game may be "
            f"ended after {SCORELESS_TURNS}; pass instead."
        )
    if isinstance(turn, Challenge) and not game.awaits_challenge:
        reason = (
            "the game refuses words that are none"
            if game.rule == ChallengeRule.VOID
            else "the last move was no play"
        )
        raise IllegalTurn(f"there is nothing to challenge: {reason}.")


def _points(game: Game, play: Play, lexicon: Container[str] | None) -> int:
    """Return what a play earns, once the board, the rack and the words allow it."""
    words = lexicon if game.rule == ChallengeRule.VOID else None
    if isinstance(words, Lexicon):
        earned = quick_score(game.board, play, game.rack, words, game.tiles.values)
        if earned is not None:
            return earned
    is_word = None if words is None else words.__contains__
    check_play(game.board, play, game.rack, is_word)
    return play_sheet(game.board, play, game.tiles.values).total


def _check_exchange(game: Game, tiles: str) -> None:
    if len(game.bag) < RACK_SIZE:
        raise IllegalTurn(
            f"the bag holds {len(game.bag)} tiles, and an exchange needs {RACK_SIZE}; "
            "play or pass."
        )
    if tiles == "" or not has_tiles(game.rack, tiles):
        raise IllegalTurn(
            f"{tiles!r} cannot be exchanged from the rack {game.rack!r}; give one or "
            "more of its tiles, a blank as '?'."
        )


def _drawn(game: Game, move: Move, rng: random.Random) -> str:
    """Return the tiles that a move draws from the bag."""
    match move.turn:
        case Place(play):
            kept = without(move.rack, tiles_spent(game.board, play))
            rack, _ = refill(kept, game.bag, rng)
        case Exchange(tiles):
            kept = without(move.rack, tiles)
            rack, _ = exchange(move.rack, tiles, game.bag, rng)
        case _:
            return ""
    return in_order(rack[len(kept) :])


def _challenge(game: Game, lexicon: Container[str] | None) -> Move:
    challenged = game.moves[-1]
    upheld = lexicon is not None and any(
        word.lower() not in lexicon for word in game.last_words
    )
    points = -challenged.points if upheld else 0
    if not upheld and game.rule == ChallengeRule.FIVE_POINT:
        points = POINTS_FOR_A_FAILED_CHALLENGE
    return Move(game.to_move, game.rack, Challenge(), points, upheld=upheld)
