import zipfile

import pytest

from scrabble_course.grading.submissions.zipped import (
    CannotUnzip,
    names_in,
    read_member,
)


@pytest.fixture
def zipped(tmp_path):
    place = tmp_path / "work.zip"
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.mkdir("folder")
        archive.writestr("folder/x.py", "x = 1")
        archive.writestr("bomb.py", "0" * 1_000_000)
    return place


def test_the_names_are_those_of_files(zipped):
    assert list(names_in(zipped, 10)) == [("folder/x.py", ""), ("bomb.py", "")]
    assert list(names_in(zipped, 1))[1] == ("", "1 more files in it are not looked at")


def test_no_more_is_read_than_was_asked_for(zipped):
    assert read_member(zipped, "folder/x.py", 5) == b"x = 1"
    with pytest.raises(CannotUnzip, match="more than 1,000 bytes"):
        read_member(zipped, "bomb.py", 1_000)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 and nothing", b"\0" * 100])
def test_what_is_no_zip_says_so(tmp_path, content):
    (tmp_path / "x.zip").write_bytes(content)

    [(name, problem)] = names_in(tmp_path / "x.zip", 10)

    assert name == ""
    assert problem.startswith("it cannot be unzipped")


def test_a_link_is_not_followed(zipped, tmp_path):
    (tmp_path / "link.zip").symlink_to(zipped)

    [(_, problem)] = names_in(tmp_path / "link.zip", 10)

    assert problem.startswith("it cannot be unzipped")


def test_what_is_damaged_inside_is_told_when_it_is_read(zipped):
    start = zipped.read_bytes().index(b"folder/x.py") + len("folder/x.py")
    with zipped.open("r+b") as opened:
        opened.seek(start)
        opened.write(b"\xff" * 5)

    with pytest.raises(CannotUnzip, match="it cannot be unzipped"):
        read_member(zipped, "folder/x.py", 100)


def test_an_empty_zip_says_so(tmp_path):
    zipfile.ZipFile(tmp_path / "x.zip", "w").close()

    assert list(names_in(tmp_path / "x.zip", 10)) == [("", "it is empty")]
