"""A card of questions: an answer is chosen or typed, and then its reply opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from traitlets import Bool, Dict, List, Unicode

from scrabble_course.display.marked import marked
from scrabble_course.display.panel import panel, prose, python
from scrabble_course.widgets.card_widget import LONGEST_ANSWER, AnswerCard
from scrabble_course.widgets.front_end import script, style


class QuestionCard(AnswerCard):
    """Questions to answer; a browser is told what is right only then.

    A question without options is answered by typing.
    """

    _esm = script("recall.js")
    _css = style("panel.css", "activity.css", "recall.css")

    name = Unicode().tag(sync=True)  # for those who hear
    title = Unicode().tag(sync=True)
    hint = Unicode().tag(sync=True)  # shown before the first answer
    again = Unicode().tag(sync=True)  # what the button says that begins anew
    may_skip = Bool().tag(sync=True)  # whether that is offered before the end
    questions = List(Dict()).tag(sync=True)
    replies = List(Dict()).tag(sync=True)  # one for each question, empty until answered
    later = Unicode().tag(sync=True)  # when what was not right comes again
    how = ""
    """How to go on from the picture."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Sequence[Any] = ()
        self._given: dict[str, str] = {}
        self.on_msg(self._obey)

    def answer(self, question: int, option: int) -> None:
        """Choose an option, both counted from 0; the first choice stays."""
        self._take(question, self._asked[question].options[option].text)

    def type_answer(self, question: int, text: str) -> None:
        """Take an answer that is typed; the first one stays."""
        if text := text.strip()[:LONGEST_ANSWER]:
            self._take(question, text)

    def start_again(self) -> None:
        """Forget the answers to these questions."""
        self._given = {}
        self._keep()

    def _take(self, question: int, text: str) -> None:
        asked = self._asked[question]
        if not self._answer_to(asked):
            self._given = {**self._given, asked.key: text}
            self._keep()

    def _answer_to(self, question: Any) -> str:
        """Return what was answered; "" if nothing was, or it is offered no more."""
        text = self._given.get(question.key, "")
        is_offered = not question.options or question.option(text)
        return text if isinstance(text, str) and is_offered else ""

    def _show_replies(self) -> None:
        self.replies = [self._reply_to(asked) for asked in self._asked]

    def _reply_to(self, question: Any) -> dict[str, Any]:
        text = self._answer_to(question)
        if not text:
            return {}
        if not question.options:
            is_right, said = question.is_right(text), question.reply
            kept = {} if question.right else {"said": "Kept."}
            reply = {"chosen": 0, "right": 0 if is_right else 1, "given": text, **kept}
            return {**reply, "text": marked(said)}
        chosen = question.option(text)
        return {
            "chosen": question.options.index(chosen),
            "right": question.options.index(question.right),
            "text": marked(chosen.reply),
        }

    def _kept(self) -> tuple[str, dict[str, Any]]:
        """Return the name under which answers are kept, and what is."""
        raise NotImplementedError

    def _keep(self) -> None:
        self._keep_answer(*self._kept())
        self._show_replies()

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        match message:
            case {"do": "start again"}:
                self.start_again()
            case {"do": "answer", "question": question, "option": option}:
                if (question, option) in self._places:
                    self.answer(question, option)
            case {"do": "type", "question": question, "text": str(text)}:
                typed = [n for n, asked in enumerate(self._asked) if not asked.options]
                if question in typed:
                    self.type_answer(question, text)

    @property
    def _places(self) -> list[tuple[Any, Any]]:
        """The places of all options: that of the question, and that in it."""
        return [
            (question, option)
            for question, asked in enumerate(self._asked)
            for option in range(len(asked.options))
        ]

    def _as_left(self) -> str:
        return self._pictured(self.replies)

    def _pictured(self, replies: list[dict[str, Any]]) -> str:
        """Return HTML with the questions that have a reply, if only an empty one."""
        pairs = zip(self.questions, replies, strict=False)
        asked = "".join(f"<li>{_as_html(*pair)}</li>" for pair in pairs)
        body = [f"<ol>{asked}</ol>"] if asked else []
        return panel(self.title, [prose(self.how), *body], "wait")


def _as_html(question: dict[str, Any], reply: dict[str, Any]) -> str:
    shown = python(question["code"]) if question["code"] else ""
    told = {reply.get("chosen"): " (your answer)", reply.get("right"): " (right)"}
    options = "".join(
        f"<li>{option}{told.get(place, '')}</li>"
        for place, option in enumerate(question["options"])
    )
    given = prose(f"Your answer: {reply['given']}") if "given" in reply else ""
    listed = f'<ul style="margin:.3em 0 .8em">{options}</ul>' if options else given
    return f"{question['ask']}{shown}{listed}{reply.get('text', '')}"
