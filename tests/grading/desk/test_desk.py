import json
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.desk import desk as desk_module
from scrabble_course.grading.desk.desk import ELSEWHERE, Desk
from scrabble_course.grading.gradebook.gradebook import Gradebook
from tests.grading.desk.classes import STAGES, a_class, rows_of

EVIL = "<img src=x onerror=alert(1)>\u202eabc\x00\ud800"


@pytest.fixture
def desk(tmp_path):
    names = [f"student{number}" for number in range(9)]
    return Desk(a_class(tmp_path / "marks", names, STAGES[:4]), by="tom")


def shown(desk, student):
    desk.do({"do": "open", "student": student})
    return desk.student


def cells(desk, student):
    row = next(row for row in rows_of(desk) if row[0] == student)
    keys = [column["key"] for column in desk.columns]
    return dict(zip(keys, row, strict=True))


def test_a_row_has_what_there_is_for_parts_stages_and_functions(desk):
    with Gradebook.open(desk.out / BOOK) as book:
        record = book.counting()[0]

    row = cells(desk, record.graded.student)

    assert row["total"] == record.points
    assert row["word_game"] == record.graded.points
    both = row["4 deal_hand"] + row["4 is_valid_word"]
    assert row["4"] == pytest.approx(both)


def test_a_page_for_a_talk_is_made_with_what_was_handed_in(tmp_path, monkeypatch):
    marks, work = a_class(tmp_path / "marks", ["ada"], STAGES[:1]), tmp_path / "work"
    started = []
    monkeypatch.setattr(
        desk_module, "DeskJob", lambda title, words: started.append(words) or ended
    )
    ended = SimpleNamespace(title="", text="", exit_code=0)
    for is_there in (False, True):
        desk = Desk(marks, work)
        desk.do({"do": "start", "what": "oral", "student": "ada"})
        work.mkdir(exist_ok=True)
        option = ["--submissions", str(work)] if is_there else []

        assert started[-1] == ["oral", str(marks), *option, "--", "ada"]


def test_a_mark_is_set_beside_its_code_and_its_row_follows(desk):
    student = shown(desk, "student3")
    mark = student["marks"][1]
    before = cells(desk, "student3")["total"]

    desk.do(
        {"do": "adjust", "student": "student3", "version": student["version"]}
        | {"to": mark["key"], "points": "9,5", "comment": "seen"}
        | {"function": mark["function"]}
    )

    [given] = desk.student["given"]
    assert (given["function"], given["by"]) == (mark["function"], "tom")
    assert desk.student["marks"][1]["points"] + given["points"] == 9.5
    after = cells(desk, "student3")["total"]
    assert after - before == pytest.approx(9.5 - mark["points"])
    assert mark["code"].startswith(f"def {mark['function']}")
    assert desk.said["tone"] == "good"


def test_a_call_that_fails_is_shown_as_a_check_shows_it(desk):
    marks = [mark for n in range(9) for mark in shown(desk, f"student{n}")["marks"]]

    labels = {tuple(label for label, _ in one) for m in marks for one in m["failures"]}
    assert labels == {("call", "expected", "but got"), ("call", "missing", "too many")}


def test_what_one_desk_changes_the_other_is_told_once_and_shows_when_asked(desk):
    other = Desk(desk.out, by="eve")
    mine = shown(desk, "student1")
    other.do({"do": "open", "student": "student1"})
    give = {"student": "student1", "version": mine["version"], "points": "1"}
    desk.do({"do": "adjust", "comment": "a", **give})

    desk.do({"do": "look"})
    other.do({"do": "look"})
    assert desk.elsewhere == ""  # a change of one's own is nobody else's
    told = other.elsewhere
    other.do({"do": "adjust", "comment": "b", **give})
    refused = other.said
    other.do({"do": "look", "anew": True})

    assert (told, refused["tone"]) == (ELSEWHERE, "bad")
    assert "meanwhile" in refused["text"]
    assert other.elsewhere == ""
    assert [one["comment"] for one in other.student["given"]] == ["a"]
    assert rows_of(other) == rows_of(desk)
    (desk.changes.beside / "course.toml").write_text("# by hand")
    other.do({"do": "look"})
    assert other.elsewhere == ELSEWHERE


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"do": "open"},
        {"do": "open", "student": "nobody"},
        {"do": ["adjust"]},
        {"do": "panel", "panel": "__class__"},
        {"do": "adjust", "student": "student1", "version": "", "points": "nan"},
        {"do": "rule", "name": "2 update_hand", "ruling": "nonsense", "stamp": ""},
        {"do": "date", "student": "student1", "stage": "x", "what": 1, "stamp": ""},
        {"do": "due", "name": "hands", "value": "tomorrow", "stamp": ""},
        {"do": "enrol", "table": "groups", "value": "a", "stamp": ""},
        {"do": "stop telling", "file": "../course.toml"},
        {"do": "compare", "other": "nowhere"},
        {"do": "export", "folder": "", "key": ""},
        {"do": "start", "what": "grade"},
    ],
)
def test_what_cannot_be_done_changes_nothing_and_no_message_ends_the_desk(
    desk, message
):
    before = rows_of(desk)

    desk.do(message)

    desk.do({"do": "look", "anew": True})
    assert rows_of(desk) == before
    assert not list(desk.changes.beside.glob("*.toml"))


def test_texts_of_students_can_be_sent_and_seen_whatever_is_in_them(tmp_path):
    desk = Desk(a_class(tmp_path / "marks", ["eve"], STAGES[:4], EVIL))
    shown(desk, "eve")
    for panel in ("for_all", "mistakes", "dates", "people"):
        desk.do({"do": "panel", "panel": panel})

    state = {name: getattr(desk, name) for name in ("student", "for_all", "mistakes")}

    sent = json.dumps(state, ensure_ascii=False)
    sent.encode()
    assert "\u202e" not in sent
    bundle = json.dumps(desk._repr_mimebundle_()[0])
    assert "eve" not in bundle and "Run this cell" in bundle


def test_the_first_students_are_shown_before_the_others_are_read(tmp_path, monkeypatch):
    monkeypatch.setattr(desk_module, "AT_FIRST", 4)
    names = [f"student{number}" for number in range(9)]

    desk = Desk(a_class(tmp_path / "marks", names, STAGES[:4]))
    first = desk.rows
    desk.do({"do": "rest"})

    assert ([row[0] for row in first], desk.many) == (names[:4], 9)
    assert [row[0] for row in desk.rows] == names
    assert desk.rows[:4] == first


def test_the_command_opens_a_desk_also_where_nothing_is_graded_yet(tmp_path):
    marks = tmp_path / "marks"
    command = ["desk", str(marks), "--no-open"]
    refused = CliRunner().invoke(cli.app, command)
    (tmp_path / "submissions").mkdir()

    assert CliRunner().invoke(cli.app, command).exit_code == 0

    assert refused.exit_code == 2 and not Desk(marks).many
    assert str(tmp_path / "submissions") in (marks / "desk.ipynb").read_text()
