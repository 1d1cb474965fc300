"""Writes constraints.txt: one version of every package, for every system.

Run it as `make constraints`, which says what it changed; `make stale` (`--look`) only
says which pins are behind, and which a bound in pyproject.toml holds back.
No index is named in the file, so it works with whichever index a machine uses.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "constraints.txt"
COMMAND = (
    "uv pip compile pyproject.toml --extra dev --extra nbgrader --extra site "
    "--universal --python-version 3.11 --upgrade --no-emit-index-url "
    "--no-emit-find-links --no-header --no-annotate --quiet "
    "--output-file constraints.txt"
)


def resolve(project: str) -> str:
    """Return the constraints for a pyproject.toml with that text."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pyproject.toml").write_text(project, encoding="utf-8")
        # What cannot be known here of other systems stays as it was.
        shutil.copy(KEPT, folder)
        command = [sys.executable, "-m", *COMMAND.split()]
        subprocess.run(command, cwd=folder, check=True)
        return (Path(folder) / KEPT.name).read_text(encoding="utf-8")


def without_upper_bounds(project: str) -> str:
    """Return the text of a pyproject.toml in which no bound holds a package back."""
    return re.sub(r"(?<=[\w\]]),?(<|==)\d[\w.]*", "", project)


def differences(before: str, after: str) -> list[str]:
    """Return a line for each pin that is not the same any more."""
    old, new = _pins(before), _pins(after)
    return [
        f"{name} {old.get(name, '(none)')} -> {new.get(name, '(none)')}"
        for name in sorted(old.keys() | new.keys())
        if old.get(name) != new.get(name)
    ]


def _pins(constraints: str) -> dict[str, str]:
    """Return the versions, by the name and the systems that it is for."""
    found = re.findall(r"(?m)^([\w.-]+)==(\S+)(?: ;(.*))?$", constraints)
    return {f"{name} ({on.strip()})" if on else name: one for name, one, on in found}


def main(look: bool) -> int:
    """Say which pins are behind, and which a bound holds back; unless `look`, write."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    before, newest = KEPT.read_text(encoding="utf-8"), resolve(project)
    unheld = resolve(without_upper_bounds(project))
    if not look:
        KEPT.write_text(newest, encoding="utf-8")
    heading = "Behind:" if look else "Changed in constraints.txt:"
    print(heading, *differences(before, newest) or ["(none)"], sep="\n  ")
    held = differences(newest, unheld) or ["(none)"]
    print("Held back by a bound in pyproject.toml:", *held, sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main(look="--look" in sys.argv))
