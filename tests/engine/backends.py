"""The two searches, in Python and in C, for tests that run in both."""

from zlib import crc32

import pytest

from scrabble_course.engine.fast import load_fast, searching_in

FAST = load_fast()
needs_c = pytest.mark.skipif(FAST is None, reason="the engine is not built in C")
BACKENDS = ["python"] if FAST is None else ["python", "c"]
both_backends = pytest.mark.parametrize(
    "backend", ["python", pytest.param("c", marks=needs_c)]
)


def in_both(search, *arguments, **named):
    """Return what the two searches answer."""
    answers = []
    for backend in ("python", "c"):
        with searching_in(backend):
            answers.append(search(*arguments, **named))
    return answers


def any_worth(seed, ties):
    """Return a worth of leaves, in whole points if there should be `ties`."""

    def worth(leave):
        value = crc32(f"{seed} {leave}".encode()) % 8000 / 100 - 20
        return float(round(value, -1)) if ties else value

    return worth
