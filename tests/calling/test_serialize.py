import json
import random
import subprocess
import sys
from collections import Counter, OrderedDict, defaultdict
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.board import Board, Play
from scrabble_course.calling import serialize
from scrabble_course.calling.seeded_random import SeededRandom
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Challenge, EndGame, Exchange, Pass, Place
from scrabble_course.scrabblegram import ScoreModifier
from tests.board.positions import board_with, boards
from tests.patience import AT_NIGHT

NUMBERS = st.integers(-(2**4000), 2**4000) | st.floats(allow_nan=False)
HASHABLE = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=20),
    lambda inner: st.tuples(inner, inner) | st.frozensets(inner, max_size=3),
    max_leaves=5,
)
PLAIN = st.recursive(
    HASHABLE | st.sets(HASHABLE, max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(HASHABLE, inner, max_size=4)
    ),
    max_leaves=20,
)
TAGS = "dict list tuple set frozenset value float strange ?".split()
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=4), inner, max_size=3)
        | st.lists(st.tuples(inner, inner).map(list), max_size=3)
        | st.tuples(st.sampled_from(TAGS), inner).map(list)
        | st.tuples(st.sampled_from(["Board", "Play", "Unheard"]), inner).map(
            lambda content: ["value", [*content]]
        )
    ),
    max_leaves=12,
)


def sent(value):
    """Return `value` as it comes out at the other end."""
    return serialize.decode(json.loads(json.dumps(serialize.encode(value))))


@given(PLAIN | boards())
def test_a_plain_value_or_a_board_comes_out_as_it_went_in(value):
    assert repr(sent(value)) == repr(value) or sent(value) == value


@pytest.mark.parametrize(
    "value",
    [
        *(Pass(), Exchange("QZ?"), Challenge(), EndGame(), Place(Play("QUiZ", 7, 6))),
        *(Play("ZONE", 7, 9, down=True), Place("8G QUIZ"), Play(None, [], 1.5)),
        *map(Lexicon.from_words, ([], ["cat"], ["act", "at", "cat", "cats"])),
        *(board_with("8G QUiZ"), SeededRandom(7)),
    ],
    ids=repr,
)
def test_a_value_of_the_course_comes_out_as_it_went_in(value):
    assert sent([value]) == [value]
    assert type(sent(value)) is type(value) or isinstance(value, SeededRandom)


def test_a_board_with_a_list_of_rows_is_a_board_at_the_other_end():
    board = board_with("8G QUiZ")

    assert sent(Board(list(board.rows))) == board
    assert sent({board: 2}) == {board: 2}
    assert [*sent(Lexicon.from_words(["at", "act"]))] == ["act", "at"]
    assert list(sent({"b": 1, "a": 2, "c": 3})) == ["b", "a", "c"]


@pytest.mark.parametrize("modifier", ScoreModifier)
def test_a_score_modifier_is_the_very_same_member_at_the_other_end(modifier):
    assert sent([modifier])[0] is modifier
    assert sent({modifier: 2}) == {modifier: 2}


@given(PLAIN)
def test_kinds_are_kept_all_the_way_down(value):
    def kinds(value):
        if isinstance(value, dict):
            pairs = [(kinds(k), kinds(v)) for k, v in value.items()]
            return ["dict", sorted(pairs, key=repr)]
        if isinstance(value, list | tuple):
            return [type(value), *map(kinds, value)]
        if isinstance(value, set | frozenset):
            return [type(value), *sorted(map(kinds, value), key=repr)]
        return type(value)

    assert kinds(sent(value)) == kinds(value)


@pytest.mark.parametrize("number", [0.0, -0.0, 1e308, float("inf"), float("nan")])
def test_every_float_comes_through(number):
    assert repr(sent(number)) == repr(number)


class Level(IntEnum):
    EASY = 1


class Loud(str):
    def __str__(self):
        raise RuntimeError("do not touch me")

    __repr__ = __len__ = __eq__ = __hash__ = encode = __iter__ = __str__


class Greedy(dict):
    def items(self):
        return [("stolen", 1)]

    __iter__ = __len__ = items


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (Counter("aab"), {"a": 2, "b": 1}),
        (OrderedDict(a=1), {"a": 1}),
        (defaultdict(int, a=1), {"a": 1}),
        (Greedy(a=1), {"a": 1}),
        (Level.EASY, 1),
        (Loud("word"), "word"),
        ([Loud("word")], ["word"]),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_subclass_is_made_plain_without_its_own_methods(value, plain):
    out = sent(value)

    assert out == plain
    assert type(out) is type(plain)


