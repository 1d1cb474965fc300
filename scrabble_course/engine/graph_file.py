"""The file of a word graph: loaded in a few milliseconds, and never wrong.

    8 bytes    SCRABDAG
    4 x 4      version, words, nodes, edges
    32         fingerprint of the word list: the SHA-256 of its bytes
    4 a node   children, then finals, then edges of all nodes
    4 an edge  targets
    32         SHA-256 of everything above

Numbers are little-endian, so that one file serves every machine.
"""

from __future__ import annotations

import struct
import sys
from array import array
from hashlib import sha256
from pathlib import Path

from scrabble_course.engine.word_graph import UINT32, WordGraph
from scrabble_course.resources.atomic_files import write_atomically

MAGIC = b"SCRABDAG"
VERSION = 1
HEADER = struct.Struct("<8s4I32s")
CHECKSUM_SIZE = 32


class GraphFileError(ValueError):
    """A graph file is not whole; the message says which file and what to do."""


def fingerprint_of(content: bytes) -> bytes:
    """Return the 32 bytes that tell the word list `content` from any other.

    >>> fingerprint_of(b"cat") == fingerprint_of(b"cats")
    False
    """
    return sha256(content).digest()


def pack_graph(graph: WordGraph, fingerprint: bytes) -> bytes:
    """Return what the file of `graph` holds, made from the list of `fingerprint`.

    >>> from scrabble_course.engine.word_graph import build_graph
    >>> graph = build_graph(["cat", "cats"])
    >>> unpack_graph(pack_graph(graph, bytes(32))) == (graph, bytes(32))
    True
    """
    sizes = (graph.words, len(graph.children), len(graph.targets))
    body = b"".join(
        (
            HEADER.pack(MAGIC, VERSION, *sizes, fingerprint),
            *(_little(numbers).tobytes() for numbers in _arrays(graph)),
        )
    )
    return body + sha256(body).digest()


def unpack_graph(content: bytes) -> tuple[WordGraph, bytes]:
    """Return the graph in `content` and the fingerprint of the list it was made from.

    Content that is not exactly what `pack_graph` gave raises GraphFileError.
    """
    if len(content) < HEADER.size + CHECKSUM_SIZE:
        raise GraphFileError(f"it ends after {len(content)} bytes")
    magic, version, words, nodes, edges, fingerprint = HEADER.unpack_from(content)
    if magic != MAGIC:
        raise GraphFileError(f"it begins with {magic!r}, not {MAGIC!r}")
    if version != VERSION:
        raise GraphFileError(f"it has version {version}, not {VERSION}")
    size = HEADER.size + 4 * (3 * nodes + edges) + CHECKSUM_SIZE
    if len(content) != size:
        raise GraphFileError(f"it has {len(content)} bytes, not {size}")
    view = memoryview(content)
    if sha256(view[:-CHECKSUM_SIZE]).digest() != content[-CHECKSUM_SIZE:]:
        raise GraphFileError("its checksum differs")
    graph = WordGraph(words, *(array(UINT32) for _ in range(4)))
    start = HEADER.size
    counts = (nodes, nodes, nodes, edges)
    for numbers, count in zip(_arrays(graph), counts, strict=True):
        numbers.frombytes(view[start : start + 4 * count])
        start += 4 * count
    return WordGraph(words, *map(_little, _arrays(graph))), fingerprint


def read_graph(file: Path) -> tuple[WordGraph, bytes]:
    """Return the graph in `file` and the fingerprint of the list it was made from.

    GraphFileError if the file is damaged, OSError if it cannot be read.
    """
    try:
        return unpack_graph(file.read_bytes())
    except GraphFileError as error:
        raise GraphFileError(
            f"{file} is no whole word graph: {error}; it has to be built again."
        ) from None


def write_graph(file: Path, graph: WordGraph, fingerprint: bytes) -> None:
    """Make `file` hold `graph`; if anything goes wrong, it holds what it held before.

    The folder has to exist. OSError says why a file cannot be written.
    """
    write_atomically(file, pack_graph(graph, fingerprint))


def _arrays(graph: WordGraph) -> tuple[array[int], ...]:
    return graph.children, graph.finals, graph.edges, graph.targets


def _little(numbers: array[int]) -> array[int]:
    """Return `numbers` with little-endian bytes; a second time turns them back."""
    if sys.byteorder == "little":
        return numbers
    turned = numbers[:]
    turned.byteswap()
    return turned
