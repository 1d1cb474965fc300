"""Each known mistake of stage 12 gets its own advice; no right variant is failed."""

import random

import pytest

from scrabble_course.board import Board, Play
from scrabble_course.checks import attempt
from scrabble_course.checks.examine import examine
from scrabble_course.checks.hunting import hunt
from scrabble_course.checks.report import Status
from scrabble_course.checks.scrabble import the_full_game
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Challenge, Exchange, Pass, Place
from tests.checks.attempts import (
    full_game_draws,
    full_game_ends,
    full_game_lesson_players,
    full_game_lesson_tiles,
    full_game_turns,
)
from tests.checks.known_mistakes import (
    Attempts,
    assert_hints_names_and_advice_differ,
    assert_stub_and_course_are_told_apart,
)

pytestmark = pytest.mark.attempts

EXERCISES = {found.name: found for found in the_full_game.EXERCISES}
MODULES = (
    full_game_draws,
    full_game_ends,
    full_game_turns,
    full_game_lesson_tiles,
    full_game_lesson_players,
)

NAMED = {
    "draw_order": """
        name              name-alone
        tuple             not-a-list
        pairs             not-names
        tied-only         players-missing
        popped            changes-its-argument
        to-the-front      moved-to-the-front
        by-tile           not-round-the-table
        backwards         not-round-the-table
        alphabet          blank-unknown
        module            module-random
        own-random        other-chance
        own-seed          no-chance
        max               farthest-from-a
        blank-last        blank-last
        blank-as-a        blank-ties-with-a
        first-of-the-tied tie-stands
        all-again         all-draw-again
        any-tie           any-tie-draws-again
        not-put-back      tiles-not-put-back
        unfair            unfair
        dice              bag-not-looked-at
        choice            put-back-at-once
        place             place-among-the-tied
        nobody            nobody-left
        name-as-place     name-for-place
        points            by-points
    """,
    "refill": """
        rack              rack-alone
        lists             not-texts
        list-of-two       not-a-pair
        swapped           bag-first
        too-greedy        more-than-the-bag-holds
        full-rack         full-rack
        seven             past-seven
        drawn-alone       rack-lost
        replacement       drawn-twice
        bag-kept          bag-not-reduced
        all-copies        all-copies-gone
        in-front          new-tiles-first
        sorted            rack-shuffled
        one-tile          too-few
        six               too-many
        alphabet          not-from-the-bag
        bag-cut           others-have-left
        module            module-random
        own-random        other-chance
        no-chance         no-chance
        kinds             by-kind
        never-the-last    some-never-drawn
        list              list-behind-a-text
        remove            text-is-no-list
        twice             sample-too-large
        spaces            not-tiles
        return-in-loop    one-has-left
        two-samples       others-have-left
        as-a-whole        replaced-as-a-whole
        one-lost          tiles-lost
        rack-too          rack-leaves-the-bag
    """,
    "exchange": """
        rack              rack-alone
        lists             not-texts
        three             not-a-pair
        swapped           bag-first
        more-than-seven   seven-is-enough
        refuses-all       refuses-what-is-allowed
        back-at-once      old-tiles-drawn-again
        all-copies        all-copies-given
        rack-kept         old-tiles-stay
        old-lost          old-tiles-lost
        filled-up         filled-to-seven
        rack-lost         rack-lost
        replacement       drawn-twice
        bag-kept          bag-not-reduced
        bag-copies        all-copies-gone
        one-for-all       other-number
        bag-cut           others-have-left
        any-letters       not-from-the-bag
        error-returned    error-returned
        message-returned  message-returned
        none-returned     none-returned
        as-many           as-many-as-given
        few               few-in-the-bag
        not-held          not-on-the-rack
        empty             no-tiles
        text-raised       raises-a-text
        other-raised      raises-another
        stumbles          raises-another
        raise-fails       fails-to-raise
        another-error     another-error
        module            module-random
        own-random        other-chance
        no-chance         no-chance
        kinds             by-kind
        never-the-last    some-never-drawn
        list              list-behind-a-text
        remove            text-is-no-list
        twice             sample-too-large
        spaces            not-tiles
        return-in-loop    one-has-left
        two-samples       others-have-left
        as-a-whole        replaced-as-a-whole
        one-lost          tiles-lost
        text-in-text      side-by-side
        count-and-take    doubles-refused
        asks-late         asked-after-the-draw
        prints            message-printed
    """,
    "is_over": """
        five              five-turns
        seven             seven-turns
        six               exactly-six-turns
        itself            ends-by-itself
        wants             wants-alone
        or                either-will-do
        bag               bag-alone
        rack              rack-alone
        rack-or-bag       rack-or-bag
        all               everyone-out
        first             first-rack-only
        last              last-rack-only
        two               two-racks-only
        brackets          out-must-want
        and               both-ends
        out-only          out-only
        turns-only        turns-only
        goes-on           goes-on
        number            not-a-truth-value
        sorts             changes-its-argument
        nearly-out        not-over-with-a-player-out
        bag-must-be-empty not-over-after-six
        blanks            over-too-soon
    """,
    "final_scores": """
        as-before         unchanged
        no-gain           no-gain
        no-loss           no-loss
        lost-twice        lost-twice
        gained-twice      gained-twice
        winner-doubles    doubled-for-one
        all-twice         both-twice
        added             added
        first-other       gain-of-the-first
        last-other        gain-of-the-last
        largest           gain-of-the-largest
        one-each          gain-in-points-of-seven
        in-place          changes-its-argument
        tuple             not-a-list
        too-short         scores-missing
        index             nobody-out-forgotten
        fewest            fewest-gains
        leader            leader-gains
        zero              first-gains
        find              last-gains
        everyone          everyone-gains
        count             tiles-counted
        blank-one         blank-worth-one
        english           own-values
        not-below         never-below-nothing
        sorted            in-order
        gain-anyhow       gain-without-anyone-out
        unknown           unknown
        early             gain-too-early
        not-reset         never-set-back
        key               rack-looked-up
        get               whole-rack-looked-up
        alone             gain-alone
        return-in-loop    scores-missing
        append-in-loop    too-many-scores
        two-players       gain-of-one
    """,
    "my_player": """
        lays              changes-the-board
        play              play-without-place
        scored            scored-play
        scored-placed     scored-play-placed
        class             class-for-turn
        none              none-for-pass
        stops             stops-without-a-play
        ends              ends-or-challenges
        text              not-a-turn
        never             never-plays
        exchange-lacks    exchange-not-on-the-rack
        exchange-early    exchanges-with-a-play
        pass-early        passes-with-a-play
        empty-board       board-not-looked-at
        own-words         not-a-word
        own-tiles         not-on-the-rack
        always-across     other-direction
        column-first      row-and-column-swapped
        place             not-allowed-on-the-board
        direction         not-a-play
        choosy-stops      stops-with-nothing-left
        attribute         no-such-part
        swapped           board-and-rack-swapped
        board-back        board-for-turn
        fixed             always-the-same
        list-exchanged    exchange-no-text
        function          not-a-turn
        prints            returns-none
    """,
}
"""For each cause of a wrong attempt, the mistake that the check must name."""


