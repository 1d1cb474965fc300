"""The HTML face of a student's progress."""

from __future__ import annotations

from html import escape

from scrabble_course import course
from scrabble_course.checks.record import Progress
from scrabble_course.display.panel import code, panel


def progress_html(progress: Progress) -> str:
    """Return progress as a card: a list of stages for each part."""
    body = []
    for part in dict.fromkeys(stage.part for stage, _ in progress.rows):
        items = "".join(_item(*row) for row in progress.of(part))
        name = escape(f"Part {part.number}: {part.title}")
        body.append(f'<p style="margin:.4em 0 0">{name}</p>')
        body.append(f'<ul style="list-style:none;margin:0;padding:0">{items}</ul>')
    return panel(progress.headline, body, "good")


def _item(stage: course.Stage, functions: list[tuple[str, bool]]) -> str:
    whole = all(passed for _, passed in functions)
    names = ", ".join(
        f"{code(name)} {'passed' if passed else 'to do'}" for name, passed in functions
    )
    mark, word = ("&#10003;", "done") if whole else ("&#9675;", "open")
    return (
        f'<li><span aria-label="{word}">{mark}</span> '
        f"{stage.number} {escape(stage.title)}: {names}</li>"
    )
