"""The exercise on my_player: a program that takes turns by the rules."""

from __future__ import annotations

from scrabble_course.checks.exercise import Exercise
from scrabble_course.checks.scrabble.positions import (
    CASES,
    describe,
    judge_turn,
    random_case,
)
from scrabble_course.checks.scrabble.turn_mistakes import MISTAKES
from scrabble_course.scrabble.the_full_game import my_player

MY_PLAYER = Exercise(
    "my_player",
    stage=12,
    reference=my_player,
    cases=CASES,
    generate=random_case,
    generated=10,
    judge=judge_turn,
    hints=(
        "What does your player see, and what does it have to return? What if there is "
        "nothing to play?",
        "Let the engine find the plays, choose one of them, and turn it into a turn. "
        "Before you choose, ask whether there are any.",
        "`from scrabble_course.engine import all_plays`, and `plays = all_plays(board, "
        "rack, lexicon)`. Without plays return `Pass()`; else choose the one you like "
        "best, such as `max(plays, key=lambda play: play.score)`, and return "
        "`Place(best.play)`.",
    ),
    mistakes=MISTAKES,
    describe=describe,
)
