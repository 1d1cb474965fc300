"""The exercise of stage 10: calculate_score, what a play earns (seed 003)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product, takewhile

from scrabble_course.board import ACROSS, DOWN, Board, Play, transpose, word_points
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import calculate_score, cross_word_score
from scrabble_course.board.layout import SIZE, Direction, Square, premium_at
from scrabble_course.board.play_scores import words_formed
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.board import board_stand_ins, boards, counted_words
from scrabble_course.exercises.board.boards import play, turned
from scrabble_course.exercises.board.counted_words import crossing_by
from scrabble_course.exercises.common_mistakes import wrong_arguments
from scrabble_course.resources.english_tiles import BONUS, RACK_SIZE

FIRST = Board.empty()


def _case(board: Board, found: Play, hand: str = "", given: bool = False) -> Case:
    """Return a case for a play; the hand is what it needs, and E's up to seven."""
    laid = found.new_tiles(board).values()
    needed = "".join(tile if tile.isupper() else "?" for tile in laid)
    hand = hand or needed.ljust(RACK_SIZE, "E")
    args = (board, (found.row, found.col), found.direction, hand, found.word)
    return Case(Call(args), calculate_score(*args), _topic(board, found), given)


def _topic(board: Board, found: Play) -> str:
    """Return the one thing that is hard about a play, if there is one."""
    laid = found.new_tiles(board)
    words = words_formed(board, found)
    letters = "".join(word.word for word in words)
    has_premium = any(premium_at(square).label for square in laid)
    hard = {
        "a play down": found.down,
        "premiums": has_premium and len(laid) < RACK_SIZE,
        "letters that lie in the word": len(laid) < len(found.word),
        "cross words": len(words) > 1,
        "a blank": letters != letters.upper(),
        "seven tiles": len(laid) == RACK_SIZE,
    }
    return counted_words.topic_of(hard, "one word")


def _cases(*texts: str, hand: str = "", given: bool = False) -> tuple[Case, ...]:
    """Return cases for "8G QUIZ, J8 ZONE": the last play, after those before."""

    def case(board: Board, asked: str) -> Case:
        return _case(board, play(asked), hand, given)

    return counted_words.cases_of(case, *texts)


def _turned(case: Case) -> Case:
    """Return the same case on the transposed board, where across is down."""
    board, (row, col), direction, hand, word = case.call.args
    found = turned(Play(word, row, col, down=direction == DOWN))
    return _case(transpose(board), found, hand)


