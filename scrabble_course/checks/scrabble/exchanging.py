"""The exercise on exchange: tiles go back for as many others (seed 000)."""

from __future__ import annotations

import random

from scrabble_course.checks.exercise import Case, Exercise
from scrabble_course.checks.scrabble.evidence import chance_mistakes
from scrabble_course.checks.scrabble.exchange_cases import (
    ALL_AT_ONCE,
    BAG,
    FEW_IN_THE_BAG,
    GIVEN,
    NO_TILES,
    NOT_HELD,
    PLAIN,
    SEVEN_IN_THE_BAG,
    judge_exchange,
    one_for_one,
    right_answer,
    swap,
)
from scrabble_course.checks.scrabble.exchange_mistakes import MISTAKES
from scrabble_course.checks.scrabble.pairs import fairness
from scrabble_course.checks.scrabble.stand_ins import for_exchange
from scrabble_course.scrabble.the_full_game import exchange


def _random_case(rng: random.Random) -> Case:
    rack = "".join(rng.choices("AEIOQZ?", k=7))
    tiles = "".join(rng.sample(rack, rng.randint(1, 7)))
    bag = "".join(rng.choices("AEIOQZ?", k=rng.choice((5, 7, 8, 20))))
    return swap(rack, tiles, bag, rng.randint(0, 999), "random racks and bags")


EXCHANGE = Exercise(
    "exchange",
    stage=12,
    reference=exchange,
    cases=(
        *GIVEN,
        *PLAIN,
        *ALL_AT_ONCE,
        *SEVEN_IN_THE_BAG,
        *FEW_IN_THE_BAG,
        *NOT_HELD,
        *NO_TILES,
    ),
    generate=_random_case,
    generated=20,
    judge=judge_exchange,
    expectation=right_answer,
    hints=(
        "What can be wrong with an exchange, and who looks at it first? And why must "
        "no old tile lie in the bag while the new ones are drawn?",
        "Refuse what is not allowed with `raise ValueError(...)`: too few tiles in the "
        "bag, no tiles to exchange, a tile that is not on the rack. Then take the "
        "tiles off the rack, draw as many new ones, take those out of the bag, and put "
        "the old ones in last.",
        "First the bag and the empty text. Then, for each `tile` of `tiles`: `if tile "
        "not in rack: raise ValueError(...)`, and `rack = rack.replace(tile, '', 1)`. "
        "After this loop: `drawn = rng.sample(bag, len(tiles))`, a loop `for tile in "
        "drawn: bag = bag.replace(tile, '', 1)`, and `return rack + ''.join(drawn), "
        "bag + tiles`.",
    ),
    mistakes=MISTAKES,
    props=for_exchange,
    across=(
        *chance_mistakes(lambda seed: swap("AEIOUUV", "AEIOUUV", BAG, seed, "chance")),
        *fairness(one_for_one),
    ),
)
