"""What `students.toml` may say, from a download, a roster and a table of groups."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher

from scrabble_course.grading.gradebook.enrolment import Enrolment
from scrabble_course.grading.gradebook.ownership import whose
from scrabble_course.grading.gradebook.roster import (
    CannotReadTable,
    Person,
    cells_in,
    folded,
    person_in,
    rows_of,
    who_is_called,
)
from scrabble_course.grading.submissions.student_files import StudentFolder

GROUP_COLUMNS = ("group name", "group", "groups", "team")
LEAST_ALIKE = 0.6
"""How like names are, from 0 to 1, of which one may be meant by the other."""


def alias_lines(
    folders: Iterable[StudentFolder], people: Sequence[Person], said: Enrolment
) -> Iterator[str]:
    """Yield a line for whoever may be meant by a folder of nobody on the roster.

    Each is behind a #: that it is so, a person has to say.
    """
    groups = said.groups_of(people)
    for folder in folders:
        found, group = whose(folder, people, groups)
        if group or len(found) == 1:
            continue
        called = [one for one in folder.also if folder.student in one]
        name = max((folder.student, *called), key=len)  # with a number, if any
        for person in found or _like(folder.student, people):
            yield f"# {_line(person.student, [name])}"


def group_lines(table: str, people: Sequence[Person], said: Enrolment) -> Iterator[str]:
    """Yield a line for each group in a table that has two members or more.

    It is behind a # if one of them is in another group, too, here or in what was said.
    CannotReadTable says what the table lacks.
    """
    members: defaultdict[str, list[str]] = defaultdict(list)
    rows = rows_of(table)
    if not any(_groups_in(row) for row in rows):
        columns = ", ".join(GROUP_COLUMNS)
        raise CannotReadTable(f"it names no group in a column such as {columns}")
    for row in rows:
        if person := person_in(row):
            on_roster = who_is_called(people, person.sure, person.names)
            [known] = on_roster if len(on_roster) == 1 else [person]
            for name in _groups_in(row):
                members[name].append(known.student)
    times = Counter(one for named in members.values() for one in {*named})
    times.update(one for group in said.groups_of(people) for one in group.members)
    for name, named in sorted(members.items()):
        if len(named) > 1 and name not in said.groups:
            mark = "# " if any(times[one] > 1 for one in named) else ""
            yield mark + _line(name, dict.fromkeys(named))


def with_lines(text: str, table: str, lines: Iterable[str]) -> str:
    """Return a text in TOML with more lines in a table; no other is changed."""
    more = "".join(f"{line}\n" for line in lines if line not in text.splitlines())
    if not more:
        return text
    head = re.search(rf"(?m)^\[{table}\].*\n?", text)
    if not head:
        return f"{text.rstrip()}\n\n[{table}]\n{more}".lstrip()
    before = text[: head.end()]
    return f"{before.rstrip()}\n{more}{text[head.end() :]}"


def _line(name: str, others: Iterable[str]) -> str:
    key = name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _quoted(name)
    return f"{key} = [{', '.join(map(_quoted, others))}]"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _like(name: str, people: Iterable[Person]) -> list[Person]:
    """Return the one person whose name is most like this one, if any is like it."""

    def alike(person: Person) -> float:
        names = {*person.names, *person.sure}
        called = folded(name)
        return max(SequenceMatcher(None, called, one).ratio() for one in names)

    best = max(people, key=alike, default=None)
    return [best] if best and alike(best) >= LEAST_ALIKE else []


def _groups_in(row: dict[str, str]) -> list[str]:
    cells = cells_in(row)
    text = next((cells[name] for name in GROUP_COLUMNS if cells.get(name)), "")
    return [name.strip() for name in text.split(", ") if name.strip()]
