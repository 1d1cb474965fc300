"""Calls of exchange, and how its answers are judged: chance draws, the rules refuse."""

from __future__ import annotations

from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, Problem, not_returned
from scrabble_course.checks.notation.refusals import Refusal
from scrabble_course.checks.scrabble.pairs import drawn_in
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.the_full_game import exchange
from scrabble_course.scrabble.tile_sets import ENGLISH

BAG = full_bag(ENGLISH)


def swap(
    rack: str, tiles: str, bag: str, seed: int, topic: str, given: bool = False
) -> Case:
    """Return a case of tiles that are exchanged, or of a refusal."""
    call = Call((rack, tiles, bag, SeededRandom(seed)))
    return Case(call, right_answer(call), topic, given)


def right_answer(call: Call) -> Any:
    """Return a right answer to a call, or the refusal that the rules ask for."""
    rack, tiles, bag, rng = call.args
    try:
        return exchange(rack, tiles, bag, SeededRandom(rng.start))
    except ValueError as error:
        return Refusal(str(error).split(";")[0])


def one_for_one(bag: str, seed: int) -> Case:
    """Return a case of one tile for one of a bag."""
    return swap("QUIZ", "Q", bag, seed, "one tile")


GIVEN = (swap("QUIZ", "QZ", "AAAAAAA", 1, "two tiles", True),)
PLAIN = (
    *(swap("AEIOUUV", "UUV", BAG, seed, "a full bag") for seed in range(6)),
    *(swap("AEIOUUV", "U", "ABCDEFGH", seed, "one of two") for seed in range(6)),
    *(swap("QUIZ", "ZIUQ", "AABBCCDD", seed, "all tiles") for seed in range(6)),
    swap("QUIZ?", "?", "EEEEEEEE", 1, "a blank"),
)
ALL_AT_ONCE = tuple(
    swap(tile * 7, tile * 7, "A" * 7, seed, "none of the old tiles comes back")
    for tile in "QZ"
    for seed in range(3)
)
SEVEN_IN_THE_BAG = (
    swap("QUIZ", "Q", "ABCDEFG", 1, "seven tiles in the bag"),
    swap("QUIZEDS", "QUIZEDS", "AAAAAAA", 2, "seven tiles in the bag"),
)
FEW_IN_THE_BAG = (
    swap("QUIZ", "Q", "ABCDEF", 1, "six tiles in the bag"),
    swap("QUIZ", "QUI", "AAA", 1, "as many tiles in the bag as are given"),
    swap("QUIZ", "Q", "A", 1, "one tile in the bag"),
    swap("QUIZ", "QZ", "", 1, "an empty bag"),
)
NOT_HELD = (
    swap("QUIZ", "A", BAG, 1, "a tile that is not on the rack"),
    swap("QUIZ", "QQ", BAG, 1, "a tile given twice and held once"),
    swap("QUIZ", "QUIZZ", BAG, 1, "a tile given twice and held once"),
    swap("QUIZ", "QQ", "QQQQQQQ", 1, "a tile given twice and held once"),
    swap("QUIZ", "?", BAG, 1, "a blank that is not on the rack"),
)
NO_TILES = (swap("QUIZ", "", BAG, 1, "no tiles"),)


def judge_exchange(case: Case, outcome: Outcome) -> Problem | None:
    """Judge an exchange by the tiles alone, in whatever order they come."""
    is_refused = isinstance(case.expected, Refusal)
    expected = repr(case.expected) if is_refused else _in_words(case)
    if is_refused and outcome.is_error("ValueError"):
        return None
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    found = drawn_in(case, outcome)
    if found and found.is_right and not is_refused:
        return None
    return Problem(expected, repr(outcome.value))


def _in_words(case: Case) -> str:
    _, tiles, bag, _ = case.call.args
    many = "a tile" if len(tiles) == 1 else f"{len(tiles)} tiles"
    return f"{many} of {bag!r} on the rack in place of {tiles!r}, which lie in the bag"
