"""Scrabblegram (seed 001) to play, with the student's own functions in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from string import ascii_lowercase
from typing import Any

from traitlets import (
    Bool,
    Bunch,
    Dict,
    Int,
    List,
    TraitError,
    Unicode,
    observe,
    validate,
)

from scrabble_course.display.phrases import points_text
from scrabble_course.display.score_sheet_html import score_sheet_html
from scrabble_course.display.scrabblegram_html import (
    premiums_of,
    scrabblegram_breakdown,
    scrabblegram_sheet,
    scrabblegram_svg,
)
from scrabble_course.scrabblegram import ScoreModifier, compute_score
from scrabble_course.scrabblegram.tiles import TILE_SCORES
from scrabble_course.widgets import puzzle_text, puzzles
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.opponent import Opponent, OpponentWord
from scrabble_course.widgets.puzzles import Find, PlayedPuzzle, Puzzle
from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.widgets.tile_rack import TileRack


class Scrabblegram(TileRack):
    """Seven tiles to lay on seven squares, for as many points as you can.

    Without `tiles` it is the puzzle of a `day`, a date or a text like "2026-11-21";
    without a day, today's. `modifiers` are those of stage 9, or a text like ".t..D..".
    Your `score` counts the points, your `best` gives the hints and is the opponent;
    without `best`, the course's engine is. A function that fails is named in
    `problem`, and the puzzle goes on.

    >>> game = Scrabblegram("ZLEAP?S", ".t..D..", words=["leap", "apples"])
    >>> game.enter("apples")
    >>> game
    Scrabblegram('ZLEAP?S', '.t..D..', points=26)
    >>> game.message
    '"apples" earned 26 points: your best so far.'
    """

    _esm = script("scrabblegram.js")
    _css = style(
        *("panel.css", "tiles.css", "rack.css", "hand_game.css", "scrabblegram.css")
    )
    _tile_values = TILE_SCORES

    stands = Unicode().tag(sync=True)  # for each tile its letter; "?" for an open blank
    squares = List(List(Unicode())).tag(sync=True)  # label and name of each
    title = Unicode().tag(sync=True)
    finds = List(Dict()).tag(sync=True)  # the words found, the best one first
    hints = Int().tag(sync=True)  # how many were given
    over = Bool().tag(sync=True)
    ending = Unicode().tag(sync=True)  # how the opponent's word compares

    def __init__(
        self,
        tiles: str | None = None,
        modifiers: str | Sequence[ScoreModifier] | None = None,
        *,
        day: date | str | None = None,
        words: Iterable[str] | None = None,
        score: Callable[..., Any] = compute_score,
        best: Callable[..., Any] | None = None,
    ) -> None:
        self._day = date.today() if day is None else puzzles.read_day(day)
        self._number = 0
        puzzle = self._next_puzzle() if tiles is None else puzzles.puzzle_with(tiles)
        if modifiers is not None:
            puzzle = replace(puzzle, modifiers=puzzles.squares_of(modifiers))
        self._opponent = Opponent(best, None if words is None else list(words))
        self._played = PlayedPuzzle(puzzle)
        super().__init__(
            puzzle.tiles.lower(),
            Rule(score, own=compute_score, gives=int),
            **_traits_of(self._played),
        )

    def __repr__(self) -> str:
        best = self._played.best
        points = 0 if best is None else best.points
        puzzle = self._played.puzzle
        return f"Scrabblegram({puzzle.tiles!r}, {puzzle.marks!r}, points={points})"

    def spell(self, word: str) -> None:
        """Lay the tiles of `word`, as typing it would; a blank where there is no other.

        A `?` in the word is a blank that stands for no letter yet.
        """
        free = {place: self.tiles[place] for place in self.order}
        stands = [*self.tiles]
        picked = []
        for letter in word.lower():
            own = [place for place in free if free[place] == letter]
            blanks = [place for place in free if free[place] == "?"]
            if not own and (not blanks or letter not in ascii_lowercase):
                raise ValueError(f"{self!r} has no {letter!r} left for {word!r}")
            place = (own or blanks)[0]
            stands[place] = letter
            del free[place]
            picked.append(place)
        with self.hold_trait_notifications():
            self.picked, self.stands = picked, "".join(stands)

    def enter(self, word: str | None = None) -> None:
        """Enter `word`, or the word that is laid; `message` says what came of it."""
        if word is not None:
            self.spell(word)
        self.play()

    def hint(self) -> None:
        """Say the first letter of the best word, then its length, then the word."""
        reply = self._ask_opponent()
        if not reply.failed:
            self._played = puzzles.hinted(self._played)
            text = puzzle_text.hint_text(self._played.hints, reply.find)
            self._show(text, problem=reply.problem)

    def finish(self) -> None:
        """Let the opponent play its best word; this ends the puzzle."""
        if self.over:
            self._say(_OVER, problem="")
            return
        reply = self._ask_opponent()
        if not reply.failed:
            self._played = puzzles.closed(self._played, reply.find)
            best = puzzles.best_find(self._played.puzzle, self._opponent.lexicon)
            self._show(puzzle_text.missed_text(reply.find, best), problem=reply.problem)

    def new_puzzle(self) -> None:
        """Take the next puzzle of the day."""
        self._played = PlayedPuzzle(self._next_puzzle())
        self._replace_tiles(self._played.puzzle.tiles.lower())
        self._show()

    def _next_puzzle(self) -> Puzzle:
        self._number += 1
        return puzzles.puzzle_of_day(self._day, self._number)

    @validate("stands")
    def _hold_stands(self, proposal: Bunch) -> str:
        stands: str = proposal.value
        # Only a blank can stand for anything else.
        if not re.fullmatch(self.tiles.replace("?", "[a-z?]"), stands):
            raise TraitError(f"{stands!r} is not what the tiles of {self!r} stand for")
        return stands

    @observe("stands")
    def _follow_stands(self, _change: object) -> None:
        self._respell()

    def _respell(self) -> None:
        # A blank that is taken back stands for nothing any more.
        stands = [*self.tiles]
        for place in self.picked:
            stands[place] = self.stands[place]
        self.stands = "".join(stands)
        super()._respell()

    def _spelled(self) -> str:
        return "".join(map(self._letter_at, self.picked))

    def _count(self, laid: str) -> Answer:
        played = "".join(letter if letter.isupper() else "?" for letter in laid)
        return self._score_of.ask(played, [*self._played.puzzle.modifiers])

    def _explain(self, laid: str, score: int | None) -> tuple[str, str]:
        modifiers = self._played.puzzle.modifiers
        sheet = score_sheet_html(scrabblegram_sheet(laid, modifiers))
        return scrabblegram_breakdown(laid, modifiers, score), sheet

    def _letter_at(self, place: int) -> str:
        """Return what lies there: a capital, or a small letter or `?` for a blank."""
        letter = self.stands[place]
        return letter if self.tiles[place] == "?" else letter.upper()

    def _judge(self) -> None:
        if self.over:
            self._say(_OVER, problem="")
        elif not self.picked:
            self._say("Pick some tiles first.", problem="")
        else:
            self._look_up()

    def _look_up(self) -> None:
        """Take the word if it is one; an open blank becomes the letter it needs."""
        known = [find.word for find in self._played.finds]
        laid = self._spelled()
        word = puzzles.fitting_word(laid, self._opponent.lexicon, known)
        if not word:
            self._say(puzzle_text.refusal_text(laid), "bad")
        elif self.score is None:
            name = self._score_of.name
            self._say(f'"{word}" earned nothing: {name} gave no score.', "bad")
        else:
            self._take(word, self.score)

    def _take(self, word: str, points: int) -> None:
        stands = [*self.stands]
        for place, letter in zip(self.picked, word, strict=True):
            stands[place] = letter
        self.stands = "".join(stands)
        find = Find(self._spelled(), points)
        before, self._played = self._played, puzzles.found(self._played, find)
        message = f'"{word}" earned {points_text(points)}'
        if self._played == before:
            message = f'You have found "{word}" before'
        elif self._played.best == find:
            message += ": your best so far"
        self._show(f"{message}.", "good", self.problem)

    def _ask_opponent(self) -> OpponentWord:
        reply = self._opponent.ask(self._played.puzzle)
        if reply.failed:
            self._say("The opponent does not answer.", "bad", reply.problem)
        return reply

    def _show(self, message: str = "", verdict: str = "", problem: str = "") -> None:
        """Send the round to the browser, with what came of the last turn."""
        with self.hold_sync():
            for name, value in _traits_of(self._played).items():
                setattr(self, name, value)
            self._say(message, verdict, problem)

    def _laid_out(self, tiles: str) -> dict[str, Any]:
        return {**super()._laid_out(tiles), "stands": tiles}

    def _standing(self) -> str:
        best = self._played.best
        return f'Your best: "{best.word}", {points_text(best.points)}.' if best else ""

    def _picture(self) -> str:
        puzzle = self._played.puzzle
        return scrabblegram_svg(puzzle.tiles, puzzle.modifiers)

    _commands: Mapping[str, Callable[[Any], None]] = {
        **TileRack._commands,
        "hint": hint,
        "finish": finish,
        "new puzzle": new_puzzle,
    }


_OVER = "This puzzle is over: take a new one."


def _traits_of(played: PlayedPuzzle) -> dict[str, Any]:
    modifiers = played.puzzle.modifiers
    finds = sorted(played.finds, key=lambda find: -find.points)
    rows = [_row(find, modifiers, "you") for find in finds]
    if played.rival is not None:
        rows.append(_row(played.rival, modifiers, "opponent"))
    return {
        "squares": [[square.label, square.name] for square in premiums_of(modifiers)],
        "title": played.puzzle.name,
        "finds": rows,
        "hints": played.hints,
        "over": played.is_over,
        "ending": puzzle_text.comparison(played),
    }


def _row(find: Find, modifiers: Sequence[ScoreModifier], who: str) -> dict[str, Any]:
    breakdown = scrabblegram_breakdown(find.laid, modifiers, find.points)
    return {
        "word": find.word,
        "points": find.points,
        "breakdown": breakdown,
        "who": who,
    }
