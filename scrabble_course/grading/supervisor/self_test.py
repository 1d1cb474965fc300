"""Tries a box out before a student's work goes in: right, wrong and hostile samples.

A box that answers wrongly, or does not hold, would give wrong marks to everyone.
"""

from __future__ import annotations

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.isolation import CannotIsolate, IsolationLevel
from scrabble_course.grading.supervisor.zygotes import (
    Child,
    ChildLost,
    ChildTooSlow,
    OurFault,
    Zygote,
)

SECONDS = 10.0
RIGHT = "def right(number): return number + 1"
WRONG = "def wrong(number): return number / 0"
DEADLY = "def deadly(number): import os; os._exit(0)"
HOSTILE = """
def hostile(number):
    import os, socket
    done = []
    def attempt(what, action):
        try:
            action()
        except BaseException:
            return
        done.append(what)
    attempt("start a process", lambda: os.fork() or os._exit(0))
"""
MORE_HOSTILE = f"""
    attempt("read a file", lambda: open({__file__!r}).read())
    attempt("write a file", lambda: os.open("/tmp/sample", os.O_WRONLY | os.O_CREAT))
    attempt("reach the network", lambda: socket.socket().bind(("127.0.0.1", 0)))
"""
END = "    return done"


def try_out(zygote: Zygote, level: IsolationLevel) -> None:
    """Raise CannotIsolate if a box does not do what its level promises."""
    body = HOSTILE if level is IsolationLevel.NONE else HOSTILE + MORE_HOSTILE
    names = frozenset({"right", "wrong", "deadly", "hostile"})
    program = Program((RIGHT, WRONG, DEADLY, body + END), functions=names)
    try:
        child = zygote.child(b"", program, Budget())
        right, wrong, hostile = (
            _ask(child, name) for name in ("right", "wrong", "hostile")
        )
    except (OurFault, ChildLost, ChildTooSlow) as error:
        raise _cannot(level, f"a sample got no answer: {error}") from None
    if right.value != 2 or wrong.error_type != "ZeroDivisionError":
        raise _cannot(level, "a right sample and a wrong one were not told apart")
    if hostile.value != []:
        done = hostile.value if isinstance(hostile.value, list) else [hostile.error]
        raise _cannot(level, f"a hostile sample could {', '.join(map(str, done))}")
    try:
        _ask(child, "deadly")
    except ChildLost:
        return
    raise _cannot(level, "the end of a sample's process was not noticed")


def _ask(child: Child, name: str) -> Outcome:
    batch = CallBatch(name, "", [Call((1,))])
    outcome = next(child.outcomes(batch, SECONDS))
    return outcome or Outcome("died", error="there is no such sample")


def _cannot(level: IsolationLevel, why: str) -> CannotIsolate:
    return CannotIsolate(
        f"The isolation {level.value!r} does not work here, so nothing was graded: "
        f"{why}."
    )
