"""A release for students: what is in it, and what is not."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.activities.arrangements import STAGES as ARRANGEMENTS
from scrabble_course.checks.catalogue import exercises
from scrabble_course.checks.solution_source import source_with_what_it_needs
from scrabble_course.release.hand_out import hand_out
from scrabble_course.release.lay_course import PAGES, CannotLay
from scrabble_course.release.notebook_text import parse_notebook
from scrabble_course.release.seal import seal_functions, seal_module
from scrabble_course.resources import release_info, sealed_solutions
from scrabble_course.resources.course_config import read_course_config
from scrabble_course.resources.release_info import ReleaseInfo
from scrabble_course.resources.shipped_files import PACKAGE
from tests.installing import installed as installed_apart
from tests.installing import output_of
from tests.patience import at_night
from tests.release.tiny_course import write_in

NAME = "scrabble-course"
GUARDS = ("raise ", "check_")
"""What refuses wrong arguments; no student is asked for it."""


@pytest.fixture(scope="module")
def released(tmp_path_factory):
    """A release of all stages, without solutions."""
    out = tmp_path_factory.mktemp("release") / "out"
    return hand_out(out, without_solutions=True, opens="1 March 2027")


@pytest.fixture(scope="module")
def installed(released, tmp_path_factory) -> Path:
    """What the wheel of the release installs."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel_in(released.folder)) as archive:
        archive.extractall(folder)
    return folder


def wheel_in(folder: Path) -> Path:
    [wheel] = folder.glob("*.whl")
    return wheel


