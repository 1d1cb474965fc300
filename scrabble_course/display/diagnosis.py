"""The HTML face of what the doctor found."""

from __future__ import annotations

from html import escape
from typing import Any

from scrabble_course.display.panel import panel, prose, python


def diagnosis_html(diagnosis: Any) -> str:
    """Return an `installation.Diagnosis` as a card: troubles with their remedies."""
    items = "".join(f"<li>{_item(finding)}</li>" for finding in diagnosis.findings)
    style = "list-style:none;margin:.3em 0 0;padding:0"
    tone = "good" if diagnosis.well else "bad"
    return panel(diagnosis.headline, [f'<ul style="{style}">{items}</ul>'], tone)


def _item(finding: Any) -> str:
    mark, said = ("&#10007;", "not ready") if finding.problem else ("&#10003;", "ready")
    pieces = [f'<span aria-label="{said}">{mark}</span> {escape(finding.need)}']
    pieces += [prose(text) for text in (finding.problem, finding.remedy) if text]
    if finding.paste:
        pieces.append(python(finding.paste))
    return "".join(pieces)
