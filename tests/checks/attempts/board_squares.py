"""Attempts at stage 10: `is_letter`, `transpose` and `find_cross_word`."""

# Students write it so.
# ruff: noqa: B905, RET503, SIM103, RUF005

import string

from scrabble_course.board import Board
from tests.checks.attempts.attempt_values import Attempts

letter = Attempts("is_letter")
turn = Attempts("transpose")
find = Attempts("find_cross_word")

BOARD_CHANGED = "the board passed in is changed"
BEGINNERS = "what beginners do"


@letter.wrong(BEGINNERS, cause="not-a-dot")
def anything_but_a_dot(square):
    return square != "."


@letter.wrong(BEGINNERS, cause="text-of-any-kind")
def any_text(square):
    return isinstance(square, str)


@letter.wrong(BEGINNERS, cause="only-texts-expected")
def asks_any_square_for_isalpha(square):
    return square.isalpha()


@letter.wrong(BEGINNERS, cause="only-texts-expected")
def looks_any_square_up_in_a_text(square):
    return square in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


@letter.wrong(BEGINNERS, cause="only-texts-expected")
def any_square_in_capitals(square):
    return square.upper() in string.ascii_uppercase


@letter.wrong(BEGINNERS, cause="capitals-only")
def capitals_only(square):
    return isinstance(square, str) and square in string.ascii_uppercase


@letter.wrong(BEGINNERS, cause="capitals-only")
def in_the_table_of_values(square):
    return square in dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", 1)


@letter.wrong(BEGINNERS, cause="between-a-and-z")
def strictly_between_a_and_z(square):
    return isinstance(square, str) and "a" < square.lower() < "z"


@letter.wrong(BEGINNERS, cause="empty-for-letter")
def asks_for_an_empty_square(square):
    return not (isinstance(square, str) and square.isalpha())


@letter.wrong(BEGINNERS, cause="returns-the-letter")
def returns_the_letter(square):
    return square and isinstance(square, str) and square.isalpha() and square


@letter.wrong(BEGINNERS, cause="returns-the-place")
def returns_the_place(square):
    return isinstance(square, str) and string.ascii_letters.find(square)


@letter.wrong(BEGINNERS, cause="none-for-no")
def no_answer_for_no(square):
    if isinstance(square, str) and square.isalpha():
        return True


@letter.wrong(BEGINNERS, cause="sets-count")
def sets_count_as_letters(square):
    if square is None or square == ".":
        return False
    return True


@letter.right("isalpha")
def by_isalpha(square):
    return isinstance(square, str) and square.isalpha()


@letter.right("type and range")
def by_range(square):
    if type(square) is not str:
        return False
    return "A" <= square.upper() <= "Z"


@letter.right("a set of letters")
def by_a_set_of_letters(square):
    return square in set(string.ascii_letters)


@letter.right("an exception for what is no text")
def an_exception_for_what_is_no_text(square):
    try:
        return square.isalpha()
    except AttributeError:
        return False


@letter.right("a loop over the alphabet")
def a_loop_over_the_alphabet(square):
    for one in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        if square == one or square == one.lower():
            return True
    return False


@letter.right("match")
def by_match(square):
    match square:
        case str() if square != ".":
            return True
        case _:
            return False


@turn.wrong(BOARD_CHANGED, cause="assigned-in-place")
def squares_exchanged_on_the_board(board):
    for row in range(15):
        for col in range(row):
            board[row, col], board[col, row] = board[col, row], board[row, col]
    return board


@turn.wrong(BOARD_CHANGED, cause="assigned-in-place")
def the_rows_of_the_board_assigned(board):
    board.rows = tuple("".join(column) for column in zip(*board.rows))
    return board


@turn.wrong(BOARD_CHANGED, cause="assigned-in-place")
def letters_of_a_row_assigned(board):
    rows = list(board.rows)
    for row in range(15):
        for col in range(15):
            rows[row][col] = board[col, row]
    return Board(tuple(rows))


@turn.wrong(BEGINNERS, cause="exchanged-twice")
def every_pair_exchanged_twice(board):
    rows = [list(row) for row in board.rows]
    for row in range(15):
        for col in range(15):
            rows[row][col], rows[col][row] = rows[col][row], rows[row][col]
    return Board(tuple("".join(row) for row in rows))


@turn.wrong(BEGINNERS, cause="copied")
def a_copy(board):
    rows = []
    for row in range(15):
        line = ""
        for col in range(15):
            line += board[row, col]
        rows.append(line)
    return Board(tuple(rows))


