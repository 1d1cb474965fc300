"""Questions for a talk about a student's own functions, made in the box."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from scrabble_course import course
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.code_questions.question_maker import chosen
from scrabble_course.checks import catalogue
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.scoring.boxed_workbench import BoxedWorkbench, with_bench
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells, cells_of
from scrabble_course.grading.supervisor.work_in_sandbox import Work

IN_A_TALK = 5
"""Questions about one function, for three minutes."""

Sources = Mapping[tuple[int, str], str]
"""The texts of a student's functions, by stage and name."""
StartWork = Callable[[course.Stage, Program], Work]
ProgramFor = Callable[[course.Stage, str], Program | None]
"""Gives the program in which a function can be run, if it is known."""


@dataclass(frozen=True, slots=True)
class OralTopic:
    """A function to talk about: its text, numbered, and questions of rising depth."""

    exercise: Exercise
    listing: str
    questions: tuple[OwnCodeQuestion, ...]

    @property
    def key(self) -> str:
        """The name of the function's column in every table."""
        return f"{self.exercise.stage} {self.exercise.name}"


def oral_topics(
    sources: Sources,
    start: StartWork,
    seed: str,
    most: int,
    program_for: ProgramFor = lambda stage, function: None,
) -> list[OralTopic]:
    """Return as many topics for a talk as there is time for; the same for a seed.

    Those about which less can be asked come only where there are no others. Without a
    program, a function is run with the lesson's cells and those of its stage.
    """
    rng = random.Random(seed)
    keys = sorted(sources)
    found: list[OralTopic] = []
    for key in rng.sample(keys, len(keys)):
        stage = course.stage(key[0])
        program = program_for(stage, key[1]) or _program(stage, sources)
        work = start(stage, with_bench(program))
        topic = _topic(key, sources[key], work, random.Random(f"{seed} {key}"))
        if topic:
            found.append(topic)
        if sum(len(one.questions) >= IN_A_TALK for one in found) >= most:
            break
    return sorted(found, key=lambda one: -len(one.questions))[:most]


def _topic(
    key: tuple[int, str], source: str, work: Work, rng: random.Random
) -> OralTopic | None:
    text = FunctionText.found_in(source, key[1])
    if text is None:
        return None
    exercise = catalogue.exercise(key[1], key[0])
    try:
        run = BoxedWorkbench(work, exercise)
        asked = chosen(text, exercise, run, rng, how_many=IN_A_TALK)
    finally:
        work.let_go()
    return OralTopic(exercise, text.listing, tuple(asked))


def _program(stage: course.Stage, sources: Sources) -> Program:
    """Return the lesson's cells, and below them the student's functions of a stage."""
    lessons = all_lesson_cells()
    handed_out = [lessons[cell] for cell in cells_of(stage)]
    own = [text for (number, _), text in sources.items() if number == stage.number]
    return Program((*handed_out, *own))
