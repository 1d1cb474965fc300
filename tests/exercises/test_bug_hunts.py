"""The buggy functions of the lessons: each bug is found, named and counted."""

import random
import re

import pytest

from scrabble_course import hunt, typed
from scrabble_course.board import ACROSS, DOWN, Board, Play
from scrabble_course.board.anchors import read_row
from scrabble_course.checks import hunt as hunting
from scrabble_course.checks.own_work import _run_definitions
from scrabble_course.exercises.bug_hunts import BUGGY_FUNCTIONS
from scrabble_course.scrabblegram import read_modifiers
from scrabble_course.word_game import get_frequency_dict
from tests.notebooks.lessons import STAGES, code_cells, prose, read

HAND = {"t": 1, "e": 1, "a": 1}
TEAS = ["it", "tea", "tee"]
COWS = ["banana", "caws", "cows"]
FEW = ["cows", "fax", "fix", "jar"]
HELLO = {"h": 1, "e": 1, "l": 2, "o": 1}
QUIZ = Board.empty().lay(Play("QUIZ", row=7, col=6))
ZONE = QUIZ.lay(Play("ZONE", row=7, col=9, down=True))
QUINT = Board.empty().lay(Play("QUINT", row=7, col=3))
CORNER = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
A = Board.empty().with_tiles({(7, 7): "A"})
SHORT = ["apples", "leap", "pales"]
THIRD = read_modifiers("..t....")
VALUES = {"A": 1, "Q": 10, "Z": 10, "?": 0}

# For each: the calls that the lesson's answer names, in the order of the bugs.
CALLS = {
    (1, "get_word_score", "friends_score"): [("it", 7), ("Weed", 6)],
    (2, "update_hand", "friends_hand"): [({"l": 1}, "ll")],
    (2, "update_hand", "other_friends_hand"): [({"l": 2, "m": 1}, "mill")],
    (3, "is_valid_word", "friends_check"): [
        ("tee", HAND, TEAS),
        ("it", {"i": 0, "t": 1}, TEAS),
        ("Tea", HAND, TEAS),
    ],
    (3, "is_valid_word", "other_friends_check"): [("aet", HAND, ["tea"])],
    (4, "deal_hand", "friends_deal_hand"): [(7,)],
    (4, "is_valid_word", "friends_is_valid_word"): [
        ("c*ws", get_frequency_dict("cows"), COWS),
        ("cows", get_frequency_dict("cws*"), COWS),
        ("ban*na", get_frequency_dict("baann*"), COWS),
    ],
    (5, "play_hand", "friends_play_hand"): [
        (get_frequency_dict("ajef*rx"), FEW, ("jar", "f*x", "!!")),
        (get_frequency_dict("ajef*rx"), FEW, ("jaf", "!!")),
    ],
    (6, "substitute_hand", "friends_substitute"): [(HELLO, "l")],
    (6, "substitute_hand", "second_try"): [(HELLO, "l", "o"), (HELLO, "l", "l")],
    (7, "multipliers", "friends_multipliers"): [("[xt]",), ("e[q",)],
    (7, "word_score", "friends_word_score"): [("quiz", "1332142418513113X11114484X")],
    (8, "can_form_word_from_tiles", "friends_can_form"): [
        ("LEAP", "ZLEAP?S"),
        ("WASP", "ZLEAWP "),
        ("PIZZA", "ZLEAPXS"),
    ],
    (9, "compute_score", "friends_compute_score"): [
        ("LEAP", read_modifiers("DT.....")),
        ("LEAP", read_modifiers("......T")),
        ("PLEASE", read_modifiers(".......")),
    ],
    (9, "highest_scoring_word_from_tiles", "friends_search"): [
        ("lea?xyz", THIRD, SHORT),
        ("xyzxyzx", THIRD, SHORT),
        ("ap?lesx", THIRD, SHORT),
    ],
    (10, "calculate_score", "lecture_score"): [(QUINT, (7, 8), DOWN, "NOAEIRS", "SO")],
    (10, "calculate_score", "friends_score"): [
        (ZONE, (9, 7), ACROSS, "COARDST", "CON"),
        (Board.empty(), (7, 6), ACROSS, "QUIZARD", "QUIz"),
        (QUIZ, (6, 8), DOWN, "FINALLY", "FINALLY"),
    ],
    (11, "row_plays", "friends_row_plays"): [
        ("S", read_row("......{*}CAT{}...."), ["CATS", "SCAT"]),
        ("AS", read_row("......{*}CAT{*}...."), ["AS"]),
        ("S", read_row("...........{*}CAT"), ["SCATS"]),
    ],
    (11, "all_plays", "friends_all_plays"): [
        ("X", A, ["XA"]),
        ("A", CORNER, ["AX", "AT"]),
    ],
    (12, "exchange", "friends_exchange"): [
        ("AEIOQUZ", "Q", "BCDEFG", random.Random(1)),
        ("AEIOQUZ", "", "BCDEFGH", random.Random(1)),
        ("AEIOQUZ", "X", "BCDEFGH", random.Random(1)),
        ("QUIZ", "Q", "BCDEFGH", random.Random(1)),
        ("AEIOQUZ", "AEIOQUZ", "BCDEFGH", random.Random(1)),
    ],
    (12, "final_scores", "friends_scores"): [([200, 150], ["QA", ""], VALUES)],
}
NUMBERS = {"bug": 1, "two": 2, "three": 3, "five": 5}

