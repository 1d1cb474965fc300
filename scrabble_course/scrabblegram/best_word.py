"""Stage 9: scores, and the word that scores most (seed 001, objectives 3 and 4).

Beyond what students are asked for, tiles and modifiers of the wrong kind or number
raise an error that names them: TypeError for the kind, else ValueError. There are at
most seven tiles, and each needs a modifier; modifiers left over do no harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from scrabble_course.calling import serialize
from scrabble_course.resources.english_tiles import BONUS, RACK_SIZE
from scrabble_course.resources.word_list import read_words
from scrabble_course.scrabblegram.tiles import (
    can_form_word_from_tiles,
    check_tiles,
    tile_score,
)


class ScoreModifier(Enum):
    """What a square does to the score; its value is its mark in a picture.

    >>> ScoreModifier("D")
    ScoreModifier.DOUBLE_WORD_SCORE
    """

    NONE = "."
    DOUBLE_LETTER_SCORE = "d"
    TRIPLE_LETTER_SCORE = "t"
    DOUBLE_WORD_SCORE = "D"
    TRIPLE_WORD_SCORE = "T"

    def __repr__(self) -> str:
        return str(self)


def _named(name: str) -> ScoreModifier:
    return ScoreModifier[name]


serialize.register(
    ScoreModifier, lambda modifier: (_named(modifier.name).name,), _named
)


LETTER_TIMES = {
    ScoreModifier.DOUBLE_LETTER_SCORE: 2,
    ScoreModifier.TRIPLE_LETTER_SCORE: 3,
}
WORD_TIMES = {
    ScoreModifier.DOUBLE_WORD_SCORE: 2,
    ScoreModifier.TRIPLE_WORD_SCORE: 3,
}


def read_modifiers(marks: str) -> list[ScoreModifier]:
    """Return the score modifiers of squares that are drawn as text.

    A `.` has none; `d` and `t` double and triple the letter, `D` and `T` the word.
    ValueError names any other mark.

    >>> read_modifiers(".t")
    [ScoreModifier.NONE, ScoreModifier.TRIPLE_LETTER_SCORE]
    """
    known = "".join(modifier.value for modifier in ScoreModifier)
    for place, mark in enumerate(marks):
        if mark not in known:
            raise ValueError(
                f"mark {place + 1} of {marks!r} is {mark!r}; take one of {known}"
            )
    return [ScoreModifier(mark) for mark in marks]


def compute_score(played_tiles: str, score_modifiers: Sequence[ScoreModifier]) -> int:
    """Return the score of a word that is laid from the first square on.

    `score_modifiers` has one modifier for each square; those beyond the word do
    nothing. Word modifiers apply after all letter modifiers, and several of them
    multiply each other. Playing all seven tiles adds 50 points at the very end.

    >>> compute_score("AP?LES", read_modifiers(".t..D.."))
    26
    >>> compute_score("SPA?ZLE", read_modifiers(".t..D.."))
    96
    >>> compute_score("LEAP", read_modifiers("D.D...."))
    24
    """
    check_tiles(played_tiles)
    check_modifiers(score_modifiers, len(played_tiles))
    score = 0
    word_times = 1
    for tile, modifier in zip(played_tiles, score_modifiers, strict=False):
        score += tile_score(tile) * LETTER_TIMES.get(modifier, 1)
        word_times *= WORD_TIMES.get(modifier, 1)
    score *= word_times
    if len(played_tiles) == RACK_SIZE:
        score += BONUS
    return score


def highest_scoring_word_from_tiles(
    tiles: str,
    score_modifiers: Sequence[ScoreModifier],
    words: Iterable[str] | None = None,
) -> tuple[int, str]:
    """Return the highest score that a word formed from `tiles` earns, and the word.

    The word comes as `words` has it; without `words`, the course's own list is
    read. A blank goes to the place where it costs least. Of words with equal
    scores, the first in `words` counts. If no word can be formed: `(-1, "")`.

    >>> modifiers = read_modifiers("..d....")
    >>> highest_scoring_word_from_tiles("WBNNOER", modifiers, ["bone", "newborn"])
    (66, 'newborn')
    >>> highest_scoring_word_from_tiles("WBNNOER", modifiers, ["apple"])
    (-1, '')
    """
    check_tiles(tiles)
    check_modifiers(score_modifiers, len(tiles))
    if words is None:
        words = read_words()
    best_score = -1
    best_word = ""
    for word in words:
        formed, _ = can_form_word_from_tiles(word, tiles)
        if formed:
            for played_tiles in ways_to_play(word, tiles):
                score = compute_score(played_tiles, score_modifiers)
                if score > best_score:
                    best_score = score
                    best_word = word
    return best_score, best_word


def ways_to_play(word: str, tiles: str) -> list[str]:
    """Return every way to play `word`: each letter by its own tile or by a blank.

    Capitals count like small letters, and a space like a `?`. If there is no way, the
    list is empty.

    >>> ways_to_play("APPLES", "ZLEAP?S")
    ['AP?LES', 'A?PLES']
    """
    if word == "":
        return [""]
    ways = []
    letter = word[0]
    for tile in (letter.upper(), letter.lower(), "?", " "):
        if tile in tiles:
            for way in ways_to_play(word[1:], tiles.replace(tile, "", 1)):
                ways.append(tile + way)
    return ways


def check_modifiers(score_modifiers: Sequence[ScoreModifier], tiles: int) -> None:
    """Raise an error if so many tiles cannot lie on squares with these modifiers.

    >>> check_modifiers(read_modifiers(".t"), 3)
    Traceback (most recent call last):
    ValueError: 3 tiles need 3 score modifiers, but there are 2
    """
    if tiles > RACK_SIZE:
        raise ValueError(f"Scrabblegram has 7 tiles, not {tiles}; leave some out")
    if len(score_modifiers) < tiles:
        raise ValueError(
            f"{tiles} tiles need {tiles} score modifiers, "
            f"but there are {len(score_modifiers)}"
        )
    for place, modifier in enumerate(score_modifiers):
        if not isinstance(modifier, ScoreModifier):
            raise TypeError(
                f"score_modifiers[{place}] is {modifier!r}; take a member of "
                "ScoreModifier, such as ScoreModifier.NONE"
            )
