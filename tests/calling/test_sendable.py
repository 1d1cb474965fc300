"""Values of classes that nobody knows but their own module, and how they travel."""

import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from scrabble_course.calling import sendable, serialize


@sendable.by_fields
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


sendable.register(Clock, lambda clock: (clock.minutes,), Clock)


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


def sent(value):
    """Return `value` as it comes out at the other end."""
    return serialize.decode(json.loads(json.dumps(serialize.encode(value))))


def test_a_made_up_class_travels_field_by_field():
    card = Postcard("greetings", [1, {"two": 2.0}])

    assert sent([card]) == [card]


def test_a_made_up_class_travels_in_the_pieces_it_asks_for():
    assert sent(Clock(90)).minutes == 90


def test_values_travel_inside_each_other_and_as_keys():
    inner = Postcard("inner", (1, 2))

    assert sent(Postcard("outer", inner)) == Postcard("outer", inner)
    assert sent({inner: 1}) == {inner: 1}


def test_what_cannot_be_a_key_at_the_other_end_is_a_stranger_there():
    class Hashed(list):
        __hash__ = object.__hash__

    key, *_ = sent({Postcard("x", Hashed([1])): 1})

    assert type(key) is serialize.Strange
    assert repr(key) == "Postcard(text='x', stamps=[1])"


@pytest.mark.parametrize("make", [lambda: Longer("x"), Claimant, lambda: Postcard])
def test_only_the_very_class_that_was_registered_travels(make):
    assert type(sent(make())) is serialize.Strange


def test_a_value_without_what_belongs_in_it_is_a_stranger():
    assert repr(sent(Clock.__new__(Clock))) == "<Clock object>"


def test_a_piece_that_is_too_large_is_what_is_left_of_a_value_that_needs_it():
    clock = Clock(1)
    clock.minutes = 10**5000

    assert repr(sent(clock)) == "an int of 16610 bits"


def test_a_piece_that_is_strange_stays_inside_a_value_that_takes_it():
    assert repr(sent(Postcard("x", object()))) == (
        "Postcard(text='x', stamps=<object object>)"
    )


def test_pieces_that_make_no_value_are_an_error():
    for pieces in ([5_000], [], [{}], [None, None]):
        with pytest.raises(ValueError, match="these pieces make no Clock"):
            serialize.decode(["value", ["Clock", *pieces]])


def test_a_class_that_is_not_known_here_is_a_stranger():
    out = serialize.decode(["value", ["Unheard", 1, ["list", [2]]]])

    assert type(out) is serialize.Strange
    assert repr(out) == "<Unheard object>"


def test_two_modules_cannot_send_classes_of_one_name():
    other = type("Postcard", (), {"__module__": "elsewhere"})

    with pytest.raises(ValueError, match="a name of its own"):
        sendable.register(other, lambda value: (), other)
    assert sent(Postcard("x")) == Postcard("x")


def test_a_module_that_is_loaded_again_sends_its_class_of_now():
    first, now = (type("Loaded", (), {"__module__": "somewhere"}) for _ in range(2))
    for kind in (first, now):
        sendable.register(kind, lambda value: (), kind)

    assert type(sent(first())) is type(sent(now())) is now


def test_what_sends_values_knows_no_part_of_the_course():
    code = (
        "import sys, scrabble_course.calling.serialize;"
        "parts = 'board engine notation scrabble scrabblegram word_game'.split();"
        "bad = {f'scrabble_course.{part}' for part in parts} & set(sys.modules);"
        "assert not bad, bad"
    )

    subprocess.run([sys.executable, "-c", code], check=True)
