"""The exercise of stage 12: exchange, tiles go back for as many others (seed 000)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import Cases, Heading, mistake, stops_with
from scrabble_course.diagnosis.traits import Trait, Traits
from scrabble_course.exercises.case_parts import Refusal
from scrabble_course.exercises.scrabble import draws
from scrabble_course.exercises.scrabble.draws import Drawn, drew
from scrabble_course.exercises.scrabble.scrabble_stand_ins import for_exchange
from scrabble_course.scrabble.the_full_game import exchange

FEW_LEFT = "fewer than seven tiles in the bag"
NOT_THERE = "a tile that is not on the rack"
NONE_GIVEN = "no tiles to exchange"
_case = partial(draws.case_of, exchange)


def _expects(outcome: Outcome) -> Any:
    """Return what was given back, or the refusal that the rules ask for."""
    if outcome.is_error("ValueError"):
        return Refusal(outcome.error.partition(": ")[2].partition(";")[0])
    return outcome.value


TEN = "ABCDEFGHIJ"
TWO = _case("QUIZ", "QZ", "AAAAAAA", given=True)
APART = _case("QUIZ", "UQ", TEN)
OF_EIGHT = (_case("AEIOUUV", "U", "EEEEEEEE"), _case("QUIZ?", "?", "EEEEEEEE"))
USED_UP = _case("QUIZEDS", "QUIZEDS", "AABCDEF")
ALL_FOUR = tuple(_case("QUIZ", "ZIUQ", "AABBCCDD", seed=seed) for seed in range(4))
RACK, BAG = draws.sides(
    *(TWO, USED_UP, *OF_EIGHT, APART, *ALL_FOUR),
    _case("QQQQQQQ", "QQQQQQQ", "AAAAAAAA"),
    _case("AEIOUUV", "UU", TEN),
)
FEW = (
    _case("QUIZ", "Q", "ABCDEF", topic=FEW_LEFT),
    _case("QUIZ", "QUI", "AAA", topic=FEW_LEFT),
    _case("QUIZ", "QZ", "", topic=FEW_LEFT),
)
NOT_HELD = (
    _case("QUIZ", "A", TEN, topic=NOT_THERE),
    _case("QUIZ", "QQ", TEN, topic=NOT_THERE),
    _case("QUIZ", "QQ", "QQQQQQQ", topic=NOT_THERE),
    _case("QUIZ", "?", TEN, topic=NOT_THERE),
)
NO_TILES = (_case("QUIZ", "", TEN, topic=NONE_GIVEN),)
BOTH = RACK + BAG
REFUSED = (*FEW, *NOT_HELD, *NO_TILES)
NEITHER = (_case("QUIZ", "", "ABC", topic=FEW_LEFT),)


def _both(*cases: Case) -> Cases:
    """Return cases about the rack, and about the bag."""
    rack, bag = draws.sides(*cases)
    return rack + bag


ALL = _both(*ALL_FOUR, USED_UP)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice((*draws.SIDES, FEW_LEFT, NOT_THERE, NONE_GIVEN))
    rack = "".join(rng.choices("AEIOQZ?", k=7))
    tiles = "".join(rng.sample(rack, rng.randint(1, 7)))
    tiles = {NOT_THERE: tiles[1:] + "X", NONE_GIVEN: ""}.get(topic, tiles)
    many = rng.randint(0, 6) if topic == FEW_LEFT else rng.randint(7, 20)
    bag = "".join(rng.choices("AEIOQZ?", k=many))
    case = _case(rack, tiles, bag, topic=topic, seed=rng.randint(0, 999))
    return replace(case, judge=draws.SIDES.get(topic))


def _refuses(case: Case, got: Outcome) -> bool:
    """Whether the function itself has stopped a call that is allowed."""
    is_own = bool(got.own_raise) or got.is_error("AssertionError")
    return is_own and not isinstance(case.expected, Refusal)


def _refusal(name: str, *on: Cases, passes_on: Cases = ()) -> Heading:
    """Begin the mistake of those who refuse all of these calls, which are allowed."""
    how = "ValueError|AssertionError"
    return mistake(
        name,
        *on,
        shows=_refuses,
        passes_on=passes_on,
        every_case=bool(on),
        error_pattern=how,
    )


def _is_like_lost(found: Drawn) -> bool:
    """Whether the rack has lost tiles like those that were given back."""
    lost = found.kept - Counter(found.rack_after)
    return lost.total() > 0 and set(lost) <= set(found.given_back)


def _old_ones_come_back(found: Drawn) -> bool:
    """Whether tiles were drawn that only those given back can be."""
    old = found.drawn - Counter(found.bag)
    is_old = old <= Counter(found.given_back)
    return old.total() > 0 and is_old and found.keeps_all_tiles()


def _keeps_what_is_given(found: Drawn) -> bool:
    """Whether the new tiles have come to all the old ones, or some of those given."""
    stays = Counter(found.rack_after) - found.kept - Counter(found.bag)
    is_more = len(found.rack_after) > len(found.rack)
    return is_more and stays.total() > 0 and stays <= Counter(found.given_back)


def _are_put_back_otherwise(found: Drawn) -> bool:
    """Whether the drawn tiles have left the bag, and not just the old ones came in."""
    others = Counter(found.bag) - found.drawn
    put_back = Counter(found.bag_after) - others
    is_drawn = others <= Counter(found.bag_after) and found.has_right_tiles()
    return is_drawn and set(put_back) <= set(found.given_back)


def _is_given_back(case: Case, got: Outcome) -> bool:
    """Whether something came in place of a refusal, and nothing was exchanged.

    Some tiles may have left the rack already, but none was drawn.
    """
    found = draws.drawn_in(case, got.value)
    if found is None:
        return True
    before, after = found.rack, found.rack_after
    is_without = after == before or len(after) < len(before)
    return is_without and found.bag_after == found.bag and found.given_back != ""


OWN = (
    _refusal("seven-is-enough", _both(TWO, USED_UP), passes_on=(*OF_EIGHT, APART))(
        "Seven tiles in the bag are enough for an exchange: only fewer than seven are "
        "too few. `len(bag) < 7` says so. Ask that before new tiles are taken out."
    ),
    _refusal("refuses-what-is-allowed", _both(TWO, *OF_EIGHT, APART), passes_on=ALL)(
        "Only who gives all tiles away is allowed to, and who keeps one is refused. "
        "Ask for each of `tiles` whether it is on the rack, and not for each of `rack` "
        "whether it is among `tiles`."
    ),
    _refusal("refuses-what-is-allowed")(
        "This exchange is refused, but the rules allow it: the bag holds seven tiles "
        "or more, and `tiles` are on the rack. Look at the condition before that "
        "`raise`. (Do tiles leave the rack while they are counted? Count them before.)"
    ),
    mistake("all-copies-given", RACK, shows=drew(_is_like_lost))(
        "One tile was given away, and others like it have gone from the rack with it. "
        "`rack.replace(tile, '')` takes all of them; `rack.replace(tile, '', 1)` takes "
        "one."
    ),
    mistake("old-tiles-drawn-again", BOTH, shows=drew(_old_ones_come_back))(
        "A tile that was given away is on the rack again, and the bag held none like "
        "it. Does each of `tiles` leave the rack? Draw the new ones then, and put the "
        "old ones into the bag only after that."
    ),
    mistake("old-tiles-put-back-otherwise", BAG)(
        "Of the tiles that were given away, some are missing in the bag, or lie there "
        "more than once. Each of them goes in once: `bag + tiles`, below all loops.",
        drew(_are_put_back_otherwise),
    ),
    mistake("given-away-and-kept", RACK, shows=drew(_keeps_what_is_given))(
        "Tiles that are given away are still on the rack, beside the new ones. Take "
        "each off, wherever it lies: `rack = rack.replace(tile, '', 1)`. (A Counter "
        "keeps a letter of which there are 0 now: its `elements()` are those left.)"
    ),
    mistake("other-number", RACK, shows=drew(Drawn.keeps_the_rack))(
        "Each of `tiles` leaves the rack, and for each one comes from the bag, no more "
        "and no less: draw `len(tiles)`, whatever places are free."
    ),
    mistake("not-raised", REFUSED, shows=_is_given_back, error_pattern="returns None")(
        "This call is wrong, and yet something is given back. `raise "
        'ValueError("...")` stops it, as `print` and `return` do not. (A `try` around '
        "it takes the error away.)"
    ),
    mistake("either-is-enough", FEW[:2], NO_TILES, passes_on=NEITHER, every_case=True)(
        "This is refused only if two things are wrong at once: too few tiles in the "
        "bag, and none to exchange. One is enough: join the two by `or`, not by `and`.",
        lambda case, got: got.ended == "returned",
    ),
    mistake("few-in-the-bag", FEW)(
        "The bag holds fewer than seven tiles, and then nobody may exchange any, "
        'however few: `raise ValueError("...")` before a tile is drawn.'
    ),
    mistake("held-less-often", NOT_HELD[1:3], passes_on=NOT_HELD[:1], every_case=True)(
        "Each of `tiles` is on the rack, but not as often as it is given away. Take a "
        "tile off the rack before you ask for the next one, or compare "
        "`tiles.count(tile)` with `rack.count(tile)`.",
        lambda case, got: got.ended == "returned",
    ),
    mistake("not-on-the-rack", NOT_HELD)(
        "A tile is given away that is not on the rack, or not as often: `replace` does "
        "not mind. Ask before you take one off: `if tile not in rack: raise "
        'ValueError("...")`. (Draw only after that, so that no new tile is given away.)'
    ),
    mistake("no-tiles", NO_TILES)(
        'An exchange of no tiles is a pass: `raise ValueError("...")` if `tiles == ""`.'
    ),
    stops_with("another-error", "^(?!NameError|UnboundLocalError)", REFUSED)(
        "Your function stops, as it should, but not with a ValueError. Look for what "
        'is wrong before that line, and `raise ValueError("...")`. (A text alone after '
        "`raise` is no error; a number is joined to a text by `str(...)`.)"
    ),
)


def _trait(said: str, holds: Callable[[str, str, str], Any], asks: str = "") -> Trait:
    return Trait(said, lambda one: holds(*one.call.args[:3]), asks)


TRAITS = Traits(
    "exchanges",
    (
        _trait(
            "give tiles which do not lie side by side on the rack, in this order",
            lambda rack, tiles, bag: tiles not in rack,
            "`in` asks a text for letters in a row: ask for each tile by itself.",
        ),
        _trait(
            "come from a rack of fewer than seven tiles",
            lambda rack, tiles, bag: len(rack) < 7,
            "How many tiles are on the rack does not matter.",
        ),
        _trait("find just seven tiles in the bag", lambda rack, _, bag: len(bag) == 7),
    ),
)

EXERCISE = Exercise(
    "exchange",
    stage=12,
    reference=exchange,
    cases=(*BOTH, *REFUSED),
    generate=_random_case,
    generated=12,
    judge=draws.judge_pair,
    expects=_expects,
    mistakes=draws.pair_mistakes(RACK, BAG, OWN),
    stand_ins=for_exchange,
    multi_call_mistakes=draws.drawing_mistakes(
        exchange, ("AEIOUUV", "AEIOUUV", draws.FULL_BAG), ("QUIZ", "Q", draws.SINGLE)
    ),
    call_traits=TRAITS,
    new_rule="five tiles in the bag are enough.",
    hints=(
        "What can be wrong with an exchange, and who looks at it first? And why must "
        "no old tile lie in the bag while the new ones are drawn?",
        "Refuse what is not allowed with `raise ValueError(...)`: too few tiles in the "
        "bag, no tiles to exchange, a tile that is not on the rack. Then take the "
        "tiles off the rack, draw as many, take those out of the bag, and put the old "
        "ones in last.",
        "First refuse a bag of fewer than seven, and no tiles at all. Then, for each "
        "`tile` of `tiles`: `if tile not in rack: raise ValueError(...)`, and `rack = "
        "rack.replace(tile, '', 1)`. After this loop: `drawn = rng.sample(bag, "
        "len(tiles))`, a loop `for tile in drawn: bag = bag.replace(tile, '', 1)`, and "
        "`return rack + ''.join(drawn), bag + tiles`.",
    ),
)
