"""One plain sentence on an error that stopped a cell: what it means, and what to do.

It stands below Python's own traceback, which says where.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Set
from difflib import get_close_matches
from importlib import import_module

from scrabble_course import course
from scrabble_course.diagnosis.name_errors import near_name, word_of_python

_WORDS = ("return", "while", "for", "if", "elif", "else", "def", "import", "from")
_UNREADABLE = {
    "'return' outside function": "`return` stands outside of any function: move its "
    "line to the right, as far as the lines of the function above it.",
    "expected an indented block": "Below a line that ends in `:`, the next one begins "
    "further to the right, by four spaces.",
    "unexpected indent": "This line begins further to the right than the one above it, "
    "which does not end in `:`.",
    "unindent does not match": "This line begins at a place where none above it does. "
    "Lines that belong together begin at the same place.",
    "inconsistent use of tabs": "Some lines begin with tabs, and others with spaces. "
    "Use spaces only.",
    "was never closed": "A bracket is opened there, and none closes it.",
    "does not match opening": "A bracket is closed by one of another kind.",
    "unmatched": "A bracket is closed there that was never opened.",
    "expected ':'": "A line with `def`, `if`, `else`, `for` or `while` ends in a "
    "colon, `:`.",
    "unterminated triple-quoted": "A text with three quotes begins there, and no three "
    "quotes end it.",
    "unterminated": "A text begins there, and no quote of the same kind ends it in its "
    "line.",
    **dict.fromkeys(
        ("EOF", "incomplete input"),
        "The cell ends in the middle of something. Is a bracket, a quote or a block "
        "still open?",
    ),
    "Maybe you meant '=='": "One `=` gives a name a value. To ask whether two things "
    "are equal, write `==`.",
    "Missing parentheses in call": "What is printed stands in brackets: `print(...)`.",
    "expected 'except'": "Below `try:` and its lines, `except` must follow.",
}
_NO_REPLY = "EOF when reading a line"
"""What `input` says; a file that ends too early raises EOFError, too."""
_FORGOTTEN = (
    "Has the kernel been restarted? It has forgotten what the cells above made: run "
    "them again."
)


def in_plain_words(error: BaseException, names: Set[str]) -> str:
    """Return the sentence on an error in a cell, "" if there is nothing to add.

    `names` are those that the cells so far have made.

    >>> unknown = NameError("name 'lenght' is not defined", name="lenght")
    >>> in_plain_words(unknown, {"length"})
    'Nothing is called `lenght`. Is `length` meant?'
    """
    if isinstance(error, SyntaxError):
        return _of_the_text(error)
    if isinstance(error, UnboundLocalError):
        return ""
    if isinstance(error, NameError):
        name = error.name or ""
        is_unknown = str(error).startswith(f"name {name!r} is not defined")
        return _of_name(name, names) if is_unknown else ""
    is_end = isinstance(error, EOFError) and str(error) == _NO_REPLY
    if is_end or type(error).__name__ == "StdinNotImplementedError":
        return "`input` waits for a reply here, and nobody can type one."
    return ""


def with_article(kind: str) -> str:
    """Return the name of an error with its article.

    >>> with_article("IndexError")
    'an IndexError'
    """
    return f"{'an' if kind[0] in 'AEIOU' else 'a'} {kind}"


def _of_the_text(error: SyntaxError) -> str:
    said = next((said for words, said in _UNREADABLE.items() if words in error.msg), "")
    if said:
        return said
    first = re.match(r"\s*([A-Za-z]+)", error.text or "")
    if first and (word := _word_like(first[1])):
        return f"Is `{word}` meant where `{first[1]}` stands?"
    return ""


def _word_like(written: str) -> str:
    if written in _WORDS or len(written) < 3:
        return ""
    return next(iter(get_close_matches(written.lower(), _WORDS, n=1, cutoff=0.75)), "")


def _of_name(name: str, names: Set[str]) -> str:
    verbs = import_module("scrabble_course").__all__
    if name in verbs:
        return (
            f"`{name}` comes with the first code cell of the lesson. Has the kernel "
            "been restarted? Then it has forgotten: run that cell first."
        )
    if any(name in (*one.functions, *one.practice) for one in course.STAGES):
        return f"`{name}` is not there yet: run the cell that makes it. {_FORGOTTEN}"
    near = near_name(name, {one for one in names if not one.startswith("_")})
    if not near and (word := word_of_python(name, f"{name}()")):
        return f"Nothing is called `{name}`. {word}"
    if near := near or near_name(name, {*dir(builtins), *verbs}):
        return f"Nothing is called `{name}`. Is `{near}` meant?"
    return f"Nothing is called `{name}` yet. Is it made in a cell above? {_FORGOTTEN}"
