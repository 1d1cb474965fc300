import ast
import io
import itertools
from contextlib import redirect_stdout
from importlib import import_module

import pytest

from scrabble_course import course
from scrabble_course.activities import quiz
from scrabble_course.activities.quiz import CannotReadQuestions, read_questions

QUESTIONS = [question for about in quiz.pool().values() for question in about]
PARTS = course.PARTS
every_question = pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: q.key)
with_code = pytest.mark.parametrize(
    "question", [q for q in QUESTIONS if q.code], ids=lambda q: q.key
)

ASKED = """
[no-such-letter]
ask = "What does this cell show?"
code = '{"t": 1}.get("z", 0)'
right = ["0", "That is what the second value is for."]
wrong = [["None", "That comes without a second value."]]
"""


def value(text):
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return text


def shown_by(question):
    """Return what is printed and the last value; of an error, its name and text."""
    *before, last = ast.parse(question.code).body
    printed, names = io.StringIO(), names_of(course.stage(question.stage))
    with redirect_stdout(printed):
        try:
            exec(compile(ast.Module(before, []), question.name, "exec"), names)
            value = run_last(last, names)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return (printed.getvalue() + ("" if value is None else repr(value))).strip()


def run_last(statement, names):
    if isinstance(statement, ast.Expr):
        return eval(compile(ast.Expression(statement.value), "", "eval"), names)
    return exec(compile(ast.Module([statement], []), "", "exec"), names)


def names_of(stage):
    """Return what a lesson's code can name: its part's functions, as of this stage."""
    modules = [stage.part.name, stage.package]
    names = {}
    for module in modules:
        names |= vars(import_module(f"scrabble_course.{module}"))
    if stage.graded:
        names |= vars(import_module(stage.module))
    return names


@with_code
def test_its_code_gives_the_right_option_and_no_wrong_one(question):
    shown = shown_by(question)
    name_of_error = shown.partition(":")[0]

    assert question.right.text in (shown, name_of_error)
    for option in question.wrong:
        assert option.text != name_of_error
        assert value(option.text) != value(shown)


@every_question
def test_it_has_three_or_four_options_and_each_says_something_of_its_own(question):
    options = question.options

    assert 3 <= len(options) <= 4
    assert len({option.reply for option in options}) == len(options)
    assert all(option.reply.endswith((".", "`")) for option in options)


@every_question
def test_it_is_short(question):
    assert len(question.code.splitlines()) <= 10
    assert len(question.ask.split()) <= 40
    assert all(len(option.reply.split()) <= 40 for option in question.options)


@every_question
def test_its_code_marks_come_in_pairs(question):
    texts = [question.ask, *(option.reply for option in question.options)]

    assert all(text.count(mark) % 2 == 0 for text in texts for mark in ("`", "**"))


def test_the_right_option_stands_in_every_place():
    places = {q.options.index(q.right) for q in QUESTIONS}

    assert places == {0, 1, 2, 3}


def test_every_stage_has_five_questions_or_more():
    assert all(len(about) >= 5 for about in quiz.pool().values())
    assert quiz.pool().keys() == {stage.number for stage in course.STAGES}


@pytest.mark.parametrize(
    ("number", "stages"),
    [(9, [8, 7, 5]), (1, [0, 0, 0]), (2, [1, 0, 0]), (3, [2, 1, 0])],
)
def test_a_warm_up_looks_back_one_two_and_four_lessons_or_to_the_first(number, stages):
    questions = quiz.quiz_of(number, {}).questions

    assert [question.stage for question in questions] == stages


def test_a_warm_up_is_found_by_name_as_well():
    assert quiz.quiz_of("hands", {}) == quiz.quiz_of(2, {})


def test_there_is_none_before_the_first_lesson():
    with pytest.raises(ValueError, match="nothing comes before"):
        quiz.quiz_of(0, {})


