"""On the way, in stage 10: word_points, the points of one word by itself."""

from __future__ import annotations

from dataclasses import replace

from scrabble_course.board import ACROSS, DOWN, Board, Play
from scrabble_course.board.board_scores import word_points
from scrabble_course.board.layout import Premium, premium_at
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import describing
from scrabble_course.exercises.board.counted_words import (
    PREMIUM_ERRORS,
    STEPS_JOINED,
    Word,
    counted,
    in_words,
    right,
    several_word_premiums,
)

EMPTY = Board.empty()
QUIZ = EMPTY.lay(Play("QUIZ", row=7, col=6))
QUINT = EMPTY.lay(Play("QUINT", row=7, col=3))
ZONE = QUIZ.lay(Play("ZONE", row=7, col=9, down=True))
FiR = EMPTY.lay(Play("FiR", row=7, col=6))


def _case(topic: str, *args: object) -> Case:
    return Case(Call(args), word_points(*args), topic)  # type: ignore[arg-type]


FIRST = (
    _case("premiums of the word", EMPTY, (7, 6), ACROSS, "QUIZ"),
    _case("premiums of letters", EMPTY, (5, 5), ACROSS, "TEA"),
    _case("premiums of the word", EMPTY, (7, 3), ACROSS, "QUINT"),
    _case("premiums of the word", EMPTY, (3, 3), DOWN, "QUA"),
    _case("premiums of the word", EMPTY, (0, 0), ACROSS, "QUICKEST"),
)
AGAIN = (
    _case("a letter that comes twice", EMPTY, (7, 3), ACROSS, "QUEUE"),
    _case("a letter that comes twice", EMPTY, (5, 5), DOWN, "TAT"),
)
USED = (
    _case("letters that lie there", QUIZ, (7, 9), DOWN, "ZONE"),
    _case("letters that lie there", QUINT, (7, 3), ACROSS, "QUINTS"),
    _case("letters that lie there", ZONE, (9, 7), ACROSS, "CON"),
    _case("letters that lie there", QUINT, (7, 5), DOWN, "IN"),
)
ALONE = (
    _case("one word alone", QUINT, (8, 5), ACROSS, "NO"),
    _case("one word alone", EMPTY, (7, 3), ACROSS, "PAINTER"),
)
LYING_BLANK = (
    _case("a blank that lies there", FiR, (7, 6), ACROSS, "FiRED"),
    _case("a blank that lies there", FiR, (7, 7), DOWN, "iN"),
)
BLANKS = (
    _case("blanks", EMPTY, (7, 6), ACROSS, "QUIz"),
    _case("blanks", EMPTY, (7, 7), ACROSS, "qI"),
    _case("blanks", EMPTY, (7, 3), ACROSS, "qUINT"),
)
GROUPS = {
    **dict.fromkeys(("GIVEN", "LETTER", "WORD"), FIRST),
    **dict.fromkeys(("PLAIN", "OLD"), USED),
    **dict.fromkeys(("LAID_BLANK", "BLANK_ON_WORD"), BLANKS),
    "LYING_BLANK": LYING_BLANK,
    "DOWN": tuple(case for case in (*FIRST, *USED) if case.call.args[2] == DOWN),
    "WALKED": (*FIRST, *USED),
}


def _at_first_places(word: Word) -> int:
    """Count each letter where the first of its kind lies."""
    firsts = {square.letter: square for square in reversed(word)}
    return right(tuple(firsts[square.letter] for square in word))


def _all_on(word: Word, premium: Premium) -> Word:
    """Return a word as if each square had this premium; one is left in the lesson."""
    return tuple(replace(square, premium=premium) for square in word)


MISTAKES = (
    Mistake(
        "index-of-a-letter",
        AGAIN,
        "A letter that comes twice is looked for on the square of the first. "
        "`word.index(letter)` finds only that one: take one step for each letter, or "
        "count the places with `enumerate`.",
        like=(counted(_at_first_places),),
        though=FIRST,
    ),
    Mistake(
        "capital-looked-up",
        (*BLANKS, *LYING_BLANK),
        "`LETTER_VALUES` has no small letters, which stand for blanks. "
        "`LETTER_VALUES.get(letter, 0)` gives 0 for them.",
        shows=lambda case, got: got.ended == "raised",
        claims="KeyError",
    ),
    *PREMIUM_ERRORS,
    STEPS_JOINED,
    Mistake(
        "one-premium-for-all",
        FIRST,
        "The premium of one square counts for all tiles. Each has a square of its own: "
        "ask `premium_at((row, col))` for each letter, inside the loop.",
        like=(
            counted(lambda word: right(_all_on(word, word[0].premium))),
            counted(lambda word: right(_all_on(word, premium_at((8, 6))))),
        ),
        throughout=True,
    ),
    *in_words(GROUPS, lambda points, walk: (points,)),
    several_word_premiums(FIRST[-1:], FIRST[:-1]),
    Mistake(
        "more-than-the-word",
        ALONE,
        "This is one word by itself, without cross words, and without the 50 points "
        "for seven tiles: `calculate_score` will add those.",
        shows=lambda case, got: got.value > case.expected,
        though=(*FIRST, *USED),
    ),
)

EXERCISE = Exercise(
    "word_points",
    stage=10,
    reference=word_points,
    cases=(*FIRST, *USED, *BLANKS, *LYING_BLANK, *AGAIN, *ALONE),
    judge=judge_value,
    describe=describing(direction_at=2),
    mistakes=MISTAKES,
    hints=(
        "Walk along the word as `read_on` walks along a board, a square for each "
        "letter. Which two numbers do you remember on the way?",
        "Add up the letters; for a tile that is laid now, times `letter_times` of its "
        "square. Multiply the `word_times` of these squares in a second variable. At "
        "the end, multiply the two.",
        'If `board[row, col] != "."`, the letter lies there: add its value. Else '
        "`premium = premium_at((row, col))`: add the value times "
        "`premium.letter_times`, and `times = times * premium.word_times`. Then go one "
        "step on, in `direction`. Return `points * times`.",
    ),
)
