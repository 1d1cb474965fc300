"""Blocks of replies that were read twice are not read again."""

import pytest

from scrabble_course.checks.call import Call
from scrabble_course.grading.supervisor import heard as heard_blocks
from scrabble_course.grading.supervisor import protocol
from scrabble_course.grading.supervisor.heard import Heard
from scrabble_course.grading.supervisor.protocol import Nonsense
from scrabble_course.grading.supervisor.question import Question


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


def read_twice(heard, said, question):
    for _ in range(2):
        list(heard.read(said, "a", 0, question))


def test_what_was_said_twice_is_not_read_again(question, read_anew):
    heard = Heard()
    told = [
        values(heard.read(block(nonce, 5, 6, 7), nonce, 0, question))
        for nonce in "abcd"
    ]

    assert told == [[(5, (0,)), (6, (1,)), (7, (2,))]] * 4
    assert len(read_anew) == 2


def test_what_is_said_once_pushes_nothing_out(question, read_anew):
    heard = Heard(most=1200)
    read_twice(heard, block("a", 5), question)
    for number in range(100, 110):
        list(heard.read(block("a", number), "a", 0, question))
    read_anew.clear()
    list(heard.read(block("a", 5), "a", 0, question))

    assert read_anew == []


def test_of_what_was_said_once_so_many_are_known_again(
    question, read_anew, monkeypatch
):
    monkeypatch.setattr(heard_blocks, "MOST_ONCE", 3)
    heard = Heard()
    for number in (1, 2, 3, 4, 1, 1):
        list(heard.read(block("a", number), "a", 0, question))

    assert len(read_anew) == 6


@pytest.mark.parametrize("other", [(5, 6, 8), (5, 6), (6, 5, 7)], ids=str)
def test_what_was_said_otherwise_is_read(question, read_anew, other):
    heard = Heard()
    read_twice(heard, block("a", 5, 6, 7), question)
    replies = heard.read(block("a", *other), "a", 0, question)

    assert [outcome.value for outcome in replies] == list(other)
    assert len(read_anew) == 3


def test_the_same_words_to_another_question_are_read(question, read_anew):
    heard = Heard()
    other = Question("f", "", [Call((9,))])
    read_twice(heard, block("a", 5), question)

    assert values(heard.read(block("a", 5), "a", 0, other)) == [(5, (9,))]
    assert len(read_anew) == 3


def test_a_reply_to_another_question_stays_nonsense(question):
    heard = Heard()
    read_twice(heard, block("a", 5), question)

    with pytest.raises(Nonsense):
        heard.read(block("a", 5), "b", 0, question)
    with pytest.raises(Nonsense):
        heard.read(b"0, [[5]]]", "b", 0, question)


def test_a_block_that_was_not_read_to_its_end_is_not_kept(question, read_anew):
    heard = Heard()
    for _ in range(2):
        next(heard.read(block("a", 5, 6), "a", 0, question))
    list(heard.read(block("a", 5, 6), "a", 0, question))

    assert len(read_anew) == 3


def test_the_oldest_are_let_go(question, read_anew):
    heard = Heard(most=1200)
    for number in (1, 2, 1, 3, 1, 2):
        read_twice(heard, block("a", number), question)

    assert len(read_anew) == 7  # 2, 2, 0, 2, 0, 1
