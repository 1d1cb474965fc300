"""The mistakes in cross_word_score, and what each of them makes of a word."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board_scores import cross_word_score
from scrabble_course.board.layout import ACROSS, DOWN
from scrabble_course.checks.board import score_models as models
from scrabble_course.checks.board.crossing_scores import (
    ACROSS_CASES,
    BLANK_ON_WORD,
    BOTH_WAYS,
    GIVEN,
    LAID_BLANK,
    LETTER,
    LYING_BLANK,
    NONE,
    OLD,
    PLAIN,
    PLAYED_DOWN,
    WORD,
)
from scrabble_course.checks.board.crossing_walks import WALKS, WORDS
from scrabble_course.checks.board.error_mistakes import (
    BOARD_CANNOT_CHANGE,
    HALF_A_SQUARE,
    PREMIUM_IS_NO_NUMBER,
    ROW_AND_TEXT,
    SQUARE_IS_A_PAIR,
)
from scrabble_course.checks.board.evidence import (
    When,
    like,
    looks_up_a_blank,
    never_ends_but_in,
    right,
)
from scrabble_course.checks.board.loop_mistakes import LOOP_MISTAKES, LoopMistake
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _like(cases: tuple[Case, ...], *of_words: models.Model) -> When:
    """Tell a mistake by what it makes of the cross words of its own cases."""

    def of_case(model: models.Model) -> Callable[[Case], int]:
        return lambda case: model(models.crossing_word(*case.call.args))

    return like(cases, *map(of_case, of_words))


def _in_the_loop(mistake: LoopMistake) -> Mistake:
    when = _like(WORDS, *mistake.models)
    return Mistake(mistake.name, WORDS, when, mistake.advice)


def _is_wrong_when_down(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    is_none = outcome.ended == "returned" and outcome.value is None
    return not is_none and right(attempt, *ACROSS_CASES)


def _calls_itself_when_down(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    return outcome.error_type == "RecursionError" and right(attempt, *ACROSS_CASES)


def _scores_a_lone_letter(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    return type(outcome.value) is int and right(attempt, *GIVEN, *PLAIN)


def _scores_along_the_play(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether the word in the direction of the play is scored, where there is one."""
    for other in BOTH_WAYS:
        board, letter, pos, direction = other.call.args
        along = DOWN if direction == ACROSS else ACROSS
        if attempt(other.call).value != cross_word_score(board, letter, pos, along):
            return False
    return True


