"""The HTML face of a student's progress."""

from __future__ import annotations

from html import escape

from scrabble_course import course
from scrabble_course.checks.progress import GRADED, WHAT_IS_KEPT, Progress
from scrabble_course.display.panel import code, panel, prose


def progress_html(progress: Progress) -> str:
    """Return progress as a card: where you are, then each part to fold out.

    Only the part you are in is open.
    """
    body = [prose(progress.next_step)]
    body += [_part(progress, part) for part in course.PARTS]
    if progress.effort:
        body.append(prose(f"So far: {progress.effort}."))
    body.append(_folded("What is kept about me, and who sees it?", prose(WHAT_IS_KEPT)))
    return panel(progress.headline, body, "good")


def _part(progress: Progress, part: course.Part) -> str:
    stages = (stage for stage in GRADED if stage.part is part)
    items = "".join(_item(progress, stage) for stage in stages)
    style = "list-style:none;margin:0;padding:0 0 0 1.1em"
    listed = f'<ul style="{style}">{items}</ul>'
    return _folded(progress.summary(part), listed, progress.is_open(part))


def _item(progress: Progress, stage: course.Stage) -> str:
    names = ", ".join(
        f"{code(name)} {progress.state(stage, name) or 'to do'}"
        for name in stage.functions
    )
    is_done = not progress.left(stage)
    mark, word = ("&#10003;", "done") if is_done else ("&#9675;", "open")
    return (
        f'<li><span role="img" aria-label="{word}">{mark}</span> '
        f"{stage.number} {escape(stage.title)}: {names}</li>"
    )


def _folded(title: str, inside: str, is_open: bool = False) -> str:
    summary = f'<summary style="cursor:pointer">{escape(title)}</summary>'
    shown = " open" if is_open else ""
    return f'<details{shown} style="margin:.4em 0 0">{summary}{inside}</details>'
