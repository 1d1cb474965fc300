"""A rack of tiles to spell words with; the student's own functions judge them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from traitlets import Unicode

from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import SavedProgress
from scrabble_course.display.phrases import points_text
from scrabble_course.display.score import score_breakdown, word_sheet
from scrabble_course.display.score_sheet_html import score_sheet_html
from scrabble_course.display.tile_svg import tiles_svg
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.hand import tiles_of
from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.widgets.tile_rack import TileRack
from scrabble_course.word_game import (
    get_frequency_dict,
    get_word_score,
    is_valid_word,
)


class Rack(TileRack):
    """Tiles to pick by click, drag or key: they spell `word`, and it earns `score`.

    `score` and `valid` are the functions that judge a word: yours, if you pass them.
    Without a list of `words`, any word may be played. The best word that was played on
    these tiles is kept with the student's progress, and shown.

    >>> rack = Rack("weed*z")
    >>> rack.spell("weed")
    >>> rack
    Rack('weed*z', word='weed')
    >>> rack.score
    176
    """

    _esm = script("rack.js")
    _css = style("panel.css", "tiles.css", "rack.css")

    best = Unicode().tag(sync=True)  # a sentence about the best word so far

    def __init__(
        self,
        hand: str | Mapping[str, int],
        words: list[str] | None = None,
        score: Callable[[str, int], Any] = get_word_score,
        valid: Callable[..., Any] = is_valid_word,
    ) -> None:
        super().__init__(tiles_of(hand), Rule(score, own=get_word_score, gives=int))
        self.words = words
        self._is_valid = Rule(valid, own=is_valid_word, gives=bool)
        self._best = self._best_before()
        self._tell_best()

    def __repr__(self) -> str:
        return f"Rack({self.tiles!r}, word={self.word!r})"

    def _spelled(self) -> str:
        return "".join(self.tiles[place] for place in self.picked)

    def _count(self, laid: str) -> Answer:
        return self._score_of.ask(laid, len(self.tiles))

    def _explain(self, laid: str, score: int | None) -> tuple[str, str]:
        n = len(self.tiles)
        # The remarks stand in words below the picture.
        pictured = replace(word_sheet(laid, n), remarks=())
        return score_breakdown(laid, n, score), score_sheet_html(pictured)

    def _judge(self) -> None:
        """Let the word be judged, and say what came of it."""
        self._say(*self._result())
        if self.verdict == "good" and (self.score or 0) > self._worth(self._best):
            self._best = self.word
            self._tell_best()
            with suppress(OSError):  # the game goes on where nothing can be kept
                progress_file.change(self._with_best)

    def _with_best(self, kept: SavedProgress) -> SavedProgress:
        """Return what is kept with the best word, if none is that was not read."""
        is_best = self._worth(self._best) > self._worth(kept.best_on(self.tiles))
        return kept.spelled(self.tiles, self._best) if is_best else kept

    def _best_before(self) -> str:
        """Return the best word of earlier times, "" if these tiles do not have one."""
        word = ""
        with suppress(OSError):
            word = progress_file.saved_progress().best_on(self.tiles)
        return word if Counter(word) <= Counter(self.tiles) else ""

    def _worth(self, word: str) -> float:
        """Return what a word earns as the function is now: it may have been mended."""
        score = self._count(word).value if word else None
        return float("-inf") if score is None else score

    def _tell_best(self) -> None:
        points = self._worth(self._best)
        if points == float("-inf"):
            self.best = "Best so far: no word yet."
        else:
            best = f'"{self._best}", {points_text(int(points))}'
            self.best = f"Best so far: {best}."

    def _result(self) -> tuple[str, str]:
        """Return what to say of the word that is played: a message, and a verdict."""
        if not self.word:
            return "Pick some tiles first.", ""
        allowed, verdict = self._allowed(), "bad"
        if allowed.value is None:
            return allowed.problem, verdict
        if not allowed.value:
            comes = "is not a valid word."
        elif self.score is None:
            comes = f"earned nothing: {self._score_of.name} gave no score."
        else:
            verdict, comes = "good", f"earned {points_text(self.score)}."
        return f'"{self.word}" {comes} {allowed.problem}'.rstrip(), verdict

    def _allowed(self) -> Answer:
        if self.words is None:
            return Answer(True)
        hand = get_frequency_dict(self.tiles)
        return self._is_valid.ask(self.word, hand, self.words)

    def _standing(self) -> str:
        return f'Your word: "{self.word}".' if self.word else ""

    def _picture(self) -> str:
        return tiles_svg(self.tiles)