def run(installed: Path, *command: str, cwd: Path) -> str:
    """Run Python with the release in place of the course that is tested here."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def names_in(folder: Path) -> set[str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in files}


def test_a_release_is_the_notebooks_and_how_to_start(tmp_path):
    made = hand_out(tmp_path / "out", "1-2,4")

    lessons = {course.stage(number).notebook for number in (0, 1, 2, 4)}
    files = {".scrabble-course.json", "README.md", "requirements.txt", *PAGES}
    wanted = (made.folder / "requirements.txt").read_text(encoding="utf-8")
    assert wanted.startswith("scrabble-course==")  # which the index has
    assert names_in(made.folder) == lessons | files
    with zipfile.ZipFile(made.archive) as archive:
        assert set(archive.namelist()) == {
            f"{NAME}/{name}" for name in names_in(made.folder)
        }


def test_its_readme_has_the_points_and_says_what_to_hand_in(tmp_path):
    own = read_course_config("leave_out = ['hands']\n[points]\nget_word_score = 20")

    released = hand_out(tmp_path / "out", "1-3", own=own)

    readme = (released.folder / "README.md").read_text("utf-8")
    assert "| 1 | Word scores | `get_word_score` | 20 |" in readme
    assert "| 3 | Valid words | `is_valid_word` | 10 |" in readme
    assert "scrabble-hand-in.zip" in readme
    assert "hands" not in str(sorted(released.folder.rglob("*.ipynb")))
    assert released.release.stages == (0, 1, 3)
    lesson = parse_notebook(
        (released.folder / course.STAGES[1].notebook).read_text("utf-8")
    )
    assert "03_valid_words" in lesson["cells"][-1]["source"]
    assert "02_hands" not in str(lesson["cells"])


def test_what_is_left_out_stays_out_when_a_student_starts(tmp_path, monkeypatch):
    own = read_course_config("leave_out = ['hands', 'tiles']")
    made = hand_out(tmp_path / "out", "1-3", own=own)
    lesson = made.folder / course.STAGES[3].notebook
    before = lesson.read_bytes()
    monkeypatch.chdir(made.folder)

    said = CliRunner().invoke(cli.app, ["start", ".", "--no-open"])

    assert "all up to date" in said.output
    assert lesson.read_bytes() == before
    assert b"recall(3, leave_out=[2])" in before


def test_a_folder_that_is_in_use_is_left_alone(tmp_path):
    (tmp_path / "mine.txt").touch()

    with pytest.raises(CannotLay, match="is there already"):
        hand_out(tmp_path)


def test_a_stage_that_there_is_not_is_named(tmp_path):
    result = CliRunner().invoke(
        cli.app, ["release", str(tmp_path / "out"), "--stages", "1,99"]
    )

    assert result.exit_code == 2
    assert "'99' names no stages" in result.output


def lines_of_references() -> set[str]:
    """Return the lines that only solutions have: not the lessons, nor other modules."""
    lines = set()
    for stage in course.STAGES:
        for exercise in exercises(stage):
            tree = ast.parse(source_with_what_it_needs(exercise.reference))
            functions = [n for n in tree.body if isinstance(n, ast.FunctionDef)]
            for function in functions:
                body = function.body[bool(ast.get_docstring(function)) :]
                lines |= set("\n".join(map(ast.unparse, body)).splitlines())
    holding = {stage.module for stage in course.STAGES}
    paths = {
        PACKAGE / f"{name.partition('.')[2].replace('.', '/')}.py" for name in holding
    }
    others = [
        path.read_text(encoding="utf-8")
        for path in PACKAGE.rglob("*.py")
        if path not in paths and "exercises" not in path.parts
    ]
    elsewhere = {line.strip() for text in others for line in text.splitlines()}
    return {line.strip() for line in lines} - elsewhere


@pytest.fixture(scope="module")
def telling(released) -> set[str]:
    """The lines that tell of a solution; what a lesson shows to everybody does not."""
    cells = [
        "".join(cell["source"])
        for path in released.folder.rglob("*.ipynb")
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
    ]
    shown = "\n".join(cells)
    lines = {
        line
        for line in lines_of_references()
        if len(line) > 12 and not line.startswith(GUARDS) and line not in shown
    }
    assert len(lines) > 150
    return lines


def test_no_byte_of_it_has_a_line_of_a_solution(released, installed, telling):
    files = [path for top in (released.folder, installed) for path in top.rglob("*")]
    found = []
    for path in files:
        if path.is_file():
            data = path.read_bytes()
            found += [(path.name, line) for line in telling if line.encode() in data]

    assert found == []


def test_the_order_of_lines_to_arrange_cannot_be_read(installed):
    folder = installed / "scrabble_course/activities/arrangements"
    texts = [(folder / f"{name}.py").read_text("utf-8") for name in ARRANGEMENTS]

    assert all("open_module(" in text for text in texts)
    assert not any("intended" in text or "distractors" in text for text in texts)


def test_a_release_of_some_stages_shuts_theirs_and_asks_about_none_to_come(tmp_path):
    made = hand_out(tmp_path / "out", "2-3", without_solutions=True)
    assert made.release.sealed == tuple(range(2, 13))
    assert made.release.stages == (0, 2, 3)
    with zipfile.ZipFile(wheel_in(made.folder)) as archive:
        archive.extractall(tmp_path / "site")

    files = (tmp_path / "site/scrabble_course/activities/questions").iterdir()
    assert {f.name for f in files} == {f"stage_0{number}.toml" for number in range(4)}
    code = (
        "from scrabble_course import recall; "
        "cards = [recall(n) for n in [*range(1, 14), 'part 1', 'part 2', 'part 4']]; "
        "print([len(card.questions) for card in cards], cards[2].title)"
    )
    said = run(tmp_path / "site", "-c", code, cwd=tmp_path)
    assert said == f"{[3] * 13 + [10] * 3} Three questions from stages 2, 1 and 0\n"


def test_what_is_shut_has_no_names_and_no_comments_once_it_is_opened(installed):
    opened = [
        sealed_solutions.opened(letters)
        for path in (installed / "scrabble_course").rglob("*.py")
        for letters in re.findall(
            r"^open_\w+\(globals\(\), \"(.*)\"\)$", path.read_text("utf-8"), re.M
        )
    ]

    assert len(opened) > 50
    for text in opened:
        assert "#" not in re.sub(r"(['\"]).*?\1", "", text)
        for function in ast.parse(text).body:
            if isinstance(function, ast.FunctionDef):
                assert {name for name in bound_in(function) if name[0] != "_"} == set()


def bound_in(function: ast.FunctionDef) -> set[str]:
    """Return the names that a function makes itself, and takes from nobody."""
    taken = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    keywords = {n.arg for n in ast.walk(function) if isinstance(n, ast.keyword)}
    names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
    made = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    matched = {n.name for n in ast.walk(function) if isinstance(n, ast.MatchAs)}
    return made - taken - keywords - matched


def test_every_module_of_it_can_be_imported(installed, tmp_path):
    code = (
        "import pathlib, importlib, scrabble_course as c; "
        "root = pathlib.Path(c.__file__).parent; "
        "names = ['.'.join(p.relative_to(root.parent).with_suffix('').parts) "
        "for p in root.rglob('*.py')]; "
        "[importlib.import_module(n) for n in names if not n.endswith('__main__')]; "
        "print(len(names))"
    )

    assert int(run(installed, "-c", code, cwd=tmp_path)) > 200
    assert not (installed / "scrabble_course/grading").exists()
    assert all((installed / "scrabble_course/notebooks" / p).exists() for p in PAGES)


@at_night
def test_it_installs_like_any_wheel(released, tmp_path):
    python = installed_apart(wheel_in(released.folder), tmp_path / "venv")
    command = python.with_name("scrabble-course")

    said = output_of(command, "start", "mine", "--no-open", cwd=tmp_path)

    assert "14 notebooks, all new" in said
    assert "Everything is ready" in output_of(command, "doctor", cwd=tmp_path)
    assert "grade" not in output_of(command, "--help", cwd=tmp_path)


def test_checks_tell_right_from_wrong_and_name_the_mistake(installed, tmp_path):
    work = """
