"""What the elements that answers lack, or have too many, have in common.

It is counted in all calls of a check together, and so is true whatever the cause: just
the plays are missing that have a blank. An exercise says what may be told of an
element; of what is so, the first is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from scrabble_course.calling.call import Call

RARE = 4
"""Of the others, one in so many at most may have what all have that is missing."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element that an answer has, or should have, and that whole answer."""

    call: Call
    value: Any
    answer: Counter[Any]


@dataclass(frozen=True, slots=True)
class Trait:
    """What may hold of some elements, and is `said` of several: "have a blank".

    `asks` is the question to which it leads.
    """

    said: str
    holds: Callable[[Any], Any]
    asks: str = ""


@dataclass(frozen=True, slots=True)
class Traits:
    """What may be told of the elements of an answer, which are `things`.

    `read` makes of each what traits are asked about. What comes first is told first.
    """

    things: str
    of: Sequence[Trait]
    read: Callable[[Element], Any] = lambda element: element

    def told(
        self, answers: Iterable[tuple[Call, Any, Any]], shown: tuple[Call, Any, Any]
    ) -> str:
        """Say what sets apart all that is wrong; "" if nothing does that is known.

        An answer is a call, what is due, and what came: sets or lists. It is told
        of what the `shown` one lacks, or has too many.
        """
        try:
            return self._told(answers, Counter(shown[1]), Counter(shown[2]))
        except Exception:  # of what is no such element, nothing can be told
            return ""

    def told_of_calls(
        self, wrong: Iterable[tuple[Call, Any]], right: Iterable[tuple[Call, Any]]
    ) -> str:
        """Say what sets apart the calls that go wrong, each with what is due."""
        bad, good = (
            [self.read(Element(call, due, Counter())) for call, due in calls]
            for calls in (wrong, right)
        )
        return self._apart("Wrong", bad, good)

    def _told(
        self,
        answers: Iterable[tuple[Call, Any, Any]],
        due: Counter[Any],
        came: Counter[Any],
    ) -> str:
        found: list[Any] = []
        missing: list[Any] = []
        surplus: list[Any] = []
        for call, all_due, all_came in answers:
            wanted, given = Counter(all_due), Counter(all_came)
            lost, more = (wanted - given).keys(), (given - wanted).keys()
            found += self._all_of(call, wanted.keys() - lost - more, given)
            missing += self._all_of(call, lost, given)
            surplus += self._all_of(call, more, given)
        parts = []
        if due - came:
            few = len(found) // RARE
            parts.append(self._apart("Missing", missing, found, few))
        if came - due:
            parts.append(self._apart("Too many", surplus, [*found, *missing]))
        return " ".join(filter(None, parts))

    def _all_of(
        self, call: Call, values: Iterable[Any], answer: Counter[Any]
    ) -> Iterator[Any]:
        return (self.read(Element(call, one, answer)) for one in values)

    def _apart(self, how: str, wrong: list[Any], right: list[Any], few: int = 0) -> str:
        """Say what is wrong by what holds of all that, and of a few others at most."""
        common = [trait for trait in self.of if all(map(trait.holds, wrong))]
        shares = [(sum(map(bool, map(one.holds, right))), one) for one in common]
        for most in dict.fromkeys((0, few)) if right else ():
            for others, trait in shares:
                if others <= most:
                    just, besides = "just", ""
                    if others:
                        do = "does" if others == 1 else "do"
                        just = "only"
                        besides = f", as {do} {others} of the {len(right)} others"
                    told = (
                        f"{how} are {just} {self.things} that {trait.said}{besides}: "
                        f"{len(wrong)} in all these calls together."
                    )
                    return f"{told} {trait.asks}".strip()
        return ""
