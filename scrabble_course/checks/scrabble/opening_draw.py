"""The exercise on draw_order: who begins (seed 000)."""

from __future__ import annotations

from collections import Counter

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    changed_argument,
    not_returned,
)
from scrabble_course.checks.scrabble.draw_rules import (
    BAG,
    RULES,
    SEEDS,
    draw_case,
    rounds,
)
from scrabble_course.checks.scrabble.evidence import (
    CHANGES_A_LIST,
    When,
    chance_mistakes,
    gives,
)
from scrabble_course.scrabble.the_full_game import draw_order

GIVEN = tuple(draw_case(3, "ABCDEFGH", seed, "three players", True) for seed in (1, 2))
FULL = tuple(
    draw_case(count, BAG, seed, f"{count} players")
    for count in (2, 3, 4)
    for seed in range(8)
)
BLANKS = tuple(draw_case(2, "??ABC", seed, "blanks in the bag") for seed in SEEDS)
TIES = tuple(
    draw_case(count, "AAABBCDE", seed, f"{count} players who often tie")
    for count in (3, 4)
    for seed in range(10)
)
FEW_KINDS = tuple(
    draw_case(2, "AAAAABBBBB", seed, "two who often tie") for seed in SEEDS
)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    players = case.call.args[0]
    expected = f"{players!r}, or the same round from another player on"
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    if outcome.value not in rounds(players) or type(outcome.value) is not list:
        return Problem(expected, repr(outcome.value))
    return None


def _is_other_round(case: Case, outcome: Outcome) -> bool:
    """Whether all the players came back, in an order that is not round the table."""
    players, value = case.call.args[0], outcome.value
    is_list = type(value) is list and all(type(name) is str for name in value)
    return is_list and sorted(value) == sorted(players) and value not in rounds(players)


def _moves_to_the_front(_: Case, __: Outcome, attempt: Attempt) -> bool:
    def moved(players: list[str]) -> list[list[str]]:
        return [[p, *(q for q in players if q != p)] for p in players]

    answers = [(case, attempt(case.call)) for case in FULL]
    return all(o.value in moved(case.call.args[0]) for case, o in answers)


def _loses_players(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    if type(value) is not list or not all(type(name) is str for name in value):
        return False
    return Counter(value) != Counter(case.call.args[0])


def _holds_no_names(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return type(value) is list and any(type(name) is not str for name in value)


def _stops_at_a_blank(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether draws stop with blanks in the bag, and none without."""
    plain = [draw_case(3, BAG.replace("?", ""), seed, "") for seed in SEEDS]
    plain += TIES
    return outcome.ended == "raised" and all(
        attempt(case.call).ended == "returned" for case in plain
    )


def _stops_after_a_tie(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether nobody is left of those who tied."""
    is_tie = any(case.call == tie.call for tie in TIES)
    return is_tie and outcome.is_error("IndexError")


def _takes_a_name_for_a_place(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return "indices must be integers" in outcome.error


def _where(test: When) -> When:
    return lambda case, outcome, attempt: (
        _is_other_round(case, outcome) and test(case, outcome, attempt)
    )


MISTAKES = (
    CHANGES_A_LIST,
    Mistake(
        "name-alone",
        (),
        gives(str),
        "That is one player. Return the list of all of them, in the order in which "
        "they play.",
    ),
    Mistake(
        "not-a-list",
        (),
        gives(tuple, dict, set),
        "The answer is a list of names, like `players`, beginning with the player who "
        "starts.",
    ),
    Mistake(
        "not-names",
        (),
        _holds_no_names,
        "The list has something else in it than names. The tiles decide who starts, "
        "but only the names are returned.",
    ),
    Mistake(
        "players-missing",
        (),
        _loses_players,
        "Each player must be in the list, and each once: also those who were not in "
        "the last draw, or did not tie.",
    ),
    Mistake(
        "moved-to-the-front",
        (),
        _where(_moves_to_the_front),
        "The player who starts has been moved to the front, and the others are as they "
        "were. But the turn goes round the table: after the first comes the one who "
        "sits next, and at the end of the list it goes on at its beginning: "
        "`players[first:] + players[:first]`.",
    ),
    Mistake(
        "not-round-the-table",
        (),
        _where(lambda case, outcome, attempt: True),
        "The draw only decides who starts. The others follow as they sit, in the order "
        "of `players`, going round the table: `players[first:] + players[:first]`.",
    ),
    Mistake(
        "name-for-place",
        (),
        _takes_a_name_for_a_place,
        "A place in a list is a whole number, and something else stands there. "
        "`players.index(name)` gives the place of a name.",
    ),
    Mistake(
        "blank-unknown",
        (),
        _stops_at_a_blank,
        "The draw stops with an error, but not with a bag without blanks. A blank is "
        "`?`, which is no letter of the alphabet: give it a place before A.",
    ),
    Mistake(
        "nobody-left",
        (),
        _stops_after_a_tie,
        "Where players tie, the draw stops: a list is empty, or shorter than expected. "
        "Is a tile drawn for each who still draws, and for nobody else, as by "
        "`rng.sample(bag, len(tied))`? And is the lowest of just these looked for?",
    ),
)

NEVER_ENDS = Mistake(
    "tie-never-ends",
    (*FULL, *BLANKS, *FEW_KINDS, *TIES),
    lambda case, outcome, attempt: outcome.ended == "timed out",
    "This draw does not end, and others did. If two tie here: are new tiles drawn each "
    "time round the loop, and are those who go on fewer than before, or as many?",
)

DRAW_ORDER = Exercise(
    "draw_order",
    stage=12,
    reference=draw_order,
    cases=(*GIVEN, *FULL, *BLANKS, *FEW_KINDS, *TIES),
    judge=_judge,
    hints=(
        "What does each player have after the first draw? Who of them starts, and what "
        "if two are equally near to A? Which part of the answer is left to chance?",
        "Begin with all players as those who still draw. Draw a tile for each of them, "
        "find the nearest to A, and keep those who hold it; go on like this while more "
        "than one is left. Then turn the list of players round, so that it begins with "
        "that one.",
        "`while len(tied) > 1:` draw with `drawn = rng.sample(bag, len(tied))`, take "
        "`nearest = min(drawn)` (`?` comes before `A` for `min`, too), and keep those "
        "of `zip(tied, drawn)` whose tile is the nearest. With `first = "
        "players.index(tied[0])` return `players[first:] + players[:first]`.",
    ),
    mistakes=MISTAKES,
    too_slow=NEVER_ENDS,
    across=(
        *chance_mistakes(lambda seed: draw_case(4, BAG, seed, "chance")),
        *RULES,
    ),
)
