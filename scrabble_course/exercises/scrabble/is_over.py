"""The exercise of stage 12: is_over, when a game ends (seed 000)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, mistake
from scrabble_course.diagnosis.traits import Trait, Traits
from scrabble_course.scrabble.the_full_game import is_over

OverTest = Callable[[list[str], str, int, bool], bool]


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
CASES = GIVEN + tuple(
    _case(racks, bag, turns, wants)
    for racks, bag in TABLES
    for turns in (0, 5, 6, 7)
    for wants in (False, True)
)
WON = tuple(case for case in CASES if _is_out(*case.call.args[:2]))
EARLY = tuple(case for case in CASES if case.call.args[2:] == (0, False))
"""Games that only a player who is out can end."""
AT_ONCE = tuple(case for case in CASES if case.call.args[2] == 0)
TOPICS = sorted({case.topic for case in CASES})
PLAYING = tuple(case for case in CASES if "" not in case.call.args[0])
"""Games that only scoreless turns and a wish can end."""


def _random_case(rng: random.Random) -> Case:
    """Return a case about any of the topics, each as likely."""
    topic = rng.choice(TOPICS)
    while True:
        case = _draw(rng)
        if case.topic == topic:
            return case


def _draw(rng: random.Random) -> Case:
    """Return a case in which nothing is empty, or a rack, the bag, or both.

    Nothing is where only a wish is missing, and there is one where only turns are: so
    no answer, and no argument, is right for all that goes on.
    """
    letters = ["".join(rng.choices("AEQ?", k=rng.choice((1, 3)))) for _ in "1234"]
    *racks, bag = letters[rng.randint(0, 1) :]
    empty = rng.choice(("", "", "rack", "bag", "rack and bag"))
    turns = rng.choice((rng.randint(0, 5), 6, rng.randint(7, 20)))
    wants = rng.random() < 0.5 or (turns < 6 and empty != "rack and bag")
    if turns >= 6 and not wants and empty != "rack and bag":
        empty = ""
    if "rack" in empty:
        racks[rng.randrange(len(racks))] = ""
    if "bag" in empty:
        bag = ""
    return _case(racks, bag, turns, wants)


def _out_if(is_out: Callable[[list[str], str], bool]) -> OverTest:
    """Return the answer of those who ask something else about racks and bag."""
    return lambda racks, bag, turns, wants: is_out(racks, bag) or (turns > 5 and wants)


def _stuck_if(is_stuck: Callable[[int, bool], bool]) -> OverTest:
    """Return the answer of those who ask something else about turns and the wish."""
    return lambda racks, bag, *late: _is_out(racks, bag) or is_stuck(*late)


WHOLE = (
    answers_like("either-will-do", PLAYING)(
        "It takes both, six scoreless turns and the wish to end the game, so `and` "
        "stands between them. `wants_to_end` says whether a player wants to.",
        _stuck_if(lambda turns, wants: turns >= 6 or wants),
        _stuck_if(lambda turns, wants: turns >= 6),
        _stuck_if(lambda turns, wants: wants),
    ),
    answers_like("rack-or-bag", CASES)(
        'It takes both, an empty rack and an empty bag: join them with `and`. (`"" in '
        'bag` is always true, as the empty text is in every text: ask `bag == ""`.)',
        _out_if(lambda racks, bag: "" in (bag, *racks)),
        _out_if(lambda racks, bag: "" in racks),
    ),
    answers_like("the-wrong-way-round", CASES)(
        "One of the questions is asked, or answered, the wrong way round. A player is "
        'out only with an empty bag, `bag == ""` (`if bag:` asks whether it holds '
        "tiles). The other end takes `scoreless_turns >= 6`, and `wants_to_end` "
        "without `not`. In both cases, `return True`.",
        _out_if(lambda racks, bag: "" in racks and bag != ""),
        _stuck_if(lambda turns, wants: turns >= 6 and not wants),
        _stuck_if(lambda turns, wants: turns < 6 and wants),
    ),
    answers_like("both-ends", CASES)(
        "A game can end in two ways, and one of them is enough: `or` stands between "
        "them. Brackets say what belongs together: `out or (scoreless_turns >= 6 and "
        "wants_to_end)`.",
        lambda racks, bag, turns, wants: _is_out(racks, bag) and turns >= 6 and wants,
    ),
    answers_like("both-ends", CASES)(
        "Where nobody wants to end it, the game goes on here even with a player out. "
        "Only the six scoreless turns need `wants_to_end`: take it out of what is "
        "asked before the racks, and mind the brackets: `out or (scoreless_turns >= 6 "
        "and wants_to_end)`.",
        lambda racks, bag, turns, wants: (_is_out(racks, bag) or turns >= 6) and wants,
    ),
    answers_like("out-only", CASES)(
        "The game may also end after six scoreless turns or more, if a player wants it "
        "(`wants_to_end` is True or False, and no text). Is an answer only printed, or "
        "overwritten by a later line? `return` it at once, or join both ways by `or`.",
        lambda racks, bag, turns, wants: _is_out(racks, bag),
    ),
    answers_like("turns-only", CASES)(
        "The game is also over when a player is out: has no tile left, nor has the "
        "bag. (`racks` is a list, never equal to a text, and not empty either, for it "
        "has a rack for each player. A rack is a text, and so is the bag: none is ever "
        'equal to `[]`. `"" in racks` asks whether a rack is empty, with nothing '
        "between the quotes, not even a space. And is an answer that was found put out "
        "again by a later line?)",
        lambda racks, bag, turns, wants: turns >= 6 and wants,
    ),
)
OF_THE_RACKS = tuple(
    replace(one, on=AT_ONCE if one.name == "turns-only" else EARLY)
    for one in WHOLE
    if one.name in ("rack-or-bag", "turns-only")
)
"""The same mistakes, where the other end does not matter: it may be wrong, too."""
FACTS = (
    mistake("not-over-with-a-player-out", WON)(
        "A player has no tile left, nor has the bag: the game is over, whatever the "
        "scoreless turns, and whether anyone wants to end it. One such player is "
        'enough, whoever it is: `"" in racks` asks for that.'
    ),
    mistake(
        "not-over-after-six",
        tuple(case for case in CASES if case.expected and case not in WON),
    )(
        "The last six turns or more have scored nothing, and a player wants to end the "
        "game: it is over, whatever tiles there are, and however many play. Does a "
        "`return` come before this is asked, such as `return False`, or one that asks "
        "for the bag alone?"
    ),
    mistake("over-too-soon", tuple(case for case in CASES if not case.expected))(
        "The game goes on here. It is over only if a player is out with an empty bag, "
        "or if at least six turns have scored nothing and a player wants to end it."
    ),
)


def _trait(said: str, holds: Callable[..., Any], asks: str = "") -> Trait:
    return Trait(said, lambda one: holds(*one.call.args), asks)


TRAITS = Traits(
    "calls",
    (
        _trait(
            "have an empty bag, and no empty rack",
            lambda racks, bag, *late: bag == "" and "" not in racks,
            'Is a rack asked for `""`, and not the list? The empty text is in every '
            "text: it is the list that has it only if a rack is empty.",
        ),
        _trait(
            "have tiles in the bag, and an empty rack",
            lambda racks, bag, *late: bag != "" and "" in racks,
        ),
    ),
)

EXERCISE = Exercise(
    "is_over",
    stage=12,
    reference=is_over,
    cases=CASES,
    generate=_random_case,
    generated=20,
    mistakes=(*WHOLE, *OF_THE_RACKS, *FACTS),
    call_traits=TRAITS,
    new_rule="four turns without a score end the game.",
    hints=(
        "A game can end in two ways. What must be true for each of them?",
        "A player is out if the bag is empty and one of the racks is. The other way "
        "needs six scoreless turns or more, and a player who wants it. Join both by "
        "`or`.",
        "`bag == '' and '' in racks` is the first way, `scoreless_turns >= 6 and "
        "wants_to_end` the second. Return the first `or` the second, each in brackets.",
    ),
)
