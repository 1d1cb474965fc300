"""Attempts at stage 10, `cross_word_score`."""

# Students write it so.
# ruff: noqa: RET505

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES
from scrabble_course.board.board_scores import find_cross_word, transpose, word_points
from scrabble_course.board.layout import premium_at
from scrabble_course.board.play import word_through
from tests.exercises.attempts import right, slip


def points(letter):
    return LETTER_VALUES.get(letter, 0)


@right("the board turned, and one word counted")
def by_counting_one_word(board, letter, pos, direction):
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    return word_points(board, (start, pos[1]), DOWN, text.replace(".", letter))


TURN = "board, pos = transpose(board), pos[::-1]"
slip(by_counting_one_word, "lone-letter", ('text == "."', 'text == ""'))
slip(by_counting_one_word, "word-worth-nothing", ('text == "."', "len(text) < 3"))
slip(by_counting_one_word, "wrong-when-down", ("transpose(board)", "board"))
slip(
    by_counting_one_word,
    ("result-not-kept", "wrong-when-down"),
    (TURN, "transpose(board)\n        pos = pos[::-1]"),
)
slip(
    by_counting_one_word,
    "wrong-arguments",
    ('DOWN, text.replace(".", letter)', 'text.replace(".", letter), DOWN'),
)
slip(
    by_counting_one_word,
    "laid-before",
    ("    start, text", "    board = board.with_tiles({pos: letter})\n    start, text"),
)
slip(by_counting_one_word, "half-a-square", ("(start, pos[1])", "start"))
slip(
    by_counting_one_word,
    "row-and-text",
    ("start, text = find", "text = find"),
    ("(start, pos[1])", "pos"),
)
slip(
    by_counting_one_word,
    "board-cannot-change",
    ("    start, text", "    board[pos] = letter\n    start, text"),
)


@right("the premium of one square")
def by_the_premium_of_one_square(board, letter, pos, direction):
    if direction == DOWN:
        board, pos = transpose(board), pos[::-1]
    others = find_cross_word(board, pos)[1].replace(".", "")
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


slip(
    by_the_premium_of_one_square,
    "premium-is-no-number",
    ("premium.letter_times", "premium"),
)
slip(
    by_the_premium_of_one_square,
    "square-is-a-pair",
    ("premium_at(pos)", "premium_at(pos[0], pos[1])"),
)


@right("the board with the letter laid")
def by_the_board_with_the_letter(board, letter, pos, direction):
    other = ACROSS if direction == DOWN else DOWN
    word = word_through(board.with_tiles({pos: letter}), pos, other).word
    if len(word) < 2:
        return 0
    premium = premium_at(pos)
    extra = points(letter) * (premium.letter_times - 1)
    return (sum(map(points, word)) + extra) * premium.word_times


slip(
    by_the_board_with_the_letter,
    "endless-recursion",
    ("extra = ", "extra = by_the_board_with_the_letter(board, letter, pos, other) + "),
)


@right("steps in both directions")
def by_steps(board, letter, pos, direction):
    down, across = direction[1], direction[0]
    total, letters = 0, 0
    for sign in (-1, 1):
        row, col = pos[0] + sign * down, pos[1] + sign * across
        while 0 <= row < 15 and 0 <= col < 15 and board[row, col] != ".":
            total += points(board[row, col])
            letters += 1
            row, col = row + sign * down, col + sign * across
    if not letters:
        return 0
    premium = premium_at(pos)
    return (total + points(letter) * premium.letter_times) * premium.word_times


@right("labels of premiums, and recursion for plays down")
def labels_of_premiums(board, letter, pos, direction):
    if direction == DOWN:
        return labels_of_premiums(board.transposed(), letter, pos[::-1], ACROSS)
    _, text = find_cross_word(board, pos)
    if len(text) == 1:
        return 0
    score = points(letter)
    label = premium_at(pos).label
    if label == "DL":
        score *= 2
    elif label == "TL":
        score *= 3
    for one in text:
        score += points(one)
    if label == "DW":
        return 2 * score
    elif label == "TW":
        return 3 * score
    return score


slip(labels_of_premiums, "transposes-without-end", ("ACROSS", "DOWN"))


@right("small letters put in the table")
def a_table_with_small_letters(board, letter, pos, direction):
    values = {".": 0, **LETTER_VALUES}
    for one in "abcdefghijklmnopqrstuvwxyz":
        values[one] = 0
    if direction != ACROSS:
        board, pos = transpose(board), pos[::-1]
    text = find_cross_word(board, pos)[1]
    if text == ".":
        return 0
    total = values[letter] * premium_at(pos).letter_times
    for one in text:
        total += values[one]
    return total * premium_at(pos).word_times


slip(a_table_with_small_letters, "blank-has-no-value", ("values[one] = 0", "pass"))
slip(a_table_with_small_letters, "dot-has-no-value", ('".": 0, ', ""))
