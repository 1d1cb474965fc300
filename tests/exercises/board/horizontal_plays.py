"""Attempts at stage 11, `horizontal_plays`."""

# ruff: noqa: F401

from scrabble_course.board import ACROSS, DOWN, Play
from scrabble_course.board.anchors import anchored_row, is_anchor
from scrabble_course.board.board_scores import calculate_score
from scrabble_course.board.finding_plays import row_plays
from scrabble_course.board.play_scores import play_sheet
from scrabble_course.board.word_sets import capital_words
from tests.exercises.attempts import right, slips_in, variant


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
SKIP = "\n            continue"
variant(
    row_by_row,
    "the rows that have anchors, and words in capitals",
    (START, START + "    words = capital_words(words)\n"),
    (ROW, f"{ROW}\n        if not any(map(is_anchor, row)):{SKIP}"),
)
variant(
    row_by_row,
    "score sheets",
    (SCORE, "play_sheet(board, Play(word, number, col)).total"),
)
variant(
    row_by_row,
    "all rows first, in a dictionary",
    (f"\n        row = {ROW}", ""),
    ("for number in range(15):", "for number, row in rows.items():"),
    (START, f"{START}    rows = {{number: {ROW} for number in range(15)}}\n"),
)
slip = slips_in(row_by_row)
slip("score", (SCORE, "len(word)"))
slip("score", (SCORE, SCORE.replace("word", "''.join(map(str.upper, word))")))
slip("play-that-does-not-fit", ("(board, number,", "(board, number and number - 1,"))
slip(("score", "play-that-does-not-fit"), ("ACROSS", "DOWN"))
slip("wrong-arguments", (ROW, "anchored_row(number, board)"))
slip("wrong-arguments", ("ACROSS, hand, word", "ACROSS, word"))
LYING = "{w for w in board.rows[number].upper().split('.') if len(w) > 1}"
slip("words-already-there", (ROW, f"{ROW}\n        if {LYING} - {{*words}}:{SKIP}"))
slip("plays-lost", (ROW, "board.rows[number]"))
slip("plays-lost", (ROW, f"{ROW}\n        if board.rows[number] == 15 * '.':{SKIP}"))
slip("parts-of-a-play", (f"add({PLAY})", "add((score, number, col, word))"))
slip("board-cannot-change", (f"plays.add({PLAY})", "board[number, col] = word"))


@right("a comprehension with plain numbers")
def by_comprehension(hand, board, words=None):
    return {
        (calculate_score(board, (r, c), (0, 1), hand, w), (r, c), w)
        for r in range(len(board.rows))
        for c, w in row_plays(hand, anchored_row(board, r, words), words)
    }


@right("recursion over the rows, and a frozenset")
def by_recursion(hand, board, words=None, number=0):
    if number == 15:
        return frozenset()
    plays = set(by_recursion(hand, board, words, number + 1))
    for col, word in row_plays(hand, anchored_row(board, number, words), words):
        score = calculate_score(board, (number, col), ACROSS, hand, word)
        plays.add((score, (number, col), word))
    return frozenset(plays)
