"""A wheel without solutions: what students install as long as these are shut."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping
from email.message import Message
from importlib import metadata
from pathlib import Path

from scrabble_course import course
from scrabble_course.activities import arrangements, quiz
from scrabble_course.engine.graph_cache import PREBUILT, build_file
from scrabble_course.release.seal import seal_functions, seal_module
from scrabble_course.resources.release_info import RECORD, ReleaseInfo
from scrabble_course.resources.shipped_files import PACKAGE, WORD_FILES, shipped
from scrabble_course.resources.zip_files import wheel_of

FOR_GRADERS = "grading"
"""The folder of the package that a student's installation is without."""
ENDINGS = {".py", ".typed", ".js", ".css", ".json", ".html", ".toml"}
ABOUT = (
    "Metadata-Version", "Name", "Version", "Summary", "License-Expression",
    "License-File", "Requires-Python", "Requires-Dist",
)  # fmt: skip
"""What the wheel says of itself; what only graders need is left out."""


def write_student_wheel(
    folder: Path, release: ReleaseInfo, notebooks: Mapping[str, bytes]
) -> Path:
    """Write the wheel of a release below `folder`, with `notebooks` as its lessons."""
    files = {f"scrabble_course/{name}": data for name, data in _package(release)}
    for name, data in notebooks.items():
        files[f"scrabble_course/notebooks/{name}"] = data
    info = metadata.distribution("scrabble-course")
    version = f"{info.version}+stages.{max(release.stages)}"
    name = f"scrabble_course-{version}"
    for inside, data in _dist_info(info, version):
        files[f"{name}.dist-info/{inside}"] = data
    path = folder / f"{name}-py3-none-any.whl"
    path.write_bytes(wheel_of(files, f"{name}.dist-info/RECORD"))
    return path


def sealed_sources(release: ReleaseInfo) -> dict[str, str]:
    """Return the modules that hold solutions, by path, as the release has them."""
    sources = {}
    for stage in course.STAGES:
        if stage.number not in release.sealed:
            continue
        path = _path_of(stage.module)
        sources[path] = seal_functions(_read(path))
        for path in (*_exercise_files(stage), *_arrangement_files(stage)):
            sources[path] = seal_module(_read(path))
    return sources


def _exercise_files(stage: course.Stage) -> Iterator[str]:
    """Give the files of a stage's exercises, and those that they share with others."""
    others = {_path_of(m) for one in course.STAGES for m in one.exercises}
    folder = PACKAGE / "exercises" / stage.package
    for file in folder.glob("[!_]*.py"):
        path = file.relative_to(PACKAGE).as_posix()
        if path not in others - {_path_of(module) for module in stage.exercises}:
            yield path


def _arrangement_files(stage: course.Stage) -> Iterator[str]:
    """Give the files of the arrangements in a stage's lesson, which tell the order."""
    for name, number in arrangements.STAGES.items():
        if number == stage.number:
            yield _path_of(f"{arrangements.__name__}.{name}")


def _package(release: ReleaseInfo) -> Iterator[tuple[str, bytes]]:
    """Give what the release has of the package, by path.

    Nothing is asked yet about stages after the last that it hands out.
    """
    sealed = sealed_sources(release)
    later = range(max(release.stages) + 1, len(course.STAGES))
    early = [quiz.questions_file(number) for number in later]
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        is_theirs = path.suffix in ENDINGS and not name.startswith(f"{FOR_GRADERS}/")
        if is_theirs and path.name != RECORD and path not in early:
            yield name, sealed[name].encode() if name in sealed else path.read_bytes()
    for name in WORD_FILES:
        yield name, shipped(name).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        build_file(shipped("words.txt"), Path(folder) / "graph")
        yield PREBUILT, (Path(folder) / "graph").read_bytes()
    yield RECORD, release.text().encode()


def _dist_info(
    info: metadata.Distribution, version: str
) -> Iterator[tuple[str, bytes]]:
    about = Message()
    for name in ABOUT:
        for text in info.metadata.get_all(name) or ():
            if "extra ==" not in text:
                about[name] = version if name == "Version" else text
    yield "METADATA", about.as_bytes()
    for license in info.metadata.get_all("License-File") or ():
        if text := info.read_text(f"licenses/{license}"):
            yield f"licenses/{license}", text.encode()
    yield "entry_points.txt", (info.read_text("entry_points.txt") or "").encode()
    wheel = "Wheel-Version: 1.0\nGenerator: scrabble-course\nRoot-Is-Purelib: true\n"
    yield "WHEEL", f"{wheel}Tag: py3-none-any\n".encode()


def _path_of(module: str) -> str:
    return module.partition(".")[2].replace(".", "/") + ".py"


def _read(path: str) -> str:
    return (PACKAGE / path).read_text(encoding="utf-8")
