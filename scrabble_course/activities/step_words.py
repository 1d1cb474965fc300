"""What a step is shown with: what happened, in words, and its variables as rows.

Names for one thing stand together, in one row.
"""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.activities.recording import (
    OpenCall,
    RecordedStep,
    Recording,
    RecordingEnded,
    StepNews,
    Variable,
)
from scrabble_course.activities.shown_value import cut
from scrabble_course.activities.tracing import MOST_STEPS

LONGEST_VALUE = 60
"""Characters of a value inside a sentence."""
MOST_NEWS = 3
"""Variables that are named in one sentence."""


@dataclass(frozen=True, slots=True)
class Row:
    """A value, and all names that one call has for it.

    `elsewhere` says which names other open calls have for the same thing, "" if none.
    """

    names: tuple[str, ...]
    value: str
    news: StepNews = ""
    elsewhere: str = ""


def rows_of(step: RecordedStep, call: OpenCall) -> tuple[Row, ...]:
    """Return the variables of one open call of a step as rows.

    Names are grouped only if they stand for one thing that can be changed: two names
    for equal numbers are two rows.
    """
    grouped: dict[object, list[int]] = {}
    for place, one in enumerate(call.variables):
        grouped.setdefault(one.thing or one.name, []).append(place)
    return tuple(
        _row(step, call, [call.variables[place] for place in places])
        for places in grouped.values()
    )


def sentences(recording: Recording) -> tuple[str, ...]:
    """Return for each step what has just happened, and what comes next."""
    told: list[str] = []
    begun: set[int] = set()
    before: RecordedStep | None = None
    for step in recording.steps:
        ran = _what_ran(before, step, step.call.number not in begun)
        told.append(" ".join(filter(None, [ran, _what_now(before, step)])))
        begun.add(step.call.number)
        before = step
    if told and (ending := _ENDINGS.get(recording.ended)):
        told[-1] = f"{told[-1]} {ending.format(question=recording.value)}"
    return tuple(told)


def title(recording: Recording) -> str:
    """Return what is shown in a few words; what comes of the call is left open."""
    nothing = "" if recording.steps else f": {NOTHING}"
    return f"Steps of {recording.call}{nothing}"


def summary(recording: Recording) -> str:
    """Return one line: the call, how many steps it took, and what came of it.

    >>> summary(Recording("sorted([])", (), "returned", "[]"))[:36]
    'Steps of sorted([]): nothing to show'
    """
    count = len(recording.steps)
    if not count:
        return title(recording)
    value = cut(recording.value, 2 * LONGEST_VALUE)
    ends = _SUMMED_UP[recording.ended].format(value=value)
    return f"{title(recording)}: {count:,} step{'s' * (count > 1)}, {ends}"


NOTHING = (
    "nothing to show. It shows functions that you have written yourself, in a cell "
    "of this notebook or in a file of yours: steps(my_function, 1, 2)"
)

_SUMMED_UP: dict[RecordingEnded, str] = {
    "returned": "returns {value}",
    "raised": "stops with {value}",
    "asked": "then input() has no reply",
    "enough": "and it goes on",
    "timed out": "then it takes too long",
    "died": "then Python itself was ended",
}
_ENDINGS: dict[RecordingEnded, str] = {
    "enough": f"It goes on: only the first {MOST_STEPS:,} steps are kept.",
    "timed out": "Here it works on and on, and was stopped after 3 seconds.",
    "died": "Here Python itself was ended.",
    "asked": "Here input() asks {question!r} and has no reply left. Write the replies "
    'into the call: typed=["...", "..."].',
}


def _what_ran(before: RecordedStep | None, step: RecordedStep, is_new: bool) -> str:
    """Say what the line did that was next before, if that is not said by now."""
    name = step.call.function
    if before is None:
        return f"{name} is called."
    was, now = before.call, step.call
    if is_new:
        who = "itself" if name == was.function else name
        return f"Line {was.line} of {was.function} calls {who}."
    if now.number > was.number:
        return f"{name} goes on."
    if step.event == "raised":
        return ""
    if now.number < was.number:
        return f"Back in {name}{_news(step)}."
    return f"Line {was.line} has run{_news(step)}." if before.event == "line" else ""


def _news(step: RecordedStep) -> str:
    shown = step.call.news[:MOST_NEWS]
    named = [f"{one.name} is {cut(one.value, LONGEST_VALUE)}" for one in shown]
    more = len(step.call.news) - MOST_NEWS
    if more > 0:
        named.append(f"{more} more have changed")
    return f": {', '.join(named)}" if named else ""


def _what_now(before: RecordedStep | None, step: RecordedStep) -> str:
    call, value = step.call, cut(step.value, LONGEST_VALUE)
    if step.event == "line":
        return f"Line {call.line} is next."
    if step.event == "returned":
        return f"{call.function} returns {value}."
    if step.event == "yielded":
        return f"{call.function} yields {value}, and waits."
    if before and before.event == "raised":
        return f"So line {call.line} of {call.function}, which made the call, stops."
    return f"Line {call.line} stops with {value}."


def _row(step: RecordedStep, call: OpenCall, group: list[Variable]) -> Row:
    news = [one.news for one in group]
    told: StepNews = "changed" if "changed" in news else "new" if "new" in news else ""
    names = tuple(one.name for one in group)
    return Row(names, group[0].value, told, _elsewhere(step, call, group[0].thing))


def _elsewhere(step: RecordedStep, call: OpenCall, thing: int) -> str:
    """Say which names the other open calls have for a thing."""
    if not thing:
        return ""
    names: dict[str, list[str]] = {}
    for other in step.calls:
        if other is not call:
            found = [one.name for one in other.variables if one.thing == thing]
            is_another = other.function != call.function
            place = other.function if is_another else "its other calls"
            names.setdefault(place, []).extend(found)
    others = [
        f"{' and '.join(dict.fromkeys(found))} in {where}"
        for where, found in names.items()
        if found
    ]
    return f"the same as {', '.join(others)}" if others else ""
