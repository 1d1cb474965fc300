"""On the way, in stage 13: search_prefixes, which gives up where no word begins."""

from __future__ import annotations

from scrabble_course.exercises.board.rack_searches import rack_search

OWN_WAY = '''\
def search_prefixes(rack, word=""):
    """Return the words of `word` and tiles of `rack` behind it, in order.

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
'''
EXERCISE = rack_search(
    "search_prefixes",
    enough=2_264,
    hints=(
        "Copy `search_orders`, and let the copy call itself. It already finds every "
        "word; it only looks too long.",
        "`beginnings` has every text with which a word begins. When do you know that "
        "nothing can be found behind `word`?",
        "After `tried.append(word)`: if `word` is not in `beginnings`, return an empty "
        "list. The rest stays as it is.",
    ),
    own_way=OWN_WAY,
)
