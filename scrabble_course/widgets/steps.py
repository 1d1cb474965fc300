"""One call of a student's own function, to walk through line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from html import escape
from itertools import islice, starmap
from typing import Any

from traitlets import Dict, Int

from scrabble_course.activities.call_steps import record
from scrabble_course.activities.recording import RecordedStep, Recording
from scrabble_course.activities.shown_source import text_at
from scrabble_course.activities.step_words import rows_of, sentences, summary, title
from scrabble_course.calling.callables import name_of
from scrabble_course.calling.misuse import check_values, in_one_sentence
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.display.panel import panel, prose, python
from scrabble_course.widgets.card_widget import CardWidget
from scrabble_course.widgets.front_end import script, style

HOW = "A step opens with a click. Run this cell to go through the steps."
MOST_PICTURED = 20
"""Steps that stand in the still picture."""


@in_one_sentence('steps(get_word_score, "weed", 6)')
def steps(
    function: Callable[..., Any], *args: Any, typed: Sequence[str] = ()
) -> StepsView:
    """Call `function` with `args` once, and show each line as it runs.

    Only functions that you have written yourself are shown. They get copies of `args`,
    so nothing of yours is changed. `typed` are the replies to `input()`, one after the
    other. An error ends the steps, and so does a loop without end.
    """
    if not callable(function):
        raise TypeError(
            "steps() takes the function itself, without calling it, and then what to "
            f"call it with: steps(my_function, 1, 2). It was given {function!r:.80}"
        )
    check_values("steps(", function, args, _values_for(function))
    return StepsView(
        record(function, args, [typed] if isinstance(typed, str) else typed)
    )


def _values_for(function: Callable[..., Any]) -> str:
    """Return values as an exercise of this name asks with, "" if there is none."""
    try:
        return exercise_named(name_of(function)).values_text()
    except LookupError:
        return ""


class StepsView(CardWidget):
    """The steps of one call, to go through forwards and backwards."""

    _esm = script("steps.js")
    _css = style("panel.css", "activity.css", "steps.css")

    shown = Dict().tag(sync=True)  # all that the browser draws
    at = Int().tag(sync=True)  # the step that is looked at, from 0

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        super().__init__(shown=_shown(recording))

    def __repr__(self) -> str:
        return summary(self.recording)

    def _still(self) -> str:
        told = sentences(self.recording)
        seen = zip(told, self.recording.steps, strict=True)
        listed = "".join(starmap(_opened, islice(seen, MOST_PICTURED)))
        more = len(told) - MOST_PICTURED
        if more > 0:
            listed += f"<li>... and {more:,} more steps.</li>"
        texts = [python(_numbered(*key)) for key in _outer_texts(self.recording)]
        texts += [f"<ol>{listed}</ol>{prose(HOW)}"] if told else []
        return panel(repr(self), texts, "wait")


def _opened(told: str, step: RecordedStep) -> str:
    """Return a step that opens without Python, and without a script: its variables."""
    rows = [f"{' = '.join(r.names)} = {r.value}\n" for r in rows_of(step, step.call)]
    variables = python("".join(rows))
    return f"<li><details><summary>{escape(told)}</summary>{variables}</details></li>"


def _shown(recording: Recording) -> dict[str, Any]:
    """Return a recording as the script takes it."""
    told = sentences(recording)
    texts = {key: place for place, key in enumerate(_texts(recording))}
    return {
        "title": title(recording),
        "texts": [
            {"first": first, "lines": text_at(file, first).splitlines()}
            for file, first in texts
        ],
        "steps": [
            {
                "told": sentence,
                "event": step.event,
                "text": texts[step.call.file, step.call.first],
                "line": step.call.line,
                "printed": step.printed,
                "left_out": step.left_out,
                "calls": _calls(step),
            }
            for step, sentence in zip(recording.steps, told, strict=True)
        ],
        "rest": recording.rest,
    }


def _texts(recording: Recording) -> dict[tuple[str, int], None]:
    """Return where the functions of the calls stand, in the order they come in."""
    return {(step.call.file, step.call.first): None for step in recording.steps}


def _outer_texts(recording: Recording) -> list[tuple[str, int]]:
    """Return the same without functions that stand inside one that came before."""
    seen: set[tuple[str, int]] = set()
    outer = []
    for file, first in _texts(recording):
        if (file, first) not in seen:
            outer.append((file, first))
        lines = text_at(file, first).splitlines()
        seen.update((file, line) for line in range(first, first + len(lines)))
    return outer


def _calls(step: RecordedStep) -> list[dict[str, Any]]:
    return [
        {
            "name": call.function,
            "line": call.line,
            "rows": [asdict(row) for row in rows_of(step, call)],
            "ending": _ENDING[step.event].format(step.value)
            if call is step.call
            else "",
        }
        for call in step.calls
    ]


_ENDING = {
    "line": "",
    "returned": "returns {}",
    "yielded": "yields {}",
    "raised": "stops with {}",
}


def _numbered(file: str, first: int) -> str:
    lines = text_at(file, first).splitlines()
    width = len(str(first + len(lines)))
    return "\n".join(
        f"{number:{width}}  {line}" for number, line in enumerate(lines, first)
    )
