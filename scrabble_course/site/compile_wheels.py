"""Puts compiled modules beside the sources in the wheels of /here: run by in_page.mjs.

A page would compile each module at each start, which takes longer than all else; so in
Python's own library, if that lies there, too. The sources stay: tracebacks and
`solution` show them.
"""

import importlib.util
import py_compile
import zipfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

EARLIEST = (1980, 1, 1, 0, 0, 0)
PLACE = "/lib/python3.14/site-packages"
"""Where a page unpacks its wheels; a traceback names files there."""
LIBRARY = "python_stdlib.zip"
LIBRARY_PLACE = "/lib/python314.zip"
"""From where a page imports Python's own library, without unpacking it."""
READ_BY_PATH = ("jedi-", "parso-", "scrabble_course-")
"""The wheels with files that are not modules and are opened by their paths: a page has
to unpack them, which takes it a millisecond a file. All others join the library."""
IN_A_PAGE = {
    # It brings in a terminal, with a third of all modules that a start imports.
    "IPython/__init__.py": (b"from .terminal.embed import embed\n", b""),
    # It lists a folder of hints that are not unpacked (below), and completes nothing.
    "jedi/inference/gradual/typeshed.py": (
        b"for base in ['stdlib', 'third_party']:",
        b"for base in ['stdlib']:",
    ),
    # The student's folder first of all: each import looks there, which is a question
    # to the page, and a file of theirs may have the name of a module that is needed.
    "pyodide_kernel/__init__.py": (
        b"del mocks\n",
        b"sys.path.append(sys.path.pop(sys.path.index('')))\n",
    ),
}
"""What modules have instead of a line, so that a page starts sooner and completes."""
NOT_UNPACKED = (
    "jedi/third_party/django-stubs/",
    "jedi/third_party/typeshed/third_party/",
    "jedi/third_party/typeshed/stdlib/2/",
)
"""Hints to completion about packages, and a Python, that no page has: 1,300 files."""


def compile_wheel(wheel: Path) -> None:
    """Write the wheel again, with a compiled twin of each module.

    It has no record of its files any more: nobody takes a wheel out of a page.
    """
    files = {
        name: for_a_page(name, content)
        for name, content in read_archive(wheel).items()
        if not (name.startswith(NOT_UNPACKED) or name.endswith(".dist-info/RECORD"))
    }
    if wheel.name.startswith(READ_BY_PATH):
        twins = twins_of(files, PLACE, importlib.util.cache_from_source)
    else:
        twins = twins_of(files, LIBRARY_PLACE, beside)
    write_archive(wheel, files | twins)


def compile_library(library: Path) -> None:
    """Write Python's own library again, with a compiled twin beside each module."""
    files = read_archive(library)
    write_archive(library, files | twins_of(files, LIBRARY_PLACE, beside))


def beside(name: str) -> str:
    """Return where an import from a zip looks for the compiled twin of a module."""
    return f"{name}c"


def twins_of(
    files: dict[str, bytes], place: str, twin: Callable[[str], str]
) -> dict[str, bytes]:
    """Return what modules are compiled to that will lie in `place`, by its names."""
    sources = [name for name in files if name.endswith(".py")]
    made = {twin(one): compiled(files[one], f"{place}/{one}") for one in sources}
    return {name: content for name, content in made.items() if content is not None}


def for_a_page(name: str, source: bytes) -> bytes:
    """Return a file as a page has it; ValueError if it is another by now."""
    line, instead = IN_A_PAGE.get(name, (b"", b""))
    if line not in source:
        raise ValueError(f"{name} has no line {line!r} any more")
    return source.replace(line, instead) if line else source


def read_archive(path: Path) -> dict[str, bytes]:
    """Return all files of a zip by their names."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_archive(path: Path, files: dict[str, bytes]) -> None:
    """Write a zip that is the same whenever its files are."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EARLIEST)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED)


def compiled(source: bytes, name: str) -> bytes | None:
    """Return what the .pyc file holds, None for what is no program (a template).

    Python takes it as it is, without a look at the source or its time.
    """
    with TemporaryDirectory() as place:
        file, made = Path(place) / "module.py", Path(place) / "module.pyc"
        file.write_bytes(source)
        try:
            py_compile.compile(
                str(file),
                str(made),
                name,
                doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
        except py_compile.PyCompileError:
            return None
        return made.read_bytes()


if __name__ == "__main__":
    for wheel in sorted(Path("/here").glob("*.whl")):
        compile_wheel(wheel)
    for library in Path("/here").glob(LIBRARY):
        compile_library(library)
