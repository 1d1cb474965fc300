"""Each known mistake gets its own advice, and no right variant is failed."""

import pytest

from scrabble_course.checks.catalogue import exercise, exercises
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.course import STAGES, WORD_GAME
from tests.checks.attempts import (
    hands,
    playing_a_game,
    playing_a_hand,
    valid_words,
    wildcards,
    word_scores,
)
from tests.checks.misconceptions import ROWS

pytestmark = pytest.mark.attempts

ATTEMPTS = {
    1: word_scores,
    2: hands,
    3: valid_words,
    4: wildcards,
    5: playing_a_hand,
    6: playing_a_game,
}

NAMED = {
    "get_word_score": """
        brackets-forgotten               factor
        components-added                 adds-the-factor
        return-inside-the-loop           one-letter-only
        letter-left-out                  letter-sum
        repeated-letters-counted-once    repeated-letters
        n-ignored                        seven-for-n
        no-floor                         no-floor
        floor-of-zero                    no-floor
        floor-on-the-product             floor-on-the-product
        zero-slips-through               no-floor
        min-for-max                      min-for-max
        capitals-not-lowered             capitals
        lowered-word-dropped             capitals
        capitals-score-nothing           capitals
        wildcard-not-in-the-table        wildcard-stops
        wildcard-left-out-of-the-length  wildcard-worth
        wildcard-scores-like-a-vowel     wildcard-worth
        lone-wildcard-scores-one         lone-wildcard
        lone-wildcard-gives-none         lone-wildcard
    """,
    "update_hand": """
        negative-counts                  more-than-held
        deleted-letter-asked-again       more-than-held
        missing-letter-key-error         letter-not-held
        get-without-a-default            letter-not-held
        missing-letter-goes-negative     letter-not-held
        missing-letter-keeps-everything  letter-not-held
        stops-at-a-missing-letter        letter-not-held
        alias-for-a-copy                 changes-its-argument
        hand-argument-changed            changes-its-argument
        capitals-not-lowered             capitals
        lowered-word-dropped             capitals
        capitals-lowered-only-to-look    capitals
        repeated-letters-spent-once      held-letters
        all-copies-spent                 held-letters
        untouched-letters-lost           untouched-letters-lost
        zero-counts-go-negative          zero-counts
    """,
    "is_valid_word": """
        count-subtracted-for-every-copy       rejects-a-good-word
        word-compared-as-a-piece-of-the-hand  rejects-a-good-word
        one-copy-more-demanded                rejects-a-good-word
        hand-not-asked                        letters-not-required
        only-the-first-letter-asked           letters-not-required
        any-letter-is-enough                  letters-not-required
        copies-not-counted                    too-few-of-a-letter
        copies-counted-up-to-two              too-few-of-a-letter-sometimes
        only-neighbours-counted               too-few-of-a-letter
        only-the-total-counted                too-few-of-a-letter
        zero-counts-held                      count-of-zero
        returns-none                          not-a-bool
        returns-not-a-bool                    not-a-bool
        empty-word-accepted                   empty-word
        empty-word-crashes                    empty-word
        debug-prints                          debug-prints
        list-not-asked                        list-never-checked
        own-word-list                         own-word-list
        wildcard-rejected                     wildcard-unsupported
        all-vowels-at-once                    wildcard-unsupported
        replaced-word-dropped                 wildcard-unsupported
        star-means-repeat-in-a-pattern        wildcard-unsupported
        wildcard-crashes                      wildcard-unsupported
        vowel-overwritten-in-the-hand         wildcard-beside-its-vowel
        vowels-of-the-word-skipped            wildcard-beside-its-vowel
        held-vowels-skipped                   wildcard-beside-its-vowel
        position-for-a-count                  wildcard-beside-its-vowel
        position-zero-missed                  wildcard-beside-its-vowel
        only-the-first-vowel-tried            not-every-vowel
        only-the-last-vowel-counts            not-every-vowel
        case-folded-too-late                  wildcard-capitals
        unheld-wildcard-accepted              wildcard-not-held
        unheld-wildcard-crashes               wildcard-not-held
        filled-word-is-enough                 wildcard-word-skips-letters
        wildcard-copies-not-counted           wildcard-word-skips-letters
        wildcard-fills-any-gap                wildcard-word-skips-letters
        wildcard-as-a-consonant               wildcard-for-consonant
        wildcard-as-any-letters               wildcard-for-consonant
        wildcard-word-not-looked-up           wildcard-for-consonant
        wildcard-used-unasked                 wildcard-used-unasked
        two-wildcards-accepted                two-wildcards
        two-wildcards-crash                   two-wildcards
    """,
    "deal_hand": """
        returns-none               returns-none
        crashes                    raises|missing-key
        no-wildcard                no-wildcard
        wildcard-among-the-vowels  no-wildcard|several-wildcards
        every-vowel-a-wildcard     several-wildcards
        wildcard-on-top            wildcard-on-top
        decremented-num-vowels     one-consonant-too-many
        consonant-replaced         wildcard-for-consonant
        vowel-overwritten          sometimes-short
        wildcard-overwritten       sometimes-short
        third-rounded-wrongly      split-for-other-sizes|split
        hand-size-for-n            split-for-other-sizes
        any-letter-dealt           split
    """,
    "calculate_handlen": """
        prints-for-returns      returns-none
        returns-none            returns-none
        distinct-letters        counts-distinct-letters
        return-inside-the-loop  one-count-only
        last-count-only         one-count-only
        wildcard-not-counted    wildcard-not-counted
        zero-counts-counted     count-of-zero
    """,
    "play_hand": """
        text-plus-number                   raises
        argument-forgotten                 raises
        used-before-assigned               name-error
        returns-none                       returns-none
        none-when-stopped                  returns-none-on-one-path
        none-when-out-of-letters           returns-none-on-one-path
        total-overwritten                  returns-last-score
        last-score-returned                returns-last-score
        hand-size-for-n                    n-always-seven
        n-computed-once                    n-once-per-hand
        n-after-spending                   n-too-small
        n-is-the-word-length               n-too-small
        n-is-distinct-letters              n-distinct-letters
        n-and-the-word-length              n-too-large
        n-one-too-many                     n-too-large
        compared-with-is                   never-ends-when-empty|stop-ignored
        zero-counts-counted                never-ends-when-empty
        end-noticed-only-after-valid-words never-ends-when-empty
        invalid-word-costs-nothing         invalid-word-is-free
        updated-hand-dropped               invalid-word-is-free
        hand-argument-changed              changes-its-argument
        prints-none                        prints-none
        end-not-said                       never-says-ran-out
        out-of-letters-when-stopped        says-ran-out-after-stop
        quotes-expected                    stop-ignored
        only-the-inner-loop-left           stop-ignored
        end-sign-taken-for-a-word          stop-ignored
    """,
    "substitute_hand": """
        returns-none                    returns-none
        choice-from-a-set               raises
        hand-changed-while-looped-over  raises
        alias-for-a-copy                changes-its-argument
        hand-argument-changed           changes-its-argument
        new-letter-already-held         new-letter-already-held
        drawn-again-only-once           new-letter-already-held
        replaced-letter-comes-back      old-letter-stays
        old-letter-stays                old-letter-stays
        one-copy-replaced               old-letter-stays
        unheld-letter-gives-none        letter-not-held
        unheld-letter-crashes           letter-not-held
        unheld-letter-changes-the-hand  letter-not-held
        count-of-one                    wrong-count
        every-copy-its-own-letter       each-copy-its-own-letter
        count-off-by-one                wrong-count
        wildcard-among-the-vowels       brings-in-a-wildcard
    """,
    "play_game": """
        returns-none                        returns-none
        replay-offered-again                replay-offered-again
        replay-flag-reset-every-hand        replay-offered-again
        replay-offered-after-the-replay     replay-offered-again
        substitution-offered-again          substitution-offered-again
        replay-overwrites                   replay-overwrites
        first-score-kept                    first-score-kept
        both-scores-added                   both-scores-added
        no-replay-after-the-last-hand       no-replay-at-the-end
        replay-never-offered                no-replay-at-the-end
        substitution-offered-on-the-replay  substitutes-on-replay
        deals-before-it-counts              zero-hands
        zero-hands-crash                    zero-hands
        zero-hands-refused                  zero-hands
    """,
}
"""For each cause of a wrong attempt, the mistake that the check must name."""


