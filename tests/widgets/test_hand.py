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


@pytest.mark.parametrize(
    ("hand", "says"),
    [
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
    with pytest.raises(ValueError, match=says):
        tiles_of(hand)


@pytest.mark.parametrize("hand", [None, 7, ["w", "e"]])
def test_what_is_no_hand_at_all_is_refused(hand):
    with pytest.raises(TypeError, match="a hand is a dict or a string of letters"):
        tiles_of(hand)
