"""Stage 2, before update_hand: one letter of a hand becomes another."""

from scrabble_course.activities.arrangement import of_code
from scrabble_course.calling.call import Call

ARRANGEMENT = of_code(
    "def swap_letter(hand, old, new):",
    """
        changed = hand.copy()
        if changed.get(old, 0) > 0:
            changed[old] = changed[old] - 1
            changed[new] = changed.get(new, 0) + 1
        return changed
    """,
    nowhere=(
        (
            "changed = hand",
            "changed = hand.copy()",
            "it only gives the same dictionary a second name.",
        ),
        (
            "if old in changed:",
            "if changed.get(old, 0) > 0:",
            "the letter may be there with a count of 0, and then you hold none.",
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
