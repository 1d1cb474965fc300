"""A slow, independent search: every word everywhere, and the rules say yes or no."""

from collections import Counter
from itertools import combinations

from scrabble_course.board import (
    IllegalPlay,
    Play,
    check_play,
    play_of,
    play_sheet,
)
from scrabble_course.board.layout import SIZE


def slow_plays(board, rack, words):
    """Return the plays of `rack` as (word, row, col, down, score)."""
    rack = rack.upper().replace(" ", "?")
    near = near_letters(board)
    return {
        (play.word, play.row, play.col, play.down, play_sheet(board, play).total)
        for word in words
        for down in (False, True)
        for row in range(SIZE)
        for col in range(SIZE)
        if near.intersection(Play(word, row, col, down).squares)
        for play in spellings(board, rack, word.upper(), row, col, down)
        if is_allowed(board, play, rack, words)
    }


def near_letters(board):
    """Return the squares that hold or touch a letter; all of an empty board."""
    every = {(row, col) for row in range(SIZE) for col in range(SIZE)}
    lying = {square for square in every if board[square] != "."}
    around = {
        (row + down, col + across)
        for row, col in lying
        for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return (lying | around) if lying else every


def spellings(board, rack, word, row, col, down):
    """Yield the word as it may be laid: the letters there, the rest tiles or blanks."""
    if (row if down else col) + len(word) > SIZE:
        return
    there = [board[square] for square in Play(word, row, col, down).squares]
    if any(
        old not in (".", new, new.lower()) for old, new in zip(there, word, strict=True)
    ):
        return
    free = [place for place, old in enumerate(there) if old == "."]
    missing = Counter(word[place] for place in free) - Counter(rack)
    blanks = rack.count("?")
    if missing.total() > blanks:
        return
    for count in range(min(blanks, len(free)) + 1):
        for places in combinations(free, count):
            letters = [
                new.lower() if place in places else new if old == "." else old
                for place, (old, new) in enumerate(zip(there, word, strict=True))
            ]
            yield Play("".join(letters), row, col, down)


def is_allowed(board, play, rack, words):
    """Whether the rules allow a play; one tile plays in one direction only."""
    try:
        check_play(board, play, rack, is_word=words.__contains__)
    except IllegalPlay:
        return False
    return play_of(board, play.new_tiles(board)) == play
