"""Attempts at stage 10, `cross_word_score`."""

import string

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES
from scrabble_course.board.board_scores import find_cross_word, transpose, word_points
from scrabble_course.board.layout import premium_at
from scrabble_course.board.letters import letter_points as points
from tests.exercises.attempts import right, slip, variant

VALUES = {**dict.fromkeys(string.ascii_lowercase, 0), **LETTER_VALUES}


@right("the board turned, and one word counted")
def by_one_word(board, letter, pos, direction):
    if direction == DOWN:
        board = transpose(board)
        pos = pos[::-1]
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    return word_points(board, (start, pos[1]), DOWN, text.replace(".", letter))


slip(by_one_word, "lone-letter", ('text == "."', 'text == ""'))
slip(by_one_word, "word-worth-nothing", ('text == "."', "len(text) < 3"))
slip(by_one_word, "wrong-when-down", ("transpose(board)", "board"))
slip(
    by_one_word,
    "counted-on-the-old-board",
    ("    if direction", "    old = board\n    if direction"),
    ("word_points(board", "word_points(old"),
)
slip(by_one_word, ("result-not-kept", "wrong-when-down"), ("board = trans", "trans"))
slip(by_one_word, "wrong-arguments", ("DOWN, ", ""))
slip(by_one_word, "board-cannot-change", ("return 0", "board[pos] = letter"))


@right("the premium of one square")
def by_premium(board, letter, pos, direction):
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    others = find_cross_word(board, pos)[1].replace(".", "")
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


variant(
    by_premium,
    "small letters put in the table",
    ("points(letter)", "VALUES[letter]"),
    ("map(points, others)", "map(VALUES.get, others)"),
)


@right("a column split at its gaps")
def by_gaps(board, letter, pos, direction):
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    column = transpose(board).rows[pos[1]]
    above, below = column[: pos[0]].split(".")[-1], column[pos[0] + 1 :].split(".")[0]
    premium = premium_at(pos)
    score = sum(map(points, above + below)) + points(letter) * premium.letter_times
    return score * premium.word_times if above + below else 0


@right("steps to both sides")
def by_steps(board, letter, pos, direction):
    step = (0, 1) if direction == DOWN else (1, 0)
    above, below = "", ""
    for sign in (-1, 1):
        row, col = pos
        while True:
            row, col = row + sign * step[0], col + sign * step[1]
            if not (0 <= row < 15 and 0 <= col < 15) or board[row, col] == ".":
                break
            if sign < 0:
                above += board[row, col]
            else:
                below += board[row, col]
    if not above + below:
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times
    for one in above + below:
        total += points(one)
    return total * premium.word_times


@right("labels of premiums, and recursion for plays down")
def by_labels(board, letter, pos, direction):
    if direction == DOWN:
        return by_labels(transpose(board), letter, pos[::-1], ACROSS)
    _, text = find_cross_word(board, pos)
    if len(text) == 1:
        return 0
    label = premium_at(pos).label
    score = points(letter) * {"DL": 2, "TL": 3}.get(label, 1)
    for one in text:
        score += points(one)
    return score * {"DW": 2, "TW": 3}.get(label, 1)
