"""The exercise of stage 12: refill, tiles come as far as the bag goes (seed 000)."""

from __future__ import annotations

import random
from collections import Counter

from scrabble_course.checks.call import Call
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.exercises.scrabble.common import (
    SINGLE,
    SINGLE_DRAWS,
    Drawn,
    again,
    chance_mistakes,
    fairness,
    has_stopped,
    judge_pair,
    pair_mistakes,
    shows,
    sides,
    spoiled,
    text_of,
)
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.the_full_game import refill
from scrabble_course.scrabble.tile_sets import ENGLISH


def _case(rack: str, bag: str, seed: int, topic: str, given: bool = False) -> Case:
    args = rack, bag, SeededRandom(seed)
    return Case(Call(args), refill(rack, bag, SeededRandom(seed)), topic, given)


USED_UP = _case("QUIZ", "ABC", 1, "", given=True)
ONE_KIND = (
    _case("QUIZ", "AAAAA", 1, "", given=True),
    _case("AQ", "AAAAAAAAA", 2, ""),
    _case("", "EEEEEEEEE", 3, ""),
    _case("QUIZED", "AAA", 4, ""),
)
RACK, BAG = sides((USED_UP, *ONE_KIND))
SHORT = tuple(
    _case(rack, bag, seed, "a bag that does not go far enough")
    for rack, bag, seed in (("QU", "AE", 1), ("", "A", 2), ("QUIZ?", "?", 3))
)
FULL = (
    _case("AEINRST", "QUIZ", 1, "nothing to draw"),
    _case("AEINRST", "", 1, "nothing to draw"),
)
EMPTY = (
    _case("QUIZ", "", 1, "nothing to draw"),
    _case("", "", 1, "nothing to draw"),
)
MIXED = tuple(
    _case(rack, "AABBCCDDEE??", seed, "")
    for rack in ("", "QA", "QUI??")
    for seed in range(4)
)
MIXED_RACK, MIXED_BAG = sides(MIXED)
WHOLE_BAG = _case("", full_bag(ENGLISH), 0, "what is on the rack")
ONE_TILE = tuple(_case("QUIZED", SINGLE, n, "") for n in range(SINGLE_DRAWS))
CALLS = (*again(WHOLE_BAG.call), *(case.call for case in ONE_TILE))


def _random_case(rng: random.Random) -> Case:
    """Return a case of one of the kinds that the fixed cases have."""
    rack = "".join(rng.choices("AEIOQZ?", k=rng.randint(0, 6)))
    free = 7 - len(rack)
    kind = rng.choice(("rack", "bag", "short", "nothing"))
    if kind == "nothing":
        rack = rng.choice((rack, (rack * 7 + "A" * 7)[:7]))
        bag = "" if len(rack) < 7 else "".join(rng.choices("AEIOQZ?", k=5))
        return _case(rack, bag, rng.randint(0, 999), "nothing to draw")
    many = rng.randint(0, free - 1) if kind == "short" else rng.randint(free, 40)
    bag = "".join(rng.choices("AEIOQZ?", k=many))
    case = _case(rack, bag, rng.randint(0, 999), SHORT[0].topic)
    if kind == "short":
        return case if bag else _case(rack, "", 1, "nothing to draw")
    return sides([case])[kind == "bag"][0]


def _new_first(found: Drawn) -> tuple[str, str]:
    return text_of(found.drawn) + found.rack, found.bag_after


def _rack_gone(found: Drawn) -> tuple[str, str]:
    left = Counter(found.bag) - Counter(found.rack_after)
    return found.rack_after, text_of(left)


OWN = (
    Mistake(
        "more-than-the-bag-holds",
        (*SHORT, *EMPTY),
        "The bag holds fewer tiles than the rack has free places, and more cannot be "
        "drawn. `min(7 - len(rack), len(bag))` tiles are.",
        shows=has_stopped,
        claims="Sample larger|empty range|IndexError",
    ),
    Mistake(
        "full-rack",
        FULL,
        "The rack is full, so nothing is drawn: rack and bag come back as they were.",
        shows=has_stopped,
        though=(*RACK, *SHORT),
        claims="Error",
    ),
    Mistake(
        "rack-unchanged",
        (*RACK, *SHORT),
        "The rack is as before. Are tiles drawn for it, and is the result kept, as in "
        '`rack = rack + "".join(drawn)`?',
        shows=shows(lambda found: found.rack_after == found.rack),
        throughout=True,
    ),
    Mistake(
        "new-tiles-first",
        RACK,
        "The new tiles stand before the old ones. Put them behind: `rack + "
        '"".join(drawn)`.',
        like=(spoiled(refill, _new_first),),
        throughout=True,
    ),
    Mistake(
        "rack-shuffled",
        (*RACK, *MIXED_RACK),
        "The tiles are the right ones, but those that were on the rack do not lie "
        "there as before. Players put their tiles in order: leave them, and put the "
        "new ones behind.",
        shows=shows(
            lambda found: found.has_right_tiles and found.place == "here and there"
        ),
    ),
    Mistake(
        "rack-leaves-the-bag",
        BAG,
        "Tiles that lay on the rack before have been taken out of the bag, too. Only "
        "those that were drawn leave it: go through `drawn`, not through the rack.",
        like=(spoiled(refill, _rack_gone),),
        throughout=True,
    ),
    Mistake(
        "past-seven",
        (*RACK, *FULL),
        "The rack holds more than seven tiles now. It is filled up: draw as many as it "
        "has free places, `7 - len(rack)`, and no more.",
        shows=shows(lambda found: len(found.rack_after) > 7),
    ),
    Mistake(
        "too-few",
        (*RACK, *SHORT),
        "The rack has free places left, and the bag has tiles. Draw `min(7 - "
        "len(rack), len(bag))` of them.",
        shows=shows(
            lambda found: (
                found.drawn.total() < found.due
                and found.kept <= Counter(found.rack_after)
            )
        ),
    ),
)

EXERCISE = Exercise(
    "refill",
    stage=12,
    reference=refill,
    cases=(*RACK, *BAG, *SHORT, *EMPTY, *FULL, *MIXED_RACK, *MIXED_BAG),
    generate=_random_case,
    generated=20,
    judge=judge_pair,
    mistakes=pair_mistakes(refill, USED_UP, ONE_KIND, MIXED, OWN),
    across=(
        *chance_mistakes(refill, WHOLE_BAG, CALLS, SINGLE_DRAWS),
        *fairness(ONE_TILE[0], CALLS),
    ),
    hints=(
        "How many places are free on the rack, and how many tiles are in the bag? "
        "Which of the two numbers says how many can be drawn?",
        "Work out how many tiles to draw. Draw that many from the bag with `rng`, put "
        "them behind those on the rack, and take each of them out of the bag once.",
        "With `missing = min(7 - len(rack), len(bag))` and `drawn = rng.sample(bag, "
        "missing)`: `for tile in drawn: bag = bag.replace(tile, '', 1)`, and then "
        "`return rack + ''.join(drawn), bag`.",
    ),
)
