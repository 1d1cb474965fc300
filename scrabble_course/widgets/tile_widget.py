"""What rack and board have in common: tiles in some order, plays, and a browser."""

from __future__ import annotations

import random
from base64 import b64encode
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import anywidget
from traitlets import Bunch, Int, List, TraitError, validate


class TileWidget(anywidget.AnyWidget):
    """A widget with tiles on a rack, which a player moves in one or more browsers."""

    order = List(Int()).tag(sync=True)  # the places of the tiles, as they lie
    asked = Int().tag(sync=True)  # counts up with all that a browser sends
    heard = Int().tag(sync=True)  # how far this process has come with that
    plays = Int().tag(sync=True)  # counts up each time the player enters a play
    answered = Int().tag(sync=True)  # the number of the play that was answered last

    def shuffle(self, rng: random.Random | None = None) -> None:
        """Lay the tiles on the rack in another order, drawn from `rng`."""
        mixed = self.order.copy()
        while mixed == self.order and len(mixed) > 1:
            (rng or random.Random()).shuffle(mixed)
        self.order = mixed

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a browser sends; one that is behind is told how things are."""
        asked = sync_data.get("asked")
        if type(asked) is int:
            self.heard = asked  # before the student's functions take their time
        try:
            super().set_state(sync_data)
        except TraitError:
            self.send_state([name for name in sync_data if name in self.keys])

    def _picture(self) -> str:
        """Return a still picture as SVG, for where no widget can run."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Add the still picture, as an image: that needs no trust to be shown."""
        bundle, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        data = b64encode(self._picture().encode()).decode()
        source = f"data:image/svg+xml;base64,{data}"
        image = f'<img alt="{escape(repr(self))}" src="{source}">'
        return {**bundle, "text/html": image}, metadata

    def _tile_count(self) -> int:
        """Return how many tiles there are, on the rack and picked from it."""
        raise NotImplementedError

    @validate("order")
    def _hold_order(self, proposal: Bunch) -> list[int]:
        order: list[int] = proposal.value
        if sorted(order) != list(range(self._tile_count())):
            raise TraitError(f"{order} is not an order of the places on {self!r}")
        return order

    _commands: Mapping[str, Callable[[Any], None]] = {"shuffle": shuffle}

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        """Do what a button in the browser asks for; anything else is left alone."""
        asked = message.get("do") if isinstance(message, dict) else None
        if isinstance(asked, str) and asked in self._commands:
            self._commands[asked](self)
