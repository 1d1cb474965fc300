"""Attempts at `highest_scoring_word_from_tiles`."""

from itertools import permutations

from scrabble_course import lexicon, load_words
from scrabble_course.scrabblegram import (
    can_form_word_from_tiles,
    compute_score,
    read_modifiers,
)
from tests.exercises.attempts import calling, edited, right, slips_of, wrong

BEGINNING_OF_THE_LIST = lexicon.read_words()[:3000]
NO_MODIFIERS = read_modifiers(".......")


def ways(word, tiles):
    if word == "":
        return [""]
    found = []
    for tile in (word[0].upper(), "?"):
        if tile in tiles:
            rest = tiles.replace(tile, "", 1)
            found += [tile + way for way in ways(word[1:], rest)]
    return found


@right("step by step")
def step_by_step(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in load_words() if words is None else words:
        for way in ways(word, tiles.upper().replace(" ", "?")):
            score = compute_score(way, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


slip = slips_of(step_by_step)
START = 'best_score, best_word = -1, ""'
LIST = "load_words() if words is None else words"
PLAYED = 'way in ways(word, tiles.upper().replace(" ", "?"))'
SCORE = "compute_score(way, score_modifiers)"
IF_MORE = "if score > best_score"
KEPT = "best_word = score, word"
ANSWER = "return best_score, best_word"
PLAIN = "compute_score(way, NO_MODIFIERS)"

slip("space-as-blank", "a_space_is_no_blank", ('.replace(" ", "?")', ""))
slip("zero-for-none", "starts_with_zero", ("-1", "0"))
slip(
    "zero-for-none",
    "zero_when_nothing_is_found",
    (ANSWER, "return max(best_score, 0), best_word"),
)
slip(
    "zero-is-a-word",
    "zero_is_taken_for_none",
    (ANSWER, 'return (best_score, best_word) if best_score else (-1, "")'),
)
slip(
    "word-not-as-listed tiles-for-the-word",
    "returns_the_tiles",
    (KEPT, KEPT[:-4] + "way"),
)
slip("word-not-as-listed", "the_word_in_capitals", (KEPT, f"{KEPT}.upper()"))
slip("blank-worth-its-letter", "the_word_is_scored", ("(way, score", "(word, score"))
slip("tie-taken-by-a-later-word", "a_later_word_takes_the_tie", (">", ">="))
slip(
    "not-the-highest",
    "the_first_that_can_be_formed",
    (f"best_score, {KEPT}", "return score, word"),
)
slip("longest-word", "the_longest_word", (IF_MORE, "if len(word) > len(best_word)"))
slip(
    "modifiers-left-out",
    "chosen_without_modifiers",
    (START, f"most = -1\n    {START}"),
    (f"{IF_MORE}:", f"if {PLAIN} > most:\n                most = {PLAIN}"),
)
slip(
    "word-without-tiles",
    "a_pair_is_always_true",
    (
        PLAYED,
        "way in [word[:7]] if can_form_word_from_tiles(word, tiles) else []",
    ),
)
slip("own-word-list", "always_the_course_list", (LIST, "BEGINNING_OF_THE_LIST"))
slip(
    "empty-list-taken-for-none",
    "an_empty_list_is_none",
    (LIST, "words or load_words()"),
)
slip("words-left-out", "words_are_always_given", (LIST, "words"))
slip("not-a-pair", "the_word_alone", (ANSWER, "return best_word"))
slip(
    "pair-the-wrong-way-round",
    "the_word_first",
    (ANSWER, "return best_word, best_score"),
)
slip(
    "returns-none",
    "none_when_nothing_is_found",
    (ANSWER, f"if best_word:\n        {ANSWER}"),
)
slip("capitals", "tiles_are_taken_for_capitals", ("tiles.upper()", "tiles"))
slip(
    "changes-its-argument",
    "sorts_the_words",
    (START, f"words.sort(key=len)\n    {START}"),
)
slip("right-word-with-another-score", "no_modifiers_at_all", (SCORE, PLAIN))
for mistake, *slip_in_ways in (
    ("all-copies-gone", 'tile, "", 1', 'tile, ""'),
    ("tile-played-twice", 'tiles.replace(tile, "", 1)', "tiles"),
):
    wrong(mistake)(calling(step_by_step, ways=edited(ways, mistake, slip_in_ways)))


def all_scores(tiles, score_modifiers, words):
    """Return each word that can be formed with its best score, in order."""
    scores = {}
    for word in load_words() if words is None else words:
        played = ways(word, tiles.upper().replace(" ", "?"))
        if played:
            scores[word] = max(compute_score(way, score_modifiers) for way in played)
    return scores


@right("all scores in a dictionary, and max, which keeps the first")
def by_max(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    best = max(scores, key=scores.get, default="")
    return scores.get(best, -1), best


@right("sorted by score downwards, then by the alphabet")
def by_sorting(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    pairs = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
    return (pairs[0][1], pairs[0][0]) if pairs else (-1, "")


@right("a pair of score and reversed place, the largest of them")
def by_pairs(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    ranked = [(score, -i, word) for i, (word, score) in enumerate(scores.items())]
    if len(ranked) == 0:
        return -1, ""
    score, _, word = max(ranked)
    return score, word


@right("a blank put on the cheapest of equal letters")
def by_the_cheapest_place(tiles, score_modifiers, words=None):
    best = (-1, "")
    for word in load_words() if words is None else words:
        formed, played = can_form_word_from_tiles(word.upper(), tiles.upper())
        if not formed:
            continue
        spelled = list(word.upper())
        for letter in set(spelled):
            places = [i for i, other in enumerate(spelled) if other == letter]
            places.sort(key=lambda i: score_modifiers[i].name.endswith("LETTER_SCORE"))
            blanks = sum(played[i] == "?" for i in places)
            for i in places[:blanks]:
                spelled[i] = "?"
        score = compute_score("".join(spelled), score_modifiers)
        if score > best[0]:
            best = (score, word)
    return best


@right("every place of the blanks tried with permutations")
def by_permutations(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in load_words() if words is None else words:
        formed, played = can_form_word_from_tiles(word, tiles)
        if not formed:
            continue
        length = len(word)
        blanks = played.count("?")
        for places in set(permutations(range(length), blanks)):
            way = "".join("?" if i in places else word[i] for i in range(length))
            own = way.replace("?", "").upper()
            if all(own.count(c) <= tiles.upper().count(c) for c in own):
                score = compute_score(way, score_modifiers)
                if score > best_score:
                    best_score, best_word = score, word
    return best_score, best_word
