from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.report import Status
from scrabble_course.grading.reports.class_view import (
    class_view,
    columns_of,
    known_sources,
    title_of,
)
from scrabble_course.grading.reports.report_pages import class_page
from scrabble_course.grading.scoring.mark import FunctionState, OwnAnswers
from tests.grading.reports.classes import (
    ANN,
    BOB,
    CLASS,
    EVE,
    HALF,
    RIGHT,
    UNDONE,
    Book,
    record,
)
from tests.grading.reports.test_similarity import ODD, ODD_IN_DISGUISE, a_class

VIEW = class_view(Book())


def test_each_function_has_its_rate():
    score, hand, valid = VIEW.rates

    assert (score.function, score.begun, score.right, score.share) == (
        "get_word_score",
        3,
        3,
        1.0,
    )
    assert (hand.right, hand.students) == (0, 3)
    assert hand.share == pytest.approx((5 + 5 + 2.5) / 30)
    assert valid.begun == 1


def test_the_misconceptions_of_the_class_are_counted_by_function():
    counted = [(m.name, m.key, m.students) for m in VIEW.misconceptions]

    assert counted == [
        ("counts-below-zero", "2 update_hand", ("ann", "bob")),
        ("changes-its-argument", "2 update_hand", ("eve",)),
        ("raises", "3 is_valid_word", ("ann",)),
    ]


def test_questions_about_own_code_stand_beside_the_misconceptions_by_function():
    def answered(student, mark, **kinds):
        answers = OwnAnswers(sum(kinds.values()), 3, kinds=kinds)
        return record(student, replace(mark, answers=answers))

    view = class_view(
        Book(
            [
                answered("ann", HALF, values=True, purpose=False),
                answered("bob", HALF, values=True, purpose=False),
                answered("eve", RIGHT, values=False),
            ]
        )
    )

    score, hand = (view.by_function[key] for key in ("1 get_word_score", HALF.key))
    assert [(one.kind, one.right, one.answered) for one in hand[2]] == [
        ("purpose", 0, 2),
        ("values", 2, 2),
    ]
    assert [one.name for one in hand[0]] == ["counts-below-zero"]
    assert score[:2] == ([], []) and score[2][0].answered == 1
    page = class_page(view)
    assert "the hardest first: purpose (0 of 2 right), values (2 of 2 right)." in page


def test_the_advice_of_a_misconception_is_what_most_were_told():
    other = replace(HALF, advice="Rarely said.")
    view = class_view(Book([ANN, BOB, record("joe", RIGHT, other, UNDONE)]))

    assert view.misconceptions[0].advice == HALF.advice


OURS = replace(UNDONE, status=Status.INTERNAL, remark="")
MISSED = replace(
    UNDONE, found=FunctionState.OUT_OF_REACH, remark="Its line was never run."
)
LONG = f"def update_hand(hand, word):\n    return {'1 + ' * 9_000}1"
LONGER = {("update_hand", 2): {"eve": LONG}}
COMPARED = "2 update_hand: 36,041 characters, too many to compare it with others'."


@pytest.mark.parametrize(
    ("book", "listed"),
    [
        (
            Book(sources=LONGER),
            [
                ("ann", "3 is_valid_word: The file ended its process: exit."),
                ("bob", "02_hands.ipynb: cell 4 does not parse"),
                ("eve", COMPARED),
            ],
        ),
        (Book([], strays=["from_my_mail.py"]), [("", "from_my_mail.py.")]),
        (Book([record("ann", files=())]), [("ann", "Nothing was handed in.")]),
        (Book([record("ann", OURS)]), [("ann", "3 is_valid_word: the fault is ours.")]),
        (Book([record("ann", UNDONE)]), []),
        (
            Book([record("bob", MISSED)]),
            [("bob", "3 is_valid_word: Its line was never run.")],
        ),
    ],
)
def test_what_is_out_of_the_ordinary_is_to_be_looked_at(book, listed):
    assert [(one.student, one.what) for one in class_view(book).incidents] == listed


