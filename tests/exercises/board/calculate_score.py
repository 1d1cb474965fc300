"""Attempts at stage 10, `calculate_score`."""

from scrabble_course.board import ACROSS, DOWN, LAYOUT, LETTER_VALUES, Play, premium_at
from scrabble_course.board.board_scores import cross_word_score, transpose, word_points
from scrabble_course.board.play_scores import words_formed
from tests.exercises.attempts import right, slip, variant


def points(letter):
    return LETTER_VALUES.get(letter, 0)


@right("the main word, and a loop over its squares")
def by_one_loop(board, pos, direction, hand, word):
    total, laid = word_points(board, pos, direction, word), 0
    for square, letter in zip(Play(word, *pos, direction == DOWN).squares, word):
        if board[square] == ".":
            total += cross_word_score(board, letter, square, direction)
            laid += 1
    return total + 50 * (laid >= 7)


variant(
    by_one_loop,
    "a return at the seventh tile, when all is counted",
    ("laid += 1", "laid += 1\n            if laid == 7: return total + 50"),
)
CROSS = "cross_word_score(board, letter, square, direction)"
slip(by_one_loop, "wrong-arguments", ("direction, word), 0", "word, direction), 0"))
slip(by_one_loop, "another-bonus", ("50 *", "35 *"))
slip(by_one_loop, "cross-word-of-a-letter", ('board[square] == "."', "letter"))
slip(by_one_loop, "cross-words-otherwise-wrong", (CROSS, f"{CROSS} * 2"))
slip(by_one_loop, "board-cannot-change", ("laid += 1", "board[square] = letter"))
ITSELF = f"{CROSS} and by_one_loop(board, pos, direction, hand, word)"
slip(by_one_loop, "endless-recursion", (CROSS, ITSELF))


@right("the transposed board for plays down")
def by_turning(board, pos, direction, hand, word):
    if direction == DOWN:
        board, pos = transpose(board), (pos[1], pos[0])
    row, col = pos
    total, times, others, laid = 0, 1, 0, 0
    for letter in word:
        if board[row, col] == ".":
            premium = premium_at((row, col))
            total += points(letter) * premium.letter_times
            times *= premium.word_times
            others += cross_word_score(board, letter, (row, col), ACROSS)
            laid += 1
        else:
            total += points(letter)
        col += 1
    return total * times + others + (50 if laid >= 7 else 0)


TABLE = LAYOUT
variant(
    by_turning,
    "an own table with the layout",
    ("premium_at((row, col))", "TABLE[row][col]"),
    ("premium.letter_times", '{"d": 2, "t": 3}.get(premium, 1)'),
    ("premium.word_times", '{"D": 2, "T": 3}.get(premium, 1)'),
)
EARNED = "total += points(letter) * premium.letter_times"
slip(
    by_turning,
    "letter-premium-too-far",
    (EARNED, "total = (total + points(letter)) * premium.letter_times"),
)
slip(
    by_turning,
    "letter-premium-too-far",
    (EARNED, "total += points(letter)\n            total *= premium.letter_times"),
)
slip(
    by_turning,
    "points-replaced",
    (EARNED, EARNED.replace("+=", "=")),
    (
        "        total += points(letter)\n        col",
        "        total = points(letter)\n        col",
    ),
)
slip(by_turning, "points-replaced", (EARNED, EARNED.replace("+=", "=")))
slip(by_turning, "first-round", ("        col += 1\n    return", "        return"))


@right("all words scored by one function")
def by_one_function(board, pos, direction, hand, word):
    def earned(found):
        total, times = 0, 1
        for square, letter in zip(found.squares, found.word):
            premium = premium_at(square if board[square] == "." else (0, 1))
            total += points(letter) * premium.letter_times
            times *= premium.word_times
        return total * times

    played = Play(word, *pos, direction == DOWN)
    bonus = 50 * (len(played.new_tiles(board)) == 7)
    return bonus + sum(map(earned, words_formed(board, played)))


@right("the boards before and after compared")
def by_comparing(board, pos, direction, hand, word):
    after = board.lay(Play(word, pos[0], pos[1], direction == DOWN))
    total, laid = word_points(board, pos, direction, word), 0
    for row in range(15):
        for col in range(15):
            if board[row, col] != after[row, col]:
                laid += 1
                letter = after[row, col]
                total += cross_word_score(board, letter, (row, col), direction)
    return total + 50 if laid == 7 else total


slip(by_comparing, "wrong-when-down", (", direction == DOWN)", ")"))
slip(by_comparing, "wrong-when-across", ("direction == DOWN", "direction"))
