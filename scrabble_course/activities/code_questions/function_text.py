"""The text of a student's function: its lines, its statements, and its names."""

from __future__ import annotations

import ast
import builtins
import keyword
import symtable
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.lint.source import (
    ParsedFunction,
    cut,
    ids_in,
    is_read,
    parse_function,
)

MOST_LINES = 80
"""Lines of a function that is asked about."""
MOST_TEXT = 6_000
"""Characters of such a function."""
MOST_NODES = 800
"""Parts of its tree: an edit of each is parsed. A long solution has two hundred."""
CHANGING = frozenset(
    (
        "append extend insert remove sort reverse clear "
        "add discard update setdefault pop popitem"
    ).split()
)
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
        try:
            if (found := parse_function(source, name)) is None:
                return None
            function = found.function
            above = [one.lineno for one in function.decorator_list]
            first = min([function.lineno, *above])
            own = found.lines[first - 1 : function.end_lineno]
            lines = [line.decode().rstrip() for line in own]
            made = cls(name, textwrap.dedent("\n".join(lines)))
            is_short = len(lines) <= MOST_LINES and len(made.text) <= MOST_TEXT
            is_short = is_short and sum(1 for _ in ast.walk(made.tree)) <= MOST_NODES
            return made if is_short and made.parameters + made.own else None
        except PARSE_FAULTS:
            return None

    @cached_property
    def _parsed(self) -> ParsedFunction:
        found = parse_function(self.text, self.name)
        assert found is not None
        return found

    @cached_property
    def tree(self) -> ast.FunctionDef:
        """The parsed function."""
        return self._parsed.function

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines as written."""
        return tuple(self.text.split("\n"))

    def line(self, number: int) -> str:
        """Return a line, without what stands before it, cut where it is long."""
        return cut(self.whole_line(number))

    def whole_line(self, number: int) -> str:
        """Return a line that is to be compared with another, without its indent."""
        return self.lines[number - 1].strip()

    def with_lines(self, new: Mapping[int, str]) -> str:
        """Return the text with other lines in the place of some."""
        return "\n".join(new.get(n, line) for n, line in enumerate(self.lines, 1))

    @cached_property
    def docstring_lines(self) -> range:
        """The lines of the docstring, which say what is asked for, not how."""
        first = self.tree.body[0]
        has_one = ast.get_docstring(self.tree) is not None
        return range(first.lineno, _end(first) + 1) if has_one else range(0)

    @cached_property
    def listing(self) -> str:
        """The lines with their numbers; of a docstring, the first and an ellipsis."""
        first, *left_out = self.docstring_lines or [0]
        shown = [f"{n:>2}  {line}".rstrip() for n, line in enumerate(self.lines, 1)]
        if left_out:
            shown[first : left_out[-1]] = ["        ..."]
        return "\n".join(shown)

    def in_short(self, name: str, names: Mapping[str, str]) -> FunctionText:
        """Return it under another name and with other names in the place of some.

        It is without docstring and annotations, and laid out as Python does.
        """
        tree = ast.parse(self.text).body[0]
        assert isinstance(tree, ast.FunctionDef)
        tree.name, tree.returns = name, None
        if self.docstring_lines:
            del tree.body[0]
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                node.annotation = None
            if isinstance(node, ast.Name):
                node.id = names.get(node.id, node.id)
        return FunctionText(name, ast.unparse(tree))

    @cached_property
    def statements(self) -> tuple[ast.stmt, ...]:
        """The statements of the body that have lines of their own, the outermost too.

        What is in functions inside this one is left out, and so is the docstring.
        """
        own = [one for nodes in self._parsed.own.values() for one in nodes]
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

    @cached_property
    def loop_lines(self) -> frozenset[int]:
        """The lines in loops, without their heads."""
        loops = [one for one in self.statements if isinstance(one, ast.For | ast.While)]
        return frozenset(
            n for one in loops for n in range(one.lineno + 1, _end(one) + 1)
        )

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters, in order."""
        return tuple(arg.arg for arg in self._parsed.parameters)

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The names that the function makes for itself, functions inside it too."""
        made = [one for one in self._table.get_symbols() if one.is_local()]
        return tuple(one.get_name() for one in made if not one.is_parameter())

    @cached_property
    def outside(self) -> tuple[str, ...]:
        """The names that are neither: they are there without the function."""
        names = [one for one in self._table.get_symbols() if one.is_global()]
        return tuple(one.get_name() for one in names if one.get_name() != self.name)

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
    def methods(self) -> tuple[str, ...]:
        """The names that stand behind a dot, and nowhere else."""
        used = {*self.parameters, *self.own, *self.outside, *self.inner}
        dotted = [one.attr for one in self._parsed.every(ast.Attribute)]
        return tuple(name for name in dict.fromkeys(dotted) if name not in used)

    @cached_property
    def _table(self) -> symtable.SymbolTable:
        tables = symtable.symtable(self.text, "<text>", "exec").get_children()
        return next(one for one in tables if one.get_name() == self.name)

    @cached_property
    def remembers(self) -> bool:
        """Whether it changes what lies outside: then one call may alter the next."""
        every = self._parsed.every
        parts: list[ast.Subscript | ast.Attribute]
        parts = [*every(ast.Subscript), *every(ast.Attribute)]
        changed = {
            one.value.id
            for one in parts
            if isinstance(one.value, ast.Name)
            and (
                not isinstance(one.ctx, ast.Load)
                or getattr(one, "attr", "") in CHANGING
            )
        }
        return bool(every(ast.Global)) or not changed.isdisjoint(self.outside)

    @cached_property
    def has_sets(self) -> bool:
        """Whether it makes sets, which give what they hold in an order by chance."""
        kinds = (ast.Set, ast.SetComp)
        named = ids_in(self.tree) & {"set", "frozenset"}
        return bool(named) or any(self._parsed.every(kind) for kind in kinds)

    def first_line_of(self, name: str) -> int:
        """Return the first line in which the body makes a name; 0 if there is none."""
        names = self._parsed.every(ast.Name)
        stores = [one.lineno for one in names if one.id == name and not is_read(one)]
        return min(stores, default=0)


def is_python(name: str) -> bool:
    """Whether a name is part of Python itself."""
    return hasattr(builtins, name) or keyword.iskeyword(name)


def _end(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno
