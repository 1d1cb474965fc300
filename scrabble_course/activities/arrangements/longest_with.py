"""Stage 9, before highest_scoring_word_from_tiles: the best so far, if there is one."""

from scrabble_course.activities.arrangement import of_code
from scrabble_course.calling.call import Call

WORDS = ["tea", "cows", "meat", "newborn", "leap"]

ARRANGEMENT = of_code(
    "def longest_with(letter, words):",
    """
        best_length = -1
        best_word = ""
        for word in words:
            if letter in word:
                if len(word) > best_length:
                    best_length = len(word)
                    best_word = word
        return best_length, best_word
    """,
    nowhere=(
        (
            "best_length = 0",
            "best_length = -1",
            "where no word has the letter, the answer should be -1.",
        ),
        (
            "if len(word) >= best_length:",
            "if len(word) > best_length:",
            "of words with the same length, the first one counts.",
        ),
    ),
    calls=tuple(
        Call(args)
        for args in (("a", WORDS), ("w", WORDS), ("t", WORDS), ("z", WORDS), ("a", []))
    ),
)
