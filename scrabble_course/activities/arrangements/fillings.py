"""Stage 11, before row_plays: squares side by side, some of them with a letter."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.finding_plays import next_letters
from scrabble_course.calling.call import Call

MP = frozenset("MP")

ARRANGEMENT = Arrangement(
    "fillings",
    code_line("def fillings(hand, squares):"),
    lines_of("""
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
    """),
    missing="ways = [(squares[0], hand)]",
    distractors=(
        Distractor(
            code_line("ways = [(squares[0], hand[1:])]"),
            instead_of="ways = [(squares[0], hand)]",
            why="a letter that lies there costs no tile.",
        ),
        Distractor(
            code_line("ways = choices(hand, None)"),
            instead_of="ways = [(squares[0], hand)]",
            why="where a letter lies, nothing else can be laid.",
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
