"""What an edit cures, and how that is told."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from scrabble_course.diagnosis.edits.small_edit import WITHOUT_IT, SmallEdit
from scrabble_course.diagnosis.lint.source import ParsedFunction
from scrabble_course.diagnosis.results import Result

CODE = re.compile(r"`[^`]*`")
"""Code in a text that is told."""
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Cure:
    """An edit, how many failing calls it makes right, and of how many.

    The `other` does so, too, in another line, and is as likely to be meant; or it is
    needed as well, if the cure `is_of_two`.
    """

    edit: SmallEdit
    probe: Result
    cured: int
    failed: int
    parsed: ParsedFunction
    other: Cure | None = None
    is_of_two: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether every call comes out right."""
        return self.cured == self.failed

    @property
    def is_of_name(self) -> bool:
        """Whether it blames a name."""
        return isinstance(self.edit.piece, ast.Name)

    @property
    def is_of_value(self) -> bool:
        """Whether it blames a number or a text that is written out."""
        return isinstance(self.edit.piece, ast.Constant)

    @property
    def is_of_line(self) -> bool:
        """Whether it is about a whole line, and not a part of it."""
        return isinstance(self.edit.piece, ast.stmt)

    @property
    def says_little(self) -> bool:
        """Whether it blames a name, or a line as a whole."""
        return self.is_of_name or self.edit.what == WITHOUT_IT

    @property
    def line(self) -> str:
        """The line that it is about."""
        return self.parsed.line_of(self.edit.piece)

    @property
    def advice(self) -> str:
        """What to say: where to look, what is the matter, and what was tried."""
        if self.is_whole:
            seen = "every call that the check makes comes out right"
        elif self.cured > 1:
            seen = f"this call and {self.cured - 1} more that fail come out right"
        else:
            seen = "this call comes out right"
        places = f"Look at {self._place}"
        if self.edit.what == WITHOUT_IT and not self.other:
            return f"{places} Without it, {seen}."
        changed = "that"
        if self.other:
            more, changed = (
                (" And look at", "the two")
                if self.is_of_two
                else (" Or is it", "one of the two")
            )
            places += f"{more} {self.other._place}"
        return f"{places} With nothing but {changed} changed, {seen}."

    @property
    def _place(self) -> str:
        return f"line {self.edit.piece.lineno}, `{self.line}`: {self.edit.what}"


def asks(advice: str) -> bool:
    """Whether advice leaves open what the cause is."""
    return "?" in CODE.sub("", advice)


def shared_words(text: str, line: str) -> int:
    """Return how many words of the code in a text stand in a line of code."""
    said = " ".join(CODE.findall(text))
    return len({*_WORD.findall(said)} & {*_WORD.findall(line)})
