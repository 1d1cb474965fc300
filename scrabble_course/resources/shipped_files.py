"""Files that lie beside the package in a checkout and inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
WORD_FILES = ("words.txt", "common_words.txt", "words.LICENSE.txt")


def shipped(name: str) -> Path:
    """Return where `name` (`words.txt`, `notebooks`) lies; it may be missing.

    setup.py copies these files into the wheel; a checkout has them one folder up.
    """
    inside = PACKAGE / name
    return inside if inside.exists() else PACKAGE.parent / name
