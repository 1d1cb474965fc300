"""Cells as people write them in JupyterLab, turned into plain Python, line by line.

What a magic does is left to what `get_ipython()` gives, as in an exported notebook.
"""

from __future__ import annotations

import re

from scrabble_course.grading.submissions.logical_lines import are_starts, lines_of

_NO_PYTHON = set(
    "! HTML R SVG bash cmd html javascript js latex markdown perl pypy python2 ruby sh "
    "script sql svg sx system".split()
)
_WRITES_A_FILE = {"file", "writefile"}
_WHOLE_CELL = re.compile(r"\s*%%(!|\w+)[ \t]*(.*)")
_ASKS_FOR_HELP = re.compile(r"\?{1,2}[\w.%*]+|[\w.%*]+\?{1,2}\s*;?")
_TARGETS = re.compile(r"[\w.,\[\]()*\s]+")
_PROMPT = re.compile(r"[ \t]*(?:>>>|In \[\d*\]:)(?: |$)")
_GOES_ON = re.compile(r"[ \t]*\.\.\.:?(?: |$)")
_ANSWER = re.compile(r"[ \t]*Out\[\d*\]:")


def without_magics(source: str) -> str:
    r"""Return a cell with plain Python in place of all that only JupyterLab reads.

    Lines keep their numbers.

    >>> without_magics("%time x = 1\nfiles = !ls\nlen?")
    "get_ipython().run_line_magic('time', 'x = 1')\nfiles = []\npass"
    """
    lines = lines_of(source)
    first = next((at for at, line in enumerate(lines) if line.strip()), 0)
    if whole := _WHOLE_CELL.match(lines[first]):
        if whole[1] in _NO_PYTHON:
            return ""
        if whole[1] in _WRITES_A_FILE:
            return _writing(whole, lines[first + 1 :])
        lines[first] = ""
    lines = _without_prompts(lines)
    margin = lines[first][: len(lines[first]) - len(lines[first].lstrip(" \t"))]
    lines = [line.removeprefix(margin) for line in lines]
    starts = are_starts(lines)
    for at, is_start in enumerate(starts):
        if is_start and (plain := _plain(lines[at])) is not None:
            margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
            _blank_rest(lines, at)
            lines[at] = margin + plain
    return "\n".join(lines)


def unread_magic(source: str) -> str:
    """Return the magic that is in front of a cell of no known language, "" if none."""
    whole = _WHOLE_CELL.match(source.lstrip())
    return f"%%{whole[1]}" if whole and whole[1] not in _NO_PYTHON else ""


def _writing(magic: re.Match[str], lines: list[str]) -> str:
    """Return the Python that writes a file, in one line above as many as there were."""
    text = "\n".join(lines)
    call = f"get_ipython().run_cell_magic({magic[1]!r}, {magic[2].strip()!r}, {text!r})"
    return call + "\n" * len(lines)


def _without_prompts(lines: list[str]) -> list[str]:
    """Take away the prompts of a shell, with what it answered under a number."""
    starts = are_starts(lines)
    plain, in_shell = [], False
    for line, is_start in zip(lines, starts, strict=True):
        prompt = _PROMPT.match(line) if is_start else None
        in_shell = bool(prompt or (in_shell and _GOES_ON.match(line)))
        prompt = prompt or (_GOES_ON.match(line) if in_shell else None)
        answer = not in_shell and _ANSWER.match(line)
        plain.append(line[prompt.end() :] if prompt else "" if answer else line)
    return plain


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
