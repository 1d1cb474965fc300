"""Stage 8, before can_form_word_from_tiles: a recursion that gives back a pair."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

ARRANGEMENT = Arrangement(
    "before_vowel",
    code_line("def before_vowel(word):"),
    lines_of("""
        if word == "":
            return False, ""
        if word[0] in "AEIOU":
            return True, ""
        found, letters = before_vowel(word[1:])
        if not found:
            return False, ""
        return True, word[0] + letters
    """),
    distractors=(
        Distractor(
            code_line("found, letters = before_vowel(word)"),
            instead_of="found, letters = before_vowel(word[1:])",
            why="it asks the very same question again, and never comes to an end.",
        ),
        Distractor(
            code_line("return True, letters + word[0]"),
            instead_of="return True, word[0] + letters",
            why="the first letter belongs in front of what came back.",
        ),
    ),
    calls=tuple(Call((word,)) for word in ("STREAM", "PLAY", "EAT", "SHY", "")),
)
