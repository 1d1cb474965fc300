"""Each known mistake of Part 3 gets its own advice, and no right variant is failed."""

import pytest

from scrabble_course import hunt
from scrabble_course.checks.call import Call
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.checks.scrabblegram import best_word, searching, tiles
from scrabble_course.checks.scrabblegram.stand_ins import for_search
from scrabble_course.scrabblegram import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
)
from tests.checks.attempts import (
    scrabblegram_best_word,
    scrabblegram_lesson_best_word,
    scrabblegram_lesson_tiles,
    scrabblegram_tiles,
)
from tests.checks.known_mistakes import (
    Attempts,
    assert_hints_names_and_advice_differ,
    assert_stub_and_course_are_told_apart,
)

pytestmark = pytest.mark.attempts

EXERCISES = {found.name: found for found in (*tiles.EXERCISES, *best_word.EXERCISES)}
MODULES = (
    scrabblegram_tiles,
    scrabblegram_best_word,
    scrabblegram_lesson_tiles,
    scrabblegram_lesson_best_word,
)

ROWS = {
    "repeated word modifiers applied once": 7,
    "repeated word modifiers added": 1,
    "repeated word modifiers give something else": 1,
    "a space as blank fails": 6,
    "no word gives 0 instead of -1": 4,
    "a rack whose best score is 0 gives -1": 4,
    "played tiles returned instead of the word": 4,
    "full value for a blank": 1,
    "blank before the letter's own tile": 1,
    "bonus at six tiles": 1,
}
"""The mistakes found in 12 independent solutions, and how many make them."""

