"""A game in a file: written after each turn, whole or not at all, and gone on with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from scrabble_course.resources.atomic_files import (
    free_name,
    set_aside,
    sweep_parts,
    write_atomically,
)
from scrabble_course.scrabble import Game, ScrabbleError
from scrabble_course.scrabble.game_files import from_gcg, to_gcg
from scrabble_course.widgets.table_text import moves_text, versus


@dataclass(frozen=True, slots=True)
class Offer:
    """What is found in the file, for the players to decide about.

    Without a `game` to go on with, another can be started, and the file is kept.
    """

    text: str
    game: Game | None = None


class SavedGame:
    """The file that holds a game, as GCG: racks and bag are told by it too.

    A file that someone else has changed meanwhile is not written over.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._held: bytes | None = None  # what was last read or written

    def offer(self, names: Collection[str]) -> Offer | None:
        """Return what is to be said of the file to `names`, None if there is none.

        A file that cannot be read at all is a ScrabbleError.
        """
        self._held = self._content()
        if self._held is None:
            return None
        kept = f"Start another, and it is kept as {free_name(self.path).name}."
        try:
            game = from_gcg(self._held)
        except ValueError as error:
            fault = f"{self.path.name} holds no game to go on with: {error}"
            return Offer(f"{fault} {kept}")
        there = f"A game of {versus(game.names)}, {moves_text(game)}, is saved in"
        if set(names) != set(game.names):
            whose = "those at the table are others"
            return Offer(f"{there} {self.path.name}, but {whose}. {kept}")
        choice = "Go on with it, or start another in its place?"
        return Offer(f"{there} {self.path.name}. {choice}", game)

    def write(self, game: Game) -> None:
        """Make the file hold `game`; OSError and ScrabbleError say why it does not."""
        there = self._content()
        if there is not None and there != self._held:
            raise ScrabbleError(
                f"{self.path.name} was changed by someone else, perhaps another game "
                "at the same file; give this one a file of its own."
            )
        content = to_gcg(game).encode()
        write_atomically(self.path, content)
        self._held = content

    def set_aside(self) -> Path:
        """Give what the file holds another name, which is free, and return that."""
        kept = set_aside(self.path)
        self._held = None
        return kept

    def _content(self) -> bytes | None:
        try:
            sweep_parts(self.path.parent)
            return self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise ScrabbleError(
                f"{str(self.path)!r} cannot hold a game: {error.strerror}; name a "
                "file that can be read and written."
            ) from None
