"""Attempts at stage 9 that a reader of its lesson made."""

# Students write it so, with their mistakes.
# ruff: noqa: B905, F821

from scrabble_course import load_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    can_form_word_from_tiles,
    tile_score,
)
from scrabble_course.scrabblegram import compute_score as score_of
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.checks.attempts.attempt_values import Attempts

compute = Attempts("compute_score")
search = Attempts("highest_scoring_word_from_tiles")

READERS = "what readers of the lesson do"

DL = ScoreModifier.DOUBLE_LETTER_SCORE
TL = ScoreModifier.TRIPLE_LETTER_SCORE
DW = ScoreModifier.DOUBLE_WORD_SCORE
TW = ScoreModifier.TRIPLE_WORD_SCORE
LETTER = {DL: 2, TL: 3}
WORD = {DW: 2, TW: 3}


def ended(score, times, played_tiles):
    """Multiply, and add the bonus, as most attempts do."""
    return score * times + (50 if len(played_tiles) == 7 else 0)


@compute.wrong(READERS, cause="bare-name")
def a_modifier_by_its_last_name(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == DOUBLE_LETTER_SCORE:
            points *= 2
        score += points
    return score


@compute.wrong(READERS, cause="shortened-name")
def a_modifier_by_half_its_name(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == ScoreModifier.DOUBLE_LETTER:
            points *= 2
        score += points
    return score


@compute.wrong(READERS, cause="name-misspelled")
def another_name_is_misspelled(played_tiles, score_modifiers):
    score = 0
    for tile in played_tiles:
        score += tile_scores(tile)
    return score


@compute.wrong(READERS, cause="names-swapped-in-zip")
def tile_and_modifier_change_names(played_tiles, score_modifiers):
    score = 0
    for modifier, tile in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * LETTER.get(modifier, 1)
    return score


@compute.wrong(READERS, cause="table-of-letters")
def a_table_without_blanks(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += SCRABBLE_LETTER_VALUES[tile.lower()] * LETTER.get(modifier, 1)
        times *= WORD.get(modifier, 1)
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="times-starts-with-0")
def the_factor_starts_with_zero(played_tiles, score_modifiers):
    score, times = 0, 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * LETTER.get(modifier, 1)
        times *= WORD.get(modifier, 1)
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="compared-with-marks")
def modifiers_are_compared_with_marks(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == "d":
            points *= 2
        elif modifier == "t":
            points *= 3
        elif modifier == "D":
            times *= 2
        elif modifier == "T":
            times *= 3
        score += points
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="compared-with-names")
def modifiers_are_compared_with_names(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile)
        if modifier == "DOUBLE_LETTER_SCORE":
            points *= 2
        elif modifier == "DOUBLE_WORD_SCORE":
            times *= 2
        score += points
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="letters-swapped")
def double_and_triple_letters_are_swapped(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * {DL: 3, TL: 2}.get(modifier, 1)
        times *= WORD.get(modifier, 1)
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="else-of-the-last-if")
def an_else_for_the_last_of_four(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        if modifier == DL:
            score += tile_score(tile) * 2
        if modifier == TL:
            score += tile_score(tile) * 3
        if modifier == DW:
            times *= 2
        if modifier == TW:
            times *= 3
        else:
            score += tile_score(tile)
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="else-of-the-second-if")
def an_else_for_the_second_of_two(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        if modifier == DL:
            score += tile_score(tile) * 2
        if modifier == TL:
            score += tile_score(tile) * 3
        else:
            score += tile_score(tile)
        times *= WORD.get(modifier, 1)
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="factor-not-set-back")
def the_factor_of_a_letter_stays(played_tiles, score_modifiers):
    score, times, factor = 0, 1, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        if modifier in LETTER:
            factor = LETTER[modifier]
        times *= WORD.get(modifier, 1)
        score += tile_score(tile) * factor
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="factor-piles-up")
def the_factors_of_letters_pile_up(played_tiles, score_modifiers):
    score, times, factor = 0, 1, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        factor *= LETTER.get(modifier, 1)
        times *= WORD.get(modifier, 1)
        score += tile_score(tile) * factor
    return ended(score, times, played_tiles)


@compute.wrong(READERS, cause="tiles-in-the-else")
def tiles_on_word_modifiers_are_lost(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        if modifier == DL:
            score += tile_score(tile) * 2
        elif modifier == TL:
            score += tile_score(tile) * 3
        elif modifier == DW:
            times *= 2
        elif modifier == TW:
            times *= 3
        else:
            score += tile_score(tile)
    return ended(score, times, played_tiles)


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


@search.wrong(READERS, cause="stop-without-a-way")
def the_stop_is_an_empty_list(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, stop=())


@search.wrong(READERS, cause="pair-scored")
def the_pair_itself_is_scored(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words or load_words():
        played = can_form_word_from_tiles(word, tiles)
        if played[0]:
            score = the_factor_of_a_letter_stays(played, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


@search.wrong(READERS, cause="replace-without-a-count")
def equal_tiles_are_all_taken(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, count=-1)


@search.wrong(READERS, cause="tiles-kept")
def the_tiles_are_kept(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, spent=False)


@search.wrong(READERS, cause="letters-as-they-come")
def small_letters_among_capitals(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, letters=str)


@search.wrong(READERS, cause="never-asked")
def never_asks_whether_it_is_formed(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words or load_words():
        _, played = can_form_word_from_tiles(word, tiles)
        score = score_of(played, score_modifiers)
        if score > best_score:
            best_score, best_word = score, word
    return best_score, best_word


@search.wrong(READERS, cause="score-without-word-modifiers")
def its_score_knows_no_word_modifiers(tiles, score_modifiers, words=None):
    def score(played, modifiers):
        pairs = zip(played, modifiers)
        return sum(tile_score(t) * LETTER.get(m, 1) for t, m in pairs) + (
            50 if len(played) == 7 else 0
        )

    return best_of(tiles, score_modifiers, words, score)


@search.wrong(READERS, cause="score-without-bonus")
def its_score_knows_no_bonus(tiles, score_modifiers, words=None):
    def score(played, modifiers):
        return score_of(played, modifiers) - (50 if len(played) == 7 else 0)

    return best_of(tiles, score_modifiers, words, score)


@search.wrong(READERS, cause="words-not-read")
def words_are_always_given(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, list(words))


@search.wrong(READERS, cause="words-demanded")
def words_must_be_given(tiles, score_modifiers, words):
    return best_of(tiles, score_modifiers, words)


@search.wrong(READERS, cause="words-taken-for-empty")
def no_words_are_taken_for_an_empty_list(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words or [])


@search.right("words left out are those of load_words")
def words_left_out(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words)


WRONG = (*compute.wrongs, *search.wrongs)
RIGHT = search.rights
