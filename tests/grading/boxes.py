"""Boxes for tests: a zygote at each level, shared by all tests of a module."""

import tempfile
from contextlib import contextmanager
from pathlib import Path

from scrabble_course.calling.call import Call
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.supervisor.box import build_box
from scrabble_course.grading.supervisor.budget import CALL_SECONDS, Budget
from scrabble_course.grading.supervisor.isolation import IsolationLevel
from scrabble_course.grading.supervisor.question import CallBatch
from scrabble_course.grading.supervisor.zygotes import Zygote


@contextmanager
def zygote_at(level):
    """Give a zygote in a box of its own."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        folder.chmod(0o755)  # the child may be another user
        zygote = Zygote(IsolationLevel(level), build_box(folder, ["jar"]))
        try:
            yield zygote
        finally:
            zygote.close()


def outcome_of(zygote, body, *args):
    """Return what becomes of a function with this body, called with `args`."""
    budget = Budget()
    lines = "\n".join(f"    {line}" for line in body.strip().split("\n"))
    names = ", ".join(f"arg{number}" for number in range(len(args)))
    source = f"def attempt({names}):\n{lines}"
    program = Program((source,), functions=frozenset({"attempt"}))
    child = zygote.child(b"", program, budget)
    question = CallBatch("attempt", "", [Call(args)])
    [outcome] = child.outcomes(question, CALL_SECONDS)
    return outcome
