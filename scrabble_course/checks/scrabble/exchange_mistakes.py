"""The mistakes in exchange, and how each is told from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

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
from scrabble_course.checks.scrabble.pairs import DRAWS, SHAPES, Drawn, shows


def _if_allowed(when: When) -> When:
    """Narrow a mistake to calls that the rules allow."""
    return lambda case, outcome, attempt: (
        not isinstance(case.expected, Refusal) and when(case, outcome, attempt)
    )


def _right_if_allowed(attempt: Attempt) -> bool:
    cases = (*GIVEN, *PLAIN, *ALL_AT_ONCE)
    return all(judge_exchange(case, attempt(case.call)) is None for case in cases)


def _old_ones_come_back(found: Drawn) -> bool:
    """Whether tiles were drawn that only those given back can be."""
    old = found.drawn - Counter(found.bag)
    is_old = old <= Counter(found.given_back)
    return old.total() > 0 and is_old and found.keeps_all_tiles


def _all_copies_are_given(found: Drawn) -> bool:
    """Whether the rack has lost tiles like those that were given back."""
    lost = found.kept - Counter(found.rack_after)
    return lost.total() > 0 and set(lost) <= set(found.given_back)


def _old_ones_stay(found: Drawn) -> bool:
    after = Counter(found.rack_after)
    return Counter(found.rack) <= after and len(found.rack_after) > len(found.rack)


def _old_ones_are_lost(found: Drawn) -> bool:
    left = Counter(found.bag) - found.drawn
    return found.draws_from_the_bag and Counter(found.bag_after) == left


def _fills_the_rack(found: Drawn) -> bool:
    """Whether a rack of fewer than seven tiles was filled up."""
    return len(found.rack) < len(found.rack_after) == 7


def _refuses_seven(case: Case, outcome: Outcome, _: Attempt) -> bool:
    is_stopped = bool(outcome.own_raise) or outcome.is_error("AssertionError")
    return len(case.call.args[2]) == 7 and is_stopped


def _refuses(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.own_raise == "raised" and outcome.is_error("ValueError")


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


ALLOWED = (
    *SHAPES,
    Mistake(
        "seven-is-enough",
        (),
        _refuses_seven,
        "Seven tiles in the bag are enough for an exchange: only fewer than seven are "
        "too few. `len(bag) < 7` says so.",
    ),
    Mistake(
        "refuses-what-is-allowed",
        (),
        _refuses,
        "This exchange is refused, and the rules allow it: the bag holds seven tiles "
        "or more, and all the tiles are on the rack. Look at the condition before that "
        "`raise`.",
    ),
    Mistake(
        "old-tiles-drawn-again",
        (),
        shows(_old_ones_come_back),
        "A tile has come back that was just given away, and the bag held none like it. "
        "Draw the new tiles first, and only then put the old ones into the bag.",
    ),
    Mistake(
        "all-copies-given",
        (),
        shows(_all_copies_are_given),
        "One tile was given away, and others like it have gone from the rack with it. "
        "`rack.replace(tile, '')` takes all of them; `rack.replace(tile, '', 1)` takes "
        "one.",
    ),
    Mistake(
        "old-tiles-stay",
        (),
        shows(_old_ones_stay),
        "The new tiles are on the rack, and the old ones still are, too. Take each of "
        "`tiles` from the rack: `rack = rack.replace(tile, '', 1)`.",
    ),
    Mistake(
        "old-tiles-lost",
        (),
        shows(_old_ones_are_lost),
        "The tiles that were given away are nowhere now. They go into the bag, after "
        "the new ones have been drawn.",
    ),
    Mistake(
        "filled-to-seven",
        (),
        shows(_fills_the_rack),
        "The rack has more tiles than before. For each tile that is given one comes "
        "back, and no more: draw `len(tiles)`.",
    ),
    Mistake(
        "rack-lost",
        (),
        shows(lambda found: not found.keeps_the_rack),
        "Tiles are gone from the rack that were not given away. Those that are kept "
        "stay: only `tiles` leave the rack.",
    ),
    *DRAWS,
    Mistake(
        "other-number",
        (),
        shows(lambda found: found.drawn.total() != found.due),
        "As many tiles come from the bag as are given away: draw `len(tiles)`.",
    ),
    Mistake(
        "tiles-lost",
        (),
        shows(lambda found: not found.keeps_all_tiles),
        "Rack and bag together must hold the same tiles before and after. Each new "
        "tile leaves the bag, and each old one goes into it.",
    ),
)

REFUSED = (
    *(_refusal(name, (), _of_outcome(test), say) for name, test, say in GIVEN_BACK),
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
        "not mind: count first, `rack.count(tile) < tiles.count(tile)`, and `raise "
        'ValueError("...")`.',
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

MISTAKES = (
    *(replace(known, when=_if_allowed(known.when)) for known in ALLOWED),
    *REFUSED,
)
