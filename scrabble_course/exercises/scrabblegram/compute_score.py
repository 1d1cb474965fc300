"""The first exercise of stage 9: compute_score (seed 001, objective 3)."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable
from functools import reduce
from itertools import accumulate
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import (
    Wrong,
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.case_parts import other_letters
from scrabble_course.exercises.common_mistakes import faults_of, lost_parts
from scrabble_course.exercises.scrabblegram.scrabblegram_stand_ins import for_scores
from scrabble_course.exercises.scrabblegram.shown_calls import describe
from scrabble_course.resources.english_tiles import BONUS
from scrabble_course.scrabblegram.best_word import (
    LETTER_TIMES,
    WORD_TIMES,
    compute_score,
    read_modifiers,
)
from scrabble_course.scrabblegram.tiles import tile_score


def _case(tiles: str, marks: str, topic: str, given: bool = False) -> Case:
    """Return a case for tiles laid on the squares that `marks` draws."""
    modifiers = read_modifiers(marks)
    return Case(Call((tiles, modifiers)), compute_score(tiles, modifiers), topic, given)


def _cases(topic: str, *laid: str) -> tuple[Case, ...]:
    """Return cases of one topic, each with tiles and marks, as in "ZAP d......"."""
    pairs = (one.split() for one in laid)
    return tuple(_case(tiles, marks, topic) for tiles, marks in pairs)


ALL_AND_WORD = "all seven tiles and a word modifier"
GIVEN = (
    _case("LEAP", ".t..D..", "a letter modifier", given=True),
    _case("AP?LES", ".t..D..", "letter and word modifiers", given=True),
    _case("SPA?ZLE", ".t..D..", ALL_AND_WORD, given=True),
)
PLAIN = _cases("no modifiers", "LEAP .......", "ZAP .......")
LETTER = _cases("a letter modifier", "ZAP d......", "ZAP ..t....", "LEAP dt.t...")
EQUAL_TILES = _case("LEVEL", "d......", "a letter modifier")
WORD = _cases("a word modifier", "ZAP .D.....", "ZAP .T.....")
BOTH = _cases("letter and word modifiers", "ZAP dD.....", "ZAP D.t....")
SEVERAL = _cases(
    "several word modifiers",
    *("ZAP DT.....", "ZAP T.T....", "LEAP D..D...", "LEAP DD.D..."),
)
BEYOND = _cases("modifiers beyond the word", "ZAP ...D..T", "LEAP .....T.")
ALL_TILES = _case("SPATZLE", ".......", "all seven tiles")
DOUBLED_BONUS = _cases(ALL_AND_WORD, "SPATZLE ..D....", "SPATZLE ......T")
SIX_TILES = _cases("six tiles", "PLEASE .......", "PLEAS? .t..D..")
BLANK = _cases("a blank", "?ASP .......", "?AP t......", "?? .......")
BLANK_ON_WORD = _case("?AP", "D......", "a blank on a word modifier")
SPACE = _case("Z P", ".......", "a blank written as a space")
MARKED_SPACE = _case("Z?P", ".......", "a blank")
SMALL = _case("zap", ".......", "small letters")

ON_LETTERS = (GIVEN[0], *LETTER)
WITH_BLANKS = (*BLANK, *GIVEN[1:])
SIMPLE = (*PLAIN, *LETTER, *WORD)
ON_WORD = (GIVEN[1], *WORD)
SEVEN = (ALL_TILES, *DOUBLED_BONUS, GIVEN[2])

FactoredTile = tuple[int, int, int]
Squares = list[FactoredTile]
"""Of each tile its points, and the factors of its square: for the tile, the word."""
TwoToOne = Callable[[int, int], int]


def _letters(squares: Squares, by: TwoToOne = operator.mul) -> int:
    return sum(by(points, letter) for points, letter, _ in squares)


def _score(
    letters: Callable[[Squares], int] = _letters,
    words: Callable[[list[int]], int] = math.prod,
) -> Wrong:
    """Return a compute_score with another sum, or product of `words`."""

    def wrong(tiles: str, modifiers: Any) -> int:
        squares = [
            (max(0, tile_score(tile)), LETTER_TIMES.get(m, 1), WORD_TIMES.get(m, 1))
            for tile, m in zip(tiles, modifiers, strict=False)
        ]
        factor = words([word for *_, word in squares if word > 1])
        return letters(squares) * factor + BONUS * (len(tiles) == 7)

    return wrong


def _each(by: TwoToOne) -> Wrong:
    """Return a compute_score where a tile counts by its points and its factor."""
    return _score(lambda squares: _letters(squares, by))


def _loop(total: Callable[[Squares], int]) -> Wrong:
    """Return a compute_score that applies word modifiers in its loop, as it can."""
    return _score(total, words=lambda factors: 1)


def _step_by_step(next_total: Callable[[int, FactoredTile], int]) -> Wrong:
    """Return a compute_score whose loop makes each total of the one before it."""
    return _loop(lambda squares: reduce(next_total, squares, 0))


def _factor_stays(next_factor: TwoToOne) -> Wrong:
    """Return a compute_score where the factor of a tile comes of those before it."""

    def total(squares: Squares) -> int:
        factors = accumulate((letter for _, letter, _ in squares), next_factor)
        pairs = zip(squares, factors, strict=True)
        return sum(points * factor for (points, _, _), factor in pairs)

    return _score(total)


def _square_of_the_first(tiles: str, modifiers: Any) -> int:
    """Score each tile on the square of the first one like it."""
    firsts = [modifiers[tiles.index(tile)] for tile in tiles]
    return compute_score(tiles, firsts)


def _with_squares_beyond(tiles: str, modifiers: Any) -> int:
    beyond = (WORD_TIMES.get(m, 1) for m in modifiers[len(tiles) :])
    bonus = BONUS * (len(tiles) == 7)
    score: int = compute_score(tiles, modifiers)
    return (score - bonus) * math.prod(beyond) + bonus


def _read(marks: str, others: str = "....") -> Wrong:
    """Return a compute_score that reads each of `marks` as another one, or none."""
    table = str.maketrans(dict(zip(marks, others, strict=False)))

    def wrong(tiles: str, modifiers: Any) -> int:
        drawn = "".join(modifier.value for modifier in modifiers)
        return compute_score(tiles, read_modifiers(drawn.translate(table)))

    return wrong


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.5:
        case = rng.choice(EXERCISE.cases)
        tiles, modifiers = case.call.args
        marks = "".join(modifier.value for modifier in modifiers)
        return _case(tiles.translate(other_letters(rng)), marks, case.topic)
    drawn = rng.choices("ABCDEFGHIKLMNOPQRSTUWXYZ?", k=rng.choice((1, 2, 4, 5, 6, 7)))
    squares = rng.choices("...dtDT", k=7)
    return _case("".join(drawn), "".join(squares), _kind(drawn, squares))


def _kind(tiles: list[str], marks: list[str]) -> str:
    """Return the topic of a random case: what is hardest about it."""
    used, beyond = {*marks[: len(tiles)]}, {*marks[len(tiles) :]}
    words = sum(mark in "DT" for mark in marks[: len(tiles)])
    topics = {
        "several word modifiers": words > 1,
        ALL_AND_WORD: len(tiles) == 7 and words,
        "all seven tiles": len(tiles) == 7,
        "modifiers beyond the word": beyond & {*"DT"},
        "a blank": "?" in tiles,
        "letter and word modifiers": words and used & {*"dt"},
        "a word modifier": words,
        "a letter modifier": used & {*"dt"},
        "no modifiers": True,
    }
    return next(topic for topic, holds in topics.items() if holds)


MISTAKES = (
    *faults_of("tile_score", (*PLAIN, *GIVEN, *BLANK, SPACE, SMALL)),
    *lost_parts(
        lambda part: _score(lambda squares: _letters(squares[part])), PLAIN, what="tile"
    ),
    answers_like("times-nothing", PLAIN)(
        "Words score 0, even without modifiers. Is each tile, a capital, worth what "
        "`tile_score` says, and added also where its square has no modifier? (A "
        "modifier never equals a text.) Does the factor of the word start with 1, "
        "`times = 1`? (0 times anything is 0.)",
        lambda tiles, modifiers: 0,
    ),
    answers_like("each-tile-on-all-squares", PLAIN)(
        "Each tile has counted for all seven squares, as happens with a loop inside "
        "another. In one loop, each tile meets its own square: `for tile, modifier in "
        "zip(played_tiles, score_modifiers):`.",
        _each(lambda points, _: 7 * points),
    ),
    answers_like("squares-beyond-the-word", GIVEN[0], BEYOND, passes_on=PLAIN)(
        "A word modifier counts only if a tile of the word lies on it. There are seven "
        "squares, and here fewer tiles: let one loop walk along both, `for tile, "
        "modifier in zip(played_tiles, score_modifiers):`.",
        _with_squares_beyond,
    ),
    stops_with("place-beyond-the-tiles", "IndexError: string index", PLAIN, GIVEN)(
        "There are seven squares, and here fewer tiles. Walk along the tiles, `for i "
        "in range(len(played_tiles))`, or along both by `zip(played_tiles, "
        "score_modifiers)`.",
        passes_on=(ALL_TILES,),
    ),
    answers_like("modifiers-without-effect", ON_LETTERS, WORD)(
        "No modifier counts here. Compare with `ScoreModifier.DOUBLE_LETTER_SCORE` and "
        'the three others: a modifier never equals a text such as `"d"`.',
        _read("dtDT"),
    ),
    answers_like("factor-added", PLAIN, ON_LETTERS)(
        "The factor of a square, 2, 3 or just 1, has been added to the tile's points. "
        "It says how many times they count: multiply, `*=`.",
        _each(operator.add),
    ),
    answers_like("word-factor-added", PLAIN, WORD)(
        "The factor of the word has been added to the sum, also where it is only 1. "
        "Multiply the sum by it: `total * times`.",
        _loop(lambda squares: _letters(squares) + math.prod(one[2] for one in squares)),
    ),
    answers_like("points-taken-away", PLAIN)(
        "The points of the tiles have been taken away from the total. Add them, `+=`.",
        _each(lambda points, factor: -points * factor),
    ),
    answers_like("tile-added-twice", ON_LETTERS)(
        "The tile on this square has counted once too often. Is it added multiplied, "
        "and by an `else` once more? With `elif` for all but the first, only one way "
        "is taken.",
        _each(lambda points, factor: points * (1, 3, 4)[factor - 1]),
        _each(lambda points, factor: points * (1, 3, 3)[factor - 1]),
    ),
    answers_like("letter-modifiers-ignored", ON_LETTERS)(
        "A letter modifier was left out: the tile on it counts 2 or 3 times. (If you "
        "do multiply: is that done before the points are added, and kept, as in "
        "`points *= 2`?)",
        *map(_read, ("dt", "d", "t")),
    ),
    answers_like("tiles-before-multiplied", ON_LETTERS)(
        "A letter modifier multiplies its own tile, and here all tiles up to there "
        "have been multiplied, `score * 2`. Multiply the points of the one tile first, "
        "and add them to the score after that.",
        _score(lambda squares: reduce(lambda so, q: (so + q[0]) * q[1], squares, 0)),
    ),
    answers_like("tiles-behind-multiplied", ON_LETTERS)(
        "The tiles behind a letter modifier have been multiplied as well. Its factor "
        "is for one tile: set it to 1 anew in each round of the loop.",
        _factor_stays(operator.mul),
        _factor_stays(max),
        _factor_stays(lambda before, factor: factor if factor > 1 else before),
    ),
    mistake("letter-modifiers-otherwise", ON_LETTERS, passes_on=PLAIN)(
        "Without modifiers the score is right, here it is not. A tile counts twice on "
        "a double letter and 3 times on a triple one: does your code say these "
        "numbers, each for its own modifier? (`**` is a power, and `*` a product.)"
    ),
    answers_like("tiles-on-word-modifiers-left-out", ON_WORD)(
        "The tile on a word modifier was not added. It counts like any other: add "
        "every tile, whatever its square, and multiply the sum in the end.",
        _score(lambda squares: _letters([one for one in squares if one[2] == 1])),
    ),
    fails_like("word-modifiers-ignored", ON_WORD)(
        "A word modifier was left out here. Remember it while you add up the tiles, in "
        "a factor that is set to 1 before the loop, and multiply the sum in the end.",
        _read("DT"),
    ),
    answers_like("word-factors-added", ON_WORD)(
        "The 2 or the 3 of a word modifier has been added, to the 1 that `times` "
        "starts with. Factors multiply: `times *= 2`, or `times *= 3`.",
        _score(words=lambda factors: 1 + sum(factors)),
        _loop(lambda squares: _letters(squares) * (1 + sum(one[2] for one in squares))),
    ),
    answers_like("word-factor-too-early", ON_WORD, SEVERAL)(
        "The word modifier has multiplied only some of the tiles, those before it or "
        "its own, as inside the loop the others are not yet added. Keep its factor in "
        "a variable of its own, `times = times * 2`, and multiply below the loop.",
        _step_by_step(lambda so_far, tile: (so_far + tile[0] * tile[1]) * tile[2]),
        _step_by_step(lambda so_far, tile: so_far * tile[2] + tile[0] * tile[1]),
        _step_by_step(lambda so_far, tile: so_far + math.prod(tile)),
    ),
    mistake("word-modifiers-otherwise", ON_WORD, passes_on=(*PLAIN, *LETTER, *BLANK))(
        "Letter modifiers come out right, this word modifier does not. A double word "
        "multiplies the whole sum by 2, a triple word by 3: are these your numbers, "
        "each for its own modifier?",
        lambda case, got: got.value != case.expected + BONUS,
    ),
    answers_like("square-of-the-first", EQUAL_TILES)(
        "There are two equal tiles here, on different squares. `index` finds the first "
        "of them both times: let the loop walk along the squares as well, `for tile, "
        "modifier in zip(played_tiles, score_modifiers):`.",
        _square_of_the_first,
    ),
    fails_like("repeated-word-modifiers-once", SEVERAL, passes_on=WORD)(
        "Of several word modifiers, only one was applied. They multiply each other: "
        "start with `times = 1`, and say `times *= 2` or `times *= 3` for each.",
        _score(words=lambda factors: max(factors, default=1)),
        _score(words=lambda factors: [*factors, 1][0]),
    ),
    answers_like("repeated-word-modifiers-added", SEVERAL, passes_on=WORD)(
        "Several word modifiers have been added up. They multiply each other: a double "
        "and a triple word make 6 times, two triple words 9 times.",
        _score(words=lambda factors: sum(factors) or 1),
    ),
    answers_like("blanks-left-out", WITH_BLANKS)(
        "The blanks have been left out before the tiles were counted. A blank scores "
        "0, but it is one of the seven tiles, and has a square of its own.",
        lambda tiles, modifiers: compute_score(tiles.replace("?", ""), modifiers),
    ),
    fails_like("bonus-without-blanks", GIVEN[2], passes_on=(ALL_TILES, *DOUBLED_BONUS))(
        "All seven tiles are played here, which adds 50 points: a blank is one of "
        "them, though it scores 0. Count the tiles as they are, `len(played_tiles)`.",
        lambda tiles, modifiers: (
            compute_score(tiles, modifiers) - BONUS * (len(tiles) == 7 and "?" in tiles)
        ),
    ),
    mistake("no-bonus", SEVEN)(
        "All seven tiles are played here, which adds 50 points.",
        lambda case, got: got.value == case.expected - BONUS,
    ),
    mistake("another-bonus", SEVEN, passes_on=SIMPLE)(
        "Shorter words come out right. All seven tiles are played here, and then 50 "
        "points are added to the sum, once, at the very end, after the word modifiers."
    ),
    mistake("bonus-at-six", SIX_TILES, GIVEN[1])(
        "Only six tiles are played here, and 50 points were added. The bonus is for "
        "all seven. Blanks are tiles, and squares without a tile are not.",
        lambda case, got: got.value == case.expected + BONUS,
    ),
    mistake(
        "space-as-blank",
        SPACE,
        passes_on=(MARKED_SPACE,),
        error_pattern="KeyError: ' '",
    )(
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too, and scores 0, as `tile_score` knows."
    ),
    mistake(
        "blank-worth", WITH_BLANKS, passes_on=(*SIMPLE, *BOTH), error_pattern="KeyError"
    )(
        "A blank scores 0 whatever it stands for and wherever it lies. Let "
        "`tile_score` say what each tile is worth."
    ),
)

EXERCISE = Exercise(
    "compute_score",
    stage=9,
    reference=compute_score,
    cases=(
        *(*PLAIN, *GIVEN, *LETTER, EQUAL_TILES, *WORD, *BOTH, ALL_TILES, *BEYOND),
        *(*BLANK, *SEVERAL, *SIX_TILES, *DOUBLED_BONUS, BLANK_ON_WORD, SPACE, SMALL),
    ),
    generate=_random_case,
    generated=20,
    mistakes=MISTAKES,
    stand_ins=for_scores,
    describe=describe,
    new_rule="several word squares add their factors, and do not multiply them.",
    hints=(
        "Two things change the score: what each tile counts, and what the whole word "
        "is multiplied by. Keep them in two variables, and bring them together last.",
        "Go along the tiles and their squares side by side. Add each tile's score, "
        "doubled or tripled if its square says so; multiply the factor of the word "
        "wherever a square says so. After the last tile multiply, then add the bonus.",
        "Start with `score = 0` and `times = 1`; `for tile, modifier in "
        "zip(played_tiles, score_modifiers):` change one or both. Then `score *= "
        "times`, and `score += 50` if `len(played_tiles) == 7`.",
    ),
)
