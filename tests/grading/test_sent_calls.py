"""Calls on their way into the box."""

import marshal

import pytest

from scrabble_course.board import Play
from scrabble_course.checks.call import Call
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.grading.inside.sent_calls import packed, unpacked
from scrabble_course.grading.zygotes import Question


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
    assert sent(call).call == call


def test_a_question_holds_calls_and_nothing_of_what_is_expected():
    question = Question("f", "", [Call(("weed", 6))])

    assert unpacked(question.calls_packed)[0].call == Call(("weed", 6))
    assert len(marshal.loads(question.calls_packed)[0]) == 4
    assert question.message("n") == b'{"nonce": "n", "function": "f", "stand_ins": ""}'


@pytest.mark.parametrize(
    "more", [(), (Play("QUiZ", 7, 5),)], ids=["plain", "with-a-play"]
)
@pytest.mark.parametrize(
    "after",
    [{"b": 1, "a": 1}, {"a": 1, "b": True}, {"a": 1}, [("a", 1)], object(), None],
)
def test_an_argument_that_is_not_as_it_was_is_noticed(more, after):
    arrived = sent(Call(({"a": 1, "b": 1}, *more)))

    assert arrived.is_as_before(({"a": 1, "b": 1}, *more))
    assert not arrived.is_as_before((after, *more))
