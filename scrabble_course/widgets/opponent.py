"""The opponent in Scrabblegram: the student's own search for the best word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.display.phrases import points_text
from scrabble_course.engine import Lexicon
from scrabble_course.resources.word_list import read_words
from scrabble_course.scrabblegram import ScoreModifier
from scrabble_course.widgets.puzzles import (
    Find,
    Puzzle,
    best_find,
    laid_best,
    puzzle_with,
)
from scrabble_course.widgets.rules import Rule

OPPONENT_SECONDS = 10
"""How long an opponent may think: a scan of all words takes its time."""


@dataclass(frozen=True, slots=True)
class OpponentWord:
    """What an opponent plays, None for no word; `problem` says what is wrong with it.

    One that `failed` has not played at all.
    """

    find: Find | None = None
    problem: str = ""
    failed: bool = False


class Opponent:
    """Plays what `search`, a function like stage 9's, takes for the best word.

    Without `search` the course's engine plays; `words` are None for the course's own.

    >>> opponent = Opponent(None, ["leap", "apples"])
    >>> opponent.ask(puzzle_with("ZLEAP?S", "..D....")).find
    Find(laid='APpLES', points=14)
    """

    def __init__(
        self, search: Callable[..., Any] | None, words: list[str] | None = None
    ) -> None:
        self.words = words
        self.lexicon = Lexicon.load() if words is None else Lexicon.from_words(words)
        self._rule = Rule(
            search or self._engine,
            own=self._engine,
            gives=tuple,
            fault=self._fault,
            seconds=OPPONENT_SECONDS,
        )

    def ask(self, puzzle: Puzzle) -> OpponentWord:
        """Return what is played; the function may raise, hang, return nonsense."""
        words = read_words() if self.words is None else self.words
        answer = self._rule.ask(puzzle.tiles, [*puzzle.modifiers], words)
        if answer.value is None:
            return OpponentWord(problem=answer.problem, failed=True)
        points, word = answer.value
        find = laid_best(word, puzzle)
        if find is None or find.points == points:
            return OpponentWord(find, answer.problem)
        says = f"{self._rule.name} says {points_text(points)} for {word!r}"
        return OpponentWord(find, f"{says}, but it earns {points_text(find.points)}.")

    def _engine(
        self, tiles: str, modifiers: list[ScoreModifier], _words: object
    ) -> tuple[int, str]:
        best = best_find(puzzle_with(tiles, modifiers), self.lexicon)
        return (-1, "") if best is None else (best.points, best.word)

    def _fault(
        self,
        value: tuple[Any, ...],
        tiles: str,
        modifiers: list[ScoreModifier],
        _words: object,
    ) -> str:
        if [*map(type, value)] != [int, str]:
            return "is not a score and a word"
        points, word = value
        if points < 0 and word == "":
            return ""
        if word.lower() not in self.lexicon:
            return "names a word that is not in the list"
        if laid_best(word, puzzle_with(tiles, modifiers)) is None:
            return "names a word that the tiles do not form"
        return ""
