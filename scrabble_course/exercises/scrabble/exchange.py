"""The exercise of stage 12: exchange, tiles go back for as many others (seed 000)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, Exercise, Mistake, Problem
from scrabble_course.checks.wire import Strange
from scrabble_course.exercises.scrabble.common import (
    SINGLE,
    SINGLE_DRAWS,
    Drawn,
    Refusal,
    again,
    chance_mistakes,
    fairness,
    judge_pair,
    pair_mistakes,
    shows,
    sides,
    spoiled,
)
from scrabble_course.exercises.scrabble.stand_ins import for_exchange
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.the_full_game import exchange
from scrabble_course.scrabble.tile_sets import ENGLISH

FEW_LEFT = "fewer than seven tiles in the bag"
NOT_THERE = "a tile that is not on the rack"
NONE_GIVEN = "no tiles to exchange"


def _case(
    rack: str, tiles: str, bag: str, topic: str = "", seed: int = 1, given: bool = False
) -> Case:
    call = Call((rack, tiles, bag, SeededRandom(seed)))
    try:
        return Case(call, exchange(rack, tiles, bag, SeededRandom(seed)), topic, given)
    except ValueError:
        return Case(call, Refusal(topic), topic, given)


def _expects(outcome: Outcome) -> Any:
    """Return what was given back, or the refusal that the rules ask for."""
    is_refused = outcome.is_error("ValueError")
    return Refusal("what the rules forbid") if is_refused else outcome.value


def _both(*cases: Case) -> tuple[Case, ...]:
    """Return cases about the rack and about the bag."""
    rack, bag = sides(cases)
    return (*rack, *bag)


TEN = "ABCDEFGHIJ"
TWO = _case("QUIZ", "QZ", "AAAAAAA", given=True)
TWO_OF_EIGHT = _case("QUIZ", "QZ", "AAAAAAAA")
ONE_OF_TWO = _case("AEIOUUV", "U", "EEEEEEEE")
ALL_SEVEN = _case("QQQQQQQ", "QQQQQQQ", "AAAAAAAA")
USED_UP = _case("QUIZEDS", "QUIZEDS", "AABCDEF")
ONE_KIND = (TWO, TWO_OF_EIGHT, ONE_OF_TWO, _case("QUIZ?", "?", "EEEEEEEE"), ALL_SEVEN)
RACK, BAG = sides((*ONE_KIND, USED_UP))
SIDE_BY_SIDE = _case("QUIZ", "QU", TEN)
APART = _case("QUIZ", "UQ", TEN)
DOUBLE = _case("AEIOUUV", "UU", TEN)
MIXED = (
    *(_case("QUIZ", "ZIUQ", "AABBCCDD", seed=seed) for seed in range(4)),
    *(_case("AEIOUUV", "UUV", TEN, seed=seed) for seed in range(3)),
    *(APART, DOUBLE),
)
MIXED_RACK, MIXED_BAG = sides(MIXED)
FEW = (
    _case("QUIZ", "Q", "ABCDEF", FEW_LEFT),
    _case("QUIZ", "QUI", "AAA", FEW_LEFT),
    _case("QUIZ", "Q", "A", FEW_LEFT),
    _case("QUIZ", "QZ", "", FEW_LEFT),
)
NOT_HELD = (
    _case("QUIZ", "A", TEN, NOT_THERE),
    _case("QUIZ", "QQ", TEN, NOT_THERE),
    _case("QUIZ", "QUIZZ", TEN, NOT_THERE),
    _case("QUIZ", "QQ", "QQQQQQQ", NOT_THERE),
    _case("QUIZ", "?", TEN, NOT_THERE),
)
NO_TILES = (_case("QUIZ", "", TEN, NONE_GIVEN),)
REFUSED = (*FEW, *NOT_HELD, *NO_TILES)
SEVEN = _case("AEIOUUV", "AEIOUUV", full_bag(ENGLISH))
ONE_TILE = tuple(_case("QUIZ", "Q", SINGLE, seed=n) for n in range(SINGLE_DRAWS))
CALLS = (*again(SEVEN.call), *(case.call for case in ONE_TILE))


def _judge_silence(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether nothing was printed."""
    return Problem("nothing printed", outcome.printed) if outcome.printed else None


SILENT = replace(TWO, judge=_judge_silence)


def _random_case(rng: random.Random) -> Case:
    """Return a case of one of the kinds that the fixed cases have."""
    rack = "".join(rng.choices("AEIOQZ?", k=7))
    tiles = "".join(rng.sample(rack, rng.randint(1, 7)))
    kind = rng.choice(("rack", "bag", FEW_LEFT, NOT_THERE, NONE_GIVEN))
    if kind == NOT_THERE:
        tiles = tiles[:-1] + "X"
    if kind == NONE_GIVEN:
        tiles = ""
    many = rng.randint(0, 6) if kind == FEW_LEFT else rng.randint(7, 20)
    bag = "".join(rng.choices("AEIOQZ?", k=many))
    case = _case(rack, tiles, bag, kind, seed=rng.randint(0, 999))
    return sides([case])[kind == "bag"][0] if kind in ("rack", "bag") else case


