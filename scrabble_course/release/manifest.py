"""The record of what the course has laid in a student's folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from scrabble_course import course
from scrabble_course.checks.progress_file import COURSE_MARK
from scrabble_course.resources.atomic_files import write_atomically


@dataclass(frozen=True, slots=True)
class Manifest:
    """The fingerprint of each file as it was laid, by its path below the folder.

    `stages` are those that the folder was made for, "" for whatever there is, and
    `left_out` are the numbers of those that its course does without. `explains` says
    that answers about one's own code are graded. `found` is False if the folder has
    no record, or one that cannot be read.
    """

    laid: Mapping[str, str] = field(default_factory=dict)
    stages: str = ""
    left_out: tuple[int, ...] = ()
    found: bool = True
    explains: bool = False


def read_manifest(folder: Path) -> Manifest:
    """Return the record in `folder`; one that is lost or damaged counts as empty."""
    try:
        kept = json.loads((folder / COURSE_MARK).read_text(encoding="utf-8"))
        laid, stages = kept["laid"], str(kept.get("stages", ""))
        course.stages_named(stages)
        left_out = tuple(map(int, kept.get("left_out", ())))
    except (
        AttributeError,
        FileNotFoundError,
        KeyError,
        TypeError,
        ValueError,
        RecursionError,
    ):
        return Manifest(found=False)
    if not isinstance(laid, dict) or not all(map(_is_text, laid.values())):
        return Manifest(found=False)
    explains = kept.get("explains") is True
    return Manifest(laid, stages, left_out, explains=explains)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Put the record in `folder`."""
    kept: dict[str, object] = {"laid": dict(sorted(manifest.laid.items()))}
    if manifest.stages:
        kept["stages"] = manifest.stages
    if manifest.left_out:
        kept["left_out"] = list(manifest.left_out)
    if manifest.explains:
        kept["explains"] = True
    write_atomically(folder / COURSE_MARK, json.dumps(kept, indent=1) + "\n")


def _is_text(value: object) -> bool:
    return isinstance(value, str)