class NeverTheSame:
    def __eq__(self, other):
        return True

    def __hash__(self):
        raise RuntimeError

    def __repr__(self):
        raise RuntimeError


class DeniesItsClass:
    @property
    def __class__(self):
        raise SystemExit("no class")


class PretendsToBeAnInt:
    __class__ = int


class Nameless(type):
    @property
    def __name__(cls):
        raise RuntimeError("no name")

    def __instancecheck__(cls, instance):
        raise RuntimeError

    __subclasscheck__ = __instancecheck__


class OfNamelessKind(metaclass=Nameless):
    pass


class BoardOfAnotherKind(Board):
    @property
    def rows(self):
        raise RuntimeError("no rows")


def board_of(rows):
    """Return a board whose rows nobody has looked at."""
    board = Board.__new__(Board)
    object.__setattr__(board, "rows", rows)
    return board


# Each would be a board, were its rows what they seem to be.
NO_BOARDS = {
    "no rows at all": lambda: Board.__new__(Board),
    "rows of letters": lambda: Board(tuple(map(tuple, Board.empty().rows))),
    "rows of another class": lambda: board_of((Loud("." * 15),) * 15),
    "too few rows": lambda: board_of(("." * 15,) * 14),
    "rows too long": lambda: board_of(("." * 1_000_000,) * 15),
    "foreign characters": lambda: board_of(("\ud800" * 15,) * 15),
    "always equal": lambda: board_of(NeverTheSame()),
    "a class of its own": lambda: BoardOfAnotherKind.__new__(BoardOfAnotherKind),
}


def lexicon_of(graph):
    """Return a lexicon whose graph nobody has looked at."""
    lexicon = Lexicon.__new__(Lexicon)
    object.__setattr__(lexicon, "graph", graph)
    return lexicon


def chance_of(start, used):
    """Return chance whose numbers nobody has looked at."""
    rng = SeededRandom(1)
    rng.start, rng.used = start, used
    return rng


class HashableList(list):
    def __hash__(self):
        return 1


def forest(depth):
    """Return a small value that would take 2 ** depth items to write out."""
    value = []
    for _ in range(depth):
        value = [value, value]
    return value


def holds_itself():
    value = {}
    value["self"] = [value]
    return value


# Made on demand: pytest itself does not survive a look at some of them.
HARD_TO_SEND = {
    "always equal": NeverTheSame,
    "denies its class": DeniesItsClass,
    "pretends to be an int": PretendsToBeAnInt,
    "a class without a name": lambda: OfNamelessKind(),
    "the class itself": lambda: OfNamelessKind,
    "a mock dictionary": lambda: Mock(spec=dict),
    "a generator": lambda: (n for n in range(3)),
    "a function": lambda: sent,
    "holds itself": holds_itself,
    "a doubling forest": lambda: forest(60),
    "a million items": lambda: [0] * 1_000_000,
    "a deep list": lambda: eval("[" * 90 + "]" * 90),
    "a long number": lambda: 10**100_000,
    "many long numbers": lambda: [2**4000] * 20_000,
    "a long text": lambda: "x" * 1_000_000,
    "many long texts": lambda: ["x" * 90_000] * 20_000,
    "half a character": lambda: "\ud800",
    "a list as a key": lambda: {HashableList([1]): 1},
    "a list in a tuple as a key": lambda: {(1, HashableList([1])): 1},
    "bytes": lambda: b"word",
    "a turn without its tiles": lambda: Exchange.__new__(Exchange),
    "a turn that holds itself": lambda: Place(forest(60)),
    "a lexicon of nothing": lambda: Lexicon.__new__(Lexicon),
    "a lexicon of nonsense": lambda: lexicon_of(NeverTheSame()),
    "chance from anything": lambda: chance_of(NeverTheSame(), 10**100_000),
    "a complex number": lambda: 1j,
}


@pytest.mark.parametrize("make", HARD_TO_SEND.values(), ids=HARD_TO_SEND)
def test_any_object_can_be_sent_and_stays_small(make):
    text = json.dumps(serialize.encode(make()))

    assert len(text) < 1_500_000
    repr(serialize.decode(json.loads(text)))


@pytest.mark.parametrize("make", NO_BOARDS.values(), ids=NO_BOARDS)
def test_what_only_looks_like_a_board_is_a_stranger(make):
    assert repr(sent(make())).endswith("object>")


