"""Attempts at stage 10, `calculate_score`."""

# Students write it so.
# ruff: noqa: B905

from scrabble_course.board import ACROSS, DOWN, LAYOUT, LETTER_VALUES, Play, premium_at
from scrabble_course.board.board_scores import cross_word_score, is_letter, word_points
from scrabble_course.board.play import word_through
from scrabble_course.board.play_scores import play_sheet
from tests.exercises.attempts import right, slip, variant, wrong


def points(letter):
    return LETTER_VALUES.get(letter, 0)


def squares_of(pos, direction, word):
    """Return the squares of a word, each with its letter."""
    return list(zip(Play(word, *pos, down=direction == DOWN).squares, word))


@right("the main word, and a loop over its squares")
def by_one_loop(board, pos, direction, hand, word):
    total, laid = word_points(board, pos, direction, word), 0
    for square, letter in squares_of(pos, direction, word):
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
TWO = ("cross-words-left-out", "bonus-without-seven-tiles")
slip(by_one_loop, TWO, (CROSS, "0"), ("laid >= 7", "laid >= 6"))
slip(by_one_loop, "wrong-arguments", ("direction, word), 0", "word, direction), 0"))
slip(by_one_loop, "another-bonus", ("50 *", "35 *"))
slip(by_one_loop, "bonus-again", ("50 *", "350 *"))
slip(by_one_loop, "cross-word-of-a-letter", ('board[square] == "."', "letter"))
slip(by_one_loop, "no-letter-to-lay", ("letter, square, dir", "square, letter, dir"))
slip(by_one_loop, "cross-words-otherwise-wrong", (CROSS, f"{CROSS} * 2"))
slip(by_one_loop, "board-cannot-change", ("laid += 1", "board[square] = letter"))
ITSELF = "by_one_loop(board, square, direction[::-1], hand, letter)"
slip(by_one_loop, "endless-recursion", (CROSS, ITSELF))


@right("the transposed board for plays down")
def by_turning(board, pos, direction, hand, word):
    if direction == DOWN:
        board, pos = board.transposed(), (pos[1], pos[0])
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


TURNED = "board, pos = board.transposed(), (pos[1], pos[0])"
AGAIN = "return by_turning(board.transposed(), pos[::-1], direction, hand, word)"
slip(by_turning, "transposes-without-end", (TURNED, AGAIN))
slip(by_turning, "square-is-a-pair", ("at((row, col))", "at(row, col)"))
slip(
    by_turning,
    "steps-joined",
    ("board[row, col]", "board[pos]"),
    ("col += 1", "pos += direction"),
)
slip(by_turning, "half-a-square", ("board[row, col]", "board[row][col]"))
slip(
    by_turning,
    "several-word-premiums",
    ("*= premium.word_times", "= max(times, premium.word_times)"),
)


@right("all words scored by one function")
def by_one_function(board, pos, direction, hand, word):
    letters = squares_of(pos, direction, word)
    laid = {square: letter for square, letter in letters if board[square] == "."}
    after = board.with_tiles(laid)
    other = ACROSS if direction == DOWN else DOWN

    def earned(found):
        total, times = 0, 1
        for square, letter in zip(found.squares, found.word):
            premium = premium_at(square if square in laid else (0, 1))
            total += points(letter) * premium.letter_times
            times *= premium.word_times
        return total * times if len(found.word) > 1 else 0

    words = [word_through(after, square, other) for square in laid]
    words.append(word_through(after, pos, direction))
    return sum(map(earned, words)) + 50 * (len(laid) == 7)


slip(by_one_function, "capital-looked-up", ("points(letter)", "LETTER_VALUES[letter]"))
slip(by_one_function, "premium-is-no-number", ("premium.letter_times", "premium"))


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
slip(by_comparing, "play-that-does-not-fit", ("== DOWN", "== ACROSS"))


@right("recursion over the letters")
def by_recursion(board, pos, direction, hand, word):
    def walk(square, left, total, times, others, laid):
        if not left:
            return total * times + others + (50 if laid == 7 else 0)
        step = (square[0] + direction[0], square[1] + direction[1])
        letter, left = left[0], left[1:]
        if is_letter(board[square]):
            return walk(step, left, total + points(letter), times, others, laid)
        premium = premium_at(square)
        total += points(letter) * premium.letter_times
        others += cross_word_score(board, letter, square, direction)
        return walk(step, left, total, times * premium.word_times, others, laid + 1)

    return walk(pos, word, 0, 1, 0, 0)


def by_own_layout(layout):
    """Return a calculate_score with premiums of its own."""

    def calculate_score(board, pos, direction, hand, word):
        total = play_sheet(board, Play(word, *pos, down=direction == DOWN)).total
        total -= word_points(board, pos, direction, word)
        main, times = 0, 1
        for (row, col), letter in squares_of(pos, direction, word):
            mark = layout[row][col] if board[row, col] == "." else "."
            main += points(letter) * {"d": 2, "t": 3}.get(mark, 1)
            times *= {"D": 2, "T": 3}.get(mark, 1)
        return total + main * times

    return calculate_score


right("an own table with the layout")(by_own_layout(LAYOUT))
wrong("premium-layout")(by_own_layout([LAYOUT[0], "..D...t...t..D.", *LAYOUT[2:]]))


@wrong("premiums-again", "blank-worth", "bonus-without-seven-tiles")
def as_the_friend_of_the_lesson_counts(board, pos, direction, hand, word):
    total, times, others = 0, 1, 0
    for square, letter in squares_of(pos, direction, word):
        total += LETTER_VALUES[letter.upper()] * premium_at(square).letter_times
        times *= premium_at(square).word_times
        if board[square] == ".":
            others += cross_word_score(board, letter, square, direction)
    return total * times + others + 50 * (len(word) == 7)
