import json
from dataclasses import replace

import pytest

from scrabble_course.activities.arrangement import PlacedLine
from scrabble_course.activities.arrangement_attempt import (
    ArrangementAttempt,
    after_try,
    from_json,
)
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.activities.order_check import check_order

SWAP = arrangement("swap_letter")
COPY, IF, LESS, MORE, RETURN = (placed.line for placed in SWAP.solution)
SECOND_NAME, IF_IN = SWAP.spare
ORDERS = arrangement("orders")


def tried(state, *lines):
    """Return what comes of trying these lines, none of them indented."""
    program = tuple(PlacedLine(line, 0) for line in lines)
    moved = ArrangementAttempt(program, state.failed, state.gone, state.last)
    return after_try(SWAP, moved, check_order(SWAP, program))


def test_the_third_try_that_fails_takes_a_line_away_and_says_why():
    state, told = tried(ArrangementAttempt(), COPY)
    assert (state.failed, told) == (1, "")
    state, told = tried(state, COPY, LESS)
    assert (state.failed, told) == (2, "")

    state, told = tried(state, COPY, MORE)

    assert state.gone == (SECOND_NAME,)
    assert told == (
        "`changed = hand` belongs nowhere, and has been taken away: it only gives the "
        "same dictionary a second name."
    )


def test_a_line_that_is_in_use_is_taken_first_and_leaves_the_program():
    state = ArrangementAttempt(failed=2)

    state, told = tried(state, COPY, IF_IN, RETURN)

    assert state.gone == (IF_IN,)
    assert [placed.line for placed in state.program] == [COPY, RETURN]
    assert told.startswith("`if old in changed:`")


def test_when_all_have_gone_nothing_more_is_taken():
    state = ArrangementAttempt(failed=8, gone=(SECOND_NAME, IF_IN))

    state, told = tried(state, RETURN)

    assert (state.failed, told) == (9, "")


def test_a_right_order_the_same_again_and_no_lines_at_all_are_no_failed_tries():
    state, _ = tried(ArrangementAttempt(), RETURN)
    state, _ = tried(state, RETURN)
    state, _ = tried(state)
    assert state.failed == 1

    state = ArrangementAttempt(SWAP.solution, failed=2)
    assert after_try(SWAP, state, check_order(SWAP, SWAP.solution)) == (state, "")


def test_what_is_kept_comes_back():
    state = ArrangementAttempt(
        (PlacedLine(COPY, 0), PlacedLine(IF, 1)), 4, (SECOND_NAME,)
    )

    assert from_json(SWAP, json.loads(json.dumps(state.to_json()))) == state


@pytest.mark.parametrize(
    "damaged",
    [
        {},
        {"program": 3},
        {"program": [[0, 0], [0, 0]], "failed": 0, "gone": []},
        {"program": [[99, 0]], "failed": 0, "gone": []},
        {"program": [[0, -1]], "failed": 0, "gone": []},
        {"program": [["0", 0]], "failed": 0, "gone": []},
        {"program": [[SECOND_NAME, 0]], "failed": 3, "gone": [SECOND_NAME]},
        {"program": [], "failed": 3, "gone": [COPY]},
        {"program": [], "failed": 3, "gone": ["a"]},
        {"program": [], "failed": 3, "gone": [[]]},
    ],
)
def test_what_cannot_have_been_kept_is_a_fresh_start(damaged):
    assert from_json(SWAP, damaged) == ArrangementAttempt()


def test_a_gap_is_given_all_other_lines_and_takes_one_that_is_left():
    start = ArrangementAttempt(ORDERS.start)
    assert from_json(ORDERS, {}) == start
    assert after_try(ORDERS, start, check_order(ORDERS, ORDERS.start)) == (start, "")

    state = start
    for number in ORDERS.spare:
        chosen = replace(state, program=ORDERS.filled(number))
        state, told = after_try(ORDERS, chosen, check_order(ORDERS, chosen.program))
    assert (state.failed, told) == (2, "")
    chosen = replace(state, program=ORDERS.filled(next(iter(ORDERS.spare))))
    state, told = after_try(ORDERS, chosen, check_order(ORDERS, chosen.program))

    assert state.program == ORDERS.start
    assert "has been taken away" in told
    assert from_json(ORDERS, json.loads(json.dumps(state.to_json()))).failed == 3
    moved = [list(placed) for placed in ORDERS.solution[1:]]
    assert from_json(ORDERS, {**state.to_json(), "program": moved}) == start
