"""What all that is missing has in common, and what is too many: counted, and true."""

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.traits import Trait, Traits

LONG = Trait("are long", lambda one: len(one.value) > 3, "Where do you stop?")
OF_A = Trait("have an A", lambda one: "A" in one.value)
TWICE = Trait("stand there twice", lambda one: one.answer[one.value] > 1)
WORDS = Traits("words", (TWICE, LONG, OF_A))


def told(*answers):
    made = [(Call(()), due, came) for due, came in answers]
    return WORDS.told(made, made[0])


def test_it_is_told_that_just_these_are_missing():
    assert told(({"CATS", "DOG", "CAT"}, {"DOG", "CAT"})) == (
        "Missing are just words that are long: 1 in all these calls together. "
        "Where do you stop?"
    )


def test_calls_that_come_out_right_speak_too():
    missed = {"CATS", "DOG"}, {"DOG"}
    right = {"SCAT", "TO"}, {"SCAT", "TO"}

    assert "just words that are long" in told(missed)
    assert told(missed, right, (["ON", "OX"], ["ON", "OX"])) == (
        "Missing are only words that are long, as does 1 of the 5 others: 1 in "
        "all these calls together. Where do you stop?"
    )


def test_what_holds_of_many_others_is_not_told():
    assert told(({"CATS", "SCAT", "OX"}, {"SCAT", "OX"})) == ""


def test_of_what_is_there_twice_it_is_the_second_that_is_too_many():
    assert told((["CAT", "DOG"], ["CAT", "DOG", "CAT"])).startswith(
        "Too many are just words that stand there twice: 1 "
    )


def test_the_calls_that_go_wrong_are_told_apart_as_well():
    calls = Traits("calls", (Trait("ask for a 7", lambda one: one.call.args == (7,)),))
    seven, six = (Call((7,)), True), (Call((6,)), True)

    assert calls.told_of_calls([seven], [six]) == (
        "Wrong are just calls that ask for a 7: 1 in all these calls together."
    )
    assert calls.told_of_calls([seven, six], [seven]) == ""


def test_it_is_told_only_of_what_the_call_that_is_shown_lacks():
    assert told(({"CATS", "DOG"}, {"DOG"}), ({"OX"}, {"OX", "OXEN"})).startswith(
        "Missing are just words that are long: 1 "
    )
    assert told(({"CATS", "DOG"}, {"DOG", "OX"})).startswith("Missing are just ")


@pytest.mark.parametrize("came", [set(), None, [["CAT"]], 7])
def test_nothing_is_told_where_nothing_is_found_or_other_things(came):
    assert told(({"CATS", "DOG"}, came)) == ""
