"""Each known mistake of stage 10 gets its own advice; right variants pass."""

import pytest

from scrabble_course.board import ACROSS, DOWN, Board, Play
from scrabble_course.checks.board.board_scores import EXERCISES as BOARD_SCORES
from scrabble_course.checks.call import Call
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from tests.checks.attempts import (
    board_crossing,
    board_lesson_scores,
    board_lesson_squares,
    board_play_scores,
    board_squares,
)
from tests.checks.known_mistakes import (
    Attempts,
    assert_hints_names_and_advice_differ,
    assert_stub_and_course_are_told_apart,
)

pytestmark = pytest.mark.attempts

EXERCISES = {found.name: found for found in BOARD_SCORES}
MODULES = (
    board_squares,
    board_crossing,
    board_play_scores,
    board_lesson_squares,
    board_lesson_scores,
)

ROWS = {
    "premiums scored again on later turns",
    "a blank on the board regains its letter's value",
    "a premium layout that is not symmetric",
    "the board passed in is changed",
    "the 50-point bonus forgotten",
}
"""The mistakes seen in published code that this stage can make."""

NAMED = {
    "is_letter": """
        not-a-dot            anchor
        text-of-any-kind     empty-square
        only-texts-expected  not-every-square-is-a-text
        capitals-only        blank-on-the-board
        between-a-and-z      first-or-last-letter
        empty-for-letter     wrong-way-round
        returns-the-letter   not-a-truth-value
        returns-the-place    not-a-truth-value
        none-for-no          returns-none
        sets-count           anchor
        small-letters-only   tile-on-the-board
        type-in-quotes       type-in-quotes
        answer-in-quotes     truth-value-in-quotes
        not-called           brackets-missing
        takes-a-place        square-is-no-place
    """,
    "transpose": """
        assigned-in-place  board-cannot-change
        exchanged-twice    nothing-turned
        copied             nothing-turned
        quarter-turn       turned-or-mirrored-otherwise
        mirrored           turned-or-mirrored-otherwise
        list-of-texts      not-a-board
        rows-not-joined    rows-are-no-texts
        in-capitals        letters-changed
        one-column         not-a-board
        short-rows         not-15-letters
        few-rows           not-15-rows
        counted-from-one   beyond-the-edge
        no-place-in-the-list  no-such-place-in-the-list
        two-brackets       half-a-square
        number-for-a-row   number-for-a-row
        new-board-dropped  letters-lost
        dots-laid          empty-squares-laid
        nothing-returned   returns-none
    """,
    "find_cross_word": """
        off-the-top              walks-off-the-board
        round-the-edge           round-the-edge
        letters-only             no-dot
        letters-above-only       one-side-only
        if-for-while             nearest-letters-only
        whole-column             over-gaps
        appended-on-the-way-up   letters-out-of-order
        in-capitals              letters-changed
        own-row                  start-of-the-word
        along-the-row            along-the-row
        x-and-y                  row-and-column-swapped
        none-for-none            lone-square
        whole-square             start-is-a-square
        text-alone               not-a-pair
        text-first               pair-the-wrong-way-round
        starts-on-the-empty-square  never-sets-out
        short-of-the-edge        stops-short-of-the-edge
        end-not-taken-in         last-place-left-out
        a-dot-too-many           one-place-too-many
        other-mark               other-mark
        list-of-letters          text-is-a-list
        prints                   returns-none
        tiles-assigned           board-cannot-change
        two-brackets             half-a-square
    """,
    "cross_word_score": """
        old-premiums                   premiums-again
        lying-blank-in-capitals        lying-blank-worth
        laid-blank-in-capitals         laid-blank-worth
        small-letter-looked-up         blank-has-no-value
        dot-looked-up                  dot-has-no-value
        blank-skipped                  blank-on-a-word-premium
        premium-forgotten-for-letters  letter-premium-left-out
        premium-forgotten-for-words    word-premium-left-out
        word-premium-inside            word-premium-for-a-tile
        letter-premium-outside         letter-premium-for-the-word
        numbers-swapped                double-and-triple-swapped
        new-letter-forgotten           letter-left-out
        new-letter-alone               letters-already-there
        one-letter-counted             lone-letter
        always-down                    direction-ignored
        stops-when-down                only-across
        direction-of-the-word          word-along-the-play
        no-end                         endless-recursion
        none-for-none                  returns-none
        stands-still                   stands-still
        late                           one-step-late
        other-way                      word-taken-along-the-row
        start-swapped                  start-swapped
        from-the-new-letter            starts-at-the-new-letter
        factor-of-zero                 no-points
        returns-in-the-loop            first-letter-only
        last-letter                    last-letter-left-out
        factors-added                  factors-added
        points-plus-factors            factors-added-to-the-points
        last-factor                    last-factor-only
        no-premiums                    no-premiums
        premium-multiplied             premium-is-no-number
        brackets-of-a-square           square-is-a-pair
        two-brackets                   half-a-square
        half-turned                    wrong-when-down
        turned-for-ever                transposes-without-end
        pair-kept-whole                row-and-text
        tiles-assigned                 board-cannot-change
    """,
    "calculate_score": """
        old-premiums              premiums-again
        lying-blank-in-capitals   lying-blank-worth
        blank-in-capitals         laid-blank-worth
        small-letter-looked-up    blank-has-no-value
        blank-skipped             blank-on-a-word-premium
        mistyped-layout           premium-layout
        tiles-assigned            board-cannot-change
        no-bonus                  no-bonus
        eight-letters             no-bonus-for-a-longer-word
        word-of-seven             bonus-for-a-long-word
        hand-used-up              bonus-for-the-last-tiles
        hand-of-seven             bonus-without-seven-tiles
        bonus-first               bonus-multiplied
        letter-premium-forgotten  letter-premiums-left-out
        letter-premium-for-all    letter-premiums-multiply-other-letters
        word-premium-forgotten    word-premiums-left-out
        word-premium-for-a-tile   word-premiums-multiply-one-tile
        word-premium-in-order     word-premiums-in-order
        last-premium              several-word-premiums-once
        premiums-added            several-word-premiums-added
        premiums-to-the-power     several-word-premiums
        numbers-swapped           double-and-triple-swapped
        kinds-swapped             letter-and-word-swapped
        laid-letters-only         letters-already-there
        main-word-only            cross-words-left-out
        not-when-down             cross-words-in-one-direction
        no-end                    endless-recursion
        other-direction           cross-words-along-the-play
        always-across             cross-words-in-one-direction
        one-cross-word            cross-words-otherwise-wrong
        one-sum                   cross-words-multiplied
        plain-cross-words         cross-words-without-premiums
        every-square-crossed      old-words-again
        lone-letters              one-letter-is-no-word
        x-and-y                   row-and-column-swapped
        always-across-main        direction-ignored
        nothing-returned          returns-none
        stands-still              stands-still
        late                      one-step-late
        other-way                 the-other-way
        factor-of-zero            no-points
        returns-in-the-loop       first-letter-only
        last-letter               last-letter-left-out
        factors-added             factors-added
        points-plus-factors       factors-added-to-the-points
        last-factor               last-factor-only
        no-premiums               no-premiums
        premium-multiplied        premium-is-no-number
        brackets-of-a-square      square-is-a-pair
        two-brackets              half-a-square
        six-tiles                 bonus-for-six
        another-bonus             another-bonus
        bonus-instead             bonus-instead
        bonus-in-the-loop         bonus-again
        play-across               wrong-when-down
        play-down                 wrong-when-across
        letters-asked-for         cross-word-of-a-letter
        no-letter                 no-letter-to-lay
        assigned-for-added        only-the-last-cross-word
        main-word-again           main-word-again
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
    assert ATTEMPTS.rows_tried() >= ROWS


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
    [[], {}, (), 0, -1, 5.5, "", ".", (7, "."), (0, 1, 2), {"Q"}, object(), Board],
    ids=lambda value: repr(value).partition(" at ")[0][:60],
)
@pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)
def test_no_answer_upsets_the_checks(found, value):
    report = examine(found, lambda *args: value)

    assert report.status is Status.FAILED
    assert report.advice


def test_a_recursion_over_letters_that_never_ends_is_not_blamed_on_cross_words():
    def calculate_score(board, pos, direction, hand, word):
        return calculate_score(board, pos, direction, hand, word[1:])

    report = examine(EXERCISES["calculate_score"], calculate_score)

    assert report.mistake == "endless-recursion"
    assert "cross word" not in report.advice


def test_a_text_that_is_assigned_to_is_not_taken_for_the_board():
    def calculate_score(board, pos, direction, hand, word):
        word[0] = "A"

    report = examine(EXERCISES["calculate_score"], calculate_score)

    assert report.mistake == "raises"


def test_the_lecture_has_two_examples_of_a_cross_word_and_five_of_a_play():
    given = {
        name: sum(case.given for case in EXERCISES[name].cases)
        for name in ("cross_word_score", "calculate_score")
    }

    assert given == {"cross_word_score": 2, "calculate_score": 5}


@pytest.mark.parametrize("name", ["cross_word_score", "calculate_score"])
def test_a_call_is_shown_as_source_that_can_be_pasted(name):
    found = EXERCISES[name]
    names = {"ACROSS": ACROSS, "Board": Board, "DOWN": DOWN, "Play": Play}

    for case in found.all_cases(seed=0):
        source = found.describe(name, case.call)
        assert eval(source, {**names, name: found.reference}) == case.expected
        assert "ACROSS" in source or "DOWN" in source


def test_a_board_is_shown_by_the_words_on_it():
    board = Board.empty().lay(Play("QUIZ", 7, 6)).with_tiles({(0, 0): "A"})
    call = Call((board, "N", (8, 9), ACROSS))

    assert EXERCISES["cross_word_score"].describe("cross_word_score", call) == (
        "cross_word_score(Board.empty().lay(Play('QUIZ', 7, 6))"
        ".with_tiles({(0, 0): 'A'}), 'N', (8, 9), ACROSS)"
    )
