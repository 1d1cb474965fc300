"""Attempts at stage 9, `compute_score` and `highest_scoring_word_from_tiles`."""

# Students write it so.
# ruff: noqa: B905, RET503

from itertools import permutations

from scrabble_course import lexicon, load_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    can_form_word_from_tiles,
    tile_score,
)
from scrabble_course.scrabblegram import compute_score as score_of
from tests.checks.attempts.attempt_values import Attempts

compute = Attempts("compute_score")
search = Attempts("highest_scoring_word_from_tiles")

ONCE = "repeated word modifiers applied once"
ADDED = "repeated word modifiers added"
GARBAGE = "repeated word modifiers give something else"
SPACE = "a space as blank fails"
ZERO_FOR_NONE = "no word gives 0 instead of -1"
NOTHING_FOR_ZERO = "a rack whose best score is 0 gives -1"
PLAYED = "played tiles returned instead of the word"
FULL_VALUE = "full value for a blank"
SIX = "bonus at six tiles"
BEGINNERS = "what beginners do"

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


@compute.wrong(ONCE, cause="flags")
def a_flag_for_each_word_modifier(played_tiles, score_modifiers):
    used = score_modifiers[: len(played_tiles)]
    score = letters(played_tiles, score_modifiers)
    if DW in used:
        score *= 2
    if TW in used:
        score *= 3
    return score + bonus(played_tiles)


@compute.wrong(ONCE, cause="last-one-wins")
def the_last_word_modifier_wins(played_tiles, score_modifiers):
    times = 1
    for modifier in score_modifiers[: len(played_tiles)]:
        if modifier in WORD:
            times = WORD[modifier]
    return letters(played_tiles, score_modifiers) * times + bonus(played_tiles)


@compute.wrong(ONCE, cause="largest-one-wins")
def the_largest_word_modifier_wins(played_tiles, score_modifiers):
    used = score_modifiers[: len(played_tiles)]
    times = max([WORD.get(modifier, 1) for modifier in used])
    return letters(played_tiles, score_modifiers) * times + bonus(played_tiles)


@compute.wrong(ADDED, cause="factors-added")
def word_modifiers_are_added(played_tiles, score_modifiers):
    times = 0
    for modifier in score_modifiers[: len(played_tiles)]:
        times += WORD.get(modifier, 0)
    return letters(played_tiles, score_modifiers) * max(times, 1) + bonus(played_tiles)


@compute.wrong(ADDED, cause="extras-added")
def word_modifiers_add_to_one(played_tiles, score_modifiers):
    times = 1
    for modifier in score_modifiers[: len(played_tiles)]:
        if modifier is DW:
            times += 1
        elif modifier is TW:
            times += 2
    return letters(played_tiles, score_modifiers) * times + bonus(played_tiles)


@compute.wrong(GARBAGE, cause="powers")
def the_first_word_modifier_to_a_power(played_tiles, score_modifiers):
    found = [WORD[m] for m in score_modifiers[: len(played_tiles)] if m in WORD]
    times = found[0] ** len(found) if found else 1
    if len(set(found)) < 2:
        times += len(found) > 1
    return letters(played_tiles, score_modifiers) * times + bonus(played_tiles)


@compute.wrong(SPACE, cause="space-unknown")
def a_space_counts_minus_one(played_tiles, score_modifiers):
    table = {tile: tile_score(tile) for tile in "abcdefghijklmnopqrstuvwxyz?"}
    score = 0
    for tile, modifier in zip(played_tiles.lower(), score_modifiers):
        score += table.get(tile, -1) * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(FULL_VALUE, cause="blank-scores-one")