def _ignores_the_direction(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether plays across come out right, and plays down as if they ran across."""
    for down in PLAYED_DOWN:
        board, letter, pos, _direction = down.call.args
        if attempt(down.call).value != cross_word_score(board, letter, pos, ACROSS):
            return False
    return right(attempt, *GIVEN, *WORD)


def _stops_for_down(_: Case, __: Outcome, attempt: Attempt) -> bool:
    return right(attempt, *GIVEN, *WORD) and all(
        attempt(case.call).value == 0 for case in PLAYED_DOWN
    )


MISTAKES = (
    HALF_A_SQUARE,
    BOARD_CANNOT_CHANGE,
    SQUARE_IS_A_PAIR,
    PREMIUM_IS_NO_NUMBER,
    ROW_AND_TEXT,
    Mistake(
        "transposes-without-end",
        PLAYED_DOWN,
        _calls_itself_when_down,
        "Plays across come out right, and for a play down the function calls itself "
        "without end. On the transposed board the play runs across, so hand on "
        "`ACROSS`.",
    ),
    Mistake(
        "endless-recursion",
        (),
        never_ends_but_in(*NONE, *PLAIN),
        "Scoring the cross word asks for its own cross words, which asks again, "
        "without end. A cross word has no cross words of its own: score it by a "
        "function that counts one word and nothing else, and both directions are safe.",
    ),
    Mistake(
        "dot-has-no-value",
        (),
        lambda case, outcome, attempt: outcome.error == "KeyError: '.'",
        "The `.` in the text of the cross word stands for the letter that is laid. "
        "Put it there before you score the word: `text.replace('.', letter)`.",
    ),
    Mistake(
        "blank-has-no-value",
        (*LAID_BLANK, *LYING_BLANK, *BLANK_ON_WORD),
        looks_up_a_blank,
        "A small letter is a blank, and worth 0. It is not in `LETTER_VALUES`, but "
        "`LETTER_VALUES.get(letter, 0)` gives 0 for it.",
    ),
    Mistake(
        "only-across",
        PLAYED_DOWN,
        _stops_for_down,
        "Plays across come out right, and for plays down the answer is always 0. A "
        "play down has cross words, too; they run across. If that was to stop a "
        "recursion, score a cross word by a function that does not look for others.",
    ),
    Mistake(
        "direction-ignored",
        PLAYED_DOWN,
        _ignores_the_direction,
        "Plays across come out right, and plays down are scored as if they ran "
        "across. For a play down, ask about the transposed board, where row and "
        "column of the square have changed places as well. (Compare with `==`, not "
        "`is`, and without quotes: `direction == DOWN`.)",
    ),
    Mistake(
        "word-along-the-play",
        BOTH_WAYS,
        _scores_along_the_play,
        "That is the word along the play. The cross word runs the other way: down if "
        "the direction is ACROSS, and across if it is DOWN.",
    ),
    *WALKS,
    *(_in_the_loop(mistake) for mistake in LOOP_MISTAKES),
    Mistake(
        "lone-letter",
        NONE,
        _scores_a_lone_letter,
        "No letter lies next to the square across the play, so there is no cross word, "
        "and the answer is 0. One letter is no word.",
    ),
    Mistake(
        "letter-left-out",
        PLAIN,
        _like(PLAIN, models.lying_letters_only),
        "The letter that is laid belongs to the cross word, and its points count as "
        "well as those of the letters that lie there. (`replace` gives another text: "
        "keep it, `word = text.replace('.', letter)`.)",
    ),
    Mistake(
        "letters-already-there",
        PLAIN,
        _like(PLAIN, models.laid_letters_only),
        "All the letters of the cross word count, also those that lay there before.",
    ),
    Mistake(
        "premiums-again",
        OLD,
        _like(
            OLD,
            models.old_premiums,
            models.old_letter_premiums,
            models.old_word_premiums,
        ),
        "A premium was counted that lies under a letter from an earlier turn. It is "
        "used up: in this word, only the premium of the new square counts.",
    ),
    Mistake(
        "letter-premium-left-out",
        LETTER,
        _like(LETTER, models.no_premiums),
        "The new letter lies on a letter premium, which counts in the cross word, too.",
    ),
    Mistake(
        "word-premium-left-out",
        WORD,
        _like(WORD, models.no_premiums),
        "The new letter lies on a word premium, which multiplies the whole cross "
        "word, too.",
    ),
    Mistake(
        "word-premium-for-a-tile",
        WORD,
        _like(WORD, models.word_premium_for_a_tile),
        "The word premium has multiplied only the new letter. It multiplies the whole "
        "cross word.",
    ),
    Mistake(
        "letter-premium-for-the-word",
        LETTER,
        _like(
            LETTER,
            models.letter_premium_for_the_word,
            models.letter_premium_so_far,
        ),
        "The letter premium has multiplied other letters as well. It is for the new "
        "letter alone.",
    ),
    Mistake(
        "double-and-triple-swapped",
        (*LETTER, *WORD),
        _like((*LETTER, *WORD), models.swapped_numbers),
        "Double and triple have changed places here: a double premium counts twice, a "
        "triple one three times.",
    ),
    Mistake(
        "laid-blank-worth",
        LAID_BLANK,
        _like(
            (*PLAIN, *LAID_BLANK),
            models.laid_blanks_worth_their_letter,
            models.blanks_worth_one,
        ),
        "The letter that is laid is small: a blank, which is worth 0 on any square.",
    ),
    Mistake(
        "lying-blank-worth",
        LYING_BLANK,
        _like((*PLAIN, *LYING_BLANK), models.lying_blanks_worth_their_letter),
        "The cross word has a small letter in it: a blank, which is worth 0 not only "
        "when it is laid, but also in every later turn.",
    ),
    Mistake(
        "blank-on-a-word-premium",
        BLANK_ON_WORD,
        _like(
            (*PLAIN, *BLANK_ON_WORD),
            models.blank_hides_word_premium,
        ),
        "A blank is worth 0, but the word premium under it counts all the same for "
        "the other letters.",
    ),
    Mistake(
        "wrong-when-down",
        PLAYED_DOWN,
        _is_wrong_when_down,
        "Plays across come out right, and this play down does not. For a play down, "
        "two things change: the board, and the square. `transpose(board)` gives "
        "another board, which has to be kept, and on it the square is `(col, row)`.",
    ),
)
