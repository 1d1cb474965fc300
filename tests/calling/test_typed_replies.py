import builtins
import random

import pytest

from scrabble_course import typed


def test_each_question_is_shown_with_its_reply(capsys):
    with typed("jar", "!!"):
        replies = [input("Enter word: "), input(), input]

    assert replies[:2] == ["jar", "!!"]
    assert capsys.readouterr().out == "Enter word: jar\n!!\n"


def test_the_keyboard_is_given_back_even_after_an_error():
    before = builtins.input, random.choice
    with pytest.raises(ZeroDivisionError), typed("jar", letters="ab"):
        raise ZeroDivisionError

    assert (builtins.input, random.choice) == before


def test_a_question_too_many_is_an_end_of_file_and_too_few_are_named(capsys):
    told = r"no reply left for the question 'more\? '"
    with pytest.raises(EOFError, match=told), typed():
        input("more? ")
    with typed("jar", "!!"):
        input()
    assert "before these replies were used: ['!!']" in capsys.readouterr().out

    with typed("jar"):  # a function that is not written yet does not stop the cell
        raise NotImplementedError
    assert "not written yet" in capsys.readouterr().out


def test_letters_come_one_after_the_other_and_without_any_chance_is_left_alone():
    before = random.choice
    with typed(letters="ab"):
        dealt = [random.choice("xyzab"), random.choice(["b", "c"])]
    with typed():
        assert random.choice is before

    assert dealt == ["a", "b"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["xyz"], "from 'xyz', but the next letter is 'a'"),
        (["abc"] * 2, "none is left"),
    ],
)
def test_a_letter_that_is_not_among_the_options_or_one_too_many_is_named(options, told):
    with pytest.raises(ValueError, match=told), typed(letters="a"):
        [random.choice(letters) for letters in options]


def test_one_game_may_be_played_inside_another(capsys):
    with typed("outer", "again"):
        with typed("inner"):
            assert input() == "inner"
        assert [input(), input()] == ["outer", "again"]
