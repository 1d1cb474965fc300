"""The exercise on is_over: when a game ends (seed 000)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.checks.scrabble.evidence import CHANGES_A_LIST, modelled
from scrabble_course.scrabble.the_full_game import is_over

Rule = Callable[[list[str], str, int, bool], bool]


def _ask(
    racks: list[str], bag: str, turns: int, wants: bool, topic: str, given: bool = False
) -> Case:
    call = Call((racks, bag, turns, wants))
    return Case(call, is_over(racks, bag, turns, wants), topic, given)


GIVEN = (
    _ask(["", "QZ"], "", 0, False, "a player is out", True),
    _ask(["AE", "QZ"], "", 6, True, "six scoreless turns", True),
    _ask(["AE", "QZ"], "", 6, False, "nobody wants to end it", True),
    _ask(["AE", "QZ"], "", 5, True, "five scoreless turns", True),
)
TABLES = (
    (["", "QZ"], "", "the first player is out"),
    (["", "QZ", "I"], "", "the first of three is out"),
    (["AE", "", "QZ"], "", "the second of three is out"),
    (["AE", "QZ", "I", ""], "", "the last of four is out"),
    (["AE", "QZ"], "", "an empty bag"),
    (["AE", "QZ"], "EE", "tiles everywhere"),
    (["", "QZ"], "EE", "an empty rack and a bag with tiles"),
    (["AE", ""], "E", "an empty rack and a bag with tiles"),
    (["", ""], "E", "empty racks and a bag with tiles"),
    (["", ""], "", "empty racks and an empty bag"),
    (["AE", "QZ", "I"], "E", "three players"),
    (["AE", "QZ", "I", "U"], "E", "four players"),
    (["?", "QZ"], "", "a blank is left"),
    (["AE", "QZ"], "?", "a blank is left"),
)
GRID = tuple(
    _ask(racks, bag, turns, wants, topic)
    for (racks, bag, topic), turns, wants in itertools.product(
        TABLES, (0, 1, 5, 6, 7, 8, 12), (False, True)
    )
)


def _random_case(rng: random.Random) -> Case:
    racks = ["".join(rng.choices("AEQ?", k=rng.choice((0, 1, 3)))) for _ in "123"]
    bag = "".join(rng.choices("AEQ?", k=rng.choice((0, 0, 2))))
    turns, wants = rng.randint(3, 9), rng.random() < 0.5
    return _ask(racks[: rng.randint(2, 3)], bag, turns, wants, "random tables")


def _out(racks: list[str], bag: str) -> bool:
    return bag == "" and "" in racks


MODELS: tuple[tuple[str, Rule, str], ...] = (
    (
        "five-turns",
        lambda racks, bag, turns, wants: _out(racks, bag) or (turns >= 5 and wants),
        "Five scoreless turns are not enough: six or more are. Is it `>` for `>=`, "
        "with another number?",
    ),
    (
        "seven-turns",
        lambda racks, bag, turns, wants: _out(racks, bag) or (turns >= 7 and wants),
        "After six scoreless turns a player may end the game already: `>= 6`, and not "
        "`> 6`.",
    ),
    (
        "exactly-six-turns",
        lambda racks, bag, turns, wants: _out(racks, bag) or (turns == 6 and wants),
        "With more than six scoreless turns the game may be ended just as well: `>= "
        "6`, and not `== 6`.",
    ),
    (
        "ends-by-itself",
        lambda racks, bag, turns, wants: _out(racks, bag) or turns >= 6,
        "Six scoreless turns do not end the game by themselves: a player has to want "
        "it, too. `wants_to_end` says so.",
    ),
    (
        "wants-alone",
        lambda racks, bag, turns, wants: _out(racks, bag) or wants,
        "It is not enough that a player wants to end the game: the last six turns or "
        "more must have scored nothing.",
    ),
    (
        "either-will-do",
        lambda racks, bag, turns, wants: _out(racks, bag) or turns >= 6 or wants,
        "Six scoreless turns and the wish to end the game: it takes both, so `and` "
        "stands between them.",
    ),
    (
        "bag-alone",
        lambda racks, bag, turns, wants: bag == "" or (turns >= 6 and wants),
        "An empty bag does not end the game: the players still have tiles to play. One "
        'of them must be out as well. (The empty text is in every text: `"" in rack` '
        'is always true, and `rack == ""` asks.)',
    ),
    (
        "rack-alone",
        lambda racks, bag, turns, wants: "" in racks or (turns >= 6 and wants),
        "A rack is empty, but the bag has tiles: they will fill it. The game ends only "
        'if the bag is empty, too. (The empty text is in every text: `"" in bag` is '
        'always true, and `bag == ""` asks.)',
    ),
    (
        "rack-or-bag",
        lambda racks, bag, turns, wants: (
            "" in racks or bag == "" or (turns >= 6 and wants)
        ),
        "An empty rack and an empty bag: it takes both, so `and` stands between them.",
    ),
    (
        "everyone-out",
        lambda racks, bag, turns, wants: (
            (bag == "" and set(racks) == {""}) or (turns >= 6 and wants)
        ),
        "One player who is out ends the game; the others still hold tiles then. `any` "
        "of the racks is empty, not `all`.",
    ),
    (
        "first-rack-only",
        lambda racks, bag, turns, wants: (
            (bag == "" and racks[0] == "") or (turns >= 6 and wants)
        ),
        "Only the first rack is looked at here. Any player may be the one who is out: "
        'look at all of `racks`. (Is there a `return` in the loop? `"" in racks` needs '
        "none.)",
    ),
    (
        "last-rack-only",
        lambda racks, bag, turns, wants: (
            (bag == "" and racks[-1] == "") or (turns >= 6 and wants)
        ),
        "Only the last rack counts here. Any player may be the one who is out. Is an "
        "answer that was found in the loop overwritten in the next round?",
    ),
    (
        "two-racks-only",
        lambda racks, bag, turns, wants: (
            (bag == "" and "" in racks[:2]) or (turns >= 6 and wants)
        ),
        "Two racks are looked at, but up to four play. Look at all of `racks`.",
    ),
    (
        "out-must-want",
        lambda racks, bag, turns, wants: (_out(racks, bag) or turns >= 6) and wants,
        "When a player is out, the game is over whether anyone wants it or not. "
        "Brackets say what belongs together: `out or (scoreless_turns >= 6 and "
        "wants_to_end)`.",
    ),
    (
        "both-ends",
        lambda racks, bag, turns, wants: _out(racks, bag) and turns >= 6 and wants,
        "There are two ways for a game to end, and one of them is enough: `or` stands "
        "between them.",
    ),
    (
        "out-only",
        lambda racks, bag, turns, wants: _out(racks, bag),
        "The game may end in another way, too: after six scoreless turns or more, if a "
        "player wants to.",
    ),
    (
        "turns-only",
        lambda racks, bag, turns, wants: turns >= 6 and wants,
        "The game is also over when a player is out: has no tile left, nor has the "
        "bag. (`racks` is a list, never equal to a text, and not empty either, for it "
        'has a rack for each player. `"" in racks` asks whether one is empty.)',
    ),
    (
        "goes-on",
        lambda racks, bag, turns, wants: not is_over(racks, bag, turns, wants),
        "Yes and no have changed places: True is for a game that is over.",
    ),
)


def _is_no_truth_value(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    came = outcome.ended == "returned" and value is not None
    return came and not isinstance(value, bool)


def _where(expected: bool, by: Callable[[Case], bool]) -> Callable[..., bool]:
    return lambda case, outcome, attempt: (
        case.expected is expected and outcome.value is not expected and by(case)
        if isinstance(outcome.value, bool)
        else False
    )


def _is_out(case: Case) -> bool:
    racks, bag, *_ = case.call.args
    return _out(racks, bag)


FACTS = (
    Mistake(
        "not-over-with-a-player-out",
        (),
        _where(True, _is_out),
        "A player has no tile left, nor has the bag: the game is over, whatever the "
        "scoreless turns, and whether anyone wants to end it.",
    ),
    Mistake(
        "not-over-after-six",
        (),
        _where(True, lambda case: not _is_out(case)),
        "The last six turns or more have scored nothing, and a player wants to end the "
        "game: it is over, whatever tiles there are, and however many play. Is there a "
        "`return False` that comes before this is asked?",
    ),
    Mistake(
        "over-too-soon",
        (),
        _where(False, lambda case: True),
        "The game goes on here. It is over if a player is out with an empty bag, or if "
        "at least six turns have scored nothing and a player wants to end it, and in "
        "no other case.",
    ),
)

IS_OVER = Exercise(
    "is_over",
    stage=12,
    reference=is_over,
    cases=(*GIVEN, *GRID),
    generate=_random_case,
    generated=10,
    judge=judge_value,
    hints=(
        "There are two ways for a game to end. What must be true for the first, and "
        "what for the second?",
        "A player is out if the bag is empty and one of the racks is empty. The other "
        "way needs six scoreless turns or more, and a player who wants it. Join the "
        "two ways with `or`.",
        "`bag == '' and '' in racks` is the first way, `scoreless_turns >= 6 and "
        "wants_to_end` the second. Return the first `or` the second, each in brackets.",
    ),
    mistakes=(
        CHANGES_A_LIST,
        Mistake(
            "not-a-truth-value",
            (),
            _is_no_truth_value,
            "The answer is True or False, once for both ways to the end. A comparison "
            "such as `bag == ''` gives one of the two, and so do comparisons joined by "
            "`and` and `or`; a text, a pair or a number is not the same.",
        ),
        *(modelled(*known, cases=(*GIVEN, *GRID)) for known in MODELS),
        *FACTS,
    ),
)
