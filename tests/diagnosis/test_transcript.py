import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.calling.call import Event, Outcome
from scrabble_course.diagnosis.transcript import (
    ScreenTurn,
    final_words,
    parting,
    screen,
    turns,
)


def shown(text):
    return ScreenTurn(text, None, asked=False)


@pytest.mark.parametrize(
    "screen",
    [
        "Current Hand: a j e f * r x",
        "You hold x r * f e j a.",
        "A J E F * R X",
        "['a', 'j', 'e', 'f', '*', 'r', 'x']",
        '("a", "j", "e", "f", "*", "r", "x")',
        "{'a', 'j', 'e', 'f', '*', 'r', 'x'}",
        "hand (7): a,j,e,f,*,r,x -> ",
        "a\tj\te\tf\t*\tr\tx",
        "Welcome!\n   a j e f * r x  \nEnter a word:",
        "Hand a j e f * r x and the word: ",
    ],
)
def test_a_hand_is_found_however_it_is_shown(screen):
    assert shown(screen).shows_hand(list("ajef*rx"))


@pytest.mark.parametrize(
    "screen",
    [
        "",
        "ajef*rx",
        "a j e f * r",
        "a j e f * r x x",
        "a j e f r x",
        "a j e f\n* r x",
        "a1 j1 e1 f1 *1 r1 x1",
        "None",
    ],
)
def test_another_hand_or_none_is_not_taken_for_it(screen):
    assert not shown(screen).shows_hand(list("ajef*rx"))


@pytest.mark.parametrize("screen", ["Hand: ajef*rx", "rxf*eja?", "AJEF*RX"])
def test_a_hand_is_found_that_is_shown_as_one_word(screen):
    assert shown(screen).shows_together(list("ajef*rx"))
    assert not shown(screen).shows_together(list("ajef*r"))
    assert not shown("a").shows_together(["a"])


def test_a_hand_that_runs_on_into_the_question_is_found_too():
    assert shown("Hand: cowsEnter a word").shows_together(list("cows"))
    assert shown("Hand: ePlease enter a word").shows_together(["e"])
    assert not shown("Word").shows_together(list("wor"))
    assert not shown("Please enter a word").shows_together(["p"])


def test_a_letter_behind_a_colon_is_a_hand():
    assert shown("Current Hand: e\nWhich word?").shows_any_hand
    assert shown("Current Hand: e t\n").shows_any_hand
    assert not shown("Is there a word?").shows_any_hand


@given(st.lists(st.sampled_from("abc*z"), min_size=1, max_size=9), st.randoms())
def test_any_order_is_the_same_hand(letters, rng):
    mixed = rng.sample(letters, len(letters))

    assert shown(f"Hand: {' '.join(mixed)}").shows_hand(letters)
    assert not shown(f"Hand: {' '.join(mixed)} q").shows_hand(letters)


@pytest.mark.parametrize(
    ("screen", "numbers"),
    [
        ('"jar" earned 90 points. Total: 306 points', {90, 306}),
        ("total=-3, then 90!", {-3, 90}),
        ("12.5 and v2", {12, 2}),
        ("The total is213", {213}),
        ("0", {0}),
        ("no number", set()),
        ("9" * 5000, set()),
    ],
)
def test_numbers_are_read_off_the_screen(screen, numbers):
    assert shown(screen).numbers == numbers


@given(st.text())
def test_any_screen_can_be_read(screen):
    turn = shown(screen)

    assert all(isinstance(number, int) for number in turn.numbers)
    assert turn.shows_hand(list("ab")) in (True, False)


def test_a_long_screen_is_read_quickly():
    line = " ".join(random.Random(0).choices("abc*", k=50_000))

    assert not shown(line + "  " * 50_000 + "word").shows_hand(list("ab"))


def test_a_game_is_cut_at_its_questions():
    events = (
        Event("said", ("Hand: a b\n",)),
        Event("asked", ("word? ", "ab")),
        Event("played", ({"a": 1},)),
        Event("said", ("90 points\n",)),
        Event("said", ("Bye",)),
    )

    assert turns(events) == [
        ScreenTurn("Hand: a b\nword? ", "ab", asked=True),
        ScreenTurn("90 points\nBye", None, asked=False),
    ]


def test_a_question_that_was_not_answered_is_a_turn_too():
    assert turns((Event("asked", ("more? ", None)),)) == [
        ScreenTurn("more? ", None, asked=True),
        ScreenTurn("", None, asked=False),
    ]


def test_the_screen_has_what_was_shown_and_what_was_typed():
    game = (Event("said", ("a b\n",)), Event("asked", ("? ", "ab")))

    assert screen(turns(game)) == "a b\n? ab\n"


def test_where_two_games_part_is_shown_below_the_last_lines_of_the_screen():
    problem = parting("1\n2\n\n3\n4\n", "[90]", "\n80 \nWord?\n")

    assert problem.expected == "2\n3\n4\n[90]"
    assert problem.got == "2\n3\n4\n80\nWord?"


def test_an_empty_screen_is_called_so():
    assert parting("", "[90]", "\n").got == "[nothing]"


def test_of_long_lines_the_end_is_shown():
    assert parting("", "[90]", "x" * 500 + "y").got == "x" * 149 + "y"


def test_a_none_printed_by_accident_is_found():
    assert shown("Current Hand: None").shows_none
    assert not shown("Nonesuch").shows_none


def test_the_final_words_are_those_after_the_last_reply():
    events = (
        Event("asked", ("word? ", "jar")),
        Event("said", ("Ran out of letters. Total score: 90",)),
    )

    assert final_words(Outcome("returned", events=events)) == set(
        "ran out of letters total score".split()
    )
