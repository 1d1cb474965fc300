"""A rack of tiles to spell words with; the student's own functions judge them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anywidget
from traitlets import Bunch, Int, List, TraitError, Unicode, observe, validate

from scrabble_course.display.score import score_breakdown
from scrabble_course.display.tiles import tiles_svg
from scrabble_course.widgets.hand import tiles_of
from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.word_game import (
    SCRABBLE_LETTER_VALUES,
    get_frequency_dict,
    get_word_score,
    is_valid_word,
)

STATIC = Path(__file__).parent / "static"


class Rack(anywidget.AnyWidget):
    """Tiles to pick by click or key; `word` is what they spell, `score` its points.

    `score` and `valid` are the functions that judge a word: yours, if you pass them.
    Without a list of `words`, any word may be played.

    >>> rack = Rack("weed*z")
    >>> rack.spell("weed")
    >>> rack
    Rack('weed*z', word='weed')
    >>> rack.score
    176
    """

    _esm = STATIC / "rack.js"
    _css = STATIC / "rack.css"

    tiles = Unicode().tag(sync=True)
    values = List(Int()).tag(sync=True)
    picked = List(Int()).tag(sync=True)  # positions on the rack, in the word's order
    plays = Int().tag(sync=True)  # counts up each time the player enters the word

    word = Unicode().tag(sync=True)
    score = Int(0, allow_none=True).tag(sync=True)  # None: the function gave none
    breakdown = Unicode().tag(sync=True)
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
        tiles = tiles_of(hand)
        super().__init__(
            tiles=tiles, values=[SCRABBLE_LETTER_VALUES[tile] for tile in tiles]
        )
        self.words = words
        self._score_of = Rule(score, own=get_word_score, gives=int)
        self._is_valid = Rule(valid, own=is_valid_word, gives=bool)

    def __repr__(self) -> str:
        return f"Rack({self.tiles!r}, word={self.word!r})"

    def spell(self, word: str) -> None:
        """Pick the tiles of `word`, as typing it would."""
        free = list(self.tiles)
        picked = []
        for letter in word.lower():
            if letter not in free:
                raise ValueError(f"{self!r} has no {letter!r} left for {word!r}")
            place = free.index(letter)
            free[place] = ""
            picked.append(place)
        self.picked = picked

    def play(self) -> None:
        """Enter the word that is spelled; `message` says what came of it."""
        self.plays += 1

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
            self.problem = answer.problem
            self.message = self.verdict = ""

    @observe("plays")
    def _play(self, _change: object) -> None:
        self._respell()  # the last tile may arrive in one message with the play
        self.message = self.verdict = ""  # so that the same result is announced again
        verdict, message = self._result()
        with self.hold_sync():
            self.verdict, self.message = verdict, message

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

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Add a still picture, for where no widget can run."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**bundle, "image/svg+xml": tiles_svg(self.tiles)}, metadata
