"""Building the word list, from a tarball as small as the rules allow."""

from __future__ import annotations

import doctest
import hashlib
import importlib.util
import io
import os
import subprocess
import tarfile
from pathlib import Path

import pytest

from scrabble_course.resources.shipped_files import WORD_FILES

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location(
    "build_words", ROOT / "tools/build_words.py"
)
build_words = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(build_words)

CAT = {"final/english-words.10": "cat"}
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

    def run(lists: dict[str, str], *options: str) -> int:
        content = tarball(lists)
        file = tmp_path / "scowl.tar.gz"
        file.write_bytes(content)
        monkeypatch.setattr(build_words, "SHA256", hashlib.sha256(content).hexdigest())
        return build_words.main(["--tarball", str(file), *options], tmp_path)

    return run


@pytest.fixture
def built(build, tmp_path):
    """Return the words of three letters and more that the tool makes of `lists`."""

    def run(lists: dict[str, str]) -> list[str]:
        assert build(lists) == 0
        words = (tmp_path / "words.txt").read_text().splitlines()
        assert words == sorted(words)
        return [word for word in words if len(word) > 2]

    return run


def test_words_come_from_every_spelling_up_to_size_80(built):
    words = built(
        {
            "final/english-words.10": "cat",
            "final/english-words.80": "zax",
            "final/american-words.50": "color",
            "final/british-words.50": "colour",
            "final/british_z-words.60": "ionize",
            "final/variant_1-words.80": "axe",
            "final/variant_2-words.35": "cooky",
            "final/variant_3-words.70": "chesse",
        }
    )

    assert words == "axe cat chesse color colour cooky ionize zax".split()


def test_other_spellings_and_size_95_are_left_out(built):
    words = built(
        {
            "final/english-words.95": "aalii",
            "final/canadian-words.10": "toque",
            "final/australian-words.10": "billabong",
            "final/british_variant_1-words.10": "connexion",
        }
    )

    assert words == []


def test_a_word_of_several_lists_stands_there_once(built):
    words = built(
        {"final/english-words.10": "dog cat", "final/american-words.20": "cat"}
    )

    assert words == ["cat", "dog"]


def test_common_words_are_those_up_to_size_35(build, tmp_path):
    lists = {
        "final/english-words.10": "cat bs at",
        "final/british-words.35": "colour Ann",
        "final/english-words.40": "zax",
    }
    assert build(lists) == 0

    assert (tmp_path / "common_words.txt").read_text() == "at\ncat\ncolour\n"


def test_only_plain_letters_and_at_most_15_make_a_word(built):
    longest = "uncopyrightable"
    others = f"cat's Cat caf\xe9 e-mail x {longest}s"
    words = built({"final/english-words.10": f"cat {longest} {others}"})

    assert words == ["cat", longest]


def test_the_two_letter_words_are_the_tools_own(build, tmp_path):
    assert build({"final/english-words.10": "bs ad cat"}) == 0

    words = (tmp_path / "words.txt").read_text().splitlines()
    assert words == sorted([*build_words.TWO_LETTER_WORDS, "cat"])


def test_unfit_words_go_with_their_inflections(built):
    words = built(
        {
            "final/english-words.10": "grob grobs grobbed grobbing grobian",
            "final/british-words.10": "mave maves maved maving maven",
            "misc/offensive.1": "Grob Grob's",
            "misc/profane.1": "mave",
        }
    )

    assert words == ["grobian", "maven"]


def test_a_word_built_on_a_bad_one_goes_unless_it_is_harmless(built, monkeypatch):
    monkeypatch.setattr(build_words, "UNFIT_ANYWHERE", ("grob",))
    monkeypatch.setattr(build_words, "HARMLESS", ("groban",))
    words = built({"final/english-words.10": "grobhead ungrob grobane cat"})

    assert words == ["cat", "grobane"]


def test_the_examples_in_the_tool_hold():
    assert doctest.testmod(build_words).failed == 0


def test_the_licence_holds_both_documents_ukacd_first(build, tmp_path):
    assert build({}) == 0

    text = (tmp_path / "words.LICENSE.txt").read_bytes().decode()
    assert text.index("UKACD\n  terms\n") < text.index("\n\nScowl\n")
    assert "\r" not in text


def test_check_agrees_with_what_was_built(build):
    assert build(CAT) == 0
    assert build(CAT, "--check") == 0


