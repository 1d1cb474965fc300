"""Laying the course: what comes, what stays, and what is refused."""

import os
from pathlib import Path

import pytest

from scrabble_course import course
from scrabble_course.release.lay_course import PAGES, CannotLay, fresh_copy, lay_course
from scrabble_course.release.update_plan import Update
from tests.release.tiny_course import run, sources, write_course, write_in

NAMES = [stage.notebook for stage in course.STAGES]
HANDS = course.stage("hands").notebook
NEW_HANDS = HANDS.replace(".ipynb", ".new.ipynb")
RECORD = ".scrabble-course.json"


@pytest.fixture
def notebooks(tmp_path) -> Path:
    return write_course(tmp_path / "notebooks")


@pytest.fixture
def mine(tmp_path, notebooks) -> Path:
    """A student's folder in which the first release lies."""
    lay_course(tmp_path / "my-course", notebooks)
    return tmp_path / "my-course"


def files_in(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file()
    }


def updates(laid) -> set[Update]:
    return {done.update for done in laid.notebooks}


def test_the_first_time_every_notebook_of_the_table_is_laid(tmp_path, notebooks):
    (notebooks / "1_word_game" / "draft.ipynb").write_text("not in the table")

    laid = lay_course(tmp_path / "deep" / "my-course", notebooks)

    assert laid.names(Update.NEW) == NAMES
    assert set(files_in(laid.folder)) == {*NAMES, RECORD}
    assert f"{len(NAMES)} notebooks, all new" in str(laid)


def works(path: Path) -> None:
    write_in(path, "my work")


@pytest.mark.parametrize(
    ("does", "release", "update", "said"),
    [
        (run, 2, Update.UPDATED, "updated, as you had not changed them: all of them"),
        (works, 1, Update.KEPT, "left as they are, with your changes: 02_hands"),
        (works, 2, Update.BESIDE, f"{HANDS} has your changes and stays"),
        (Path.unlink, 1, Update.RESTORED, "missing, so laid again: 02_hands"),
    ],
)
def test_what_becomes_of_a_notebook_is_said(
    mine, notebooks, does, release, update, said
):
    does(mine / HANDS)
    before = (mine / HANDS).read_bytes() if (mine / HANDS).exists() else b""

    laid = lay_course(mine, write_course(notebooks, release))

    assert laid.names(update) == (NAMES if update is Update.UPDATED else [HANDS])
    assert said in str(laid)
    if does is works:
        assert (mine / HANDS).read_bytes() == before
    else:
        assert f"release {release}" in sources(mine / HANDS)
    assert (mine / NEW_HANDS).exists() is (update is Update.BESIDE)
    assert update is not Update.BESIDE or "release 2" in sources(mine / NEW_HANDS)


def test_starting_again_touches_nothing(mine, notebooks):
    before = {path: path.stat().st_mtime_ns for path in mine.rglob("*")}

    laid = lay_course(mine, notebooks)

    assert updates(laid) == {Update.CURRENT}
    assert {path: path.stat().st_mtime_ns for path in mine.rglob("*")} == before
    assert (
        str(laid)
        == f"Your course is in {mine}: {len(NAMES)} notebooks, all up to date."
    )


def test_a_fresh_copy_of_a_lesson_leaves_each_old_one_beside_it(mine, notebooks):
    hands = course.stage("hands")
    first = (mine / HANDS).read_text(encoding="utf-8")
    for work in ("one", "two"):
        write_in(mine / HANDS, work)
        told = fresh_copy(mine, hands, notebooks)

    assert (mine / HANDS).read_text(encoding="utf-8") == first
    assert told.endswith("02_hands.old1.ipynb, beside it.")
    old = [(mine / HANDS).with_suffix(f".old{n}.ipynb") for n in ("", 1)]
    assert ["one" in sources(old[0]), "two" in sources(old[1])] == [True, True]
    (mine / HANDS).unlink()
    with pytest.raises(CannotLay, match="is not there"):
        fresh_copy(mine, hands, notebooks)


