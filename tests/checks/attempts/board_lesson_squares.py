"""Attempts at the squares of stage 10 that a reader of its lesson made."""

# Students write it so.
# ruff: noqa: RET503, SIM103

from scrabble_course.board import DOWN, LETTER_VALUES, Board, BoardError, Play
from scrabble_course.board.board_scores import find_cross_word as ours
from scrabble_course.board.board_scores import is_letter
from tests.checks.attempts.attempt_values import Attempts

letter = Attempts("is_letter")
turn = Attempts("transpose")
find = Attempts("find_cross_word")

READERS = "what readers of the lesson do"


def read_on(board, pos, direction):
    """Return the letters from a square on, as the lesson reads them."""
    row, col = pos
    down, across = direction
    text = ""
    while board[row, col] != ".":
        text = text + board[row, col]
        row = row + down
        col = col + across
    return text


@letter.wrong(READERS, cause="small-letters-only")
def small_letters_only(square):
    return square in list("abcdefghijklmnopqrstuvwxyz")


@letter.wrong(READERS, cause="small-letters-only")
def asks_for_a_small_letter(square):
    return isinstance(square, str) and square.islower()


@letter.wrong(READERS, cause="capitals-only")
def looks_in_the_table(square):
    return square in LETTER_VALUES


@letter.wrong(READERS, cause="text-of-any-kind")
def joins_with_or(square):
    return isinstance(square, str) or square != "."


@letter.wrong(READERS, cause="text-of-any-kind")
def one_of_them_is_always_different(square):
    if square != "." or square is not None:
        return True
    return False


@letter.wrong(READERS, cause="type-in-quotes")
def the_type_in_quotes(square):
    return isinstance(square, "str") and square != "."


@letter.wrong(READERS, cause="answer-in-quotes")
def answers_in_quotes(square):
    if isinstance(square, str) and square != ".":
        return "True"
    return "False"


@letter.wrong(READERS, cause="not-called")
def isalpha_without_brackets(square):
    if isinstance(square, str):
        return square.isalpha
    return False


@letter.wrong(READERS, cause="takes-a-place")
def takes_the_square_for_a_place(square):
    row, col = square
    return Board.empty()[row, col] != "."


@letter.wrong(READERS, cause="only-texts-expected")
def measures_the_square(square):
    return len(square) == 1 and square != "."


@letter.wrong(READERS, cause="not-a-dot")
def no_more_than_two_things_are_empty(square):
    return square is not None and square != "."


@letter.wrong(READERS, cause="none-for-no")
def no_answer_for_what_is_no_text(square):
    if isinstance(square, str):
        return square != "."


@letter.right("all that is no letter")
def all_that_is_no_letter(square):
    return not (square is None or square == "." or isinstance(square, frozenset))


@letter.right("the table of values")
def in_capitals_in_the_table(square):
    return type(square) == str and square.upper() in LETTER_VALUES  # noqa: E721


def column_of(board, col):
    return "".join(row[col] for row in board.rows)


@turn.wrong(READERS, cause="one-column")
def the_tenth_column(board):
    return column_of(board, 9)


@turn.wrong(READERS, cause="short-rows")
def appends_letter_by_letter_as_it_grows(board):
    rows = []
    column = ""
    for row in board.rows:
        column = column + row[9]
        rows.append(column)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="short-rows")
def the_column_not_started_anew(board):
    rows = []
    column = ""
    for col in range(15):
        for row in board.rows:
            column = column + row[col]
        rows.append(column)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="short-rows")
def empty_squares_left_out(board):
    rows = []
    for col in range(15):
        rows.append(column_of(board, col).replace(".", ""))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="short-rows")
def reads_on_down_each_column(board):
    rows = []
    for col in range(15):
        rows.append(read_on(board, (0, col), DOWN))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="few-rows")
def returns_in_the_loop(board):
    rows = []
    for col in range(15):
        rows.append(column_of(board, col))
        return Board(tuple(rows))


@turn.wrong(READERS, cause="few-rows")
def one_column_too_few(board):
    rows = []
    for col in range(14):
        rows.append(column_of(board, col))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="few-rows")
