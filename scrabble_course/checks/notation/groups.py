"""What the functions of Scrabble notation share: cases with brackets, and mistakes.

Most of these mistakes are a pair of words: the function is right for the first, and
not for the second, which differs from it in one thing only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, same
from scrabble_course.checks.notation.refusals import refuses_itself
from scrabble_course.notation.scrabble_notation import DISTRIBUTIONS, letter_scores

ENGLISH = DISTRIBUTIONS["English"]
DUTCH = DISTRIBUTIONS["Dutch"]

PLAIN = "shrubbery"
SINGLES = "E[Q]U(I)N[O]X"
GROUPS = "e[XT]ra(VAG)an[Z]a"


@dataclass(frozen=True, slots=True)
class Asked:
    """A function whose first argument is a word, and the arguments after it."""

    reference: Callable[..., Any]
    rest: tuple[str, ...] = ()

    def case(self, word: str, topic: str, given: bool = False) -> Case:
        """Return the case of one word."""
        args = (word, *self.rest)
        return Case(Call(args), self.reference(*args), topic, given)

    def given(self) -> tuple[Case, ...]:
        """Return the three examples that the problem set prints."""
        return (
            self.case(PLAIN, "the plain word of the problem set", given=True),
            self.case(SINGLES, "single letters in brackets", given=True),
            self.case(GROUPS, "groups of letters in brackets", given=True),
        )

    def is_right(self, attempt: Attempt, *words: str) -> bool:
        """Whether `attempt` has the right answer to each word."""
        return all(
            same(
                self.reference(word, *self.rest),
                attempt(Call((word, *self.rest))).value,
            )
            for word in words
        )

    def slip(
        self, name: str, topic: str, works: str, fails: str, advice: str
    ) -> Mistake:
        """Return the mistake of being right for `works`, and wrong for `fails`.

        Both may be several words, separated by spaces: then all of the first are
        right, and any of the second shows the mistake.
        """
        return Mistake(
            name,
            tuple(self.case(word, topic) for word in fails.split()),
            lambda case, outcome, attempt: self.is_right(attempt, *works.split()),
            advice,
        )

    def keeps_to_english(self, word: str) -> Mistake:
        """Return the mistake of scores that do not depend on the distribution."""
        others = [scores for scores in DISTRIBUTIONS.values() if scores != ENGLISH]

        def shows(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
            english = self.reference(word, ENGLISH)
            got = (attempt(Call((word, distribution))).value for distribution in others)
            return all(same(english, value) for value in got)

        case = Asked(self.reference, (DUTCH,)).case(word, "scores of another language")
        return Mistake("own-distribution", (case,), shows, OWN_DISTRIBUTION)

    def misreading(
        self, name: str, advice: str, *answers: Callable[[str], Any]
    ) -> Mistake:
        """Return the mistake of giving one of `answers` to words with brackets.

        One word alone could come to the same answer by another way.
        """

        def shows(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
            words = (SINGLES, GROUPS)
            got = [attempt(Call((word, *self.rest))).value for word in words]
            return any(same(list(map(answer, words)), got) for answer in answers)

        return Mistake(name, self.given()[1:], shows, advice)


OWN_DISTRIBUTION = (
    "That is what it scores in English. Scores differ from language to language: "
    "take them from the argument `distribution`."
)


def points(word: str) -> list[int]:
    """Return the points of each letter in English, brackets left out of account.

    >>> points("[q]uit")
    [10, 1, 1, 1]
    """
    scores = letter_scores(word, ENGLISH)
    return [10 if score == "X" else int(score) for score in scores]


def answers_a_list(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the right text has come in pieces, as a list or a tuple."""
    value = outcome.value
    return isinstance(value, list | tuple) and (
        "".join(map(str, value)) == case.expected
    )


