"""On the way, in stage 10: word_points, the points of one word by itself."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES, Board, Play
from scrabble_course.board.board_scores import word_points
from scrabble_course.board.layout import Square, premium_at
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import describing
from scrabble_course.exercises.board.counted_words import Word, counted, right

EMPTY = Board.empty()
QUIZ = EMPTY.lay(Play("QUIZ", row=7, col=6))
QUINT = EMPTY.lay(Play("QUINT", row=7, col=3))
ZONE = QUIZ.lay(Play("ZONE", row=7, col=9, down=True))


def _case(topic: str, *args: object) -> Case:
    return Case(Call(args), word_points(*args), topic)  # type: ignore[arg-type]


FIRST = (
    _case("premiums of the word", EMPTY, (7, 6), ACROSS, "QUIZ"),
    _case("premiums of letters", EMPTY, (5, 5), ACROSS, "TEA"),
    _case("premiums of the word", EMPTY, (7, 3), ACROSS, "QUINT"),
    _case("premiums of the word", EMPTY, (3, 3), DOWN, "QUA"),
)
AGAIN = (
    _case("a letter that comes twice", EMPTY, (7, 3), ACROSS, "QUEUE"),
    _case("a letter that comes twice", EMPTY, (5, 5), DOWN, "TAT"),
)
USED = (
    _case("letters that lie there", QUIZ, (7, 9), DOWN, "ZONE"),
    _case("letters that lie there", QUINT, (7, 3), ACROSS, "QUINTS"),
    _case("letters that lie there", ZONE, (9, 7), ACROSS, "CON"),
    _case("letters that lie there", QUINT, (7, 5), DOWN, "IN"),
)
BLANKS = (
    _case("blanks", EMPTY, (7, 6), ACROSS, "QUIz"),
    _case("blanks", EMPTY, (7, 7), ACROSS, "qI"),
)
WORDS_OWN = (FIRST[0], *FIRST[2:])
LETTERS_OWN = (*FIRST[:2], FIRST[3])


def _counting(times: Callable[[list[int]], int]) -> Callable[..., int]:
    """Return a function that makes one of the numbers of the squares in its own way."""

    def points(board: Board, pos: Square, direction: Square, word: str) -> int:
        play = Play(word, *pos, down=direction == DOWN)
        numbers = [premium_at(square).word_times for square in play.new_tiles(board)]
        each_once = word_points(board, pos, direction, word) // prod(numbers)
        return each_once * times(numbers)

    return points


def _letters_once(board: Board, pos: Square, direction: Square, word: str) -> int:
    """Count the premiums of the word alone."""
    play = Play(word, *pos, down=direction == DOWN)
    numbers = [premium_at(square).word_times for square in play.new_tiles(board)]
    return sum(LETTER_VALUES.get(tile, 0) for tile in word) * prod(numbers)


def _at_first_places(word: Word) -> int:
    """Count each letter where the first of its kind lies."""
    firsts = {square.letter: square for square in reversed(word)}
    return right(tuple(firsts[square.letter] for square in word))


MISTAKES = (
    Mistake(
        "index-of-a-letter",
        AGAIN,
        "A letter that comes twice is looked for on the square of the first. "
        "`word.index(letter)` finds only that one: take one step for each letter, or "
        "count the places with `enumerate`.",
        like=(counted(_at_first_places),),
        though=FIRST,
    ),
    Mistake(
        "times-not-multiplied",
        WORDS_OWN,
        "The `word_times` of the squares multiply each other, beginning with 1: `times "
        "= times * premium.word_times`. Here they do not. Are they added, or does the "
        "last one take the place of those before?",
        like=(
            _counting(sum),
            _counting(lambda numbers: 1 + sum(numbers)),
            _counting(lambda numbers: numbers[-1]),
        ),
        throughout=True,
    ),
    Mistake(
        "word-once",
        WORDS_OWN,
        "The premiums of the word do not count here. The `word_times` of all squares "
        "of new tiles are multiplied, and what the letters give is multiplied by that, "
        "once, at the end.",
        like=(_counting(lambda numbers: 1),),
        throughout=True,
    ),
    Mistake(
        "letters-once",
        LETTERS_OWN,
        "The premiums of letters do not count here: what a new tile is worth is "
        "multiplied by the `letter_times` of its square, before it is added.",
        like=(_letters_once,),
        throughout=True,
    ),
    Mistake(
        "goes-the-other-way",
        (*FIRST, *USED[:1]),
        "The squares of a word that runs down are looked at here if it runs across, "
        "and the other way round. `direction` has two numbers: with the first the row "
        "grows, and with the second the column.",
        like=(
            lambda board, pos, direction, word: word_points(
                board, pos, direction[::-1], word
            ),
        ),
    ),
    Mistake(
        "used-premium",
        USED,
        "A premium counts only for a tile that is laid now. What lies there already, "
        "on `board[row, col]`, has had its own.",
        like=(
            lambda board, pos, direction, word: word_points(
                EMPTY, pos, direction, word
            ),
        ),
        though=FIRST,
    ),
    Mistake(
        "blank-scores",
        BLANKS,
        "A small letter is a blank, and scores nothing.",
        like=(
            lambda board, pos, direction, word: word_points(
                board, pos, direction, word.upper()
            ),
        ),
        though=FIRST,
    ),
    Mistake(
        "capital-looked-up",
        BLANKS,
        "`LETTER_VALUES` has no small letters, which stand for blanks. "
        "`LETTER_VALUES.get(letter, 0)` gives 0 for them.",
        shows=lambda case, got: got.ended == "raised",
        claims="KeyError",
    ),
)

EXERCISE = Exercise(
    "word_points",
    stage=10,
    reference=word_points,
    cases=(*FIRST, *USED, *BLANKS, *AGAIN),
    judge=judge_value,
    describe=describing(direction_at=2),
    mistakes=MISTAKES,
    hints=(
        "Walk along the word as `read_on` walks along a board, a square for each "
        "letter. Which two numbers do you remember on the way?",
        "Add up the letters; for a tile that is laid now, times `letter_times` of its "
        "square. Multiply the `word_times` of these squares in a second variable. At "
        "the end, multiply the two.",
        'If `board[row, col] != "."`, the letter lies there: add its value. Else '
        "`premium = premium_at((row, col))`: add the value times "
        "`premium.letter_times`, and `times = times * premium.word_times`. Then go one "
        "step on, in `direction`. Return `points * times`.",
    ),
)
