"""`predict`: the answer of a cell stays hidden until the student has typed a guess."""

from __future__ import annotations

import io
from contextlib import redirect_stdout
from types import TracebackType

from IPython import get_ipython
from IPython.display import display
from traitlets import Bool, Unicode

from scrabble_course.activities.predictions import NOTHING, Prediction, Verdict
from scrabble_course.activities.saved_answers import kept_answer
from scrabble_course.display.panel import code, panel, prose
from scrabble_course.widgets.card_widget import LONGEST_ANSWER, AnswerCard
from scrabble_course.widgets.front_end import script, style

QUESTION = "What will this cell show?"
NOT_YET = "The answer is hidden until you have typed a guess."
HOW = "Run this cell to go on."
HINT = "A wrong guess is as good a start as a right one. Nobody grades it."
OF_BLOCK = (
    "Of several lines, the last one will do, or the number in it. You may also guess "
    "that it shows nothing, or an error."
)
SAID = {
    Verdict.RIGHT: "Yes! That is what it shows.",
    Verdict.FORM: "Yes! Python writes it like this.",
    Verdict.PART: "Yes! Here is all of it.",
    Verdict.CLOSE: "Close! Here is the number itself.",
    Verdict.WRONG: "Python shows something else.",
}
NOTHING_GIVEN = (
    "There is nothing to predict: put what the cell shows between the brackets, or "
    "write `with predict():` above lines that print."
)
NOT_WRITTEN = "This needs a function that is not written yet."


def predict(*values: object) -> PredictionCard:
    """Keep back what a cell shows until its student has guessed it.

    Put the last line of the cell between the brackets. Where a cell prints, write
    `with predict():` above the lines that do; if they stop with an error, that is what
    the cell shows.

    >>> card = predict("C" in "cow")
    >>> card
    What will this cell show? The answer is hidden until you have typed a guess.
    """
    return PredictionCard(Prediction.of_values(*values) if values else None)


class PredictionCard(AnswerCard):
    """The card of a prediction; nothing of what it hides is known to the browser."""

    _esm = script("predict.js")
    _css = style("panel.css", "activity.css")

    question = Unicode(QUESTION).tag(sync=True)
    hint = Unicode(HINT).tag(sync=True)
    guessed = Unicode().tag(sync=True)
    shown = Unicode().tag(sync=True)  # "" until there is a guess
    verdict = Unicode().tag(sync=True)  # a Verdict, once there is one
    message = Unicode().tag(sync=True)
    why = Unicode().tag(sync=True)  # the student's own reason
    explained = Bool().tag(sync=True)  # whether nothing is asked any more
    activity = "predict"

    def __init__(self, prediction: Prediction | None = None) -> None:
        super().__init__()
        self._cell = _cell()
        self._prediction = prediction
        self._printed = io.StringIO()
        self._capture = redirect_stdout(self._printed)
        self.on_msg(self._obey)
        if prediction:
            self._recall()

    def __repr__(self) -> str:
        if self._prediction is None:
            return NOTHING_GIVEN
        if not self.verdict:
            return f"{QUESTION} {NOT_YET}"
        return f"{self.message}\nYou guessed:\n{self.guessed}\nShown:\n{self.shown}"

    def __enter__(self) -> PredictionCard:
        self.hint = f"{OF_BLOCK} {HINT}"
        self._capture.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        self._capture.__exit__(kind, error, trace)
        if isinstance(error, NotImplementedError):
            print(NOT_WRITTEN)
            return True
        if kind is NameError or not isinstance(error, Exception | None):
            return False  # a cell above was not run, or the student has stopped it
        self._prediction = Prediction.of_block(self._printed.getvalue(), error)
        self._recall()
        display(self)  # type: ignore[no-untyped-call]
        return True

    def guess(self, text: str) -> None:
        """Take the student's guess, and open the answer; the first one counts."""
        text = text.strip()[:LONGEST_ANSWER]
        if not text:
            self.message = ""  # so that the same is announced again
            self.message = "Type your guess first. Any guess will do."
        elif self._prediction and not self.verdict:
            with self.hold_sync():  # what a browser shows is kept already
                self._open(self._prediction, text)
                self._keep()

    def explain(self, why: str) -> None:
        """Take the student's own reason, which may be empty."""
        if self.verdict:
            self.why, self.explained = why.strip()[:LONGEST_ANSWER], True
            self._keep()

    def _recall(self) -> None:
        """Open what was guessed earlier."""
        if self._prediction is None:
            return
        answer = kept_answer(self.activity, self._prediction.key(self._cell))
        guess, why = answer.get("guess"), answer.get("why")
        if isinstance(guess, str):
            self._open(self._prediction, guess)
        if self.verdict and isinstance(why, str):
            self.why, self.explained = why, True

    def _open(self, prediction: Prediction, guess: str) -> None:
        verdict = prediction.compare(guess)
        with self.hold_sync():
            self.guessed = guess
            self.shown = prediction.shown or f"({NOTHING})"
            self.message = SAID[verdict]
            self.explained = verdict is not Verdict.WRONG
            self.verdict = verdict.value

    def _keep(self) -> None:
        assert self._prediction
        answer = {"cell": self._cell, "guess": self.guessed}
        if self.explained and self.verdict == Verdict.WRONG:
            answer["why"] = self.why
        self._keep_answer(self._prediction.key(self._cell), answer)

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        match message:
            case {"do": "guess", "text": str(text)}:
                self.guess(text)
            case {"do": "explain", "text": str(text)}:
                self.explain(text)

    def _still(self) -> str:
        if not self.verdict:
            return panel(QUESTION, [prose(f"{NOT_YET} {HOW}")], "wait")
        rows = (("You guessed", self.guessed), ("The cell shows", self.shown))
        body = [f"<div>{name}: {code(text)}</div>" for name, text in rows]
        return panel(self.message, [*body, prose(HOW)], "good")


def _cell() -> str:
    """Return the source of the cell that runs, "" where there are no cells."""
    shell = get_ipython()
    cells = shell.user_ns.get("In") if shell else None
    return str(cells[-1]) if isinstance(cells, list) and cells else ""
