"""Compares what `check` says of the same functions, by two versions of the package.

    PYTHONPATH=. PYTHONHASHSEED=0 python tools/compare_advice.py dump before.json
    PYTHONPATH=. PYTHONHASHSEED=0 python tools/compare_advice.py dump after.json
    PYTHONPATH=. python tools/compare_advice.py compare before.json after.json

Each version examines the attempts of its own tests, right and wrong, and mutants of the
right ones; run it where that version is checked out. A function is known by its source:
what only one of the two has examined is counted, and dumps with fewer mutants can be
compared in what they share.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import multiprocessing
import textwrap
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import cache, partial
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Annotated, Any
from unittest.mock import patch

import typer
from mutants import Mutant, mutants_of, plain_source

from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Report, Status
from scrabble_course.diagnosis.exercise import Exercise
from tests.exercises.attempts import Attempts, all_exercises

MUTANTS = 12
MUTANT_SECONDS = 150.0

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help=__doc__)

Only = Annotated[list[str] | None, typer.Option(help="Only these graded functions.")]
Key = tuple[int, str]
"""A stage, and the graded function."""


class Kind(StrEnum):
    """Where an examined function comes from."""

    WRONG = "wrong"
    RIGHT = "right"
    MUTANT = "mutant"


@dataclass(frozen=True, slots=True)
class Entry:
    """An examined function, and what `check` says of it, the main cause first.

    `title` is the attempt's description or cause, of a mutant also the edit.
    """

    name: str
    stage: int
    kind: Kind
    title: str
    source: str
    status: str
    mistakes: list[str]
    advice: list[str]
    call: str
    expected: str
    got: str

    @property
    def likeness(self) -> str:
        """What tells it from others, wherever the tests keep it and what they call it.

        An attempt is held apart from a mutant that happens to be the same.
        """
        try:
            plain = plain_source(self.source, self.name)
        except SyntaxError:
            plain = self.source
        digest = hashlib.sha1(plain.encode()).hexdigest()[:8]
        kind = "mutant" if self.kind == Kind.MUTANT else "attempt"
        return f"{self.name} {self.stage} {kind} {digest}"

    @property
    def verdict(self) -> str:
        """How it went, whatever it was that stopped a function that fails."""
        settled = self.status in ("passed", "not_started", "internal")
        return self.status if settled else "failed"


class Change(StrEnum):
    """What has become of the advice on one function."""

    NO_FAILURE = "no failure"
    KEPT = "kept"
    AMONG = "among the causes"
    UNNAMED = "unnamed still"
    NAMED = "named now"
    CHANGED = "changed"
    LOST = "lost"
    VERDICT = "verdict changed"


WORTH_READING = (Change.NAMED, Change.CHANGED, Change.LOST, Change.VERDICT)
ALL = "all"


@app.command()
def dump(
    out: Path,
    only: Only = None,
    mutants: Annotated[int, typer.Option(help="Most for each variant.")] = MUTANTS,
    mutant_seconds: Annotated[
        float, typer.Option(help="Most for the mutants of one exercise.")
    ] = MUTANT_SECONDS,
    jobs: Annotated[int, typer.Option(help="How many exercises at once.")] = 2,
) -> None:
    """Write down what this version of the package says of attempts and mutants."""
    todo = [
        number
        for number, (exercise, _) in enumerate(given())
        if not only or exercise.name in only
    ]
    examined = partial(examine_exercise, most=mutants, most_seconds=mutant_seconds)
    entries: list[Entry] = []
    # Forked, so that the functions, which cannot be sent, are there already.
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for found, line in pool.imap(examined, todo):
            entries += found
            text = json.dumps([asdict(entry) for entry in entries], indent=1)
            out.write_text(text, encoding="utf-8")
            typer.echo(line)
    typer.echo(f"{len(entries):,} functions in {out}")


@cache
def given() -> list[tuple[Exercise, Attempts]]:
    """Return the exercises, and the attempts at each that the tests have."""
    return list(all_exercises())


def examine_exercise(
    number: int, most: int, most_seconds: float
) -> tuple[list[Entry], str]:
    """Return what is said of all attempts at an exercise and of mutants, and a line."""
    begun = time.perf_counter()
    exercise, attempts = given()[number]
    entries = [
        examined(exercise, Kind.WRONG, ", ".join(mistakes), function)
        for mistakes, function in attempts.wrong
    ]
    entries += [examined(exercise, Kind.RIGHT, *attempt) for attempt in attempts.right]
    mutants = chosen_mutants(exercise.name, attempts, most)
    for title, mutant in mutants:
        if time.perf_counter() - begun < most_seconds:
            entries.append(examined_mutant(exercise, title, mutant))
    seconds = time.perf_counter() - begun
    made = sum(entry.kind is Kind.MUTANT for entry in entries)
    line = f"{exercise.name:32}{len(entries) - made:>5} attempts{made:>5} mutants"
    return entries, f"{line} of {len(mutants)}{seconds:>7.1f} s"


def chosen_mutants(
    name: str, attempts: Attempts, most: int
) -> list[tuple[str, Mutant]]:
    """Return mutants of the right variants in turn, each with what it is made of."""
    families = [mutants_of(function, name, most) for _, function in attempts.right]
    found: dict[str, tuple[str, Mutant]] = {}
    for generation in zip_longest(*families):
        for (title, _), mutant in zip(attempts.right, generation, strict=True):
            if mutant:
                found.setdefault(mutant.source, (f"{title}\n{mutant.edit}", mutant))
    return list(found.values())


def examined_mutant(exercise: Exercise, title: str, mutant: Mutant) -> Entry:
    """Return what is said of a mutant, which its recursive calls find."""
    function = mutant.function
    with patch.dict(function.__globals__, {function.__name__: function}):
        return examined(exercise, Kind.MUTANT, title, function)


def examined(
    exercise: Exercise, kind: Kind, title: str, function: Callable[..., Any]
) -> Entry:
    """Return what is said of a function; an exception of the check is written down."""
    try:
        report = examine(exercise, function)
    except Exception as error:
        report = Report(exercise.name, Status.INTERNAL, advice=repr(error))
    causes = [report, *getattr(report, "others", ())]
    shown = report.failure
    return Entry(
        exercise.name,
        exercise.stage,
        kind,
        title,
        source_of(function),
        str(report.status),
        [cause.mistake for cause in causes],
        [cause.advice for cause in causes],
        shown.call if shown else "",
        shown.expected if shown else "",
        shown.got if shown else "",
    )


def source_of(function: Callable[..., Any]) -> str:
    """Return a function's source, with that of the functions it was made from."""
    inner = inspect.unwrap(function)
    cells = getattr(inner, "__closure__", None) or ()
    held = [cell.cell_contents for cell in cells]
    parts = [inner, *(value for value in held if inspect.isfunction(value))]
    try:
        return "\n".join(textwrap.dedent(inspect.getsource(part)) for part in parts)
    except (OSError, TypeError):
        return repr(type(function))


