"""A graph is built once, kept, and never trusted when damaged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path

import pytest

from scrabble_course.engine import graph_cache
from scrabble_course.engine.graph_cache import PREBUILT, build_file, graph_of
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.word_graph import build_graph
from scrabble_course.resources import word_list
from scrabble_course.resources.atomic_files import LEFT_BEHIND_SECONDS, PART
from scrabble_course.resources.word_list import WordListError, read_words

SOME = read_words()[::100]
# A process of its own, given the folder of the cache and the list.
PROCESS = """
import os, signal, sys
from pathlib import Path
from scrabble_course.engine import graph_cache
graph_cache.cache_folder = lambda: Path(sys.argv[1])

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

{before}
graph = graph_cache.graph_of(sys.argv[2])
print(graph.words)
"""
DIE_WHILE_BUILDING = "graph_cache.graph_of_words = die"
DIE_WHILE_WRITING = "os.fsync = die"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache" / "graphs"
    monkeypatch.setattr(graph_cache, "cache_folder", lambda: folder)
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(SOME))
    return file


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows by one with each graph that is built."""
    built: list[int] = []

    def counted(words: list[str]) -> object:
        built.append(len(words))
        return build_graph(words)

    monkeypatch.setattr(graph_cache, "graph_of_words", counted)
    return built


def start(cache: Path, mine: Path, before: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROCESS.format(before=before), cache, mine]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    return subprocess.Popen(command, text=True, **pipes)


@pytest.fixture
def kept(cache: Path, mine: Path) -> Path:
    """Return the file that is kept of a list."""
    graph_of(mine)
    (file,) = cache.iterdir()
    return file


def is_right(graph: object) -> bool:
    return graph == build_graph(SOME)


def test_a_graph_is_built_once_whatever_the_list_is_called(cache, mine, builds):
    other = mine.with_name("copy.txt")
    other.write_bytes(mine.read_bytes())

    assert is_right(graph_of(mine)) and is_right(graph_of(other))
    assert builds == [len(SOME)]
    assert len(list(cache.iterdir())) == 1
    mine.write_text("cat\ndog\n")  # a list that changes is another list
    assert graph_of(mine) == build_graph(["cat", "dog"])


def test_a_list_saved_while_it_is_read_is_not_kept(cache, mine, monkeypatch):
    def saved_meanwhile(path: Path) -> list[str]:
        path.write_text("cat\ndog\n")
        return read_words(path)

    before = mine.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(graph_cache, "read_words", saved_meanwhile)
        assert graph_of(mine).words == 2
    mine.write_bytes(before)

    assert is_right(graph_of(mine))


@pytest.mark.parametrize("damage", [b"", b"x" * 5000, None])
@pytest.mark.no_cover
def test_a_damaged_file_is_built_again_with_a_warning(kept, mine, builds, damage):
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-500] if damage is None else damage)

    with pytest.warns(UserWarning, match="is no whole word graph: .* again") as caught:
        assert [*Lexicon.load(mine)] == SOME
    assert caught[0].filename == __file__  # it points at the line that loads
    assert kept.read_bytes() == whole
    assert is_right(graph_of(mine)) and len(builds) == 1


def test_another_file_in_its_place_is_not_taken(kept, mine, tmp_path):
    other = tmp_path / "other.txt"
    other.write_text("cat\n")
    build_file(other, kept)
    assert is_right(graph_of(mine)) and is_right(graph_of(mine))

    kept.unlink()
    kept.mkdir()
    assert is_right(graph_of(mine))


def test_a_cache_that_cannot_be_a_folder_is_no_error(cache, mine, builds):
    cache.parent.parent.mkdir(exist_ok=True)
    cache.parent.write_text("a file, where the folder should be")

    assert is_right(graph_of(mine)) and is_right(graph_of(mine))
    assert len(builds) == 2


@pytest.mark.parametrize("step", ["mkdir", "write_graph", "fsync"])
def test_a_read_only_or_full_disk_is_no_error(cache, mine, monkeypatch, step):
    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    cache.mkdir(parents=True)
    owners = {"mkdir": Path, "write_graph": graph_cache, "fsync": os}
    monkeypatch.setattr(owners[step], step, refuse)

    assert is_right(graph_of(mine))
    assert list(cache.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="kill -9 is of these systems")
@pytest.mark.parametrize("moment", [DIE_WHILE_BUILDING, DIE_WHILE_WRITING])
def test_a_process_killed_in_the_middle_does_no_harm(cache, mine, moment):
    process = start(cache, mine, moment)
    output, _ = process.communicate(timeout=60)
    assert (process.returncode, output) == (-signal.SIGKILL, "")
    left = list(cache.iterdir()) if cache.exists() else []
    assert [part.name.endswith(PART) for part in left] == [True] * len(left)
    for part in left:
        long_ago = time.time() - LEFT_BEHIND_SECONDS - 1
        os.utime(part, (long_ago, long_ago))

    assert len(left) == (moment == DIE_WHILE_WRITING)
    assert is_right(graph_of(mine)) and is_right(graph_of(mine))
    # What it has left is swept after a minute.
    assert [file.suffix for file in cache.iterdir()] == [".graph"]


def test_a_carried_graph_needs_no_cache(builds, tmp_path, monkeypatch):
    import platformdirs

    users = platformdirs.user_cache_path("scrabble-course", appauthor=False)
    assert graph_cache.cache_folder() == users / "graphs"
    (tmp_path / "words.txt").write_text("cat\ndog\n")
    monkeypatch.setattr(graph_cache, "shipped", lambda name: tmp_path / name)
    build_file(tmp_path / "words.txt", tmp_path / PREBUILT)
    builds.clear()
    # In a browser there may be no such package.
    monkeypatch.setitem(sys.modules, "platformdirs", None)

    assert graph_of() == build_graph(["cat", "dog"])
    assert builds == []


@pytest.mark.parametrize("damage", [None, b""])
def test_a_carried_graph_that_is_old_or_damaged_is_passed_over(
    cache, tmp_path, monkeypatch, damage
):
    (tmp_path / "words.txt").write_text("cat\n")
    for reader in (graph_cache, word_list):
        monkeypatch.setattr(reader, "shipped", lambda name: tmp_path / name)
    build_file(tmp_path / "words.txt", tmp_path / PREBUILT)
    (tmp_path / "words.txt").write_text("cat\ndog\n")
    told = nullcontext()
    if damage is not None:
        (tmp_path / PREBUILT).write_bytes(damage)
        told = pytest.warns(UserWarning, match="is no whole word graph")

    with told:
        assert graph_of() == build_graph(["cat", "dog"])
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("content", [None, b"", b"cat\nd g\n"])
def test_a_missing_or_malformed_list_is_named_as_ever(cache, tmp_path, content):
    file = tmp_path / "mine.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(WordListError) as expected:
        read_words(file)
    with pytest.raises(WordListError) as caught:
        graph_of(file)

    assert str(caught.value) == str(expected.value)
    assert not cache.exists()
