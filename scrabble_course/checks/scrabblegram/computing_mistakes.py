"""The mistakes in compute_score, and the advice for each."""

from __future__ import annotations

import math

from scrabble_course.checks.exercise import Mistake
from scrabble_course.checks.scrabblegram import computing
from scrabble_course.checks.scrabblegram import computing_signs as signs
from scrabble_course.checks.scrabblegram import score_models as models
from scrabble_course.scrabblegram.best_word import BONUS

MISTAKES = (
    Mistake(
        "more-squares-than-tiles",
        (),
        signs.steps_off_the_word,
        "There are seven squares, and this word has fewer tiles. Go along the tiles "
        "that are played, not along all the squares.",
    ),
    Mistake(
        "modifier-misnamed",
        (),
        signs.misnames_a_modifier,
        "The modifiers have names such as `ScoreModifier.DOUBLE_LETTER_SCORE`: "
        "`ScoreModifier.` comes first, and each of the four ends in `_SCORE`.",
    ),
    Mistake(
        "no-tile-scored",
        (),
        signs.scores_no_tile,
        "Each tile counts -1, even without modifiers: that is what `tile_score` gives "
        "for what is no tile. Does it get the tile, or the modifier? The names before "
        "`in zip(...)` come in the order of what is in the brackets.",
    ),
    Mistake(
        "times-nothing",
        (),
        signs.scores_nothing,
        "Even without modifiers, words score 0. What does the factor of the word "
        "start with? 0 times anything is 0: start with `times = 1`.",
    ),
    Mistake(
        "modifiers-without-effect",
        computing.LETTER,
        signs.like_everywhere(
            (*computing.LETTER, *computing.WORD), lambda laid: {sum(laid.points)}
        ),
        "No modifier has any effect here. Compare each one with "
        "`ScoreModifier.DOUBLE_LETTER_SCORE` and the three others; a modifier never "
        'equals a text such as `"d"`.',
    ),
    Mistake(
        "double-and-triple-swapped",
        (*computing.LETTER, *computing.WORD),
        signs.like_everywhere(
            (*computing.LETTER, *computing.WORD),
            models.with_other_marks("dtDT", "tdTD"),
            models.with_other_marks("dt", "td"),
            models.with_other_marks("DT", "TD"),
        ),
        "Double and triple have changed places here: a double modifier counts twice, "
        "a triple one three times.",
    ),
    Mistake(
        "letter-factor-kept",
        computing.LETTER,
        signs.like_everywhere(computing.LETTER, *models.KEPT),
        "A letter modifier has counted for the tiles after it as well. Its factor is "
        "for one tile: set it back to 1 for each, inside the loop.",
    ),
    Mistake(
        "tile-added-twice",
        computing.LETTER[:1],
        signs.like_everywhere(computing.LETTER, *models.ADDED_TWICE),
        "The tile on this square has counted three times, not twice. Is it added "
        "doubled, and then once more? An `else` belongs to the last `if` only: with "
        "`elif` for all but the first, one of the ways is taken, and no other.",
    ),
    Mistake(
        "letter-and-word-swapped",
        computing.LETTER[:1],
        signs.like_everywhere(
            computing.LETTER, models.with_other_marks("dtDT", "DTdt")
        ),
        "A letter modifier has multiplied the whole word. It is for the tile on its "
        "own square; the word modifiers have WORD in their names.",
    ),
    Mistake(
        "next-square",
        computing.LETTER[2:],
        signs.like(models.on_the_next_square),
        "The modifier of a neighbouring square was used. The first tile lies on the "
        "square with `score_modifiers[0]`, and so on.",
    ),
    Mistake(
        "letter-modifiers-multiply-what-was-before",
        computing.LETTER,
        signs.like(models.letter_modifiers_in_order),
        "A letter modifier has multiplied the tiles before it as well. Multiply the "
        "score of this one tile, and then add it to the sum.",
    ),
    Mistake(
        "letter-modifiers-ignored",
        computing.LETTER,
        signs.like(lambda laid: {sum(laid.points)}),
        "A letter modifier was left out here: the tile on that square counts twice "
        "or three times.",
    ),
    Mistake(
        "word-modifiers-ignored",
        computing.WORD,
        signs.like(lambda laid: {laid.letters}),
        "A word modifier was left out here. Remember it while you add up the tiles, "
        "and multiply the sum in the end.",
    ),
    Mistake(
        "tiles-on-word-modifiers-left-out",
        computing.WORD,
        signs.like_everywhere(computing.WORD, models.without_tiles_on_word_modifiers),
        "The tile on a word modifier was not added. It counts like any other: add "
        "every tile, whatever its square, and multiply the sum in the end.",
    ),
    Mistake(
        "word-modifiers-multiply-one-tile",
        computing.WORD,
        signs.like(models.own_tile_only),
        "A word modifier has multiplied only the tile on its own square. It "
        "multiplies the whole sum, once all tiles are added up.",
    ),
    Mistake(
        "word-modifiers-in-order",
        computing.WORD,
        signs.like(models.word_modifiers_in_order),
        "A word modifier has multiplied only the tiles before it. Keep the factor in "
        "a variable of its own, and multiply after the last tile.",
    ),
    Mistake(
        "repeated-word-modifiers-once",
        computing.SEVERAL,
        signs.like_wherever_several(models.one_word_modifier),
        "There is more than one word modifier here, and only one of them was applied. "
        "They multiply each other: start with `times = 1`, and say `times *= 2` or "
        "`times *= 3` for each.",
    ),
    Mistake(
        "repeated-word-modifiers-added",
        computing.SEVERAL,
        signs.like_wherever_several(models.word_modifiers_added),
        "Several word modifiers have been added up. They multiply each other: a "
        "double and a triple word make 6 times, two triple words 9 times.",
    ),
    Mistake(
        "repeated-word-modifiers",
        computing.SEVERAL,
        signs.fails_on_several_only,
        "One word modifier comes out right, and several do not. They multiply each "
        "other: two doubles make 4 times, a double and a triple 6 times.",
    ),
    Mistake(
        "modifiers-beyond-the-word",
        (*computing.BEYOND, computing.GIVEN[0]),
        signs.like(models.beyond_the_word),
        "A word modifier lies beyond the end of the word, and was applied all the "
        "same. Only squares with a tile on them count.",
    ),
    Mistake(
        "bonus-multiplied",
        computing.DOUBLED_BONUS,
        signs.like(lambda laid: {(laid.letters + BONUS) * math.prod(laid.word_times)}),
        "The 50 points for all seven tiles were multiplied, too. Add them at the very "
        "end, after the word modifiers.",
    ),
    Mistake(
        "no-bonus",
        computing.ALL_TILES,
        signs.like(lambda laid: {laid.letters}),
        "All seven tiles are played here, which adds 50 points.",
    ),
    Mistake(
        "bonus-at-six",
        computing.SIX_TILES,
        signs.like(lambda laid: {laid.letters * math.prod(laid.word_times) + BONUS}),
        "Only six tiles are played here, and 50 points were added. The bonus is for "
        "all seven. Blanks are tiles, and squares without a tile are not.",
    ),
    Mistake(
        "space-as-blank",
        computing.SPACE,
        signs.right_with_question_marks,
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too, and scores 0, as `tile_score` knows.",
    ),
    Mistake(
        "blank-worth",
        computing.BLANK,
        signs.counts_blanks,
        "A blank scores 0 whatever it stands for and wherever it lies. Let "
        "`tile_score` say what each tile is worth.",
    ),
    Mistake(
        "blank-on-a-word-modifier",
        computing.BLANK_ON_WORD,
        signs.like(models.skips_word_modifiers_of_blanks),
        "A blank scores 0, but the word modifier under it still counts for the other "
        "tiles.",
    ),
    Mistake(
        "small-letters",
        computing.SMALL,
        signs.right_in_capitals,
        "In capitals, these tiles come out right. Small letters count like capitals: "
        "let `tile_score` say what each tile is worth.",
    ),
)
