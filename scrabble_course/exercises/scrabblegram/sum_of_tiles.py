"""On the way, in stage 8: sum_of_tiles, a first recursive function."""

from __future__ import annotations

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.scrabblegram.tiles import sum_of_tiles


def _case(tiles: str) -> Case:
    topic = "tiles" if len(tiles) > 1 else "one tile, or none"
    return Case(Call((tiles,)), sum_of_tiles(tiles), topic)


CASES = tuple(map(_case, ("LEAP", "quiz", "AP?LES", "Z", "?", "")))
MISTAKES = (
    Mistake(
        "first-tile-only",
        CASES[:3],
        "That is the score of one tile alone. The call about the rest is about all the "
        "other tiles, `tiles[1:]`, and what it gives back is added.",
        like=(
            lambda tiles: sum_of_tiles(tiles[:1]),
            lambda tiles: sum_of_tiles(tiles[-1:]),
        ),
        throughout=True,
    ),
    Mistake(
        "empty-text",
        (CASES[-1],),
        "Without tiles, there is nothing to add up: the answer is 0. That is the stop, "
        "and it comes first in the function.",
        shows=lambda case, got: True,
        though=(),
        claims="IndexError|returns None",
    ),
)

EXERCISE = Exercise(
    "sum_of_tiles",
    stage=8,
    reference=sum_of_tiles,
    cases=CASES,
    generate=lambda rng: _case("".join(rng.choices("AEILPQSZ?", k=rng.randint(2, 7)))),
    generated=10,
    judge=judge_value,
    mistakes=MISTAKES,
    hints=(
        "Compare with `count_vowels`. What is the smallest question, and its answer?",
        "Ask the same question about the rest, `tiles[1:]`. What does the first tile "
        "add to that?",
        'For `""` return 0. Else return the score of the first tile plus what '
        "`sum_of_tiles(tiles[1:])` gives back.",
    ),
)