@turn.wrong(BEGINNERS, cause="quarter-turn")
def a_quarter_turn(board):
    return Board(tuple("".join(column) for column in zip(*board.rows[::-1])))


@turn.wrong(BEGINNERS, cause="quarter-turn")
def columns_from_the_last(board):
    rows = []
    for col in range(14, -1, -1):
        rows.append("".join(row[col] for row in board.rows))
    return Board(tuple(rows))


@turn.wrong(BEGINNERS, cause="mirrored")
def rows_read_backwards(board):
    return Board(tuple(row[::-1] for row in board.rows))


@turn.wrong(BEGINNERS, cause="list-of-texts")
def a_list_of_texts(board):
    return ["".join(column) for column in zip(*board.rows)]


@turn.wrong(BEGINNERS, cause="list-of-texts")
def the_bare_zip(board):
    return zip(*board.rows)


@turn.wrong(BEGINNERS, cause="list-of-texts")
def a_list_of_lists(board):
    return [list(column) for column in zip(*board.rows)]


@turn.wrong(BEGINNERS, cause="rows-not-joined")
def rows_that_are_not_joined(board):
    return Board(tuple(zip(*board.rows)))


@turn.wrong(BEGINNERS, cause="in-capitals")
def all_in_capitals(board):
    return Board(tuple("".join(column).upper() for column in zip(*board.rows)))


@turn.wrong(BEGINNERS, cause="nothing-returned")
def nothing_returned(board):
    rows = ["".join(column) for column in zip(*board.rows)]
    Board(tuple(rows))


@turn.right("zip and join")
def by_zip_and_join(board):
    return Board(tuple("".join(column) for column in zip(*board.rows)))


@turn.right("a list of rows for the board")
def a_list_of_rows(board):
    return Board(["".join(column) for column in zip(*board.rows)])


@turn.right("two loops over the squares")
def two_loops(board):
    rows = []
    for col in range(15):
        line = ""
        for row in range(15):
            line = line + board[row, col]
        rows = rows + [line]
    return Board(tuple(rows))


@turn.right("the board's own method")
def by_the_boards_own_method(board):
    return board.transposed()


@turn.right("tiles laid on an empty board")
def tiles_laid_on_an_empty_board(board):
    laid = {}
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                laid[col, row] = board[row, col]
    return Board.empty().with_tiles(laid)


@turn.right("pairs exchanged once")
def pairs_exchanged_once(board):
    rows = [list(row) for row in board.rows]
    for row in range(15):
        for col in range(row):
            rows[row][col], rows[col][row] = rows[col][row], rows[row][col]
    return Board(tuple(map("".join, rows)))


@turn.right("a text that is parsed")
def a_text_that_is_parsed(board):
    return Board.parse("\n".join("".join(column) for column in zip(*board.rows)))


def letters_above(board, row, col):
    text = ""
    while row > 0 and board[row - 1, col] != ".":
        row -= 1
        text = board[row, col] + text
    return text


def letters_below(board, row, col):
    text = ""
    while row < 14 and board[row + 1, col] != ".":
        row += 1
        text += board[row, col]
    return text


@find.wrong(BEGINNERS, cause="off-the-top")
def walks_off_the_board(board, pos):
    row, col = pos
    start = row
    while board[start - 1, col] != ".":
        start -= 1
    end = row
    while board[end + 1, col] != ".":
        end += 1
    return start, "".join(board[place, col] for place in range(start, end + 1))


@find.wrong(BEGINNERS, cause="off-the-top")
def walks_off_the_list(board, pos):
    row, col = pos
    column = [line[col] for line in board.rows]
    end = row + 1
    while column[end] != ".":
        end += 1
    above = letters_above(board, row, col)
    return row - len(above), above + "." + "".join(column[row + 1 : end])


@find.wrong(BEGINNERS, cause="round-the-edge")
def takes_the_last_row_for_the_one_above(board, pos):
    row, col = pos
    above = ""
    start = row
    while board.rows[start - 1][col] != ".":
        start -= 1
        above = board.rows[start][col] + above
    return start, above + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="letters-only")