def takes_x_for_a_digit(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the call stopped because `int` was given a text with an X in it."""
    return outcome.error_type == "ValueError" and (
        "int()" in outcome.error and "X" in outcome.error
    )


def answers_one_letter(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether only the first or the last letter of the word has an answer."""
    return outcome.value in (case.expected[0], case.expected[-1])


def list_mistake(asked: Asked) -> Mistake:
    """Return the mistake of a list where a text is asked for."""
    return Mistake(
        "list-for-text",
        asked.given(),
        answers_a_list,
        "The characters are right, but they come one by one, in a list. The answer "
        'is a single text: `"".join(...)` makes one of a list of texts, and `text '
        "+= character` adds to one from the start.",
    )


def empty_mistake(asked: Asked) -> Mistake:
    """Return the mistake of an answer to which no letter has added."""
    return Mistake(
        "empty-answer",
        asked.given()[:1],
        lambda case, outcome, attempt: outcome.value == "",
        "No letter has added to the answer. Is each result kept, as in `answer = "
        'answer + result`? And is there a condition such as `c == "[" or "]"`? It is '
        'always true; `c in "[]"` asks for both.',
    )


def one_letter_mistake(asked: Asked) -> Mistake:
    """Return the mistake of an answer for the first or the last letter only."""
    return Mistake(
        "one-letter-only",
        asked.given(),
        answers_one_letter,
        "Only one letter of the word has an answer. Is the `return`, or the line "
        'that starts with an empty text `""`, inside the loop?',
    )


def bracket_mistakes(asked: Asked) -> tuple[Mistake, ...]:
    """Return the mistakes that brackets lead to, from the plainest on."""
    letter = asked.case("p[o]t", "a letter in brackets")

    def counts_brackets(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return _counts_brackets(asked, outcome, attempt)

    def stops_at_brackets(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        stops = _stops_at_a_bracket(case, outcome, attempt)
        return stops and asked.is_right(attempt, "pot")

    return (
        Mistake("brackets-counted", (letter,), counts_brackets, BRACKETS_COUNTED),
        Mistake("stops-at-brackets", (letter,), stops_at_brackets, STOPS_AT_BRACKETS),
        *(asked.slip(*slip) for slip in SLIPS),
    )


BRACKETS_COUNTED = (
    "The brackets have been counted as if they were letters. They say what happens "
    "to the letters between them, and add nothing of their own."
)
STOPS_AT_BRACKETS = (
    "The same word without brackets comes out right; with them, your function stops "
    "with an error. A bracket is no letter: find out which of the two a character is "
    "before you do anything else with it. (`c != '[' or c != ']'` does not find "
    "out: it holds for any character. `c not in '[]'` does.)"
)
SLIPS = (
    (
        "group-as-one",
        "a group of several letters",
        "a[b]cd a(b)cd",
        "a[bc]d a(bcd)e",
        "One letter in brackets comes out right, a group of several does not. "
        "Every letter up to the closing bracket belongs to the group: remember "
        "in a variable which bracket is open, and look at it for each letter.",
    ),
    (
        "group-at-the-start",
        "a group at the start of the word",
        "p[o]t p(o)t",
        "[p]ot (p)ot",
        "A group in the middle of a word comes out right, a group at its start "
        "does not. Does your code look at the character before the first one? "
        "`word[-1]` is the last character of the word.",
    ),
    (
        "group-at-the-end",
        "a group at the end of the word",
        "p[o]t p(o)t",
        "po[t] po(t)",
        "A group in the middle of a word comes out right, a group at its end "
        "does not. What does your code do when the closing bracket is the last "
        "character of all?",
    ),
    (
        "groups-side-by-side",
        "two groups side by side",
        "s[p]o(t)s s[p]o[t]s",
        "sp[o](t)s sp[o][t]s sp(o)[t]s",
        "Groups with a letter between them come out right, groups side by side "
        "do not. When one bracket has closed, the very next character can open "
        "another.",
    ),
)
"""Name, topic, words that work, words that fail, and advice."""
CHARACTERS = (
    "Walk along it character by character: what should happen at a bracket, and what "
    "at a letter?"
)


def any_bracket_mistake(asked: Asked, remedy: str = CHARACTERS) -> Mistake:
    """Return what holds when brackets go wrong in no way that is known."""
    return asked.slip(
        "brackets",
        "a letter in brackets",
        "pot",
        "p[o]t p(o)t",
        f"The same word without brackets comes out right. {remedy}",
    )


def capitals_mistake(asked: Asked) -> Mistake:
    """Return the mistake of capitals that are not taken for the letters they are."""
    return asked.slip(
        "capitals",
        "capital letters",
        "quiz q[u]iz",
        "QUIZ Q[U]IZ",
        "The same word in small letters comes out right. Capitals count like small "
        "letters: work with `word.lower()`.",
    )


def _stops_at_a_bracket(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a bracket was looked up where only letters are, or refused there."""
    if outcome.is_error("KeyError"):
        return "'['" in outcome.error
    return outcome.is_error("ValueError") and not refuses_itself(case, outcome, attempt)


def _counts_brackets(asked: Asked, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether brackets with nothing between them add to any answer alike."""
    if not asked.is_right(attempt, "pot"):
        return False
    if isinstance(outcome.value, str) and len(outcome.value) == len("p[o]t"):
        return True
    added = [
        _length(attempt(Call((word + "[]", *asked.rest))).value)
        - _length(attempt(Call((word, *asked.rest))).value)
        for word in ("e", "k")
    ]
    return added[0] == added[1] > 0


def _length(value: object) -> int:
    """Return a number of points as it is, or how many characters a text has."""
    if isinstance(value, str):
        return len(value)
    return value if isinstance(value, int) else 0
