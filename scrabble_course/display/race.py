"""A race: several functions answer one question, and each is measured."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from timeit import Timer
from typing import Any

from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.display.console import for_console
from scrabble_course.display.phrases import shortened

BATCH = 0.01
"""Seconds that calls are repeated for: a clock cannot time a single short one."""
BATCHES = 5
"""The best of so many batches counts: others are slow because the computer is busy."""
ENOUGH = 0.3
"""Seconds for all batches of one function; what takes longer is called just once."""
LONGEST_NOTE = 70
GROWN = "goes on with the same list at each call; begin with a new one"

UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


@dataclass(frozen=True, slots=True)
class Lap:
    """One function: the seconds of a call, how much it tried, and what went wrong.

    `seconds` and `tries` are None where they are not known; `note` is "" if the answer
    was that of the first function.
    """

    name: str
    seconds: float | None = None
    tries: int | None = None
    note: str = ""

    @property
    def time(self) -> str:
        """The time of a call, in words.

        >>> Lap("scan", seconds=0.0274).time
        '27 ms'
        """
        return "" if self.seconds is None else time_text(self.seconds)

    @property
    def tried(self) -> str:
        """How much it tried, in words; a dash where nothing was written down."""
        return "-" if self.tries is None else f"{self.tries:,}"


@dataclass(frozen=True, slots=True)
class Race:
    """What `race` measured, from the first function to the last."""

    laps: tuple[Lap, ...]

    @property
    def same(self) -> bool:
        """Whether all functions gave the same answer."""
        return not any(lap.note for lap in self.laps)

    @property
    def tries(self) -> dict[str, int]:
        """How much each function tried, for those that wrote it down."""
        return {lap.name: lap.tries for lap in self.laps if lap.tries is not None}

    def gain(self, lap: Lap) -> str:
        """Return how many times as fast or slow as the first a lap was, or its note.

        >>> scan, sets = Lap("scan", 0.0274), Lap("sets", 0.0091)
        >>> Race((scan, sets)).gain(sets)
        '3 times as fast'
        """
        first = self.laps[0].seconds
        if lap.note or lap is self.laps[0] or not lap.seconds or not first:
            return lap.note
        if lap.seconds > first:
            return f"{two_digits(lap.seconds / first)} times as slow"
        return f"{two_digits(first / lap.seconds)} times as fast"

    def __str__(self) -> str:
        rows = [("", "tried", "time", "")] if self.tries else []
        for lap in self.laps:
            tried = lap.tried if self.tries else ""
            rows.append((lap.name, tried, lap.time, self.gain(lap)))
        first, second, third = (max(len(row[n]) for row in rows) for n in range(3))
        lines = (
            f"{name:{first}}  {tried:>{second}}  {time:>{third}}  {gain}"
            for name, tried, time, gain in rows
        )
        return "\n".join(line.rstrip() for line in lines)

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        from scrabble_course.display.race_svg import race_svg

        return race_svg(self)


@in_one_sentence('race({"scan": scan, "mine": search}, "leaps")')
def race(
    functions: Mapping[str, Callable[..., Any]],
    *args: Any,
    tried: list[Any] | None = None,
) -> Race:
    """Call each function with `args`; return how long it took and if all agree.

    The first function's answer is the one that the others should give. A function that
    is not written yet, or stops with an error, has a note instead of a time. `tried` is
    a list to which the functions append what they try; it is emptied before each.

    >>> result = race({"built-in": sum, "largest": max}, [1, 2, 4])
    >>> result.same, result.laps[1].note
    (False, 'gives 4, not 7')
    """
    if not isinstance(functions, Mapping) or not functions:
        raise TypeError(
            "race() takes names and functions, then what to call them with: "
            "race({'mine': f, 'yours': g}, 'LEAP')."
        )
    tried = [] if tried is None else tried
    for name, function in functions.items():
        if not callable(function):
            raise TypeError(
                f"race() takes the functions themselves, but {name!r} is of type "
                f"{type(function).__name__}; write it without brackets"
            )
    laps: list[Lap] = []
    answers: list[Any] = []
    for name, function in functions.items():
        laps.append(_lap(name, partial(function, *args), tried, answers))
    tried.clear()
    return Race(tuple(laps))


def seconds_of_a_call(
    function: Callable[[], Any], before: Callable[[], Any] = lambda: None
) -> float:
    """Return the shortest time of a call that was seen; `before` is not measured."""
    timer = Timer(function, before)
    once = max(timer.timeit(1), UNITS[-1][0])
    calls = max(1, round(BATCH / once))
    batches = min(BATCHES, int(ENOUGH / (once * calls)))
    return min([once, *(timer.timeit(calls) / calls for _ in range(batches))])


def difference(expected: object, got: object) -> str:
    """Return what is wrong with an answer, "" if nothing is.

    >>> difference(["at", "tea"], ["at"])
    "lacks 1, such as 'tea'"
    >>> difference(["at", "tea"], ["at", "tea", "tee"])
    "has 1 too many, such as 'tee'"
    """
    if got == expected:
        return ""
    if not (_has_many(expected) and _has_many(got)):
        return shortened(f"gives {got!r}, not {expected!r}", LONGEST_NOTE)
    if type(got) is not type(expected):
        return f"gives a {type(got).__name__}, not a {type(expected).__name__}"
    faults = []
    missing, extra = _without(expected, got), _without(got, expected)
    if missing:
        faults.append(f"lacks {len(missing):,}, such as {missing[0]!r}")
    if extra:
        faults.append(f"has {len(extra):,} too many, such as {extra[0]!r}")
    if not faults:
        faults.append(_order_or_number(expected, got))
    return shortened(" and ".join(faults), LONGEST_NOTE)


def time_text(seconds: float) -> str:
    """Return a time with two digits and the unit that suits it.

    >>> time_text(2.44), time_text(0.0274), time_text(0.0000153)
    ('2.4 s', '27 ms', '15 µs')
    """
    # What is rounded to 1 of a unit has that unit.
    fitting = [(size, unit) for size, unit in UNITS if seconds >= 0.995 * size]
    size, unit = (*fitting, UNITS[-1])[0]
    return for_console(f"{two_digits(seconds / size)} {unit}")


def two_digits(number: float) -> str:
    """Return a number above 0 with two digits that count, and commas.

    >>> two_digits(1.94), two_digits(33.3), two_digits(2586)
    ('1.9', '33', '2,600')
    """
    return f"{float(f'{number:.2g}'):,.10g}"


def _lap(
    name: str, call: Callable[[], Any], tried: list[Any], answers: list[Any]
) -> Lap:
    """Return what came of a function, and put its answer behind `answers`."""
    tried.clear()
    try:
        answer = call()
        length = _length(answer)
        tries = len(tried) or None
        seconds = seconds_of_a_call(call, tried.clear)
    except NotImplementedError:
        return Lap(name, note="not written yet")
    except Exception as error:
        said = f"stops with {type(error).__name__}: {error}"
        return Lap(name, note=shortened(said, LONGEST_NOTE))
    note = GROWN if _length(answer) != length else ""
    answers.append(answer)
    return Lap(name, seconds, tries, note or difference(answers[0], answer))


def _length(answer: object) -> int:
    return len(answer) if isinstance(answer, list | set | dict) else 0


def _has_many(answer: object) -> bool:
    return isinstance(answer, list | tuple | set | frozenset)


def _without(answer: Any, other: Any) -> list[Any]:
    """Return what is in `answer` but not in `other`, in a fixed order."""
    found: Collection[Any]
    try:
        found = set(other)
    except TypeError:  # what cannot be in a set is looked up one by one
        found = list(other)
    in_order: Iterable[Any] = answer
    if isinstance(answer, set | frozenset):
        in_order = sorted(answer, key=repr)
    return [one for one in in_order if not _is_in(one, found)]


def _is_in(one: Any, found: Collection[Any]) -> bool:
    try:
        return one in found
    except TypeError:  # and so is what cannot be looked up in a set
        return one in list(found)


def _order_or_number(expected: Any, got: Any) -> str:
    """Say what is wrong with an answer that lacks nothing, and has nothing else."""
    if len(got) == len(expected):
        return "gives the same in another order"
    for one in expected:
        often, right = list(got).count(one), list(expected).count(one)
        if often != right:
            return f"gives {one!r} {_times(often)}, not {_times(right)}"
    return "gives the same in another order"


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")
