"""On the way, in stage 11: open_row_plays, the plays in a row without letters."""

from __future__ import annotations

from scrabble_course.board.anchors import RowSquare, read_row
from scrabble_course.board.finding_plays import open_row_plays
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import describe

CENTRE, EDGE, CHOOSY, TWO = map(
    read_row,
    (
        ".......{*}.......",
        "..............{*}",
        ".......{AE}.......",
        "...{*}...{}.......",
    ),
)
WORDS = ["ACT", "AT", "CAT", "CATS"]


def _case(
    topic: str, hand: str, row: list[RowSquare], words: list[str] = WORDS
) -> Case:
    expected = open_row_plays(hand, row, words)
    return Case(Call((hand, row, words)), expected, topic)


PLAIN = (
    _case("over an anchor", "AT", CENTRE, ["AT"]),
    _case("over an anchor", "CAT", CENTRE),
)
GROWING = (_case("words that grow", "CATS", CENTRE, ["CAT", "CATS"]),)
WITH_BLANK = (_case("a blank", "C?T", CENTRE, ["CAT"]),)
CASES = (
    *PLAIN,
    *GROWING,
    _case("the edge", "CAT", EDGE),
    _case("what an anchor allows", "CAT", CHOOSY),
    _case("what an anchor allows", "CATS", TWO),
    *WITH_BLANK,
    _case("no anchor", "CAT", [None] * 15),
)
MISTAKES = (
    Mistake(
        "no-anchor-asked",
        (*PLAIN, *CASES[-1:]),
        "Some of these plays lie on no anchor. A word counts only if one of its "
        "squares, `row[start : start + len(word)]`, is an anchor.",
        shows=lambda case, got: got.value > case.expected,
    ),
    Mistake(
        "blank-never-played",
        WITH_BLANK,
        "A `?` in the hand is a blank, and no play here has one. It may stand for any "
        "letter, which is small in the word: that is what `choices` gives for it.",
        like=(
            lambda hand, row, words: open_row_plays(hand.replace("?", ""), row, words),
        ),
        though=PLAIN,
    ),
    Mistake(
        "stops-at-a-word",
        GROWING,
        "CAT is found, and then the search stops. Keep the word, but go on: it may "
        "grow.",
        shows=lambda case, got: (
            got.value < case.expected and not any(w == "CATS" for _, w in got.value)
        ),
    ),
)

EXERCISE = Exercise(
    "open_row_plays",
    stage=11,
    reference=open_row_plays,
    cases=CASES,
    judge=judge_value,
    describe=describe,
    mistakes=MISTAKES,
    hints=(
        "`words_from` finds the words of some tiles. Here a word also has a column "
        "where it starts, and a square for its next letter.",
        "Start in each of the 15 columns. The next letter comes on the square at "
        "`start + len(word)`, so `choices(hand, row[start + len(word)])` gives what "
        "fits there. There is no such square behind the edge.",
        "A function inside, `go_on(start, word, hand)`: if `word.upper()` is no "
        "beginning, return. If it is a word, and `is_anchor` holds for one of its "
        "squares, add `(start, word)`. If the row goes on, call it for each choice, "
        "with `word + letter` and the rest.",
    ),
)
