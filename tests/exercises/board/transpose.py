"""Attempts at stage 10, `transpose`."""

from scrabble_course.board import Board
from tests.exercises.attempts import right, slip


@right("two loops over the squares")
def two_loops(board):
    rows = []
    for col in range(15):
        line = ""
        for row in range(15):
            line = line + board[row, col]
        rows = rows + [line]
    return Board(tuple(rows))


slip(two_loops, "no-such-place", ("col in range(15)", "col in range(1, 16)"))
slip(two_loops, "no-such-place", ("rows = rows + [line]", "rows[col] = line"))
slip(two_loops, "row-missing", ("col in range(15)", "col in range(14)"))
slip(two_loops, "not-15-texts", ("    return", "        return"))
slip(two_loops, "text-not-begun-anew", ('line = ""', "line = line if col else ''"))
TURNED = ("board[row, col]", "board[14 - row, 14 - col]")
slip(two_loops, "rows-without-a-board", ("Board(tuple(rows))", "rows"))
slip(two_loops, "turned-or-mirrored-otherwise", TURNED)


@right("zip and join")
def by_zip_and_join(board):
    return Board(tuple("".join(column) for column in zip(*board.rows)))


slip(by_zip_and_join, "not-15-texts", ('"".join(column)', "column"))


@right("rows that grow")
def rows_that_grow(board):
    rows = [""] * 15
    for row in board.rows:
        for col, letter in enumerate(row):
            rows[col] += letter
    return Board(tuple(rows))


@right("letters laid one by one")
def letters_laid(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                new = new.with_tiles({(col, row): board[row, col]})
    return new


slip(letters_laid, "letters-lost", ('!= "."', ".isupper()"))
slip(
    letters_laid,
    "one-side-of-the-diagonal",
    ("col in range(15)", "col in range(row, 15)"),
)
slip(letters_laid, "laid-on-the-old-board", ("Board.empty()", "board"))
slip(letters_laid, "empty-squares-laid", ('[row, col] != "."', ""))


@right("pairs exchanged once")
def pairs_exchanged(board):
    rows = [list(row) for row in board.rows]
    for row in range(15):
        for col in range(row):
            rows[row][col], rows[col][row] = rows[col][row], rows[row][col]
    return Board(tuple(map("".join, rows)))


slip(pairs_exchanged, "board-cannot-change", ("list(row)", "row"))


@right("slices of one long text, parsed")
def slices_of_one_long_text(board):
    text = "".join(board.rows)
    return Board.parse("\n".join(text[col::15] for col in range(15)))
