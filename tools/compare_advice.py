"""Compares what `check` says of the same functions, by two versions of the package.

    python tools/compare_advice.py dump OLD TESTS before.json
    python tools/compare_advice.py dump NEW TESTS after.json --only update_hand
    python tools/compare_advice.py compare before.json after.json --show changed

OLD, NEW and TESTS are folders that the repository is checked out in. The functions are
the attempts that stand in the tests of TESTS, right and wrong, and mutants of the right
ones. A function is known by its source: dumps with other tests, or with fewer mutants,
can be compared in what they share. Nothing is written in the folders.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import textwrap
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from functools import cache
from importlib import import_module
from itertools import groupby, zip_longest
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Annotated, Any
from unittest.mock import patch

import typer
from mutants import Mutant, mutants_of, plain_source

ATTEMPTS = "tests.exercises"
COLLECTION = "tests.exercises.attempts"
OTHER_NAMES = {
    "is_valid_word": ("is_valid_word", 3),
    "is_valid_word_with_wildcards": ("is_valid_word", 4),
}
"""The function and stage of a module that is not just named after its function."""
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


@dataclass(frozen=True, slots=True)
class Given:
    """A function to examine that the tests give, and what it is."""

    kind: Kind
    title: str
    function: Callable[..., Any]


@app.command()
def dump(
    package_tree: Path,
    tests_tree: Path,
    out: Path,
    only: Only = None,
    mutants: Annotated[int, typer.Option(help="Most for each variant.")] = MUTANTS,
    mutant_seconds: Annotated[
        float, typer.Option(help="Most for the mutants of one exercise.")
    ] = MUTANT_SECONDS,
    jobs: Annotated[int, typer.Option(help="How many exercises at once.")] = 2,
) -> None:
    """Write down what one version of the package says of attempts and mutants.

    With --only, what OUT already has of other functions stays there.
    """
    with joined(package_tree, tests_tree) as folder:
        command = [sys.executable, __file__, "examine-all", str(out.resolve())]
        options = [mutants, mutant_seconds, jobs, *(only or [])]
        surroundings = {
            "PYTHONPATH": str(folder),
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "PYTHONHASHSEED": "0",  # sets have the same order in both dumps
        }
        ran = subprocess.run(
            [*command, *map(str, options)],
            cwd=folder,
            env={**os.environ, **surroundings},
            check=False,
        )
    raise typer.Exit(ran.returncode)


@contextmanager
def joined(package_tree: Path, tests_tree: Path) -> Iterator[Path]:
    """Give a folder that has the package of one tree and the tests of another."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve()
        for name in ("scrabble_course", "words.txt", "notebooks"):
            (folder / name).symlink_to(package_tree.resolve() / name)
        (folder / "tests").symlink_to(tests_tree.resolve() / "tests")
        yield folder


@app.command(hidden=True)
def examine_all(
    out: Path,
    mutants: int,
    mutant_seconds: float,
    jobs: int,
    only: Annotated[list[str] | None, typer.Argument()] = None,
) -> None:
    """Examine the attempts of the tests found here by the package found here."""
    import scrabble_course

    if Path(str(scrabble_course.__file__)).parents[1] != Path.cwd():
        raise typer.BadParameter(f"not the package to try: {scrabble_course.__file__}")
    wanted = [key for key in sorted(given()) if not only or key[1] in only]
    keys = [key for key in wanted if is_there(key)]
    kept = load(out, None).values() if only and out.exists() else ()
    entries = [entry for entry in kept if (entry.stage, entry.name) not in keys]
    # Forked, so that the functions, which cannot be sent, are there already.
    forked = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(jobs, mp_context=forked) as pool:
        todo = [
            pool.submit(examine_exercise, key, mutants, mutant_seconds) for key in keys
        ]
        for done in todo:
            found, line = done.result()
            entries += found
            text = json.dumps([asdict(entry) for entry in entries], indent=1)
            out.write_text(text, encoding="utf-8")
            typer.echo(line)
    typer.echo(f"{len(entries):,} functions in {out}")


@cache
def given() -> dict[Key, list[Given]]:
    """Return the attempts of the tests found here, by exercise."""
    found: dict[Key, list[Given]] = defaultdict(list)
    for module in attempt_modules():
        for key, one in collected_from(module):
            if one not in found[key]:
                found[key].append(one)
    return found


