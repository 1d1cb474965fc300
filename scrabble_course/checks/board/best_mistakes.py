"""The mistakes in best_play, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.board import Board
from scrabble_course.board.finding_plays import (
    BoardPlay,
    all_plays,
    best_play,
)
from scrabble_course.board.layout import ACROSS
from scrabble_course.checks.board import position_cases
from scrabble_course.checks.board.boards import board_with
from scrabble_course.checks.board.evidence import stops_with
from scrabble_course.checks.board.play_shapes import (
    CHANGES_THE_BOARD,
    NO_WORDS_PARAMETER,
    SET_TAKEN_FOR_A_LIST,
    wrong_arguments,
)
from scrabble_course.checks.board.position_cases import (
    ALL_SEVEN,
    BLANK,
    BOTH_WAYS,
    CAT,
    CROSSING,
    FIRST,
    NO_POINTS,
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
TIED_ANAGRAMS: tuple[Position, ...] = (
    ("AEST", Board.empty(), "EAST EATS ETAS SATE SEAT TEAS", "equal scores"),
    ("OPST", Board.empty(), "OPTS POTS SPOT STOP TOPS", "equal scores"),
    ("ADEL", Board.empty(), "ALED DALE DEAL LADE LEAD", "equal scores"),
)
TIED_WORDS: Position = ("TN", board_with("8H A"), "TA AN", "equal scores")

SOME_ACROSS = cases(
    best_play, DOWN_IS_BEST, LONG_IS_LESS, LONG_ELSEWHERE, *CROSSING, *FIRST
)
DIFFERENT = cases(best_play, DOWN_IS_BEST, LONG_IS_LESS, LONG_ELSEWHERE)
TIES = cases(best_play, *FIRST, TIED_WORDS, *TIED_ANAGRAMS, *BOTH_WAYS[1:], *ALL_SEVEN)
NONE = cases(best_play, *position_cases.NONE)
CASES = (
    *cases(
        best_play, *PLAIN, ACROSS_IS_BEST, DOWN_IS_BEST, LONG_IS_LESS, LONG_ELSEWHERE
    ),
    *cases(best_play, *CROSSING, *BLANK, *BOTH_WAYS),
    *TIES,
    *cases(best_play, *NO_POINTS),
    *NONE,
)


def _play(outcome: Outcome) -> BoardPlay | None:
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


def _takes_the_lowest(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the lowest score is taken wherever scores differ."""

    def is_lowest(case: Case) -> bool:
        play = _play(attempt(case.call))
        lowest = min(found[0] for found in all_plays(*case.call.args))
        return play is not None and play[0] == lowest < case.expected[0]

    return all(map(is_lowest, DIFFERENT))


def _takes_the_longest(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the longest word is taken wherever it is not the best."""

    def is_longest(case: Case) -> bool:
        play = _play(attempt(case.call))
        longest = max(len(found[3]) for found in all_plays(*case.call.args))
        return play is not None and len(play[3]) == longest > len(case.expected[3])

    return all(map(is_longest, cases(best_play, LONG_IS_LESS, LONG_ELSEWHERE)))


def _takes_across(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether the best of the plays across is taken, also where one down is best."""

    def is_best_across(case: Case) -> bool:
        play = _play(attempt(case.call))
        across = [p for p in all_plays(*case.call.args) if p[2] == ACROSS]
        best = max(found[0] for found in across)
        return play is not None and play in across and play[0] == best

    return all(map(is_best_across, SOME_ACROSS))


def _turns_the_sign(case: Case, outcome: Outcome, _: Attempt) -> bool:
    play = _play(outcome)
    right = {(-score, *rest) for score, *rest in all_plays(*case.call.args)}
    return play is not None and play[0] < 0 and play in right


def _changes_the_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _play(outcome) is not None and not _is_among_all(case, outcome)


def _refuses_no_points(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether None comes where the best play scores 0, and plays come elsewhere."""
    is_none = outcome.ended == "returned" and outcome.value is None
    plays = [_play(attempt(other.call)) for other in SOME_ACROSS]
    return is_none and case.expected is not None and None not in plays


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
    SET_TAKEN_FOR_A_LIST,
    Mistake(
        "compared-with-none",
        (),
        stops_with("and 'NoneType'", "'NoneType' and"),
        "None is no play, and `<` or `>` cannot compare it with one. Ask first, as in "
        "`if best is None or ...`.",
    ),
    wrong_arguments("`all_plays(hand, board, words)`"),
    Mistake(
        "no-play",
        NONE,
        _finds_none_in_none,
        "There is no play here at all, and then the answer is None. Ask whether there "
        "are plays before you take the best of them: `min` and `max` of nothing are an "
        "error.",
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
        "sign-not-turned-back",
        (),
        _turns_the_sign,
        "The right score, with a minus. With `-score` the plays are easy to compare, "
        "but turn its sign round again before you return the play.",
    ),
    Mistake(
        "worth-nothing",
        cases(best_play, *NO_POINTS),
        _refuses_no_points,
        "A play that scores 0 is a play all the same, and better than none. Start "
        "below 0, or with None.",
    ),
    Mistake(
        "words-not-passed-on",
        (),
        _takes_other_words,
        "Another word is played than those that were given. Pass `words` on: "
        "`all_plays(hand, board, words)`.",
    ),
    Mistake(
        "changed-play",
        (),
        _changes_the_play,
        "That is none of the plays which `all_plays` gives: one of its parts has been "
        "changed on the way. Return the best play just as it came.",
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
