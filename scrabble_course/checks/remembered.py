"""What stand-ins have answered before, and need not work out for each student.

Most functions that build on others ask them for the very same things. What a right one
asks for is worked out once, and goes as memos with the calls to wherever they are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

Answer = TypeVar("Answer")

LAST = 16
"""How many answers without a memo are kept: so an endless recursion shows quickly."""


class Memo(NamedTuple):
    """What the function that is remembered under a name has answered."""

    name: str
    args: tuple[Any, ...]
    answer: Any


class Remembered(Generic[Answer]):
    """A function that looks for a memo before it works an answer out.

    Its answers never change, and neither do values that it is meant to be asked about;
    about others, such as a list, it is asked anew each time.

    >>> double = Remembered("double", lambda number: 2 * number)
    >>> remember([Memo("double", (3,), "six")])
    >>> double(3), double(4)
    ('six', 8)
    """

    def __init__(self, name: str, work_out: Callable[..., Answer]) -> None:
        self.known: dict[tuple[Any, ...], Answer] = {}
        self._name, self._work_out = name, work_out
        self._lately = lru_cache(LAST)(work_out)
        _by_name[name] = self

    def __call__(self, *args: Any) -> Answer:
        """Return the answer, and write it down if memos are written."""
        try:
            if args in self.known:
                return self.known[args]
        except TypeError:
            return self._work_out(*args)
        books = [*_books]
        _books.clear()  # what is asked on the way to an answer is no use beside it
        try:
            answer = self._lately(*args)
        finally:
            _books.extend(books)
        for book in books:
            book.append(Memo(self._name, args, answer))
        return answer


_by_name: dict[str, Remembered[Any]] = {}
_books: list[list[Memo]] = []
"""Where memos are written: in one list, or none."""


def remember(memos: Iterable[Memo]) -> None:
    """Let each of the remembered functions know its memos."""
    for name, args, answer in memos:
        _by_name[name].known[args] = answer


@contextmanager
def writing_memos() -> Iterator[list[Memo]]:
    """Give the list of what the remembered functions are asked, and answer."""
    memos: list[Memo] = []
    _books[:] = [memos]
    try:
        yield memos
    finally:
        _books.clear()
