"""The exercise of stage 11: best_play, the one that scores most (seed 003)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any

from scrabble_course.board import ACROSS, Board
from scrabble_course.board.finding_plays import BoardPlay, all_plays, best_play
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, mistake, stops_with
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.board_stand_ins import for_best_play
from scrabble_course.exercises.common_mistakes import wrong_arguments

BEST = "the highest of different scores"
TIE = "equal scores"
NOTHING = "no play, or one that scores nothing"


def _about(topic: str, *asked: boards.Position) -> tuple[Case, ...]:
    return tuple(boards.position(best_play, *one[:3], topic) for one in asked)


DIFFERENT = _about(
    BEST,
    ("SO", boards.CAT, "CATS TO AS CAT", ""),
    ("NO", boards.board_with("8D QUINT"), "NO IN ON QUINT", ""),
    *boards.POSITIONS["CROSSING"][1:],
    ("AEX", boards.board_with("8H ON"), "AX AXE EON ON", ""),
    ("ANEX", boards.board_with("8G TO"), "AT TONE OX TO", ""),
)
TIES = _about(
    TIE,
    ("AT", Board.empty(), "AT TA", ""),
    ("TN", boards.board_with("8H A"), "TA AN", ""),
    ("E", boards.board_with("8H AT", "9H N"), "ATE ANE", ""),
    ("AEST", Board.empty(), "EAST EATS ETAS SATE SEAT TEAS", ""),
    ("OPST", Board.empty(), "OPTS POTS SPOT STOP TOPS", ""),
    ("ADEL", Board.empty(), "ALED DALE DEAL LADE LEAD", ""),
    ("AELST", Board.empty(), "LEAST SLATE STALE STEAL TALES TEALS", ""),
    ("EIMT", Board.empty(), "EMIT ITEM MITE TIME", ""),
    ("EN", boards.board_with("8G TO"), "NET TONE", ""),
    ("EN", boards.board_with("8G TO"), "TEN TONE", ""),
    *boards.POSITIONS["BOTH_WAYS"][1:],
    *boards.POSITIONS["ALL_SEVEN"],
)
GIVEN = boards.example(TIE, best_play, "TA", Board.empty(), ["at", "ta"])
BLANK = _about(BEST, *boards.POSITIONS["BLANK"][:2], *boards.POSITIONS["BOTH_WAYS"][:1])
NONE = _about(NOTHING, *boards.POSITIONS["NONE"])
NO_POINTS = _about(NOTHING, ("?", boards.board_with("8G at"), "ATE", ""))
CASES = (*DIFFERENT, *BLANK, *NONE, *TIES, GIVEN, *NO_POINTS)


def _best(plays: Iterable[BoardPlay]) -> BoardPlay | None:
    return min(plays, key=lambda play: (-play[0], *play[1:]), default=None)


@lru_cache
def _all(hand: str, board: Board, words: frozenset[str]) -> set[BoardPlay]:
    return all_plays(hand, board, words)


def _is_among_all(case: Case, got: Outcome) -> bool:
    hand, board, words = case.call.args
    is_play = boards.shape(got.value) == boards.shape((4, (7, 6), ACROSS, "AT"))
    return is_play and got.value in _all(hand, board, frozenset(words))


def _random_case(rng: random.Random) -> Case:
    hand, board, words, _ = boards.random_position(rng)
    call = Call((rng.choice((hand, hand, "QV")), board, set(words.split())))
    plays = all_plays(*call.args)
    best = _best(plays)
    if best is None:
        return Case(call, None, NOTHING)
    equal = [play for play in plays if play[0] == best[0]]
    return Case(call, best, TIE if len(equal) > 1 else BEST)


def _ties_up_to(parts: int, case: Case, got: Outcome) -> bool:
    """Whether a play came that differs from the best behind so many parts."""
    same, wanted = got.value[:parts], case.expected[:parts]
    return _is_among_all(case, got) and bool(same == wanted)


OTHER_ORDERS: tuple[tuple[Callable[..., Any], str], ...] = (
    (
        max,
        "the largest square comes first here. The last of all plays in order, `[-1]`, "
        "is the largest in all parts, and not in its score alone; so is that of `max`, "
        "and the first with `reverse=True`.",
    ),
    (
        partial(min, key=lambda play: (-play[0], play[1][::-1], *play[2:])),
        "the column decides here before the row does: a square is `(row, col)`.",
    ),
    (
        partial(min, key=lambda play: (-play[0], play[2], play[1], play[3])),
        "the direction decides here before the square does.",
    ),
    (
        partial(min, key=lambda play: (-play[0], play[3], *play[1:3])),
        "the word decides here before the square does.",
    ),
)
MISTAKES = (
    stops_with(
        "compared-with-none",
        "not supported between instances|'NoneType' object is not subscriptable",
    )(
        "None stands where a play is needed, or two of different kinds are compared: "
        "compare a score with a score, or a play with a play. A best play that is None "
        "at first is asked about before, as in `if best is None or ...`."
    ),
    wrong_arguments("`all_plays(hand, board, words)`"),
    mistake("text-for-none", NONE, shows=lambda case, got: got.value == "None")(
        "Where there is no play, the answer is None itself, and not a text: `return "
        "None`, without quotes."
    ),
    mistake("direction-missing")(
        "That play has three parts, as `horizontal_plays` gives them: plays down are "
        "not among those. Ask `all_plays(hand, board, words)`, whose plays have a "
        "direction, too.",
        lambda case, got: boards.shape(got.value) == boards.shape((4, (7, 6), "AT")),
    ),
    *boards.words_not_passed_on(
        CASES,
        "`all_plays(hand, board, words)`",
        lambda hand, board, words: _best(all_plays(hand, board)),
    ),
    mistake(
        "nothing-for-no-points",
        NO_POINTS,
        passes_on=DIFFERENT,
        error_pattern="returns None",
    )(
        "This play scores 0, and there is no better one: it is the best. Does the best "
        "score so far begin with 0, so that only a higher one counts? Begin below it, "
        "with -1.",
        lambda case, got: got.value is None,
    ),
    mistake("changed-play")(
        "That is none of the plays that `all_plays` gives here. Has a part changed or "
        "got lost, perhaps the sign, for the sake of `min`? Return the best play just "
        "as it came, with its four parts: `(score, (row, col), direction, word)`.",
        lambda case, got: case.expected is not None and not _is_among_all(case, got),
    ),
    answers_like("across-only", DIFFERENT)(
        "That is the best of the plays across, and those down are not looked at. "
        "`all_plays(hand, board, words)` gives both.",
        lambda *args: _best(play for play in all_plays(*args) if play[2] == ACROSS),
    ),
    mistake("not-the-highest")(
        "That play scores less than another. Look at all of them before you return "
        "one: the score decides, and the other parts only between equal scores. (`max` "
        "finds the highest; `min` takes the smallest number, so give it `-score`.)",
        lambda case, got: _is_among_all(case, got) and got.value[0] < case.expected[0],
    ),
    mistake("no-play", NONE, error_pattern="^IndexError|empty|NoneType")(
        "There is no play here, and the answer is None: no empty tuple, and no text. "
        "Ask if there are any before you take the best: `min` and `max` of nothing are "
        "an error. (`if not plays:` asks it; a set is never equal to `[]`.)",
        lambda case, got: got.value is not None or got.ended == "raised",
    ),
    *(
        answers_like("tie", TIES, GIVEN)(
            f"Of equal scores, {told} Compare the parts in the order of the rule, with "
            "`min`: `(-score, (row, col), direction, word)`.",
            lambda *args, first=first: first(all_plays(*args), default=None),
        )
        for first, told in OTHER_ORDERS
    ),
    *(
        mistake("tie", cases, shows=partial(_ties_up_to, parts))(
            f"These plays have the same {same}, and so the smaller {other} counts. Is "
            "that compared as well? (A set has no order.) Compare `(-score, (row, "
            "col), direction, word)` with `min`."
        )
        for cases in (TIES, GIVEN)
        for parts, same, other in (
            (3, "score, square and direction", "word"),
            (2, "score and square", "direction"),
        )
    ),
    mistake("tie", TIES, GIVEN)(
        "Several plays share the highest score, and the smallest counts: the first by "
        "row, column, direction and word, whatever the length. A set has no order, so "
        "its first may be any, and `max` takes the largest: compare `(-score, (row, "
        "col), direction, word)` with `min`.",
        lambda case, got: _is_among_all(case, got) and got.value[0] == case.expected[0],
    ),
)

EXERCISE = Exercise(
    "best_play",
    stage=11,
    reference=best_play,
    cases=CASES,
    generate=_random_case,
    generated=10,
    stand_ins=for_best_play,
    describe=boards.describe,
    mistakes=MISTAKES,
    new_rule="of equal scores, the play with the shorter word wins.",
    hints=(
        "Which play comes first if several have the same score, and what is the answer "
        "if there is none?",
        "Go through `all_plays` and keep the best so far. A play is better if its "
        "score is higher, or if the score is the same and square, direction and word "
        "are smaller. Begin with None.",
        "For each `score, pos, direction, word` of `all_plays`, put `(-score, pos, "
        "direction, word)` in a list. If it is empty, return None. Else the best is "
        "`min` of the list, since tuples are compared part by part; turn the sign of "
        "its score round again.",
    ),
)