def appends_below_the_loop(board):
    rows = []
    for col in range(15):
        column = column_of(board, col)
    rows.append(column)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="few-rows")
def appends_in_the_inner_loop(board):
    rows = []
    for col in range(15):
        column = ""
        for row in board.rows:
            column = column + row[col]
            rows.append(column)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="few-rows")
def a_board_of_one_text(board):
    text = ""
    for col in range(15):
        text = text + column_of(board, col) + "\n"
    return Board(text)


@turn.wrong(READERS, cause="counted-from-one")
def counts_from_one(board):
    rows = []
    for col in range(1, 16):
        rows.append(column_of(board, col))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="no-place-in-the-list")
def writes_where_no_place_is(board):
    rows = []
    for col in range(15):
        rows[col] = column_of(board, col)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="rows-not-joined")
def lists_for_texts(board):
    rows = []
    for col in range(15):
        rows.append([row[col] for row in board.rows])
    return Board(rows)


@turn.wrong(READERS, cause="rows-not-joined")
def lists_written_as_texts(board):
    rows = []
    for col in range(15):
        rows.append(str([row[col] for row in board.rows]))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="assigned-in-place")
def appends_to_the_rows_of_the_board(board):
    rows = board.rows
    for col in range(15):
        rows.append(column_of(board, col))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="assigned-in-place")
def writes_on_an_empty_board(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            new[col, row] = board[row, col]
    return new


@turn.wrong(READERS, cause="two-brackets")
def two_pairs_of_brackets(board):
    rows = []
    for col in range(15):
        rows.append("".join(board[row][col] for row in range(15)))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="two-brackets")
def a_loop_over_the_board(board):
    rows = []
    for row in board:
        rows.append(row)
    return Board(tuple(rows))


@turn.wrong(READERS, cause="number-for-a-row")
def numbers_taken_for_rows(board):
    rows = []
    for col in range(15):
        rows.append("".join(row[col] for row in range(15)))
    return Board(tuple(rows))


