"""Mistakes of those who exchange well, but do not refuse what is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.notation.refusals import GIVEN_BACK, STOPPED, Refusal
from scrabble_course.checks.scrabble.evidence import When
from scrabble_course.checks.scrabble.exchange_cases import (
    ALL_AT_ONCE,
    FEW_IN_THE_BAG,
    GIVEN,
    NO_TILES,
    NOT_HELD,
    PLAIN,
    judge_exchange,
)


def _right_if_allowed(attempt: Attempt) -> bool:
    cases = (*GIVEN, *PLAIN, *ALL_AT_ONCE)
    return all(judge_exchange(case, attempt(case.call)) is None for case in cases)


def _asks_for_as_many(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the bag needs only as many tiles as are given back."""
    enough, short = FEW_IN_THE_BAG[1], FEW_IN_THE_BAG[3]
    ended = [attempt(case.call) for case in (enough, short)]
    return ended[0].ended == "returned" and ended[1].is_error("ValueError")


def _refusal(
    name: str, cases: tuple[Case, ...], shows_it: When, advice: str
) -> Mistake:
    """Return a mistake of those who exchange well what may be exchanged."""
    return Mistake(
        name,
        cases,
        lambda case, outcome, attempt: (
            isinstance(case.expected, Refusal)
            and shows_it(case, outcome, attempt)
            and _right_if_allowed(attempt)
        ),
        advice,
    )


def _comes_back(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.ended == "returned"


def _and(first: When, second: When) -> When:
    return lambda case, outcome, attempt: (
        first(case, outcome, attempt) and second(case, outcome, attempt)
    )


def _of_outcome(test: Callable[[Outcome], bool]) -> When:
    return lambda case, outcome, attempt: test(outcome)


REFUSED = (
    *(_refusal(name, (), _of_outcome(test), say) for name, test, say in GIVEN_BACK),
    _refusal(
        "message-printed",
        (),
        lambda case, outcome, attempt: (
            outcome.ended == "returned"
            and outcome.printed != ""
            and attempt(GIVEN[0].call).printed == ""
        ),
        "Your function prints what is wrong, and goes on all the same. `raise "
        'ValueError("...")` in place of `print("...")` stops it.',
    ),
    _refusal(
        "as-many-as-given",
        FEW_IN_THE_BAG,
        _and(_comes_back, _asks_for_as_many),
        "The bag has enough tiles for this one exchange, but the rule asks for more: "
        "it must hold at least seven, however few are exchanged. Otherwise `raise "
        'ValueError("...")`.',
    ),
    _refusal(
        "few-in-the-bag",
        FEW_IN_THE_BAG,
        _comes_back,
        "The bag holds fewer than seven tiles, and then nobody may exchange any: "
        '`raise ValueError("...")` before a tile is drawn.',
    ),
    _refusal(
        "not-on-the-rack",
        NOT_HELD,
        _comes_back,
        "A tile is given away that is not on the rack, or not as often. `replace` does "
        "not mind. Before you take a tile off the rack, ask whether it is still there: "
        '`if tile not in rack: raise ValueError("...")`. (Draw only after that: a new '
        "tile is not to be given away.)",
    ),
    _refusal(
        "no-tiles",
        NO_TILES,
        _comes_back,
        'An exchange of no tiles would be a pass. `raise ValueError("...")` if `tiles '
        '== ""`.',
    ),
    *(_refusal(name, (), _of_outcome(test), say) for name, test, say in STOPPED),
)
