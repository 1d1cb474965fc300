"""The second exercise of stage 9: the word that scores most (seed 001, objective 4)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from operator import itemgetter
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import (
    Wrong,
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.scrabblegram.scrabblegram_stand_ins import for_search
from scrabble_course.exercises.scrabblegram.shown_calls import KIND, describe
from scrabble_course.scrabblegram.best_word import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import sum_of_tiles

PLAIN = "......."
LEAPS = "apples leap leaps please pleasingly spatzle wasp"
WORDS = (
    "ace act adze ale apple apples aster bane cat cats cast deal ease east jape lace "
    "lapse lead leap leaps lease pale pales please qi rate scale seat spatzle stale "
    "steal tale tea wasp zap zest"
).split()
COURSE_WORDS = ["leap", "qi", "vim", "zoo"]
"""Stand in for the course's list; the best for QI and Vs is that of the list."""

BestWord = tuple[int, str]
NO_WORD: BestWord = (-1, "")


def _case(
    topic: str, tiles: str, words: str, marks: str = PLAIN, *, given: bool = False
) -> Case:
    """Return a case for tiles, a few words, and the squares that `marks` draws."""
    call = Call((tiles, read_modifiers(marks), words.split()))
    return Case(call, highest_scoring_word_from_tiles(*call.args), topic, given)


def _cases(topic: str, *rows: tuple[str, ...]) -> tuple[Case, ...]:
    return tuple(_case(topic, *row) for row in rows)


MANY = "several words"
GIVEN = _case(MANY, "WBNNOER", "BONE BROWN NEWBORN WORN", "..d....", given=True)
BEST = _cases(
    MANY,
    ("QIAETRS", "tea qi aster air"),
    ("CLEAPSX", "ape lace lap"),
    ("ZLEAPXS", LEAPS, ".t..D.."),
)
BROWN = _case("one word", "WBNNOER", "BROWN", "..d....")
NEWBORN = _case("equal tiles", "WBNNOER", "NEWBORN", "..d....")
MODIFIERS = _cases(
    "squares that decide",
    ("EALPXVB", "leap pale", "t...D.."),
    ("CLEAPSX", "ape place zap", "....T.."),
)
ALL_TILES = _case("all seven tiles", "ZLEAP?S", LEAPS, ".t..D..")
SEVENS = _case("all seven tiles", "LEAPER?", "leapers pleader relapse", "t......")
NONE = _cases("no word can be formed", ("BCDFGHJ", LEAPS), ("LEAPXYZ", "apples zoo"))
WORTH_NOTHING = _cases("a word worth 0", ("??QQJJX", "ad it"), ("?QQJJXX", "a zoo"))
TIES = _cases(
    "words with equal scores",
    ("CATXQJV", "act cat"),
    ("XPEARVI", "ear era rea", "d......"),
)
TIES_OF_LENGTHS = _cases(
    "words with equal scores", ("EARSMVV", "ears me"), ("EARSBVV", "be ears")
)
BLANK_WORTH = _cases(
    "a blank is worth 0", ("LEAP?SR", "jape leap"), ("T?EAQRS", "tea zest")
)
BLANK_PLACE = _cases(
    "the best place of a blank",
    ("AP?LESX", "apples pales", "..t...."),
    ("BN?A?AX", "ban banana", ".t..t.."),
    ("SET?CRV", "set sets", "...t..."),
)
SPACE = _cases(
    "a blank written as a space",
    *(("ZLEAP S", LEAPS, ".t..D.."), (" WSPQQQ", "wasp"), ("W SPQQQ", "wasp")),
)
MARKED = _cases("a blank", ("ZLEAP?S", LEAPS, ".t..D.."), ("W?SPQQQ", "wasp"))
SMALL = (
    _case("tiles in small letters", "zleapxs", LEAPS),
    _case("words in capitals", "ZLEAPXS", "LAP LEAP"),
)
IN_CAPITALS = _cases(
    "capitals",
    ("ZLEAPXS", LEAPS.upper()),
    ("QIAETRS", "AIR ASTER QI TEA"),
    ("CLEAPSX", "APE LACE LAP"),
)
SQUARES, SCRIPT = read_modifiers(PLAIN), {"words": COURSE_WORDS}
LEFT_OUT = Case(
    Call(("QIVVVVV", SQUARES), script=SCRIPT), (11, "qi"), "the words left out"
)
EMPTY_LIST = Case(
    Call(("ZLEAPXS", SQUARES, []), script=SCRIPT), NO_WORD, "the words that are given"
)
OWN_LIST = _case("the words that are given", "ZLEAP?S", "leap")
USUAL = (GIVEN, *BEST)


