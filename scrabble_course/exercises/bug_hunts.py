"""Buggy functions, which are to be hunted through in the lessons, and the bugs in them.

They are told by the exercise and by their name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import starmap
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Play, finding_plays
from scrabble_course.board.anchors import is_anchor
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.layout import premium_at
from scrabble_course.checks.bug_hunt import Bug, BuggyFunction, only
from scrabble_course.notation.scrabble_notation import check_word
from scrabble_course.scrabblegram import best_word
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

VOWELS = "aeiou"


def _buggy(
    bugs: dict[str, Callable[..., Any]], spared: Callable[..., str] = lambda *_: ""
) -> BuggyFunction:
    """Return a buggy function by its bugs: what is wrong, and what calls show it."""
    return BuggyFunction(tuple(starmap(Bug, bugs.items())), spared)


def _no_wildcards(word: str, hand: dict[str, int], _: list[str]) -> str:
    has_one = "*" in word or "*" in hand
    return "Wildcards come in the next stage. Try plain letters." if has_one else ""


def _only_word_squares(_: str, modifiers: list[Any]) -> str:
    if best_word.LETTER_TIMES.keys().isdisjoint(modifiers):
        return ""
    return "This game has no `d` and no `t` yet. Try `.`, `D` and `T`."


def _has_capitals(_: Any, word: str, *others: Any) -> bool:
    return word != word.lower()


def _is_refused(_: Any, word: str) -> bool:
    try:
        check_word(word)
    except ValueError:
        return True
    return False


def _is_listed(word: str, words: list[str]) -> bool:
    return any(word.lower().replace("*", vowel) in words for vowel in VOWELS)


def _counts_to_seven(_: Any, hand: Any, words: list[str], *replies: str) -> bool:
    """Whether a word was played when the hand had not seven letters."""
    played = [reply for reply in replies if _is_listed(reply, words)]
    late = len(played) > 1 or played[:1] != list(replies[:1])
    return bool(played) and (late or sum(hand.values()) != 7)


def _keeps_letters(_: Any, hand: Any, words: list[str], *replies: str) -> bool:
    """Whether an invalid word was played."""
    return any(r not in ("", "!!") and not _is_listed(r, words) for r in replies)


def _best_score(*args: Any) -> int:
    return best_word.highest_scoring_word_from_tiles(*args)[0]


def _play(pos: Any, direction: Any, hand: str, word: str) -> Play:
    return Play(word, pos[0], pos[1], direction == DOWN)


def _used_premium(_: Any, board: Any, *args: Any) -> bool:
    squares = _play(*args).squares
    covered = [premium_at(square) for square in squares if is_letter(board[square])]
    return any(p.letter_times > 1 or p.word_times > 1 for p in covered)


def _bonus_for_long_words(_: Any, board: Any, *args: Any) -> bool:
    play = _play(*args)
    return (len(play.word) == 7) != (len(play.new_tiles(board)) == 7)


def _forbidden(got: Any, hand: str, row: Any, words: Any) -> bool:
    return any(
        is_anchor(square) and letter not in square
        for start, word in got
        for letter, square in zip(word, row[start:], strict=False)
    )


def _touching(got: Any, hand: str, row: Any, words: Any) -> bool:
    return any(
        is_letter(square)
        for start, word in got
        for square in (*row[start - 1 : start], *row[start + len(word) :][:1])
    )


def _down(is_swapped: bool, got: Any, *args: Any) -> bool:
    """Whether plays down are wrong, with row and column swapped, or in any case."""
    right = finding_plays.all_plays(*args)
    swapped = {
        (score, (col, row), direction, word)
        for score, (row, col), direction, word in got - right
        if direction != ACROSS
    }
    return bool(swapped & right if is_swapped else swapped - right)


BUGGY_FUNCTIONS: dict[tuple[str, str], BuggyFunction] = {
    ("get_word_score", "friends_score"): _buggy({
        "a factor below 1 does not become 1.":
            lambda got, word, n: 7 * len(word) - 3 * (n - len(word)) < 1,
        "capitals are not in the table.": _has_capitals,
    }),
    ("update_hand", "friends_hand"): only("a count can fall below 0."),
    ("update_hand", "other_friends_hand"): only("the hand that was given is changed."),
    ("is_valid_word", "friends_check"): _buggy(
        {
            "nobody counts how often a letter is needed.":
                lambda got, word, hand, words:
                    any(word.count(one) > hand.get(one, 0) > 0 for one in word),
            "a letter with a count of 0 is taken for one that is held.":
                lambda got, word, hand, words: any(hand.get(one) == 0 for one in word),
            "capitals matter, and should not.": _has_capitals,
        },
        _no_wildcards,
    ),
    ("is_valid_word", "other_friends_check"): BuggyFunction(
        (Bug("the word list is never asked."),), _no_wildcards
    ),
    ("deal_hand", "friends_deal_hand"): BuggyFunction(
        (Bug("one consonant too many is dealt."),),
        lambda n: "" if n >= 1 else "A hand has one letter or more.",
    ),
    ("is_valid_word", "friends_is_valid_word"): _buggy({
        "nobody asks whether the `*` is held.":
            lambda got, word, hand, words: word.count("*") > hand.get("*", 0),
        "a vowel comes for free, though no `*` is typed.":
            lambda got, word, hand, words: "*" not in word,
        "the vowels that were held are forgotten.":
            lambda got, word, hand, words:
                0 < word.count("*") <= hand.get("*", 0)
                and any(hand.get(vowel, 0) > 1 for vowel in VOWELS),
    }),
    ("play_hand", "friends_play_hand"): _buggy({
        "the score always takes 7 for `n`.": _counts_to_seven,
        "an invalid word costs nothing.": _keeps_letters,
    }),
    ("substitute_hand", "friends_substitute"):
        only("the hand that was given is changed."),
    ("substitute_hand", "second_try"): _buggy({
        "the new letter is held already, so that a tile is lost.":
            lambda got, hand, letter: letter not in got,
        "the old letter comes straight back.": lambda got, hand, letter: letter in got,
    }),
    ("multipliers", "friends_multipliers"): _buggy({
        "only the first letter of a group counts more.":
            lambda got, word: not _is_refused(got, word),
        "nothing is refused.": _is_refused,
    }),
    ("word_score", "friends_word_score"):
        only("after an X, each score stands one place too far to the right."),
    ("can_form_word_from_tiles", "friends_can_form"): _buggy({
        "a blank is played before the letter's own tile.":
            lambda got, word, tiles: "?" in tiles and got[0],
        "a space is not known as a blank.":
            lambda got, *args: not got[0] and can_form_word_from_tiles(*args)[0],
        "tiles are named though the word cannot be formed.":
            lambda got, *args: not can_form_word_from_tiles(*args)[0],
    }),
    ("compute_score", "friends_compute_score"): _buggy(
        {
            "of several word squares, only the last counts.":
                lambda got, tiles, modifiers:
                    sum(m in best_word.WORD_TIMES for m in modifiers[: len(tiles)]) > 1,
            "a word square beyond the word counts, too.":
                lambda got, tiles, modifiers:
                    any(m in best_word.WORD_TIMES for m in modifiers[len(tiles) :]),
            "the 50 points come too early.": lambda got, tiles, _: len(tiles) == 6,
        },
        _only_word_squares,
    ),
    ("highest_scoring_word_from_tiles", "friends_search"): _buggy({
        "the tiles played are returned, not the word.":
            lambda got, *args:
                got[1] not in args[-1] and got[0] == _best_score(*args),
        "the best score begins at 0, not at -1.": lambda got, *args: got[0] == 0,
        "only one place of the blank is tried.":
            lambda got, *args: 0 < got[0] < _best_score(*args),
    }),
    ("calculate_score", "lecture_score"): only("cross words of plays down are lost."),
    ("calculate_score", "friends_score"): _buggy({
        "used premiums count again.": _used_premium,
        "blanks score like their letters.":
            lambda got, *args: args[-1] != args[-1].upper(),
        "the 50 points come for long words, not for seven tiles.":
            _bonus_for_long_words,
    }),
    ("row_plays", "friends_row_plays"): _buggy({
        "nobody asks what an anchor allows.": _forbidden,
        "nobody looks at the squares beside the word.": _touching,
        "a word may hang over the edge.":
            lambda got, hand, row, words:
                any(start + len(word) > len(row) for start, word in got),
    }),
    ("all_plays", "friends_all_plays"): _buggy({
        "rows and columns are not swapped back.": partial(_down, True),
        "a single tile with words both ways is there twice.": partial(_down, False),
    }),
    ("exchange", "friends_exchange"): _buggy({
        "fewer than seven tiles in the bag are not refused.":
            lambda got, rack, tiles, bag, rng: len(bag) < 7,
        "an exchange of no tiles is not refused.":
            lambda got, rack, tiles, bag, rng: tiles == "",
        "tiles that are not on the rack are not refused.":
            lambda got, rack, tiles, bag, rng: not Counter(tiles) <= Counter(rack),
        "a short rack is filled up.":
            lambda got, rack, tiles, bag, rng: len(got[0]) > len(rack),
        "old tiles can come back.":
            lambda got, rack, tiles, bag, rng:
                len(rack) == 7 <= len(bag)
                and tiles != ""
                and Counter(tiles) <= Counter(rack),
    }),
    ("final_scores", "friends_scores"):
        only("only the tiles of the last player are gained."),
}  # fmt: skip
