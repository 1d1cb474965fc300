"""The two searches, in Python and in C, for tests that run in both."""

import pytest

from scrabble_course.engine.fast import load_fast

FAST = load_fast()
needs_c = pytest.mark.skipif(FAST is None, reason="the engine is not built in C")
BACKENDS = ["python"] if FAST is None else ["python", "c"]
both_backends = pytest.mark.parametrize(
    "backend", ["python", pytest.param("c", marks=needs_c)]
)
