"""The variables of a step as rows: names for one thing stand together."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.activities.recording import News, OpenCall, RecordedStep, Variable


@dataclass(frozen=True, slots=True)
class Row:
    """A value, and all names that one call has for it.

    `elsewhere` says which names other open calls have for the same thing, "" if none.
    """

    names: tuple[str, ...]
    value: str
    news: News = ""
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


def _row(step: RecordedStep, call: OpenCall, group: list[Variable]) -> Row:
    news = [one.news for one in group]
    told: News = "changed" if "changed" in news else "new" if "new" in news else ""
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
            names.setdefault(_named(call, other), []).extend(found)
    others = [
        f"{' and '.join(dict.fromkeys(found))} in {where}"
        for where, found in names.items()
        if found
    ]
    return f"the same as {', '.join(others)}" if others else ""


def _named(call: OpenCall, other: OpenCall) -> str:
    return other.function if other.function != call.function else "its other calls"
