"""Stage 9, before highest_scoring_word_from_tiles: the best so far, if there is one."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

WORDS = ["tea", "cows", "meat", "newborn", "leap"]

ARRANGEMENT = Arrangement(
    "longest_with",
    code_line("def longest_with(letter, words):"),
    lines_of("""
        best_length = -1
        best_word = ""
        for word in words:
            if letter in word:
                if len(word) > best_length:
                    best_length = len(word)
                    best_word = word
        return best_length, best_word
    """),
    distractors=(
        Distractor(
            code_line("best_length = 0"),
            instead_of="best_length = -1",
            why="where no word has the letter, the answer should be -1.",
        ),
        Distractor(
            code_line("if len(word) >= best_length:"),
            instead_of="if len(word) > best_length:",
            why="of words with the same length, the first one counts.",
        ),
    ),
    calls=tuple(
        Call(args)
        for args in (("a", WORDS), ("w", WORDS), ("t", WORDS), ("z", WORDS), ("a", []))
    ),
)
