import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.grading.commands import batch
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports import all_reports
from scrabble_course.grading.scoring import grader
from scrabble_course.grading.supervisor.isolation import IsolationLevel, missing
from scrabble_course.resources import dask_cluster
from tests.grading.fake_grader import FakeGrader, gradings_in
from tests.grading.reports.platforms import USERS, canvas_export
from tests.grading.work_files import answers_of, lay

ROOT = Path(__file__).parents[3]
SCORES = course.stage("word_scores")
HANDS = course.stage("hands")
RIGHT = "\n".join(answers_of(SCORES))
RIGHT += "#" * (10 - len(RIGHT) % 11)  # for `FakeGrader`, too


@pytest.fixture
def grade(tmp_path, monkeypatch):
    """Run `scrabble-course grade` on the tests' submissions; it writes no reports."""
    written = []
    monkeypatch.setattr(all_reports, "write_all", lambda book, out: written.append(out))

    def grade(*more):
        folders = (tmp_path / "submissions", "--out", tmp_path / "out")
        options = "--isolation none --stages 1 --jobs 1 --seed 7".split()
        words = ["grade", *map(str, (*folders, *options, *more))]
        return CliRunner().invoke(cli.app, words)

    grade.reports = written
    return grade


@pytest.fixture
def unboxed(monkeypatch):
    """Grade by the length of the text: what is looked at is no mark of the box."""
    monkeypatch.setattr(batch, "grader_for", lambda plan: nullcontext(FakeGrader(plan)))


@pytest.fixture
def book(tmp_path):
    """Give what the gradebook says at the moment of asking."""

    def ask(method="counting"):
        with Gradebook.open(tmp_path / "out" / BOOK) as opened:
            return getattr(opened, method)()

    return ask


def hand_in(tmp_path, student, text=RIGHT, name="ps3.py"):
    place = tmp_path / "submissions" / student
    lay(place, {name: text})
    return place / name


def points(records):
    return {record.graded.student: record.points for record in records}


def test_grade_marks_a_class_and_says_what_it_did(tmp_path, grade, book):
    hand_in(tmp_path, "ann")
    hand_in(tmp_path, "bob", "def get_word_score(word, n):\n    return 7")
    hand_in(tmp_path, " bob", "")
    (tmp_path / "submissions" / "lost.ipynb").write_text("{}")

    result = grade("--seed", "5")

    assert result.exit_code == 0, result.output
    assert "Students: 3, stages: 1, isolation none, seed 5, rules" in result.output
    assert "as far as can be told, and not graded: 'lost.ipynb'" in result.output
    assert r"Graded as several: '\x20bob', 'bob'" in result.output
    assert "3 graded, 0 known from before." in result.output
    assert grade.reports == [tmp_path / "out"]
    assert points(book()) == {"ann": 10, "bob": 0, r"\x20bob": 0}


def test_a_folder_that_is_deleted_in_the_middle_is_told_and_the_marks_are_saved(
    tmp_path, grade, monkeypatch, unboxed
):
    hand_in(tmp_path, "ann")
    with monkeypatch.context() as patch:
        patch.setattr(all_reports, "write_all", lambda book, out: shutil.rmtree(out))
        result = grade()

    assert result.exit_code == 1
    assert f"saved in {tmp_path / 'out' / BOOK}" in result.output
    assert "0 graded, 1 known from before." in grade().output


def test_a_full_disk_and_a_file_that_is_none_are_told_in_a_sentence(
    tmp_path, grade, monkeypatch, unboxed
):
    hand_in(tmp_path, "ann")

    result = grade("--roster", tmp_path)
    assert f"{tmp_path} cannot be read or written: is a directory\n" in result.output

    def full(book, out):
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(all_reports, "write_all", full)
    result = grade()
    assert result.exit_code == 1
    assert "cannot be read or written (database or disk is full)" in result.output


@pytest.mark.parametrize("place", ["submissions", "submissions/out", "link/out"])
def test_nothing_is_written_among_students_files(tmp_path, grade, place):
    hand_in(tmp_path, "ann")
    (tmp_path / "link").symlink_to(tmp_path / "submissions")

    result = grade("--out", str(tmp_path / place))

    assert result.exit_code == 1
    assert "into a folder elsewhere" in result.output
    assert [path.name for path in (tmp_path / "submissions").iterdir()] == ["ann"]


def test_the_tables_are_those_of_the_parts_that_are_named(tmp_path, grade, book):
    hand_in(tmp_path, "ann")

    first = grade("--stages", "1,7", "--parts", "word_game")
    second = grade("--stages", "1,7", "--parts", "notation")
    assert points(book()) == {"ann": 0}
    again = grade()

    assert points(book()) == {"ann": 10}
    assert "(stages 1)" in first.output
    assert "(stages 7)" in second.output
    assert "0 graded, 1 known from before." in again.output


