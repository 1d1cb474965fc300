"""The mistakes in row_plays that show in plays which should not be there."""

from __future__ import annotations

from collections import Counter

from scrabble_course.board.anchors import read_row
from scrabble_course.board.finding_plays import RowPlay
from scrabble_course.checks.board import row_cases
from scrabble_course.checks.board.row_facts import Found, an_extra, compared, finds
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _names_other_columns(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    got, expected = (
        Counter(word for _, word in found) for found in (plays.got, plays.expected)
    )
    return got == expected and all(
        _words(finds(attempt, *other.call.args)) == _words(other.expected)
        for other in row_cases.PLAIN
    )


def _words(plays: set[RowPlay]) -> set[str]:
    return {word for _, word in plays}


def _gives_the_tiles(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether words are shortened to the letters that are laid."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    laid = {play.laid for play in plays.missing if play.there}
    return any(play.word in laid and not play.is_word for play in plays.extra)


def _spells_otherwise(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether plays are missing but for capitals and small letters."""
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    missing = {(play.col, play.capitals) for play in plays.missing}
    return all((play.col, play.capitals) in missing for play in plays.extra)


def _respells_the_row(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a play is missing but for capitals in place of blanks on the row."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    respelled = {
        (play.col, _with_capitals_from_the_row(play))
        for play in plays.missing
        if any(there.islower() for there, _ in play.there)
    }
    return any((play.col, play.word) in respelled for play in plays.extra)


def _with_capitals_from_the_row(play: Found) -> str:
    return "".join(b.upper() if isinstance(a, str) else b for a, b in play.covers)


def _needs_other_tiles(play: Found) -> bool:
    return "?" not in play.hand and bool(play.takes_too_many - {*play.hand, "?"})


def _asks_its_own_list(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether TO is found but not XQ, when neither is among the words."""
    row = read_row("......{*}........")
    word, no_word = (finds(attempt, hand, row, {"AT"}) for hand in ("TO", "XQ"))
    return word != set() and no_word == set()


EXTRAS = (
    Mistake(
        "column-of-the-word",
        row_cases.CASES,
        _names_other_columns,
        "The words are right, the columns are not. The column is that of the word's "
        "first letter, even if that lies on the row already; columns count from 0.",
    ),
    Mistake(
        "tiles-for-the-word",
        (),
        _gives_the_tiles,
        "These are the tiles that are laid. The answer has the whole word, with the "
        "letters that it runs through.",
    ),
    Mistake(
        "tile-not-held",
        (),
        an_extra(_needs_other_tiles),
        "That play needs a tile that the hand does not have. Only letters that lie on "
        "the row come free.",
    ),
    Mistake(
        "blank-on-the-row-respelled",
        (),
        _respells_the_row,
        "A small letter on the row is a blank, and stays a small letter in the word. "
        "Use `word.upper()` only to look the word up.",
    ),
    Mistake(
        "blank-unnamed",
        (),
        an_extra(lambda play: "?" in play.word),
        "A `?` stands in the word. A blank is laid as a letter: try each of the "
        "26 small letters for it.",
    ),
    Mistake(
        "capitals-for-small-letters",
        (),
        _spells_otherwise,
        "The play is right but for capitals and small letters. A tile is a capital, "
        "and a blank is the small letter that it stands for: `CATs`.",
    ),
    Mistake(
        "leaves-the-row",
        (),
        an_extra(lambda play: play.leaves_the_row),
        "That word does not fit in: the row has 15 squares, and nothing lies before "
        "the first or after the last.",
    ),
    Mistake(
        "over-a-letter",
        (),
        an_extra(lambda play: any(a != b for a, b in play.there)),
        "That word puts a letter on a square where another one lies. On such a "
        "square there is no choice: the word goes on with the letter that is there.",
    ),
    Mistake(
        "nothing-laid",
        (),
        an_extra(lambda play: play.laid == ""),
        "That word lies on the row already, so it is no play. A play lays a tile on "
        "at least one anchor.",
    ),
    Mistake(
        "letter-before",
        (),
        an_extra(lambda play: play.col > 0 and isinstance(play.row[play.col - 1], str)),
        "A letter lies just before that word, and belongs to it. A word starts only "
        "where no letter is to its left.",
    ),
    Mistake(
        "letter-after",
        (),
        an_extra(
            lambda play: any(isinstance(a, str) for a in play.row[play.end :][:1])
        ),
        "A letter lies just after that word, and belongs to it. A word is complete "
        "only where the next square is empty, or where the row ends.",
    ),
    Mistake(
        "no-anchor",
        (),
        an_extra(lambda play: play.first_anchor == -1),
        "That play touches nothing: it lays no tile on an anchor. Remember on the way "
        "whether one has been covered.",
    ),
    Mistake(
        "own-word-list",
        row_cases.PLAIN,
        _asks_its_own_list,
        "That word is not among the words that were given. Use the parameter `words`; "
        "the course's own list is for when it is None.",
    ),
    Mistake(
        "not-a-word",
        (),
        an_extra(lambda play: not play.is_word and not play.is_prefix),
        "That is none of the words given. When the last letter is laid, ask "
        "`word.upper() in words`, of the whole word.",
    ),
    Mistake(
        "prefix-taken-for-word",
        (),
        an_extra(lambda play: play.is_prefix),
        "That is only the beginning of a word. Beginnings tell you whether to go on; "
        "a play is complete when `word.upper() in words`.",
    ),
    Mistake(
        "cross-check-ignored",
        (),
        an_extra(lambda play: any(b.upper() not in a for a, b in play.on_anchors)),
        "That play lays a letter on an anchor which does not allow it. At an anchor, "
        "ask `letter.upper() in square`; an empty frozenset allows nothing.",
    ),
    Mistake(
        "blank-used-twice",
        (*row_cases.ONE_BLANK, *row_cases.BLANK, *row_cases.TWO_BLANKS),
        an_extra(lambda play: "?" in play.hand and "?" in play.takes_too_many),
        "That play lays more blanks than the hand holds. A blank is spent like any "
        "other tile: `hand.replace('?', '', 1)`.",
    ),
    Mistake(
        "tile-used-twice",
        (),
        an_extra(lambda play: set(play.hand) & play.takes_too_many),
        "That play lays a tile more often than the hand holds it. Go on with one tile "
        "less each time: `hand.replace(tile, '', 1)`.",
    ),
)
