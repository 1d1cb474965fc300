import os
import random
import signal
from contextlib import closing, suppress
from itertools import count
from queue import Empty
from threading import Timer

import pytest
from jupyter_client.manager import start_new_kernel

from scrabble_course.grading.commands.out_folder import BOOK, CannotUse, the_only_run
from scrabble_course.grading.desk.changes import Changes
from scrabble_course.grading.desk.comparison import compare
from scrabble_course.grading.desk.desk import Desk
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import (
    ChangedMeanwhile,
    stamp_of,
)
from scrabble_course.resources.course_config import CannotReadCourse, Ruling
from tests.grading.commands.test_run_folders import another_run
from tests.grading.desk.classes import DEADLINES, STAGES, a_class, rows_of

OPEN = """
from scrabble_course.grading.desk.desk import Desk
desk = Desk(".", by="tom")
"""


@pytest.fixture
def out(tmp_path):
    out = a_class(tmp_path / "marks", ["ann", "bob"], STAGES[:3])
    (tmp_path / "deadlines.toml").write_text(DEADLINES)
    with Gradebook.open(out / BOOK) as book:
        book.set_rules(deadlines=DEADLINES)
    return out


@pytest.fixture
def tom(out):
    return Changes(out, out.parent, "tom")


def book_of(changes):
    return closing(Gradebook.open(changes.out / BOOK))


def version(changes, student):
    with book_of(changes) as book:
        return book.version_of(student)


def points(changes, student):
    with book_of(changes) as book:
        return {r.graded.student: r.points for r in book.counting()}[student]


def stamp(changes, name):
    return stamp_of(changes.beside / name)


def test_points_and_their_undoing_are_kept_with_who_and_when(tom):
    before = points(tom, "ann")

    said = tom.adjust("ann", version(tom, "ann"), 2, "well told", "update_hand")
    tom.adjust("ann", version(tom, "ann"), 1, "again", "")
    tom.take_back("ann", version(tom, "ann"))

    assert said == "ann: +2 points"
    assert points(tom, "ann") == before + 2
    with book_of(tom) as book:
        first, second = [e for e in book.history("ann") if e.adjustment]
    assert (first.adjustment.by, first.undone) == ("tom", None)
    assert second.undone and second.adjustment.comment == "again"


def test_the_second_of_two_desks_is_told_and_overwrites_nothing(tom):
    eve = Changes(tom.out, tom.beside, "eve")
    seen = version(tom, "ann")
    files = {name: stamp(tom, name) for name in ("deadlines.toml", "course.toml")}
    tom.adjust("ann", seen, 2, "well told", "")
    tom.excuse("bob", 2, True, files["deadlines.toml"])
    tom.rule("2 update_hand", Ruling.LEAVE_OUT, files["course.toml"])
    texts = {name: (tom.beside / name).read_text() for name in files}

    for late in (
        lambda: eve.adjust("ann", seen, 3, "mine", ""),
        lambda: eve.take_back("ann", seen),
        lambda: eve.excuse("bob", 2, False, files["deadlines.toml"]),
        lambda: eve.rule("2 update_hand", None, files["course.toml"]),
    ):
        with pytest.raises(ChangedMeanwhile, match="meanwhile"):
            late()

    assert {name: (tom.beside / name).read_text() for name in files} == texts
    eve.adjust("bob", version(eve, "bob"), 3, "another student", "")


def test_while_a_run_writes_nothing_is_changed_and_it_is_told(out, tom):
    with another_run(out), pytest.raises(CannotUse, match="another"):
        tom.adjust("ann", version(tom, "ann"), 2, "well told", "")


class KernelDesk:
    """A desk in a kernel of its own, seen as a browser sees it."""

    def __init__(self, out):
        self.kernel, self.client = start_new_kernel(kernel_name="python3", cwd=out)
        self.state, self.comm = {}, ""
        self.client.execute(OPEN)
        while "is_open" not in self.state:
            self.hear()

    def send(self, act, **more):
        data = {"method": "custom", "content": {"do": act, **more}}
        message = {"comm_id": self.comm, "data": data}
        self.client.shell_channel.send(self.client.session.msg("comm_msg", message))

    def hear(self, seconds=60):
        """Take the next message of the kernel; queue.Empty if none comes."""
        message = self.client.get_iopub_msg(timeout=seconds)
        data = message["content"].get("data", {})
        if message["msg_type"] == "comm_open" and "said" in data["state"]:
            self.comm = message["content"]["comm_id"]
            self.state = {**data["state"], "is_open": True}
        elif message["msg_type"] == "comm_msg" and data["method"] == "update":
            self.state |= data["state"]

    def adjust_for_ever(self):
        """Give a hundredth of a point, again and again; yield how often it is said."""
        self.send("open", student="ann")
        while not self.state["student"]:
            self.hear()
        for number in count(1):
            version = self.state["student"]["version"]
            what = {"points": "0.01", "comment": "c", "version": version}
            self.send("adjust", student="ann", **what)
            while self.state["said"].get("number") != number:
                self.hear(seconds=1)
            assert self.state["said"]["tone"] == "good"
            yield number