def test_where_no_fresh_copy_can_be_laid_the_old_one_stays(mine, tmp_path):
    before = (mine / HANDS).read_bytes()
    (tmp_path / "damaged").mkdir()
    with pytest.raises(CannotLay):
        fresh_copy(mine, course.stage("hands"), tmp_path / "damaged")

    assert (mine / HANDS).read_bytes() == before


def test_a_link_to_a_term_says_what_it_means(tmp_path):
    lay_course(tmp_path / "course")

    text = (tmp_path / "course" / HANDS).read_text(encoding="utf-8")
    assert '../glossary.md#key \\"What you look up in a dictionary.' in text


@pytest.fixture
def beside(mine, notebooks) -> Path:
    """A new version, beside the notebook in which the student has worked."""
    works(mine / HANDS)
    lay_course(mine, write_course(notebooks, release=2))
    return mine / NEW_HANDS


def test_a_version_beside_that_nobody_touched_makes_room_for_the_next(
    mine, notebooks, beside
):
    lay_course(mine, write_course(notebooks, release=3))

    assert "release 3" in sources(beside)
    assert "my work" in sources(mine / HANDS)
    assert len(list(mine.rglob("*.new*"))) == 1


def test_a_version_beside_that_was_worked_in_stays_and_the_next_has_a_number(
    mine, notebooks, beside
):
    write_in(beside, "more work")

    laid = lay_course(mine, write_course(notebooks, release=3))

    assert "more work" in sources(beside)
    assert "release 3" in sources(mine / NEW_HANDS.replace(".new.", ".new2."))
    assert "02_hands.new2.ipynb" in str(laid)


@pytest.mark.parametrize(
    "damage",
    [
        None, "", "{", "[]", '{"laid": 7}', '{"laid": {"a": 7}}',
        '{"laid": {}, "left_out": ["hands"]}',
    ],
)  # fmt: skip
def test_without_its_record_a_folder_keeps_all_work(mine, notebooks, damage):
    write_in(mine / HANDS, "my work")
    if damage is None:
        (mine / RECORD).unlink()
    else:
        (mine / RECORD).write_text(damage)

    laid = lay_course(mine, notebooks)

    assert "my work" in sources(mine / HANDS)
    assert laid.names(Update.BESIDE) == [HANDS]
    assert "The record of what the course had laid here is lost" in str(laid)
    assert lay_course(mine, notebooks).names(Update.KEPT) == [HANDS]


def test_a_lost_record_is_no_news_if_nothing_differs(mine, notebooks):
    (mine / RECORD).unlink()

    laid = lay_course(mine, notebooks)

    assert updates(laid) == {Update.CURRENT}
    assert "lost" not in str(laid).replace(str(mine), "")
    assert (mine / RECORD).exists()


@pytest.mark.parametrize("text", ["", "{not json", '{"cells": 7}', "\udcff"])
def test_a_notebook_that_cannot_be_read_stays_with_a_fresh_copy_beside(
    mine, notebooks, text
):
    (mine / HANDS).write_bytes(text.encode("utf-8", "surrogateescape"))
    before = (mine / HANDS).read_bytes()

    laid = lay_course(mine, notebooks)

    assert (mine / HANDS).read_bytes() == before
    assert "release 1" in sources(mine / NEW_HANDS)
    assert f"{HANDS} is no notebook any more and stays" in str(laid)


def test_other_files_in_the_folder_stay(mine, notebooks):
    (mine / "progress.json").write_text("{}")
    (mine / "1_word_game" / "essay.ipynb").write_text("mine")

    lay_course(mine, write_course(notebooks, release=2))

    assert (mine / "progress.json").read_text() == "{}"
    assert (mine / "1_word_game" / "essay.ipynb").read_text() == "mine"


