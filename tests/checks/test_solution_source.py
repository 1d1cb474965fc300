import ast
from importlib import import_module

import pytest

from scrabble_course import course, scrabblegram, word_game
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.solution_source import (
    solution_text,
    source_with_what_it_needs,
)
from scrabble_course.notation import scrabble_notation
from scrabble_course.word_game import wildcards

GRADED = [
    (stage, name) for stage in range(1, 10) for name in course.stage(stage).functions
]


BEHIND_OTHERS = (scrabble_notation.letter_scores, wildcards.is_valid_word)


@pytest.mark.parametrize(("stage", "name"), GRADED)
def test_each_solution_runs_in_a_cell_with_what_the_students_have(stage, name):
    exercise = exercise_named(name, stage)
    package = import_module(exercise.reference.__module__.rpartition(".")[0])
    cell = {known: getattr(package, known) for known in package.__all__}
    text = source_with_what_it_needs(exercise.reference)
    exec(text, cell)

    statements = [ast.unparse(node) for node in ast.parse(text).body]
    assert len(set(statements)) == len(statements)  # nothing is written twice
    assert cell[name] is not getattr(package, name)
    with attempts(cell[name], exercise.stand_ins) as attempt:
        for case in exercise.all_cases(0):
            assert exercise.judge(case, attempt(case.call)) is None


@pytest.mark.parametrize(
    ("function", "in_order", "not_shown"),
    [
        # The constants that a function needs stand before it, but what students have.
        (
            scrabble_notation.letter_score,
            ['SCORES = "123456789X"\n', "def letter_score(", "def check_distribution("],
            ["ALPHABET ="],
        ),
        # What has a cell of its own is not shown again.
        (
            scrabble_notation.letter_scores,
            ["def letter_scores(", "    check_word(word)\n"],
            ["def check_word(", "def letter_score("],
        ),
        # A table comes with the line that completes it.
        (
            scrabblegram.tile_score,
            [
                'LETTER_VALUES = {\n    "A": 1, "B": 3,',
                "TILE_SCORES = {",
                "TILE_SCORES.up",
            ],
            [],
        ),
        # Numbers of the game are shown; a guard that nobody asks for is left out.
        (
            scrabblegram.compute_score,
            ["LETTER_TIMES = {", "\nRACK_SIZE = 7\nBONUS = 50\n"],
            ["check_"],
        ),
        (word_game.update_hand, ["def update_hand("], []),
        (wildcards.is_valid_word, ["def holds_letters("], []),  # of an earlier stage
    ],
)
def test_a_solution_is_shown_with_what_it_needs(function, in_order, not_shown):
    text = source_with_what_it_needs(function)
    places = [text.index(part) for part in in_order]

    assert places == sorted(places)
    assert places[0] == 0 or function in BEHIND_OTHERS
    assert [part for part in not_shown if part in text] == []


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
    tree = ast.parse(solution_text(exercise_named(name, stage)))

    for node in ast.walk(tree):
        assert not isinstance(node, UNTAUGHT), ast.unparse(node)
        assert not (isinstance(node, ast.arg) and node.annotation)
        assert not (isinstance(node, ast.FunctionDef) and node.returns)
        assert not (isinstance(node, ast.keyword) and node.arg == "strict")
