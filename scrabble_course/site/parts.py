"""What others made and the pages need: Python for the page, and pure wheels.

npm and pip fetch it, held by hashes, into the user's cache; from then on a site is
built without a network.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

HERE = Path(__file__).parent
WHEELS = HERE / "wheels.txt"
NPM = ("package.json", "package-lock.json")
PIP = (
    *("--no-deps", "--only-binary=:all:", "--require-hashes", "--quiet"),
    *("--python-version=3.14", "--implementation=py", "--abi=none", "--platform=any"),
)


class CannotBuild(Exception):
    """The site cannot be built; the message says why, and what to try."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where the parts are: npm packages, `fflate` for zips, and a folder of wheels.

    The wheels and Python's own library hold compiled modules already.
    """

    pyodide: Path
    fflate: Path
    wheels: Path


def fetch_parts() -> Parts:
    """Return the parts, fetched if they are not yet in the user's cache."""
    named = [WHEELS, HERE / "compile_wheels.py", *(HERE / "npm" / n for n in NPM)]
    key = hashlib.sha256(b"".join(file.read_bytes() for file in named)).hexdigest()
    kept = user_cache_path("scrabble-course", appauthor=False) / "site" / key[:16]
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as place:
            _fetch(Path(place))
            # Whoever else has fetched the same meanwhile has fetched the same.
            shutil.copytree(place, kept, dirs_exist_ok=True)
    packages = kept / "node_modules"
    return Parts(packages / "pyodide", packages / "fflate", kept / "wheels")


def _fetch(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild(
            "There is no npm here, which fetches Python for the page. Install Node.js; "
            "on Debian and Ubuntu: apt-get install npm"
        )
    for name in NPM:
        shutil.copy(HERE / "npm" / name, folder / name)
    run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"], folder)
    wheels = folder / "wheels"
    wanted = ["--dest", str(wheels), "--requirement", str(WHEELS)]
    run([sys.executable, "-m", "pip", "download", *PIP, *wanted], folder)
    pyodide = folder / "node_modules/pyodide"
    for place in (wheels, pyodide):
        compile_wheels(pyodide, place)


def compile_wheels(pyodide: Path, wheels: Path) -> None:
    """Put compiled modules into the wheels of a folder, with the Python of the page."""
    in_node(HERE / "in_page.mjs", pyodide, wheels, HERE / "compile_wheels.py")


def in_node(script: Path, *arguments: Path | str) -> None:
    """Run a script of ours in Node.js."""
    node = shutil.which("node")
    if node is None:
        raise CannotBuild("There is npm here, but no node. Install Node.js whole.")
    run([node, str(script), *map(str, arguments)], script.parent)


def run(command: list[str], folder: Path) -> None:
    """Run a tool in `folder`; CannotBuild has the end of what it says if it fails."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = f"{done.stdout}{done.stderr}".strip()[-2000:]
        raise CannotBuild(f"{' '.join(command[:4])} ... failed:\n{said}")
