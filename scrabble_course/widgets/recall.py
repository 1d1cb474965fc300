"""`recall`: questions from earlier lessons, answered before the answer opens."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Any

from scrabble_course import course
from scrabble_course.activities.quiz import QuizQuestion, quiz_of
from scrabble_course.activities.saved_answers import kept_answer
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.display.marked import marked
from scrabble_course.widgets.question_card import QuestionCard

HOW = "Run this cell to answer. Nobody grades it."
GOOD_WILL = "Answer from memory, without looking back. Nobody grades it."
AGAIN = "Ask me all again"


@in_one_sentence("recall(3)")
def recall(which: int | str, leave_out: Collection[int] = ()) -> RecallCard:
    """Ask about earlier lessons: before a stage, or after a part.

    Nothing is asked about the stages in `leave_out`.

    >>> recall(5).title
    'Three questions from stages 4, 3 and 1'
    >>> recall(5, leave_out=[4]).title
    'Three questions from stages 3, 2 and 0'
    >>> recall("part 1").title
    'Ten questions after Part 1, The word game'
    """
    return RecallCard(which, leave_out)


class RecallCard(QuestionCard):
    """Questions from earlier lessons, as they were left."""

    activity, how = "recall", HOW

    def __init__(self, which: int | str, leave_out: Collection[int] = ()) -> None:
        super().__init__()
        # Only a review asks what went wrong before.
        stages = course.STAGES if isinstance(which, str) else ()
        keys = [str(stage.number) for stage in stages]
        answers = {key: kept_answer(self.activity, key) for key in keys}
        self._quiz = quiz_of(which, answers, leave_out)
        # A trace that stays as it is, whatever the student has answered.
        self._trace = str(quiz_of(which, {}, leave_out))
        self._given = kept_answer(self.activity, self._quiz.key)
        self.name, self.hint, self.again = "Recall", GOOD_WILL, AGAIN
        self.title, self.later = self._quiz.title, self._quiz.later
        self._asked = self._quiz.questions
        self.questions = [_shown(question) for question in self._asked]
        self._show_replies()

    def __repr__(self) -> str:
        return f"{self._trace}\n\n{HOW}"

    def _kept(self) -> tuple[str, dict[str, Any]]:
        return self._quiz.key, self._given

    def _still(self) -> str:
        return self._pictured([{} for _ in self._asked])


def _shown(question: QuizQuestion) -> dict[str, Any]:
    """Return what a browser is told of a question: not which option is right."""
    about = course.stage(question.stage)
    return {
        "about": f"from stage {about.number}, {about.title}",
        "ask": marked(question.ask),
        "code": question.code,
        "options": [
            f"<code>{escape(text)}</code>" if question.code else marked(text)
            for text in (option.text for option in question.options)
        ],
    }
