"""Attempts at stage 10, `cross_word_score`."""

# Students write it so.
# ruff: noqa: RET503, RET505

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES
from scrabble_course.board.board_scores import find_cross_word, transpose
from scrabble_course.board.layout import premium_at
from scrabble_course.board.play import word_through
from tests.checks.attempts.attempt_values import Attempts

cross = Attempts("cross_word_score")

PREMIUMS_AGAIN = "premiums scored again on later turns"
BLANK_REGAINS = "a blank on the board regains its letter's value"
BRITTLE = "the recursion of the lecture stops in one direction only"
BEGINNERS = "what beginners do"


def points(letter):
    return LETTER_VALUES.get(letter, 0)


def turned(board, letter, pos, direction):
    """Return what to ask across, and of which board."""
    if direction == DOWN:
        return transpose(board), letter, pos[::-1]
    return board, letter, pos


def found_in(board, pos):
    """Return the letters beside the square, without it."""
    return find_cross_word(board, pos)[1].replace(".", "")


@cross.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def every_premium_counts(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    total, times = 0, 1
    for step, one in enumerate(text.replace(".", letter)):
        premium = premium_at((start + step, pos[1]))
        total += points(one) * premium.letter_times
        times *= premium.word_times
    return total * times


@cross.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def old_word_premiums_count(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    total, times = 0, 1
    for step, one in enumerate(text):
        premium = premium_at((start + step, pos[1]))
        times *= premium.word_times
        if one == ".":
            total += points(letter) * premium.letter_times
        else:
            total += points(one)
    return total * times


@cross.wrong(BLANK_REGAINS, cause="lying-blank-in-capitals")
def blanks_on_the_board_in_capitals(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos).upper()
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@cross.wrong(BEGINNERS, cause="laid-blank-in-capitals")
def the_new_blank_in_capitals(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter.upper()) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@cross.wrong(BEGINNERS, cause="small-letter-looked-up")
def small_letters_looked_up(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = LETTER_VALUES[letter] * premium.letter_times
    for one in others:
        total += LETTER_VALUES[one]
    return total * premium.word_times


@cross.wrong(BEGINNERS, cause="dot-looked-up")
def the_dot_looked_up(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    _, text = find_cross_word(board, pos)
    values = {**LETTER_VALUES, **dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 0)}
    return sum(values[one] for one in text)


@cross.wrong(BEGINNERS, cause="blank-skipped")
def word_premium_of_a_blank_skipped(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    total = sum(map(points, others))
    if letter.isupper():
        premium = premium_at(pos)
        total = (total + points(letter) * premium.letter_times) * premium.word_times
    return total


@cross.wrong(BEGINNERS, cause="premium-forgotten-for-letters")
def letter_premium_left_out(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    return sum(map(points, letter + others)) * premium_at(pos).word_times


@cross.wrong(BEGINNERS, cause="premium-forgotten-for-words")
def word_premium_left_out(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    return points(letter) * premium_at(pos).letter_times + sum(map(points, others))


@cross.wrong(BEGINNERS, cause="no-premiums")
def premiums_left_out(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    return sum(map(points, letter + others)) if others else 0


@cross.wrong(BEGINNERS, cause="word-premium-inside")
def word_premium_for_the_new_letter_only(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    times = premium.letter_times * premium.word_times
    return points(letter) * times + sum(map(points, others))


@cross.wrong(BEGINNERS, cause="letter-premium-outside")
def letter_premium_for_the_whole_word(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    times = premium.letter_times * premium.word_times
    return sum(map(points, letter + others)) * times


@cross.wrong(BEGINNERS, cause="numbers-swapped")
def double_and_triple_swapped(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    label = premium_at(pos).label
    letter_times = {"DL": 3, "TL": 2}.get(label, 1)
    word_times = {"DW": 3, "TW": 2}.get(label, 1)
    return (points(letter) * letter_times + sum(map(points, others))) * word_times


@cross.wrong(BEGINNERS, cause="new-letter-forgotten")
def the_new_letter_forgotten(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    return sum(map(points, found_in(board, pos))) * premium_at(pos).word_times


@cross.wrong(BEGINNERS, cause="new-letter-alone")
def the_new_letter_alone(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    if found_in(board, pos) == "":
        return 0
    premium = premium_at(pos)
    return points(letter) * premium.letter_times * premium.word_times


@cross.wrong(BEGINNERS, cause="one-letter-counted")
def a_letter_alone_counts(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times
    total += sum(map(points, found_in(board, pos)))
    return total * premium.word_times


@cross.wrong(BEGINNERS, cause="one-letter-counted")
def a_letter_alone_counts_without_premium(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return points(letter)
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@cross.wrong(BEGINNERS, cause="always-down")
def always_the_word_down(board, letter, pos, direction):
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@cross.wrong(BRITTLE, cause="stops-when-down")
def nothing_for_a_play_down(board, letter, pos, direction):
    if direction == DOWN:
        return 0
    return always_the_word_down(board, letter, pos, ACROSS)


@cross.wrong(BEGINNERS, cause="direction-of-the-word")
def the_word_along_the_play(board, letter, pos, direction):
    other = ACROSS if direction == DOWN else DOWN
    return by_the_transposed_board(board, letter, pos, other)


@cross.wrong(BRITTLE, cause="no-end")
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


@cross.wrong(BEGINNERS, cause="none-for-none")
def no_answer_without_a_cross_word(board, letter, pos, direction):
    if by_the_transposed_board(board, letter, pos, direction):
        return by_the_transposed_board(board, letter, pos, direction)


@cross.right("the transposed board")
def by_the_transposed_board(board, letter, pos, direction):
    board, letter, pos = turned(board, letter, pos, direction)
    others = found_in(board, pos)
    if others == "":
        return 0
    premium = premium_at(pos)
    total = points(letter) * premium.letter_times + sum(map(points, others))
    return total * premium.word_times


@cross.right("the board with the letter laid")
def by_the_board_with_the_letter(board, letter, pos, direction):
    other = ACROSS if direction == DOWN else DOWN
    word = word_through(board.with_tiles({pos: letter}), pos, other).word
    if len(word) < 2:
        return 0
    premium = premium_at(pos)
    extra = points(letter) * (premium.letter_times - 1)
    return (sum(map(points, word)) + extra) * premium.word_times


@cross.right("steps in both directions")
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


@cross.right("a comprehension over the text")
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


@cross.right("labels of premiums")
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


@cross.right("small letters put in the table")
def a_table_with_small_letters(board, letter, pos, direction):
    values = {".": 0, **LETTER_VALUES}
    for one in "abcdefghijklmnopqrstuvwxyz":
        values[one] = 0
    board, letter, pos = turned(board, letter, pos, direction)
    text = find_cross_word(board, pos)[1]
    if text == ".":
        return 0
    total = values[letter] * premium_at(pos).letter_times
    for one in text:
        total += values[one]
    return total * premium_at(pos).word_times


WRONG = tuple(cross.wrongs)
RIGHT = tuple(cross.rights)