@pytest.mark.parametrize("name", WORD_FILES)
def test_check_names_the_file_that_differs_and_leaves_it(build, tmp_path, capsys, name):
    build(CAT)
    (tmp_path / name).write_text("changed")

    assert build(CAT, "--check") == 1
    assert f"{tmp_path / name} is not what the tarball gives" in capsys.readouterr().err
    assert (tmp_path / name).read_text() == "changed"


def test_check_of_a_missing_file_says_how_to_build_it(build, capsys):
    assert build({}, "--check") == 1
    assert "run the tool without --check" in capsys.readouterr().err


def test_a_tarball_that_is_not_the_one_is_refused(tmp_path, capsys):
    file = tmp_path / "other.tar.gz"
    file.write_bytes(b"other")

    assert build_words.main(["--tarball", str(file)], tmp_path) == 1
    error = capsys.readouterr().err
    assert hashlib.sha256(b"other").hexdigest() in error
    assert build_words.REMEDY in error
    assert not (tmp_path / "words.txt").exists()


def test_a_missing_tarball_is_named(tmp_path, capsys):
    file = tmp_path / "none.tar.gz"

    assert build_words.main(["--tarball", str(file)], tmp_path) == 1
    assert f"{file}: No such file or directory" in capsys.readouterr().err


def test_a_list_that_cannot_be_written_leaves_nothing_half_done(
    build, tmp_path, capsys
):
    (tmp_path / "words.txt").mkdir()

    assert build({}) == 1
    assert f"{tmp_path / 'words.txt'} stays as it was" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.new"))


@pytest.fixture
def apt(tmp_path) -> Path:
    """Return a folder like /etc/apt that lists packages, but no source packages."""
    folder = tmp_path / "apt"
    (folder / "sources.list.d").mkdir(parents=True)
    (folder / "sources.list").write_text(
        "# the mirror\ndeb [arch=amd64] http://mirror.invalid/debian bookworm main\n"
    )
    (folder / "sources.list.d/security.sources").write_text(
        "Types: deb\nURIs: http://mirror.invalid/security\n"
    )
    (folder / "sources.list.d/old.list.disabled").write_text("deb nowhere\n")
    return folder


def test_apt_is_asked_for_sources_where_it_had_packages(apt, tmp_path):
    (tmp_path / "into").mkdir()
    build_words.copy_sources(apt, tmp_path / "into")

    assert {file.name: file.read_text() for file in (tmp_path / "into").iterdir()} == {
        "sources.list": "# the mirror\n"
        "deb-src [arch=amd64] http://mirror.invalid/debian bookworm main\n",
        "security.sources": "Types: deb-src\nURIs: http://mirror.invalid/security\n",
    }


def test_the_package_is_fetched_without_touching_the_machine(apt, monkeypatch):
    commands = []

    def run(command, cwd, **_):
        commands.append(command)
        (cwd / build_words.TARBALL).write_bytes(b"the tarball")

    monkeypatch.setattr(subprocess, "run", run)

    assert build_words.fetch(apt) == b"the tarball"
    update, source = commands
    assert update[-1] == "update"
    assert source[-1] == "scowl"
    for setting in ("Dir::Etc::sourceparts", "Dir::State::lists", "Dir::Cache"):
        assert any(word.startswith(f"{setting}=") for word in update)
        assert any(word.startswith(f"{setting}=") for word in source)


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (FileNotFoundError(), "there is no apt-get here"),
        (subprocess.CalledProcessError(100, "apt-get"), "failed with status 100"),
    ],
)
def test_trouble_with_apt_says_where_else_to_get_it(apt, monkeypatch, trouble, words):
    def run(*_, **__):
        raise trouble

    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(build_words.CannotBuild) as caught:
        build_words.fetch(apt)

    assert words in str(caught.value)
    assert build_words.REMEDY in str(caught.value)


def test_a_mirror_with_another_version_is_not_enough(apt, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: None)

    with pytest.raises(build_words.CannotBuild, match="another version of scowl"):
        build_words.fetch(apt)


def test_a_machine_without_a_mirror_says_where_else_to_get_it(tmp_path):
    with pytest.raises(build_words.CannotBuild, match="names no Debian mirror"):
        build_words.fetch(tmp_path)


@pytest.mark.skipif(
    not REAL_TARBALL,
    reason=f"set SCOWL_TARBALL to a copy of {build_words.TARBALL} to run this test",
)
def test_the_real_tarball_gives_our_files_byte_for_byte(tmp_path):
    assert build_words.main(["--tarball", REAL_TARBALL], tmp_path) == 0

    for name in WORD_FILES:
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()
