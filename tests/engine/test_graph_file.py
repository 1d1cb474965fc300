"""A graph file gives back the graph, or says that it is damaged; nothing between."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.engine import graph_file
from scrabble_course.engine.graph_file import (
    HEADER,
    MAGIC,
    GraphFileError,
    fingerprint_of,
    pack_graph,
    read_graph,
    unpack_graph,
    write_graph,
)
from scrabble_course.engine.word_graph import build_graph

WORD_SETS = st.sets(st.text(string.ascii_lowercase, min_size=1, max_size=8))
LIST = fingerprint_of(b"cat\ncats\ndog\n")
GRAPH = build_graph(["cat", "cats", "dog"])
PACKED = pack_graph(GRAPH, LIST)


MOST = 2**32 - 1


@given(words=WORD_SETS, content=st.binary())
def test_what_is_packed_is_unpacked(words, content):
    graph, fingerprint = build_graph(sorted(words)), fingerprint_of(content)

    assert unpack_graph(pack_graph(graph, fingerprint)) == (graph, fingerprint)


def test_a_file_is_laid_out_as_its_description_says():
    magic, version, words, nodes, edges, fingerprint = HEADER.unpack_from(PACKED)
    masks = PACKED[HEADER.size : HEADER.size + 4 * nodes]

    assert (magic, version, words, fingerprint) == (MAGIC, 1, 3, LIST)
    assert HEADER.size == 8 + 4 * 4 + 32
    assert len(PACKED) == HEADER.size + 4 * (3 * nodes + edges) + 32
    assert int.from_bytes(masks[-4:], "little") == 0b1100  # the root: c and d


def test_a_machine_of_the_other_byte_order_reads_and_writes_the_same(monkeypatch):
    monkeypatch.setattr(graph_file.sys, "byteorder", "big")
    turned = [numbers[:] for numbers in graph_file._arrays(GRAPH)]
    for numbers in turned:
        numbers.byteswap()
    there = type(GRAPH)(GRAPH.words, *turned)  # its bytes, as that machine has them

    assert pack_graph(there, LIST) == PACKED
    assert unpack_graph(PACKED) == (there, LIST)


@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_is_noticed(bit):
    for place in range(len(PACKED)):
        damaged = bytearray(PACKED)
        damaged[place] ^= 1 << bit
        with pytest.raises(GraphFileError):
            unpack_graph(bytes(damaged))


@given(
    st.binary()
    | st.binary().map(MAGIC.__add__)
    | st.builds(
        lambda start, patch, cut: PACKED[:start] + patch + PACKED[start + cut :],
        st.integers(0, len(PACKED) - 1),
        st.binary(),
        st.integers(0, len(PACKED)),
    )
)
def test_any_other_bytes_are_noticed(damaged):
    if damaged != PACKED:
        with pytest.raises(GraphFileError):
            unpack_graph(damaged)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "it ends after 0 bytes"),
        (b"x" * 200, "it begins with b'xxxxxxxx', not b'SCRABDAG'"),
        (HEADER.pack(MAGIC, 9, 1, 1, 0, LIST) + bytes(40), "it has version 9, not 1"),
        (PACKED + b"x", f"it has {len(PACKED) + 1} bytes, not {len(PACKED)}"),
        (PACKED[:-1] + b"x", "its checksum differs"),
        # Sizes that no machine could hold are refused before any is taken.
        (
            HEADER.pack(MAGIC, 1, 1, *[MOST] * 2, LIST) + bytes(200),
            f"it has {HEADER.size + 200} bytes, not {HEADER.size + 16 * MOST + 32}",
        ),
    ],
)
def test_a_damaged_file_is_named_with_its_fault(tmp_path, content, fault):
    file = tmp_path / "words.graph"
    write_graph(file, build_graph(["other"]), bytes(32))
    write_graph(file, GRAPH, LIST)
    assert read_graph(file) == (GRAPH, LIST)
    assert list(tmp_path.iterdir()) == [file]

    file.write_bytes(content)
    with pytest.raises(GraphFileError) as caught:
        read_graph(file)

    assert (
        str(caught.value)
        == f"{file} is no whole word graph: {fault}; it has to be built again."
    )
