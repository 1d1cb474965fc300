"""Stage 2, before update_hand: one letter of a hand becomes another."""

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

ARRANGEMENT = Arrangement(
    "swap_letter",
    code_line("def swap_letter(hand, old, new):"),
    lines_of("""
        changed = hand.copy()
        if changed.get(old, 0) > 0:
            changed[old] = changed[old] - 1
            changed[new] = changed.get(new, 0) + 1
        return changed
    """),
    distractors=(
        Distractor(
            code_line("changed = hand"),
            instead_of="changed = hand.copy()",
            why="it only gives the same dictionary a second name.",
        ),
        Distractor(
            code_line("if old in changed:"),
            instead_of="if changed.get(old, 0) > 0:",
            why="the letter may be there with a count of 0, and then you hold none.",
        ),
    ),
    calls=(
        Call(({"t": 2, "e": 1}, "t", "s")),
        Call(({"t": 1, "e": 1}, "t", "e")),
        Call(({"t": 1, "e": 1}, "s", "e")),
        Call(({"t": 0, "e": 1}, "t", "s")),
        Call(({}, "t", "s")),
    ),
)
