"""Asks a function for what only many calls together show, and for no more than needed.

A `sample` is spread over all these calls: who draws there as the reference does, to the
letter, need not be asked the others. For everyone else the `few` that come first are
mostly enough, and the `rest` is for those who leave a doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Across, Exercise, same
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.supervisor.question import Question

MANY_DRAWS, EACH_DRAW = 60, 10
"""Of so many calls or more that only chance tells apart, each tenth is made first."""


class ManyCalls:
    """The calls of an exercise that are compared with each other.

    `question` makes a question of calls. Visible ones that start from a seed, and so
    from the same one each time, are not asked again.
    """

    def __init__(
        self, exercise: Exercise, question: Callable[[Iterable[Call]], Question]
    ) -> None:
        self._exercise = exercise
        visible = {id(case.call) for case in exercise.fixed}
        self._again = [
            call
            for call in chain(*exercise.batches)
            if call.seed is not None and id(call) in visible
        ]
        known = set(map(id, self._again))
        self._compared = {
            id(calls): [call if id(call) in known else replace(call) for call in calls]
            for calls in exercise.batches
        }
        few = _without(known, chain(*map(self._first, exercise.across)))
        more = _without(known, chain(*self._compared.values()))
        sample = more[::EACH_DRAW] if few and len(more) >= MANY_DRAWS else []
        known.update(map(id, sample))
        self.sample, self.few = question(sample), question(_without(known, few))
        known.update(map(id, few))
        self.rest = question(_without(known, more))
        self._drawn: dict[int, Outcome] = {}
        self._alike: set[bytes] = set()
        self._fair: set[bytes] = set()

    def ask(self, ask: Callable[[Question], None], asked: FunctionRun) -> None:
        """Have `ask` make as many of the calls as are needed."""
        sample, others = self.sample.calls, (*self.few.calls, *self.rest.calls)
        ask(self.sample)
        if sample and asked.holds(self._alike, lambda: self._is_drawn_alike(asked)):
            asked.take_for_granted(
                {id(call): self._of_reference(call) for call in others}
            )
        else:
            ask(self.few)
            if not asked.holds(self._fair, lambda: self._is_fair(asked)):
                ask(self.rest)
        asked.keep_for_later(sample, others, self._again)

    def _is_drawn_alike(self, asked: FunctionRun) -> bool:
        """Whether the sample is that of the reference, in all that is seen of it."""
        return all(
            outcome.ended == ours.ended
            and same(outcome.value, ours.value)
            and outcome.events == ours.events
            and wire.encode(outcome.args) == wire.encode(ours.args)
            for outcome, ours in (
                (asked(call), self._of_reference(call)) for call in self.sample.calls
            )
        )

    def _of_reference(self, call: Call) -> Outcome:
        """Return what becomes of a call of the reference, as if it had been sent."""
        if id(call) not in self._drawn:
            answer = self._exercise.answer(self._exercise.reference, call)
            self._drawn[id(call)] = Outcome.from_json(answer.to_json())
        return self._drawn[id(call)]

    def _is_fair(self, asked: FunctionRun) -> bool:
        """Whether nothing is found in the first calls of those that are compared."""
        return not any(
            one.found([asked(call) for call in self._first(one)])
            for one in self._exercise.across
            if one.few is not None
        )

    def _first(self, mistake: Across) -> list[Call]:
        """Return the calls that a mistake is looked for in at first."""
        return self._compared[id(mistake.calls)][: mistake.few]


def _without(known: set[int], calls: Iterable[Call]) -> list[Call]:
    return [call for call in calls if id(call) not in known]