ATTEMPTS = Attempts(EXERCISES, MODULES, NAMED)
by_exercise = pytest.mark.parametrize("found", EXERCISES.values(), ids=EXERCISES)


@ATTEMPTS.by_wrong
def test_a_wrong_attempt_fails_with_advice_that_names_its_cause(wrong):
    ATTEMPTS.assert_cause_is_named(wrong)


@pytest.mark.parametrize("seed", [0, 1, 2])
@ATTEMPTS.by_right
def test_a_right_attempt_passes_however_it_draws_and_decides(right, seed):
    ATTEMPTS.assert_passes(right, seed)


@pytest.mark.parametrize(
    ("name", "slow", "mistake"),
    [
        ("draw_order", full_game_lesson_tiles.draws_before_the_loop, "tie-never-ends"),
        ("my_player", full_game_lesson_players.thinks_of_the_whole_list, "too-slow"),
    ],
)
def test_a_call_that_does_not_end_is_answered_with_what_may_hold_it_up(
    monkeypatch, name, slow, mistake
):
    monkeypatch.setattr(attempt, "CALL_SECONDS", 0.3)
    report = examine(EXERCISES[name], slow)

    assert report.status is Status.TIMED_OUT
    assert report.mistake == mistake
    assert report.advice == EXERCISES[name].too_slow.advice


