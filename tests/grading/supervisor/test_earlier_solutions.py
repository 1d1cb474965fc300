import marshal

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.supervisor.earlier_solutions import given_to, given_with
from tests.grading.work_files import GRADED


def names_in(given):
    return {(module.rpartition(".")[2], name) for module, name in marshal.loads(given)}


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_a_stage_is_given_the_answers_of_earlier_stages_only(stage):
    given = {name for _, name in names_in(given_to(stage.number))}
    modules = {module for module, _ in names_in(given_to(stage.number))}

    earlier = [other for other in GRADED if other.number < stage.number]
    assert {name for other in earlier for name in other.functions} <= given
    assert stage.module.rpartition(".")[2] not in modules


def test_wildcards_are_given_the_plain_words_of_the_stage_before():
    given = names_in(given_to(4))

    assert ("valid_words", "is_valid_word") in given
    assert ("wildcards", "is_valid_word") not in given


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_stand_ins_bring_no_answer_that_is_still_to_be_asked(stage):
    for place, exercise in enumerate(catalogue.exercises(stage)):
        given = given_with(exercise)
        names = {name for _, name in names_in(given)} if given else set()
        assert not names & set(stage.functions[place:])


def test_nothing_is_given_with_the_first_function_of_a_stage():
    for stage in GRADED:
        first, *_ = catalogue.exercises(stage)
        assert given_with(first) == b"", stage.name


def test_stand_ins_are_found_by_name_in_modules_without_cases():
    for stage in course.STAGES:
        for exercise in catalogue.exercises(stage):
            if exercise.stand_ins:
                assert exercise.stand_ins.__module__.endswith("_stand_ins")
                assert "<" not in exercise.stand_ins.__qualname__


def test_no_path_of_this_machine_goes_along():
    assert b".py" not in given_to(12)
