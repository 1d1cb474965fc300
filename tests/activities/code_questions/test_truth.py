"""Every question has one true answer, found again in another way."""

import ast
import random
import re
from types import SimpleNamespace

import pytest

from scrabble_course.activities.code_questions.experiments import workbench_for
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.question_maker import KINDS, chosen
from scrabble_course.diagnosis.judging import same
from scrabble_course.diagnosis.lint.function_source import source_of
from tests.activities.code_questions import slow_path
from tests.activities.code_questions.student_functions import student_functions
from tests.exercises.attempts import all_exercises
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover
SEEDS = 3
"""Each function is asked about with one of so many; at night, with all of them."""
ONE_OF = 5
"""By day, one function of so many is asked about; at night, all are."""
STUDENTS = [*student_functions()]
FUNCTIONS = [
    *(
        (exercise, function, f"{exercise.stage}-{exercise.name}-{said}")
        for exercise, attempts in all_exercises()
        for said, function in [("course", exercise.reference), *attempts.right]
    ),
    *STUDENTS,
]
VARIANTS = [
    pytest.param(exercise, function, number // ONE_OF, id=said)
    for number, (exercise, function, said) in enumerate(FUNCTIONS)
    if AT_NIGHT or number % ONE_OF == 0
]


def text_of(function):
    return FunctionText.found_in(source_of(function), function.__code__.co_name)


def read(text):
    """Return the plain value in a text; a Counter is equal to the dictionary shown."""
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return None


def times(number):
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")


def line_in(said):
    return int(said.split(":")[0].removeprefix("line "))


class Judge:
    """Says of each option whether it is true, by the slow path."""

    def __init__(self, exercise, function):
        self.exercise, self.function = exercise, function
        self.text = text_of(function)
        self.plain = slow_path.built(self.text.text, function, self.text.name)
        self.known, self.traces = {}, {}
        code = getattr(self.plain, "__wrapped__", self.plain).__code__
        self.given = {*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]}
        self.made = {*code.co_varnames, *code.co_cellvars} - self.given

    def of(self, question):
        """Return the texts of the options that are true."""
        rule = getattr(self, question.kind.replace(" ", "_"))
        facts = SimpleNamespace(**question.facts)
        options = question.options or (question.right,)
        return [one.text for one in options if rule(facts, one.text.strip("`"))]

    def parameter(self, facts, said):
        return said in self.given

    def own_name(self, facts, said):
        return said in self.made

    def from_outside(self, facts, said):
        return said in self.text.outside  # as Python's own symtable says

    def traced(self, case):
        if case not in self.traces:  # each option asks
            made = slow_path.Traced(self.exercise, self.plain, case.call)
            self.traces[case] = made
        return self.traces[case]

    def times_run(self, facts, said):
        return said == times(self.traced(facts.case).often[facts.line])

    def never_run(self, facts, said):
        return self.traced(facts.case).often[line_in(said)] == 0

    def values(self, facts, said):
        return said.split(" → ") == self.traced(facts.case).values[facts.name]

    def last_value(self, facts, said):
        return said == self.traced(facts.case).values[facts.name][-1]

    def calls_of_itself(self, facts, said):
        return said == times(self.traced(facts.case).calls)

    def answer(self, facts, said):
        return said == repr(self.outcome(facts.case).value)

    def ends_in_line(self, facts, said):
        return self.traced(self.case_in(facts, said)).lines[-1] == facts.line

    def case_in(self, facts, said):
        """Return the case whose call stands in an option."""
        name, call = self.text.name, said.removeprefix("no, not for `")
        [found] = [
            one for one in facts.cases if self.exercise.describe(name, one.call) == call
        ]
        return found

    def outcome(self, case, text=""):
        if (key := (case, text)) not in self.known:
            text = text or self.text.text
            made = slow_path.built(text, self.function, self.text.name)
            self.known[key] = slow_path.outcome(self.exercise, made, case.call)
        return self.known[key]

    def broken(self, edit):
        """Return the topics of the cases that come out wrong with an edit only."""
        judged, found = self.exercise.judged, set()
        for case in self.exercise.fixed:
            was_wrong = judged(case, self.outcome(case))
            if not was_wrong and judged(case, self.outcome(case, edit.text)):
                found.add(case.topic)
        return found

    def differs(self, case, edit):
        mine, other = self.outcome(case), self.outcome(case, edit.text)
        return mine.value != other.value or mine.ended != other.ended

    def what_if(self, facts, said):
        return self.differs(self.case_in(facts, said), facts.edit)

    def line_left_out(self, facts, said):
        return said in self.broken(facts.edit)

    def fate(self, facts, said):
        if not hasattr(facts, "case"):
            return self.fate_of_all(facts.edit, said)
        before = self.outcome(facts.case)
        after = self.outcome(facts.case, facts.edit.text)
        if after.ended != "returned":
            return said == "it stops with an error" and after.ended == "raised"
        if not same(after.value, before.value):
            return said == "it gives something else"
        shown = said.removeprefix("it gives `").removesuffix("`, as it does now")
        return shown == repr(before.value) or read(shown) == before.value

    def fate_of_all(self, edit, said):
        cases = self.exercise.fixed
        stopped = {self.outcome(case, edit.text).ended == "raised" for case in cases}
        if stopped == {False}:
            return said.startswith("no call") and bool(self.broken(edit))
        return said.startswith("some calls" if False in stopped else "every call")

    def same_or_not(self, facts, said):
        cases = self.exercise.fixed if said.startswith("yes") else facts.cases
        if said.startswith("yes"):
            return not any(self.differs(case, facts.edit) for case in cases)
        return self.differs(self.case_in(facts, said), facts.edit)

    def purpose(self, facts, said):
        is_there = line_in(said) == facts.edit.line  # of others, see `line_left_out`
        return is_there and self.broken(facts.edit) == {facts.topic}


@pytest.mark.parametrize(("exercise", "function", "number"), VARIANTS)
def test_each_question_has_one_true_answer(exercise, function, number):
    judge = Judge(exercise, function)
    kinds = set()

    for seed in range(SEEDS) if AT_NIGHT else [number % SEEDS]:
        with workbench_for(function, exercise) as run:
            rng = random.Random(seed)
            questions = chosen(judge.text, exercise, run, rng, how_many=len(KINDS))
        for question in questions:
            kinds.add(question.kind)
            if question.right is not None:
                assert judge.of(question) == [question.right.text], question
            if question.depth in (1, 4):
                said = question.right.text.strip("`")
                assert not re.search(rf"`[^`]*\b{re.escape(said)}\b", question.ask)

    assert len(kinds) >= (3 if len(judge.text.statements) > 1 else 2)


@pytest.mark.parametrize(
    ("exercise", "function"), [pytest.param(*one[:2], id=one[2]) for one in STUDENTS]
)
def test_what_students_have_written_is_right(exercise, function):
    outcomes = [(case, exercise.answer(function, case.call)) for case in exercise.fixed]

    assert not any(exercise.judged(case, outcome) for case, outcome in outcomes)


def test_functions_are_many_and_of_many_hands():
    assert len(STUDENTS) > 200 and len(FUNCTIONS) > 400
