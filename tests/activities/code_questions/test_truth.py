"""Every question has one true answer, found again in another way."""

import ast
import random
import re

import pytest

from scrabble_course.activities.code_questions import experiments
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


@pytest.fixture(autouse=True)
def calls_have_time(monkeypatch):
    monkeypatch.setattr(experiments, "CALL_SECONDS", 30.0)


def text_of(function):
    return FunctionText.found_in(source_of(function), function.__code__.co_name)


def read(text):
    """Return the plain value in a text; a Counter is equal to the dictionary shown."""
    try:
        return ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return None


class Judge:
    """Says of each option whether it is true, by the slow path."""

    def __init__(self, exercise, function):
        self.exercise, self.function = exercise, function
        self.text = text_of(function)
        self.plain = slow_path.built(self.text.text, function, self.text.name)
        self.known = {}

    def of(self, question):
        """Return the texts of the options that are true."""
        rule = getattr(self, question.kind.replace(" ", "_").replace("'", ""))
        options = question.options or (question.right,)
        return [one.text for one in options if rule(question.facts, one.text)]

    def names(self):
        """Return the names of parameters, and of the function's own, by its code."""
        code = getattr(self.plain, "__wrapped__", self.plain).__code__
        count = code.co_argcount + code.co_kwonlyargcount
        given = {*code.co_varnames[:count]}
        return given, {*code.co_varnames, *code.co_cellvars} - given

    def parameter(self, facts, text):
        return text.strip("`") in self.names()[0]

    def own_name(self, facts, text):
        return text.strip("`") in self.names()[1]

    def from_outside(self, facts, text):
        return text.strip("`") in self.text.outside  # as Python's own symtable says

    def traced(self, case):
        return slow_path.Traced(self.exercise, self.plain, case.call)

    def times_run(self, facts, text):
        often = self.traced(facts["case"]).often[facts["line"]]
        words = {0: "never", 1: "once", 2: "twice"}
        return text == words.get(often, f"{often} times")

    def never_run(self, facts, text):
        line = int(text.split(":")[0].removeprefix("line "))
        return self.traced(facts["case"]).often[line] == 0

    def values(self, facts, text):
        had = self.traced(facts["case"]).values[facts["name"]]
        return text.strip("`").split(" → ") == had

    def last_value(self, facts, text):
        return text.strip("`") == self.traced(facts["case"]).values[facts["name"]][-1]

    def calls_of_itself(self, facts, text):
        calls = self.traced(facts["case"]).calls
        return text == ("twice" if calls == 2 else f"{calls} times")

    def answer(self, facts, text):
        return text == repr(self.outcome(facts["case"]).value)

    def ends_in_line(self, facts, text):
        return self.traced(self.case_in(facts, text)).lines[-1] == facts["line"]

    def case_in(self, facts, text):
        """Return the case whose call stands in an option."""
        cases = facts["cases"]
        calls = {
            self.exercise.describe(self.text.name, case.call): case for case in cases
        }
        return calls[text.removeprefix("no, not for ").strip("`")]

    def outcome(self, case, text=""):
        key = case, text
        if key not in self.known:
            made = slow_path.built(
                text or self.text.text, self.function, self.text.name
            )
            self.known[key] = slow_path.outcome(self.exercise, made, case.call)
        return self.known[key]

    def is_wrong(self, case, edit):
        before = self.exercise.judged(case, self.outcome(case))
        after = self.exercise.judged(case, self.outcome(case, edit.text))
        return before is None and after is not None

    def what_if(self, facts, text):
        return self.differs(self.case_in(facts, text), facts["edit"])

    def goes_wrong(self, facts, text):
        cases = [case for case in self.exercise.fixed if case.topic == text]
        return any(self.is_wrong(case, facts["edit"]) for case in cases)

    line_left_out = slip = goes_wrong

    def fate(self, facts, text):
        if "case" not in facts:
            return self.fate_of_all(facts["edit"], text)
        case, edit = facts["case"], facts["edit"]
        before, after = self.outcome(case), self.outcome(case, edit.text)
        if after.ended != "returned":
            return text == "it stops with an error" and after.ended == "raised"
        if not same(after.value, before.value):
            return text == "it gives something else"
        shown = text.removeprefix("it gives `").removesuffix("`, as it does now")
        return shown == repr(before.value) or read(shown) == before.value

    def fate_of_all(self, edit, text):
        cases = self.exercise.fixed
        stopped = [self.outcome(case, edit.text).ended == "raised" for case in cases]
        if all(stopped):
            return text.startswith("every call")
        if any(stopped):
            return text.startswith("some calls")
        is_wrong = any(self.is_wrong(case, edit) for case in cases)
        return text.startswith("no call") and is_wrong

    def change_of_places(self, facts, text):
        [edit] = [edit for edit in facts["edits"] if edit.now == text]
        return not any(self.is_wrong(case, edit) for case in self.exercise.fixed)

    def same_or_not(self, facts, text):
        if text.startswith("yes"):
            cases = self.exercise.fixed
            return not any(self.differs(case, facts["edit"]) for case in cases)
        return self.differs(self.case_in(facts, text), facts["edit"])

    a_classmates = same_or_not

    def the_courses(self, facts, text):
        if text.startswith("none"):
            return not any(self.differs(case, facts["edit"]) for case in facts["cases"])
        return self.differs(self.case_in(facts, text), facts["edit"])

    def differs(self, case, edit):
        mine, other = self.outcome(case), self.outcome(case, edit.text)
        return mine.value != other.value or mine.ended != other.ended

    def purpose(self, facts, text):
        line = int(text.split(":")[0].removeprefix("line "))
        if line != facts["edit"].line:
            return False  # that the others fail otherwise is `line left out`
        wrong = {
            case.topic
            for case in self.exercise.fixed
            if self.is_wrong(case, facts["edit"])
        }
        return wrong == {facts["topic"]}


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
