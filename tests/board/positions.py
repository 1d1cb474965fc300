"""Boards and plays for hypothesis, and boards to start from."""

from hypothesis import strategies as st

from scrabble_course.board.board import Board
from scrabble_course.board.layout import DOWN, SIZE, parse_square
from scrabble_course.board.play import Play, play_of

LETTERS = "AEIOQSTZaez"

squares = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))


def board_with(*plays):
    """Return a board with plays such as "8G QUIZ" on it."""
    board = Board.empty()
    for text in plays:
        board = board.lay(play(text))
    return board


def play(text):
    """Return the play that a player writes as "8G QUIZ" or "J8 ZONE"."""
    place, word = text.split()
    (row, col), direction = parse_square(place)
    return Play(word, row, col, down=direction == DOWN)


@st.composite
def boards(draw):
    """Letters on random squares, crowded in the middle so that words come about."""
    near = st.tuples(st.integers(3, 11), st.integers(3, 11))
    letters = st.sampled_from(LETTERS)
    lying = draw(st.dictionaries(squares | near, letters, min_size=1, max_size=60))
    return Board.empty().with_tiles(lying)


@st.composite
def positions(draw):
    """Return a board and a play that its rules of shape allow."""
    board = draw(boards())
    row, col = square = draw(st.sampled_from(beside_letters(board)))
    line = draw(
        st.sampled_from(
            [
                [(row, place) for place in range(SIZE)],
                [(place, col) for place in range(SIZE)],
            ]
        )
    )
    free = [place for place in line if board[place] == "."]
    at = free.index(square)
    first = draw(st.integers(max(0, at - 3), at))
    chosen = free[first : draw(st.integers(at, at + 3)) + 1]
    laid = {place: draw(st.sampled_from(LETTERS)) for place in chosen}
    return board, play_of(board, laid)


def beside_letters(board):
    """Return the empty squares that touch a letter."""
    every = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    lying = {square for square in every if board[square] != "."}
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    return [
        (row, col)
        for row, col in every
        if (row, col) not in lying
        and any((row + down, col + across) in lying for down, across in steps)
    ]