NAMED = {
    "tile_score": """
        question-mark-only         space-as-blank
        space-only                 question-mark-as-blank
        or-with-a-text             every-letter-worth-0
        blank-forgotten            blank-worth
        blank-scores-one           blank-worth
        capitals-only              small-letters
        small-letters-only         capitals
        letter-in-the-wrong-group  letter-value
        zero-for-no-tile           no-tile
        stops-at-no-tile           no-tile
        none-for-no-tile           no-tile
        every-letter-of-python     letter-no-tile-has
        prints                     returns-none
        star-left-in               star
        square-brackets            no-tile
        looked-up-as-a-capital     no-letter-found
        or-with-a-blank            every-letter-worth-0
        all-letters-worth-1        blank-worth
        star-popped                table-changed
        star-deleted               table-changed
    """,
    "can_form_word_from_tiles": """
        space-unknown          space-as-blank
        space-played           space-played
        blank-first            blank-before-own-tile
        first-tile-that-fits   blank-before-own-tile
        from-the-end           blank-too-early
        word-for-tiles         letter-for-blank
        truth-value-only       not-a-pair
        bare-false             not-a-pair
        list-of-tiles          not-a-pair
        partial-tiles          tiles-of-no-word
        return-forgotten       returns-none
        no-base-case           no-end-of-the-word
        word-not-shortened     endless-recursion
        tile-not-spent         tile-used-twice
        letter-not-spent       tile-used-twice
        blank-not-spent        blank-used-twice
        all-copies-spent       all-copies-gone
        all-blanks-spent       second-blank-unused
        blank-unknown          blank-never-helps
        tiles-as-they-lie      letters-in-tile-order
        first-letter-only      letter-without-tile
        backwards              tiles-out-of-order
        tiles-not-collected    tiles-missing
        case-not-folded        capitals
        no-blank-yet           tiles-of-no-word
        stop-is-true           no-pair-to-take-apart
        stop-is-bare           no-pair-to-take-apart
        else-in-the-loop       tiles-of-no-word
        tiles-from-the-left    letters-in-tile-order
        whole-word-again       word-not-shortened
        tile-and-pair          pair-added-to-a-text
        no-tiles-asked-first   all-tiles-played
        replace-not-kept       tile-used-twice
    """,
    "compute_score": """
        flags                         repeated-word-modifiers-once
        last-one-wins                 repeated-word-modifiers-once
        largest-one-wins              repeated-word-modifiers-once
        factors-added                 repeated-word-modifiers-added
        extras-added                  repeated-word-modifiers-added
        powers                        repeated-word-modifiers
        space-unknown                 space-as-blank
        blank-scores-one              blank-worth
        blank-stops-it                blank-worth
        six-or-more                   bonus-at-six
        squares-counted               bonus-at-six
        bonus-forgotten               no-bonus
        bonus-first                   bonus-multiplied
        beyond-the-word               modifiers-beyond-the-word
        off-the-word                  more-squares-than-tiles
        word-modifier-in-order        word-modifiers-in-order
        letter-modifier-in-order      letter-modifiers-multiply-what-was-before
        word-modifier-for-a-tile      word-modifiers-multiply-one-tile
        letter-modifier-for-the-word  letter-and-word-swapped
        names-swapped                 letter-and-word-swapped
        numbers-swapped               double-and-triple-swapped
        letters-left-out              letter-modifiers-ignored
        words-left-out                word-modifiers-ignored
        counted-from-one              next-square
        blank-square-skipped          blank-on-a-word-modifier
        capitals-only                 small-letters
        bare-name                     modifier-misnamed
        shortened-name                modifier-misnamed
        name-misspelled               name-error
        names-swapped-in-zip          no-tile-scored
        table-of-letters              blank-worth
        times-starts-with-0           times-nothing
        compared-with-marks           modifiers-without-effect
        compared-with-names           modifiers-without-effect
        letters-swapped               double-and-triple-swapped
        else-of-the-last-if           tile-added-twice
        else-of-the-second-if         tile-added-twice
        factor-not-set-back           letter-factor-kept
        factor-piles-up               letter-factor-kept
        tiles-in-the-else             tiles-on-word-modifiers-left-out
    """,
    "highest_scoring_word_from_tiles": """
        space-unknown        space-as-blank
        starts-with-zero     zero-for-none
        default-of-zero      zero-for-none
        zero-taken-for-none  zero-is-a-word
        zero-is-false        zero-is-a-word
        tiles-returned       tiles-for-the-word
        word-scored          blank-worth-its-letter
        first-way-only       blank-place
        later-ties           tie-taken-by-a-later-word
        largest-pair         tie-taken-by-a-later-word
        first-word           not-the-highest
        last-word            not-the-highest
        longest-word         longest-word
        modifiers-left-out   modifiers-left-out
        pair-is-always-true  word-without-tiles
        own-list             own-word-list
        word-alone           not-a-pair
        wrong-way-round      pair-the-wrong-way-round
        none-for-no-word     returns-none
        spelled-in-capitals  word-not-as-listed
        case-not-folded      capitals
        list-shortened       changes-its-argument
        stop-without-a-way            nothing-found
        pair-scored                   nothing-found
        replace-without-a-count       all-copies-gone
        tiles-kept                    tile-played-twice
        letters-as-they-come          capitals
        never-asked                   word-without-tiles
        score-without-word-modifiers  right-word-with-another-score
        score-without-bonus           right-word-with-another-score
        words-not-read                words-left-out
        words-demanded                words-left-out
        words-taken-for-empty         words-left-out
    """,
}
"""For each cause of a wrong attempt, the mistake that the check must name."""


ATTEMPTS = Attempts(EXERCISES, MODULES, NAMED)


@ATTEMPTS.by_wrong
def test_a_wrong_attempt_fails_with_advice_that_names_its_cause(wrong):
    ATTEMPTS.assert_cause_is_named(wrong)


@pytest.mark.parametrize("seed", [0, 1, 2])
@ATTEMPTS.by_right
def test_a_right_attempt_passes_however_it_is_written(right, seed):
    ATTEMPTS.assert_passes(right, seed)


def test_every_mistake_of_the_list_has_a_wrong_attempt():
    assert ROWS.keys() <= ATTEMPTS.rows_tried()


