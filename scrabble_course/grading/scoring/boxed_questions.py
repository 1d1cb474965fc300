"""Questions about a student's own functions: made in the box, judged outside of it.

The workbench goes into the box as a cell below the student's own; what it says comes
back as plain values, as all answers do. What is right is found out here, where none of
the student's code runs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from scrabble_course import course
from scrabble_course.activities.code_questions.experiments import (
    BENCH,
    TooSlow,
    bench_text,
)
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.code_questions.question_maker import (
    HOW_MANY,
    NAMES,
    chosen,
    turn_rng,
)
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.scoring.mark import Mark, OwnAnswers
from scrabble_course.grading.submissions.at_its_check import cut_below
from scrabble_course.grading.submissions.defined_functions import source_of
from scrabble_course.grading.submissions.handed_answers import AnswerTurn, read_answers
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells, cells_of
from scrabble_course.grading.submissions.programs import program_of
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.grading.supervisor.boxes import Boxes
from scrabble_course.grading.supervisor.budget import Budget, BudgetSpent
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.solutions import given_with, place_of_stand_ins
from scrabble_course.grading.supervisor.work_in_sandbox import CannotLoad, Work
from scrabble_course.grading.supervisor.zygotes import ChildLost, ChildTooSlow

CALL_SECONDS = 1.0
NONE_CAME = (
    "None were handed in: run its explain(...), answer, and hand in with hand_in()."
)
OTHER_TEXT = (
    "Those that were handed in are about other questions: the function was changed "
    "since. Run its explain(...) again, answer, and hand in once more."
)
IN_A_TALK, MINUTES_EACH = 5, 3
"""Questions about one function, and how long a talk about them takes."""

Sources = Mapping[tuple[int, str], str]
"""The texts of a student's functions, by stage and name."""
ProgramFor = Callable[[course.Stage, str], Program | None]
"""Gives the program in which a function can be run, if it is known."""


def with_bench(program: Program) -> Program:
    """Return a program that has the workbench as its last cell."""
    cells = (*program.cells, bench_text())
    return replace(program, cells=cells, functions=frozenset({BENCH}))


class BoxedWorkbench:
    """Makes calls of the workbench in a piece of work; each comes back."""

    def __init__(self, work: Work, exercise: Exercise) -> None:
        self._work, self._place = work, place_of_stand_ins(exercise)
        self._given = given_with(exercise)

    def __call__(self, call: Call) -> Outcome:
        """Return what became of a call; TooSlow if no more can be made."""
        batch = CallBatch(BENCH, self._place, [call], self._given)
        try:
            [outcome] = self._work.child().outcomes(batch, CALL_SECONDS)
            return outcome or Outcome("died")
        except ChildTooSlow:
            self._work.let_go()
            return Outcome("timed out")
        except ChildLost as lost:
            self._work.let_go()
            return Outcome("died", error=str(lost))
        except (BudgetSpent, CannotLoad):
            raise TooSlow from None


def with_answers(
    marks: Iterable[Mark], submission: Submission, boxes: Boxes
) -> tuple[Mark, ...]:
    """Return marks with what came of the questions about what earned points."""
    turns, budget = read_answers(submission.answers or "{}"), Budget()
    files = {file.path: file for file in submission.files}
    made = []
    works: dict[tuple[int, bytes], Work] = {}  # one for all functions of a file
    for mark in marks:
        if mark.points and mark.file in files:
            stage = course.stage(mark.stage)
            file = cut_below(files[mark.file], mark.until)
            job = Job(stage, file, (mark.function,))
            program = with_bench(program_of(job, submission))
            work = boxes.work_on(stage, program, budget)
            answers = judged_answers(
                exercise_named(mark.function, mark.stage),
                source_of(mark.function, file),
                works.setdefault((mark.stage, program.packed()), work),
                turns.get(mark.key),
            )
            if budget.is_over:  # what was too slow to be asked costs nothing
                answers = OwnAnswers(0, 0)
            mark = replace(mark, answers=answers)
        made.append(mark)
    for one in works.values():
        one.let_go()
    return tuple(made)


def judged_answers(
    exercise: Exercise, source: str, work: Work, turn: AnswerTurn | None
) -> OwnAnswers:
    """Return how many answers of a turn are right; what is not judged is not counted.

    `work` is at a program with the workbench (`with_bench`), and goes on.
    """
    text = FunctionText.found_in(source, exercise.name)
    if text is None:
        return OwnAnswers(0, 0)
    number, answers = turn or (0, {})
    rng = turn_rng(exercise, number)
    bench = BoxedWorkbench(work, exercise)
    if turn is None and chosen(text, exercise, bench, rng, kinds=NAMES):
        return OwnAnswers(0, HOW_MANY, NONE_CAME)  # nothing need be run for that
    questions = chosen(text, exercise, bench, rng)
    with_right = [one for one in questions if one.right]
    kinds = {
        one.kind: one.is_right(answers[one.key])
        for one in with_right
        if one.key in answers
    }
    problem = "" if kinds else OTHER_TEXT if answers else NONE_CAME
    return OwnAnswers(sum(kinds.values()), len(with_right), problem, kinds)


@dataclass(frozen=True, slots=True)
class OralTopic:
    """A function to talk about: its text, numbered, and questions of rising depth."""

    exercise: Exercise
    listing: str
    questions: tuple[OwnCodeQuestion, ...]


def oral_topics(
    sources: Sources,
    boxes: Boxes,
    seed: str,
    minutes: int,
    program_for: ProgramFor = lambda stage, function: None,
) -> list[OralTopic]:
    """Return as many topics for a talk as there is time for; the same for a seed.

    Those about which less can be asked come only where there are no others. Without a
    program, a function is run with the lesson's cells and those of its stage.
    """
    found: list[OralTopic] = []
    most = max(1, minutes // MINUTES_EACH)
    for number, name in random.Random(seed).sample(sorted(sources), len(sources)):
        text = FunctionText.found_in(sources[number, name], name)
        if text is None:
            continue
        stage, exercise = course.stage(number), exercise_named(name, number)
        program = program_for(stage, name) or _program(stage, sources)
        work = boxes.work_on(stage, with_bench(program), Budget())
        try:
            run, rng = BoxedWorkbench(work, exercise), random.Random(f"{seed} {name}")
            questions = chosen(text, exercise, run, rng, how_many=IN_A_TALK)
        finally:
            work.let_go()
        found.append(OralTopic(exercise, text.listing, tuple(questions)))
        if sum(len(one.questions) >= IN_A_TALK for one in found) >= most:
            break
    return sorted(found, key=lambda one: -len(one.questions))[:most]


def _program(stage: course.Stage, sources: Sources) -> Program:
    """Return the lesson's cells, and below them the student's functions of a stage."""
    lessons = all_lesson_cells()
    from_lesson = [lessons[cell] for cell in cells_of(stage)]
    own = [text for (number, _), text in sources.items() if number == stage.number]
    return Program((*from_lesson, *own))
