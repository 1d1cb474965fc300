"""What a student's progress file holds, as a value; a file is read, never trusted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

LONGEST_PAUSE = 600
"""Seconds from one check to the next that count as work; after more it was a break."""
MOST = 1_000_000
"""Of checks, and of seconds, for one function: more is not believed."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What has passed, and how it came about; all by the keys of exercises.

    `checks` counts the checks up to the first that passed, and `seconds` the time from
    one check to the next, where that was no longer than `LONGEST_PAUSE`. What came
    before the first check of a day is not known, so it is the least time at work.
    `last` is when the last of them was, in seconds since 1970. `best` is the best word
    on each rack, by its tiles. `rest` is what another version of the course has kept,
    and `texts` are digests of the functions as they passed last (`own_text.py`).
    `explained` is the most questions about one's own code answered right together.
    """

    passed: frozenset[str] = frozenset()
    checks: Mapping[str, int] = field(default_factory=dict)
    seconds: Mapping[str, int] = field(default_factory=dict)
    last: int = 0
    best: Mapping[str, str] = field(default_factory=dict)
    rest: Mapping[str, Any] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    explained: Mapping[str, int] = field(default_factory=dict)

    def checked(self, key: str, now: int, passed: bool, text: str = "") -> Kept:
        """Return what is kept after a check of an exercise at the time `now`.

        Once it has passed, further checks change nothing but the `text` that did.
        """
        if passed and text:
            self = replace(self, texts={**self.texts, key: text})
        if key in self.passed:
            return self
        pause = now - self.last
        worked = pause if 0 < pause <= LONGEST_PAUSE else 0
        return replace(
            self,
            passed=self.passed | {key} if passed else self.passed,
            checks={**self.checks, key: self.checks.get(key, 0) + 1},
            seconds={**self.seconds, key: self.seconds.get(key, 0) + worked},
            last=now,
        )

    def spelled(self, tiles: str, word: str) -> Kept:
        """Return what is kept once `word` is the best on a rack, in whatever order."""
        return replace(self, best={**self.best, _rack(tiles): word})

    def explaining(self, key: str, right: int) -> Kept:
        """Return what is kept once so many questions about a function are right."""
        if right <= self.explained.get(key, 0):
            return self
        return replace(self, explained={**self.explained, key: right})

    def best_on(self, tiles: str) -> str:
        """Return the best word on a rack so far, "" if there is none."""
        return self.best.get(_rack(tiles), "")

    def shared(self, answers: Mapping[str, Any]) -> str:
        """Return the text that is handed in: what exercises took, and nothing else.

        But for the `answers` to questions about one's own code.
        """
        shared = Kept(self.passed, self.checks, self.seconds)
        rest = {"explain": answers} if answers else {}
        return replace(shared, explained=self.explained, rest=rest).text()

    def text(self) -> str:
        """Return the text of the file."""
        kept = {
            **self.rest,
            "passed": sorted(self.passed),
            "checks": dict(sorted(self.checks.items())),
            "seconds": dict(sorted(self.seconds.items())),
            "last": self.last,
            "texts": dict(sorted(self.texts.items())),
            "best": dict(sorted(self.best.items())),
            "explained": dict(sorted(self.explained.items())),
        }
        return json.dumps(kept, indent=1) + "\n"


def read_kept(text: str | bytes) -> Kept:
    """Return what a file's text says; ValueError says why it is no progress file.

    An old file has only what has passed. A piece of another kind than it should be
    counts as missing.
    """
    try:
        found = json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except ValueError as error:
        raise ValueError(f"it is no JSON: {error}") from None
    if not isinstance(found, dict) or not isinstance(found.get("passed"), list):
        raise ValueError("it has no list of what has passed")
    rest = {key: found[key] for key in found if key not in _OURS}
    return Kept(
        frozenset(key for key in found["passed"] if isinstance(key, str)),
        _counts(found.get("checks")),
        _counts(found.get("seconds")),
        found["last"] if type(found.get("last")) is int else 0,
        _texts(found.get("best")),
        rest,
        _texts(found.get("texts")),
        _counts(found.get("explained")),
    )


_OURS = ("passed", "checks", "seconds", "last", "texts", "best", "explained")


def _counts(found: Any) -> dict[str, int]:
    return {k: v for k, v in _pairs(found) if type(v) is int and 0 <= v <= MOST}


def _texts(found: Any) -> dict[str, str]:
    return {k: v for k, v in _pairs(found) if isinstance(v, str)}


def _pairs(found: Any) -> list[tuple[str, Any]]:
    return list(found.items()) if isinstance(found, dict) else []


def _rack(tiles: str) -> str:
    return "".join(sorted(tiles))
