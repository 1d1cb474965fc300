"""The bytes of GCG files: as the file says, and as old and new programs save them."""

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.scrabble import GCGError
from scrabble_course.scrabble.gcg import Seat, read_gcg
from scrabble_course.scrabble.gcg.reading import decoded
from tests.scrabble.files import WHOLE


@pytest.mark.parametrize(
    ("declared", "encoding"),
    [
        ("#character-encoding UTF-8\n", "utf-8"),
        ("#character-encoding utf8\n", "utf-8"),
        ("\n#Character-Encoding ISO-8859-1\n", "latin-1"),
        ("#character-encoding windows-1252\n", "cp1252"),
        ("", "utf-8"),
        ("", "utf-8-sig"),
        ("", "latin-1"),
        ("", "utf-16"),
    ],
)
def test_names_are_read_in_the_encoding_of_the_file(declared, encoding):
    text = f"{declared}#player1 zoé Zoé Ångström\n#player2 Ben Ben\n"

    assert read_gcg(text.encode(encoding)).seats[0] == Seat("zoé", "Zoé Ångström")


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        (b"#character-encoding klingon\n", 1, "'klingon' is not known here; use UTF-8"),
        (b"#character-encoding utf-16\n", 1, "'utf-16' is not known here"),
        (b"\n#character-encoding " + b"x" * 999, 2, "'x{40}' is not known here"),
        (b"#character-encoding utf-8\n#title \xff", 2, "byte 0xff is not utf-8"),
        (b"#character-encoding ascii\n\n#title \xe9", 3, "byte 0xe9 is not ascii"),
        (b"#character-encoding cp1252\n\x81", 2, "byte 0x81 is not cp1252"),
        (codecs.BOM_UTF16_LE + b"#", 1, "byte 0x23 is not utf-16"),
    ],
)
def test_bytes_that_cannot_be_read_are_told_with_their_line(content, line, said):
    with pytest.raises(GCGError, match=said) as caught:
        read_gcg(content)
    assert caught.value.line == line


@given(st.binary(max_size=60))
def test_any_bytes_after_any_encoding_are_read_or_refused(content):
    for head in (b"", codecs.BOM_UTF8, codecs.BOM_UTF16_LE, b"#character-encoding "):
        try:
            assert isinstance(decoded(head + content), str)
        except GCGError as error:
            assert error.line >= 1


def test_a_whole_file_is_the_same_in_all_its_encodings():
    body = WHOLE.removeprefix("#character-encoding UTF-8\n")
    records = [
        read_gcg(body.encode(name))
        for name in ("utf-8", "utf-8-sig", "latin-1", "utf-16")
    ]

    assert records == [read_gcg(WHOLE)] * len(records)
