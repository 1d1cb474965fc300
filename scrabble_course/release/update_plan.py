"""Decides what becomes of a notebook in a student's folder."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

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
