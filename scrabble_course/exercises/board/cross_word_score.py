"""The exercise of stage 10: cross_word_score, the word across a play (seed 003)."""

from __future__ import annotations

import random

from scrabble_course.board import ACROSS, DOWN, Board, Square, premium_at, transpose
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import (
    cross_word_score,
    find_cross_word,
    word_points,
)
from scrabble_course.board.layout import SIZE, Direction, parse_square
from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import same
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.board import board_stand_ins, boards, counted_words
from scrabble_course.exercises.board.counted_words import counted, crossing_by, right
from scrabble_course.exercises.common_mistakes import wrong_arguments
from scrabble_course.resources.english_tiles import LETTER_VALUES


def _case(
    board: Board, letter: str, pos: Square, direction: Direction, given: bool = False
) -> Case:
    args = (board, letter, pos, direction)
    return Case(Call(args), cross_word_score(*args), _topic(*args), given)


def _topic(board: Board, letter: str, pos: Square, direction: Direction) -> str:
    """Return the one thing that is hard about a call, if there is one."""
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    start, text = find_cross_word(board, pos)
    rows = range(start, start + len(text))
    old = [premium_at((row, pos[1])).label for row in rows if row != pos[0]]
    hard = {
        "a play down": direction == DOWN,
        "no cross word": text == EMPTY,
        "a premium under the tile": bool(premium_at(pos).label),
        "a premium of an earlier turn": any(old),
        "the edges of the board": start == 0 or start + len(text) == SIZE,
        "a blank": (text + letter) != (text + letter).upper(),
    }
    return counted_words.topic_of(hard, "a cross word")


def _cases(*texts: str, given: bool = False) -> tuple[Case, ...]:
    """Return cases for "H6 ZON, 9H E": a letter at 9H, in a play across, under ZON."""

    def case(board: Board, asked: str) -> Case:
        place, letter = asked.split()
        return _case(board, letter, *parse_square(place), given)

    return counted_words.cases_of(case, *texts)


def _turned(case: Case) -> Case:
    """Return the same case on the transposed board, where across is down."""
    board, letter, pos, direction = case.call.args
    return _case(transpose(board), letter, pos[::-1], direction[::-1])


GIVEN = _cases("8D QUINT, 9F N", "8D QUINT, 9G O", given=True)
PLAIN = _cases("C4 OX, 6C F", "H6 ZON, 9H E", "J9 AT, 8J C")
NONE = _cases("8D QUINT, 10F Q", "H9 ONE, 8I Z", "8H TEN, 8G Z")
LETTER = _cases("G8 QI, 7G X", "F7 AT, 6F F", "8G HEX, 9I I")
WORD = _cases("E6 ATE, 5E M", "H2 AIL, 1H M", "E2 ATE, 5E M")
OLD = _cases("H7 AX, 9H E", "J9 AXE, 8J L", "H8 AXE, 7H L")
LAID_BLANK = _cases("C4 OX, 6C f", "J9 AT, 8J c", "G8 QI, 7G x")
LYING_BLANK = _cases("C4 oX, 6C F", "J9 AxE, 8J W", "D5 zON, 8D E")
BLANK_ON_WORD = _cases("E6 ATE, 5E m", "H2 AIL, 1H m")
EDGES = _cases("E2 AT, 1E C", "E13 TO, 15E P")
BOTH_WAYS = _cases("8H TEN, 9G AX, 8G O", "H9 AT, 8F OP, 8H E")
GROUPS = {
    **{"GIVEN": GIVEN, "PLAIN": PLAIN, "OLD": OLD, "LETTER": LETTER, "WORD": WORD},
    **{"LAID_BLANK": LAID_BLANK, "LYING_BLANK": LYING_BLANK},
    "WALKED": (*GIVEN, *PLAIN, *LETTER, *WORD),
}
PLAYED_ACROSS = (
    *(*GIVEN, *PLAIN, *NONE, *LETTER, *WORD, *BOTH_WAYS),
    *(*OLD, *LAID_BLANK, *LYING_BLANK, *BLANK_ON_WORD),
)
WORDS_DOWN = tuple(map(_turned, (*GIVEN, *PLAIN, *LETTER, *WORD, *BOTH_WAYS)))
NONE_DOWN = (_turned(NONE[2]),)
PLAYED_DOWN = (*WORDS_DOWN, *NONE_DOWN)


ALONE = [
    (row, col)
    for row in range(1, SIZE - 1)
    for col in range(SIZE)
    if not premium_at((row - 1, col)).label + premium_at((row + 1, col)).label
]
"""Squares without a premium right above or below."""
PLAIN_SQUARES = [square for square in ALONE if not premium_at(square).label]
PREMIUM_SQUARES = [square for square in ALONE if premium_at(square).label]


def _random_case(rng: random.Random) -> Case:
    """Return a case for a tile between random letters, perhaps with one hard thing."""
    hard = rng.choice(("premium", "old", "", "none", "edge", "blank", "down", "all"))
    above, below = rng.choice(((1, 0), (0, 1), (1, 1)))
    pos = rng.choice(PLAIN_SQUARES)
    if hard == "premium":
        pos = rng.choice(PREMIUM_SQUARES)
    elif hard in ("old", "all"):
        above, below = rng.choice(((2, 1), (0, 3)))
        pos = rng.randint(2, 11), rng.randrange(SIZE)
    elif hard == "edge":
        above, below = 0, 1
        pos = 0, rng.choice(range(2, 13, 2))  # neither it nor the next is a premium
    elif hard == "none":
        above, below = 0, 0
    tiles = "AEINQRSTXZ" + "aeiqxz" * (hard in ("blank", "all"))
    board = counted_words.random_column(rng, pos, above, below, tiles)
    letter = rng.choice(tiles)
    if hard in ("down", "all"):
        return _case(transpose(board), letter, pos[::-1], DOWN)
    if hard == "edge" and rng.random() < 0.5:
        return _case(Board(board.rows[::-1]), letter, (SIZE - 1, pos[1]), ACROSS)
    return _case(board, letter, pos, ACROSS)


