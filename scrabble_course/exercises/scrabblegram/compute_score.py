"""The first exercise of stage 9: compute_score (seed 001, objective 3)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value, stops
from scrabble_course.english_tiles import BONUS
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.other_letters import other_letters
from scrabble_course.exercises.scrabblegram.common import PLAIN_SQUARES, describe
from scrabble_course.exercises.scrabblegram.stand_ins import for_scores
from scrabble_course.scrabblegram.best_word import (
    LETTER_TIMES,
    WORD_TIMES,
    ScoreModifier,
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
ALL_TILES = _case("SPATZLE", PLAIN_SQUARES, "all seven tiles")
DOUBLED_BONUS = _cases(ALL_AND_WORD, "SPATZLE ..D....", "SPATZLE ......T")
SIX_TILES = _cases("six tiles", "PLEASE .......", "PLEAS? .t..D..")
BLANK = _cases("a blank", "?ASP .......", "?AP t......", "?? .......")
BLANK_ON_WORD = _case("?AP", "D......", "a blank on a word modifier")
SPACE = _case("Z P", PLAIN_SQUARES, "a blank written as a space")
MARKED_SPACE = _case("Z?P", PLAIN_SQUARES, "a blank")
SMALL = _case("zap", PLAIN_SQUARES, "small letters")

Squares = list[tuple[int, int, int]]
"""Of each tile its points, and the factors of its square: for the tile, the word."""
Modifiers = Sequence[ScoreModifier]


def _squares(tiles: str, modifiers: Modifiers) -> Squares:
    return [
        (max(0, tile_score(tile)), LETTER_TIMES.get(m, 1), WORD_TIMES.get(m, 1))
        for tile, m in zip(tiles, modifiers, strict=False)
    ]


def _sum(
    sums: Callable[[Squares], int], least_for_bonus: int = 7
) -> Callable[[str, Modifiers], int]:
    """Return a wrong compute_score that works its sum out of squares by `sums`."""

    def wrong(tiles: str, modifiers: Modifiers) -> int:
        bonus = BONUS if len(tiles) >= least_for_bonus else 0
        return sums(_squares(tiles, modifiers)) + bonus

    return wrong


def _marks(marks: str, others: str) -> Callable[[str, Modifiers], int]:
    """Return a compute_score that takes each of `marks` for one of `others`."""
    table = str.maketrans(marks, others)

    def wrong(tiles: str, modifiers: Modifiers) -> int:
        drawn = "".join(modifier.value for modifier in modifiers)
        return compute_score(tiles, read_modifiers(drawn.translate(table)))

    return wrong


def _letters(squares: Squares) -> int:
    return sum(points * letter for points, letter, _ in squares)


def _times(squares: Squares) -> list[int]:
    return [word for _, _, word in squares if word > 1]


def _right(squares: Squares) -> int:
    return _letters(squares) * math.prod(_times(squares))


def _with_multiplied_bonus(squares: Squares, rounds: int = 1) -> int:
    """Return a sum whose bonus is added in so many rounds before it is multiplied."""
    bonus = BONUS if len(squares) == 7 else 0
    return (_letters(squares) + rounds * bonus) * math.prod(_times(squares)) - bonus


def _with_seven_bonuses(squares: Squares) -> int:
    return _right(squares) + (6 * BONUS if len(squares) == 7 else 0)


def _kept(squares: Squares) -> int:
    total, factor = 0, 1
    for points, letter, _ in squares:
        factor = letter if letter > 1 else factor
        total += points * factor
    return total


def _piled_up(squares: Squares) -> int:
    total, factor = 0, 1
    for points, letter, _ in squares:
        factor *= letter
        total += points * factor
    return total


def _letters_in_order(squares: Squares) -> int:
    total = 0
    for points, letter, _ in squares:
        total = (total + points) * letter
    return total * math.prod(_times(squares))


def _words_in_order(squares: Squares) -> int:
    total = 0
    for points, letter, word in squares:
        total = (total + points * letter) * word
    return total


def _multiplied_in_each_round(squares: Squares) -> int:
    total, times = 0, 1
    for points, letter, word in squares:
        times *= word
        total = (total + points * letter) * times
    return total


def _factors_added(squares: Squares) -> int:
    added = sum(points + (f if f > 1 else 0) for points, f, _ in squares)
    return added * math.prod(_times(squares))


def _powers(squares: Squares) -> int:
    points = sum(one**letter for one, letter, _ in squares)
    return int(points * math.prod(_times(squares)))


def _words_before(squares: Squares) -> int:
    total = 0
    for points, letter, word in squares:
        total = total * word + points * letter
    return total


def _shifted(by: int) -> Callable[[str, Modifiers], int]:
    """Return a compute_score that looks `by` squares further, round the end."""

    def wrong(tiles: str, modifiers: Modifiers) -> int:
        shifted = [modifiers[(i + by) % len(modifiers)] for i in range(len(modifiers))]
        return compute_score(tiles, shifted)

    return wrong


def _beyond_the_word(tiles: str, modifiers: Modifiers) -> int:
    every = math.prod(WORD_TIMES.get(modifier, 1) for modifier in modifiers)
    bonus = BONUS if len(tiles) == 7 else 0
    return _letters(_squares(tiles, modifiers)) * every + bonus


def _letters_for_all(squares: Squares) -> int:
    more = sum(letter - 1 for _, letter, _ in squares)
    points = sum(points for points, _, _ in squares)
    return points * (1 + more) * math.prod(_times(squares))


def _every_square(tiles: str, modifiers: Modifiers) -> int:
    points = sum(max(0, tile_score(tile)) for tile in tiles)
    letters = sum(LETTER_TIMES.get(modifier, 1) for modifier in modifiers)
    factor = math.prod(WORD_TIMES.get(modifier, 1) for modifier in modifiers)
    return points * letters * factor + (BONUS if len(tiles) == 7 else 0)


def _counts_blanks(case: Case, got: Outcome) -> bool:
    """Whether the score is that of a tile worth something in place of a blank."""
    tiles, modifiers = case.call.args
    others = (tiles.replace("?", tile) for tile in "ADBFKJQ")
    return any(got.value == compute_score(other, modifiers) for other in others) or (
        case in BLANK and isinstance(got.value, int) and got.value < case.expected
    )


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
    used, beyond = marks[: len(tiles)], marks[len(tiles) :]
    words = sum(mark in "DT" for mark in used)
    letters = any(mark in "dt" for mark in used)
    if words > 1:
        return "several word modifiers"
    if len(tiles) == 7:
        return ALL_AND_WORD if words else "all seven tiles"
    if any(mark in "DT" for mark in beyond):
        return "modifiers beyond the word"
    if "?" in tiles:
        return "a blank"
    if words:
        return "letter and word modifiers" if letters else "a word modifier"
    return "a letter modifier" if letters else "no modifiers"


MISTAKES = (
    *faults_of("tile_score", (*PLAIN, *GIVEN, *BLANK, SPACE, SMALL)),
    Mistake(
        "more-squares-than-tiles",
        (),
        "There are seven squares, and this word has fewer tiles. Go along the tiles "
        "that are played, not along all the squares.",
        shows=stops,
        claims="IndexError: string index",
    ),
    Mistake(
        "modifier-misnamed",
        (),
        "The modifiers have names such as `ScoreModifier.DOUBLE_LETTER_SCORE`: "
        "`ScoreModifier.` comes first, and each of the four ends in `_SCORE`.",
        shows=stops,
        claims="NameError: name '(DOUBLE|TRIPLE)_(LETTER|WORD)|AttributeError: "
        ".*(DOUBLE|TRIPLE)_(LETTER|WORD)|AttributeError: type object 'ScoreModifier'",
    ),
    Mistake(
        "no-tile-scored",
        (PLAIN[0], PLAIN[1]),
        "Each tile counts -1, even without modifiers: that is what `tile_score` gives "
        "for what is no tile. Does it get the tile, or the modifier? The names before "
        "`in zip(...)` come in the order of what is in the brackets.",
        like=(lambda tiles, modifiers: -len(tiles),),
        throughout=True,
    ),
    Mistake(
        "tile-missed",
        (GIVEN[0], *PLAIN),
        "The tile at one end of the word has not been counted. Places are counted from "
        "0, and `range(n)` begins there and ends with n - 1 by itself.",
        like=(
            _sum(lambda squares: _right(squares[1:])),
            _sum(lambda squares: _right(squares[:-1])),
        ),
        throughout=True,
    ),
    Mistake(
        "one-tile-only",
        (GIVEN[0], *PLAIN),
        "Only one tile is counted: the last, if `total = ...` puts each in the place "
        "of those before, or the first, if a `return` stands in the loop. Add each "
        "tile, `total += ...`, and return below the loop.",
        like=(
            lambda tiles, modifiers: compute_score(tiles[:1], modifiers),
            _sum(lambda s: _letters(s[-1:]) * math.prod(_times(s))),
            _sum(lambda s: _right(s[-1:])),
        ),
        throughout=True,
    ),
    Mistake(
        "times-nothing",
        PLAIN,
        "Even without modifiers, words score 0. Is each tile, a capital, worth what "
        "`tile_score` says, and is it added also where its square has no modifier? (A "
        "modifier never equals a text.) And what does the factor of the word start "
        "with? 0 times anything is 0: start with `times = 1`.",
        like=(lambda tiles, modifiers: 0,),
        throughout=True,
    ),
    Mistake(
        "each-tile-on-all-squares",
        (*PLAIN, SIX_TILES[0]),
        "Each tile has counted once for every square of the rack, seven times. A loop "
        "over the modifiers inside the loop over the tiles does that. Walk along both "
        "at once, `for tile, modifier in zip(played_tiles, score_modifiers):`, so that "
        "each tile meets the modifier of its own square.",
        like=(_every_square,),
        throughout=True,
    ),
    Mistake(
        "modifiers-without-effect",
        (GIVEN[0], *LETTER, *WORD),
        "No modifier has any effect here. Compare each one with "
        "`ScoreModifier.DOUBLE_LETTER_SCORE` and the three others; a modifier never "
        'equals a text such as `"d"`.',
        like=(_sum(lambda squares: sum(s[0] for s in squares)),),
        throughout=True,
    ),
    Mistake(
        "double-and-triple-swapped",
        (GIVEN[0], *LETTER, *WORD),
        "Double and triple have changed places here: a double modifier counts twice, a "
        "triple one three times.",
        like=(_marks("dtDT", "tdTD"), _marks("dt", "td"), _marks("DT", "TD")),
        throughout=True,
    ),
    Mistake(
        "letter-factor-kept",
        (GIVEN[0], *LETTER),
        "A letter modifier has counted for the tiles after it as well. Its factor is "
        "for one tile: set it back to 1 for each, inside the loop.",
        like=(_sum(_kept), _sum(_piled_up)),
        throughout=True,
    ),
    Mistake(
        "factor-added",
        (GIVEN[0], *LETTER),
        "The 2 or the 3 of a letter modifier has been added to the tile's points. It "
        "says how many times they count: multiply, `*=`.",
        like=(_sum(_factors_added),),
        throughout=True,
    ),
    Mistake(
        "factor-added",
        (*PLAIN, *LETTER),
        "The factor of a square has been added to the tile's points, and a square "
        "without a modifier has one, too: 1. Multiply the points by it, `*`.",
        like=(_sum(lambda s: sum(p + f for p, f, _ in s) * math.prod(_times(s))),),
        throughout=True,
    ),
    Mistake(
        "word-factor-added",
        (*PLAIN, *WORD),
        "The factor of the word has been added to the sum, also where it is only 1. "
        "Multiply the sum by it: `total * times`.",
        like=(_sum(lambda s: _letters(s) + math.prod(_times(s))),),
        throughout=True,
    ),
    Mistake(
        "points-taken-away",
        PLAIN,
        "The points of the tiles have been taken away from the total. Add them, `+=`.",
        like=(_sum(lambda squares: -_right(squares)),),
        throughout=True,
    ),
    Mistake(
        "letter-powers",
        (GIVEN[0], *LETTER),
        "The points of a tile have been multiplied by themselves: `**` is a power, and "
        "`*` a product.",
        like=(_sum(_powers),),
        throughout=True,
    ),
    Mistake(
        "multiplied-in-each-round",
        (GIVEN[0], *WORD),
        "After a word modifier, the sum has been multiplied again with each tile that "
        "followed. Multiply it once, below the loop.",
        like=(_sum(_multiplied_in_each_round),),
        throughout=True,
    ),
    Mistake(
        "tile-added-twice",
        (GIVEN[0], *LETTER),
        "The tile on this square has counted three times, not twice. Is it added "
        "doubled, and then once more? An `else` belongs to the last `if` only: with "
        "`elif` for all but the first, one of the ways is taken, and no other.",
        like=(
            _sum(lambda s: sum(p * {1: 1, 2: 3, 3: 4}[f] for p, f, _ in s)),
            _sum(lambda s: sum(p * {1: 1, 2: 3, 3: 3}[f] for p, f, _ in s)),
        ),
        throughout=True,
    ),
    Mistake(
        "letter-and-word-swapped",
        (GIVEN[0], *LETTER),
        "A letter modifier has multiplied the whole word. It is for the tile on its "
        "own square; the word modifiers have WORD in their names.",
        like=(_marks("dtDT", "DTdt"), _sum(_letters_for_all)),
        throughout=True,
    ),
    Mistake(
        "next-square",
        (GIVEN[0], *LETTER),
        "The modifier of a neighbouring square was used. The first tile lies on the "
        "square with `score_modifiers[0]`, and so on.",
        like=(_shifted(1), _shifted(-1)),
        throughout=True,
    ),
    Mistake(
        "first-of-equal-tiles",
        (EQUAL_TILES,),
        "Both Ls have the modifier of the first one: `index` finds only the first of "
        "equal tiles. Go along tiles and squares side by side, with `zip`.",
        like=(
            lambda tiles, modifiers: compute_score(
                tiles, [modifiers[tiles.index(tile)] for tile in tiles]
            ),
        ),
        though=LETTER[:2],
    ),
    Mistake(
        "letter-modifiers-multiply-what-was-before",
        (GIVEN[0], *LETTER),
        "A letter modifier has multiplied the tiles before it as well. Multiply the "
        "score of this one tile, and then add it to the sum.",
        like=(_sum(_letters_in_order),),
    ),
    Mistake(
        "letter-modifiers-ignored",
        (GIVEN[0], *LETTER),
        "A letter modifier was left out here: the tile on that square counts twice or "
        "three times. (If you do multiply its points: before they are added, and in a "
        "line that keeps them, such as `points *= 2`.)",
        like=(_marks("dt", ".."), _marks("d", "."), _marks("t", ".")),
        throughout=True,
    ),
    Mistake(
        "modifiers-beyond-the-word",
        (*BEYOND, GIVEN[0]),
        "A word modifier lies beyond the end of the word, and was applied all the "
        "same. Only squares with a tile on them count.",
        like=(_beyond_the_word,),
    ),
    Mistake(
        "letter-modifiers-otherwise",
        (GIVEN[0], *LETTER),
        "Without modifiers the score is right, and here it is not. The tile on a "
        "double letter counts twice, the one on a triple letter three times, and the "
        "others once: does your code say these numbers, each for its own modifier?",
        though=PLAIN,
    ),
    Mistake(
        "tiles-on-word-modifiers-left-out",
        (GIVEN[1], *WORD),
        "The tile on a word modifier was not added. It counts like any other: add "
        "every tile, whatever its square, and multiply the sum in the end.",
        like=(
            _sum(
                lambda squares: (
                    _letters([s for s in squares if s[2] == 1])
                    * math.prod(_times(squares))
                )
            ),
        ),
        throughout=True,
    ),
    Mistake(
        "word-modifiers-ignored",
        WORD,
        "A word modifier was left out here. Remember it while you add up the tiles, in "
        "a factor that is set to 1 once, before the loop, and multiply the sum in the "
        "end.",
        like=(_marks("DT", ".."),),
    ),
    Mistake(
        "word-modifiers-multiply-one-tile",
        WORD,
        "A word modifier has multiplied only the tile on its own square. It multiplies "
        "the whole sum, once all tiles are added up.",
        like=(_sum(lambda squares: sum(map(math.prod, squares))),),
        throughout=True,
    ),
    Mistake(
        "word-modifiers-in-order",
        WORD,
        "A word modifier has multiplied only the tiles before it. Keep the factor in a "
        "variable of its own, and multiply after the last tile.",
        like=(_sum(_words_in_order), _sum(_words_before)),
    ),
    Mistake(
        "word-factors-added",
        WORD,
        "The 2 or the 3 of a word modifier has been added, to the 1 that `times` "
        "starts with. Factors multiply: `times *= 2`, or `times *= 3`.",
        like=(
            _sum(lambda s: _letters(s) * (1 + sum(_times(s)))),
            _sum(lambda s: _letters(s) * (1 + sum(word for *_, word in s))),
        ),
        throughout=True,
    ),
    Mistake(
        "word-modifiers-otherwise",
        WORD,
        "Letter modifiers come out right, and this word modifier does not. A double "
        "word multiplies the whole sum by 2, a triple word by 3: does your code say "
        "these numbers, each for its own modifier?",
        though=(*PLAIN, *LETTER),
    ),
    Mistake(
        "repeated-word-modifiers-once",
        SEVERAL,
        "There is more than one word modifier here, and only one of them was applied. "
        "They multiply each other: start with `times = 1`, and say `times *= 2` or "
        "`times *= 3` for each.",
        like=(
            _sum(lambda s: _letters(s) * max(_times(s), default=1)),
            _sum(lambda s: _letters(s) * [1, *_times(s)][-1]),
            _sum(lambda s: _letters(s) * [*_times(s), 1][0]),
            _sum(lambda s: _letters(s) * math.prod(set(_times(s)))),
        ),
        though=WORD,
    ),
    Mistake(
        "repeated-word-modifiers-added",
        SEVERAL,
        "Several word modifiers have been added up. They multiply each other: a double "
        "and a triple word make 6 times, two triple words 9 times.",
        like=(
            _sum(lambda s: _letters(s) * (sum(_times(s)) or 1)),
            _sum(lambda s: _letters(s) * (1 + sum(t - 1 for t in _times(s)))),
        ),
        throughout=True,
        though=WORD,
    ),
    Mistake(
        "repeated-word-modifiers",
        SEVERAL,
        "One word modifier comes out right, and several do not. They multiply each "
        "other: two doubles make 4 times, a double and a triple 6 times.",
        though=(*LETTER, *WORD),
    ),
    Mistake(
        "bonus-multiplied",
        (*DOUBLED_BONUS, GIVEN[2]),
        "The 50 points for all seven tiles were multiplied, too. Add them at the very "
        "end, after the word modifiers.",
        like=(_sum(_with_multiplied_bonus),),
    ),
    Mistake(
        "no-bonus",
        (ALL_TILES, *DOUBLED_BONUS, GIVEN[2]),
        "All seven tiles are played here, which adds 50 points.",
        like=(_sum(_right, least_for_bonus=8),),
    ),
    Mistake(
        "bonus-alone",
        (ALL_TILES, *DOUBLED_BONUS, GIVEN[2]),
        "The score is just the 50 points. They are added to the sum, `total += 50`, "
        "and do not take its place.",
        like=(
            lambda tiles, modifiers: (
                BONUS if len(tiles) == 7 else compute_score(tiles, modifiers)
            ),
        ),
        though=PLAIN,
    ),
    Mistake(
        "bonus-for-each-tile",
        (ALL_TILES, *DOUBLED_BONUS, GIVEN[2]),
        "The 50 points for all seven tiles have been added with each tile. Add them "
        "once, below the loop.",
        like=(
            _sum(_with_seven_bonuses),
            _sum(lambda squares: _with_multiplied_bonus(squares, rounds=7)),
        ),
    ),
    Mistake(
        "another-bonus",
        (ALL_TILES, *DOUBLED_BONUS, GIVEN[2]),
        "Shorter words come out right. All seven tiles are played here, and then 50 "
        "points are added, once and at the end.",
        though=(*PLAIN, *LETTER, *WORD),
    ),
    Mistake(
        "bonus-at-six",
        (*SIX_TILES, GIVEN[1]),
        "Only six tiles are played here, and 50 points were added. The bonus is for "
        "all seven. Blanks are tiles, and squares without a tile are not.",
        like=(_sum(_right, least_for_bonus=6),),
    ),
    Mistake(
        "space-as-blank",
        (SPACE,),
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too, and scores 0, as `tile_score` knows.",
        though=(MARKED_SPACE,),
        claims="KeyError: ' '",
    ),
    Mistake(
        "blank-worth",
        (*BLANK, *GIVEN[1:]),
        "A blank scores 0 whatever it stands for and wherever it lies. Let "
        "`tile_score` say what each tile is worth.",
        shows=lambda case, got: got.ended == "raised" or _counts_blanks(case, got),
        though=(*PLAIN, *LETTER, *WORD, ALL_TILES),
        claims=r"KeyError: '\?'",
    ),
    Mistake(
        "blank-on-a-word-modifier",
        (BLANK_ON_WORD,),
        "A blank scores 0, but the word modifier under it still counts for the other "
        "tiles.",
        like=(_sum(lambda s: _letters(s) * math.prod(w for p, _, w in s if p)),),
        though=WORD,
    ),
    Mistake(
        "small-letters",
        (SMALL,),
        "In capitals, these tiles come out right. Small letters count like capitals: "
        "let `tile_score` say what each tile is worth.",
        though=(PLAIN[1],),
        claims="KeyError: '[a-z]'",
    ),
)

EXERCISE = Exercise(
    "compute_score",
    stage=9,
    reference=compute_score,
    cases=(
        *(
            *PLAIN,
            *GIVEN,
            *LETTER,
            EQUAL_TILES,
            *WORD,
            *BOTH,
            ALL_TILES,
            *BEYOND,
            *BLANK,
            *SEVERAL,
        ),
        *(*SIX_TILES, *DOUBLED_BONUS, BLANK_ON_WORD, SPACE, SMALL),
    ),
    generate=_random_case,
    generated=60,
    judge=judge_value,
    mistakes=MISTAKES,
    stand_ins=for_scores,
    describe=describe,
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
