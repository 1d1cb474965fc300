"""What the searches of stage 13 share: the racks that are asked about, and mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Problem, judge_value
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.engine import Lexicon, rack_words
from scrabble_course.exercises.board.board_stand_ins import TRY, for_rack_search

OF_THE_COURSE = cache(Lexicon.load)


def words_of(rack: str) -> list[str]:
    """Return the course's words that a rack can spell, in order.

    >>> words_of("cta")
    ['act', 'at', 'cat', 'ta']
    """
    return rack_words(rack, OF_THE_COURSE())


class InTheLesson(str):
    """Stands for what a lesson has under this name, where a call is shown."""

    __slots__ = ()
    __repr__ = str.__str__


def _case(topic: str, rack: str) -> Case:
    return Case(Call((rack,)), words_of(rack), topic)


GROWING = _case("words that go on", "cats")
FIRST = (_case("a few tiles", "cta"), _case("a few tiles", "dgo"), GROWING)
SEVEN = _case("seven tiles", "aeinrst")
CASES = (
    *FIRST,
    _case("a letter twice", "tee"),
    _case("a blank", "c?t"),
    _case("no word", "q"),
    _case("no tiles", ""),
    SEVEN,
)


def _judge(enough: int, case: Case, outcome: Outcome) -> Problem | None:
    """Judge the words, and of seven tiles how many texts were tried to find them."""
    tries = sum(event.kind == TRY for event in outcome.events)
    problem = judge_value(case, outcome)
    if problem or case is not SEVEN or tries <= enough:
        return problem
    return Problem(
        f"the right words: {enough:,} tries are enough",
        f"the right words, but {tries:,} tries",
    )


MISTAKES = (
    mistake("too-many-tries", SEVEN)(
        "The words are right, but too much is tried. Does the function call itself "
        "inside, or still the one that it was copied from? And does it give up before "
        "it looks at letters that lead to no word?",
        lambda case, got: got.value == case.expected,
    ),
    mistake("lists-in-a-list", FIRST)(
        "There are lists in the list: `append` puts the whole answer of a call in as "
        "one thing. `found + answer` joins two lists to one.",
        lambda case, got: any(isinstance(one, list) for one in got.value),
    ),
    mistake("answers-not-kept", FIRST, throughout=True)(
        "Nothing was found. Look at a first letter that leads to a word: does the "
        "search go on behind it, and with all that it needs? Is it noticed that a word "
        "ends? And is what the inner call gives back, a list, added to `found`?",
        lambda case, got: got.value == [],
    ),
    mistake("stops-at-a-word", GROWING)(
        "A word that is found may go on: `cat` becomes `cats`. Keep the word, and "
        "search on behind it.",
        lambda case, got: (
            set(got.value) < set(case.expected)
            and got.value == sorted({*got.value})
            and "cat" in got.value
            and "cats" not in got.value
        ),
    ),
    mistake("tile-stays", FIRST)(
        "Some of these need a tile more often than the rack has it. What is used is "
        "gone: search on with the rest. And hand on `word + letter`, but leave `word` "
        "itself as it is, or it keeps the letters of the rounds before.",
        lambda case, got: any(
            word.isalpha() and Counter(word) - Counter(case.call.args[0])
            for word in got.value
        ),
    ),
    mistake("found-twice")(
        "The words are right, but some stand there more than once, or not in order. "
        "Try each letter once, in the order of the alphabet, put it behind the others, "
        "and keep a word before you go on behind it.",
        lambda case, got: set(got.value) == set(case.expected),
    ),
    mistake("no-words", FIRST)(
        "Some of these are no words. Keep a text only where a word ends, and just that "
        "text. And what comes of one letter is for the inner call alone: it must not "
        "stay in a variable that the next letter is looked up in.",
        lambda case, got: any(text not in OF_THE_COURSE() for text in got.value),
    ),
)


def rack_search(
    search: Callable[..., list[str]], enough: int, **parts: Any
) -> Exercise:
    """Return the exercise on a search that needs to try `enough` texts, and no more.

    What only one search is prone to, comes before the rest.
    """
    return Exercise(
        search.__name__,
        stage=13,
        reference=search,
        cases=CASES,
        judge=partial(_judge, enough),
        stand_ins=for_rack_search,
        **{"mistakes": MISTAKES, **parts},
    )
