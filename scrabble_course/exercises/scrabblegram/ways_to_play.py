"""On the way, in stage 9: ways_to_play, which finds every way to play one word."""

from __future__ import annotations

from collections import Counter
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, judge_value
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.scrabblegram.best_word import ways_to_play
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles


def _case(word: str, tiles: str, topic: str) -> Case:
    ways = ways_to_play(word, tiles.upper().replace(" ", "?"))
    return Case(Call((word, tiles)), ways, topic)


def _plain(ways: list[Any], blank: str = " ") -> set[str]:
    return {str(way).upper().replace(blank, "?") for way in ways}


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Compare the ways, in any order; a blank is a space only if one was given."""
    blank = " " if " " in case.call.args[1] else "?"

    def alike(one: Any, other: Any) -> bool:
        return type(other) is list and _plain(one, blank) == _plain(other, blank)

    return judge_value(case, outcome, alike)


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


def _proper_part(case: Case, got: Outcome) -> bool:
    ways = _plain(got.value)
    return bool(ways) and ways < _plain(case.expected)


def _plays_too_many(case: Case, got: Outcome) -> bool:
    """Whether a way plays a tile more often than it is there."""
    held = Counter(case.call.args[1].upper().replace(" ", "?"))
    return any(Counter(way) - held for way in _plain(got.value))


MISTAKES = (
    mistake("ways-of-another-length", FORMED, OWN[1])(
        "A way has one tile for each letter of the word. The call about the rest "
        "leaves out one letter, `word[1:]`, and each way that comes back gets one tile "
        "in front.",
        lambda case, got: {*map(len, got.value)} - {len(case.call.args[0])},
    ),
    mistake("wrong-stop", STOP, error_pattern="IndexError|returns")(
        "A word without letters can be played in one way, with no tiles: the stop "
        'gives `[""]`. (With an empty list, nothing is ever put in front of.)'
    ),
    fails_like("nothing-found", FORMED, passes_on=(STOP,))(
        "No way is found. Follow this word letter by letter: is its tile looked for "
        "among the tiles, and is the call about the rest, `word[1:]`? Does each way "
        "that comes back go into one list, made before the loop and returned after it?",
        lambda word, tiles: [],
    ),
    mistake("second-blank-unused", BLANKS[2], passes_on=BLANKS[:2], shows=_proper_part)(
        "There are two blanks here, and no way plays both of them. Is each asked for "
        'among the tiles that are left, `"?" in tiles`, and does only one go when it '
        "is played: `tiles.replace('?', '', 1)`?"
    ),
    answers_like("one-way-only", BLANKS[:2])(
        "Only one way to play the word is found, that of `can_form_word_from_tiles`. "
        "Go through the word as it does, but try a blank also where a letter has its "
        "own tile, and collect all ways.",
        lambda *args: [can_form_word_from_tiles(*args)[1]],
    ),
    mistake("ways-missing", BLANKS, shows=_proper_part)(
        "Some ways are missing. For each letter, try its own tile and a blank, if they "
        "are there, with no `break` or `return` between, and put all that comes back "
        "into one list. `tiles` stays as it is for the next try: `tiles.replace(tile, "
        "'', 1)` goes into the call about the rest, and `tiles = ...` loses one."
    ),
    mistake("not-made-alike", LAST, passes_on=(*OWN, *BLANKS))(
        "In capitals, and with `?` for a blank, this comes out right. First make word "
        "and tiles alike: `word.upper()`, `tiles.upper()`, `tiles.replace(' ', '?')`."
    ),
    fails_like("blank-written-as-its-letter", BLANKS, passes_on=OWN[:1])(
        "A blank that is played is a `?` in the way, and here its letter stands in its "
        "place: put the tile in front of what comes back, and not the letter.",
        lambda word, tiles: [word] * len(ways_to_play(word, tiles)),
    ),
    fails_like("blank-written-as-a-space", BLANKS, passes_on=OWN[:1])(
        "A blank that is played is a `?` in the way, and here it is a space. It is the "
        "spaces that are changed into `?` at first: `tiles.replace(' ', '?')`.",
        lambda *args: [way.replace("?", " ") for way in ways_to_play(*args)],
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