def test_every_named_mistake_has_a_wrong_attempt():
    named = ATTEMPTS.mistakes_tried()

    for name, found in EXERCISES.items():
        assert {(name, mistake.name) for mistake in found.mistakes} <= named


@pytest.mark.parametrize("name", EXERCISES)
def test_every_graded_function_has_at_least_six_right_variants(name):
    assert len(ATTEMPTS.rights_of(name)) >= 6


@pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)
def test_a_stub_is_not_started_and_the_course_passes(found):
    assert_stub_and_course_are_told_apart(found)


@pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)
def test_hints_names_and_advice_differ(found):
    assert_hints_names_and_advice_differ(found, found.mistakes, ".?)")


@pytest.mark.parametrize(
    "value",
    [[], {}, (), [1], (1, [2]), (True, ""), (0, ""), ("", 0), 5.5, True, "?", object()],
    ids=lambda value: repr(value).partition(" at ")[0],
)
@pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)
def test_no_answer_upsets_the_checks(found, value):
    report = examine(found, lambda *args: value)

    assert report.status is Status.FAILED
    assert report.advice


def test_a_call_with_modifiers_is_shown_as_source_that_can_be_pasted():
    found = EXERCISES["compute_score"]
    report = examine(found, lambda played_tiles, score_modifiers: 0)

    assert report.failure.call == "compute_score('LEAP', read_modifiers('.t..D..'))"


@pytest.mark.parametrize("cause", ["no-blank-yet", "else-in-the-loop", "partial-tiles"])
def test_no_tiles_are_asked_for_only_where_the_word_cannot_be_formed(cause):
    wrong = next(wrong for wrong in ATTEMPTS.wrong if wrong.cause == cause)
    report = examine(EXERCISES["can_form_word_from_tiles"], wrong.function)

    assert report.failure.expected == "(False, '')"


def test_the_words_left_out_are_a_short_list_with_the_best_word_of_the_course():
    (case,) = searching.LEFT_OUT
    props = for_search(case.call, print)

    assert props["load_words"]() == searching.COURSE_WORDS
    assert highest_scoring_word_from_tiles(*case.call.args) == case.expected
    assert (
        highest_scoring_word_from_tiles(*case.call.args, searching.COURSE_WORDS)
        == case.expected
    )


def test_the_course_list_is_whole_in_any_other_call():
    (case,) = searching.LEFT_OUT

    assert for_search(Call(case.call.args), print) == {}


def test_a_text_that_replace_gives_is_to_be_used():
    wrong = next(wrong for wrong in ATTEMPTS.wrong if wrong.cause == "replace-not-kept")
    report = examine(EXERCISES["can_form_word_from_tiles"], wrong.function)

    assert "use that one" in report.advice


@pytest.mark.parametrize("cause", ["later-ties", "largest-pair"])
def test_a_tie_is_explained_for_loops_and_for_max(cause):
    wrong = next(wrong for wrong in ATTEMPTS.wrong if wrong.cause == cause)
    report = examine(EXERCISES["highest_scoring_word_from_tiles"], wrong.function)

    assert "`>`" in report.advice
    assert "`max`" in report.advice


def test_the_hints_for_a_tile_name_the_table_that_the_lesson_hands_out():
    for hint in EXERCISES["tile_score"].hints[1:]:
        assert "SCRABBLE_LETTER_VALUES" in hint


@pytest.mark.parametrize(
    ("played_tiles", "marks", "reason"),
    [
        ("LEAPLEAP", "........", "7 tiles, not 8"),
        ("LEAP", "DT", "4 tiles need 4 score modifiers"),
    ],
)
def test_a_hunt_says_why_the_course_refuses_a_call(played_tiles, marks, reason):
    shot = hunt("compute_score", compute_score, played_tiles, read_modifiers(marks))

    assert not shot.found
    assert reason in shot.text