def test_every_named_mistake_has_a_wrong_attempt():
    named = ATTEMPTS.mistakes_tried()

    for name, found in EXERCISES.items():
        known = (*found.mistakes, *found.across)
        assert {(name, mistake.name) for mistake in known} <= named


@pytest.mark.parametrize("name", EXERCISES)
def test_every_graded_function_has_at_least_eight_right_variants(name):
    assert len(ATTEMPTS.rights_of(name)) >= 8


@by_exercise
def test_a_stub_is_not_started_and_the_course_passes(found):
    assert_stub_and_course_are_told_apart(found)


@by_exercise
def test_hints_names_and_advice_differ(found):
    known = (*found.mistakes, *found.across)

    assert_hints_names_and_advice_differ(found, known, ".?)`")


@pytest.mark.parametrize(
    "value",
    [
        *([], {}, (), set(), [1], ["Ann"], [["Ann"]], ["Ann", None], ("", "")),
        *(("A", 1), ("A", "B", "C"), [("A", "B")], 5.5, True, 0, "?", object()),
        *(Place(None), Place([1]), Place(Play("A", "8", None)), Place(Play("", 0, 0))),
        *(Place(Play("CAT", 7, 99)), Place(Play("cat1", 7, 7)), Play("CAT", 7, 7)),
        *(Place(Play("CAT" * 20, -1, 7, True)), Exchange(None), Exchange("Ä")),
        *(Exchange(Pass), Challenge(), Pass, [Pass()], {Pass(): 1}, Board.empty()),
        *(random.Random(1), Lexicon.from_words(["cat"]), ("CAT", 7, 7, False, 9)),
    ],
    ids=lambda value: repr(value).partition(" at ")[0][:60],
)
@by_exercise
def test_no_answer_upsets_the_checks(found, value):
    report = examine(found, lambda *args: value)

    assert report.status is Status.FAILED
    assert report.advice


@pytest.mark.parametrize("name", ["draw_order", "refill", "exchange"])
def test_a_call_with_chance_is_shown_as_source_that_gives_the_same_answer(name):
    found = EXERCISES[name]
    report = examine(found, lambda *args: 0)
    call = next(case.call for case in found.cases if case.given)
    names = {"random": random, name: found.reference}

    assert "random.Random(1))" in report.failure.call
    assert eval(report.failure.call, names) == found.expect(call)


def test_a_position_is_shown_as_source_that_can_be_pasted():
    report = examine(EXERCISES["my_player"], lambda *args: 0)
    names = {"Board": Board, "Lexicon": Lexicon, "my_player": lambda *args: args}
    shown = eval(report.failure.call, names)

    assert shown[0] == Board.empty()
    assert "cat" in shown[2]


def test_a_play_that_breaks_a_rule_is_shown_with_the_rule():
    def in_the_corner(board, rack, lexicon):
        return Place(Play("CATS", 0, 0))

    failure = examine(EXERCISES["my_player"], in_the_corner).failure

    assert failure.expected == "a play that the rules allow"
    assert "the first play covers 8H" in failure.got


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("is_over", (["AE", ""], "E", 0, False)),
        ("final_scores", ([9, 9], ["", "A"], {"A": 1})),
        ("my_player", (Board.empty(), "CAT", Lexicon.from_words(["cat"]))),
    ],
)
def test_a_bug_can_be_hunted(name, args):
    assert hunt(name, lambda *given: 0, *args).found
    assert not hunt(name, EXERCISES[name].reference, *args).found
