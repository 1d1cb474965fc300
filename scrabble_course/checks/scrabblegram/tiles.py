"""The exercises of stage 8: tile_score and can_form_word_from_tiles (seed 001)."""

from __future__ import annotations

import string

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
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


def _is_value_of_another(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return type(outcome.value) is int and outcome.value != case.expected


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
        "Keep the scores in a dictionary, with one kind of letters only, and turn "
        "the tile into that kind before you look it up. Add both blanks to it.",
        "With `SCORES = {'a': 1, 'b': 3, ..., ' ': 0, '?': 0}`, a single line will "
        "do: `return SCORES.get(tile.lower(), -1)`.",
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
            "letter-value",
            CAPITALS,
            _is_value_of_another,
            "This letter has another score. Compare each line of your table with "
            "the tiles: one letter may have slipped into the wrong group.",
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
            "no-tile",
            NO_TILE,
            _knows_letters,
            "That is neither a letter nor a blank, so the answer is -1: no 0, and "
            "no error. `SCORES.get(tile, -1)` gives -1 for what is not in the table.",
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
