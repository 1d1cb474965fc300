from pathlib import Path

import pytest

from scrabble_course.grading.commands import run_console
from scrabble_course.grading.commands.batch import Plan, RunProgress
from scrabble_course.grading.commands.run_console import bar, beginning, ending, named
from scrabble_course.grading.commands.worker_pool import AtWork
from scrabble_course.grading.submissions.student_files import StudentFolder
from tests.grading.fake_grader import STAGES

ANN = StudentFolder("ann", Path("ann"))


def test_some_names_are_said_and_how_many_more_there_are():
    assert named(["ann", "[b]ob[/b]"]) == "'ann', '[b]ob[/b]'"
    assert named(list("abcdefg")) == "'a', 'b', 'c', 'd', 'e' and 2 more"


def test_a_run_begins_with_its_conditions_and_what_has_to_be_done_again():
    said = beginning(Plan("full", 7, STAGES, otherwise=3, rules="r1"), 20)

    assert said.startswith(
        "Students: 20, stages: 1, isolation full, seed 7, rules r1.\n"
    )
    assert "for other stages only: 3." in said
    assert "\n" not in beginning(Plan("full", 7, STAGES), 20)


def test_a_run_ends_with_who_took_long_and_where_the_grader_failed():
    slow = [("eve", 29.6)]
    progress = RunProgress(9, 5, 2, ["bob"], faulty=["zoe"], slow=slow)

    assert list(ending(progress)) == [
        "5 graded, 2 known from before.",
        "1 took long: 'eve (30 s)'.",
        "1 could not be graded, which is the grader's fault: 'bob'. The same command "
        "tries again.",
        "1 could not be graded in part, which is the grader's fault: 'zoe'. The same "
        "command tries again.",
    ]


@pytest.mark.parametrize("seconds", [0.5, 12.0])
def test_where_nothing_can_be_drawn_it_is_said_who_takes_long(
    capsys, monkeypatch, seconds
):
    monkeypatch.setattr(run_console, "TELL_SECONDS", 0)
    progress = RunProgress(9, graded=4, at_work=AtWork(((ANN, seconds),)))

    with bar(progress) as show:
        show(progress)

    said = "4 of 9. At work: 'ann' for 12 s" if seconds > 2 else "4 of 9."
    assert said in capsys.readouterr().out.split("\n")
