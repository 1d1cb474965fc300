import ast
from importlib import import_module

import pytest

from scrabble_course import course, scrabblegram, word_game
from scrabble_course.checks.attempt import attempts
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.source import source_with_what_it_needs
from scrabble_course.notation import scrabble_notation
from scrabble_course.word_game import wildcards

GRADED = [
    (stage, name) for stage in range(1, 10) for name in course.stage(stage).functions
]


@pytest.mark.parametrize(("stage", "name"), GRADED)
def test_each_solution_runs_in_a_cell_with_what_the_students_have(stage, name):
    asked = exercise(name, stage)
    package = import_module(asked.reference.__module__.rpartition(".")[0])
    cell = {known: getattr(package, known) for known in package.__all__}
    exec(source_with_what_it_needs(asked.reference), cell)

    assert cell[name] is not getattr(package, name)
    with attempts(cell[name], asked.stand_ins) as attempt:
        for case in asked.all_cases(0):
            assert asked.judge(case, attempt(case.call)) is None


def test_the_constants_that_a_function_needs_stand_before_it():
    text = source_with_what_it_needs(scrabble_notation.letter_scores)

    assert text.startswith('CLOSING = {"[": "]", "(": ")"}\nSCORES = "123456789X"\n')
    assert text.index("def letter_scores(") < text.index("def check_notation(")
    assert "ALPHABET =" not in text  # students have that one
    assert "def letter_score(" not in text


def test_a_table_comes_with_the_line_that_completes_it():
    text = source_with_what_it_needs(scrabblegram.tile_score)

    assert text.index("TILE_SCORES = {") < text.index("TILE_SCORES.update(")


def test_a_function_that_needs_nothing_stands_alone():
    text = source_with_what_it_needs(word_game.update_hand)

    assert text.startswith("def update_hand(")


def test_a_function_of_an_earlier_stage_is_shown_and_a_guard_imported():
    earlier = source_with_what_it_needs(wildcards.is_valid_word)
    guarded = source_with_what_it_needs(scrabblegram.compute_score)

    assert "def holds_letters(" in earlier
    assert "import check_tiles\n" in guarded
    assert "def check_tiles(" not in guarded


@pytest.mark.parametrize(("stage", "name"), GRADED)
def test_nothing_is_written_twice(stage, name):
    text = source_with_what_it_needs(exercise(name, stage).reference)
    statements = [ast.unparse(node) for node in ast.parse(text).body]

    assert len(set(statements)) == len(statements)
