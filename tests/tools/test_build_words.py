"""Building the word list, from a tarball as small as the rules allow."""

from __future__ import annotations

import hashlib
import io
import os
import tarfile

import pytest

from scrabble_course.resources.shipped_files import WORD_FILES
from tests.installing import ROOT
from tools import build_words

LONGEST = "uncopyrightable"
REAL_TARBALL = os.environ.get("SCOWL_TARBALL", "")


def tarball(lists: dict[str, str]) -> bytes:
    """Return a tarball of SCOWL's shape, with the words of `lists` by file."""
    texts = {
        f"final/{spelling}-words.{size}": ""
        for spelling in build_words.SPELLINGS
        for size in build_words.SIZES
    }
    texts |= {f"misc/{name}": "" for name in build_words.UNFIT_LISTS}
    texts |= {"r/ukacd/readme.txt": "\r\nUKACD\r\n  terms\r\n", "Copyright": "Scowl\n"}
    return packed(texts | lists)


def packed(texts: dict[str, str]) -> bytes:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w:gz") as archive:
        archive.addfile(folder_entry("scowl"))
        for path, text in texts.items():
            content = text.encode("iso-8859-1")
            entry = tarfile.TarInfo(f"scowl/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return stream.getvalue()


def folder_entry(name: str) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(name)
    entry.type = tarfile.DIRTYPE
    return entry


@pytest.fixture
def build(tmp_path, monkeypatch):
    """Run the tool in a folder of its own, on the tarball made from `lists`."""

    def run(lists: dict[str, str]) -> None:
        content = tarball(lists)
        file = tmp_path / "scowl.tar.gz"
        file.write_bytes(content)
        monkeypatch.setattr(build_words, "SHA256", hashlib.sha256(content).hexdigest())
        build_words.main(str(file), tmp_path)

    return run


LISTS = {
    "final/english-words.10": f"cat dog bs at {LONGEST} cat's caf\xe9 x-ray {LONGEST}s",
    "final/american-words.50": "color cat",
    "final/british-words.35": "colour Ann",
    "final/british_z-words.60": "ionize",
    "final/english-words.40": "zax",
    "final/variant_1-words.80": "axe",
    "final/variant_3-words.70": "grob grobs grobbed grobbing grobian mave maven mishit",
    # Sizes and spellings that are left out, and lists of what is unfit.
    "final/english-words.95": "aalii",
    "final/canadian-words.10": "toque",
    "misc/offensive.1": "Grob Grob's",
    "misc/profane.1": "mave",
}
WORDS = f"axe cat color colour dog grobian ionize maven mishit {LONGEST} zax"


def test_plain_words_of_every_spelling_make_the_lists_without_those_unfit(
    build, tmp_path
):
    build(LISTS)
    words = (tmp_path / "words.txt").read_text().splitlines()
    common = (tmp_path / "common_words.txt").read_text().split()
    terms = (tmp_path / "words.LICENSE.txt").read_bytes().decode()

    assert words == sorted([*WORDS.split(), *build_words.TWO_LETTER_WORDS])
    assert common == ["at", "cat", "colour", "dog", LONGEST]
    assert terms.index("UKACD\n  terms\n") < terms.index("\n\nScowl\n")
    assert "\r" not in terms


def test_a_tarball_that_is_not_the_one_is_refused(tmp_path):
    file = tmp_path / "other.tar.gz"
    file.write_bytes(b"other")

    with pytest.raises(SystemExit, match=hashlib.sha256(b"other").hexdigest()):
        build_words.main(str(file), tmp_path)
    assert list(tmp_path.iterdir()) == [file]


def test_without_a_file_it_is_fetched_from_the_machines_mirror(monkeypatch, tmp_path):
    sources = tmp_path / "sources.list.d/debian.sources"
    sources.parent.mkdir()
    sources.write_text("Types: deb\nURIs: http://mirror.invalid/debian\nSuites: x\n")
    urls = []
    monkeypatch.setattr(
        build_words, "urlopen", lambda one: urls.append(one) or io.BytesIO(b"tarball")
    )

    assert build_words.fetch(tmp_path) == b"tarball"
    assert urls == [f"http://mirror.invalid/debian/{build_words.PLACE}"]
    with pytest.raises(SystemExit, match="names no mirror"):
        build_words.fetch(tmp_path / "nowhere")


@pytest.mark.skipif(
    not REAL_TARBALL,
    reason=f"set SCOWL_TARBALL to a copy of {build_words.TARBALL} to run this test",
)
def test_the_real_tarball_gives_our_files_byte_for_byte(tmp_path):
    build_words.main(REAL_TARBALL, tmp_path)

    for name in WORD_FILES:
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()
