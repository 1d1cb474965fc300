"""The mistakes in row_plays that lie in the search: where it goes on, where it ends."""

from __future__ import annotations

from scrabble_course.board.anchors import read_row
from scrabble_course.board.word_sets import prefixes
from scrabble_course.checks.board import row_cases
from scrabble_course.checks.board.evidence import right
from scrabble_course.checks.board.row_facts import Found, finds, missing_in
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake

FEW_WORDS = ("ACT", "AT", "CAT", "CATS")
"""The words of the example in the notebook, which is still in memory."""
ALIKE = ("DOG", "TEA", "SEA", "TO", "ONES")
FREE_ROW = "......{*}........"


def _knows_the_example(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether words of the example are found when given, and others like them not."""

    def is_found(word: str) -> bool:
        plays = finds(attempt, word, read_row(FREE_ROW), {word})
        return any(found == word for _, found in plays)

    return all(map(is_found, FEW_WORDS)) and not any(map(is_found, ALIKE))


def _needs_the_letters_there(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found with a tile more for each letter there."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    more = hand + "".join(sq.upper() for sq in row if isinstance(sq, str))
    found = finds(attempt, more, row, words)
    return missing != [] and all((play.col, play.word) in found for play in missing)


def _needs_words_on_the_way(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found once all that they begin with are words."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    found = finds(attempt, hand, row, words | prefixes(words))
    return missing != [] and all((play.col, play.word) in found for play in missing)


def _needs_longer_words(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing words are found once a longer word goes on from them."""
    hand, row, words = case.call.args
    missing = list(missing_in(case, outcome))
    longer = {play.capitals + "QX" for play in missing}
    found = finds(attempt, hand, row, words | longer)
    return missing != [] and all((play.col, play.word) in found for play in missing)


def _ends_at_a_word(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether each missing play is found once the words that it begins with are not."""

    def is_found(play: Found) -> bool:
        shorter = prefixes([play.capitals]) - {play.capitals}
        found = finds(attempt, play.hand, play.row, play.words - shorter)
        return bool(shorter & play.words) and (play.col, play.word) in found

    missing = list(missing_in(case, outcome))
    is_told = missing != [] and all(map(is_found, missing))
    return is_told and right(attempt, row_cases.PLAIN[1])


EXAMPLE_WORDS = Mistake(
    "words-of-the-example",
    (),
    _knows_the_example,
    "Only words of the example are found, those in `few_words`. It is still in memory, "
    "as is its `beginnings`. Inside your function, make sets of your own from the "
    "words given: `beginnings = prefixes(words)`.",
)

SEARCH = (
    Mistake(
        "letters-there-spend-tiles",
        row_cases.HELD_AND_THERE,
        _needs_the_letters_there,
        "This comes out right if the hand has one more tile for each letter that lies "
        "on the row. Those letters cost nothing: where one lies, the hand stays as it "
        "is.",
    ),
    Mistake(
        "words-on-the-way",
        (),
        _needs_words_on_the_way,
        "The missing word is found once all that it begins with are words, too. On the "
        "way it need not be a word yet: stop only if `word.upper() not in beginnings`.",
    ),
    Mistake(
        "ends-at-a-word",
        (),
        _ends_at_a_word,
        "The missing word begins with a shorter one, and is found if the list does not "
        "have that. Keep a whole word, but go on: it may grow.",
    ),
    Mistake(
        "longer-words-only",
        row_cases.LONGEST,
        _needs_longer_words,
        "The missing word is found if the list has a longer one that begins with it. "
        "A word that goes no further is a word, too: the set of beginnings that you "
        "look in needs whole words as well.",
    ),
)
