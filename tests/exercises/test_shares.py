"""What one slip costs: half of a function's points, if the usual calls are right."""

import pytest

from scrabble_course.checks import examine
from tests.exercises.attempts import all_exercises, edited

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

COSTS_MORE = {
    "asks-nothing": "it does one thing, whatever it is given",
    "no-chance": "topics come out right although nothing is drawn",
    "first-stays": "topics come out right although the first is not drawn",
    "tie-never-ends": "calls that do not end cost all that come after two of them",
}
ONE_IN = 3


def slips():
    made = [(e, slip) for e, attempts in all_exercises() for slip in attempts.slips]
    return made[::ONE_IN]


@pytest.fixture
def results(monkeypatch):
    """Keep the results that the last report rests on."""
    kept = []
    made = examine.examine_calls

    def noted(*args, **more):
        kept[:] = [made(*args, **more)]
        return kept[0]

    monkeypatch.setattr(examine, "examine_calls", noted)
    return lambda: kept.pop().results if kept else []


def usual_calls_are_right(made):
    topic = made[0].case.topic
    return all(one.problem is None for one in made if one.case.topic == topic)


def test_a_slip_that_leaves_the_usual_calls_right_costs_half_at_most(results):
    tried, dear = 0, {}
    for exercise, slip in slips():
        wrong = edited(slip.of, slip.of.__name__, *slip.edits)
        report = examine.examine(exercise, wrong)
        made = results()
        if made and not report.others and usual_calls_are_right(made):
            tried += 1
            if report.share < 0.5:
                dear[exercise.name, report.mistake] = report.share

    assert tried > 50
    assert {mistake for _, mistake in dear} <= COSTS_MORE.keys(), dear
