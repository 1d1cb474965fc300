"""The exercises of stage 8: tile_score and can_form_word_from_tiles (seed 001)."""

from __future__ import annotations

import string

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value, same
from scrabble_course.checks.scrabblegram import forming
from scrabble_course.checks.scrabblegram.forming_mistakes import MISTAKES
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles, tile_score


def _case(tile: str, topic: str, given: bool = False) -> Case:
    return Case(Call((tile,)), tile_score(tile), topic, given)


GIVEN = (
    _case("P", "the example of the problem set", given=True),
    _case("1", "the example of the problem set", given=True),
)
CAPITALS = tuple(_case(c, f"the value of {c}") for c in string.ascii_uppercase)
SMALL = tuple(_case(c, f"the value of {c}") for c in string.ascii_lowercase)
QUESTION_MARK = _case("?", "a blank written as ?")
SPACE = _case(" ", "a blank written as a space")
NO_TILE = (GIVEN[1], *(_case(c, "a character that is no tile") for c in "0.*-_[`{@"))
STAR = tuple(case for case in NO_TILE if case.call.args == ("*",))
ACCENT = _case("é", "a letter that no tile has")


def _right(attempt: Attempt, *cases: Case) -> bool:
    """Whether the function gets all of `cases` right."""
    return all(judge_value(case, attempt(case.call)) is None for case in cases)


def _fails_on_small_letters_only(_: Case, __: Outcome, attempt: Attempt) -> bool:
    some = [case for case in SMALL if case.call.args[0] in "aqz"]
    return _right(attempt, *CAPITALS) and not any(_right(attempt, c) for c in some)


def _fails_on_capitals_only(_: Case, __: Outcome, attempt: Attempt) -> bool:
    some = [case for case in CAPITALS if case.call.args[0] in "AQZ"]
    return _right(attempt, *SMALL) and not any(_right(attempt, c) for c in some)


def _scores_every_letter(attempt: Attempt, score: int, cases: tuple[Case, ...]) -> bool:
    """Whether the function gives the same `score` for all of `cases`."""
    return all(same(attempt(case.call).value, score) for case in cases)


def _finds_no_letter(_: Case, __: Outcome, attempt: Attempt) -> bool:
    return _scores_every_letter(attempt, -1, (*CAPITALS, *SMALL))


def _scores_nothing(_: Case, __: Outcome, attempt: Attempt) -> bool:
    return _scores_every_letter(attempt, 0, (*CAPITALS, *SMALL))


