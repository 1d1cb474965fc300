"""Stage 6, before play_game: rounds with an offer that can be used once."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call
from scrabble_course.word_game.playing_a_game import ask_yes_or_no

ARRANGEMENT = Arrangement(
    "game_with_one_double",
    code_line("def game_with_one_double(rounds):"),
    lines_of("""
        total = 0
        may_double = True
        for _ in range(rounds):
            points = int(input("Points: "))
            if may_double and ask_yes_or_no("Double them? "):
                points = points * 2
                may_double = False
            total = total + points
        return total
    """),
    distractors=(
        Distractor(
            code_line('if ask_yes_or_no("Double them? "):'),
            instead_of='if may_double and ask_yes_or_no("Double them? "):',
            why="it never looks at the flag, so the offer comes again and again.",
        ),
        Distractor(
            code_line("print(total)"),
            instead_of="return total",
            why="who calls the function gets None, and cannot go on with the total.",
        ),
    ),
    calls=(
        Call((1,), ("30", "no")),
        Call((2,), ("30", "yes", "7")),
        Call((3,), ("10", "no", "20", "yes", "5")),
        Call((3,), ("10", "no", "20", "no", "5", "no")),
        Call((0,)),
    ),
    uses={"ask_yes_or_no": ask_yes_or_no},
)
