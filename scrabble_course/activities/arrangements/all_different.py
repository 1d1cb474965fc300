"""Stage 3, before is_valid_word: whether all letters of a word are different."""

from scrabble_course.activities.arrangement import of_code
from scrabble_course.calling.call import Call

ARRANGEMENT = of_code(
    "def all_different(word):",
    """
        word = word.lower()
        for letter in word:
            if word.count(letter) > 1:
                return False
        return True
    """,
    nowhere=(
        (
            "word.lower()",
            "word = word.lower()",
            "it gives a new text, and nobody keeps it.",
        ),
        (
            "if word.count(letter) > 0:",
            "if word.count(letter) > 1:",
            "each letter of the word is in it at least once.",
        ),
    ),
    calls=tuple(
        Call((word,)) for word in ("team", "tee", "hello", "cows", "Tent", "a", "")
    ),
)
