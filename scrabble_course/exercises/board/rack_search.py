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
CASES = (
    *PLAIN,
    *GROWING,
    _case("a letter twice", "tee"),
    _case("a blank", "c?t"),
    _case("no word", "q"),
    _case("no tiles", ""),
    _case("seven tiles", "aeinrst"),
)
MISTAKES = (
    Mistake(
        "answers-not-kept",
        PLAIN,
        "Nothing was found. What the call of itself gives back is a list: add it to "
        "`found`, or it is lost.",
        shows=lambda case, got: got.value == [],
        throughout=True,
    ),
    Mistake(
        "stops-at-a-word",
        GROWING,
        "A word that is found may go on: `cat` becomes `cats`. Keep the word, and "
        "search on behind it.",
        shows=lambda case, got: (
            set(got.value) < set(case.expected) and "cats" not in got.value
        ),
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
) -> Exercise:
    """Return the exercise on a search; `own_way` is how the course writes it."""
    assert callable(reference)
    return Exercise(
        name,
        stage=13,
        reference=reference,
        cases=CASES,
        judge=judge_value,
        mistakes=MISTAKES,
        hints=hints,
        own_way=own_way,
    )
