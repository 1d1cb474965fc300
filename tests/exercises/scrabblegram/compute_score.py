"""Attempts at `compute_score`."""

# Students write it so.

from scrabble_course import load_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    tile_score,
)
from scrabble_course.scrabblegram import compute_score as score_of
from tests.exercises.attempts import right, wrong

NONE = ScoreModifier.NONE

DL = ScoreModifier.DOUBLE_LETTER_SCORE

TL = ScoreModifier.TRIPLE_LETTER_SCORE

DW = ScoreModifier.DOUBLE_WORD_SCORE

TW = ScoreModifier.TRIPLE_WORD_SCORE

LETTER = {DL: 2, TL: 3}

WORD = {DW: 2, TW: 3}


def letters(played_tiles, score_modifiers):
    """Add up the tiles with their letter modifiers, as most attempts do."""
    pairs = zip(played_tiles, score_modifiers)
    return sum(tile_score(tile) * LETTER.get(modifier, 1) for tile, modifier in pairs)


def factor(played_tiles, score_modifiers):
    """Multiply the word modifiers, as most attempts do."""
    times = 1
    for modifier in score_modifiers[: len(played_tiles)]:
        times *= WORD.get(modifier, 1)
    return times


def bonus(played_tiles):
    return 50 if len(played_tiles) == 7 else 0


def ways(word, tiles):
    """Return all ways to play `word`, as a careful student finds them."""
    if word == "":
        return [""]
    found = []
    for tile in (word[0].upper(), "?"):
        if tile in tiles:
            rest = ways(word[1:], tiles.replace(tile, "", 1))
            found += [tile + way for way in rest]
    return found


def all_scores(tiles, score_modifiers, words):
    """Return each word that can be formed with its best score, in order."""
    tiles = tiles.upper().replace(" ", "?")
    scores = {}
    for word in words:
        played = ways(word, tiles)
        if played:
            scores[word] = max(score_of(way, score_modifiers) for way in played)
    return scores


DL = ScoreModifier.DOUBLE_LETTER_SCORE

TL = ScoreModifier.TRIPLE_LETTER_SCORE

DW = ScoreModifier.DOUBLE_WORD_SCORE

TW = ScoreModifier.TRIPLE_WORD_SCORE

LETTER = {DL: 2, TL: 3}

WORD = {DW: 2, TW: 3}


def ended(score, times, played_tiles):
    """Multiply, and add the bonus, as most attempts do."""
    return score * times + (50 if len(played_tiles) == 7 else 0)


def all_ways(word, tiles, stop=("",), count=1, spent=True, letters=str.upper):
    """Return the ways to play `word`, with the mistakes that the caller asks for."""
    if word == "":
        return list(stop)
    found = []
    for one in (letters(word[0]), "?"):
        if one in tiles:
            left = tiles.replace(one, "", count) if spent else tiles
            rest = all_ways(word[1:], left, stop, count, spent, letters)
            found += [one + way for way in rest]
    return found


def best_of(tiles, score_modifiers, words, score=score_of, **mistakes):
    """Return the best of all ways to play, with the mistakes asked for."""
    best = (-1, "")
    for word in load_words() if words is None else words:
        for way in all_ways(word, tiles.upper().replace(" ", "?"), **mistakes):
            if score(way, score_modifiers) > best[0]:
                best = (score(way, score_modifiers), word)
    return best


@wrong("repeated-word-modifiers")
def the_first_word_modifier_to_a_power(played_tiles, score_modifiers):
    found = [WORD[m] for m in score_modifiers[: len(played_tiles)] if m in WORD]
    times = found[0] ** len(found) if found else 1
    if len(set(found)) < 2:
        times += len(found) > 1
    return letters(played_tiles, score_modifiers) * times + bonus(played_tiles)


@wrong("space-as-blank")
def a_space_counts_minus_one(played_tiles, score_modifiers):
    table = {tile: tile_score(tile) for tile in "abcdefghijklmnopqrstuvwxyz?"}
    score = 0
    for tile, modifier in zip(played_tiles.lower(), score_modifiers):
        score += table.get(tile, -1) * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@wrong("blank-worth")
