"""From a game to its record, as a file tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from scrabble_course.board import Board, Play
from scrabble_course.board.board import EMPTY
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.gcg_record import (
    Action,
    ChallengeBonus,
    Exchanged,
    GameEvent,
    GameRecord,
    Passed,
    Played,
    RackBonus,
    RackPenalty,
    Seat,
    Withdrawn,
)
from scrabble_course.scrabble.tile_sets import ENGLISH
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
)

FAILED = "#unsuccessful-challenge"
"""The note on a pass that stands for a turn lost by a challenge that failed."""
RULE = "ChallengeRule: "
"""How a note before the first event names the challenge rule."""


def record_of(
    game: Game, title: str = "", description: str = "", lexicon: str = ""
) -> GameRecord:
    """Return the record of a game, whole or not.

    >>> game = Game.deal(["Ann Lee", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> record = record_of(game.after(Move(0, "AEINRST", Pass())))
    >>> record.seats[0].nickname, record.racks
    ('Ann_Lee', ('AEINRST', 'EEIQUZ?'))
    """
    is_void = game.rule == ChallengeRule.VOID
    return GameRecord(
        seats=tuple(_seats(game.names)),
        events=(*_events(game), *_last_events(game)),
        title=title,
        description=description,
        lexicon=lexicon,
        tile_set="" if game.tiles == ENGLISH else game.tiles.name.lower(),
        incomplete=None if game.is_over else "",
        racks=() if game.is_over else game.racks,
        notes=() if is_void else (f"{RULE}{game.rule}",),
    )


def _seats(names: Sequence[str]) -> Iterator[Seat]:
    """Yield nicknames of one word each, no two alike even in small letters."""
    taken: set[str] = set()
    for name in names:
        plain = nickname = re.sub(r"[\s:]", "_", name)
        number = 2
        while nickname.casefold() in taken:
            nickname, number = f"{plain}_{number}", number + 1
        taken.add(nickname.casefold())
        yield Seat(nickname, name)


def _events(game: Game) -> Iterator[GameEvent]:
    states = list(game.states())
    for move, before, after in zip(game.moves, states, states[1:], strict=False):
        lets_stand = before.is_out and isinstance(move.turn, Pass)
        if isinstance(move.turn, EndGame) or lets_stand:
            continue  # the racks that are counted next say so
        yield _event(move, before, after)


def _event(move: Move, before: Game, after: Game) -> GameEvent:
    """Return the event that a move is; a challenge is told of whom it concerns."""
    action: Action
    player, rack, notes = move.player, move.rack, ()
    match move.turn:
        case Place(play):
            action = _played(before.board, play)
        case Exchange(tiles):
            action = Exchanged(tiles)
        case Challenge() if before.rule == ChallengeRule.DOUBLE and not move.upheld:
            return GameEvent(player, rack, Passed(), 0, after.scores[player], (FAILED,))
        case Challenge():
            action = Withdrawn() if move.upheld else ChallengeBonus()
            player = before.moves[-1].player
            rack = after.racks[player]
        case _:
            action = Passed()
    return GameEvent(player, rack, action, move.points, after.scores[player], notes)


def _played(board: Board, play: Play) -> Played:
    letters = [
        letter if board[square] == EMPTY else "."
        for square, letter in zip(play.squares, play.word, strict=True)
    ]
    return Played((play.row, play.col), play.down, "".join(letters))


def _last_events(game: Game) -> Iterator[GameEvent]:
    """Yield what the tiles that are left cost each player, and who gains by them."""
    if not game.is_over:
        return
    scored = list(zip(game.racks, game.scores, game.final_scores, strict=True))
    out = game.racks.index("") if "" in game.racks else None
    if out is not None:
        left = "".join(game.racks[out + 1 :] + game.racks[:out])
        _, score, final = scored[out]
        yield GameEvent(out, "", RackBonus(left), final - score, final)
    for player, (rack, score, final) in enumerate(scored):
        if player != out:
            action = RackPenalty(rack)
            yield GameEvent(player, rack, action, final - score, final)
