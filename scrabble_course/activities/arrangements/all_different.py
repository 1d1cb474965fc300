"""Stage 3, before is_valid_word: whether all letters of a word are different."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

ARRANGEMENT = Arrangement(
    "all_different",
    code_line("def all_different(word):"),
    lines_of("""
        word = word.lower()
        for letter in word:
            if word.count(letter) > 1:
                return False
        return True
    """),
    distractors=(
        Distractor(
            code_line("word.lower()"),
            instead_of="word = word.lower()",
            why="it gives a new text, and nobody keeps it.",
        ),
        Distractor(
            code_line("if word.count(letter) > 0:"),
            instead_of="if word.count(letter) > 1:",
            why="each letter of the word is in it at least once.",
        ),
    ),
    calls=(
        Call(("team",)),
        Call(("tee",)),
        Call(("hello",)),
        Call(("cows",)),
        Call(("Tent",)),
        Call(("a",)),
        Call(("",)),
    ),
)
