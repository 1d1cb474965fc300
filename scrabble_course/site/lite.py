"""JupyterLite with the student's edition of the course, all of it from one place."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from scrabble_course.checks.progress_file import COURSE_MARK
from scrabble_course.release.jupyter_lab import SETTINGS
from scrabble_course.release.lay_course import lay_course
from scrabble_course.release.manifest import read_manifest
from scrabble_course.site.browser_wheel import build_browser_wheel
from scrabble_course.site.compile_wheels import LIBRARY
from scrabble_course.site.extension import (
    NAME,
    PLUGIN,
    REPLACED,
    lay_extension,
    lay_service_worker,
)
from scrabble_course.site.head_start import (
    PYTHON,
    SCRIPTS,
    begin_with,
    lay_head_start,
    take_snapshot,
)
from scrabble_course.site.parts import CannotBuild, Parts, compile_wheels, run
from scrabble_course.site.pyodide import LIST, lay_pyodide

KERNEL = "@jupyterlite/pyodide-kernel-extension"
EXTENSIONS = (KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
WITH_A_KERNEL = ("lab", "notebooks")
"""The apps of JupyterLite in which a lesson is opened."""
LOADED_FIRST = (
    *("micropip", "piplite", "ipykernel", "pyodide-kernel", "comm"),
    *("ipython", "jedi", "packaging", "anywidget", "ipywidgets", "scrabble-course"),
)
"""What the kernel starts with: the course needs all of it at its first cell."""
LONG_AGO = 315532800
"""The time that JupyterLite writes for each file: 1980, in seconds since 1970."""


def build_lite(folder: Path, parts: Parts) -> None:
    """Build JupyterLite in `folder`, which must not exist."""
    for tool in ("jupyterlite_core", "jupyterlite_pyodide_kernel"):
        if find_spec(tool) is None:
            raise CannotBuild(
                f"{tool} is missing, which builds the pages. Install the extra `site`: "
                f'"{sys.executable}" -m pip install "scrabble-course[site]"'
            )
    with TemporaryDirectory() as name:
        place = Path(name)
        extensions = [_labextension(one) for one in EXTENSIONS]
        pyodide = _lay_pyodide(place, parts, extensions[0])
        held = [(pyodide / name).read_bytes() for name in (LIST, LIBRARY, *SCRIPTS)]
        digest = hashlib.sha256(b"".join(held)).hexdigest()
        # Named by what it holds: a page that a browser has kept asks for the files that
        # it was made with, and never gets some of this version, some of that.
        laid = f"static/pyodide-{digest[:12]}"
        lay_course(place / "files")
        laid_there = read_manifest(place / "files").laid
        release = {n: laid_there[n] for n in laid_there if n.endswith(".ipynb")}
        (place / "files" / COURSE_MARK).unlink()
        extensions += [place / NAME, *(SETTINGS / "labextensions").iterdir()]
        lay_extension(place / NAME, parts.fflate)
        _write(place / "jupyter-lite.json", _settings(laid, release))
        _write(place / "overrides.json", _OVERRIDES)
        _write(place / "jupyter_lite_config.json", _building(folder, extensions))
        run([sys.executable, "-m", "jupyterlite_core", "build"], place)
        shutil.copytree(pyodide, folder / laid)
        for app in WITH_A_KERNEL:
            begin_with(folder / app / "index.html", laid)
        lay_service_worker(folder, digest[:12])


def _lay_pyodide(place: Path, parts: Parts, kernel: Path) -> Path:
    """Lay Python for the page in a folder below `place`, and return that."""
    ours = place / "wheels"
    ours.mkdir()
    for wheel in (kernel / "static/pypi").glob("*.whl"):
        shutil.copyfile(wheel, ours / wheel.name)
    build_browser_wheel(ours)
    compile_wheels(parts.pyodide, ours)
    folder = place / "pyodide"
    lay_pyodide(
        parts.pyodide, [*parts.wheels.glob("*.whl"), *ours.glob("*.whl")], folder
    )
    lay_head_start(folder, kernel, LOADED_FIRST)
    take_snapshot(folder, LOADED_FIRST)
    return folder


def _settings(pyodide: str, release: Mapping[str, str]) -> dict[str, Any]:
    """Return what JupyterLite reads when a page is opened.

    `release` has the fingerprint of each notebook that is laid, by its path.
    """
    kernel = {
        "pyodideUrl": f"./{pyodide}/{PYTHON}",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": list(LOADED_FIRST)},
    }
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "Scrabble course",
            "disabledExtensions": list(REPLACED),
            "litePluginSettings": {
                f"{KERNEL}:kernel": kernel,
                PLUGIN: {"release": dict(release)},
            },
        },
    }


_OVERRIDES: dict[str, Any] = {
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    "@jupyterlab/docmanager-extension:plugin": {
        "defaultViewers": {"markdown": "Markdown Preview"}
    },
    "@jupyterlab/filebrowser-extension:browser": {"showLastModifiedColumn": False},
    "@jupyterlab/apputils-extension:notification": {
        "checkForUpdates": False,
        "fetchNews": "false",
        "doNotDisturbMode": True,
    },
}


def _building(folder: Path, extensions: list[Path]) -> dict[str, Any]:
    """Return what JupyterLite reads when it is built: nothing comes in by chance."""
    building = {
        "apps": [*WITH_A_KERNEL, "tree"],
        "cache_dir": ".cache",
        "contents": ["files"],
        "federated_extensions": [str(one) for one in extensions],
        "ignore_sys_prefix": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(folder.resolve()),
        "source_date_epoch": LONG_AGO,
    }
    return {"LiteBuildConfig": building}


def _labextension(name: str) -> Path:
    place = Path(sys.prefix) / "share/jupyter/labextensions" / name
    if not (place / "package.json").is_file():
        raise CannotBuild(f"JupyterLab's extension {name} is not in {sys.prefix}.")
    return place


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
