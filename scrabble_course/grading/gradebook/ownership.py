"""Whose the folders of a download are: by the roster, and as an instructor said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from scrabble_course.grading.gradebook.roster import Person, folded, who_is_called
from scrabble_course.grading.submissions.downloads import joined
from scrabble_course.grading.submissions.student_files import (
    Piece,
    StudentFolder,
    printable,
)


@dataclass(frozen=True, slots=True)
class Group:
    """Students who hand in together, as they are called in the tables.

    Canvas puts the group's name in place of the student's, beside the ID of one of them
    (`representatives` in `assignment.rb` of canvas-lms), and Moodle puts "Team 7-"
    before the name of each (`locallib.php` of Moodle's `mod/assign`).
    """

    name: str
    members: tuple[str, ...]

    def is_called(self, folder: StudentFolder) -> bool:
        """Whether a folder has the name of the group."""
        return folded(self.name) in names_of(folder)

    def members_in(self, folder: StudentFolder) -> set[str]:
        """Return what stands behind the group's name and a dash, folded."""
        front = printable(f"{self.name.replace('_', ' ')}-").casefold()
        names = map(printable, (folder.student, *folder.also))
        return {
            folded(name[len(front) :])
            for name in names
            if name.casefold().startswith(front)
        }


def on_roster(
    folders: Iterable[StudentFolder],
    people: Sequence[Person],
    place: Path,
    groups: Sequence[Group] = (),
    is_whole: bool = True,
) -> tuple[list[StudentFolder], list[str]]:
    """Return a folder for everybody on the roster, and who is not on it, in words.

    A student who handed in nothing has one with nothing in it, and who hands in with
    others has theirs. Who is not on the roster keeps the name of the folder; that is
    said if the roster `is_whole`.
    """
    named: defaultdict[str, list[StudentFolder]] = defaultdict(list)
    others, odd = [], []
    for folder in folders:
        found, group = whose(folder, people, groups)
        if group:
            for student, shared in _shared(folder, found, group):
                named[student].append(shared)
        elif len(found) != 1:
            others.append(folder)
            why = "may be several" if found else "is not"
            odd += [f"{folder.student} {why} on the roster"] * (bool(found) or is_whole)
        elif found[0].out:
            odd.append(f"{folder.student} is {found[0].out}, and not graded")
        else:
            named[found[0].student].append(folder)
    together = {student for group in groups for student in group.members}
    for person in people:
        if person.out:
            continue
        student, own = person.student, named[person.student]
        if len(own) > 1 and student not in together:
            odd += [f"{student} has handed in as {folder.place.name}" for folder in own]
        others.append(_together(person, own, place))
    return sorted(others, key=lambda folder: folder.student), odd


def with_times(
    folders: Iterable[StudentFolder],
    times: Mapping[str, Mapping[str, datetime]],
    groups: Sequence[Group] = (),
) -> tuple[list[StudentFolder], list[str]]:
    """Return folders with the times that `read_times` gave, and for whom there is none.

    A student may be called as in the roster or as at the platform, by a name that no
    other has, and has the times of a group if none are the student's own.
    """
    found: dict[str, Mapping[str, datetime]] = {}
    left = dict(times)
    listed = list(folders)
    meant = students_by_name(listed)
    for folder in listed:
        names = [n for n in names_of(folder) if meant.get(n) == folder.student]
        own = [left.pop(name) for name in names if name in left]
        if own:
            found[folder.student] = own[0]
    for group in groups:
        of_group = [found[one] for one in group.members if one in found]
        for student in group.members if of_group else ():
            found.setdefault(student, of_group[0])
    timed = [replace(one, times=found.get(one.student, one.times)) for one in listed]
    return timed, [f"{name} has a time, and no work" for name in sorted(left)]


def students_by_name(folders: Iterable[StudentFolder]) -> dict[str, str]:
    """Return who is meant by each name, folded, that only one student has."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for folder in folders:
        for name in names_of(folder):
            found[name].add(folder.student)
    return {name: one for name, (one, *others) in found.items() if not others}


def names_of(folder: StudentFolder) -> list[str]:
    """Return how a student is called, folded: here, in the roster, at the platform."""
    return [folded(name) for name in (folder.student, *folder.also)]


def whose(
    folder: StudentFolder, people: Sequence[Person], groups: Sequence[Group]
) -> tuple[list[Person], Group | None]:
    """Return who a folder may belong to, and the group that hands in with them."""
    found = _owners(folder, people)
    for group in groups:
        named = group.members_in(folder)
        by_name = who_is_called(people, named, named) if named else found
        inside = [one for one in by_name if one.student in group.members]
        is_theirs = len(found) == 1 and bool(inside)
        if named or group.is_called(folder) or is_theirs:
            return inside, group
    return found, None


def _owners(folder: StudentFolder, people: Sequence[Person]) -> list[Person]:
    """Return who a folder may belong to; a number of Canvas' and a name may differ."""
    number, names = folded(folder.number), {*names_of(folder)}
    if not number:
        return who_is_called(people, names, names)
    others = names - {number}
    named = who_is_called(people, others, others)
    numbered = [one for one in people if number in one.sure - one.elsewhere]
    both = [person for person in numbered if person in named]
    return both or [*numbered, *named]


def _shared(
    folder: StudentFolder, found: Sequence[Person], group: Group
) -> Iterator[tuple[str, StudentFolder]]:
    """Yield the members of a group, and the folder as it is theirs.

    The platform's names, and what goes back to it, are those of one of them.
    """
    own = next((person.student for person in found), "")
    for student in group.members:
        if student == (own or group.members[0]):
            yield student, folder if own else replace(folder, group=group.name)
        else:
            yield student, replace(folder, also=(), label="", group=group.name)


def _together(person: Person, own: list[StudentFolder], place: Path) -> StudentFolder:
    """Return all that a student handed in as one folder; nothing is one, too."""
    names = [name for folder in own for name in folder.also]
    also = tuple(dict.fromkeys([*names, *sorted(person.sure)]))
    if not own:
        nothing = Piece(place / "nothing was handed in")
        return StudentFolder(person.student, place, pieces=(nothing,), also=also)
    if len(own) == 1:
        return replace(own[0], student=person.student, also=also)
    named = [
        replace(folder, pieces=tuple(_below(folder.student, folder.all_pieces)))
        for folder in own
    ]
    return replace(joined(named), student=person.student, place=place, also=also)


def _below(name: str, pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yield pieces as they are called below a folder of this name."""
    for piece in pieces:
        yield Piece(piece.place, f"{name}/{piece.name}" if piece.name else name)