by_name = pytest.mark.parametrize("key", CALLS, ids=lambda key: "-".join(key[1:]))


@pytest.fixture(autouse=True)
def nothing_found():
    hunting._found.clear()


def shoot(key, call):
    stage, name, buggy = key
    lesson = {"__name__": "__main__"}
    for cell in code_cells(read(STAGES[stage])):
        _run_definitions(cell.source, lesson, "<lesson>")
    if name == "play_hand":
        return hunt(name, lesson[buggy], *call[:2], replies=call[2])
    if buggy == "second_try":
        with typed(letters=call[2]):
            return hunt(name, lesson[buggy], *call[:2])
    return hunt(name, lesson[buggy], *call)


def test_every_buggy_function_that_is_hunted_is_in_the_table_and_no_other():
    hunted = {
        (stage.number, *shot)
        for stage in STAGES
        for cell in code_cells(read(stage))
        for shot in re.findall(r'hunt\(\s*"(\w+)", (\w+)', cell.source)
    }

    assert hunted == set(CALLS)
    assert {key[1:] for key in CALLS} == set(BUGGY_FUNCTIONS)


@by_name
def test_each_bug_of_the_lessons_answer_is_found_and_named(key):
    bugs = BUGGY_FUNCTIONS[key[1:]].bugs
    for number, (bug, call) in enumerate(zip(bugs, CALLS[key], strict=True), 1):
        shot = shoot(key, call)

        assert shot.found, shot
        assert bug.what in shot.bugs
        assert (shot.count, shot.total) == (number, len(bugs))


@by_name
def test_the_lesson_says_how_many_bugs_there_are(key):
    text = prose(read(STAGES[key[0]])).lower()

    assert len(CALLS[key]) == 1 or any(
        number == len(CALLS[key]) and re.search(rf"\b{word}\b[^.]*bugs?\b", text)
        for word, number in NUMBERS.items()
    )


def test_the_second_bug_is_counted_and_the_same_one_is_not():
    key = (1, "get_word_score", "friends_score")
    shots = [shoot(key, call) for call in (("it", 7), ("at", 7), ("Weed", 6))]

    assert [shot.headline for shot in shots] == [
        "Bug 1 of 2 found!",
        "You have had this one: 1 of 2 bugs found.",
        "Bug 2 of 2 found!",
    ]
    assert shots[0].told == "A factor below 1 does not become 1. Look for another one."
    assert shots[2].told == "Capitals are not in the table. That is all."
    assert shots[2].told in str(shots[2]) and shots[2].told in shots[2]._repr_html_()


@pytest.mark.parametrize(
    ("key", "call", "why"),
    [
        (
            (2, "update_hand", "friends_hand"),
            ("mill", "ll"),
            "`hand` should be a dictionary, and is a text here.",
        ),
        ((4, "deal_hand", "friends_deal_hand"), (0,), "A hand has one letter or more."),
        (
            (3, "is_valid_word", "friends_check"),
            ("t*a", {"t": 1, "*": 1, "a": 1}, ["tea"]),
            "Wildcards come in the next stage. Try plain letters.",
        ),
        (
            (9, "compute_score", "friends_compute_score"),
            ("LEAP", read_modifiers("d......")),
            "This game has no `d` and no `t` yet. Try `.`, `D` and `T`.",
        ),
        (
            (6, "substitute_hand", "second_try"),
            (HELLO, "l", "7"),
            "`letters` should be letters that can be drawn here.",
        ),
    ],
)
def test_arguments_that_the_exercise_does_not_allow_are_no_catch(key, call, why):
    shot = shoot(key, call)

    assert not shot.found
    assert shot.note.startswith(why)
