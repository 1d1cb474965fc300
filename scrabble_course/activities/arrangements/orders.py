"""Stage 9, before ways_to_play: every order of some letters."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

ARRANGEMENT = Arrangement(
    "orders",
    code_line("def orders(letters):"),
    lines_of("""
        if letters == "":
            return [""]
        found = []
        for first in letters:
            left = letters.replace(first, "", 1)
            for rest in orders(left):
                found.append(first + rest)
        return found
    """),
    missing='left = letters.replace(first, "", 1)',
    distractors=(
        Distractor(
            code_line("left = letters[1:]"),
            instead_of='left = letters.replace(first, "", 1)',
            why="it takes the first letter away, whichever was chosen.",
        ),
        Distractor(
            code_line('left = letters.replace(first, "")'),
            instead_of='left = letters.replace(first, "", 1)',
            why="of two equal letters, both are gone.",
        ),
    ),
    calls=tuple(Call((letters,)) for letters in ("", "A", "AT", "CAT", "SEE")),
)
