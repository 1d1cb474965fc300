import contextlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call, Event, Outcome
from scrabble_course.grading.sandbox.frames import NOT_THERE, OURS
from scrabble_course.grading.sandbox.program import SLOW, StatementFailure
from scrabble_course.grading.supervisor.protocol import (
    MOST_BYTES,
    Nonsense,
    OursItSays,
    read_block,
    read_failures,
)
from tests.patience import AT_NIGHT

CALL = Call(("weed", 6))
RIGHT = Outcome("returned", 176, args=("weed", 6))
MODULUS = 2**61 - 1
"""Whole numbers that differ by it have the same hash."""


def block(*replies, nonce="n", first=0):
    return json.dumps([nonce, first, replies]).encode()


def reply(outcome=None, **changed):
    return block({**(outcome or RIGHT).to_json(), "args": [], **changed})


def read(message, calls=(CALL,), first=0):
    return list(read_block(message, "n", first, calls))


def read_one(message):
    [outcome] = read(message)
    return outcome


@pytest.mark.parametrize(
    ("message", "args"),
    [
        (reply(), ("weed", 6)),
        (b'["n", 0, [[176]]]', ("weed", 6)),  # that it only returned is told in short
        (reply(args=[[1, 7]]), ("weed", 7)),
        (b'["n", 0, [[176, [1, 7]]]]', ("weed", 7)),
    ],
)
def test_an_outcome_comes_back_with_the_arguments_that_were_changed(message, args):
    assert read_one(message) == RIGHT._replace(args=args)


def test_replies_that_were_sent_together_are_those_of_the_next_calls():
    calls = [Call((number,)) for number in range(4)]

    some = read(block([5], [6], first=1), calls, first=1)

    assert [(outcome.value, outcome.args) for outcome in some] == [(5, (1,)), (6, (2,))]


def test_a_function_that_is_not_there_has_no_outcome():
    assert read_block(block(first=NOT_THERE), "n", 0, [CALL]) is None


def test_what_the_child_says_of_our_own_code_is_told_apart():
    with pytest.raises(OursItSays, match="no stand-in"):
        read(block("no stand-in", first=OURS))


def colliding(number):
    return [7 + place * MODULUS for place in range(number)]


def colliding_pairs(number):
    """Pairs with the same hash, worked out from how tuples are hashed."""
    first, second, shift = 11400714785074694791, 14029467366897019727, 31
    mask = 2**64 - 1

    def turned(value, by):
        return ((value << by) | (value >> (64 - by))) & mask

    def after(accumulated, lane):
        return turned((accumulated + lane * second) & mask, shift) * first & mask

    wanted = after(after(2870177450012600261, 1), 1)
    target = turned(wanted * pow(first, -1, 2**64) & mask, 64 - shift)
    pairs = []
    one = 0
    while len(pairs) < number:
        one += 1
        start = after(2870177450012600261, one)
        other = (target - start) * pow(second, -1, 2**64) & mask
        if other < MODULUS:
            pairs.append((one, other))
    return pairs


HOSTILE_VALUES = {
    "whole numbers that collide, in a set": ["set", colliding(5_000)],
    "whole numbers that collide, in a frozenset": ["frozenset", colliding(5_000)],
    "whole numbers that collide, in a dict": [
        "dict",
        [[k, 1] for k in colliding(5_000)],
    ],
    "pairs that collide": [
        "set",
        [["tuple", list(pair)] for pair in colliding_pairs(2_000)],
    ],
    "a float in a list": ["float", [1, 2]],
    "a float of 200,000 digits": ["float", "1" * 200_000],
    "a board of 200,000 characters": ["board", "." * 200_000],
    "more words than were ever sent": ["lexicon", "ab " * 100_000],
}


@pytest.mark.parametrize("value", HOSTILE_VALUES.values(), ids=HOSTILE_VALUES)
def test_a_value_that_takes_for_ever_to_build_is_nonsense(value):
    with pytest.raises(Nonsense):
        read(block([value]))


def test_pairs_that_collide_do_collide():
    assert len(set(map(hash, colliding_pairs(100)))) == 1


def test_large_honest_values_are_read():
    words = {f"{place:05}": place for place in range(9_000)}
    plays = {(place, (place % 15, 7), "across", "WORD") for place in range(2_000)}
    floats = {1.5 * 2.0 ** (61 * place) for place in range(-16, 17)}
    for value in (words, plays, floats, list(range(19_000)), "x" * 90_000):
        outcome = Outcome("returned", value, args=CALL.args)
        assert read_one(reply(outcome)).value == value


def test_many_events_are_read():
    events = tuple(Event("said", (f"line {place}, [{{",)) for place in range(4_000))
    outcome = Outcome("returned", 3, args=CALL.args, events=events)

    assert read_one(reply(outcome)) == outcome


