"""Attempts at stage 11, `all_plays`."""

# Students write it so.

from scrabble_course.board import ACROSS, DOWN, Play, words_formed
from scrabble_course.board.anchors import anchored_row
from scrabble_course.board.board_scores import calculate_score, transpose
from scrabble_course.board.finding_plays import (
    horizontal_plays,
    row_plays,
    tiles_laid,
)
from tests.exercises.attempts import right, wrong


def straight(hand, board, words):
    for score, pos, word in horizontal_plays(hand, board, words):
        yield score, pos, ACROSS, word


def turned(hand, board, words):
    """Give the plays down, as most students find them."""
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        yield score, (col, row), DOWN, word


def both(hand, board, words):
    """Join the plays of both directions, each tile once."""
    plays = set(straight(hand, board, words))
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    for play in turned(hand, board, words):
        if tiles_laid(board, *play[1:]) not in laid:
            plays.add(play)
    return plays


def changing(change):
    """Return a function whose plays are changed at the end."""

    def find(hand, board, words=None):
        return change(both(hand, board, words))

    return find


wrong("not-plays")(
    changing(lambda plays: {(s, pos, str(way), word) for s, pos, way, word in plays})
)
wrong("not-plays")(
    changing(lambda plays: {(s, pos, way == DOWN, word) for s, pos, way, word in plays})
)
wrong("not-plays")(
    changing(lambda plays: {(s, pos, word, way) for s, pos, way, word in plays})
)
wrong("direction-of-another")(
    changing(lambda plays: {(s, pos, ACROSS, word) for s, pos, _, word in plays})
)
wrong("not-a-play")(
    changing(
        lambda plays: {(s, (r + w[0], c), w, word) for s, (r, c), w, word in plays}
    )
)
wrong("plays-lost")(changing(lambda plays: set(sorted(plays)[:1])))
wrong("nothing-found")(changing(lambda plays: set()))


@wrong("changes-the-board")
def lays_letters(hand, board, words=None):
    plays = both(hand, board, words)
    for _, pos, _, word in plays:
        board[pos] = word[0]
    return plays


@wrong("play-that-does-not-fit")
def scores_before_turning(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for _, pos, word in horizontal_plays(hand, transpose(board), words):
        score = calculate_score(board, pos, DOWN, hand, word)
        plays.add((score, (pos[1], pos[0]), DOWN, word))
    return plays


@wrong("play-that-does-not-fit")
def compares_before_turning_back(hand, board, words=None):
    plays = set(straight(hand, board, words))
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        if tiles_laid(board, (row, col), DOWN, word) not in laid:
            plays.add((score, (col, row), DOWN, word))
    return plays


@wrong("wrong-arguments")
def turns_the_result(hand, board, words=None):
    return transpose(horizontal_plays(hand, board, words))


@wrong("endless-recursion")
def calls_itself(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for score, (row, col), _, word in calls_itself(hand, transpose(board), words):
        plays.add((score, (col, row), DOWN, word))
    return plays


@wrong("left-over")
def keeps_all_between_calls(hand, board, words=None, plays=set()):  # noqa: B006
    plays |= both(hand, board, words)
    return plays


@wrong("left-out-in-error")
def compares_squares_before_turning_back(hand, board, words=None):
    def laid(pos, direction, word):
        return tiles_laid(transpose(board), (pos[1], pos[0]), ACROSS, word)

    plays = set(straight(hand, board, words))
    known = {tiles_laid(board, *play[1:]) for play in plays}
    return plays | {p for p in turned(hand, board, words) if laid(*p[1:]) not in known}


@wrong("left-out-in-error")
def returns_after_one_play_down(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for play in turned(hand, board, words):
        plays.add(play)
        return plays
    return plays


@right("both directions, and what each lays")
def by_tiles_laid(hand, board, words=None):
    return both(hand, board, words)


@right("the better of two plays that lay the same tile")
def the_better_of_two(hand, board, words=None):
    kept = {}
    for play in [*straight(hand, board, words), *turned(hand, board, words)]:
        kept.setdefault(tiles_laid(board, *play[1:]), play)
    return set(kept.values())


@right("the boards that plays lead to")
def by_boards(hand, board, words=None):
    plays = {}
    for play in [*turned(hand, board, words), *straight(hand, board, words)]:
        _, (row, col), direction, word = play
        after = board.lay(Play(word, row, col, direction == DOWN))
        plays[after] = play
    return set(plays.values())


@right("cross words of a single tile")
def by_cross_words(hand, board, words=None):
    plays = set(straight(hand, board, words))
    for play in turned(hand, board, words):
        _, (row, col), _, word = play
        formed = words_formed(board, Play(word, row, col, down=True))
        if len(tiles_laid(board, *play[1:])) > 1 or len(formed) == 1:
            plays.add(play)
    return plays


@right("a loop over both boards, and a frozenset")
def by_looping(hand, board, words=None):
    plays = []
    for direction, surface in ((ACROSS, board), (DOWN, board.transposed())):
        for score, pos, word in horizontal_plays(hand, surface, words):
            square = pos if direction == ACROSS else pos[::-1]
            twin = [
                p
                for p in plays
                if p[2] != direction
                and tiles_laid(board, *p[1:])
                == tiles_laid(board, square, direction, word)
            ]
            if not twin:
                plays.append((score, square, direction, word))
    return frozenset(plays)


@right("row_plays on rows and columns")
def by_rows_and_columns(hand, board, words=None):
    plays = set()
    laid = set()
    for down, surface in enumerate([board, transpose(board)]):
        for row in range(15):
            for col, word in row_plays(hand, anchored_row(surface, row, words), words):
                pos = (col, row) if down else (row, col)
                direction = DOWN if down else ACROSS
                tiles = tiles_laid(board, pos, direction, word)
                if tiles not in laid:
                    laid.add(tiles)
                    score = calculate_score(board, pos, direction, hand, word)
                    plays.add((score, pos, direction, word))
    return plays


@right("recursion: the board turned over is the same task")
def by_recursion_over_boards(hand, board, words=None, down=False):
    plays = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add(
            (score, pos[::-1], DOWN, word) if down else (score, pos, ACROSS, word)
        )
    if down:
        return plays
    laid = {tiles_laid(board, *play[1:]) for play in plays}
    others = by_recursion_over_boards(hand, transpose(board), words, True)
    return plays | {p for p in others if tiles_laid(board, *p[1:]) not in laid}