def expected_name(wrong):
    lines = NAMED[wrong.function.__name__].split("\n")
    table = dict(line.split() for line in lines if line.strip())
    return table[wrong.cause].split("|")


WRONG = [
    pytest.param(stage, wrong, id=f"{wrong.function.__name__}-{wrong.cause}")
    for stage, module in ATTEMPTS.items()
    for wrong in module.WRONG
]
RIGHT = [
    pytest.param(
        stage, right, id=f"{stage}-{right.function.__name__}-{right.description}"
    )
    for stage, module in ATTEMPTS.items()
    for right in module.RIGHT
]


@pytest.mark.parametrize(("stage", "wrong"), WRONG)
def test_a_wrong_attempt_fails_with_advice_that_names_its_cause(stage, wrong):
    report = examine(exercise(wrong.function.__name__, stage), wrong.function)

    assert report.status in (Status.FAILED, Status.CRASHED)
    assert report.mistake in expected_name(wrong), str(report)
    assert report.advice
    assert report.failure.expected != report.failure.got
    assert report.passed < report.total


@pytest.mark.parametrize(("stage", "right"), RIGHT)
def test_a_right_attempt_passes_however_it_is_written(stage, right):
    report = examine(exercise(right.function.__name__, stage), right.function)

    assert report.status is Status.PASSED, str(report)
    assert report.passed == report.total


@pytest.mark.parametrize(("stage", "right"), RIGHT)
def test_a_right_attempt_passes_with_other_random_cases(stage, right):
    report = examine(exercise(right.function.__name__, stage), right.function, seed=1)

    assert report.status is Status.PASSED, str(report)


def test_every_mistake_of_the_list_has_a_wrong_attempt():
    tried = {
        (wrong.function.__name__, wrong.row)
        for module in ATTEMPTS.values()
        for wrong in module.WRONG
    }

    assert {(row.function, row.mistake) for row in ROWS} <= tried


def test_every_graded_function_has_at_least_six_right_variants():
    rights = [right for module in ATTEMPTS.values() for right in module.RIGHT]
    for stage in WORD_GAME.stages:
        for name in stage.functions:
            assert len([r for r in rights if r.function.__name__ == name]) >= 6, name


def test_the_names_and_the_advice_of_an_exercises_mistakes_differ():
    for stage in STAGES:
        for found in exercises(stage):
            mistakes = (*found.mistakes, *found.across)

            assert len({m.name for m in mistakes}) == len(mistakes)
            assert len({m.advice for m in mistakes}) == len(mistakes)


@pytest.mark.parametrize("stage", STAGES[1:], ids=lambda stage: stage.name)
def test_a_stub_is_not_started_and_the_course_passes(stage):
    for found in exercises(stage):

        def stub(*args):
            raise NotImplementedError

        assert examine(found, stub).status is Status.NOT_STARTED
        assert examine(found, found.reference).status is Status.PASSED