@turn.wrong(READERS, cause="new-board-dropped")
def the_new_board_dropped(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                new.lay(Play(board[row, col], row=col, col=row))
    return new


@turn.wrong(READERS, cause="dots-laid")
def empty_squares_laid(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            new = new.with_tiles({(col, row): board[row, col]})
    return new


@turn.wrong(READERS, cause="in-capitals")
def all_in_small_letters(board):
    return Board(tuple(column_of(board, col).lower() for col in range(15)))


@turn.wrong(READERS, cause="mirrored")
def letters_put_in_front(board):
    return Board(tuple(column_of(board, col)[::-1] for col in range(15)))


@turn.right("letters laid one by one")
def letters_laid_one_by_one(board):
    new = Board.empty()
    for row in range(15):
        for col in range(15):
            if board[row, col] != ".":
                new = new.lay(Play(board[row, col], row=col, col=row))
    return new


@turn.right("slices of one long text")
def slices_of_one_long_text(board):
    text = "".join(board.rows)
    return Board(tuple(text[col::15] for col in range(15)))


def ends_of(board, pos):
    """Return the first and the last row of the cross word."""
    row, col = pos
    start = row
    while start > 0 and is_letter(board[start - 1, col]):
        start -= 1
    end = row
    while end < 14 and is_letter(board[end + 1, col]):
        end += 1
    return start, end


def between(board, col, start, end):
    text = ""
    for row in range(start, end + 1):
        text += board[row, col]
    return text


@find.wrong(READERS, cause="starts-on-the-empty-square")
def reads_on_from_the_square(board, pos):
    return pos[0], read_on(board, pos, DOWN)


@find.wrong(READERS, cause="starts-on-the-empty-square")
def asks_about_the_square_itself(board, pos):
    row, col = pos
    start = end = row
    while start > 0 and is_letter(board[start, col]):
        start -= 1
    while end < 14 and is_letter(board[end, col]):
        end += 1
    return start, between(board, col, start, end)


@find.wrong(READERS, cause="off-the-top")
def asks_about_the_edge_too_late(board, pos):
    row, col = pos
    start = row
    while is_letter(board[start - 1, col]) and start > 0:
        start -= 1
    _, end = ends_of(board, pos)
    return start, between(board, col, start, end)


@find.wrong(READERS, cause="off-the-top")
def one_row_too_many(board, pos):
    row, col = pos
    start, end = row, row
    while start >= 0 and is_letter(board[start - 1, col]):
        start -= 1
    while end <= 14 and is_letter(board[end + 1, col]):
        end += 1
    return start, between(board, col, start, end)


@find.wrong(READERS, cause="off-the-top")
def reads_on_above_and_below(board, pos):
    row, col = pos
    above = read_on(board, (row - 1, col), (-1, 0))[::-1]
    return row - len(above), above + "." + read_on(board, (row + 1, col), DOWN)


@find.wrong(READERS, cause="short-of-the-edge")
def one_row_too_few(board, pos):
    row, col = pos
    start, end = row, row
    while start > 1 and is_letter(board[start - 1, col]):
        start -= 1
    while end < 13 and is_letter(board[end + 1, col]):
        end += 1
    return start, between(board, col, start, end)


@find.wrong(READERS, cause="end-not-taken-in")
def the_end_not_taken_in(board, pos):
    start, end = ends_of(board, pos)
    return start, between(board, pos[1], start, end - 1)


@find.wrong(READERS, cause="own-row")
def counts_rows_from_one(board, pos):
    start, text = ours(board, pos)
    return start + 1, text


@find.wrong(READERS, cause="own-row")
def starts_in_the_row_above(board, pos):
    start, text = ours(board, pos)
    return start - 1, text


@find.wrong(READERS, cause="a-dot-too-many")
def the_square_above_belongs_to_it(board, pos):
    start, text = ours(board, pos)
    return start - 1, "." + text


@find.wrong(READERS, cause="a-dot-too-many")
def the_square_comes_twice(board, pos):
    start, text = ours(board, pos)
    return start, text.replace(".", "..")


@find.wrong(READERS, cause="other-mark")
def a_question_mark_for_the_square(board, pos):
    start, text = ours(board, pos)
    return start, text.replace(".", "?")


@find.wrong(READERS, cause="in-capitals")
def all_small_letters(board, pos):
    start, text = ours(board, pos)
    return start, text.lower()


@find.wrong(READERS, cause="in-capitals")
def question_marks_for_blanks(board, pos):
    start, text = ours(board, pos)
    return start, "".join("?" if one.islower() else one for one in text)


@find.wrong(READERS, cause="list-of-letters")
def a_list_of_letters(board, pos):
    start, text = ours(board, pos)
    return start, list(text)


@find.wrong(READERS, cause="text-alone")
def row_and_text_in_one(board, pos):
    start, text = ours(board, pos)
    return str(start) + text


@find.wrong(READERS, cause="text-alone")
def three_parts(board, pos):
    start, text = ours(board, pos)
    return start, pos[1], text


@find.wrong(READERS, cause="prints")
def prints_the_pair(board, pos):
    print(ours(board, pos))


@find.wrong(READERS, cause="whole-column")
def the_first_word_of_the_column(board, pos):
    row, col = pos
    column = column_of(board, col)
    for word in column.split("."):
        if word:
            return column.find(word), word + "."
    return row, "."


@find.wrong(READERS, cause="tiles-assigned")
def writes_on_the_board(board, pos):
    board[pos] = "."
    return ours(board, pos)


@find.wrong(READERS, cause="two-brackets")
def the_square_in_two_brackets(board, pos):
    row, col = pos
    start = row
    while start > 0 and is_letter(board[start - 1][col]):
        start -= 1
    return start, between(board, col, start, row)


@find.right("BoardError for the edge")
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


@find.right("partition")
def by_partition(board, pos):
    row, col = pos
    column = column_of(board, col)
    above = column[:row].rpartition(".")[2]
    below = column[row + 1 :].partition(".")[0]
    return row - len(above), above + board[pos] + below


WRONG = (*letter.wrongs, *turn.wrongs, *find.wrongs)
RIGHT = (*letter.rights, *turn.rights, *find.rights)
