"""What a child is to run, and what it tells about it: plain values on both sides."""

from __future__ import annotations

import marshal
from dataclasses import dataclass, field, fields

KINDS = ERROR, SLOW, BEGUN = "error", "slow", "begun"
"""What is told of a statement: that it failed, took too long, or is about to run."""

STATEMENT_SECONDS = 2.5
"""How long one statement may take."""
ALL_SECONDS = 6.0
"""How long all statements may take; each that comes later has next to nothing."""
MOST_FAILED = 100
"""How many of the statements that failed are told, and heard of."""

ProgramCell = str | int
"""The text of a cell, or the number of one that a lesson hands out."""
CellPlace = tuple[int, int]
"""The number of a cell and a line in it, both from 1."""


@dataclass(frozen=True, slots=True)
class Program:
    """The cells of one file, which is called `path`, and the functions it is asked for.

    Of a cell that a lesson hands out there is only its number: a child knows the rest.
    `files` are the cells of others that were handed in with it, by their paths, and
    `data` is what those hold that are no code. What stands at the places to `skip` is
    not run, and with `only_definitions` nothing is but what defines. `own_parameters`
    are those of functions that were handed in, and that the cells borrow with `mine`.
    The time that it has goes with it, and the `busyness` of the computer, with which
    the time for waiting grows.
    """

    cells: tuple[ProgramCell, ...]
    path: str = "work.py"
    files: dict[str, tuple[str, ...]] = field(default_factory=dict)
    functions: frozenset[str] = frozenset()
    skip: frozenset[CellPlace] = frozenset()
    only_definitions: bool = False
    own_parameters: dict[str, str] = field(default_factory=dict)
    data: dict[str, bytes] = field(default_factory=dict)
    busyness: float = 1.0
    statement_seconds: float = field(default_factory=lambda: STATEMENT_SECONDS)
    all_seconds: float = field(default_factory=lambda: ALL_SECONDS)

    def packed(self) -> bytes:
        """Return this as bytes for a child, by `marshal` as its calls are."""
        return marshal.dumps(tuple(getattr(self, one.name) for one in fields(self)))

    @classmethod
    def unpacked(cls, message: bytes) -> Program:
        """Return the program that `packed` wrote.

        >>> program = Program(("x = 1",), skip=frozenset({(1, 1)}))
        >>> Program.unpacked(program.packed()) == program
        True
        """
        return cls(*marshal.loads(message))


@dataclass(frozen=True, slots=True)
class StatementFailure:
    """What a child tells of one statement; `what` is how it ended."""

    place: CellPlace
    kind: str
    what: str = ""
