"""The exercise of stage 12: refill, tiles come as far as the bag goes (seed 000)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import partial

from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.scrabble import draws
from scrabble_course.exercises.scrabble.draws import FULL_BAG, SINGLE, drew
from scrabble_course.scrabble.the_full_game import refill

SHORT = "a bag that does not go far enough"
NOTHING = "nothing to draw"
_case = partial(draws.case_of, refill)
RACK, BAG = draws.sides(
    _case("QUIZ", "ABC", given=True),
    _case("QUIZ", "AAAAA", given=True),
    _case("AQ", "AAAAAAAAA"),
    _case("", "EEEEEEEEE"),
    _case("QUIZED", "AAA"),
    *(
        _case(rack, "AABBCCDDEE??", seed=seed)
        for rack in ("", "QA", "QUI??")
        for seed in range(4)
    ),
)
NOT_ENOUGH = (
    _case("QU", "AE", topic=SHORT),
    _case("", "A", topic=SHORT),
    _case("QUIZ?", "?", topic=SHORT),
    _case("QUIZ", "", topic=NOTHING),
    _case("", "", topic=NOTHING),
)
FULL = tuple(_case("AEINRST", bag, topic=NOTHING) for bag in ("QUIZ", ""))


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice((*draws.SIDES, SHORT, NOTHING))
    rack = "".join(rng.choices("AEIOQZ?", k=rng.randint(0, 5)))
    free = 7 - len(rack)
    counts = {SHORT: rng.randint(1, free - 1), NOTHING: 0}
    bag = "".join(rng.choices("AEIOQZ?", k=counts.get(topic, rng.randint(free, 40))))
    case = _case(rack, bag, topic=topic, seed=rng.randint(0, 999))
    return replace(case, judge=draws.SIDES.get(topic))


DRAWING = (*RACK, *NOT_ENOUGH)
FEWER = tuple(case for case in DRAWING if 0 < len(case.call.args[1]) < 7)
ENOUGH = tuple(case for case in RACK if len(case.call.args[1]) >= 7)
OWN = (
    stops_with(
        "more-than-the-bag-holds", "Sample larger|empty range|IndexError", NOT_ENOUGH
    )(
        "The bag holds fewer tiles than the rack has free places, and no more can be "
        "drawn than `min(7 - len(rack), len(bag))`."
    ),
    mistake("rack-unchanged", DRAWING, every_case=True)(
        "The rack is as before. Are tiles drawn for it, and is the result kept, as in "
        '`rack = rack + "".join(drawn)`?',
        drew(lambda found: found.rack_after == found.rack),
    ),
    mistake("past-seven", RACK, FULL)(
        "The rack holds more than seven tiles now. It is filled up: draw as many as it "
        "has free places, `7 - len(rack)`, and no more.",
        drew(
            lambda found: (
                len(found.rack_after) > 7 and found.drawn <= Counter(found.bag)
            )
        ),
    ),
    mistake("too-few", FEWER, passes_on=ENOUGH, every_case=True)(
        "With seven tiles in the bag or more, this comes out right; with fewer, none "
        "is drawn. It is an exchange that needs seven. Here, leave that condition out, "
        "and draw `min(7 - len(rack), len(bag))`.",
        drew(lambda found: found.rack_after == found.rack and found.keeps_all_tiles()),
    ),
    mistake("too-few", DRAWING)(
        "The rack has free places left, and the bag has tiles. Draw `min(7 - "
        "len(rack), len(bag))` of them.",
        drew(
            lambda found: (
                found.drawn.total() < found.due
                and found.keeps_the_rack()
                and found.keeps_all_tiles()
            )
        ),
    ),
)

EXERCISE = Exercise(
    "refill",
    stage=12,
    reference=refill,
    cases=(*RACK, *BAG, *NOT_ENOUGH, *FULL),
    generate=_random_case,
    generated=10,
    judge=draws.judge_pair,
    mistakes=draws.pair_mistakes(RACK, BAG, OWN),
    multi_call_mistakes=draws.drawing_mistakes(
        refill, ("", FULL_BAG), ("QUIZED", SINGLE)
    ),
    new_rule="a rack has eight tiles.",
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