def a_blank_scores_one(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        points = tile_score(tile) or 1
        score += points * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(FULL_VALUE, cause="blank-stops-it")
def a_blank_stops_it(played_tiles, score_modifiers):
    table = {tile: tile_score(tile) for tile in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    score = 0
    for tile, modifier in zip(played_tiles.upper(), score_modifiers):
        score += table[tile] * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(SIX, cause="six-or-more")
def six_tiles_are_enough(played_tiles, score_modifiers):
    score = letters(played_tiles, score_modifiers)
    score *= factor(played_tiles, score_modifiers)
    if len(played_tiles) >= 6:
        score += 50
    return score


@compute.wrong(SIX, cause="squares-counted")
def the_squares_are_counted(played_tiles, score_modifiers):
    score = letters(played_tiles, score_modifiers)
    score *= factor(played_tiles, score_modifiers)
    if len(score_modifiers) == 7:
        score += 50
    return score


@compute.wrong(BEGINNERS, cause="bonus-forgotten")
def no_bonus(played_tiles, score_modifiers):
    score = letters(played_tiles, score_modifiers)
    return score * factor(played_tiles, score_modifiers)


@compute.wrong(BEGINNERS, cause="bonus-first")
def the_bonus_comes_first(played_tiles, score_modifiers):
    score = letters(played_tiles, score_modifiers) + bonus(played_tiles)
    return score * factor(played_tiles, score_modifiers)


@compute.wrong(BEGINNERS, cause="beyond-the-word")
def every_square_counts(played_tiles, score_modifiers):
    score = 0
    times = 1
    for i in range(7):
        if i < len(played_tiles):
            score += tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
        times *= WORD.get(score_modifiers[i], 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="off-the-word")
def walks_off_the_word(played_tiles, score_modifiers):
    score = 0
    for i in range(7):
        score += tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="word-modifier-in-order")
def the_sum_so_far_is_doubled(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * LETTER.get(modifier, 1)
        score *= WORD.get(modifier, 1)
    return score + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="word-modifier-in-order")
def the_sum_before_is_doubled(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        score *= WORD.get(modifier, 1)
        score += tile_score(tile) * LETTER.get(modifier, 1)
    return score + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="letter-modifier-in-order")
def a_letter_modifier_multiplies_the_sum(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile)
        if modifier in LETTER:
            score *= LETTER[modifier]
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="word-modifier-for-a-tile")
def a_word_modifier_is_for_its_tile(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * {**LETTER, **WORD}.get(modifier, 1)
    return score + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="letter-modifier-for-the-word")
def every_modifier_is_for_the_word(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile)
        times *= {**LETTER, **WORD}.get(modifier, 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="names-swapped")
def letter_and_word_are_swapped(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * WORD.get(modifier, 1)
        times *= LETTER.get(modifier, 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="numbers-swapped")
def double_and_triple_are_swapped(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        score += tile_score(tile) * {DL: 3, TL: 2}.get(modifier, 1)
        times *= {DW: 3, TW: 2}.get(modifier, 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="letters-left-out")
def letter_modifiers_are_left_out(played_tiles, score_modifiers):
    score = sum(map(tile_score, played_tiles))
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="words-left-out")
def word_modifiers_are_left_out(played_tiles, score_modifiers):
    return letters(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="counted-from-one")
def squares_counted_from_one(played_tiles, score_modifiers):
    score, times = 0, 1
    shifted = [*score_modifiers[1:], NONE]
    for tile, modifier in zip(played_tiles, shifted):
        score += tile_score(tile) * LETTER.get(modifier, 1)
    for modifier in score_modifiers[: len(played_tiles)]:
        times *= WORD.get(modifier, 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="blank-square-skipped")
def the_square_of_a_blank_is_skipped(played_tiles, score_modifiers):
    score, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        if tile_score(tile) == 0:
            continue
        score += tile_score(tile) * LETTER.get(modifier, 1)
        times *= WORD.get(modifier, 1)
    return score * times + bonus(played_tiles)


@compute.wrong(BEGINNERS, cause="capitals-only")
def small_letters_count_nothing(played_tiles, score_modifiers):
    score = 0
    for tile, modifier in zip(played_tiles, score_modifiers):
        if tile.isupper():
            score += tile_score(tile) * LETTER.get(modifier, 1)
    return score * factor(played_tiles, score_modifiers) + bonus(played_tiles)


@compute.right("conditions with is, one after the other")
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


@compute.right("match")
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


@compute.right("the names of the modifiers read as text")
def by_name(played_tiles, score_modifiers):
    total, times = 0, 1
    for tile, modifier in zip(played_tiles, score_modifiers):
        number = {"DOUBLE": 2, "TRIPLE": 3}.get(modifier.name.split("_")[0], 1)
        if "WORD" in modifier.name:
            times *= number
            number = 1
        total += tile_score(tile) * number
    return total * times + (50 if len(played_tiles) > 6 else 0)


@compute.right("recursion from the last tile on")
def by_recursion(played_tiles, score_modifiers):
    def walk(i, times):
        if i == len(played_tiles):
            return 0, times
        rest, times = walk(i + 1, times * WORD.get(score_modifiers[i], 1))
        own = tile_score(played_tiles[i]) * LETTER.get(score_modifiers[i], 1)
        return own + rest, times

    total, times = walk(0, 1)
    return total * times + bonus(played_tiles)


@compute.right("word modifiers applied at once, for each word modifier a loop")
def multiplied_one_by_one(played_tiles, score_modifiers):
    total = letters(played_tiles, score_modifiers)
    for i in range(len(played_tiles)):
        if score_modifiers[i] == DW:
            total *= 2
    for i in range(len(played_tiles)):
        if score_modifiers[i] == TW:
            total *= 3
    return total if len(played_tiles) < 7 else total + 50


@compute.right("counts of the modifiers")
def by_counting(played_tiles, score_modifiers):
    used = list(score_modifiers)[: len(played_tiles)]
    total = sum(
        tile_score(tile) * (1 + (modifier == DL) + 2 * (modifier == TL))
        for tile, modifier in zip(played_tiles, used)
    )
    total *= 2 ** used.count(DW) * 3 ** used.count(TW)
    print(total)
    return total + bonus(played_tiles)


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


@search.wrong(SPACE, cause="space-unknown")
def a_space_is_no_blank(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.upper()):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), word)
    return best


