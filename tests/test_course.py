"""The table of the course, held against the files it speaks of."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from scrabble_course import course
from scrabble_course.checks.catalogue import exercises

ROOT = Path(__file__).parent.parent
WITH_EXERCISES = [stage for stage in course.STAGES if stage.graded]


def test_every_notebook_of_the_table_is_there_and_no_other():
    notebooks = (ROOT / "notebooks").glob("*/*.ipynb")
    found = {path.relative_to(ROOT / "notebooks").as_posix() for path in notebooks}

    assert found == {stage.notebook for stage in course.STAGES}
    assert [stage.number for stage in course.STAGES] == [*range(len(course.STAGES))]


@pytest.mark.parametrize("stage", WITH_EXERCISES, ids=lambda stage: stage.name)
def test_each_stage_has_its_module_of_functions_its_checks_and_its_tests(stage):
    module, found = import_module(stage.module), exercises(stage)

    assert all(callable(getattr(module, name)) for name in stage.functions)
    assert [exercise.name for exercise in found] == list(stage.functions)
    assert all(exercise.stage == stage.number for exercise in found)
    assert (ROOT / f"tests/{stage.package}/test_{stage.name}.py").exists()


def test_each_module_of_a_part_belongs_to_a_stage():
    for part in course.PARTS:
        folder = ROOT / "scrabble_course" / part.name
        modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
        stages = {
            stage.name
            for stage in part.stages
            if stage.graded and stage.package == part.name
        }

        if part is not course.BOARD:  # which has a game beneath its lessons
            assert modules == stages
        assert stages <= modules


def test_the_last_stage_that_asks_for_a_function_is_found_by_its_name():
    assert course.stage_of("get_word_score").number == 1
    assert course.stage_of("is_valid_word").number == 4


def test_an_unknown_stage_or_function_is_answered_with_those_there_are():
    with pytest.raises(KeyError, match=r"no stage 99.*word_scores"):
        course.stage(99)
    with pytest.raises(KeyError, match=r"'get_wordscore'.*get_word_score"):
        course.stage_of("get_wordscore")


def test_the_readme_lists_the_stages_of_the_table():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| \[(\d+)\]\((.*?)\) \| (.*?) \| (\d+) min", readme)

    assert rows == [
        (str(s.number), f"notebooks/{s.notebook}", s.title, str(s.minutes))
        for s in course.STAGES
    ]


def test_the_plans_by_week_add_up_to_the_course():
    text = (ROOT / "docs/teach/plan.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (\d+) \| ([\d-]+) \|" + r" (\d+) \|" * 2 + "$", text)
    weeks = [
        (int(week), course.stages_named(stages), *map(int, numbers))
        for week, stages, *numbers in rows
    ]

    for _, stages, minutes, sittings in weeks:
        assert sittings == len([True for most in (0, 120, 200) if minutes > most])
        assert minutes == sum(stage.minutes for stage in stages)
    for plan in (weeks[:11], weeks[11:]):
        assert sum((stages for _, stages, *_ in plan), ()) == course.STAGES
    hours = round(sum(stage.minutes for stage in course.STAGES) / 60)
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"takes {hours} hours" in readme
    assert f"The lessons take {hours} hours" in text
    assert [week for week, *_ in weeks] == [*range(1, 12), *range(1, 9)]