def collected_from(module: ModuleType) -> Iterator[tuple[Key, Given]]:
    """Give the attempts that decorators have collected from a module of an exercise."""
    attempts_of = getattr(sys.modules.get(COLLECTION), "attempts_of", None)
    if not attempts_of or module.__name__ == COLLECTION:
        return
    own_name = module.__name__.rpartition(".")[2]
    name, stage = OTHER_NAMES.get(own_name, (own_name, None))
    attempts = attempts_of(module.__name__)
    for mistakes, function in attempts.wrong:
        one = Given(Kind.WRONG, ", ".join(mistakes), function)
        yield (stage or last_stage(name), name), one
    for description, function in attempts.right:
        one = Given(Kind.RIGHT, description, function)
        yield (stage or last_stage(name), name), one


def last_stage(name: str) -> int:
    """Return the stage that asks for all of a function."""
    from scrabble_course.course import stage_of

    return stage_of(name).number


def is_there(key: Key) -> bool:
    """Whether the package has this exercise; if it has not, that is said."""
    from scrabble_course.checks.catalogue import exercise

    stage, name = key
    try:
        exercise(name, stage)
    except Exception as error:
        typer.echo(f"LEFT OUT: {name} of stage {stage}: {error!r}", err=True)
        return False
    return True


def attempt_modules() -> Iterator[ModuleType]:
    """Give the modules of attempts; it is said which of them cannot be imported."""
    path = import_module(ATTEMPTS).__path__
    for info in walk_packages(path, f"{ATTEMPTS}."):
        if ".test_" in info.name:
            continue
        try:
            yield import_module(info.name)
        except Exception as error:
            typer.echo(f"LEFT OUT: {info.name}: {error!r}", err=True)


def examine_exercise(
    key: Key, most: int, most_seconds: float
) -> tuple[list[Entry], str]:
    """Return what is said of all attempts at an exercise and of mutants, and a line."""
    begun = time.perf_counter()
    attempts = given()[key]
    entries = [examined(key, one, source_of(one.function)) for one in attempts]
    mutants, without = chosen_mutants(key[1], attempts, most)
    end = time.perf_counter() + most_seconds
    for right, mutant in mutants:
        if time.perf_counter() > end:
            break
        entries.append(examined_mutant(key, right, mutant))
    made = len(entries) - len(attempts)
    line = f"{key[1]:32}{key[0]:>3}{len(attempts):>5} attempts{made:>5} mutants"
    line += f"{time.perf_counter() - begun:>7.1f} s"
    if made < len(mutants):
        line += f"  CUT after {most_seconds:g} s: there are {len(mutants)} mutants"
    if without:
        line += f"  {without} right variants have no mutants"
    return entries, line


def chosen_mutants(
    name: str, attempts: Sequence[Given], most: int
) -> tuple[list[tuple[Given, Mutant]], int]:
    """Return mutants of the right variants in turn, and how many variants have none."""
    rights = [one for one in attempts if one.kind is Kind.RIGHT]
    families = [mutants_of(right.function, name, most) for right in rights]
    found: dict[str, tuple[Given, Mutant]] = {}
    for generation in zip_longest(*families):
        for right, mutant in zip(rights, generation, strict=True):
            if mutant:
                found.setdefault(mutant.source, (right, mutant))
    return list(found.values()), sum(not family for family in families)


def examined_mutant(key: Key, right: Given, mutant: Mutant) -> Entry:
    """Return what is said of a mutant, which its recursive calls find."""
    title = f"{right.title}\n{mutant.edit}"
    function = mutant.function
    with patch.dict(function.__globals__, {function.__name__: function}):
        return examined(key, Given(Kind.MUTANT, title, function), mutant.source)


def examined(key: Key, one: Given, source: str) -> Entry:
    """Return what is said of a function; an exception of the check is written down."""
    from scrabble_course.checks.catalogue import exercise
    from scrabble_course.checks.examine import examine
    from scrabble_course.checks.report import Report, Status

    stage, name = key
    try:
        report = examine(exercise(name, stage), one.function)
    except Exception as error:
        report = Report(name, Status.INTERNAL, advice=repr(error))
    causes = [report, *getattr(report, "others", ())]
    shown = report.failure
    return Entry(
        name,
        stage,
        one.kind,
        one.title,
        source,
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
    known = [field.name for field in fields(Entry)]
    seen: Counter[str] = Counter()
    found = {}
    for line in json.loads(path.read_text(encoding="utf-8")):
        entry = Entry(**{name: line[name] for name in known})
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
