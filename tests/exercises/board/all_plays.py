"""Attempts at stage 11, `all_plays`."""

# ruff: noqa: F401

from scrabble_course.board import ACROSS, DOWN, Play, words_formed
from scrabble_course.board.anchors import anchored_row
from scrabble_course.board.board_scores import calculate_score, transpose
from scrabble_course.board.finding_plays import horizontal_plays, row_plays, tiles_laid
from tests.exercises.attempts import right, slips_in, wrong


@right("both directions, and what each lays")
def by_tiles_laid(hand, board, words=None):
    plays = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add((score, pos, ACROSS, word))
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        if tiles_laid(board, (col, row), DOWN, word) not in laid:
            plays.add((score, (col, row), DOWN, word))
    return plays


END = "    return plays"
LAID = "tiles_laid(board, (col, row), DOWN, word)"
ADD = "plays.add((score, (col, row), DOWN, word))"
slip = slips_in(by_tiles_laid)
slip("not-a-play", (ADD, ADD.replace("col,", "col + 1,")))
slip("not-turned-back", (ADD, ADD.replace("col, row", "row, col")))
slip("called-across", (ADD, ADD.replace("DOWN", "ACROSS")))
slip(
    "squares-across-turned",
    ("plays.add((score, pos, ACROSS", "plays.add((score, pos[::-1], ACROSS"),
    ("play[1:]) for", "(play[1][::-1], *play[2:])) for"),
)
slip("other-tiles-compared", (LAID, LAID.replace("DOWN", "(0, 1)")))
slip(
    "other-tiles-compared",
    (LAID, "tiles_laid(transpose(board), (row, col), ACROSS, word)"),
)
slip(
    "single-tile",
    (f"{LAID} not in laid", f"len(hand) > 1 or {LAID} not in laid"),
)
slip(
    ("plays-lost", "single-tile"),
    (END, "    return {*{(p[1], p[3]): p for p in plays}.values()}"),
    (f"{LAID} not in laid", "True"),
)
slip("score", (ADD, ADD.replace("score", "2 * score")))
slip(
    "direction-as-text",
    (ADD, ADD.replace("DOWN", "'DOWN'")),
    (", ACROSS, word))\n", ", 'ACROSS', word))\n"),
    ("*play[1:]", "play[1], ACROSS, play[3]"),
)
slip(
    "directions-swapped",
    (", ACROSS, word))\n", ", DOWN, word))\n"),
    ("*play[1:]", "play[1], ACROSS, play[3]"),
    (ADD, ADD.replace("DOWN", "ACROSS")),
)
slip("parts-of-a-play", (ADD, ADD.replace("DOWN, word", "word, DOWN")))
slip("plays-lost", (END, f"        {END}\n{END}"))
slip("wrong-arguments", (LAID, "tiles_laid(board, (col, row), word)"))
slip(
    ("plays-lost", "single-tile"),
    (f"{LAID} not in laid", "(col, row) not in [play[1] for play in plays]"),
)
slip("board-cannot-change", (ADD, "board[col, row] = word"))
slip("play-that-does-not-fit", (LAID, LAID.replace("col, row", "row, col")))


@wrong("directions-swapped")
def swapped_for_many_tiles(hand, board, words=None):
    plays = by_tiles_laid(hand, board, words)
    return {(s, at, way[:: -1 if hand[3:] else 1], w) for s, at, way, w in plays}


@wrong("single-tile")
def across_where_a_cross_word_scores(hand, board, words=None):
    plays = by_cross_words(hand, board, words)
    return plays | {
        (score, (row, col), DOWN, word)
        for score, (col, row), word in horizontal_plays(hand, transpose(board), words)
        if score == 0
    }


@wrong("single-tile")
def down_where_both_lay_the_same(hand, board, words=None):
    plays = by_tiles_laid(hand, board, words)
    turned = by_tiles_laid(hand, transpose(board), words)
    down = {(s, at[::-1], DOWN, w) for s, at, way, w in turned if way == ACROSS}
    laid = {tiles_laid(board, *play[1:]) for play in down}
    return down | {one for one in plays if tiles_laid(board, *one[1:]) not in laid}


@right("the better of two plays that lay the same tile")
def the_better_of_two(hand, board, words=None):
    kept = {}
    for score, pos, word in horizontal_plays(hand, board, words):
        kept[tiles_laid(board, pos, ACROSS, word)] = (score, pos, ACROSS, word)
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        laid = tiles_laid(board, (col, row), DOWN, word)
        kept.setdefault(laid, (score, (col, row), DOWN, word))
    return frozenset(kept.values())


@right("the boards that plays lead to")
def by_boards(hand, board, words=None):
    plays = {}
    for direction, surface in ((DOWN, transpose(board)), (ACROSS, board)):
        for score, pos, word in horizontal_plays(hand, surface, words):
            row, col = pos if direction == ACROSS else pos[::-1]
            after = board.lay(Play(word, row, col, direction == DOWN))
            plays[after] = (score, (row, col), direction, word)
    return set(plays.values())


@right("cross words of a single tile")
def by_cross_words(hand, board, words=None):
    plays = {(s, pos, ACROSS, w) for s, pos, w in horizontal_plays(hand, board, words)}
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        formed = words_formed(board, Play(word, col, row, down=True))
        if len(tiles_laid(board, (col, row), DOWN, word)) > 1 or len(formed) == 1:
            plays.add((score, (col, row), DOWN, word))
    return plays


@right("row_plays on rows and columns")
def by_rows_and_columns(hand, board, words=None):
    kept = {}
    for direction, surface in ((ACROSS, board), (DOWN, transpose(board))):
        for row in range(15):
            for col, word in row_plays(hand, anchored_row(surface, row, words), words):
                pos = (row, col) if direction == ACROSS else (col, row)
                score = calculate_score(board, pos, direction, hand, word)
                laid = tiles_laid(board, pos, direction, word)
                kept.setdefault(laid, (score, pos, direction, word))
    return set(kept.values())


@right("recursion: the board turned over is the same task")
def by_recursion_over_boards(hand, board, words=None, down=False):
    plays = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        place = (pos[::-1], DOWN) if down else (pos, ACROSS)
        plays.add((score, *place, word))
    if down:
        return plays
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    others = by_recursion_over_boards(hand, transpose(board), words, True)
    return plays | {p for p in others if tiles_laid(board, *p[1:]) not in laid}