GIVEN = _cases(
    *("8G QUIZ", "8G QUIZ, J8 ZONE", "8G QUIZ, J8 ZONE, 10H CON"),
    *("8D QUINT", "8D QUINT, 9F NO"),
    given=True,
)
FIRST_PLAYS = (GIVEN[0], GIVEN[3])
PLAIN = _cases(
    *("5F CAMEL", "8G QUIZ, H8 UNDO", "8G QUIZ, H8 UN"),
    *("6D AXE, 6D AXED", "8D AX, 8D AXED"),
)
LETTER = _cases("8G QUIZ, G8 QAT", "6D ON, 6D ONZE")
WORD = _cases("8F JAZZ", "8B RICE, 8A PRICE", "H2 AIL, H1 MAIL", "8E JAZZ")
PLAYED_DOWN = _cases("E6 CAMEL", "F8 JAZZ", "D4 QUINT")
SEVERAL = _cases(
    "5F LATTE, 5E PLATTER", "1B WINGER, 1A SWINGERS", "8B WINGER, 8A SWINGERS"
)
OLD = (GIVEN[2], *_cases("8G FIR, 8G FIRED", "8H AX, H8 ABLE", "H1 MAP, 1H MEN"))
LAID_BLANK = _cases("5F CaMEL", "8G qUIZ", "8D qUINT", "8G QUIZ, J8 ZOnE")
LYING_BLANK = _cases("8G QUIz, J8 zONE", "8G FiR, 8G FiRED", "8D QUINt, 9G ON")
BLANK_CROSSED = _cases("8D QUINT, 9F nO", "8F AXE, 9G aN", "8D QUINT, 9G oN")
BLANK_ON_WORD = _cases("8H zAP", "8B RICE, 8A pRICE")
CROSSING = _cases("4F AT, 5F SO", "8F AXE, 9G AN", "8D QUINT, 9G ON")
CROSSING_DOWN = tuple(map(_turned, (*CROSSING, GIVEN[4])))
CROSSING_PREMIUM = _cases(
    *("11F ATE, E10 AM", "8F AXE, 9F NOD", "H5 PIT, 8H SO", "E5 MAN, 8G IT, 9E TOO")
)
LETTERS_CROSSED = _cases("8G QUIZ, J8 ZONE, 8G QUIZZED", "8G AT, H8 TEN, 8G ATOM")
BEHIND_LETTERS = _cases("8G AT, J9 AN, 8G ATOM", "G8 AT, 9J AN, G8 ATOM")
BOTH_WAYS = _cases("8H TEN, 9G AX, 8G OTEN", "H9 AT, 8F OP, 8F OPE")
EDGES = _cases("O4 LA, 6M COD", "O1 LA, 3M COD")
SEVEN = _cases("8D PAINTER", "H4 PAiNTER", "8H T, H8 TRAINERS")
EIGHT_LETTERS = (SEVEN[2], *_cases("8H T, 8D PAINTERS"))
SEVEN_CROSSED = _cases("8J ON, 9D PAINTER", "H10 ON, I4 PAINTER")
LETTERS_AFTER = _cases("8K S, 8D PAINTERS", "H11 ED, H4 REPAINTED")
SIX = _cases("8D PAINTS", "H4 PAiNTS")
LONG_WORD = _cases("6C RED, 6C REDNESS", "8D QUINT, 8D QUINTES")
LAST_TILES = (
    *_cases("8D QUINT, 9F NO", hand="NO"),
    *_cases("8G QUIZ, J8 ZONE", hand="ONE"),
)
FEWER_TILES = (*GIVEN, *PLAIN, *SEVERAL, *SIX, *LONG_WORD, *LAST_TILES)
LAYOUT = tuple(
    replace(_case(FIRST, found), topic="the premium squares")
    for row, col in product((0, 5, 10), repeat=2)
    for step in range(5)
    for found in [
        Play("QUICK", row + step, col)
        if (row + col) % 2
        else Play("QUICK", row, col + step, down=True)
    ]
)
"""Each square once: nine blocks of five words, in turn down and across."""
GROUPS = {
    **{"GIVEN": (GIVEN[0], GIVEN[1], GIVEN[3]), "PLAIN": PLAIN, "OLD": OLD},
    **{"LETTER": LETTER, "WORD": WORD},
    **{"LAID_BLANK": LAID_BLANK, "LYING_BLANK": LYING_BLANK},
    "WALKED": (*GIVEN, *PLAIN, *LETTER, *WORD, *CROSSING, *BEHIND_LETTERS),
}
ONE_WORD = (*FIRST_PLAYS, GIVEN[1], *PLAIN, *LETTER, *WORD, *PLAYED_DOWN)
SIMPLE_CROSS_WORDS = (GIVEN[4], *CROSSING, *CROSSING_DOWN)
CROSS_WORDS = (*SIMPLE_CROSS_WORDS, *CROSSING_PREMIUM, *BEHIND_LETTERS, *BOTH_WAYS)


def _going(direction: Direction, *more: Case) -> tuple[Case, ...]:
    """Return the cases that show one direction, and those of `more` that go there."""
    both = (*GIVEN, *ONE_WORD, *SIMPLE_CROSS_WORDS, *more)
    return tuple(case for case in both if case.call.args[2] == direction)


PLAIN_PLACES = [
    (row, col, size)
    for row in range(1, SIZE - 1)
    for size in (3, 4, 5)
    for col in range(1, SIZE - size)
    if not any(premium_at((row, col + step)).label for step in range(size))
]
"""Where a word across lies on no premium: its start and its length."""


