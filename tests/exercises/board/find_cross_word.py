"""Attempts at stage 10, `find_cross_word`."""

from scrabble_course.board.board_scores import is_letter, transpose
from tests.exercises.attempts import right, slip, variant


@right("start and end, moved step by step")
def by_steps(board, pos):
    row, col = pos
    start, end = row, row
    while start > 0 and is_letter(board[start - 1, col]):
        start -= 1
    while end < 14 and is_letter(board[end + 1, col]):
        end += 1
    return start, "".join(board[place, col] for place in range(start, end + 1))


slip(by_steps, "walks-off-the-board", ("start > 0 and ", ""), ("end < 14 and ", ""))
slip(by_steps, "start-of-the-word", ("return start", "return row"))
slip(by_steps, "square-for-the-row", ("return start", "return (start, col)"))
slip(
    by_steps,
    "above-the-board",
    (
        "start > 0 and is_letter(board[start - 1, col])",
        "board.rows[start - 1][col] > '.'",
    ),
    ("board[place, col] for", "board.rows[place][col] for"),
)
slip(
    by_steps, "letters-missing", ("is_letter(board[start - 1", "is_letter(board[start")
)
NO_DOT = "    if start == end:\n        return row, ''\n    return start"
slip(by_steps, "no-square-alone", ("    return start", NO_DOT))
slip(by_steps, "board-cannot-change", ("= pos", '= pos\n    board[pos] = "."'))
variant(
    by_steps,
    "a slice of the column",
    (
        "board[place, col] for place in range(start, end + 1)",
        "[line[col] for line in board.rows][start : end + 1]",
    ),
)


@right("a column split at its gaps")
def by_gaps(board, pos):
    row, col = pos
    column = "".join(line[col] for line in board.rows)
    above = column[:row].split(".")[-1]
    below = column[row + 1 :].split(".")[0]
    start = row - len(above)
    return (start, f"{above}.{below}")


slip(
    by_gaps, "start-of-the-word", ("row - len(above)", "column.find((above + '.')[0])")
)
slip(by_gaps, "dots", ("}.{", "}{"))
slip(by_gaps, "over-gaps", ('.split(".")[0]', '.replace(".", "")'))


@right("recursion")
def by_recursion(board, pos):
    def letters(row, step):
        if not 0 <= row < 15 or board[row, pos[1]] == ".":
            return ""
        return board[row, pos[1]] + letters(row + step, step)

    above, below = letters(pos[0] - 1, -1), letters(pos[0] + 1, 1)
    return pos[0] - len(above), above[::-1] + "." + below


@right("the transposed board")
def by_the_transposed_board(board, pos):
    row, col = pos
    line = transpose(board).rows[col]
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
