"""Cells as people write them in JupyterLab, turned into plain Python, line by line.

What a magic does is left to what `get_ipython()` gives, as in an exported notebook.
"""

from __future__ import annotations

import re

from scrabble_course.grading.submissions.logical_lines import are_starts

_RUNS_ITS_CELL = {"time", "capture", "prun"}
_WHOLE_CELL = re.compile(r"\s*%%(\w+)")
_ASKS_FOR_HELP = re.compile(r"\?{1,2}[\w.%*]+|[\w.%*]+\?{1,2}\s*;?")
_TARGETS = re.compile(r"[\w.,\[\]()*\s]+")
_PROMPT = re.compile(r"(?:>>>|\.\.\.)(?: |$)")


def without_magics(source: str) -> str:
    r"""Return a cell with plain Python in place of all that only JupyterLab reads.

    Lines keep their numbers.

    >>> without_magics("%time x = 1\nfiles = !ls\nlen?")
    "get_ipython().run_line_magic('time', 'x = 1')\nfiles = []\npass"
    """
    lines = re.split(r"\r\n?|\n", source)
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    if whole := _WHOLE_CELL.match(lines[first]):
        if whole[1] not in _RUNS_ITS_CELL:
            return ""
        lines[first] = ""
    lines = _without_margin(lines, first)
    starts = are_starts(lines)
    for at, is_start in enumerate(starts):
        if is_start and (plain := _plain(lines[at])) is not None:
            margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
            _blank_rest(lines, at)
            lines[at] = margin + plain
    return "\n".join(lines)


def _without_margin(lines: list[str], first: int) -> list[str]:
    """Take away prompts, or the blanks before all lines, if the first has them."""
    if lines[first].startswith(">>>"):
        return [_PROMPT.sub("", line, count=1) for line in lines]
    margin = re.match(r"[ \t]*", lines[first])
    return [line.removeprefix(margin[0]) if margin else line for line in lines]


def _plain(line: str) -> str | None:
    """Return the Python for a line that is none, without the blanks before it."""
    text = line.strip()
    if text[:1] == "%":
        name, _, rest = text[1:].partition(" ")
        return f"get_ipython().run_line_magic({name!r}, {rest.strip()!r})"
    if text[:1] == "!" or _ASKS_FOR_HELP.fullmatch(text):
        return "pass"
    target, equals, value = text.partition("=")
    if equals and value.lstrip()[:1] in ("!", "%") and _TARGETS.fullmatch(target):
        return f"{target.strip()} = []"
    return None


def _blank_rest(lines: list[str], at: int) -> None:
    """Empty the lines on which a magic goes on."""
    end = at
    while lines[end].endswith("\\") and end + 1 < len(lines):
        end += 1
    lines[at + 1 : end + 1] = [""] * (end - at)