def _at_the_end(board: Board, letter: str, pos: Square, direction: Direction) -> int:
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    start, text = find_cross_word(board, pos)
    word = text[:-1] + letter
    return word_points(board, (start, pos[1]), DOWN, word) if len(text) > 1 else 0


def _all_by_the_letter_premium(
    board: Board, letter: str, pos: Square, direction: Direction
) -> int:
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    text = find_cross_word(board, pos)[1]
    points = sum(LETTER_VALUES.get(one, 0) for one in text.replace(EMPTY, letter))
    premium = premium_at(pos)
    return points * premium.letter_times * premium.word_times * (text != EMPTY)


def _counted_on_the_old_board(
    board: Board, letter: str, pos: Square, direction: Direction
) -> int:
    found_on = transpose(board) if direction == DOWN else board
    row, col = pos[::-1] if direction == DOWN else pos
    start, text = find_cross_word(found_on, (row, col))
    word = text.replace(EMPTY, letter)
    return word_points(board, (start, col), DOWN, word) if len(word) > 1 else 0


MISTAKES = (
    boards.BOARD_CANNOT_CHANGE,
    wrong_arguments(
        "`transpose(board)`, `find_cross_word(board, pos)`, `word_points(board, "
        "(start, col), DOWN, word)`"
    ),
    answers_like("word-along-the-play", GIVEN, BOTH_WAYS)(
        "That is the word along the play. The cross word runs the other way: down for "
        "ACROSS, across for DOWN. (Compare without quotes: `direction == DOWN`.)",
        lambda board, letter, pos, way: cross_word_score(board, letter, pos, way[::-1]),
    ),
    answers_like("counted-elsewhere", GROUPS["WALKED"])(
        "The cross word was counted on other squares. `find_cross_word` gives the row "
        "where it begins, which may be above the new letter, and the column is that of "
        "`row, col = pos`: the word starts on `(start, col)`.",
        crossing_by(counted(right), lambda start, pos: pos),
        crossing_by(counted(right), lambda start, pos: (start, pos[0])),
    ),
    answers_like("letter-at-the-end", PLAIN, LETTER)(
        "The new letter was put at the end of the word. It belongs where the `.` is, "
        "which may be at the start or in the middle: `text.replace('.', letter)`.",
        _at_the_end,
    ),
    answers_like("word-by-the-letter-premium", GIVEN, LETTER, WORD)(
        "A letter premium has multiplied the whole word. It is for the letter on its "
        "square alone: multiply that, add the others, and then come word premiums.",
        _all_by_the_letter_premium,
    ),
    *counted_words.in_words(GROUPS, lambda points, walk: (crossing_by(points),)),
    mistake("word-worth-nothing", GIVEN, PLAIN, LETTER)(
        "There is a cross word here, and the answer is 0. Two letters are a word, and "
        "the letter that is laid may be its first or its last. Only where no letter "
        "lies on either side there is none. Does the answer come back?",
        lambda case, got: same(got.value, 0),
    ),
    *(
        mistake("lone-letter", cases, passes_on=passes_on)(
            "No letter lies next to the square across the play: one letter is no word, "
            "and the answer is 0, for a play down as for one across. "
            "(`find_cross_word` gives the `.` alone then, and no empty text.)"
        )
        for cases, passes_on in ((NONE, GIVEN), (NONE_DOWN, WORDS_DOWN))
    ),
    fails_like("counted-on-the-old-board", PLAYED_DOWN, passes_on=PLAYED_ACROSS)(
        "For a play down, the cross word is found on the transposed board, and then "
        "counted on the board that was given, where other letters and premiums lie. "
        "Keep the one, `turned = transpose(board)`, and give it to `word_points`.",
        _counted_on_the_old_board,
    ),
    mistake("wrong-when-down", PLAYED_DOWN, passes_on=PLAYED_ACROSS)(
        "Plays across come out right, and this play down does not. Two things change: "
        "the board, and the square. `transpose(board)` gives another board, which has "
        "to be kept; on it the square is `(col, row)`, and the cross word runs `DOWN` "
        "again. (Compare with `==`, not `is`, without quotes: `direction == DOWN`.)",
        error_pattern="OverALetter|OffTheBoard|IndexError|ValueError",
    ),
)

EXERCISE = Exercise(
    "cross_word_score",
    stage=10,
    reference=cross_word_score,
    cases=(*PLAYED_ACROSS, *PLAYED_DOWN, *EDGES, *map(_turned, EDGES)),
    generate=_random_case,
    generated=14,
    new_rule="cross words score twice.",
    hints=(
        "A play across has cross words that run down, and `find_cross_word` finds "
        "them. What would you have to do to the board to find those of a play down?",
        "For a play down, ask the same of the transposed board, with (col, row), as a "
        "play across. Else find the cross word: if it is the `.` alone, the answer is "
        "0; if not, put the letter in its place, and let `word_points` count that.",
        "For a play across, with `start, text = find_cross_word(board, pos)`: it is "
        '`word_points` from `(start, col)`, `DOWN`, with `text.replace(".", letter)`. '
        "For a play down, return what `cross_word_score` says of `transpose(board)`, "
        "`(col, row)` and `ACROSS`.",
    ),
    mistakes=MISTAKES,
    stand_ins=board_stand_ins.for_cross_word_score,
    describe=boards.describing(direction_at=3),
)
