"""Each known mistake of stage 7 gets its own advice; no right variant is failed."""

import pytest

from scrabble_course.checks.examine import examine
from scrabble_course.checks.notation.scrabble_notation import EXERCISES
from scrabble_course.checks.report import Status
from tests.checks.attempts.notation import RIGHT, WRONG, careful
from tests.checks.attempts.notation_rows import (
    FAULT_OF_A_CALLEE,
    LISTED,
    RIGHT_REFUSED,
    WRONG_TEXTS,
)

pytestmark = pytest.mark.attempts

OF_WORDS = ("letter_scores", "multipliers", "word_score")
OWN_CODE_ALONE = {WRONG_TEXTS, RIGHT_REFUSED, FAULT_OF_A_CALLEE}
"""What hangs on the attempt's own errors and callees, which a wrapper would hide."""
BY_NAME = {exercise.name: exercise for exercise in EXERCISES}

NAMED = {
    "letter_score": """
        int-of-every-score            int-of-x
        number-returned               number-for-text
        ten-written-out               ten-for-x
        everything-in-small-letters   ten-for-x
        letter-x-taken-for-ten        x-is-ten
        counted-from-one              off-by-one
        counted-from-minus-one        off-by-one
        distribution-not-used         own-distribution
        capitals-not-lowered          capitals
        lowered-letter-dropped        capitals
        nothing-refused               refuses-nothing
        other-errors                  another-error
        distribution-taken-as-it-is   distribution-length
        only-the-length-looked-at     distribution-characters
        message-returned              message-returned
        error-returned                error-returned
        refusal-swallowed             none-returned
        nothing-found                 none-returned
        text-raised                   raises-a-text
        other-error-raised            raises-another
        number-joined                 fails-to-raise
        number-joined-elsewhere       fails-to-raise
        x-taken-for-no-digit          refuses-x
        else-inside-the-loop          refuses-all-but-a
        known-languages-only          refuses-a-right-call
        capitals-refused              capitals
    """,
    "letter_scores": """
        brackets-looked-up                brackets-counted
        brackets-crash                    stops-at-brackets
        round-brackets-crash              brackets
        first-letter-of-a-group           group-as-one
        three-characters-at-a-time        group-as-one
        position-zero-missed              group-at-the-start
        a-letter-expected-after-a-group   group-at-the-end
        a-letter-expected-between-groups  groups-side-by-side
        int-of-every-score                int-of-x
        letter-x-taken-for-ten            x-is-ten
        tens-written-otherwise            ten-for-x
        list-returned                     list-for-text
        distribution-not-used             own-distribution
        capitals-not-lowered              capitals
        return-inside-the-loop            one-letter-only
        only-the-last-kept                one-letter-only
        groups-left-out                   groups-left-out
        put-in-front                      reversed
        multiplied-already                multiplied-already
        all-but-letters-skipped           refuses-nothing
        state-never-forgotten             refuses-right-brackets
        last-question-inside-the-loop     refuses-right-brackets
        bracket-compared-with-itself      refuses-right-brackets
        capitals-refused-elsewhere        capitals
        letters-refused                   refuses-a-right-call
        condition-always-true             empty-answer
        asked-but-always-true             stops-at-brackets
        never-kept                        empty-answer
        one-place-too-few                 last-letter-missed
        from-one-on                       first-letter-missed
        wrong-look-up                     wrong-letter_score
        lenient-look-up                   lenient-letter_score
        swallowed                         refuses-nothing
        brackets-only-counted             groups-nested
        any-bracket-closes                brackets-crossed
        last-group-left-open              bracket-never-closed
        distribution-taken-as-it-is       distribution-length
        only-the-length-looked-at         distribution-characters
    """,
    "multipliers": """
        a-factor-for-every-character       brackets-counted
        only-the-letter-after-the-bracket  group-as-one
        one-factor-for-a-group             group-as-one
        last-character-looked-at-first     group-at-the-start
        next-character-looked-at           group-at-the-end
        last-group-not-flushed             group-at-the-end
        closing-bracket-skips-one          groups-side-by-side
        factors-swapped                    factors-swapped
        never-ends                         never-ends
        brackets-ignored                   brackets-ignored
        round-brackets-ignored             round-brackets-ignored
        square-brackets-ignored            square-brackets-ignored
        always-doubled                     always-doubled
        list-returned                      list-for-text
        number-returned                    wrong-type
        letters-kept                       letters-kept
        capitals-skipped                   capitals
        return-inside-the-loop             one-letter-only
        a-count-of-brackets                brackets
        anything-goes                      refuses-nothing
        assertions                         raises-another
        factor-as-a-number                 factor-is-a-number
        condition-always-true              empty-answer
        set-inside-the-loop                brackets-ignored
        one-place-too-few                  last-letter-missed
        last-question-inside-the-loop      refuses-right-brackets
        position-joined                    fails-to-raise
        nesting-forgotten                  groups-nested
        any-closing-bracket-taken          bracket-closes-nothing
        characters-not-looked-at           other-characters
    """,
    "word_score": """
        brackets-looked-up                 brackets-counted
        brackets-crash                     stops-at-brackets
        only-the-letter-after-the-bracket  group-as-one
        position-zero-missed               group-at-the-start
        next-character-looked-at           group-at-the-end
        side-by-side-misread               groups-side-by-side
        int-of-every-score                 int-of-x
        ten-left-out                       ten-otherwise
        score-of-the-letter-x              ten-otherwise
        letter-x-taken-for-ten             x-is-ten
        distribution-not-used              own-distribution
        capitals-worth-nothing             capitals
        brackets-ignored                   brackets-ignored
        factors-added                      factors-added
        word-multiplied                    word-multiplied
        factors-swapped                    factors-swapped
        never-ends                         never-ends
        groups-left-out                    groups-left-out
        return-inside-the-loop             one-letter-only
        only-the-last-kept                 one-letter-only
        sum-never-kept                     sum-stays-zero
        text-returned                      wrong-type
        text-multiplied                    characters-multiplied
        texts-multiplied                   characters-multiplied
        ten-in-two-characters              ten-in-two-characters
        ten-without-factor                 ten-without-factor
        loop-inside-a-loop                 each-with-each
        index-of-the-score                 first-of-equal-scores
        text-repeated                      digits-repeated
        one-place-too-few                  last-letter-missed
        places-of-the-word                 places-of-the-word
        wrong-factors                      wrong-multipliers
        wrong-scores                       wrong-letter_scores
        lenient-scores                     lenient-letter_scores
        lenient-factors                    lenient-multipliers
        anything-goes                      refuses-nothing
        brackets-only-counted              groups-nested
        zero-for-wrong-texts               refuses-nothing
    """,
}
"""For each cause of a wrong attempt, the mistake that the check must name."""


