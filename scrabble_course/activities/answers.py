"""What a student answered in activities: a small file beside the progress.

It stays on the student's computer, is never graded, and may be deleted at any time.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scrabble_course.checks.record import progress_file
from scrabble_course.files import write_atomically


def answers_file() -> Path:
    """Return where answers are kept."""
    return progress_file().with_name("my_answers.json")


def kept_answer(activity: str, key: str) -> dict[str, Any]:
    """Return what was kept of one answer; empty if there is none.

    A file that is missing or damaged counts as empty.
    """
    answers = _all().get(activity)
    answer = answers.get(key) if isinstance(answers, dict) else None
    return answer if isinstance(answer, dict) else {}


def keep_answer(activity: str, key: str, answer: dict[str, Any]) -> None:
    """Keep an answer in place of an earlier one; OSError if it cannot be written."""
    everything = _all()
    answers = everything.get(activity)
    others = answers if isinstance(answers, dict) else {}
    everything[activity] = {**others, key: answer}
    text = json.dumps(everything, indent=1, ensure_ascii=False)
    write_atomically(answers_file(), text + "\n")


def _all() -> dict[str, Any]:
    try:
        found = json.loads(answers_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
