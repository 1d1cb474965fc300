"""What an instructor does after grading, by commands and at the desk."""

import shutil

from scrabble_course.grading.desk.desk import Desk

TABLES = ("grades.csv", "canvas.csv", "moodle.csv")
BAD_TOPIC = "1 get_word_score: capital letters"
WEEK = "2026-02-01T12:00:00+00:00"
DEADLINES = f"percent_per_day = 10\n[deadlines]\nword_game = {WEEK}\n"


def hold_against_commands(folder, run, command):
    """Do the same in two copies of a graded folder, and hold the tables together.

    A bad question is dropped, another deadline given, somebody excused, six marks are
    changed, one is taken back, and another desk's are brought over. `run` types a
    command in a folder, and `command` grades.
    """
    typed, seen = (
        folder.with_name(f"{folder.name}-{how}") for how in ("typed", "seen")
    )
    for copy in (typed, seen):
        shutil.copytree(folder, copy)
        shutil.copytree(copy / "marks", copy / "second-desk")
    names = [row.split(",")[0] for row in _table(folder, "grades.csv").split("\n")[1:]]
    chosen = [name for name in names if name and '"' not in name][:6]

    _by_commands(typed, run, command, chosen)
    _at_the_desk(seen, command, chosen)

    for table in TABLES:
        assert _table(seen, table) == _table(typed, table) != _table(folder, table)


def _by_commands(folder, run, command, chosen):
    first, *_, last = chosen
    with (folder / "course.toml").open("a") as own:
        own.write(f'[topics]\n"{BAD_TOPIC}" = "leave out"\n')
    (folder / "deadlines.toml").write_text(
        f'{DEADLINES}[extensions."{first}"]\nword_scores = 2030-01-01T00:00:00+00:00\n'
        f'[excused]\n"{last}" = ["hands"]\n'
    )
    run(folder, f"{command} --stages 1-3 --deadlines deadlines.toml")
    for points, names in ((-1, chosen[:3]), (2.5, chosen[3:])):
        words = f"--points {points} --function get_word_score --comment why"
        run(folder, f"scrabble-course adjust marks {' '.join(names)} {words}")
    run(folder, f"scrabble-course adjust marks {last} --undo")
    run(folder, f"scrabble-course adjust second-desk {first} --points 2 --comment more")
    run(folder, "scrabble-course merge marks second-desk")


def _at_the_desk(folder, command, chosen):
    first, *_, last = chosen
    (folder / "deadlines.toml").write_text(DEADLINES)
    submissions = folder / command.split()[2]
    desk, other = (
        Desk(folder / name, submissions) for name in ("marks", "second-desk")
    )
    do(desk, "start", what="grade")
    assert desk._job._process.wait() == 0, desk._job.text
    do(desk, "look", anew=True)
    assert desk.job["done"] == desk.job["of"] > 0
    do(desk, "panel", panel="for_all")
    stamp = desk.for_all["stamp"]
    do(desk, "rule", name=BAD_TOPIC, ruling="leave out", stamp=stamp)
    date(desk, first, stage=1, what="due", value="2030-01-01T00:00:00+00:00")
    date(desk, last, stage=2, what="excused", value="yes")
    for place, name in enumerate(chosen):
        give(desk, name, -1 if place < 3 else 2.5, "get_word_score", "why")
    do(desk, "take back", student=last, version=desk.student["version"])
    give(other, first, 2, "", "more")
    do(desk, "merge", other="second-desk")
    do(desk, "start", what="reports")
    assert desk._job._process.wait() == 0, desk._job.text


def date(desk, student, **more):
    do(desk, "open", student=student)
    do(desk, "date", student=student, stamp=desk.student["stamp"], **more)


def give(desk, student, points, function, comment):
    do(desk, "open", student=student)
    what = {"points": str(points), "function": function, "comment": comment}
    do(desk, "adjust", student=student, version=desk.student["version"], **what)


def do(desk, act, /, **more):
    """Do what a browser asks for, and hold that it was not refused."""
    desk.do({"do": act, **more})
    assert desk.said.get("tone") != "bad", desk.said


def _table(folder, name):
    return (folder / "marks" / name).read_text("utf-8")
