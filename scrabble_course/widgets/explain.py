"""`explain`: questions about a function as its student wrote it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from scrabble_course.activities.code_questions import ACTIVITY
from scrabble_course.activities.code_questions.question_maker import (
    questions_about,
)
from scrabble_course.activities.saved_answers import kept_answer
from scrabble_course.calling.callables import as_written, name_of
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.checks import progress_file
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.past_attempts import past_attempt
from scrabble_course.checks.report import Status
from scrabble_course.checks.source_digest import digest_in
from scrabble_course.checks.verbs import Note, stage_asked_for
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.display.marked import marked
from scrabble_course.widgets.question_card import QuestionCard

HOW = "Run this cell to answer. Read your own code for it; do not run it."
GOOD_WILL = "Find the answer by reading. Running it would only tell you what happens."
COUNTS = "Your answers count: hand_in() takes along what you chose first."
OTHERS = "Other questions"
NOT_YET = (
    "Once `check({name})` has passed, this cell asks three questions about the "
    "function as you wrote it. Go on with the check first."
)
NOTHING = (
    "There is nothing to ask about it that is worth your time: it is very short, very "
    "long, or written in a way that this cannot read. Tell a classmate how it works."
)


@in_one_sentence("explain(get_word_score)")
def explain(function: Any, stage: int | None = None) -> ExplainCard | Note:
    """Ask up to three questions about your own function, once its check has passed.

    They are made from its text, and from running it, also with a line changed. `stage`
    is as in `check`.
    """
    name = name_of(function)
    try:
        exercise = exercise_named(name, stage_asked_for(name, stage))
    except LookupError as error:
        return Note("explain", f"It takes the function itself: {error.args[0]}.")
    if not _has_passed(exercise, function):
        return Note(f"{name}: its check comes first", NOT_YET.format(name=name))
    card = ExplainCard(exercise, function)
    return card if card.questions else Note(f"{name}: well done", NOTHING)


def _has_passed(exercise: Exercise, function: Any) -> bool:
    """Whether this function passed its check, or one with the same text."""
    seen = past_attempt(exercise)
    if seen.function is function:
        return seen.status is Status.PASSED
    text = digest_in([source_of(as_written(function))], exercise.name)
    key = progress_file.key(exercise.stage, exercise.name)
    try:
        return bool(text) and progress_file.saved_progress().texts.get(key) == text
    except OSError:
        return False


class ExplainCard(QuestionCard):
    """Questions about a student's own function; each turn has others."""

    activity, how = ACTIVITY, HOW

    def __init__(self, exercise: Exercise, function: Any) -> None:
        super().__init__()
        self._exercise, self._function = exercise, function
        self._key = progress_file.key(exercise.stage, exercise.name)
        kept = kept_answer(ACTIVITY, self._key)
        self._turn = kept["turn"] if type(kept.get("turn")) is int else 0
        answers = kept.get("answers")
        self._given = answers if isinstance(answers, dict) else {}
        self.hint = f"{COUNTS} {GOOD_WILL}" if _answers_count() else GOOD_WILL
        self.name, self.again, self.may_skip = "Explain", OTHERS, True
        self.title = f"Do you know what you wrote? {exercise.name}"
        self._ask()

    def __repr__(self) -> str:
        return f"{self.title}\n{HOW}"

    def __str__(self) -> str:
        listing = self._asked[0].listing if self._asked else ""
        numbered = (f"{n}. {one}" for n, one in enumerate(self._asked, 1))
        return "\n\n".join([self.title, listing, *numbered])

    def _ask(self) -> None:
        """Make the questions of this turn; a browser is not told what is right."""
        with self.hold_sync():
            asked = questions_about(self._function, self._exercise, self._turn)
            self._asked = asked
            self.questions = [
                {
                    "about": "about the code below",
                    "ask": marked(one.ask),
                    "code": "\n\n".join(filter(None, [one.listing, one.other])),
                    "options": [marked(option.text) for option in one.options],
                }
                for one in asked
            ]
            self._show_replies()

    def start_again(self) -> None:
        """Ask other questions."""
        self._turn += 1
        self._given = {}
        self._ask()
        self._keep()

    def _kept(self) -> tuple[str, dict[str, Any]]:
        return self._key, {"turn": self._turn, "answers": self._given}

    def _keep(self) -> None:
        super()._keep()
        right = sum(one.is_right(self._answer_to(one)) for one in self._asked)
        try:
            progress_file.change(lambda kept: kept.explaining(self._key, right))
        except OSError as error:
            self.problem = f"Your progress could not be written down: {error}."

    def _still(self) -> str:
        return self._pictured([])


def _answers_count() -> bool:
    """Whether answers are graded, as the record in the student's folder says."""
    record = (progress_file.course_folder() or Path()) / progress_file.COURSE_MARK
    try:
        return json.loads(record.read_text("utf-8"))["explains"] is True
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return False