from scrabble_course import check, solution
def update_hand(hand, word):
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter):
            left[letter] -= 1
    return left
print(check(update_hand))
def update_hand(hand, word):
    left = hand.copy()
    for letter in word:
        left[letter] = left.get(letter, 0) - 1
    return left
print(check(update_hand))
print(solution("update_hand"))
"""
    said = run(installed, "-c", work, cwd=tmp_path)

    assert "update_hand: passed" in said
    assert "A count never goes below 0" in said
    assert "The course's own way opens on 1 March 2027." in said


def test_every_reference_that_is_shut_answers_right(installed, tmp_path):
    code = """
from scrabble_course import course
from scrabble_course.checks.catalogue import exercises
for stage in course.STAGES:
    for exercise in exercises(stage):
        for case in exercise.fixed[:2]:
            outcome = exercise.answer(exercise.reference, case.call)
            assert exercise.judged(case, outcome) is None, (exercise.name, outcome)
print("all")
"""

    assert run(installed, "-c", code, cwd=tmp_path) == "all\n"


def test_start_brings_a_newer_release_and_leaves_the_work(installed, tmp_path):
    first = hand_out(tmp_path / "week 1", "1", without_solutions=True)
    mine = tmp_path / "mine"
    first.folder.rename(mine)
    hands, scores = (course.stage(number).notebook for number in (2, 1))
    write_in(mine / scores, "my work")

    command = ("-m", "scrabble_course", "start", str(mine), "--no-open")
    said = run(installed, *command, cwd=tmp_path)

    assert "my work" in (mine / scores).read_text(encoding="utf-8")
    assert (mine / hands).is_file()
    assert "left as they are, with your changes: 01_word_scores" in said


def test_a_release_makes_no_release(monkeypatch, tmp_path):
    monkeypatch.setattr(
        "scrabble_course.release.hand_out.release_info", lambda: ReleaseInfo((1,), (1,))
    )

    with pytest.raises(CannotLay, match="a student's"):
        hand_out(tmp_path / "out")


def test_the_course_itself_has_nothing_shut():
    assert release_info.release_info() == ReleaseInfo()
    assert not release_info.release_info().is_release


FACTORIAL = '''"""A module."""

def factorial(n: int, least: int = 1) -> int:
    """Return n!, by recursion.

    >>> factorial(3)
    6
    """
    if n <= least:
        return 1
    smaller = factorial(n - 1, least)
    return n * smaller

def plain():
    return factorial(4)
'''


@pytest.mark.parametrize("seal", [seal_functions, seal_module])
def test_what_is_shut_runs_as_before_with_its_signature_and_docstring(seal):
    names = {"__name__": "shut"}
    text = seal(FACTORIAL)
    exec(text, names)

    assert (names["factorial"](5), names["plain"]()) == (120, 24)
    assert names["factorial"](n=3, least=2) == 3
    assert "smaller" not in text
    if seal is seal_functions:  # what a module needs no docstring for, it drops
        assert names["factorial"].__doc__.startswith("Return n!")