def a_blank_scores_one(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile) or 1
        score += points * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@wrong("blank-worth")
def a_blank_stops_it(played_tiles, score_modifiers):
    table = {tile: tile_score(tile) for tile in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    score = 0
    for tile, modifier in zip(played_tiles.upper(), score_modifiers):
        score += table[tile] * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@wrong("bonus-at-six")
def the_squares_are_counted(played_tiles, score_modifiers):
    score = letters(played_tiles, score_modifiers)
    score *= factor(played_tiles, score_modifiers)
    if len(score_modifiers) == 7:
        score += 50
    return score


@wrong("more-squares-than-tiles")
def walks_off_the_word(played_tiles, score_modifiers):
    score = 0
    for i in range(7):
        score += tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@wrong("small-letters")
def small_letters_count_nothing(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        if tile.isupper():
            score += tile_score(tile) * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@wrong("modifier-misnamed")
def a_modifier_by_its_last_name(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == DOUBLE_LETTER_SCORE:
            points *= 2
        score += points
    return score


@wrong("name-error")
def another_name_is_misspelled(played_tiles, score_modifiers):
    score = 0
    for tile in played_tiles:
        score += tile_scores(tile)
    return score


@right("conditions with is, one after the other")
def conditions_with_is(played_tiles, score_modifiers):
    total = 0
    times = 1
    for i in range(len(played_tiles)):
        points = tile_score(played_tiles[i])
        if score_modifiers[i] is ScoreModifier.DOUBLE_LETTER_SCORE:
            points = points * 2
        elif score_modifiers[i] is ScoreModifier.TRIPLE_LETTER_SCORE:
            points = points * 3
        elif score_modifiers[i] is ScoreModifier.DOUBLE_WORD_SCORE:
            times = times * 2
        elif score_modifiers[i] is ScoreModifier.TRIPLE_WORD_SCORE:
            times = times * 3
        total = total + points
    total = total * times
    if len(played_tiles) == 7:
        total = total + 50
    return total


@right("match")
def by_match(played_tiles, score_modifiers):
    total, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        match modifier:
            case ScoreModifier.DOUBLE_LETTER_SCORE:
                total += tile_score(tile)
            case ScoreModifier.TRIPLE_LETTER_SCORE:
                total += 2 * tile_score(tile)
            case ScoreModifier.DOUBLE_WORD_SCORE:
                times *= 2
            case ScoreModifier.TRIPLE_WORD_SCORE:
                times *= 3
        total += tile_score(tile)
    return total * times + 50 * (len(played_tiles) == 7)


@right("the names of the modifiers read as text")
def by_name(played_tiles, score_modifiers):
    total, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        number = {"DOUBLE": 2, "TRIPLE": 3}.get(modifier.name.split("_")[0], 1)
        if "WORD" in modifier.name:
            times *= number
            number = 1
        total += tile_score(tile) * number
    return total * times + (50 if len(played_tiles) > 6 else 0)


@right("recursion from the last tile on")
def by_recursion(played_tiles, score_modifiers):
    def walk(i, times):
        if i == len(played_tiles):
            return 0, times
        rest, times = walk(i + 1, times * WORD.get(score_modifiers[i], 1))
        own = tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
        return own + rest, times

    total, times = walk(0, 1)
    return total * times + bonus(played_tiles)


@right("word modifiers applied at once, for each word modifier a loop")
def multiplied_one_by_one(played_tiles, score_modifiers):
    total = letters(played_tiles, score_modifiers)
    for i in range(len(played_tiles)):
        if score_modifiers[i] == DW:
            total *= 2
    for i in range(len(played_tiles)):
        if score_modifiers[i] == TW:
            total *= 3
    return total if len(played_tiles) < 7 else total + 50


@right("counts of the modifiers")
def by_counting(played_tiles, score_modifiers):
    used = list(score_modifiers)[: len(played_tiles)]
    total = sum(
        tile_score(tile) * (1 + (modifier == DL) + 2 * (modifier == TL))
        for tile, modifier in zip(played_tiles, used)
    )
    total *= 2 ** used.count(DW) * 3 ** used.count(TW)
    print(total)
    return total + bonus(played_tiles)
