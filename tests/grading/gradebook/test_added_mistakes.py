from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.report import Failure, Status
from scrabble_course.diagnosis.results import Result
from scrabble_course.grading.gradebook.added_mistakes import (
    AddedMistake,
    with_own_advice,
)
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.scoring.wrong_answers import (
    group_of,
    packed,
    unpacked,
    wrong_answers,
)

UPDATE_HAND = exercise_named("update_hand")


def answers_of(function):
    def result(case):
        outcome = UPDATE_HAND.answer(function, case.call)
        return Result(case, outcome, UPDATE_HAND.judged(case, outcome))

    return wrong_answers(UPDATE_HAND, map(result, UPDATE_HAND.all_cases(7)))


def graded(function):
    wrong = answers_of(function)
    shown = Failure("update_hand(...)", "this", "that")
    mark = Mark(
        "update_hand",
        2,
        5,
        10,
        Status.FAILED,
        failure=shown,
        wrong=packed(UPDATE_HAND, wrong),
    )
    return GradedWork("ada", "digest", (mark,), (), "full", 7, "1")


def spends_one(hand, word):
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
            break
    return left


def spends_one_and_drops_zeros(hand, word):
    return {letter: n for letter, n in spends_one(hand, word).items() if n}


def spends_none(hand, word):
    return dict(hand)


def stops(hand, word):
    raise KeyError(word)


ADDED = AddedMistake(
    "update_hand",
    2,
    "week_1.py, line 3",
    "You spend one letter only.",
    packed(UPDATE_HAND, answers_of(spends_one)),
)


def test_wrong_answers_survive_packing():
    answers = answers_of(spends_one)

    assert answers
    assert unpacked(UPDATE_HAND, packed(UPDATE_HAND, answers)) == answers
    assert packed(UPDATE_HAND, {}) == ""
    assert unpacked(UPDATE_HAND, "") == {}


def test_arguments_that_are_as_they_were_are_not_packed():
    copied = answers_of(spends_one)
    same = {
        number: outcome._replace(args=UPDATE_HAND.fixed[number].call.args)
        for number, outcome in copied.items()
    }
    short = packed(UPDATE_HAND, same)

    assert len(short) < len(packed(UPDATE_HAND, copied))
    assert unpacked(UPDATE_HAND, short) == copied


def test_a_mark_whose_answers_are_alike_gets_the_advice():
    [mark] = with_own_advice(graded(spends_one_and_drops_zeros), [ADDED]).marks

    assert (mark.mistake, mark.advice) == ("like week_1.py, line 3", ADDED.advice)
    assert mark.failure.call.startswith("update_hand({'a': 1, 'q': 1,")
    assert (mark.points, mark.status) == (5, Status.FAILED)


def test_other_marks_stay_as_they_are():
    for function in (spends_none, stops, UPDATE_HAND.reference):
        before = graded(function)

        assert with_own_advice(before, [ADDED]) is before
        assert with_own_advice(before, []) is before


def test_functions_that_fail_in_the_same_calls_and_ways_are_a_group():
    group = group_of(answers_of(spends_one))

    assert group == group_of(answers_of(spends_one_and_drops_zeros))
    assert len({group, *map(group_of, map(answers_of, (spends_none, stops)))}) == 3
    assert group_of({}) == ""
