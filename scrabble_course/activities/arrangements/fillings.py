"""Stage 11, before row_plays: squares side by side, some of them with a letter."""

from scrabble_course.activities.arrangement import with_gap
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.finding_plays import next_letters
from scrabble_course.calling.call import Call

MP = frozenset("MP")

ARRANGEMENT = with_gap(
    "def fillings(hand, squares):",
    """
        if squares == []:
            return [""]
        ways = choices(hand, squares[0])
        if is_letter(squares[0]):
            ways = [(squares[0], hand)]
        found = []
        for letter, rest in ways:
            for text in fillings(rest, squares[1:]):
                found.append(letter + text)
        return found
    """,
    missing="ways = [(squares[0], hand)]",
    nowhere=(
        ("ways = [(squares[0], hand[1:])]", "a letter that lies there costs no tile."),
        (
            "ways = choices(hand, None)",
            "where a letter lies, nothing else can be laid.",
        ),
    ),
    calls=(
        Call(("T", ["A", None])),
        Call(("CT", [None, "A", None])),
        Call(("PAT", [MP, None])),
        Call(("", ["A", "T"])),
    ),
    uses={"choices": next_letters, "is_letter": is_letter},
)
