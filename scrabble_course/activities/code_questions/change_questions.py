"""Questions about what would happen if a function were another: each is run."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from scrabble_course.activities.code_questions.code_edits import (
    CodeEdit,
    calls_left_out,
    removals_of,
    renamed_copy,
    rewritings_of,
    slips_of,
)
from scrabble_course.activities.code_questions.experiments import Experiments
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.lint.source import cut
from scrabble_course.diagnosis.plain_errors import with_article

MOST_TRIED = 3
"""Edits of a function that are tried for one kind of question."""
MOST_LINES = 4
"""Lines among which one is looked for that has a purpose of its own."""
LONGEST_LINE = 90
"""Characters of a line that is compared with another."""
SHARE_OF_EQUALS = 0.3
"""How often what gives the same is asked about as well."""
MOST_TO_COMPARE = 12
"""Lines of a function that is compared with another."""
FATES_OF_ALL = {
    "every call stops with an error": {"raised"},
    "some calls stop with an error, and some do not": {"raised", "returned"},
    "no call stops, but some answers are wrong": {"returned"},
}
"""What may come of all calls, and how they end then."""
NO_REWRITING = ("+", "-", "+=", "-=")
"""What a slip writes, and nobody who says the same in other words."""
NO_NAME = ("NameError", "UnboundLocalError")
"""That a name has no value when its line is gone is seen at a glance."""


def other_operator(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for which call a slip would give another answer."""
    edits = [*slips_of(lab.function), *calls_left_out(lab.function)]
    for edit in _some(edits, rng):
        ask = f"{_if(edit, lab)} which of these calls would give another answer?"
        yield from _about_calls(ask, edit, lab)


