"""What can be found in a text, each thing as one value: how, and what to say of it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.lint.helper_calls import UNKNOWN, Helper
from scrabble_course.diagnosis.lint.mending import Mend
from scrabble_course.diagnosis.lint.source import FoundPieces, ParsedFunction
from scrabble_course.diagnosis.results import Cause, Result

Finder = Callable[[ParsedFunction], FoundPieces]


@dataclass(frozen=True, slots=True)
class Finding:
    """What the text of a function shows, where, and what to say of it.

    `called` is the function or method that is called there, and `helper` what is known
    of it. `only_with` is the letter that an `if` around it asks a text for, as in
    `if "*" in word:`; "" if none is. `mended` gives the function with that line as it
    was meant, None if that is open.
    """

    rule: LintRule
    line: int
    advice: str
    called: str
    helper: Helper = UNKNOWN
    only_with: str = ""
    mended: Callable[[], ast.FunctionDef | None] = field(
        default=lambda: None, compare=False, repr=False
    )

    @property
    def name(self) -> str:
        """The name of the rule."""
        return self.rule.name

    def explains(self, result: Result) -> bool:
        """Whether a wrong result is of the kind that this would bring about."""
        texts = [one for one in result.given if isinstance(one, str)]
        if self.only_with and texts and not any(self.only_with in t for t in texts):
            return False
        return self.rule.explains(self, result)

    def same_as(self, cause: Cause) -> bool:
        """Whether a cause would tell again what this has told with its line."""
        return self.rule.same_as(self, cause)


def _always(finding: Finding, result: Result) -> bool:
    return True


def _never(finding: Finding, cause: Cause) -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False)
class LintRule:
    """One thing that the text of a function may show.

    A part in braces of the `advice` is a piece of the student's text, or a word;
    `.line` is its line. `find` gives these, the first where it is.

    * `explains` and `same_as` are asked of each finding (`Finding`).
    * `stands_alone` says of the first failing call that answers to such calls do not
      come of the call alone, and so say nothing more.
    * `hides_others`: what else is wrong comes of it, too.
    * `is_minor`: what is known of the call is told before it.
    * `is_rare`: it happens now and then, and perhaps no call shows it by itself.
    * `mend` gives what should stand there.
    """

    advice: str
    name: str = ""
    find: Finder = lambda parsed: iter(())
    explains: Callable[[Finding, Result], bool] = _always
    same_as: Callable[[Finding, Cause], bool] = _never
    stands_alone: Callable[[Result], bool] = lambda result: False
    hides_others: bool = False
    is_minor: Callable[[Finding, Result], bool] = lambda finding, first: False
    is_rare: bool = False
    mend: Mend = lambda parsed, piece: None

    def __call__(self, find: Finder) -> LintRule:
        """Return the rule whose finder stands below it, and that is named like it."""
        return replace(self, name=find.__name__.replace("_", "-"), find=find)


def told_as(*mistakes: str) -> Callable[[Finding, Cause], bool]:
    """Return what says the same: causes of these names."""
    return lambda finding, cause: cause.mistake in mistakes


def gives_none(finding: Finding, result: Result) -> bool:
    """Show a call that came back with None."""
    outcome = result.outcome
    return outcome.ended == "returned" and outcome.value is None


def shows_none(outcome: Outcome) -> bool:
    """Whether None is on the screen, or in the error that stopped the call."""
    return "None" in outcome.printed or "NoneType" in outcome.error
