"""What every rack does: tiles are picked, laid in another order, and played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bunch, Int, List, TraitError, Unicode, observe, validate

from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.widgets.tile_widget import TileWidget
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES

TOLD = ("score", "breakdown", "sheet", "verdict", "message", "problem")
"""What came of a word, and how."""


class TileRack(TileWidget):
    """Tiles to pick by click, drag or key; the game says what a word is worth."""

    _tile_values: Mapping[str, int] = SCRABBLE_LETTER_VALUES

    tiles = Unicode().tag(sync=True)
    values = List(Int()).tag(sync=True)
    picked = List(Int()).tag(sync=True)  # places in `tiles`, in the word's order

    word = Unicode().tag(sync=True)
    score = Int(0, allow_none=True).tag(sync=True)  # None: the function gave none
    breakdown = Unicode().tag(sync=True)  # how it comes about, with remarks

    def __init__(self, tiles: str, score_of: Rule, **traits: Any) -> None:
        self._score_of = score_of
        self._judged: tuple[object, ...] = ("", score_of.newest)
        super().__init__(**self._laid_out(tiles), **traits)
        self.on_msg(self._obey)

    def spell(self, word: str) -> None:
        """Pick the tiles of `word`, as typing it would."""
        free = [self.tiles[place] for place in self.order]
        picked = []
        for letter in word.lower():
            if letter not in free:
                raise ValueError(f"{self!r} has no {letter!r} left for {word!r}")
            place = free.index(letter)
            free[place] = ""
            picked.append(self.order[place])
        self.picked = picked

    def play(self) -> None:
        """Enter the word that is spelled; `message` says what came of it."""
        self.plays += 1

    def sort(self) -> None:
        """Lay the tiles on the rack in alphabetical order, wildcards last."""
        letters = {place: self.tiles[place] for place in self.order}
        self.order = sorted(letters, key=lambda p: (letters[p] in "*?", letters[p]))

    def _respell(self) -> None:
        """Say what word the tiles that are picked spell, and what it is worth."""
        laid = self._spelled()
        judged = (laid, self._score_of.newest)
        if judged == self._judged:
            return
        self._judged = judged
        answer = self._count(laid) if laid else Answer(0)
        with self.hold_sync():
            self.word, self.score = laid.lower(), answer.value
            self.breakdown = self.sheet = ""
            if laid:
                self.breakdown, self.sheet = self._explain(laid, answer.value)
            self.problem = answer.problem
            self.message = self.verdict = ""

    def _spelled(self) -> str:
        """Return what the tiles that are picked spell, as they are laid."""
        raise NotImplementedError

    def _count(self, laid: str) -> Answer:
        """Ask the student's function what a word is worth."""
        raise NotImplementedError

    def _explain(self, laid: str, score: int | None) -> tuple[str, str]:
        """Return how the score comes about, as text and as a picture."""
        raise NotImplementedError

    def _judge(self) -> None:
        """Let the word be judged, and say what came of it."""
        raise NotImplementedError

    def _clear_what_was_played(self) -> None:
        """Take a word that was played off again; what came of it stays in sight."""
        if self.verdict == "good":
            told = {name: getattr(self, name) for name in TOLD}
            self.picked = []
            for name, value in told.items():
                setattr(self, name, value)

    @validate("picked")
    def _hold_picked(self, proposal: Bunch) -> list[int]:
        picked: list[int] = proposal.value
        held = range(len(self.tiles))
        if len(set(picked)) < len(picked) or not all(place in held for place in picked):
            raise TraitError(f"{picked} is not a choice of places on {self!r}")
        return picked

    @observe("picked")
    def _follow(self, _change: object) -> None:
        self._respell()

    @observe("plays")
    def _play(self, _change: object) -> None:
        with self.hold_sync():  # a browser hears of the answer and what it is at once
            try:
                self._respell()  # the last tile may arrive in one message with the play
                self._judge()
                self._clear_what_was_played()
            finally:
                self.answered = self.plays

    _commands: Mapping[str, Callable[[Any], None]] = {
        **TileWidget._commands,
        "sort": sort,
    }

    def _tile_count(self) -> int:
        return len(self.tiles)

    def _replace_tiles(self, tiles: str) -> None:
        """Lay other tiles on the rack, in the order in which the old ones lay."""
        old = [self.tiles[place] for place in self.order]
        fresh = self._laid_out(tiles)
        places = fresh["order"]
        fresh["order"] = sorted(places, key=_rank_in(old, tiles).__getitem__)
        with self.hold_sync():
            self.picked = []
            for name, value in fresh.items():
                setattr(self, name, value)

    def _laid_out(self, tiles: str) -> dict[str, Any]:
        """Return the traits of a rack with `tiles` on it."""
        values = [self._tile_values[tile] for tile in tiles]
        return {"tiles": tiles, "values": values, "order": list(range(len(tiles)))}


def _rank_in(old: list[str], tiles: str) -> list[int]:
    """Return for each of `tiles` where it lay among `old`; a new one comes last."""
    free, ranks = [*old], []
    for tile in tiles:
        rank = free.index(tile) if tile in free else len(free)
        ranks.append(rank)
        if rank < len(free):
            free[rank] = ""
    return ranks