def line_left_out(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what goes wrong without a line: one of the exercise's own topics.

    All its cases go wrong: that of which only some do has other reasons.
    """
    edits = () if lab.has_sides else _some(removals_of(lab.function), rng)
    for edit in edits:
        broken, whole = lab.topics_broken_by(edit.text)
        broken = [
            one for one in broken if lab.holds_for([one], edit.text, lab.is_wrong)
        ]
        if broken and len(whole) >= 2:
            right, wrong = rng.choice(broken), rng.sample(whole, min(3, len(whole)))
            if lab.holds_for(wrong, edit.text, lab.is_same):
                yield OwnCodeQuestion(
                    f"{_if(edit, lab)} what would go wrong in the check?",
                    Option(right, f"That goes wrong.{_example(edit, lab, right)}"),
                    [Option(topic, "That comes out as before.") for topic in wrong],
                    {"edit": edit},
                )


def fate_without_line(
    lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    """Ask whether a call stops without a line, or goes on, and with which answer."""
    edits = _some(removals_of(lab.function), rng)
    shown = rng.sample(lab.shown, len(lab.shown))
    pairs = [(edit, case) for edit in edits for case in shown]
    # That a call stays as it is happens often, and both must come.
    is_same_first = rng.random() < SHARE_OF_EQUALS
    pairs.sort(key=lambda pair: lab.is_same(pair[1], pair[0].text) is not is_same_first)
    for edit, case in pairs:
        yield from _fate_of(edit, case, lab)
    for edit in () if shown else edits:
        yield from _fate_of_all(edit, lab)


def _fate_of(edit: CodeEdit, case: Case, lab: Experiments) -> Iterator[OwnCodeQuestion]:
    before, after = lab.outcome(case), lab.outcome(case, edit.text)
    now, new = lab.answer(case), lab.answer(case, edit.text)
    is_same, is_error = lab.is_same(case, edit.text), after.ended == "raised"
    is_plain = before.ended == "returned" and not now.endswith(" ...`")
    is_clear = (new == now) is is_same and after.error_type not in NO_NAME
    if is_plain and is_clear and (is_error or after.ended == "returned"):
        stops, other = "it stops with an error", "it gives something else"
        same = f"it gives {now}, as it does now"
        right = stops if is_error else same if is_same else other
        said = f"{lab.call(case)} then {'stops with' if is_error else 'gives'}"
        yield OwnCodeQuestion(
            f"{_if(edit, lab)} what would come of {lab.call(case)}?",
            *_one_of((stops, same, other), right, f"{said} {new}."),
            {"edit": edit, "case": case},
        )


def _fate_of_all(edit: CodeEdit, lab: Experiments) -> Iterator[OwnCodeQuestion]:
    """Ask that of all calls, where none can be shown."""
    cases = lab.exercise.fixed
    made = [lab.outcome(case, edit.text) for case in cases]
    errors = {one.error_type for one in made if one.error_type}
    ends = {one.ended for one in made}
    right = [text for text, these in FATES_OF_ALL.items() if these == ends]
    is_broken = any(lab.is_wrong(case, edit.text) for case in cases)
    is_right = all(lab.outcome(case).ended == "returned" for case in cases)
    if right and is_broken and is_right and errors.isdisjoint(NO_NAME):
        said = f"There is {with_article(min(errors))}." if errors else "None stops."
        yield OwnCodeQuestion(
            f"{_if(edit, lab)} what would come of the calls that the check makes?",
            *_one_of(FATES_OF_ALL, right[0], said),
            {"edit": edit},
        )


def same_or_not(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask whether a function with a line written in another way still does the same.

    A short one is shown whole, with other names. Slips and lines that say the same
    must both come, and look alike, or else the answer is known beforehand.
    """
    copy = renamed_copy(lab.function)
    is_shown = copy is not None and len(copy.lines) <= MOST_TO_COMPARE
    function = copy if copy and is_shown else lab.function
    slips = [one for one in slips_of(function) if one.now not in NO_REWRITING]
    edits = [(edit, False) for edit in _some(slips, rng)]
    edits += [(edit, True) for edit in _some(rewritings_of(function), rng)]
    for edit, is_the_same in rng.sample(edits, len(edits)):
        is_so = all(lab.is_same(case, edit.text) for case in lab.cases)
        if is_so is is_the_same and (is_so or _by_answer(edit, lab)[0]):
            ask, other = f"is like yours, but line {edit.line} says", ""
            ask = f"{ask} `{edit.new_line}`"
            if is_shown:
                listing = FunctionText(function.name, edit.text).listing
                ask, other = "stands below yours", f"A classmate's:\n{listing}"
            ask = f"A classmate's function {ask}. Do both always give the same?"
            none, before = "yes, for every call", "no, not for "
            yield from _about_calls(ask, edit, lab, none, before, other)


def purpose(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which line is there for a topic: without it, only that goes wrong."""
    edits = [*removals_of(lab.function), *calls_left_out(lab.function)]
    lines = sorted({edit.line for edit in edits})
    if lab.has_sides or min(len(lab.shown), len(lines)) < 3:
        return
    lines = rng.sample(lines, min(MOST_LINES, len(lines)))
    broken = {e: lab.topics_broken_by(e.text)[0] for e in edits if e.line in lines}
    by_line = {n: [broken[e] for e in broken if e.line == n] for n in lines}
    for edit in rng.sample([*broken], len(broken)):
        there = [line for line, found in by_line.items() if broken[edit] in found]
        near = sorted(set(lines) - {edit.line}, key=lambda n: abs(n - edit.line))[:3]
        if len(broken[edit]) != 1 or there != [edit.line] or len(near) < 2:
            continue
        [topic] = broken[edit]
        rest = {case.topic for case in lab.exercise.fixed} - {topic}
        harmless = {e.text for e in broken if e.line in near and not broken[e]}
        is_its_own = lab.holds_for(rest, edit.text, lab.is_same)
        spared = (lab.holds_for([topic], text, lab.is_same) for text in harmless)
        if not is_its_own or not all(spared):
            return  # that took long enough
        left_out = f"Without `{edit.was}` there, that goes wrong, and nothing else."
        yield OwnCodeQuestion(
            f"Which line is there for this: {topic}?",
            lab.line_option(edit.line, f"{left_out}{_example(edit, lab, topic)}"),
            [lab.line_option(n, _other_task(n, by_line[n])) for n in sorted(near)],
            {"edit": edit, "topic": topic},
        )


def _other_task(line: int, broken: list[list[str]]) -> str:
    """Say what goes wrong without a line that is there for something else."""
    topics = max(broken, key=len)
    if not topics:
        return f"Without line {line}, that still comes out right."
    more = ", and more" if len(topics) > 2 else ""
    return f"Without line {line}, this goes wrong: {', '.join(topics[:2])}{more}."


def _about_calls(
    ask: str,
    edit: CodeEdit,
    lab: Experiments,
    none: str = "",
    before: str = "",
    other: str = "",
) -> Iterator[OwnCodeQuestion]:
    """Ask for a call that an edit answers otherwise; `none` says that there is none."""
    differ, alike = _by_answer(edit, lab)
    options = [
        Option(f"{before}{lab.call(case)}", _change(edit, lab, case))
        for case in differ[:1]
    ]
    if none:
        same = f"Line {edit.line} of theirs says the same in other words."
        options.append(Option(none, options[0].reply if options else same))
    near = alike[: 4 - len(options)]
    if options and len(near) >= 2:
        for case in near:
            said = f"That gives {lab.answer(case)} in both."
            options.append(Option(f"{before}{lab.call(case)}", said))
        facts = {"edit": edit, "cases": [*differ[:1], *near]}
        yield OwnCodeQuestion(ask, options[0], options[1:], facts, other)


def _some(edits: list[CodeEdit], rng: random.Random) -> list[CodeEdit]:
    """Return edits of lines that can be read at a glance, in any order."""
    edits = [edit for edit in edits if len(edit.new_line) <= LONGEST_LINE]
    return rng.sample(edits, min(len(edits), MOST_TRIED))


def _if(edit: CodeEdit, lab: Experiments) -> str:
    line = lab.function.line(edit.line)
    if edit.now == "pass":
        return f"Without line {edit.line}, `{cut(line)}`,"
    return f"Line {edit.line} says `{line}`. If it said `{edit.new_line}`,"


def _one_of(texts: Iterable[str], right: str, said: str) -> tuple[Option, list[Option]]:
    """Return what may come of an edit as options, the right one and the others."""
    wrong = [Option(text, said) for text in texts if text != right]
    return Option(right, said), wrong


def _by_answer(edit: CodeEdit, lab: Experiments) -> tuple[list[Case], list[Case]]:
    """Return the shown cases that an edit answers otherwise, and those it leaves alone.

    Of the latter, those come first that run the line at all. A call that stops with an
    error is easily told: it is in neither.
    """
    alike = [case for case in lab.shown if lab.is_same(case, edit.text)]
    differ = [
        case
        for case in lab.shown
        if not lab.is_same(case, edit.text)
        and lab.answer(case, edit.text) != lab.answer(case)
        and lab.outcome(case, edit.text).ended == "returned"
    ]
    if lab.is_endless(edit.text):
        return [], []
    ran = {case for case, trace in lab.traced if edit.line in trace.lines}
    return differ, sorted(alike, key=lambda case: case not in ran)


def _change(edit: CodeEdit, lab: Experiments, case: Case) -> str:
    new, old = lab.answer(case, edit.text), lab.answer(case)
    return f"{lab.call(case)} then gives {new}, and with your code {old}."


def _example(edit: CodeEdit, lab: Experiments, topic: str) -> str:
    """Return what becomes of a call of a topic that goes wrong; "" if none shows."""
    for case in lab.shown:
        is_other = lab.answer(case, edit.text) != lab.answer(case)
        if case.topic == topic and lab.is_wrong(case, edit.text) and is_other:
            return f" {_change(edit, lab, case)}"
    return ""
