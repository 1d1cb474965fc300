"""The exercise on final_scores: tiles that are left count (seed 000)."""

from __future__ import annotations

import itertools
import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value, same
from scrabble_course.checks.scrabble.evidence import (
    CHANGES_A_LIST,
    gives,
    modelled,
)
from scrabble_course.checks.scrabble.settling import MODELS, Scores, Values
from scrabble_course.scrabble.the_full_game import final_scores

VALUES = {"A": 1, "Q": 10, "Z": 10, "?": 0}
OTHER_VALUES = {"A": 2, "Q": 8, "Z": 4, "?": 0}


def _count(
    scores: Scores,
    racks: list[str],
    topic: str,
    values: Values = VALUES,
    given: bool = False,
) -> Case:
    expected = final_scores(scores, racks, values)
    return Case(Call((scores, racks, values)), expected, topic, given)


GIVEN = (
    _count([200, 150, 90], ["", "QA", "?"], "a player is out", given=True),
    _count([200, 150], ["Z", "QA"], "nobody is out", given=True),
)
CASES = (
    *GIVEN,
    _count([100, 90, 80], ["QA", "", "Z?"], "the second of three is out"),
    _count([100, 90, 80, 70], ["A", "Q", "ZA", ""], "the last of four is out"),
    _count([100, 90, 80], ["A", "", "QZ"], "the second of three is out"),
    _count([100, 90, 80, 70], ["AA", "ZQ", "", "Q"], "the third of four is out"),
    _count([100, 90, 80, 70], ["A", "Q", "ZA", "AA"], "nobody of four is out"),
    _count([100, 120], ["", "QQ"], "who is out does not lead"),
    _count([300, 120], ["AAQ", ""], "who is out does not lead"),
    _count([100, 90], ["??", ""], "blanks are left"),
    _count([100, 90], ["?A", "?"], "blanks are left"),
    _count([5, 8], ["", "QZ"], "a score below nothing"),
    _count([5, 8], ["QZ", "AQ"], "scores below nothing"),
    _count([100, 100], ["", "AQZ"], "other values", OTHER_VALUES),
    _count([100, 90], ["A", "Q"], "other values", OTHER_VALUES),
)


def _random_case(rng: random.Random) -> Case:
    count = rng.randint(2, 4)
    scores = [rng.randint(0, 400) for _ in range(count)]
    racks = ["".join(rng.choices("AQZ?", k=rng.randint(1, 5))) for _ in scores]
    if rng.random() < 0.6:
        racks[rng.randrange(count)] = ""
    values = rng.choice((VALUES, OTHER_VALUES))
    return _count(scores, racks, "random scores", values)


def _gain_without_anyone_out(case: Case, outcome: Outcome, _: Attempt) -> bool:
    scores, racks, _values = case.call.args
    return "" not in racks and any(
        new > old for old, new in _pairs(scores, outcome.value)
    )


def _pairs(old: Scores, new: object) -> list[tuple[int, int]]:
    """Return scores before and after, if both are numbers and as many."""
    if not isinstance(new, list) or len(new) != len(old):
        return []
    return [(a, b) for a, b in zip(old, new, strict=True) if type(b) is int]


