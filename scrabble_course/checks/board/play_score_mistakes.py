"""The mistakes in calculate_score, and what each of them makes of a play."""

from __future__ import annotations

from itertools import islice

from scrabble_course.board.board_scores import cross_word_score, word_points
from scrabble_course.board.layout import ACROSS, DOWN, Direction
from scrabble_course.board.play import Play
from scrabble_course.checks.board import play_models as plays
from scrabble_course.checks.board import play_scores as cases
from scrabble_course.checks.board import score_models as words
from scrabble_course.checks.board.bonus_mistakes import BONUS_MISTAKES
from scrabble_course.checks.board.error_mistakes import (
    BOARD_CANNOT_CHANGE,
    HALF_A_SQUARE,
    NO_LETTER,
    ON_A_LETTER,
    PREMIUM_IS_NO_NUMBER,
    SQUARE_IS_A_PAIR,
)
from scrabble_course.checks.board.evidence import (
    When,
    like,
    looks_up_a_blank,
    never_ends_but_in,
    right,
)
from scrabble_course.checks.board.loop_mistakes import LOOP_MISTAKES
from scrabble_course.checks.board.play_models import in_words, shows_in_all
from scrabble_course.checks.board.play_walks import WALKS
from scrabble_course.checks.board.premium_mistakes import PREMIUMS_AND_BLANKS
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _plays_across(case: Case) -> int:
    board, pos, _direction, _hand, word = case.call.args
    return word_points(board, pos, ACROSS, word)


def _last_cross_word(case: Case) -> int:
    """Return what the last tile's cross word scores."""
    board, (row, col), direction, _hand, word = case.call.args
    laid = Play(word, row, col, direction == DOWN).new_tiles(board)
    square, letter = list(laid.items())[-1]
    return cross_word_score(board, letter, square, direction)


