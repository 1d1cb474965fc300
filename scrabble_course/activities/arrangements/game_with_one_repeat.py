"""Stage 6, before play_game: one round may be played again, and the better counts."""

from scrabble_course.activities.arrangement import with_gap
from scrabble_course.calling.call import Call
from scrabble_course.word_game.playing_a_game import ask_yes_or_no

ARRANGEMENT = with_gap(
    "def game_with_one_repeat(rounds):",
    """
        total = 0
        may_repeat = True
        for _ in range(rounds):
            points = int(input("Points: "))
            if may_repeat and ask_yes_or_no("Again? "):
                may_repeat = False
                points = max(points, int(input("Points: ")))
            total = total + points
        return total
    """,
    missing='points = max(points, int(input("Points: ")))',
    nowhere=(
        (
            'points = int(input("Points: "))',
            "a second try that is worse takes the place of the first.",
        ),
        (
            'total = total + int(input("Points: "))',
            "both tries would count, not the better one.",
        ),
    ),
    calls=(
        Call((1,), ("30", "no")),
        Call((2,), ("10", "yes", "25", "7")),
        Call((2,), ("30", "yes", "4", "7")),
        Call((3,), ("5", "no", "20", "yes", "20", "9")),
    ),
    uses={"ask_yes_or_no": ask_yes_or_no},
)
