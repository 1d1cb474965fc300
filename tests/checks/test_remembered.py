import pytest

from scrabble_course.checks.remembered import Memo, Remembered, remember, writing_memos


@pytest.fixture
def asked():
    return []


@pytest.fixture
def square(asked):
    def work_out(number):
        asked.append(number)
        return number * number

    return Remembered("square of a test", work_out)


def test_what_was_just_worked_out_is_not_worked_out_again(square, asked):
    assert (square(3), square(3)) == (9, 9)
    assert asked == [3]


def test_what_stands_in_a_memo_is_never_worked_out(square, asked):
    remember([Memo("square of a test", (3,), 9)])

    assert square(3) == 9
    assert asked == []


def test_what_can_change_is_worked_out_each_time_and_has_no_memo():
    length = Remembered("length of a test", len)
    letters = ["a"]

    with writing_memos() as memos:
        before = length(letters)
        letters.append("b")
        after = length(letters)

    assert (before, after, memos) == (1, 2, [])


def test_memos_tell_what_was_asked_while_they_were_written(square):
    square(2)
    with writing_memos() as memos:
        square(2)
        square(3)
    square(4)

    assert memos == [
        Memo("square of a test", (2,), 4),
        Memo("square of a test", (3,), 9),
    ]


def test_what_is_asked_on_the_way_to_an_answer_has_no_memo(square):
    more = Remembered("one more of a test", lambda number: square(number) + 1)

    with writing_memos() as memos:
        more(5)
        square(6)

    assert [memo.name for memo in memos] == ["one more of a test", "square of a test"]


def test_an_error_is_passed_on_and_memos_are_written_after_it(square):
    def fails(number):
        raise ValueError("no")

    wrong = Remembered("wrong of a test", fails)
    with writing_memos() as memos:
        with pytest.raises(ValueError, match="no"):
            wrong(1)
        square(2)

    assert [memo.args for memo in memos] == [(2,)]
