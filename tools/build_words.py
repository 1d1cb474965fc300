"""Rebuild the course's two word lists and their licence from Debian's package scowl.

    python tools/build_words.py                  fetch the package with apt-get
    python tools/build_words.py --tarball FILE   take it from a file
    python tools/build_words.py --check          write nothing; say if they agree

The list holds SCOWL's words up to size 80 that have 2 to 15 letters a-z, without
those that are unfit for a classroom. The common ones are those up to size 35, which a
beginner at the table knows. The same tarball gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

COURSE = Path(__file__).resolve().parent.parent

TARBALL = "scowl_2020.12.07.orig.tar.gz"
SHA256 = "5587667caa20c4891390c2d42dbb4d5c4c3f41bee77af1457ece3ba23fb859cc"
REMEDY = (
    f"get {TARBALL} of the source package scowl 2020.12.07-2 from any Debian mirror "
    "and give its place with --tarball"
)

SPELLINGS = (
    "english", "american", "british", "british_z",
    "variant_1", "variant_2", "variant_3",
)  # fmt: skip
SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
COMMON = (10, 20, 35)

# SCOWL takes plurals of letters (bs, cs) for words and lacks many that every player
# knows; these are the 101 two-letter words of North American play since 2006.
TWO_LETTER_WORDS = """
aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by de do ed ef eh el
em en er es et ex fa fe go ha he hi hm ho id if in is it jo ka ki la li lo ma me
mi mm mo mu my na ne no nu od oe of oh oi om on op or os ow ox oy pa pe pi qi re
sh si so ta ti to uh um un up us ut we wo xi xu ya ye yo za
""".split()

UNFIT_LISTS = ("offensive.1", "offensive.2", "profane.1")
ENDINGS = ("s", "es", "d", "ed", "er", "ers", "ing", "ings", "y", "ier", "iest")
UNFIT_ANYWHERE = ("fuck", "nigger", "shit")
HARMLESS = ("mishit", "shitake", "shittah", "shittim", "snigger")

LICENSE_HEAD = """\
THE WORD LISTS words.txt AND common_words.txt: WHERE THEY COME FROM AND ON WHAT TERMS

Both were made by tools/build_words.py from SCOWL (Spell Checking Oriented Word Lists),
version 2020.12.07. They are modified versions: lists were joined, words were left
out, two-letter words were put in. SCOWL holds The UK Advanced Cryptics
Dictionary (UKACD), whose notice has to be displayed prominently and comes first.
The terms of SCOWL and of all its sources follow, complete.
"""
LICENSE_PARTS = (
    ("1. THE UK ADVANCED CRYPTICS DICTIONARY (UKACD)", "r/ukacd/readme.txt"),
    ("2. SCOWL AND ITS SOURCES", "Copyright"),
)


class CannotBuild(Exception):
    """The list cannot be built; the message says why and what to try."""


def main(arguments: Sequence[str] | None = None, folder: Path = COURSE) -> int:
    """Build the files in `folder`, or compare them; return the exit status."""
    options = parse(arguments)
    try:
        tarball = read(options.tarball) if options.tarball else fetch()
        texts = unpack(tarball)
        files = {
            folder / "words.txt": lines_of(words_of(texts)),
            folder / "common_words.txt": lines_of(common_words_of(texts)),
            folder / "words.LICENSE.txt": license_of(texts),
        }
        if options.check:
            compare(files)
        else:
            write(files)
    except (CannotBuild, OSError) as error:
        print(f"build_words: {error}", file=sys.stderr)
        return 1
    for file, text in files.items():
        lines = text.count("\n")
        print(f"{file}: {lines:,} lines")
    return 0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the options of the command line."""
    summary, _, _ = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(prog="build_words", description=summary)
    parser.add_argument(
        "--tarball",
        type=Path,
        help=f"a copy of {TARBALL}; without it, apt-get gets one",
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if a file differs"
    )
    return parser.parse_args(arguments)


def read(file: Path) -> bytes:
    """Return what the tarball `file` holds."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise CannotBuild(f"{file}: {error.strerror}; {REMEDY}") from None


def fetch(apt: Path = Path("/etc/apt")) -> bytes:
    """Return the tarball as this machine's Debian mirror has it; needs no root.

    Few machines list source packages, so apt-get works in a folder of its own,
    from a copy of the machine's sources that asks for source packages instead.
    """
    with tempfile.TemporaryDirectory(prefix="build_words_") as name:
        folder = Path(name)
        for part in ("sources", "lists/partial", "cache/archives/partial"):
            (folder / part).mkdir(parents=True)
        copy_sources(apt, folder / "sources")
        settings = (
            "Dir::Etc::sourcelist=/dev/null",
            f"Dir::Etc::sourceparts={folder / 'sources'}",
            f"Dir::State::lists={folder / 'lists'}",
            f"Dir::Cache={folder / 'cache'}",
            "APT::Sandbox::User=root",  # root's other user could not write there
        )
        apt_get(settings, "update", folder)
        apt_get(settings, "source --download-only --tar-only scowl", folder)
        if not (folder / TARBALL).exists():
            raise CannotBuild(f"the mirror has another version of scowl; {REMEDY}")
        return read(folder / TARBALL)


def copy_sources(apt: Path, into: Path) -> None:
    """Copy apt's lists of sources, each asking for source packages, into a folder."""
    files = [apt / "sources.list", *sorted((apt / "sources.list.d").glob("*"))]
    for file in files:
        if file.suffix in (".list", ".sources") and file.is_file():
            text = re.sub(r"(?m)^deb\s", "deb-src ", file.read_text())
            text = re.sub(r"(?im)^types:.*$", "Types: deb-src", text)
            (into / file.name).write_text(text)
    if not any(into.iterdir()):
        raise CannotBuild(f"{apt} names no Debian mirror; {REMEDY}")


