"""Questions about what would happen if a function were another: each is run."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Sequence

from scrabble_course.activities.code_questions.code_edits import (
    CodeEdit,
    calls_left_out,
    removals_of,
    renamed_copy,
    rewritings_of,
    slips_of,
    swaps_of,
)
from scrabble_course.activities.code_questions.experiments import Experiments
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.plain_errors import with_article

MOST_TRIED = 3
"""Edits of a function that are tried for one kind of question."""
MOST_LINES = 4
"""Lines among which one is looked for that has a purpose of its own."""
LONGEST_ANSWER = 60
LONGEST_LINE = 90
"""Characters of a line that is compared with another."""
ALWAYS = "yes, for every call"
SHARE_OF_EQUALS = 0.3
"""How often what gives the same is asked about as well."""
MOST_TO_COMPARE = 12
"""Lines of each of two functions that are compared."""
NONE_OF_THESE = "none of these: they give the same"
FATES_OF_ALL = {
    frozenset({"raised"}): "every call stops with an error",
    frozenset({"raised", "returned"}): "some calls stop with an error, and some do not",
    frozenset({"returned"}): "no call stops, but some answers are wrong",
}
"""What may come of all calls, by how they end."""
NO_REWRITING = ("+", "-", "+=", "-=")
"""What a slip writes, and nobody who says the same in other words."""
NO_NAME = ("NameError", "UnboundLocalError")
"""That a name has no value when its line is gone is seen at a glance."""


def other_operator(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for which call a slip would give another answer."""
    edits = [*slips_of(lab.function), *calls_left_out(lab.function)]
    for edit in _some(edits, rng):
        differ, alike = _by_answer(lab, edit)
        if differ and len(alike) >= 2:
            now = f"Line {edit.line} says `{lab.function.whole_line(edit.line)}`."
            then = f"without `{edit.was}`"
            then = f"if it says `{edit.new_line}`" if edit.now else then
            right, *wrong = [differ[0], *alike[:3]]
            yield lab.question(
                f"{now} Which of these calls gives another answer {then}?",
                lab.call_option(right, _change(lab, right, edit)),
                [lab.call_option(case, _both(lab, case)) for case in wrong],
                edit=edit,
                cases=[right, *wrong],
            )


