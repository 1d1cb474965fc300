"""Builds the box: a folder with the course as a student's work may see it.

It holds the lessons' values and helpers, stubs in place of every answer, a short word
list, what runs the student's code, and the cells that lessons hand out. No exercise, no
case and no expected value goes in there.
"""

from __future__ import annotations

import ast
import compileall
import json
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode

from scrabble_course import course
from scrabble_course.engine import extension
from scrabble_course.engine.graph_cache import PREBUILT, build_file
from scrabble_course.grading.sandbox.surroundings import FOLDER, LESSONS, WORDS
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.supervisor.solutions import all_answers

PACKAGE = Path(__file__).parents[2]
FOR_LESSONS = (
    "course.py resources/__init__.py resources/atomic_files.py "
    "resources/english_tiles.py resources/shipped_files.py resources/word_list.py "
    "calling/ board/ notation/ scrabblegram/ word_game/"
).split()
VALUES_THAT_TRAVEL = (
    "engine/__init__.py engine/graph_building.py engine/graph_cache.py "
    "engine/graph_file.py engine/lexicon.py engine/word_graph.py "
    "scrabble/__init__.py scrabble/errors.py scrabble/turns.py"
).split()
FOR_THE_FULL_GAME = (
    "engine/ scrabble/ calling/limits/ resources/dask_cluster.py".split()
)
TO_RUN = (
    "checks/__init__.py exercises/__init__.py grading/__init__.py grading/sandbox/"
).split()
OF_EACH_PART = (
    "exercises/{part}/__init__.py exercises/{part}/{part}_stand_ins.py"
).split()
VERBS = "grading/supervisor/notebook_verbs.py"
_AS_IT_IS = PycInvalidationMode.UNCHECKED_HASH
START_OF_STUBS = (
    "from scrabble_course.grading.sandbox import solution_loader as _answers\n"
)


@dataclass(frozen=True, slots=True)
class Box:
    """A built box: where it is, and which modules its zygote loads."""

    folder: Path
    modules: tuple[str, ...]


def build_box(folder: Path, words: Iterable[str], with_engine: bool = False) -> Box:
    """Lay the student-facing package in the empty `folder`, and return the box.

    With the engine, which finds every play, only the full game is graded. Its searches
    are those in C, if these are used here: a player is as quick as in its notebook.
    """
    root = folder / PACKAGE.name
    for_stage = FOR_THE_FULL_GAME if with_engine else VALUES_THAT_TRAVEL
    parts = sorted({stage.package for stage in course.STAGES if stage.graded})
    of_parts = [name.format(part=part) for part in parts for name in OF_EACH_PART]
    modules = []
    for name in (*FOR_LESSONS, *TO_RUN, *of_parts, *for_stage):
        for source in _sources(PACKAGE / name):
            place = source.relative_to(PACKAGE)
            _write(root / place, _without_answers(source, _module(place)))
            modules.append(_module(place))
    _write(root / "__init__.py", (PACKAGE / VERBS).read_text(encoding="utf-8"))
    text = "".join(f"{word}\n" for word in sorted(words))
    for place in (root, folder / FOLDER):
        _write(place / WORDS, text)
    if with_engine:
        build_file(root / WORDS, root / PREBUILT)
        if compiled := extension.file():
            shutil.copyfile(compiled, root / "engine" / compiled.name)
    _write(folder / LESSONS, json.dumps(list(all_lesson_cells())))
    # What a zygote compiles by itself leaves gaps in the memory that children share.
    compileall.compile_dir(root, quiet=2, invalidation_mode=_AS_IT_IS)
    _let_others_read(folder)
    return Box(folder, tuple(dict.fromkeys(modules)))


def needs_engine(stage: course.Stage) -> bool:
    """Whether a stage's lesson builds on the engine.

    >>> needs_engine(course.stage("finding_plays"))
    False
    """
    return stage.module.startswith("scrabble_course.scrabble.")


def _sources(place: Path) -> list[Path]:
    """Return a file, or those of a folder."""
    return sorted(place.glob("*.py")) if place.is_dir() else [place]


def _module(place: Path) -> str:
    parts = [PACKAGE.name, *place.with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _let_others_read(folder: Path) -> None:
    """What runs in the box may be another user, however files are made here."""
    for place in (folder, *folder.rglob("*")):
        place.chmod(0o755 if place.is_dir() else 0o644)


def _without_answers(source: Path, module: str) -> str:
    """Return the text of a module, its answers replaced by stubs that say so."""
    text = source.read_text(encoding="utf-8")
    hidden = {
        name
        for answers in all_answers()
        if answers.module == module
        for name in answers.functions
    }
    if not hidden:
        return text
    tree = ast.parse(text)
    for name, function in _functions_in(tree):
        if name in hidden:
            _make_a_stub(function, module, name)
    future = next(
        place + 1
        for place, node in enumerate(tree.body)
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    )
    tree.body[future:future] = ast.parse(START_OF_STUBS).body
    return ast.unparse(tree)


def _functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def _make_a_stub(function: ast.FunctionDef, module: str, name: str) -> None:
    """Have a function ask for its answer, and do what that does."""
    parameters = function.args
    given = [one.arg for one in (*parameters.posonlyargs, *parameters.args)]
    given += [f"{one.arg}={one.arg}" for one in parameters.kwonlyargs]
    asks = f"_answers.answer({module!r}, {name!r})"
    function.body = ast.parse(f"return {asks}({', '.join(given)})").body
    function.decorator_list.append(ast.parse("_answers.stub", mode="eval").body)
