"""Runs a student's cells statement by statement, with nobody at the keyboard.

A statement that fails, or takes too long, is passed over alone. One that lacked a name
is run once more at the end: its cell may have been run after one further down.
"""

from __future__ import annotations

import ast
import linecache
import signal
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from inspect import CO_COROUTINE
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.calling.serialize import type_name
from scrabble_course.grading.sandbox import statements
from scrabble_course.grading.sandbox.names_in import names_changed
from scrabble_course.grading.sandbox.program import (
    BEGUN,
    ERROR,
    SLOW,
    CellPlace,
    Program,
    StatementFailure,
)
from scrabble_course.grading.sandbox.statement_steps import (
    Statement,
    remember,
    step_of,
    steps_of,
)
from scrabble_course.grading.sandbox.submitted_modules import (
    JupyterLab,
    SubmittedModules,
)
from scrabble_course.grading.sandbox.surroundings import Keyboard, silence

LATE_SECONDS = 0.1
"""How long a statement may take when the time for all is over."""
TICK_SECONDS = 0.05
"""How often it is looked whether a statement takes too long."""
MOST_LATE = 10
"""How many of those may use up even that; then only definitions are run."""

Namespace = dict[str, Any]
_Placed = tuple[CellPlace, Statement]
_Tell = Callable[[StatementFailure], None]

_now = time.process_time  # a pause is nobody's fault
_module_of = type.__dict__["__module__"].__get__  # asked of `type`: no class can lie


class TooLong(BaseException):
    """Raised in a statement that has used up its time; no `Exception`, to get out."""


class Ran(NamedTuple):
    """What came of a program: what failed in it, and the functions asked for."""

    failed: list[StatementFailure]
    functions: dict[str, Any]


def keep_to_the_time() -> None:
    """Have statements stopped that take too long: by this process, and its children."""
    signal.signal(signal.SIGALRM, _limit.tick)


def run_cells(
    program: Program,
    names: Namespace,
    tell: _Tell = lambda _: None,
) -> Ran:
    """Run a program in the namespace `names`.

    Of all functions of one name that are written in it, the last counts that is not
    empty, whatever becomes of the name afterwards. `tell` hears of each statement that
    does more than to define something, before it is run. What lacked a name counts for
    nothing where another statement below gives what it would have given.

    >>> names = {}
    >>> [failed] = run_cells(Program(("x = 2; y = 1 / 0; z = x",)), names).failed
    >>> names["z"], failed.what
    (2, 'ZeroDivisionError: division by zero')
    """
    run = _Run(program, names)
    with run.keyboard.at_hand(), silence():
        steps = [one for one in steps_of(program) if one[0] not in program.skip]
        run.run_through(steps, tell)
        run.run_through(run.lacking_names(steps), tell)
    return Ran([*run.failed.values()], run.functions())


def is_of_the_course(value: object) -> bool:
    """Whether a function is one of the course's own, which nobody has written here."""
    if type(value) is FunctionType:
        home = value.__globals__.get("__name__")
    else:
        home = _module_of(type(value))
    return type(home) is str and home.partition(".")[0] == "scrabble_course"


