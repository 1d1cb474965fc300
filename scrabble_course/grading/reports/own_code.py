"""A student's own function in a report, with the lines that the report speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scrabble_course.grading.scoring.mark import Mark

_QUOTED = re.compile(r"\(line \d+: (.+)\)|`([^`\n]+)`")


def own_code(source: str, mark: Mark) -> str:
    """Return the text of a function; `>` stands before lines that its mark speaks of.

    >>> from scrabble_course.checks.report import Status
    >>> said = Mark("f", 1, 0, 5, Status.FAILED, advice="Look at `return 7`.")
    >>> print(own_code("def f():\\n    return 7", said))
      def f():
    >     return 7
    """
    spoken_of = {_bare(text) for text in _quoted(mark)}
    return "\n".join(
        ("> " if _bare(line) in spoken_of else "  ") + line
        for line in source.splitlines()
    )


def _quoted(mark: Mark) -> Iterator[str]:
    others = [(one.failure.got, one.advice) for one in mark.others]
    got = mark.failure.got if mark.failure else ""
    for text in (got, mark.remark, mark.advice, *(text for o in others for text in o)):
        for in_an_error, in_a_sentence in _QUOTED.findall(text):
            yield in_an_error or in_a_sentence


def _bare(line: str) -> str:
    return line.strip().removesuffix(":") or "\n"