def _refuses(case: Case, got: Outcome) -> bool:
    """Whether the function itself has stopped a call that is allowed."""
    is_own = bool(got.own_raise) or got.is_error("AssertionError")
    return is_own and not isinstance(case.expected, Refusal)


def _is_like_lost(found: Drawn) -> bool:
    """Whether the rack has lost tiles like those that were given back."""
    lost = found.kept - Counter(found.rack_after)
    return lost.total() > 0 and set(lost) <= set(found.given_back)


def _old_ones_come_back(found: Drawn) -> bool:
    """Whether tiles were drawn that only those given back can be."""
    old = found.drawn - Counter(found.bag)
    is_old = old <= Counter(found.given_back)
    return old.total() > 0 and is_old and found.keeps_all_tiles


def _old_ones_stay(found: Drawn) -> bool:
    after = Counter(found.rack_after)
    grown = len(found.rack_after) - len(found.rack)
    return Counter(found.rack) <= after and grown == len(found.given_back)


def _without_old_ones(found: Drawn) -> tuple[str, str]:
    bag = Counter(found.bag_after) - Counter(found.given_back)
    return found.rack_after, "".join(bag.elements())


def _is_returned(case: Case, got: Outcome) -> bool:
    return got.ended == "returned"


def _is_error(case: Case, got: Outcome) -> bool:
    """Whether the answer is an error, which should have been raised."""
    value = got.value
    return isinstance(value, Strange) and value.description.endswith("Error object>")


def _is_message(case: Case, got: Outcome) -> bool:
    return isinstance(got.value, str) and (" " in got.value or "Error" in got.value)


def _refusal(name: str, on: tuple[Case, ...], advice: str, **told: Any) -> Mistake:
    """Return a mistake of calls that should have been refused, and came back."""
    return Mistake(name, on, advice, **{"shows": _is_returned, **told})


def _stop(name: str, how: Callable[[Outcome], bool], advice: str) -> Mistake:
    """Return a mistake of calls that have stopped, but not by a ValueError."""
    return Mistake(
        name,
        REFUSED,
        advice,
        shows=lambda case, got: got.ended == "raised" and how(got),
        claims="^(?!NameError|UnboundLocalError)",
    )