@pytest.mark.parametrize(
    ("taken", "folder", "said"),
    [
        ("mine", "mine", r"mine is a file, not a folder. Choose another folder"),
        ("mine", "mine/course", "cannot be laid in .*mine"),
        ("mine/1_word_game", "mine", "1_word_game.*choose another folder"),
    ],
)
def test_a_file_in_the_way_is_named_and_stays(tmp_path, notebooks, taken, folder, said):
    (tmp_path / taken).parent.mkdir(exist_ok=True)
    (tmp_path / taken).write_text("mine")

    with pytest.raises(CannotLay, match=said):
        lay_course(tmp_path / folder, notebooks)

    assert (tmp_path / taken).read_text() == "mine"


@pytest.mark.parametrize("inside", ["", "1_word_game", "1_word_game/../mine"])
def test_a_folder_inside_the_courses_own_notebooks_is_refused(notebooks, inside):
    before = files_in(notebooks)

    with pytest.raises(CannotLay, match="inside the course's own notebooks"):
        lay_course(notebooks / inside, notebooks)

    assert files_in(notebooks) == before


@pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_folder_that_is_not_writable_is_refused(tmp_path, notebooks):
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)

    with pytest.raises(CannotLay, match=r"Permission denied .*choose another folder"):
        lay_course(locked, notebooks)


def test_a_full_disk_is_told_and_leaves_what_was_there(mine, notebooks, monkeypatch):
    def disk_full(*_):
        raise OSError(28, "No space left on device")

    before = files_in(mine)
    monkeypatch.setattr("os.fsync", disk_full)

    with pytest.raises(CannotLay, match=r"No space left on device .*Nothing of yours"):
        lay_course(mine, write_course(notebooks, release=2))

    assert files_in(mine) == before


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (None, r"not complete: .*02_hands.ipynb .*Install"),
        (lambda text: "{", r"damaged: .*02_hands.ipynb .*not a notebook"),
        (lambda text: "[]", r"damaged: .*02_hands.ipynb .*not a notebook"),
        (lambda text: "{}", r"damaged: .*02_hands.ipynb .*not a notebook"),
        (
            lambda text: text.replace("### END SOLUTION", "### END"),
            r"damaged: .*02_hands.ipynb, cell 3",
        ),
    ],
    ids=["gone", "cut off", "a list", "nothing", "would leak its solution"],
)
def test_a_course_with_a_damaged_notebook_names_it_and_lays_nothing(
    tmp_path, notebooks, damage, said
):
    path = notebooks / HANDS
    path.write_text(damage(path.read_text())) if damage else path.unlink()

    with pytest.raises(CannotLay, match=said):
        lay_course(tmp_path / "mine", notebooks)

    assert not (tmp_path / "mine").exists()


GLOSSARY = "glossary.md"


@pytest.fixture
def with_glossary(notebooks, tmp_path) -> Path:
    """A student's folder in which a first release with a glossary lies."""
    (notebooks / GLOSSARY).write_text("# Glossary\n\nrelease 1\n")
    lay_course(tmp_path / "read", notebooks)
    (notebooks / GLOSSARY).write_text("# Glossary\n\nrelease 2\n")
    return tmp_path / "read"


def test_the_glossary_is_laid_and_kept_in_step(with_glossary, notebooks):
    assert "release 1" in (with_glossary / GLOSSARY).read_text()

    laid = lay_course(with_glossary, notebooks)

    assert laid.names(Update.UPDATED) == [GLOSSARY]
    assert "release 2" in (with_glossary / GLOSSARY).read_text()
    assert f"{len(NAMES)} notebooks" in str(laid)


def test_notes_in_the_glossary_stay_and_the_new_one_lies_beside_it(
    with_glossary, notebooks
):
    (with_glossary / GLOSSARY).write_text("my notes")

    laid = lay_course(with_glossary, notebooks)
    lay_course(with_glossary, notebooks)

    assert laid.names(Update.BESIDE) == [GLOSSARY]
    assert (with_glossary / GLOSSARY).read_text() == "my notes"
    assert "release 2" in (with_glossary / "glossary.new.md").read_text()
    assert f"{GLOSSARY} has your changes and stays" in str(laid)


def test_the_course_itself_has_every_page(tmp_path):
    lay_course(tmp_path / "whole", stages="0")

    assert all((tmp_path / "whole" / name).is_file() for name in PAGES)
