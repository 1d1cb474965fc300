"""What the course adds to JupyterLite: an extension, and a service worker.

The extension lays what is new beside a student's work, brings in work from elsewhere,
says where work may be lost, and reads JupyterLab's settings; `remote.js` is its door,
`plugin.js` its map.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from scrabble_course.version import __version__

HERE = Path(__file__).parent
NAME = "scrabble-course"
PLUGIN = f"{NAME}:plugin"
WORKER = "service-worker.js"
LITE_WORKER = "lite-service-worker.js"
DOOR = "remote.js"
NO_EXTENSION = "service_worker.js"
REPLACED = tuple(
    f"@jupyterlab/apputils-extension:{name}"
    for name in ("settings", "settings-connector")
)
"""What JupyterLab does with settings: `settings.js` does the same sooner."""
COMMANDS = ("bring-in-files", "bring-in-folder", "go-back")
"""Entries of the menu File, below those that open and make files."""
SCHEMA = {
    "title": "Scrabble course",
    "description": "Work that is kept in this browser.",
    "type": "object",
    "jupyter.lab.menus": {
        "main": [
            {
                "id": "jp-mainmenu-file",
                "items": [{"command": f"{NAME}:{n}", "rank": 29} for n in COMMANDS],
            }
        ]
    },
}


def lay_extension(folder: Path, fflate: Path) -> None:
    """Lay the extension in `folder`, as JupyterLab finds one; `fflate` unpacks zips."""
    static = folder / "static"
    static.mkdir(parents=True)
    for script in HERE.glob("*.js"):
        if script.name != NO_EXTENSION:
            shutil.copyfile(script, static / script.name)
    shutil.copyfile(fflate / "esm/browser.js", static / "fflate.js")
    shutil.copyfile(fflate / "LICENSE", static / "fflate.LICENSE.txt")
    build = {"load": f"static/{DOOR}", "extension": "./extension"}
    package = {
        "name": NAME,
        "version": __version__,
        "license": "MIT",
        "jupyterlab": {"extension": True, "schemaDir": "schema", "_build": build},
    }
    schemas = folder / "schemas" / NAME
    schemas.mkdir(parents=True)
    _write(folder / "package.json", package)
    _write(schemas / "plugin.json", SCHEMA)
    _write(schemas / "package.json.orig", package)


def lay_service_worker(lite: Path, release: str) -> None:
    """Put our service worker before that of JupyterLite, which is in the folder `lite`.

    `release` tells apart what different versions of the site keep.
    """
    (lite / WORKER).rename(lite / LITE_WORKER)
    text = (HERE / NO_EXTENSION).read_text(encoding="utf-8")
    named = text.replace("@RELEASE@", f"{NAME}-{release}")
    (lite / WORKER).write_text(named, encoding="utf-8")


def _write(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
