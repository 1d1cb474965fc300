"""Decides what becomes of a notebook in a student's folder, and says what was done."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

MISSING = "missing"
UNREADABLE = "unreadable"


class Update(StrEnum):
    """What becomes of one notebook when the course is laid."""

    NEW = "new"
    RESTORED = "restored"  # it was deleted, and is back
    UPDATED = "updated"  # it was as the course had laid it
    CURRENT = "current"  # it is this version already
    KEPT = "kept"  # the student has changed it, and has this version
    BESIDE = "beside"  # the student has changed an older version: both are there
    UNREADABLE = "unreadable"  # it is no notebook any more; a fresh one lies beside


def update_of(
    found: str, release: str, laid: str | None, beside: Collection[str] = ()
) -> Update:
    """Return what becomes of a notebook; no answer overwrites a student's sources.

    All are fingerprints: `found` of the file (or MISSING, UNREADABLE), `release` of
    the version to lay, `laid` of the version that was laid there before (None: not
    known), `beside` of those laid beside it, which the student may have taken over.

    >>> update_of("mine", release="v2", laid="v1")
    <Update.BESIDE: 'beside'>
    >>> update_of("mine", release="v2", laid="v1", beside=["v2"])
    <Update.KEPT: 'kept'>
    >>> update_of("v1", release="v2", laid="v1")
    <Update.UPDATED: 'updated'>
    """
    if found == MISSING:
        return Update.NEW if laid is None else Update.RESTORED
    if found == UNREADABLE:
        return Update.UNREADABLE
    if found == release:
        return Update.CURRENT
    if found == laid or found in beside:
        return Update.UPDATED
    return Update.KEPT if release == laid or release in beside else Update.BESIDE


@dataclass(frozen=True, slots=True)
class InstalledNotebook:
    """What became of one file; `beside` names the version laid beside it."""

    name: str
    update: Update
    beside: str = ""


@dataclass(frozen=True, slots=True)
class InstalledCourse:
    """What became of each notebook and page of the course in `folder`."""

    folder: Path
    notebooks: tuple[InstalledNotebook, ...]
    record_found: bool = True

    def names(self, update: Update) -> list[str]:
        """Return the notebooks that this became of, in the order of the course."""
        return [done.name for done in self.notebooks if done.update is update]

    def __str__(self) -> str:
        return "\n".join([self._headline(), *self._lists(), *self._beside()])

    def _headline(self) -> str:
        many = sum(done.name.endswith(".ipynb") for done in self.notebooks)
        number = f"{many} notebooks{self._news()}"
        return f"Your course is in {self.folder}: {number}."

    def _news(self) -> str:
        updates = {done.update for done in self.notebooks}
        if updates == {Update.NEW}:
            return ", all new"
        return ", all up to date" if updates <= {Update.CURRENT, Update.KEPT} else ""

    def _lists(self) -> Iterator[str]:
        for update, happened in _HAPPENED.items():
            names = [Path(name).stem for name in self.names(update)]
            if names and len(names) < len(self.notebooks):
                yield f"  {happened}: {', '.join(names)}"
            elif names and update is not Update.NEW:
                yield f"  {happened}: all of them"

    def _beside(self) -> Iterator[str]:
        if not self.record_found and self.names(Update.BESIDE):
            yield f"  {_RECORD_LOST}"
        for done in self.notebooks:
            if done.beside:
                yield f"  {done.name} {_BESIDE[done.update]}: {Path(done.beside).name}"


_HAPPENED = {
    Update.NEW: "new",
    Update.UPDATED: "updated, as you had not changed them",
    Update.RESTORED: "missing, so laid again",
    Update.KEPT: "left as they are, with your changes",
}
_BESIDE = {
    Update.BESIDE: "has your changes and stays; the new version is beside it",
    Update.UNREADABLE: "is no notebook any more and stays; a fresh copy is beside it",
}
_RECORD_LOST = (
    "The record of what the course had laid here is lost, so every notebook that "
    "differs from the course's counts as yours."
)
