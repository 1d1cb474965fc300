"""What the searches of stage 13 share: the racks that are asked about, and mistakes."""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Callable, Collection
from functools import cache, partial
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.judging import Problem, judge_value
from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.diagnosis.traits import Trait, Traits
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
A_BLANK = _case("a blank", "c?t")
CASES = (
    *FIRST,
    _case("a letter twice", "tee"),
    A_BLANK,
    _case("no word", "q"),
    _case("no tiles", ""),
    SEVEN,
)


def _judge(enough: int, case: Case, outcome: Outcome) -> Problem | None:
    """Judge the words, and of seven tiles how many texts were tried to find them."""
    tries = _tries(outcome)
    problem = judge_value(case, outcome)
    if problem or case is not SEVEN or tries <= enough:
        return problem
    return Problem(
        f"the right words: {enough:,} tries are enough",
        f"the right words, but {tries:,} tries",
    )


EVERY_ORDER = {3: 15, 4: 64, 7: 13_699}
"""How many orders of some of so many letters there are."""


def _tries(got: Outcome) -> int:
    return sum(event.kind == TRY for event in got.events)


def _tries_every_order(case: Case, got: Outcome) -> bool:
    return _tries(got) >= EVERY_ORDER[len(case.call.args[0])]


def _finds_nothing(case: Case, got: Outcome) -> bool:
    return bool(got.value == [])


def lacks_last_steps(case: Case, got: Outcome) -> bool:
    """Whether only words are missing behind which no longer one goes on."""
    missing = set(case.expected) - set(got.value)
    longer = (word for word in OF_THE_COURSE() if word.startswith(tuple(missing)))
    return set(got.value) < set(case.expected) and missing.issuperset(longer)


def nothing_found(gives_up: str, every_order: str, no_word: str) -> tuple[Mistake, ...]:
    """Return the mistakes of who finds nothing, told apart by what has been tried.

    They are told what makes a search give up at once, try every order of the letters,
    and pass over the end of a word.
    """
    return (
        mistake("gives-up-at-once", FIRST, every_case=True)(
            "Nothing was found: the search gives up before its first letter. "
            f"{gives_up}",
            lambda case, got: _finds_nothing(case, got) and _tries(got) <= 1,
        ),
        mistake("stops-behind-the-first", FIRST, every_case=True)(
            "Nothing was found, and no more texts were tried than there are letters, "
            "besides the empty one. Is each letter tried as the first? Then the search "
            "does not go on behind it: does it call itself, with all that it needs? If "
            "not, does a `return` in the loop end it in its first round?",
            lambda case, got: (
                _finds_nothing(case, got) and _tries(got) <= 1 + len(case.call.args[0])
            ),
        ),
        mistake("begins-anew", FIRST, every_case=True)(
            "Nothing was found, though every order of the letters is tried. "
            f"{every_order}",
            lambda case, got: (
                _finds_nothing(case, got)
                and (case is not GROWING or _tries_every_order(case, got))
            ),
        ),
        mistake("answers-not-kept", FIRST, every_case=True, shows=_finds_nothing)(
            "Nothing was found, though more is tried than the first letters. "
            f"{no_word} And is what the inner call gives back, a list, added to "
            "`found`?"
        ),
    )


def _grows(word: str, found: Collection[str]) -> bool:
    """Whether a word begins with a shorter one that was found."""
    return any(word[:n] in found for n in range(1, len(word)))


MISTAKES = (
    mistake("every-order-tried", SEVEN)(
        "The words are right, but every order of the letters is tried. Does the "
        "function call itself inside, or still the one that it was copied from? And "
        "does it ask, before it goes on, whether any word begins with the whole text "
        "so far, and not with its last letter alone?",
        lambda case, got: got.value == case.expected and _tries_every_order(case, got),
    ),
    stops_with("gives-none", r'not "NoneType"\) to list', FIRST)(
        "The inner call gives None, which cannot be joined to a list. Each way out of "
        "the search gives a list back: `return []` where it gives up, and `return "
        "found` at the end."
    ),
    mistake("lists-in-a-list", FIRST)(
        "There are lists in the list: `append` puts the whole answer of a call in as "
        "one thing. `found + answer` joins two lists to one.",
        lambda case, got: any(isinstance(one, list) for one in got.value),
    ),
    mistake("last-letter-lost", FIRST)(
        "The letter that completes a word is a part of it: keep `word + letter` there.",
        lambda case, got: got.value == [word[:-1] for word in case.expected],
    ),
    mistake("stops-at-a-word", GROWING)(
        "A word that is found may go on: `cat` becomes `cats`. Keep the word, and "
        "search on behind it.",
        lambda case, got: (
            set(got.value) < set(case.expected)
            and all(_grows(word, got.value) for word in {*case.expected} - {*got.value})
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
)


OTHER_TEXTS = (
    "Is a text kept only where a word ends, and just that text? And what comes of one "
    "letter is for the inner call alone: does it stay in a variable that the next "
    "letter is looked up in?"
)


def _no_words(advice: str) -> Mistake:
    return mistake("no-words", FIRST)(
        f"Some of these are no words. {advice}",
        lambda case, got: any(text not in OF_THE_COURSE() for text in got.value),
    )


def _word(said: str, holds: Callable[[str, str], Any], asks: str = "") -> Trait:
    """Return a trait of a word that was found, or not, for a rack."""
    return Trait(said, lambda one: holds(one.value, one.call.args[0]), asks)


def _begins_longer(word: str, rack: str) -> bool:
    known = OF_THE_COURSE()
    return any(known.has_prefix(word + letter) for letter in string.ascii_lowercase)


TRAITS = Traits(
    "words",
    (
        _word(
            "begin a word, and are none",
            lambda word, rack: (
                word not in OF_THE_COURSE() and _begins_longer(word, rack)
            ),
            "Is it asked whether a word ends there, or only whether one goes on? And "
            "is `word` handed on with its letter, or the letter alone?",
        ),
        _word(
            "take a blank",
            lambda word, rack: Counter(word) - Counter(rack),
            "Is `?` looked for as if it were a letter? `choices(rack)` has the letters "
            "that a blank may stand for.",
        ),
        _word(
            "take all the tiles of the rack",
            lambda word, rack: len(word) == len(rack),
            "When no tile is left, is the word looked up before the search stops?",
        ),
        _word(
            "are the beginning of a longer one",
            _begins_longer,
            "A word counts where it ends, whether or not others go on from there: what "
            "do you ask about its end?",
        ),
    ),
)


def rack_search(
    search: Callable[..., list[str]],
    enough: int,
    own: tuple[Mistake, ...],
    other_texts: str = OTHER_TEXTS,
    too_many: str = "Does it give up before it looks at letters that lead to no word?",
    **parts: Any,
) -> Exercise:
    """Return the exercise on a search that needs to try `enough` texts, and no more.

    What only one search is prone to, its `own` mistakes, comes before the rest.
    `other_texts` is said to who finds what is no word, and `too_many` to who tries more
    than enough.
    """
    tries_more = mistake("too-many-tries", SEVEN)(
        f"The words are right, but too much is tried. {too_many}",
        lambda case, got: (
            got.value == case.expected and not _tries_every_order(case, got)
        ),
    )
    return Exercise(
        search.__name__,
        stage=13,
        reference=search,
        cases=CASES,
        judge=partial(_judge, enough),
        stand_ins=for_rack_search,
        traits=TRAITS,
        mistakes=(*own, tries_more, *MISTAKES, _no_words(other_texts)),
        **parts,
    )
