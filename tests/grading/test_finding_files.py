import os
from datetime import UTC, datetime

import pytest

from scrabble_course.grading import finding_files
from scrabble_course.grading.finding_files import files_of, student_folders


def lay(root, *paths):
    for path in paths:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text("{}")


def students_in(root):
    return [folder.student for folder in student_folders(root)[0]]


def found_in(root):
    [folder] = student_folders(root)[0]
    return {file.path: file.problem for file in files_of(folder)}


def test_each_folder_is_a_student_and_other_files_belong_to_nobody(tmp_path):
    lay(tmp_path, "bob/a.py", "ann/b.ipynb", "lost.ipynb", "read.me", ".git/x.py")
    (tmp_path / "eve").symlink_to(tmp_path / "ann")

    folders, strays = student_folders(tmp_path)

    assert [folder.student for folder in folders] == ["ann", "bob"]
    assert strays == ["eve", "lost.ipynb"]


def test_notebooks_and_python_files_are_found_however_deep_they_lie(tmp_path):
    lay(
        tmp_path,
        "ann/1_word_game/02_hands.ipynb",
        "ann/ps3.py",
        "ann/essay.txt",
        "ann/.ipynb_checkpoints/02_hands-checkpoint.ipynb",
        "ann/venv/lib/x.py",
    )

    assert found_in(tmp_path) == {"1_word_game/02_hands.ipynb": "", "ps3.py": ""}


def test_nbgraders_folder_is_known_and_its_time_is_taken(tmp_path):
    lay(tmp_path, "submitted/ann/1_word_game/02_hands.ipynb")
    stamp = tmp_path / "submitted/ann/1_word_game/timestamp.txt"
    stamp.write_text("2026-03-01 23:30:00.500000 Europe/Berlin\n")
    [folder] = student_folders(tmp_path)[0]

    [file] = files_of(folder)

    assert folder.student == "ann"
    assert file.time == datetime(2026, 3, 1, 22, 30, 0, 500_000, UTC)


@pytest.mark.parametrize("text", ["", "yesterday", "2026-03-01 10:00 Nowhere/Land"])
def test_a_time_that_cannot_be_read_is_that_of_the_file(tmp_path, text):
    lay(tmp_path, "submitted/ann/a/x.py")
    (tmp_path / "submitted/ann/a/timestamp.txt").write_text(text)
    os.utime(tmp_path / "submitted/ann/a/x.py", (0, 86_400))

    [file] = files_of(student_folders(tmp_path)[0][0])

    assert file.time == datetime(1970, 1, 2, tzinfo=UTC)


def test_a_student_cannot_make_a_time_up_where_nbgrader_is_not_at_work(tmp_path):
    lay(tmp_path, "ann/x.py", "bob/x.py")
    (tmp_path / "ann/timestamp.txt").write_text("2001-01-01 00:00:00 UTC")

    [file] = files_of(student_folders(tmp_path)[0][0])

    assert file.time.year > 2001


def test_a_link_is_told_and_never_followed(tmp_path):
    lay(tmp_path, "ann/x.py")
    (tmp_path / "ann/passwd.py").symlink_to("/etc/passwd")
    (tmp_path / "ann/home").symlink_to("/")
    (tmp_path / "ann/loop.ipynb").symlink_to("loop.ipynb")

    found = found_in(tmp_path)

    assert found.pop("x.py") == ""
    assert set(found) == {"passwd.py", "home", "loop.ipynb"}
    assert all("links are not followed" in problem for problem in found.values())


def test_what_is_no_ordinary_file_is_told(tmp_path):
    lay(tmp_path, "ann/x.py")
    os.mkfifo(tmp_path / "ann/pipe.py")

    assert found_in(tmp_path) == {"pipe.py": "it is no ordinary file", "x.py": ""}


def test_a_folder_called_like_a_notebook_is_a_folder(tmp_path):
    lay(tmp_path, "ann/02_hands.ipynb/ps3.py")

    assert found_in(tmp_path) == {"02_hands.ipynb/ps3.py": ""}


def test_of_very_many_files_the_courses_own_are_read(tmp_path):
    lay(tmp_path, "ann/1_word_game/02_hands.ipynb")
    lay(tmp_path, *(f"ann/a{number:04}.py" for number in range(1_000)))

    found = found_in(tmp_path)

    assert len(found) == finding_files.MOST_FILES + 1
    assert "1_word_game/02_hands.ipynb" in found
    assert found["..."] == "901 more files are not read: 100 are, at most"


def test_folders_that_go_on_and_on_are_not_followed_down(tmp_path):
    lay(tmp_path, "ann/" + "d/" * 40 + "x.py", "ann/y.py")

    assert found_in(tmp_path) == {
        "y.py": "",
        "d/d/d/d/d/d/d": "it lies too deep to be looked into",
    }


def test_no_more_names_are_looked_at_than_is_reasonable(tmp_path, monkeypatch):
    monkeypatch.setattr(finding_files, "MOST_ENTRIES", 50)
    lay(tmp_path, *(f"ann/{number}.py" for number in range(200)))

    assert len(found_in(tmp_path)) == 50


def test_a_folder_that_cannot_be_opened_is_told(tmp_path, monkeypatch):
    lay(tmp_path, "ann/shut/x.py", "ann/y.py")
    scandir = os.scandir

    def refusing(place):
        if str(place).endswith("shut"):
            raise PermissionError(13, "Permission denied")
        return scandir(place)

    monkeypatch.setattr(os, "scandir", refusing)

    assert found_in(tmp_path) == {
        "shut/": "it cannot be opened: Permission denied",
        "y.py": "",
    }


def test_odd_names_become_text_that_can_be_stored(tmp_path):
    odd = os.fsdecode(b"\xff-name")
    lay(
        tmp_path,
        f"{odd}/x.py",
        "a\x1b[31m\nb/x.py",
        "..x/y.py",
        "Zoë O'Hara, Jr./..y.py",
    )

    names = students_in(tmp_path)

    assert names == ["Zoë O'Hara, Jr.", r"a\x1b[31m\nb", r"\udcff-name"]
    for name in names:
        name.encode()
