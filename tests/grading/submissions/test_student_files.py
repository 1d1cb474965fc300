import math
import os
import stat
from contextlib import nullcontext
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from scrabble_course.grading.submissions import student_files
from scrabble_course.grading.submissions.downloads import look_alikes, student_folders
from scrabble_course.grading.submissions.student_files import files_of
from tests.grading.work_files import lay, lay_files


def students_in(root):
    return [folder.student for folder in student_folders(root)[0]]


def found_in(root):
    [folder] = student_folders(root)[0]
    return {file.path: file.problem for file in files_of(folder) if not file.is_data}


def test_each_folder_is_a_student_and_other_files_belong_to_nobody(tmp_path):
    lay_files(tmp_path, "bob/a.py", "ann/b.ipynb", "lost.ipynb", "read.me", ".git/x.py")
    (tmp_path / "eve").symlink_to(tmp_path / "ann")

    folders, strays = student_folders(tmp_path)

    assert [folder.student for folder in folders] == ["ann", "bob"]
    assert strays == ["eve", "lost.ipynb"]


def test_folders_that_are_passed_over_are_told(tmp_path):
    lay_files(tmp_path, ".x/a.py", "venv/b.py", ".git/c.py", "__pycache__/d.py")
    lay_files(tmp_path, "ann/.x/e.py", "ann/.git/f.py", "ann/._g.py", "ann/.h.py")
    lay_files(tmp_path, "ann/i.py", "ann/.notes")

    assert student_folders(tmp_path)[1] == [".x", "venv"]
    [folder] = student_folders(tmp_path)[0]
    assert {file.path: file.problem for file in files_of(folder)} == {
        ".x": "it is not looked into, because of its name",
        ".h.py": "it is not opened, because of its name",
        "i.py": "",
    }


def test_students_who_look_the_same_are_told_apart(tmp_path):
    nfc, nfd = "Zo\u00eb", "Zoe\u0308"
    lay_files(
        tmp_path, "ada/x.py", " ada/x.py", f"{nfc}/x.py", f"{nfd}/x.py", "bob/x.py"
    )

    folders, _ = student_folders(tmp_path)

    names = [folder.student for folder in folders]
    assert set(names) == {r"Zoe\u0308", nfc, r"\x20ada", "ada", "bob"}
    assert {frozenset(group) for group in look_alikes(folders)} == {
        frozenset({"ada", r"\x20ada"}),
        frozenset({nfc, r"Zoe\u0308"}),
    }


@pytest.mark.parametrize("seconds", [2.0**62, 300_000_000_000.0, math.inf])
def test_a_time_that_no_calendar_has_costs_nothing(seconds, tmp_path, monkeypatch):
    lay_files(tmp_path, "ann/x.py")
    odd = SimpleNamespace(st_mode=stat.S_IFREG, st_mtime=seconds)

    class Entry(SimpleNamespace):
        def __fspath__(self):
            return self.path

    entry = Entry(
        name="x.py",
        path=str(tmp_path / "ann/x.py"),
        is_dir=lambda **_: False,
        is_symlink=lambda: False,
        stat=lambda **_: odd,
    )
    [folder] = student_folders(tmp_path)[0]
    monkeypatch.setattr(os, "scandir", lambda place: nullcontext([entry]))

    [file] = files_of(folder)

    assert (file.time, file.problem) == (None, "")


SKIPPED = "it is not looked into, because of its name"
ARCHIVE = "such an archive is not opened, only a .zip is: unpack it first"
FOUND = {
    "however deep": (
        "1_word_game/02_hands.ipynb ps3.py essay.txt .ipynb_checkpoints/x.ipynb",
        {"1_word_game/02_hands.ipynb": "", "ps3.py": ""},
    ),
    "but not deeper": (
        f"{40 * 'd/'}x.py y.py",
        {"y.py": "", "d/d/d/d/d/d/d": "it lies too deep to be looked into"},
    ),
    "a folder of programs": ("venv/lib/x.py y.py", {"venv": SKIPPED, "y.py": ""}),
    "a folder called like a notebook": ("a.ipynb/ps3.py", {"a.ipynb/ps3.py": ""}),
    "nothing else": ("essay.docx", {"essay.docx": student_files.OTHER_KIND}),
    "an archive": ("all.rar", {"all.rar": ARCHIVE}),
}


@pytest.mark.parametrize(("paths", "found"), FOUND.values(), ids=FOUND)
def test_notebooks_and_python_are_found_and_what_may_be_missed_is_told(
    paths, found, tmp_path
):
    lay_files(tmp_path / "ann", *paths.split())

    assert found_in(tmp_path) == found


