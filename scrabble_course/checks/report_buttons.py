"""A failed check with two buttons: watch the call line by line, and the next hint.

They run what the report says as text, among the student's own names. The text stays,
for paper and for where no widget can run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

import anywidget
from IPython.core.getipython import get_ipython
from traitlets import Int, List, Unicode

OURS = "application/vnd.scrabble-course.widget+json"
"""Marks an output for our extension of JupyterLab, which shows widget or picture."""


class ReportButtons(anywidget.AnyWidget):
    """A report, buttons that run a piece of code each, and below what came of it."""

    _esm = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
    _css = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    report = Unicode().tag(sync=True)
    offers: List[list[str]] = List().tag(sync=True)  # what a button says, and its code
    html = Unicode().tag(sync=True)
    card = Unicode().tag(sync=True)  # the widget that is shown, by its name
    turn = Int().tag(sync=True)  # counts what has been shown

    def __init__(
        self, report: str, offers: Mapping[str, str], names: dict[str, Any]
    ) -> None:
        super().__init__(report=report, offers=[list(one) for one in offers.items()])
        self._names = names
        self.on_msg(lambda _, content, buffers: self._obey(content))

    def run(self, label: str) -> None:
        """Run the code of a button, and show what it gives."""
        try:
            value = value_of(dict(self.offers)[label], self._names)
        except Exception as error:  # the student's names may be anything by now
            value = f"{type(error).__name__}: {error}"
        face = getattr(value, "_repr_html_", None)
        self.card = getattr(value, "model_id", "")
        self.html = "" if self.card else face() if face else escape(str(value))
        self.turn += 1

    def _obey(self, content: object) -> None:
        if content == {"do": "picture"}:
            self.send({"picture": self.report})
        elif isinstance(content, dict) and str(content.get("run")) in dict(self.offers):
            self.run(content["run"])

    def __repr__(self) -> str:
        return f"ReportButtons({', '.join(label for label, _ in self.offers)})"


def with_buttons(report: str, *texts: str) -> dict[str, Any]:
    """Return what a notebook shows of a report with what its sentences offer.

    That is nothing where no notebook is, or nothing is offered.
    """
    shell = get_ipython()
    offers = offered(*texts)
    if not offers or shell is None or not hasattr(shell, "kernel"):
        return {}
    card = ReportButtons(report, offers, shell.user_ns)
    bundle, _ = card._repr_mimebundle_() or ({}, {})
    views = {kind: view for kind, view in bundle.items() if "widget" in kind}
    return {**views, OURS: {}}


def offered(*texts: str) -> dict[str, str]:
    """Return what buttons would say, and their code, of the sentences of a report.

    >>> offered("Watch this call line by line: `steps(f, 3)`")
    {'Watch this call line by line': 'steps(f, 3)'}
    >>> offered('`hint("f")` has the next step.')
    {'Next hint': 'from scrabble_course import hint; hint("f")'}
    """
    found = {}
    for text in texts:
        for code in re.findall(r"`([^`]+)`", text):
            if code.startswith("hint("):
                found["Next hint"] = f"from scrabble_course import hint; {code}"
            elif "steps(" in code:
                found["Watch this call line by line"] = code
    return found


def value_of(code: str, names: dict[str, Any]) -> Any:
    """Run code among names, and return the value of its last line."""
    *before, last = ast.parse(code).body
    around = dict(names)
    exec(compile(ast.Module(before, []), "<button>", "exec"), around)
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "<button>", "eval"), around)
