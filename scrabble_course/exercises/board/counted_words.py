"""Words on a board that are counted wrongly: what stage 10 shares."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import find_cross_word, transpose
from scrabble_course.board.errors import BoardError
from scrabble_course.board.layout import (
    ACROSS,
    DOWN,
    SIZE,
    Direction,
    Premium,
    Square,
    premium_at,
)
from scrabble_course.board.letters import letter_points
from scrabble_course.checks.exercise import Case, Mistake, stops
from scrabble_course.exercises.board.common import board_with, stops_with

_OF_A_SQUARE = {"__getitem__", "premium_at"}
BLANK_HAS_NO_VALUE = stops_with(
    "blank-has-no-value",
    "KeyError: '[a-z]'",
    "A small letter is a blank, and worth 0. It is not in `LETTER_VALUES`, but "
    "`LETTER_VALUES.get(letter, 0)` gives 0 for it.",
)
STEPS_JOINED = Mistake(
    "steps-joined",
    (),
    "A square is a pair, and `pos + direction` has four parts: `+` puts one tuple "
    "behind the other. Go on by `row += down` and `col += across`.",
    shows=lambda case, got: not _OF_A_SQUARE.isdisjoint(got.callees),
    claims="^ValueError: too many values to unpack",
)
PREMIUM_ERRORS = (
    stops_with(
        "square-is-a-pair",
        r"premium_at\(\) takes 1 positional argument but 2",
        "`premium_at` takes one thing, a square, and a square is a pair. So there are "
        "two pairs of brackets: `premium_at((row, col))`.",
    ),
    stops_with(
        "premium-is-no-number",
        "'Premium' and|and 'Premium'",
        "A premium is no number, but it has two: `premium.letter_times` for the "
        "letter, and `premium.word_times` for the whole word.",
    ),
)


def random_column(
    rng: random.Random, pos: Square, above: int, below: int, tiles: str
) -> Board:
    """Return a board with so many letters above and below a square, and some others.

    >>> board = random_column(random.Random(0), (7, 7), 2, 0, "A")
    >>> "".join(board[row, 7] for row in range(15))
    '.....AA........'
    """
    row, col = pos
    places = [row + step for step in range(-above, below + 1) if step]
    lying = {(place, col): rng.choice(tiles) for place in places}
    for place in (row, *rng.sample(range(SIZE), 7)):
        lying[place, (col + rng.choice((-1, 1, 3))) % SIZE] = rng.choice(tiles)
    return Board.empty().with_tiles(lying)


def cases_of(case: Callable[[Board, str], Case], *texts: str) -> tuple[Case, ...]:
    """Return cases that are written as plays: the last one is asked about."""
    found = []
    for text in texts:
        *lying, asked = text.split(", ")
        found.append(case(board_with(*lying), asked))
    return tuple(found)


Walk = Callable[[Board, Square, Direction, int], list[Square]]
"""The squares that are taken for those of a word, from its start and direction."""
WordPoints = Callable[[Board, Square, Direction, str], int]
"""Counts one word by itself, as the helper of the lesson does."""


def in_order(board: Board, pos: Square, step: Direction, size: int) -> list[Square]:
    """Return the squares as they should be.

    >>> in_order(Board.empty(), (7, 6), (0, 1), 3)
    [(7, 6), (7, 7), (7, 8)]
    """
    (row, col), (down, across) = pos, step
    return [(row + n * down, col + n * across) for n in range(size)]


def _standing(board: Board, pos: Square, step: Direction, size: int) -> list[Square]:
    return [pos] * size


def _stopped(board: Board, pos: Square, step: Direction, size: int) -> list[Square]:
    """Take a step only from an empty square."""
    squares = in_order(board, pos, step, size)
    lying = [place for place, at in enumerate(squares) if board[at] != EMPTY]
    first = min([*lying, size])
    return squares[:first] + squares[first : first + 1] * (size - first)


def _always(step: Direction) -> Walk:
    return lambda board, pos, _, size: in_order(board, pos, step, size)


def _late(board: Board, pos: Square, step: Direction, size: int) -> list[Square]:
    return in_order(board, pos, step, size + 1)[1:]


@dataclass(frozen=True, slots=True)
class OnSquare:
    """A letter of a word: what lies on its square, and what it may earn there."""

    letter: str
    is_laid: bool
    premium: Premium

    @property
    def points(self) -> int:
        """What the letter is worth."""
        return letter_points(self.letter)

    @property
    def letter_times(self) -> int:
        """How often the letter counts."""
        return self.premium.letter_times if self.is_laid else 1

    @property
    def word_times(self) -> int:
        """How often the word counts for this square."""
        return self.premium.word_times if self.is_laid else 1

    @property
    def earned(self) -> int:
        """What the letter adds to its word."""
        return self.points * self.letter_times


Word = tuple[OnSquare, ...]
Count = Callable[[Word], int]


def letters(word: Word) -> int:
    """Return what the letters earn before word premiums."""
    return sum(square.earned for square in word)


def times(word: Word) -> int:
    """Return how often the word counts."""
    return math.prod(square.word_times for square in word)


def right(word: Word) -> int:
    """Return what a word scores."""
    return letters(word) * times(word)


def no_premiums(word: Word) -> int:
    """Return what the letters are worth."""
    return sum(square.points for square in word)


def counted(count: Count, walk: Walk = in_order) -> WordPoints:
    """Return what counts a word by `count`, on the squares that `walk` takes.

    >>> counted(right)(Board.empty(), (7, 6), (0, 1), "QUIZ")
    44
    """

    def word_points(board: Board, pos: Square, direction: Direction, word: str) -> int:
        squares = walk(board, pos, direction, len(word))
        pairs = zip(word, squares, strict=True)
        return count(
            tuple(
                OnSquare(one, board[at] == EMPTY, premium_at(at)) for one, at in pairs
            )
        )

    return word_points


def crossing_by(points: WordPoints) -> Callable[[Board, str, Square, Direction], int]:
    """Return the cross_word_score that counts its word as `points` does."""

    def cross_word_score(
        board: Board, letter: str, pos: Square, direction: Direction
    ) -> int:
        if direction == DOWN:
            board, pos = transpose(board), pos[::-1]
        start, text = find_cross_word(board, pos)
        if text == EMPTY:
            return 0
        return points(board, (start, pos[1]), DOWN, text.replace(EMPTY, letter))

    return cross_word_score


def _factors(word: Word) -> list[int]:
    """Return the factors of the squares that tiles are laid on, 1 for plain ones."""
    return [square.word_times for square in word if square.is_laid]


def _all_laid(word: Word) -> Word:
    return tuple(replace(square, is_laid=True) for square in word)


def _word_premiums_multiply_the_sum_so_far(word: Word) -> int:
    total = 0
    for square in word:
        total = (total + square.earned) * square.word_times
    return total


def _word_premiums_multiply_what_follows(word: Word) -> int:
    total, so_far = 0, 1
    for square in word:
        so_far *= square.word_times
        total += square.earned * so_far
    return total


def _word_premiums_multiply_in_each_round(word: Word) -> int:
    total, so_far = 0, 1
    for square in word:
        so_far *= square.word_times
        total = (total + square.earned) * so_far
    return total


def _without(label: str) -> Count:
    """Return a count that knows nothing of one kind of premium."""

    def plain(square: OnSquare) -> OnSquare:
        is_unknown = square.premium.label == label
        return replace(square, premium=Premium()) if is_unknown else square

    return lambda word: right(tuple(map(plain, word)))


def _double_for_triple(word: Word) -> int:
    other = {1: 1, 2: 3, 3: 2}

    def swapped(square: OnSquare) -> OnSquare:
        premium = square.premium
        factors = Premium(other[premium.letter_times], other[premium.word_times])
        return replace(square, premium=factors)

    return right(tuple(map(swapped, word)))


def _letter_premiums_multiply_the_sum_so_far(word: Word) -> int:
    total = 0
    for square in word:
        total = (total + square.points) * square.letter_times
    return total * times(word)


def _an_e(letter: str) -> str:
    return "E"


def _blanks_as(tile: Callable[[str], str]) -> Count:
    """Return a count that takes blanks for tiles, those laid and those lying."""

    def worth(square: OnSquare) -> OnSquare:
        is_blank = square.letter.islower()
        return replace(square, letter=tile(square.letter)) if is_blank else square

    return lambda word: right(tuple(map(worth, word)))


@dataclass(frozen=True, slots=True)
class WordMistake:
    """A mistake in counting one word: wrong ways to count, or squares to walk along.

    `on` names groups of cases, which each function that counts words has of its own.
    """

    name: str
    on: str
    advice: str
    counts: tuple[Count, ...] = (right,)
    walks: tuple[Walk, ...] = (in_order,)


WORD_MISTAKES = (
    WordMistake(
        "stands-still",
        "WALKED",
        "The walk does not get to the end of the word. After each letter it has to go "
        "one step further, `row += down` and `col += across`, whether or not a tile is "
        "laid there. (A direction is no text: there are no quotes around `ACROSS`.)",
        walks=(_standing, _stopped),
    ),
    WordMistake(
        "one-way-only",
        "WALKED DOWN",
        "All words are counted along one way, whatever the direction is: that is the "
        "step, `down, across = direction`. To compare it, write `direction == DOWN`, "
        "without quotes.",
        walks=(_always(ACROSS), _always(DOWN)),
    ),
    WordMistake(
        "one-step-late",
        "WALKED",
        "The letters are counted too far on. The first lies where the word starts: "
        "look at the square first, then take the step. And where the walk ends, the "
        "row and column are others than those of `pos`.",
        walks=(
            _late,
            lambda board, pos, step, n: in_order(board, pos, step, 2 * n)[n:],
        ),
    ),
    WordMistake(
        "row-and-column-swapped",
        "WALKED",
        "The letters were counted along another line. A square is (row, col), `row, "
        "col = pos`, and `down, across = direction` is the step: across, the column "
        "grows, and down, the row does. A cross word of a play across runs `DOWN`, and "
        "starts on `(start, col)`.",
        walks=(
            lambda board, pos, step, size: in_order(board, pos, step[::-1], size),
            lambda board, pos, step, size: in_order(board, pos[::-1], step, size),
        ),
    ),
    WordMistake(
        "no-points",
        "GIVEN PLAIN LETTER WORD",
        "The word itself earns nothing here. Is it counted, and added? A factor that "
        "starts at 0 stays 0, however often it is multiplied, so start it at 1.",
        (lambda word: 0,),
    ),
    WordMistake(
        "letter-left-out",
        "GIVEN PLAIN",
        "A tile that is laid now earns nothing here. Its square is still empty on the "
        "board: take the letter from the word. In the text of a cross word, "
        "`text.replace('.', letter)` puts it there, and gives another text to keep.",
        (
            lambda word: (
                sum(square.points for square in word if not square.is_laid)
                * times(word)
            ),
        ),
    ),
    WordMistake(
        "first-letter-only",
        "GIVEN PLAIN LETTER WORD",
        "Only the first letter of the word is counted. A `return` inside a loop ends "
        "the function the first time round: put it below the loop, further left.",
        (lambda word: right(word[:1]),),
    ),
    WordMistake(
        "points-replaced",
        "GIVEN PLAIN LETTER WORD",
        "Points that were counted before are lost. `points = ...` replaces what was "
        "there; `points += ...` adds to it.",
        (
            lambda word: word[-1].earned * times(word),
            lambda word: (
                reduce(lambda n, one: one.earned + n * one.is_laid, word, 0)
                * times(word)
            ),
        ),
    ),
    WordMistake(
        "last-letter-left-out",
        "GIVEN PLAIN LETTER WORD",
        "The last letter of the word is not counted. Does a range end too early? "
        "`range(len(word))` reaches all the letters.",
        (lambda word: right(word[:-1]),),
    ),
    WordMistake(
        "first-letter-left-out",
        "GIVEN PLAIN LETTER WORD",
        "The first letter of the word is not counted. Places in a text begin with 0: "
        "`range(1, ...)` begins with the second letter, and so does `word[1:]`.",
        (lambda word: right(word[1:]),),
    ),
    WordMistake(
        "tile-counted-twice",
        "GIVEN PLAIN LETTER WORD",
        "A tile that is laid now is counted twice, with its premium and without. A "
        "letter counts once: with `else`, the one or the other line adds it.",
        (
            lambda word: (
                (letters(word) + sum(one.points for one in word if one.is_laid))
                * times(word)
            ),
        ),
    ),
    WordMistake(
        "factors-added",
        "GIVEN PLAIN LETTER WORD",
        "The factors of the squares have been added, to each other or to the points. "
        "They multiply: start with `times = 1`, go on with `times *= ...`, and end "
        "with `points * times`, after the last letter.",
        (
            lambda word: letters(word) * sum(_factors(word)),
            lambda word: letters(word) * (1 + sum(_factors(word))),
            lambda word: letters(word) * (sum(f for f in _factors(word) if f > 1) or 1),
            lambda word: letters(_all_laid(word)) * sum(_factors(_all_laid(word))),
            lambda word: letters(word) + sum(_factors(word)),
            lambda word: letters(word) + sum(f for f in _factors(word) if f > 1),
        ),
    ),
    WordMistake(
        "no-premiums",
        "GIVEN PLAIN LETTER WORD",
        "No premium counts here, neither of letters nor of words. It counts where the "
        "square is empty on the board before the play: was the tile laid before "
        "you looked? And a premium has two numbers to multiply with, "
        "`premium.letter_times` and `premium.word_times`.",
        (no_premiums,),
    ),
    WordMistake(
        "premiums-of-old-letters",
        "GIVEN PLAIN",
        "Premiums count here where a letter lies already, and not where a tile is "
        "laid now: the condition is the wrong way round.",
        (
            lambda word: right(
                tuple(replace(square, is_laid=not square.is_laid) for square in word)
            ),
        ),
    ),
    WordMistake(
        "last-factor-only",
        "GIVEN PLAIN LETTER WORD",
        "Only the last square says how often the word counts. `times = ...` replaces "
        "what was there; `times *= ...` multiplies it.",
        (
            lambda word: letters(word) * word[-1].word_times,
            lambda word: letters(word) * _factors(word)[-1],
        ),
    ),
    WordMistake(
        "letters-already-there",
        "GIVEN PLAIN",
        "All the letters of the word count, also those that lay there before. Only "
        "the premiums under them do not.",
        (lambda word: right(tuple(square for square in word if square.is_laid)),),
    ),
    WordMistake(
        "letter-and-word-swapped",
        "GIVEN LETTER WORD",
        "Letter and word premiums are mixed up here: `premium.letter_times` is for the "
        "tile on its square, and `premium.word_times` for the whole word.",
        (
            lambda word: (
                sum(square.points * square.word_times for square in word)
                * math.prod(square.letter_times for square in word)
            ),
            lambda word: letters(word) * math.prod(one.letter_times for one in word),
            lambda word: (
                sum(square.earned * square.word_times for square in word) * times(word)
            ),
        ),
    ),
    WordMistake(
        "double-and-triple-swapped",
        "GIVEN LETTER WORD",
        "Double and triple have changed places here: a double premium counts twice, a "
        "triple one three times.",
        (_double_for_triple,),
    ),
    WordMistake(
        "letter-premiums-multiply-other-letters",
        "GIVEN LETTER",
        "A letter premium has multiplied other letters as well. Multiply the points of "
        "this one tile, and then add them to the sum.",
        (
            _letter_premiums_multiply_the_sum_so_far,
            lambda word: (
                no_premiums(word)
                * math.prod(square.letter_times for square in word)
                * times(word)
            ),
        ),
    ),
    WordMistake(
        "one-kind-left-out",
        "GIVEN LETTER",
        "A tile lies on a letter premium here, double or triple, and counts twice or "
        "three times, in each word that it belongs to.",
        (
            lambda word: no_premiums(word) * times(word),
            *map(_without, ("DL", "TL")),
        ),
    ),
    WordMistake(
        "one-kind-left-out",
        "GIVEN WORD",
        "A word premium was left out here, double or triple. Remember it while you "
        "add up the letters, and multiply the sum in the end.",
        (letters, *map(_without, ("DW", "TW"))),
    ),
    WordMistake(
        "word-premiums-too-early",
        "GIVEN WORD",
        "A word premium has multiplied only a part of the word. Keep the factor in a "
        "variable of its own, and multiply the whole sum, after the last letter.",
        (
            lambda word: sum(square.earned * square.word_times for square in word),
            _word_premiums_multiply_the_sum_so_far,
            _word_premiums_multiply_what_follows,
            _word_premiums_multiply_in_each_round,
        ),
    ),
    WordMistake(
        "premiums-again",
        "PLAIN OLD",
        "A premium was counted that lies under a letter from an earlier turn. The tile "
        "laid first has used it up: ask `is_letter(board[row, col])` before you look "
        "at the premium.",
        (
            lambda word: right(_all_laid(word)),
            lambda word: letters(_all_laid(word)) * times(word),
            lambda word: letters(word) * times(_all_laid(word)),
        ),
    ),
    WordMistake(
        "blank-worth",
        "LAID_BLANK",
        "A small letter in the word is a blank, which is worth 0 on any square, "
        "whatever it stands for.",
        tuple(map(_blanks_as, (str.upper, _an_e))),
    ),
    WordMistake(
        "blank-worth",
        "LYING_BLANK",
        "The word runs through a blank that was laid earlier. It stays a blank, and is "
        "worth 0 in every later turn as well.",
        tuple(map(_blanks_as, (str.upper, _an_e))),
    ),
    WordMistake(
        "blank-on-a-word-premium",
        "WORD BLANK_ON_WORD",
        "A blank is worth 0, but the word premium under it counts all the same for the "
        "other letters.",
        (
            lambda word: (
                letters(word) * times(tuple(s for s in word if s.letter.isupper()))
            ),
        ),
    ),
)


def without_end(
    down: tuple[Case, ...], across: tuple[Case, ...], plain: tuple[Case, ...]
) -> tuple[Mistake, ...]:
    """Return the mistakes of functions that call themselves without end."""
    return (
        Mistake(
            "transposes-without-end",
            down,
            "Plays across come out right, and for a play down the function calls "
            "itself without end. On the transposed board the play runs across, so hand "
            "on `ACROSS`.",
            though=across,
            shows=stops,
            claims="RecursionError",
        ),
        Mistake(
            "endless-recursion",
            (),
            "Scoring a cross word asks for its own cross words, which asks again, "
            "without end. A cross word has no cross words of its own: score it by a "
            "function that counts one word and nothing else, and no direction has to "
            "come first.",
            though=plain,
            shows=stops,
            claims="RecursionError",
        ),
    )


def several_word_premiums(on: tuple[Case, ...], though: tuple[Case, ...]) -> Mistake:
    """Return the mistake that shows where a word lies on several word premiums."""
    return Mistake(
        "several-word-premiums",
        on,
        "One word premium comes out right, and several do not. They multiply each "
        "other: start with `times = 1`, and say `times *= 2` or `times *= 3` for each. "
        "Two double words make 4 times, a double and a triple word 6 times.",
        though=though,
    )


def in_words(
    groups: Mapping[str, tuple[Case, ...]],
    counting: Callable[[WordPoints, Walk], tuple[Callable[..., int], ...]],
) -> Iterator[Mistake]:
    """Give the mistakes in counting words that show in the groups there are.

    `counting` makes functions of a wrong way to count a word, and of a wrong walk.
    Some may come out right after all: a cross word has but one factor to add.
    """
    for found in WORD_MISTAKES:
        if groups.keys() >= set(found.on.split()):
            on = tuple(case for group in found.on.split() for case in groups[group])
            wrong = (
                function
                for count in found.counts
                for walk in found.walks
                for function in counting(counted(count, walk), walk)
            )
            like = tuple(function for function in wrong if _fails(function, on))
            yield Mistake(found.name, on, found.advice, like=like, throughout=True)


def _fails(function: Callable[..., int], cases: tuple[Case, ...]) -> bool:
    try:
        return any(function(*case.call.args) != case.expected for case in cases)
    except BoardError:
        return True
