"""The command `scrabble-course students`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scrabble_course.grading.commands import options
from scrabble_course.grading.commands.cli_errors import about, plain_words
from scrabble_course.grading.gradebook.instructor_files import read_text

GroupsTable = Annotated[
    Path | None,
    typer.Option(help="A table with a column of groups, as your platform exports it."),
]


def students(
    submissions: options.Submissions,
    roster: options.RosterFile = None,
    groups: GroupsTable = None,
    students: options.StudentsFile = None,
) -> None:
    """Write who may be who, and who hands in together, into students.toml.

    What stands there stays as it is. What a person has to decide begins with #.
    """
    from scrabble_course.grading.gradebook import enrolment_draft as draft
    from scrabble_course.grading.gradebook.enrolment import read_students
    from scrabble_course.grading.gradebook.roster import read_roster
    from scrabble_course.grading.submissions.downloads import student_folders
    from scrabble_course.resources.atomic_files import write_atomically

    file = students or submissions.parent / options.STUDENTS
    with plain_words():
        folders, _ = student_folders(submissions)
        text = read_text(file) if file.is_file() else ""
        with about(file):
            said = read_students(text)
        people = said.people(())
        if roster:
            with about(roster):
                people = said.people(read_roster(read_text(roster)))
        aliases = list(draft.alias_lines(folders, people, said)) if roster else []
        lines = []
        if groups:
            with about(groups):
                lines = list(draft.group_lines(read_text(groups), people, said))
        new = draft.with_lines(text, "aliases", aliases)
        new = draft.with_lines(new, "groups", lines)
        with about(file):
            read_students(new)
        write_atomically(file, new)
    more = len(new.splitlines()) - len(text.splitlines())
    marked = sum(line.startswith("# ") for line in (*aliases, *lines))
    typer.echo(f"{file}: {more} new lines. {marked} to look at begin with #.")
