"""The exercise on final_scores: tiles that are left count (seed 000)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
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


def _other_length(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    return type(value) is list and len(value) != len(case.expected)


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
        "`left = [sum(values[tile] for tile in rack) for rack in racks]`. Then, for "
        "each `score, rack, value` of `zip(scores, racks, left)`, append `score + "
        "sum(left)` if `rack == ''`, and else `score - value`, to a new list.",
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
            "other-length",
            (),
            _other_length,
            "Each player must have a score in the list, and no more than one.",
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
            "gain-without-anyone-out",
            (),
            _gain_without_anyone_out,
            "No rack is empty, and yet a score has grown. If nobody went out, all lose "
            "what they hold, and nobody gains.",
        ),
    ),
)
