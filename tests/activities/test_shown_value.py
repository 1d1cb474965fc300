from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.activities.shown_value import LONGEST_VALUE, can_change, cut, shown


class Plain:
    def __init__(self, **held):
        vars(self).update(held)


class Stubborn:
    def __repr__(self):
        raise ValueError("no")


@dataclass
class Card:
    word: str


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"q": 1, "a": 2}, "{'q': 1, 'a': 2}"),
        ([[1, (2, "x")], None], "[[1, (2, 'x')], None]"),
        (Plain(name="ann", hand={"a": 1}), "Plain(name='ann', hand={'a': 1})"),
        (Card("at"), "Card(word='at')"),
        (Stubborn(), "<Stubborn instance>"),
        (type("dict", (), {})(), "<dict object>"),
        (shown, "<function shown>"),
        (object(), "<object object>"),
        ((n for n in "a"), "<generator object <genexpr>>"),
    ],
)
def test_a_value_is_shown_as_source_where_it_has_any(value, text):
    assert shown(value) == text


def test_a_value_that_holds_itself_is_shown_and_a_long_one_keeps_its_beginning():
    loop = {}
    loop["me"] = loop

    assert shown(loop).endswith("{...}}}}}}")
    assert shown(["word"] * 250_000).startswith("['word', 'word'")
    assert len(shown(["word"] * 250_000)) <= LONGEST_VALUE


def test_a_tree_with_more_branches_than_anybody_reads_is_shown_at_once():
    seen = []

    class Leaf:
        def __repr__(self):
            seen.append(self)
            return "leaf"

    tree = Leaf()
    for _ in range(4):
        tree = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", tree)

    assert len(shown(tree)) <= LONGEST_VALUE
    assert 0 < len(seen) < 1_000


@given(st.recursive(st.text() | st.integers(), st.lists, max_leaves=50))
def test_no_text_is_too_long(value):
    assert len(shown(value)) <= LONGEST_VALUE


@given(st.text(), st.integers(10, 50))
def test_a_cut_text_keeps_both_ends(text, longest):
    left = cut(text, longest)

    assert len(left) <= longest
    assert left == text or (left[:2], left[-2:]) == (text[:2], text[-2:])


def test_only_what_can_change_is_a_thing_of_its_own():
    assert all(map(can_change, [{}, [], set(), Plain(), bytearray()]))
    assert not any(
        map(can_change, ["a", 1, 2.5, None, True, (1,), shown, Plain, range(2)])
    )
