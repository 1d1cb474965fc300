"""The exercise of stage 12: is_over, when a game ends (seed 000)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.scrabble.the_full_game import is_over


def _case(
    racks: list[str], bag: str, turns: int, wants: bool, given: bool = False
) -> Case:
    args = racks, bag, turns, wants
    return Case(Call(args), is_over(*args), _topic(*args), given)


def _topic(racks: list[str], bag: str, turns: int, wants: bool) -> str:
    """Return what decides a case."""
    if _is_out(racks, bag):
        return "the first player is out" if racks[0] == "" else "another player is out"
    if turns < 6:
        return "fewer than six scoreless turns"
    if not wants:
        return "nobody wants to end it"
    return "six scoreless turns" if turns == 6 else "more than six scoreless turns"


def _is_out(racks: list[str], bag: str) -> bool:
    return bag == "" and "" in racks


GIVEN = (
    _case(["", "QZ"], "", 0, False, given=True),
    _case(["AE", "QZ"], "", 6, True, given=True),
    _case(["AE", "QZ"], "", 6, False, given=True),
    _case(["AE", "QZ"], "", 5, True, given=True),
)
TABLES = (
    (["AE", "QZ"], "EE"),
    (["", "QZ"], ""),
    (["AE", "QZ"], ""),
    (["AE", ""], ""),
    (["", "QZ"], "EE"),
    (["", "QZ"], "EEEEEEEE"),
    (["AE", ""], "E"),
    (["AE", "", "QZ"], ""),
    (["AE", "QZ", "I", ""], ""),
    (["AE", "QZ", "I", "U"], "E"),
    (["", ""], "E"),
    (["", ""], ""),
    (["?", "QZ"], ""),
    (["AE", "QZ"], "?"),
)
CASES = (
    *GIVEN,
    *(
        _case(racks, bag, turns, wants)
        for (racks, bag), turns, wants in itertools.product(
            TABLES, (0, 5, 6, 7), (False, True)
        )
    ),
)


def _random_case(rng: random.Random) -> Case:
    racks = ["".join(rng.choices("AEQ?", k=rng.choice((0, 1, 3)))) for _ in "123"]
    bag = "".join(rng.choices("AEQ?", k=rng.choice((0, 0, 2))))
    turns, wants = (
        rng.choice((rng.randint(0, 5), 6, rng.randint(7, 20))),
        rng.random() < 0.5,
    )
    return _case(racks[: rng.randint(2, 3)], bag, turns, wants)


def _mistake(name: str, *wrong: Callable[..., bool], advice: str) -> Mistake:
    """Return the mistake of those who answer every case as a wrong function does."""
    return Mistake(name, CASES, advice, like=wrong, throughout=True)


def _fact(name: str, on: Callable[[Case], bool], advice: str) -> Mistake:
    """Return what is plain of some cases that went wrong, whatever the cause."""
    return Mistake(name, tuple(filter(on, CASES)), advice)


def _is_won(case: Case) -> bool:
    racks, bag, *_ = case.call.args
    return _is_out(racks, bag)


WHOLE = (
    _mistake(
        "another-number-of-turns",
        lambda racks, bag, turns, wants: _is_out(racks, bag) or (turns >= 5 and wants),
        lambda racks, bag, turns, wants: _is_out(racks, bag) or (turns >= 7 and wants),
        lambda racks, bag, turns, wants: _is_out(racks, bag) or (turns == 6 and wants),
        advice="Five scoreless turns are not enough, and after six, or more than six, "
        "a player may end the game: `>= 6`, and neither `> 6` nor `== 6`.",
    ),
    _mistake(
        "either-will-do",
        lambda racks, bag, turns, wants: _is_out(racks, bag) or turns >= 6 or wants,
        lambda racks, bag, turns, wants: _is_out(racks, bag) or turns >= 6,
        lambda racks, bag, turns, wants: _is_out(racks, bag) or wants,
        advice="Six scoreless turns and the wish to end the game: it takes both, so "
        "`and` stands between them. `wants_to_end` says whether a player wants to.",
    ),
    _mistake(
        "rack-or-bag",
        lambda racks, bag, turns, wants: "" in (bag, *racks) or (turns >= 6 and wants),
        lambda racks, bag, turns, wants: bag == "" or (turns >= 6 and wants),
        lambda racks, bag, turns, wants: "" in racks or (turns >= 6 and wants),
        advice="An empty rack and an empty bag: it takes both, so `and` stands between "
        'them. (The empty text is in every text: `"" in bag` is always true, and '
        '`bag == ""` asks.)',
    ),
    _mistake(
        "short-bag",
        lambda racks, bag, turns, wants: (
            ("" in racks and len(bag) < 7) or (turns >= 6 and wants)
        ),
        advice="A bag that holds a few tiles is not empty: it is when no tile is left, "
        '`bag == ""`.',
    ),
    _mistake(
        "the-wrong-way-round",
        lambda racks, bag, turns, wants: (
            ("" in racks and bag != "") or (turns >= 6 and wants)
        ),
        lambda racks, bag, turns, wants: (
            _is_out(racks, bag) or (turns >= 6 and not wants)
        ),
        lambda racks, bag, turns, wants: _is_out(racks, bag) or (turns < 6 and wants),
        lambda racks, bag, turns, wants: _is_out(racks, bag) or turns < 6 or not wants,
        advice="One of the questions is asked the wrong way round, or answered so. The "
        'bag must be empty, `bag == ""`, while `if bag:` asks whether it holds tiles; '
        "`wants_to_end` stands there without `not`; and it takes six turns or more, "
        "`scoreless_turns >= 6`, for `return True`.",
    ),
    _mistake(
        "everyone-out",
        lambda racks, bag, turns, wants: {bag, *racks} == {""} or (turns > 5 and wants),
        advice="One player who is out ends the game; the others still hold tiles then. "
        "`any` of the racks is empty, not `all`.",
    ),
    _mistake(
        "not-all-racks",
        lambda racks, bag, turns, wants: bag + racks[0] == "" or (turns > 5 and wants),
        lambda racks, bag, turns, wants: bag + racks[-1] == "" or (turns > 5 and wants),
        lambda racks, bag, turns, wants: bag + racks[-1] == "",
        lambda racks, bag, turns, wants: (
            _is_out(racks[:2], bag) or (turns > 5 and wants)
        ),
        advice="Not all racks count here. Any player may be the one who is out: look "
        "at all of `racks`. Is there a `return` in the loop that comes too early, or "
        'is an answer that was found overwritten in the next round? (`"" in racks` '
        "needs no loop.)",
    ),
    _mistake(
        "six-turns-with-an-empty-bag",
        lambda racks, bag, turns, wants: (
            "" in racks if bag == "" else turns > 5 and wants
        ),
        lambda racks, bag, turns, wants: (
            bag == "" if "" in racks else turns > 5 and wants
        ),
        advice="The six scoreless turns are not asked about when the bag, or a rack, "
        "is empty. An `elif` or `else` is passed over when the `if` above holds: ask "
        "the second question by an `if` of its own.",
    ),
    _mistake(
        "always-over",
        lambda racks, bag, turns, wants: True,
        advice="The game is over here, whatever is asked. Does a condition always "
        'hold? The empty text is in every text, so `"" in bag` is always True: `bag == '
        '""` asks whether it is empty.',
    ),
    _mistake(
        "out-must-want",
        lambda racks, bag, turns, wants: (_is_out(racks, bag) or turns >= 6) and wants,
        advice="When a player is out, the game is over whether anyone wants it or not. "
        "Brackets say what belongs together: `out or (scoreless_turns >= 6 and "
        "wants_to_end)`.",
    ),
    _mistake(
        "both-ends",
        lambda racks, bag, turns, wants: _is_out(racks, bag) and turns >= 6 and wants,
        advice="There are two ways for a game to end, and one of them is enough: `or` "
        "stands between them.",
    ),
    _mistake(
        "out-only",
        lambda racks, bag, turns, wants: _is_out(racks, bag),
        advice="The game may end in another way, too: after six scoreless turns or "
        "more, if a player wants to: `wants_to_end` is True or False, and no text. (Is "
        "an answer only printed, or put out again by a later line? `return` it at "
        "once, or join both ways with `or`.)",
    ),
    _mistake(
        "turns-only",
        lambda racks, bag, turns, wants: turns >= 6 and wants,
        advice="The game is also over when a player is out: has no tile left, nor has "
        "the bag. (`racks` is a list, never equal to a text, and not empty either, for "
        "it has a rack for each player. A rack is a text, and so is the bag: none is "
        'ever equal to `[]`. `"" in racks` asks whether a rack is empty, with nothing '
        "between the quotes, not even a space. And is an answer that was found put out "
        "again by a later line?)",
    ),
    _mistake(
        "goes-on",
        lambda racks, bag, turns, wants: not is_over(racks, bag, turns, wants),
        advice="Yes and no have changed places: True is for a game that is over.",
    ),
)
PLAYING = tuple(case for case in CASES if "" not in case.call.args[0])
"""Games that only scoreless turns and a wish can end."""
EARLY = tuple(case for case in CASES if case.call.args[2:] == (0, False))
"""Games that only a player who is out can end."""
OF_THE_TURNS = "another-number-of-turns", "either-will-do"
OF_THE_RACKS = "rack-or-bag", "short-bag", "everyone-out", "not-all-racks"
HALVES = tuple(
    replace(mistake, on=on)
    for on, names in ((PLAYING, OF_THE_TURNS), (EARLY, OF_THE_RACKS))
    for mistake in WHOLE
    if mistake.name in names
)
"""The same mistakes, in games that one end decides: the other may be wrong, too."""
FACTS = (
    _fact(
        "not-over-with-a-player-out",
        _is_won,
        "A player has no tile left, nor has the bag: the game is over, whatever the "
        "scoreless turns, and whether anyone wants to end it.",
    ),
    _fact(
        "not-over-after-six",
        lambda case: case.expected and not _is_won(case),
        "The last six turns or more have scored nothing, and a player wants to end the "
        "game: it is over, whatever tiles there are, and however many play. Is there a "
        "`return False` that comes before this is asked?",
    ),
    _fact(
        "over-too-soon",
        lambda case: not case.expected,
        "The game goes on here. It is over if a player is out with an empty bag, or if "
        "at least six turns have scored nothing and a player wants to end it, and in "
        "no other case.",
    ),
)

EXERCISE = Exercise(
    "is_over",
    stage=12,
    reference=is_over,
    cases=CASES,
    generate=_random_case,
    generated=20,
    judge=judge_value,
    mistakes=(*WHOLE, *HALVES, *FACTS),
    hints=(
        "There are two ways for a game to end. What must be true for the first, and "
        "what for the second?",
        "A player is out if the bag is empty and one of the racks is empty. The other "
        "way needs six scoreless turns or more, and a player who wants it. Join the "
        "two ways with `or`.",
        "`bag == '' and '' in racks` is the first way, `scoreless_turns >= 6 and "
        "wants_to_end` the second. Return the first `or` the second, each in brackets.",
    ),
)
