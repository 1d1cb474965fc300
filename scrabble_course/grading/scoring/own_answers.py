"""Judges answers about a student's own function: questions are made here once more.

The function runs in the box, as for a talk; keys and answers are compared outside.
"""

from __future__ import annotations

from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.question_maker import chosen, turn_rng
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.grading.scoring.boxed_workbench import BoxedWorkbench
from scrabble_course.grading.scoring.mark import OwnAnswers
from scrabble_course.grading.submissions.handed_answers import Turn
from scrabble_course.grading.supervisor.work_in_sandbox import Work

NONE_CAME = (
    "None were handed in: run its explain(...), answer, and hand in with hand_in()."
)
OTHER_TEXT = (
    "Those that were handed in are about other questions: the function was changed "
    "since. Run its explain(...) again, answer, and hand in once more."
)


def judged_answers(
    exercise: Exercise, source: str, work: Work, turn: Turn | None
) -> OwnAnswers:
    """Return how many answers of a turn are right; what is not judged is not counted.

    `work` is at a program with the workbench (`with_bench`).
    """
    text = FunctionText.found_in(source, exercise.name)
    if text is None:
        return OwnAnswers(0, 0)
    number, answers = turn or (0, {})
    rng = turn_rng(exercise, number)
    try:
        questions = chosen(text, exercise, BoxedWorkbench(work, exercise), rng)
    finally:
        work.let_go()
    asked = [one for one in questions if one.right]
    given = [(one, answers[one.key]) for one in asked if one.key in answers]
    right = sum(one.is_right(answer) for one, answer in given)
    problem = "" if given else OTHER_TEXT if answers else NONE_CAME
    return OwnAnswers(right, len(asked), problem)
