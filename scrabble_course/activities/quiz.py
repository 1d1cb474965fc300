"""Questions from earlier stages, to answer before the answer opens.

They are data: `questions/stage_03.toml` has those about stage 3, in the order in which
they are asked. The first comes in the next lesson, the second in the one after it, the
third four lessons on; reviews begin at the end of the file.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from scrabble_course import course
from scrabble_course.display.phrases import in_a_row

QUESTIONS = Path(__file__).with_name("questions")
BACK = (1, 2, 4)
"""How many lessons before a warm-up its three questions come from."""
IN_A_REVIEW = 10
MOST_OF_A_STAGE = 4
"""How many questions of one stage a review asks at most."""

Pool = Mapping[int, tuple["QuizQuestion", ...]]


class CannotReadQuestions(ValueError):
    """A file of questions is not as it should be; the text says where."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to choose from, and what is said to who chooses it."""

    text: str
    reply: str


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """A question about a stage; with `code`, it asks what that shows in a cell."""

    stage: int
    name: str
    ask: str
    code: str
    right: Option
    wrong: tuple[Option, ...]

    @property
    def key(self) -> str:
        """The name of the question among all, under which an answer is kept.

        >>> questions_of(2)[0].key
        '2 second-name'
        """
        return f"{self.stage} {self.name}"

    @property
    def options(self) -> tuple[Option, ...]:
        """All options in an order by chance, which is the same each time."""
        options = [self.right, *self.wrong]
        return tuple(random.Random(self.key).sample(options, len(options)))

    def option(self, text: str) -> Option | None:
        """Return the option with this text; None if there is none any more."""
        for option in self.options:
            if option.text == text:
                return option
        return None


@dataclass(frozen=True, slots=True)
class Quiz:
    """Questions that are asked together: a warm-up, or a review.

    `key` is under which the answers are kept; `later` says when what was not right
    comes again.
    """

    key: str
    title: str
    questions: tuple[QuizQuestion, ...]
    later: str = ""

    def __str__(self) -> str:
        texts = (_as_text(*numbered) for numbered in enumerate(self.questions, 1))
        return "\n\n".join([self.title, *texts])


def quiz_of(
    which: int | str,
    answers: Mapping[str, Mapping[str, str]],
    left_out: Collection[int] = (),
) -> Quiz:
    """Return the warm-up of a stage, or the review of a part such as "part 1".

    A review begins with what went wrong in the part's warm-ups, as `answers` say: for
    each quiz, what was chosen for which question. Of the stages that are left out
    nothing is asked.
    """
    in_pool = {n: about for n, about in pool().items() if n not in left_out}
    if isinstance(which, str) and which.startswith("part "):
        part = _part(which)
        return review(part, missed(part, answers, in_pool), in_pool)
    stage = course.stage(which)
    found = warm_up(stage, in_pool)
    # The review stands in the last lesson of the part.
    is_reviewed = stage.part.stages[-1].number not in left_out
    return found if is_reviewed else replace(found, later="")


def warm_up(stage: course.Stage, pool: Pool) -> Quiz:
    """Return three questions from one, two and four lessons before `stage`.

    Only lessons in the pool count. Where there is none so far back, the first gives
    more. ValueError where there is none at all.
    """
    lessons = [number for number in sorted(pool) if number < stage.number]
    if not lessons:
        told = f"nothing comes before stage {stage.number}"
        raise ValueError(f"{told}, so there is nothing to recall")
    used: Counter[int] = Counter()
    for known in range(1, len(lessons) + 1):
        questions = []
        for back in BACK:
            about = lessons[max(0, known - back)]
            questions.append(pool[about][used[about] % len(pool[about])])
            used[about] += 1
    later = f"The others come again after Part {stage.part.number}."
    return Quiz(str(stage.number), _warm_up_title(questions), tuple(questions), later)


def review(part: course.Part, missed: Iterable[QuizQuestion], pool: Pool) -> Quiz:
    """Return ten questions about a part: those missed, then what reviews begin with.

    Each stage of the part gives some; where they are not enough, earlier stages do.
    """
    first, last = part.stages[0].number, part.stages[-1].number
    own = [number for number in range(last, first - 1, -1) if number in pool]
    earlier = [number for number in range(first - 1, -1, -1) if number in pool]
    from_behind = [
        pool[number][-turn]
        for numbers in (own, earlier)
        for turn in range(1, MOST_OF_A_STAGE + 1)
        for number in numbers
        if turn <= len(pool[number])
    ]
    chosen = tuple(dict.fromkeys([*missed, *from_behind]))[:IN_A_REVIEW]
    title = f"Ten questions after Part {part.number}, {part.title}"
    return Quiz(f"part {part.number}", title, chosen)


