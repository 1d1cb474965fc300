"""The HTML face of a student's progress."""

from __future__ import annotations

from typing import Any

from scrabble_course.display.panel import code, panel


def progress_html(progress: Any) -> str:
    """Return a `checks.record.Progress` as a card with one line a stage."""
    lines = []
    for stage, functions in progress.rows:
        whole = all(passed for _, passed in functions)
        names = ", ".join(
            f"{code(name)} {'passed' if passed else 'to do'}"
            for name, passed in functions
        )
        mark = "&#10003;" if whole else "&#9675;"
        word = "done" if whole else "open"
        lines.append(
            f'<li><span aria-label="{word}">{mark}</span> '
            f"{stage.number} {stage.title}: {names}</li>"
        )
    style = "list-style:none;margin:.3em 0 0;padding:0"
    return panel(progress.headline, [f'<ul style="{style}">', *lines, "</ul>"], "good")
