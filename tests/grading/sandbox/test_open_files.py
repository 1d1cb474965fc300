"""`open` in the box: it finds the words, and writes to memory alone."""
# ruff: noqa: PTH123, SIM115 - what is tried is `open` itself

import builtins
import io
import os
from pathlib import Path

import pytest

from scrabble_course.grading.sandbox import open_files


@pytest.fixture
def at_work(tmp_path, monkeypatch):
    """A folder with the words, where `open` is the one of the box."""
    (tmp_path / "words.txt").write_text("cat\ndog\n")
    (tmp_path / "deep").mkdir()
    monkeypatch.chdir(tmp_path / "deep")
    monkeypatch.setattr(builtins, "open", open)
    monkeypatch.setattr(io, "open", io.open)
    monkeypatch.setattr(os, "stat", os.stat)
    monkeypatch.setattr(open_files, "_written", {})
    open_files.stand_in(str(tmp_path / "words.txt"))
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "words.txt",
        "../words.txt",
        "data/Words.TXT",
        "C:\\Users\\Ann\\words.txt",
        "/usr/share/dict/wörterwords",
        "wordlist.txt",
        "my_dictionary.txt",
        Path("words.txt"),
    ],
)
def test_the_words_are_found_wherever_they_are_looked_for(at_work, name):
    with open(name) as file:
        assert file.read() == "cat\ndog\n"


@pytest.mark.parametrize("name", ["notes.txt", "words.csv", "words/notes.txt", "."])
def test_another_file_is_not_there(at_work, name):
    with pytest.raises(OSError):
        open(name)


def test_what_is_written_can_be_read_and_is_not_on_the_disk(at_work):
    with open("score.txt", "w") as file:
        file.write("ann 7\n")
    with open("score.txt", "a") as file:
        print("ben 8", file=file)

    assert open("score.txt").read() == "ann 7\nben 8\n"
    assert open("score.txt", "rb").read() == b"ann 7\nben 8\n"
    assert Path("score.txt").read_text() == "ann 7\nben 8\n"
    assert Path("score.txt").stat().st_size == len("ann 7\nben 8\n")
    assert [file.name for file in at_work.rglob("*.txt")] == ["words.txt"]


def test_the_words_are_not_written_over(at_work):
    Path("../words.txt").write_text("zzz")

    assert (at_work / "words.txt").read_bytes() == b"cat\ndog\n"


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("low.txt", b"1"),
        ("b/low.txt", b"2"),
        ("C:\\Users\\Ann\\A\\LOW.txt", b"1"),
        ("/content/b/low.txt", b"2"),
    ],
)
def test_what_was_handed_in_is_found_where_it_was_before(at_work, place, found):
    open_files.put("a/low.txt", b"1")
    open_files.put("b/low.txt", b"2")

    assert open(place, "rb").read() == found
    assert Path(place).exists()
    assert not Path("b/high.txt").exists()


def test_what_is_written_in_an_encoding_is_read_in_it(at_work):
    Path("x.txt").write_text("Käse", encoding="utf-16")
    open_files.put("old.txt", "Käse".encode("cp1252"))

    assert Path("x.txt").read_text(encoding="utf-16") == "Käse"
    assert Path("old.txt").read_text() == open("old.txt").read() == "Käse"
    assert open("old.txt", encoding="latin-1", newline="").read() == "Käse"


@pytest.mark.parametrize(
    ("content", "how", "text"),
    [
        (b"K\xe4se \x81", {}, "K\xe4se \ufffd"),
        (b"K\xe4se", {"encoding": "UTF-8"}, "K\xe4se"),
        (b"K\xe4se", {"encoding": "utf-8", "errors": "ignore"}, "Kse"),
        ("\ufeffK\xe4se".encode(), {"encoding": "UTF8"}, "K\xe4se"),
    ],
)
def test_text_is_read_as_it_was_at_home(at_work, content, how, text):
    open_files.put("old.txt", content)

    assert open("old.txt", **how).read() == text


def test_text_is_written_as_it_is_said(at_work):
    for how in ({}, {"encoding": "locale"}, {"encoding": "UTF-8", "newline": "\r\n"}):
        with open("x.txt", "a", **how) as file:
            file.write("\xe4\n")
    with open("x.txt", "a", encoding="ascii", errors="ignore") as file:
        file.write("\xe4!")

    assert open("x.txt", "rb").read() == "\xe4\n\xe4\n\xe4\r\n!".encode()


@pytest.mark.parametrize(("mode", "left"), [("a", b"1+"), ("r+", b"+"), ("w", b"+")])
def test_what_was_handed_in_can_be_added_to_where_it_was_before(at_work, mode, left):
    open_files.put("data/low.txt", b"1")
    with open("C:\\Ann\\low.txt", mode) as file:
        file.write("+")

    assert open("C:\\Ann\\low.txt", "rb").read() == left


def test_a_file_is_made_once(at_work):
    open("new.txt", "x").close()

    with pytest.raises(FileExistsError):
        open("new.txt", "x")


def test_a_file_may_be_changed_in_its_middle(at_work):
    with open("x.bin", "wb") as file:
        file.write(b"abc")
    with open("x.bin", "r+b") as file:
        file.seek(1)
        file.write(b"-")

    assert open("x.bin", "rb").read() == b"a-c"
