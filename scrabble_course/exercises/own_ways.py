"""What the course says of ways to write a function, where its reference does not tell.

They are told by the name of the exercise.
"""

from __future__ import annotations

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.exercises.word_game.console_sides import (
    same_hand,
)

OWN_WAYS = {
    "search_prefixes": '''\
def search_prefixes(rack, word=""):
    """Return, sorted, the words that are `word` and then none or more tiles of `rack`.

    >>> search_prefixes("cta")
    ['act', 'at', 'cat', 'ta']
    """
    tried.append(word)
    if word not in beginnings:
        return []
    found = []
    if word in word_set:
        found.append(word)
    for letter, rest in choices(rack):
        found = found + search_prefixes(rest, word + letter)
    return found
''',
    "search_tree": '''\
def search_tree(rack, word="", node=tree):
    """Return, sorted, the words that are `word` and then none or more tiles of `rack`.

    `node` is where `word` leads.

    >>> search_tree("cta")
    ['act', 'at', 'cat', 'ta']
    """
    found = []
    if "." in node:
        found.append(word)
    for letter, rest in choices(rack):
        tried.append(word + letter)
        if letter in node:
            found = found + search_tree(rest, word + letter, node[letter])
    return found
''',
    "search_masks": '''\
def search_masks(rack, word="", node=graph.root):
    """Return, sorted, the words that are `word` and then none or more tiles of `rack`.

    `node` is where `word` leads.

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
''',
}
"""How the course writes a function whose reference finds the answers otherwise."""


def _wildcard_replaced(call: Call, outcome: Outcome) -> str:
    """Say that the course's function leaves a `*`, if this one does not."""
    hand, letter = call.args
    if letter != "*" or same_hand(hand, outcome.value):
        return ""
    return (
        "Asked to replace a `*`, your function does so. The problem set leaves that "
        "open, and it costs nothing. The course's own leaves the `*` in the hand."
    )


REMARKS = {"substitute_hand": _wildcard_replaced}
"""What is said of an outcome that is right and not ours; "" of any other."""
