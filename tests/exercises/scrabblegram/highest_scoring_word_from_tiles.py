"""Attempts at `highest_scoring_word_from_tiles`."""

from itertools import permutations

from scrabble_course import load_words
from scrabble_course.resources import word_list
from scrabble_course.scrabblegram import (
    can_form_word_from_tiles,
    compute_score,
    read_modifiers,
)
from tests.exercises.attempts import right, slips_in, variant

BEGINNING_OF_THE_LIST = word_list.read_words()[:3000]
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
def by_steps(tiles, score_modifiers, words=None):
    best_score, best_word = -1, ""
    for word in load_words() if words is None else words:
        for way in ways(word, tiles.upper().replace(" ", "?")):
            score = compute_score(way, score_modifiers)
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


START = 'best_score, best_word = -1, ""'
LIST = "load_words() if words is None else words"
SCORE = "compute_score(way, score_modifiers)"
IF_MORE = "if score > best_score"
KEPT = "best_score, best_word = score, word"
KEPT_OUTSIDE = "best_score = score\n            best_word = word"
ANSWER = "return best_score, best_word"
slip = slips_in(by_steps)
slip("last-one-wins", (KEPT, "best_word = word"))
slip("last-one-wins", ("        for way", "        best_score = -1\n        for way"))
slip("last-word-of-the-list", (KEPT, KEPT_OUTSIDE))
slip("space-as-blank", ('.replace(" ", "?")', ""))
slip("zero-for-none", ("-1", "0"))
slip("line-to-mend", (IF_MORE, "if score and score > best_score"))
slip("word-not-as-listed", (KEPT, KEPT[:-4] + "way"))
slip("word-not-as-listed", (KEPT, f"{KEPT}.upper()"))
slip("tie-taken-by-a-later-word", (">", ">="))
slip("first-one-wins", (KEPT, "return score, word"))
slip("first-one-wins", (IF_MORE, "if best_word == '' or score < best_score"))
slip("not-the-highest", (IF_MORE, "if word > best_word"))
slip("words-left-out", (LIST, "words"))
slip("line-to-mend", ("words is None", "not words"))
slip("longest-word", (IF_MORE, "if len(word) > len(best_word)"))
slip("seven-letters-left-out", (IF_MORE, f"{IF_MORE} and len(word) < 7"))
slip("own-word-list", (LIST, "BEGINNING_OF_THE_LIST"))
slip("own-word-list", (LIST, '[*BEGINNING_OF_THE_LIST, "newborn"]'))
slip("list-in-another-order", (LIST, f"sorted({LIST}, key=len)"))
slip("list-in-another-order", (LIST, f"sorted({LIST}, key=lambda one: -len(one))"))
slip("not-a-pair", (ANSWER, "return best_word"))
slip("returns-none", (ANSWER, f"if best_word:\n        {ANSWER}"))
slip("capitals", ("tiles.upper()", "tiles"))
slip("changes-its-argument", (START, f"words.sort(key=len)\n    {START}"))
slip("right-word-with-another-score", (SCORE, "compute_score(way, NO_MODIFIERS)"))
PLAYED = 'ways(word, tiles.upper().replace(" ", "?"))'
EACH = f"        for way in {PLAYED}:"
slip("line-to-mend", (EACH, f"        if not {PLAYED}:\n            break\n{EACH}"))


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


BEST = 'best = max(scores, key=scores.get, default="")'
FIRST = 'next((word for word in scores if scores[word] == best), "")'
variant(
    by_max,
    "the highest score first, then the first word that has it",
    (BEST, "best = max(scores.values(), default=-1)"),
    ("scores.get(best, -1), best", f"best, {FIRST}"),
)


@right("sorted by score downwards, then by the alphabet")
def by_sorting(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    pairs = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
    return (pairs[0][1], pairs[0][0]) if pairs else (-1, "")


@right("a pair of score and reversed place, the largest of them")
def by_pairs(tiles, score_modifiers, words=None):
    scores = all_scores(tiles, score_modifiers, words)
    ranked = [(score, -i, word) for i, (word, score) in enumerate(scores.items())]
    score, _, word = max(ranked, default=(-1, 0, ""))
    return score, word


@right("every place of the blanks tried with permutations")
def by_permutations(tiles, score_modifiers, words=None):
    best, tiles = (-1, ""), tiles.upper()
    for word in load_words() if words is None else words:
        formed, played = can_form_word_from_tiles(word, tiles)
        for places in permutations(range(len(word)), played.count("?")):
            way = "".join("?" if i in places else word[i] for i in range(len(word)))
            own = way.replace("?", "").upper()
            if formed and all(own.count(one) <= tiles.count(one) for one in own):
                score = compute_score(way, score_modifiers)
                best = (score, word) if score > best[0] else best
    return best
