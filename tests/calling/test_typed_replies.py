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


def test_a_question_too_many_is_an_end_of_file_that_quotes_it():
    told = r"no reply left for the question 'more\? '"
    with pytest.raises(EOFError, match=told), typed():
        input("more? ")


def test_replies_that_were_not_used_are_named(capsys):
    with typed("jar", "!!"):
        input()

    assert "before these replies were used: ['!!']" in capsys.readouterr().out


def test_letters_come_one_after_the_other():
    with typed(letters="ab"):
        dealt = [random.choice("xyzab"), random.choice(["b", "c"])]

    assert dealt == ["a", "b"]


def test_without_letters_chance_is_left_alone():
    before = random.choice
    with typed():
        assert random.choice is before


def test_a_letter_that_is_not_among_the_options_is_named():
    told = "from 'xyz', but the next letter is 'a'"
    with pytest.raises(ValueError, match=told), typed(letters="a"):
        random.choice("xyz")


def test_a_letter_too_many_is_named():
    with pytest.raises(ValueError, match="but none is left"), typed(letters="a"):
        random.choice("abc")
        random.choice("abc")


def test_a_function_that_is_not_written_yet_is_named_and_does_not_stop(capsys):
    with typed("jar"):
        raise NotImplementedError

    assert "not written yet" in capsys.readouterr().out


def test_one_game_may_be_played_inside_another(capsys):
    with typed("outer", "again"):
        with typed("inner"):
            assert input() == "inner"
        assert [input(), input()] == ["outer", "again"]
