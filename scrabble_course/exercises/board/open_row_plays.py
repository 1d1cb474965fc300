"""On the way, in stage 11: open_row_plays, the plays in a row without letters."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from scrabble_course.board.finding_plays import open_row_plays
from scrabble_course.diagnosis.exercise import Exercise, Mistake
from scrabble_course.diagnosis.mistakes import fails_like
from scrabble_course.exercises.board import row_plays
from scrabble_course.exercises.board.boards import describe
from scrabble_course.exercises.board.found_plays import ROW_TRAITS

_cases = partial(row_plays.cases_of, open_row_plays, list)

PLAIN = _cases("over an anchor", "AT .......{*} AT", "CAT .......{*} ACT AT CAT CATS")
GROWING = _cases("words that grow", "CATS .......{*} CAT CATS")
EDGE = _cases(
    "the edge", "CAT ..............{*} ACT AT CAT CATS", "AT {*} AT", "CAT .{*} CAT"
)
ALLOWED = "what an anchor allows"
CHOOSY = _cases(ALLOWED, "CAT .......{AE} ACT AT CAT CATS")
TWO = _cases(ALLOWED, "CATS ...{*}...{} ACT AT CAT CATS")
CLOSED = _cases(ALLOWED, "AT ......{*}{} ACT AT CAT CATS")
WITH_BLANK = _cases("a blank", "C?T .......{*} CAT")
SMALL_WORDS = _cases("words in small letters", "AT .......{*} at")
OWN_LETTER = _cases("a blank", "AT? .......{*} AT")
OTHER_WORDS = _cases("over an anchor", "ON .......{*} ON NO")
HELD = _cases(row_plays.HELD, "TTA .......{*} TAT AT")
TWO_ANCHORS = _cases("two anchors", "AT ..{*}.........{*} AT")
NO_ANCHOR = _cases("no anchor", "CAT . ACT AT CAT CATS")
CASES = (
    *(*PLAIN, *GROWING, *EDGE, *CHOOSY, *TWO, *CLOSED),
    *(*WITH_BLANK, *OWN_LETTER, *OTHER_WORDS, *SMALL_WORDS),
    *(*HELD, *TWO_ANCHORS, *NO_ANCHOR),
)

_OF_ANY_ROW = {mistake.name: mistake for mistake in row_plays.MISTAKES[::-1]}


def _as_in_any_row(*names: str, **other: Any) -> list[Mistake]:
    """Return mistakes of `row_plays` that show in rows without letters as well."""
    others = {"on": (), "passes_on": (), **other}
    return [replace(_OF_ANY_ROW[name], **others) for name in names]


MISTAKES = (
    *_as_in_any_row("column-behind-the-word", on=CASES),
    *_as_in_any_row("starts-before-the-row"),
    *_as_in_any_row("blank-made-a-capital", on=WITH_BLANK, passes_on=PLAIN),
    *_as_in_any_row("laid-from-column-0", on=(*PLAIN, *EDGE)),
    *_as_in_any_row("walks-off-the-row", "parts-of-a-play", "no-anchor", "not-a-word"),
    *_as_in_any_row("cross-check-ignored", "tile-used-twice"),
    *_as_in_any_row("nothing-found", on=CASES),
    *_as_in_any_row("longer-words-only", on=(*PLAIN, *GROWING)),
    fails_like("blank-never-played", WITH_BLANK, passes_on=PLAIN)(
        "A `?` in the hand is a blank, and no play here has one. It may stand for any "
        "letter, which is small in the word: that is what `choices` gives for it. Look "
        "up `word.upper()`, among the words and among the beginnings.",
        lambda hand, row, words: open_row_plays(hand.replace("?", ""), row, words),
    ),
    fails_like("blank-only-where-needed", OWN_LETTER, passes_on=(*WITH_BLANK, *PLAIN))(
        "A blank is played only where the hand has no tile for the letter. Both are "
        "plays, and score differently: for each letter try the tile, and the blank as "
        "well, as `choices` does.",
        lambda hand, row, words: {
            (col, word)
            for col, word in open_row_plays(hand, row, words)
            if not {*filter(str.islower, word)} & {*hand.lower()}
        },
    ),
    *_as_in_any_row("words-of-the-example", on=OTHER_WORDS, passes_on=PLAIN),
    *_as_in_any_row("words-as-they-come", on=SMALL_WORDS, passes_on=PLAIN[:1]),
)

EXERCISE = Exercise(
    "open_row_plays",
    stage=11,
    reference=open_row_plays,
    cases=CASES,
    describe=describe,
    mistakes=MISTAKES,
    traits=ROW_TRAITS,
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
