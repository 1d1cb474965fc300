"""Attempts at stage 10, `transpose`."""

# Students write it so.
# ruff: noqa: B905, RET503, RUF005

from scrabble_course.board import Board, Play
from tests.exercises.attempts import right, wrong


def column_of(board, col):
    return "".join(row[col] for row in board.rows)


@wrong("board-cannot-change")
def squares_exchanged_on_the_board(board):
    for row in range(15):
        for col in range(row):
            board[row, col], board[col, row] = board[col, row], board[row, col]
    return board


@wrong("not-a-board")
def a_list_of_texts(board):
    return ["".join(column) for column in zip(*board.rows)]


@wrong("rows-are-no-texts")
def rows_that_are_not_joined(board):
    return Board(tuple(zip(*board.rows)))


@wrong("not-15-letters")
def the_column_not_started_anew(board):
    rows = []
    column = ""
    for col in range(15):
        for row in board.rows:
            column = column + row[col]
        rows.append(column)
    return Board(tuple(rows))


@wrong("not-15-rows")
def returns_in_the_loop(board):
    rows = []
    for col in range(15):
        rows.append(column_of(board, col))
        return Board(tuple(rows))


@wrong("beyond-the-edge")
def counts_from_one(board):
    rows = []
    for col in range(1, 16):
        rows.append(column_of(board, col))
    return Board(tuple(rows))


@wrong("no-such-place-in-the-list")
def writes_where_no_place_is(board):
    rows = []
    for col in range(15):
        rows[col] = column_of(board, col)
    return Board(tuple(rows))


@wrong("half-a-square")
def two_pairs_of_brackets(board):
    rows = []
    for col in range(15):
        rows.append("".join(board[row][col] for row in range(15)))
    return Board(tuple(rows))


@wrong("number-for-a-row")
def numbers_taken_for_rows(board):
    rows = []
    for col in range(15):
        rows.append("".join(row[col] for row in range(15)))
    return Board(tuple(rows))


@wrong("text-for-a-number")
def texts_taken_for_numbers(board):
    rows = []
    for row in board.rows:
        for col in row:
            rows.append(board[row, col])
    return Board(tuple(rows))


@wrong("empty-squares-laid")
def empty_squares_laid(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            new = new.with_tiles({(col, row): board[row, col]})
    return new


@right("zip and join")
def by_zip_and_join(board):
    return Board(tuple("".join(column) for column in zip(*board.rows)))


@right("a list of rows for the board")
def a_list_of_rows(board):
    return Board(["".join(column) for column in zip(*board.rows)])


@right("two loops over the squares")
def two_loops(board):
    rows = []
    for col in range(15):
        line = ""
        for row in range(15):
            line = line + board[row, col]
        rows = rows + [line]
    return Board(tuple(rows))


@right("the board's own method")
def by_the_boards_own_method(board):
    return board.transposed()


@right("tiles laid on an empty board")
def tiles_laid_on_an_empty_board(board):
    laid = {}
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                laid[col, row] = board[row, col]
    return Board.empty().with_tiles(laid)


@right("pairs exchanged once")
def pairs_exchanged_once(board):
    rows = [list(row) for row in board.rows]
    for row in range(15):
        for col in range(row):
            rows[row][col], rows[col][row] = rows[col][row], rows[row][col]
    return Board(tuple(map("".join, rows)))


@right("a text that is parsed")
def a_text_that_is_parsed(board):
    return Board.parse("\n".join("".join(column) for column in zip(*board.rows)))


@right("letters laid one by one")
def letters_laid_one_by_one(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                new = new.lay(Play(board[row, col], row=col, col=row))
    return new


@right("slices of one long text")
def slices_of_one_long_text(board):
    text = "".join(board.rows)
    return Board(tuple(text[col::15] for col in range(15)))
