"""Reading a word list: what is taken, what is refused, and how it is said."""

from __future__ import annotations

import codecs
import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.resources import word_list
from scrabble_course.resources.word_list import WordListError, read_words

WORD = st.text(string.ascii_letters, min_size=1, max_size=15)
WORDS = st.lists(WORD, min_size=1)
LINE_END = st.sampled_from(["\n", "\r\n"])
OTHER_BYTES = sorted(set(range(256)) - set(string.ascii_letters.encode() + b"\r\n"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lists") / "mine.txt"


def refusal(file: Path, content: bytes) -> str:
    file.write_bytes(content)
    with pytest.raises(WordListError) as caught:
        read_words(file)
    return str(caught.value)


def test_words_keep_the_order_of_the_file_whose_path_may_be_text(file, capsys):
    file.write_text("dog\ncat\ndog\n")

    assert read_words(file) == read_words(str(file)) == ["dog", "cat", "dog"]
    assert read_words() == read_words(word_list.shipped("words.txt"))
    assert capsys.readouterr() == ("", "")


@given(words=WORDS, end=LINE_END, blank_lines=st.integers(0, 3), mark=st.booleans())
def test_any_list_of_words_is_read_in_lower_case(file, words, end, blank_lines, mark):
    text = end.join(words) + end * blank_lines
    file.write_bytes(codecs.BOM_UTF8 * mark + text.encode())

    assert read_words(file) == [word.lower() for word in words]


@given(words=WORDS, end=LINE_END, byte=st.sampled_from(OTHER_BYTES), where=st.data())
def test_any_other_byte_is_refused_with_its_line(file, words, end, byte, where):
    index = where.draw(st.integers(0, len(words) - 1))
    lines = [word.encode() for word in words]
    at = where.draw(st.integers(0, len(lines[index]) - 1))
    lines[index] = lines[index][:at] + bytes([byte]) + lines[index][at + 1 :]

    assert f"{file}, line {index + 1}: " in refusal(file, end.encode().join(lines))


@given(words=WORDS, end=LINE_END, where=st.data())
def test_any_blank_line_before_the_last_word_is_refused(file, words, end, where):
    index = where.draw(st.integers(0, len(words) - 1))
    lines = [*words[:index], "", *words[index:]]

    assert refusal(file, end.join(lines).encode()) == (
        f"{file}, line {index + 1}: the line is blank; remove it."
    )


NO_LETTER = "which is not a letter a-z; put one plain word on each line."
NO_UTF8 = "which is not UTF-8; save the file as UTF-8."


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "line 1: the list is empty; put a word there."),
        (codecs.BOM_UTF8, "line 1: the list is empty; put a word there."),
        (b"\r\n\r\n", "line 1: the list is empty; put a word there."),
        (b"cat\n\ndog\n", "line 2: the line is blank; remove it."),
        ("cat\nCAFÉ\n".encode(), f"line 2: 'CAFÉ' has 'É', {NO_LETTER}"),
        (b"cat\ndog \n", f"line 2: 'dog ' has ' ', {NO_LETTER}"),
        (b"cat\nd g\n\n\xff\n", f"line 2: 'd g' has ' ', {NO_LETTER}"),  # the first
        (b"cat\rdog\r", f"line 1: 'cat\\rdog\\r' has '\\r', {NO_LETTER}"),
        (b"cat\ncaf\xe9\n", f"line 2: 'caf\ufffd' has the byte 0xe9, {NO_UTF8}"),
        (
            "cat\n".encode("utf-16"),
            "line 1: '\ufffd\ufffdc\\x00a\\x00t\\x00' has the byte 0xff, " + NO_UTF8,
        ),
    ],
)
def test_a_malformed_list_is_refused_with_line_and_remedy(file, content, sentence):
    assert refusal(file, content) == f"{file}, {sentence}"


def test_a_huge_line_is_quoted_in_part(file):
    message = refusal(file, b"cat\n" + b"x" * 1_000_000 + b"!")

    assert f"line 2: {'x' * 40!r}... has '!'" in message
    assert len(message) < 300


@pytest.mark.parametrize("why", ["No such file or directory", "Permission denied"])
def test_a_list_that_cannot_be_read_names_the_file(tmp_path, monkeypatch, why):
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, why, str(path))

    file = tmp_path / "nowhere.txt"
    if why == "Permission denied":
        monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(WordListError) as caught:
        read_words(file)

    assert str(caught.value) == (
        f"{file} cannot be read as a word list: {why}; check the path."
    )


@pytest.mark.parametrize("path", [".", "", "zero\0byte"])
def test_what_is_not_a_file_is_refused(path):
    with pytest.raises(WordListError, match=r"cannot be read .*; check the path"):
        read_words(path)


def test_a_course_without_its_list_asks_to_be_installed_again(tmp_path, monkeypatch):
    monkeypatch.setattr(word_list, "shipped", lambda name: tmp_path / name)
    with pytest.raises(WordListError) as caught:
        read_words()

    assert str(tmp_path / "words.txt") in str(caught.value)
    assert "install the course again" in str(caught.value)
