"""One file sits the papers of one stage: the quick functions first, then the slow ones.

The hidden questions are asked when the visible ones of all functions are answered. If
answers to earlier functions had to be given away with a visible question, the hidden
ones go to another child. Of either kind, those of several functions are sent together:
while the replies to one are judged, the next is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.scoring.mark import Mark
from scrabble_course.grading.scoring.suite import Suite
from scrabble_course.grading.supervisor.isolation import CannotIsolate
from scrabble_course.grading.supervisor.question import Question
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from scrabble_course.grading.supervisor.zygotes import ZygoteLost


class GradingSession:
    """The work of one file, the papers of its functions, and their marks.

    `source_of` gives the text of a function, and `written` has the names of those that
    seem to be more than stubs.
    """

    def __init__(
        self,
        work: Work,
        papers: Sequence[Suite],
        source_of: Callable[[str], str],
        written: frozenset[str],
    ) -> None:
        self.work = work
        self._source_of, self._written = source_of, written
        self._papers = {paper.exercise.name: paper for paper in papers}
        self._asked = {
            name: paper.asked_of(work) for name, paper in self._papers.items()
        }
        self._marks: dict[str, Mark] = {}
        self._empty: set[str] = set()

    @property
    def marks(self) -> list[Mark]:
        """The marks of the functions, in the order of their papers."""
        return [self._marks[name] for name in self._papers]

    def first_round(self) -> None:
        """Mark each function that is done in a short time."""
        self.work.begin_with(self._together(self._first))
        self._each(self._ask_what_is_first)
        self._each(self._ask_what_is_open)
        if self.work.knows_answers:
            self.work.let_go()
        self.work.ask_together(self._together(lambda paper: paper.hidden))
        self._each(self._look_into)
        self._each(self._ask_what_is_hidden)
        self._each(self._mark_unless_late)
        self.work.let_go()

    def second_round(self, have_answered: bool) -> None:
        """Mark the others, with more time: those that have answered something, or not.

        Each has a child of its own, which knows no other one's hidden question.
        """
        late = [name for name in self._papers if name not in self._marks]
        for name in late:
            if bool(self._asked[name].answers) is have_answered:
                self._do(self._ask_patiently, name)
                self.work.let_go()

    def _together(self, question_of: Callable[[Suite], Question]) -> Iterator[Question]:
        """Yield a question of each paper; but none that tells what others answer."""
        questions = (
            question_of(paper)
            for name, paper in self._papers.items()
            if self._is_open(paper, self._asked[name], question_of(paper))
        )
        return takewhile(lambda one: not one.tells, questions)

    def _is_open(self, paper: Suite, asked: FunctionRun, question: Question) -> bool:
        """Whether a question is to be asked in the first round."""
        if paper.exercise.name in self._marks or not asked.may_be_asked(question):
            return False
        if question is not paper.hidden:
            return True
        return paper.exercise.name not in self._empty and not paper.is_a_stub(asked)

    def _seems_written(self, paper: Suite) -> bool:
        return paper.exercise.name in self._written

    def _first(self, paper: Suite) -> Question:
        return paper.visible if self._seems_written(paper) else paper.first

    def _ask_what_is_first(self, paper: Suite, asked: FunctionRun) -> None:
        asked.ask_quickly(self._first(paper))
        if self._seems_written(paper) and not asked.is_late:
            paper.is_right_so_far(asked)  # known from now on

    def _ask_what_is_open(self, paper: Suite, asked: FunctionRun) -> None:
        name = paper.exercise.name
        if not self._seems_written(paper) and not asked.is_late:
            if paper.is_empty(asked, lambda: self._source_of(name)):
                self._empty.add(name)
                return
            asked.ask_quickly(paper.rest)
        if asked.is_late:
            return
        if paper.is_right_so_far(asked):
            paper.many.ask(asked.ask_quickly, asked)
        elif not paper.is_a_stub(asked):
            asked.ask_quickly(paper.twins)

    def _look_into(self, paper: Suite, asked: FunctionRun) -> None:
        is_open = self._is_open(paper, asked, paper.hidden)
        if is_open and not paper.is_right_so_far(asked):
            paper.look_into(asked, lambda: self._source_of(paper.exercise.name))

    def _ask_what_is_hidden(self, paper: Suite, asked: FunctionRun) -> None:
        if self._is_open(paper, asked, paper.hidden):
            asked.ask_quickly(paper.hidden)

    def _mark_unless_late(self, paper: Suite, asked: FunctionRun) -> None:
        if not asked.is_late:
            self._mark(paper, asked)

    def _ask_patiently(self, paper: Suite, asked: FunctionRun) -> None:
        def never(call: Call, outcome: Outcome) -> bool:
            return False

        asked.ask_patiently(paper.visible, paper.is_wrong, paper.topics_of)
        if not paper.is_right_so_far(asked):
            asked.ask_patiently(paper.twins, never)
        else:
            paper.many.ask(lambda more: asked.ask_patiently(more, never), asked)
        asked.ask_patiently(paper.hidden, paper.is_wrong, paper.topics_of)
        self._mark(paper, asked)

    def _mark(self, paper: Suite, asked: FunctionRun) -> None:
        name = paper.exercise.name
        self._marks[name] = paper.mark(asked, self.work, lambda: self._source_of(name))

    def _each(self, step: Callable[[Suite, FunctionRun], None]) -> None:
        for name in self._papers:
            if name not in self._marks:
                self._do(step, name)

    def _do(self, step: Callable[[Suite, FunctionRun], None], name: str) -> None:
        """Take a step with one function; if our own code fails, others go on."""
        paper = self._papers[name]
        try:
            step(paper, self._asked[name])
        except (ZygoteLost, CannotIsolate):
            raise
        except Exception as error:
            self.work.let_go()
            self._marks[name] = paper.not_graded(error)
        if name in self._marks:
            self._asked[name].forget()
