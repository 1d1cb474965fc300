"""On the way, in stage 9: ways_to_play, which finds every way to play one word."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Problem, judge_value
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.scrabblegram.shown_calls import ALL_COPIES_GONE
from scrabble_course.scrabblegram.best_word import ways_to_play


def _case(word: str, tiles: str, topic: str) -> Case:
    return Case(Call((word, tiles)), ways_to_play(word, tiles), topic)


def _alike(one: Any, other: Any) -> bool:
    """Whether two lists have the same ways, in any order and written in any way."""
    return type(other) is list and _plain(one) == _plain(other)


def _plain(ways: list[Any]) -> set[str]:
    return {str(way).upper().replace(" ", "?") for way in ways}


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    return judge_value(case, outcome, _alike)


def _cases(topic: str, *pairs: tuple[str, str]) -> tuple[Case, ...]:
    return tuple(_case(word, tiles, topic) for word, tiles in pairs)


OWN = (
    *_cases("own tiles", ("LEAP", "ZLEAPXS"), ("SEE", "SEEABCD")),
    _case("PIZZA", "ZLEAPXS", "no way at all"),
)
BLANKS = _cases("blanks", ("APPLES", "ZLEAP?S"), ("AT", "AT?"), ("AT", "A??"))
LAST = _cases("small letters and spaces", ("apples", "ZLEAP?S"), ("LEAP", "leap "))
STOP, ALL = _cases("own tiles", ("", "ZLEAPXS"), ("LEAP", "PALE"))
USED_UP, IN_CAPITALS = _cases("no way at all", ("LEAPS", "LEAP"), ("SEE", "SEA"))
SMALL = _case("SEE", "sea", "small letters and spaces")
FORMED = (OWN[0], *BLANKS)
COPIES = (OWN[1], BLANKS[2])


def _proper_part(case: Case, got: Outcome) -> bool:
    ways = _plain(got.value)
    return bool(ways) and ways < _plain(case.expected)


def _has_no_blank(case: Case, got: Outcome) -> bool:
    has_as_many = len(got.value) == len(case.expected)
    return has_as_many and "?" not in "".join(_plain(got.value))


def _plays_too_many(case: Case, got: Outcome) -> bool:
    """Whether a way plays a tile more often than it is there."""
    held = Counter(case.call.args[1].upper().replace(" ", "?"))
    return any(Counter(way) - held for way in _plain(got.value))


MISTAKES = (
    stops_with("list-added-to-a-text", r'concatenate (str|list) \(not "(str|list)')(
        "The answer about the rest is a list of ways. Put the tile in front of each "
        "of them: `for way in ways_to_play(...)`, append `tile + way`."
    ),
    stops_with("no-stop", "IndexError: string index", OWN, BLANKS)(
        "There is no letter at that place. First, ask whether the word is empty: that "
        'is the stop, `[""]`. And the rest is `word[1:]`; `word[1]` is one letter.'
    ),
    mistake("ways-of-another-length", FORMED, OWN[1])(
        "A way has one tile for each letter of the word. The call about the rest "
        "leaves out one letter, `word[1:]`, and each way that comes back gets one tile "
        "in front.",
        lambda case, got: {*map(len, got.value)} - {len(case.call.args[0])},
    ),
    answers_like("ways-reversed", FORMED)(
        "These are the ways from the last letter to the first. Put the tile in front "
        "of what comes back about the rest: `tile + way`.",
        lambda word, tiles: [way[::-1] for way in ways_to_play(word, tiles)],
    ),
    mistake("wrong-stop", STOP, claims="IndexError|returns")(
        "A word without letters can be played in one way, with no tiles: the stop "
        'gives `[""]`. (With an empty list, nothing is ever put in front of.)'
    ),
    fails_like("nothing-found", FORMED, though=(STOP,))(
        "No way is found. Follow this word letter by letter: is its tile looked for "
        "among the tiles, and is the call about the rest, `word[1:]`? Does each way "
        "that comes back go into one list, made before the loop and returned after it?",
        lambda word, tiles: [],
    ),
    mistake("all-copies-gone", COPIES, though=FORMED[:3], throughout=True)(
        ALL_COPIES_GONE, lambda case, got: len(got.value) < len(case.expected)
    ),
    mistake("first-way-only", BLANKS, though=OWN, throughout=True)(
        "Only one way is found. After the letter's own tile, go on and try a blank as "
        "well; and add to the ways found already, where `found = ...` forgets them.",
        lambda case, got: len(got.value) == 1 and _proper_part(case, got),
    ),
    mistake("no-blank-in-a-way", BLANKS, shows=_has_no_blank)(
        "A way that plays a blank has a `?` in it, not the letter that the blank "
        "stands for: put that tile in front of the rest."
    ),
    mistake("ways-missing", BLANKS, shows=_proper_part)(
        "Some ways are missing. For each letter, try its own tile and a blank, if they "
        "are there, with no `break` or `return` between, and put all that comes back "
        "into one list. `tiles` stays as it is for the next try: `tiles.replace(tile, "
        "'', 1)` goes into the call about the rest, and `tiles = ...` loses one."
    ),
    mistake("word-longer-than-tiles", USED_UP, though=(OWN[1], STOP))(
        "The tiles are used up here, and a letter is left: there is no way. Only a "
        "word without letters is a stop."
    ),
    mistake("small-tile-twice", SMALL, though=(*OWN, IN_CAPITALS))(
        "One tile was used for two letters. In capitals this comes out right: "
        "`replace` finds no capital among tiles in small letters, and takes nothing "
        "away. Keep the capitals, `tiles = tiles.upper()`, before anything else."
    ),
    mistake("not-made-alike", LAST, though=(*OWN, *BLANKS))(
        "In capitals, and with `?` for a blank, this comes out right. First make word "
        "and tiles alike: `word.upper()`, `tiles.upper()`, `tiles.replace(' ', '?')`."
    ),
    mistake("tile-twice", OWN[1], BLANKS, shows=_plays_too_many)(
        "A tile is played that is not there, or too often. Ask whether it is there, "
        "and give the call about the rest one tile less, `tiles.replace(tile, '', 1)`."
    ),
)

EXERCISE = Exercise(
    "ways_to_play",
    stage=9,
    reference=ways_to_play,
    cases=(*OWN, *BLANKS, STOP, ALL, USED_UP, SMALL, *LAST),
    judge=_judge,
    mistakes=MISTAKES,
    hints=(
        "`spellings` is the model: a letter is small there, or a capital. What can it "
        "be here?",
        "For the first letter, there are its own tile and a blank, if they are among "
        "the tiles. Put each in front of every way to play the rest with what is left.",
        'Stop: `[""]`. Then loop over `[word[0], "?"]`: if that tile is in `tiles`, '
        "loop over `ways_to_play(word[1:], tiles.replace(tile, '', 1))`, and append "
        "`tile + way`. For step 4, loop over the capital, the small letter, `?` and "
        "the space.",
    ),
)