@app.command()
def compare(
    before: Path,
    after: Path,
    show: Annotated[
        list[str] | None,
        typer.Option(help=f"{ALL}, or some of: {', '.join(map(str, Change))}."),
    ] = None,
    only: Only = None,
) -> None:
    """Count by exercise what has become of the advice, and show what has changed."""
    asked = set(show or [])
    if unknown := asked - {ALL, *Change}:
        raise typer.BadParameter(f"{', '.join(unknown)}: there is no such change")
    wanted = {*asked, *(WORTH_READING if ALL in asked else ())}
    pairs, alone = paired(load(before, only), load(after, only))
    for title, kinds in {
        "Attempts": (Kind.WRONG, Kind.RIGHT),
        "Mutants": (Kind.MUTANT,),
    }.items():
        of_kind = [pair for pair in pairs if pair[0].kind in kinds]
        typer.echo(f"{title}\n\n{table(of_kind)}\n")
    for where, count in alone.items():
        typer.echo(f"{count:,} functions are only in {where}.")
    for change in Change:
        if change in wanted:
            typer.echo(listing(change, pairs))


Pair = tuple[Entry, Entry]


def load(path: Path, only: Sequence[str] | None) -> dict[str, Entry]:
    """Return what was dumped, those that look the same told apart by a number."""
    seen: Counter[str] = Counter()
    found = {}
    for line in json.loads(path.read_text(encoding="utf-8")):
        entry = Entry(**line)
        if not only or entry.name in only:
            likeness = entry.likeness
            seen[likeness] += 1
            found[f"{likeness} {seen[likeness]}"] = entry
    return found


