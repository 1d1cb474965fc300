"""The mistakes in can_form_word_from_tiles, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.scrabblegram.forming import (
    BLANK,
    BLANK_TWICE,
    CAPITALS,
    COPIES,
    GIVEN,
    LETTERS,
    OTHER_ORDER,
    OWN_TILE,
    SPACE,
    TWICE,
    TWO_BLANKS,
    answer_of,
    judge_play,
    same_play,
)


def _refuses(_: Case, outcome: Outcome, __: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and not answer[0]


def _accepts(_: Case, outcome: Outcome, __: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and answer[0]


def _right(attempt: Attempt, case: Case) -> bool:
    return judge_play(case, attempt(case.call)) is None


def _is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    wrong_kind = answer_of(outcome.value) is None and outcome.value is not None
    return outcome.ended == "returned" and wrong_kind


def _runs_out_of_letters(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.error.startswith("IndexError: string index")


def _plays_part_of_a_word(_: Case, outcome: Outcome, __: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and not answer[0] and answer[1] != ""


def _needs_the_order_of_the_tiles(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    in_order = Call(("LEAP", "ZLEAPXS"))
    return answer_of(outcome.value) == (False, "") and same_play(
        attempt(in_order).value, (True, "LEAP")
    )


def _knows_no_blank(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether letters come out right, and no blank is ever played."""
    knows_letters = all(_right(attempt, case) for case in OTHER_ORDER)
    return knows_letters and not any(
        _accepts(case, attempt(case.call), attempt) for case in BLANK
    )


def _right_with_question_marks(case: Case, _: Outcome, attempt: Attempt) -> bool:
    word, tiles = case.call.args
    marked = attempt(Call((word, tiles.replace(" ", "?"))))
    return same_play(case.expected, marked.value)