def missed(
    part: course.Part, answers: Mapping[str, Mapping[str, str]], pool: Pool
) -> list[QuizQuestion]:
    """Return the questions that went wrong in the warm-ups of a part's lessons."""
    return [
        question
        for stage in part.stages
        if stage.number > min(pool)
        for question in warm_up(stage, pool).questions
        if (given := answers.get(str(stage.number), {}).get(question.key))
        and question.option(given) in question.wrong
    ]


@cache
def pool() -> Pool:
    """Return the questions of every stage, by its number.

    A release without solutions has none of stages that it does not hand out yet.
    """
    numbers = [stage.number for stage in course.STAGES]
    return {n: questions_of(n) for n in numbers if questions_file(n).exists()}


def questions_file(stage: int) -> Path:
    """Return the place of the questions about a stage."""
    return QUESTIONS / f"stage_{stage:02}.toml"


def questions_of(stage: int) -> tuple[QuizQuestion, ...]:
    """Read the questions about a stage from its file."""
    file = questions_file(stage)
    try:
        return read_questions(stage, file.read_text(encoding="utf-8"))
    except CannotReadQuestions as error:
        raise CannotReadQuestions(f"{file.name}: {error}") from None


def read_questions(stage: int, text: str) -> tuple[QuizQuestion, ...]:
    """Return the questions in a text in TOML; CannotReadQuestions says what is wrong.

    >>> [question] = read_questions(2, '''
    ... [no-such-letter]
    ... ask = "What does this cell show?"
    ... code = '{"t": 1}.get("z", 0)'
    ... right = ["0", "That is what the second value is for."]
    ... wrong = [["None", "That comes without a second value."]]
    ... ''')
    >>> question.right.text, question.wrong[0].reply
    ('0', 'That comes without a second value.')
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CannotReadQuestions(f"it is no TOML: {error}") from None
    return tuple(_question(stage, name, table) for name, table in tables.items())


def _question(stage: int, name: str, table: Any) -> QuizQuestion:
    known = {"ask", "code", "right", "wrong"}
    if not isinstance(table, dict) or not {"ask", "right", "wrong"} <= table.keys():
        raise CannotReadQuestions(f"[{name}] needs ask, right and wrong")
    if unknown := sorted(table.keys() - known):
        raise CannotReadQuestions(f"[{name}] says {unknown[0]!r}, which means nothing")
    options = [table["right"], *table["wrong"]]
    for pair in options:
        if [type(text) for text in pair] != [str, str]:
            raise CannotReadQuestions(
                f"[{name}] has an option that is not a pair of texts: {pair!r}"
            )
    right, *wrong = (Option(*pair) for pair in options)
    if len({text for text, _ in options}) < len(options) or not wrong:
        raise CannotReadQuestions(f"[{name}] needs two options or more, all different")
    code = table.get("code", "").strip("\n")
    return QuizQuestion(stage, name, table["ask"], code, right, tuple(wrong))


def _part(text: str) -> course.Part:
    for part in course.PARTS:
        if text == f"part {part.number}":
            return part
    known = ", ".join(f'"part {part.number}"' for part in course.PARTS)
    raise KeyError(f"there is no {text!r}; the parts are {known}")


def _warm_up_title(questions: list[QuizQuestion]) -> str:
    stages = sorted({question.stage for question in questions}, reverse=True)
    several = "s" * (len(stages) > 1)
    return f"Three questions from stage{several} {in_a_row([*map(str, stages)])}"


def _as_text(number: int, question: QuizQuestion) -> str:
    lines = [f"{number}. {question.ask}"]
    lines += [f"       {line}".rstrip() for line in question.code.splitlines()]
    for letter, option in zip("abcd", question.options, strict=False):
        first, *more = option.text.splitlines()
        lines += [f"   {letter}) {first}", *(f"      {line}" for line in more)]
    return "\n".join(lines)
