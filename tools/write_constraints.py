"""Writes constraints.txt: one version of every package, for every system.

Run it as `make constraints`. No index is named in the file, so it works with
whichever index a machine uses.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMAND = (
    "uv pip compile pyproject.toml --extra dev --extra nbgrader --extra site "
    "--universal --python-version 3.11 --upgrade --no-emit-index-url "
    "--no-emit-find-links --no-header --no-annotate --quiet "
    "--output-file constraints.txt"
)

if __name__ == "__main__":
    command = [sys.executable, "-m", *COMMAND.split()]
    sys.exit(subprocess.run(command, cwd=ROOT).returncode)
