"""Comparing advice: the mutants that are made, and what becomes of what is said."""

from __future__ import annotations

import doctest
import inspect
import json
from dataclasses import asdict, replace
from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

ROOT = Path(__file__).parents[2]

with pytest.MonkeyPatch.context() as patch:
    patch.syspath_prepend(ROOT / "tools")
    mutants = import_module("mutants")
    compare_advice = import_module("compare_advice")

Change, Entry, Kind = (
    compare_advice.Change,
    compare_advice.Entry,
    compare_advice.Kind,
)


def longest(words, at_least):
    found = ""
    size = 0
    for word in words:
        if not word.islower() and len(word) < at_least:
            continue
        if max(len(word), at_least) > len(found):
            found = word.lower()
            size += 1
    return found[:size]


def first_of(words):
    for word in words:
        print(word)
    return True


def countdown(number):
    return [] if number == 0 else [number, *countdown(number - 1)]


def greeting(name):
    def greet():
        return f"Hello {name}" + "!"

    return greet


def edits_of(function):
    return [
        mutant.edit for mutant in mutants.mutants_of(function, function.__name__, 1000)
    ]


def test_the_examples_of_the_tools_run():
    assert doctest.testmod(mutants).failed == 0


SLIPS = {
    "-    size = 0\n+    size = 1",
    "-    size = 0",
    "-        if not word.islower() and len(word) < at_least:\n"
    "+        if word.islower() and len(word) < at_least:",
    "-        if not word.islower() and len(word) < at_least:\n"
    "+        if not word.islower() or len(word) < at_least:",
    "-        if not word.islower() and len(word) < at_least:\n"
    "+        if not word.islower() and len(word) <= at_least:",
    "-        if max(len(word), at_least) > len(found):\n"
    "+        if len(word) > len(found):",
    "-            found = word.lower()\n+            found = word",
    "-            size += 1\n+            size = 1",
    "-    return found[:size]\n+    return found[:]",
    "-    return found[:size]\n+        return found[:size]",
    "-    return found[:size]",
}


def test_a_mutant_has_one_slip_of_a_beginner():
    assert set(edits_of(longest)) >= SLIPS


def test_a_mutant_does_what_its_source_says():
    by_edit = {
        mutant.edit: mutant for mutant in mutants.mutants_of(first_of, "first_of", 99)
    }
    other_answer = by_edit["-    return True\n+    return False"]

    assert other_answer.function([]) is False
    assert inspect.getsource(other_answer.function) == other_answer.source
    assert other_answer.source.startswith("def first_of(words):")


def test_mutants_are_spread_over_the_function_and_always_the_same():
    few = [mutant.edit for mutant in mutants.mutants_of(longest, "longest", 4)]
    every = edits_of(longest)

    assert few == [every[len(every) * part // 4] for part in range(4)]


def test_a_function_that_cannot_stand_alone_has_no_mutants():
    assert mutants.mutants_of(greeting("you"), "greet", 10) == []


def test_a_mutant_goes_by_the_name_of_the_exercise_and_calls_itself_so():
    other_end, *_ = [
        mutant.source
        for mutant in mutants.mutants_of(countdown, "count", 99)
        if mutant.edit.endswith("count(number - 2)]")
    ]

    assert "def count(number):" in other_end
    assert "countdown" not in other_end


def entry(*causes, status="failed", name="deal_hand"):
    names = [cause.partition(": ")[0] for cause in causes] or [""]
    advice = [cause.partition(": ")[2] for cause in causes] or [""]
    source = f"def {name}(n):\n    return {{}}"
    place = (name, 4, Kind.WRONG, "none dealt", source)
    return Entry(*place, status, names, advice, f"{name}(7)", "7", "0")


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        (entry("short: Deal n."), entry("short: Deal all."), Change.KEPT),
        (entry("short: Deal n."), entry("too-few: Deal n."), Change.KEPT),
        (
            entry("short: Deal n."),
            entry("none: It returns None.", "short: Deal all."),
            Change.AMONG,
        ),
        (
            entry("short: Deal n."),
            entry("none: It returns None.", "too-few: Deal n."),
            Change.AMONG,
        ),
        (entry("short: Deal n."), entry("long: Stop."), Change.CHANGED),
        (entry("short: Deal n."), entry(": Work it through."), Change.LOST),
        (entry(": Work it through."), entry("short: Deal n."), Change.NAMED),
        (entry(": Work it through."), entry(": Work it through."), Change.UNNAMED),
        (entry(": Work it through."), entry(": Look again."), Change.CHANGED),
        (entry("short: Deal n."), entry(status="passed"), Change.VERDICT),
        (entry("raises: No key."), entry(status="not_started"), Change.VERDICT),
        (entry(status="passed"), entry(status="passed"), Change.NO_FAILURE),
        (
            entry("short: Deal n.", status="crashed"),
            entry("short: Deal n."),
            Change.KEPT,
        ),
    ],
)
def test_a_change_is_told_by_the_main_cause_and_the_verdict(before, after, change):
    assert compare_advice.change_of(before, after) is change


