"""Stage 9, before ways_to_play: every order of some letters."""

from scrabble_course.activities.arrangement import with_gap
from scrabble_course.calling.call import Call

ARRANGEMENT = with_gap(
    "def orders(letters):",
    """
        if letters == "":
            return [""]
        found = []
        for first in letters:
            left = letters.replace(first, "", 1)
            for rest in orders(left):
                found.append(first + rest)
        return found
    """,
    missing='left = letters.replace(first, "", 1)',
    nowhere=(
        ("left = letters[1:]", "it takes the first letter away, whichever was chosen."),
        ('left = letters.replace(first, "")', "of two equal letters, both are gone."),
    ),
    calls=tuple(Call((letters,)) for letters in ("", "A", "AT", "CAT", "SEE")),
)
