"""A slow, independent way to all plays: try each word everywhere, ask the rules."""

from scrabble_course.board import ACROSS, DOWN, Play, check_play, play_sheet
from scrabble_course.board.board_errors import BoardError

SIZE = 15


def all_plays(hand, board, words):
    """Return what all_plays should, the rules being asked about each candidate."""
    by_board = {}
    for play in [*candidates(hand, board, words, True), *across(hand, board, words)]:
        # The same board again, reached across: that play takes the place.
        by_board[board.lay(play)] = play
    return {
        (play_sheet(board, play).total, (play.row, play.col), way(play), play.word)
        for play in by_board.values()
    }


def horizontal_plays(hand, board, words):
    """Return what horizontal_plays should."""
    return {
        (play_sheet(board, play).total, (play.row, play.col), play.word)
        for play in across(hand, board, words)
    }


def across(hand, board, words):
    return candidates(hand, board, words, False)


def candidates(hand, board, words, down):
    """Give the plays in one direction that the rules allow."""
    known = {word.lower() for word in words}
    for row in range(SIZE):
        for col in range(SIZE):
            for word in words:
                for text in spellings(word, row, col, down, hand, board):
                    play = Play(text, row, col, down)
                    try:
                        check_play(board, play, hand, known.__contains__)
                    except BoardError:
                        continue
                    yield play


def spellings(word, row, col, down, hand, board):
    """Give the ways to write a word over the letters on the board."""
    texts = [""]
    for step, letter in enumerate(word):
        square = (row + step, col) if down else (row, col + step)
        if max(square) >= SIZE:
            return []
        there = board[square]
        if there == ".":
            choices = [letter] if letter in hand else []
            choices += [letter.lower()] if "?" in hand else []
        else:
            choices = [there] if there.upper() == letter else []
        texts = [text + choice for text in texts for choice in choices]
    return texts


def way(play):
    return DOWN if play.down else ACROSS
