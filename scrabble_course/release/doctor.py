"""Says whether this computer is ready for the course, and what to do if it is not."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape
from importlib import metadata
from pathlib import Path

from scrabble_course.calling.limits.system import DRIVE, in_browser, is_secure_page
from scrabble_course.resources.shipped_files import PACKAGE
from scrabble_course.resources.word_list import WordListError, read_words

OLDEST_PYTHON = (3, 11)
PROBE = "scrabble-probe.txt"
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "anywidget")


Look = Callable[[], tuple[str, ...]]
"""Gives what is wrong, with its remedy and a command, if there is one; else nothing."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """One thing that the course needs; a `problem` comes with a `remedy`.

    `paste` is the remedy as a command for the terminal, where one line can do it.
    """

    need: str
    problem: str = ""
    remedy: str = ""
    paste: str = ""

    def __str__(self) -> str:
        if not self.problem:
            return f"  ok  {self.need}"
        lines = (f"  NO  {self.need}", self.problem, self.remedy, self.paste)
        return "\n        ".join(line for line in lines if line)

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import prose, python

        mark, said = (
            ("&#10007;", "not ready") if self.problem else ("&#10003;", "ready")
        )
        pieces = [f'<span aria-label="{said}">{mark}</span> {escape(self.need)}']
        pieces += [prose(text) for text in (self.problem, self.remedy) if text]
        if self.paste:
            pieces.append(python(self.paste))
        return "".join(pieces)


@dataclass(frozen=True, slots=True)
class Checkup:
    """What the doctor found; it says the same on every computer that is ready."""

    findings: tuple[SetupProblem, ...]

    @property
    def well(self) -> bool:
        """Whether nothing stands in the way."""
        return not any(finding.problem for finding in self.findings)

    @property
    def headline(self) -> str:
        """The result in one line."""
        if self.well:
            return "Everything is ready for the course."
        troubles = sum(1 for finding in self.findings if finding.problem)
        return f"Not ready yet: {troubles} of {len(self.findings)} to put right."

    def __str__(self) -> str:
        return "\n".join([self.headline, *map(str, self.findings)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import panel

        items = "".join(f"<li>{one._repr_html_()}</li>" for one in self.findings)
        style = "list-style:none;margin:.3em 0 0;padding:0"
        tone = "good" if self.well else "bad"
        return panel(self.headline, [f'<ul style="{style}">{items}</ul>'], tone)


def doctor(folder: Path | None = None) -> Checkup:
    """Look at Python, packages, widget display, words and the folder to work in.

    `folder` is where your notebooks are; without it, the current one is meant. In a
    page of a browser there is nothing to install, and the browser keeps the work.
    """
    place = folder or Path.cwd()
    looks: dict[str, Look] = {
        f"Python is {'.'.join(map(str, OLDEST_PYTHON))} or newer": _python,
        "the packages that the course builds on are installed": _packages,
    }
    if not in_browser():
        looks["JupyterLab can show racks and boards"] = _widget_display
    looks["the word list is there and can be read"] = _words
    if in_browser():
        looks["this browser keeps your work"] = partial(_kept_by_browser, place)
    else:
        looks["your work can be saved in this folder"] = partial(_writable, place)
    return Checkup(tuple(SetupProblem(need, *look()) for need, look in looks.items()))


def _python() -> tuple[str, ...]:
    if sys.version_info[:2] >= OLDEST_PYTHON:
        return ()
    version = ".".join(map(str, sys.version_info[:2]))
    return (
        f"This is Python {version}, which cannot run the course.",
        "Install a newer Python, then install the course again with it.",
    )


def _packages() -> tuple[str, ...]:
    try:
        required = metadata.requires("scrabble-course") or []
    except metadata.PackageNotFoundError:
        return (
            "The course is not installed in this Python; only its files are there.",
            "Paste this into a terminal, then restart the kernel:",
            f'{_pip()} install --editable "{PACKAGE.parent}"',
        )
    faults = list(_faults(required))
    if not faults:
        return ()
    return (
        f"{'; '.join(fault for _, fault in faults)}.",
        "Paste this into a terminal, then restart the kernel:",
        f"{_pip()} install {' '.join(wanted for wanted, _ in faults)}",
    )


def _faults(required: list[str]) -> Iterator[tuple[str, str]]:
    """Yield what to install, quoted for the terminal, and what is wrong without it."""
    try:
        from packaging.requirements import Requirement
    except ImportError:
        yield '"packaging"', "packaging is missing"
        return
    for requirement in map(Requirement, required):
        if requirement.marker and not requirement.marker.evaluate({"extra": ""}):
            continue
        wanted = f"{requirement.name}{requirement.specifier}"
        try:
            version = metadata.version(requirement.name)
        except metadata.PackageNotFoundError:
            yield f'"{wanted}"', f"{requirement.name} is missing"
            continue
        if not requirement.specifier.contains(version, prereleases=True):
            has = f"{requirement.name} is {version}"
            yield f'"{wanted}"', f"{has}, but the course needs {requirement.specifier}"


def _widget_display() -> tuple[str, ...]:
    missing = [name for name in EXTENSIONS if not _is_extension(name)]
    if not missing:
        return ()
    return (
        f"JupyterLab's extension {' and '.join(missing)} is missing, so a rack shows "
        "as a line of text or as an error.",
        "Stop JupyterLab, paste this into a terminal, and start JupyterLab again:",
        f"{_pip()} install --force-reinstall jupyterlab_widgets anywidget",
    )


def _is_extension(name: str) -> bool:
    try:
        from jupyter_core.paths import jupyter_path
    except ImportError:
        return False
    places = map(Path, jupyter_path("labextensions"))
    return any((place / name / "package.json").is_file() for place in places)


def _words() -> tuple[str, ...]:
    try:
        read_words()
    except WordListError as error:
        remedy = "This brings the list back; paste it into a terminal:"
        return str(error), remedy, _restore_words()
    return ()


def _restore_words() -> str:
    if (PACKAGE.parent / ".git").exists():
        return f'git -C "{PACKAGE.parent}" checkout -- words.txt'
    return f"{_pip()} install --force-reinstall --no-deps scrabble-course"


def _writable(folder: Path) -> tuple[str, ...]:
    try:
        with tempfile.TemporaryFile(dir=folder):
            return ()
    except OSError as error:
        own = Path.home() / "my-course"
        return (
            f"Nothing can be saved in {folder} ({error.strerror}).",
            "Paste this into a terminal; it lays the course in a folder of your own:",
            f'"{sys.executable}" -m scrabble_course start "{own}"',
        )


def _kept_by_browser(folder: Path) -> tuple[str, ...]:
    probe = folder / PROBE
    try:
        # No temporary file: one that must not be there yet is not to be had here.
        probe.write_text("work", encoding="utf-8")
        kept = probe.read_text(encoding="utf-8") == "work"
        probe.unlink()
    except OSError:
        kept = False
    if kept and DRIVE in (folder, *folder.parents):
        return ()
    if not is_secure_page():
        return (
            "This page came over http, where Python cannot reach your files: input(), "
            "hand_in(), mine() and progress() do not work.",
            "Open the course at an address that begins with https, or at localhost. "
            "Until then, download what matters: File > Download.",
        )
    return (
        "What you save here is lost when the page is closed: the browser's storage is "
        "not within reach, as in many private windows.",
        "Open the course in an ordinary window. Until then, download what matters: "
        "File > Download.",
    )


def _pip() -> str:
    return f'"{sys.executable}" -m pip'
