"""Each known mistake of stage 11 gets its own advice; no right variant is failed."""

import pytest

from scrabble_course.board import ACROSS, Board
from scrabble_course.board.anchors import read_row
from scrabble_course.checks.board import finding_plays
from scrabble_course.checks.board.plays_shown import difference
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from tests.checks.attempts import (
    board_all_plays,
    board_finding_lesson,
    board_row_plays,
)
from tests.checks.known_mistakes import (
    STOPPED,
    Attempts,
    assert_hints_names_and_advice_differ,
    assert_stub_and_course_are_told_apart,
)

pytestmark = pytest.mark.attempts

EXERCISES = {found.name: found for found in finding_plays.EXERCISES}
MODULES = (board_row_plays, board_all_plays, board_finding_lesson)

ROWS = {
    "a word that no longer word extends is never played",
    "plays refused because a word already on the board is not in the dictionary",
    "the row passed in is changed",
    "the board passed in is changed",
    "one-tile plays that form words both ways listed twice",
}
"""The mistakes seen in published code that belong to this stage."""

NAMED = {
    "row_plays": """
        proper-prefixes        longer-words-only
        row-shortened          changes-its-argument
        row-filled             changes-its-argument
        two-parameters         no-words-parameter
        list                   not-a-set
        dictionary             not-a-set
        word-first             pair-the-wrong-way-round
        words-alone            not-pairs
        walks-on               walks-off-the-row
        in-none                squares-mixed-up
        adds-a-set             squares-mixed-up
        anchor-for-the-column  column-of-the-word
        counted-from-one       column-of-the-word
        tiles-alone            tiles-for-the-word
        row-in-capitals        blank-on-the-row-respelled
        question-marks         blank-unnamed
        blank-as-a-tile        capitals-for-small-letters
        small-words-returned   capitals-for-small-letters
        beyond-the-end         leaves-the-row
        before-the-beginning   leaves-the-row
        letters-overwritten    over-a-letter
        word-on-the-row        nothing-laid
        letter-to-the-left     letter-before
        letter-to-the-right    letter-after
        anywhere               no-anchor
        own-list               own-word-list
        beginnings-played      prefix-taken-for-word
        any-letters            not-a-word
        any-letter-allowed     cross-check-ignored
        empty-means-any        cross-check-ignored
        blank-kept             blank-used-twice
        tile-kept              tile-used-twice
        hand-not-asked         tile-not-held
        looked-up-small        small-words
        looked-up-as-it-is     blank-on-the-row
        blank-not-allowed      blank-and-cross-check
        blank-forgotten        blank-never-played
        all-blanks-spent       second-blank-unused
        tile-before-blank      blank-only-without-tile
        all-copies-spent       all-copies-gone
        minus-one              last-square-before-the-first
        from-column-one        first-column
        ends-too-early         last-column
        only-the-hand          letters-there-unused
        one-anchor             first-anchor-only
        no-tiles-to-the-left   starts-at-the-anchor
        returns-in-the-loop    one-play-only
        anchors-forgotten      nothing-found
        beginnings-of-the-example words-of-the-example
        words-of-the-example      words-of-the-example
        spent-for-letters-there   letters-there-spend-tiles
        only-words-go-on          words-on-the-way
        returns-at-a-word         ends-at-a-word
        last-tile-on-the-anchor   anchors-everywhere
        all-tiles-on-anchors      anchors-everywhere
        none-allows-nothing       anchors-everywhere
        first-tile-on-the-anchor  starts-at-the-anchor
        long-words                short-words
        return-in-the-loop        first-column-only
        letter-there-not-added    stays-at-a-letter
        gives-up-never            too-slow
        calls-itself-anew         starts-over
        list-added                list-in-a-set
        two-things-added          several-things-added
        append                    set-taken-for-a-list
        add-to-a-list             adds-to-no-set
        inner-assignment          set-by-an-inner-function
        inner-name                unknown-name
        kept-between-calls        left-over
    """,
    "horizontal_plays": """
        two-parameters             no-words-parameter
        list                       not-a-set
        squares-as-lists           list-in-a-set
        four-parts                 not-plays
        with-direction             not-plays
        column-first               row-and-column-swapped
        words-forgotten            words-not-passed-on
        no-centre                  first-play
        anchors-everywhere         touches-nothing
        words-unchecked            not-a-word
        cross-words-unchecked      cross-words-unchecked
        letters-added-up           letters-only
        main-word-scored           cross-words-not-scored
        blanks-worth-their-letters score
        scored-down                play-that-does-not-fit
        whole-board-looked-up      words-already-there
        letters-laid               changes-the-board
        rows-replaced              changes-the-board
        from-row-one               first-row
        up-to-row-13               last-row
        returns-in-the-loop        one-row-only
        row-as-it-lies             nothing-found
        row-as-text                nothing-found
        return-inside              first-row-only
        set-inside                 last-row-only
        row-15                     no-such-row
        number-before-board        wrong-arguments
        hand-before-direction      wrong-arguments
        hand-forgotten             wrong-arguments
        three-things-added         several-things-added
        append                     set-taken-for-a-list
        braces                     adds-to-no-set
        kept-between-calls         left-over
        squares-from-one           squares-counted-otherwise
        capitals                   words-respelled
        looked-up-again            blanks-left-out
        more-than-0                worth-nothing
        empty-rows-skipped         rows-without-letters
    """,
    "all_plays": """
        two-parameters         no-words-parameter
        list                   not-a-set
        squares-as-lists       list-in-a-set
        letters-laid           changes-the-board
        scored-before-turning  play-that-does-not-fit
        direction-in-quotes    direction-as-text
        down-or-not            direction-as-text
        direction-last         not-plays
        no-direction           not-plays
        words-forgotten        words-not-passed-on
        no-centre              first-play
        directions-swapped     directions-swapped
        turned-in-vain         board-not-turned
        only-names-turned      board-not-turned
        not-turned-back        place-not-turned-back
        both-added             listed-twice
        down-first             single-tile-listed-down
        single-tiles-left-out  single-tiles-left-out
        no-single-tiles        single-tiles-left-out
        across-only            across-only
        down-only              down-only
        one-square-off         not-a-play
        down-scores-nothing    score
        turned-result          wrong-arguments
        four-things-added      several-things-added
        append                 set-taken-for-a-list
        braces                 adds-to-no-set
        kept-between-calls     left-over
        nothing-added          nothing-found
        all-called-across      direction-of-another
        return-inside          one-play-down-only
        compared-on-the-turned-board left-out-in-error
        calls-itself           endless-recursion
    """,
    "best_play": """
        two-parameters    no-words-parameter
        laid-at-once      changes-the-board
        max-of-nothing    no-play
        first-of-nothing  no-play
        empty-play        no-play
        zero-for-none     no-play
        across-alone      direction-left-out
        word-alone        not-a-play
        score-alone       not-a-play
        all-the-best      not-a-play
        as-a-list         not-a-play
        words-forgotten   words-not-passed-on
        longest           longest-word
        min               lowest
        across-filtered   across-only
        first-by-square   not-the-highest
        max               tie-taken-by-the-largest
        by-word           tie
        by-direction      tie
        minus-kept        sign-not-turned-back
        square-turned     changed-play
        from-zero         worth-nothing
        none-compared     compared-with-none
        first-of-a-set    set-taken-for-a-list
        board-before-hand wrong-arguments
        first-that-scores-most tie
    """,
}
"""For each cause of a wrong attempt, the mistake that the check must name."""


