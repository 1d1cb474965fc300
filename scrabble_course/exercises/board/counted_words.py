"""Words on a board that are counted wrongly: what stage 10 shares."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from itertools import product

from scrabble_course.board import DOWN, Board, BoardError, Square, premium_at
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import find_cross_word, transpose
from scrabble_course.board.layout import SIZE, Direction, Premium
from scrabble_course.board.letters import letter_points
from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import answers_like
from scrabble_course.exercises.board.boards import board_with


def random_column(
    rng: random.Random, pos: Square, above: int, below: int, tiles: str
) -> Board:
    """Return a board with so many letters above and below a square, and some others."""
    row, col = pos
    places = [row + step for step in range(-above, below + 1) if step]
    lying = {(place, col): rng.choice(tiles) for place in places}
    for place in (row, *rng.sample(range(SIZE), 7)):
        lying[place, (col + rng.choice((-1, 1, 3))) % SIZE] = rng.choice(tiles)
    return Board.empty().with_tiles(lying)


def cases_of(case: Callable[[Board, str], Case], *texts: str) -> tuple[Case, ...]:
    """Return cases that are written as plays: the last one is asked about."""
    plays = [text.split(", ") for text in texts]
    return tuple(case(board_with(*lying), asked) for *lying, asked in plays)


def topic_of(hard: Mapping[str, bool], plain: str) -> str:
    """Return the one thing that is hard about a call, or `plain` if nothing is."""
    found = [topic for topic, is_so in hard.items() if is_so]
    return "several of these at once" if len(found) > 1 else [*found, plain][0]


Walk = Callable[[Board, Square, Direction, int], list[Square]]
"""The squares that are taken for those of a word, from its start and direction."""
WordPoints = Callable[[Board, Square, Direction, str], int]
"""Counts one word by itself, as the helper of the lesson does."""
CrossPoints = Callable[[Board, str, Square, Direction], int]
"""Counts the cross word of a letter, as `cross_word_score` does."""


def in_order(board: Board, pos: Square, step: Direction, size: int) -> list[Square]:
    """Return the squares as they should be."""
    (row, col), (down, across) = pos, step
    return [(row + n * down, col + n * across) for n in range(size)]


@dataclass(frozen=True, slots=True)
class OnSquare:
    """A letter of a word: what lies on its square, and what it may earn there."""

    letter: str
    is_laid: bool
    under: Premium

    @property
    def points(self) -> int:
        """What the letter is worth."""
        return letter_points(self.letter)

    @property
    def premium(self) -> Premium:
        """The premium that counts: what is under a letter that lies is used up."""
        return self.under if self.is_laid else Premium()

    @property
    def earned(self) -> int:
        """What the letter adds to its word."""
        return self.points * self.premium.letter_times


Word = tuple[OnSquare, ...]
WordCount = Callable[[Word], int]


def letters(word: Word) -> int:
    """Return what the letters earn before word premiums."""
    return sum(square.earned for square in word)


def times(word: Word) -> int:
    """Return how often the word counts."""
    return math.prod(square.premium.word_times for square in word)


def right(word: Word) -> int:
    """Return what a word scores."""
    return letters(word) * times(word)


def counted(count: WordCount, walk: Walk = in_order) -> WordPoints:
    """Return what counts a word by `count`, on the squares that `walk` takes.

    >>> counted(right)(Board.empty(), (7, 6), (0, 1), "QUIZ")
    44
    """

    def word_points(board: Board, pos: Square, direction: Direction, word: str) -> int:
        pairs = zip(word, walk(board, pos, direction, len(word)), strict=True)
        laid = (OnSquare(one, board[at] == EMPTY, premium_at(at)) for one, at in pairs)
        return count(tuple(laid))

    return word_points


def crossing_by(
    points: WordPoints,
    starts: Callable[[int, Square], Square] = lambda start, pos: (start, pos[1]),
) -> CrossPoints:
    """Return the cross_word_score that counts its word as `points` does.

    `starts` says where, by the row where the word starts and the new letter's square.
    """

    def cross_word_score(
        board: Board, letter: str, pos: Square, direction: Direction
    ) -> int:
        if direction == DOWN:
            board, pos = transpose(board), pos[::-1]
        start, text = find_cross_word(board, pos)
        if text == EMPTY:
            return 0
        return points(board, starts(start, pos), DOWN, text.replace(EMPTY, letter))

    return cross_word_score


def _looping(step: Callable[[int, OnSquare], int]) -> WordCount:
    """Return a count that makes the points of those so far, and of the next letter."""
    return lambda word: reduce(step, word, 0) * times(word)


def _changing(change: Callable[[OnSquare], OnSquare]) -> WordCount:
    """Return a count that takes each square for another."""
    return lambda word: right(tuple(map(change, word)))


def _premiums_as(**others: Premium) -> WordCount:
    """Return a count to which the premiums of these labels are others."""
    return _changing(
        lambda one: replace(one, under=others.get(one.under.label, one.under))
    )


def _factors(word: Word) -> list[int]:
    """Return the factors of the squares that tiles are laid on, 1 for plain ones."""
    return [square.premium.word_times for square in word if square.is_laid]


@dataclass(frozen=True, slots=True)
class WordMistake:
    """A mistake in counting one word: wrong ways to count, or squares to walk along.

    `on` names groups of cases, which each function that counts words has of its own.
    """

    name: str
    on: str
    advice: str
    counts: tuple[WordCount, ...] = (right,)
    walks: tuple[Walk, ...] = (in_order,)


def _counts(
    name: str, *counts: WordCount, on: str = "GIVEN PLAIN LETTER WORD"
) -> Callable[..., WordMistake]:
    return lambda advice, *more: WordMistake(name, on, advice, (*counts, *more))


def _walks(name: str, *walks: Walk) -> Callable[..., WordMistake]:
    return lambda advice, *more: WordMistake(
        name, "WALKED", advice, walks=(*walks, *more)
    )


BLANKS_COUNT = _changing(lambda one: replace(one, letter=one.letter.upper()))
"""Blanks have the values of the letters that they stand for."""
WORD_MISTAKES = (
    _walks("one-step-late")(
        "The letters are counted too far on. Look at the first square before taking a "
        "step. Where the walk ends, row and column are no longer those of `pos`.",
        lambda board, pos, step, size: in_order(board, pos, step, size + 1)[1:],
    ),
    _walks("row-and-column-swapped")(
        "The letters were counted along another line. Take `row, col = pos`, and "
        "`down, across = direction` as the step: across, the column grows, and down, "
        "the row does. A cross word of a play across runs `DOWN` from `(start, col)`.",
        lambda board, pos, step, size: in_order(board, pos, step[::-1], size),
        lambda board, pos, step, size: in_order(board, pos[::-1], step, size),
    ),
    _counts("no-points", lambda word: 0)(
        "The word itself earns nothing here. Is it counted, and added? A factor that "
        "starts at 0 stays 0, however often it is multiplied: start it at 1."
    ),
    _counts("letter-left-out", on="GIVEN PLAIN")(
        "A tile that is laid now earns nothing here. Its square is still empty on the "
        "board: take the letter from the word. In the text of a cross word, "
        "`text.replace('.', letter)` puts it there, and gives another text to keep.",
        _looping(lambda points, one: points + one.points * (not one.is_laid)),
    ),
    _counts("points-replaced")(
        "Points that were counted before are lost. `points = ...` replaces what was "
        "there; `points += ...` adds to it.",
        _looping(lambda points, one: one.earned),
        _looping(lambda points, one: points * one.is_laid + one.earned),
        _looping(lambda points, one: points * (not one.is_laid) + one.earned),
    ),
    _counts("tile-counted-twice")(
        "A tile that is laid now is counted twice, with its premium and without. A "
        "letter counts once: with `else`, the one or the other line adds it.",
        _looping(lambda points, one: points + one.earned + one.points * one.is_laid),
    ),
    _counts("factors-added")(
        "The factors of the squares were added, to each other or to the points. "
        "Multiply: `times = 1`, then `times *= ...`, and in the end `points * times`.",
        lambda word: letters(word) * sum(_factors(word)),
        lambda word: letters(word) * (1 + sum(_factors(word))),
        lambda word: letters(word) + sum(_factors(word)),
    ),
    _counts("no-premium")(
        "No premium has counted. Is the word scored on a board where the new tiles lie "
        "already? Premiums are for empty squares: take the board as it was before.",
        lambda word: sum(one.points for one in word),
    ),
    _counts(
        "largest-factor-only",
        lambda word: letters(word) * max(_factors(word), default=1),
    )(
        "Of several word premiums, only the largest has counted. They multiply each "
        "other: `times *= ...`, and no `max`.",
    ),
    _counts("premium-of-the-first-square")(
        "The premium of the first square has counted for each letter. Ask for the "
        "square that the letter stands on, as row and column are by then.",
        lambda word: right(tuple(replace(one, under=word[0].under) for one in word)),
    ),
    _counts("first-square-decides", on="GIVEN PLAIN OLD")(
        "Whether a tile is laid now, and has a premium, was asked of the first square "
        "for all of them. Ask inside the loop, of the square of each letter.",
        lambda word: right(
            tuple(replace(one, is_laid=word[0].is_laid) for one in word)
        ),
    ),
    _counts("premiums-of-old-letters", on="GIVEN PLAIN")(
        "Premiums count here where a letter lies already, and not where a tile is laid "
        "now: the condition is the wrong way round.",
        _changing(lambda one: replace(one, is_laid=not one.is_laid)),
    ),
    _counts("word-premium-too-early", on="GIVEN WORD")(
        "A word premium has multiplied only some of the letters, those before it or "
        "its own, as inside the loop the others are not yet added. Keep the factor in "
        "a variable of its own, `times *= ...`, and multiply below the loop.",
        lambda word: reduce(
            lambda so_far, one: (so_far + one.earned) * one.premium.word_times, word, 0
        ),
        lambda word: reduce(
            lambda so_far, one: so_far * one.premium.word_times + one.earned, word, 0
        ),
        lambda word: sum(one.earned * one.premium.word_times for one in word),
    ),
    _counts("letter-premium-too-far", on="GIVEN LETTER")(
        "A letter premium has multiplied all the letters up to its square. Multiply "
        "the value of the one letter, and add it to the points after that.",
        lambda word: (
            times(word)
            * reduce(
                lambda so_far, one: (so_far + one.points) * one.premium.letter_times,
                word,
                0,
            )
        ),
    ),
    _counts("used-premiums", on="GIVEN PLAIN OLD")(
        "A premium counts once, for the tile that is laid on it. Under a letter that "
        "lies there already it is used up: ask for it only where the square is empty.",
        _changing(lambda one: replace(one, is_laid=True)),
    ),
    _counts("last-factor-only")(
        "Only the last square says how often the word counts. `times = ...` replaces "
        "what was there; `times *= ...` multiplies it.",
        lambda word: letters(word) * word[-1].premium.word_times,
        lambda word: letters(word) * _factors(word)[-1],
    ),
    _counts("letters-already-there", on="GIVEN PLAIN")(
        "All the letters of the word count, also those that lay there before. Only the "
        "premiums under them do not.",
        _looping(lambda points, one: points + one.earned * one.is_laid),
    ),
    _counts("one-kind-left-out", on="GIVEN LETTER")(
        "A tile lies on a letter premium here, double or triple, and counts twice or "
        "three times, in each word that it belongs to.",
        _looping(lambda points, one: points + one.points),
        *(_premiums_as(**{label: Premium()}) for label in ("DL", "TL")),
    ),
    _counts("one-kind-left-out", on="GIVEN WORD")(
        "A word premium was left out here, double or triple. Remember it while you add "
        "up the letters, and multiply the sum in the end.",
        letters,
        *(_premiums_as(**{label: Premium()}) for label in ("DW", "TW")),
    ),
    _counts("blank-without-premium", on="LAID_BLANK")(
        "A blank is laid on a word premium here. It is worth 0, and the premium counts "
        "for the whole word all the same: no `continue` or `else` passes over it.",
        lambda word: letters(word) * times(tuple(s for s in word if s.points)),
    ),
    _counts("blank-worth", BLANKS_COUNT, on="LAID_BLANK")(
        "A small letter is a blank, worth 0 on any square, whatever it stands for."
    ),
    _counts("blank-worth", BLANKS_COUNT, on="LYING_BLANK")(
        "The word runs through a blank that was laid earlier. It stays a blank, and is "
        "worth 0 in every later turn as well."
    ),
)


def in_words(
    groups: Mapping[str, tuple[Case, ...]],
    counting: Callable[[WordPoints, Walk], tuple[Callable[..., int], ...]],
) -> Iterator[Mistake]:
    """Give the mistakes in counting words, with the cases that show them.

    `counting` makes functions of a wrong way to count a word, and of a wrong walk.
    Some may come out right after all: a cross word has but one factor to add.
    """
    for found in WORD_MISTAKES:
        on = tuple(case for name in found.on.split() for case in groups[name])
        wrong = (
            function
            for count, walk in product(found.counts, found.walks)
            for function in counting(counted(count, walk), walk)
        )
        if failing := [function for function in wrong if _fails(function, on)]:
            yield answers_like(found.name, on)(found.advice, *failing)


def _fails(function: Callable[..., int], cases: tuple[Case, ...]) -> bool:
    try:
        return any(function(*case.call.args) != case.expected for case in cases)
    except BoardError:
        return True
