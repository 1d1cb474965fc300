"""What is known of what the lessons on Scrabblegram hand out."""

from __future__ import annotations

from scrabble_course.diagnosis.lint.helper_calls import Does, Helper

HELPERS = {"ScoreModifier": Helper(Does.HAS_MEMBERS), "load_words": Helper(Does.READS)}
