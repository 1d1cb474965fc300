"""What stands in for the functions that play_hand and play_game build on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.word_game.hands import (
    Hand,
    display_hand,
    get_frequency_dict,
    update_hand,
)
from scrabble_course.word_game.playing_a_hand import calculate_handlen
from scrabble_course.word_game.wildcards import is_valid_word
from scrabble_course.word_game.word_scores import get_word_score

NEW_LETTER = {"l": "a", "z": "b", "p": "n", "x": "q", "c": "k", "j": "v"}
"""What becomes of the letters that are substituted in a scripted game."""


def for_play_hand(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own functions of earlier stages, to work with.

    Its update_hand keeps counts of 0, as the problem set allows: a loop that waits
    for an empty dictionary would not end.
    """
    return {
        "calculate_handlen": calculate_handlen,
        "display_hand": display_hand,
        "get_word_score": get_word_score,
        "is_valid_word": is_valid_word,
        "update_hand": _update_hand_keeping_zeros,
    }


def _update_hand_keeping_zeros(hand: Hand, word: str) -> Hand:
    return {**dict.fromkeys(hand, 0), **update_hand(hand, word)}


def for_play_game(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return functions that follow `call.script` and write down their calls."""
    hands = iter(call.script["hands"])
    scores = iter(call.script["scores"])

    def deal(n: int = 0, *_: Any) -> Hand:
        record("dealt", n)
        return get_frequency_dict(next(hands, "*bcdfgh"))

    def play(hand: Hand, *_: Any) -> int:
        record("played", hand)
        return next(scores, 0)

    def substitute(hand: Hand, letter: str, *_: Any) -> Hand:
        record("substituted", hand, letter)
        new = NEW_LETTER.get(letter, letter)
        return {new if held == letter else held: n for held, n in hand.items()}

    return {
        "deal_hand": deal,
        "play_hand": play,
        "substitute_hand": substitute,
        "display_hand": display_hand,
        "HAND_SIZE": call.script["hand_size"],
    }
