"""What can be spelled from a rack: all its words, and the one that scores most.

A scan looks at every word of the lexicon. This search starts at the root of the word
graph instead and takes only the letters that lead on and are still on the rack: of a
quarter of a million words it sees some hundreds.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from operator import mul

from scrabble_course.engine import fast
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.rack_counts import small_tiles
from scrabble_course.engine.word_graph import ALL_LETTERS, LETTERS, WordGraph
from scrabble_course.resources.english_tiles import BONUS, LETTER_VALUES, RACK_SIZE

VALUES = {letter: LETTER_VALUES[letter.upper()] for letter in LETTERS}


def rack_words(rack: str, lexicon: Lexicon) -> list[str]:
    """Return the words that the tiles of `rack` spell, in the lexicon's order.

    A tile is a letter of either case; `?` or a space is a blank, any letter.
    Anything else raises ValueError.

    >>> lexicon = Lexicon.from_words(["leap", "pizza", "apples", "wasp"])
    >>> rack_words("ZLEAP?S", lexicon)
    ['apples', 'leap', 'wasp']
    """
    small = small_tiles(rack)
    if fast.chosen is not None and len(small) <= fast.MOST_TILES:
        return fast.chosen.rack_words(small, lexicon.graph)
    tiles = Counter(small)
    blanks = tiles.pop("?", 0)
    return _spelled([tiles[letter] for letter in LETTERS], blanks, lexicon.graph)


def best_rack_word(
    tiles: str,
    letter_times: Sequence[int],
    word_times: Sequence[int],
    lexicon: Lexicon,
) -> tuple[int, str]:
    """Return the highest score of `tiles` and the word that earns it (seed 001).

    Tile n of a word lies on square n: the tile's value is multiplied by
    `letter_times[n]`, and after that the sum by each `word_times[n]` under the word.
    Seven tiles earn 50 points more. A blank is worth nothing and stands where that
    costs least. Of words with equal scores the first in the alphabet is taken; without
    any word the answer is `(-1, "")`.

    >>> lexicon = Lexicon.from_words(["leap", "please", "apples", "wasp"])
    >>> best_rack_word("ZLEAP?S", (1, 3, 1, 1, 1, 1, 1), (1, 1, 1, 1, 2, 1, 1), lexicon)
    (26, 'apples')
    """
    small = small_tiles(tiles)
    _check_squares(len(tiles), letter_times, word_times)
    factors = [math.prod(word_times[:length]) for length in range(len(tiles) + 1)]
    if fast.chosen is not None and _is_small(letter_times[: len(tiles)], factors):
        return fast.chosen.best_rack_word(small, letter_times, factors, lexicon.graph)
    held = Counter(small)
    best_score, best_word = -1, ""
    for word in rack_words(tiles, lexicon):
        factor, bonus = factors[len(word)], BONUS * (len(word) == RACK_SIZE)
        values = map(VALUES.__getitem__, word)
        points = sum(map(mul, values, letter_times))
        # A blank only costs points: it need not be placed if the word loses anyway.
        if points * factor + bonus > best_score:
            points -= _cost_of_blanks(word, held, letter_times)
            score = points * factor + bonus
            if score > best_score:
                best_score, best_word = score, word
    return best_score, best_word


def _check_squares(
    tiles: int, letter_times: Sequence[int], word_times: Sequence[int]
) -> None:
    """Refuse squares that are too few for `tiles`, or that count less than once."""
    for name, times in (("letter_times", letter_times), ("word_times", word_times)):
        if len(times) < tiles:
            raise ValueError(
                f"{name} has {len(times)} squares for {tiles} tiles; "
                "give one number for each tile"
            )
        for place, number in enumerate(times):
            if not isinstance(number, int) or number < 1:
                raise ValueError(
                    f"{name}[{place}] is {number!r}; give a whole number from 1 up"
                )


def _is_small(letter_times: Sequence[int], factors: Sequence[int]) -> bool:
    """Return whether the search in C takes these numbers."""
    return (
        len(letter_times) <= fast.MOST_TILES
        and max(letter_times, default=1) <= fast.MOST_LETTER_TIMES
        and factors[-1] <= fast.MOST_WORD_TIMES
    )


def _cost_of_blanks(word: str, held: Counter[str], letter_times: Sequence[int]) -> int:
    """Return the fewest points of letters that blanks take away from `word`."""
    cost = 0
    for letter in set(word):
        blanks = word.count(letter) - held[letter]
        if blanks > 0:
            times = [
                times
                for other, times in zip(word, letter_times, strict=False)
                if other == letter
            ]
            cost += VALUES[letter] * sum(sorted(times)[:blanks])
    return cost


def _spelled(counts: list[int], blanks: int, graph: WordGraph) -> list[str]:
    """Return the words of `counts`, the tiles of each letter, and `blanks`, in order.

    A letter's own tile goes before a blank, so that every word is found once.
    """
    children, finals = graph.children, graph.finals
    edges, targets = graph.edges, graph.targets
    words: list[str] = []

    def walk(node: int, text: str, held: int, blanks: int) -> None:
        # Lay each letter that can come next and is on the rack; then take it back.
        reach = ALL_LETTERS if blanks else held
        onward, ending = children[node], finals[node] & reach
        ahead = onward & reach | ending
        while ahead:
            bit = ahead & -ahead  # the next letter in the order of the alphabet
            ahead ^= bit
            place = bit.bit_length() - 1
            word = text + LETTERS[place]
            if ending & bit:
                words.append(word)
            if onward & bit:
                # WordGraph.child, written out: a call would cost a third more time.
                child = targets[edges[node] + (onward & (bit - 1)).bit_count()]
                if held & bit:
                    counts[place] -= 1
                    walk(child, word, held if counts[place] else held ^ bit, blanks)
                    counts[place] += 1
                else:
                    walk(child, word, held, blanks - 1)

    held = sum(1 << place for place, count in enumerate(counts) if count)
    walk(graph.root, "", held, blanks)
    return words
