"""Attempts at the scores of stage 10 that a reader of its lesson made."""

# Students write it so.
# ruff: noqa: RET503

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES, Play, play_sheet
from scrabble_course.board import board_scores as ours
from scrabble_course.board.board_scores import cross_word_score as crossing
from scrabble_course.board.board_scores import find_cross_word, is_letter, transpose
from scrabble_course.board.board_scores import word_points as right_points
from scrabble_course.board.layout import premium_at
from tests.checks.attempts.attempt_values import Attempts

cross = Attempts("cross_word_score")
score = Attempts("calculate_score")

READERS = "what readers of the lesson do"


def points(letter):
    return LETTER_VALUES.get(letter, 0)


def crossing_by(word_points):
    """Return a cross_word_score that counts the word with `word_points`."""

    def cross_word_score(board, letter, pos, direction):
        if direction == DOWN:
            board, pos = transpose(board), (pos[1], pos[0])
        start, text = find_cross_word(board, pos)
        if text == ".":
            return 0
        word = text.replace(".", letter)
        return word_points(board, (start, pos[1]), DOWN, word)

    return cross_word_score


def scoring_by(word_points):
    """Return a calculate_score that counts the main word with `word_points`."""

    def calculate_score(board, pos, direction, hand, word):
        total = word_points(board, pos, direction, word)
        laid = Play(word, pos[0], pos[1], direction == DOWN).new_tiles(board)
        for square, letter in laid.items():
            total += crossing(board, letter, square, direction)
        if len(laid) == 7:
            total += 50
        return total

    return calculate_score


def in_both(cause):
    """Collect a `word_points` as an attempt at both functions, for one cause."""

    def collect(word_points):
        cross.wrong(READERS, cause=cause)(crossing_by(word_points))
        score.wrong(READERS, cause=cause)(scoring_by(word_points))
        return word_points

    return collect


@in_both("stands-still")
def never_takes_a_step(board, pos, direction, word):
    row, col = pos
    total, times = 0, 1
    for letter in word:
        value = points(letter)
        if board[row, col] == ".":
            value *= premium_at((row, col)).letter_times
            times *= premium_at((row, col)).word_times
        total += value
    return total * times


@in_both("late")
def takes_the_step_first(board, pos, direction, word):
    row, col = pos
    total, times = 0, 1
    for letter in word:
        row += direction[0]
        col += direction[1]
        value = points(letter)
        if board[row, col] == ".":
            value *= premium_at((row, col)).letter_times
            times *= premium_at((row, col)).word_times
        total += value
    return total * times


@in_both("other-way")
def across_and_down_swapped(board, pos, direction, word):
    across, down = direction
    return right_points(board, pos, (down, across), word)


@in_both("factor-of-zero")
def the_factor_starts_at_zero(board, pos, direction, word):
    return 0 * right_points(board, pos, direction, word)


@in_both("returns-in-the-loop")
def returns_in_the_loop(board, pos, direction, word):
    total, times = 0, 1
    for letter in word:
        value = points(letter)
        if board[pos] == ".":
            value *= premium_at(pos).letter_times
            times *= premium_at(pos).word_times
        total += value
        return total * times


@in_both("last-letter")
def the_last_letter_left_out(board, pos, direction, word):
    return right_points(board, pos, direction, word[:-1])


def squares_of(pos, direction, word):
    return [
        ((pos[0] + n * direction[0], pos[1] + n * direction[1]), letter)
        for n, letter in enumerate(word)
    ]


def counting(start, add, combine):
    """Return a `word_points` with its own way with the factors of word premiums."""

    def word_points(board, pos, direction, word):
        total, times = 0, start
        for square, letter in squares_of(pos, direction, word):
            if board[square] == ".":
                total += points(letter) * premium_at(square).letter_times
                times = add(times, premium_at(square).word_times)
            else:
                total += points(letter)
        return combine(total, times)

    return word_points


def plus(one, other):
    return one + other


def product(one, other):
    return one * other


def latest(_, other):
    return other


# In a cross word, one tile is laid, so the first and the last of these come out right.
score.wrong(READERS, cause="factors-added")(scoring_by(counting(0, plus, product)))
in_both("factors-added")(counting(1, plus, product))
in_both("points-plus-factors")(counting(0, plus, plus))
score.wrong(READERS, cause="last-factor")(scoring_by(counting(1, latest, product)))


