"""What one call of a function did, line by line, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

StepNews = Literal["", "new", "changed"]
"""Whether a variable was there a step before, and had this value."""

StepEvent = Literal["line", "returned", "yielded", "raised"]
"""What a step shows: a line that comes next, or how a call gives way to its caller."""

RecordingEnded = Literal["returned", "raised", "asked", "enough", "timed out", "died"]
"""How a recording ended.

"asked" is for input() without a reply left, "enough" for more steps than are kept.
"""


@dataclass(frozen=True, slots=True)
class Variable:
    """A name, and the text of its value at that moment.

    Names with the same `thing` are names for one thing that can be changed; 0 is for
    what never changes.
    """

    name: str
    value: str
    thing: int = 0
    news: StepNews = ""


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call under way: whose, where its text is, the line it is at, its variables.

    Calls are numbered from 1 as they begin. `first` is the first line of the
    function's text in `file`.
    """

    number: int
    function: str
    file: str
    first: int
    line: int
    variables: tuple[Variable, ...]

    @property
    def news(self) -> tuple[Variable, ...]:
        """The variables that are new or have another value than a step before."""
        return tuple(one for one in self.variables if one.news)


@dataclass(frozen=True, slots=True)
class RecordedStep:
    """A moment of the call: the calls that are open, the innermost last.

    `value` is what is returned, handed out or raised. `printed` came on the screen
    since the step before. `left_out` calls between the first and the second are open
    as well.
    """

    event: StepEvent
    calls: tuple[OpenCall, ...]
    value: str = ""
    printed: str = ""
    left_out: int = 0

    @property
    def call(self) -> OpenCall:
        """The innermost call, which is at work."""
        return self.calls[-1]

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> RecordedStep:
        """Return the step that `asdict` made this of."""
        calls = []
        for call in data["calls"]:
            variables = tuple(Variable(**one) for one in call["variables"])
            calls.append(OpenCall(**{**call, "variables": variables}))
        return cls(**{**data, "calls": tuple(calls)})


@dataclass(frozen=True, slots=True)
class Recording:
    """All steps of one call, how it ended, and what came of it.

    `value` is the text of what was returned, or of the error, or the question that had
    no reply. `rest` was printed after the last step.
    """

    call: str
    steps: tuple[RecordedStep, ...]
    ended: RecordingEnded
    value: str = ""
    rest: str = ""
