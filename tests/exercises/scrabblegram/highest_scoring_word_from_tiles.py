"""Attempts at `highest_scoring_word_from_tiles`."""

# Students write it so.

from itertools import permutations

from scrabble_course import lexicon, load_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    can_form_word_from_tiles,
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


@wrong("space-as-blank")
def a_space_is_no_blank(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.upper()):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), word)
    return best


@wrong("zero-for-none")
def starts_with_zero(tiles, score_modifiers, words=None):
    best_score, best_word = 0, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word
    return best_score, best_word


@wrong("zero-for-none")
def zero_when_nothing_is_found(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    if not scores:
        return 0, ""
    best = max(scores, key=scores.get)
    return scores[best], best


@wrong("zero-is-a-word")
def zero_is_taken_for_none(tiles, score_modifiers, words=None):
    best_score, best_word = 0, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word
    if best_score == 0:
        return -1, ""
    return best_score, best_word


@wrong("word-not-as-listed", "tiles-for-the-word")
def returns_the_tiles(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.upper().replace(" ", "?")):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), way)
    return best


@wrong("blank-worth-its-letter")
def the_word_is_scored(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words:
        formed, _ = can_form_word_from_tiles(word, tiles)
        if formed and score_of(word, score_modifiers) > best_score:
            best_score, best_word = score_of(word, score_modifiers), word
    return best_score, best_word


@wrong("tie-taken-by-a-later-word")
def a_later_word_takes_the_tie(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score >= best_score:
            best_score, best_word = score, word
    return best_score, best_word


@wrong("not-the-highest")
def the_first_word_that_can_be_formed(tiles, score_modifiers, words=None):
    for word, score in all_scores(tiles, score_modifiers, words).items():
        return score, word
    return -1, ""


@wrong("longest-word")
def the_longest_word(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    longest = max(scores, key=len, default="")
    return scores.get(longest, -1), longest


@wrong("modifiers-left-out")
def chosen_without_modifiers(tiles, score_modifiers, words=None):
    best, chosen = (-1, ""), -1
    plain = all_scores(tiles, [NONE] * 7, words)
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if plain[word] > chosen:
            best, chosen = (score, word), plain[word]
    return best


@wrong("word-without-tiles")
def a_pair_is_always_true(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in words:
        if can_form_word_from_tiles(word, tiles) and len(word) <= len(tiles):
            score = score_of(word, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


@wrong("own-word-list")
def always_the_course_list(tiles, score_modifiers, words=None):
    words = lexicon.read_words()[:3000]
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@wrong("not-a-pair")
def the_word_alone(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    return max(scores, key=scores.get, default="")


@wrong("pair-the-wrong-way-round")
def the_word_first(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return best, scores.get(best, -1)


@wrong("returns-none")
def none_when_nothing_is_found(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    if scores:
        best = max(scores, key=scores.get)
        return scores[best], best


@wrong("word-not-as-listed")
def the_word_in_capitals(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word, score in all_scores(tiles, score_modifiers, words).items():
        if score > best_score:
            best_score, best_word = score, word.upper()
    return best_score, best_word


@wrong("capitals")
def tiles_are_taken_for_capitals(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in words:
        for way in ways(word, tiles.replace(" ", "?")):
            if score_of(way, score_modifiers) > best[0]:
                best = (score_of(way, score_modifiers), word)
    return best


@wrong("changes-its-argument")
def removes_words_from_the_list(tiles, score_modifiers, words=None):
    for word in words.copy():
        if not can_form_word_from_tiles(word, tiles)[0]:
            words.remove(word)
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@wrong("all-copies-gone")
def equal_tiles_are_all_taken(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, count=-1)


@wrong("tile-played-twice")
def the_tiles_are_kept(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words, spent=False)


@wrong("right-word-with-another-score")
def its_score_knows_no_word_modifiers(tiles, score_modifiers, words=None):
    def score(played, modifiers):
        pairs = zip(played, modifiers)
        return sum(tile_score(t) * LETTER.get(m, 1) for t, m in pairs) + (
            50 if len(played) == 7 else 0
        )

    return best_of(tiles, score_modifiers, words, score)


@wrong("words-left-out")
def words_are_always_given(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, list(words))


@right("step by step")
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


@right("all scores in a dictionary, and max, which keeps the first")
def by_max(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words or load_words())
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@right("sorted by score downwards, then by the alphabet")
def by_sorting(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words or load_words())
    pairs = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
    return (pairs[0][1], pairs[0][0]) if pairs else (-1, "")


@right("a blank put on the cheapest of equal letters")
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


@right("every place of the blanks tried with permutations")
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


@right("a pair of score and reversed place, the largest of them")
def by_pairs(tiles, score_modifiers, words=None):
    listed = list(words or load_words())
    scores = all_scores(tiles, score_modifiers, listed)
    ranked = [(scores[w], -i, w) for i, w in enumerate(listed) if w in scores]
    if len(ranked) == 0:
        return -1, ""
    score, _, word = max(ranked)
    return score, word


@right("words left out are those of load_words")
def words_left_out(tiles, score_modifiers, words=None):
    return best_of(tiles, score_modifiers, words)
