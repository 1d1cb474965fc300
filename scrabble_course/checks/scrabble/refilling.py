"""The exercise on refill: tiles come from the bag, as far as it goes (seed 000)."""

from __future__ import annotations

import random
from collections import Counter

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    not_returned,
)
from scrabble_course.checks.scrabble.evidence import chance_mistakes
from scrabble_course.checks.scrabble.pair_mistakes import (
    DRAWS,
    SHAPES,
    whole_draw_replaced,
)
from scrabble_course.checks.scrabble.pairs import Drawn, drawn_in, fairness, shows
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.the_full_game import refill
from scrabble_course.scrabble.tile_sets import ENGLISH


def _fill(rack: str, bag: str, seed: int, topic: str, given: bool = False) -> Case:
    expected = refill(rack, bag, SeededRandom(seed))
    return Case(Call((rack, bag, SeededRandom(seed))), expected, topic, given)


GIVEN = (
    _fill("QUIZ", "ABC", 1, "three tiles for three places", True),
    _fill("QUIZ", "AAAAA", 1, "more tiles than places", True),
)
SHORT = (
    _fill("QU", "AE", 1, "a bag that does not go far enough", False),
    _fill("", "A", 2, "a bag that does not go far enough", False),
    _fill("QUIZ?", "?", 3, "a bag that does not go far enough", False),
)
NOTHING = (
    _fill("QUIZ", "", 1, "an empty bag"),
    _fill("", "", 1, "an empty bag"),
    _fill("AEINRST", "QUIZ", 1, "a full rack"),
    _fill("AEINRST", "", 1, "a full rack and an empty bag"),
)
SEVERAL = tuple(
    _fill(rack, "AABBCCDDEE??", seed, "several of a kind")
    for rack in ("", "QA", "QUIZ??")
    for seed in range(6)
)
FIRST = tuple(_fill("", full_bag(ENGLISH), seed, "a full bag") for seed in range(3))


def _random_case(rng: random.Random) -> Case:
    rack = "".join(rng.choices("AEIOQZ?", k=rng.randint(0, 7)))
    bag = "".join(rng.choices("AEIOQZ?", k=rng.choice((0, 1, 3, 6, 12, 40))))
    return _fill(rack, bag, rng.randint(0, 999), "random racks and bags")


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    expected = _in_words(case)
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    found = drawn_in(case, outcome)
    if found and found.is_right and found.rack_after.startswith(found.rack):
        return None
    return Problem(expected, repr(outcome.value))


def _in_words(case: Case) -> str:
    rack, bag, _ = case.call.args
    due = max(0, min(7 - len(rack), len(bag)))
    if due == 0:
        return repr((rack, bag))
    if due == len(bag):
        return f"({rack!r} and then the tiles {bag!r} in any order, '')"
    tiles = "any tile" if due == 1 else f"any {due} tiles"
    return f"({rack!r} and then {tiles} of {bag!r}, the bag without them)"


