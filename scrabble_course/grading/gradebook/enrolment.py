"""Who is who: read from a file in TOML, by hand or by `scrabble-course students`.

dropped = ["dan"]                      # in no table; what is kept of them stays
removed = ["eve"]                      # all that is kept of them is erased

[aliases]                              # what else a student is called, or was before
ada = ["Ada King", "Ada Avery_5001"]

[groups]                               # what one hands in counts for all
"Team 7" = ["ada", "ben"]
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.instructor_files import table_in
from scrabble_course.grading.gradebook.ownership import Group, names_of
from scrabble_course.grading.gradebook.roster import Person, folded, who_is_called
from scrabble_course.grading.submissions.student_files import StudentFolder, printable

LISTS, TABLES = ("dropped", "removed"), ("aliases", "groups")
Names = Mapping[str, tuple[str, ...]]


class CannotReadStudents(CannotGrade):
    """A file about students is not as it should be; the text says where."""


@dataclass(frozen=True, slots=True)
class Enrolment:
    """What an instructor said about students, beyond the roster.

    Of who is `removed` no name is kept: `erased` has digests, by that of the name in
    the file, for work that comes again.
    """

    aliases: Names = field(default_factory=dict)
    groups: Names = field(default_factory=dict)
    dropped: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    erased: Names = field(default_factory=dict)

    def people(
        self, roster: Iterable[Person], seen: Iterable[str] = ()
    ) -> tuple[Person, ...]:
        """Return who is on the roster, and who is named here, with all their names.

        `seen` are students as the gradebook calls them.
        """
        spelled = {folded(name): name for name in seen}
        people = {person.student: person for person in roster}

        def known(name: str) -> Person:
            student = spelled.get(folded(name), printable(name))
            new = Person(student, frozenset({folded(name)}))
            return one_called(name, people.values()) or new

        for name, others in self.aliases.items():
            person = known(name)
            sure = person.sure | set(map(folded, others))
            people[person.student] = replace(person, sure=sure)
        for name in (name for members in self.groups.values() for name in members):
            people[known(name).student] = known(name)
        for name in self.dropped:
            people[known(name).student] = replace(known(name), out="dropped")
        return tuple(people.values())

    def groups_of(self, people: Collection[Person]) -> list[Group]:
        """Return the groups, with members as they are called in the tables."""
        return [
            Group(
                name, tuple(p.student for m in members if (p := one_called(m, people)))
            )
            for name, members in self.groups.items()
        ]

    def with_digests(
        self,
        people: Collection[Person],
        before: Enrolment,
        seen: Collection[str] = (),
    ) -> Enrolment:
        """Return the same with digests in place of names of who is removed.

        Who was removed `before` may be on no roster any more. `seen` are students as
        the gradebook calls them.
        """
        erased = {}
        for name in self.removed:
            person = one_called(name, people) or Person(name, frozenset())
            sure = person.sure | {folded(person.student)}
            sure |= {folded(one) for one in seen if called(one, people) == [person]}
            found = [*map(_digest, sure), *map(_digest_of_name, person.names)]
            known = _digest(folded(name))
            erased[known] = tuple({*before.erased.get(known, ()), known, *found})
        kept = replace(self, removed=(), erased=erased)

        def others(names: Iterable[str]) -> tuple[str, ...]:
            return tuple(name for name in names if not kept.is_erased([folded(name)]))

        return replace(
            kept,
            aliases={name: self.aliases[name] for name in others(self.aliases)},
            groups={name: others(members) for name, members in self.groups.items()},
            dropped=others(self.dropped),
        )

    def is_erased(self, names: Iterable[str], folder: bool = False) -> bool:
        """Whether one of these folded names is that of somebody who was removed.

        A name that others may share tells only whose a `folder` is.
        """
        known = {digest for digests in self.erased.values() for digest in digests}
        listed = list(names)
        digests = [*map(_digest, listed)]
        digests += map(_digest_of_name, listed) if folder else ()
        return not known.isdisjoint(digests)

    def without_erased(
        self, folders: Iterable[StudentFolder]
    ) -> tuple[list[StudentFolder], list[str]]:
        """Return the folders of others, and the names of what is to go."""
        kept, gone = [], []
        for folder in folders:
            if self.is_erased(names_of(folder), folder=True):
                gone += [piece.place.name for piece in folder.all_pieces]
            else:
                kept.append(folder)
        return kept, gone

    def to_json(self) -> str:
        """Return this as text for the gradebook, "" if nothing is said."""
        return json.dumps(asdict(self)) if self != Enrolment() else ""

    @classmethod
    def from_json(cls, text: str) -> Enrolment:
        """Return what `to_json` gave; of "" there is nothing."""
        found = json.loads(text or "{}")

        def table(name: str) -> Names:
            return {key: tuple(names) for key, names in found.get(name, {}).items()}

        dropped = tuple(found.get("dropped", ()))
        return cls(table("aliases"), table("groups"), dropped, erased=table("erased"))


def read_students(text: str) -> Enrolment:
    """Return what a text in TOML says, or raise CannotReadStudents.

    >>> read_students('dropped = ["dan"]').dropped
    ('dan',)
    """
    table = table_in(text, LISTS, TABLES, CannotReadStudents)
    dropped, removed = (_names(name, table.get(name, [])) for name in LISTS)
    aliases, groups = (
        {key: _names(key, names) for key, names in table[name].items()}
        for name in TABLES
    )
    found = Enrolment(aliases, groups, dropped, removed)
    members = Counter(folded(one) for group in found.groups.values() for one in group)
    for name, times in members.most_common(1):
        if times > 1:
            raise CannotReadStudents(f"{name!r} is in {times} groups")
    return found


def called(name: str, people: Collection[Person]) -> list[Person]:
    """Return who may be called so, by login, address or ID, else by name."""
    short = {folded(name)}
    found = who_is_called(people, short, short)
    return found or [one for one in people if folded(one.student) in short]


def one_called(name: str, people: Collection[Person]) -> Person | None:
    """Return who is called so, by login, address or ID, else by name.

    CannotReadStudents if it may be several.
    """
    found = called(name, people)
    if len(found) > 1:
        several = ", ".join(person.student for person in found)
        raise CannotReadStudents(
            f"{name!r} may be several ({several}): write a login or an ID"
        )
    return found[0] if found else None


def _names(name: str, found: Any) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise CannotReadStudents(f'{name} is {found!r}; write a list, such as ["ada"]')
    return tuple(found)


def _digest(name: str) -> str:
    return hashlib.sha256(name.encode("utf-8", "replace")).hexdigest()


def _digest_of_name(name: str) -> str:
    return _digest(f"name {name}")
