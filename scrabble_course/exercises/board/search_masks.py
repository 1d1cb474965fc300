"""On the way, in stage 13: search_masks, which tests all letters of a node at once."""

from __future__ import annotations

import re

from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.board.rack_searches import (
    A_BLANK,
    FIRST,
    GROWING,
    InTheLesson,
    lacks_last_steps,
    nothing_found,
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
    other_texts="A letter ends one if its bit is in the finals of the node where the "
    "letter is tried, and not in those of its child. Is that asked by `&`, "
    "`graph.finals[node] & BITS[letter]`? (`and` would only ask whether neither of the "
    "two is 0.) And is `word + letter` kept, whole?",
    too_many="Letters are tried that the rack does not hold, or with which no word "
    "goes on from the node, or ends there. Before the loop, `(children | finals) & "
    "mask(rack)` leaves just those that are both.",
    own=(
        stops_with("letter-not-on-the-rack", "'NoneType' object|of type 'NoneType'")(
            "`take` gives None for what is not on the rack. Does the loop go only "
            "through what `& mask(rack)` leaves? (`&` goes before `|`: put what you "
            "join in brackets.) And is `rack` for each letter what the call was given, "
            "or has it lost a tile to the letters before?"
        ),
        mistake("node-is-a-number", error_pattern="'int'( object)? is not iterable")(
            "A node is a number here: `in` cannot look into it, and no loop can go "
            "through it. Its letters are bits: a longer word goes on with one if "
            "`graph.children[node] & BITS[letter]` is not 0.",
            lambda case, got: bool(re.search(r"\bin node\b", got.where)),
        ),
        stops_with("mask-is-a-number", "'int'( object)? is not iterable")(
            "A mask is a number: `in` cannot look into it, and no loop can go through "
            "it. Is the letter's bit in the mask `m`? Then `m & BITS[letter]` is not "
            "0. `letters_in` gives all its letters."
        ),
        mistake("words-in-a-only", FIRST, every_case=True)(
            "Only words that end in *a* are found: of all letters, only its bit is 1. "
            "Ask whether `finals & bit` is not 0, and not whether it is 1, or True.",
            lambda case, got: (
                got.value == [word for word in case.expected if word.endswith("a")]
            ),
        ),
        mistake(
            "blank-never-spent", A_BLANK, passes_on=FIRST, error_pattern="does not end"
        )(
            "With a blank, the search does not end: the blank is never spent. `take("
            "letter, rack)` takes the tile off, or a blank if there is no such tile; "
            "`replace` finds no letter there, and takes nothing off.",
            lambda case, got: got.ended == "timed out",
        ),
        mistake("children-only", GROWING, shows=lacks_last_steps)(
            "Only words are missing behind which no longer one goes on. Their last "
            "letter is among the `finals` of its node, and not among the `children`: "
            "go through the letters of both, joined by `|`."
        ),
        *nothing_found(
            "Is there a letter to go through? Join children and finals by `|`, in "
            "brackets, and keep what the rack holds by `& mask(rack)`.",
            "Each inner call looks at the same node again: hand on `graph.child(node, "
            "BITS[letter])`, the answer of that call.",
            "Does a word end there? Ask `graph.finals[node] & BITS[letter]`, and keep "
            "`word + letter`.",
        ),
    ),
)
