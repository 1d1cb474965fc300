"""Mistakes with a rack and a bag that refill and exchange have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.scrabble.evidence import When, gives
from scrabble_course.checks.scrabble.pairs import (
    TEN_KINDS,
    Drawn,
    drawn_in,
    shows,
    shows_each_time,
)


def _draws_twice(found: Drawn) -> bool:
    """Whether as many tiles as are due came, more of one kind than the bag had."""
    many = found.drawn - Counter(found.bag) - Counter(found.given_back)
    counts = found.drawn.total() == found.due and found.keeps_the_rack
    return counts and any(tile in found.bag for tile in many)


def _leaves_the_bag(found: Drawn) -> bool:
    """Whether tiles were drawn, and the bag is as if none had been."""
    left = Counter(found.bag) + Counter(found.given_back)
    return found.drawn.total() > 0 and left == Counter(found.bag_after)


def _leaves_other_kinds(found: Drawn) -> bool:
    """Whether just the tiles that are of no drawn kind are left in the bag."""
    kept = {t: n for t, n in Counter(found.bag).items() if t not in found.drawn}
    return Counter(found.bag_after) - Counter(found.given_back) == Counter(kept)


def _empties_kinds(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether of each kind that was drawn no tile is left in the bag."""
    found = drawn_in(case, outcome)
    if found is None:
        return False
    others = Counter(found.bag) - found.drawn
    if not set(others) & set(found.drawn):
        return False
    return shows_each_time(_leaves_other_kinds)(case, outcome, attempt)


