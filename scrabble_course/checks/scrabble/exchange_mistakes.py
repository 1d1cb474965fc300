"""The mistakes in exchange, and how each is told from the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.notation.refusals import Refusal
from scrabble_course.checks.scrabble.evidence import When
from scrabble_course.checks.scrabble.exchange_cases import (
    BAG,
    one_for_one,
)
from scrabble_course.checks.scrabble.exchange_refusals import REFUSED
from scrabble_course.checks.scrabble.pair_mistakes import (
    DRAWS,
    SHAPES,
    whole_draw_replaced,
)
from scrabble_course.checks.scrabble.pairs import Drawn, shows, shows_each_time


def _if_allowed(when: When) -> When:
    """Narrow a mistake to calls that the rules allow."""
    return lambda case, outcome, attempt: (
        not isinstance(case.expected, Refusal) and when(case, outcome, attempt)
    )


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
    grown = len(found.rack_after) - len(found.rack)
    return Counter(found.rack) <= after and grown == len(found.given_back)


def _old_ones_are_lost(found: Drawn) -> bool:
    left = Counter(found.bag) - found.drawn
    return found.draws_from_the_bag and Counter(found.bag_after) == left


def _fills_the_rack(found: Drawn) -> bool:
    """Whether a rack of fewer than seven tiles was filled up."""
    return len(found.rack) < len(found.rack_after) == 7


def _refuses_seven(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether one tile more in the bag makes the call come back."""
    rack, tiles, bag, rng = case.call.args
    is_stopped = bool(outcome.own_raise) or outcome.is_error("AssertionError")
    more = Call((rack, tiles, bag + "E", rng))
    return len(bag) == 7 and is_stopped and attempt(more).ended == "returned"


def _refuses_but_not(
    *answered: tuple[str, str, str], refused: tuple[str, str, str]
) -> When:
    """Tell who refuses a rack, tiles and bag that are allowed, and answers others."""

    def is_refused(attempt: Attempt, given: tuple[str, str, str]) -> bool:
        outcome = attempt(Call((*given, SeededRandom(0))))
        return outcome.own_raise == "raised" or outcome.is_error("AssertionError")

    def when(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return (
            outcome.ended == "raised"
            and is_refused(attempt, refused)
            and not any(is_refused(attempt, given) for given in answered)
        )

    return when


def _refuses(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.own_raise == "raised" and outcome.is_error("ValueError")


ALLOWED = (
    *SHAPES,
    Mistake(
        "side-by-side",
        (),
        _refuses_but_not(
            ("QUIZ", "QU", BAG),
            ("QUIZ", "U", BAG),
            refused=("QUIZ", "UQ", BAG),
        ),
        "`tiles in rack` is true only if the tiles lie side by side on the rack, in "
        "this order. Ask for each of them: `for tile in tiles:`.",
    ),
    Mistake(
        "doubles-refused",
        (),
        _refuses_but_not(
            ("AEIOUUV", "UV", BAG),
            ("AEIOUUV", "U", BAG),
            refused=("AEIOUUV", "UU", BAG),
        ),
        "Two equal tiles are refused here, though the rack has both. If tiles are "
        "taken off the rack while they are counted, the numbers no longer fit. Either "
        "count all of them first, or ask of each only if it is still on the rack: `if "
        "tile not in rack:`.",
    ),
    Mistake(
        "asked-after-the-draw",
        (),
        _refuses_but_not(
            ("QUIZ", "Q", "AAAAAAAA"),
            ("QUIZ", "QZ", "AAAAAAAAA"),
            refused=("QUIZ", "QZ", "AAAAAAAA"),
        ),
        "The bag has seven tiles or more before the exchange, and that is enough. Is "
        "it asked only after the new tiles have been taken out? Ask first.",
    ),
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
    DRAWS[0],
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
        shows_each_time(_old_ones_are_lost),
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
    whole_draw_replaced(one_for_one),
    *DRAWS[1:],
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

MISTAKES = (
    *(replace(known, when=_if_allowed(known.when)) for known in ALLOWED),
    *REFUSED,
)