@pytest.mark.parametrize("which", [5, 6, 9, "part 1", "part 2", "part 3"])
def test_of_a_stage_that_is_left_out_nothing_is_asked(which):
    questions = quiz.quiz_of(which, {}, left_out={2, 4}).questions

    assert not {2, 4} & {question.stage for question in questions}
    assert len(set(questions)) == (3 if isinstance(which, int) else 10)


def test_a_warm_up_looks_past_lessons_that_are_left_out():
    found = quiz.quiz_of(6, {}, left_out={2, 4})

    assert [question.stage for question in found.questions] == [5, 3, 0]
    assert found.title == "Three questions from stages 5, 3 and 0"


@pytest.mark.parametrize(
    "left_out", [set(), {4}, {1, 2, 3}, {2, 5, 8, 11}, {7}, set(range(1, 12))]
)
def test_whatever_is_left_out_no_two_warm_ups_ask_the_same(left_out):
    stages = [s.number for s in course.STAGES[1:] if s.number not in left_out]
    questions = [quiz.quiz_of(n, {}, left_out).questions for n in stages]
    keys = [question.key for question in itertools.chain(*questions)]

    assert len(keys) == len(set(keys)) == 3 * len(stages)


def test_a_review_that_is_left_out_with_its_lesson_is_not_announced():
    assert quiz.quiz_of(5, {}).later == "The others come again after Part 1."
    assert quiz.quiz_of(5, {}, left_out={6}).later == ""
    assert quiz.quiz_of(5, {}, left_out={4}).later


def test_a_review_knows_what_went_wrong_though_a_lesson_is_left_out():
    first, *_ = quiz.quiz_of(9, {}, left_out={8}).questions
    answers = {"9": {first.key: first.wrong[0].text}}

    assert quiz.quiz_of("part 3", answers, left_out={8}).questions[0] == first


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_a_review_asks_ten_and_first_about_its_part(part):
    questions = quiz.quiz_of(f"part {part.number}", {}).questions
    stages = [question.stage for question in questions]
    last = part.stages[-1].number

    assert len(set(questions)) == 10
    assert stages[0] == last and max(stages) == last
    assert {stage.number for stage in part.stages} <= set(stages)
    assert max(map(stages.count, stages)) <= quiz.MOST_OF_A_STAGE


def test_a_part_of_one_stage_is_reviewed_with_what_came_before():
    questions = quiz.quiz_of("part 2", {}).questions

    assert [question.stage for question in questions] == [7, 7, 7, 7, 6, 5, 4, 3, 2, 1]


def test_a_review_begins_with_what_went_wrong_in_its_warm_ups():
    first, second, _ = quiz.quiz_of(8, {}).questions
    answers = {"8": {first.key: first.right.text, second.key: second.wrong[0].text}}

    questions = quiz.quiz_of("part 3", answers).questions

    assert questions[0] == second
    assert first not in questions
    assert len(set(questions)) == 10


def test_an_answer_that_is_no_option_any_more_was_not_wrong():
    first, *_ = quiz.quiz_of(8, {}).questions

    answers = {"8": {first.key: "what an older version offered"}}

    assert quiz.quiz_of("part 3", answers) == quiz.quiz_of("part 3", {})


def test_as_text_it_asks_and_does_not_tell():
    [question] = read_questions(2, ASKED)
    few_questions = quiz.Quiz("3", "One question", (question,))

    lines = str(few_questions).splitlines()

    assert lines[:3] == ["One question", "", "1. What does this cell show?"]
    assert lines[3] == '       {"t": 1}.get("z", 0)'
    assert {line[6:] for line in lines[4:]} == {"0", "None"}
    assert "second value" not in str(few_questions)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ask =", "ask", "it is no TOML"),
        ("ask =", "asked =", r"\[no-such-letter\] needs ask, right and wrong"),
        ("code =", "cod =", "says 'cod', which means nothing"),
        ('["None",', "[", "an option that is not a pair of texts"),
        ('["None",', '["0",', "two options or more, all different"),
    ],
)
def test_a_slip_in_a_file_is_named(old, new, message):
    with pytest.raises(CannotReadQuestions, match=message):
        read_questions(2, ASKED.replace(old, new))
