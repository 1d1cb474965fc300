"""Stage 10, before find_cross_word: where a word across starts."""

from scrabble_course.activities.arrangement import with_gap
from scrabble_course.board import Board, Play
from scrabble_course.board.board_scores import is_letter
from scrabble_course.calling.call import Call

QUINT = Board.empty().lay(Play("QUINT", row=7, col=3))
EDGE = Board.empty().lay(Play("OATS", row=0, col=0))

ARRANGEMENT = with_gap(
    "def start_of_word(board, pos):",
    """
        row, col = pos
        while col > 0 and is_letter(board[row, col - 1]):
            col = col - 1
        return col
    """,
    missing="while col > 0 and is_letter(board[row, col - 1]):",
    nowhere=(
        (
            "while is_letter(board[row, col - 1]) and col > 0:",
            "it looks beyond the edge before it asks about the edge.",
        ),
        (
            "while col > 0 and is_letter(board[row, col]):",
            "it looks where it stands, not where it goes next.",
        ),
    ),
    calls=(
        Call((QUINT, (7, 7))),
        Call((QUINT, (7, 3))),
        Call((QUINT, (7, 8))),
        Call((QUINT, (2, 5))),
        Call((EDGE, (0, 3))),
    ),
    uses={"is_letter": is_letter},
)