@pytest.mark.parametrize(
    ("make", "shown"),
    [
        (NeverTheSame, "<NeverTheSame object>"),
        (lambda: random.Random(1), "<Random object>"),
        (lambda: Clock.__new__(Clock), "<Clock object>"),
        (lambda: Postcard("x", object()), "Postcard(text='x', stamps=<object object>)"),
        # What is too large says how large it is, also a piece that a value needs.
        (lambda: 10**5000, "an int of 16610 bits"),
        (lambda: late_clock(10**5000), "an int of 16610 bits"),
        (lambda: "x" * 200_000, "a text of 200000 characters"),
        (lambda: ["x" * 60_000, "y" * 60_000], "x', a text of 60000 characters]"),
        (lambda: [forest(60)], "<list too large to show>"),
    ],
)
def test_a_stranger_is_named(make, shown):
    out = sent(make())

    assert shown in repr(out)
    assert out != NeverTheSame.__name__


@given(st.recursive(st.from_type(object), lambda inner: st.lists(inner, max_size=3)))
def test_encoding_arbitrary_objects_never_raises(value):
    json.dumps(serialize.encode(value))


@given(JSON)
@settings(max_examples=200 if AT_NIGHT else 80)
def test_forged_json_is_refused_with_an_ordinary_error(data):
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        repr(serialize.decode(data))


def test_json_without_end_is_refused_with_an_ordinary_error():
    data = []
    for _ in range(100_000):
        data = ["list", [data]]

    with pytest.raises(RecursionError):
        serialize.decode(data)


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Postcard:
    text: str
    stamps: Any = ()


class Clock:
    """Sent as a number of minutes, from 0 to 1439."""

    def __init__(self, minutes):
        if minutes not in range(24 * 60):
            raise ValueError(minutes)
        self.minutes = minutes


serialize.register(Clock, lambda clock: (clock.minutes,), Clock)


def late_clock(minutes):
    """Return a clock that shows what none can."""
    clock = Clock(1)
    clock.minutes = minutes
    return clock


@dataclass(frozen=True)
class Longer(Postcard):
    pass


class Claims(type):
    """A kind of class that says it is any other."""

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return hash(Postcard)


class Claimant(metaclass=Claims):
    __class__ = Postcard
    text = "give me your stamps"


def test_values_travel_inside_each_other_and_as_keys():
    inner = Postcard("inner", [1, {"two": 2.0}])

    assert sent([Postcard("outer", inner)]) == [Postcard("outer", inner)]
    assert sent({Postcard("x", (1, 2)): 1}) == {Postcard("x", (1, 2)): 1}
    assert sent(Clock(90)).minutes == 90


def test_what_cannot_be_a_key_at_the_other_end_is_a_stranger_there():
    class Hashed(list):
        __hash__ = object.__hash__

    key, *_ = sent({Postcard("x", Hashed([1])): 1})

    assert type(key) is serialize.Strange
    assert repr(key) == "Postcard(text='x', stamps=[1])"


@pytest.mark.parametrize("make", [lambda: Longer("x"), Claimant, lambda: Postcard])
def test_only_the_very_class_that_was_registered_travels(make):
    assert type(sent(make())) is serialize.Strange


def test_pieces_that_make_no_value_are_an_error_and_an_unknown_class_is_a_stranger():
    for pieces in ([5_000], [], [{}], [None, None]):
        with pytest.raises(ValueError, match="these pieces make no Clock"):
            serialize.decode(["value", ["Clock", *pieces]])

    out = serialize.decode(["value", ["Unheard", 1, ["list", [2]]]])
    assert (type(out), repr(out)) == (serialize.Strange, "<Unheard object>")


def test_two_modules_cannot_send_classes_of_one_name():
    other = type("Postcard", (), {"__module__": "elsewhere"})

    with pytest.raises(ValueError, match="a name of its own"):
        serialize.register(other, lambda value: (), other)
    assert sent(Postcard("x")) == Postcard("x")


def test_a_module_that_is_loaded_again_sends_its_class_of_now():
    first, now = (type("Loaded", (), {"__module__": "somewhere"}) for _ in range(2))
    for kind in (first, now):
        serialize.register(kind, lambda value: (), kind)

    assert type(sent(first())) is type(sent(now())) is now


def test_what_sends_values_knows_no_part_of_the_course():
    code = (
        "import sys, scrabble_course.calling.serialize;"
        "parts = 'board engine notation scrabble scrabblegram word_game'.split();"
        "bad = {f'scrabble_course.{part}' for part in parts} & set(sys.modules);"
        "assert not bad, bad"
    )

    subprocess.run([sys.executable, "-c", code], check=True)
