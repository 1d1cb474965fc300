import pytest

from scrabble_course.widgets.hand import tiles_of


@pytest.mark.parametrize(
    ("hand", "tiles"),
    [
        ("weed*z", "weed*z"),
        ("WeeD", "weed"),
        ("", ""),
        ({"w": 1, "e": 2, "d": 1, "*": 1}, "weed*"),
        ({"W": 1, "e": 0}, "w"),
        ({}, ""),
    ],
)
def test_a_hand_lies_on_the_rack_in_its_own_order(hand, tiles):
    assert tiles_of(hand) == tiles


NO_HAND = "a hand is a dict or a string of letters"


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        *((hand, NO_HAND) for hand in (None, 7, ["w", "e"])),
        ("we3d", "'3' in 'we3d' is no tile"),
        ("a b", "' ' in 'a b' is no tile"),
        ("é", "a letter a-z or the wildcard"),
        ("İ", "no tile"),
        ({"we": 1}, "'we' in {'we': 1} is no tile"),
        ({"": 1}, "'' in {'': 1} is no tile"),
        ({1: 1}, "1 in {1: 1} is no tile"),
        ({"w": -1}, r"holds -1 of 'w': a count is a whole number, 0 or more"),
        ({"w": 1.5}, "holds 1.5 of 'w'"),
        ({"w": True}, "holds True of 'w'"),
        ({"w": None}, "holds None of 'w'"),
        ("a" * 101, "at most 100 tiles, not 101"),
        ({"w": 10**12}, "at most 100 tiles, not 1000000000000"),
    ],
)
def test_anything_else_is_refused_and_named(hand, says):
    with pytest.raises(TypeError if says is NO_HAND else ValueError, match=says):
        tiles_of(hand)
