import json
from dataclasses import replace

from scrabble_course.grading.reports.gradescope_results import results_json
from scrabble_course.grading.submissions.submission import FileNote
from tests.grading.reports.classes import ANN, BOB, HALF, RIGHT, record

STATUSES = {"passed", "failed"}
VISIBLE = {"hidden", "after_due_date", "after_published", "visible"}


def results(given, points=None):
    return json.loads(results_json(given.graded, points))


def test_the_results_have_what_gradescope_asks_for():
    found = results(ANN)

    assert found["score"] == sum(test["score"] for test in found["tests"]) == 15
    assert results(BOB, 15.5)["score"] == 15.5
    assert "4711" not in results_json(record("ann", RIGHT, seed=4711).graded)
    assert found["visibility"] in VISIBLE
    assert [test["name"] for test in found["tests"]] == [
        "get_word_score",
        "update_hand",
        "is_valid_word",
    ]
    for test in found["tests"]:
        assert test["status"] in STATUSES
        assert test["visibility"] in VISIBLE
        assert 0 <= test["score"] <= test["max_score"]


def test_functions_are_numbered_by_stage_and_place():
    two = record("ann", RIGHT, replace(RIGHT, function="more"), HALF)

    assert [test["number"] for test in results(two)["tests"]] == ["1.1", "1.2", "2.1"]


def test_a_test_tells_the_call_the_advice_and_the_topics():
    output = results(ANN)["tests"][1]["output"]

    assert output.splitlines() == [
        "Not right yet.",
        "call:     update_hand({'j': 1}, 'jolly')",
        "expected: {}",
        "but got:  {'j': 0, 'l': -2}",
        "A count never goes below 0. See `if left > 0`.",
        "Not right yet: letters not held (1 of 4)",
    ]


def test_what_is_odd_about_files_is_told_and_readable():
    told = replace(HALF, remark="\x1b[2J\u202e")
    assert "\\x1b[2J\\u202e" in results(record("ann", told))["tests"][0]["output"]
    problem = "02_hands.ipynb: cell 4 does not parse\nif x\n    ^"
    assert results(BOB)["output"] == problem
    assert "no notebook" in results(record("ann", RIGHT, files=[]))["output"]
    assert results(record("a", RIGHT, files=[FileNote("x.py")]))["output"] == ""
