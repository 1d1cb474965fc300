"""A course for JupyterLab: from scoring one word to a full game of Scrabble.

These are the student's verbs. Graded functions are imported from their part:
`from scrabble_course.word_game import get_word_score`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from scrabble_course.version import __version__ as __version__

if TYPE_CHECKING:
    from scrabble_course.calling.typed_replies import typed
    from scrabble_course.checks.hunt import hunt
    from scrabble_course.checks.own_work import mine
    from scrabble_course.checks.verbs import check, hint, progress, solution
    from scrabble_course.display.call_tree import call_tree
    from scrabble_course.display.race import race
    from scrabble_course.release.doctor import doctor
    from scrabble_course.release.hand_in import hand_in
    from scrabble_course.widgets.arrange import arrange
    from scrabble_course.widgets.board_view import BoardView
    from scrabble_course.widgets.explain import explain
    from scrabble_course.widgets.hand_game import HandGame
    from scrabble_course.widgets.predict import predict
    from scrabble_course.widgets.rack import Rack
    from scrabble_course.widgets.recall import recall
    from scrabble_course.widgets.scrabblegram import Scrabblegram
    from scrabble_course.widgets.steps import steps
    from scrabble_course.widgets.table_game import TableGame
    from scrabble_course.word_game.valid_words import load_words


__all__ = [
    "BoardView",
    "HandGame",
    "Rack",
    "Scrabblegram",
    "TableGame",
    "arrange",
    "call_tree",
    "check",
    "doctor",
    "explain",
    "hand_in",
    "hint",
    "hunt",
    "load_words",
    "mine",
    "predict",
    "progress",
    "race",
    "recall",
    "solution",
    "steps",
    "typed",
]

# Loaded on first use, so that importing the package stays light.
_HOMES = {
    "BoardView": "widgets.board_view",
    "HandGame": "widgets.hand_game",
    "Rack": "widgets.rack",
    "Scrabblegram": "widgets.scrabblegram",
    "TableGame": "widgets.table_game",
    "arrange": "widgets.arrange",
    "call_tree": "display.call_tree",
    "check": "checks.verbs",
    "doctor": "release.doctor",
    "explain": "widgets.explain",
    "hand_in": "release.hand_in",
    "hint": "checks.verbs",
    "hunt": "checks.hunt",
    "load_words": "word_game.valid_words",
    "mine": "checks.own_work",
    "predict": "widgets.predict",
    "progress": "checks.verbs",
    "race": "display.race",
    "recall": "widgets.recall",
    "solution": "checks.verbs",
    "steps": "widgets.steps",
    "typed": "calling.typed_replies",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