def _words_of(case: Case) -> list[str]:
    return [*case.call.args[2]] if case.call.args[2:] else COURSE_WORDS


def _formed(case: Case) -> list[str]:
    tiles = case.call.args[0]
    return [word for word in _words_of(case) if ways_to_play(word, tiles)]


def _gives_another_spelling(case: Case, got: Outcome) -> bool:
    """Whether a word of the list comes back in other letters, or as its tiles."""
    words, tiles = _words_of(case), case.call.args[0]
    ways = [way for word in words for way in (word, *ways_to_play(word, tiles))]
    return got.value[1] not in words and got.value[1].upper() in map(str.upper, ways)


def _takes_other_words(case: Case, got: Outcome) -> bool:
    listed = {"", *(word.upper() for word in _words_of(case))}
    return got.value[1].upper() not in listed


def _right_score(case: Case, got: Outcome) -> bool:
    return bool(got.value[0] == case.expected[0])


def _wrong_word(case: Case, got: Outcome) -> bool:
    return bool(got.value[1] != case.expected[1])


def _search(
    score: Callable[[list[int]], int] = max,
    ways: Callable[[str, str], list[str]] = ways_to_play,
) -> Wrong:
    """Return a search of the words, each scored by `score` of what its ways earn."""

    def wrong(tiles: str, modifiers: Any, words: list[str] = COURSE_WORDS) -> BestWord:
        best = NO_WORD
        for word in words:
            scores = [compute_score(way, modifiers) for way in ways(word, tiles)]
            if scores and score(scores) > best[0]:
                best = score(scores), word
        return best

    return wrong


def _the_word(word: str, tiles: str) -> list[str]:
    return [word] if ways_to_play(word, tiles) else []


FIRST_WAY = _search(itemgetter(0))
BY_WORD = _search(ways=_the_word)
BY_TILES = _search(
    itemgetter(-1), lambda *asked: sorted(ways_to_play(*asked), key=sum_of_tiles)
)


def _first_of_seven(
    tiles: str, modifiers: Any, words: list[str] = COURSE_WORDS
) -> BestWord:
    formed = [word for word in words if len(word) == 7 and ways_to_play(word, tiles)]
    return highest_scoring_word_from_tiles(tiles, modifiers, formed[:1] or words)


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.6:
        case = rng.choice(EXERCISE.cases)
        drawn, *others = case.call.args
        shuffled = "".join(rng.sample(drawn, len(drawn)))
        return replace(case, call=replace(case.call, args=(shuffled, *others)))
    tiles = list(rng.choice([word for word in WORDS if len(word) > 3]))
    tiles += rng.choices("AEELPST??", k=7 - len(tiles))
    rng.shuffle(tiles)
    marks = "".join(rng.choices("...dtDT", k=7))
    words = sorted(rng.sample(WORDS, 12))
    if rng.random() < 0.15:
        tiles = list("BCDFGHJ")
    case = _case(MANY, "".join(tiles).upper(), " ".join(words), marks)
    return replace(case, topic=_kind(case))


