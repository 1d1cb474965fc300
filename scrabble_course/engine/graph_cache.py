"""Word graphs that were built before: the course's own, and one for every other list.

A wheel carries the graph of the course's words (setup.py builds it). A checkout, and
any other list, has it built at first use and kept in the user's cache folder, under
the fingerprint of the list: a list that changes is another list.
"""

from __future__ import annotations

import warnings
from contextlib import suppress
from pathlib import Path

from scrabble_course.engine.graph_building import graph_of_words
from scrabble_course.engine.graph_file import (
    VERSION,
    GraphFileError,
    fingerprint_of,
    read_graph,
    write_graph,
)
from scrabble_course.engine.word_graph import WordGraph
from scrabble_course.resources.atomic_files import sweep_parts
from scrabble_course.resources.shipped_files import shipped
from scrabble_course.resources.word_list import read_words

PREBUILT = "words.graph"


def cache_folder() -> Path:
    """Return where the graphs are kept; the folder may be missing."""
    # Imported late: a wheel is built, and the shipped graph read, without it.
    from platformdirs import user_cache_path

    return user_cache_path("scrabble-course", appauthor=False) / "graphs"


def graph_of(path: str | Path | None = None) -> WordGraph:
    """Return the graph of a word list; from the second time on, without building it.

    `path` names a file as `read_words` takes it; without it, the list is the course's
    own. A damaged graph is built again with a warning. A cache folder that cannot be
    used is no error: the graph is then built each time. Two processes may build the
    same graph at once; each writes a whole file, and both files are equal.
    """
    list_file = shipped("words.txt") if path is None else Path(path)
    try:
        fingerprint = fingerprint_of(list_file.read_bytes())
    except (OSError, ValueError):
        read_words(path)  # it says what is wrong, and the remedy
        raise
    graph = _whole_graph(shipped(PREBUILT), fingerprint) if path is None else None
    if graph is not None:
        return graph
    kept = cache_folder() / f"{fingerprint.hex()}.v{VERSION}.graph"
    graph = _whole_graph(kept, fingerprint)
    if graph is not None:
        return graph
    graph = _built(path)
    # Somebody may have saved another list between the two times it was read.
    if fingerprint_of(list_file.read_bytes()) == fingerprint:
        _keep(kept, graph, fingerprint)
    return graph


def build_file(list_file: Path, graph_file: Path) -> None:
    """Write the graph of `list_file` to `graph_file`, as a wheel carries it."""
    graph = _built(list_file)
    write_graph(graph_file, graph, fingerprint_of(list_file.read_bytes()))


def _built(path: str | Path | None) -> WordGraph:
    return graph_of_words(read_words(path))


def _whole_graph(file: Path, fingerprint: bytes) -> WordGraph | None:
    """Return the graph in `file`, or None if it is not that of this list."""
    try:
        graph, of_list = read_graph(file)
    except OSError:
        return None
    except GraphFileError as error:
        warnings.warn(str(error), stacklevel=4)
        return None
    return graph if of_list == fingerprint else None


def _keep(file: Path, graph: WordGraph, fingerprint: bytes) -> None:
    """Write `graph` into the cache folder, if the folder allows it."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        sweep_parts(file.parent)
        write_graph(file, graph, fingerprint)
