"""A table with a game on it: who sits there, whose rack shows, and what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from scrabble_course.board import Square
from scrabble_course.board.letters import in_order
from scrabble_course.display.phrases import counted
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble import Challenge, Exchange, Game, Move, Place
from scrabble_course.widgets.saved_game import Offer
from scrabble_course.widgets.table_text import ending

TablePhase = Literal["turn", "hidden", "thinking", "waiting", "over"]
"""A person's turn; the screen is to be passed on; a program thinks; a program waits
to be asked; the game is over."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game, which of its players are people, and whose rack is on the screen.

    The computer plays for `levels`, as well as it is asked to.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> table = Table.set_for(game, frozenset({"Ann"}))
    >>> table.phase, table.rack, table.acts
    ('turn', 'AEINRST', ('exchange', 'pass', 'hint', 'new game'))
    """

    game: Game
    people: frozenset[str]
    levels: frozenset[str] = frozenset()
    shown: int | None = None
    thinking: bool = False

    @classmethod
    def set_for(
        cls, game: Game, people: frozenset[str], levels: frozenset[str] = frozenset()
    ) -> Table:
        """Return the table as it is when players sit down to `game`."""
        return cls(game, people, levels).with_game(game)

    @property
    def mover(self) -> str:
        """The player whose turn it is."""
        return self.game.names[self.game.to_move]

    @property
    def phase(self) -> TablePhase:
        """What the table is waiting for."""
        if self.game.is_over:
            return "over"
        if self.mover not in self.people:
            return "thinking" if self.thinking else "waiting"
        return "turn" if self.shown == self.game.to_move else "hidden"

    @property
    def rack(self) -> str:
        """The tiles that are on the screen."""
        hidden = self.shown is None or self.game.is_over
        return "" if hidden else self.game.racks[self.shown or 0]

    @property
    def acts(self) -> tuple[str, ...]:
        """What may be asked for now, apart from a play."""
        acts = {
            "turn": tuple(self._turns()),
            "hidden": ("show",),
            "waiting": ("next",),
        }.get(self.phase, ())
        if self.phase == "thinking":
            return acts
        if self.can_undo:
            acts = (*acts, "undo")
        return (*acts, *(("level",) if self.levels else ()), "new game")

    @property
    def can_undo(self) -> bool:
        """Whether a single person, against programs, has taken a turn."""
        names = self.game.names
        return len(self.people) == 1 and any(
            names[move.player] in self.people for move in self.game.moves
        )

    def with_game(self, game: Game) -> Table:
        """Return the table after its game has gone on.

        A single person always sees the same rack; several see their own when it is
        their turn and they have asked for it. Programs play with open racks.
        """
        if len(self.people) == 1:
            (person,) = self.people
            shown: int | None = game.names.index(person)
        elif not self.people or self.shown == game.to_move:
            shown = game.to_move
        else:
            shown = None
        return replace(self, game=game, shown=shown, thinking=False)

    def revealed(self) -> Table:
        """Return the table with the rack of the player to move on the screen."""
        return replace(self, shown=self.game.to_move)

    def undone(self) -> Table:
        """Return the table as it was before the last turn that a person took."""
        game, taken_back = self.game, False
        while not taken_back:
            taken_back = game.names[game.moves[-1].player] in self.people
            game = game.undo()
        return self.with_game(game)

    def _turns(self) -> Iterator[str]:
        game = self.game
        if len(game.bag) >= RACK_SIZE:
            yield "exchange"
        yield "pass"
        if game.awaits_challenge:
            yield "challenge"
        if game.may_end:
            yield "end"
        if not game.is_out:
            yield "hint"


def traits_of(table: Table, offer: Offer | None) -> dict[str, Any]:
    """Return the table as a browser takes it; an offer is answered before all else."""
    choices = ["go on", "start another"] if offer and offer.game else ["start another"]
    on_board = (offer and offer.game) or table.game
    return {
        "phase": "saved" if offer else table.phase,
        "acts": choices if offer else [*table.acts],
        "mover": table.mover,
        "seats": [] if offer else seats_of(table),
        "bag": len(table.game.bag),
        "unseen": [] if offer else unseen_of(table),
        "moves": [] if offer else rows_of(table.game),
        "board": on_board.board,
        "last": last_squares(on_board),  # after the board, which clears them
    }


def question_at(table: Table, offer: Offer | None) -> str:
    """Return what is said where there is no play to lay, and "" where there is one."""
    game = table.game
    if offer:
        return offer.text
    match table.phase:
        case "turn" if game.is_out:
            out = game.names[game.moves[-1].player]
            return f"{out} has gone out. Challenge the last play, or let it stand."
        case "hidden":
            return f"Pass the screen to {table.mover}."
        case "waiting":
            return f"It is the turn of {table.mover}."
        case "over":
            return ending(game)
    return ""


def seats_of(table: Table) -> list[dict[str, Any]]:
    """Return the players in the order of play, as the browser takes them."""
    game = table.game
    return [
        {
            "name": name,
            "person": name in table.people,
            "score": game.final_scores[player],
            "moves": player == game.to_move and not game.is_over,
            "thinks": player == game.to_move and table.phase == "thinking",
            "left": game.racks[player] if game.is_over else "",
            "wins": game.is_over and name in game.winners,
        }
        for player, name in enumerate(game.names)
    ]


def unseen_of(table: Table) -> list[list[Any]]:
    """Return each tile with how many of it are in the bag or on a hidden rack.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> unseen_of(Table.set_for(game, frozenset({"Ann"})))[:2]
    [['A', 8], ['B', 2]]
    """
    game, shown = table.game, table.shown
    hidden = shown is None or game.is_over
    unseen = in_order(game.bag + "".join(game.racks)) if hidden else ""
    unseen = unseen or game.unseen(shown or 0)
    return [[tile, unseen.count(tile)] for tile in game.tiles.counts]


def last_squares(game: Game) -> list[Square]:
    """Return the squares of the last play that lies on the board."""
    taken_back = False
    for move in reversed(game.moves):
        if isinstance(move.turn, Place) and not taken_back:
            return list(move.turn.play.squares)
        taken_back = move.upheld
    return []


def rows_of(game: Game) -> list[dict[str, Any]]:
    """Return the moves, and what the end added, each with the new total.

    >>> from scrabble_course.scrabble import Pass
    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> rows_of(game.after(Move(0, "AEINRST", Pass())))
    [{'name': 'Ann', 'turn': 'pass', 'points': 0, 'total': 0}]
    """
    states = list(game.states())
    rows = [
        _row(move, before, after)
        for move, before, after in zip(game.moves, states, states[1:], strict=False)
    ]
    scored = zip(game.names, game.racks, game.scores, game.final_scores, strict=True)
    for name, rack, score, final in scored:
        if final != score:
            turn = f"{rack} left" if rack else "tiles of the others"
            rows.append(_line(name, turn, final - score, final))
    return rows


def _row(move: Move, before: Game, after: Game) -> dict[str, Any]:
    player, turn = move.player, str(move.turn)
    match move.turn:
        case Exchange(tiles):
            turn = f"exchange of {counted(len(tiles), 'tile')}"
        case Challenge():
            by = before.names[player]
            turn = f"{by} challenged: {'taken back' if move.upheld else 'it stands'}"
            player = before.moves[-1].player
    return _line(after.names[player], turn, move.points, after.scores[player])


def _line(name: str, turn: str, points: int, total: int) -> dict[str, Any]:
    return {"name": name, "turn": turn, "points": points, "total": total}


def arranged(shown: str, rack: str) -> str:
    """Return the tiles of `rack`, those that were `shown` already where they lay.

    >>> arranged("QZAE", "AEQRST")
    'QAERST'
    """
    fresh, kept = list(rack), []
    for tile in shown:
        if tile in fresh:
            fresh.remove(tile)
            kept.append(tile)
    return "".join([*kept, *fresh])
