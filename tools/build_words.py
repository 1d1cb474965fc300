"""Rebuild the course's two word lists and their licence from Debian's package scowl.

    python tools/build_words.py          fetch its tarball from Debian
    python tools/build_words.py FILE     take it from a file

The list holds SCOWL's words up to size 80 that have 2 to 15 letters a-z, without
those that are unfit for a classroom. The common ones are those up to size 35, which a
beginner at the table knows. The same tarball gives the same bytes.
"""

from __future__ import annotations

import hashlib
import io
import re
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path
from urllib.request import urlopen

COURSE = Path(__file__).resolve().parent.parent

TARBALL = "scowl_2020.12.07.orig.tar.gz"
SHA256 = "5587667caa20c4891390c2d42dbb4d5c4c3f41bee77af1457ece3ba23fb859cc"
PLACE = f"pool/main/s/scowl/{TARBALL}"
REMEDY = f"get {TARBALL} of Debian's source package scowl, and give its place"

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


def main(file: str | None = None, folder: Path = COURSE) -> None:
    """Build the files in `folder`, from a tarball in `file` or from Debian's."""
    texts = unpack(Path(file).read_bytes() if file else fetch())
    files = {
        "words.txt": lines_of(words_of(texts)),
        "common_words.txt": lines_of(common_words_of(texts)),
        "words.LICENSE.txt": license_of(texts),
    }
    for name, text in files.items():
        (folder / name).write_bytes(text.encode())
        lines = text.count("\n")
        print(f"{folder / name}: {lines:,} lines")


def fetch(apt: Path = Path("/etc/apt")) -> bytes:
    """Return the tarball as the mirror of this machine's Debian has it."""
    lists = [apt / "sources.list", *apt.glob("sources.list.d/*")]
    texts = (file.read_text() for file in lists if file.is_file())
    mirrors = re.findall(r"https?://\S+/debian(?=/?\s)", "\n".join(texts))
    if not mirrors:
        sys.exit(f"{apt} names no mirror of Debian's; {REMEDY}")
    with urlopen(f"{mirrors[0]}/{PLACE}") as answer:
        content: bytes = answer.read()
        return content


def unpack(tarball: bytes) -> dict[str, str]:
    """Return the files of SCOWL's tarball, by their path below its top folder."""
    found = hashlib.sha256(tarball).hexdigest()
    if found != SHA256:
        sys.exit(f"this is not {TARBALL}: its SHA-256 is {found}; {REMEDY}")
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


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else None)
