"""Lays a student's own copy of the course, and never overwrites their work."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from scrabble_course import course
from scrabble_course.checks.progress_file import COURSE_MARK
from scrabble_course.release.edition import student_edition
from scrabble_course.release.links import add_meanings, set_links
from scrabble_course.release.manifest import Manifest, read_manifest, write_manifest
from scrabble_course.release.notebook_text import (
    Notebook,
    fingerprint,
    notebook_text,
    parse_notebook,
)
from scrabble_course.release.update_plan import (
    MISSING,
    UNREADABLE,
    InstalledCourse,
    InstalledNotebook,
    Update,
    update_of,
)
from scrabble_course.resources.atomic_files import (
    set_aside,
    sweep_parts,
    write_atomically,
)
from scrabble_course.resources.course_config import CourseConfig
from scrabble_course.resources.release_info import release_info
from scrabble_course.resources.shipped_files import shipped


class CannotLay(Exception):
    """The course cannot be laid; the message says what, where, and what to try."""


GLOSSARY = "glossary.md"
PAGES = (GLOSSARY,)
"""What students get beside the notebooks, to read."""
Edition = Notebook | str
"""What is laid: a notebook, or the text of a page."""


def lay_course(
    folder: Path,
    notebooks: Path | None = None,
    stages: str = "",
    own: CourseConfig | None = None,
) -> InstalledCourse:
    """Lay the student edition of the course in `folder`, and say what was done.

    `notebooks` holds the instructor's edition; without it, the course's own is taken.
    `stages`, such as "1-3", names some for now and later; without it, those are laid
    that the folder was made for, and of a release all that it hands out. `own` is what
    the instructor changes about the course; without it, what was left out before is
    left out again.
    What the student has changed stays; a new version of it is laid beside it, once.
    The record is written last, so that a run that was cut off can be repeated.
    """
    source = notebooks or shipped("notebooks")
    try:
        _refuse(folder, source)
        before = read_manifest(folder)
        stages = stages or before.stages
        wanted = _stages_to_lay(stages)
        lessons = _notebooks(source, wanted)
        own = own or _as_before(before)
        if own:
            _set_links(lessons, wanted, own)
        pages = _pages(source)
        for lesson in lessons.values():
            add_meanings(lesson, pages.get(GLOSSARY, ""))
        editions: dict[str, Edition] = {**lessons, **pages}
        folder.mkdir(parents=True, exist_ok=True)
        sweep_parts(folder)
        laid = dict(before.laid)
        done = tuple(_lay(folder, name, editions[name], laid) for name in editions)
        if laid != before.laid or not before.found:
            left_out = sorted(own.left_out) if own else before.left_out
            explains = before.explains or release_info().explains
            explains = explains or bool(own and own.explain)
            if not before.found and (folder / COURSE_MARK).exists():
                set_aside(folder / COURSE_MARK)
            write_manifest(
                folder, Manifest(laid, stages, tuple(left_out), explains=explains)
            )
    except OSError as error:
        raise CannotLay(_cannot_write(folder, error)) from None
    return InstalledCourse(folder, done, record_found=before.found)


def fresh_copy(folder: Path, stage: course.Stage, notebooks: Path | None = None) -> str:
    """Lay a lesson anew, with the student's own beside it; say where that is now."""
    path = folder / stage.notebook
    if not path.is_file():
        raise CannotLay(f"{path} is not there. To lay it, type: scrabble-course start")
    names = (path.with_suffix(f".old{n or ''}.ipynb") for n in count())
    old = next(name for name in names if not name.exists())
    try:
        path.rename(old)
    except OSError as error:
        raise CannotLay(_cannot_write(folder, error)) from None
    try:
        lay_course(folder, notebooks)
    finally:
        if not path.exists():
            old.rename(path)
    return f"{path} is fresh. What you had written is in {old.name}, beside it."


def _refuse(folder: Path, source: Path) -> None:
    """Raise CannotLay for a folder in which the course must not or cannot be laid."""
    advice = "Choose another folder, for example: scrabble-course start my-course-2"
    if folder.exists() and not folder.is_dir():
        raise CannotLay(f"{folder} is a file, not a folder. {advice}")
    if folder.resolve().is_relative_to(source.resolve()):
        raise CannotLay(f"{folder} lies inside the course's own notebooks. {advice}")


def _stages_to_lay(stages: str) -> tuple[course.Stage, ...]:
    """Return the stages that are named; a release has its own, whatever lies there."""
    release = release_info()
    if release.is_release:
        return tuple(one for one in course.STAGES if one.number in release.stages)
    return course.stages_named(stages)


