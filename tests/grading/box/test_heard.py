"""Blocks of replies that were read before are not read again."""

import pytest

from scrabble_course.checks.call import Call
from scrabble_course.grading.box import protocol
from scrabble_course.grading.box.heard import Heard
from scrabble_course.grading.box.protocol import Nonsense
from scrabble_course.grading.box.question import Question


@pytest.fixture
def question():
    return Question("f", "", [Call((number,)) for number in range(3)])


@pytest.fixture
def read_anew(monkeypatch):
    """The blocks that had to be read."""
    read = []
    read_block = protocol.read_block

    def reading(block, *how):
        read.append(block)
        return read_block(block, *how)

    monkeypatch.setattr(protocol, "read_block", reading)
    return read


def block(nonce, *values, first=0):
    return f'["{nonce}", {first}, {[[value] for value in values]}]'.encode()


def values(replies):
    return [(outcome.value, outcome.args) for outcome in replies]


def test_what_was_said_before_is_not_read_again(question, read_anew):
    heard = Heard()
    first = values(heard.read(block("a", 5, 6, 7), "a", 0, question))
    again = values(heard.read(block("b", 5, 6, 7), "b", 0, question))

    assert first == again == [(5, (0,)), (6, (1,)), (7, (2,))]
    assert len(read_anew) == 1


@pytest.mark.parametrize("other", [(5, 6, 8), (5, 6), (6, 5, 7)], ids=str)
def test_what_was_said_otherwise_is_read(question, read_anew, other):
    heard = Heard()
    list(heard.read(block("a", 5, 6, 7), "a", 0, question))
    replies = heard.read(block("a", *other), "a", 0, question)

    assert [outcome.value for outcome in replies] == list(other)
    assert len(read_anew) == 2


def test_the_same_words_to_another_question_are_read(question, read_anew):
    heard = Heard()
    other = Question("f", "", [Call((9,))])
    list(heard.read(block("a", 5), "a", 0, question))

    assert values(heard.read(block("a", 5), "a", 0, other)) == [(5, (9,))]
    assert len(read_anew) == 2


def test_a_reply_to_another_question_stays_nonsense(question):
    heard = Heard()
    list(heard.read(block("a", 5), "a", 0, question))

    with pytest.raises(Nonsense):
        heard.read(block("a", 5), "b", 0, question)
    with pytest.raises(Nonsense):
        heard.read(b"0, [[5]]]", "b", 0, question)


def test_a_block_that_was_not_read_to_its_end_is_not_kept(question, read_anew):
    heard = Heard()
    next(heard.read(block("a", 5, 6), "a", 0, question))
    list(heard.read(block("a", 5, 6), "a", 0, question))

    assert len(read_anew) == 2


def test_the_oldest_are_let_go(question, read_anew):
    heard = Heard(most=1200)
    for number in (1, 2, 1, 3, 1, 2):
        list(heard.read(block("a", number), "a", 0, question))

    assert len(read_anew) == 4