def _random_case(rng: random.Random) -> Case:
    """Return a case for random letters as a word, perhaps with one hard thing.

    Where words cross, one does at the last letter, which some count alone.
    """
    hard = rng.choice("plain premiums down lying crossed blank seven all".split())
    row, col, size = rng.choice(PLAIN_PLACES)
    if hard in ("premiums", "lying", "seven", "all"):
        size = RACK_SIZE if hard == "seven" else rng.randint(4, 5)
        row, col = rng.randint(1, SIZE - 2), rng.randint(1, SIZE - size - 1)
    tiles = "AEIORSTNMPQWXZ" + "aeioqz" * (hard in ("blank", "all"))
    found = Play("".join(rng.choices(tiles, k=size)), row, col)
    new, *old = rng.sample(found.squares, 3)
    lying = {}
    if hard in ("lying", "all"):
        lying = {
            square: letter
            for square, letter in zip(found.squares, found.word, strict=True)
            if square != new and (square in old or premium_at(square).label)
        }
    if hard in ("crossed", "all"):
        for _, beside in sorted({new, found.squares[-1]}):
            lying[row + rng.choice((-1, 1)), beside] = rng.choice(tiles)
    board = FIRST.with_tiles(lying)
    if hard == "down" or (hard == "all" and rng.random() < 0.5):
        return _case(transpose(board), turned(found))
    return _case(board, found)


@dataclass(frozen=True, slots=True)
class _Played:
    """A play as a function counts it, from which wrong totals are made."""

    direction: Direction
    hand: str
    word: str
    laid: list[tuple[Square, str]]
    main: int
    crosses: list[int]

    @property
    def plain(self) -> int:
        return self.main + sum(self.crosses)

    @property
    def score(self) -> int:
        return self.plain + self.bonus

    @property
    def bonus(self) -> int:
        return BONUS if len(self.laid) == RACK_SIZE else 0

    @property
    def word_times(self) -> int:
        return math.prod(premium_at(square).word_times for square, _ in self.laid)


def _by(
    total: Callable[[_Played], int] = lambda p: p.score,
    main: counted_words.WordPoints = word_points,
    cross: counted_words.CrossPoints = cross_word_score,
    walk: counted_words.Walk = counted_words.in_order,
) -> Callable[..., int]:
    """Return a calculate_score, by how it counts words and what it makes of them.

    `walk` takes the squares on which it looks for the tiles that are laid.
    """

    def calculate_score(
        board: Board, pos: Square, direction: Direction, hand: str, word: str
    ) -> int:
        pairs = zip(walk(board, pos, direction, len(word)), word, strict=True)
        laid = [(square, letter) for square, letter in pairs if board[square] == EMPTY]
        crosses = [cross(board, letter, at, direction) for at, letter in laid]
        points = main(board, pos, direction, word)
        return total(_Played(direction, hand, word, laid, points, crosses))

    return calculate_score


def _up_to_a_letter(
    board: Board, pos: Square, step: Direction, size: int
) -> list[Square]:
    """Return the squares of a walk that moves on after an empty square only."""
    squares = counted_words.in_order(board, pos, step, size)
    free = [*takewhile(lambda one: board[one] == EMPTY, squares)]
    return free + squares[len(free) : len(free) + 1] * (size - len(free))


def _counting(
    points: counted_words.WordPoints, walk: counted_words.Walk
) -> tuple[Callable[..., int], ...]:
    """Return functions that go wrong in the main word, or elsewhere, or both."""
    if walk is counted_words.in_order:
        return _by(main=points, cross=crossing_by(points)), _by(main=points)
    return _by(main=points), _by(walk=walk), _by(main=points, walk=walk)


def _has_more_than_one_bonus(case: Case, got: Outcome) -> bool:
    more = got.value - case.expected
    return bool(more > 0 and more % BONUS == 0)


