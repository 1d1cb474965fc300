"""Attempts at `compute_score`."""

from scrabble_course.scrabblegram import ScoreModifier, tile_score
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import calling, right, slips_in, variant, wrong

VALUES = dict(SCRABBLE_LETTER_VALUES)
LETTER = {ScoreModifier.DOUBLE_LETTER_SCORE: 2, ScoreModifier.TRIPLE_LETTER_SCORE: 3}
WORD = {ScoreModifier.DOUBLE_WORD_SCORE: 2, ScoreModifier.TRIPLE_WORD_SCORE: 3}


@right("tables of factors")
def by_tables(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * LETTER.get(modifier, 1)
        times *= WORD.get(modifier, 1)
    return score * times + (50 if len(played_tiles) == 7 else 0)


POINTS = "tile_score(tile)"
LETTERS = "LETTER.get(modifier, 1)"
WORDS = "WORD.get(modifier, 1)"

by_marks = (
    (LETTERS, '{"d": 2, "t": 3}.get(modifier.value, 1)'),
    (WORDS, '{"D": 2, "T": 3}.get(modifier.value, 1)'),
)
variant(by_tables, "the marks of the modifiers read as text", *by_marks)
slip = slips_in(by_tables)
slip("space-as-blank", (POINTS, POINTS.replace("e)", "e.replace(' ', '*'))")))
slip("blank-worth", (POINTS, f"({POINTS} or 1)"))
slip("blank-worth", (POINTS, "VALUES[tile.strip().lower()]"))
slip("bonus-at-six", ("len(played", "len(score_modifiers or played"))
slip("name-error", (POINTS, "tile_scores(tile)"))
slip("letter-modifiers-otherwise", (LETTERS, f"{LETTERS} ** 2"))
slip("word-modifiers-otherwise", (WORDS, f"[1, 1, 2, 5][{WORDS}]"))
first = "played_tiles.index(tile)"
slip("no-bonus", (" + (50 if len(played_tiles) == 7 else 0)", ""))
slip(
    "bonus-without-blanks", ("len(played_tiles)", "sum(map(str.isalpha, played_tiles))")
)
slip("another-bonus", ("(50 if", "(50 * times if"))
FIRST = "    score, times = 0, 1\n"
NO_BLANKS = "    played_tiles = played_tiles.replace('?', '')\n"
slip("blanks-left-out", (FIRST, FIRST + NO_BLANKS))
own_table = calling(by_tables, tile_score=lambda tile: VALUES.get(tile.upper(), -1))
wrong("wrong-tile_score")(own_table)
SIDE_BY_SIDE = "tile, modifier in zip(played_tiles, score_modifiers)"
slip(
    "place-beyond-the-tiles",
    (SIDE_BY_SIDE, "i, modifier in enumerate(score_modifiers)"),
    (POINTS, "tile_score(played_tiles[i])"),
)


@wrong("each-tile-on-all-squares")
def loop_in_a_loop(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile in played_tiles:
        for modifier in score_modifiers:
            score += tile_score(tile) * LETTER.get(modifier, 1)
            times *= WORD.get(modifier, 1)
    return score * times + 50 * (len(played_tiles) == 7)


@right("conditions with is, one after the other")
def by_conditions(played_tiles, score_modifiers):
    total, times = 0, 1
    for i in range(len(played_tiles)):
        points, square = tile_score(played_tiles[i]), score_modifiers[i]
        if square is ScoreModifier.DOUBLE_LETTER_SCORE:
            points = points * 2
        elif square is ScoreModifier.TRIPLE_LETTER_SCORE:
            points = points * 3
        elif square is ScoreModifier.DOUBLE_WORD_SCORE:
            times = times * 2
        elif square is ScoreModifier.TRIPLE_WORD_SCORE:
            times = times * 3
        total = total + points
    return total * times + 50 if len(played_tiles) == 7 else total * times


@right("match")
def by_match(played_tiles, score_modifiers):
    total, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        match modifier.name.split("_"):
            case ["DOUBLE", "LETTER", _]:
                total += tile_score(tile)
            case ["TRIPLE", "LETTER", _]:
                total += 2 * tile_score(tile)
            case [size, "WORD", _]:
                times *= 2 if size == "DOUBLE" else 3
        total += tile_score(tile)
    return total * times + 50 * (len(played_tiles) == 7)


@right("recursion from the last tile on")
def by_recursion(played_tiles, score_modifiers):
    def walk(i, times):
        if i == len(played_tiles):
            return 0, times
        rest, times = walk(i + 1, times * WORD.get(score_modifiers[i], 1))
        own = tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
        return own + rest, times

    total, times = walk(0, 1)
    return total * times + (50 if len(played_tiles) == 7 else 0)


@right("counts of the modifiers")
def by_counting(played_tiles, score_modifiers):
    used = list(score_modifiers)[: len(played_tiles)]
    pairs = zip(played_tiles, used)
    total = sum(tile_score(tile) * LETTER.get(square, 1) for tile, square in pairs)
    total *= 2 ** used.count(ScoreModifier.DOUBLE_WORD_SCORE)
    total *= 3 ** used.count(ScoreModifier.TRIPLE_WORD_SCORE)
    print(total)
    return total + 50 if len(used) == 7 else total
