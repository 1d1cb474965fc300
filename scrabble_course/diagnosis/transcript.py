"""Reads what a console game showed: numbers, hands and questions, never the wording."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from scrabble_course.calling.call import Event, Outcome
from scrabble_course.diagnosis.judging import Problem

# Letters may stand right before it, as in "you earned13"; int() refuses very long ones.
_NUMBER = re.compile(r"(?<![\d.])-?\d{1,18}(?!\d)")
_ONE_LETTER = r"(?<![A-Za-z0-9*])[A-Za-z*](?![A-Za-z0-9*])"
_LETTER_RUN = re.compile(rf"{_ONE_LETTER}(?:[ \t,'\"\[\](){{}}]+{_ONE_LETTER})*")
_TOGETHER = re.compile(r"[^\W\d_]*\*[^\W\d_]*|[^\W\d_]+")
_LAST_LETTER = re.compile(rf"(?m)(?:^|:)[ \t]*{_ONE_LETTER}[ \t]*$")
_BEGINS = re.compile("[A-Z][a-z]")
_LINES_ABOVE, _LINES_HERE = 3, 4
_LONGEST_LINE = 150


@dataclass(frozen=True, slots=True)
class ScreenTurn:
    """What was shown up to a question, and the reply to it (None: no question came)."""

    shown: str
    reply: str | None
    asked: bool

    @property
    def numbers(self) -> set[int]:
        """The whole numbers on the screen."""
        return {int(number) for number in _NUMBER.findall(self.shown)}

    @property
    def shows_none(self) -> bool:
        """Whether a None was printed, which is always an accident."""
        return re.search(r"\bNone\b", self.shown) is not None

    def shows_hand(self, letters: Sequence[str]) -> bool:
        """Whether these letters stand somewhere one by one, in any order."""
        wanted = Counter(letters)
        return any(wanted == run for run in self._runs())

    def has_hand(self, letters: Sequence[str]) -> bool:
        """Whether these letters are on the screen, apart or together."""
        return self.shows_hand(letters) or self.shows_together(letters)

    def shows_together(self, letters: Sequence[str]) -> bool:
        """Whether these letters stand somewhere as one word, in any order."""
        words, many = _TOGETHER.findall(self.shown), len(letters)
        # The question may follow without a space, as in "cowsWhich word?".
        begun = [word[:many] for word in words if _BEGINS.match(word[many:])]
        shown = [*(words if many > 1 else ()), *begun]
        return many > 0 and Counter(letters) in (Counter(w.lower()) for w in shown)

    @property
    def shows_any_hand(self) -> bool:
        """Whether letters stand somewhere one by one, or one behind a colon."""
        is_many = any(run.total() > 1 for run in self._runs())
        return is_many or _LAST_LETTER.search(self.shown) is not None

    def _runs(self) -> list[Counter[str]]:
        return [
            Counter(c for c in run.lower() if c.isalpha() or c == "*")
            for line in self.shown.split("\n")
            for run in _LETTER_RUN.findall(line)
        ]


def turns(events: Sequence[Event]) -> list[ScreenTurn]:
    """Cut a game into turns; the last is what stands after the last reply.

    >>> game = (Event("said", ("a b\\n",)), Event("asked", ("? ", "ab")))
    >>> [(turn.shown, turn.reply) for turn in turns(game)]
    [('a b\\n? ', 'ab'), ('', None)]
    """
    found = []
    shown = ""
    for event in events:
        if event.kind == "said":
            shown += event.details[0]
        elif event.kind == "asked":
            prompt, reply = event.details
            found.append(ScreenTurn(shown + prompt, reply, asked=True))
            shown = ""
    return [*found, ScreenTurn(shown, None, asked=False)]


def screen(played: Sequence[ScreenTurn]) -> str:
    """Return what stood on the screen, with what the player typed."""
    return "".join(
        turn.shown + (f"{turn.reply}\n" if turn.reply is not None else "")
        for turn in played
    )


def parting(before: str, expected: str, got: str) -> Problem:
    """Show two ways to go on below the last lines of a screen.

    >>> parting("Hand: a t\\nWord? at\\n", "[2 on the screen]", "Bye!\\n").got
    'Hand: a t\\nWord? at\\nBye!'
    """
    above = _last_lines(before, _LINES_ABOVE)
    here = _last_lines(got, _LINES_HERE) or ["[nothing]"]
    return Problem("\n".join([*above, expected]), "\n".join([*above, *here]))


def _last_lines(text: str, most: int) -> list[str]:
    lines = [line.rstrip() for line in text.split("\n") if line.strip()]
    return [line[-_LONGEST_LINE:] for line in lines[-most:]]


def final_words(outcome: Outcome) -> set[str]:
    """Return the words on the screen after the last reply, without the numbers."""
    return words_of(turns(outcome.events)[-1].shown)


def words_of(text: str) -> set[str]:
    """Return the words of `text` in small letters.

    >>> sorted(words_of("Total: 12 points. Total!"))
    ['points', 'total']
    """
    return set(re.findall(r"[^\W\d_]+", text.lower()))
