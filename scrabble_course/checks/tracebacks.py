"""Puts one plain sentence below the traceback of a cell, in the kernel of a lesson.

It is the last line of the traceback itself, so that what a cell shows stays one output,
and its kind and message stay as they are.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any


def add_sentences(shell: Any = None) -> None:
    """Add them from now on in the shell, or in the one that runs here, if one does."""
    ipython = sys.modules.get("IPython")
    shell = shell or (ipython and ipython.get_ipython())
    show = getattr(shell, "_showtraceback", None)
    if show is None or getattr(show, "adds_a_sentence", False):
        return

    def show_more(kind: Any, error: Any, lines: list[str]) -> None:
        show(kind, error, [*lines, *_below(error, shell.user_ns)])

    show_more.adds_a_sentence = True  # type: ignore[attr-defined]
    shell._showtraceback = show_more


def load_ipython_extension(shell: Any) -> None:
    """Prepare the kernel of a lesson before its first cell has run, as `start` does.

    IPython has a magic `%recall`, and would take `recall(1)` for it: the course's verb
    without its import is a NameError like any other, and gets its sentence.
    """
    add_sentences(shell)
    magics = shell.magics_manager
    for known in (magics.magics["line"], magics.lazy_magics):
        known.pop("recall", None)


def _below(error: Any, names: dict[str, Any]) -> list[str]:
    """Return what stands below the traceback; an error of ours speaks for itself."""
    try:
        # With the first error: a kernel that `start` gives begins sooner.
        from scrabble_course.diagnosis.plain_errors import in_plain_words

        is_of_a_cell = _is_in_a_cell(error, names)
        said = in_plain_words(error, names.keys()) if is_of_a_cell else ""
    except Exception:  # the traceback must be shown, whatever an error is made of
        return []
    return ["", f"In plain words: {said}"] if said else []


def _is_in_a_cell(error: BaseException, names: dict[str, Any]) -> bool:
    if hasattr(error, "_render_traceback_"):
        return False
    if isinstance(error, SyntaxError):
        return True
    last: FrameType | None = None
    trace = error.__traceback__
    while trace is not None:
        last, trace = trace.tb_frame, trace.tb_next
    is_waiting = type(error).__name__ in ("EOFError", "StdinNotImplementedError")
    return is_waiting or (last is not None and last.f_globals is names)