def _fails_one_way_only(good: Direction) -> When:
    """Tell a mistake by the plays in one direction, which come out right."""

    def when(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
        is_none = outcome.ended == "returned" and outcome.value is None
        fine = (case for case in ONE_BY_ONE if case.call.args[2] == good)
        return not is_none and right(attempt, *fine)

    return when


def _counts_cross_words_one_way(_: Case, __: Outcome, attempt: Attempt) -> bool:
    ways = (cases.CROSSING, cases.CROSSING_DOWN)
    for own, other in (ways, ways[::-1]):
        without = [plays.without_cross_words(plays.laid(case)) for case in own]
        found = [attempt(case.call).value for case in own]
        if found == without and right(attempt, *other):
            return True
    return False


def _fails_on_a_few_squares(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether premiums are right elsewhere, but perhaps for one more square."""
    if outcome.ended != "returned":
        return False
    elsewhere = (*cases.PLAIN, *cases.LETTER, *cases.WORD, *cases.PLAYED_DOWN)
    wrong = (case for case in elsewhere if not right(attempt, case))
    return len(list(islice(wrong, 2))) < 2


def _right_without_cross_words(_: Case, __: Outcome, attempt: Attempt) -> bool:
    return right(attempt, *cases.PLAIN, *cases.LETTER, *cases.WORD, *cases.PLAYED_DOWN)


def _fails_on_several_only(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    others = (*cases.WORD, *cases.CROSSING, *cases.CROSSING_DOWN)
    return outcome.ended == "returned" and right(attempt, *others)


WORDS = (*cases.PLAIN, *cases.LETTER, *cases.WORD)
ONE_BY_ONE = (
    *(*cases.GIVEN, *cases.PLAIN, *cases.LETTER, *cases.WORD, *cases.PLAYED_DOWN),
    *(*cases.CROSSING, *cases.CROSSING_DOWN),
)
"""Plays in both directions that show the main word and its cross words."""

MISTAKES = (
    Mistake(
        "endless-recursion",
        (),
        never_ends_but_in(cases.GIVEN[0], cases.GIVEN[3]),
        "Scoring a cross word asks for its own cross words, which asks again, without "
        "end. A cross word has no cross words of its own: score it by a function that "
        "counts one word and nothing else, and no direction has to come first.",
    ),
    HALF_A_SQUARE,
    BOARD_CANNOT_CHANGE,
    SQUARE_IS_A_PAIR,
    PREMIUM_IS_NO_NUMBER,
    ON_A_LETTER,
    NO_LETTER,
    Mistake(
        "blank-has-no-value",
        (*cases.LAID_BLANK, *cases.LYING_BLANK, *cases.BLANK_ON_WORD),
        looks_up_a_blank,
        "A small letter is a blank, and worth 0. It is not in `LETTER_VALUES`, but "
        "`LETTER_VALUES.get(letter, 0)` gives 0 for it.",
    ),
    *WALKS,
    Mistake(
        "only-the-last-cross-word",
        cases.GIVEN,
        like(cases.GIVEN, _last_cross_word),
        "Only the last cross word is left, or 0 where there is none. `score = ...` "
        "replaces what was there, and `score += ...` adds to it.",
    ),
    Mistake(
        "direction-ignored",
        cases.PLAYED_DOWN,
        like(cases.PLAYED_DOWN, _plays_across),
        "That is what the word scores across. Going down, the row grows by 1 from "
        "letter to letter, and the column stays: `direction` is the step, (1, 0). "
        "(Compare with `==`, not `is`, and without quotes: `direction == DOWN`.)",
    ),
    *(
        shows_in_all(
            mistake.name, WORDS, *in_words(*mistake.models), say=mistake.advice
        )
        for mistake in LOOP_MISTAKES
    ),
    shows_in_all(
        "letters-already-there",
        cases.PLAIN,
        *in_words(words.laid_letters_only),
        say="All the letters of the word count, also those that lay there before. Only "
        "the premiums under them do not.",
    ),
    *PREMIUMS_AND_BLANKS,
    Mistake(
        "cross-words-in-one-direction",
        (*cases.CROSSING, *cases.CROSSING_DOWN),
        _counts_cross_words_one_way,
        "Cross words are counted in plays of one direction only. Both have them. If "
        "that was to stop a recursion, score a cross word by a function that does not "
        "look for others; and `cross_word_score` takes the direction of the play.",
    ),
    shows_in_all(
        "cross-words-along-the-play",
        (*cases.PLAIN, *cases.BOTH_WAYS),
        plays.cross_words_along_the_play,
        say="A word along the play was added, as if it were a cross word. "
        "`cross_word_score` takes the direction of the play, and finds the other one "
        "by itself.",
    ),
    shows_in_all(
        "cross-words-left-out",
        (*cases.CROSSING, *cases.CROSSING_DOWN),
        plays.without_cross_words,
        say="Only the main word was counted. A tile that is laid beside other letters "
        "forms a cross word as well: add `cross_word_score` for each tile laid.",
    ),
    shows_in_all(
        "cross-words-multiplied",
        (cases.CROSSING_PREMIUM[0], cases.OTHER_PREMIUM[0]),
        plays.cross_words_multiplied,
        say="The word premium of the main word has multiplied the cross words, too. "
        "Keep two sums: one is multiplied, and the other holds the cross words.",
    ),
    shows_in_all(
        "cross-words-without-premiums",
        cases.CROSSING_PREMIUM,
        plays.cross_words_without_premiums,
        say="The premium under a tile that is laid counts in the main word and in the "
        "cross word. Let `cross_word_score` say what a cross word is worth.",
    ),
    shows_in_all(
        "old-words-again",
        cases.LETTERS_CROSSED,
        plays.old_words_again,
        say="A word that lay across the play already was counted again. Only a tile "
        "that is laid in this turn forms a cross word.",
    ),
    shows_in_all(
        "one-letter-is-no-word",
        cases.PLAIN,
        plays.lone_letters,
        say="A tile with no letters beside it was counted twice, as if it were a cross "
        "word. One letter is no word.",
    ),
    *BONUS_MISTAKES,
    Mistake(
        "several-word-premiums",
        cases.SEVERAL,
        _fails_on_several_only,
        "One word premium comes out right, and several do not. They multiply each "
        "other: two double words make 4 times, two triple words 9 times.",
    ),
    Mistake(
        "premium-layout",
        cases.LAYOUT,
        _fails_on_a_few_squares,
        "Nearly all premiums are right, but not those on these squares. Compare your "
        "table with `LAYOUT`, or ask `premium_at((row, col))`. The table is the same "
        "from left to right as from top to bottom: else a transposed board would have "
        "its premiums on other squares.",
    ),
    shows_in_all(
        "main-word-again",
        cases.GIVEN,
        plays.main_word_for_each_tile,
        plays.main_word_for_each_letter,
        say="The main word was counted several times. Count it once, before the loop "
        "that adds the cross words.",
    ),
    Mistake(
        "wrong-when-down",
        (cases.GIVEN[1], *cases.PLAYED_DOWN, *cases.CROSSING_DOWN),
        _fails_one_way_only(ACROSS),
        "Plays across come out right, and this play down does not. `Play(word, row, "
        "col)` runs across; for a play down, its fourth value is True, as `direction "
        "== DOWN` is. In a walk of your own, the row grows and the column stays. "
        "(Compare with `==`: `is` asks whether two names are for one and the same "
        "thing in memory.)",
    ),
    Mistake(
        "wrong-when-across",
        (*cases.CROSSING, *cases.GIVEN),
        _fails_one_way_only(DOWN),
        "Plays down come out right, and this play across does not. In `Play(word, row, "
        "col, down)`, the fourth value is True or False, as `direction == DOWN` is. A "
        "pair such as `direction` counts as true, whatever is in it.",
    ),
    Mistake(
        "cross-words-otherwise-wrong",
        (*cases.CROSSING, *cases.CROSSING_DOWN, *cases.OTHER_PREMIUM),
        _right_without_cross_words,
        "Plays without cross words come out right, and plays with cross words do not. "
        "For each tile that is laid, add what `cross_word_score` says: with the board "
        "before the play, its letter, its square, and the direction of the play.",
    ),
)
