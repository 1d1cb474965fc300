"""What rack and board have in common: tiles in some order, plays, and a browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bunch, Int, List, TraitError, Unicode, validate

from scrabble_course.display.image import image_html
from scrabble_course.display.panel import prose
from scrabble_course.widgets.card_widget import CardWidget


class TileWidget(CardWidget):
    """A widget with tiles on a rack, which a player moves in one or more browsers."""

    order = List(Int()).tag(sync=True)  # the places of the tiles, as they lie
    plays = Int().tag(sync=True)  # counts up each time the player enters a play
    answered = Int().tag(sync=True)  # the number of the play that was answered last
    sheet = Unicode().tag(sync=True)  # how the score comes about, in HTML
    message = Unicode().tag(sync=True)
    verdict = Unicode().tag(sync=True)  # "good" or "bad" once a play is entered
    problem = Unicode().tag(sync=True)  # what is wrong with the student's functions
    _how = "This is a picture. Run this cell to go on playing."
    _least_width = 0  # of the picture, in pixels, so that it can be read

    def shuffle(self, rng: random.Random | None = None) -> None:
        """Lay the tiles on the rack in another order, drawn from `rng`."""
        mixed = self.order.copy()
        while mixed == self.order and len(mixed) > 1:
            (rng or random.Random()).shuffle(mixed)
        self.order = mixed

    def _say(self, message: str, verdict: str = "", problem: str | None = None) -> None:
        """Say what came of something; a problem that is not told stays in sight."""
        with self.hold_sync():
            self.message = self.verdict = ""  # so that the same is announced again
        with self.hold_sync():
            self.message, self.verdict = message, verdict
            if problem is not None:
                self.problem = problem

    def _picture(self) -> str:
        """Return a still picture as SVG, for where no widget can run."""
        raise NotImplementedError

    def _still(self) -> str:
        """Return the picture as an image: that needs no trust to be shown."""
        told = prose(f"{self._standing()} {self._how}".lstrip())
        return image_html(self._picture(), repr(self), self._least_width) + told

    def _standing(self) -> str:
        """Return what the picture does not show."""
        return ""

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
        command = message.get("do") if isinstance(message, dict) else None
        if isinstance(command, str) and command in self._commands:
            self._commands[command](self)
