"""What stands in for functions of Part 1 answers as they do, with memos or without."""

from collections import Counter

import pytest

from scrabble_course.checks.call import Call
from scrabble_course.checks.typed import typed
from scrabble_course.exercises.word_game import stand_ins
from scrabble_course.word_game import playing_a_game


@pytest.mark.parametrize("hand", [{}, {"a": 2, "*": 1}, Counter("aab")])
def test_calculate_handlen_counts_any_hand(hand):
    assert stand_ins.calculate_handlen(hand) == sum(hand.values())


def test_calculate_handlen_stops_at_what_is_no_hand_as_the_course_does():
    with pytest.raises(AttributeError, match="'list' object has no attribute 'values'"):
        stand_ins.calculate_handlen(["a"])


def test_substitute_hand_gives_another_hand_each_time():
    call = Call(([],), script={"new": "eee"})
    substitute_hand = stand_ins.for_play_game(call, print)["substitute_hand"]
    hand = {"q": 1, "i": 2}
    with typed(letters="e"):
        expected = playing_a_game.substitute_hand(hand, "i")

    first, second = substitute_hand(hand, "i"), substitute_hand(hand, "i")

    assert first == second == expected
    assert first is not second
    assert substitute_hand(hand, "z") == hand