def paired(
    before: dict[str, Entry], after: dict[str, Entry]
) -> tuple[list[Pair], dict[str, int]]:
    """Return the functions of both dumps, and how many are in one of them only."""
    pairs = [(entry, after[key]) for key, entry in before.items() if key in after]
    alone = {"BEFORE": len(before) - len(pairs), "AFTER": len(after) - len(pairs)}
    return pairs, {where: count for where, count in alone.items() if count}


def change_of(before: Entry, after: Entry) -> Change:
    """Return what has become of the advice: a mistake or its words may be renamed."""
    if before.verdict != after.verdict:
        return Change.VERDICT
    if before.verdict != "failed":
        return Change.NO_FAILURE
    mistake, advice = before.mistakes[0], before.advice[0]
    same_advice = advice == after.advice[0]
    if not mistake and after.mistakes[0]:
        return Change.NAMED
    if not mistake:
        return Change.UNNAMED if same_advice else Change.CHANGED
    if mistake == after.mistakes[0] or same_advice:
        return Change.KEPT
    if mistake in after.mistakes or advice in after.advice:
        return Change.AMONG
    return Change.CHANGED if after.mistakes[0] else Change.LOST


def table(pairs: Sequence[Pair]) -> str:
    """Return how often each change comes up, by exercise, as Markdown."""
    by_exercise: dict[Key, Counter[Change]] = defaultdict(Counter)
    for before, after in pairs:
        by_exercise[before.stage, before.name][change_of(before, after)] += 1
    total = sum(by_exercise.values(), Counter[Change]())
    rows = [
        "| stage | function | all | " + " | ".join(Change) + " |",
        "| ---: | --- |" + " ---: |" * (1 + len(Change)),
    ]
    ordered = sorted(by_exercise.items())
    for (stage, name), counted in [*ordered, (("", "all"), total)]:
        figures = [counted.total(), *(counted[change] for change in Change)]
        cells = " | ".join(f"{figure:,}" if figure else "" for figure in figures)
        rows.append(f"| {stage} | {name} | {cells} |")
    return "\n".join(rows)


def listing(change: Change, pairs: Sequence[Pair]) -> str:
    """Return the functions with this change, those with the same causes together."""
    found = [pair for pair in pairs if change_of(*pair) is change]
    groups = groupby(sorted(found, key=causes_of), key=causes_of)
    parts = [f"# {change}: {len(found)}"]
    for (stage, name, old, new), same in groups:
        group = sorted(same, key=lambda pair: len(pair[0].source))
        heading = f"## {stage} {name}: {old or '(unnamed)'} -> {new or '(unnamed)'}"
        parts.append(f"{heading} ({len(group)})")
        parts += [side_by_side(*pair) for pair in group]
    return "\n\n".join(parts) + "\n"


def causes_of(pair: Pair) -> tuple[int, str, str, str]:
    """Return exercise and main cause, before and after."""
    before, after = pair
    return before.stage, before.name, named(before), named(after)


def named(entry: Entry) -> str:
    """Return the main mistake of a function that fails, else how it went."""
    return entry.mistakes[0] if entry.verdict == "failed" else entry.verdict


def side_by_side(before: Entry, after: Entry) -> str:
    """Return one function's source, and what is said of it before and after."""
    title = before.title.replace("\n", "\n    ")
    source = textwrap.indent(before.source.strip(), "    ")
    said = [said_of("before", before), said_of("after", after)]
    return "\n".join([f"### {before.kind}: {title}", source, *said])


def said_of(when: str, entry: Entry) -> str:
    """Return status, failing call and causes."""
    lines = [f"{when}: {entry.status}"]
    if entry.call:
        lines += [f"  {entry.call}", f"    expected {entry.expected}"]
        lines += [f"    but got  {entry.got}"]
    for mistake, advice in zip(entry.mistakes, entry.advice, strict=True):
        lines.append(f"  [{mistake or 'unnamed'}] {advice}")
    return "\n".join(lines)


if __name__ == "__main__":
    app()