def test_data_goes_along_if_there_is_code_and_word_lists_do_not(tmp_path):
    lay_files(tmp_path, "ann/ps3.py", "ann/a.json", "ann/b/c.csv", "ann/words.txt")
    lay_files(tmp_path, "ann/progress.json", "ann/d.png", "bob/a.json")
    ann, bob = student_folders(tmp_path)[0]

    data = {file.path for file in files_of(ann) if file.is_data}
    assert data == {"a.json", "b/c.csv"}
    assert [file.is_data for file in files_of(bob)] == [False]


def test_of_names_that_look_the_same_one_is_read_and_it_is_told(tmp_path):
    lay_files(tmp_path, "ann/b/Zo\u00eb.py", "ann/b/Zoe\u0308.py")

    told = "it has more than one file called Zo\u00eb.py, of which one is read"
    assert found_in(tmp_path) == {"b/Zo\u00eb.py": "", "b": told}


OWN_WORK, OLD = "submitted/ann/1_word_game", "2001-01-01 00:00:00 UTC"
BY_NBGRADER = "2026-03-01 23:30:00.500000 Europe/Berlin\n"
AT = datetime(2026, 3, 1, 22, 30, 0, 500_000, UTC)
THE_FILES = datetime(1970, 1, 2, tzinfo=UTC)
STAMPS = {
    "nbgrader's": (OWN_WORK, {OWN_WORK: BY_NBGRADER}, AT),
    "no other than that": (
        f"{OWN_WORK}/own",
        {"submitted/ann": OLD, OWN_WORK: BY_NBGRADER, f"{OWN_WORK}/own": OLD},
        AT,
    ),
    "nothing": (OWN_WORK, {OWN_WORK: ""}, THE_FILES),
    "what cannot be read": (OWN_WORK, {OWN_WORK: "yesterday"}, THE_FILES),
    "no time zone": (OWN_WORK, {OWN_WORK: "2026-03-01 10:00 Nowhere/Land"}, THE_FILES),
    "one that a student made up": ("ann", {"ann": OLD}, THE_FILES),
}


@pytest.mark.parametrize(("place", "stamps", "time"), STAMPS.values(), ids=STAMPS)
def test_only_the_time_that_nbgrader_wrote_is_believed(tmp_path, place, stamps, time):
    times = {f"{folder}/timestamp.txt": text for folder, text in stamps.items()}
    lay(tmp_path, {f"{place}/x.py": "", **times})
    os.utime(tmp_path / place / "x.py", (0, 86_400))

    [folder] = student_folders(tmp_path)[0]
    [file] = files_of(folder)

    assert folder.student == "ann"
    assert file.time == time


def test_a_link_is_told_and_never_followed(tmp_path):
    lay_files(tmp_path, "ann/x.py")
    (tmp_path / "ann/passwd.py").symlink_to("/etc/passwd")
    (tmp_path / "ann/home").symlink_to("/")
    (tmp_path / "ann/loop.ipynb").symlink_to("loop.ipynb")

    found = found_in(tmp_path)

    assert found.pop("x.py") == ""
    assert set(found) == {"passwd.py", "home", "loop.ipynb"}
    assert all("links are not followed" in problem for problem in found.values())


def test_what_is_no_ordinary_file_is_told(tmp_path):
    lay_files(tmp_path, "ann/x.py")
    os.mkfifo(tmp_path / "ann/pipe.py")

    assert found_in(tmp_path) == {"pipe.py": "it is no ordinary file", "x.py": ""}


def test_of_very_many_files_the_courses_own_are_read(tmp_path):
    lay_files(tmp_path, "ann/1_word_game/02_hands.ipynb")
    lay_files(tmp_path, *(f"ann/a{number:04}.py" for number in range(1_000)))

    found = found_in(tmp_path)

    assert len(found) == student_files.MOST_FILES + 1
    assert "1_word_game/02_hands.ipynb" in found
    assert found["..."] == "901 more files are not read: 100 are, at most"


def test_no_more_names_are_looked_at_than_is_reasonable(tmp_path, monkeypatch):
    monkeypatch.setattr(student_files, "MOST_ENTRIES", 50)
    lay_files(tmp_path, *(f"ann/{number}.py" for number in range(200)))

    assert len(found_in(tmp_path)) == 50


def test_a_folder_that_cannot_be_opened_is_told(tmp_path, monkeypatch):
    lay_files(tmp_path, "ann/shut/x.py", "ann/y.py")
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
    lay_files(
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
