import os
import struct
import time
import zipfile
from pathlib import Path

import pytest

from scrabble_course.grading.submissions.read_limits import one_reading
from scrabble_course.grading.submissions.student_files import StudentFolder, files_of
from scrabble_course.grading.submissions.zip_archives import (
    MOST_BYTES,
    CannotUnzip,
    names_in,
    read_member,
)
from scrabble_course.resources.zip_files import zip_of

FILES_OPEN = Path("/proc/self/fd")


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


def test_a_zip_that_was_zipped_again_is_looked_into_and_none_in_that(tmp_path):
    third = zip_of([("z.py", b"z = 3")])
    second = zip_of([("in/y.py", b"y = 2"), ("c.zip", third)])
    place = tmp_path / "a.zip"
    place.write_bytes(zip_of([("ann/b.zip", second), ("x.py", b"x = 1")]))

    files = files_of(StudentFolder("ann", tmp_path))

    found = {file.path: file for file in files}
    with one_reading():
        read = [read_member(place, one.member, 9) for one in files if not one.problem]
    assert {path: file.problem for path, file in found.items()} == {
        "a.zip/x.py": "",
        "a.zip/ann/b.zip/in/y.py": "",
        "a.zip/ann/b.zip/c.zip": "it is a zip in a zip in a zip: unzip it first",
    }
    assert sorted(read) == [b"x = 1", b"y = 2"]
    with pytest.raises(CannotUnzip, match="more than 2 bytes"):
        read_member(place, found["a.zip/ann/b.zip/in/y.py"].member, 2)


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    "other", ["x.py", "./x.py", "../x.py", ".\\x.py", "/x.py", ".//x.py"]
)
def test_of_two_files_with_one_name_one_is_read_and_it_is_told(tmp_path, other):
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("x.py", "x = 1")
        archive.writestr(other, "x = 1")
        for name in ("..\\", ".\\", "folder\\", "y.png", ".//y.png"):
            archive.writestr(name, "")

    files = files_of(StudentFolder("ann", tmp_path))

    assert {file.path: file.problem for file in files} == {
        "a.zip/x.py": "",
        "a.zip": "it has more than one file called x.py, of which one is read",
    }


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04 and nothing", "it cannot be unzipped"),
        (b"0" * (MOST_BYTES + 1), "more than 30,000,000 bytes"),
    ],
)
def test_what_is_wrong_with_a_zip_in_a_zip_is_told_under_its_name(
    tmp_path, content, said
):
    place = tmp_path / "a.zip"
    place.write_bytes(zip_of([("b.zip", content), ("x.py", b"x = 1")]))

    [(name, problem), other] = names_in(place, 10)

    assert (name, other) == ("b.zip", ("x.py", ""))
    assert said in problem


def test_of_very_many_zips_in_a_zip_some_are_looked_into(tmp_path):
    small = zip_of([("x.py", b"x = 1"), ("y.py", b"y = 1")])
    place = tmp_path / "a.zip"
    place.write_bytes(zip_of([(f"{n}.zip", small) for n in range(12)]))

    found = [why for _, why in names_in(place, 100)]

    assert (found.count(""), len(found)) == (20, 22)
    assert "a zip in a zip, of which 10 are looked into" in found[-1]
    assert [why for _, why in names_in(place, 12)].count("") == 12


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


def zip_with_many_names(place, many):
    """Make a zip of a hundred files whose list names a folder again and again."""
    with zipfile.ZipFile(place, "w") as archive:
        archive.mkdir("d")
        for number in range(100):
            archive.writestr(f"{number}.py", "x = 1")
    content = place.read_bytes()
    start, end = content.index(b"PK\1\2"), content.index(b"PK\5\6")
    [names, folder] = content[start:end], content[start : start + 48]
    names += folder * many
    counts = struct.pack(
        "<HHII", many + 101 & 0xFFFF, many + 101 & 0xFFFF, len(names), start
    )
    place.write_bytes(content[:start] + names + b"PK\5\6\0\0\0\0" + counts + b"\0\0")
    return place


def test_a_zip_with_very_many_names_is_not_looked_into(tmp_path):
    place = zip_with_many_names(tmp_path / "x.zip", 600_000)
    start = time.process_time()

    [(name, problem)] = names_in(place, 100)

    assert name == ""
    assert "its list of files has 28,8" in problem
    assert time.process_time() - start < 0.5


def test_of_a_zip_with_many_names_all_files_are_read_soon(tmp_path):
    place = zip_with_many_names(tmp_path / "x.zip", 80_000)
    start = time.process_time()

    with one_reading():
        files = files_of(StudentFolder("ann", tmp_path))
        contents = [read_member(place, file.member, 100) for file in files]

    assert contents == [b"x = 1"] * 100
    assert time.process_time() - start < 4


def test_while_a_work_is_read_one_zip_after_the_other_is_open(zipped, tmp_path):
    (tmp_path / "broken.zip").write_bytes(b"PK")
    more = zip_with_many_names(tmp_path / "more.zip", 0)

    with one_reading():
        for _ in range(2):
            assert read_member(zipped, "folder/x.py", 100) == b"x = 1"
            assert read_member(more, "7.py", 100) == b"x = 1"
            with pytest.raises(CannotUnzip, match="cannot be unzipped"):
                read_member(tmp_path / "broken.zip", "7.py", 100)

    assert not [one for one in FILES_OPEN.iterdir() if ".zip" in os.path.realpath(one)]
