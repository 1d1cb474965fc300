"""The functions of friends, to be hunted through in the lessons, and the bugs in them.

They are told by the exercise and by their name.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Play, finding_plays
from scrabble_course.board.anchors import is_anchor
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.layout import premium_at
from scrabble_course.checks.friend import Bug, Friend, only
from scrabble_course.notation.scrabble_notation import check_word
from scrabble_course.scrabblegram.best_word import (
    LETTER_TIMES,
    WORD_TIMES,
    highest_scoring_word_from_tiles,
)
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

VOWELS = "aeiou"


def _no_wildcards(word: str, hand: dict[str, int], _: list[str]) -> str:
    has_one = "*" in word or "*" in hand
    return "Wildcards come in the next stage. Try plain letters." if has_one else ""


def _only_word_squares(_: str, modifiers: list[Any]) -> str:
    if not LETTER_TIMES.keys().isdisjoint(modifiers):
        return "This game has no `d` and no `t` yet. Try `.`, `D` and `T`."
    return ""


def _is_refused(word: str) -> bool:
    try:
        check_word(word)
    except ValueError:
        return True
    return False


def _is_listed(word: str, words: list[str]) -> bool:
    return any(word.lower().replace("*", vowel) in words for vowel in VOWELS)


def _counts_to_seven(
    _: Any, hand: dict[str, int], words: list[str], *replies: str
) -> bool:
    """Whether a word was played when the hand had not seven letters."""
    played = [reply for reply in replies if _is_listed(reply, words)]
    late = len(played) > 1 or played[:1] != list(replies[:1])
    return bool(played) and (late or sum(hand.values()) != 7)


def _keeps_letters(
    _: Any, hand: dict[str, int], words: list[str], *replies: str
) -> bool:
    """Whether an invalid word was played."""
    return any(r not in ("", "!!") and not _is_listed(r, words) for r in replies)


def _used_premium(
    _: Any, board: Any, pos: Any, direction: Any, hand: str, word: str
) -> bool:
    squares = Play(word, pos[0], pos[1], direction == DOWN).squares
    covered = [premium_at(square) for square in squares if is_letter(board[square])]
    return any(p.letter_times > 1 or p.word_times > 1 for p in covered)


def _bonus_for_long_words(
    _: Any, board: Any, pos: Any, direction: Any, hand: str, word: str
) -> bool:
    laid = Play(word, pos[0], pos[1], direction == DOWN).new_tiles(board)
    return (len(word) == 7) != (len(laid) == 7)


def _forbidden(got: Any, hand: str, row: Any, words: Any) -> bool:
    return any(
        is_anchor(square) and letter not in square
        for start, word in got
        for letter, square in zip(word, row[start:], strict=False)
    )


def _touching(got: Any, hand: str, row: Any, words: Any) -> bool:
    ends = ((start, start + len(word)) for start, word in got)
    return any(
        (start > 0 and is_letter(row[start - 1]))
        or (end < len(row) and is_letter(row[end]))
        for start, end in ends
    )


def _down(is_swapped: bool, got: Any, hand: str, board: Any, words: Any) -> bool:
    """Whether plays down are wrong, with row and column swapped, or in any case."""
    right = finding_plays.all_plays(hand, board, words)
    swapped = {
        (score, (col, row), direction, word)
        for score, (row, col), direction, word in got - right
        if direction != ACROSS
    }
    return bool(swapped & right if is_swapped else swapped - right)


FRIENDS: dict[tuple[str, str], Friend] = {
    ("get_word_score", "friends_score"): Friend((
        Bug(
            "a factor below 1 does not become 1.",
            lambda got, word, n: 7 * len(word) - 3 * (n - len(word)) < 1,
        ),
        Bug(
            "capitals are not in the table.",
            lambda got, word, n: word != word.lower(),
        ),
    )),
    ("update_hand", "friends_hand"): only("a count can fall below 0."),
    ("update_hand", "other_friends_hand"): only("the hand that was given is changed."),
    ("is_valid_word", "friends_check"): Friend(
        (
            Bug(
                "nobody counts how often a letter is needed.",
                lambda got, word, hand, words: any(
                    word.count(letter) > hand.get(letter, 0) > 0 for letter in word
                ),
            ),
            Bug(
                "a letter with a count of 0 is taken for one that is held.",
                lambda got, word, hand, words: any(
                    hand.get(letter) == 0 for letter in word
                ),
            ),
            Bug(
                "capitals matter, and should not.",
                lambda got, word, hand, words: word != word.lower(),
            ),
        ),
        _no_wildcards,
    ),
    ("is_valid_word", "other_friends_check"): Friend(
        (Bug("the word list is never asked."),), _no_wildcards
    ),
    ("deal_hand", "friends_deal_hand"): Friend(
        (Bug("one consonant too many is dealt."),),
        lambda n: "" if n >= 1 else "A hand has one letter or more.",
    ),
    ("is_valid_word", "friends_is_valid_word"): Friend((
        Bug(
            "nobody asks whether the `*` is held.",
            lambda got, word, hand, words: word.count("*") > hand.get("*", 0),
        ),
        Bug(
            "a vowel comes for free, though no `*` is typed.",
            lambda got, word, hand, words: "*" not in word,
        ),
        Bug(
            "the vowels that were held are forgotten.",
            lambda got, word, hand, words: (
                0 < word.count("*") <= hand.get("*", 0)
                and any(hand.get(vowel, 0) > 1 for vowel in VOWELS)
            ),
        ),
    )),
    ("play_hand", "friends_play_hand"): Friend((
        Bug("the score always takes 7 for `n`.", _counts_to_seven),
        Bug("an invalid word costs nothing.", _keeps_letters),
    )),
    ("substitute_hand", "friends_substitute"): only(
        "the hand that was given is changed."
    ),
    ("substitute_hand", "second_try"): Friend((
        Bug(
            "the new letter is held already, so that a tile is lost.",
            lambda got, hand, letter: letter not in got,
        ),
        Bug(
            "the old letter comes straight back.",
            lambda got, hand, letter: letter in got,
        ),
    )),
    ("multipliers", "friends_multipliers"): Friend((
        Bug(
            "only the first letter of a group counts more.",
            lambda got, word: not _is_refused(word),
        ),
        Bug("nothing is refused.", lambda got, word: _is_refused(word)),
    )),
    ("word_score", "friends_word_score"): only(
        "after an X, each score stands one place too far to the right."
    ),
    ("can_form_word_from_tiles", "friends_can_form"): Friend((
        Bug(
            "a blank is played before the letter's own tile.",
            lambda got, word, tiles: "?" in tiles and got[0],
        ),
        Bug(
            "a space is not known as a blank.",
            lambda got, word, tiles: (
                not got[0] and can_form_word_from_tiles(word, tiles)[0]
            ),
        ),
        Bug(
            "tiles are named though the word cannot be formed.",
            lambda got, word, tiles: not can_form_word_from_tiles(word, tiles)[0],
        ),
    )),
    ("compute_score", "friends_compute_score"): Friend(
        (
            Bug(
                "of several word squares, only the last counts.",
                lambda got, tiles, modifiers: (
                    sum(m in WORD_TIMES for m in modifiers[: len(tiles)]) > 1
                ),
            ),
            Bug(
                "a word square beyond the word counts, too.",
                lambda got, tiles, modifiers: (
                    not WORD_TIMES.keys().isdisjoint(modifiers[len(tiles) :])
                ),
            ),
            Bug(
                "the 50 points come too early.",
                lambda got, tiles, modifiers: len(tiles) == 6,
            ),
        ),
        _only_word_squares,
    ),
    ("highest_scoring_word_from_tiles", "friends_search"): Friend((
        Bug(
            "the tiles played are returned, not the word.",
            lambda got, tiles, modifiers, words: (
                got[1] not in words
                and got[0]
                == highest_scoring_word_from_tiles(tiles, modifiers, words)[0]
            ),
        ),
        Bug(
            "the best score begins at 0, not at -1.",
            lambda got, tiles, modifiers, words: got[0] == 0,
        ),
        Bug(
            "only one place of the blank is tried.",
            lambda got, tiles, modifiers, words: (
                0
                < got[0]
                < highest_scoring_word_from_tiles(tiles, modifiers, words)[0]
            ),
        ),
    )),
    ("calculate_score", "lecture_score"): only("cross words of plays down are lost."),
    ("calculate_score", "friends_score"): Friend((
        Bug("used premiums count again.", _used_premium),
        Bug(
            "blanks score like their letters.",
            lambda got, board, pos, direction, hand, word: word != word.upper(),
        ),
        Bug(
            "the 50 points come for long words, not for seven tiles.",
            _bonus_for_long_words,
        ),
    )),
    ("row_plays", "friends_row_plays"): Friend((
        Bug("nobody asks what an anchor allows.", _forbidden),
        Bug("nobody looks at the squares beside the word.", _touching),
        Bug(
            "a word may hang over the edge.",
            lambda got, hand, row, words: any(
                start + len(word) > len(row) for start, word in got
            ),
        ),
    )),
    ("all_plays", "friends_all_plays"): Friend((
        Bug(
            "rows and columns are not swapped back.",
            lambda got, *args: _down(True, got, *args),
        ),
        Bug(
            "a single tile with words both ways is there twice.",
            lambda got, *args: _down(False, got, *args),
        ),
    )),
    ("exchange", "friends_exchange"): Friend((
        Bug(
            "fewer than seven tiles in the bag are not refused.",
            lambda got, rack, tiles, bag, rng: len(bag) < 7,
        ),
        Bug(
            "an exchange of no tiles is not refused.",
            lambda got, rack, tiles, bag, rng: tiles == "",
        ),
        Bug(
            "tiles that are not on the rack are not refused.",
            lambda got, rack, tiles, bag, rng: bool(Counter(tiles) - Counter(rack)),
        ),
        Bug(
            "a short rack is filled up.",
            lambda got, rack, tiles, bag, rng: len(got[0]) > len(rack),
        ),
        Bug(
            "old tiles can come back.",
            lambda got, rack, tiles, bag, rng: (
                len(rack) == 7 <= len(bag)
                and tiles != ""
                and not Counter(tiles) - Counter(rack)
            ),
        ),
    )),
    ("final_scores", "friends_scores"): only(
        "only the tiles of the last player are gained."
    ),
}  # fmt: skip