def expected_name(wrong):
    lines = NAMED[wrong.function.__name__].split("\n")
    return dict(line.split() for line in lines if line.strip())[wrong.cause]


def examined(function, seed=0):
    return examine(BY_NAME[function.__name__], function, seed)


@pytest.mark.parametrize(
    "wrong", WRONG, ids=lambda wrong: f"{wrong.function.__name__}-{wrong.cause}"
)
def test_a_wrong_attempt_fails_with_advice_that_names_its_cause(wrong):
    report = examined(wrong.function)

    assert report.status in (Status.FAILED, Status.CRASHED)
    assert report.mistake == expected_name(wrong), str(report)
    assert report.advice
    assert report.failure.expected != report.failure.got
    assert report.passed < report.total


@pytest.mark.parametrize(
    "wrong",
    [wrong for wrong in WRONG if wrong.row not in OWN_CODE_ALONE],
    ids=lambda wrong: f"{wrong.function.__name__}-{wrong.cause}",
)
def test_an_attempt_that_refuses_wrong_texts_gets_the_same_advice(wrong):
    reference = BY_NAME[wrong.function.__name__].reference

    report = examined(careful(wrong.function, reference))

    assert report.mistake == expected_name(wrong), str(report)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize(
    "right", RIGHT, ids=lambda right: f"{right.function.__name__}-{right.description}"
)
def test_a_right_attempt_passes_however_it_is_written(right, seed):
    report = examined(right.function, seed)

    assert report.status is Status.PASSED, str(report)
    assert report.passed == report.total


def test_every_mistake_of_the_list_has_a_wrong_attempt():
    tried = {(wrong.function.__name__, wrong.row) for wrong in WRONG}

    assert {(name, row) for name, rows in LISTED.items() for row in rows} <= tried


@pytest.mark.parametrize("name", BY_NAME)
def test_every_known_mistake_is_shown_by_a_wrong_attempt(name):
    shown = {expected_name(w) for w in WRONG if w.function.__name__ == name}
    known = {mistake.name for mistake in BY_NAME[name].mistakes}

    # Functions of words share their mistakes, and all of them those of refusing: to
    # be shown once is enough for those.
    shown |= {expected_name(w) for w in WRONG if w.function.__name__ in OF_WORDS}
    shown |= {expected_name(w) for w in WRONG if w.row == WRONG_TEXTS}
    assert known <= shown


@pytest.mark.parametrize("name", BY_NAME)
def test_every_graded_function_has_at_least_six_right_variants(name):
    assert sum(right.function.__name__ == name for right in RIGHT) >= 6


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_the_names_and_the_advice_of_an_exercises_mistakes_differ(exercise):
    mistakes = exercise.mistakes

    assert len({mistake.name for mistake in mistakes}) == len(mistakes)
    assert len({mistake.advice for mistake in mistakes}) == len(mistakes)
    assert all(mistake.advice.endswith(tuple(".?)")) for mistake in mistakes)
    assert len(set(exercise.hints)) == 3


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_a_stub_is_not_started_and_the_course_passes(exercise):
    def stub(*args):
        raise NotImplementedError

    assert examine(exercise, stub).status is Status.NOT_STARTED
    assert examine(exercise, exercise.reference).status is Status.PASSED


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
def test_right_words_come_first_and_wrong_texts_last(exercise):
    answered = [
        repr(case.expected).startswith("a ValueError") for case in exercise.all_cases(0)
    ]
    fixed = answered[: len(answered) - exercise.generated]

    assert exercise.cases[0].given
    assert fixed == sorted(fixed)
    assert any(fixed)
