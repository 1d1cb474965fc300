"""Attempts at stage 11, `horizontal_plays`."""

# Students write it so.
# ruff: noqa: F401

from scrabble_course.board import ACROSS, CENTRE, DOWN, Play, finding_plays
from scrabble_course.board.anchors import (
    ANY_LETTER,
    allowed_letters,
    anchored_row,
    is_anchor,
)
from scrabble_course.board.board_scores import calculate_score, find_cross_word
from scrabble_course.board.finding_plays import row_plays
from scrabble_course.board.play_scores import play_sheet
from scrabble_course.board.word_sets import capital_words
from tests.exercises.attempts import right, slip, variant


@right("one row after the other")
def row_by_row(hand, board, words=None):
    plays = set()
    for number in range(15):
        row = anchored_row(board, number, words)
        for col, word in row_plays(hand, row, words):
            score = calculate_score(board, (number, col), ACROSS, hand, word)
            plays.add((score, (number, col), word))
    return plays


START = "    plays = set()\n"
ROW = "anchored_row(board, number, words)"
SCORE = "calculate_score(board, (number, col), ACROSS, hand, word)"
PLAY = "(score, (number, col), word)"
variant(
    row_by_row,
    "the rows that have anchors, and words in capitals",
    (START, START + "    words = capital_words(words)\n"),
    (ROW, f"{ROW}\n        if not any(map(is_anchor, row)):\n            continue"),
)
variant(
    row_by_row,
    "score sheets",
    (SCORE, "play_sheet(board, Play(word, number, col)).total"),
)
slip(row_by_row, "no-such-row", ("range(15)", "range(1, 16)"))
slip(row_by_row, "wrong-arguments", (ROW, "anchored_row(number, board)"))
slip(row_by_row, "wrong-arguments", ("ACROSS, hand", "hand, ACROSS"))
slip(row_by_row, "wrong-arguments", ("ACROSS, hand, word", "ACROSS, word"))
slip(row_by_row, ("score", "play-that-does-not-fit"), ("ACROSS", "DOWN"))
slip(row_by_row, "score", (SCORE, "len(word)"))
slip(row_by_row, "board-is-no-list", ("range(15)", "range(len(board))"))
slip(row_by_row, "set-in-a-set", (f"add({PLAY})", "add(row_plays(hand, row, words))"))
slip(row_by_row, "not-plays", (PLAY, "(score, number, col, word)"))
slip(row_by_row, "not-plays", (PLAY, "(score, (number, col), ACROSS, word)"))
slip(
    row_by_row,
    "not-a-word",
    (START, START + '    words = {"AEH", "EHT", "TA", *words}\n'),
)
slip(
    row_by_row,
    "not-a-word",
    ("row_plays(hand, row, words)", "finding_plays.row_plays(hand, row)"),
)
slip(row_by_row, "capitals-for-small-letters", (PLAY, PLAY.replace("d)", "d.upper())")))
slip(
    row_by_row,
    ("score", "capitals-for-small-letters"),
    (SCORE, SCORE.replace("word)", "word.upper())")),
)
slip(
    row_by_row,
    "one-place-each",
    (START, "    plays = {}\n"),
    (f"plays.add({PLAY})", f"plays[word] = {PLAY}"),
    ("return plays", "return set(plays.values())"),
)
slip(
    row_by_row,
    "words-already-there",
    (
        ROW,
        f"{ROW}\n        lying = board.rows[number].upper().split('.')"
        "\n        if {w for w in lying if len(w) > 1} - capital_words(words):"
        "\n            continue",
    ),
)
slip(row_by_row, "plays-lost", (ROW, "board.rows[number]"))
slip(
    row_by_row,
    "plays-lost",
    (ROW, f"{ROW}\n        if board.rows[number] == 15 * '.':\n            continue"),
)
slip(row_by_row, "plays-lost", ("    return plays", "    return {max(plays)}"))
slip(row_by_row, "left-over", ("=None", "=None, plays=set()"), (START, ""))
slip(
    row_by_row,
    "changes-the-board",
    (f"plays.add({PLAY})", f"plays.add({PLAY})\n{12 * ' '}board[number, col] = word"),
)


@right("a comprehension with plain numbers")
def by_comprehension(hand, board, words=None):
    return {
        (calculate_score(board, (r, c), (0, 1), hand, w), (r, c), w)
        for r in range(len(board.rows))
        for c, w in row_plays(hand, anchored_row(board, r, words), words)
    }


@right("anchors of their own")
def own_anchors(hand, board, words=None):
    plays = frozenset()
    for row in range(15):
        squares = []
        for col, letter in enumerate(board.rows[row]):
            beside = board.rows[row][max(0, col - 1) : col + 2]
            _, text = (0, "..") if letter != "." else find_cross_word(board, (row, col))
            if letter != ".":
                squares.append(letter)
            elif text != ".":
                squares.append(allowed_letters(board, (row, col), words))
            elif beside.strip(".") or ((row, col) == CENTRE and board.is_empty):
                squares.append(ANY_LETTER)
            else:
                squares.append(None)
        for col, word in row_plays(hand, squares, words):
            score = calculate_score(board, (row, col), ACROSS, hand, word)
            plays |= {(score, (row, col), word)}
    return plays


@right("recursion over the rows")
def by_recursion(hand, board, words=None, number=0):
    if number == 15:
        return set()
    plays = by_recursion(hand, board, words, number + 1)
    for col, word in row_plays(hand, anchored_row(board, number, words), words):
        score = calculate_score(board, (number, col), ACROSS, hand, word)
        plays.add((score, (number, col), word))
    return plays
