"""What every widget is: a card in a browser, and a picture where none can run."""

from __future__ import annotations

from typing import Any

import anywidget
from traitlets import Int, MetaHasTraits, TraitError, Unicode

from scrabble_course.activities.saved_answers import answers_file, keep_answer
from scrabble_course.calling.misuse import MISUSES, without_traceback
from scrabble_course.checks.report_buttons import OURS

LONGEST_ANSWER = 1000
"""Characters of an answer, a guess or a reason that are kept."""


class _OpenedWhole(MetaHasTraits):
    """Opens a card to its browsers once it is made: they never see half of one."""

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        try:
            card = super().__call__(*args, **kwargs)
        except MISUSES as error:
            raise without_traceback(error) from None
        card.is_whole = True
        card.open()
        return card


class CardWidget(anywidget.AnyWidget, metaclass=_OpenedWhole):
    """A widget that hears its browsers, and leaves a picture where it is gone."""

    sent = Int().tag(sync=True)  # counts up with all that a browser sends
    received = Int().tag(sync=True)  # how far this process has come with that
    is_whole = False

    def open(self) -> None:
        """Be there for browsers, but not before all of it is."""
        if self.is_whole:
            super().open()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser sends; one that is behind is told how things are."""
        sent = sync_data.get("sent")
        if type(sent) is int:
            self.received = sent  # before the student's functions take their time
        try:
            super().set_state(sync_data)
        except TraitError:
            self.send_state([name for name in sync_data if name in self.keys])

    def _handle_custom_msg(self, content: object, buffers: object) -> None:
        """Send a browser the picture to keep; all else is for each card to obey.

        It is asked for: while a turn is taken, there may be nothing to draw.
        """
        if content == {"do": "picture"}:
            self.send({"picture": self._as_left()})
        else:
            super()._handle_custom_msg(content, buffers)

    def _still(self) -> str:
        """Return HTML for where no widget can run, with a line on how to go on."""
        raise NotImplementedError

    def _as_left(self) -> str:
        """Return the same as the student has left it; `_still` is that of every run."""
        return self._still()

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Add the still face, and give the text whole."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        faces = {"text/plain": repr(self), "text/html": self._still(), OURS: {}}
        return {**bundle, **faces}, metadata


class AnswerCard(CardWidget):
    """A card whose student's answers are there again in the next session."""

    problem = Unicode().tag(sync=True)
    activity = ""
    """The name under which answers are kept."""

    def _keep_answer(self, key: str, answer: dict[str, Any]) -> None:
        """Write an answer down; the card goes on where that cannot be done."""
        try:
            keep_answer(self.activity, key, answer)
            self.problem = ""
        except OSError as error:
            self.problem = f"{answers_file().name} cannot be written: {error.strerror}"
