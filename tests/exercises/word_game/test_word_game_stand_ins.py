"""What stands in for functions of Part 1 answers as they do."""

from scrabble_course.calling.call import Call
from scrabble_course.calling.typed_replies import typed
from scrabble_course.exercises.word_game import word_game_stand_ins
from scrabble_course.word_game import playing_a_game


def test_substitute_hand_gives_another_hand_each_time():
    call = Call(([],), script={"new": "eee"})
    substitute_hand = word_game_stand_ins.for_play_game(call, print)["substitute_hand"]
    hand = {"q": 1, "i": 2}
    with typed(letters="e"):
        expected = playing_a_game.substitute_hand(hand, "i")

    first, second = substitute_hand(hand, "i"), substitute_hand(hand, "i")

    assert first == second == expected
    assert first is not second
    assert substitute_hand(hand, "z") == hand