MISTAKES = (
    stops_with(
        "endless-recursion", "RecursionError", passes_on=(*FIRST_PLAYS, *PLAYED_DOWN)
    )(
        "Scoring a cross word asks for its own cross words, and those ask again, "
        "without end. A cross word has none of its own: score it by a function that "
        "counts one word and nothing else, and no direction has to come first."
    ),
    boards.BOARD_CANNOT_CHANGE,
    stops_with("cross-word-of-a-letter", "take an empty square")(
        "`cross_word_score` was asked about a square that holds a letter. Ask only for "
        "the tiles that are laid in this turn: their squares are empty on `board`, the "
        "board before the play. Is it the square of this letter, or always `pos`?"
    ),
    wrong_arguments(
        "`word_points(board, pos, direction, word)`, `cross_word_score(board, letter, "
        "(row, col), direction)`"
    ),
    answers_like("score-replaced", GIVEN, CROSSING_PREMIUM[1])(
        "Points are lost here: those of the word that is played, or of cross words. "
        "All of them count: `score = ...` replaces what was there, and `score += ...` "
        "adds to it.",
        _by(lambda p: p.crosses[-1]),
        _by(lambda p: p.main + p.crosses[-1]),
        _by(lambda p: [p.main, *filter(None, p.crosses)][-1] + p.bonus),
    ),
    answers_like("main-word-again", GIVEN)(
        "The main word was counted several times. Count it once, before the loop that "
        "adds the cross words.",
        _by(lambda p: p.score + p.main * (len(p.word) - 1)),
        _by(lambda p: p.score + p.main * (len(p.laid) - 1)),
    ),
    *counted_words.in_words(GROUPS, _counting),
    answers_like(
        *("main-word-across", GIVEN[1], PLAYED_DOWN, CROSSING_DOWN),
        passes_on=_going(ACROSS),
    )(
        "The main word of a play down is counted as if it ran across. `word_points` "
        "takes the direction of the play, as `cross_word_score` does.",
        _by(main=lambda board, at, _, word: word_points(board, at, ACROSS, word)),
    ),
    answers_like("direction-of-cross-words", GIVEN, PLAIN, CROSS_WORDS)(
        "Cross words are counted in plays of one direction only, or words along the "
        "play as if they were cross words. Both directions have them: "
        "`cross_word_score` takes that of the play, and finds the other itself. (To "
        "stop a recursion, score a cross word by a function that looks for no others.)",
        _by(lambda p: p.score - (p.direction == DOWN) * sum(p.crosses)),
        _by(lambda p: p.score - (p.direction == ACROSS) * sum(p.crosses)),
        _by(cross=lambda board, it, at, _: cross_word_score(board, it, at, ACROSS)),
        _by(cross=lambda board, it, at, _: cross_word_score(board, it, at, DOWN)),
        _by(cross=lambda board, it, at, to: cross_word_score(board, it, at, to[::-1])),
    ),
    fails_like("cross-words-multiplied", WORD, CROSSING_PREMIUM)(
        "A word premium of the main word has multiplied the cross words as well. In "
        "each of these, only its own tile's premium counts: multiply the main word "
        "before they are added.",
        _by(lambda p: p.main + sum(p.crosses) * p.word_times + p.bonus),
    ),
    answers_like("stays-at-a-letter", BEHIND_LETTERS, CROSSING, SEVEN)(
        "The tiles behind a letter that lies there are not seen: their cross words "
        "are missing, and so may be the 50 points. The square moves on after every "
        "letter of the word, and not only below the `if` for a tile that is laid.",
        _by(walk=_up_to_a_letter),
    ),
    answers_like("cross-words-left-out", CROSS_WORDS)(
        "Only the main word was counted. A tile that is laid beside other letters "
        "forms a cross word as well: add `cross_word_score` for each tile laid. (Does "
        "a condition never hold? An empty square of a board is a `.`.)",
        _by(lambda p: p.main + p.bonus),
    ),
    fails_like("bonus-without-seven-tiles", FEWER_TILES)(
        "The 50 points are for laying seven tiles: not for holding seven, for laying "
        "all that are in the hand, or for a word of seven letters, some of which lie "
        "there already. Count the letters of the word that come on empty squares.",
        _by(lambda p: p.plain + BONUS * (len(p.hand) == RACK_SIZE)),
        _by(lambda p: p.plain + BONUS * (len(p.word) >= RACK_SIZE)),
        _by(lambda p: p.plain + BONUS * (len(p.laid) >= RACK_SIZE - 1)),
        _by(lambda p: p.plain + BONUS * (len(p.laid) == len(p.hand))),
    ),
    *(
        mistake("another-bonus", on, passes_on=(*GIVEN, *SIX), shows=shows)(
            "Seven tiles earn 50 points more, once, at the very end: `score += 50`, "
            "below the loop, and after the word premiums. Here another number was "
            "added, or the 50 points were multiplied, added several times, or put in "
            "the place of the score. Or does a `return` come before all is counted?"
        )
        for on, shows in (
            (SEVEN[:2], lambda case, got: got.value != case.expected - BONUS),
            ((*LETTERS_AFTER, *EIGHT_LETTERS), _has_more_than_one_bonus),
        )
    ),
    fails_like("no-bonus", SEVEN, EIGHT_LETTERS, SEVEN_CROSSED)(
        "Seven tiles are laid here, which earns 50 points more. Count them by the "
        "squares that are empty, and not by the letters of the hand: the word may be "
        "longer, and a blank is a tile, too, `?` in the hand and a small letter in the "
        "word.",
        _by(lambda p: p.plain),
    ),
    *(
        mistake(
            f"wrong-when-{way}",
            _going(direction),
            passes_on=_going(direction[::-1], *OLD, *SIX),
        )(
            f"Plays {other} come out right, and this play {way} does not. "
            "`Play(word, row, col)` runs across; for a play down, its fourth value is "
            "True, as `direction == DOWN` is, while any pair such as `direction` "
            "counts as true. In a walk of your own, down the row grows, and across the "
            "column; on the board turned over, the play runs ACROSS from (col, row). "
            "(Compare with `==`, not `is`, and with the name `DOWN`, not a text.)",
            error_pattern="OverALetter|OffTheBoard|IndexError|ValueError",
        )
        for direction, way, other in (
            (DOWN, "down", "across"),
            (ACROSS, "across", "down"),
        )
    ),
    mistake("cross-words-otherwise-wrong", CROSS_WORDS, passes_on=(*ONE_WORD, *SEVEN))(
        "Plays without cross words come out right, and this one with cross words does "
        "not. For each tile that is laid, also at both ends of the word, add what "
        "`cross_word_score` says, in which the premium under the tile counts again. "
        "Give it the board before the play, the letter, its square, and the direction "
        "of the play. (Is there a `return` in the loop? And of letters that come "
        "twice, `word.index(letter)` finds the first both times.)"
    ),
)