@search.wrong(ZERO_FOR_NONE, cause="starts-with-zero")
def starts_with_zero(tiles, score_modifiers, words=None):
    best_score, best_word = 0, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word
    return best_score, best_word


@search.wrong(ZERO_FOR_NONE, cause="default-of-zero")
def zero_when_nothing_is_found(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    if not scores:
        return 0, ""
    best = max(scores, key=scores.get)
    return scores[best], best


@search.wrong(NOTHING_FOR_ZERO, cause="zero-taken-for-none")
def zero_is_taken_for_none(tiles, score_modifiers, words=None):
    best_score, best_word = 0, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word
    if best_score == 0:
        return -1, ""
    return best_score, best_word


@search.wrong(NOTHING_FOR_ZERO, cause="zero-is-false")
def a_score_of_zero_is_false(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score and score > best_score:
            best_score, best_word = score, word
    return best_score, best_word


@search.wrong(PLAYED, cause="tiles-returned")
def returns_the_tiles(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.upper().replace(" ", "?")):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), way)
    return best


@search.wrong(FULL_VALUE, cause="word-scored")
def the_word_is_scored(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words:
        formed, _ = can_form_word_from_tiles(word, tiles)
        if formed and score_of(word, score_modifiers) > best_score:
            best_score, best_word = score_of(word, score_modifiers), word
    return best_score, best_word


@search.wrong(BEGINNERS, cause="first-way-only")
def only_the_first_way_to_play(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words:
        formed, played = can_form_word_from_tiles(word, tiles)
        if formed:
            score = score_of(played, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


@search.wrong(BEGINNERS, cause="later-ties")
def a_later_word_takes_the_tie(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score >= best_score:
            best_score, best_word = score, word
    return best_score, best_word


@search.wrong(BEGINNERS, cause="largest-pair")
def the_largest_pair(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    pairs = [(score, word) for word, score in scores.items()]
    return max(pairs, default=(-1, ""))


@search.wrong(BEGINNERS, cause="first-word")
def the_first_word_that_can_be_formed(tiles, score_modifiers, words=None):
    for word, score in all_scores(tiles, score_modifiers, words).items():
        return score, word
    return -1, ""


@search.wrong(BEGINNERS, cause="last-word")
def the_last_word_that_can_be_formed(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word, score in all_scores(tiles, score_modifiers, words).items():
        best = (score, word)
    return best


@search.wrong(BEGINNERS, cause="longest-word")
def the_longest_word(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    longest = max(scores, key=len, default="")
    return scores.get(longest, -1), longest


@search.wrong(BEGINNERS, cause="modifiers-left-out")
def chosen_without_modifiers(tiles, score_modifiers, words=None):
    best, chosen = (-1, ""), -1
    plain = all_scores(tiles, [NONE] * 7, words)
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if plain[word] > chosen:
            best, chosen = (score, word), plain[word]
    return best


@search.wrong(BEGINNERS, cause="pair-is-always-true")
def a_pair_is_always_true(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words:
        if can_form_word_from_tiles(word, tiles) and len(word) <= len(tiles):
            score = score_of(word, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


@search.wrong(BEGINNERS, cause="own-list")
def always_the_course_list(tiles, score_modifiers, words=None):
    words = lexicon.read_words()[:3000]
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@search.wrong(BEGINNERS, cause="word-alone")
def the_word_alone(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    return max(scores, key=scores.get, default="")


@search.wrong(BEGINNERS, cause="wrong-way-round")
def the_word_first(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return best, scores.get(best, -1)


@search.wrong(BEGINNERS, cause="none-for-no-word")
def none_when_nothing_is_found(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    if scores:
        best = max(scores, key=scores.get)
        return scores[best], best


@search.wrong(BEGINNERS, cause="spelled-in-capitals")
def the_word_in_capitals(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word.upper()
    return best_score, best_word


@search.wrong(BEGINNERS, cause="case-not-folded")
def tiles_are_taken_for_capitals(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.replace(" ", "?")):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), word)
    return best


@search.wrong(BEGINNERS, cause="list-shortened")
def removes_words_from_the_list(tiles, score_modifiers, words=None):
    for word in words.copy():
        if not can_form_word_from_tiles(word, tiles)[0]:
            words.remove(word)
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@search.right("step by step")
def step_by_step(tiles, score_modifiers, words=None):
    if words is None:
        words = load_words()
    tiles = tiles.upper().replace(" ", "?")
    best_score = -1
    best_word = ""
    for word in words:
        for way in ways(word, tiles):
            score = score_of(way, score_modifiers)
            if score > best_score:
                best_score = score
                best_word = word
    return best_score, best_word


@search.right("all scores in a dictionary, and max, which keeps the first")
def by_max(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words or load_words())
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@search.right("sorted by score downwards, then by the alphabet")
def by_sorting(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words or load_words())
    pairs = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
    return (pairs[0][1], pairs[0][0]) if pairs else (-1, "")


@search.right("a blank put on the cheapest of equal letters")
def by_the_cheapest_place(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words or load_words():
        formed, played = can_form_word_from_tiles(word.upper(), tiles.upper())
        if not formed:
            continue
        spelled = list(word.upper())
        for letter in set(spelled):
            places = [i for i, other in enumerate(spelled) if other == letter]
            places.sort(key=lambda i: LETTER.get(score_modifiers[i], 1))
            blanks = sum(played[i] == "?" for i in places)
            for i in places[:blanks]:
                spelled[i] = "?"
        score = score_of("".join(spelled), score_modifiers)
        if score > best[0]:
            best = (score, word)
    return best


@search.right("every place of the blanks tried with permutations")
def by_permutations(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words or load_words():
        formed, played = can_form_word_from_tiles(word, tiles)
        if not formed:
            continue
        length = len(word)
        blanks = played.count("?")
        for places in set(permutations(range(length), blanks)):
            way = "".join("?" if i in places else word[i] for i in range(length))
            own = way.replace("?", "").upper()
            if all(own.count(c) <= tiles.upper().count(c) for c in own):
                score = score_of(way, score_modifiers)
                if score > best_score:
                    best_score, best_word = score, word
    return best_score, best_word


@search.right("a pair of score and reversed place, the largest of them")
def by_pairs(tiles, score_modifiers, words=None):
    listed = list(words or load_words())
    scores = all_scores(tiles, score_modifiers, listed)
    ranked = [(scores[w], -i, w) for i, w in enumerate(listed) if w in scores]
    if len(ranked) == 0:
        return -1, ""
    score, _, word = max(ranked)
    return score, word


WRONG = (*compute.wrongs, *search.wrongs)
RIGHT = (*compute.rights, *search.rights)
