"""Attempts at stage 10, `calculate_score`."""

# Students write it so.
# ruff: noqa: B905

from scrabble_course.board import ACROSS, DOWN, LETTER_VALUES, Play, play_sheet
from scrabble_course.board.board_scores import (
    cross_word_score,
    is_letter,
    transpose,
    word_points,
)
from scrabble_course.board.layout import LAYOUT, premium_at
from scrabble_course.board.play import word_through
from tests.exercises.attempts import right, wrong


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


@wrong("premiums-again", "blank-worth", "bonus-without-seven-tiles")
def as_the_friend_of_the_lesson_counts(board, pos, direction, hand, word):
    play = Play(word, pos[0], pos[1], direction == DOWN)
    total, times = 0, 1
    for letter, square in zip(play.word, play.squares):
        premium = premium_at(square)
        total += LETTER_VALUES[letter.upper()] * premium.letter_times
        times *= premium.word_times
    score = total * times
    for square, letter in play.new_tiles(board).items():
        score += cross_word_score(board, letter, square, direction)
    if len(word) == 7:
        score += 50
    return score


@wrong("cross-words-left-out", "bonus-without-seven-tiles")
def the_main_word_and_six_tiles(board, pos, direction, hand, word):
    bonus = 50 if len(fresh(board, pos, direction, word)) >= 6 else 0
    return word_points(board, pos, direction, word) + bonus


@wrong("blank-has-no-value")
def small_letters_looked_up(board, pos, direction, hand, word):
    total, times = 0, 1
    for square, letter in squares_of(pos, direction, word):
        value = LETTER_VALUES[letter]
        if board[square] == ".":
            value *= premium_at(square).letter_times
            times *= premium_at(square).word_times
        total += value
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


wrong("premium-layout")(by_own_layout(mistyped(row=3, col=0, mark=".")))
wrong("premium-layout")(by_own_layout([LAYOUT[0], "..D...t...t..D.", *LAYOUT[2:]]))


@wrong("several-word-premiums")
def word_premiums_to_the_power(board, pos, direction, hand, word):
    total, several = 0, [1]
    for square, letter in squares_of(pos, direction, word):
        total += points(letter)
        if board[square] == ".":
            premium = premium_at(square)
            total += points(letter) * (premium.letter_times - 1)
            several += [premium.word_times] * (premium.word_times > 1)
    times = max(several) ** (2 * len(several) - 3) if len(several) > 1 else 1
    return total * times + rest(board, pos, direction, word)


@wrong("premium-is-no-number")
def multiplies_with_the_premium(board, pos, direction, hand, word):
    total = 0
    for square, letter in squares_of(pos, direction, word):
        total += points(letter) * premium_at(square)
    return total


@wrong("square-is-a-pair")
def asks_for_a_premium_with_two_numbers(board, pos, direction, hand, word):
    row, col = pos
    return points(word[0]) * premium_at(row, col).letter_times


@wrong("half-a-square")
def the_square_in_two_brackets(board, pos, direction, hand, word):
    row, col = pos
    return 0 if board[row][col] == "." else 1


@wrong("board-cannot-change")
def tiles_put_on_the_board(board, pos, direction, hand, word):
    for square, letter in fresh(board, pos, direction, word):
        board[square] = letter
    return word_points(board, pos, direction, word)


@wrong("endless-recursion")
def calls_itself_for_cross_words(board, pos, direction, hand, word):
    total = word_points(board, pos, direction, word)
    other = ACROSS if direction == DOWN else DOWN
    for square, letter in fresh(board, pos, direction, word):
        found = word_through(board.with_tiles({square: letter}), square, other)
        if len(found.word) > 1:
            total += calls_itself_for_cross_words(
                board, found.squares[0], other, hand, found.word
            )
    return total


@wrong("cross-words-otherwise-wrong")
def one_cross_word_only(board, pos, direction, hand, word):
    bonus = 50 if len(fresh(board, pos, direction, word)) == 7 else 0
    total = word_points(board, pos, direction, word) + bonus
    for square, letter in fresh(board, pos, direction, word):
        found = cross_word_score(board, letter, square, direction)
        if found > 0:
            return total + found
    return total


def laid_by(play_of):
    """Return a calculate_score that makes a play of its own from the arguments."""

    def calculate_score(board, pos, direction, hand, word):
        total = word_points(board, pos, direction, word)
        laid = play_of(pos, direction, word).new_tiles(board)
        for square, letter in laid.items():
            total += cross_word_score(board, letter, square, direction)
        return total + 50 if len(laid) == 7 else total

    return calculate_score


wrong("wrong-when-down")(laid_by(lambda pos, way, word: Play(word, pos[0], pos[1])))
wrong("wrong-when-across")(laid_by(lambda pos, way, word: Play(word, *pos, way)))


@wrong("another-bonus")
def the_bonus_of_another_game(board, pos, direction, hand, word):
    bonus = 35 if len(fresh(board, pos, direction, word)) == 7 else 0
    crossed = crossing(board, pos, direction, word)
    return word_points(board, pos, direction, word) + crossed + bonus


@wrong("cross-word-of-a-letter")
def a_cross_word_for_every_letter(board, pos, direction, hand, word):
    total = word_points(board, pos, direction, word)
    for square, letter in squares_of(pos, direction, word):
        total += cross_word_score(board, letter, square, direction)
    return total


@wrong("no-letter-to-lay")
def the_square_before_the_letter(board, pos, direction, hand, word):
    total = 0
    for square, letter in fresh(board, pos, direction, word):
        total += cross_word_score(board, square, letter, direction)
    return total


@right("loops")
def by_loops(board, pos, direction, hand, word):
    main = word_points(board, pos, direction, word)
    return main + rest(board, pos, direction, word)


@right("the sheet of the play")
def by_the_sheet(board, pos, direction, hand, word):
    return play_sheet(board, Play(word, *pos, down=direction == DOWN)).total


@right("the transposed board for plays down")
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


@right("all words scored by one function")
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


@right("recursion over the letters")
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


@right("an own table with the layout")
def by_an_own_table(board, pos, direction, hand, word):
    return by_own_layout(LAYOUT)(board, pos, direction, hand, word)


@right("the bonus at seven or more")
def the_bonus_at_seven_or_more(board, pos, direction, hand, word):
    total, laid = word_points(board, pos, direction, word), 0
    for square, letter in squares_of(pos, direction, word):
        if board[square] == ".":
            total += cross_word_score(board, letter, square, direction)
            laid += 1
    return total + 50 * (laid >= 7)


@right("the boards before and after compared")
def the_boards_compared(board, pos, direction, hand, word):
    after = board.lay(Play(word, pos[0], pos[1], direction == DOWN))
    total, laid = word_points(board, pos, direction, word), 0
    for row in range(15):
        for col in range(15):
            if board[row, col] != after[row, col]:
                laid += 1
                letter = after[row, col]
                total += cross_word_score(board, letter, (row, col), direction)
    return total + 50 if laid == 7 else total


@right("recursion for plays down")
def recursion_for_plays_down(board, pos, direction, hand, word):
    if direction == DOWN:
        turned_round = (transpose(board), pos[::-1], ACROSS)
        return recursion_for_plays_down(*turned_round, hand, word)
    row, col = pos
    total, laid = word_points(board, pos, ACROSS, word), 0
    for n in range(len(word)):
        if not is_letter(board[row, col + n]):
            laid += 1
            total += cross_word_score(board, word[n], (row, col + n), ACROSS)
    return total + 50 if laid > 6 else total
