"""What stands in for the functions that play_hand and play_game build on.

They are the course's own, and what they do under check they do in a notebook. Only
`display_hand`, which is not graded, is the one that the student has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import cycle
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.calling.typed_replies import typed
from scrabble_course.word_game import playing_a_game, playing_a_hand, wildcards
from scrabble_course.word_game.hands import Hand, update_hand
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS, is_valid_word
from scrabble_course.word_game.word_scores import get_word_score

USUAL_HANDS = ("aicprt",)
"""What is dealt beside the `*` where nothing else is said."""

# Stand-ins take the place of these in their modules, too, so they are kept here.
_deal, _play = wildcards.deal_hand, playing_a_hand.play_hand
_handlen, _substitute = playing_a_hand.calculate_handlen, playing_a_game.substitute_hand


def for_play_hand(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own functions of earlier stages, to work with."""
    return _by_name(_handlen, get_word_score, is_valid_word, update_hand)


def _by_name(*functions: Callable[..., Any]) -> dict[str, Any]:
    return {function.__name__: function for function in functions}


def for_play_game(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return functions that write down their calls, and deal what `call.script` says.

    So many letters are dealt even if another number is asked for, which is judged by
    itself, and spoils nothing else of a game. `typed(letters=...)` deals the same.
    """
    record = _with_own_changes(record, call.script.get("new", ""))
    hands = cycle(call.script.get("hands", USUAL_HANDS))
    new_letters = iter(call.script.get("new", ""))

    def deal_hand(n: int) -> Hand:
        letters = next(hands)
        is_number = type(n) is int and n > 0
        with typed(letters=letters):
            hand = _deal(1 + len(letters) if is_number else n)
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

    for stand_in in (deal_hand, substitute_hand, play_hand):
        stand_in.__qualname__ = stand_in.__name__  # as an error message shows it
    size = call.script.get("size", playing_a_game.HAND_SIZE)
    return {**_by_name(deal_hand, substitute_hand, play_hand), "HAND_SIZE": size}


def _with_own_changes(record: Callable[..., None], new: str) -> Callable[..., None]:
    """Return what writes down a letter that a game changes in lines of its own.

    It does so as if that had been handed to `substitute_hand`, which gives a `new` one.
    """
    dealt: list[Hand] = []
    told: dict[str, Hand] = {}

    def handed_on(hand: Hand) -> Hand:
        held = {letter: n for letter, n in hand.items() if n}
        for before in dealt:
            if old := _letter_changed(before, held):
                with typed(letters=new):
                    told[repr(held)] = _substitute(before, old)
                written("substituted", before, old)
                break
        return told.get(repr(held), hand)

    def written(kind: str, *details: Any) -> None:
        if kind == "dealt":
            dealt.append(dict(details[1]))
        elif kind == "played" and type(details[0]) is dict:
            details = (handed_on(details[0]),)
        record(kind, *details)
        if kind == "substituted":
            dealt.clear()  # it is offered once in a game

    return written


def _letter_changed(before: Hand, after: Hand) -> str:
    """Return the letter for which another one, not held before, has come; else ""."""
    gone, come = before.keys() - after.keys(), after.keys() - before.keys()
    if len(gone) == len(come) == 1:
        (old,), (new,) = gone, come
        is_letter = old != "*" and new in (*VOWELS, *CONSONANTS)
        if is_letter and {**after, old: after[new]} == {**before, new: after[new]}:
            return old
    return ""
