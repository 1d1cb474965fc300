"""Decides what becomes of a notebook in a student's folder, and says what was done."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

MISSING = "missing"
UNREADABLE = "unreadable"


class Fate(StrEnum):
    """What becomes of one notebook when the course is laid."""

    NEW = "new"
    RESTORED = "restored"  # it was deleted, and is back
    UPDATED = "updated"  # it was as the course had laid it
    CURRENT = "current"  # it is this version already
    KEPT = "kept"  # the student has changed it, and has this version
    BESIDE = "beside"  # the student has changed an older version: both are there
    UNREADABLE = "unreadable"  # it is no notebook any more; a fresh one lies beside


def fate_of(
    found: str, release: str, laid: str | None, beside: Collection[str] = ()
) -> Fate:
    """Return what becomes of a notebook; no answer overwrites a student's sources.

    All are fingerprints: `found` of the file (or MISSING, UNREADABLE), `release` of
    the version to lay, `laid` of the version that was laid there before (None: not
    known), `beside` of those laid beside it, which the student may have taken over.

    >>> fate_of("mine", release="v2", laid="v1")
    <Fate.BESIDE: 'beside'>
    >>> fate_of("mine", release="v2", laid="v1", beside=["v2"])
    <Fate.KEPT: 'kept'>
    >>> fate_of("v1", release="v2", laid="v1")
    <Fate.UPDATED: 'updated'>
    """
    if found == MISSING:
        return Fate.NEW if laid is None else Fate.RESTORED
    if found == UNREADABLE:
        return Fate.UNREADABLE
    if found == release:
        return Fate.CURRENT
    if found == laid or found in beside:
        return Fate.UPDATED
    return Fate.KEPT if release == laid or release in beside else Fate.BESIDE


@dataclass(frozen=True, slots=True)
class LaidNotebook:
    """What became of one file; `beside` names the version laid beside it."""

    name: str
    fate: Fate
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Laid:
    """What became of each notebook and page of the course in `folder`."""

    folder: Path
    notebooks: tuple[LaidNotebook, ...]
    record_found: bool = True

    def names(self, fate: Fate) -> list[str]:
        """Return the notebooks that met this fate, in the order of the course."""
        return [done.name for done in self.notebooks if done.fate is fate]

    def __str__(self) -> str:
        return "\n".join([self._headline(), *self._lists(), *self._beside()])

    def _headline(self) -> str:
        many = sum(done.name.endswith(".ipynb") for done in self.notebooks)
        number = f"{many} notebooks{self._news()}"
        return f"Your course is in {self.folder}: {number}."

    def _news(self) -> str:
        fates = {done.fate for done in self.notebooks}
        if fates == {Fate.NEW}:
            return ", all new"
        return ", all up to date" if fates <= {Fate.CURRENT, Fate.KEPT} else ""

    def _lists(self) -> Iterator[str]:
        for fate, happened in _HAPPENED.items():
            names = [Path(name).stem for name in self.names(fate)]
            if names and len(names) < len(self.notebooks):
                yield f"  {happened}: {', '.join(names)}"
            elif names and fate is not Fate.NEW:
                yield f"  {happened}: all of them"

    def _beside(self) -> Iterator[str]:
        if not self.record_found and self.names(Fate.BESIDE):
            yield f"  {_RECORD_LOST}"
        for done in self.notebooks:
            if done.beside:
                yield f"  {done.name} {_BESIDE[done.fate]}: {Path(done.beside).name}"


_HAPPENED = {
    Fate.NEW: "new",
    Fate.UPDATED: "updated, as you had not changed them",
    Fate.RESTORED: "missing, so laid again",
    Fate.KEPT: "left as they are, with your changes",
}
_BESIDE = {
    Fate.BESIDE: "has your changes and stays; the new version is beside it",
    Fate.UNREADABLE: "is no notebook any more and stays; a fresh copy is beside it",
}
_RECORD_LOST = (
    "The record of what the course had laid here is lost, so every notebook that "
    "differs from the course's counts as yours."
)