def _as_before(before: Manifest) -> CourseConfig | None:
    """Return the course that a folder was made for; None if lessons are right for it.

    Those of a release are as its instructor wants them.
    """
    if release_info().is_release or not before.left_out:
        return None
    return CourseConfig(left_out=frozenset(before.left_out))


def _set_links(
    lessons: dict[str, Notebook], stages: tuple[course.Stage, ...], own: CourseConfig
) -> None:
    """Set links, points and questions in each lesson as the instructor's course has it.

    Lessons that are to come are linked already: else each release would change those
    that students have worked in.
    """
    linked = (course.STAGES[0], *own.of(course.STAGES[1:]))
    for stage in stages:
        set_links(lessons[stage.notebook], stage, linked, own)


def _pages(source: Path) -> dict[str, str]:
    """Return the pages of the course by their names; those of one's own may have none.

    Stages that are not handed out stand in them, too.
    """
    found = (source / name for name in PAGES)
    return {p.name: p.read_text(encoding="utf-8") for p in found if p.exists()}


def _notebooks(source: Path, stages: tuple[course.Stage, ...]) -> dict[str, Notebook]:
    """Return each student notebook of the course by its path; all of them or none."""
    again = "Install the course again."
    editions = {}
    for name in (stage.notebook for stage in stages):
        try:
            text = (source / name).read_text(encoding="utf-8")
            editions[name] = _edition(parse_notebook(text), name)
        except OSError as error:
            reason = f"{source / name} cannot be read ({error.strerror})"
            raise CannotLay(f"The course is not complete: {reason}. {again}") from None
        except ValueError as error:
            reason = f"{source / name} is at fault ({error})"
            raise CannotLay(f"The course is damaged: {reason}. {again}") from None
    return editions


def _edition(notebook: Notebook, name: str) -> Notebook:
    """Return the student edition, which is all that a student's installation has."""
    return notebook if release_info().is_release else student_edition(notebook, name)


def _lay(
    folder: Path, name: str, edition: Edition, laid: dict[str, str]
) -> InstalledNotebook:
    """Do with one file what its update says, and note in `laid` what lies where."""
    path, release = folder / name, fingerprint(edition)
    path.parent.mkdir(parents=True, exist_ok=True)
    sweep_parts(path.parent)
    beside = [laid[key] for key in laid if key.startswith(_beside_stem(name))]
    update = update_of(_found(path), release, laid.get(name), beside)
    if update in (Update.BESIDE, Update.UNREADABLE):
        return InstalledNotebook(name, update, _lay_beside(folder, name, edition, laid))
    if update in (Update.NEW, Update.RESTORED, Update.UPDATED):
        write_atomically(path, _text(edition))
    if update is not Update.KEPT:
        laid[name] = release
    return InstalledNotebook(name, update)


def _lay_beside(folder: Path, name: str, edition: Edition, laid: dict[str, str]) -> str:
    """Lay `edition` beside the student's file, and return where it lies.

    A copy that the student works in stays as well; the next free number is taken.
    """
    release = fingerprint(edition)
    for number in count(1):
        numbered = f"{_beside_stem(name)}{'' if number == 1 else number}"
        beside = f"{numbered}{Path(name).suffix}"
        found = _found(folder / beside)
        if found in (MISSING, laid.get(beside)):
            write_atomically(folder / beside, _text(edition))
            break
        if found == release or (found != UNREADABLE and laid.get(beside) == release):
            break
    laid[beside] = release
    return beside


def _beside_stem(name: str) -> str:
    return f"{name.removesuffix(Path(name).suffix)}.new"


def _text(edition: Edition) -> str:
    return edition if isinstance(edition, str) else notebook_text(edition)


def _found(path: Path) -> str:
    """Return the fingerprint of the file at `path`, or MISSING or UNREADABLE."""
    try:
        text = path.read_text(encoding="utf-8")
        return fingerprint(text if path.suffix == ".md" else parse_notebook(text))
    except FileNotFoundError:
        return MISSING
    except (OSError, ValueError):
        return UNREADABLE


def _cannot_write(folder: Path, error: OSError) -> str:
    reason = f"{error.strerror or error} ({error.filename or folder})"
    return (
        f"The course cannot be laid in {folder}: {reason}. Nothing of yours is lost. "
        "Make room or choose another folder, then start again."
    )
