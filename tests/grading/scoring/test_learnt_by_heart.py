"""What a function earns that knows the calls of `check`, and nothing else."""

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.call import Outcome
from scrabble_course.checks.examine import examine_calls
from scrabble_course.grading.scoring.marking import LEARNT_BY_HEART, marked
from scrabble_course.grading.scoring.suite import suite_for
from tests.grading.work_files import GRADED

FUNCTIONS = [(stage, name) for stage in GRADED for name in stage.functions]
OF_FEW_VALUES = {"tile_score", "is_letter", "is_over"}
"""All that can be asked is shown, or every second guess is right."""
SEEDS = (4, 5, 17, 32)


class AtWork:
    """Stands for a file that does no harm."""

    ended = ""


class Answering:
    """Stands for a function whose answers are made here."""

    no_work = ""
    is_there = True
    is_out_of_time = False
    work = AtWork()

    def __init__(self, suite, answer):
        self.suite, self.answer = suite, answer
        self.judged = suite.exercise.judged

    def __call__(self, call):
        return self.answer(call)


def earned(stage, name, answer_with, seed=7):
    """The share of its points that a function earns, which answers in some way."""
    suite = suite_for(stage, name, seed)
    mark = marked(Answering(suite, answer_with(suite.exercise)))
    return mark.points / mark.out_of


def by_heart(exercise, guess=None):
    """Answer rightly what is shown, and a guess to all else: the first, without one."""
    shown = [case.call for case in exercise.fixed]
    known = {repr(call) for call in (*shown, *sum(exercise.batches, ()))}
    first = exercise.answer(exercise.reference, shown[0])
    value = first.value if guess is None else guess

    def answer(call):
        if repr(call) in known:
            return exercise.answer(exercise.reference, call)
        return Outcome("returned", value, args=call.args)

    return answer


def one_answer_but_for_one_call(exercise):
    answers = [exercise.answer(exercise.reference, c.call) for c in exercise.fixed]
    texts = [repr(answer.value) for answer in answers]
    usual = max(texts, key=texts.count)
    value = answers[texts.index(usual)]
    calls = [repr(case.call) for case in exercise.fixed]
    other = next(
        (call for call, text in zip(calls, texts, strict=True) if text != usual), ""
    )

    def answer(call):
        if repr(call) == other:
            return exercise.answer(exercise.reference, call)
        return Outcome("returned", value.value, args=call.args)

    return answer


def raising(exercise):
    return lambda call: Outcome("raised", error="ValueError: no", args=call.args)


def endless(exercise):
    return lambda call: Outcome("timed out", args=call.args)


@pytest.mark.parametrize(
    ("stage", "name"), FUNCTIONS, ids=lambda value: getattr(value, "number", value)
)
@pytest.mark.parametrize("way", [one_answer_but_for_one_call, raising, endless])
def test_who_always_does_the_same_earns_nothing(stage, name, way):
    assert earned(stage, name, way) == 0


@pytest.mark.parametrize(
    ("stage", "name"),
    [(stage, name) for stage, name in FUNCTIONS if name not in OF_FEW_VALUES],
    ids=lambda value: getattr(value, "number", value),
)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_knows_what_is_shown_earns_less_than_half(stage, name, seed):
    assert earned(stage, name, by_heart, seed) <= LEARNT_BY_HEART


@pytest.mark.parametrize("stage", [3, 4])
@pytest.mark.parametrize("guess", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_guesses_beyond_what_is_shown_earns_less_than_half(stage, guess, seed):
    share = earned(
        course.stage(stage), "is_valid_word", lambda asked: by_heart(asked, guess), seed
    )

    assert share <= LEARNT_BY_HEART


def test_who_has_misunderstood_one_thing_has_learnt_nothing_by_heart():
    stage = course.stage("hands")
    exercise = catalogue.exercise("update_hand", stage.number)

    def keeps_one_too_many(call):
        outcome = exercise.answer(exercise.reference, call)
        hand, word = call.args
        return outcome._replace(value=hand) if len(word) > 7 else outcome

    report = examine_calls(exercise, exercise.all_cases(7), keeps_one_too_many).report
    share = earned(stage, "update_hand", lambda _: keeps_one_too_many)

    assert share == pytest.approx(report.share, abs=0.01)
