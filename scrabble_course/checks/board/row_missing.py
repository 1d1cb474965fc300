"""The mistakes in row_plays that show in plays which are missing."""

from __future__ import annotations

from collections import Counter

from scrabble_course.board.anchors import ANY_LETTER, RowSquare, is_anchor
from scrabble_course.board.finding_plays import RowPlay, row_plays
from scrabble_course.checks.board import row_cases
from scrabble_course.checks.board.row_facts import (
    Found,
    all_missing,
    compared,
    finds,
    missing_in,
)
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _needs_small_words(case: Case, _: Outcome, attempt: Attempt) -> bool:
    hand, row, words = case.call.args
    expected: set[RowPlay] = case.expected
    found = finds(attempt, hand, row, {word.lower() for word in words})
    return expected != set() and found == expected


def _needs_small_letters_allowed(case: Case, out: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found when anchors allow small letters as well."""
    hand, row, words = case.call.args
    missing = [play for play in missing_in(case, out) if play.blanks]
    found = finds(attempt, hand, list(map(_with_small_letters, row)), words)
    return missing != [] and all((play.col, play.word) in found for play in missing)


def _with_small_letters(square: RowSquare) -> RowSquare:
    if isinstance(square, frozenset):
        return square | {letter.lower() for letter in square}
    return square


def _needs_capitals_on_the_row(case: Case, _: Outcome, attempt: Attempt) -> bool:
    hand, row, words = case.call.args
    capitals = [sq.upper() if isinstance(sq, str) else sq for sq in row]
    right = row_plays(hand, capitals, words)
    return capitals != row and right == finds(attempt, hand, capitals, words)


def _misses_the_first_column(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays start in the first column, and are found in the second."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    found = finds(attempt, hand, [None, *row[:-1]], words)
    at_edge = all(play.col == 0 for play in missing) and row[-1] is None
    return at_edge and any((1, play.word) in found for play in missing)


def _misses_the_last_column(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays end in the last column, and are found one before."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    found = finds(attempt, hand, [*row[1:], None], words)
    at_edge = all(play.end == len(row) for play in missing) and row[0] is None
    return at_edge and any((play.col - 1, play.word) in found for play in missing)


def _looks_at_the_other_end(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found once the end of the row is empty."""
    hand, row, words = case.call.args
    missing = [play for play in missing_in(case, outcome) if play.col == 0]
    found = finds(attempt, hand, [*row[:-2], None, None], words)
    return any((0, play.word) in found for play in missing)


def _lays_before_the_anchor(play: Found) -> bool:
    before = play.row[play.col : play.first_anchor]
    return any(square is None for square in before)


def _misses_the_first_anchor(play: Found) -> bool:
    first = next(at for at, square in enumerate(play.row) if is_anchor(square))
    return play.first_anchor > first


def _gives_one_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    plays = compared(case, outcome)
    return plays is not None and len(plays.got) == 1 < len(plays.expected)


def _finds_nothing(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether no play comes back in any row, as far as calls end in time."""
    plays = compared(case, outcome)
    if plays is None or plays.got:
        return False
    for other in MANY_KINDS:
        further = attempt(other.call)
        if further.ended == "timed out":
            break
        if further.value not in (set(), None):
            return False
    return True


def _gives_the_first_column(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether plays come back in rows where they start in column 0, and in no other."""
    plays = compared(case, outcome)
    if plays is None or plays.got:
        return False
    starts = set()
    for row in MANY_KINDS:
        further = attempt(row.call)
        if further.ended == "timed out":
            return False
        starts |= {col for col, _ in row_cases.plays_of(further.value) or ()}
    return starts == {0}


def _needs_anchors_everywhere(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found if all empty squares are anchors for all."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    every = [square if isinstance(square, str) else ANY_LETTER for square in row]
    found = finds(attempt, hand, every, words)
    return missing != [] and all((play.col, play.word) in found for play in missing)


def _never_plays_blanks(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    is_told = all_missing(lambda play: play.blanks)(case, outcome, attempt)
    return is_told and finds(attempt, *row_cases.BLANK[0].call.args) == set()


def _never_uses_letters(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    is_told = all_missing(lambda play: play.there)(case, outcome, attempt)
    return is_told and finds(attempt, *row_cases.PLAIN[0].call.args) == set()


def _one_tile_each(play: Found) -> bool:
    held = Counter(play.laid)
    return max(held.values()) > 1


def _leaves_short_words_out(_: Case, __: Outcome, attempt: Attempt) -> bool:
    mixed = row_cases.PLAIN[1]
    longer = {play for play in mixed.expected if len(play[1]) > 2}
    return finds(attempt, *mixed.call.args) == longer


MANY_KINDS = (
    *row_cases.LEFT_EDGE,
    *row_cases.LONGEST,
    *row_cases.PLAIN,
    *row_cases.CROSS,
    *row_cases.LETTERS_THERE,
    *row_cases.RIGHT_EDGE,
)

MISSING = (
    Mistake(
        "short-words",
        row_cases.PLAIN,
        _leaves_short_words_out,
        "Only words of two letters are missing. They are words like any other.",
    ),
    Mistake(
        "small-words",
        row_cases.PLAIN,
        _needs_small_words,
        "With the words in small letters this comes out right. They come in capitals, "
        "as on the board: look up `word.upper()`, not `word.lower()`.",
    ),
    Mistake(
        "blank-on-the-row",
        row_cases.BLANK_THERE,
        _needs_capitals_on_the_row,
        "With a capital in place of the small letter on the row this comes out right. "
        "A small letter is a blank that lies there: look up `word.upper()`.",
    ),
    Mistake(
        "blank-and-cross-check",
        row_cases.BLANK_CROSS,
        _needs_small_letters_allowed,
        "A blank may lie on that anchor, but its small letter is not in the set of "
        "letters allowed, which are capitals. Ask `letter.upper() in square`.",
    ),
    Mistake(
        "blank-never-played",
        row_cases.BLANK[1:],
        _never_plays_blanks,
        "A `?` in the hand is a blank, which may stand for any letter. Where you try "
        "a tile, try the 26 small letters if the tile is `?`.",
    ),
    Mistake(
        "second-blank-unused",
        row_cases.TWO_BLANKS[:1],
        all_missing(lambda play: play.blanks == 2),
        "There are two blanks in the hand, and a play may need both. Once one is "
        "played, the other is still there.",
    ),
    Mistake(
        "blank-only-without-tile",
        row_cases.BLANK_OR_TILE,
        all_missing(lambda play: play.blanks),
        "A blank may also stand for a letter whose own tile you hold. It scores less, "
        "but it is another play.",
    ),
    Mistake(
        "all-copies-gone",
        row_cases.COPIES,
        all_missing(_one_tile_each),
        "The hand holds that letter twice, and a word may take both tiles. "
        "`hand.replace(tile, '')` takes them all away; `hand.replace(tile, '', 1)` "
        "takes one.",
    ),
    Mistake(
        "last-square-before-the-first",
        row_cases.BOTH_ENDS,
        _looks_at_the_other_end,
        "With the end of the row empty, this play is found. Before the first column "
        "there is nothing, but `row[col - 1]` is `row[-1]` there, the last square: "
        "ask `col == 0` first.",
    ),
    Mistake(
        "first-column",
        row_cases.LEFT_EDGE,
        _misses_the_first_column,
        "One square further to the right, this play is found. A word may start in "
        "column 0: before it there is no letter.",
    ),
    Mistake(
        "last-column",
        row_cases.RIGHT_EDGE,
        _misses_the_last_column,
        "One square further to the left, this play is found. A word may end in "
        "column 14; the end of the row completes it as an empty square does.",
    ),
    Mistake(
        "one-play-only",
        (row_cases.PLAIN[1], row_cases.LONGEST[1]),
        _gives_one_play,
        "Only one play has come back, and there are more. Collect them in a set, and "
        "return it after the last one.",
    ),
    Mistake(
        "letters-there-unused",
        (*row_cases.LETTERS_THERE, row_cases.PLAIN[0], row_cases.BEFORE[0]),
        _never_uses_letters,
        "Words that run through letters on the row are missing. Where a letter lies, "
        "the word goes on with it, and the hand stays as it is.",
    ),
    Mistake(
        "first-anchor-only",
        row_cases.LATER_ANCHORS,
        all_missing(_misses_the_first_anchor),
        "Only plays on the first anchor of the row are there. Go on to the others: "
        "does a `return` or a `break` end your loop early?",
    ),
    Mistake(
        "starts-at-the-anchor",
        (*row_cases.BEFORE, *row_cases.PLAIN, *row_cases.LATER_ANCHORS),
        all_missing(_lays_before_the_anchor),
        "All missing plays lay a tile before they come to the anchor. A word may start "
        "further to the left, as far as the hand reaches, and any of its tiles may be "
        "the one that lies on an anchor.",
    ),
    Mistake(
        "anchors-everywhere",
        (),
        _needs_anchors_everywhere,
        "The missing plays are found once every empty square is an anchor that allows "
        "any letter. One anchor is enough, under whichever tile, and on an empty "
        "square that is None any letter may lie.",
    ),
    Mistake(
        "first-column-only",
        (),
        _gives_the_first_column,
        "Only plays that start in column 0 are found. Does a `return` end the loop "
        "over the columns after its first round? Return the plays after the loop.",
    ),
    Mistake(
        "nothing-found",
        (),
        _finds_nothing,
        "No play is found, here or in other rows. Follow one of the expected words "
        "letter by letter through your function: where does it get lost?",
    ),
)
