"""On the way, in stage 10: word_points, the points of one word by itself."""

from __future__ import annotations

from scrabble_course.board import Board
from scrabble_course.board.board_scores import word_points
from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.exercises.board import counted_words
from scrabble_course.exercises.board.boards import describing, play
from scrabble_course.exercises.board.counted_words import cases_of


def _cases(topic: str, *texts: str) -> tuple[Case, ...]:
    """Return cases for "8G QUIZ, J8 ZONE": the last word, after those before."""

    def case(board: Board, asked: str) -> Case:
        word = play(asked)
        args = (board, (word.row, word.col), word.direction, word.word)
        return Case(Call(args), word_points(*args), topic)

    return cases_of(case, *texts)


FIRST = (
    *_cases("premiums of the word", "8G QUIZ"),
    *_cases("premiums of letters", "6F TEA"),
    *_cases("premiums of the word", "8D QUINT", "D4 QUA", "1A QUICKEST"),
)
AGAIN = _cases("a letter that comes twice", "8D QUEUE", "F6 TAT")
USED = _cases(
    "letters that lie there",
    *("8G QUIZ, J8 ZONE", "8D QUINT, 8D QUINTS"),
    *("8G QUIZ, J8 ZONE, 10H CON", "8D QUINT, F8 IN"),
)
ALONE = _cases("one word alone", "8D QUINT, 9F NO", "8D PAINTER")
LYING_BLANK = _cases("a blank that lies there", "8G FiR, 8G FiRED", "8G FiR, H8 iN")
BLANKS = _cases("blanks", "8G QUIz", "8H qI", "8D qUINT")
GROUPS = {
    **dict.fromkeys(("GIVEN", "LETTER", "WORD"), FIRST),
    **dict.fromkeys(("PLAIN", "OLD"), USED),
    **{"LAID_BLANK": BLANKS, "LYING_BLANK": LYING_BLANK},
    "WALKED": (*FIRST, *USED),
}


MISTAKES = (*counted_words.in_words(GROUPS, lambda points, walk: (points,)),)

EXERCISE = Exercise(
    "word_points",
    stage=10,
    reference=word_points,
    cases=(*FIRST, *USED, *BLANKS, *LYING_BLANK, *AGAIN, *ALONE),
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
