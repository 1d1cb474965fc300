"""The text of a student's function: its lines, its statements, and its names."""

from __future__ import annotations

import ast
import symtable
import textwrap
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from scrabble_course.calling.definitions import PARSE_FAULTS, first_line
from scrabble_course.diagnosis.edits import NOTHING_KNOWN
from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.lint.source import ids_in, is_read, parse_function

MOST_LINES = 80
"""Lines of a function that is asked about."""
MOST_TEXT = 6_000
"""Characters of such a function."""
MOST_NODES = 800
"""Parts of its tree: an edit of each is parsed. A long solution has two hundred."""
CHANGING = (
    "append extend insert remove sort reverse clear "
    "add discard update setdefault pop popitem"
).split()
"""Methods that change their list, dictionary or set."""
SIMPLE = (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Raise, ast.Return)


@dataclass(frozen=True)
class FunctionText:
    """A function as it was written, from its `def` on; lines are counted from 1.

    >>> text = FunctionText.found_in("def f(n):\\n    m = n\\n    return m", "f")
    >>> text.line(2), text.own, text.parameters
    ('m = n', ('m',), ('n',))
    """

    name: str
    text: str

    @classmethod
    def found_in(cls, source: str, name: str) -> FunctionText | None:
        """Return the function of that name in a source; None if nothing can be asked.

        That is so of what is no `def`, cannot be read, or is too long.
        """
        with suppress(*PARSE_FAULTS):
            if found := parse_function(source, name):
                first = first_line(found.function)
                own = found.lines[first - 1 : found.function.end_lineno]
                made = cls(name, textwrap.dedent(b"\n".join(own).decode()))
                is_short = len(own) <= MOST_LINES and len(made.text) <= MOST_TEXT
                if is_short and len(made.page.nodes) <= MOST_NODES:
                    return made if made.parameters + made.own else None
        return None

    @cached_property
    def page(self) -> FunctionPage:
        """The parsed function, with the place of each node in it."""
        found = parse_function(self.text, self.name)
        assert found is not None
        return FunctionPage(found, NOTHING_KNOWN)

    @property
    def tree(self) -> ast.FunctionDef:
        """The parsed function."""
        return self.page.parsed.function

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines as written."""
        return tuple(self.text.split("\n"))

    def line(self, number: int) -> str:
        """Return a line, without what stands before it."""
        return self.lines[number - 1].strip()

    @cached_property
    def docstring_lines(self) -> range:
        """The lines of the docstring, which say what is asked for, not how."""
        first = self.tree.body[0]
        has_one = ast.get_docstring(self.tree) is not None
        return range(first.lineno, (first.end_lineno or 0) + 1) if has_one else range(0)

    @cached_property
    def listing(self) -> str:
        """The lines with their numbers; of a docstring, the first and an ellipsis."""
        first, *left_out = self.docstring_lines or [0]
        shown = [f"{n:>2}  {line}".rstrip() for n, line in enumerate(self.lines, 1)]
        if left_out:
            shown[first : left_out[-1]] = ["        ..."]
        return "\n".join(shown)

    @cached_property
    def statements(self) -> tuple[ast.stmt, ...]:
        """The statements of the body that have lines of their own, the outermost too.

        What is in functions inside this one is left out, and so is the docstring.
        """
        own = [one for nodes in self.page.parsed.own.values() for one in nodes]
        found = [one for one in own if isinstance(one, ast.stmt)]
        found = [one for one in found if one.lineno not in self.docstring_lines]
        starts = [one.lineno for one in found]
        alone = [one for one in found if starts.count(one.lineno) == 1]
        return tuple(sorted(alone, key=lambda one: one.lineno))

    @cached_property
    def simple(self) -> dict[int, ast.stmt]:
        """The statements that are one line and no more, by that line."""
        simple = [one for one in self.statements if isinstance(one, SIMPLE)]
        return {one.lineno: one for one in simple if one.lineno == one.end_lineno}

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters, in order."""
        return tuple(self.page.parameters)

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The names that the function makes for itself, functions inside it too."""
        given = self._table.get_parameters()
        return tuple(one for one in self._table.get_locals() if one not in given)

    @cached_property
    def outside(self) -> tuple[str, ...]:
        """The names that are neither: they are there without the function."""
        return tuple(one for one in self._table.get_globals() if one != self.name)

    @cached_property
    def inner(self) -> frozenset[str]:
        """The names that only functions and comprehensions inside it make."""
        waiting = list(self._table.get_children())
        found: set[str] = set()
        for table in waiting:
            found |= {one.get_name() for one in table.get_symbols() if one.is_local()}
            waiting += table.get_children()
        return frozenset(found)

    @cached_property
    def _table(self) -> symtable.Function:
        tables = symtable.symtable(self.text, "<text>", "exec").get_children()
        [found] = [one for one in tables if isinstance(one, symtable.Function)]
        return found

    @property
    def remembers(self) -> bool:
        """Whether it changes what lies outside: then one call may alter the next."""
        changed = {
            one.value.id
            for one in self.page.every(ast.Subscript, ast.Attribute)
            if isinstance(one.value, ast.Name)
            if not is_read(one) or getattr(one, "attr", "") in CHANGING
        }
        has_global = any(self.page.every(ast.Global))
        return has_global or not changed.isdisjoint(self.outside)

    @property
    def has_sets(self) -> bool:
        """Whether it makes sets, which give what they hold in an order by chance."""
        named = ids_in(self.tree) & {"set", "frozenset"}
        return bool(named) or any(self.page.every(ast.Set, ast.SetComp))

    def first_line_of(self, name: str) -> int:
        """Return the first line in which the body makes a name; 0 if there is none."""
        names = self.page.every(ast.Name)
        stores = [one.lineno for one in names if one.id == name and not is_read(one)]
        return min(stores, default=0)