OWN = (
    Mistake(
        "side-by-side",
        _both(TWO, TWO_OF_EIGHT, APART, *MIXED[:4]),
        "`tiles in rack` is true only if the tiles lie side by side on the rack, in "
        "this order. Ask for each of them: `for tile in tiles:`.",
        shows=_refuses,
        though=(SIDE_BY_SIDE,),
        throughout=True,
        claims="ValueError|AssertionError",
    ),
    Mistake(
        "doubles-refused",
        _both(ALL_SEVEN, DOUBLE, *MIXED[4:7]),
        "Two equal tiles are refused here, though the rack has both. If tiles are "
        "taken off the rack while they are counted, the numbers no longer fit. Either "
        "count all of them first, or ask of each only if it is still on the rack: `if "
        "tile not in rack:`.",
        shows=_refuses,
        though=_both(APART, ONE_OF_TWO),
        throughout=True,
        claims="ValueError|AssertionError",
    ),
    Mistake(
        "seven-is-enough",
        _both(TWO, USED_UP),
        "Seven tiles in the bag are enough for an exchange: only fewer than seven are "
        "too few. `len(bag) < 7` says so.",
        shows=_refuses,
        though=_both(TWO_OF_EIGHT, ALL_SEVEN),
        claims="ValueError|AssertionError",
    ),
    Mistake(
        "asked-after-the-draw",
        _both(TWO, TWO_OF_EIGHT, USED_UP, ALL_SEVEN),
        "The bag has seven tiles or more before the exchange, and that is enough. Is "
        "it asked only after the new tiles have been taken out? Ask first.",
        shows=_refuses,
        though=_both(ONE_OF_TWO, APART),
        claims="ValueError|AssertionError",
    ),
    Mistake(
        "refuses-what-is-allowed",
        (),
        "This exchange is refused, and the rules allow it: the bag holds seven tiles "
        "or more, and all the tiles are on the rack. Look at the condition before that "
        "`raise`.",
        shows=_refuses,
        claims="ValueError|AssertionError",
    ),
    Mistake(
        "all-copies-given",
        (*RACK, *MIXED_RACK),
        "One tile was given away, and others like it have gone from the rack with it. "
        "`rack.replace(tile, '')` takes all of them; `rack.replace(tile, '', 1)` takes "
        "one.",
        shows=shows(_is_like_lost),
    ),
    Mistake(
        "old-tiles-drawn-again",
        _both(*ONE_KIND, USED_UP, *MIXED),
        "A tile has come back that was just given away, and the bag held none like it. "
        "Draw the new tiles first, and only then put the old ones into the bag.",
        shows=shows(_old_ones_come_back),
    ),
    Mistake(
        "old-tiles-stay",
        (*RACK, *MIXED_RACK),
        "The new tiles are on the rack, and the old ones still are, too. Take each of "
        "`tiles` from the rack: `rack = rack.replace(tile, '', 1)`.",
        shows=shows(_old_ones_stay),
    ),
    Mistake(
        "old-tiles-lost",
        BAG,
        "The tiles that were given away are nowhere now. They go into the bag, after "
        "the new ones have been drawn.",
        like=(spoiled(exchange, _without_old_ones),),
        throughout=True,
    ),
    Mistake(
        "filled-to-seven",
        (*RACK, *MIXED_RACK),
        "The rack has more tiles than before. For each tile that is given one comes "
        "back, and no more: draw `len(tiles)`.",
        shows=shows(lambda found: len(found.rack) < len(found.rack_after)),
    ),
    Mistake(
        "other-number",
        (*RACK, *MIXED_RACK),
        "As many tiles come from the bag as are given away: draw `len(tiles)`.",
        shows=shows(lambda found: found.drawn.total() != found.due),
    ),
    _refusal(
        "error-returned",
        REFUSED,
        "The error is given back here, as if it were the answer. Write `raise "
        "ValueError(...)` in place of `return ValueError(...)`: that stops the call.",
        shows=_is_error,
    ),
    _refusal(
        "message-returned",
        REFUSED,
        "A message is given back here, as if it were the answer. `raise "
        'ValueError("...")` in place of `return "..."` stops the call with it.',
        shows=_is_message,
    ),
    _refusal(
        "none-returned",
        REFUSED,
        "This call is wrong, and None is given back for it. Refuse it: `raise "
        'ValueError("...")` stops the call, as `print` and `return` do not. (A `try` '
        "around it in the function would take the error away again.)",
        shows=lambda case, got: got.ended == "returned" and got.value is None,
        claims="returns None",
    ),
    _refusal(
        "message-printed",
        REFUSED,
        "Your function prints what is wrong, and goes on all the same. `raise "
        'ValueError("...")` in place of `print("...")` stops it.',
        shows=lambda case, got: got.ended == "returned" and got.printed != "",
        though=(SILENT,),
    ),
    _refusal(
        "as-many-as-given",
        FEW[:3],
        "The bag has enough tiles for this one exchange, but the rule asks for more: "
        "it must hold at least seven, however few are exchanged. Otherwise `raise "
        'ValueError("...")`.',
        though=FEW[3:],
        throughout=True,
    ),
    _refusal(
        "few-in-the-bag",
        FEW,
        "The bag holds fewer than seven tiles, and then nobody may exchange any: "
        '`raise ValueError("...")` before a tile is drawn.',
    ),
    _refusal(
        "not-on-the-rack",
        NOT_HELD,
        "A tile is given away that is not on the rack, or not as often. `replace` does "
        "not mind. Before you take a tile off the rack, ask whether it is still there: "
        '`if tile not in rack: raise ValueError("...")`. (Draw only after that: a new '
        "tile is not to be given away.)",
    ),
    _refusal(
        "no-tiles",
        NO_TILES,
        'An exchange of no tiles would be a pass. `raise ValueError("...")` if `tiles '
        '== ""`.',
    ),
    _stop(
        "raises-a-text",
        lambda got: "exceptions must derive from" in got.error,
        "You found what is wrong, but what stands after `raise` is no error: a text "
        'alone is none. Put it into one: `raise ValueError("...")`.',
    ),
    _stop(
        "raises-another",
        lambda got: got.own_raise == "raised",
        "Your function refuses this call, as it should, but with another kind of "
        "error. What is asked for is `raise ValueError(...)`.",
    ),
    _stop(
        "fails-to-raise",
        lambda got: got.own_raise == "failed",
        "You found what is wrong, but the line that raises stops with an error of its "
        "own, before it can raise. What does the message say? (Only texts can be "
        "joined to a text: `str(...)` makes one of a number.)",
    ),
    _stop(
        "another-error",
        lambda got: True,
        "Your function stops here, as it should, but with another kind of error than "
        "ValueError. Look for what is wrong yourself, before that line is reached, and "
        "`raise ValueError` with a message.",
    ),
)

EXERCISE = Exercise(
    "exchange",
    stage=12,
    reference=exchange,
    cases=(*RACK, *BAG, *MIXED_RACK, *MIXED_BAG, *REFUSED),
    generate=_random_case,
    generated=20,
    judge=judge_pair,
    expects=_expects,
    mistakes=pair_mistakes(exchange, USED_UP, ONE_KIND, MIXED, OWN),
    stand_ins=for_exchange,
    across=(
        *chance_mistakes(exchange, SEVEN, CALLS, SINGLE_DRAWS),
        *fairness(ONE_TILE[0], CALLS),
    ),
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
)
