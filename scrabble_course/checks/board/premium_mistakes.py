"""The mistakes in calculate_score with premiums and blanks: those of single words."""

from __future__ import annotations

from scrabble_course.checks.board import play_scores as cases
from scrabble_course.checks.board import score_models as words
from scrabble_course.checks.board.play_models import in_words, shows_in_all

PREMIUMS_AND_BLANKS = (
    shows_in_all(
        "double-and-triple-swapped",
        (*cases.LETTER, *cases.WORD),
        *in_words(words.swapped_numbers),
        say="Double and triple have changed places here: a double premium counts "
        "twice, a triple one three times.",
    ),
    shows_in_all(
        "letter-and-word-swapped",
        (*cases.LETTER, *cases.WORD),
        *in_words(words.swapped_kinds),
        say="Letter and word premiums have changed places here: a letter premium is "
        "for the tile on its square, and a word premium for the whole word.",
    ),
    shows_in_all(
        "letter-premiums-left-out",
        cases.LETTER,
        *in_words(words.without_letter_premiums),
        say="A tile lies on a letter premium here, and counts twice or three times.",
    ),
    shows_in_all(
        "letter-premiums-multiply-other-letters",
        cases.LETTER,
        *in_words(words.letter_premium_so_far, words.letter_premium_for_the_word),
        say="A letter premium has multiplied other letters as well. Multiply the "
        "points of this one tile, and then add them to the sum.",
    ),
    shows_in_all(
        "word-premiums-left-out",
        cases.WORD,
        *in_words(words.without_word_premiums),
        say="A word premium was left out here. Remember it while you add up the "
        "letters, and multiply the sum in the end.",
    ),
    shows_in_all(
        "word-premiums-multiply-one-tile",
        cases.WORD,
        *in_words(words.word_premium_for_a_tile),
        say="A word premium has multiplied only the tile on its own square. It "
        "multiplies the whole sum, once all letters are added up.",
    ),
    shows_in_all(
        "word-premiums-in-order",
        cases.WORD,
        *in_words(words.word_premium_so_far, words.word_premium_from_there),
        say="A word premium has multiplied a part of the word. Keep the factor in a "
        "variable of its own, and multiply after the last letter.",
    ),
    shows_in_all(
        "several-word-premiums-once",
        cases.SEVERAL,
        *in_words(
            words.first_word_premium,
            words.last_word_premium,
            words.largest_word_premium,
        ),
        say="There is more than one word premium here, and only one was applied. They "
        "multiply each other: start with `times = 1`, and say `times *= 2` or "
        "`times *= 3` for each.",
    ),
    shows_in_all(
        "several-word-premiums-added",
        cases.SEVERAL,
        *in_words(words.word_premiums_added, words.word_extras_added),
        say="Several word premiums have been added up. They multiply each other: two "
        "double words make 4 times, a double and a triple word 6 times.",
    ),
    shows_in_all(
        "premiums-again",
        cases.OLD,
        *in_words(
            words.old_premiums,
            words.old_letter_premiums,
            words.old_word_premiums,
        ),
        say="A premium was counted that lies under a letter from an earlier turn. The "
        "tile laid first has used it up: ask `is_letter(board[row, col])` before you "
        "look at the premium.",
    ),
    shows_in_all(
        "laid-blank-worth",
        cases.LAID_BLANK,
        *in_words(words.laid_blanks_worth_their_letter, words.blanks_worth_one),
        say="A small letter in the word is a blank, which is worth 0 on any square, "
        "whatever it stands for.",
    ),
    shows_in_all(
        "lying-blank-worth",
        cases.LYING_BLANK,
        *in_words(words.lying_blanks_worth_their_letter),
        say="The word runs through a blank that was laid earlier. It stays a blank, "
        "and is worth 0 in every later turn as well.",
    ),
    shows_in_all(
        "blank-on-a-word-premium",
        cases.BLANK_ON_WORD,
        *in_words(words.blank_hides_word_premium),
        say="A blank is worth 0, but the word premium under it counts all the same "
        "for the other letters.",
    ),
)
