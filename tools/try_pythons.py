"""Tests what students use with each Python that is here, and says which one is not.

Run it as `make test-pythons`, or `make test-pythons PYTHONS="3.12 3.13"`. Each Python
gets an environment of its own, such as build/venv-3.12; `--here` tests with the Python
that runs this, as it is. Where there is no 3.14, but npm, the Python of the pages runs
what needs neither a process nor a kernel.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "scrabble_course/site"
JOBS = os.environ.get("JOBS", "auto")
PARTS = "notation scrabblegram word_game".split()
STUDENT_SIDE = "activities board checks display engine exercises release".split()
STUDENT_SIDE += ["scrabble", "seeds", "widgets", *PARTS]
NEEDS = "dask[distributed] hypothesis nbval pytest pytest-cov pytest-timeout".split()
NEEDS += ["pytest-xdist", "setuptools", "uv"]
IN_A_PAGE = "hypothesis packaging platformdirs pytest pytest-timeout rich".split()
PURE = "--only-binary=:all: --implementation=py --abi=none --platform=any".split()
PAGES_VERSION = "3.14"
# Run by in_page.mjs, which sees this folder as /here.
PROGRAM = """\
import os, sys
sys.path[:0] = ["/here/build/in-page", "/here"]
sys.dont_write_bytecode = True
os.chdir("/here")
import pytest
if code := pytest.main(sys.argv[1:]):
    raise RuntimeError(f"pytest ended with {code}")
"""


def supported() -> list[str]:
    """Return the versions that pyproject.toml names."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r"Python :: (3\.\d+)", text)


def candidates(version: str) -> Iterator[str]:
    """Yield what may be a Python of that version: on PATH, pyenv's and uv's."""
    yield from (sys.executable, f"python{version}", "python3", "python")
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))
    if shutil.which("uv"):
        yield said(["uv", "python", "find", "--no-python-downloads", version])


def find(version: str) -> str | None:
    """Return the first candidate that says it has that version, or None.

    A shim of pyenv has a name, and may stand for nothing.
    """
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    for candidate in candidates(version):
        if candidate and said([candidate, "-c", ask]) == version:
            return candidate
    return None


def said(command: list[str]) -> str:
    """Return what a command prints, "" if it fails or is not there."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return "" if done.returncode else done.stdout.strip()


def run(*command: str | Path) -> bool:
    """Run a command from the course's folder; return whether it went well."""
    return subprocess.run([*map(str, command)], cwd=ROOT, check=False).returncode == 0


def set_up(python: str, version: str) -> Path | None:
    """Return the Python of an environment with the course; None if that fails."""
    venv = ROOT / f"build/venv-{version}"
    own = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not own.exists() and not run(python, "-m", "venv", venv):
        return None
    held = ("--constraint", "constraints.txt", "--editable", ".", *NEEDS)
    return own if run(own, "-m", "pip", "install", "--quiet", *held) else None


def passes(python: str | Path) -> bool:
    """Run the tests of the student's side."""
    tests = [f"tests/{name}" for name in STUDENT_SIDE]
    quick = ("-q", "-n", JOBS, "--dist", "loadfile", "-p", "no:cacheprovider")
    return run(python, "-m", "pytest", *quick, "-m", "not browser", *tests)


def passes_in_a_page(ready: list[Path]) -> bool:
    """Run the tests of the parts with the Python of the pages; another fetches it."""
    here = "{}.{}".format(*sys.version_info)
    python = ready[-1] if ready else set_up(sys.executable, here)
    if python is None:
        return False
    ask = "from scrabble_course.site.parts import fetch_parts as f; print(f().pyodide)"
    runtime = said([str(python), "-c", ask])
    place = ROOT / "build/in-page"
    wanted = ("--target", place, "--upgrade", f"--python-version={PAGES_VERSION}")
    if not run(python, "-m", "pip", "install", "-q", *PURE, *wanted, *IN_A_PAGE):
        return False
    (place / "run_tests.py").write_text(PROGRAM, encoding="utf-8")
    tests = [f"tests/{name}" for name in PARTS]
    # No conftest.py of nbval's, and no timer: a page has no signals.
    options = "-q --confcutdir=tests -o timeout=0 -p no:cacheprovider".split()
    page = ("node", PAGES / "in_page.mjs", runtime, ".", place / "run_tests.py")
    return run(*page, *options, *tests)


def main(versions: list[str]) -> int:
    """Try each version and print what came of it; return 1 if one fails or none is."""
    if versions == ["--here"]:
        return 0 if passes(sys.executable) else 1
    told: dict[str, str] = {}
    ready: list[Path] = []
    for version in versions or supported():
        python = find(version)
        if python is None:
            told[version] = "not found"
            continue
        print(f"Python {version}: {python}", flush=True)
        own = set_up(python, version)
        ready += [own] if own else []
        told[version] = "passed" if own and passes(own) else "FAILED"
    if told.get(PAGES_VERSION) == "not found" and shutil.which("npm"):
        in_page = "passed" if passes_in_a_page(ready) else "FAILED"
        told[PAGES_VERSION] += f"; the parts, in the Python of the pages: {in_page}"
    for version, outcome in told.items():
        print(f"Python {version}: {outcome}")
    outcomes = " ".join(told.values())
    return 0 if "passed" in outcomes and "FAILED" not in outcomes else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
