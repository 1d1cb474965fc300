"""The strings of a source, and which of them only Python 3.12 reads.

Till then an f-string was a plain string first: its quotes, a backslash, a remark or,
between single quotes, a line end could not stand in what it works out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

DEEPEST = 8
"""F-strings inside each other that are looked into."""
PATIENCE = 4
"""How often a text is read in which they are not closed."""

_QUOTE = re.compile(r"#[^\n]*|([A-Za-z]{0,2})(\"\"\"|'''|\"|')")
_REST = {
    quote: re.compile(rf"(?:\\.|(?!{quote})[^\\{end}])*(?:{quote})?", re.DOTALL)
    for quote, end in (('"""', ""), ("'''", ""), ('"', "\n"), ("'", "\n"))
}
_JOINS = re.compile(r"[ \t\\\n]*[A-Za-z]{0,2}['\"]")
_CODE = re.compile(r"[^\n]")
_OPENS, _CLOSES = "([{", ")]}"


class _NoFString(Exception):
    """It is not closed, or too deep."""


@dataclass(frozen=True, slots=True)
class String:
    """A string that is newer than Python 3.11, and why.

    `older` is how one wrote it before, None if in no simple way.
    """

    start: int
    end: int
    newer: str
    version: tuple[int, int] = (3, 12)
    older: str | None = None


def strings_in(source: str) -> tuple[list[String], str]:
    r"""Return the newer strings of a source, and it without any string or remark.

    >>> [one], code = strings_in("x = f'{a['b']}' # it's")
    >>> one.newer, one.older, code.rstrip()
    ('an f-string with its own quotes inside', "'{}'.format((a['b']))", 'x =')
    """
    found: list[String] = []
    code, at, before = [], 0, -1
    most = PATIENCE * len(source)
    while opening := _QUOTE.search(source, at):
        start, end = opening.span()
        code.append(source[at:start])
        at = end
        if quote := opening[2]:
            prefix = opening[1].lower()
            at = _REST[quote].match(source, end).end()  # type: ignore[union-attr]
            if "t" in prefix:
                found.append(String(start, at, "a t-string", (3, 14)))
            elif "f" in prefix and most > 0:
                read = _FString(source, opening)
                if not read.is_whole():
                    most -= read.at - start
                    continue
                at = read.at
                if read.newer:
                    alone = source[before:start].strip(" \t\\\n") or before < 0
                    alone = alone and not _JOINS.match(source, at)
                    older = read.older() if alone else None
                    found.append(String(start, at, read.newer, older=older))
            before = at
        code.append(_CODE.sub(" ", source[start:at]))
    return found, "".join([*code, source[at:]])


class _FString:
    """An f-string while it is read: a template for `format`, and what goes into it."""

    def __init__(self, source: str, opening: re.Match[str], depth: int = 0) -> None:
        self._source, self.at, self._depth = source, opening.end(), depth
        self._prefix, self._quote = opening[1].lower().replace("f", ""), opening[2]
        self._pieces: list[str] = []
        self._values: list[str] = []
        self.newer = ""

    def is_whole(self) -> bool:
        """Read it, and return whether it is closed."""
        try:
            self.template()
        except _NoFString:
            return False
        return True

    def older(self) -> str:
        """Return the string as one wrote it before."""
        text = "".join(self._pieces)
        values = ", ".join(self._values)
        return f"{self._prefix}{self._quote}{text}{self._quote}.format({values})"

    def template(self, in_field: bool = False) -> None:
        """Read on to the closing quote, or to the end of the field."""
        while not (in_field and self._next("}")):
            if self._next(self._quote):
                if in_field:
                    raise _NoFString
                self.at += len(self._quote)
                return
            if self._next("{{") or self._next("}}"):
                self._take(2)
            elif self._next("{"):
                self._field()
            elif self._next("\\N{") and "r" not in self._prefix:
                self._take(self._source.find("}", self.at) + 1 - self.at)
            else:
                self._take(2 if self._next("\\") else 1)

    def _field(self) -> None:
        """Read a field: what is worked out, `=`, `!r`, and how it is written."""
        self._take(1)
        start = self.at
        value = self._value()
        kind = ""
        if self._next("="):
            while self._next("=") or self._next(" "):
                self.at += 1
            self._values.append(repr(self._source[start : self.at]))
            self._pieces.append("}{")
            kind = "" if self._next("!") or self._next(":") else "!r"
        self._values.append(f"({value})")
        self._pieces.append(kind)
        if self._next("!"):
            self._take(2)
        if self._next(":"):
            self._take(1)
            self.template(in_field=True)
        if not self._next("}"):
            raise _NoFString
        self._take(1)

    def _value(self) -> str:
        """Read what is worked out, and return it as one wrote it before."""
        start, depth, pieces = self.at, 0, [""]
        while depth or not self._ends():
            opening = _QUOTE.match(self._source, self.at)
            if opening and opening[2]:
                pieces.append(self._inner(opening))
                continue
            char = self._source[self.at : self.at + 1]
            if not char:
                raise _NoFString
            end = opening.end() if opening else self.at + 1
            depth += (char in _OPENS) - (char in _CLOSES)
            pieces.append(self._source[self.at : end])
            self.at = end
            if char == "#":
                self.newer = "an f-string with a remark inside"
        written = self._source[start : self.at]
        if self._quote in written:
            self.newer = "an f-string with its own quotes inside"
        elif "\\" in written:
            self.newer = "an f-string with a backslash inside"
        elif "\n" in written and len(self._quote) == 1:
            self.newer = "an f-string with a line end inside"
        return "".join(pieces)

    def _inner(self, opening: re.Match[str]) -> str:
        """Read a string in a field, and return it as one wrote it before."""
        start = self.at
        if "f" in opening[1].lower():
            inner = _FString(self._source, opening, self._depth + 1)
            is_whole = self._depth < DEEPEST and inner.is_whole()
            self.at = inner.at
            if not is_whole:
                raise _NoFString
            self.newer = self.newer or inner.newer
            if inner.newer:
                return inner.older()
        else:
            rest = _REST[opening[2]].match(self._source, opening.end())
            self.at = rest.end() if rest else opening.end()
        return self._source[start : self.at]

    def _ends(self) -> bool:
        """Whether what is worked out ends here."""
        here = self._source[self.at : self.at + 2]
        if here[:1] == "=" and here != "==":
            return self._source[self.at - 1] not in "=!<>:"
        return here[:1] in ("}", ":") or (here[:1] == "!" and here != "!=")

    def _next(self, text: str) -> bool:
        return self._source.startswith(text, self.at)

    def _take(self, many: int) -> None:
        """Put the next characters into the template."""
        taken = self._source[self.at : self.at + many]
        if not taken or (len(self._quote) == 1 and taken == "\n"):
            raise _NoFString
        self._pieces.append(taken)
        self.at += many
