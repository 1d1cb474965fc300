"""On the way, in stage 13: search_prefixes, which gives up where no word begins."""

from __future__ import annotations

from scrabble_course.exercises.board.rack_searches import (
    nothing_found,
    rack_search,
    words_of,
)


def search_prefixes(rack: str, word: str = "") -> list[str]:
    """Return the words of a rack; more than the rack is given by no check."""
    return words_of(rack)


EXERCISE = rack_search(
    search_prefixes,
    enough=2_264,
    own=nothing_found(
        'A text that is no word yet, such as `""`, may be the beginning of one: is it '
        "looked up in `beginnings`, and not in `word_set`?",
        "Does the word grow: is `word + letter` handed on from call to call? And is "
        "what the inner call gives back added to `found`?",
        "Is a text that is in `word_set` put into `found`?",
    ),
    hints=(
        "Copy `search_orders`, and let the copy call itself. It already finds every "
        "word; it only looks too long.",
        "`beginnings` has every text with which a word begins. When do you know that "
        "nothing can be found behind `word`?",
        "After `tried.append(word)`: if `word` is not in `beginnings`, return an empty "
        "list. The rest stays as it is.",
    ),
)
