"""Attempts at stage 10, `calculate_score`."""

# Students write it so.
# ruff: noqa: B905

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES, Play, play_sheet
from scrabble_course.board.board_scores import cross_word_score, is_letter, transpose
from scrabble_course.board.layout import LAYOUT, premium_at
from scrabble_course.board.play import word_through
from tests.checks.attempts.attempt_values import Attempts

score = Attempts("calculate_score")

PREMIUMS_AGAIN = "premiums scored again on later turns"
BLANK_REGAINS = "a blank on the board regains its letter's value"
NOT_SYMMETRIC = "a premium layout that is not symmetric"
BOARD_CHANGED = "the board passed in is changed"
BONUS_FORGOTTEN = "the 50-point bonus forgotten"
BRITTLE = "the recursion of the lecture stops in one direction only"
BEGINNERS = "what beginners do"


def points(letter):
    return LETTER_VALUES.get(letter, 0)


def squares_of(pos, direction, word):
    """Return the squares of a word, each with its letter."""
    return [
        ((pos[0] + n * direction[0], pos[1] + n * direction[1]), letter)
        for n, letter in enumerate(word)
    ]


def fresh(board, pos, direction, word):
    """Return the tiles that are laid: squares and letters."""
    return [
        (square, letter)
        for square, letter in squares_of(pos, direction, word)
        if board[square] == "."
    ]


def main_word(board, pos, direction, word, value=points):
    """Return the points of the main word; `value` says what a letter is worth."""
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            premium = premium_at(square)
            total += value(letter) * premium.letter_times
            times *= premium.word_times
        else:
            total += value(letter)
    return total * times


def crossing(board, pos, direction, word):
    """Return the points of the cross words."""
    return sum(
        cross_word_score(board, letter, square, direction)
        for square, letter in fresh(board, pos, direction, word)
    )


def rest(board, pos, direction, word):
    """Return the points of the cross words, and of the bonus."""
    bonus = 50 if len(fresh(board, pos, direction, word)) == 7 else 0
    return crossing(board, pos, direction, word) + bonus


