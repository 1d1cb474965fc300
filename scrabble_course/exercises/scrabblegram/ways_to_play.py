"""On the way, in stage 9: ways_to_play, which finds every way to play one word."""

from __future__ import annotations

from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    judge_value,
)
from scrabble_course.scrabblegram.best_word import ways_to_play


def _case(word: str, tiles: str, topic: str) -> Case:
    return Case(Call((word, tiles)), ways_to_play(word, tiles), topic)


def _alike(one: Any, other: Any) -> bool:
    """Whether two lists have the same ways, in any order and written in any way."""
    return type(other) is list and _plain(one) == _plain(other)


def _plain(ways: list[Any]) -> set[str]:
    return {str(way).upper().replace(" ", "?") for way in ways}


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    return judge_value(case, outcome, _alike)


OWN = (
    _case("LEAP", "ZLEAPXS", "own tiles"),
    _case("PIZZA", "ZLEAPXS", "no way at all"),
)
BLANKS = (
    _case("APPLES", "ZLEAP?S", "blanks"),
    _case("AT", "AT?", "blanks"),
    _case("AT", "A??", "blanks"),
)
LAST = (
    _case("apples", "ZLEAP?S", "small letters and spaces"),
    _case("LEAP", "leap ", "small letters and spaces"),
)
MISTAKES = (
    Mistake(
        "nothing-found",
        (OWN[0], *BLANKS),
        'No way is found. Without letters there is one way, so the stop gives `[""]`; '
        "with an empty list, the inner loop never runs.",
        like=(lambda word, tiles: [],),
    ),
    Mistake(
        "first-way-only",
        BLANKS,
        "Only one way is found. When the letter's own tile has been tried, go on, and "
        "try a blank as well.",
        shows=lambda case, got: (
            len(_plain(got.value)) == 1 and _plain(got.value) <= _plain(case.expected)
        ),
        though=OWN,
    ),
    Mistake(
        "tile-twice",
        (OWN[1], *BLANKS),
        "A tile is played twice. What are the tiles for the rest? "
        '`tiles.replace(tile, "", 1)` takes one away.',
        shows=lambda case, got: len(got.value) > len(case.expected),
    ),
)

EXERCISE = Exercise(
    "ways_to_play",
    stage=9,
    reference=ways_to_play,
    cases=(*OWN, *BLANKS, *LAST),
    judge=_judge,
    mistakes=MISTAKES,
    hints=(
        "`spellings` is the model. There, a letter can be small or a capital. What are "
        "the possibilities here?",
        "For the first letter, there are its own tile and a blank, each only if it is "
        "among the tiles. Put it in front of every way to play the rest of the word, "
        "with the tiles that are left.",
        'Stop: `[""]`. Then loop over `[word[0], "?"]`: if that tile is in `tiles`, '
        'loop over `ways_to_play(word[1:], tiles.replace(tile, "", 1))`, and append '
        "`tile + "
        "way`. For step 4, loop over the capital, the small letter, `?` and the space.",
    ),
)
