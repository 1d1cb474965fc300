"""What all tests of the grader share: a box that is built once."""

import shutil
from dataclasses import replace

import pytest

from scrabble_course.grading.commands import grader
from scrabble_course.grading.supervisor.box import build_box


@pytest.fixture(scope="session", autouse=True)
def boxes_are_copied(tmp_path_factory):
    """Build the box of the lessons once: graders' own differ in their words alone.

    How it is built, and what is in it, is held by `supervisor/test_box.py`.
    """
    built = build_box(tmp_path_factory.mktemp("box"), [])

    def copied(folder, words, with_engine=False):
        if with_engine:
            return build_box(folder, words, with_engine)
        shutil.copytree(built.folder, folder, dirs_exist_ok=True)
        for place in folder.rglob("words.txt"):
            place.write_text("".join(f"{word}\n" for word in sorted(words)))
        return replace(built, folder=folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(grader, "build_box", copied)
        yield
