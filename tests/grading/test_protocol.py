import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.grading.protocol import (
    MOST,
    Nonsense,
    encoded,
    question,
    read_failures,
    read_outcome,
    replies_in,
)

CALL = Call(("weed", 6))
RIGHT = Outcome("returned", 176, args=("weed", 6))


def reply(outcome=None, nonce="n", number=0, **changed):
    data = {**(outcome or RIGHT).to_json(), **changed}
    return json.dumps([nonce, number, data]).encode()


def test_an_outcome_comes_back_as_it_was_sent():
    assert read_outcome(reply(), "n", 0, CALL) == RIGHT


def test_a_call_that_only_returned_is_told_by_its_value():
    assert read_outcome(b'["n", 0, [176]]', "n", 0, CALL) == RIGHT


@pytest.mark.parametrize("value", [b'["code", 1]', b'["set", [["list", []]]]', b"[1]"])
def test_a_value_that_cannot_be_one_is_nonsense(value):
    with pytest.raises(Nonsense):
        read_outcome(b'["n", 0, [' + value + b"]]", "n", 0, CALL)


def test_a_function_that_is_not_there_has_no_outcome():
    assert read_outcome(b'["n", -1, null]', "n", 0, CALL) is None


def test_a_question_holds_calls_and_nothing_of_what_is_expected():
    message = json.loads(question("n", "f", "", encoded([CALL]), singly=False))

    assert set(message) == {"nonce", "function", "props", "singly", "calls"}
    assert message["calls"] == [[["tuple", ["weed", 6]], [], None, ["dict", []]]]


NONSENSE = {
    "another nonce": reply(nonce="m"),
    "another number": reply(number=1),
    "a number that is a truth value": reply(number=False),
    "a field too many": reply(extra=1),
    "an ending that is none": reply(ended="won"),
    "an error that is no text": reply(error=3),
    "kinds that are no tuple": reply(kinds=3),
    "a kind that is no text": reply(kinds=["tuple", [3]]),
    "an argument less": reply(args=["tuple", ["weed"]]),
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
    "another shape": b'{"n": 1}',
    "a list cut short": b'["n", 0]',
    "a value nested 100,000 deep": b"[" * 100_000 + b"]" * 100_000,
    "300 KB of an opening bracket": b"[" * 300_000,
    "more than is read at once": b" " * (MOST + 1),
}


@pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_told_as_nonsense(message):
    with pytest.raises(Nonsense):
        read_outcome(message, "n", 0, CALL)


@given(st.binary(max_size=300))
def test_no_bytes_at_all_make_it_raise_anything_else(message):
    for read in (read_failures, lambda m: read_outcome(m, "n", 0, CALL)):
        for part in replies_in(message):
            with contextlib.suppress(Nonsense):
                read(part)


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


@given(st.dictionaries(st.sampled_from(sorted(RIGHT.to_json())), JSON, max_size=4))
def test_no_field_at_all_makes_it_raise_anything_else(changed):
    try:
        outcome = read_outcome(reply(**changed), "n", 0, CALL)
    except Nonsense:
        return
    assert isinstance(outcome, Outcome)
    assert len(outcome.args) == 2


def test_cells_that_failed_are_texts_cut_to_a_length():
    message = json.dumps({"failed": ["x" * 9_999] * 200}).encode()

    failed = read_failures(message)
    assert len(failed) == 100 and len(failed[0]) == 2_000


@pytest.mark.parametrize(
    "message", [b"[]", b"{}", b'{"failed": 3}', b'{"failed": [3]}']
)
def test_a_first_message_that_is_none_is_nonsense(message):
    with pytest.raises(Nonsense):
        read_failures(message)
