"""The second exercise of stage 9: the word that scores most (seed 001, objective 4)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.scrabblegram.common import (
    PLAIN_SQUARES,
    describe,
    for_search,
)
from scrabble_course.scrabblegram.best_word import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

LEAPS = ["apples", "leap", "leaps", "please", "pleasingly", "spatzle", "wasp"]
WORDS = (
    "ace act adze ale apple apples aster bane cat cats cast deal ease east jape lace "
    "lapse lead leap leaps lease pale pales please qi rate scale seat spatzle stale "
    "steal tale tea wasp zap zest"
).split()
COURSE_WORDS = ["leap", "qi", "vim", "zoo"]
"""Stand in for the course's list; the best for QI and Vs is that of the list."""

PLAIN_MODIFIERS = read_modifiers(PLAIN_SQUARES)
Answer = tuple[int, str]
NO_WORD: Answer = (-1, "")


def _case(
    tiles: str, marks: str, words: list[str], topic: str, given: bool = False
) -> Case:
    """Return a case for tiles, the squares that `marks` draws, and a few words."""
    call = Call((tiles, read_modifiers(marks), words))
    return Case(call, highest_scoring_word_from_tiles(*call.args), topic, given)


GIVEN = _case(
    "WBNNOER",
    "..d....",
    ["BONE", "BROWN", "NEWBORN", "WORN"],
    "several words",
    given=True,
)
BEST = (
    _case("QIAETRS", PLAIN_SQUARES, ["tea", "qi", "aster", "air"], "several words"),
    _case("CLEAPSX", PLAIN_SQUARES, ["ape", "lace", "lap"], "several words"),
    _case("ZLEAPXS", ".t..D..", LEAPS, "several words"),
)
ONE_N = (
    _case("WBNNOER", "..d....", ["BROWN"], "one word"),
    _case("WBNNOER", "..d....", ["NEWBORN"], "equal tiles"),
)
MODIFIERS = (
    _case("EALPXVB", "t...D..", ["leap", "pale"], "squares that decide"),
    _case("CLEAPSX", "....T..", ["ape", "place", "zap"], "squares that decide"),
)
ALL_TILES = _case("ZLEAP?S", ".t..D..", LEAPS, "all seven tiles")
NONE = (
    _case("BCDFGHJ", PLAIN_SQUARES, LEAPS, "no word can be formed"),
    _case("LEAPXYZ", PLAIN_SQUARES, ["apples", "zoo"], "no word can be formed"),
)
WORTH_NOTHING = (
    _case("??QQJJX", PLAIN_SQUARES, ["ad", "it"], "a word worth 0"),
    _case("?QQJJXX", PLAIN_SQUARES, ["a", "zoo"], "a word worth 0"),
)
TIES = (
    _case("CATXQJV", PLAIN_SQUARES, ["act", "cat"], "words with equal scores"),
    _case("XPEARVI", "d......", ["ear", "era", "rea"], "words with equal scores"),
)
BLANK_WORTH = (
    _case("LEAP?SR", PLAIN_SQUARES, ["jape", "leap"], "a blank is worth 0"),
    _case("T?EAQRS", PLAIN_SQUARES, ["tea", "zest"], "a blank is worth 0"),
)
BLANK_PLACE = (
    _case("AP?LESX", "..t....", ["apples", "pales"], "the best place of a blank"),
    _case("BN?A?AX", ".t..t..", ["ban", "banana"], "the best place of a blank"),
    _case("SET?CRV", "...t...", ["set", "sets"], "the best place of a blank"),
)
SPACE = (
    _case("ZLEAP S", ".t..D..", LEAPS, "a blank written as a space"),
    _case(" WSPQQQ", PLAIN_SQUARES, ["wasp"], "a blank written as a space"),
    _case("W SPQQQ", PLAIN_SQUARES, ["wasp"], "a blank written as a space"),
)
MARKED = (
    _case("ZLEAP?S", ".t..D..", LEAPS, "a blank"),
    _case("W?SPQQQ", PLAIN_SQUARES, ["wasp"], "a blank"),
)
SMALL = (
    _case("zleapxs", PLAIN_SQUARES, LEAPS, "tiles in small letters"),
    _case("ZLEAPXS", PLAIN_SQUARES, ["LAP", "LEAP"], "words in capitals"),
)
IN_CAPITALS = (
    _case("ZLEAPXS", PLAIN_SQUARES, [word.upper() for word in LEAPS], "capitals"),
    _case("QIAETRS", PLAIN_SQUARES, ["AIR", "ASTER", "QI", "TEA"], "capitals"),
    _case("CLEAPSX", PLAIN_SQUARES, ["APE", "LACE", "LAP"], "capitals"),
)
LEFT_OUT = Case(
    Call(("QIVVVVV", PLAIN_MODIFIERS), script={"words": COURSE_WORDS}),
    (11, "qi"),
    "the words left out",
)
EMPTY_LIST = Case(
    Call(("ZLEAPXS", PLAIN_MODIFIERS, []), script={"words": COURSE_WORDS}),
    NO_WORD,
    "the words that are given",
)
OWN_LIST = _case("ZLEAP?S", PLAIN_SQUARES, ["leap"], "the words that are given")


