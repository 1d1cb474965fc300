"""A prediction: what a cell shows, kept back until the student has typed a guess."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.calling.error_origin import kinds_of
from scrabble_course.diagnosis.judging import same

NOTHING = "nothing"
"""What a student types, and reads, where a cell shows nothing at all."""

EXACT = 1000
"""Whole numbers up to this one can be worked out; of others, a guess may be CLOSE."""
NEAR = 0.25
"""How far off a close guess is at most, as a share of the number."""

_WORDS = re.compile(r"\b(?:true|false|none)\b", re.IGNORECASE)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_BARE = re.compile(r"[^\s'\"()\[\]{},:]+")
_NUMBERS = re.compile(r"\d+")
_ANY_ERROR = {"error", "errors", "exception"}
_OF_ALL = ("Exception", "BaseException", "object")
_WORD = re.compile(r"\w+")


class Verdict(StrEnum):
    """How a guess compares with what the cell shows."""

    RIGHT = "right"
    FORM = "form"  # right, but Python writes it another way
    PART = "part"  # the end of it, which is enough
    CLOSE = "close"  # of a number that can only be estimated
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Prediction:
    """What a cell shows; `errors` are the names of the error that ended it, if one did.

    They are its own and those of the kinds that it belongs to.

    >>> Prediction.of_values(False, True).shown
    '(False, True)'
    """

    shown: str
    errors: tuple[str, ...] = ()

    @classmethod
    def of_values(cls, *values: object) -> Prediction:
        """Return what a cell shows whose last line is these values."""
        return cls(repr(values[0] if len(values) == 1 else values))

    @classmethod
    def of_block(cls, printed: str, error: Exception | None = None) -> Prediction:
        """Return what a cell shows that prints, and may stop with an error."""
        if error is None:
            return cls(printed.rstrip())
        own, *others = kinds_of(error)
        kinds = [name for name in others if name not in _OF_ALL]
        return cls(f"{printed}{own}: {error}".strip(), (own, *kinds))

    def compare(self, guess: str) -> Verdict:
        """Compare a guess by value where both can be read as Python, else by words.

        >>> shown = Prediction("(False, True)")
        >>> [shown.compare(guess).value for guess in ("false,true", "[False True]")]
        ['right', 'form']
        """
        if self.errors:
            return _compare_errors(guess, self.errors)
        if not self.shown:
            return Verdict.RIGHT if NOTHING in guess.lower() else Verdict.WRONG
        if guess.split() == self.shown.split() or _same_value(guess, self.shown):
            return Verdict.RIGHT
        bare = _bare(self.shown)
        if bare and _bare(guess) == bare:
            return Verdict.FORM
        if self._ends_with(guess):
            return Verdict.PART
        return Verdict.CLOSE if _is_close(guess, self.shown) else Verdict.WRONG

    def _ends_with(self, guess: str) -> bool:
        """Whether a guess is the last of several lines, or the one number in it."""
        *others, last = self.shown.split("\n")
        enough = (_bare(last), _NUMBERS.findall(last))
        return bool(others and _bare(guess)) and _bare(guess) in enough

    def key(self, cell: str) -> str:
        """Return a name under which the guess about this `cell` is kept.

        A cell that was changed, or now shows something else, is another question.
        """
        return sha256(f"{cell.strip()}\0{self.shown}".encode()).hexdigest()[:12]


def _compare_errors(guess: str, errors: tuple[str, ...]) -> Verdict:
    words = {word.lower() for word in _WORD.findall(guess)}
    if words & {error.lower() for error in errors}:
        return Verdict.RIGHT
    names_another = any(word.endswith("error") for word in words - _ANY_ERROR)
    is_expected = bool(words & _ANY_ERROR) and not names_another
    return Verdict.FORM if is_expected else Verdict.WRONG


def _same_value(guess: str, shown: str) -> bool:
    right = _read(shown)
    if right is None:
        return False
    if type(right[0]) is int:
        guess = _THOUSANDS.sub("", guess)
    guessed = _read(guess)
    return guessed is not None and same(guessed[0], right[0])


def _is_close(guess: str, shown: str) -> bool:
    right, guessed = _read(shown), _read(_THOUSANDS.sub("", guess))
    if right is None or guessed is None:
        return False
    (number,), (other,) = right, guessed
    if type(number) not in (int, float) or type(other) not in (int, float):
        return False
    assert isinstance(number, (int, float)) and isinstance(other, (int, float))
    is_estimated = isinstance(number, float) or abs(number) > EXACT
    return is_estimated and abs(other - number) <= NEAR * abs(number)


def _read(text: str) -> tuple[object] | None:
    """Return the value that stands in `text`, in a tuple of its own; None if none."""
    for form in (text, _capitalized(text)):
        try:
            return (ast.literal_eval(form.strip()),)
        except (*PARSE_FAULTS, TypeError):
            continue
    return None


def _bare(text: str) -> list[str]:
    """Return the words and numbers in `text`, without quotes, brackets and commas."""
    return _BARE.findall(_capitalized(text))


def _capitalized(text: str) -> str:
    """Return `text` with True, False and None as Python writes them."""
    return _WORDS.sub(lambda found: found[0].capitalize(), text)
