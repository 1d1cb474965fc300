"""`recall`: questions from earlier lessons, answered before the answer opens."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Any

from traitlets import Dict, List, Unicode

from scrabble_course import course
from scrabble_course.activities.recall import Option, QuizQuestion, sitting
from scrabble_course.activities.saved_answers import (
    answers_file,
    keep_answer,
    kept_answer,
)
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.display.marked import marked
from scrabble_course.display.panel import panel, prose, python
from scrabble_course.widgets.card_widget import CardWidget
from scrabble_course.widgets.front_end import script, style

ACTIVITY = "recall"
"""The name under which answers are kept."""
HOW = "Run this cell to answer. Nobody grades it."


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


class RecallCard(CardWidget):
    """Questions to choose an answer to; a browser is told what is right only then."""

    _esm = script("recall.js")
    _css = style("panel.css", "activity.css", "recall.css")

    title = Unicode().tag(sync=True)
    questions = List(Dict()).tag(sync=True)
    replies = List(Dict()).tag(sync=True)  # one for each question, empty until answered
    later = Unicode().tag(sync=True)  # when what was not right comes again
    problem = Unicode().tag(sync=True)

    def __init__(self, which: int | str, leave_out: Collection[int] = ()) -> None:
        super().__init__()
        keys = [str(stage.number) for stage in course.STAGES]
        answers = {key: kept_answer(ACTIVITY, key) for key in keys}
        self._sitting = sitting(which, answers, leave_out)
        # A trace that stays as it is, whatever the student has answered.
        self._trace = str(sitting(which, {}, leave_out))
        self._given: dict[str, str] = kept_answer(ACTIVITY, self._sitting.key)
        self.title, self.later = self._sitting.title, self._sitting.later
        self.questions = [_shown(question) for question in self._sitting.questions]
        self._show_replies()
        self.on_msg(self._obey)

    def __repr__(self) -> str:
        return f"{self._trace}\n\n{HOW}"

    def answer(self, question: int, option: int) -> None:
        """Choose an option, both counted from 0; the first choice stays."""
        asked = self._sitting.questions[question]
        if self._option_of(asked) is None:
            self._given = {**self._given, asked.key: asked.options[option].text}
            self._keep()

    def start_again(self) -> None:
        """Forget the answers to these questions."""
        self._given = {}
        self._keep()

    def _option_of(self, question: QuizQuestion) -> Option | None:
        """Return what was chosen; None if nothing was, or it is offered no more."""
        return question.option(self._given.get(question.key, ""))

    def _show_replies(self) -> None:
        self.replies = [self._reply_to(asked) for asked in self._sitting.questions]

    def _reply_to(self, question: QuizQuestion) -> dict[str, Any]:
        chosen = self._option_of(question)
        if chosen is None:
            return {}
        return {
            "chosen": question.options.index(chosen),
            "right": question.options.index(question.right),
            "text": marked(chosen.reply),
        }

    def _keep(self) -> None:
        try:
            keep_answer(ACTIVITY, self._sitting.key, self._given)
            self.problem = ""
        except OSError as error:
            self.problem = f"{answers_file().name} cannot be written: {error.strerror}"
        self._show_replies()

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        if not isinstance(message, dict):
            return
        if message.get("do") == "start again":
            self.start_again()
        place = (message.get("question"), message.get("option"))
        if message.get("do") == "answer" and place in self._places:
            self.answer(*place)

    @property
    def _places(self) -> list[tuple[Any, Any]]:
        """The places of all options: that of the question, and that in it."""
        return [
            (question, option)
            for question, asked in enumerate(self._sitting.questions)
            for option in range(len(asked.options))
        ]

    def _still(self) -> str:
        return self._pictured([{} for _ in self._sitting.questions])

    def _as_left(self) -> str:
        return self._pictured(self.replies)

    def _pictured(self, replies: list[dict[str, Any]]) -> str:
        pairs = zip(self._sitting.questions, replies, strict=True)
        asked = "".join(f"<li>{_as_html(*pair)}</li>" for pair in pairs)
        return panel(self.title, [prose(HOW), f"<ol>{asked}</ol>"], "wait")


def _shown(question: QuizQuestion) -> dict[str, Any]:
    """Return what a browser is told of a question: not which option is right."""
    about = course.stage(question.stage)
    return {
        "about": f"stage {about.number}, {about.title}",
        "ask": marked(question.ask),
        "code": question.code,
        "options": [_offered(question, option) for option in question.options],
    }


def _offered(question: QuizQuestion, option: Option) -> str:
    return (
        f"<code>{escape(option.text)}</code>" if question.code else marked(option.text)
    )


def _as_html(question: QuizQuestion, reply: dict[str, Any]) -> str:
    shown = python(question.code) if question.code else ""
    told = {reply.get("chosen"): " (your answer)", reply.get("right"): " (right)"}
    options = "".join(
        f"<li>{_offered(question, option)}{told.get(place, '')}</li>"
        for place, option in enumerate(question.options)
    )
    listed = f'<ul style="margin:.3em 0 .8em">{options}</ul>{reply.get("text", "")}'
    return f"{marked(question.ask)}{shown}{listed}"
