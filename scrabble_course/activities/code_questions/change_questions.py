"""Questions about what would happen if a function were another: each is run."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator

from scrabble_course.activities.code_questions.code_edits import (
    CodeEdit,
    removals_of,
    rewritings_of,
    slips_of,
    swaps_of,
)
from scrabble_course.activities.code_questions.experiments import Experiments
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.plain_errors import with_article

MOST_TRIED = 6
"""Edits of a function that are tried for one kind of question."""
LONGEST_ANSWER = 60
LONGEST_LINE = 90
"""Characters of a line that is compared with another."""
ALWAYS = "yes, for every call"
FATES = {
    "all stop": "every call stops with an error",
    "some stop": "some calls stop with an error, and some do not",
    "wrong": "no call stops, but some answers are wrong",
    "same": "all answers stay as they are",
}


def other_operator(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for which call a slip would give another answer."""
    for edit in _some(slips_of(lab.function), rng):
        differ, alike = _by_answer(lab, edit)
        if differ and len(alike) >= 2:
            right, wrong = differ[0], alike[:3]
            old = f"Line {edit.line} says `{lab.function.whole_line(edit.line)}`."
            then = (
                f"if it says `{edit.new_line}`" if edit.now else f"without `{edit.was}`"
            )
            yield lab.question(
                "what if",
                f"{old} Which of these calls gives another answer {then}?",
                Option(f"`{lab.text_of(right)}`", _change(lab, right, edit)),
                tuple(
                    Option(f"`{lab.text_of(case)}`", _no_change(lab, case))
                    for case in wrong
                ),
                {"edit": edit, "cases": [right, *wrong]},
            )


def line_left_out(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what goes wrong without a line: the exercise's own topics."""
    for edit in _some(removals_of(lab.function), rng):
        ask = (
            f"Without line {edit.line}, `{edit.was}`, what would go wrong in the check?"
        )
        yield from _about_topics("line left out", ask, edit, lab, rng)


def topic_of_slip(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what goes wrong with a slip."""
    for edit in _some([edit for edit in slips_of(lab.function) if edit.now], rng):
        ask = (
            f"Line {edit.line} says `{lab.function.whole_line(edit.line)}`. If it said "
            f"`{edit.new_line}`, what would go wrong in the check?"
        )
        yield from _about_topics("slip", ask, edit, lab, rng)


def _about_topics(
    kind: str, ask: str, edit: CodeEdit, lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    broken, whole = lab.topics_broken_by(edit.text)
    if lab.has_sides or not broken or len(whole) < 2:
        return
    right, wrong = rng.choice(broken), rng.sample(whole, min(3, len(whole)))
    said = "That comes out as before."
    yield lab.question(
        kind,
        ask,
        Option(right, f"That goes wrong.{_example(lab, edit, right)}"),
        tuple(Option(topic, said) for topic in wrong),
        {"edit": edit, "topics": [right, *wrong]},
    )


def fate_without_line(
    lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    """Ask whether calls stop without a line, or go on and are wrong."""
    ended = [lab.outcome(case) for case in lab.cases]
    if any(one and one.ended == "raised" for one in ended):
        return  # those that are to be refused stop in any case
    for edit in _some(removals_of(lab.function), rng):
        stopped = [case for case in lab.cases if _stops(lab, case, edit)]
        wrong = sum(lab.is_wrong(case, edit.text) for case in lab.cases)
        some = ("wrong" if wrong else "same") if not stopped else "some stop"
        fate = "all stop" if len(stopped) == len(lab.cases) else some
        if fate == "same" or lab.unseen or lab.is_endless(edit.text):
            continue  # that may only be so for the calls of the check
        many = f"Of {len(lab.cases)} calls, {wrong} go wrong. "
        said = f"{many}{_errors(lab, stopped, edit)}{_example(lab, edit)}".strip()
        yield lab.question(
            "fate",
            f"Line {edit.line}, `{edit.was}`, is left out. What comes of the calls "
            "that the check makes?",
            Option(FATES[fate], said),
            tuple(
                Option(text, f"Not so: {FATES[fate]}. {said}".strip())
                for key, text in FATES.items()
                if key != fate
            ),
            {"edit": edit, "fate": fate},
        )


def change_of_places(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which two lines may change places."""
    swaps = swaps_of(lab.function)
    free = [
        edit
        for edit, is_harmless in swaps
        if is_harmless and all(lab.is_same(case, edit.text) for case in lab.cases)
    ]
    if not free:
        return
    bound = [
        edit
        for edit, is_harmless in rng.sample(swaps, min(len(swaps), MOST_TRIED))
        if not is_harmless
        and any(lab.is_wrong(case, edit.text) for case in lab.cases)
        and not lab.is_endless(edit.text)
    ]
    if len(bound) >= 2:
        right, wrong = rng.choice(free), rng.sample(bound, min(3, len(bound)))
        yield lab.question(
            "change of places",
            "Which two lines can change places, so that every answer stays as it is?",
            Option(right.now, "Neither makes what the other needs."),
            tuple(
                Option(edit.now, f"Then answers change.{_example(lab, edit)}")
                for edit in wrong
            ),
            {"edits": [right, *wrong]},
        )


def same_or_not(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask whether a line, written in another way, still does the same."""
    slips = [edit for edit in slips_of(lab.function) if edit.now not in ("", "+", "-")]
    # Both must come, and look alike, or else the answer is known beforehand.
    edits = [(edit, False) for edit in _some(slips, rng)[:3]]
    edits += [(edit, True) for edit in _some(rewritings_of(lab.function), rng)[:3]]
    for edit, is_the_same in rng.sample(edits, len(edits)):
        differ, alike = _by_answer(lab, edit)
        is_so = all(lab.is_same(case, edit.text) for case in lab.cases)
        if is_so is not is_the_same or len(alike) < 2 or bool(differ) is is_so:
            continue
        no = [_not_for(lab, case, _change(lab, case, edit)) for case in differ[:1]]
        near = alike[: 3 - len(no)]
        wrong = [_not_for(lab, case, _no_change(lab, case)) for case in near]
        said = f"It is not so: {no[0].reply}" if no else "Both lines say the same."
        options = [*no, Option(ALWAYS, said), *wrong]
        yield lab.question(
            "same or not",
            f"A classmate's function is yours, but line {edit.line} says "
            f"`{edit.new_line}`. Do both always give the same?",
            options[0],
            tuple(options[1:]),
            {"edit": edit, "cases": [*differ[:1], *near], "is_same": is_so},
        )


def purpose(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which line is there for a topic: without it, only that goes wrong."""
    function = lab.function
    edits = [*removals_of(function), *(e for e in slips_of(function) if not e.now)]
    by_line: dict[int, list[list[str]]] = {}
    for edit in edits:
        broken = lab.topics_broken_by(edit.text)[0]
        by_line.setdefault(edit.line, []).append(broken)
    for edit in rng.sample(edits, len(edits)):
        broken = lab.topics_broken_by(edit.text)[0]
        there = [line for line, found in by_line.items() if broken in found]
        others = [line for line in by_line if line != edit.line]
        wrong = sorted(others, key=lambda line: abs(line - edit.line))[:3]
        is_alone = there == [edit.line] and not lab.unseen
        if len(broken) == 1 and is_alone and len(wrong) >= 2 and not lab.has_sides:
            yield lab.question(
                "purpose",
                f"Which line is there for this: {broken[0]}?",
                Option(lab.function.quoted(edit.line), _without(lab, broken[0], edit)),
                tuple(
                    Option(lab.function.quoted(line), _other_task(line, by_line[line]))
                    for line in sorted(wrong)
                ),
                {"edit": edit, "topic": broken[0], "lines": wrong},
            )


def reason(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for a sentence, which is kept and not judged."""
    statements = [*lab.function.statements]
    inner = [one for one in statements if not isinstance(one, ast.Return)]
    if chosen := inner or statements:
        line = rng.choice(chosen).lineno
        yield lab.question(
            "reason",
            f"In one sentence: why is line {line}, `{lab.function.line(line)}`, there?",
            None,
        )


def _some(edits: list[CodeEdit], rng: random.Random) -> list[CodeEdit]:
    """Return edits of lines that can be read at a glance, in any order."""
    edits = [edit for edit in edits if len(edit.new_line) <= LONGEST_LINE]
    return rng.sample(edits, min(len(edits), MOST_TRIED))


def _by_answer(lab: Experiments, edit: CodeEdit) -> tuple[list[Case], list[Case]]:
    """Return the shown cases that an edit makes wrong, and those that it leaves.

    Of the latter, those come first that run the line at all. A call that stops with an
    error is easily told: it is in neither.
    """
    differ = [
        case
        for case in lab.shown
        if lab.is_wrong(case, edit.text) and not _stops(lab, case, edit)
    ]
    alike = [case for case in lab.shown if lab.is_same(case, edit.text)]
    if lab.is_endless(edit.text):
        return [], []
    ran = {id(case) for case, trace in lab.traced if edit.line in trace.lines}
    return differ, sorted(alike, key=lambda case: id(case) not in ran)


def _stops(lab: Experiments, case: Case, edit: CodeEdit) -> bool:
    """Whether a call stops with an error only after an edit, or is not seen to end."""
    before, after = lab.outcome(case), lab.outcome(case, edit.text)
    assert before is not None
    return after is None or (after.ended == "raised" and before.ended != "raised")


def _errors(lab: Experiments, stopped: list[Case], edit: CodeEdit) -> str:
    outcomes = [lab.outcome(case, edit.text) for case in stopped]
    kinds = sorted({one.error_type for one in outcomes if one and one.error_type})
    return f"There is {with_article(kinds[0])}. " if kinds else ""


def _not_for(lab: Experiments, case: Case, reply: str) -> Option:
    return Option(f"no, not for `{lab.text_of(case)}`", reply)


def _change(lab: Experiments, case: Case, edit: CodeEdit) -> str:
    new, old = lab.answer_text(case, edit.text), lab.answer_text(case)
    call = f"`{lab.text_of(case)}`"
    if new == old:
        return f"{call} then does something else to its argument, or on the screen."
    return f"{call} gives {_code(new)} then, and not {_code(old)}."


def _no_change(lab: Experiments, case: Case) -> str:
    return f"That call still gives {_code(lab.answer_text(case))}."


def _code(text: str) -> str:
    if text.startswith(("a ", "no ", "one ")):
        return text
    return f"`{text[:LONGEST_ANSWER]}{' ...' * (len(text) > LONGEST_ANSWER)}`"


def _example(lab: Experiments, edit: CodeEdit, topic: str = "") -> str:
    """Return what becomes of a call that goes wrong, of that topic if one is named."""
    for case in lab.shown:
        if topic in ("", case.topic) and lab.is_wrong(case, edit.text):
            return f" {_change(lab, case, edit)}"
    return ""


def _without(lab: Experiments, topic: str, edit: CodeEdit) -> str:
    left_out = f"Without `{edit.was}` there, that goes wrong, and nothing else."
    return f"{left_out}{_example(lab, edit, topic)}"


def _other_task(line: int, broken: list[list[str]]) -> str:
    """Say what goes wrong without a line that is there for something else."""
    topics = max(broken, key=len)
    if not topics:
        return f"Without line {line}, that still comes out right."
    more = ", and more" if len(topics) > 2 else ""
    return f"Without line {line}, this goes wrong: {', '.join(topics[:2])}{more}."
