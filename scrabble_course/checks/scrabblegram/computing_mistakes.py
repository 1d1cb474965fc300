"""The mistakes in compute_score, and what each of them makes of a word."""

from __future__ import annotations

import math
from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, judge_value, same
from scrabble_course.checks.scrabblegram import computing, score_models
from scrabble_course.checks.scrabblegram.score_models import Laid, Model
from scrabble_course.scrabblegram.best_word import BONUS
from scrabble_course.scrabblegram.tiles import tile_score


def _laid(case: Case) -> Laid:
    played_tiles, modifiers = case.call.args
    return Laid([tile_score(tile) for tile in played_tiles], modifiers)


def _number(outcome: Outcome) -> int | None:
    return outcome.value if type(outcome.value) is int else None


def _like(model: Model) -> Callable[[Case, Outcome, Attempt], bool]:
    """Tell a mistake by its score, which is not the right one."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        return _number(outcome) in model(_laid(case))

    return when


def _like_wherever_several(model: Model) -> Callable[[Case, Outcome, Attempt], bool]:
    """Tell a mistake by all its scores where there are several word modifiers."""

    def when(_: Case, __: Outcome, attempt: Attempt) -> bool:
        return _right(attempt, *computing.WORD) and all(
            _number(attempt(case.call)) in {case.expected, *model(_laid(case))}
            for case in computing.SEVERAL
        )

    return when


def _right(attempt: Attempt, *cases: Case) -> bool:
    return all(judge_value(case, attempt(case.call)) is None for case in cases)


def _counts_blanks(case: Case, outcome: Outcome, _: Attempt) -> bool:
    tiles, modifiers = case.call.args
    if outcome.ended == "raised":
        return True
    models = []
    for worth in (-1, 1):
        points = [worth if tile in "? " else tile_score(tile) for tile in tiles]
        models.append(Laid(points, modifiers))
    return _number(outcome) in {laid.letters for laid in models}


def _right_in_capitals(case: Case, _: Outcome, attempt: Attempt) -> bool:
    tiles, modifiers = case.call.args
    return same(case.expected, attempt(Call((tiles.upper(), modifiers))).value)


def _right_with_question_marks(case: Case, _: Outcome, attempt: Attempt) -> bool:
    tiles, modifiers = case.call.args
    marked = attempt(Call((tiles.replace(" ", "?"), modifiers)))
    return same(case.expected, marked.value)


def _steps_off_the_word(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.error.startswith("IndexError: string index")


MISTAKES = (
    Mistake(
        "more-squares-than-tiles",
        (),
        _steps_off_the_word,
        "There are seven squares, and this word has fewer tiles. Go along the tiles "
        "that are played, not along all the squares.",
    ),
    Mistake(
        "double-and-triple-swapped",
        (*computing.LETTER, *computing.WORD),
        _like(score_models.with_other_marks("dtDT", "tdTD")),
        "Double and triple have changed places here: a double modifier counts twice, "
        "a triple one three times.",
    ),
    Mistake(
        "letter-and-word-swapped",
        computing.LETTER[:1],
        _like(score_models.with_other_marks("dtDT", "DTdt")),
        "A letter modifier has multiplied the whole word. It is for the tile on its "
        "own square; the word modifiers have WORD in their names.",
    ),
    Mistake(
        "next-square",
        computing.LETTER[2:],
        _like(score_models.on_the_next_square),
        "The modifier of a neighbouring square was used. The first tile lies on the "
        "square with `score_modifiers[0]`, and so on.",
    ),
    Mistake(
        "letter-modifiers-multiply-what-was-before",
        computing.LETTER,
        _like(score_models.letter_modifiers_in_order),
        "A letter modifier has multiplied the tiles before it as well. Multiply the "
        "score of this one tile, and then add it to the sum.",
    ),
    Mistake(
        "letter-modifiers-ignored",
        computing.LETTER,
        _like(lambda laid: {sum(laid.points)}),
        "A letter modifier was left out here: the tile on that square counts twice "
        "or three times.",
    ),
    Mistake(
        "word-modifiers-ignored",
        computing.WORD,
        _like(lambda laid: {laid.letters}),
        "A word modifier was left out here. Remember it while you add up the tiles, "
        "and multiply the sum in the end.",
    ),
    Mistake(
        "word-modifiers-multiply-one-tile",
        computing.WORD,
        _like(score_models.own_tile_only),
        "A word modifier has multiplied only the tile on its own square. It "
        "multiplies the whole sum, once all tiles are added up.",
    ),
    Mistake(
        "word-modifiers-in-order",
        computing.WORD,
        _like(score_models.word_modifiers_in_order),
        "A word modifier has multiplied only the tiles before it. Keep the factor in "
        "a variable of its own, and multiply after the last tile.",
    ),
    Mistake(
        "repeated-word-modifiers-once",
        computing.SEVERAL,
        _like_wherever_several(score_models.one_word_modifier),
        "There is more than one word modifier here, and only one of them was applied. "
        "They multiply each other: start with `times = 1`, and say `times *= 2` or "
        "`times *= 3` for each.",
    ),
    Mistake(
        "repeated-word-modifiers-added",
        computing.SEVERAL,
        _like_wherever_several(score_models.word_modifiers_added),
        "Several word modifiers have been added up. They multiply each other: a "
        "double and a triple word make 6 times, two triple words 9 times.",
    ),
    Mistake(
        "repeated-word-modifiers",
        computing.SEVERAL,
        lambda case, outcome, attempt: (
            outcome.ended == "returned" and _right(attempt, *computing.WORD)
        ),
        "One word modifier comes out right, and several do not. They multiply each "
        "other: two doubles make 4 times, a double and a triple 6 times.",
    ),
    Mistake(
        "modifiers-beyond-the-word",
        (*computing.BEYOND, computing.GIVEN[0]),
        _like(score_models.beyond_the_word),
        "A word modifier lies beyond the end of the word, and was applied all the "
        "same. Only squares with a tile on them count.",
    ),
    Mistake(
        "bonus-multiplied",
        computing.DOUBLED_BONUS,
        _like(lambda laid: {(laid.letters + BONUS) * math.prod(laid.word_times)}),
        "The 50 points for all seven tiles were multiplied, too. Add them at the very "
        "end, after the word modifiers.",
    ),
    Mistake(
        "no-bonus",
        computing.ALL_TILES,
        _like(lambda laid: {laid.letters}),
        "All seven tiles are played here, which adds 50 points.",
    ),
    Mistake(
        "bonus-at-six",
        computing.SIX_TILES,
        _like(lambda laid: {laid.letters * math.prod(laid.word_times) + BONUS}),
        "Only six tiles are played here, and 50 points were added. The bonus is for "
        "all seven. Blanks are tiles, and squares without a tile are not.",
    ),
    Mistake(
        "space-as-blank",
        computing.SPACE,
        _right_with_question_marks,
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too, and scores 0, as `tile_score` knows.",
    ),
    Mistake(
        "blank-worth",
        computing.BLANK,
        _counts_blanks,
        "A blank scores 0 whatever it stands for and wherever it lies. Let "
        "`tile_score` say what each tile is worth.",
    ),
    Mistake(
        "blank-on-a-word-modifier",
        computing.BLANK_ON_WORD,
        _like(score_models.skips_word_modifiers_of_blanks),
        "A blank scores 0, but the word modifier under it still counts for the other "
        "tiles.",
    ),
    Mistake(
        "small-letters",
        computing.SMALL,
        _right_in_capitals,
        "In capitals, these tiles come out right. Small letters count like capitals: "
        "let `tile_score` say what each tile is worth.",
    ),
)
