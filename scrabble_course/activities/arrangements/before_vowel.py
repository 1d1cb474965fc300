"""Stage 8, before can_form_word_from_tiles: a recursion that gives back a pair."""

from scrabble_course.activities.arrangement import of_code
from scrabble_course.calling.call import Call

ARRANGEMENT = of_code(
    "def before_vowel(word):",
    """
        if word == "":
            return False, ""
        if word[0] in "AEIOU":
            return True, ""
        found, letters = before_vowel(word[1:])
        if not found:
            return False, ""
        return True, word[0] + letters
    """,
    nowhere=(
        (
            "found, letters = before_vowel(word)",
            "found, letters = before_vowel(word[1:])",
            "it asks the very same question again, and never comes to an end.",
        ),
        (
            "return True, letters + word[0]",
            "return True, word[0] + letters",
            "the first letter belongs in front of what came back.",
        ),
    ),
    calls=tuple(Call((word,)) for word in ("STREAM", "PLAY", "EAT", "SHY", "")),
)
