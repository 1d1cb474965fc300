"""The exercise of stage 11: all_plays, in both directions (seed 003)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Board, Play, transpose, words_formed
from scrabble_course.board.finding_plays import (
    BoardPlay,
    all_plays,
    horizontal_plays,
    tiles_laid,
)
from scrabble_course.board.layout import Direction
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.exercises.board import common
from scrabble_course.exercises.board.common import board_with, positions, stops_with
from scrabble_course.exercises.board.stand_ins import for_all_plays
from scrabble_course.exercises.wrong_arguments import wrong_arguments

Plays = set[BoardPlay]
WrongFinder = Callable[[str, Board, Iterable[str]], Plays]

CORNER = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
"""One A forms AX across and AT down, as in the lesson."""
GIVEN = Case(
    Call(("A", CORNER, ["ax", "at"])),
    all_plays("A", CORNER, ["ax", "at"]),
    common.SINGLE_TILE,
    given=True,
)
SEVERAL = (
    common.position(
        all_plays,
        "AZ",
        board_with("8H X", "9G T"),
        "AX AT ZAX ZA",
        common.SINGLE_TILE,
    ),
)
"""Plays down score less, and more, than the one that is left out."""
CASES = (*positions(all_plays), *SEVERAL, GIVEN)
NOT_BOTH_WAYS = positions(all_plays, "PLAIN", "FIRST", "CROSSING")


def _across(hand: str, board: Board, words: Any) -> Plays:
    plays = horizontal_plays(hand, board, words)
    return {(score, pos, ACROSS, word) for score, pos, word in plays}


def _down(hand: str, board: Board, words: Any) -> Plays:
    plays = horizontal_plays(hand, transpose(board), words)
    return {(score, (row, col), DOWN, word) for score, (col, row), word in plays}


def _turn(play: BoardPlay) -> BoardPlay:
    score, (row, col), direction, word = play
    return score, (col, row), direction, word


def _rename(play: BoardPlay) -> BoardPlay:
    score, pos, direction, word = play
    return score, pos, DOWN if direction == ACROSS else ACROSS, word


def _joined(across: Plays, down: Plays, board: Board) -> Plays:
    laid = {tiles_laid(board, *play[1:]) for play in across}
    return across | {p for p in down if tiles_laid(board, *p[1:]) not in laid}


def _with_words(across: bool, down: bool) -> WrongFinder:
    """Return a wrong function that passes words on in one place, or in none."""
    return lambda hand, board, words: _joined(
        _across(hand, board, words if across else None),
        _down(hand, board, words if down else None),
        board,
    )


def _board_not_turned(hand: str, board: Board, words: Any) -> Plays:
    across = _across(hand, board, words)
    return across | set(map(_rename, across))


def _only_squares_turned(hand: str, board: Board, words: Any) -> Plays:
    across = _across(hand, board, words)
    return across | {_turn(_rename(play)) for play in across}


def _squares_not_turned_back(hand: str, board: Board, words: Any) -> Plays:
    return _across(hand, board, words) | set(map(_turn, _down(hand, board, words)))


def _across_turned(hand: str, board: Board, words: Any) -> Plays:
    return set(map(_turn, _across(hand, board, words))) | _down(hand, board, words)


def _only_turned(direction: Direction) -> WrongFinder:
    def find(hand: str, board: Board, words: Any) -> Plays:
        plays = all_plays(hand, board, words)
        return {_turn(play) if play[2] == direction else play for play in plays}

    return find


def _neither_of_two(hand: str, board: Board, words: Any) -> Plays:
    across, down = _across(hand, board, words), _down(hand, board, words)
    return _joined(across, down, board) & _joined(down, across, board)


def _down_if(fits: Callable[[BoardPlay, Plays, Board], bool]) -> WrongFinder:
    """Return a wrong function that lists a play down if it fits those across."""

    def find(hand: str, board: Board, words: Any) -> Plays:
        across, down = _across(hand, board, words), _down(hand, board, words)
        return across | {play for play in down if fits(play, across, board)}

    return find


def _each_once(told_by: Callable[[BoardPlay], Any]) -> WrongFinder:
    """Return a wrong function that takes plays for one that are alike in a part."""
    return _down_if(lambda play, across, _: told_by(play) not in map(told_by, across))


def _lays_one(board: Board, play: BoardPlay) -> bool:
    return len(tiles_laid(board, *play[1:])) == 1


def _plays(got: Outcome) -> Plays | None:
    """Return what came, if it is a set of plays."""
    is_set = isinstance(got.value, set | frozenset)
    return set(got.value) if is_set and all(map(common.is_play, got.value)) else None


def _extra(case: Case, got: Outcome) -> Plays:
    """Return the plays that should not be there."""
    return {play for play in _plays(got) or set() if play not in case.expected}


def _loses_some_down(case: Case, got: Outcome) -> bool:
    lost = case.expected - (_plays(got) or set())
    return not _extra(case, got) and all(play[2] == DOWN for play in lost)


def _names_other_directions(case: Case, got: Outcome) -> bool:
    """Whether a play is right but for its direction."""
    plays = _plays(got) or set()
    return not {*map(_rename, case.expected - plays)}.isdisjoint(_extra(case, got))


def _lists_a_tile_again(case: Case, got: Outcome) -> bool:
    """Whether a tile that an expected play lays across is listed down as well."""
    _, board, *_ = case.call.args
    across = [tiles_laid(board, *p[1:]) for p in case.expected if p[2] == ACROSS]
    extra = [play for play in _extra(case, got) if play[2] == DOWN]
    return any(tiles_laid(board, *play[1:]) in across for play in extra)


def _differs_in_scores(case: Case, got: Outcome) -> bool:
    return common.differ_in_scores(_plays(got) or set(), case.expected)


def _random_case(rng: random.Random) -> Case:
    case = common.position(all_plays, *common.random_position(rng))
    board = case.call.args[1]
    for play in case.expected:
        if _lays_one(board, play) and _is_both_ways(board, play):
            return replace(case, topic=common.SINGLE_TILE)
    return case


def _is_both_ways(board: Board, play: BoardPlay) -> bool:
    _, (row, col), direction, word = play
    return len(words_formed(board, Play(word, row, col, direction == DOWN))) == 2


MISTAKES = (
    common.CHANGES_THE_BOARD,
    stops_with(
        "play-that-does-not-fit",
        "^(OffTheBoard|OverALetter)",
        "The board has no room for a play that was asked about; the message says "
        "which. Do board, first square and direction belong together? On the board "
        "turned over, row and column change places, and what ran down runs across.",
    ),
    wrong_arguments(
        "`transpose(board)`, `horizontal_plays(hand, board, words)`, "
        "`tiles_laid(board, (row, col), direction, word)`"
    ),
    common.SET_IN_A_SET,
    common.left_over(*positions(all_plays, "PLAIN")),
    Mistake(
        "not-plays",
        (),
        "Each play has four parts: the score, the first square as a pair, the "
        "direction and the word, as in `(score, (row, col), ACROSS, word)`. `ACROSS` "
        "and `DOWN` are the course's own values, without quotes.",
        shows=lambda case, got: _plays(got) is None,
    ),
    common.words_not_passed_on(
        CASES,
        "`horizontal_plays(hand, board, words)`, also on the board turned over",
        _with_words(False, False),
        _with_words(True, False),
        _with_words(False, True),
    ),
    Mistake(
        "across-only",
        CASES,
        "All plays down are missing. On `transpose(board)` they are plays across, "
        "which `horizontal_plays` finds.",
        like=(_across,),
        throughout=True,
    ),
    Mistake(
        "board-not-turned",
        CASES,
        "The plays called DOWN are those across once more. Look for them on "
        "`transpose(board)`, which is another board; `board` itself does not change.",
        like=(_board_not_turned, _only_squares_turned),
        throughout=True,
    ),
    Mistake(
        "place-not-turned-back",
        CASES,
        "Plays down have row and column swapped. They were found on the board turned "
        "over, where a square is (col, row): turn it back.",
        like=(_squares_not_turned_back, _only_turned(DOWN)),
        throughout=True,
    ),
    Mistake(
        "turned-across",
        CASES,
        "Plays across have row and column swapped. Only squares that were found on the "
        "board turned over are turned back.",
        like=(_across_turned, _only_turned(ACROSS)),
        throughout=True,
    ),
    common.not_a_word("horizontal_plays(hand, transpose(board), words)", _extra),
    Mistake(
        "direction-of-another",
        (),
        "The play is right but for its direction. Plays on the board as it lies are "
        "ACROSS, and those found on the board turned over are DOWN.",
        shows=_names_other_directions,
    ),
    Mistake(
        "told-apart-by-a-part",
        CASES,
        "Plays down are missing if one across has the same word, square or score, or "
        "if they lay a single tile. Each is another play, unless one across lays the "
        "same letter on the same square: compare `tiles_laid(board, (row, col), DOWN, "
        "word)`, with the square turned back, with the same of each play across.",
        like=(
            _each_once(lambda play: play[3]),
            _each_once(lambda play: (play[0], play[3])),
            _each_once(lambda play: play[0]),
            _each_once(lambda play: play[1]),
            _down_if(lambda play, across, board: not _lays_one(board, play)),
            _down_if(lambda play, across, board: len(play[3]) > 2),
        ),
        throughout=True,
    ),
    Mistake(
        "down-only",
        CASES,
        "All plays across are missing. They belong in the same set as those down.",
        like=(_down, lambda *args: all_plays(*args) - _across(*args)),
        throughout=True,
    ),
    Mistake(
        "only-the-same-tiles",
        CASES,
        "Of the plays down, just those are listed that lay the tile of one across. "
        "These are the ones to leave out: `not in`, where you compare what is laid.",
        like=(lambda *args: _across(*args) | _down(*args) - all_plays(*args),),
        throughout=True,
    ),
    Mistake(
        "neither-of-two",
        CASES,
        "A single tile that forms words both ways is one play, which is listed across. "
        "Here it is not listed at all: leave out only the one down.",
        like=(_neither_of_two,),
        throughout=True,
    ),
    Mistake(
        "stops-at-a-tile",
        SEVERAL,
        "Where no single tile forms words both ways, no play is lost; here one does, "
        "and other plays down are missing. Is one play down left out, or does the loop "
        "end there, by a `break` or a `return`?",
        shows=_loses_some_down,
        though=NOT_BOTH_WAYS,
    ),
    Mistake(
        "single-tile",
        (),
        "The one down lays a single tile, which has been laid across already: that is "
        "one play, which is listed across. Compare what is laid, `tiles_laid(board, "
        "(row, col), DOWN, word)`, with the square turned back, with the same of each "
        "play across.",
        shows=_lists_a_tile_again,
    ),
    Mistake(
        "plays-lost",
        (),
        "Plays are missing. Is each one that `horizontal_plays` finds, on the board as "
        "it lies and on the board turned over, put into one set, which is made before "
        "the loops, and returned after them? Leave one down out only if a play across "
        "lays the same letters on the same squares: compare `tiles_laid(board, (row, "
        "col), DOWN, word)`, with the square turned back.",
        shows=lambda case, got: _plays(got) is not None and got.value < case.expected,
    ),
    Mistake(
        "score",
        (),
        "The plays are right, their scores are not. `horizontal_plays` gives the score "
        "with each play, on the board turned over as well: take it as it is. To count "
        "it again, `calculate_score` needs `board`, square and direction as they "
        "belong together.",
        shows=_differs_in_scores,
    ),
    Mistake(
        "not-a-play",
        (),
        "That play should not be there. Are square, direction and word those of the "
        "same play?",
        shows=lambda case, got: not _plays(got) <= case.expected,
    ),
)

EXERCISE = Exercise(
    "all_plays",
    stage=11,
    reference=all_plays,
    cases=CASES,
    generate=_random_case,
    generated=12,
    judge=common.judge_plays,
    stand_ins=for_all_plays,
    returns=set,
    describe=common.describe,
    mistakes=MISTAKES,
    hints=(
        "A column of the board is a row of the board turned over. Which function "
        "turns it, and what happens to the squares?",
        "Take the plays of `horizontal_plays` on the board and on the board turned "
        "over. Of the second kind, swap row and column back, and leave out a single "
        "tile that is a play across already.",
        "`for score, (row, col), word in horizontal_plays(hand, transpose(board), "
        "words):` the play is `(score, (col, row), DOWN, word)`. Keep what each play "
        "across lays in a set, `tiles_laid(board, pos, ACROSS, word)`, and add a play "
        "down only if what it lays is not in there.",
    ),
)