def _plays_a_space(case: Case, outcome: Outcome, _: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and " " in answer[1]


def _tiles(case: Case, outcome: Outcome) -> tuple[str, str] | None:
    """Return expected and played tiles of a word that was rightly accepted."""
    expected, answer = answer_of(case.expected), answer_of(outcome.value)
    if expected and answer and expected[0] and answer[0]:
        return expected[1], answer[1]
    return None


def _plays_the_word(case: Case, outcome: Outcome, _: Attempt) -> bool:
    tiles = _tiles(case, outcome)
    return tiles is not None and tiles[1] == case.call.args[0].upper()


def _plays_blanks_unasked(case: Case, outcome: Outcome, _: Attempt) -> bool:
    expected, played = _tiles(case, outcome) or ("", "")
    return played.count("?") > expected.count("?")


def _plays_the_blank_elsewhere(case: Case, outcome: Outcome, _: Attempt) -> bool:
    expected, played = _tiles(case, outcome) or ("", "")
    word = case.call.args[0].upper()
    fits = all(a in (b, "?") for a, b in zip(played, word, strict=False))
    return fits and "?" in played and sorted(played) == sorted(expected)


def _plays_out_of_order(case: Case, outcome: Outcome, _: Attempt) -> bool:
    expected, played = _tiles(case, outcome) or ("", "")
    return played != "" and sorted(played) == sorted(expected)


def _right_in_capitals(case: Case, _: Outcome, attempt: Attempt) -> bool:
    word, tiles = case.call.args
    capitals = attempt(Call((word.upper(), tiles.upper())))
    return same_play(case.expected, capitals.value)


MISTAKES = (
    Mistake(
        "not-a-pair",
        (),
        _is_no_pair,
        "The answer has two parts, separated by a comma: True or False, and the "
        "tiles played as one text, as in `return True, played`. Where the word "
        'cannot be formed it is `(False, "")`.',
    ),
    Mistake(
        "no-end-of-the-word",
        (),
        _runs_out_of_letters,
        "Letter after letter was found, and then there was none left to look at. "
        "Ask for the word without letters first: it can be formed, with no tiles.",
    ),
    Mistake(
        "tiles-of-no-word",
        (),
        _plays_part_of_a_word,
        "The word cannot be formed, so no tiles are played: the second part is "
        '`""`, not the tiles of the letters before the one that failed.',
    ),
    Mistake(
        "letters-in-tile-order",
        OTHER_ORDER,
        _needs_the_order_of_the_tiles,
        "Tiles may be played in any order, not only as they lie. For each letter, "
        "look among all the tiles that are left.",
    ),
    Mistake(
        "letter-without-tile",
        LETTERS,
        _accepts,
        "The word has a letter for which there is neither a tile nor a blank. "
        "Every letter needs one, not only the first; does the answer about the "
        "rest of the word come back to you?",
    ),
    Mistake(
        "blank-never-helps",
        BLANK,
        _knows_no_blank,
        "A `?` among the tiles is a blank, which stands for any letter. Use it "
        "for a letter that has no tile of its own.",
    ),
    Mistake(
        "tile-used-twice",
        TWICE,
        _accepts,
        "One tile was used for two letters. Once a tile is played it is gone: "
        "ask about the rest of the word with one tile less, "
        "`tiles.replace(tile, '', 1)`.",
    ),
    Mistake(
        "all-copies-gone",
        COPIES,
        _refuses,
        "There are several equal tiles, and one is played at a time. "
        "`tiles.replace(tile, '')` takes them all; `tiles.replace(tile, '', 1)` "
        "takes one.",
    ),
    Mistake(
        "blank-used-twice",
        BLANK_TWICE,
        _accepts,
        "One blank was used for two letters. A blank is spent like any other tile.",
    ),
    Mistake(
        "second-blank-unused",
        TWO_BLANKS,
        _refuses,
        "There are two blanks here, and both may be played. Play one at a time, "
        "and leave the other among the tiles.",
    ),
    Mistake(
        "space-played",
        SPACE,
        _plays_a_space,
        "A blank may come as a space, but among the tiles played it is always "
        "written `?`.",
    ),
    Mistake(
        "space-as-blank",
        SPACE,
        _right_with_question_marks,
        "With a `?` in place of the space this comes out right. A space is a "
        "blank, too; `tiles.replace(' ', '?')` makes them all alike.",
    ),
    Mistake(
        "letter-for-blank",
        (*BLANK, *TWO_BLANKS),
        _plays_the_word,
        "The second part is the tiles, not the word: where a blank was played it "
        "has a `?`, since a blank scores nothing.",
    ),
    Mistake(
        "blank-before-own-tile",
        OWN_TILE,
        _plays_blanks_unasked,
        "A blank was played for a letter that has a tile of its own. Look for the "
        "letter's tile first, and for a blank only if there is none.",
    ),
    Mistake(
        "blank-too-early",
        (*BLANK, *TWO_BLANKS, GIVEN[1]),
        _plays_the_blank_elsewhere,
        "The right tiles are played, but the blank stands for another of two "
        "equal letters. Go from the first letter to the last: as long as a "
        "letter's own tile is there, it comes before the blank.",
    ),
    Mistake(
        "tiles-out-of-order",
        (*GIVEN, *OTHER_ORDER),
        _plays_out_of_order,
        "These are the right tiles in another order. They come in the order of "
        "the word: the tile of the first letter, then those of the rest.",
    ),
    Mistake(
        "capitals",
        CAPITALS,
        _right_in_capitals,
        "All in capitals, this comes out right. Make word and tiles alike before "
        "you compare them: `word.upper()` and `tiles.upper()`.",
    ),
    Mistake(
        "tiles-missing",
        (*GIVEN, *OTHER_ORDER),
        lambda case, outcome, attempt: _tiles(case, outcome) is not None,
        "The word can be formed, as you say, but the tiles played are not these. "
        "There is one for each letter, from the first to the last.",
    ),
)