@in_both("last-factor")
def the_factor_of_the_last_square(board, pos, direction, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        premium = premium_at(square)
        if board[square] == ".":
            total += points(letter) * premium.letter_times
        else:
            total += points(letter)
        times = premium.word_times
    return total * times


@in_both("no-premiums")
def premiums_compared_with_texts(board, pos, direction, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        value = points(letter)
        if premium_at(square) == "DL":
            value *= 2
        if premium_at(square) == "DW":
            times *= 2
        total += value
    return total * times


@in_both("premium-multiplied")
def multiplies_with_the_premium(board, pos, direction, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        total += points(letter) * premium_at(square)
    return total


@in_both("brackets-of-a-square")
def asks_for_a_premium_with_two_numbers(board, pos, direction, word):
    row, col = pos
    return points(word[0]) * premium_at(row, col).letter_times


@in_both("two-brackets")
def the_square_in_two_brackets(board, pos, direction, word):
    row, col = pos
    return 0 if board[row][col] == "." else 1


def turned(board, pos, direction):
    return (transpose(board), pos[::-1]) if direction == DOWN else (board, pos)


@cross.wrong(READERS, cause="from-the-new-letter")
def from_the_new_letter_on(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    _, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(board, pos, DOWN, word)


@cross.wrong(READERS, cause="other-way")
def in_the_direction_of_the_play(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(board, (start, pos[1]), direction, word)


@cross.wrong(READERS, cause="start-swapped")
def the_column_first(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(board, (pos[1], start), DOWN, word)


def across_only(board, letter, pos):
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(board, (start, pos[1]), DOWN, word)


@cross.wrong(READERS, cause="half-turned")
def the_square_not_turned(board, letter, pos, direction):
    if direction == DOWN:
        board = transpose(board)
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="half-turned")
def the_board_not_turned(board, letter, pos, direction):
    if direction == DOWN:
        pos = (pos[1], pos[0])
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="half-turned")
def the_turned_board_dropped(board, letter, pos, direction):
    if direction == DOWN:
        transpose(board)
        pos = (pos[1], pos[0])
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="always-down")
def a_direction_in_quotes(board, letter, pos, direction):
    if direction == "DOWN":
        board, pos = transpose(board), (pos[1], pos[0])
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="always-down")
def a_direction_compared_with_is(board, letter, pos, direction):
    if direction is DOWN:
        board, pos = transpose(board), (pos[1], pos[0])
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="turned-for-ever")
def hands_on_the_same_direction(board, letter, pos, direction):
    if direction == DOWN:
        return hands_on_the_same_direction(transpose(board), letter, pos[::-1], DOWN)
    return across_only(board, letter, pos)


@cross.wrong(READERS, cause="none-for-none")
def no_return_for_a_play_down(board, letter, pos, direction):
    if direction == DOWN:
        across_only(transpose(board), letter, pos[::-1])
    else:
        return across_only(board, letter, pos)


@cross.wrong(READERS, cause="one-letter-counted")
def asks_for_an_empty_text(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    if text == "":
        return 0
    return right_points(board, (start, pos[1]), DOWN, text.replace(".", letter))


@cross.wrong(READERS, cause="one-letter-counted")
def minus_one_without_a_cross_word(board, letter, pos, direction):
    return ours.cross_word_score(board, letter, pos, direction) or -1


@cross.wrong(READERS, cause="new-letter-forgotten")
def the_replaced_text_dropped(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    text.replace(".", letter)
    return 0 if text == "." else right_points(board, (start, pos[1]), DOWN, text)


@cross.wrong(READERS, cause="pair-kept-whole")
def the_pair_not_taken_apart(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    text = find_cross_word(board, pos)
    return right_points(board, pos, DOWN, text.replace(".", letter))


@cross.wrong(READERS, cause="pair-kept-whole")
def the_pair_taken_for_a_square(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    found = find_cross_word(board, pos)
    if found[1] == ".":
        return 0
    return right_points(board, found, DOWN, found[1].replace(".", letter))


@cross.wrong(READERS, cause="two-brackets")
def the_row_taken_for_a_square(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(board, start, DOWN, word)


@cross.wrong(READERS, cause="tiles-assigned")
def lays_the_letter(board, letter, pos, direction):
    board[pos] = letter
    return 0


@cross.wrong(READERS, cause="no-premiums")
def lays_the_letter_before_it_counts(board, letter, pos, direction):
    board, pos = turned(board, pos, direction)
    start, text = find_cross_word(board, pos)
    after = board.with_tiles({pos: letter})
    word = text.replace(".", letter)
    return 0 if text == "." else right_points(after, (start, pos[1]), DOWN, word)


@cross.right("the step asked for 1")
def the_step_asked_for_one(board, letter, pos, direction):
    if direction[0]:
        return the_step_asked_for_one(transpose(board), letter, pos[::-1], (0, 1))
    return across_only(board, letter, pos)


def walked(board, pos, direction, word, bonus=lambda laid: 50 * (laid == 7)):
    """Return what a play scores; `bonus` says what so many tiles earn more."""
    total, laid = right_points(board, pos, direction, word), 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += crossing(board, letter, square, direction)
            laid += 1
    return total + bonus(laid)


@score.wrong(READERS, cause="six-tiles")
def the_bonus_at_six_tiles(board, pos, direction, hand, word):
    return walked(board, pos, direction, word, lambda laid: 50 * (laid >= 6))


@score.wrong(READERS, cause="no-bonus")
def the_bonus_for_more_than_seven(board, pos, direction, hand, word):
    return walked(board, pos, direction, word, lambda laid: 50 * (laid > 7))


@score.wrong(READERS, cause="another-bonus")
def the_bonus_of_another_game(board, pos, direction, hand, word):
    return walked(board, pos, direction, word, lambda laid: 35 * (laid == 7))


@score.wrong(READERS, cause="bonus-instead")
def the_bonus_replaces_the_score(board, pos, direction, hand, word):
    laid = Play(word, pos[0], pos[1], direction == DOWN).new_tiles(board)
    return 50 if len(laid) == 7 else walked(board, pos, direction, word)


@score.wrong(READERS, cause="bonus-in-the-loop")
def the_bonus_in_the_loop(board, pos, direction, hand, word):
    total, laid = right_points(board, pos, direction, word), 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += crossing(board, letter, square, direction)
            laid += 1
        if laid == 7:
            total += 50
    return total


@score.wrong(READERS, cause="hand-used-up")
def the_bonus_for_an_empty_hand(board, pos, direction, hand, word):
    total = right_points(board, pos, direction, word)
    laid = Play(word, pos[0], pos[1], direction == DOWN).new_tiles(board)
    for square, letter in laid.items():
        total += crossing(board, letter, square, direction)
        hand = hand.replace(letter if letter.isupper() else "?", "", 1)
    return total + 50 if hand == "" else total


def laid_on(squares):
    """Return a calculate_score that looks for tiles on its own squares."""

    def calculate_score(board, pos, direction, hand, word):
        total, laid = right_points(board, pos, direction, word), 0
        for square, letter in zip(squares(board, pos, direction, word), word):  # noqa: B905
            if board[square] == ".":
                total += crossing(board, letter, square, direction)
                laid += 1
        return total + 50 if laid == 7 else total

    return calculate_score


@score.wrong(READERS, cause="stands-still")
@laid_on
def stays_on_the_first_square(board, pos, direction, word):
    return [pos] * len(word)


@score.wrong(READERS, cause="stands-still")
@laid_on
def goes_on_from_empty_squares_only(board, pos, direction, word):
    row, col = pos
    squares = []
    for _ in word:
        squares.append((row, col))
        if board[row, col] == ".":
            row += direction[0]
            col += direction[1]
    return squares


@score.wrong(READERS, cause="stands-still")
@laid_on
def directions_in_quotes(board, pos, direction, word):
    row, col = pos
    squares = []
    for _ in word:
        squares.append((row, col))
        if direction == "ACROSS":
            col += 1
        if direction == "DOWN":
            row += 1
    return squares


@score.wrong(READERS, cause="late")
@laid_on
def looks_after_the_step(board, pos, direction, word):
    return [
        (row + direction[0], col + direction[1])
        for (row, col), _ in squares_of(pos, direction, word)
    ]


@score.wrong(READERS, cause="play-across")
@laid_on
def across_unless_the_direction_is_the_same_thing(board, pos, direction, word):
    row, col = pos
    squares = []
    for _ in word:
        squares.append((row, col))
        if direction is DOWN:
            row += 1
        else:
            col += 1
    return squares


def laid_by(play_of):
    """Return a calculate_score that makes a play of its own from the arguments."""

    def calculate_score(board, pos, direction, hand, word):
        total = right_points(board, pos, direction, word)
        laid = play_of(pos, direction, word).new_tiles(board)
        for square, letter in laid.items():
            total += crossing(board, letter, square, direction)
        return total + 50 if len(laid) == 7 else total

    return calculate_score


@score.wrong(READERS, cause="play-across")
@laid_by
def every_play_across(pos, direction, word):
    return Play(word, pos[0], pos[1])


@score.wrong(READERS, cause="play-down")
@laid_by
def the_direction_taken_for_a_bool(pos, direction, word):
    return Play(word, pos[0], pos[1], direction)


@score.wrong(READERS, cause="letters-asked-for")
def a_cross_word_for_every_letter(board, pos, direction, hand, word):
    total = right_points(board, pos, direction, word)
    for square, letter in squares_of(pos, direction, word):
        total += crossing(board, letter, square, direction)
    return total


@score.wrong(READERS, cause="letters-asked-for")
def the_board_after_the_play(board, pos, direction, hand, word):
    play = Play(word, pos[0], pos[1], direction == DOWN)
    laid = play.new_tiles(board)
    board = board.lay(play)
    total = right_points(board, pos, direction, word)
    for square, letter in laid.items():
        total += crossing(board, letter, square, direction)
    return total


@score.wrong(READERS, cause="letters-asked-for")
def letters_held_are_taken_for_laid(board, pos, direction, hand, word):
    total, laid = right_points(board, pos, direction, word), 0
    for square, letter in squares_of(pos, direction, word):
        if letter in hand:
            total += crossing(board, letter, square, direction)
            laid += 1
    return total + 50 if laid == 7 else total


@score.wrong(READERS, cause="no-premiums")
def lays_the_word_before_it_counts(board, pos, direction, hand, word):
    play = Play(word, pos[0], pos[1], direction == DOWN)
    total = right_points(board.lay(play), pos, direction, word)
    for square, letter in play.new_tiles(board).items():
        total += crossing(board, letter, square, direction)
    return total + 50 if len(play.new_tiles(board)) == 7 else total


@score.wrong(READERS, cause="no-letter")
def the_square_before_the_letter(board, pos, direction, hand, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += crossing(board, square, letter, direction)
    return total


@score.wrong(READERS, cause="no-letter")
def the_whole_word_for_a_letter(board, pos, direction, hand, word):
    return crossing(board, word, pos, direction)


@score.wrong(READERS, cause="no-letter")
def the_dictionary_without_items(board, pos, direction, hand, word):
    total = right_points(board, pos, direction, word)
    laid = Play(word, pos[0], pos[1], direction == DOWN).new_tiles(board)
    for square, letter in laid:
        total += crossing(board, letter, square, direction)
    return total


@score.wrong(READERS, cause="assigned-for-added")
def the_score_replaced_each_time(board, pos, direction, hand, word):
    total = right_points(board, pos, direction, word)
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total = crossing(board, letter, square, direction)
    return total


@score.wrong(READERS, cause="main-word-again")
def the_main_word_for_each_tile(board, pos, direction, hand, word):
    total, laid = 0, 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += right_points(board, pos, direction, word)
            total += crossing(board, letter, square, direction)
            laid += 1
    return total + 50 if laid == 7 else total


@score.wrong(READERS, cause="main-word-again")
def the_main_word_for_each_letter(board, pos, direction, hand, word):
    total, laid = 0, 0
    for square, letter in squares_of(pos, direction, word):
        total += right_points(board, pos, direction, word)
        if board[square] == ".":
            total += crossing(board, letter, square, direction)
            laid += 1
    return total + 50 if laid == 7 else total


@score.wrong(READERS, cause="nothing-returned")
def prints_the_sheet(board, pos, direction, hand, word):
    print(play_sheet(board, Play(word, pos[0], pos[1], direction == DOWN)))


@score.right("the bonus at seven or more")
def the_bonus_at_seven_or_more(board, pos, direction, hand, word):
    return walked(board, pos, direction, word, lambda laid: 50 * (laid >= 7))


@score.right("the boards before and after compared")
def the_boards_compared(board, pos, direction, hand, word):
    after = board.lay(Play(word, pos[0], pos[1], direction == DOWN))
    total, laid = right_points(board, pos, direction, word), 0
    for row in range(15):
        for col in range(15):
            if board[row, col] != after[row, col]:
                laid += 1
                total += crossing(board, after[row, col], (row, col), direction)
    return total + 50 if laid == 7 else total


@score.right("recursion for plays down")
def recursion_for_plays_down(board, pos, direction, hand, word):
    if direction == DOWN:
        turned_round = (transpose(board), pos[::-1], ACROSS)
        return recursion_for_plays_down(*turned_round, hand, word)
    row, col = pos
    total, laid = right_points(board, pos, ACROSS, word), 0
    for n in range(len(word)):
        if not is_letter(board[row, col + n]):
            laid += 1
            total += crossing(board, word[n], (row, col + n), ACROSS)
    return total + 50 if laid > 6 else total


WRONG = (*cross.wrongs, *score.wrongs)
RIGHT = (*cross.rights, *score.rights)