def _words_of(case: Case) -> list[str]:
    words: list[str] = case.call.args[2] if case.call.args[2:] else COURSE_WORDS
    return words


def _is_answer(value: Any) -> bool:
    return type(value) is tuple and list(map(type, value)) == [int, str]


def _word(got: Outcome) -> str:
    return got.value[1] if _is_answer(got.value) else ""


def _formed(case: Case) -> Iterator[tuple[str, str]]:
    """Give the words that can be formed, each with the tiles played."""
    for word in _words_of(case):
        formed, played_tiles = can_form_word_from_tiles(word, case.call.args[0])
        if formed:
            yield word, played_tiles


def _gives_tiles(case: Case, got: Outcome) -> bool:
    word, tiles = _word(got), case.call.args[0]
    played = {way for listed in _words_of(case) for way in ways_to_play(listed, tiles)}
    is_played = word.upper() in {way.upper() for way in played}
    return ("?" in word or " " in word) and is_played


def _gives_another_spelling(case: Case, got: Outcome) -> bool:
    expected: str = case.expected[1]
    return _word(got) != expected and _word(got).upper() == expected.upper()


def _takes_other_words(case: Case, got: Outcome) -> bool:
    listed = {word.upper() for word in _words_of(case)}
    return _word(got) != "" and _word(got).upper() not in listed


def _takes_one_without_tiles(case: Case, got: Outcome) -> bool:
    formed = {word for word, _ in _formed(case)}
    return _word(got) in set(_words_of(case)) - formed


def _plays_tiles_twice(case: Case, got: Outcome) -> bool:
    has_tiles = set(_word(got).upper()) <= set(case.call.args[0].upper())
    return has_tiles and _takes_one_without_tiles(case, got)


def _scores_the_right_word_otherwise(case: Case, got: Outcome) -> bool:
    right_score, right_word = case.expected
    return _word(got) == right_word != "" and bool(got.value[0] != right_score)


def _takes_the_longest(case: Case, got: Outcome) -> bool:
    longest = max((word for word, _ in _formed(case)), key=len, default="")
    return longest != case.expected[1] and _word(got) == longest


def _takes_the_longest_or_is_right(case: Case, got: Outcome) -> bool:
    return _takes_the_longest(case, got) or got.value == case.expected


def _takes_another_that_is_formed(case: Case, got: Outcome) -> bool:
    return _word(got) in {word for word, _ in _formed(case)} - {case.expected[1]}


def _takes_a_later_word(case: Case, got: Outcome) -> bool:
    return got.value[0] == case.expected[0] and _word(got) in _words_of(case)


def _best_by(
    points: Callable[[str, str, Any], int | None],
    least: int = -1,
    none: Answer = NO_WORD,
) -> Callable[..., Answer]:
    """Return a wrong search: `points` gets a word, all tiles, and modifiers.

    It gives None for a word that cannot be formed.
    """

    def wrong(tiles: str, modifiers: Any, words: Any = None) -> Answer:
        best = least, ""
        for word in COURSE_WORDS if words is None else words:
            found = points(word, tiles, modifiers)
            if found is not None and found > best[0]:
                best = found, word
        return best if best[1] else none

    return wrong


def _search(
    score: Callable[[str, str, Any], int], least: int = -1, none: Answer = NO_WORD
) -> Callable[..., Answer]:
    """Return a wrong search: `score` gets a word, the tiles played, and modifiers."""

    def points(word: str, tiles: str, modifiers: Any) -> int | None:
        formed, played = can_form_word_from_tiles(word, tiles)
        return score(word, played, modifiers) if formed else None

    return _best_by(points, least, none)


def _among(part: slice) -> Callable[..., Answer]:
    """Return a search that looks only at a part of the words."""

    def wrong(tiles: str, modifiers: Any, words: Any = None) -> Answer:
        listed = COURSE_WORDS if words is None else words
        return highest_scoring_word_from_tiles(tiles, modifiers, listed[part])

    return wrong


