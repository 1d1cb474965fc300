"""The exercise of stage 12: final_scores, tiles that are left count (seed 000)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, mistake
from scrabble_course.diagnosis.traits import Trait, Traits
from scrabble_course.resources.english_tiles import LETTER_VALUES
from scrabble_course.scrabble.the_full_game import final_scores

Scores = list[int]
TileValues = dict[str, int]
Settle = Callable[[Scores, list[str], TileValues], Scores]

VALUES = {"A": 1, "Q": 10, "Z": 10, "?": 0}
OTHER_VALUES = {"A": 2, "Q": 8, "Z": 4, "?": 0}
TWO = "one of two is out"
MORE = "one of three or four is out"
NOBODY = "nobody is out"
BLANKS = "blanks are left"
OTHERS = "other values"
BELOW = "a score below nothing"
COPIES = "equal tiles on a rack"


def _case(
    topic: str,
    scores: Scores,
    racks: list[str],
    values: TileValues = VALUES,
    given: bool = False,
) -> Case:
    expected = final_scores(scores, racks, values)
    return Case(Call((scores, racks, values)), expected, topic, given)


CASES = (
    _case(MORE, [200, 150, 90], ["", "QA", "?"], given=True),
    _case(NOBODY, [200, 150], ["Z", "QA"], given=True),
    _case(TWO, [100, 120], ["", "QA"]),
    _case(TWO, [300, 120], ["AZ", ""]),
    _case(COPIES, [100, 120], ["", "QQ"]),
    _case(COPIES, [300, 120], ["AAQ", ""]),
    _case(MORE, [100, 90, 80], ["QA", "", "Z?"]),
    _case(MORE, [100, 90, 80], ["A", "", "AZ"]),
    _case(MORE, [100, 90, 80], ["", "QA", "QA"]),
    _case(MORE, [100, 100, 80], ["", "QA", "Z"]),
    _case(MORE, [100, 90, 80, 70], ["A", "Q", "ZA", ""]),
    _case(COPIES, [100, 90, 80, 70], ["AA", "ZQ", "", "Q"]),
    _case(NOBODY, [100, 90, 80, 70], ["A", "Q", "ZA", "AQ"]),
    _case(BLANKS, [100, 90], ["?A", "?"]),
    _case(OTHERS, [100, 100], ["", "AQZ"], OTHER_VALUES),
    _case(BELOW, [5, 8], ["ZA", "AQ"]),
)
OUT = tuple(case for case in CASES if "" in case.call.args[1])
NOBODY_OUT = tuple(case for case in CASES if case not in OUT)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice((TWO, MORE, NOBODY, BLANKS, OTHERS, BELOW, COPIES))
    count = 2 if topic == TWO else rng.randint(3, 4)
    scores = [rng.randint(0, 9) if topic == BELOW else rng.randint(100, 400)] * count
    scores = [score + rng.randint(0, 9) for score in scores]
    some = {BLANKS: ["A?", "?Q"], BELOW: ["QA", "AZ"]}
    racks = [rng.choice(some.get(topic, ["A", "QA", "Z", "AZ"])) for _ in scores]
    if topic == COPIES:
        racks = ["".join(rng.choices("AQZ", k=rng.randint(3, 5))) for _ in scores]
    if topic in (TWO, MORE, OTHERS, COPIES):
        racks[rng.randrange(count)] = ""
    values = OTHER_VALUES if topic == OTHERS else VALUES
    return _case(topic, scores, racks, values)


def _worth(rack: str, values: TileValues) -> int:
    return sum(values[tile] for tile in rack)


def _settling(
    gain: Callable[[int, Scores], int] = lambda out, left: sum(left),
    losing: Callable[[Scores], Scores] = lambda left: left,
    worth: Callable[[str, TileValues], int] = _worth,
) -> Settle:
    """Return a way to settle that is right but for what is given.

    All of these know what is left on each rack; `gain` is that of the place `out`.
    """

    def settle(scores: Scores, racks: list[str], values: TileValues) -> Scores:
        left = [worth(rack, values) for rack in racks]
        pairs = zip(scores, losing(left), strict=True)
        settled = [score - loss for score, loss in pairs]
        if "" in racks:
            out = racks.index("")
            settled[out] += gain(out, left)
        return settled

    return settle


def _times(loses: int, gains: int) -> Settle:
    return _settling(
        lambda out, left: gains * sum(left),
        lambda left: [loses * value for value in left],
    )


def _gain_alone(scores: Scores, racks: list[str], values: TileValues) -> Scores:
    pairs = zip(scores, racks, strict=True)
    return final_scores([s if rack else 0 for s, rack in pairs], racks, values)


def _changes_of_holders(case: Case, got: Outcome) -> list[int]:
    """Return by how much the scores of those have changed who hold tiles."""
    scores, racks, _ = case.call.args
    rows = zip(scores, got.value, racks, strict=True)
    return [after - before for before, after, rack in rows if rack]


def _gains_for_another(case: Case, got: Outcome) -> bool:
    """Whether what is due to the one who is out is too much elsewhere."""
    scores, racks, _ = case.call.args
    out = racks.index("")
    rows = zip(got.value, case.expected, strict=True)
    wrong_by = [one - right for one, right in rows if one != right]
    is_moved = len(wrong_by) == 2 and sum(wrong_by) == 0
    return is_moved and bool(got.value[out] == scores[out])


def _with_gain_for_the_last(
    scores: Scores, racks: list[str], values: TileValues
) -> Scores:
    settled = final_scores(scores, racks, values)
    if "" not in racks:
        settled[-1] += sum(_worth(rack, values) for rack in racks)
    return settled


MISTAKES = (
    mistake("too-many-scores", CASES)(
        "Each player has one score in the list, and no more. Does `append` stand in a "
        "loop over the tiles? It belongs in the one over the players.",
        lambda case, got: len(got.value) > len(case.expected),
    ),
    answers_like("last-player-passed-over", CASES)(
        "The last player in the list is passed over. The numbers of `range(n)` end "
        "with n - 1 by themselves: `range(len(scores))` has one for each.",
        lambda scores, racks, values: [
            *final_scores(scores[:-1], racks[:-1], values),
            scores[-1],
        ],
        lambda scores, racks, values: final_scores(scores, racks, values)[:-1],
    ),
    mistake("scores-missing", CASES)(
        "Each player must have a score in the list. Does a `return` inside the loop "
        "end it too early, or is `append` left out for some?",
        lambda case, got: len(got.value) < len(case.expected),
    ),
    answers_like("no-gain", CASES)(
        "All lose what they hold. But who went out should gain what all others lose: "
        "add it.",
        *(_times(1, 0), _times(1, -1)),
    ),
    answers_like("counted-twice", CASES)(
        "Tiles that are left count twice here. Each counts once for the player who "
        "holds it, who loses its value, and once for the one who went out, who gains "
        "it. (In some clubs that one gains twice, and the others lose nothing, but not "
        "here.)",
        *(_times(1, 2), _times(0, 2)),
    ),
    answers_like("added", CASES)(
        "Tiles that are left count against a player: subtract them, do not add them.",
        *(_times(-1, 1), _times(-1, 0)),
    ),
    answers_like("gain-alone", CASES)(
        "Who went out ends with the gain alone: add it to the score by `+=`, not `=`.",
        _gain_alone,
    ),
    answers_like("own-values", CASES)(
        "The tiles have other values here: each is worth `values[tile]`, which is not "
        "always one point, or as in the English game. A blank is worth nothing.",
        _settling(worth=lambda rack, values: len(rack)),
        _settling(worth=lambda rack, values: _worth(rack, LETTER_VALUES)),
    ),
    mistake("no-loss", OUT, every_case=True)(
        "Someone went out here, and those who hold tiles have kept their scores. They "
        "lose what these are worth, whether anyone is out or not. (Who changes a "
        "loop's variable changes no list.)",
        lambda case, got: not any(_changes_of_holders(case, got)),
    ),
    answers_like("gain-too-early", OUT)(
        "Who went out gains only what players before in the list hold, as the others "
        "are not yet added up. Add up all racks first, in a loop of its own.",
        _settling(lambda out, left: sum(left[:out])),
    ),
    answers_like("gain-of-the-last-rack", OUT)(
        "Who went out gains only what the last player in the list holds: after the "
        "loop, its variable still has the value of the last round. Add up what is left "
        "on all racks, in a sum or a list of its own.",
        _settling(lambda out, left: left[-1]),
    ),
    answers_like("whole-rack-looked-up", CASES)(
        "A rack of several tiles counts for nothing. It is a text, such as 'QA', which "
        "is no key of `values`: look up each of its tiles, `values[tile]`.",
        _settling(worth=lambda rack, values: values.get(rack, 0)),
    ),
    mistake("gain-of-another", OUT, shows=_gains_for_another)(
        "The one who went out gains nothing here, and a player who holds tiles has "
        "just these points too many. The gain is for the one whose rack is empty: ask "
        '`rack == ""` as you walk along scores and racks, or take the place '
        '`racks.index("")`, if there is one.'
    ),
    answers_like("gain-without-a-player-out", NOBODY_OUT, passes_on=OUT)(
        "Nobody is out here, and the last player in the list gains what is left, as if "
        "that one were: the place -1 is the last. Add the gain only if one was found, "
        "`if out != -1:`.",
        _with_gain_for_the_last,
    ),
    mistake("gains-with-tiles")(
        "A player who holds tiles has more than before. Only who holds none gains: "
        '`rack == ""` asks for that. (`"" in rack` holds for every text, and a rack of '
        "blanks alone is worth 0, too.) What is left is taken away, not added.",
        lambda case, got: any(more > 0 for more in _changes_of_holders(case, got)),
    ),
    mistake("with-someone-out", OUT)(
        "Someone went out here. The others lose the value of their tiles, "
        "`values[tile]` for each of them, added up by `+=`, and the one who is out, "
        "whoever it is, gains all of that, from every rack and not from one alone. "
        "Does the sum of a rack begin at 0 for each player?"
    ),
    mistake("with-nobody-out", NOBODY_OUT)(
        "No rack is empty, so nobody went out: all lose what they hold, `values[tile]` "
        "for each tile, and nobody gains."
    ),
)


def _trait(said: str, holds: Callable[[Scores, list[str]], Any]) -> Trait:
    return Trait(said, lambda one: holds(*one.call.args[:2]))


TRAITS = Traits(
    "calls",
    (
        _trait(
            "have a rack with equal tiles",
            lambda scores, racks: any(len({*rack}) < len(rack) for rack in racks),
        ),
        Trait(
            "end with a score below 0",
            lambda one: min(one.value) < 0,
            "A score may fall below 0: does `max(0, ...)`, or an `if`, keep it above?",
        ),
        _trait("have an empty rack", lambda scores, racks: "" in racks),
        _trait("have no empty rack", lambda scores, racks: "" not in racks),
        _trait(
            "have an empty rack that is not the first",
            lambda scores, racks: "" in racks[1:],
        ),
        _trait(
            "have an empty rack that is not the last",
            lambda scores, racks: "" in racks[:-1],
        ),
    ),
)

EXERCISE = Exercise(
    "final_scores",
    stage=12,
    reference=final_scores,
    cases=CASES,
    generate=_random_case,
    generated=12,
    mistakes=MISTAKES,
    call_traits=TRAITS,
    new_rule="who goes out gains twice what the others hold.",
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
)