def _swaps(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the bag comes before the rack, whatever is drawn."""
    *given, _rng = case.call.args

    def is_turned(seed: int) -> bool:
        outcome = attempt(Call((*given, SeededRandom(seed))))
        found = drawn_in(case, outcome)
        if found is None or found.keeps_the_rack:
            return False
        turned = drawn_in(case, Outcome("returned", outcome.value[::-1]))
        return turned is not None and turned.is_right

    return all(map(is_turned, range(10)))


def _holds_no_texts(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return (
        type(value) in (tuple, list)
        and len(value) == 2
        and any(type(part) is not str for part in value)
    )


def _error(words: str, *more: str) -> When:
    return lambda case, outcome, attempt: any(
        w in outcome.error for w in (words, *more)
    )


def _holds_no_tiles(found: Drawn) -> bool:
    return not set(found.rack_after + found.bag_after) <= TILES


def _samples_too_much(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether more was to be drawn than there is, though the bag has enough."""
    rack, *tiles, bag, _rng = case.call.args
    due = len(tiles[0]) if tiles else 7 - len(rack)
    return "Sample larger than population" in outcome.error and 0 < due <= len(bag)


def _only_one_has_left(found: Drawn) -> bool:
    left = len(found.bag) + len(found.given_back) - len(found.bag_after)
    return found.drawn.total() == found.due > 1 == left


def _others_have_left(found: Drawn) -> bool:
    """Whether as many tiles left the bag as came on the rack, but other ones."""
    left = len(found.bag) + len(found.given_back) - len(found.bag_after)
    return (
        found.keeps_the_rack
        and found.draws_from_the_bag
        and found.drawn.total() == found.due == left
        and not found.keeps_all_tiles
    )


def whole_draw_replaced(one_tile: Callable[[str, int], Case]) -> Mistake:
    """Return the mistake of those who look for all drawn tiles side by side.

    It takes a case that draws one tile: with that, nothing goes wrong.
    """

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        found = drawn_in(case, outcome)
        single = one_tile(TEN_KINDS, 0)
        alone = drawn_in(single, attempt(single.call))
        return bool(
            found
            and alone
            and alone.is_right
            and found.due > 1
            and _leaves_the_bag(found)
        )

    return Mistake("replaced-as-a-whole", (), when, AS_A_WHOLE)


AS_A_WHOLE = (
    "Several tiles were drawn, and the bag still holds them; a single one is taken out "
    "as it should. `bag.replace(drawn, '', 1)` looks for all of them side by side, in "
    "this order. Take one out after the other, in a loop."
)
TILES = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ?")

NO_LISTS = (
    Mistake(
        "list-behind-a-text",
        (),
        _error('can only concatenate str (not "list")', 'concatenate list (not "str")'),
        "A list and a text cannot be joined by `+`. `sample` gives a list, and "
        '`"".join(drawn)` makes a text of it.',
    ),
    Mistake(
        "text-is-no-list",
        (),
        _error(
            "'str' object has no attribute 'remove'",
            "'str' object has no attribute 'pop'",
            "'str' object has no attribute 'append'",
            "'str' object doesn't support item",
            "'str' object does not support item",
            "unsupported operand type(s) for -",
        ),
        "Rack and bag are texts, from which nothing can be removed or subtracted. "
        "`bag = bag.replace(tile, '', 1)` takes one tile out of a text.",
    ),
    Mistake(
        "sample-too-large",
        (),
        _samples_too_much,
        "The bag has enough tiles at first, but not at the line where it stops. Are "
        "tiles drawn twice, by two calls of `rng.sample`, or more than are needed?",
    ),
)
SHAPES = (
    *NO_LISTS,
    Mistake(
        "rack-alone",
        (),
        gives(str),
        "That is one text. Return both, the rack and then the bag: `return rack, bag`.",
    ),
    Mistake(
        "not-texts",
        (),
        _holds_no_texts,
        'Rack and bag are texts. `"".join(tiles)` makes one of a list of tiles.',
    ),
    Mistake(
        "not-a-pair",
        (),
        lambda case, outcome, attempt: (
            outcome.ended == "returned"
            and outcome.value is not None
            and drawn_in(case, outcome) is None
        ),
        "Return two texts, the rack and then the bag: `return rack, bag`.",
    ),
    Mistake(
        "bag-first",
        (),
        _swaps,
        "Rack and bag have changed places. Return the rack first: `return rack, bag`.",
    ),
)

DRAWS = (
    Mistake(
        "not-tiles",
        (),
        shows(_holds_no_tiles),
        'There is something else than tiles in the text. `"".join(drawn)` puts nothing '
        'between the tiles, `" ".join(drawn)` puts spaces there, and `str(drawn)` '
        "makes brackets and commas, too.",
    ),
    Mistake(
        "not-from-the-bag",
        (),
        shows(lambda found: not set(found.drawn) <= set(found.bag)),
        "A tile has come that was not in the bag. All tiles come from `bag`, which "
        "holds those that are left.",
    ),
    Mistake(
        "drawn-twice",
        (),
        shows(_draws_twice),
        "A tile was drawn more often than the bag has it. Who draws a tile takes it "
        "out of the bag: `rng.sample` never takes the same one twice, `rng.choices` "
        "does, and so does `rng.choice` as long as the tile stays in the bag.",
    ),
    Mistake(
        "one-has-left",
        (),
        shows(_only_one_has_left),
        "Several tiles were drawn, but only one has left the bag. Does the loop over "
        "them end too early, by a `return` inside it?",
    ),
    Mistake(
        "others-have-left",
        (),
        shows(_others_have_left),
        "As many tiles have left the bag as came on the rack, but not the same ones. "
        "Is `rng.sample` called twice, which draws others each time, or is the bag cut "
        "off at one end? Keep what was drawn, and take just these tiles out.",
    ),
    Mistake(
        "bag-not-reduced",
        (),
        shows(_leaves_the_bag),
        "Tiles were drawn, but the bag still holds them. A text does not change: "
        "`bag.replace(tile, '', 1)` gives another one, without the tile, that you have "
        "to keep: `bag = bag.replace(tile, '', 1)`.",
    ),
    Mistake(
        "all-copies-gone",
        (),
        _empties_kinds,
        "With the tiles that were drawn, all others of their kind have gone from the "
        "bag. `bag.replace(tile, '')` takes all of them out; `bag.replace(tile, '', "
        "1)` takes one.",
    ),
)
