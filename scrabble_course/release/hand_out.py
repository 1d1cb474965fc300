"""Makes the folder and the zip that an instructor hands out."""

from __future__ import annotations

import zipfile
from dataclasses import dataclass, replace
from pathlib import Path

from scrabble_course import course
from scrabble_course.display.phrases import counted
from scrabble_course.release.lay_course import PAGES, CannotLay, lay_course
from scrabble_course.release.links import COURSE_AS_IT_IS
from scrabble_course.release.student_wheel import write_student_wheel
from scrabble_course.resources.course_config import CourseConfig
from scrabble_course.resources.release_info import ReleaseInfo, release_info
from scrabble_course.version import __version__

NAME = "scrabble-course"


@dataclass(frozen=True, slots=True)
class Release:
    """What was made: a folder, and the same as a zip."""

    folder: Path
    archive: Path
    release: ReleaseInfo

    def __str__(self) -> str:
        stages = counted(len(self.release.stages), "stage")
        lines = [
            f"{self.folder} has {stages} as students get them;",
            f"{self.archive} is the same in one file.",
        ]
        if self.release.sealed:
            lines.append(f"The solutions in its wheel open {self.release.when}.")
        return "\n".join(lines)


def hand_out(
    out: Path,
    stages: str = "",
    without_solutions: bool = False,
    opens: str = "",
    own: CourseConfig = COURSE_AS_IT_IS,
) -> Release:
    """Make the student edition of `stages`, such as "1-3", in the new folder `out`.

    Lesson 0 always comes along; what `own` leaves out does not. Without solutions, a
    wheel is added that has none of the stages handed out, nor of those after them;
    `opens` tells students when they come. CannotLay says what is in the way, ValueError
    what names no stages.
    """
    wanted = course.stages_named(f"0,{stages}" if stages.strip() else "")
    if own.left_out:
        stages = ",".join(str(stage.number) for stage in own.of(wanted))
        wanted = course.stages_named(f"0,{stages}")
    _refuse(out)
    folder = out / NAME
    lay_course(folder, stages=f"0,{stages}" if stages.strip() else "", own=own)
    wheel = f"{NAME}=={__version__}"
    release = _release(wanted, without_solutions, opens)
    release = replace(release, explains=bool(own.explain))
    if without_solutions:
        names = [*(stage.notebook for stage in wanted), *PAGES]
        there = [name for name in names if (folder / name).exists()]
        lessons = {name: (folder / name).read_bytes() for name in there}
        wheel = f"./{write_student_wheel(folder, release, lessons).name}"
    (folder / "requirements.txt").write_text(f"{wheel}\n", encoding="utf-8")
    (folder / "README.md").write_text(
        _readme(wheel, bool(release.sealed), _points(wanted, own)), encoding="utf-8"
    )
    return Release(folder, _zip(folder), release)


def _refuse(out: Path) -> None:
    if release_info().is_release:
        raise CannotLay(
            "This installation is a student's, without solutions. Make a release "
            "with the whole course."
        )
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise CannotLay(f"{out} is there already. Name a new or an empty folder.")


def _release(
    stages: tuple[course.Stage, ...], without_solutions: bool, opens: str
) -> ReleaseInfo:
    numbers = tuple(stage.number for stage in stages)
    if not without_solutions:
        return ReleaseInfo(numbers)
    graded = [stage.number for stage in course.STAGES if stage.graded]
    first = min([number for number in numbers if number], default=1)
    shut = (number for number in graded if number >= first)
    return ReleaseInfo(numbers, tuple(shut), opens)


def _zip(folder: Path) -> Path:
    """Pack a folder, by its name, into a zip beside it."""
    made = folder.with_name(f"{NAME}.zip")
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(folder.parent))
    return made


def _points(stages: tuple[course.Stage, ...], own: CourseConfig) -> str:
    """Return the table of what each function earns."""
    rows = [
        f"| {stage.number} | {stage.title} | `{one.name}` "
        f"| {own.points_of(stage.number, one.name)} |"
        for stage in stages
        for one in stage.graded
    ]
    return "\n".join(rows)


def _readme(wheel: str, sealed: bool, points: str) -> str:
    newer = (
        _INSTALL_NEWER if sealed else "Then copy its new notebooks into this folder."
    )
    return _README.format(wheel=wheel, newer=newer, points=points)


_INSTALL_NEWER = """\
Install its wheel in the same way, with `--force-reinstall --no-deps`, and type
`scrabble-course start` with the name of this folder, the old one. It brings the new
lessons here, and leaves what you have written."""
_README = """\
# Your copy of the course

You need Python 3.11 or newer. In a terminal, go to this folder, and type once:

```sh
python3 -m pip install {wheel}
```

Then, each time:

```sh
scrabble-course start .
```

JupyterLab opens with the first notebook.

To hand in, run the last cell of any notebook. It packs all of them into one file here,
`scrabble-hand-in.zip`, and says what is missing.

| Stage | Title | You write | Points |
| ---: | --- | --- | ---: |
{points}

When a newer release comes, unpack it **beside** this folder, not over it: that would
overwrite your work. {newer}
"""