def test_a_killed_kernel_loses_nothing_that_its_desk_showed_as_saved(out):
    desk, shown = KernelDesk(out), 0
    seconds = random.uniform(0.05, 0.5)
    pid = desk.kernel.provisioner.pid
    killing = Timer(seconds, os.kill, [pid, signal.SIGKILL])
    try:
        with suppress(Empty):
            for shown in desk.adjust_for_ever():
                if shown == 1:
                    killing.start()
    finally:
        killing.cancel()
        desk.client.stop_channels()
        desk.kernel.shutdown_kernel(now=True)

    with Gradebook.open(out / BOOK) as book:
        kept = sum(bool(event.adjustment) for event in book.history("ann"))
    assert 0 < shown <= kept <= shown + 1, seconds
    with the_only_run(out):
        pass  # nobody is locked out


def test_a_ruling_counts_at_once_and_so_does_its_undoing(tom):
    with book_of(tom) as book:  # what only the gradebook has goes into the file, too
        book.set_rules(own_course="[points]\nget_word_score = 20\n")
    before = points(tom, "ann")

    tom.rule("2 update_hand", Ruling.LEAVE_OUT, "")
    without = points(tom, "ann")
    text = (tom.beside / "course.toml").read_text()
    tom.rule("2 update_hand", None, stamp(tom, "course.toml"))

    assert without < before == points(tom, "ann")
    assert '"2 update_hand" = "leave out" # tom, ' in text
    assert "get_word_score = 20" in text


def test_a_ruling_about_what_there_is_not_writes_nothing(tom):
    with pytest.raises(CannotReadCourse, match="no topic"):
        tom.rule("2 update_hand: manners", Ruling.LEAVE_OUT, "")

    assert not (tom.beside / "course.toml").exists()


def test_late_work_is_taken_as_in_time_and_the_file_says_so(tom):
    desk, now = Desk(tom.out), stamp(tom, "deadlines.toml")
    student = next(row[0] for row in desk.rows if row[2])
    what = {"student": student, "stage": 2, "what": "in time", "value": ""}

    desk.do({"do": "date", "stamp": now, **what})

    assert [row[2] for row in rows_of(desk) if row[0] == student] == [0]
    text = (tom.beside / "deadlines.toml").read_text()
    assert f"[extensions.{student}]" in text and "# ours" in text


def test_students_are_dropped_grouped_and_taken_in_again(tom):
    tom.set_students(["groups", "Team 7"], ["ann", "bob"], "")
    tom.set_students(["dropped"], ["bob"], stamp(tom, "students.toml"))
    with book_of(tom) as book:
        dropped = [r.graded.student for r in book.counting()]
    tom.set_students(["dropped"], None, stamp(tom, "students.toml"))

    with book_of(tom) as book:
        assert (dropped, len(book.counting())) == (["ann"], 2)
        assert [group.members for group in book.groups] == [("ann", "bob")]


def test_two_desks_are_compared_before_they_are_joined_and_neither_is_changed(out, tom):
    other = a_class(out.parent / "other", ["ann", "bob"], STAGES[:3])
    eve = Changes(other, out.parent, "eve")
    eve.adjust("bob", version(eve, "bob"), 3, "on paper", "")
    before = points(tom, "bob")

    rows, said = compare(out, other)

    assert points(tom, "bob") == before
    total, by_hand = [row for row in rows if row[1] in ("total", "by hand")]
    assert total[0] == by_hand[0] == "bob"
    assert by_hand[3:] == ("+3  on paper", "+3  on paper")
    assert "adjustments 1" in said[0]
    tom.merge(other)
    assert f"{points(tom, 'bob'):g}" == total[4]