def letters_without_the_square(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return row - len(above), above + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="letters-above-only")
def letters_above_only(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return row - len(above), above + "."


@find.wrong(BEGINNERS, cause="letters-above-only")
def letters_below_only(board, pos):
    row, col = pos
    return row, "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="if-for-while")
def one_step_each_way(board, pos):
    row, col = pos
    start, text = row, "."
    if row > 0 and board[row - 1, col] != ".":
        start, text = row - 1, board[row - 1, col] + text
    if row < 14 and board[row + 1, col] != ".":
        text += board[row + 1, col]
    return start, text


@find.wrong(BEGINNERS, cause="whole-column")
def gaps_skipped(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].replace(".", "")
    return row - len(above), above + "." + column[row + 1 :].replace(".", "")


@find.wrong(BEGINNERS, cause="whole-column")
def the_whole_column(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].lstrip(".")
    return row - len(above), above + "." + column[row + 1 :].rstrip(".")


@find.wrong(BEGINNERS, cause="appended-on-the-way-up")
def letters_above_in_the_order_they_were_met(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return row - len(above), above[::-1] + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="in-capitals")
def capitals_for_blanks(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    text = above + "." + letters_below(board, row, col)
    return row - len(above), text.upper()


@find.wrong(BEGINNERS, cause="own-row")
def the_row_of_the_square(board, pos):
    row, col = pos
    return row, letters_above(board, row, col) + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="own-row")
def one_row_too_high(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    text = above + "." + letters_below(board, row, col)
    return row - len(above) - (len(text) > 1), text


@find.wrong(BEGINNERS, cause="along-the-row")
def the_word_along_the_row(board, pos):
    row, col = pos
    left = letters_above(board.transposed(), col, row)
    right = letters_below(board.transposed(), col, row)
    return col - len(left), left + "." + right


@find.wrong(BEGINNERS, cause="x-and-y")
def the_column_first(board, pos):
    col, row = pos
    above = letters_above(board, row, col)
    return row - len(above), above + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="none-for-none")
def none_without_a_cross_word(board, pos):
    row, col = pos
    text = letters_above(board, row, col) + "." + letters_below(board, row, col)
    if text != ".":
        return row - text.index("."), text


@find.wrong(BEGINNERS, cause="none-for-none")
def an_empty_text_without_a_cross_word(board, pos):
    row, col = pos
    text = letters_above(board, row, col) + "." + letters_below(board, row, col)
    return row - text.index("."), "" if text == "." else text


@find.wrong(BEGINNERS, cause="whole-square")
def the_square_of_the_start(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    start = row - len(above)
    return (start, col), above + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="text-alone")
def the_text_alone(board, pos):
    row, col = pos
    return letters_above(board, row, col) + "." + letters_below(board, row, col)


@find.wrong(BEGINNERS, cause="text-alone")
def a_list_for_the_pair(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return [row - len(above), above + "." + letters_below(board, row, col)]


@find.wrong(BEGINNERS, cause="text-first")
def the_text_first(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return above + "." + letters_below(board, row, col), row - len(above)


@find.right("letters above, letters below")
def letters_above_and_below(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return row - len(above), above + "." + letters_below(board, row, col)


@find.right("a column split at its gaps")
def a_column_split_at_its_gaps(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].split(".")[-1]
    below = column[row + 1 :].split(".")[0]
    return (row - len(above), f"{above}.{below}")


@find.right("recursion")
def by_recursion(board, pos):
    row, col = pos

    def up(place):
        if place < 0 or board[place, col] == ".":
            return ""
        return up(place - 1) + board[place, col]

    def down(place):
        if place > 14 or board[place, col] == ".":
            return ""
        return board[place, col] + down(place + 1)

    above = up(row - 1)
    return row - len(above), above + "." + down(row + 1)


@find.right("the transposed board")
def by_the_transposed_board(board, pos):
    row, col = pos
    line = board.transposed().rows[col]
    start = line.rfind(".", 0, row) + 1
    end = (line + ".").find(".", row + 1)
    return start, line[start:end]


@find.right("loops with break")
def loops_with_break(board, pos):
    row, col = pos
    start, text = row, "."
    for place in range(row - 1, -1, -1):
        if not board[place, col].isalpha():
            break
        start, text = place, board[place, col] + text
    for place in range(row + 1, 15):
        if not board[place, col].isalpha():
            break
        text += board[place, col]
    return start, text


@find.right("an error for the edge")
def an_error_for_the_edge(board, pos):
    row, col = pos

    def square(place):
        try:
            return board[place, col]
        except ValueError:
            return "."

    start = row
    while square(start - 1) != ".":
        start -= 1
    text, place = "", start
    while place == row or square(place) != ".":
        text, place = text + square(place), place + 1
    return start, text


WRONG = (*letter.wrongs, *turn.wrongs, *find.wrongs)
RIGHT = (*letter.rights, *turn.rights, *find.rights)
