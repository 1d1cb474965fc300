"""What is known of the functions of the notation, where another one calls them."""

from __future__ import annotations

from scrabble_course.diagnosis.lint.helper_calls import Does, Helper

HELPERS = {
    "check_word": Helper(Does.REFUSES),
    "letter_score": Helper(Does.REFUSES),
}
