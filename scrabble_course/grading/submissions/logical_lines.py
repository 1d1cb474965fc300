"""The lines of a text, and where statements begin in it, be it Python or not.

Each character is looked at once or twice, so that no text takes long; what stands
inside a quotation is passed over as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

_TOKEN = re.compile(r"\\.|\\$|\"\"\"|'''|[\"'#]|[(\[{]+|[)\]}]+")
_QUOTED = {
    end: re.compile(rf"(?:[^{end[0]}\\]++|\\.|(?!{end})[^\\])*+(?:({end})|(\\)$)?")
    for end in ('"', "'", '"""', "'''")
}
"""The rest of what is quoted: its end, if it is there, and a line that goes on."""
_SURE = re.compile(r"(?:async\s+def|def|class|import|from)\s|@\w")
"""How a line begins, at its very start, that cannot be the rest of another."""
_MAGIC = re.compile(r"\s*[%!?]")


class _State(NamedTuple):
    """What is open at the end of a line: brackets, a text, the line itself."""

    depth: int = 0
    quote: str = ""
    goes_on: bool = False


def lines_of(source: str) -> list[str]:
    r"""Return the lines of a text as Python counts them: by what ends them, not `\f`.

    >>> lines_of("a\r\nb\x0cc\rd\n")
    ['a', 'b\x0cc', 'd', '']
    """
    return re.split(r"\r\n?|\n", source)


def are_starts(lines: Sequence[str]) -> list[bool]:
    r"""Return of each line whether a statement, or a line of a magic, begins there.

    >>> are_starts(["x = (1,", "  2)", "def f():", "    return 1", "!it's", "y = 2"])
    [True, False, True, True, True, True]
    """
    starts = []
    state = _State()
    in_magic = False
    for line in lines:
        is_sure = not state.quote and _SURE.match(line) is not None
        is_start = state == _State() or is_sure
        starts.append(is_start and not in_magic)
        if in_magic or (is_start and _MAGIC.match(line)):
            in_magic = line.endswith("\\")
        else:
            state = _after(line, _State() if is_sure else state)
    return starts


def _after(line: str, state: _State) -> _State:
    depth, quote, _ = state
    goes_on = False
    at = 0
    while at < len(line):
        if quote:
            found = _QUOTED[quote].match(line, at)
            assert found
            at, goes_on = found.end(), bool(found[2])
            if not found[1]:
                break
            quote = ""
        elif not (found := _TOKEN.search(line, at)) or found[0] == "#":
            break
        else:
            at, token = found.end(), found[0]
            if token == "\\":  # the last character of the line
                goes_on = True
            elif token[0] in "\"'":
                quote = token
            elif token[0] in "([{":
                depth += len(token)
            elif token[0] in ")]}":
                depth = max(depth - len(token), 0)
    if len(quote) == 1 and not goes_on:
        quote = ""  # a text of one line that was not closed in it
    return _State(depth, quote, goes_on)
