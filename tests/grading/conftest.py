"""What all tests of the grader share: a box that is built once, and its processes."""

import shutil
from contextlib import ExitStack
from copy import copy
from dataclasses import replace
from functools import cache

import pytest

from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.supervisor import boxes
from scrabble_course.grading.supervisor.box import build_box, needs_engine
from scrabble_course.grading.supervisor.isolation import level_for
from tests.grading.work_files import GRADED


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
        patch.setattr(boxes, "build_box", copied)
        yield


@pytest.fixture(scope="session")
def shared_grader(boxes_are_copied):
    """Give a grader of a level that asks for some stages, with everybody's zygotes.

    They are started once: who is graded next shows what the one before has left.
    """
    with ExitStack() as kept:
        whole = cache(lambda level: kept.enter_context(Grader(level, 7)))

        def grader_of(level, stages=GRADED):
            shared = whole(level_for(level).value)
            for stage in {needs_engine(one): one for one in stages}.values():
                shared.boxes.zygote(stage)  # in its box are the words of all stages
            one = copy(shared)
            one.stages = tuple(stages)
            return one

        yield grader_of
