"""The mistakes in best_play, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.board import Board
from scrabble_course.board.finding_plays import (
    ScoredPlay,
    all_plays,
    best_play,
)
from scrabble_course.board.layout import ACROSS
from scrabble_course.checks.board import position_cases
from scrabble_course.checks.board.boards import board_with
from scrabble_course.checks.board.play_shapes import (
    CHANGES_THE_BOARD,
    NO_WORDS_PARAMETER,
)
from scrabble_course.checks.board.position_cases import (
    ALL_SEVEN,
    BLANK,
    BOTH_WAYS,
    CAT,
    CROSSING,
    FIRST,
    PLAIN,
    Position,
    cases,
)
from scrabble_course.checks.board.position_facts import is_horizontal_play, is_play
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, same

ACROSS_IS_BEST: Position = ("SO", CAT, "CATS TO AS", "the best play is across")
DOWN_IS_BEST: Position = (
    "AEX",
    board_with("8H ON"),
    "AX AXE EON ON",
    "the best play is down",
)
LONG_IS_LESS: Position = ("QIAEST", Board.empty(), "QI SEAT AIT", "a long word")
LONG_ELSEWHERE: Position = (
    "ANEX",
    board_with("8G TO"),
    "AT TONE OX",
    "a long word that scores less",
)
TIED_WORDS: Position = ("TN", board_with("8H A"), "TA AN", "equal scores")

TIES = cases(best_play, *FIRST, TIED_WORDS, *BOTH_WAYS[1:], *ALL_SEVEN)
NONE = cases(best_play, *position_cases.NONE)
CASES = (
    *cases(
        best_play, *PLAIN, ACROSS_IS_BEST, DOWN_IS_BEST, LONG_IS_LESS, LONG_ELSEWHERE
    ),
    *cases(best_play, *CROSSING, *BLANK, *BOTH_WAYS),
    *TIES,
    *NONE,
)


def _play(outcome: Outcome) -> ScoredPlay | None:
    """Return the play that came back, if it is one."""
    return outcome.value if is_play(outcome.value) else None


def _is_among_all(case: Case, outcome: Outcome) -> bool:
    return _play(outcome) in all_plays(*case.call.args)


def _finds_none_in_none(_: Case, outcome: Outcome, __: Attempt) -> bool:
    stopped = outcome.error_type == "IndexError" or "empty" in outcome.error
    returned = outcome.ended == "returned" and outcome.value is not None
    return stopped or returned


def _is_no_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    came = outcome.ended == "returned" and outcome.value is not None
    return came and case.expected is not None and _play(outcome) is None


def _has_no_direction(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return is_horizontal_play(outcome.value)


def _takes_other_words(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether TO is found but not XQ, when neither is among the words."""
    board, words = Board.empty(), {"AT"}
    word, no_word = (attempt(Call((h, board, words))) for h in ("TO", "XQ"))
    return _play(word) is not None and no_word.value is None


def _takes_the_lowest(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the lowest of three or more different scores has been taken."""
    play = _play(outcome)
    scores = {found[0] for found in all_plays(*case.call.args)}
    return play is not None and len(scores) > 2 and play[0] == min(scores)


def _takes_the_longest(case: Case, outcome: Outcome, _: Attempt) -> bool:
    play = _play(outcome)
    if play is None or not _is_among_all(case, outcome):
        return False
    longest = max(len(found[3]) for found in all_plays(*case.call.args))
    return len(play[3]) == longest > len(case.expected[3])


def _takes_across(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the best of the plays across has been taken, though one down is best."""
    play = _play(outcome)
    across = [p for p in all_plays(*case.call.args) if p[2] == ACROSS]
    best = max((found[0] for found in across), default=None)
    return play in across and play is not None and play[0] == best


def _scores_less(case: Case, outcome: Outcome, _: Attempt) -> bool:
    play = _play(outcome)
    return (
        play is not None and _is_among_all(case, outcome) and play[0] < case.expected[0]
    )


def _ties(case: Case, outcome: Outcome, _: Attempt) -> bool:
    play = _play(outcome)
    return (
        play is not None
        and _is_among_all(case, outcome)
        and play[0] == case.expected[0]
    )


def _takes_the_largest_tie(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the largest of all plays has been taken each time that some tie."""
    calls = [case.call for case in cases(best_play, *FIRST, TIED_WORDS)]
    return all(same(attempt(call).value, max(all_plays(*call.args))) for call in calls)


MISTAKES = (
    NO_WORDS_PARAMETER,
    CHANGES_THE_BOARD,
    Mistake(
        "no-play",
        NONE,
        _finds_none_in_none,
        "There is no play here at all, and then the answer is None. `min` and `max` "
        "of nothing are an error: give them `default=None`, or ask first whether "
        "there are plays.",
    ),
    Mistake(
        "direction-left-out",
        (),
        _has_no_direction,
        "The direction is missing. A play has four parts, as `all_plays` gives it: "
        "`(score, (row, col), direction, word)`.",
    ),
    Mistake(
        "not-a-play",
        (),
        _is_no_play,
        "The answer is one play with its four parts, just as `all_plays` gives it: "
        "`(score, (row, col), direction, word)`.",
    ),
    Mistake(
        "words-not-passed-on",
        (),
        _takes_other_words,
        "Another word is played than those that were given. Pass `words` on: "
        "`all_plays(hand, board, words)`.",
    ),
    Mistake(
        "lowest",
        cases(best_play, LONG_IS_LESS),
        _takes_the_lowest,
        "That is the play that scores least. `min` takes the smallest: give it "
        "`-score` to compare, so that the highest score is the smallest number.",
    ),
    Mistake(
        "across-only",
        cases(best_play, DOWN_IS_BEST),
        _takes_across,
        "That is the best of the plays across, but one down scores more. `all_plays` "
        "has both.",
    ),
    Mistake(
        "longest-word",
        cases(best_play, LONG_ELSEWHERE),
        _takes_the_longest,
        "That is the longest word, but a shorter one scores more. Compare the scores.",
    ),
    Mistake(
        "not-the-highest",
        (),
        _scores_less,
        "That play scores less than another. Look at all of them before you return "
        "one.",
    ),
    Mistake(
        "tie-taken-by-the-largest",
        TIES,
        _takes_the_largest_tie,
        "Several plays share the highest score, and the smallest of them counts: by "
        "row, column, direction, word. `max` takes the largest of all four; compare "
        "`(-score, (row, col), direction, word)` with `min`.",
    ),
    Mistake(
        "tie",
        TIES,
        _ties,
        "Several plays share the highest score, and the smallest of them counts: the "
        "first by row, then column, direction and word. A set has no order, so the "
        "one that comes first may be any.",
    ),
)
