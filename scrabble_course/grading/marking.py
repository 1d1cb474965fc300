"""Marks one function: asks it, judges its answers, and finds out what went wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.call import Call
from scrabble_course.checks.examine import Examined, examine_calls
from scrabble_course.checks.exercise import Case, Exercise
from scrabble_course.checks.judged import count_by_topic, one_answer_for_all
from scrabble_course.checks.report import Status
from scrabble_course.grading.given import given_with
from scrabble_course.grading.marks import Mark, Topic
from scrabble_course.grading.work import Asked, Work
from scrabble_course.grading.wrong_answers import group_of, packed, wrong_answers
from scrabble_course.grading.zygotes import Question

ANSWER_BORROWED = "uses-the-answer"
ALWAYS_THE_SAME = "always-the-same"


@dataclass(frozen=True, slots=True)
class Paper:
    """What one function is asked in a run: the same for every student."""

    exercise: Exercise
    out_of: int
    cases: tuple[Case, ...]
    question: Question
    later: tuple[Question, ...]
    given: bytes

    def mark(self, work: Work) -> Mark:
        """Return the mark of `work` for this function."""
        question = self.question
        function, props = question.function, question.props
        asked = Asked(work, function, props, self.given, self.later)
        asked.ask_all(question)
        if not asked.is_there:
            return self.not_written("No cell defines it.")
        examined = examine_calls(self.exercise, list(self.cases), asked)
        return self._marked(examined, work)

    def not_written(self, remark: str) -> Mark:
        """Return the mark of a function that is not there."""
        exercise = self.exercise
        status = Status.NOT_STARTED
        return Mark(
            exercise.name, exercise.stage, 0, self.out_of, status, remark=remark
        )

    def _marked(self, examined: Examined, work: Work) -> Mark:
        report = examined.report
        topics = self._topics(examined)
        mistake, advice = self._refused(examined) or (report.mistake, report.advice)
        earns = report.status is not Status.NOT_STARTED and mistake not in _EARN_NOTHING
        fixed = {id(case) for case in self.exercise.fixed}
        seen = [id(case) in fixed for case in examined.shown]
        wrong = wrong_answers(self.exercise, examined.results) if earns else {}
        passed = report.status is Status.PASSED
        return Mark(
            self.exercise.name,
            self.exercise.stage,
            round(self.out_of * report.share, 2) if earns else 0,
            self.out_of,
            Status.FAILED if passed and mistake in _EARN_NOTHING else report.status,
            topics,
            mistake,
            "" if passed and mistake not in _EARN_NOTHING else advice,
            report.failure if all(seen[:1]) else None,
            f"The file ended its process: {work.ended}." if work.ended else "",
            tuple(
                one
                for one, is_seen in zip(report.others, seen[1:], strict=True)
                if is_seen
            ),
            group_of(wrong),
            packed(wrong),
        )

    def _topics(self, examined: Examined) -> tuple[Topic, ...]:
        passed = examined.report.status is Status.PASSED
        counts = count_by_topic(self.exercise, self.cases, examined.results, passed)
        return tuple(Topic(name, *count) for name, count in counts.items())

    def _refused(self, examined: Examined) -> tuple[str, str] | None:
        """Return why the work earns nothing, if it does: a mistake and advice."""
        outcomes = [result.outcome for result in examined.results]
        if any(outcome.is_error("NotGiven") for outcome in outcomes):
            return ANSWER_BORROWED, (
                f"{self.exercise.name} calls a function of the course that is the "
                "answer to this exercise, or to one that comes later. It earns points "
                "once that part is your own code."
            )
        if one_answer_for_all(examined.results):
            return ALWAYS_THE_SAME, (
                f"{self.exercise.name} gives the same answer, whatever it is asked. "
                "That is right now and then, but by chance."
            )
        return None


_EARN_NOTHING = (ANSWER_BORROWED, ALWAYS_THE_SAME)


def paper(stage: course.Stage, function: str, seed: int) -> Paper:
    """Return what a run with `seed` asks of one function."""
    exercise = catalogue.exercise(function, stage.number)
    [points] = [graded.points for graded in stage.graded if graded.name == function]
    cases = tuple(exercise.all_cases(seed))
    stand_ins = exercise.stand_ins
    place = f"{stand_ins.__module__}:{stand_ins.__qualname__}" if stand_ins else ""

    def question(calls: Iterable[Call]) -> Question:
        return Question(function, place, list(calls))

    return Paper(
        exercise,
        points,
        cases,
        question({id(case.call): case.call for case in cases}.values()),
        (
            question(case.call for case in exercise.twins),
            question(call for batch in exercise.batches for call in batch),
        ),
        given_with(exercise),
    )
