"""How each mistake in compute_score is told from the others."""

from __future__ import annotations

import re
from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, judge_value, same
from scrabble_course.checks.scrabblegram import computing
from scrabble_course.checks.scrabblegram.score_models import Laid, Model
from scrabble_course.scrabblegram.best_word import ScoreModifier
from scrabble_course.scrabblegram.tiles import tile_score

Sign = Callable[[Case, Outcome, Attempt], bool]
"""Whether a failed case shows a mistake."""

MODIFIER_NAME = re.compile(r"\b(DOUBLE|TRIPLE)_?(LETTER|WORD)")


def like(model: Model) -> Sign:
    """Tell a mistake by its score, which is not the right one."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        return _number(outcome) in model(_laid(case))

    return when


def like_everywhere(cases: tuple[Case, ...], *models: Model) -> Sign:
    """Tell a mistake by the scores of all `cases`, which fit one of `models`."""

    def when(_: Case, __: Outcome, attempt: Attempt) -> bool:
        numbers = [_number(attempt(case.call)) for case in cases]
        return any(
            all(n in model(_laid(c)) for n, c in zip(numbers, cases, strict=True))
            for model in models
        )

    return when


def like_wherever_several(model: Model) -> Sign:
    """Tell a mistake by all its scores where there are several word modifiers."""

    def when(_: Case, __: Outcome, attempt: Attempt) -> bool:
        return _right(attempt, *computing.WORD) and all(
            _number(attempt(case.call)) in {case.expected, *model(_laid(case))}
            for case in computing.SEVERAL
        )

    return when


def fails_on_several_only(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether one word modifier comes out right, and several do not."""
    return outcome.ended == "returned" and _right(attempt, *computing.WORD)


def counts_blanks(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether words without a blank come out right, and a blank is worth something.

    A blank that stops the function counts, too, where there is no modifier that
    could have stopped it.
    """
    tiles, modifiers = case.call.args
    if not _right(attempt, *computing.PLAIN):
        return False
    if outcome.ended == "raised":
        return set(modifiers) == {ScoreModifier.NONE}
    models = []
    for worth in (-1, 1):
        points = [worth if tile in "? " else tile_score(tile) for tile in tiles]
        models.append(Laid(points, modifiers))
    return _number(outcome) in {laid.letters for laid in models}


def right_in_capitals(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the score is right once all letters are capitals."""
    tiles, modifiers = case.call.args
    return same(case.expected, attempt(Call((tiles.upper(), modifiers))).value)


def right_with_question_marks(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the score is right once each space is a `?`."""
    tiles, modifiers = case.call.args
    marked = attempt(Call((tiles.replace(" ", "?"), modifiers)))
    return same(case.expected, marked.value)


def steps_off_the_word(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a tile is looked up where the word has none."""
    return outcome.error.startswith("IndexError: string index")


def misnames_a_modifier(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a score modifier is asked for by a name that it does not have."""
    wrong_name = outcome.error_type in ("NameError", "AttributeError")
    return wrong_name and MODIFIER_NAME.search(outcome.error) is not None


def scores_no_tile(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether each tile of a plain word counts -1, like a character that is none."""
    plain = [(len(c.call.args[0]), attempt(c.call)) for c in computing.PLAIN]
    return outcome.ended == "returned" and all(
        _number(answer) == -tiles for tiles, answer in plain
    )


def scores_nothing(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether even a plain word scores 0."""
    plain = [attempt(case.call) for case in computing.PLAIN]
    return all(_number(answer) == 0 for answer in (outcome, *plain))


def _laid(case: Case) -> Laid:
    played_tiles, modifiers = case.call.args
    return Laid([tile_score(tile) for tile in played_tiles], modifiers)


def _number(outcome: Outcome) -> int | None:
    return outcome.value if type(outcome.value) is int else None


def _right(attempt: Attempt, *cases: Case) -> bool:
    return all(judge_value(case, attempt(case.call)) is None for case in cases)