def _only_where_someone_is_out(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether all games without a player who is out stop with an error."""
    nobody = [case for case in CASES if "" not in case.call.args[1]]
    ended = {attempt(case.call).ended for case in nobody}
    rest = {attempt(case.call).ended for case in CASES if case not in nobody}
    return ended == {"raised"} and rest == {"returned"}


def _lacks_scores(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    return type(value) is list and len(value) < len(case.expected)


def _has_more_scores(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    return type(value) is list and len(value) > len(case.expected)


def _looks_up_a_rack(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the key that is missing is a rack, and no tile."""
    racks = [rack for rack in case.call.args[1] if len(rack) != 1]
    return outcome.error in [f"KeyError: {rack!r}" for rack in racks]


def _loses_those_before(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether each loses what the racks before hold as well, if nobody is out."""

    def is_so(other: Case) -> bool:
        scores, racks, values = other.call.args
        lost = [sum(values[tile] for tile in rack) for rack in racks]
        summed = [*itertools.accumulate(lost)]
        answer = [a - b for a, b in zip(scores, summed, strict=True)]
        return same(attempt(other.call).value, answer)

    nobody = [other for other in CASES if "" not in other.call.args[1]]
    return "" not in case.call.args[1] and all(map(is_so, nobody))


def _in_another_order(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether all scores are right, but not all in their places."""

    def is_so(other: Case) -> bool:
        value = attempt(other.call).value
        if type(value) is not list or not all(type(n) is int for n in value):
            return False
        return sorted(value) == sorted(other.expected)

    return outcome.ended == "returned" and all(map(is_so, CASES))


def _gains_from_one(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether who is out always gains the tiles of a single other player."""

    def is_so(other: Case) -> bool:
        scores, racks, values = other.call.args
        out = racks.index("")
        lost = [sum(values[tile] for tile in rack) for rack in racks]
        pairs = _pairs(scores, attempt(other.call).value)
        if len(pairs) != len(scores):
            return False
        right = [new - old == -n for (old, new), n in zip(pairs, lost, strict=True)]
        gains = [new - old for old, new in pairs][out : out + 1]
        others = [n for at, n in enumerate(lost) if at != out]
        return all(right[:out] + right[out + 1 :]) and set(gains) <= {*others}

    someone = [other for other in CASES if "" in other.call.args[1]]
    is_ours = "" in case.call.args[1] and len(case.call.args[1]) > 2
    return is_ours and all(map(is_so, someone))


FINAL_SCORES = Exercise(
    "final_scores",
    stage=12,
    reference=final_scores,
    cases=CASES,
    generate=_random_case,
    generated=20,
    judge=judge_value,
    hints=(
        "What is left on each rack, and what is it worth? Who loses it, and does "
        "anyone gain it?",
        "First make a list of what each rack is worth. Then build the new scores: for "
        "an empty rack, the score plus the sum of that list; for any other, the score "
        "minus what that rack is worth.",
        "For each rack: `value = 0`, then `value += values[tile]` for each tile, then "
        "`left.append(value)`. After that loop, for each `score, rack, value` of "
        "`zip(scores, racks, left)`, append `score + sum(left)` if `rack == ''`, and "
        "else `score - value`, to a new list.",
    ),
    mistakes=(
        CHANGES_A_LIST,
        Mistake(
            "not-a-list",
            (),
            gives(tuple, dict, int, set),
            "The answer is a list of scores, one for each player, in the order of "
            "`scores`.",
        ),
        Mistake(
            "too-many-scores",
            (),
            _has_more_scores,
            "Each player has one score in the list, and no more. Does `append` stand "
            "in a loop over the tiles? It belongs in the one over the players.",
        ),
        Mistake(
            "scores-missing",
            (),
            _lacks_scores,
            "Each player must have a score in the list. Does the loop end too early, "
            "by a `return` inside it, or is `append` left out for some?",
        ),
        Mistake(
            "rack-looked-up",
            (),
            _looks_up_a_rack,
            "A whole rack is looked up in `values`, which has the points of single "
            "tiles. Go through the rack with a loop, and add up those of each tile.",
        ),
        Mistake(
            "in-order",
            (),
            _in_another_order,
            "The scores are right, but not in their places: they stay in the order of "
            "the players. Do not sort them.",
        ),
        Mistake(
            "never-set-back",
            (),
            _loses_those_before,
            "Each player loses the tiles of those before in the list as well. The sum "
            "of a rack has to begin at 0 for each player: set it so inside the loop.",
        ),
        Mistake(
            "nobody-out-forgotten",
            (),
            _only_where_someone_is_out,
            "The function stops whenever nobody went out. A game can end so, after six "
            "scoreless turns: then all lose, and nobody gains. `racks.index('')` stops "
            "if no rack is empty; ask `if '' in racks` first.",
        ),
        *(modelled(*known, cases=CASES) for known in MODELS),
        Mistake(
            "gain-of-one",
            (),
            _gains_from_one,
            "Who went out gains the tiles of one other player, as if only two played. "
            "Up to four do: add up what all the others hold.",
        ),
        Mistake(
            "gain-without-anyone-out",
            (),
            _gain_without_anyone_out,
            "No rack is empty, and yet a score has grown. If nobody went out, all lose "
            "what they hold, and nobody gains.",
        ),
    ),
)
