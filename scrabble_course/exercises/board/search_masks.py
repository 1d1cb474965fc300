"""On the way, in stage 13: search_masks, which tests all letters of a node at once."""

from __future__ import annotations

from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.board.rack_searches import FIRST, MISTAKES, rack_search

OWN_WAY = '''\
def search_masks(rack, word="", node=graph.root):
    """Return the words of `word`, which leads to `node`, and tiles of `rack`, in order.

    >>> search_masks("cta")
    ['act', 'at', 'cat', 'ta']
    """
    found = []
    children, finals = graph.children[node], graph.finals[node]
    for letter in letters_in((children | finals) & mask(rack)):
        tried.append(word + letter)
        bit = BITS[letter]
        if finals & bit:
            found.append(word + letter)
        if children & bit:
            child = graph.child(node, bit)
            found = found + search_masks(take(letter, rack), word + letter, child)
    return found
'''
EXERCISE = rack_search(
    "search_masks",
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
    own_way=OWN_WAY,
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
