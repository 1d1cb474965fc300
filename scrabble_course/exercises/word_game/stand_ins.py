"""What stands in for the functions that play_hand and play_game build on.

They are the course's own, and what they do under check they do in a notebook. Only
`display_hand`, which is not graded, is the one that the student has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.typed import typed
from scrabble_course.word_game import playing_a_game, playing_a_hand, wildcards
from scrabble_course.word_game.hands import Hand, update_hand
from scrabble_course.word_game.playing_a_hand import calculate_handlen
from scrabble_course.word_game.wildcards import is_valid_word
from scrabble_course.word_game.word_scores import get_word_score

# Stand-ins take the place of these in their modules, too, so they are kept here.
_deal, _play = wildcards.deal_hand, playing_a_hand.play_hand
_substitute = playing_a_game.substitute_hand


def for_play_hand(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own functions of earlier stages, to work with."""
    return {
        "calculate_handlen": calculate_handlen,
        "get_word_score": get_word_score,
        "is_valid_word": is_valid_word,
        "update_hand": update_hand,
    }


def _dealt(n: int, letters: str) -> Hand:
    """Deal these letters, even if another number of them was asked for.

    How many were asked for is judged by itself, and spoils nothing else of a game.
    """
    is_number = type(n) is int and n > 0
    with typed(letters=letters):
        return _deal(1 + len(letters) if is_number else n)


def for_play_game(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return functions that write down their calls, and deal what `call.script` says.

    In a notebook, `typed(letters=...)` deals the same.
    """
    hands = cycle(call.script.get("hands", ("aicprt",)))
    new_letters = iter(call.script.get("new", ""))

    def deal_hand(n: int) -> Hand:
        hand = _dealt(n, next(hands))
        record("dealt", n, hand)
        return hand

    def substitute_hand(hand: Hand, letter: str) -> Hand:
        record("substituted", hand, letter)
        with typed(letters=next(new_letters, "")):
            return _substitute(hand, letter)

    def play_hand(hand: Hand, word_list: list[str]) -> int:
        record("played", hand)
        score = _play(hand, word_list)
        record("scored", score)
        return score

    stand_ins = deal_hand, substitute_hand, play_hand
    for stand_in in stand_ins:
        stand_in.__qualname__ = stand_in.__name__  # as an error message shows it
    return {
        **{stand_in.__name__: stand_in for stand_in in stand_ins},
        "HAND_SIZE": call.script.get("size", playing_a_game.HAND_SIZE),
    }
