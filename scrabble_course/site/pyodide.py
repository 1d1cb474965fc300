"""Python for the page: Pyodide's runtime, our wheels, and a list of just these.

With a list that names only what lies beside it, nothing is ever looked for elsewhere.
The modules of most wheels join Python's own library, which a page never unpacks: of
such a wheel only what it says of itself is left.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from collections.abc import Iterable
from email.parser import Parser
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from scrabble_course.site.compile_wheels import (
    LIBRARY,
    READ_BY_PATH,
    read_archive,
    write_archive,
)

RUNTIME = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    LIBRARY,
    "package.json",
)
LIST = "pyodide-lock.json"
PAGE = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "python_full_version": "3.14.2",
    "python_version": "3.14",
    "sys_platform": "emscripten",
}
"""The markers of a requirement, as they are in a page."""


def lay_pyodide(package: Path, wheels: Iterable[Path], folder: Path) -> None:
    """Lay the runtime of the npm `package` and the `wheels` in `folder`.

    Of two wheels of one name, the later version is taken.
    """
    folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(package / name, folder / name)
    listed = json.loads((package / LIST).read_text(encoding="utf-8"))
    newest = _newest(wheels)
    known = listed["packages"]
    library = read_archive(folder / LIBRARY)
    entries = {}
    for name, (_, wheel) in sorted(newest.items()):
        files = read_archive(wheel)
        if not wheel.name.startswith(READ_BY_PATH):
            files = _without_modules(files, library)
        laid = folder / wheel.name
        write_archive(laid, files)
        digest = hashlib.sha256(laid.read_bytes()).hexdigest()
        entry = _entry(wheel, known.get(name, {}), newest.keys())
        entries[name] = {**entry, "sha256": digest}
    write_archive(folder / LIBRARY, library)
    text = json.dumps({**listed, "packages": entries}, sort_keys=True, indent=1)
    (folder / LIST).write_text(text, encoding="utf-8")


def _without_modules(
    files: dict[str, bytes], library: dict[str, bytes]
) -> dict[str, bytes]:
    """Return what a wheel says of itself; its modules go into the library."""
    library |= {n: files[n] for n in files if n.endswith((".py", ".pyc"))}
    return {n: files[n] for n in files if ".dist-info/" in n}


def _newest(wheels: Iterable[Path]) -> dict[str, tuple[Version, Path]]:
    newest: dict[str, tuple[Version, Path]] = {}
    for wheel in wheels:
        name, version, _, _ = parse_wheel_filename(wheel.name)
        if name not in newest or newest[name][0] < version:
            newest[name] = version, wheel
    return newest


def _entry(
    wheel: Path, known: dict[str, Any], there: Iterable[str]
) -> dict[str, object]:
    """Return what Pyodide's list says of a wheel; requirements not there are left out.

    `known` is what its own list says of the package.
    """
    name, version, _, _ = parse_wheel_filename(wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (path,) = (n for n in names if n.endswith(".dist-info/METADATA"))
        said = Parser().parsestr(archive.read(path).decode())
    required = map(Requirement, said.get_all("Requires-Dist") or [])
    needed = {
        canonicalize_name(one.name)
        for one in required
        if one.marker is None or one.marker.evaluate(PAGE)
    }
    modules = {n.split("/")[0].removesuffix(".py") for n in names if n.endswith(".py")}
    return {
        "depends": sorted(needed & set(there)),
        "file_name": wheel.name,
        "imports": known.get("imports", sorted(modules)),
        "install_dir": "site",
        "name": name,
        "package_type": "package",
        "unvendored_tests": False,
        "version": str(version),
    }