def _is_value_of_another(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether this letter has a wrong value, though most have the right one."""
    right = sum(_right(attempt, case) for case in CAPITALS)
    return type(outcome.value) is int and right > len(CAPITALS) / 2


def _takes_the_star_for_a_tile(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether `*` scores nothing, and what no table has is no tile."""
    return same(outcome.value, 0) and _right(attempt, GIVEN[1], *CAPITALS[:3])


def _takes_the_star_away(_: Case, outcome: Outcome, __: Attempt) -> bool:
    takes_away = "pop" in outcome.where or "del " in outcome.where
    return outcome.error == "KeyError: '*'" and takes_away


def _is_wrong_number(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.ended == "returned" and type(outcome.value) is int


def _knows_letters(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether letters come out right, and so only this character does not."""
    return _right(attempt, *CAPITALS[:3])


TILE_SCORE = Exercise(
    "tile_score",
    stage=8,
    reference=tile_score,
    cases=(
        *GIVEN,
        *CAPITALS[:3],
        QUESTION_MARK,
        SPACE,
        *CAPITALS[3:],
        *SMALL,
        *NO_TILE,
        ACCENT,
    ),
    judge=judge_value,
    hints=(
        "There are three kinds of characters: letters, the two ways to write a "
        "blank, and all others. What is the answer for each kind?",
        "`SCRABBLE_LETTER_VALUES` has the letters, as small ones: make the tile small "
        "before you look it up. The two blanks are missing there, and `*` is no tile "
        "here: answer for these three first.",
        "`if tile == '?' or tile == ' ':` the answer is 0, and for `'*'` it is -1. "
        "For all others: `return SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)`.",
    ),
    mistakes=(
        Mistake(
            "small-letters",
            SMALL,
            _fails_on_small_letters_only,
            "Capitals come out right, and small letters do not. A small letter has "
            "the score of its capital: look up `tile.upper()`.",
        ),
        Mistake(
            "capitals",
            CAPITALS,
            _fails_on_capitals_only,
            "Small letters come out right, and capitals do not. A capital has the "
            "score of its small letter: look up `tile.lower()`.",
        ),
        Mistake(
            "table-changed",
            (),
            _takes_the_star_away,
            "Your function takes `*` out of the table, and at the next call there is "
            "none left. Do not change the table, which other functions use as well: "
            "ask for `*` first, and return -1. (A restart brings a lost `*` back.)",
        ),
        Mistake(
            "no-letter-found",
            CAPITALS,
            _finds_no_letter,
            "No letter is found, neither small ones nor capitals. All letters in "
            "`SCRABBLE_LETTER_VALUES` are small: look up `tile.lower()`.",
        ),
        Mistake(
            "every-letter-worth-0",
            CAPITALS,
            _scores_nothing,
            "Every letter scores 0 here. Is there a condition that always holds? "
            "`tile == '?' or ' '` does, since a text with something in it counts as "
            "true. Ask twice: `tile == '?' or tile == ' '`.",
        ),
        Mistake(
            "letter-value",
            CAPITALS,
            _is_value_of_another,
            "Most letters come out right, but this one has another score. If you "
            "typed a table of your own, compare this letter with the tiles.",
        ),
        Mistake(
            "space-as-blank",
            (SPACE,),
            lambda case, outcome, attempt: _right(attempt, QUESTION_MARK),
            "A `?` scores 0, but a space is a blank tile just as well. Both `' '` "
            "and `'?'` score 0.",
        ),
        Mistake(
            "question-mark-as-blank",
            (QUESTION_MARK,),
            lambda case, outcome, attempt: _right(attempt, SPACE),
            "A space scores 0, but a `?` is a blank tile just as well. Both `' '` "
            "and `'?'` score 0.",
        ),
        Mistake(
            "blank-worth",
            (QUESTION_MARK,),
            _is_wrong_number,
            "A blank tile can represent any letter, but it scores 0, whichever way "
            "it is written: `' '` or `'?'`.",
        ),
        Mistake(
            "star",
            STAR,
            _takes_the_star_for_a_tile,
            "`*` is the wildcard of Part 1, and stands in `SCRABBLE_LETTER_VALUES` "
            "with 0. In this game it is no tile: the answer is -1.",
        ),
        Mistake(
            "no-tile",
            NO_TILE,
            _knows_letters,
            "That is neither a letter nor a blank, so the answer is -1: no 0, and "
            "no error. `.get(tile, -1)` gives -1 for what is not in a table.",
        ),
        Mistake(
            "letter-no-tile-has",
            (ACCENT,),
            _knows_letters,
            "Python counts this as a letter, but no tile has it: the answer is -1. "
            "Ask your table what a tile is, not `tile.isalpha()`.",
        ),
    ),
)

CAN_FORM_WORD_FROM_TILES = Exercise(
    "can_form_word_from_tiles",
    stage=8,
    reference=can_form_word_from_tiles,
    cases=(
        *forming.GIVEN,
        *forming.OTHER_ORDER,
        *forming.BLANK,
        *forming.LETTERS,
        *forming.CAPITALS,
    ),
    generate=forming.random_tiles,
    generated=30,
    judge=forming.judge_play,
    hints=(
        "Take the first letter only. If a tile can stand for it, what is left is "
        "the same question again: a shorter word, and one tile less.",
        "A word without letters can always be formed, with no tiles played. For any "
        "other word, look for the tile of its first letter, then for a blank; "
        "without either, the answer is `(False, '')`. Else ask about the rest.",
        "After `formed, played = can_form_word_from_tiles(word[1:], "
        "tiles.replace(tile, '', 1))`, return `(True, tile + played)` if formed, "
        "with a `?` for a blank; else `(False, '')`.",
    ),
    mistakes=MISTAKES,
)

EXERCISES = (TILE_SCORE, CAN_FORM_WORD_FROM_TILES)
