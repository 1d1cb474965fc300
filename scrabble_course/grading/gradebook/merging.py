"""Joins another gradebook to one: what both hold is kept once, and nothing is lost."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from scrabble_course.grading.gradebook.gradebook_file import (
    OR_EARLIER,
    OR_LATER,
    GradebookFile,
)
from scrabble_course.grading.scoring.mark import GradedWork

UploadDigests = dict[str, set[str]]
"""The digests of what each student handed in."""

RULES = {
    "count": "which upload counts",
    "deadlines": "deadlines",
    "roster": "the roster",
    "canvas": "what Canvas exported",
    "own_course": "course.toml",
    "mistakes": "your own mistakes",
    "students": "students.toml",
    "tables": "the form of the tables",
}
"""What an instructor said."""
WHO = "JOIN temp.who ON before = theirs.student"
"""Whose the rows of the other file are here."""
HERE = "SELECT student, digest FROM main.upload"
THERE = f"SELECT who.student, digest FROM other.upload AS theirs {WHO}"
SAME = """
SELECT ours.number, who.student, ours.faulty, ours.graded, theirs.graded
FROM other.graded AS theirs JOIN temp.who ON before = theirs.student
JOIN main.graded AS ours
ON (ours.student, ours.digest, ours.rules, ours.seed, ours.stages)
= (who.student, theirs.digest, theirs.rules, theirs.seed, theirs.stages)
WHERE NOT theirs.faulty
"""
ROWS = (
    f"""
    INSERT OR IGNORE INTO main.graded
    (student, digest, rules, seed, stages, faulty, graded)
    SELECT who.student, digest, rules, seed, stages, faulty, graded
    FROM other.graded AS theirs {WHO} ORDER BY number
    """,
    f"""
    INSERT INTO main.upload SELECT who.student, digest, run, shared_in
    FROM other.upload AS theirs {WHO} WHERE true {OR_LATER}
    """,
    f"""
    INSERT INTO main.came SELECT who.student, digest, path, content, at, source, is_late
    FROM other.came AS theirs {WHO} WHERE true {OR_EARLIER}
    """,
    f"""
    INSERT OR IGNORE INTO main.source SELECT who.student, digest, stage, function, text
    FROM other.source AS theirs {WHO}
    """,
    """
    DELETE FROM main.upload WHERE EXISTS (SELECT * FROM main.graded AS g
    WHERE g.student = upload.student AND g.digest = upload.digest AND faulty)
    AND NOT EXISTS (SELECT * FROM main.graded AS g
    WHERE g.student = upload.student AND g.digest = upload.digest AND NOT faulty)
    AND EXISTS (SELECT * FROM main.graded AS g
    WHERE g.student = upload.student AND NOT faulty)
    """,
)
"""What brings the rows over. What the grader failed at goes where it succeeded."""
GIVEN = f"""
SELECT who.student, points, comment, function, at, given_by, undone
FROM other.adjustment AS theirs {WHO} ORDER BY number
"""


UNDO = """
UPDATE main.adjustment SET undone = ?1
WHERE number = ?2 AND undone IS NULL AND ?1 IS NOT NULL
"""
GIVE = """
INSERT INTO main.adjustment (student, points, comment, function, at, given_by, undone)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""


def merge(file: GradebookFile, other: Path, called: Callable[[str], str]) -> list[str]:
    """Bring all that is in another gradebook into this one, all or nothing.

    `called` gives the name here of a student there, "" for who is removed. What came,
    and what differs and stays as it is here, is returned in sentences. Doing it again
    changes nothing.
    """
    connection = file.connection
    connection.execute("ATTACH ? AS other", (str(other),))
    try:
        with file.writing():
            connection.execute("CREATE TEMP TABLE who (before TEXT, student TEXT)")
            there = connection.execute("SELECT DISTINCT student FROM other.graded")
            names = [(name, called(name)) for (name,) in there.fetchall()]
            own = [(name, here) for name, here in names if here]
            connection.executemany("INSERT INTO temp.who VALUES (?, ?)", own)
            told = list(_joined(file))
            connection.execute("DROP TABLE temp.who")
    finally:
        connection.execute("DETACH other")
    return told


def _joined(file: GradebookFile) -> Iterator[str]:
    connection = file.connection
    before, there = _uploads(connection, HERE), _uploads(connection, THERE)
    told = list(_marked_otherwise(connection))
    for statement in ROWS:
        connection.execute(statement)
    new = {name: there[name] - before.get(name, set()) for name in there}
    given, taken_back = _join_adjustments(connection)
    students = len(there.keys() - before.keys())
    uploads = sum(map(len, new.values()))
    yield f"New here: students {students}, uploads {uploads}, adjustments {given}"
    if taken_back:
        yield f"Adjustments that were taken back there, and so here: {taken_back}"
    for student, digests in sorted(new.items()):
        if digests and before.get(student):
            yield f"{student} has uploads in both; of those there, new: {len(digests)}"
    yield from told
    yield from _join_settings(file)


def _uploads(connection: sqlite3.Connection, query: str) -> UploadDigests:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for student, digest in connection.execute(query):
        found[student].add(digest)
    return found


def _marked_otherwise(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield whose work has other points there, under the same rules and seed.

    What the grader failed at here makes room for what it did there.
    """
    for number, student, is_faulty, ours, theirs in connection.execute(SAME).fetchall():
        if is_faulty:
            connection.execute("DELETE FROM main.graded WHERE number = ?", (number,))
        elif (here := _points(ours)) != (there := _points(theirs)):
            yield f"{student} has {there:g} points there and {here:g} here: these stay"


def _points(text: str) -> float:
    return GradedWork.from_json(json.loads(text)).points


def _join_adjustments(connection: sqlite3.Connection) -> tuple[int, int]:
    """Bring adjustments over; return how many, and how many more are taken back.

    Two are the same if all that is said of them is: who, what, why and when.
    """
    ours: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    query = "SELECT number, student, points, comment, function, at, given_by "
    for number, *said in connection.execute(query + "FROM main.adjustment"):
        ours[tuple(said)].append(number)
    given = taken_back = 0
    for *said, undone in connection.execute(GIVEN).fetchall():
        if numbers := ours[tuple(said)]:
            changed = connection.execute(UNDO, (undone, numbers.pop(0)))
            taken_back += changed.rowcount
        else:
            connection.execute(GIVE, (*said, undone))
            given += 1
    return given, taken_back


def _join_settings(file: GradebookFile) -> Iterator[str]:
    """Keep what was said here, or else there; yield what is not the same."""
    found = file.connection.execute("SELECT name, value FROM other.setting")
    theirs = defaultdict(str, found.fetchall())
    for name in (*RULES, "conditions", "seed"):
        here, there = file.setting(name), theirs[name]
        if there and here in ("", "[]"):
            file.set_settings(**{name: there})
        elif name in RULES and there not in ("", "[]", here):
            yield f"Not the same there, and kept as here: {RULES[name]}"
    for name in ("names", "feedback"):
        here, there = file.setting(name) or "{}", theirs[name] or "{}"
        file.set_settings(**{name: json.dumps(json.loads(there) | json.loads(here))})
    texts = file.setting("strays"), theirs["strays"]
    strays = chain(*(json.loads(text or "[]") for text in texts))
    runs = int(file.setting("run") or 0), int(theirs["run"] or 0)
    file.set_settings(
        strays=json.dumps(list(dict.fromkeys(strays))), run=str(max(runs))
    )
