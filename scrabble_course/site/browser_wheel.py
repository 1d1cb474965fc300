"""The course as a wheel for a page: pure Python, and only what a page can use."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from scrabble_course.engine.graph_cache import PREBUILT, build_file
from scrabble_course.release.lay_course import PAGES
from scrabble_course.release.notebook_text import notebook_text, parse_notebook
from scrabble_course.resources.shipped_files import PACKAGE, WORD_FILES, shipped
from scrabble_course.site.compile_wheels import write_archive
from scrabble_course.version import __version__

NAME = "scrabble_course"
FILE = f"{NAME}-{__version__}-py3-none-any.whl"
NEEDED = ("anywidget", "ipywidgets")
"""What of the course's requirements there is in a page; the others are for files."""
LEFT_OUT = ("__pycache__", "cli.py", "grading", "jupyter", "notebooks", "site")
ENDINGS = (".css", ".js", ".py", ".toml", ".typed")
INFO = f"{NAME}-{__version__}.dist-info"
WHEEL = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def build_browser_wheel(folder: Path) -> Path:
    """Write the wheel into `folder`, from this very package; return where it is.

    It holds words and word graph, and the instructor's notebooks without outputs, from
    which an update is laid.
    """
    graph = folder / PREBUILT
    build_file(shipped("words.txt"), graph)
    files = dict(_modules())
    files |= {f"{NAME}/{n}": shipped(n).read_bytes() for n in WORD_FILES}
    files[f"{NAME}/{PREBUILT}"] = graph.read_bytes()
    files |= dict(_notebooks())
    graph.unlink()
    files |= {f"{INFO}/METADATA": _metadata(), f"{INFO}/WHEEL": WHEEL}
    wheel = folder / FILE
    write_archive(wheel, files)
    return wheel


def _modules() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        inside = path.relative_to(PACKAGE)
        wanted = path.suffix in ENDINGS and not {*inside.parts} & {*LEFT_OUT}
        if wanted and path.is_file():
            yield f"{NAME}/{inside.as_posix()}", path.read_bytes()


def _notebooks() -> Iterator[tuple[str, bytes]]:
    source = shipped("notebooks")
    for path in sorted(source.glob("[0-9]*/[0-9]*.ipynb")):
        notebook = parse_notebook(path.read_text(encoding="utf-8"))
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell |= {"outputs": [], "execution_count": None}
        name = f"{NAME}/notebooks/{path.relative_to(source).as_posix()}"
        yield name, notebook_text(notebook).encode()
    for page in PAGES:
        yield f"{NAME}/notebooks/{page}", (source / page).read_bytes()


def _metadata() -> bytes:
    """Return the metadata; without an installation, requirements have no versions."""
    try:
        required = metadata.requires("scrabble-course") or []
    except metadata.PackageNotFoundError:
        required = list(NEEDED)
    lines = [
        "Metadata-Version: 2.1",
        "Name: scrabble-course",
        f"Version: {__version__}",
    ]
    lines += [f"Requires-Dist: {one}" for one in required if one.startswith(NEEDED)]
    return "\n".join([*lines, ""]).encode()