def _last_formed(otherwise: Callable[[Answer], Answer]) -> Callable[..., Answer]:
    """Return a search that compares nothing: each word takes the place of the best.

    At a word that cannot be formed, what was found is changed as `otherwise` says.
    """

    def wrong(tiles: str, modifiers: Any, words: Any = None) -> Answer:
        best = NO_WORD
        for word in COURSE_WORDS if words is None else words:
            formed, played = can_form_word_from_tiles(word, tiles)
            score = compute_score(played, modifiers) if formed else -1
            best = (score, word) if formed else otherwise(best)
        return best

    return wrong


def _by_ways(choose: Callable[[list[int]], int]) -> Callable[..., Answer]:
    """Return a wrong search: of all ways to play a word, one is chosen by its score."""

    def points(word: str, tiles: str, modifiers: Any) -> int | None:
        ways = ways_to_play(word, tiles)
        scores = [compute_score(way, modifiers) for way in ways]
        return choose(scores) if scores else None

    return _best_by(points)


def _by_tiles(word: str, played: str, modifiers: Any) -> int:
    return compute_score(played, modifiers)


def _by_word(word: str, played: str, modifiers: Any) -> int:
    return compute_score(word, modifiers)


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
    case = _case("".join(tiles).upper(), marks, words, "several words")
    return replace(case, topic=_kind(case))


def _kind(case: Case) -> str:
    """Return the topic of a random case: what is hardest about it."""
    if case.expected == NO_WORD:
        return "no word can be formed"
    if len(case.expected[1]) == 7:
        return "all seven tiles"
    if _search(_by_tiles)(*case.call.args) != case.expected:
        return "the best place of a blank"
    if _search(_by_word)(*case.call.args) != case.expected:
        return "a blank is worth 0"
    return "squares that decide"


