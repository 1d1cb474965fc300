"""On the way, in stage 13: search_tree, which remembers where in the tree it is."""

from __future__ import annotations

import re

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.board.rack_searches import (
    InTheLesson,
    nothing_found,
    rack_search,
    words_of,
)

TREE = InTheLesson("tree")


def search_tree(rack: str, word: str = "", node: object = TREE) -> list[str]:
    """Return the words of a rack; more than the rack is given by no check."""
    return words_of(rack)


def _is_at_a_node(case: Case, got: Outcome) -> bool:
    return bool(re.search(r" in node\b|\bnode\[", got.where))


EXERCISE = rack_search(
    search_tree,
    enough=2_263,
    hints=(
        "The node says everything: which letters lead on, and whether a word ends "
        "here. Neither `word_set` nor `beginnings` is needed.",
        'A word ends at a node that has the key `"."`. For each choice, ask whether '
        "the letter is a key of the node: `letter in node`.",
        "If it is, go on with what is left, the longer word, and the next node: "
        "`search_tree(rest, word + letter, node[letter])`. Add the answer to `found`.",
    ),
    own=(
        mistake(
            "no-such-branch", shows=_is_at_a_node, error_pattern="KeyError: '[a-z]'"
        )(
            "No word goes on with that letter, so the node has no branch for it. Ask "
            "`if letter in node` before you go to `node[letter]`."
        ),
        stops_with("no-word-ends-here", r"KeyError: '\.'")(
            "Where no word ends, the node has no key `.`, and square brackets stop at "
            'that. Ask `if "." in node`.'
        ),
        mistake("letter-not-on-the-rack", error_pattern="NoneType")(
            "`take` gives None for a letter that the rack does not hold, and what "
            "comes next cannot go on with None. Go through `choices(rack)`, or ask `if "
            "rest is not None` first.",
            lambda case, got: "take(" in got.where,
        ),
        mistake(
            "node-is-none",
            shows=_is_at_a_node,
            error_pattern="argument of type 'NoneType'|NoneType.*subscriptable",
        )(
            "`node` is None here. `node.get(letter)` gives that where no word goes on "
            "with the letter: ask `if letter in node` before you go to `node[letter]`. "
            "(Or is it None from the start? The first node is `tree`.)"
        ),
        *nothing_found(
            "Where no word ends yet, one may still go on: only where a letter is no "
            "key of the node does nothing go on.",
            "Each inner call begins at the root again, or right below it, unless it "
            "gets the node behind its own: `search_tree(rest, word + letter, "
            "node[letter])`. And `letter in node` asks whether a word goes on there.",
            'Is the end of a word noticed? Ask `"." in node`: what stands there is an '
            "empty dictionary, which counts as False.",
        ),
    ),
)