SPENDS_ONE = """
def update_hand(hand, word):
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
            break
    return left
"""
SPENDS_ALL = SPENDS_ONE.replace("            break\n", "")
SPENDS_ONE_OTHERWISE = """
def update_hand(hand, word):
    held = [letter for letter in word.lower() if hand.get(letter, 0)]
    return {key: n - (held[:1] == [key]) for key, n in hand.items()}
"""
TWICE = {1: ("Word scores", 10), 2: ("1. Word scores", 10)}
FILES = {
    "people.xlsx": b"PK\x03\x04 and more",
    "gradebook.csv": canvas_export(USERS, assignments=TWICE).encode(),
    "broken/like.py": b'@like("update_hand", "No.")\ndef update_hand(h, w): return 1 +',
    "right/like.py": f'@like("update_hand", "No.")\n{SPENDS_ALL.strip()}\n'.encode(),
    "wrong/students.toml": b"dropped = 3",
}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--parts 7", "there is no part '7'"),
        ("--deadlines nowhere.toml", "nowhere.toml"),
        ("--deadlines people.xlsx", "save it as CSV"),
        ("--isolation some", "some"),
        ("--seed 0", "x>=1"),
        ("--dask tcp://127.0.0.1:1", "no Dask cluster answers"),
        ("--roster people.xlsx", "save it as CSV"),
        ("--canvas-export people.xlsx", "save it as CSV"),
        ("--times people.xlsx", "save it as CSV"),
        ("--canvas-export gradebook.csv --stages 1", "rename all but one assignment"),
        ("--stages 1 --columns parts", "2, 3, 4, 5, 6 would not be graded"),
        ("--mistakes nowhere", "nowhere is no folder"),
        ("--mistakes broken", "like.py cannot be read"),
        ("--stages 2 --mistakes right", "answers all the checks as a right one does"),
        ("--students wrong/students.toml", "students.toml: dropped is 3; write a list"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence_before_anything_is_graded(
    tmp_path, grade, options, said, monkeypatch
):
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 0.5)
    monkeypatch.chdir(tmp_path)
    lay(tmp_path, FILES)
    hand_in(tmp_path, "ann")

    result = grade(*options.split())

    assert result.exit_code != 0
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output
    assert gradings_in(tmp_path / "out") == 0


def test_it_is_said_how_much_is_graded_again_under_other_rules(
    tmp_path, grade, monkeypatch, unboxed
):
    hand_in(tmp_path, "ann")
    hand_in(tmp_path, "bob")
    grade()
    shutil.rmtree(tmp_path / "submissions" / "bob")
    monkeypatch.setattr(batch, "Plan", partial(batch.Plan, rules="others"))

    result = grade()

    assert "for other stages only: 2." in result.output
    assert "1 graded, 0 known from before." in result.output
    assert "not in the reports: uploads of 'bob'" in result.output


def test_a_run_in_which_the_grader_failed_ends_with_an_error(
    tmp_path, grade, book, monkeypatch
):
    hand_in(tmp_path, "ann", "\n".join([*answers_of(HANDS), RIGHT]))

    def broken(run, *more):
        if run.suite.exercise.name == "update_hand":
            raise RecursionError("too deep")
        return marked(run, *more)

    marked = grader.marked
    monkeypatch.setattr(grader, "marked", broken)
    result = grade("--stages", "1-2")

    assert result.exit_code == 1
    assert "1 could not be graded in part, which is the grader's fault: 'ann'" in (
        result.output
    )
    assert points(book()) == {"ann": 10}  # the other function keeps its points
    assert grade.reports == [tmp_path / "out"]


