"""The student edition, run from top to bottom as students do: it never stops.

Each lesson gets a session of its own, in this process: a kernel for each would take
longer than all that runs in it.
"""

import random
import re
from dataclasses import dataclass, field
from importlib import import_module

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output
from ipywidgets import Widget

from scrabble_course import course
from scrabble_course.board import word_sets
from scrabble_course.checks import past_attempts
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.checks.report import Report, Status
from scrabble_course.checks.solution_source import solution_text
from scrabble_course.display import race
from scrabble_course.release.edition import student_edition
from scrabble_course.resources.word_list import read_words
from scrabble_course.word_game import valid_words
from tests.notebooks.lessons import STAGES, code_cells, is_graded, read
from tests.patience import AT_NIGHT

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

FEW_GAMES = 4 if AT_NIGHT else 2
"""What a tournament plays here; nbval plays the lesson's own to the end."""

ON_RACKS = {
    word
    for name in course.stage("faster").practice
    for case in exercise_named(name).cases
    for word in case.expected
}
"""What the searches of the last lesson have to find, or their checks fail."""

FEW_WORDS = sorted({*read_words()[:: 10 if AT_NIGHT else 40], *ON_RACKS})
"""What lessons go through here; nbval goes through all words, which takes longer."""

TAKES_LONG = re.compile(r"^(check|explain|race)\(|\btournament\(", re.MULTILINE)
"""Cells that match are run for the second time at night only."""

by_name = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)


@dataclass
class Session:
    """What a notebook's cells did in a fresh session."""

    shell: InteractiveShell
    errors: list[str] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def run(self, cell):
        with capture_output():
            done = self.shell.run_cell(cell, store_history=True)
        if not done.success:
            error = done.error_before_exec or done.error_in_exec
            self.errors.append(f"{cell}\n{type(error).__name__}: {error}")
        if isinstance(done.result, Report):
            self.reports.append(done.result)
        elif cell.rstrip().split("\n")[-1].startswith("hint("):
            self.notes.append(done.result.title)


@pytest.fixture
def session(tmp_path, monkeypatch, main_module):
    """Give a fresh session, in an empty folder, with its progress kept there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    # The first call of a race is enough to see what it answers; others are timed.
    monkeypatch.setattr(race, "seconds_of_a_call", lambda call, before: 1.0)
    # The function of that name hides its module.
    tournament = import_module("scrabble_course.scrabble.tournament")
    all_games = tournament.round_robin
    monkeypatch.setattr(
        tournament,
        "round_robin",
        lambda names, games, seed: all_games(names, min(games, FEW_GAMES), seed),
    )
    monkeypatch.setattr(valid_words, "load_words", FEW_WORDS.copy)
    in_capitals = word_sets.capital_words(FEW_WORDS)
    monkeypatch.setattr(word_sets, "_course_words", lambda: in_capitals)
    past_attempts.forget()
    chance = random.getstate()
    shell = InteractiveShell()
    yield Session(shell)
    # Shells and widgets are kept to the end of the process, and their words are large.
    shell.reset(new_session=False)
    Widget.close_all()
    past_attempts.forget()
    random.setstate(chance)


def students_cells(stage):
    """Return the code cells that students get, each with its name if it is a stub."""
    edition = student_edition(read(stage), stage.notebook)
    return [
        (cell["source"], cell["metadata"]["nbgrader"]["grade_id"])
        if cell["metadata"].get("nbgrader", {}).get("solution")
        else (cell["source"], "")
        for cell in edition["cells"]
        if cell["cell_type"] == "code"
    ]


def solved(stage, name):
    """Return what a right student writes in place of a stub, and nothing besides."""
    if name in (*stage.functions, *stage.practice):
        return solution_text(exercise_named(name, stage.number))
    [ours] = [cell.source for cell in code_cells(read(stage)) if is_named(cell, name)]
    return ours


def is_named(cell, name):
    return is_graded(cell) and cell.metadata.nbgrader.grade_id == name


@by_name
def test_with_nothing_filled_in_it_runs_to_its_end_and_gives_no_hint_away(
    stage, session
):
    for source, _ in students_cells(stage):
        session.run(source)

    assert session.errors == []
    if stage.graded:
        names = [report.name for report in session.reports]
        assert sorted(names) == sorted([*stage.functions, *stage.practice])
        assert {report.status for report in session.reports} == {Status.NOT_STARTED}
        assert all("hints are waiting" in note for note in session.notes)


@by_name
def test_filled_in_with_each_cell_run_twice_every_check_passes(stage, session):
    for source, name in students_cells(stage):
        cell = solved(stage, name) if name else source
        once = TAKES_LONG.search(cell) and not AT_NIGHT
        for _ in range(1 if once else 2):
            session.run(cell)

    assert session.errors == []
    if stage.graded or stage.practice:
        names = {report.name for report in session.reports}
        assert names == {*stage.functions, *stage.practice}
        assert {report.status for report in session.reports} == {Status.PASSED}
