"""A rack of tiles to spell words with; the student's own functions judge them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bunch, Int, List, TraitError, Unicode, observe, validate

from scrabble_course.display.score import score_breakdown, word_sheet
from scrabble_course.display.score_sheet import score_sheet_html
from scrabble_course.display.tiles import tiles_svg
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.hand import tiles_of
from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.widgets.tile_widget import TileWidget
from scrabble_course.word_game import (
    SCRABBLE_LETTER_VALUES,
    get_frequency_dict,
    get_word_score,
    is_valid_word,
)


class Rack(TileWidget):
    """Tiles to pick by click, drag or key; `word` is what they spell.

    `score` and `valid` are the functions that judge a word: yours, if you pass them.
    Without a list of `words`, any word may be played.

    >>> rack = Rack("weed*z")
    >>> rack.spell("weed")
    >>> rack
    Rack('weed*z', word='weed')
    >>> rack.score
    176
    """

    _esm = script("rack.js")
    _css = style("panel.css", "tiles.css", "rack.css")

    tiles = Unicode().tag(sync=True)
    values = List(Int()).tag(sync=True)
    picked = List(Int()).tag(sync=True)  # places in `tiles`, in the word's order

    word = Unicode().tag(sync=True)
    score = Int(0, allow_none=True).tag(sync=True)  # None: the function gave none
    breakdown = Unicode().tag(sync=True)
    sheet = Unicode().tag(sync=True)  # the breakdown as a picture, in HTML
    message = Unicode().tag(sync=True)
    verdict = Unicode().tag(sync=True)  # "good" or "bad" once a word is played
    problem = Unicode().tag(sync=True)  # what is wrong with the student's functions

    def __init__(
        self,
        hand: str | Mapping[str, int],
        words: list[str] | None = None,
        score: Callable[[str, int], Any] = get_word_score,
        valid: Callable[..., Any] = is_valid_word,
    ) -> None:
        super().__init__(**_laid_out(tiles_of(hand)))
        self.words = words
        self._score_of = Rule(score, own=get_word_score, gives=int)
        self._is_valid = Rule(valid, own=is_valid_word, gives=bool)
        self.on_msg(self._obey)

    def __repr__(self) -> str:
        return f"Rack({self.tiles!r}, word={self.word!r})"

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
        self.order = sorted(letters, key=lambda p: (letters[p] == "*", letters[p]))

    @validate("picked")
    def _hold_picked(self, proposal: Bunch) -> list[int]:
        picked: list[int] = proposal.value
        held = range(len(self.tiles))
        if len(set(picked)) < len(picked) or not all(place in held for place in picked):
            raise TraitError(f"{picked} is not a choice of places on {self!r}")
        return picked

    @observe("picked")
    def _respell(self, _change: object = None) -> None:
        word = "".join(self.tiles[place] for place in self.picked)
        if word == self.word:
            return
        n = len(self.tiles)
        answer = self._score_of.ask(word, n) if word else Answer(0)
        with self.hold_sync():
            self.word = word
            self.score = answer.value
            self.breakdown = score_breakdown(word, n, answer.value) if word else ""
            self.sheet = score_sheet_html(word_sheet(word, n)) if word else ""
            self.problem = answer.problem
            self.message = self.verdict = ""

    @observe("plays")
    def _play(self, _change: object) -> None:
        with self.hold_sync():  # a browser hears of the answer and what it is at once
            try:
                self._respell()  # the last tile may arrive in one message with the play
                self._judge()
            finally:
                self.answered = self.plays

    def _judge(self) -> None:
        """Let the word be judged, and say what came of it."""
        self.verdict, self.message = self._result()

    def _result(self) -> tuple[str, str]:
        """Return what comes of playing the word: a verdict, and a message about it."""
        if not self.word:
            return "", "Pick some tiles first."
        allowed = self._allowed()
        if allowed.value is None:
            return "bad", allowed.problem
        if not allowed.value:
            verdict, comes = "bad", "is not a valid word."
        elif self.score is None:
            verdict, comes = (
                "bad",
                f"earned nothing: {self._score_of.name} gave no score.",
            )
        else:
            verdict, comes = "good", f"earned {self.score} points."
        return verdict, f'"{self.word}" {comes} {allowed.problem}'.rstrip()

    def _allowed(self) -> Answer:
        if self.words is None:
            return Answer(True)
        hand = get_frequency_dict(self.tiles)
        return self._is_valid.ask(self.word, hand, self.words)

    _commands: Mapping[str, Callable[[Any], None]] = {
        **TileWidget._commands,
        "sort": sort,
    }

    def _tile_count(self) -> int:
        return len(self.tiles)

    def _replace_tiles(self, tiles: str) -> None:
        """Lay other tiles on the rack, in the order in which the old ones lay."""
        old = [self.tiles[place] for place in self.order]
        fresh = _laid_out(tiles)
        places = fresh["order"]
        fresh["order"] = sorted(places, key=_rank_in(old, tiles).__getitem__)
        with self.hold_sync():
            self.picked = []
            for name, value in fresh.items():
                setattr(self, name, value)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Add a still picture, for where no widget can run."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**bundle, "image/svg+xml": tiles_svg(self.tiles)}, metadata


def _laid_out(tiles: str) -> dict[str, Any]:
    values = [SCRABBLE_LETTER_VALUES[tile] for tile in tiles]
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