@score.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def every_premium_counts(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        total += points(letter) * premium_at(square).letter_times
        times *= premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def old_word_premiums_count(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        times *= premium_at(square).word_times
        if board[square] == ".":
            total += points(letter) * premium_at(square).letter_times
        else:
            total += points(letter)
    return total * times + rest(board, pos, direction, word)


@score.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def old_letter_premiums_count(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        total += points(letter) * premium_at(square).letter_times
        if not is_letter(board[square]):
            times *= premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(PREMIUMS_AGAIN, cause="old-premiums")
def every_premium_counts_in_every_word(board, pos, direction, hand, word):
    laid = dict(fresh(board, pos, direction, word))
    after = board.with_tiles(laid)
    other = ACROSS if direction == DOWN else DOWN
    words = [word_through(after, square, other) for square in laid]
    words = [found for found in words if len(found.word) > 1]
    words.append(word_through(after, pos, direction))
    total = 50 if len(laid) == 7 else 0
    for found in words:
        earned, times = 0, 1
        for square, letter in zip(found.squares, found.word):
            earned += points(letter) * premium_at(square).letter_times
            times *= premium_at(square).word_times
        total += earned * times
    return total


@score.wrong(BLANK_REGAINS, cause="lying-blank-in-capitals")
def blanks_on_the_board_in_capitals(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        if is_letter(board[square]):
            total += LETTER_VALUES[board[square].upper()]
        else:
            premium = premium_at(square)
            total += points(letter) * premium.letter_times
            times *= premium.word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(BLANK_REGAINS, cause="lying-blank-in-capitals")
def lying_blanks_in_capitals_in_every_word(board, pos, direction, hand, word):
    laid = dict(fresh(board, pos, direction, word))
    after = board.with_tiles(laid)
    other = ACROSS if direction == DOWN else DOWN
    words = [word_through(after, square, other) for square in laid]
    words = [found for found in words if len(found.word) > 1]
    words.append(word_through(after, pos, direction))
    total = 50 if len(laid) == 7 else 0
    for found in words:
        earned, times = 0, 1
        for square, letter in zip(found.squares, found.word):
            if square in laid:
                earned += points(letter) * premium_at(square).letter_times
                times *= premium_at(square).word_times
            else:
                earned += points(letter.upper())
        total += earned * times
    return total


@score.wrong(BEGINNERS, cause="blank-in-capitals")
def all_blanks_in_capitals(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word, lambda one: points(one.upper()))
    return main + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="blank-in-capitals")
def a_blank_scores_one(board, pos, direction, hand, word):
    main = main_word(
        board, pos, direction, word, lambda one: 1 if one.islower() else points(one)
    )
    return main + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="small-letter-looked-up")
def small_letters_looked_up(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word, lambda one: LETTER_VALUES[one])
    return main + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="blank-skipped")
def word_premium_of_a_blank_skipped(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        if letter.islower():
            continue
        if board[square] == ".":
            total += points(letter) * premium_at(square).letter_times
            times *= premium_at(square).word_times
        else:
            total += points(letter)
    return total * times + rest(board, pos, direction, word)


def mistyped(*, row, col, mark):
    """Return the layout with one premium on another square."""
    lines = list(LAYOUT)
    lines[row] = lines[row][:col] + mark + lines[row][col + 1 :]
    return lines


def by_own_layout(layout):
    """Return a calculate_score with premiums of its own."""

    def calculate_score(board, pos, direction, hand, word):
        if direction == DOWN:
            board, pos = transpose(board), pos[::-1]
        total, times = 0, 1
        for (row, col), letter in squares_of(pos, ACROSS, word):
            mark = layout[row][col] if board[row, col] == "." else "."
            total += points(letter) * {"d": 2, "t": 3}.get(mark, 1)
            times *= {"D": 2, "T": 3}.get(mark, 1)
        return total * times + rest(board, pos, ACROSS, word)

    return calculate_score


score.wrong(NOT_SYMMETRIC, cause="mistyped-layout")(
    by_own_layout(mistyped(row=3, col=0, mark="."))
)
score.wrong(NOT_SYMMETRIC, cause="mistyped-layout")(
    by_own_layout(mistyped(row=12, col=2, mark="d"))
)
score.wrong(NOT_SYMMETRIC, cause="mistyped-layout")(
    by_own_layout([LAYOUT[0], "..D...t...t..D.", *LAYOUT[2:]])
)


@score.wrong(BOARD_CHANGED, cause="tiles-assigned")
def tiles_put_on_the_board(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    for square, letter in fresh(board, pos, direction, word):
        board[square] = letter
    return main + rest(board, pos, direction, word)


@score.wrong(BOARD_CHANGED, cause="tiles-assigned")
def tiles_put_in_the_rows(board, pos, direction, hand, word):
    board.rows = board.transposed().rows if direction == DOWN else board.rows
    return main_word(board, pos, direction, word)


@score.wrong(BONUS_FORGOTTEN, cause="no-bonus")
def no_bonus(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    return main + crossing(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="eight-letters")
def bonus_for_a_word_of_exactly_seven_new_letters(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    laid = fresh(board, pos, direction, word)
    bonus = 50 if len(word) == 7 and len(laid) == 7 else 0
    return main + crossing(board, pos, direction, word) + bonus


@score.wrong(BEGINNERS, cause="word-of-seven")
def bonus_for_seven_letters(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    bonus = 50 if len(word) == 7 else 0
    return main + crossing(board, pos, direction, word) + bonus


@score.wrong(BEGINNERS, cause="word-of-seven")
def bonus_for_seven_letters_or_more(board, pos, direction, hand, word):
    bonus = 50 * (len(word) >= 7)
    main = main_word(board, pos, direction, word)
    return main + crossing(board, pos, direction, word) + bonus


@score.wrong(BEGINNERS, cause="hand-used-up")
def bonus_for_an_empty_hand(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    used_up = len(fresh(board, pos, direction, word)) == len(hand)
    return main + crossing(board, pos, direction, word) + 50 * used_up


@score.wrong(BEGINNERS, cause="hand-of-seven")
def bonus_for_seven_in_hand(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    bonus = 50 if len(hand) == 7 else 0
    return main + crossing(board, pos, direction, word) + bonus


@score.wrong(BEGINNERS, cause="bonus-first")
def bonus_multiplied(board, pos, direction, hand, word):
    laid = fresh(board, pos, direction, word)
    total, times = 50 if len(laid) == 7 else 0, 1
    for square, letter in squares_of(pos, direction, word):
        premium = premium_at(square) if (square, letter) in laid else premium_at((0, 1))
        total += points(letter) * premium.letter_times
        times *= premium.word_times
    return total * times + crossing(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="letter-premium-forgotten")
def letter_premiums_left_out(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        total += points(letter)
        if board[square] == ".":
            times *= premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="letter-premium-for-all")
def letter_premiums_multiply_the_sum(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        total += points(letter)
        if board[square] == ".":
            total *= premium_at(square).letter_times
            times *= premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="letter-premium-for-all")
def letter_premiums_multiply_the_word(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        total += points(letter)
        if board[square] == ".":
            times *= premium_at(square).letter_times * premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="word-premium-forgotten")
def word_premiums_left_out(board, pos, direction, hand, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        is_free = board[square] == "."
        total += points(letter) * (premium_at(square).letter_times if is_free else 1)
    return total + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="word-premium-for-a-tile")
def word_premiums_multiply_one_tile(board, pos, direction, hand, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        premium = premium_at(square)
        if board[square] == ".":
            total += points(letter) * premium.letter_times * premium.word_times
        else:
            total += points(letter)
    return total + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="word-premium-in-order")
def word_premiums_multiply_the_sum_so_far(board, pos, direction, hand, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += points(letter) * premium_at(square).letter_times
            total *= premium_at(square).word_times
        else:
            total += points(letter)
    return total + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="word-premium-in-order")
def word_premiums_multiply_what_follows(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        premium = premium_at(square if board[square] == "." else (0, 1))
        times *= premium.word_times
        total += points(letter) * premium.letter_times * times
    return total + rest(board, pos, direction, word)


def by_the_times(combined):
    """Return a calculate_score with its own way to combine word premiums."""

    def calculate_score(board, pos, direction, hand, word):
        total, several = 0, []
        for square, letter in squares_of(pos, direction, word):
            premium = premium_at(square)
            if board[square] == ".":
                total += points(letter) * premium.letter_times
                several += [premium.word_times] * (premium.word_times > 1)
            else:
                total += points(letter)
        times = combined(several) if several else 1
        return total * times + rest(board, pos, direction, word)

    return calculate_score


score.wrong(BEGINNERS, cause="last-premium")(by_the_times(lambda times: times[-1]))
score.wrong(BEGINNERS, cause="last-premium")(by_the_times(max))
score.wrong(BEGINNERS, cause="last-premium")(by_the_times(lambda times: times[0]))
score.wrong(BEGINNERS, cause="premiums-added")(by_the_times(sum))
score.wrong(BEGINNERS, cause="premiums-added")(
    by_the_times(lambda times: 1 + sum(each - 1 for each in times))
)
score.wrong(BEGINNERS, cause="premiums-to-the-power")(
    by_the_times(lambda times: max(times) ** (2 * len(times) - 1))
)


def by_other_premiums(names):
    """Return a calculate_score that takes the names of premiums for others."""

    def calculate_score(board, pos, direction, hand, word):
        total, times = 0, 1
        for square, letter in squares_of(pos, direction, word):
            label = premium_at(square).label if board[square] == "." else ""
            label = names.get(label, label)
            total += points(letter) * {"DL": 2, "TL": 3}.get(label, 1)
            times *= {"DW": 2, "TW": 3}.get(label, 1)
        return total * times + rest(board, pos, direction, word)

    return calculate_score


score.wrong(BEGINNERS, cause="numbers-swapped")(
    by_other_premiums({"DL": "TL", "TL": "DL", "DW": "TW", "TW": "DW"})
)
score.wrong(BEGINNERS, cause="kinds-swapped")(
    by_other_premiums({"DL": "DW", "DW": "DL", "TL": "TW", "TW": "TL"})
)


@score.wrong(BEGINNERS, cause="laid-letters-only")
def letters_already_there_do_not_count(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in fresh(board, pos, direction, word):
        total += points(letter) * premium_at(square).letter_times
        times *= premium_at(square).word_times
    return total * times + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="main-word-only")
def the_main_word_only(board, pos, direction, hand, word):
    bonus = 50 if len(fresh(board, pos, direction, word)) == 7 else 0
    return main_word(board, pos, direction, word) + bonus


@score.wrong(BRITTLE, cause="not-when-down")
def as_the_lecture_stops_its_recursion(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    if direction is not DOWN and direction != DOWN:
        total += crossing(board, pos, direction, word)
    return total


@score.wrong(BRITTLE, cause="not-when-down")
def cross_words_of_plays_down_only(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    return total + (crossing(board, pos, direction, word) if direction == DOWN else 0)


@score.wrong(BRITTLE, cause="no-end")
def calls_itself_for_cross_words(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    other = ACROSS if direction == DOWN else DOWN
    for square, letter in fresh(board, pos, direction, word):
        found = word_through(board.with_tiles({square: letter}), square, other)
        if len(found.word) > 1:
            total += calls_itself_for_cross_words(
                board, found.squares[0], other, hand, found.word
            )
    return total


@score.wrong(BEGINNERS, cause="other-direction")
def the_other_direction_for_cross_words(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    other = ACROSS if direction == DOWN else DOWN
    return total + crossing_in(board, pos, direction, word, other)


def crossing_in(board, pos, direction, word, asked):
    return sum(
        cross_word_score(board, letter, square, asked)
        for square, letter in fresh(board, pos, direction, word)
    )


@score.wrong(BEGINNERS, cause="one-cross-word")
def one_cross_word_only(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    for square, letter in fresh(board, pos, direction, word):
        found = cross_word_score(board, letter, square, direction)
        if found > 0:
            return total + found
    return total


@score.wrong(BEGINNERS, cause="always-across")
def cross_words_as_if_played_across(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    return total + crossing_in(board, pos, direction, word, ACROSS)


@score.wrong(BEGINNERS, cause="one-sum")
def cross_words_multiplied(board, pos, direction, hand, word):
    total, times, laid = 0, 1, 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            laid += 1
            total += points(letter) * premium_at(square).letter_times
            total += cross_word_score(board, letter, square, direction)
            times *= premium_at(square).word_times
        else:
            total += points(letter)
    return total * times + (50 if laid == 7 else 0)


@score.wrong(BEGINNERS, cause="plain-cross-words")
def cross_words_without_premiums(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    other = ACROSS if direction == DOWN else DOWN
    after = board.with_tiles(dict(fresh(board, pos, direction, word)))
    for square, _ in fresh(board, pos, direction, word):
        found = word_through(after, square, other).word
        if len(found) > 1:
            total += sum(map(points, found))
    return total


@score.wrong(BEGINNERS, cause="every-square-crossed")
def old_words_counted_again(board, pos, direction, hand, word):
    total = by_loops(board, pos, direction, hand, word)
    other = ACROSS if direction == DOWN else DOWN
    for square, _ in squares_of(pos, direction, word):
        if is_letter(board[square]):
            found = word_through(board, square, other).word
            total += sum(map(points, found)) if len(found) > 1 else 0
    return total


@score.wrong(BEGINNERS, cause="lone-letters")
def lone_letters_counted_twice(board, pos, direction, hand, word):
    total = the_main_word_only(board, pos, direction, hand, word)
    other = ACROSS if direction == DOWN else DOWN
    after = board.with_tiles(dict(fresh(board, pos, direction, word)))
    for square, letter in fresh(board, pos, direction, word):
        found = word_through(after, square, other).word
        premium = premium_at(square)
        earned = sum(map(points, found)) + points(letter) * (premium.letter_times - 1)
        total += earned * premium.word_times
    return total


@score.wrong(BEGINNERS, cause="x-and-y")
def the_column_first(board, pos, direction, hand, word):
    x, y = pos
    return by_loops(board, (y, x), direction, hand, word)


@score.wrong(BEGINNERS, cause="always-across-main")
def every_word_goes_across(board, pos, direction, hand, word):
    total, times = 0, 1
    row, col = pos
    for letter in word:
        if board[row, col % 15] == ".":
            total += points(letter) * premium_at((row, col % 15)).letter_times
            times *= premium_at((row, col % 15)).word_times
        else:
            total += points(letter)
        col += 1
    return total * times + rest(board, pos, direction, word)


@score.wrong(BEGINNERS, cause="nothing-returned")
def prints_the_score(board, pos, direction, hand, word):
    print(by_loops(board, pos, direction, hand, word))


@score.right("loops")
def by_loops(board, pos, direction, hand, word):
    main = main_word(board, pos, direction, word)
    return main + rest(board, pos, direction, word)


@score.right("the sheet of the play")
def by_the_sheet(board, pos, direction, hand, word):
    return play_sheet(board, Play(word, *pos, down=direction == DOWN)).total


@score.right("the transposed board for plays down")
def by_the_transposed_board(board, pos, direction, hand, word):
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


@score.right("all words scored by one function")
def every_word_by_one_function(board, pos, direction, hand, word):
    laid = dict(fresh(board, pos, direction, word))
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


@score.right("recursion over the letters")
def by_recursion(board, pos, direction, hand, word):
    def walk(square, left, total, times, laid):
        if not left:
            return total * times + (50 if laid == 7 else 0)
        step = (square[0] + direction[0], square[1] + direction[1])
        if is_letter(board[square]):
            return walk(step, left[1:], total + points(left[0]), times, laid)
        premium = premium_at(square)
        total += points(left[0]) * premium.letter_times
        return walk(step, left[1:], total, times * premium.word_times, laid + 1)

    return walk(pos, word, 0, 1, 0) + crossing(board, pos, direction, word)


@score.right("an own table with the layout")
def by_an_own_table(board, pos, direction, hand, word):
    return by_own_layout(LAYOUT)(board, pos, direction, hand, word)


WRONG = tuple(score.wrongs)
RIGHT = tuple(score.rights)
