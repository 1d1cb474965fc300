"""The exercises of stage 10: what a play scores, and the parts of it (seed 003).

Each function is checked with the course's own functions in place of the earlier ones
that it builds on, so that one mistake does not show up twice.
"""

from __future__ import annotations

from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
)
from scrabble_course.checks.board import (
    cross_word_mistakes,
    cross_words,
    crossing_score_mistakes,
    crossing_scores,
    play_score_mistakes,
    play_scores,
    squares,
    transpose_mistakes,
)
from scrabble_course.checks.board.boards import describe, describing
from scrabble_course.checks.exercise import Exercise, judge_value

IS_LETTER = Exercise(
    "is_letter",
    stage=10,
    reference=is_letter,
    cases=(*squares.TILES, *squares.BLANKS, *squares.EMPTY_SQUARE, *squares.NO_TEXT),
    judge=judge_value,
    hints=(
        "What may a square hold? On a board, a capital, a small letter or a `.`; in a "
        "row of the next stage, also None or a set of letters.",
        "Only a text can be a letter, so ask for that first. Of the texts that a "
        "square may hold, only one is no letter. Which?",
        "Both questions fit in one line, joined by `and`, and the line can be "
        'returned: `isinstance(square, str) and square != "."`.',
    ),
    mistakes=squares.IS_LETTER_MISTAKES,
)

TRANSPOSE = Exercise(
    "transpose",
    stage=10,
    reference=transpose,
    cases=(*squares.BOARDS, *squares.WITH_BLANKS),
    judge=squares.judge_board,
    hints=(
        "Look at the first row of the answer: where on the board did its letters lie, "
        "from left to right?",
        "Row 3 of the answer is column 3 of the board, read from the top. Build 15 "
        "such rows, each as one text, and make a board from them.",
        'One row is `"".join(row[col] for row in board.rows)`. Put one for each col '
        "in a list `rows`, and return `Board(tuple(rows))`.",
    ),
    mistakes=transpose_mistakes.MISTAKES,
    describe=describe,
)

FIND_CROSS_WORD = Exercise(
    "find_cross_word",
    stage=10,
    reference=find_cross_word,
    cases=cross_words.CASES,
    generate=cross_words.random_square,
    generated=20,
    judge=judge_value,
    hints=(
        "Put a finger on the square. How far up can it go, letter by letter, until it "
        "meets an empty square or the edge? And how far down?",
        "Start with `start = row`, and make it smaller while the square above holds a "
        "letter. Do the same downwards. The text is everything between the two.",
        "Go up with `while start > 0 and is_letter(board[start - 1, col]): start -= "
        "1`, and down with `while end < 14 and is_letter(board[end + 1, col]): end += "
        "1`. Then join `board[place, col]` for every place from start to end.",
    ),
    mistakes=cross_word_mistakes.MISTAKES,
    props=lambda call, record: crossing_scores.EARLIER,
    describe=describe,
)

CROSS_WORD_SCORE = Exercise(
    "cross_word_score",
    stage=10,
    reference=cross_word_score,
    cases=(*crossing_scores.ACROSS_CASES, *crossing_scores.PLAYED_DOWN),
    generate=crossing_scores.random_letter,
    generated=30,
    judge=judge_value,
    hints=(
        "A play across has cross words that run down, and `find_cross_word` finds "
        "them. What would you have to do to the board to find those of a play down?",
        "For a play down, ask the same of the transposed board, where `pos` is (col, "
        "row) and the play runs across. For a play across, find the cross word; if it "
        "is the `.` alone, the answer is 0. Else put the letter in place of the `.`, "
        "and add up the letters.",
        "Score the word by a function of its own, which goes down from the start, "
        "adds up the letters, and counts the premium only where `board[row, col]` is "
        "empty: that is, at `pos`. `calculate_score` can use it, too.",
    ),
    mistakes=crossing_score_mistakes.MISTAKES,
    props=lambda call, record: crossing_scores.EARLIER,
    describe=describing(direction_at=3),
)

CALCULATE_SCORE = Exercise(
    "calculate_score",
    stage=10,
    reference=calculate_score,
    cases=(*play_scores.CASES, *play_scores.LAYOUT),
    generate=play_scores.random_score,
    generated=40,
    judge=judge_value,
    hints=(
        "A play earns up to three things: its main word, the cross words of the tiles "
        "that are laid, and 50 points. Which of them does a word premium multiply?",
        "The function that counts one word can count the main word. Then go along the "
        "word once more, square by square: only where the square is still empty, a "
        "cross word may be formed, and there is one more tile to count.",
        "Start with `score = word_points(board, pos, direction, word)` and `laid = "
        "0`. For each letter, if `board[row, col]` is a `.`, add 1 to `laid`, and "
        "`cross_word_score(board, letter, (row, col), direction)` to `score`. Take "
        "a step after every letter. In the end, add 50 if `laid == 7`.",
    ),
    mistakes=play_score_mistakes.MISTAKES,
    props=lambda call, record: play_scores.PARTS,
    describe=describing(direction_at=2),
)

EXERCISES = (
    IS_LETTER,
    TRANSPOSE,
    FIND_CROSS_WORD,
    CROSS_WORD_SCORE,
    CALCULATE_SCORE,
)
