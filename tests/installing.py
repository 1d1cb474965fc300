"""Builds what is handed out, and installs it where nothing else is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.missing import give_up

ROOT = Path(__file__).parents[1]
HOME = "https://example.org/ann/scrabble-course"
NOT_IN_A_CHECKOUT = shutil.ignore_patterns(
    ".git", ".*cache*", ".venv*", ".coverage*", ".hypothesis", "__pycache__",
    "*.egg-info", "*.so", "build", "dist", "my-course", "node_modules",
    "my_answers.json", "progress.json",
)  # fmt: skip


def build_all(copy: Path, out: Path) -> Path:
    """Build an sdist of a fresh copy of the course, and a wheel from that."""
    shutil.copytree(ROOT, copy, ignore=NOT_IN_A_CHECKOUT)
    build(copy, out, SCRABBLE_COURSE_HOME=HOME)
    return out


def build(source: Path, out: Path, *options: str, **settings: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation"]
    run = subprocess.run(
        [*command, "--skip-dependency-check", *options, "--outdir", out, source],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def the_only(folder: Path, pattern: str) -> Path:
    [found] = folder.glob(pattern)
    return found


def installed(wheel: Path, folder: Path, extra: str = "") -> Path:
    """Install a wheel in an environment of its own, and return its Python."""
    from uv import find_uv_bin

    uv = find_uv_bin()
    made = [uv, "venv", "--quiet", "--python", sys.executable, str(folder)]
    subprocess.run(made, check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [uv, "pip", "install", "--quiet", "--python", str(python)]
    run = subprocess.run(
        [*install, "--constraint", str(ROOT / "constraints.txt"), f"{wheel}{extra}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode and "error sending request" in run.stderr:
        give_up("no packages can be fetched here, so nothing can be installed")
    assert run.returncode == 0, run.stderr
    return python


def output_of(*command: str | Path, cwd: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    run = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout
