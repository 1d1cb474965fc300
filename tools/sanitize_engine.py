"""Runs the engine's tests with an extension in C that looks for undefined behaviour.

    python tools/sanitize_engine.py

The extension is built into a temporary folder with gcc's address and undefined
behaviour sanitizers; what is installed stays as it is. The first fault ends the run
with a report. It is for Linux, with gcc and its libasan.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "scrabble_course/engine/c"
EXTENSION = "scrabble_course.engine._fast"
FLAGS = (
    "-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer "
    "-g -O1 -shared -fPIC -Wall -Wextra -Werror -DPy_LIMITED_API=0x030b0000"
).split()
ENVIRONMENT = {
    # Python leaves much to be freed by the end of the process.
    "ASAN_OPTIONS": "detect_leaks=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
    # Its own allocator would hide what is read beyond a text or a list.
    "PYTHONMALLOC": "malloc",
    "SCRABBLE_COURSE_BACKEND": "",
}
BUILT = "SANITIZED_ENGINE"
NAMES = ("agreement", "fast", "plays", "word_index")
TESTS = [f"tests/engine/test_{name}.py" for name in NAMES]


def build(folder: Path) -> Path:
    """Build the extension with sanitizers into `folder`; return its file."""
    built = folder / "_fast.abi3.so"
    sources = sorted(map(str, SOURCES.glob("*.c")))
    include = "-I" + sysconfig.get_paths()["include"]
    subprocess.run(["gcc", *FLAGS, include, *sources, "-o", str(built)], check=True)
    return built


def run_sanitized() -> int:
    """Build, and let another Python run the tests; return its code."""
    command = ["gcc", "-print-file-name=libasan.so"]
    library = subprocess.check_output(command, text=True).strip()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **ENVIRONMENT, "LD_PRELOAD": library}
        environment |= {BUILT: str(build(Path(folder))), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, __file__]
        return subprocess.run(
            command, cwd=ROOT, env=environment, check=False
        ).returncode


def load_sanitized(file: str) -> None:
    """Put the extension in `file` where the engine looks for its own."""
    loader = importlib.machinery.ExtensionFileLoader(EXTENSION, file)
    spec = importlib.util.spec_from_loader(EXTENSION, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    sys.modules[EXTENSION] = module


def main() -> int:
    """Run everything; return the code to exit with."""
    if BUILT not in os.environ:
        return run_sanitized()
    load_sanitized(os.environ[BUILT])
    # All is slower here, and a test that takes minutes is no fault.
    return pytest.main(["-q", "-p", "no:cacheprovider", "--timeout=1200", *TESTS])


if __name__ == "__main__":
    sys.exit(main())