def about_topics(
    edits_of: Callable[[FunctionText], list[CodeEdit]],
    ask: str,
    lab: Experiments,
    rng: random.Random,
) -> Iterator[OwnCodeQuestion]:
    """Ask what goes wrong with an edit: one of the exercise's own topics.

    All its cases go wrong: that of which only some do has other reasons.
    """
    for edit in () if lab.has_sides else _some(edits_of(lab.function), rng):
        broken, whole = lab.topics_broken_by(edit.text)
        spared = {case.topic for case in lab.cases if not lab.is_wrong(case, edit.text)}
        broken = [topic for topic in broken if topic not in spared]
        if not broken or len(whole) < 2:
            continue
        right, wrong = rng.choice(broken), rng.sample(whole, min(3, len(whole)))
        is_true = lab.is_so_of_all([right], edit.text, lab.is_wrong)
        if is_true and lab.is_so_of_all(wrong, edit.text, lab.is_same):
            line = lab.function.whole_line(edit.line)
            said = ask.format(line=edit.line, says=line, new=edit.new_line)
            yield lab.question(
                f"{said} what would go wrong in the check?",
                Option(right, f"That goes wrong.{_example(lab, edit, right)}"),
                [Option(topic, "That comes out as before.") for topic in wrong],
                edit=edit,
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
    if before.ended != "returned":
        return
    now, new = lab.answer_text(case), lab.answer_text(case, edit.text)
    is_same = lab.is_same(case, edit.text)
    is_plain = after.ended in ("returned", "raised") and len(now) <= LONGEST_ANSWER
    if not is_plain or after.error_type in NO_NAME or (new == now) is not is_same:
        return
    call = f"`{lab.text_of(case)}`"
    stops, other = "it stops with an error", "it gives something else"
    same = f"it gives `{now}`, as it does now"
    is_error = after.ended == "raised"
    right = stops if is_error else same if is_same else other
    said = f"{call} then {f'stops with {new}' if is_error else f'gives {_code(new)}'}."
    wrong = [text for text in (stops, same, other) if text != right]
    yield lab.question(
        f"Line {edit.line}, `{edit.was}`, is left out. What comes of {call}?",
        Option(right, said),
        [Option(text, f"Not so: {said}") for text in wrong],
        edit=edit,
        case=case,
    )


def _fate_of_all(edit: CodeEdit, lab: Experiments) -> Iterator[OwnCodeQuestion]:
    """Ask that of all calls, where none can be shown."""
    first = {lab.outcome(case, edit.text).error_type for case in lab.cases}
    is_broken = any(lab.is_wrong(case, edit.text) for case in lab.cases)
    if not first.isdisjoint(NO_NAME) or not is_broken:
        return
    cases = lab.exercise.fixed
    topics = {case.topic for case in cases}
    is_right = lab.is_so_of_all(
        topics, edit.text, lambda case, _: lab.outcome(case).ended == "returned"
    )
    made = [lab.outcome(case, edit.text) for case in cases]
    ended = frozenset(one.ended for one in made)
    if not is_right or ended not in FATES_OF_ALL:
        return
    errors = {one.error_type for one in made if one.error_type}
    said = f"There is {with_article(min(errors))}." if errors else "None stops."
    right = FATES_OF_ALL[ended]
    wrong = [text for text in FATES_OF_ALL.values() if text != right]
    yield lab.question(
        f"Line {edit.line}, `{edit.was}`, is left out. What comes of the calls "
        "that the check makes?",
        Option(right, said),
        [Option(text, f"Not so: {right}. {said}") for text in wrong],
        edit=edit,
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
        for edit, is_harmless in rng.sample(swaps, min(len(swaps), 2 * MOST_TRIED))
        if not is_harmless
        and any(lab.is_wrong(case, edit.text) for case in lab.cases)
        and not lab.is_endless(edit.text)
    ]
    if len(bound) >= 2:
        right, wrong = rng.choice(free), rng.sample(bound, min(3, len(bound)))
        yield lab.question(
            "Which two lines can change places, so that every answer stays as it is?",
            Option(right.now, "Neither makes what the other needs."),
            [
                Option(edit.now, f"Then answers change.{_example(lab, edit)}")
                for edit in wrong
            ],
            edits=[right, *wrong],
        )


def same_or_not(
    is_renamed: bool, lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    """Ask whether a function with a line written in another way still does the same.

    If it `is_renamed`, it is shown whole, with other names. Slips and lines that say
    the same must both come, and look alike, or else the answer is known beforehand.
    """
    function = renamed_copy(lab.function) if is_renamed else lab.function
    if function is None or (is_renamed and len(function.lines) > MOST_TO_COMPARE):
        return
    slips = [edit for edit in slips_of(function) if edit.now not in NO_REWRITING]
    edits = [(edit, False) for edit in _some(slips, rng)]
    edits += [(edit, True) for edit in _some(rewritings_of(function), rng)]
    for edit, is_the_same in rng.sample(edits, len(edits)):
        cases = _by_answer(lab, edit)
        is_so = all(lab.is_same(case, edit.text) for case in lab.cases)
        if is_so is is_the_same and bool(cases[0]) is not is_so:
            said = f"function is yours, but line {edit.line} says `{edit.new_line}`"
            ask, other = f"A classmate's {said}.", ""
            if is_renamed:
                ask = "A classmate wrote the function below yours."
                listing = FunctionText(lab.function.name, edit.text).listing
                other = f"A classmate's:\n{listing}"
            ask = f"{ask} Do both always give the same?"
            before = "no, not for "
            yield from _for_none_or_one(ask, edit, cases, lab, other, ALWAYS, before)


def the_courses(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for a call that the course's own function answers in another way, if any.

    It must be short, and need nothing that is not there.
    """
    reference = lab.exercise.reference
    found = FunctionText.found_in(source_of(reference), reference.__name__)
    other = found and found.in_short(lab.function.name, {})
    if not other or max(len(other.lines), len(lab.function.lines)) > MOST_TO_COMPARE:
        return
    edit = CodeEdit(0, "", "", other.text)
    cases = _by_answer(lab, edit)
    # Most often they give the same, and soon everybody would know that.
    is_asked = cases[0] or rng.random() < SHARE_OF_EQUALS
    if is_asked and not any(lab.is_wrong(case, other.text) for case in lab.cases):
        ask = (
            "The course has the function below yours. Which of these calls does it "
            "answer otherwise than yours?"
        )
        listing = f"The course's:\n{other.listing}"
        yield from _for_none_or_one(ask, edit, cases, lab, listing, NONE_OF_THESE)


def _for_none_or_one(
    ask: str,
    edit: CodeEdit,
    cases: tuple[Sequence[Case], Sequence[Case]],
    lab: Experiments,
    other: str,
    none: str,
    before: str = "",
) -> Iterator[OwnCodeQuestion]:
    """Ask for the case that differs, or whether none does, beside two that do not."""
    differ, alike = cases[0][:1], cases[1]
    if len(lab.shown) < 3 or len(alike) < 2:
        return
    near = alike[: 3 - len(differ)]
    options = [lab.call_option(c, _change(lab, c, edit), before) for c in differ]
    said = f"It is not so: {options[0].reply}" if options else "Just so."
    options.append(Option(none, said))
    options += [lab.call_option(case, _both(lab, case), before) for case in near]
    facts = {"edit": edit, "cases": [*differ, *near]}
    yield lab.question(ask, options[0], options[1:], other, **facts)


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
        is_its_own = lab.is_so_of_all(rest, edit.text, lab.is_same)
        if not is_its_own or not all(
            lab.is_so_of_all([topic], text, lab.is_same) for text in harmless
        ):
            return  # that took long enough
        left_out = f"Without `{edit.was}` there, that goes wrong, and nothing else."
        yield lab.question(
            f"Which line is there for this: {topic}?",
            lab.line_option(edit.line, f"{left_out}{_example(lab, edit, topic)}"),
            [lab.line_option(n, _other_task(n, by_line[n])) for n in sorted(near)],
            edit=edit,
            topic=topic,
        )


def _other_task(line: int, broken: list[list[str]]) -> str:
    """Say what goes wrong without a line that is there for something else."""
    topics = max(broken, key=len)
    if not topics:
        return f"Without line {line}, that still comes out right."
    more = ", and more" if len(topics) > 2 else ""
    return f"Without line {line}, this goes wrong: {', '.join(topics[:2])}{more}."


def reason(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for a sentence, which is kept and not judged."""
    statements = [*lab.function.statements]
    inner = [one for one in statements if not isinstance(one, ast.Return)]
    if chosen := inner or statements:
        line = rng.choice(chosen).lineno
        quoted = f"line {line}, `{lab.function.line(line)}`"
        yield lab.question(f"In one sentence: why is {quoted}, there?", None)


def _some(edits: list[CodeEdit], rng: random.Random) -> list[CodeEdit]:
    """Return edits of lines that can be read at a glance, in any order."""
    edits = [edit for edit in edits if len(edit.new_line) <= LONGEST_LINE]
    return rng.sample(edits, min(len(edits), MOST_TRIED))


def _by_answer(lab: Experiments, edit: CodeEdit) -> tuple[list[Case], list[Case]]:
    """Return the shown cases that an edit answers otherwise, and those it leaves alone.

    Of the latter, those come first that run the line at all. A call that stops with an
    error is easily told: it is in neither.
    """
    alike = [case for case in lab.shown if lab.is_same(case, edit.text)]
    differ = [
        case
        for case in lab.shown
        if not lab.is_same(case, edit.text)
        and lab.answer_text(case, edit.text) != lab.answer_text(case)
        and lab.outcome(case, edit.text).ended == "returned"
    ]
    if lab.is_endless(edit.text):
        return [], []
    ran = {case for case, trace in lab.traced if edit.line in trace.lines}
    return differ, sorted(alike, key=lambda case: case not in ran)


def _change(lab: Experiments, case: Case, edit: CodeEdit) -> str:
    new, old = lab.answer_text(case, edit.text), lab.answer_text(case)
    said = f"`{lab.text_of(case)}` then gives {_code(new)}"
    return f"{said}, and with your code {_code(old)}."


def _both(lab: Experiments, case: Case) -> str:
    return f"That gives {_code(lab.answer_text(case))} in both."


def _code(text: str) -> str:
    if text.startswith(("a ", "an ", "no ", "one ")):
        return text
    return f"`{text[:LONGEST_ANSWER]}{' ...' * (len(text) > LONGEST_ANSWER)}`"


def _example(lab: Experiments, edit: CodeEdit, topic: str = "") -> str:
    """Return what becomes of a call that goes wrong, of that topic if one is named."""
    for case in lab.shown:
        is_other = lab.answer_text(case, edit.text) != lab.answer_text(case)
        if topic in ("", case.topic) and lab.is_wrong(case, edit.text) and is_other:
            return f" {_change(lab, case, edit)}"
    return ""
