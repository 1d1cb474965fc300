"""What the searches of stage 13 share: the racks that are asked about, and mistakes."""

from __future__ import annotations

from collections import Counter
from functools import cache

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.engine import Lexicon, rack_words

OF_THE_COURSE = cache(Lexicon.load)


def words_of(rack: str) -> list[str]:
    """Return the course's words that a rack can spell, in order.

    >>> words_of("cta")
    ['act', 'at', 'cat', 'ta']
    """
    return rack_words(rack, OF_THE_COURSE())


def _case(topic: str, rack: str) -> Case:
    return Case(Call((rack,)), words_of(rack), topic)


PLAIN = (_case("a few tiles", "cta"), _case("a few tiles", "dgo"))
GROWING = (_case("words that go on", "cats"),)
LEADS_NOWHERE = "acts"
"""The one word of those tiles with which no longer word begins."""
BLANK = (_case("a blank", "c?t"),)
CASES = (
    *PLAIN,
    *GROWING,
    _case("a letter twice", "tee"),
    *BLANK,
    _case("no word", "q"),
    _case("no tiles", ""),
    _case("seven tiles", "aeinrst"),
)
MISTAKES = (
    Mistake(
        "answers-not-kept",
        (*PLAIN, *GROWING),
        "Nothing was found. Does the search go on behind the first letter, and does "
        "the call of itself get all that it needs? What it gives back is a list: add "
        "it to `found`, or it is lost.",
        shows=lambda case, got: got.value == [],
        throughout=True,
    ),
    Mistake(
        "stops-at-a-word",
        GROWING,
        "A word that is found may go on: `cat` becomes `cats`. Keep the word, and "
        "search on behind it.",
        shows=lambda case, got: (
            set(got.value) < set(case.expected)
            and "cat" in got.value
            and "cats" not in got.value
        ),
    ),
    Mistake(
        "only-what-leads-on",
        GROWING,
        f"Only `{LEADS_NOWHERE}` is lost: no longer word begins with it. Whether a "
        "word ends here is one question, whether it may go on is another. Ask both.",
        shows=lambda case, got: {*case.expected} - {*got.value} == {LEADS_NOWHERE},
    ),
    Mistake(
        "blank-is-no-letter",
        BLANK,
        "A blank, `?`, may be any letter, and is gone then. Where do the letters come "
        "from that you try?",
        though=PLAIN,
        shows=lambda case, got: got.value == words_of("ct"),
    ),
    Mistake(
        "tile-stays",
        (*PLAIN, *GROWING),
        "Some of these words need a tile more often than the rack has it. A tile that "
        "is used is gone: search on with the rest.",
        shows=lambda case, got: any(
            Counter(word) - Counter(case.call.args[0]) for word in got.value
        ),
    ),
    Mistake(
        "found-twice",
        CASES,
        "The words are right, but some stand there more than once, or not in order. "
        "Try each letter once, in the order of the alphabet, as `choices` gives them.",
        shows=lambda case, got: set(got.value) == set(case.expected),
    ),
)


def rack_search(
    name: str,
    reference: object,
    hints: tuple[str, str, str],
    own_way: str,
    stumbles: tuple[Mistake, ...] = (),
) -> Exercise:
    """Return the exercise on a search; `own_way` is how the course writes it.

    `stumbles` are errors that only this search is prone to.
    """
    assert callable(reference)
    return Exercise(
        name,
        stage=13,
        reference=reference,
        cases=CASES,
        judge=judge_value,
        mistakes=(*stumbles, *MISTAKES),
        hints=hints,
        own_way=own_way,
    )
