"""On the way, in stage 11: open_row_plays, the plays in a row without letters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scrabble_course.board.anchors import RowSquare, read_row
from scrabble_course.board.finding_plays import open_row_plays
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import describe
from scrabble_course.exercises.board.row_plays import EXTRAS, MISSING, STOPS, an_extra

CENTRE, EDGE, CHOOSY, TWO, CLOSED = map(
    read_row,
    (
        ".......{*}.......",
        "..............{*}",
        ".......{AE}.......",
        "...{*}...{}.......",
        "......{*}{}.......",
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
EDGES = (
    _case("the edge", "CAT", EDGE),
    _case("what an anchor allows", "CATS", TWO),
)
WITH_BLANK = (_case("a blank", "C?T", CENTRE, ["CAT"]),)
SMALL_WORDS = (_case("words in small letters", "AT", CENTRE, ["at"]),)
CASES = (
    *PLAIN,
    *GROWING,
    *EDGES[:1],
    _case("what an anchor allows", "CAT", CHOOSY),
    *EDGES[1:],
    _case("what an anchor allows", "AT", CLOSED),
    *WITH_BLANK,
    *SMALL_WORDS,
    _case("no anchor", "CAT", [None] * 15),
)

_OF_ANY_ROW = {mistake.name: mistake for mistake in (*STOPS, *EXTRAS, *MISSING)}


def _as_in_any_row(name: str, *on: Case, **other: Any) -> Mistake:
    """Return a mistake of `row_plays` that shows in rows without letters as well."""
    return replace(_OF_ANY_ROW[name], on=on, **{"though": (), **other})


MISTAKES = (
    _as_in_any_row("walks-off-the-row"),
    _as_in_any_row("not-pairs"),
    _as_in_any_row("column-of-the-word"),
    _as_in_any_row("capitals-for-small-letters"),
    an_extra(
        "no-anchor-asked",
        "Some of these plays lie on no anchor. A word counts only if one of its "
        "squares, `row[start : start + len(word)]`, is an anchor.",
        lambda play: play.is_word and play.covers and not play.anchors,
    ),
    _as_in_any_row("leaves-the-row"),
    _as_in_any_row("not-a-word"),
    _as_in_any_row("cross-check-ignored"),
    _as_in_any_row("tile-used-twice"),
    _as_in_any_row("ends-at-a-word", *PLAIN, *GROWING),
    _as_in_any_row("longer-words-only", *PLAIN, *GROWING),
    _as_in_any_row("last-tile-decides", *PLAIN, *GROWING),
    _as_in_any_row("hand-used-up", *PLAIN, *GROWING),
    _as_in_any_row("nothing-found", *CASES),
    _as_in_any_row("one-play-only", *PLAIN),
    _as_in_any_row("starts-at-the-anchor", *PLAIN, *GROWING),
    _as_in_any_row(
        "ends-of-the-row",
        *EDGES,
        advice="One square further inside, this play is found. A word may start in "
        "column 0, and end in column 14.",
        though=PLAIN,
    ),
    Mistake(
        "blank-never-played",
        WITH_BLANK,
        "A `?` in the hand is a blank, and no play here has one. It may stand for any "
        "letter, which is small in the word: that is what `choices` gives for it. Look "
        "up `word.upper()`, among the words and among the beginnings.",
        like=(
            lambda hand, row, words: open_row_plays(hand.replace("?", ""), row, words),
        ),
        though=PLAIN,
    ),
    _as_in_any_row("words-as-they-come", *SMALL_WORDS, though=PLAIN[:1]),
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
