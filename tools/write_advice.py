"""Writes down what `check` says of each attempt in the tests, and of mutants of them.

    make advice OUT=before.txt      and with another version OUT=after.txt
    diff --unified=60 before.txt after.txt

Below each function stands what a student reads, and on top a table of how many are
told a mistake. A function is known by its source, wherever the tests keep it.

A mutant is a right attempt with one of the small edits that `check` tries, which undo
the slips of beginners, and make others. Some work as well as the original.
"""

from __future__ import annotations

import ast
import inspect
import multiprocessing
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any

import typer

from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.source import parse_function
from tests.exercises.attempts import (
    Attempts,
    all_exercises,
    defined_by,
    text_of,
)

MUTANTS = 4
ENDS = ("passed", "named", "unnamed", "other")
"""How it went: of those that fail, whether a mistake is named first."""

Function = Callable[..., Any]


def main(
    out: Path,
    only: Annotated[list[str] | None, typer.Option(help="Some functions.")] = None,
    mutants: Annotated[int, typer.Option(help="Most of an attempt.")] = MUTANTS,
    jobs: Annotated[int, typer.Option(help="How many exercises at once.")] = 2,
) -> None:
    """Write down what this version of the package says of attempts and mutants."""
    todo = [n for n, (one, _) in enumerate(given()) if not only or one.name in only]
    rows, texts = [row("", ENDS)], list[str]()
    out.parent.mkdir(parents=True, exist_ok=True)
    # Forked, so that the functions, which cannot be sent, are there already.
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for found in pool.imap(partial(examine_all, most=mutants), todo):
            for kind, said in found.items():
                ends = Counter(end for _, end in said)
                rows.append(row(kind, [f"{ends[end]:,}" for end in ENDS]))
                texts += [f"# {kind}: {end}\n{text}" for text, end in said]
                typer.echo(rows[-1])
            out.write_text("\n".join([*rows, "", *texts]), encoding="utf-8")


def row(kind: str, cells: Iterable[str]) -> str:
    """Return a line of the table."""
    return f"{kind:42}" + "".join(f"{cell:>9}" for cell in cells)


@cache
def given() -> list[tuple[Exercise, Attempts]]:
    """Return the exercises, and the attempts at each that the tests have."""
    return list(all_exercises())


def examine_all(number: int, most: int) -> dict[str, list[tuple[str, str]]]:
    """Return what is said of attempts at an exercise and of mutants, by their kind."""
    exercise, attempts = given()[number]
    right = [function for _, function in attempts.right]
    functions = {
        "wrong": [function for _, function in attempts.wrong],
        "right": right,
        "mutants": [m for one in right for m in mutants_of(one, exercise.name, most)],
    }
    return {
        f"stage {exercise.stage}, {exercise.name}, {kind}": sorted(
            {said_of(exercise, function) for function in functions[kind]}
        )
        for kind in functions
    }


def said_of(exercise: Exercise, function: Function) -> tuple[str, str]:
    """Return a function's source with what a student reads of it, and how it went."""
    report = examine(exercise, function)
    causes = [report.mistake, *(other.mistake for other in report.others)]
    named = ", ".join(filter(None, causes)) or "none"
    end = "named" if report.mistake else "unnamed"
    if report.status in (Status.PASSED, Status.NOT_STARTED):
        end = "passed" if report.status is Status.PASSED else "other"
    source = textwrap.indent(source_of(function, exercise.name), "    ")
    return f"{source}\n{report}\nmistakes: {named}\n", end


def source_of(function: Function, name: str) -> str:
    """Return a function's source, with that of the functions it was made from."""
    inner = inspect.unwrap(function)
    held = [cell.cell_contents for cell in getattr(inner, "__closure__", None) or ()]
    parts = [inner, *filter(inspect.isfunction, held)]
    try:
        return "\n".join(plain_source(text_of(one), name) for one in parts)
    except (OSError, TypeError, SyntaxError):
        return repr(type(function))


def plain_source(source: str, name: str) -> str:
    """Return a function's source undecorated and as `ast` writes it, under a name."""
    tree = ast.parse(textwrap.dedent(source))
    definitions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for definition in definitions:
        definition.decorator_list.clear()
    for first in definitions[:1]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id == first.name:
                node.id = name
        first.name = name
    return ast.unparse(tree)


def mutants_of(function: Function, name: str, most: int) -> Iterator[Function]:
    """Yield at most so many mutants of a function, evenly chosen among all.

    They go by `name`, and `text_of` knows their sources. A function that cannot stand
    alone, such as a closure, has none.
    """
    if type(function) is not FunctionType or function.__closure__:
        return
    before = plain_source(text_of(function), name)
    parsed = parse_function(before, name)
    if parsed is None:
        return
    sources = dict.fromkeys(
        edit.source(parsed.function) for edit in small_edits(parsed)
    )
    sources.pop(before, None)
    found = [*filter(None, (compiled(one, function, name) for one in sources))]
    for at in range(min(most, len(found))):
        yield found[at * len(found) // min(most, len(found))]


def compiled(source: str, original: FunctionType, name: str) -> Function | None:
    """Return the function that a source defines beside the original, if Python can."""
    with suppress(SyntaxError):
        return defined_by(source, name, f"mutant of {name}", original)
    return None


if __name__ == "__main__":
    typer.run(main)
