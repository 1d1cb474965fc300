"""`arrange`: the lines of a function, shuffled, to be put in order and run."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from traitlets import Bunch, Int, List, TraitError, Unicode, observe, validate

from scrabble_course.activities.arrangement import (
    STEP,
    Arrangement,
    Distractor,
    LineOrder,
    PlacedLine,
    code_line,
)
from scrabble_course.activities.arrangement_attempt import (
    after_try,
    from_json,
    read_program,
)
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.activities.order_check import check_order
from scrabble_course.activities.saved_answers import kept_answer
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.checks.report import Report, Status
from scrabble_course.checks.report_html import report_body
from scrabble_course.display.panel import panel, prose, python
from scrabble_course.widgets.card_widget import AnswerCard
from scrabble_course.widgets.front_end import script, style

HOW = "Run this cell to move the lines."
HOW_IN_A_GAP = "Run this cell to choose a line."
SPARE = ("", "One line belongs nowhere.", "Two lines belong nowhere.")


@in_one_sentence('arrange("swap_letter")')
def arrange(name: str) -> ArrangementCard:
    """Show the lines of a function, shuffled, to be put in order and run.

    Any order that answers right is right. LookupError says which names there are.

    >>> print(str(arrange("all_different")).splitlines()[0])
    Put these lines in order, and indent them. Two lines belong nowhere.
    """
    return ArrangementCard(arrangement(name))


class ArrangementCard(AnswerCard):
    """The card of an arrangement; the browser knows its lines, and no order of them."""

    _esm = script("arrange.js")
    _css = style("panel.css", "activity.css", "arrange.css")

    task = Unicode().tag(sync=True)
    head = Unicode().tag(sync=True)  # the first line, which stays where it is
    lines = List(Unicode()).tag(sync=True)  # all others, shuffled and so numbered
    gone = List(Int()).tag(sync=True)  # those of lines that were taken away
    program = List(List(Int())).tag(sync=True)  # numbers, with steps inwards
    gap = List(Int()).tag(sync=True)  # its place, and what marks it; else none
    typed = Unicode().tag(sync=True)  # the line typed for the gap; "": one was chosen
    runs = Int().tag(sync=True)  # counts up each time it is to be run
    answered = Int().tag(sync=True)  # the last of these that was answered
    outcome = Unicode().tag(sync=True)  # what came of it, in HTML
    verdict = Unicode().tag(sync=True)  # "good" or "bad" once it was run
    activity = "arrange"

    def __init__(self, arrangement: Arrangement) -> None:
        self._arrangement = arrangement
        kept = kept_answer(self.activity, arrangement.key)
        self._work = from_json(arrangement, kept)
        super().__init__(
            task=_task(arrangement),
            head=arrangement.head.shown,
            lines=[line.shown for line in arrangement.lines],
            gone=list(self._work.gone),
            program=[list(placed) for placed in self._work.program],
            gap=list(arrangement.gap or ()),
            typed=str(kept.get("typed", "")),
        )

    def __repr__(self) -> str:
        return "\n".join([self.task, *_text(self._arrangement)])

    def run(self) -> None:
        """Run the lines as they are now; `outcome` says what came of it."""
        self.runs += 1

    @validate("program")
    def _hold_program(self, proposal: Bunch) -> list[list[int]]:
        pairs: list[list[int]] = proposal.value
        if read_program(self._arrangement, pairs, self._work.gone) is None:
            raise TraitError(f"{pairs} are no lines of {self._arrangement.name}")
        return pairs

    @observe("program")
    def _follow(self, _change: object) -> None:
        program = tuple(PlacedLine(*pair) for pair in self.program)
        if program != self._work.program:
            self._work = replace(self._work, program=program)
            self._keep()

    @observe("runs")
    def _run(self, _change: object) -> None:
        made, program = self._arrangement, self._work.program
        if made.gap and self.typed:
            made, program = _typed_in(made, self.typed)
        report = check_order(made, program)
        self._work, taken = after_try(self._arrangement, self._work, report)
        with self.hold_sync():
            self.gone = list(self._work.gone)
            self.program = [list(placed) for placed in self._work.program]
            self.outcome = _outcome(report, taken)
            self.verdict = "good" if report.status is Status.PASSED else "bad"
            self.answered = self.runs
            self._keep()  # before a browser hears of it

    def _keep(self) -> None:
        work = {**self._work.to_json(), "typed": self.typed}
        self._keep_answer(self._arrangement.key, work)

    def _still(self) -> str:
        return self._as_html(_text(self._arrangement))

    def _as_left(self) -> str:
        work = self._work
        return self._as_html(_lines(self._arrangement, work.program, work.gone))

    def _as_html(self, lines: list[str]) -> str:
        how = HOW_IN_A_GAP if self.gap else HOW
        return panel(self.task, [python("\n".join(lines)), prose(how)], "wait")


def _task(arrangement: Arrangement) -> str:
    if arrangement.gap:
        return (
            "One line is missing. Choose the one that belongs in the gap, or type it."
        )
    nowhere = SPARE[len(arrangement.distractors)]
    return f"Put these lines in order, and indent them. {nowhere}"


def _typed_in(arrangement: Arrangement, text: str) -> tuple[Arrangement, LineOrder]:
    """Return the arrangement with one line more, and the program with it in the gap."""
    line = code_line(text)
    more = (*arrangement.distractors, Distractor(line, arrangement.missing, ""))
    made = replace(arrangement, distractors=more)
    return made, made.filled(made.lines.index(line))


def _text(arrangement: Arrangement) -> list[str]:
    """Return the lines as they are given, whatever the student has made of them."""
    return _lines(arrangement, arrangement.start, ())


def _lines(
    arrangement: Arrangement, program: LineOrder, gone: tuple[int, ...]
) -> list[str]:
    """Return the function as far as it stands, and the lines that are left."""
    shown = [line.shown for line in arrangement.lines]
    used = {line for line, _ in program}.union(gone)
    if arrangement.gap:
        used.add(arrangement.gap.line)
    placed = [f"{STEP * (level + 1)}{shown[line]}" for line, level in program]
    rest = [f"{STEP}? {text}" for at, text in enumerate(shown) if at not in used]
    apart = [""] if arrangement.gap and rest else []
    return [arrangement.head.shown, *placed, *apart, *rest]


def _outcome(report: Report, taken: str) -> str:
    """Return what is said of a run, as HTML."""
    if report.status is Status.NOT_STARTED:
        said = [prose(report.advice)]
    else:
        said = [f'<p class="sc-message">{escape(report.headline)}</p>']
        said += [report_body(report)]
    return "".join([*said, *([prose(taken)] if taken else [])])