def _kind(case: Case) -> str:
    """Return the topic of a random case: what is hardest about it."""
    if case.expected == NO_WORD:
        return "no word can be formed"
    if len(case.expected[1]) == 7:
        return "all seven tiles"
    if FIRST_WAY(*case.call.args) != case.expected:
        return "the best place of a blank"
    if BY_WORD(*case.call.args) != case.expected:
        return "a blank is worth 0"
    return "squares that decide"


OTHER_LIST = (
    "That word is not among the words that were given. Go through `words`, which the "
    "function is given, and read the course's own list only if it is None."
)
MISTAKES = (
    mistake("not-a-pair", error_pattern=KIND)(
        "The answer has two parts, separated by a comma: first the score, a whole "
        "number, then the word, as in `return best_score, best_word`.",
        lambda case, got: [type(got.value), *map(type, got.value)] != [tuple, int, str],
    ),
    stops_with("words-left-out", "'NoneType'", LEFT_OUT)(
        "This call leaves `words` out, and then it is None. First in the function, "
        "`if words is None: words = load_words()`, and go through `words` after that."
    ),
    answers_like("nothing-found", USUAL)(
        "No word is found, though some can be formed. Is one taken if it scores "
        "**more** than the best so far, also with one way to play it? Does "
        "`check(ways_to_play)` pass, if you use that? Does `compute_score` get the "
        "tiles played, and not a pair?",
        lambda tiles, modifiers, words: NO_WORD,
    ),
    mistake("own-word-list", GIVEN, BEST[0], every_case=True)(
        OTHER_LIST, lambda case, got: got.value[1] not in ("", *_words_of(case))
    ),
    mistake("word-not-as-listed", shows=_gives_another_spelling)(
        "That is a word of the list written in another way, or its tiles, with a `?` "
        "for each blank. Return it as the list has it, and neither the tiles played "
        "nor the text that you compare with."
    ),
    mistake("own-word-list", OWN_LIST, BEST, NONE, shows=_takes_other_words)(
        OTHER_LIST
    ),
    fails_like("zero-for-none", NONE)(
        'No word can be formed here, and the answer to that is `(-1, "")`. Start with '
        "`best_score = -1`: every word, even one worth 0, is better than that.",
        lambda tiles, modifiers, words: (0, ""),
    ),
    mistake("last-word-of-the-list", USUAL, shows=_right_score)(
        "The score is the best word's, and the word is another. Keep both in the same "
        "`if`, and return what was kept: the loop's variable holds the last word. (And "
        "a score that is set only above the loop is still that of the word before: set "
        "it anew for each word, and ask for `>`.)"
    ),
    fails_like("blank-worth-its-letter", BLANK_WORTH)(
        "A blank has been given the score of the letter that it stands for. Score the "
        "tiles played, where it is a `?`, and not the word.",
        BY_WORD,
    ),
    answers_like("blank-place", BLANK_PLACE, passes_on=USUAL)(
        "The word has two equal letters, and the blank may stand for either. Try every "
        "way to play it: the best counts. (`can_form_word_from_tiles` knows one way "
        "only; does `check(ways_to_play)` pass?)",
        FIRST_WAY,
    ),
    fails_like("blank-for-the-cheapest-tile", BLANK_PLACE, passes_on=USUAL)(
        "The blank stands for the tile that is worth least, whatever its square. What "
        "counts is the score of each way on its squares: take the highest.",
        BY_TILES,
    ),
    mistake("right-word-with-another-score", USUAL)(
        "The word is right, and its score is not. Is the score returned that was kept "
        "with it? Does `check(compute_score)` pass? Does it get the tiles played, with "
        "all the score modifiers?",
        lambda case, got: not _wrong_word(case, got),
    ),
    mistake("last-one-wins", USUAL, every_case=True)(
        "Each word takes the place of the one before, whatever it scores. Set the best "
        "score to -1 once, above the loop; take a word only if it scores more, and "
        "keep its score together with it.",
        lambda case, got: got.value == NO_WORD or got.value[1] == _formed(case)[-1],
    ),
    mistake("first-one-wins", USUAL, every_case=True)(
        "The first word formed comes back, and a later one scores more. Does a "
        "`return` or `break` end the loop? Is a word taken whose score is higher, `>`?",
        lambda case, got: got.value[1] == _formed(case)[0],
    ),
    mistake("longest-word", BEST[0], passes_on=(BROWN,))(
        "That is the longest word that can be formed, and a shorter one scores more. "
        "Score every word, and keep the one with the highest score.",
        lambda case, got: got.value[1] == "aster",
    ),
    mistake(
        *("seven-letters-left-out", GIVEN, NEWBORN, ALL_TILES),
        passes_on=(BROWN, *BEST[:2]),
        every_case=True,
    )(
        "The word that scores most has seven letters, and it was passed over. All "
        "seven tiles may be played: how long may a word be in your function?",
        _wrong_word,
    ),
    answers_like("ends-at-seven-tiles", SEVENS, passes_on=(*USUAL, ALL_TILES))(
        "A word of seven letters need not be the best: another one may score more on "
        "these squares. Does a `return` or a `break` end the loop there? Look at all "
        "words.",
        _first_of_seven,
    ),
    mistake("not-the-highest", USUAL)(
        "That word can be formed, but another scores more. Is every word looked at, "
        "with all the tiles each time, and scored by those that are played for it? Are "
        "the best score and its word kept together, until one scores more?",
        lambda case, got: _wrong_word(case, got) and got.value[1] in _formed(case),
    ),
    mistake("tie-taken-by-a-later-word", TIES, passes_on=(*USUAL, OWN_LIST))(
        "Of words with equal scores, the first in the list counts: take a new one for "
        "a higher score only, `>`. (Of pairs with equal scores, `max` and `sort` "
        "compare the words, too; a dictionary keeps the last word put under a score.)",
        _right_score,
    ),
    mistake(
        "list-in-another-order", TIES_OF_LENGTHS, passes_on=TIES, shows=_right_score
    )(
        "Of words with equal scores, the first in the list counts, however long it is. "
        "Go through `words` in their order, and do not sort them."
    ),
    mistake("space-as-blank", SPACE, passes_on=MARKED, error_pattern="KeyError: ' '")(
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too; `tiles.replace(' ', '?')` makes them all alike."
    ),
    mistake(
        "capitals", SMALL, BEST, passes_on=IN_CAPITALS, error_pattern=r"KeyError: '\w'"
    )(
        "Elsewhere, where tiles and words are all in capitals, words are found. "
        "Capitals count like small letters, in the tiles and in the words.",
        lambda case, got: got.value in (None, NO_WORD),
    ),
)

EXERCISE = Exercise(
    "highest_scoring_word_from_tiles",
    stage=9,
    reference=highest_scoring_word_from_tiles,
    cases=(
        *(GIVEN, *BEST, BROWN, NEWBORN, ALL_TILES, *MODIFIERS, *NONE, *BLANK_WORTH),
        SEVENS,
        *(*WORTH_NOTHING, *BLANK_PLACE, *TIES, *TIES_OF_LENGTHS, OWN_LIST, EMPTY_LIST),
        *(*SPACE, *SMALL, LEFT_OUT),
    ),
    generate=_random_case,
    generated=20,
    stand_ins=for_search,
    mistakes=MISTAKES,
    describe=describe,
    new_rule="of equal scores, the longest word wins.",
    hints=(
        "Every word of the list is tried: can it be formed, and what does it score? "
        "What must you remember from one word to the next?",
        "Start with the answer for no word at all, a score of -1. For each word, score "
        "every way to play it: if that is more than the best so far, keep the score "
        "and the word.",
        "`for tiles_played in ways_to_play(word, tiles):` goes through all the ways to "
        "play a word, and there are none if it cannot be formed. Call `compute_score` "
        "on each, and keep score and word if it is `>` than the best so far.",
    ),
)