def _wants_more_than_there_is(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    rack, bag, _rng = case.call.args
    kinds = ("ValueError", "IndexError")
    is_short = len(bag) < 7 - len(rack)
    first_is_right = _judge(GIVEN[0], attempt(GIVEN[0].call)) is None
    return is_short and first_is_right and any(map(outcome.is_error, kinds))


def _shuffles(found: Drawn) -> bool:
    return found.is_right and not found.rack_after.startswith(found.rack)


def _puts_new_ones_first(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the old tiles come last, whatever is drawn."""
    answers = [drawn_in(case, attempt(case.call)) for case in (*GIVEN, *SEVERAL)]
    return all(
        found is not None and found.is_right and found.rack_after.endswith(found.rack)
        for found in answers
    )


def _stops_at_a_full_rack(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a full rack stops it, and one that is not full does not."""
    is_full = len(case.call.args[0]) == 7
    others = (_judge(other, attempt(other.call)) is None for other in GIVEN)
    return is_full and outcome.ended == "raised" and all(others)


def _takes_the_rack_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether tiles that lay on the rack already have left the bag as well."""

    def loses_all(other: Case) -> bool:
        found = drawn_in(other, attempt(other.call))
        if found is None:
            return False
        left = Counter(found.bag) - Counter(found.rack_after)
        return left == Counter(found.bag_after)

    return outcome.ended == "returned" and all(map(loses_all, SEVERAL))


def _one_tile(bag: str, seed: int) -> Case:
    return _fill("QUIZED", bag, seed, "one tile")


MISTAKES = (
    *SHAPES,
    Mistake(
        "more-than-the-bag-holds",
        (),
        _wants_more_than_there_is,
        "The bag holds fewer tiles than the rack has free places, and more cannot be "
        "drawn. `min(7 - len(rack), len(bag))` tiles are.",
    ),
    Mistake(
        "full-rack",
        (),
        _stops_at_a_full_rack,
        "The rack is full, so nothing is drawn: rack and bag come back as they were.",
    ),
    DRAWS[0],
    Mistake(
        "past-seven",
        (),
        shows(lambda found: len(found.rack_after) > 7),
        "The rack holds more than seven tiles now. It is filled up: draw as many as it "
        "has free places, `7 - len(rack)`, and no more.",
    ),
    Mistake(
        "rack-lost",
        (),
        shows(lambda found: not found.keeps_the_rack),
        "Tiles that were on the rack are gone. The new ones come after them: `rack + "
        '"".join(drawn)`.',
    ),
    Mistake(
        "rack-leaves-the-bag",
        (),
        _takes_the_rack_out,
        "Tiles that lay on the rack before have been taken out of the bag, too. Only "
        "those that were drawn leave it: go through `drawn`, not through the rack.",
    ),
    whole_draw_replaced(_one_tile),
    *DRAWS[1:],
    Mistake(
        "new-tiles-first",
        (),
        _puts_new_ones_first,
        "The new tiles stand before the old ones. Put them behind: `rack + "
        '"".join(drawn)`.',
    ),
    Mistake(
        "rack-shuffled",
        (),
        shows(_shuffles),
        "The tiles are the right ones, but those that were on the rack do not lie "
        "there as before. Players put their tiles in order: leave them, and put the "
        "new ones behind.",
    ),
    Mistake(
        "too-few",
        (),
        shows(lambda found: found.drawn.total() < found.due and found.keeps_all_tiles),
        "The rack has free places left, and the bag has tiles. Draw `min(7 - "
        "len(rack), len(bag))` of them.",
    ),
    Mistake(
        "too-many",
        (),
        shows(lambda found: found.drawn.total() > found.due),
        "There are more new tiles on the rack than free places, or than were in the "
        "bag.",
    ),
    Mistake(
        "tiles-lost",
        (),
        shows(lambda found: not found.keeps_all_tiles),
        "Rack and bag together must hold the same tiles before and after: what the "
        "rack gains is what the bag loses, tile by tile.",
    ),
)

REFILL = Exercise(
    "refill",
    stage=12,
    reference=refill,
    cases=(*GIVEN, *SHORT, *NOTHING, *SEVERAL, *FIRST),
    generate=_random_case,
    generated=20,
    judge=_judge,
    hints=(
        "How many places are free on the rack, and how many tiles are in the bag? "
        "Which of the two numbers says how many can be drawn?",
        "Work out how many tiles to draw. Draw that many from the bag with `rng`, put "
        "them behind those on the rack, and take each of them out of the bag once.",
        "With `missing = min(7 - len(rack), len(bag))` and `drawn = rng.sample(bag, "
        "missing)`: `for tile in drawn: bag = bag.replace(tile, '', 1)`, and then "
        "`return rack + ''.join(drawn), bag`.",
    ),
    mistakes=MISTAKES,
    across=(
        *chance_mistakes(
            lambda seed: _fill("", full_bag(ENGLISH), seed, "chance"),
        ),
        *fairness(_one_tile),
    ),
)