def test_what_was_not_judged_is_counted_by_its_reason():
    found = [
        FunctionState.EMPTY,
        FunctionState.EMPTY,
        FunctionState.OUT_OF_REACH,
        FunctionState.NOT_THERE,
    ]
    marks = [replace(UNDONE, found=one) for one in found]
    [rate] = class_view(Book([record(f"{n}", m) for n, m in enumerate(marks)])).rates

    assert rate.begun == 0
    assert rate.found == {
        FunctionState.WRITTEN: 0,
        FunctionState.EMPTY: 2,
        FunctionState.OUT_OF_REACH: 1,
        FunctionState.NOT_THERE: 1,
    }


def test_functions_that_are_nearly_the_same_are_found():
    sources = {("update_hand", 2): a_class(eve=ODD, mal=ODD_IN_DISGUISE)}
    [group] = class_view(Book(sources=sources)).alike

    assert (group.function, group.students) == ("2 update_hand", ("eve", "mal"))


def test_what_was_graded_is_said_with_its_mean_and_the_slowest():
    assert VIEW.conditions["Stages"] == "1, 2, 3"
    assert VIEW.conditions["Seed of the hidden cases"] == "7"
    assert "Rules" in VIEW.conditions
    assert [one.points for one in (ANN, BOB, EVE)] == [15, 15.5, 12.5]
    assert (VIEW.mean, VIEW.median) == (14.3, 15)
    assert VIEW.slowest[0] is ANN
    empty = class_view(Book([]))
    assert (empty.mean, empty.median, empty.rates, empty.shares) == (0, 0, (), [])


def test_every_total_is_counted_in_one_tenth_of_the_points():
    totals = (0, 2.9, 3, 15, 29.9, 30, 31)
    marks = [replace(RIGHT, points=points, out_of=30) for points in totals]
    view = class_view(Book([record(f"{n}", mark) for n, mark in enumerate(marks)]))

    assert [*view.bands.values()] == [2, 1, 0, 0, 0, 1, 0, 0, 0, 3]
    assert [*view.bands][-1] == "90-100 %"


def test_columns_come_in_the_order_of_the_course():
    backwards = record("ann", UNDONE, HALF, RIGHT)

    assert [mark.key for mark in columns_of([backwards])] == [
        "1 get_word_score",
        "2 update_hand",
        "3 is_valid_word",
    ]


def test_one_part_gives_the_title_and_several_that_of_the_course():
    last = replace(RIGHT, function="best_play", stage=11)

    assert title_of(CLASS) == "The word game"
    assert title_of([record("ann", RIGHT, last)]) == "Scrabble course"


def test_the_course_has_a_text_of_every_graded_function():
    for stage in course.STAGES:
        for exercise in catalogue.exercises(stage):
            assert all("return" in text for text in known_sources(exercise.name))


def nameless(group):
    return replace(HALF, mistake="", advice="Work it through.", group=group)


def test_failures_without_a_name_are_grouped_by_their_answers():
    class OfThree(Book):
        def sources(self, function, stage):
            return {
                "joe": "def update_hand(hand, word): ...",
                "kim": "a longer one" * 9,
            }

    records = [record(who, RIGHT, nameless("a")) for who in ("joe", "kim")]
    alone = record("lea", RIGHT, nameless("b"))
    named = record("max", replace(HALF, group="a"))
    view = class_view(OfThree([alone, *records, ANN, named]))
    largest, other = view.unnamed

    assert (largest.students, other.students) == (("joe", "kim"), ("lea",))
    assert largest.failure == HALF.failure
    assert largest.to_paste == (
        '@like("update_hand", "You ...")\ndef update_hand(hand, word): ...'
    )
    assert other.source == ""
    earlier = replace(largest, function="is_valid_word", stage=3).to_paste
    assert earlier.startswith('@like("is_valid_word", "You ...", stage=3)')
