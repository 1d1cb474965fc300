"""The rules that marks come from: a digest that changes when any of them does."""

from __future__ import annotations

import hashlib
import secrets
import sys
from functools import cache
from pathlib import Path

from scrabble_course.resources.shipped_files import PACKAGE, shipped
from scrabble_course.version import __version__

SEED_BITS = 128
"""Chance in a seed: too much to be found by trying."""
ROOMS = ("sandbox", "scoring", "submissions", "supervisor")
RULES = (
    *"course.py resources/english_tiles.py resources/word_list.py".split(),
    *"calling/**/*.py diagnosis/**/*.py checks/*.py exercises/**/*.py".split(),
    *"activities/*.py activities/code_questions/*.py".split(),
    *"board/*.py engine/*.py notation/*.py".split(),
    *"scrabble/*.py scrabblegram/*.py word_game/*.py".split(),
    *(f"grading/{room}/*.py" for room in ROOMS),
)
"""The course's table, what is asked, what is right, and how it is marked."""


@cache
def rules_digest() -> str:
    """Return the digest of the rules: other exercises or marking have another one.

    >>> len(rules_digest())
    16
    """
    digest = hashlib.sha256(f"{__version__} {sys.version_info[:2]}".encode())
    for path in (*sorted(files_of_rules()), shipped("words.txt")):
        content = hashlib.sha256(path.read_bytes()).digest()
        name = path.name if path.name == "words.txt" else str(path.relative_to(PACKAGE))
        digest.update(name.encode() + content)
    return digest.hexdigest()[:16]


def files_of_rules() -> set[Path]:
    """Return the files of the package that the rules stand in."""
    return {path for pattern in RULES for path in PACKAGE.glob(pattern)}


def new_seed() -> int:
    """Return a seed for the hidden cases, made by chance: 1 or more."""
    return 1 + secrets.randbits(SEED_BITS)
