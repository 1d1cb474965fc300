"""Which attempts there are at each graded function, right ones and wrong ones."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from scrabble_course import course
from scrabble_course.grading.answers import all_answers
from tests.checks.attempts import (
    board_all_plays,
    board_crossing,
    board_play_scores,
    board_row_plays,
    board_squares,
    full_game_draws,
    full_game_ends,
    full_game_turns,
    hands,
    notation,
    playing_a_game,
    playing_a_hand,
    scrabblegram_best_word,
    scrabblegram_tiles,
    valid_words,
    wildcards,
    word_scores,
)
from tests.grading.attempt_source import HasNoSource, cell_of

MODULES = {
    1: (word_scores,),
    2: (hands,),
    3: (valid_words,),
    4: (wildcards,),
    5: (playing_a_hand,),
    6: (playing_a_game,),
    7: (notation,),
    8: (scrabblegram_tiles,),
    9: (scrabblegram_best_word,),
    10: (board_squares, board_crossing, board_play_scores),
    11: (board_row_plays, board_all_plays),
    12: (full_game_draws, full_game_ends, full_game_turns),
}
GRADED = tuple(stage for stage in course.STAGES if stage.number in MODULES)
STUB, RIGHT = "stub", "right"
IMPORTED = r"(?m)^from (scrabble_course\S*) import (\w+)"
DOCSTRING = "Do what the lesson asks for."


@dataclass(frozen=True)
class Written:
    """A function as a student wrote it; `how` is "right", "stub" or a mistake."""

    how: str
    cell: str


@cache
def right_ones(stage, function, own):
    """Return the right attempts at a function of a stage.

    The functions in `own` are in the same file, so they are not imported.
    """
    return _written(stage, _collected(stage, function, "RIGHT"), own)


@cache
def wrong_ones(stage, function, own):
    """Return the attempts at a function of a stage that make a known mistake."""
    return _written(stage, _collected(stage, function, "WRONG"), own)


def _collected(stage, function, kind):
    return [
        (getattr(attempt, "cause", RIGHT), attempt.function)
        for module in MODULES.get(stage.number, ())
        for attempt in getattr(module, kind)
        if attempt.function.__name__ == function
    ]


def _written(stage, attempts, own):
    found = []
    for how, function in attempts:
        try:
            cell = cell_of(function, own - {function.__name__}, DOCSTRING)
        except HasNoSource:
            continue
        if _not_yet_there(stage).isdisjoint(_borrowed(cell)):
            found.append(Written(how, cell))
    return tuple(found)


def _borrowed(cell):
    """Return module and name of each of the course's functions that a cell imports."""
    for module, name in re.findall(IMPORTED, cell):
        found = getattr(import_module(module), name)
        yield getattr(found, "__module__", ""), name


@cache
def _not_yet_there(stage):
    """Return the course's functions that no student of a stage would build on."""
    later = [answers for answers in all_answers() if answers.stage >= stage.number]
    return frozenset((one.module, name) for one in later for name in one.functions)
