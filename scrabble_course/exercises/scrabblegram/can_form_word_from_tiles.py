"""The second exercise of stage 8: can_form_word_from_tiles (seed 001, objective 2)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, judge_value
from scrabble_course.diagnosis.mistakes import answers_like, mistake, stops_with
from scrabble_course.exercises.case_parts import other_letters
from scrabble_course.exercises.scrabblegram.shown_calls import KIND
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

WORDS = "ACE APPLES BANANA DEED LEAP LEVEL PALE PIZZA PLEASE SEE SPATZLE WASP ZOO"


def _plain(answer: Any) -> tuple[bool, str] | None:
    """Return a truth value and the tiles, in capitals; None for anything else."""
    if type(answer) is tuple and list(map(type, answer)) == [bool, str]:
        return answer[0], answer[1].upper()
    return None


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    return judge_value(case, outcome, lambda one, other: _plain(one) == _plain(other))


def _case(word: str, tiles: str, topic: str, given: bool = False) -> Case:
    expected = can_form_word_from_tiles(word, tiles.upper())
    return Case(Call((word, tiles)), expected, topic, given)


def _cases(topic: str, *pairs: tuple[str, str]) -> tuple[Case, ...]:
    return tuple(_case(word, tiles, topic) for word, tiles in pairs)


SPACES = "a blank written as a space"
LEAP = _case("LEAP", "ZLEAP?S", "letters with tiles", given=True)
APPLES = _case("APPLES", "ZLEAP?S", "a blank", given=True)
PIZZA = _case("PIZZA", "ZLEAP?S", "letters without a tile", given=True)
OTHER_ORDER = _cases("letters with tiles", ("PALE", "ZLEAPXS"), ("SPAZ", "ZLEAPXS"))
ONE_LETTER = _case("A", "A", "letters with tiles")
EMPTY = (_case("", "A", "a word without letters"),)
LETTERS = tuple(
    _case(word, "ZLEAPXS", "letters without a tile") for word in ("DOG", "LIMP", "LEAF")
)
MORE_LETTERS = _cases("more letters than tiles", ("LEAPS", "LEAP"), ("A", ""))
TWICE = _cases("one tile for two letters", ("EEL", "ELXYZAB"), ("LEVEL", "LEVXYZA"))
COPIES = _cases("equal tiles", ("SEE", "SEEABCD"), ("BANANA", "AANNABX"))
BLANK = (
    *_cases("a blank", ("WASP", "ZLEAWP?"), ("PLEASE", "ZLEAP?S")),
    _case("SPATZLE", "ZLEAP?S", "all seven tiles"),
)
TWO_BLANKS = _cases("two blanks", ("PIZZA", "PIA??XY"), ("WASP", "W?S?XYZ"))
BLANK_TWICE = _cases(
    "one blank for two letters",
    *(("ZOO", "ZX?ABCD"), ("DEED", "DXYZE?A"), ("ZOO", "ZX ABCD")),
)
SPACE = _cases(
    SPACES,
    *(("WASP", "ZLEAWP "), ("WASP", " ZLEAWP"), ("APPLES", "ZLEAP S")),
    ("PIZZA", "PIA? XY"),
)
OWN_TILE = _cases("a blank that is not needed", ("LEAP", "?ZLEAPS"), ("ACE", "X? ECAB"))
SMALL = _cases(
    "small letters",
    *(("leap", "ZLEAP?S"), ("LEAP", "zleap?s")),
    *(("EEL", "elxyzab"), ("LEVEL", "levxyza")),
)
MARKED = (BLANK[0], APPLES, TWO_BLANKS[0], _case("WASP", "?ZLEAWP", "a blank"))
EASY = (LEAP, ONE_LETTER)
PLAYED = (LEAP, APPLES, *OTHER_ORDER)
WITH_BLANKS = (*BLANK, *TWO_BLANKS, APPLES)


def _refuses(_: Case, got: Outcome) -> bool:
    return got.value[0] is False


def _accepts(_: Case, got: Outcome) -> bool:
    return got.value[0] is True


def _excess(case: Case, got: Outcome) -> Counter[str]:
    """Return the tiles that are played more often than they are there."""
    return Counter(got.value[1]) - Counter(case.call.args[1].replace(" ", "?"))


def _plays_blanks_unasked(case: Case, got: Outcome) -> bool:
    word, played = case.call.args[0], got.value[1]
    return _accepts(case, got) and len(played) == len(word) and "?" in played


def _has_another_order(case: Case, got: Outcome) -> bool:
    """Whether the same tiles came, and those that are no blanks in another order."""
    played, wanted = got.value[1], case.expected[1]
    is_same = played.replace("?", "") == wanted.replace("?", "")
    return not is_same and sorted(played) == sorted(wanted)


def _is_sorted(case: Case, got: Outcome) -> bool:
    """Whether the right letters stand in the order of the alphabet."""
    played, wanted = (v[1].replace("?", "") for v in (got.value, case.expected))
    return [*played] == sorted(wanted)


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.5:
        case, table = rng.choice(EXERCISE.cases), other_letters(rng)
        word, tiles = case.call.args
        return _case(word.translate(table), tiles.translate(table), case.topic)
    word = rng.choice(WORDS.split())
    drawn = list(word)
    for place in range(len(drawn)):
        if rng.random() < 0.2:
            drawn[place] = rng.choice("?? ZXE")
    drawn += rng.choices("AELPSTZ", k=7 - len(drawn))
    rng.shuffle(drawn)
    return _case(word, "".join(drawn), _kind(word, drawn))


def _kind(word: str, tiles: list[str]) -> str:
    """Return the topic of a random case: what is hardest about it."""
    formed, played = can_form_word_from_tiles(word, "".join(tiles))
    topics = {
        "letters without a tile": not formed,
        SPACES: " " in tiles and "?" in played,
        "two blanks": played.count("?") > 1,
        "a blank": "?" in played,
        "equal tiles": len(set(word)) < len(word),
        "letters with tiles": True,
    }
    return next(topic for topic, holds in topics.items() if holds)


def _blank_for_the_first(word: str, tiles: str) -> tuple[bool, str]:
    """Give a blank to the first of equal letters, and tiles to those behind it."""
    formed, played = can_form_word_from_tiles(word[::-1], tiles.upper())
    return formed, played[::-1]


def _along_the_tiles(word: str, tiles: str) -> tuple[bool, str]:
    """Look for each letter among the tiles behind the one played before."""
    left = iter(tiles.upper())
    formed = all(letter in left for letter in word.upper())
    return formed, word.upper() * formed


def _none_used_up(word: str, tiles: str) -> tuple[bool, str]:
    formed, _ = can_form_word_from_tiles(word, tiles)
    return formed, formed * "".join(c if c in tiles else "?" for c in word)


def _left(word: str, tiles: str) -> str:
    _, played = can_form_word_from_tiles(word, tiles)
    for tile in played:
        tiles = tiles.replace(tile, "", 1)
    return tiles


ALIKE = "First, `word = word.upper()` and `tiles = tiles.upper()` make the two alike."

MISTAKES = (
    mistake("not-a-pair", error_pattern=KIND)(
        "The answer has two parts, separated by a comma, without square brackets: True "
        "or False, and the tiles played as one text. Say `return True, played`, or "
        '`return False, ""` where the word cannot be formed.',
        lambda case, got: _plain(got.value) is None,
    ),
    stops_with("no-end-of-the-word", "IndexError: string index")(
        "There was no letter left to look at, or no tile. Ask for the word without "
        "letters first: it can be formed, with no tiles."
    ),
    stops_with(
        "pair-not-taken-apart", r'concatenate str \(not "tuple"|"str"\) to tuple'
    )(
        "What comes back about the rest is a pair, and not yet a text: take it apart, "
        "`formed, played = ...`, and put the tile in front of `played`."
    ),
    mistake("capitals", EASY, passes_on=(SMALL[1],), every_case=True, shows=_refuses)(
        "With all tiles in small letters, this comes out right. " + ALIKE
    ),
    answers_like("word-not-shortened", EASY, passes_on=EMPTY)(
        "The answer is False, even for a word of one letter. Is the next question "
        "about a shorter word, `word[1:]`? Is its answer given back? And is a blank "
        "asked for only if the letter has no tile of its own (`elif`)?",
        lambda word, _: (word == "", ""),
    ),
    mistake("tiles-of-no-word", passes_on=OTHER_ORDER)(
        "The word cannot be formed, so no tiles are played: the second part is "
        '`""`, not the tiles of the letters before the one that failed. Only `if '
        "formed:` is a tile put in front of what comes back.",
        lambda case, got: (
            not case.expected[0] and got.value[0] is False and got.value[1]
        ),
    ),
    mistake("tile-used-twice", TWICE, APPLES, every_case=True)(
        "One tile was used for two letters. Once a tile is played it is gone: ask "
        "about the rest of the word with one tile less. `tiles.replace(tile, '', 1)` "
        "leaves `tiles` as it was and gives a text that is new: use that one.",
        lambda case, got: got.value[0] is True and _excess(case, got).keys() - {"?"},
    ),
    mistake("blank-used-twice", BLANK_TWICE, PIZZA)(
        "One blank was used for two letters. A blank is spent like any other tile, and "
        "no other tile becomes one when it is played.",
        lambda case, got: "?" in _excess(case, got),
    ),
    answers_like("tiles-passed-over", OTHER_ORDER, passes_on=(LEAP,))(
        "The tiles are there, in another order than the letters, and the word is "
        "refused. Is a tile lost that was passed over, though a later letter needs it? "
        "Or is the word looked for as a piece of the tiles? For each letter look among "
        "all that are left, `letter in tiles`, and take away that one alone.",
        _along_the_tiles,
    ),
    mistake("letter-without-tile", LETTERS, MORE_LETTERS, shows=_accepts)(
        "A letter has neither a tile nor a blank. Each needs one, not only the first. "
        "Does the answer about the rest come back to you? (`if` takes every pair for "
        "true: name its parts, `formed, played = ...`, and ask `if formed:`.)"
    ),
    mistake("blank-never-helps", BLANK, passes_on=OTHER_ORDER, every_case=True)(
        "A `?` is a blank, and stands for any letter that has no tile of its own. "
        "(Once it is played, the tiles are not equal to the word: they have a `?`.)",
        _refuses,
    ),
    mistake(
        "second-blank", TWO_BLANKS, passes_on=BLANK, every_case=True, shows=_refuses
    )(
        "One blank helps, and the second does not. Each `?` may stand for a letter: "
        "ask whether one is left among the tiles, and take away just one when it is "
        "played, `tiles.replace('?', '', 1)`."
    ),
    mistake("all-copies-gone", COPIES, passes_on=OTHER_ORDER, shows=_refuses)(
        "There are several equal tiles, and each of them may be played. "
        "`tiles.replace(tile, '')` takes them all away at once; "
        "`tiles.replace(tile, '', 1)` takes one."
    ),
    *(
        mistake(
            "space-as-blank", cases, passes_on=works, error_pattern="(Key|Value)Error"
        )(
            "With a `?` for the space this comes out right: both are blanks, and are "
            "played as `?`. First of all, `tiles.replace(' ', '?')` makes them alike.",
        )
        for cases, works in (
            (SPACE, MARKED),
            (BLANK_TWICE[2:], (*MARKED, BLANK_TWICE[0])),
        )
    ),
    mistake("letter-for-blank", WITH_BLANKS, every_case=True)(
        "The second part is the tiles, not the word: where a blank was played it has a "
        "`?`, since a blank scores nothing.",
        lambda case, got: _plain(got.value) == (True, case.call.args[0]),
    ),
    mistake("blank-before-own-tile", OWN_TILE, LEAP, shows=_plays_blanks_unasked)(
        "A blank was played for a letter that has a tile of its own. Look for the "
        "letter's tile first, and for a blank only if there is none."
    ),
    mistake("capitals", SMALL, passes_on=(LEAP, *TWICE))(
        "All in capitals, this comes out right. " + ALIKE
    ),
    mistake("nothing-put-in-front", PLAYED)(
        "The word can be formed, but no tiles are given with it. What comes back about "
        "the rest is not yet the answer: put the tile played in front of it.",
        lambda case, got: got.value == (True, ""),
    ),
    mistake("tiles-in-another-order", PLAYED, shows=_is_sorted, every_case=True)(
        "These are the right tiles, but in the order of the alphabet. Was the word "
        "sorted, or what is played? The tiles stand in the order of the word.",
    ),
    mistake("tiles-in-another-order", PLAYED)(
        "These are the right tiles, but not in the order of the word. Go along the "
        "word as it is, from its first letter to its last, and not along the tiles. "
        "(In a recursion, each tile stands in front of what comes back about the rest: "
        "`tile + played`.)",
        _has_another_order,
    ),
    mistake("equal-letters-made-blanks", PLAYED)(
        "Of equal letters, only the one that has no tile is a `?`: the others are "
        "played with tiles of their own. (`replace(letter, '?')` changes them all.)",
        lambda case, got: _accepts(case, got) and "?" in _excess(case, got),
    ),
    answers_like("blank-for-the-first", APPLES, BLANK[1], passes_on=(LEAP, BLANK[0]))(
        "Of equal letters, the first one is a `?` here, and the tile went to a later "
        "one. Own tiles go to the letters from left to right, and the blank to the one "
        "that finds none. (`replace(letter, '?', n)` changes the first n of them.)",
        _blank_for_the_first,
    ),
    answers_like("tiles-not-used-up", APPLES, PLAYED)(
        "That the word can be formed is right; the tiles named with it are not. None "
        "is used up while they are put together: take each away when it is played, so "
        "that the second of equal letters finds a blank.",
        _none_used_up,
    ),
    answers_like("tiles-left", PLAYED)(
        "These are the tiles that are left. Those that were played are asked for: the "
        'stop gives `""`, and what comes back gets the tile of its letter in front.',
        lambda word, tiles: (True, _left(word, tiles)),
    ),
    mistake("tiles-missing", PLAYED, shows=_accepts)(
        "The word can be formed, but the tiles played are not these. There is one for "
        "each letter, from first to last: its own tile, or else (`elif`) a blank."
    ),
)

EXERCISE = Exercise(
    "can_form_word_from_tiles",
    stage=8,
    reference=can_form_word_from_tiles,
    cases=(
        *(LEAP, *OTHER_ORDER, APPLES, PIZZA, ONE_LETTER, *EMPTY, *LETTERS, *BLANK),
        *(*MORE_LETTERS, *TWICE, *COPIES, *BLANK_TWICE, *TWO_BLANKS, *OWN_TILE),
        *(*SMALL, *SPACE),
    ),
    generate=_random_case,
    generated=20,
    judge=_judge,
    mistakes=MISTAKES,
    new_rule="a blank is played before the letter's own tile.",
    hints=(
        "Take the first letter only. If a tile can stand for it, what is left is "
        "the same question again: a shorter word, and one tile less.",
        "A word without letters can always be formed, with no tiles played. For any "
        "other word, look for the tile of its first letter, then for a blank; "
        "without either, the answer is `(False, '')`. Else ask about the rest.",
        "After `formed, played = can_form_word_from_tiles(word[1:], "
        "tiles.replace(tile, '', 1))`, return `(True, tile + played)` if formed, "
        "with a `?` for a blank; else `(False, '')`.",
    ),
)
