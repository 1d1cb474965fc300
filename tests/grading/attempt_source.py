"""The source of an attempt as a student's cell would hold it, able to run alone."""

import ast
import builtins
import inspect
import sys
from functools import cache
from symtable import symtable
from textwrap import dedent
from types import BuiltinFunctionType, FunctionType, ModuleType

from tests.exercises.attempts import text_of

TESTS = "tests."


class HasNoSource(ValueError):
    """An attempt stands on something, such as a lambda, that cannot be written down."""


def cell_of(function, own=(), docstring="", name=""):
    """Return imports, constants, helpers and `function`, under `name` or its own.

    What is in `own` is not imported: the student's own is meant. The docstring is put
    in if the function has none.
    """
    parts = _Parts(frozenset(own))
    node = _definition(function)
    node.body = [*_documented(node.body, docstring)]
    parts.add_function(function, node, name or function.__name__)
    imports = "\n".join(parts.imports)
    return "\n\n\n".join(filter(None, [imports, *parts.definitions]))


class _Parts:
    """What a cell is made of, in the order in which it is needed."""

    def __init__(self, own):
        self.own = own
        self.imports, self.definitions = {}, []
        self._known = set()

    def add_function(self, function, node, name):
        """Add a function under a name, after all that it needs."""
        free = function.__code__.co_freevars
        enclosed = dict(zip(free, function.__closure__ or (), strict=True))
        for needed in _names_in(node):
            if needed in enclosed:
                self._add_value(needed, enclosed[needed].cell_contents)
        module = sys.modules[function.__module__]
        self._add_needs(node, module, {*enclosed, node.name})
        self.definitions.append(ast.unparse(_plain(node, module, name)))

    def _add_value(self, name, value):
        if name in self._known:
            return
        self._known.add(name)
        if isinstance(value, FunctionType):
            self.add_function(value, _definition(value), name)
        elif isinstance(value, BuiltinFunctionType | type):
            self.definitions.append(f"{name} = {value.__name__}")
        else:
            self.definitions.append(f"{name} = {value!r}")

    def _add_needs(self, node, module, but):
        """Add what a statement takes from around it, and from modules of tests."""
        for name in _names_in(node):
            if name not in but:
                self._add_global(module, name)
        for inner, attribute in _borrowed(node, module):
            self._add_global(inner, attribute)

    def _add_global(self, module, name):
        statements = _statements_of(module).get(name, [])
        if name in self._known or not statements or name in self.own:
            return
        self._known.add(name)
        for statement in statements:
            if isinstance(statement, ast.ImportFrom | ast.Import):
                self._add_import(module, statement, name)
            else:
                self._add_needs(statement, module, {name})
                text = ast.unparse(_plain(statement, module, name))
                self.definitions.append(text)

    def _add_import(self, module, statement, name):
        if isinstance(getattr(module, name), ModuleType) and _is_of_tests(statement):
            return
        if _is_of_tests(statement):
            self._add_import_of_tests(statement, name)
            return
        [alias] = [a for a in statement.names if name in (a.asname, a.name)]
        if alias.name in self.own:
            self.definitions.append(f"{name} = {alias.name}")
            return
        if isinstance(statement, ast.ImportFrom):
            text = ast.unparse(ast.ImportFrom(statement.module, [alias], 0))
        else:
            text = ast.unparse(ast.Import([alias]))
        self.imports[text] = None

    def _add_import_of_tests(self, statement, name):
        self._known.discard(name)
        [alias] = [a for a in statement.names if name in (a.asname, a.name)]
        self._add_global(sys.modules[statement.module], alias.name)
        if alias.asname:
            self.definitions.append(f"{alias.asname} = {alias.name}")


def _definition(function):
    try:
        node = ast.parse(dedent(text_of(function))).body[0]
    except (OSError, SyntaxError):  # a lambda's lines may be a piece of something
        raise HasNoSource(function) from None
    if not isinstance(node, ast.FunctionDef):
        raise HasNoSource(function)
    return node


def _documented(body, docstring):
    has_one = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
    if docstring and not has_one:
        yield ast.Expr(ast.Constant(docstring))
    yield from body


def _is_of_tests(statement):
    return isinstance(statement, ast.ImportFrom) and statement.module.startswith(TESTS)


def _borrowed(node, module):
    """Give each `other.name` in a statement where `other` is a module of tests."""
    for inner in ast.walk(node):
        match inner:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                other = getattr(module, name, None)
                if isinstance(other, ModuleType) and other.__name__.startswith(TESTS):
                    yield other, attribute


@cache
def _names_in(node):
    """Return the names that a statement takes from around it, as they come."""
    node = _Unadorned().visit(ast.parse(ast.unparse(node)))
    wanted = _names_from_outside(symtable(ast.unparse(node), "cell", "exec"))
    names = [inner for inner in ast.walk(node) if isinstance(inner, ast.Name)]
    names.sort(key=lambda name: (name.lineno, name.col_offset))
    ordered = dict.fromkeys(name.id for name in names if name.id in wanted)
    return [name for name in ordered if not hasattr(builtins, name)]


def _names_from_outside(table):
    outermost = table.get_type() == "module"
    wanted = {
        symbol.get_name()
        for symbol in table.get_symbols()
        if symbol.is_referenced() and (outermost or symbol.is_global())
    }
    return wanted.union(*map(_names_from_outside, table.get_children()))


def _plain(node, module, name):
    """Return a statement without types and collecting decorators, under a name."""
    renamed = {node.name: name} if isinstance(node, ast.FunctionDef) else {}
    return _Unadorned(renamed, module).visit(ast.parse(ast.unparse(node)))


class _Unadorned(ast.NodeTransformer):
    """Takes away what students do not write, and renames."""

    def __init__(self, renamed=None, module=None):
        self.renamed, self.module = renamed or {}, module

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.name = self.renamed.get(node.name, node.name)
        node.returns = None
        node.decorator_list = [d for d in node.decorator_list if not _collects(d)]
        return node

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        if node.value is None:
            return ast.Pass()
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_Name(self, node):
        node.id = self.renamed.get(node.id, node.id)
        return node

    def visit_Attribute(self, node):
        if self.module and any(_borrowed(ast.Expr(node), self.module)):
            return ast.Name(node.attr, ast.Load())
        return self.generic_visit(node)


def _collects(decorator):
    match decorator:
        case ast.Call(func=ast.Name(id="wrong" | "right" | "hostile")):
            return True
    return False


@cache
def _statements_of(module):
    """Return the statements that bind each name at the top of a module."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        for name in _bound_by(node):
            found.setdefault(name, []).append(node)
    return found


def _bound_by(node):
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.asname or alias.name for alias in node.names]
    if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
        names = [inner for inner in ast.walk(node) if isinstance(inner, ast.Name)]
        return [name.id for name in names if isinstance(name.ctx, ast.Store)]
    return []