MISTAKES = (
    Mistake(
        "pair-the-wrong-way-round",
        (),
        "The two parts of the answer have changed places: the score comes first, and "
        "then the word.",
        shows=lambda case, got: (
            type(got.value) is tuple and [*map(type, got.value)] == [str, int]
        ),
    ),
    Mistake(
        "no-word-is-a-text",
        (*NONE, EMPTY_LIST),
        'No word can be formed here: then the score is -1, and the word `""`, the '
        "empty text. Begin with these, and not with None.",
        shows=lambda case, got: type(got.value) is tuple and None in got.value,
    ),
    Mistake(
        "not-a-pair",
        (),
        "The answer has two parts, separated by a comma: the score, a whole number, "
        "and the word, as in `return best_score, best_word`.",
        shows=lambda case, got: got.ended == "returned" and not _is_answer(got.value),
        claims="returns (?!None)",
    ),
    Mistake(
        "nothing-found",
        (GIVEN, *BEST),
        "No word of this list is found, though some can be formed. Is a word taken if "
        "it scores **more** than the best so far, also when there is only one way to "
        "play it? Does `check(ways_to_play)` pass, if you use that? And does "
        "`compute_score` get the tiles played, and not a pair?",
        like=(lambda tiles, modifiers, words: NO_WORD,),
        throughout=True,
    ),
    Mistake(
        "tiles-for-the-word",
        (),
        "These are the tiles played, with a `?` for each blank. The answer is the word "
        "of the list that they form.",
        shows=_gives_tiles,
    ),
    Mistake(
        "own-word-list",
        (OWN_LIST, *BEST, *NONE),
        "That word is not among the words that were given. Go through the parameter "
        "`words`, and read the course's own list only if it is None.",
        shows=_takes_other_words,
    ),
    Mistake(
        "empty-list-taken-for-none",
        (EMPTY_LIST,),
        "The list of words was given here, and it is empty: no word can be formed. "
        "`if not words` holds for an empty list as well as for None; ask `if words is "
        "None`.",
        shows=lambda case, got: got.value[1] != "",
        though=(OWN_LIST,),
    ),
    Mistake(
        "word-not-as-listed",
        (),
        "That is the right word in other letters. Return it as the list has it, and "
        "neither the tiles played nor the text that you compare with.",
        shows=_gives_another_spelling,
    ),
    Mistake(
        "zero-for-none",
        NONE,
        'No word can be formed here, and the answer to that is `(-1, "")`. Start with '
        "`best_score = -1`: every word, even one worth 0, is better than that.",
        like=(lambda tiles, modifiers, words: (0, ""),),
    ),
    Mistake(
        "zero-is-a-word",
        WORTH_NOTHING,
        "A word can be formed here. It is made of blanks and scores 0, but a word "
        "worth 0 is a word. Start with `best_score = -1`, and ask only what is larger: "
        "by itself, a 0 counts as False in an `if`. (And is a word looked at that only "
        "blanks spell?)",
        like=(_search(_by_tiles, least=0),),
        though=(*BEST, *NONE),
        throughout=True,
    ),
    Mistake(
        "last-word-of-the-list",
        (GIVEN, *BEST),
        "The score is that of the best word, and the word is another. Keep the word "
        "together with its score, in the same `if`, and return the one that was kept, "
        "and not the variable of the loop, which holds the last word of the list.",
        shows=lambda case, got: (
            _word(got) != case.expected[1] and got.value[0] == case.expected[0]
        ),
    ),
    Mistake(
        "fifty-points-twice",
        (),
        "The score has 50 points too many. `compute_score` adds them itself when all "
        "seven tiles are played.",
        shows=lambda case, got: (
            len(case.expected[1]) == 7 and got.value[0] == case.expected[0] + 50
        ),
    ),
    Mistake(
        "tile-played-twice",
        BEST,
        "That word needs a letter more often than the tiles have it. A tile that is "
        "played is gone: play the rest of the word with one tile less. "
        "`tiles.replace(tile, '', 1)` leaves `tiles` as it was and gives a text that "
        "is new: use that one.",
        shows=_plays_tiles_twice,
        though=NONE[:1],
    ),
    Mistake(
        "a-word-for-none",
        NONE,
        'No word can be formed here, and the answer to that is `(-1, "")`. Does the '
        'best word begin as `""`, and is it that one which is returned, and not the '
        "variable of the loop?",
        shows=lambda case, got: (
            got.value[0] == -1 and _takes_one_without_tiles(case, got)
        ),
        though=(GIVEN, *BEST),
    ),
    Mistake(
        "word-without-tiles",
        (*BEST, *NONE, *BLANK_WORTH),
        "That word cannot be formed from the tiles. Do you ask whether it can be? "
        "`ways_to_play` gives no way then. (`can_form_word_from_tiles` gives a pair, "
        "and `if` takes every pair for true: `formed, played = ...`, `if formed:`.)",
        shows=_takes_one_without_tiles,
    ),
    Mistake(
        "all-copies-gone",
        (GIVEN, ONE_N[1]),
        "NEWBORN, which needs both Ns and all the tiles, is not found, though BROWN "
        "is. Are words left out that are as long as the tiles? And where a tile is "
        "played: `tiles.replace(tile, '')` takes all equal ones away, "
        "`tiles.replace(tile, '', 1)` takes one.",
        shows=lambda case, got: _word(got) != "NEWBORN",
        though=ONE_N[:1],
        throughout=True,
    ),
    Mistake(
        "word-not-looked-at",
        (OWN_LIST, *BEST, *MODIFIERS),
        "The last word of the list is not looked at, or the first. `for word in words` "
        "goes through them all; places are counted from 0, and `range(n)` ends with n "
        "- 1 by itself.",
        like=(_among(slice(-1)), _among(slice(1, None))),
        throughout=True,
    ),
    Mistake(
        "modifiers-left-out",
        MODIFIERS,
        "Without the score modifiers this would be the best word. Let "
        "`compute_score(played_tiles, score_modifiers)` say what each is worth.",
        shows=lambda case, got: (
            _word(got)
            == highest_scoring_word_from_tiles(
                case.call.args[0], PLAIN_MODIFIERS, case.call.args[2]
            )[1]
            != case.expected[1]
        ),
        though=BEST[:2],
    ),
    Mistake(
        "longest-word",
        BEST,
        "That is the longest word that can be formed, but another one scores more. "
        "Compare the scores.",
        shows=_takes_the_longest_or_is_right,
        throughout=True,
    ),
    Mistake(
        "blank-worth-its-letter",
        BLANK_WORTH,
        "A blank has been given the score of the letter that it stands for. Score the "
        "tiles played, where it is a `?`, and not the word.",
        like=(_search(_by_word),),
    ),
    Mistake(
        "another-way-counts",
        (*BLANK_WORTH, *BLANK_PLACE),
        "There are several ways to play the word, with a blank here or there, and the "
        "one that scores most counts. Is each way compared with the best so far, or "
        "is it the last one that counts, or the first?",
        like=(_by_ways(lambda scores: scores[-1]), _by_ways(min)),
        throughout=True,
    ),
    Mistake(
        "blank-place",
        BLANK_PLACE,
        "The word has two equal letters, and the blank may stand for either. Try every "
        "way to play the word, and let the one that scores most count. "
        "(`can_form_word_from_tiles` knows one way only; if you use `ways_to_play`, "
        "does `check(ways_to_play)` pass?)",
        like=(_search(_by_tiles),),
        though=(GIVEN, *BEST),
        throughout=True,
    ),
    Mistake(
        "best-not-kept",
        (GIVEN, *BEST),
        "A word comes back, and its score is -1: the best score is not kept, or it is "
        "set back. Set it to -1 once, before the loop over the words, and give it the "
        "score together with the word.",
        shows=lambda case, got: got.value[0] == -1 and _word(got) != "",
    ),
    Mistake(
        "right-word-with-another-score",
        (GIVEN, *BEST),
        "The word is right, and its score is not. Is the score returned that was kept "
        "with it, and not the last one? Does `check(compute_score)` pass? And does it "
        "get the tiles played, with all the score modifiers?",
        shows=_scores_the_right_word_otherwise,
    ),
    Mistake(
        "last-one-wins",
        (GIVEN, *BEST),
        "Each word has taken the place of the one before, whatever it scores. Is the "
        "best score set to -1 inside the loop, so that it is forgotten in each round? "
        "Set it once, above the loop, and take a word only if it scores more.",
        like=(
            _last_formed(lambda best: best),
            _last_formed(lambda best: NO_WORD),
            _last_formed(lambda best: (-1, best[1])),
        ),
        throughout=True,
    ),
    Mistake(
        "first-one-wins",
        (GIVEN, *BEST),
        "The first word that can be formed comes back, though a later one scores more. "
        "Does a `return` or a `break` end the loop too early? And is a word compared "
        "with the best score so far, and taken if its own is higher, `>`?",
        shows=lambda case, got: _word(got) == next(_formed(case))[0],
        throughout=True,
    ),
    Mistake(
        "not-the-highest",
        (GIVEN, *BEST),
        "That word can be formed, but another scores more. Is every word looked at, "
        "with all of the tiles each time, and scored by those that are played for it? "
        "And are the best score and its word kept together, and only until one scores "
        "more?",
        shows=_takes_another_that_is_formed,
    ),
    Mistake(
        "tie-taken-by-a-later-word",
        TIES,
        "Several words share the highest score, and the first of them in the list "
        "counts. Take a new word only if its score is higher, `>` and not `>=`. (Of "
        "pairs with equal scores, `max` and `sort` compare the words as well.)",
        shows=_takes_a_later_word,
        though=(GIVEN, *BEST),
    ),
    Mistake(
        "space-as-blank",
        SPACE,
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too; `tiles.replace(' ', '?')` makes them all alike.",
        though=MARKED,
        claims="KeyError: ' '",
    ),
    Mistake(
        "capitals",
        (*SMALL, *BEST),
        "Elsewhere, where tiles and words are all in capitals, words are found. "
        "Capitals count like small letters, in the tiles and in the words.",
        though=IN_CAPITALS,
        shows=lambda case, got: not _gives_another_spelling(case, got),
        claims="KeyError: '[a-zA-Z]'",
    ),
    Mistake(
        "words-left-out",
        (LEFT_OUT,),
        "`words` may be left out, as in this call. Then it is None, and the words are "
        "those of `load_words()`.",
        though=(GIVEN, *BEST, *NONE),
        claims="TypeError: .*(missing 1 required|'NoneType' object is not iterable)",
    ),
)

EXERCISE = Exercise(
    "highest_scoring_word_from_tiles",
    stage=9,
    reference=highest_scoring_word_from_tiles,
    cases=(
        *(GIVEN, *BEST, *ONE_N, ALL_TILES, *MODIFIERS, *NONE, *BLANK_WORTH),
        *(*WORTH_NOTHING, *BLANK_PLACE, *TIES, OWN_LIST, EMPTY_LIST),
        *(*SPACE, *SMALL, LEFT_OUT),
    ),
    generate=_random_case,
    generated=50,
    stand_ins=for_search,
    judge=judge_value,
    mistakes=MISTAKES,
    describe=describe,
    hints=(
        "Every word of the list is tried: can it be formed, and what does it score? "
        "What must you remember from one word to the next?",
        "Start with the answer for no word at all, a score of -1. For each word, "
        "score every way to play it; if that is more than the best so far, keep the "
        "score and the word.",
        "`for tiles_played in ways_to_play(word, tiles):` goes through all the ways to "
        "play a word, and there are none if it cannot be formed. Call `compute_score` "
        "on each, and keep score and word if it is `>` than the best so far.",
    ),
)
