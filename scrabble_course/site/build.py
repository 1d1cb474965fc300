"""The whole site: its pages, and JupyterLite with the course."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from scrabble_course.site.lite import build_lite
from scrabble_course.site.pages import lay_pages
from scrabble_course.site.parts import CannotBuild, fetch_parts, run

LITE = "course"
"""The folder of the site in which JupyterLite is."""
OURS = ".scrabble-course-site"
"""Lies in a folder that holds a site, so that only such a folder is replaced."""


def build_site(folder: Path) -> None:
    """Build the site in `folder`, in place of one that was built there before.

    Nothing is left half built. CannotBuild says what is missing, and what to do; also
    if the folder holds something else.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / OURS).exists():
        raise CannotBuild(f"{folder} holds other things. Give a folder that is new.")
    parts = fetch_parts()
    folder = folder.resolve()  # the tools run elsewhere
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as place:
        site = Path(place) / "site"
        site.mkdir()
        build_lite(site / LITE, parts)
        lay_pages(site, LITE)
        reference = [sys.executable, "-m", "scrabble_course.site.reference"]
        run([*reference, str(site / "reference")], site)
        (site / OURS).touch()
        shutil.rmtree(folder, ignore_errors=True)
        site.rename(folder)
