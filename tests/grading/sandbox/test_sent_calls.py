"""Calls on their way into the box."""

import marshal
from dataclasses import asdict

import pytest

from scrabble_course.board import Play
from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call
from scrabble_course.calling.seeded_random import SeededRandom
from scrabble_course.grading.sandbox.sent_calls import CallRequest, packed, unpacked
from scrabble_course.grading.supervisor.call_batch import CallBatch


def sent(call):
    [arrived] = unpacked(packed([call]))
    return arrived


@pytest.mark.parametrize(
    "call",
    [
        Call(("weed", 6)),
        Call(({"a": 1}, ["cat", "dog"]), ("jar", "!!"), 5, {"hands": ["abc"]}),
        Call((Play("QUiZ", 7, 5), SeededRandom(3))),
    ],
    ids=["plain", "with-all", "not-built-in"],
)
def test_a_call_arrives_as_it_was_sent(call):
    assert asdict(sent(call).call) == asdict(call)


def test_a_batch_holds_calls_and_nothing_of_what_is_expected():
    batch = CallBatch("f", "", [Call(("weed", 6))])

    request = CallRequest(*marshal.loads(batch.to_send("n")))
    assert request[:-1] == ("n", "f", "", False)
    assert next(unpacked(request.calls)).call.args == ("weed", 6)
    assert len(marshal.loads(request.calls)[0]) == 4


@pytest.mark.parametrize(
    "more", [(), (Play("QUiZ", 7, 5),)], ids=["plain", "with-a-play"]
)
@pytest.mark.parametrize(
    "change",
    [
        lambda hand: hand.update(a=hand.pop("a")),
        lambda hand: hand.update(b=True),
        lambda hand: hand.pop("b"),
        lambda hand: hand.update(b=object()),
    ],
    ids=["order", "kind", "value", "a-stranger"],
)
def test_an_argument_that_is_not_as_it_was_is_noticed(more, change):
    arrived = sent(Call((*more, {"a": 1, "b": 1})))
    assert arrived.changed() == []

    change(arrived.call.args[-1])
    [(place, value)] = arrived.changed()
    assert place == len(more)
    assert value == serialize.encode(arrived.call.args[-1])


def test_chance_that_was_drawn_from_is_noticed():
    arrived = sent(Call(("AB", SeededRandom(3))))
    arrived.call.args[1].random()

    assert arrived.changed() == [(1, ["value", ["SeededRandom", 3, 1]])]
