"""On the way, in stage 13: search_masks, which tests all letters of a node at once."""

from __future__ import annotations

from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.board.rack_searches import (
    FIRST,
    MISTAKES,
    InTheLesson,
    rack_search,
    words_of,
)

ROOT = InTheLesson("graph.root")


def search_masks(rack: str, word: str = "", node: object = ROOT) -> list[str]:
    """Return the words of a rack; more than the rack is given by no check."""
    return words_of(rack)


EXERCISE = rack_search(
    search_masks,
    enough=864,
    hints=(
        "Look at the cell above with *q* and *quiz*: that `&` gives the letters to go "
        "through. Here it is for any node and any rack.",
        "Join `graph.children[node]` and `graph.finals[node]` with `|`, in brackets, "
        "and keep with `& mask(rack)` what the rack holds. `letters_in` gives the "
        "letters of that.",
        "For each letter: if `graph.finals[node] & BITS[letter]`, keep `word + "
        "letter`. If `graph.children[node] & BITS[letter]`, go on with `take(letter, "
        "rack)` from `graph.child(node, BITS[letter])`. Both can be true.",
    ),
    mistakes=(
        stops_with("letter-not-on-the-rack", "'NoneType'.* is not")(
            "`take` gives None for what is not on the rack. Go only through what `& "
            "mask(rack)` leaves. `&` goes before `|`: put what you join in brackets."
        ),
        stops_with("mask-is-a-number", "'int'( object)? is not iterable")(
            "A mask is a number: `in` cannot look into it, and no loop can go through "
            "it. Is the letter's bit in the mask `m`? Then `m & BITS[letter]` is not "
            "0. `letters_in` gives all its letters."
        ),
        mistake("last-letter-lost", FIRST)(
            "The letter that completes a word is a part of it: keep `word + letter`.",
            lambda case, got: got.value == [word[:-1] for word in case.expected],
        ),
        *MISTAKES,
    ),
)
