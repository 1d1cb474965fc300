"""Stage 6, before play_game: rounds with an offer that can be used once."""

from scrabble_course.activities.arrangement import of_code
from scrabble_course.calling.call import Call
from scrabble_course.word_game.playing_a_game import ask_yes_or_no

ARRANGEMENT = of_code(
    "def game_with_one_double(rounds):",
    """
        total = 0
        may_double = True
        for _ in range(rounds):
            points = int(input("Points: "))
            if may_double and ask_yes_or_no("Double them? "):
                points = points * 2
                may_double = False
            total = total + points
        return total
    """,
    nowhere=(
        (
            'if ask_yes_or_no("Double them? "):',
            'if may_double and ask_yes_or_no("Double them? "):',
            "it never looks at the flag, so the offer comes again and again.",
        ),
        (
            "print(total)",
            "return total",
            "who calls the function gets None, and cannot go on with the total.",
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