NONSENSE = {
    "another nonce": block([176], nonce="m"),
    "another number": block([176], first=1),
    "a number that is a truth value": block([176], first=False),
    "no replies": block(),
    "a reply too many": block([176], [176]),
    "our fault without a text": block(3, first=OURS),
    "a field too many": reply(extra=1),
    "an ending that is none": reply(ended="won"),
    "an error that is no text": reply(error=3),
    "kinds that are no tuple": reply(kinds=3),
    "a kind that is no text": reply(kinds=["tuple", [3]]),
    "arguments that are none": reply(args=None),
    "an argument too many": reply(args=[[0, 1], [1, 1], [1, 1]]),
    "an argument without a place": reply(args=[[2, 1]]),
    "a place that is a truth value": reply(args=[[True, 1]]),
    "an argument alone": reply(args=[["weed"]]),
    "an argument that is a number": reply(args=[3]),
    "a changed argument that is no value": reply(args=[[0, ["code", 1]]]),
    "a value without its value": block([]),
    "an event without details": reply(events=[["said", ["tuple", []]]]),
    "a text that is a number": reply(events=[["said", ["tuple", [3]]]]),
    "a question without a prompt": reply(events=[["asked", ["tuple", ["x"]]]]),
    "events that are a number": reply(events=3),
    "a kind of value that is none": reply(value=["code", "x"]),
    "a set of lists": reply(value=["set", [["list", []]]]),
    "a board that is none": reply(value=["value", ["Board", "x"]]),
    "a value without a class": reply(value=["value", [3]]),
    "a float that is none": reply(value=["float", "x"]),
    "NaN": reply().replace(b"176", b"NaN"),
    "a number too long to read": reply().replace(b"176", b"9" * 10_000),
    "no JSON": b"{",
    "nothing": b"",
    "no text": b"\xff\xfe",
    "UTF-16": "[".encode("utf-16") + ("[" * 500).encode("utf-16-le"),
    "another shape": b'{"n": 1}',
    "a list cut short": b'["n", 0]',
    "a value nested 100,000 deep": b"[" * 100_000 + b"]" * 100_000,
    "300 KB of an opening bracket": b"[" * 300_000,
    "2 MB of an unclosed text": b'["n", 0, [["' + b"a" * 2_000_000,
    "2 MB of quotation marks": b'"' * 2_000_000,
    "2 MB of hidden quotation marks": b'"' + b'\\"' * 1_000_000 + b"\\",
    "2 MB of unclosed texts": b'["n", 0, [' + b'"a\\' * 500_000,
    "2 MB of brackets in unclosed texts": b'["[{' * 500_000,
    "2 MB of numbers": b'["n", 0, [["list", [' + b"1," * 900_000 + b"1]]]]",
    "a value whose kind is a number": b'["n", 0, [[[1]]]]',
    "a bare float": b'["n", 0, [[1.5]]]',
    "a bare float without end": b'["n", 0, [[1e999]]]',
    "2 MB of floats": b'["n", 0, [["list", [' + b"1.5," * 500_000 + b"1]]]]",
    "2 MB of lists": b'["n", 0, [["list", [' + b"[]," * 600_000 + b"[]]]]]",
    "more than is read at once": b" " * (MOST_BYTES + 1),
}


@pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_told_as_nonsense(message):
    with pytest.raises(Nonsense):
        read(message)


def test_nonsense_tells_nothing_of_what_was_sent():
    with pytest.raises(Nonsense) as told:
        read(b'["n", 0, ["secret", }]')

    assert "secret" not in str(told.value)
    assert not any(character.isdigit() for character in str(told.value))


@given(
    st.binary(max_size=300)
    | st.lists(st.sampled_from(list('[]{},:"\\n0e1. ')), max_size=400).map(
        lambda signs: b'["n", 0, [[' + "".join(signs).encode()
    )
)
def test_no_bytes_at_all_make_it_raise_anything_else(message):
    for reading in (read_failures, read):
        with contextlib.suppress(Nonsense):
            reading(message)


@given(st.integers(0, 2**32), st.binary(min_size=1, max_size=4))
def test_no_reply_with_a_piece_exchanged_makes_it_raise_anything_else(seed, piece):
    events = (Event("said", ("a [b\n",)), Event("asked", ("? ", "ab")))
    message = reply(
        Outcome("returned", {("a", 1): [2.5]}, args=CALL.args, events=events)
    )
    place = random.Random(seed).randrange(len(message))
    with contextlib.suppress(Nonsense):
        read(message[:place] + piece + message[place + len(piece) :])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(
            st.sampled_from("list tuple set dict float value int".split()), inner
        )
        | st.tuples(st.sampled_from(["Board", "Play", "Unheard"]), inner).map(
            lambda content: ["value", [*content]]
        )
    ),
    max_leaves=12,
)
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=9),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.lists(inner, max_size=5).map(tuple)
        | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=5)
        | st.frozensets(st.integers() | st.tuples(st.integers()), max_size=60)
    ),
    max_leaves=30,
)


@settings(max_examples=100 if AT_NIGHT else 30)
@given(VALUES)
def test_every_plain_value_arrives_as_it_was(value):
    outcome = read_one(reply(Outcome("returned", value, args=CALL.args)))

    assert outcome.value == value
    assert serialize.encode(outcome.value) == serialize.encode(value)


@given(st.dictionaries(st.sampled_from(sorted(RIGHT.to_json())), JSON, max_size=4))
def test_no_field_at_all_makes_it_raise_anything_else(changed):
    try:
        outcome = read_one(reply(**changed))
    except Nonsense:
        return
    assert isinstance(outcome, Outcome)
    assert len(outcome.args) == 2


def test_statements_that_failed_arrive_cut_to_a_length():
    told = [[3, 7, "slow", "a: b"], *[[1, 1, "error", "x" * 9_999]] * 200]
    failed = read_failures(json.dumps({"failed": told}).encode())

    assert failed[0] == StatementFailure((3, 7), SLOW, "a: b")
    assert len(failed) == 100 and len(failed[1].what) == 2_000


@pytest.mark.parametrize(
    "told",
    [
        *([], {}, {"failed": 3}, {"failed": [3]}, {"failed": ["1:2:error:x"]}),
        *({"failed": [[1, 2, "error"]]}, {"failed": [[1, 2, "other", "x"]]}),
        *({"failed": [["1", 2, "error", "x"]]}, {"failed": [[1, 2, "error", 3]]}),
        *({"failed": [[1, -2, "error", "x"]]}, {"failed": [[10**9, 2, "slow", ""]]}),
    ],
)
def test_a_first_message_that_is_none_is_nonsense(told):
    with pytest.raises(Nonsense):
        read_failures(json.dumps(told).encode())
