"""Which students' functions are nearly the same, though names and layout differ.

A function is a row of syntax, in which the student's own names are all alike. Runs of
`RUN` pieces are its fingerprints. Those that many students share are how the function
is usually written, and are left out; so are those of the course's own texts. Two
functions are near-identical when most of what is left in the shorter one is also in
the other. That is a reason to look, and no proof.

The idea is that of "Winnowing: Local Algorithms for Document Fingerprinting"
(Schleimer, Wilkerson, Aiken; 2003). Functions are short, so no fingerprint is thinned
out. For a closer look, `sources_zip` packs the functions for tools such as Dolos.
"""

from __future__ import annotations

import ast
import builtins
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from scrabble_course.grading.reports.readable import file_name
from scrabble_course.grading.submissions.parsing import parsed, without_warnings
from scrabble_course.resources.zip_files import zip_of

RUN = 10
"""How many pieces of syntax make a fingerprint."""
FEWEST = 12
"""How many rare fingerprints two functions have to share."""
FEWEST_SHARERS, MOST_SHARERS = 3, 20
"""How many students may share a rare fingerprint: a tenth, but at least and at most."""
THRESHOLD = 0.8
LONGEST_SOURCE = 10_000
"""Characters of a function that is compared: the course's longest has 1,500."""

_BUILTINS = frozenset(dir(builtins))


@dataclass(frozen=True, slots=True)
class AlikeGroup:
    """Students, two or more, of whom each has nearly the same function as another.

    `share` is how much of the shorter function's rare fingerprints, of which there
    are `rare`, is in the other, from the threshold to 1: in the pair that is the least
    alike.
    """

    function: str
    students: tuple[str, ...]
    share: float
    rare: int


def near_identical(
    function: str, sources: Mapping[str, str], known: Iterable[str] = ()
) -> list[AlikeGroup]:
    """Return the pairs of students with nearly the same function, the nearest first.

    `sources` has the text of each student's function, `known` texts that all students
    were given. What does not parse, or is too long, is left out.
    """
    usual = frozenset[int]().union(*map(fingerprints, known))
    of_text = {text: fingerprints(text) - usual for text in set(sources.values())}
    prints = {student: of_text[text] for student, text in sources.items()}
    sharers: defaultdict[int, list[str]] = defaultdict(list)
    for student in sorted(prints):
        for fingerprint in prints[student]:
            sharers[fingerprint].append(student)
    tenth = sum(map(bool, prints.values())) // 10  # of those who wrote it
    most = max(FEWEST_SHARERS, min(MOST_SHARERS, tenth))
    rare = [students for students in sharers.values() if len(students) <= most]
    owned = Counter(student for students in rare for student in students)
    together = Counter(pair for students in rare for pair in combinations(students, 2))
    pairs = [
        AlikeGroup(function, (one, other), shared / fewest, fewest)
        for (one, other), shared in together.items()
        if shared >= FEWEST
        and shared >= THRESHOLD * (fewest := min(owned[one], owned[other]))
    ]
    return sorted(pairs, key=_nearest_first)


def groups_of(pairs: Iterable[AlikeGroup]) -> list[AlikeGroup]:
    """Return the pairs of one function as groups: whoever is alike is together."""
    groups: list[AlikeGroup] = []
    for pair in pairs:
        members = {*pair.students}
        near = [one for one in groups if not members.isdisjoint(one.students)]
        apart = [one for one in groups if members.isdisjoint(one.students)]
        groups = [*apart, _together([*near, pair])]
    return sorted(groups, key=_nearest_first)


def _together(groups: Sequence[AlikeGroup]) -> AlikeGroup:
    return AlikeGroup(
        groups[0].function,
        tuple(sorted({name for one in groups for name in one.students})),
        min(one.share for one in groups),
        min(one.rare for one in groups),
    )


def _nearest_first(group: AlikeGroup) -> tuple[float, int, tuple[str, ...]]:
    return -group.share, -group.rare, group.students


def fingerprints(source: str) -> frozenset[int]:
    """Return the runs of syntax in a source, each as a number.

    >>> one, other = "def f(hand): return len(hand) + 1", "def g(h): return len(h)+1"
    >>> fingerprints(one) == fingerprints(other)
    True
    """
    pieces = list(_pieces(source))
    return frozenset(
        hash(tuple(pieces[start : start + RUN]))
        for start in range(len(pieces) - RUN + 1)
    )


def is_too_long(source: str) -> bool:
    """Whether a function is left out because of its length."""
    return len(source) > LONGEST_SOURCE


def sources_zip(sources: Mapping[str, str]) -> bytes:
    """Return a zip with a file for each student, which Dolos reads as it is.

    Unpacked, it is a folder for tools such as compare50 and copydetect.
    """
    return zip_of(
        (f"{file_name(student)}.py", source.encode("utf-8", "backslashreplace"))
        for student, source in sorted(sources.items())
    )


def _pieces(source: str) -> Iterator[str]:
    """Yield the syntax of a source from left to right; docstrings are left out."""
    with without_warnings():
        tree = parsed("" if is_too_long(source) else source)
    left: list[ast.AST] = [tree] if isinstance(tree, ast.Module) else []
    while left:
        node = left.pop()
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                continue
        yield _piece(node)
        children = ast.iter_child_nodes(node)
        left += reversed([c for c in children if not isinstance(c, ast.expr_context)])


def _piece(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name):
            return name if name in _BUILTINS else "name"
        case ast.Attribute(attr=name):
            return f".{name}"
        case ast.Constant(value=value):
            is_small = isinstance(value, int) and abs(value) < 1_000
            return repr(value) if is_small else type(value).__name__
    return type(node).__name__