ATTEMPTS = Attempts(EXERCISES, MODULES, NAMED)


@ATTEMPTS.by_wrong
def test_a_wrong_attempt_fails_with_advice_that_names_its_cause(wrong):
    ATTEMPTS.assert_cause_is_named(wrong, (*STOPPED, Status.TIMED_OUT))


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
    assert_hints_names_and_advice_differ(found, found.mistakes, ".?)`")


@pytest.mark.parametrize(
    "value",
    [
        *([], {}, (), set(), [1], {1}, {(1, 2)}, {(-3, "")}, {(3, "A?")}, {(99, "AT")}),
        *({(0, (0, 0), "")}, {(1, (-1, 40), "AT")}, {(1, (7, 7), ACROSS, "1")}),
        *({(1, (7, 7), (5, 5), "AT")}, {(1, (7, 7), True, "AT")}, {("AT", (1,))}),
        *((1, (0, 0), ACROSS, "AT"), (1, [0, 0], ACROSS, "AT"), (1, (0, 0), "AT")),
        *({frozenset()}, {None}, 5.5, True, "?", object(), Board.empty()),
    ],
    ids=lambda value: repr(value).partition(" at ")[0][:60],
)
@pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)
def test_no_answer_upsets_the_checks(found, value):
    report = examine(found, lambda *args: value)

    assert report.status is Status.FAILED
    assert report.advice


def test_a_call_with_a_row_is_shown_as_source_that_can_be_pasted():
    report = examine(EXERCISES["row_plays"], lambda hand, row, words: set())
    shown = "row_plays('S', read_row('....{*}CAT{*}......'), {'CAT', 'CATS', 'SCAT'})"

    assert report.failure.call == shown
    assert report.failure.expected == "{(4, 'SCAT'), (5, 'CATS')}"
    assert report.failure.got == "set()"


def test_a_changed_row_is_shown_as_it_was_and_as_it_is():
    def fills(hand, row, words=None):
        row[0] = "Q"
        return set()

    failure = examine(EXERCISES["row_plays"], fills).failure

    assert "left as it was: read_row('....{*}CAT{*}......')" in failure.expected
    assert failure.got == "read_row('Q...{*}CAT{*}......')"


def test_of_many_plays_only_the_difference_is_shown():
    many = {(col, "AT") for col in range(12)}
    problem = difference(many, (many - {(3, "AT")}) | {(0, "TA")})

    assert problem.expected == "12 plays, with (3, 'AT'), without (0, 'TA')"
    assert problem.got == "12 plays, without (3, 'AT'), with (0, 'TA')"


def test_a_row_that_is_read_from_a_report_gives_the_same_call():
    for case in EXERCISES["row_plays"].all_cases(seed=5):
        text = finding_plays.describe("row_plays", case.call)
        drawn = text.split("read_row('")[1].split("')")[0]

        assert read_row(drawn) == case.call.args[1]
