"""The text of a student's function: its lines, its statements, and its names."""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import symtable
import textwrap
from dataclasses import dataclass
from functools import cached_property

from scrabble_course.diagnosis.lint.source import FAULTS, function_in

MOST_LINES = 80
"""Lines of a function that is asked about."""
MOST_TEXT = 6_000
"""Characters of such a function."""
MOST_NODES = 800
"""Parts of its tree: an edit of each is parsed. A long solution has two hundred."""
MOST_SHOWN = 60
"""Characters of a line that are quoted."""
CHANGING = (
    *("append", "extend", "insert", "remove", "sort", "reverse", "clear"),
    *("add", "discard", "update", "setdefault", "pop", "popitem"),
)
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
            found = function_in(source, name)
        except FAULTS:
            return None
        if found is None or not isinstance(found, ast.FunctionDef):
            return None
        first = min([found.lineno, *(one.lineno for one in found.decorator_list)])
        lines = lines_of(source)[first - 1 : found.end_lineno]
        made = cls(name, textwrap.dedent("\n".join(line.rstrip() for line in lines)))
        try:
            is_read = len(lines) <= MOST_LINES and len(made.text) <= MOST_TEXT
            is_read = is_read and sum(1 for _ in ast.walk(made.tree)) <= MOST_NODES
            return made if is_read and made.parameters + made.own else None
        except FAULTS:
            return None

    @cached_property
    def tree(self) -> ast.FunctionDef:
        """The parsed function."""
        [found] = ast.parse(self.text).body
        assert isinstance(found, ast.FunctionDef)
        return found

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines as written."""
        return tuple(lines_of(self.text))

    def line(self, number: int) -> str:
        """Return a line, without what stands before it, cut where it is long."""
        text = self.lines[number - 1].strip()
        return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 4]} ..."

    def quoted(self, number: int) -> str:
        """Return a line with its number, as an option shows it."""
        return f"line {number}: `{self.line(number)}`"

    def whole_line(self, number: int) -> str:
        """Return a line that is to be compared with another, without its indent."""
        return self.lines[number - 1].strip()

    @cached_property
    def docstring_lines(self) -> frozenset[int]:
        """The lines of the docstring, which say what is asked for, not how."""
        first = self.tree.body[0]
        if ast.get_docstring(self.tree) is None:
            return frozenset()
        return frozenset(range(first.lineno, (first.end_lineno or 0) + 1))

    @cached_property
    def listing(self) -> str:
        """The lines with their numbers; of a docstring, the first and an ellipsis."""
        first, *left_out = sorted(self.docstring_lines) or [0]
        shown = [f"{n:>2}  {line}".rstrip() for n, line in enumerate(self.lines, 1)]
        if left_out:
            shown[first : left_out[-1]] = ["        ..."]
        return "\n".join(shown)

    def in_short(self, name: str) -> FunctionText:
        """Return the function under another name, without docstring and annotations."""
        tree = ast.parse(self.text).body[0]
        assert isinstance(tree, ast.FunctionDef)
        tree.name, tree.returns = name, None
        if ast.get_docstring(tree) is not None:
            tree.body = tree.body[1:]
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                node.annotation = None
        return FunctionText(name, ast.unparse(tree))

    @cached_property
    def statements(self) -> tuple[ast.stmt, ...]:
        """The statements of the body that have lines of their own, the outermost too.

        What is in functions inside this one is left out, and so is the docstring.
        """
        text = self.docstring_lines
        found = [one for one in _below(self.tree) if one.lineno not in text]
        starts = [one.lineno for one in found]
        return tuple(one for one in found if starts.count(one.lineno) == 1)

    @cached_property
    def simple(self) -> dict[int, ast.stmt]:
        """The statements that are one line and no more, by that line."""
        return {
            one.lineno: one
            for one in self.statements
            if isinstance(one, SIMPLE) and one.lineno == one.end_lineno
        }

    @cached_property
    def loop_lines(self) -> frozenset[int]:
        """The lines in loops, without their heads."""
        loops = [one for one in self.statements if isinstance(one, ast.For | ast.While)]
        return frozenset(
            line for one in loops for line in range(one.lineno + 1, _end(one) + 1)
        )

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of the parameters, in order."""
        args = self.tree.args
        named = [*args.posonlyargs, *args.args, *args.kwonlyargs]
        return tuple(arg.arg for arg in named)

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The names that the function makes for itself, functions inside it too."""
        table = self._table
        made = [one for one in table.get_symbols() if one.is_local()]
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
        nodes = [one for one in ast.walk(self.tree) if isinstance(one, ast.Attribute)]
        used = {*self.parameters, *self.own, *self.outside, *self.inner}
        return tuple(dict.fromkeys(one.attr for one in nodes if one.attr not in used))

    @cached_property
    def _table(self) -> symtable.SymbolTable:
        tables = symtable.symtable(self.text, "<text>", "exec").get_children()
        return next(one for one in tables if one.get_name() == self.name)

    @cached_property
    def remembers(self) -> bool:
        """Whether it changes what lies outside: then one call may alter the next."""
        changed = [
            node.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Subscript | ast.Attribute)
            and (not isinstance(node.ctx, ast.Load) or _changes(node))
        ]
        names = {node.id for node in changed if isinstance(node, ast.Name)}
        has_global = any(isinstance(one, ast.Global) for one in ast.walk(self.tree))
        return has_global or bool(names & {*self.outside})

    @cached_property
    def has_sets(self) -> bool:
        """Whether it makes sets, which give what they hold in an order by chance."""
        return any(
            isinstance(node, ast.Set | ast.SetComp)
            or (isinstance(node, ast.Name) and node.id in ("set", "frozenset"))
            for node in ast.walk(self.tree)
        )

    def first_line_of(self, name: str) -> int:
        """Return the first line in which the body makes a name; 0 if there is none."""
        stores = [
            node.lineno
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name)
            and node.id == name
            and isinstance(node.ctx, ast.Store)
        ]
        return min(stores, default=0)

    def lines_giving(self, name: str) -> list[int] | None:
        """Return the lines that run once for each value that a name is given.

        Of a loop, that is the first of its body. None if it is given values in another
        way, or taken away: then these are not counted.
        """
        found = []
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Name) or node.id != name:
                continue
            if not isinstance(node.ctx, ast.Load):
                line = self._givers.get(id(node))
                if line is None:
                    return None
                found.append(line)
        return found

    @cached_property
    def _givers(self) -> dict[int, int]:
        """The line that is counted, by the place of each name that is given a value."""
        found: dict[int, int] = {}
        for one in self.statements:
            if isinstance(one, ast.For):
                targets, line = [one.target], one.body[0].lineno
            elif isinstance(one, ast.Assign):
                targets, line = one.targets, one.lineno
            elif isinstance(one, ast.AugAssign | ast.AnnAssign):
                targets, line = [one.target], one.lineno
            else:
                continue
            found |= {id(node): line for t in targets for node in ast.walk(t)}
        return found


def lines_of(text: str) -> list[str]:
    """Return lines as Python counts them: what ends a page ends no line.

    >>> lines_of("a = 1  # new\\x0cpage\\r\\nb = 2")
    ['a = 1  # new\\x0cpage', 'b = 2']
    """
    return re.split(r"\r\n|\r|\n", text)


def is_python(name: str) -> bool:
    """Whether a name is part of Python itself."""
    return hasattr(builtins, name) or keyword.iskeyword(name)


def _changes(node: ast.expr) -> bool:
    """Whether this is a method that changes its list, dictionary or set."""
    return isinstance(node, ast.Attribute) and node.attr in CHANGING


def _end(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def _below(node: ast.AST) -> list[ast.stmt]:
    """Return the statements in a node, in order; not those of a scope inside it."""
    found: list[ast.stmt] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            found.append(child)
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                continue
        if not isinstance(child, ast.expr):
            found += _below(child)
    return found
