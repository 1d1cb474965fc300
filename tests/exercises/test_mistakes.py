"""Each known mistake gets its own advice, and no right solution is failed."""

import pytest

from scrabble_course.board import word_sets
from scrabble_course.checks import examine as examine_module
from scrabble_course.checks.examine import examine
from scrabble_course.checks.no_merit import does_one_thing
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.lint import RULES
from tests.exercises.attempts import all_exercises
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

NOTHING_RIGHT = "nothing comes out right, and nobody has written down who answers so"
OTHER_SHAPE = "what comes back has another shape, which cannot be compared"
NEVER_ENDS = "calls that do not end cost all that come after two of them"
COSTS_MORE = {
    ("get_word_score", "factor"): NOTHING_RIGHT,
    ("is_valid_word", "raises"): "it stops wherever the answer is True",
    ("can_form_word_from_tiles", "not-a-pair"): OTHER_SHAPE,
    ("compute_score", "each-tile-on-all-squares"): NOTHING_RIGHT,
    ("highest_scoring_word_from_tiles", "not-a-pair"): OTHER_SHAPE,
    ("highest_scoring_word_from_tiles", "last-one-wins"): NOTHING_RIGHT,
    ("letter_scores", "check-asked"): "every right word is answered with None",
    ("transpose", "turned-or-mirrored-otherwise"): NOTHING_RIGHT,
    ("transpose", "rows-without-a-board"): OTHER_SHAPE,
    ("find_cross_word", "dots"): NOTHING_RIGHT,
    ("find_cross_word", "square-for-the-row"): OTHER_SHAPE,
    ("calculate_score", "first-round"): NOTHING_RIGHT,
    ("row_plays", "not-a-word"): NOTHING_RIGHT,
    ("row_plays", "column-behind-the-word"): NOTHING_RIGHT,
    ("row_plays", "parts-of-a-play"): OTHER_SHAPE,
    ("horizontal_plays", "parts-of-a-play"): OTHER_SHAPE,
    ("best_play", "changed-play"): OTHER_SHAPE,
    ("best_play", "direction-missing"): OTHER_SHAPE,
    ("best_play", "wrong-type"): OTHER_SHAPE,
    ("draw_order", "players-missing"): NOTHING_RIGHT,
    ("draw_order", "starter-alone"): OTHER_SHAPE,
    ("draw_order", "not-round-the-table"): NOTHING_RIGHT,
    ("draw_order", "no-chance"): "nothing is drawn",
    ("draw_order", "first-stays"): "nothing is drawn",
    ("draw_order", "tie-never-ends"): NEVER_ENDS,
    ("refill", "not-a-pair"): OTHER_SHAPE,
    ("exchange", "not-a-pair"): OTHER_SHAPE,
    ("my_player", "not-a-turn"): OTHER_SHAPE,
    ("my_player", "no-play-placed"): OTHER_SHAPE,
}
"""Single mistakes for which more than half is lost, besides what is always so."""
in_this_process = pytest.mark.usefixtures("in_this_process")

EXERCISES = list(all_exercises())
LIKE = [
    pytest.param(exercise, mistake, wrong, id=f"{exercise.name}-{mistake.name}-{n}")
    for exercise, _ in EXERCISES
    for mistake in (*exercise.mistakes, *exercise.multi_call_mistakes)
    for n, wrong in enumerate(mistake.wrong_functions[: None if AT_NIGHT else 1])
]
WRONG = [
    pytest.param(exercise, mistakes, wrong, id=f"{exercise.name}-{wrong.__name__}")
    for exercise, attempts in EXERCISES
    for mistakes, wrong in (
        attempts.wrong if AT_NIGHT else dict(attempts.wrong[::-1]).items()
    )
]
RIGHT = [
    pytest.param(
        *(exercise, right, seed),
        id=f"{seed}-{exercise.stage}-{exercise.name}-{description}",
    )
    for exercise, attempts in EXERCISES
    for n, (description, right) in enumerate(attempts.right)
    for seed in ((0, 1) if AT_NIGHT else (n % 2,))
]
"""By day there is one of each kind: a wrong function of each mistake, one solution with
each mistake, and each right solution with one of two seeds."""


IN_TEXT = {rule.name for rule in RULES}


def names_in(report):
    return [report.mistake, *(other.mistake for other in report.others)]


@pytest.fixture
def results(monkeypatch):
    """Keep the results that the last report rests on."""
    kept = []
    made = examine_module.examine_calls

    def noted(*args, **more):
        kept[:] = [made(*args, **more)]
        return kept[0]

    monkeypatch.setattr(examine_module, "examine_calls", noted)
    return lambda: kept[0].results if kept else []


def costs_half_at_most(exercise, report, made):
    """Whether one mistake costs half, if most calls end, and not all do one thing."""
    is_listed = (exercise.name, report.mistake) in COSTS_MORE
    if report.others or is_listed or report.share >= 0.5:
        return True
    stopped = sum(one.outcome.ended != "returned" for one in made)
    return 2 * stopped > len(made) or does_one_thing(exercise, made)


def first_but_signs(names):
    """Leave out what is read off the text: that is told besides."""
    return next(
        (name for name in names if name not in {rule.name for rule in RULES}), ""
    )


def failures_in(report):
    return [report.failure, *(other.failure for other in report.others)]


@in_this_process
@pytest.mark.parametrize(("exercise", "mistake", "wrong"), LIKE)
def test_a_wrong_function_gets_the_advice_on_its_mistake(
    exercise, mistake, wrong, monkeypatch, results
):
    read = []
    monkeypatch.setattr(word_sets, "_course_words", lambda: read.append(1) or {"AT"})

    report = examine(exercise, wrong)

    assert mistake.name in names_in(report), str(report)
    assert costs_half_at_most(exercise, report, results()), report.share
    assert not read, "the list of all words takes a grader 60 MB, and a second"


@in_this_process
@pytest.mark.parametrize(("exercise", "mistakes", "wrong"), WRONG)
def test_a_wrong_solution_gets_the_advice_on_its_mistakes(
    exercise, mistakes, wrong, results
):
    report = examine(exercise, wrong)

    assert report.status in (Status.FAILED, Status.CRASHED, Status.TIMED_OUT)
    # A line that is all there is to mend is not told again as what comes of it.
    if not (report.mistake in IN_TEXT and not report.others and len(mistakes) == 1):
        told = names_in(report)
        assert set(mistakes) <= set(told), str(report)
        assert first_but_signs(told) == first_but_signs(mistakes), str(report)
    assert all(failure.expected != failure.got for failure in failures_in(report))
    assert report.passed < report.total
    if len(mistakes) == 1:
        assert costs_half_at_most(exercise, report, results()), report.share


@in_this_process
@pytest.mark.parametrize(("exercise", "right", "seed"), RIGHT)
def test_a_right_solution_passes_however_it_is_written(exercise, right, seed):
    report = examine(exercise, right, seed)

    assert report.status is Status.PASSED, str(report)
    assert report.passed == report.total


@pytest.mark.parametrize(
    ("exercise", "mistakes", "wrong"), WRONG[:: 12 if AT_NIGHT else 36]
)
def test_it_is_told_alike_in_a_process_of_its_own(exercise, mistakes, wrong, request):
    word_sets.prefixes()  # of all words, which take as long as a call may
    apart = examine(exercise, wrong)
    request.getfixturevalue("in_this_process")

    here = examine(exercise, wrong)
    if Status.TIMED_OUT in (apart.status, here.status):  # how many passed is chance
        assert names_in(here) == names_in(apart)
    else:
        assert here == apart
