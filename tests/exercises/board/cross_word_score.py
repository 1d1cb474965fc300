"""Attempts at stage 10, `cross_word_score`."""

# Students write it so.
# ruff: noqa: RET505

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES
from scrabble_course.board.board_scores import find_cross_word, transpose, word_points
from scrabble_course.board.layout import premium_at
from scrabble_course.board.play import word_through
from tests.exercises.attempts import right, wrong


def points(letter):
    return LETTER_VALUES.get(letter, 0)


def turned(board, pos, direction):
    """Return the board and the square to ask about across."""
    return (transpose(board), pos[::-1]) if direction == DOWN else (board, pos)


def found_in(board, pos):
    """Return the letters beside the square, without it."""
    return find_cross_word(board, pos)[1].replace(".", "")


def across_only(board, letter, pos):
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else word_points(board, (start, pos[1]), DOWN, word)


@wrong("blank-has-no-value")
def small_letters_looked_up(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = LETTER_VALUES[letter] * premium.letter_times
    for one in others:
        total += LETTER_VALUES[one]
    return total * premium.word_times


@wrong("dot-has-no-value")
def the_dot_looked_up(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    _, text = find_cross_word(board, pos)
    return sum(LETTER_VALUES[one] for one in text)


@wrong("lone-letter")
def asks_for_an_empty_text(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    if text == "":
        return 0
    return word_points(board, (start, pos[1]), DOWN, text.replace(".", letter))


@wrong("premiums-again", "lone-letter")
def a_letter_alone_counts_and_old_premiums(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    total, times = 0, 1
    for step, one in enumerate(text.replace(".", letter)):
        premium = premium_at((start + step, pos[1]))
        total += points(one) * premium.letter_times
        times *= premium.word_times
    return total * times


@wrong("endless-recursion")
def cross_words_of_cross_words(board, letter, pos, direction):
    other = ACROSS if direction == DOWN else DOWN
    word = word_through(board.with_tiles({pos: letter}), pos, other)
    if len(word.word) == 1:
        return 0
    total, times, crossing = 0, 1, 0
    for one, square in zip(word.word, word.squares, strict=True):
        if square == pos:
            premium = premium_at(square)
            total += points(one) * premium.letter_times
            times *= premium.word_times
            crossing += cross_words_of_cross_words(board, one, square, other)
        else:
            total += points(one)
    return total * times + crossing


@wrong("transposes-without-end")
def hands_on_the_same_direction(board, letter, pos, direction):
    if direction == DOWN:
        return hands_on_the_same_direction(transpose(board), letter, pos[::-1], DOWN)
    return across_only(board, letter, pos)


@wrong("wrong-when-down")
def the_board_not_turned(board, letter, pos, direction):
    if direction == DOWN:
        pos = (pos[1], pos[0])
    return across_only(board, letter, pos)


@wrong("result-not-kept", "wrong-when-down")
def the_turned_board_dropped(board, letter, pos, direction):
    if direction == DOWN:
        transpose(board)
        pos = (pos[1], pos[0])
    return across_only(board, letter, pos)


@wrong("row-and-text")
def the_pair_not_taken_apart(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    text = find_cross_word(board, pos)
    return word_points(board, pos, DOWN, text.replace(".", letter))


@wrong("half-a-square")
def the_row_taken_for_a_square(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else word_points(board, start, DOWN, word)


@wrong("board-cannot-change")
def lays_the_letter(board, letter, pos, direction):
    board[pos] = letter
    return 0


@wrong("premium-is-no-number")
def multiplies_with_the_premium(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    total = points(letter) * premium_at(pos)
    return total + sum(map(points, found_in(board, pos)))


@wrong("square-is-a-pair")
def asks_for_a_premium_with_two_numbers(board, letter, pos, direction):
    row, col = pos
    return points(letter) * premium_at(row, col).letter_times


@right("the transposed board")
def by_the_transposed_board(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@right("the board with the letter laid")
def by_the_board_with_the_letter(board, letter, pos, direction):
    other = ACROSS if direction == DOWN else DOWN
    word = word_through(board.with_tiles({pos: letter}), pos, other).word
    if len(word) < 2:
        return 0
    premium = premium_at(pos)
    extra = points(letter) * (premium.letter_times - 1)
    return (sum(map(points, word)) + extra) * premium.word_times


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


@right("a comprehension over the text")
def a_comprehension(board, letter, pos, direction):
    if direction != ACROSS:
        board, pos = transpose(board), (pos[1], pos[0])
    _, text = find_cross_word(board, pos)
    premium = premium_at(pos)
    total = sum(
        points(letter) * premium.letter_times if one == "." else points(one)
        for one in text
    )
    return total * premium.word_times * (len(text) > 1)


@right("labels of premiums")
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


@right("small letters put in the table")
def a_table_with_small_letters(board, letter, pos, direction):
    values = {".": 0, **LETTER_VALUES}
    for one in "abcdefghijklmnopqrstuvwxyz":
        values[one] = 0
    board, pos = turned(board, pos, direction)
    text = find_cross_word(board, pos)[1]
    if text == ".":
        return 0
    total = values[letter] * premium_at(pos).letter_times
    for one in text:
        total += values[one]
    return total * premium_at(pos).word_times


@right("the step asked for 1")
def the_step_asked_for_one(board, letter, pos, direction):
    if direction[0]:
        return the_step_asked_for_one(transpose(board), letter, pos[::-1], (0, 1))
    return across_only(board, letter, pos)
