"""Cuts the solutions out of the source of a cell."""

from __future__ import annotations

from dataclasses import dataclass

BEGIN = "### BEGIN SOLUTION"
END = "### END SOLUTION"
STUB = "raise NotImplementedError  # your code here"


@dataclass(frozen=True, slots=True)
class Cut:
    """A cell's source with a stub for each solution, and the solutions."""

    source: str
    solutions: tuple[str, ...] = ()


def cut_solutions(source: str) -> Cut:
    r"""Return `source` with its solutions apart; ValueError names a misplaced marker.

    The stub stands where the marker stood:

    >>> cut = cut_solutions(f"def f():\n    {BEGIN}\n    return 7\n    {END}")
    >>> print(cut.source)
    def f():
        raise NotImplementedError  # your code here
    >>> cut.solutions
    ('    return 7',)
    """
    kept: list[str] = []
    solutions: list[str] = []
    inside: list[str] | None = None
    for number, line in enumerate(source.split("\n"), start=1):
        marker = line.strip()
        if marker == BEGIN and inside is None:
            inside = []
            kept.append(line.replace(BEGIN, STUB).rstrip())
        elif marker == END and inside is not None:
            solutions.append("\n".join(inside))
            inside = None
        elif marker in (BEGIN, END):
            reason = "inside a solution" if marker == BEGIN else "without a beginning"
            raise ValueError(f"line {number}: `{marker}` {reason}")
        else:
            (kept if inside is None else inside).append(line)
    if inside is not None:
        raise ValueError(f"`{BEGIN}` has no `{END}` after it")
    return Cut("\n".join(kept), tuple(solutions))
