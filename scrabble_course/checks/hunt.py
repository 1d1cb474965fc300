"""A bug hunt: is there a call for which a wrong function gives a wrong answer?"""

from __future__ import annotations

import inspect
import random
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.callables import name_of
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.misuse import check_values, in_one_sentence
from scrabble_course.calling.seeded_random import SeededRandom
from scrabble_course.checks.bug_hunt import Bug, BuggyFunction
from scrabble_course.checks.catalogue import buggy_function, exercise_named, remark_on
from scrabble_course.checks.steps_offer import offer
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import same

ALL_RIGHT = "This call comes out right. Try another one."
BOTH_REFUSE = "Both refuse this call, as they should. Try another one."
CANNOT_BE_DRAWN = "random.choice should pick from"
"""So says typed(letters=...)."""
KINDS = {
    bool: "True or False",
    dict: "a dictionary",
    int: "a whole number",
    list: "a list",
    str: "a text",
    tuple: "a tuple",
}

_found: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
"""The bugs of each buggy function that were found since the kernel started."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """The result of one shot: the call, and what differs if anything does.

    `bugs` are those that the call shows, if they are known; `count` is how many were
    found by now, of `total`. `watch` offers to go through the call line by line.
    """

    call: str
    expected: str = ""
    got: str = ""
    note: str = ALL_RIGHT
    watch: str = ""
    bugs: tuple[str, ...] = ()
    count: int = 0
    total: int = 0
    is_new: bool = True

    @property
    def found(self) -> bool:
        """Whether the call shows a bug."""
        return bool(self.expected)

    @property
    def headline(self) -> str:
        """Whether the call shows a bug, which one of how many, in words."""
        if not self.found:
            return "No bug to be seen here."
        if not self.bugs or self.total == 1:
            return "Found it!"
        if not self.is_new:
            return f"You have had this one: {self.count} of {self.total} bugs found."
        return f"Bug {self.count} of {self.total} found!"

    @property
    def text(self) -> str:
        """What differs, or what to do next."""
        if not self.found:
            return self.note
        if "\n" in self.expected + self.got:
            return f"expected\n{self.expected}\nbut got\n{self.got}"
        return f"expected {self.expected}, but got {self.got}"

    @property
    def told(self) -> str:
        """Which bugs the call shows, and what is left to do; "" if nobody knows."""
        if not self.bugs:
            return ""
        named = " ".join(what[0].upper() + what[1:] for what in self.bugs)
        left = self.total - self.count
        return f"{named} Look for another one." if left else f"{named} That is all."

    def __str__(self) -> str:
        lines = [self.headline, self.call, self.text, self.watch, self.told]
        return "\n  ".join(filter(None, lines))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import code, panel, prose

        tone = "good" if self.found else "wait"
        shown = code(self.text) if "\n" in self.text else prose(self.text)
        told = [prose(text) for text in (self.watch, self.told) if text]
        body = [f"<div>{code(self.call)}</div>", shown, *told]
        return panel(self.headline, body, tone)


@in_one_sentence('hunt("get_word_score", friends_score, "weed", 6)')
def hunt(
    name: str, wrong: Callable[..., Any], *args: Any, replies: tuple[str, ...] = ()
) -> Hunt:
    """Call `wrong` and the course's function `name` with `args`, and compare.

    `replies` answer the questions of a game; `name` may be the function itself. The
    bugs of the lessons' own wrong functions are named and counted. ValueError for
    arguments that are too long to show, such as a whole word list, and for a
    `random.Random` that has been used before.

    >>> hunt("calculate_handlen", len, {"a": 2}).found
    True
    """
    exercise = exercise_named(name if isinstance(name, str) else name_of(name))
    args = tuple(_repeatable(arg) for arg in args)
    _check_call(exercise, wrong, args)
    by_chance = exercise.cases[0].call.seed is not None
    is_scripted = not hasattr(random.choice, "__self__")  # inside typed(letters=...)
    call = Call(args, replies, seed=0 if by_chance and not is_scripted else None)
    text = exercise.describe(exercise.name, call)
    buggy = buggy_function(exercise.name, name_of(wrong))
    if why := _not_allowed(exercise, args) or (buggy and buggy.spared(*args)):
        return Hunt(text, note=why)
    with attempts(wrong, exercise.stand_ins) as attempt:
        outcome = attempt(call)  # first, for it may use up the letters of typed()
    if is_scripted and CANNOT_BE_DRAWN in outcome.error:
        return Hunt(text, note="`letters` should be letters that can be drawn here.")
    right = exercise.answer(exercise.reference, call)
    expected = exercise.expects(right)
    if right.ended == "raised" and expected is None:
        return Hunt(text, note=_note_on(right))
    case = Case(call, expected, "a bug hunt")
    problem = exercise.judged_wholly(case, outcome)
    if problem:
        watch = (
            "" if is_scripted else offer(exercise.describe(name_of(wrong), call), wrong)
        )
        shot = Hunt(text, problem.expected, problem.got, watch=watch)
        key = (exercise.name, name_of(wrong))
        return _counted(shot, key, buggy, outcome, call) if buggy else shot
    is_refused = outcome.ended == "raised"
    note = BOTH_REFUSE if is_refused else remark_on(exercise, call, outcome)
    return Hunt(text, note=note or ALL_RIGHT)


def _check_call(exercise: Exercise, wrong: Any, args: tuple[Any, ...]) -> None:
    """Raise TypeError or ValueError for what can be no call of `wrong`."""
    if not callable(wrong):
        raise TypeError(
            "hunt() takes the function itself, without calling it, and then what to "
            f"call it with. It was given {wrong!r:.80}."
        )
    if not same(serialize.decode(serialize.encode(args)), args):
        raise ValueError("hunt() takes plain, short values: a list of a few words, say")
    opening, name = f'hunt("{exercise.name}", ', name_of(wrong)
    check_values(opening, exercise.reference, args, exercise.values_text(), name)


def _not_allowed(exercise: Exercise, args: tuple[Any, ...]) -> str:
    """Say which argument is of a kind that the exercise never asks with."""
    names = inspect.signature(exercise.reference).parameters
    calls = [case.call.args for case in exercise.cases]
    for place, (name, given) in enumerate(zip(names, args, strict=False)):
        kinds = {type(args[place]) for args in calls if len(args) > place}
        if type(given) in KINDS and kinds and type(given) not in kinds:
            meant = " or ".join(KINDS.get(kind, kind.__name__) for kind in kinds)
            return f"`{name}` should be {meant}, and is {KINDS[type(given)]} here."
    return ""


def _counted(
    shot: Hunt, key: tuple[str, str], buggy: BuggyFunction, outcome: Outcome, call: Call
) -> Hunt:
    """Return the shot with the bugs that it shows, counted."""
    shown = {
        number for number, bug in enumerate(buggy.bugs) if _shows(bug, outcome, call)
    }
    is_new = not shown <= _found[key]
    _found[key] |= shown
    return replace(
        shot,
        bugs=tuple(buggy.bugs[number].what for number in sorted(shown)),
        count=len(_found[key]),
        total=len(buggy.bugs),
        is_new=is_new,
    )


def _shows(bug: Bug, outcome: Outcome, call: Call) -> bool:
    """Whether a call that went wrong shows a bug; an odd answer shows none."""
    try:
        return bool(bug.shows(outcome.value, *call.args, *call.replies))
    except Exception:
        return False


def _repeatable(value: Any) -> Any:
    """Return chance as it can be sent and repeated, and any other value as it is."""
    return SeededRandom.like(value) if type(value) is random.Random else value


def _note_on(right: Outcome) -> str:
    """Say that the course's own function stops; our ValueErrors say why."""
    said = "The right function stops at this call, too: "
    kind, _, why = right.error.partition(": ")
    if right.is_error("ValueError"):
        return f"{said}{why.rstrip('.')}."
    return f"{said}{kind}. Try letters and whole numbers."
