"""What a function earns that knows the calls of `check`, and nothing else."""

from collections import Counter

import pytest

from scrabble_course import course
from scrabble_course.calling.call import Event, Outcome
from scrabble_course.checks.examine import examine_calls
from scrabble_course.grading.scoring.marking import marked
from scrabble_course.grading.scoring.suite import suite_of
from tests.grading.work_files import GRADED, file
from tests.patience import AT_NIGHT

FUNCTIONS = [(stage, name) for stage in GRADED for name in stage.functions]
OF_FEW_VALUES = {"tile_score", "is_letter"}
"""All that can be asked is shown."""
NEXT_TO_NOTHING = 0.1
SEEDS = (4, 5, 17, 32) if AT_NIGHT else (5,)


class AtWork:
    """Stands for a file that does no harm."""

    ended = ""


class Answering:
    """Stands for a function whose answers are made here."""

    no_work = ""
    stopped = None
    work = AtWork()

    def __init__(self, suite, answer):
        self.suite, self.answer = suite, answer
        self.judged = suite.exercise.judged

    def __call__(self, call):
        return self.answer(call)


def earned(stage, name, answer_with, seed=SEEDS[0]):
    """The share of its points that a function earns, which answers in some way."""
    suite = suite_of(stage, name, seed)
    mark = marked(Answering(suite, answer_with(suite.exercise)), file("ps3.py"))
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


def one_answer_but_for(many):
    """Answer always the same, but for so many calls, of the smallest topics first."""

    def answer_with(exercise):
        topics = Counter(case.topic for case in exercise.fixed)
        fixed = sorted(exercise.fixed, key=lambda case: topics[case.topic])
        answers = [exercise.answer(exercise.reference, case.call) for case in fixed]
        [(usual, _)] = Counter(repr(one.value) for one in answers).most_common(1)
        value = next(one.value for one in answers if repr(one.value) == usual)
        pairs = zip(fixed, answers, strict=True)
        others = [repr(c.call) for c, one in pairs if repr(one.value) != usual]

        def answer(call):
            if repr(call) in others[:many]:
                return exercise.answer(exercise.reference, call)
            return Outcome("returned", value, args=call.args)

        return answer

    return answer_with


def raising(exercise):
    return lambda call: Outcome("raised", error="ValueError: no", args=call.args)


def endless(exercise):
    return lambda call: Outcome("timed out", args=call.args)


@pytest.mark.parametrize(
    ("stage", "name"), FUNCTIONS, ids=lambda value: getattr(value, "number", value)
)
def test_who_always_does_the_same_earns_nothing(stage, name):
    for way in (one_answer_but_for(1), raising, endless):
        assert earned(stage, name, way) == 0, way.__name__


@pytest.mark.parametrize(
    ("stage", "name"),
    [(stage, name) for stage, name in FUNCTIONS if name not in OF_FEW_VALUES],
    ids=lambda value: getattr(value, "number", value),
)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_knows_what_is_shown_earns_next_to_nothing(stage, name, seed):
    for way in (by_heart, one_answer_but_for(3), one_answer_but_for(8)):
        assert earned(stage, name, way, seed) <= NEXT_TO_NOTHING


@pytest.mark.parametrize(
    ("stage", "name"), [(3, "is_valid_word"), (4, "is_valid_word"), (11, "best_play")]
)
def test_nor_does_who_prints_that_and_returns_nothing(stage, name):
    def printing(exercise):
        answer = by_heart(exercise)

        def printed(call):
            made = answer(call)
            said = Event("said", (f"{made.value!r}\n",))
            return made._replace(value=None, events=(*made.events, said))

        return printed

    assert earned(course.stage(stage), name, printing) <= NEXT_TO_NOTHING


@pytest.mark.parametrize("stage", [3, 4])
@pytest.mark.parametrize("guess", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_guesses_beyond_what_is_shown_earns_next_to_nothing(stage, guess, seed):
    share = earned(
        course.stage(stage), "is_valid_word", lambda asked: by_heart(asked, guess), seed
    )

    assert share <= NEXT_TO_NOTHING


def test_who_has_misunderstood_one_thing_has_learnt_nothing_by_heart():
    stage = course.stage("hands")
    suite = suite_of(stage, "update_hand", SEEDS[0])
    exercise = suite.exercise

    def keeps_one_too_many(call):
        outcome = exercise.answer(exercise.reference, call)
        hand, word = call.args
        return outcome._replace(value=hand) if len(word) > 7 else outcome

    report = examine_calls(
        exercise, exercise.all_cases(SEEDS[0]), keeps_one_too_many
    ).report
    share = earned(stage, "update_hand", lambda _: keeps_one_too_many)

    assert share == pytest.approx(report.share, abs=0.01)
