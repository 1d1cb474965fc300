"""The mistakes in calculate_score with the 50 points for seven tiles."""

from __future__ import annotations

from scrabble_course.board.board_scores import BONUS
from scrabble_course.checks.board import play_models as plays
from scrabble_course.checks.board import play_scores as cases
from scrabble_course.checks.board.evidence import like, right
from scrabble_course.checks.board.play_models import laid, shows_in_all
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _gives_another_bonus(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the same number is added in all cases, but not the right one."""
    added = set()
    for case in cases.SEVEN:
        value = attempt(case.call).value
        if type(value) is not int:
            return False
        added.add(value - plays.without_bonus(laid(case)))
    return len(added) == 1 and not added & {0, BONUS}


def _lacks_the_bonus(case: Case) -> int:
    return plays.without_bonus(laid(case))


def _counts_all_but_this_bonus(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether the bonus is all that is missing, also where letters lie in the word."""
    is_alone = right(attempt, *cases.GIVEN, *cases.CROSSING, *cases.BEHIND_LETTERS)
    return is_alone and like(cases.EIGHT_LETTERS, _lacks_the_bonus)(
        case, outcome, attempt
    )


BONUS_MISTAKES = (
    shows_in_all(
        "bonus-without-seven-tiles",
        cases.PLAIN,
        plays.bonus_always,
        say="The 50 points are for laying seven tiles, not for holding them: count the "
        "letters of the word that come on empty squares.",
    ),
    shows_in_all(
        "bonus-for-six",
        cases.SIX,
        plays.bonus_always,
        say="Six tiles are laid here. The 50 points are for laying all seven.",
    ),
    shows_in_all(
        "bonus-for-a-long-word",
        cases.LONG_WORD,
        plays.bonus_always,
        say="The word has seven letters, but some of them lay there already. The 50 "
        "points are for laying seven tiles: count the empty squares of the word.",
    ),
    shows_in_all(
        "bonus-for-the-last-tiles",
        cases.LAST_TILES,
        plays.bonus_always,
        say="All the tiles in hand are laid, but there are fewer than seven. The 50 "
        "points are for laying seven.",
    ),
    shows_in_all(
        "bonus-multiplied",
        cases.DOUBLED_SEVEN,
        plays.bonus_multiplied,
        say="The 50 points for seven tiles were multiplied, too. Add them at the very "
        "end, after the word premiums.",
    ),
    shows_in_all(
        "bonus-again",
        cases.LETTERS_AFTER,
        plays.bonus_for_each_letter_after,
        say="The 50 points were added more than once: after the seventh tile, the word "
        "goes on with letters that lie there. Add the points below the loop, and not "
        "in it.",
    ),
    shows_in_all(
        "bonus-instead",
        cases.SEVEN,
        plays.bonus_alone,
        say="The 50 points have taken the place of the score. Add them to it: `score "
        "+= 50`.",
    ),
    Mistake(
        "another-bonus",
        cases.SEVEN,
        _gives_another_bonus,
        "Laying seven tiles earns 50 points, and another number was added here.",
    ),
    shows_in_all(
        "no-bonus",
        cases.SEVEN,
        plays.without_bonus,
        say="Seven tiles are laid here, which earns 50 points more.",
    ),
    Mistake(
        "no-bonus-for-a-longer-word",
        cases.EIGHT_LETTERS,
        _counts_all_but_this_bonus,
        "Seven tiles are laid here, in a word that has more letters. That earns 50 "
        "points: count the tiles that are laid, not the letters of the word.",
    ),
)
