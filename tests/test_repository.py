"""What holds for the repository as a whole: sizes, imports, names, versions."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import yaml

import scrabble_course
from scrabble_course import course

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "scrabble_course").rglob("*.py"))
EXTENSION = (
    ROOT / "scrabble_course/jupyter/labextensions/scrabble-course-widgets/package.json"
)
GENERAL = {"calling", "diagnosis", "checks"}
"""The rooms whose code is for any function."""
NOT_OURS = {
    ".venv",
    "node_modules",
    "__pycache__",
    ".pytest_cache",
    ".hypothesis",
    "scrabble_course.egg-info",  # written while an sdist is built
}


def tracked():
    """Return the files that git knows of; of an unpacked sdist, all."""
    if not (ROOT / ".git").exists():
        files = [path for path in ROOT.rglob("*") if path.is_file()]
        return [path for path in files if not NOT_OURS & set(path.parts)]
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(
        listed, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


TRACKED = tracked()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def test_a_function_has_at_most_30_lines_below_its_docstring():
    functions = [
        (path, node)
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef)
    ]

    lines = {(name_of(path), node.name): lines_below(node) for path, node in functions}
    assert {name: count for name, count in lines.items() if count > 30} == {}


def lines_below(function):
    """Return how many lines stand below the docstring, a table as one."""
    first = function.body[1:] if ast.get_docstring(function) else function.body
    lines = function.end_lineno - first[0].lineno + 1 if first else 0
    if first and is_table(first[-1]):
        lines -= first[-1].end_lineno - first[-1].lineno
    return lines


def is_table(statement):
    """Whether a statement returns values that are written down one after the other."""
    return isinstance(statement, ast.Return) and isinstance(statement.value, ast.Tuple)


def test_no_name_of_a_module_or_a_type_stands_twice():
    modules = [path.stem for path in MODULES if not path.stem.startswith("__")]
    classes = [
        node.name
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef)
    ]
    aliases = [
        node.targets[0].id
        for path in MODULES
        for node in tree_of(path).body
        if is_alias(node)
    ]

    for names in (modules, classes + aliases):
        assert [name for name, often in Counter(names).items() if often > 1] == []


def is_alias(statement):
    """Whether a statement names a type: `Square = tuple[int, int]`, `Kind = A | B`."""
    match statement:
        case ast.Assign([ast.Name(name)], ast.Subscript() | ast.BinOp(op=ast.BitOr())):
            return name[0].isupper() and not name.isupper()
    return False


def test_the_package_has_twenty_rooms_at_most():
    package = ROOT / "scrabble_course"
    entries = {name_of(path).split("/")[1] for path in MODULES}
    rooms = {name for name in entries if not name.startswith("__")}

    assert len(rooms) <= 20, sorted(rooms)
    assert all((package / name).exists() for name in rooms)


def test_general_code_knows_no_function_of_a_lesson_by_its_name():
    """What is to be known of one stands beside its part's exercises."""
    lessons = {name for one in course.STAGES for name in one.functions + one.practice}
    general = [path for path in MODULES if name_of(path).split("/")[1] in GENERAL]
    named = {
        (name_of(path), node.lineno, name)
        for path in general
        for node in ast.walk(tree_of(path))
        for name in lessons.intersection(names_written(node))
    }

    assert len(general) > 80
    assert named == set()


def names_written(node):
    """Return the names that a piece of code is: one to look up, or a text of names."""
    match node:
        case ast.Name(name) | ast.alias(name):
            return [name]
        case ast.Constant(str(text)) if all(map(str.isidentifier, text.split())):
            return text.split()
    return []


def test_a_file_that_a_docstring_names_is_there():
    """Beside the module, or below one of the folders that it lies in."""
    missing = [
        (name_of(path), name)
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        for name in re.findall(r"`([\w/]+\.py)`", ast.get_docstring(node) or "")
        if not any((folder / name).exists() for folder in path.parents)
    ]

    assert missing == []