EXERCISE = Exercise(
    "calculate_score",
    stage=10,
    reference=calculate_score,
    cases=(
        *(*GIVEN, *PLAIN, *LETTER, *WORD, *PLAYED_DOWN, *SEVERAL, *OLD),
        *(*LAID_BLANK, *LYING_BLANK, *BLANK_ON_WORD, *CROSSING, *CROSSING_DOWN),
        *(*BLANK_CROSSED, *CROSSING_PREMIUM, *LETTERS_CROSSED, *BEHIND_LETTERS),
        *(*BOTH_WAYS, *SEVEN, *EIGHT_LETTERS, *LETTERS_AFTER, *SIX, *LONG_WORD),
        *(*LAST_TILES, *EDGES, *map(_turned, EDGES), *LAYOUT),
    ),
    generate=_random_case,
    generated=14,
    new_rule="six tiles are enough for the 50 points.",
    hints=(
        "A play earns up to three things: its main word, the cross words of the tiles "
        "that are laid, and 50 points. Which of them does a word premium multiply?",
        "The function that counts one word can count the main word. Then go along the "
        "word once more, square by square: only where the square is still empty, a "
        "cross word may be formed, and there is one more tile to count.",
        "Start with `score = word_points(board, pos, direction, word)` and `laid = 0`. "
        "For each letter, if `board[row, col]` is a `.`, add 1 to `laid`, and "
        "`cross_word_score(board, letter, (row, col), direction)` to `score`. Take a "
        "step after every letter. In the end, add 50 if `laid == 7`.",
    ),
    mistakes=MISTAKES,
    stand_ins=board_stand_ins.for_calculate_score,
    describe=boards.describing(direction_at=2),
)
