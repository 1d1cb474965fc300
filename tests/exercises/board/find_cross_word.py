"""Attempts at stage 10, `find_cross_word`."""

# Students write it so.
# ruff: noqa: RET503

from scrabble_course.board import BoardError
from scrabble_course.board.board_scores import find_cross_word as ours
from scrabble_course.board.board_scores import is_letter
from tests.exercises.attempts import right, wrong


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


def between(board, col, start, end):
    text = ""
    for row in range(start, end + 1):
        text += board[row, col]
    return text


@wrong("walks-off-the-board")
def walks_off_the_board(board, pos):
    row, col = pos
    start = row
    while board[start - 1, col] != ".":
        start -= 1
    end = row
    while board[end + 1, col] != ".":
        end += 1
    return start, between(board, col, start, end)


@wrong("round-the-edge")
def takes_the_last_row_for_the_one_above(board, pos):
    row, col = pos
    above = ""
    start = row
    while board.rows[start - 1][col] != ".":
        start -= 1
        above = board.rows[start][col] + above
    return start, above + "." + letters_below(board, row, col)


@wrong("dots", "one-side-only", "over-gaps")
def the_first_word_of_the_column(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    for word in column.split("."):
        if word:
            return column.find(word), word + "."
    return row, "."


@wrong("start-of-the-word")
def the_row_of_the_square(board, pos):
    row, col = pos
    return row, letters_above(board, row, col) + "." + letters_below(board, row, col)


@wrong("lone-square")
def none_without_a_cross_word(board, pos):
    row, col = pos
    text = letters_above(board, row, col) + "." + letters_below(board, row, col)
    if text != ".":
        return row - text.index("."), text


@wrong("not-a-pair")
def the_square_of_the_start(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    start = row - len(above)
    return (start, col), above + "." + letters_below(board, row, col)


@wrong("not-a-pair")
def a_list_for_the_pair(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return [row - len(above), above + "." + letters_below(board, row, col)]


@wrong("board-cannot-change")
def writes_on_the_board(board, pos):
    board[pos] = "."
    return ours(board, pos)


@wrong("half-a-square")
def the_square_in_two_brackets(board, pos):
    row, col = pos
    start = row
    while start > 0 and is_letter(board[start - 1][col]):
        start -= 1
    return start, between(board, col, start, row)


@wrong("letters-changed", "stops-short-of-the-edge")
def capitals_and_short_of_the_edge(board, pos):
    row, col = pos
    start, end = row, row
    while start > 1 and is_letter(board[start - 1, col]):
        start -= 1
    while end < 13 and is_letter(board[end + 1, col]):
        end += 1
    return start, between(board, col, start, end).upper()


@right("letters above, letters below")
def letters_above_and_below(board, pos):
    row, col = pos
    above = letters_above(board, row, col)
    return row - len(above), above + "." + letters_below(board, row, col)


@right("a column split at its gaps")
def a_column_split_at_its_gaps(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].split(".")[-1]
    below = column[row + 1 :].split(".")[0]
    return (row - len(above), f"{above}.{below}")


@right("recursion")
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


@right("the transposed board")
def by_the_transposed_board(board, pos):
    row, col = pos
    line = board.transposed().rows[col]
    start = line.rfind(".", 0, row) + 1
    end = (line + ".").find(".", row + 1)
    return start, line[start:end]


@right("loops with break")
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


@right("an error for the edge")
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


@right("BoardError for the edge")
def a_board_error_for_the_edge(board, pos):
    row, col = pos
    start, text, place = row, ".", row + 1
    try:
        while board[start - 1, col] != ".":
            start -= 1
            text = board[start, col] + text
    except BoardError:
        pass
    while place < 15 and board[place, col] != ".":
        text += board[place, col]
        place += 1
    return start, text


@right("partition")
def by_partition(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].rpartition(".")[2]
    below = column[row + 1 :].partition(".")[0]
    return row - len(above), above + board[pos] + below
