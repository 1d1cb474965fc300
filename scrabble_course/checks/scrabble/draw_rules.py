"""Which tile wins the opening draw, told from how long a draw takes.

Whoever draws what, each player is as likely to start. But three players draw all of
three tiles, and only if some tie for the best do they ask `rng` once more.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from scrabble_course.checks.call import Attempt, Call
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Across, Case, Problem, not_returned
from scrabble_course.checks.scrabble.evidence import used, values
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.the_full_game import draw_order
from scrabble_course.scrabble.tile_sets import ENGLISH

PLAYERS = ["Ann", "Ben", "Cem", "Dea"]
BAG = full_bag(ENGLISH)
SEEDS = range(20)


def draw_case(count: int, bag: str, seed: int, topic: str, given: bool = False) -> Case:
    """Return a case of so many players who draw from a bag."""
    args = PLAYERS[:count], bag, SeededRandom(seed)
    expected = draw_order(*args[:2], SeededRandom(seed))
    return Case(Call(args), expected, topic, given)


def rounds(players: list[str]) -> list[list[str]]:
    """Return the orders in which players can follow each other round the table."""
    return [players[at:] + players[:at] for at in range(len(players))]


PLAIN = "ABC"


def _three(bag: str, seed: int) -> Call:
    return Call((PLAYERS[:3], bag, SeededRandom(seed)))


def _hangs(attempt: Attempt, bag: str) -> bool:
    return attempt(_three(bag, 0)).ended == "timed out"


def _draws_again(attempt: Attempt, bag: str) -> bool:
    """Whether three players draw again, or for ever, when these are all the tiles."""
    if _hangs(attempt, bag):
        return True
    asked = [[used(attempt, _three(b, s)) for b in (PLAIN, bag)] for s in SEEDS]
    return all(
        once is not None and more is not None and more > once for once, more in asked
    )


def _shown(bag: str, right: str, wrong: str) -> Problem:
    tiles = ", ".join(bag[:-1]) + " and " + bag[-1]
    return Problem(f"with the tiles {tiles}, {right}", wrong)


def _not_looked_at(attempt: Attempt) -> Problem | None:
    """Whether the bag, whatever is in it, changes nothing at all."""

    def answer(bag: str, seed: int) -> tuple[Any, int | None]:
        call = _three(bag, seed)
        return attempt(call).value, used(attempt, call)

    for bag, seed in itertools.product(("BCA", "AAB", "?BB"), SEEDS):
        if answer(bag, seed) != answer(PLAIN, seed):
            return None
    return Problem(
        "other players first with other tiles in the bag", "the same with any tiles"
    )


def _put_back_at_once(attempt: Attempt) -> Problem | None:
    """Whether the single A of three tiles is drawn in some draws and not in others."""
    if _hangs(attempt, "ABB"):
        return None
    asked = [[used(attempt, _three(b, s)) for b in (PLAIN, "ABB")] for s in range(40)]
    others = [once != more for once, more in asked]
    if any(others) and not all(others):
        return _shown(
            "ABB", "one draw, in which somebody has the A", "now and then another"
        )
    return None


def _lost_place(attempt: Attempt) -> Problem | None:
    """Whether of three players, of whom two always tie, the last one never starts."""
    answers = values(attempt, (_three("AAB", seed) for seed in range(60)))
    firsts = Counter(a[0] for a in answers if a in rounds(PLAYERS[:3]))
    if firsts.total() == len(answers) and not firsts[PLAYERS[2]]:
        told = ", ".join(f"{p} {firsts[p]}" for p in PLAYERS[:3])
        return _shown("AAB", "each player first now and then", f"first: {told} times")
    return None


def _by_points(attempt: Attempt) -> Problem | None:
    if _draws_again(attempt, "AEZ"):
        return _shown("AEZ", "no second draw: the A starts", "a second draw")
    return None


def _farthest(attempt: Attempt) -> Problem | None:
    if _draws_again(attempt, "ABB") and not _draws_again(attempt, "AAB"):
        return _shown(
            "ABB", "no second draw: the A starts", "the two with B draw again"
        )
    return None


def _any_tie(attempt: Attempt) -> Problem | None:
    if _draws_again(attempt, "ABB"):
        return _shown("ABB", "no second draw: the A starts", "a second draw")
    return None


def _tie_stands(attempt: Attempt) -> Problem | None:
    if attempt(_three("AAB", 0)).ended == "returned" and not _draws_again(
        attempt, "AAB"
    ):
        return _shown("AAB", "a second draw of the two with A", "no second draw")
    return None


def _all_again(attempt: Attempt) -> Problem | None:
    if _hangs(attempt, "AAB"):
        return _shown("AAB", "a second draw of the two with A", "a draw without end")
    return None


def _not_put_back(attempt: Attempt) -> Problem | None:
    outcomes = [attempt(_three("AAB", seed)) for seed in SEEDS]
    stopped = [outcome for outcome in outcomes if outcome.ended == "raised"]
    if stopped:
        return _shown(
            "AAB", "a second draw of the two with A", not_returned(stopped[0])
        )
    return None


def _blank_last(attempt: Attempt) -> Problem | None:
    if _draws_again(attempt, "?BB"):
        return _shown("?BB", "no second draw: the blank starts", "a second draw")
    return None


def _blank_ties(attempt: Attempt) -> Problem | None:
    if _draws_again(attempt, "?AB"):
        return _shown("?AB", "no second draw: the blank starts", "a second draw")
    return None


def _unfair(attempt: Attempt) -> Problem | None:
    """Whether someone hardly ever starts, or nearly always: 5 deviations off."""
    answers = values(attempt, (_three(BAG, seed) for seed in range(150)))
    firsts = Counter(a[0] for a in answers if a in rounds(PLAYERS[:3]))
    counts = [firsts[player] for player in PLAYERS[:3]]
    if min(counts) >= 21 and max(counts) <= 79:
        return None
    told = ", ".join(f"{p} {n}" for p, n in zip(PLAYERS, counts, strict=False))
    return Problem("each of three players first as often as the others", told)


def _rule(name: str, bag: str, find: Any, advice: str) -> Across:
    return Across(name, draw_case(3, bag, 0, "ties"), find, advice)


_TABLE = (
    (
        "bag-not-looked-at",
        PLAIN,
        _not_looked_at,
        "Other tiles in the bag change nothing, so your function does not draw from "
        "it. Draw a tile of `bag` for each player, in place of dice or anything else: "
        "`rng.sample(bag, len(tied))`.",
    ),
    (
        "put-back-at-once",
        "ABB",
        _put_back_at_once,
        "Three players draw all of three tiles, so one of them has the A. But here it "
        "is sometimes left in the bag, because two may draw the same tile. "
        "`rng.choice`, or `rng.sample(bag, 1)` for each player, puts it back at once; "
        "`rng.sample(bag, len(tied))` draws for all.",
    ),
    (
        "farthest-from-a",
        "ABB",
        _farthest,
        "The player whose tile is farthest from A starts here. It is the nearest: "
        "`min` of the tiles, and not `max`.",
    ),
    (
        "any-tie-draws-again",
        "ABB",
        _any_tie,
        "Only those draw again who tie for the tile nearest to A. That two others hold "
        "the same tile does not matter.",
    ),
    (
        "all-draw-again",
        "AAB",
        _all_again,
        "Two of the three always tie, and the third is out: only the two draw again. "
        "If all three do, two of them tie once more, and so on without end.",
    ),
    (
        "tiles-not-put-back",
        "AAB",
        _not_put_back,
        "The second draw stops with an error, with three tiles in the bag. Those who "
        "tie put their tiles back before they draw again: each draw is made from the "
        "whole of `bag`.",
    ),
    (
        "tie-stands",
        "AAB",
        _tie_stands,
        "Two hold an A, and one of them starts at once. They are to draw again, and "
        "again if need be, until one tile is nearer to A than the other.",
    ),
    (
        "place-among-the-tied",
        "AAB",
        _lost_place,
        "Two of the three always tie and draw again, and then the last player never "
        "starts. Is the place of the winner looked up in the last draw, or among those "
        "who tied? It has to be the place in `players`: `players.index(tied[0])`.",
    ),
    (
        "blank-last",
        "?BB",
        _blank_last,
        "A blank beats every letter, even A. Where does `?` come in the order in which "
        "you compare tiles?",
    ),
    (
        "blank-ties-with-a",
        "?AB",
        _blank_ties,
        "A blank beats A; the two do not tie. Compare the tiles by something that puts "
        "`?` before A.",
    ),
    (
        "by-points",
        "AEZ",
        _by_points,
        "A and E are worth the same, but A is nearer to A. The alphabet counts, not "
        "the points: letters can be compared as they are, `min(drawn)`.",
    ),
    (
        "unfair",
        BAG,
        _unfair,
        "Over many draws each player should start as often as any other. Does each "
        "draw a tile of their own with `rng`, from all that are in the bag?",
    ),
)


RULES = tuple(_rule(*rule) for rule in _TABLE)
