import ast
from importlib import import_module

import pytest

from scrabble_course import course, scrabblegram, word_game
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.solution_source import (
    solution_text,
    source_with_what_it_needs,
)
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
    text = source_with_what_it_needs(scrabble_notation.letter_score)

    assert text.startswith('SCORES = "123456789X"\n')
    assert text.index("def letter_score(") < text.index("def check_distribution(")
    assert "ALPHABET =" not in text  # students have that one


def test_what_has_a_cell_of_its_own_is_not_shown_again():
    text = source_with_what_it_needs(scrabble_notation.letter_scores)

    assert "    check_word(word)\n" in text
    assert "def check_word(" not in text
    assert "def letter_score(" not in text


def test_a_table_comes_with_the_line_that_completes_it():
    text = source_with_what_it_needs(scrabblegram.tile_score)

    assert text.index("TILE_SCORES = {") < text.index("TILE_SCORES.update(")
    assert text.startswith('LETTER_VALUES = {\n    "A": 1, "B": 3,')


def test_the_numbers_of_the_game_are_shown_and_not_imported():
    text = source_with_what_it_needs(scrabblegram.compute_score)

    assert text.startswith("LETTER_TIMES = {")
    assert "\nRACK_SIZE = 7\nBONUS = 50\n" in text


def test_a_function_that_needs_nothing_stands_alone():
    text = source_with_what_it_needs(word_game.update_hand)

    assert text.startswith("def update_hand(")


def test_a_function_of_an_earlier_stage_is_shown():
    assert "def holds_letters(" in source_with_what_it_needs(wildcards.is_valid_word)


def test_a_guard_that_nobody_asks_for_is_left_out():
    text = source_with_what_it_needs(scrabblegram.compute_score)

    assert "check_" not in text


@pytest.mark.parametrize(("stage", "name"), GRADED)
def test_nothing_is_written_twice(stage, name):
    text = source_with_what_it_needs(exercise(name, stage).reference)
    statements = [ast.unparse(node) for node in ast.parse(text).body]

    assert len(set(statements)) == len(statements)


EVERY = [
    (stage.number, name)
    for stage in course.STAGES
    for name in (*stage.functions, *stage.practice)
]
UNTAUGHT = (
    ast.JoinedStr,
    ast.AnnAssign,
    ast.Lambda,
    ast.IfExp,
    ast.ListComp,
    ast.GeneratorExp,
    ast.Try,
)


@pytest.mark.parametrize(("stage", "name"), EVERY)
def test_a_solution_is_in_the_words_of_the_lessons(stage, name):
    tree = ast.parse(solution_text(exercise(name, stage)))

    for node in ast.walk(tree):
        assert not isinstance(node, UNTAUGHT), ast.unparse(node)
        assert not (isinstance(node, ast.arg) and node.annotation)
        assert not (isinstance(node, ast.FunctionDef) and node.returns)
        assert not (isinstance(node, ast.keyword) and node.arg == "strict")