class _Run:
    """A program while it is run: its names, and the time that it has left."""

    def __init__(self, program: Program, names: Namespace) -> None:
        self.keyboard = Keyboard()
        self.failed: dict[int, StatementFailure] = {}
        self._program, self._names = program, names
        self._written: defaultdict[str, list[tuple[Any, bool]]] = defaultdict(list)
        self._late = 0
        self._end = _now() + program.all_seconds
        handed_in = SubmittedModules(program.files, program.data, self._module)
        names["get_ipython"] = lambda: JupyterLab(handed_in, self._text)

    def run_through(self, steps: Iterable[_Placed], tell: _Tell) -> None:
        """Run steps in order, and keep which failed."""
        for place, step in steps:
            if not step.only_defines:
                tell(StatementFailure(place, BEGUN))
            self.failed.pop(id(step), None)
            if failed := self.failure_of(step):
                self.failed[id(step)] = StatementFailure(place, *failed)
                self.simpler(step)

    def lacking_names(self, steps: list[_Placed]) -> list[_Placed]:
        """Return the steps that failed for a name, and that no other stands in for."""
        found, given = [], set[str]()
        for place, step in reversed(steps):
            told = self.failed.get(id(step))
            if told is None:
                given.update(() if step.is_stub else step.names)
            elif told.what.startswith("NameError:"):
                names = _names_given(step)
                if names and not names & given:
                    found.append((place, step))
        return found[::-1]

    def failure_of(self, step: Statement) -> tuple[str, str] | None:
        """Run a step, and return of which kind its failure was, and what, if it failed.

        When too much time is gone, it fails unless it only defines.
        """
        only_defining = self._program.only_definitions or self._late >= MOST_LATE
        if only_defining and not step.only_defines:
            return SLOW, "it was not run, since the time for all cells was over"
        self.keyboard.replies = [""]
        left = self._end - _now()
        try:
            if isinstance(step.code, Exception):
                raise step.code
            seconds = min(max(left, LATE_SECONDS), self._program.statement_seconds)
            _limit.begin(seconds, self._program.busyness)
            _run_limited(step.code, self._names)
        except TooLong:
            self._late += left < LATE_SECONDS
            return SLOW, "it was stopped, since it took too long"
        except BaseException as error:
            return ERROR, _described(error)
        self._keep_all(step)
        return None

    def simpler(self, failed: Statement) -> None:
        """Run what there is in place of a failed step."""
        filename = getattr(failed.code, "co_filename", "<code>")
        try:
            tree = failed.tree()
        except PARSE_FAULTS:
            return
        for node in statements.simpler(tree):
            step = step_of(node, filename)
            is_new = any(name not in self._names for name in step.names)
            if is_new or not statements.is_block(tree):
                self.failure_of(step)

    def functions(self) -> dict[str, Any]:
        """Return the function that counts under each name; a stub counts for none."""
        found = {}
        for name in self._program.functions:
            self._keep(name, is_stub=False)
            filled = [value for value, is_stub in self._written[name] if not is_stub]
            if filled:
                found[name] = filled[-1]
        return found

    def _keep_all(self, step: Statement) -> None:
        for name in step.names:
            if name in self._program.functions:
                self._keep(name, step.is_stub)

    def _keep(self, name: str, is_stub: bool) -> None:
        """Keep what a name stands for, if it is a function that somebody wrote."""
        value, written = self._names.get(name), self._written[name]
        is_known = bool(written) and written[-1][0] is value
        if callable(value) and not is_known and not is_of_the_course(value):
            written.append((value, is_stub))

    def _module(self, cells: Iterable[str], module: ModuleType) -> None:
        for cell in cells:
            # A main block is one statement here, which finds that it is not to run.
            self._run_nodes(cell, ast.parse(cell).body, vars(module))

    def _text(self, source: str) -> None:
        self._run_nodes(source, statements.statements_of(source), self._names)

    def _run_nodes(
        self, source: str, nodes: Iterable[ast.stmt], names: Namespace
    ) -> None:
        """Run a text's statements within the step that asks for it, and its time."""
        filename = f"<code {len(linecache.cache)}>"
        remember(source, filename)
        for node in nodes:
            step = step_of(node, filename)
            try:
                if isinstance(step.code, CodeType):
                    _execute(step.code, names)
            except TooLong:
                raise
            except BaseException:
                continue
            if names is self._names:
                self._keep_all(step)


def _names_given(step: Statement) -> set[str]:
    """Return the names that a step gives a meaning, or whose values it changes."""
    try:
        return {*step.names, *names_changed(step.tree())}
    except PARSE_FAULTS:
        return {*step.names}


def _described(error: BaseException) -> str:
    try:
        text = str.__str__(str(error)).strip()[:200]
    except BaseException:
        text = ""
    return f"{type_name(error)}: {text}" if text else type_name(error)


def _run_limited(code: CodeType, names: Namespace) -> None:
    """Run code, and raise TooLong in it when it has computed for too long.

    One that waits has as many ticks of a clock for it, twice over, and more on a busy
    computer. While this process is stopped, there is at most one.
    """
    signal.setitimer(signal.ITIMER_REAL, TICK_SECONDS, TICK_SECONDS)
    try:
        _execute(code, names)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _execute(code: CodeType, names: Namespace) -> None:
    """Run code, and wait for it where it awaits something, as a notebook may.

    A loop is for one statement: a task that it starts, and does not await, ends there.
    """
    waits = eval(code, names)
    if code.co_flags & CO_COROUTINE:
        import asyncio

        asyncio.run(waits)


class _Limit:
    """How long the statement may go on that is run."""

    def begin(self, seconds: float, busyness: float) -> None:
        self._end = _now() + seconds
        self._ticks = round(2 * seconds * busyness / TICK_SECONDS)

    def tick(self, _number: int, _frame: FrameType | None) -> None:
        # Again and again: code that catches everything is caught the next time.
        self._ticks -= 1
        if self._ticks <= 0 or _now() > self._end:
            raise TooLong


_limit = _Limit()