def apt_get(settings: Iterable[str], command: str, folder: Path) -> None:
    """Run apt-get in `folder` with its settings changed."""
    changes = [word for setting in settings for word in ("-o", setting)]
    print(f"apt-get {command} ...", file=sys.stderr)
    try:
        subprocess.run(
            ["apt-get", "-q", *changes, *command.split()],
            cwd=folder,
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
    except FileNotFoundError:
        raise CannotBuild(f"there is no apt-get here; {REMEDY}") from None
    except subprocess.CalledProcessError as error:
        raise CannotBuild(
            f"apt-get {command} failed with status {error.returncode}; {REMEDY}"
        ) from None


def unpack(tarball: bytes) -> dict[str, str]:
    """Return the files of SCOWL's tarball, by their path below its top folder."""
    found = hashlib.sha256(tarball).hexdigest()
    if found != SHA256:
        raise CannotBuild(
            f"the tarball is not {TARBALL}: its SHA-256 is {found}, "
            f"not {SHA256}; {REMEDY}"
        )
    with tarfile.open(fileobj=io.BytesIO(tarball)) as archive:
        texts = {}
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is not None:
                _, _, path = member.name.partition("/")
                texts[path] = content.read().decode("iso-8859-1")
    return texts


def words_of(texts: dict[str, str]) -> list[str]:
    """Return the words of the course, sorted.

    A word with an apostrophe, a capital or an accent is not a word of the game.
    """
    listed = listed_in(texts, SIZES)
    words = {word for word in listed if re.fullmatch("[a-z]{3,15}", word)}
    return sorted(words - unfit(words, texts) | set(TWO_LETTER_WORDS))


def common_words_of(texts: dict[str, str]) -> list[str]:
    """Return those words of the course that nearly everybody knows, sorted."""
    return sorted(listed_in(texts, COMMON) & set(words_of(texts)))


def listed_in(texts: dict[str, str], sizes: Iterable[int]) -> set[str]:
    """Return what SCOWL lists in these sizes, in every spelling of English."""
    return {
        word
        for size in sizes
        for spelling in SPELLINGS
        for word in texts[f"final/{spelling}-words.{size}"].split()
    }


def lines_of(words: Iterable[str]) -> str:
    """Return the text of a word list."""
    return "".join(f"{word}\n" for word in words)


def unfit(words: Iterable[str], texts: dict[str, str]) -> set[str]:
    """Return those of `words` that are unfit for a classroom.

    They are the words that SCOWL lists as such, their inflections, and what is
    built on the three worst of them.
    """
    listed = {
        word.lower() for name in UNFIT_LISTS for word in texts[f"misc/{name}"].split()
    }
    inflected = {form for word in listed for form in inflections(word)}
    return {
        word
        for word in words
        if word in listed
        or word in inflected
        or (
            any(stem in word for stem in UNFIT_ANYWHERE)
            and not any(stem in word for stem in HARMLESS)
        )
    }


def inflections(word: str) -> set[str]:
    """Return the regular forms of `word`, and more that are no words at all.

    >>> sorted(form for form in inflections("rot") if form.endswith("ing"))
    ['roting', 'rotting']
    """
    stems = (word, word + word[-1], word.removesuffix("e"))
    return {stem + ending for stem in stems for ending in ENDINGS}


def license_of(texts: dict[str, str]) -> str:
    """Return the terms of the list: UKACD's document, then SCOWL's, both complete."""
    parts = [LICENSE_HEAD]
    for heading, path in LICENSE_PARTS:
        rule = "=" * len(heading)
        text = texts[path].replace("\r\n", "\n").strip("\n")
        parts.append(f"\n{rule}\n{heading}\n{rule}\n\n{text}\n")
    return "".join(parts)


def compare(files: dict[Path, str]) -> None:
    """Raise CannotBuild unless every file holds its text, byte for byte."""
    for file, text in files.items():
        if not file.is_file() or file.read_bytes() != text.encode("utf-8"):
            raise CannotBuild(
                f"{file} is not what the tarball gives; "
                "run the tool without --check to build it again"
            )


def write(files: dict[Path, str]) -> None:
    """Write every file; each is new and whole, or as it was."""
    for file, text in files.items():
        new = file.with_name(f"{file.name}.new")
        try:
            new.write_bytes(text.encode("utf-8"))
            new.replace(file)
        except OSError as error:
            raise CannotBuild(
                f"{file} stays as it was: {error.strerror}; "
                "see that its folder can be written to and has room"
            ) from None
        finally:
            new.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