@pytest.fixture
def compared(tmp_path):
    """Compare two lists of entries, and return what is printed."""

    def run(before, after, *options):
        for name, entries in {"before": before, "after": after}.items():
            lines = [asdict(entry) for entry in entries]
            (tmp_path / name).write_text(json.dumps(lines))
        files = [str(tmp_path / "before"), str(tmp_path / "after")]
        result = CliRunner().invoke(compare_advice.app, ["compare", *files, *options])
        assert result.exit_code == 0, result.output
        return result.output

    return run


def test_a_table_counts_the_changes_of_each_exercise(compared):
    short, unnamed = entry("short: Deal n."), entry(": Work it through.")
    right = entry(status="passed", name="is_valid_word")

    printed = compared([short, short, right], [short, unnamed, right])

    assert "| 4 | deal_hand | 2 |  | 1 |  |  |  |  | 1 |  |" in printed
    assert "| 4 | is_valid_word | 1 | 1 |  |  |  |  |  |  |  |" in printed
    assert "|  | all | 3 | 1 | 1 |  |  |  |  | 1 |  |" in printed


def test_changes_are_shown_with_what_is_needed_to_judge_them(compared):
    short, unnamed = entry("short: Deal n."), entry(": Work it through.")

    printed = compared([short, short], [short, unnamed], "--show", "lost")

    assert "# lost: 1" in printed
    assert "## 4 deal_hand: short -> (unnamed) (1)" in printed
    assert "    def deal_hand(n):\n        return {}" in printed
    assert "before: failed\n  deal_hand(7)\n    expected 7\n" in printed
    assert "[short] Deal n.\nafter: failed" in printed
    assert "[unnamed] Work it through." in printed


def test_functions_of_one_dump_only_are_counted(compared):
    short = entry("short: Deal n.")

    assert "1 functions are only in BEFORE." in compared([short, short], [short])


def test_an_attempt_is_known_by_its_source_whatever_it_is_called(compared):
    here = replace(entry("short: Deal n."), source="@deal.wrong()\ndef f(n): return {}")
    there = replace(here, source="@wrong('short')\ndef none(n):\n    return {}")
    mutant = replace(there, kind=Kind.MUTANT)

    assert "only in" not in compared([here], [there])
    assert "only in" in compared([here], [mutant])


def test_what_is_said_of_attempts_and_mutants_is_written_down(tmp_path):
    out = tmp_path / "out.json"
    options = ["--only", "calculate_handlen", "--mutants", "1", "--jobs", "1"]
    result = CliRunner().invoke(compare_advice.app, ["dump", str(out), *options])
    assert result.exit_code == 0, result.exception
    entries = [Entry(**line) for line in json.loads(out.read_text())]

    assert {entry.kind for entry in entries} == set(Kind)
    assert {entry.status for entry in entries if entry.kind == "right"} == {"passed"}
    assert all(entry.mistakes[0] for entry in entries if entry.kind == "wrong")
