"""On the way, in stage 8: sum_of_tiles, a first recursive function."""

from __future__ import annotations

from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, mistake
from scrabble_course.exercises.common_mistakes import faults_of
from scrabble_course.exercises.scrabblegram.scrabblegram_stand_ins import for_scores
from scrabble_course.scrabblegram.tiles import sum_of_tiles


def _case(tiles: str) -> Case:
    topic = "tiles" if len(tiles) > 1 else "one tile, or none"
    return Case(Call((tiles,)), sum_of_tiles(tiles), topic)


CASES = tuple(map(_case, ("LEAP", "quiz", "AP?LES", " AK", "Z", "?", "")))
ABOVE_0 = CASES[:4]

MISTAKES = (
    *faults_of("tile_score", CASES[:-1]),
    answers_like("nothing-added", ABOVE_0)(
        "The answer is 0, whatever the tiles are. Is the score of the first one added, "
        "by `+`, to what the call about the rest gives back? (0 times anything is 0.)",
        lambda tiles: 0,
    ),
    mistake("empty-text", CASES[-1], error_pattern="IndexError|returns None")(
        "Without tiles, there is nothing to add up: the answer is 0. That is the stop, "
        "and it comes first in the function."
    ),
)

EXERCISE = Exercise(
    "sum_of_tiles",
    stage=8,
    reference=sum_of_tiles,
    cases=CASES,
    generate=lambda rng: _case("".join(rng.choices("AEILPQSZ?", k=rng.randint(2, 7)))),
    generated=10,
    mistakes=MISTAKES,
    stand_ins=for_scores,
    hints=(
        "Compare with `count_vowels`. What is the smallest question, and its answer?",
        "Ask the same question about the rest, `tiles[1:]`. What does the first tile "
        "add to that?",
        'For `""` return 0. Else return the score of the first tile plus what '
        "`sum_of_tiles(tiles[1:])` gives back.",
    ),
)
