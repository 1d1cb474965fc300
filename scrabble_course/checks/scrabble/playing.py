"""The exercise on my_player: a program that takes turns by the rules."""

from __future__ import annotations

from scrabble_course.checks.exercise import Exercise, Mistake
from scrabble_course.checks.scrabble.positions import (
    CASES,
    describe,
    judge_turn,
    random_case,
)
from scrabble_course.checks.scrabble.turn_mistakes import MISTAKES
from scrabble_course.scrabble.the_full_game import my_player

TOO_SLOW = Mistake(
    "too-slow",
    CASES,
    lambda case, outcome, attempt: outcome.ended == "timed out",
    "Your player was still thinking after 1.5 seconds, and was stopped. Functions of "
    "stage 11 take that long with the whole word list, and `all_plays(board, rack, "
    "lexicon)` of the engine does not. If you use that, is there a loop whose "
    "condition never becomes false?",
)

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
        "`plays = all_plays(board, rack, lexicon)`, which comes from "
        "`scrabble_course.engine`. If `plays == []`, return `Pass()`. Else begin with "
        "`best = plays[0]`, and with a loop keep each play that you like better, for "
        "its `score` or its `word`. At the end return `Place(best.play)`.",
    ),
    mistakes=MISTAKES,
    too_slow=TOO_SLOW,
    describe=describe,
)