def test_public_names_are_sorted_and_real():
    assert scrabble_course.__all__ == sorted(scrabble_course.__all__)
    assert all(hasattr(scrabble_course, name) for name in scrabble_course.__all__)
    assert set(scrabble_course.__all__) <= set(dir(scrabble_course))


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'chekc'"):
        _ = scrabble_course.chekc


@pytest.mark.parametrize(
    "module",
    [
        "scrabble_course",
        "scrabble_course.board",
        "scrabble_course.course",
        "scrabble_course.engine",
        "scrabble_course.notation",
        "scrabble_course.scrabble.gcg",
        "scrabble_course.scrabblegram",
        "scrabble_course.word_game",
    ],
)
def test_the_core_imports_no_jupyter(module):
    code = (
        f"import sys, {module};"
        "bad = {'IPython', 'ipywidgets', 'anywidget', 'typer', 'nbformat', 'numpy'};"
        "bad &= set(sys.modules); assert not bad, bad"
    )

    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no checkout of git")
def test_line_ends_are_the_same_in_every_checkout():
    turning = ["git", "-c", "core.autocrlf=true", "ls-files", "--eol"]
    said = subprocess.run(turning, cwd=ROOT, capture_output=True, text=True, check=True)
    turned = [line for line in said.stdout.splitlines() if "eol=lf" not in line]

    assert turned == []


def test_no_file_speaks_of_a_machine_or_an_index():
    # The words are put together here, so that this file does not find itself.
    unwanted = ["/" + "root/", "/" + "work/", "pypi." + "org", "npmjs." + "org"]
    unwanted += ["deb.debian." + "org", "pythonhosted", "registry." + "npm"]
    found = [
        (name_of(path), word)
        for path in TRACKED
        for word in unwanted
        if word in path.read_bytes().decode("utf-8", "replace")
    ]

    assert [entry for entry in found if entry[0] != name_of(Path(__file__))] == []


def requirements():
    project = PROJECT["project"]
    return {re.split(r"[<>=]", line)[0]: line for line in project["dependencies"]}


def test_the_conda_environment_has_the_same_pins_as_pyproject():
    from rattler import MatchSpec

    environment = yaml.safe_load((ROOT / "environment.yml").read_text(encoding="utf-8"))
    plain = [entry for entry in environment["dependencies"] if isinstance(entry, str)]
    pins = {}
    for entry in plain:
        spec = MatchSpec(entry)
        pins[spec.name.normalized] = str(spec.version or "")

    python = PROJECT["project"]["requires-python"]
    assert pins.pop("python") == python
    assert pins.pop("pip") == ""
    assert pins == {n: line.removeprefix(n) for n, line in requirements().items()}


def test_the_constraints_satisfy_the_pins():
    from packaging.requirements import Requirement

    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    versions = dict(re.findall(r"^([\w.-]+)==([\w.]+)", "\n".join(lines), re.M))
    extras = PROJECT["project"]["optional-dependencies"]["dev"]

    for line in [*requirements().values(), *extras]:
        requirement = Requirement(line)
        assert requirement.specifier.contains(versions[requirement.name.lower()]), line


def test_the_version_is_the_changelogs_newest():
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"(?m)^## (\d+\.\d+\.\d+)", changelog)

    assert newest[1] == scrabble_course.__version__ == PROJECT["project"]["version"]
    assert json.loads(EXTENSION.read_text())["version"] == newest[1]


WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_names_only_tests_that_there_are(path):
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"(?<![\w/])(?:tests|tools|\.ci)/[\w/.]+", text)

    assert yaml.safe_load(text)["jobs"]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_a_branch_with_a_pull_request_is_tested_once():
    text = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    # YAML 1.1 reads the word `on` as True.
    runs_on = yaml.safe_load(text)[True]

    assert runs_on["push"] == {"branches": ["main"]}


@pytest.mark.parametrize("job", ["pythons", "student"])
def test_each_python_that_the_metadata_name_is_tested(job):
    text = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    tested = yaml.safe_load(text)["jobs"][job]["strategy"]["matrix"]["python"]
    named = PROJECT["project"]["classifiers"]

    assert [line for line in named if re.search(r"Python :: 3\.", line)] == [
        f"Programming Language :: Python :: {version}" for version in tested
    ]