@pytest.mark.skipif(bool(missing(IsolationLevel.LANDLOCK)), reason="no landlock here")
def test_the_real_command_killed_goes_on_where_it_was(tmp_path):
    for number in range(4):
        hand_in(tmp_path, f"s{number}", f"{RIGHT}\nx = {number}")
    code = "from scrabble_course.cli import app; app()"
    out = tmp_path / "out"
    command = [sys.executable, "-c", code, "grade", tmp_path / "submissions"]
    command += ["--out", out, "--stages", "1", "--isolation", "landlock"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    while process.poll() is None and gradings_in(out) < 1:
        time.sleep(0.005)
    process.kill()
    process.wait()

    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

    with Gradebook.open(out / BOOK) as book:
        records = book.counting()
    assert points(records) == {f"s{number}": 10 for number in range(4)}
    assert gradings_in(out) == 4
    assert (out / "index.html").is_file()


def advice_of(records):
    return {
        record.graded.student: [m.advice for m in record.graded.marks if m.stage == 2]
        for record in records
    }


def test_an_added_mistake_reaches_all_who_answer_alike_until_its_file_is_gone(
    tmp_path, grade, book
):
    hand_in(tmp_path, "ann", SPENDS_ONE)
    hand_in(tmp_path, "bob", SPENDS_ONE_OTHERWISE)
    hand_in(tmp_path, "cem", "def update_hand(hand, word):\n    return dict(hand)")
    grade("--stages", "2")
    before = advice_of(book())
    (tmp_path / "mistakes").mkdir()
    marked = f'@like("update_hand", "You spend one letter only.")\n{SPENDS_ONE.strip()}'
    (tmp_path / "mistakes" / "week_2.py").write_text(marked)

    result = grade("--stages", "2")

    after = advice_of(book())
    assert "Mistakes of your own" in result.output
    assert "0 graded, 3 known from before." in result.output
    assert after["ann"] == after["bob"] == ["You spend one letter only."]
    assert after["cem"] == before["cem"] != after["ann"]
    assert points(book())["ann"] == points(book())["bob"] > 0
    (tmp_path / "mistakes" / "week_2.py").unlink()
    grade("--stages", "2")
    assert advice_of(book()) == before


def test_who_handed_in_nothing_is_in_the_tables_and_keeps_no_deadline(
    tmp_path, grade, book
):
    place = hand_in(tmp_path, "ann")
    os.utime(place, (1_772_400_000, 1_772_400_000))  # 1 March 2026, 21:20 UTC
    rules, roster = tmp_path / "deadlines.toml", tmp_path / "roster.csv"
    times = tmp_path / "times.csv"
    rules.write_text("[deadlines]\nword_scores = 2026-03-01T20:00:00Z")
    people = "student\trole\nann\tStudent\nbob\tStudent\ntom\tTeacher\ndan\tStudent\n"
    roster.write_text(people, "utf-16")  # as Excel writes "Unicode text"
    times.write_text("student,time\nann,2026-03-02T21:00:00Z\n")
    (tmp_path / "students.toml").write_text('dropped = ["dan"]')

    said = grade("--deadlines", str(rules), "--roster", str(roster))
    assert "In no table: 'tom (staff)', 'dan (dropped)'" in said.output
    assert points(book()) == {"ann": 9, "bob": 0}
    grade("--count", "last", "--times", str(times))
    assert book()[0].late_points == 2  # the rules are kept for the next run
    grade("--no-deadlines")

    assert points(book()) == {"ann": 10, "bob": 0}


def test_whose_marks_cannot_go_back_is_said(tmp_path, grade, unboxed):
    hand_in(tmp_path, "mng")
    hand_in(tmp_path, "eve")
    (tmp_path / "gradebook.csv").write_text(canvas_export(USERS), "utf-8")

    said = " ".join(
        grade("--canvas-export", f"{tmp_path}/gradebook.csv").output.split()
    )

    assert "Not in canvas.csv, for Canvas' gradebook has no such line: 'eve'" in said


def test_a_pair_has_one_hand_in_and_who_is_removed_is_not_graded_again(
    tmp_path, grade, book, unboxed
):
    hand_in(tmp_path, "ann")
    hand_in(tmp_path, "eve")
    grade()
    who = tmp_path / "students.toml"
    who.write_text('removed = ["eve"]\n[groups]\npair = ["ann", "bob"]')

    said = " ".join(grade().output.split())

    assert points(book()) == {"ann": 10, "bob": 10}
    assert f"Who is who: {who} eve is removed, and erased here: uploads 1" in said
    assert "Removed, so not graded; delete these yourself: 'eve'" in said
    who.unlink()
    grade()
    assert points(book()) == {"ann": 10, "bob": 10}
    who.write_text("")
    grade()
    assert points(book()) == {"ann": 10, "eve": 10}


def test_own_points_and_a_bad_question_hold_for_what_is_graded_already(
    tmp_path, grade, book
):
    hand_in(tmp_path, "ann", "\n".join([*answers_of(HANDS), RIGHT]))
    grade("--stages", "1-2")
    for text, total in (
        ("[points]\nget_word_score = 30", (40, 40)),
        ('[functions]\nget_word_score = "leave out"', (10, 10)),
        ("", (20, 20)),
    ):
        (tmp_path / "course.toml").write_text(text)

        assert "0 graded, 1 known from before." in grade("--stages", "1-2").output
        assert (points(book())["ann"], book()[0].graded.out_of) == total
    own = tmp_path / "own.toml"
    own.write_text("leave_out = [3, 'hands']")

    assert "(stages 1)" in grade("--stages", "1-3", "--course", str(own)).output
    assert book()[0].graded.out_of == 10


def test_answers_are_graded_from_the_run_on_that_says_so(tmp_path, grade, book):
    place = hand_in(tmp_path, "ann", RIGHT)
    assert "1 graded" in grade().output and points(book()) == {"ann": 10}
    own = tmp_path / "course.toml"
    own.write_text("explain = 20")

    assert "1 graded" in grade().output and points(book()) == {"ann": 8}
    assert "0 graded" in grade().output
    said = {"turn": 1, "answers": {"another": "text"}}
    kept = json.dumps({"explain": {"1 get_word_score": said}})
    place.with_name("my_answers.json").write_text(kept)
    assert "1 graded" in grade().output
    [mark] = [m for m in book()[0].graded.marks if m.points]
    assert "about other questions" in mark.ruling and mark.points == 8
    own.write_text("")
    grade()
    assert points(book()) == {"ann": 10}
