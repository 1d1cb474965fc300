"""What every widget is: a card in a browser, and a still one where none can run."""

from __future__ import annotations

from typing import Any

import anywidget
from traitlets import Int, TraitError


class CardWidget(anywidget.AnyWidget):
    """A widget that hears its browsers, and can be shown without any."""

    asked = Int().tag(sync=True)  # counts up with all that a browser sends
    heard = Int().tag(sync=True)  # how far this process has come with that

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser sends; one that is behind is told how things are."""
        asked = sync_data.get("asked")
        if type(asked) is int:
            self.heard = asked  # before the student's functions take their time
        try:
            super().set_state(sync_data)
        except TraitError:
            self.send_state([name for name in sync_data if name in self.keys])

    def _still(self) -> str:
        """Return HTML for where no widget can run."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Add the still face, and give the text whole."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        faces = {"text/plain": repr(self), "text/html": self._still()}
        return {**bundle, **faces}, metadata
