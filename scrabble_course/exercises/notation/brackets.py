"""What exercises of Part 2 share: words with brackets, wrong texts, and refusals."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from scrabble_course import notation
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.serialize import Strange
from scrabble_course.diagnosis import judging
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake, Shows
from scrabble_course.diagnosis.judging import stops
from scrabble_course.diagnosis.mistakes import (
    Cases,
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.case_parts import Refusal
from scrabble_course.exercises.common_mistakes import faults_of, lost_parts

Mistakes = tuple[Mistake, ...]
NotationFunction = Callable[..., Any]
Letters = list[tuple[int, int]]
"""The letters of a word: how many points each has in English, and its factor."""

ENGLISH = notation.DISTRIBUTIONS["English"]
OTHER_LANGUAGES = [one for one in notation.DISTRIBUTIONS.values() if one != ENGLISH]
LADDER = "12345678912345678912345678"
"""Scores that no language has: every digit, and another one for each neighbour."""
COMMON = "abcdefghijklmnoprstuvwy"
"""Letters that are neither worth 10 in English nor an x."""
GRADED = {"letter_score", "letter_scores", "multipliers", "word_score"}

PLAIN = "shrubbery"
SINGLES = "E[Q]U(I)N[O]X"
GROUPS = "e[XT]ra(VAG)an[Z]a"

RIGHT_WORDS = {
    "a plain word": f"{PLAIN} pot bananas a",
    "a letter in brackets": "p[o]t p(o)t b[a]n(a)n[a]s c[h]o(p)s a[b]c a(b)c",
    "letters that score 10": "quiz",
    "the letter x": "box",
    "a group of several letters": "a[bc]d a(bcd)e [pot]",
    "several groups": f"{SINGLES} {GROUPS} e[q]u(i)n[o]x b(a)na(n)a",
    "a group at the start of the word": "[p]ot (p)ot",
    "a group at the end of the word": "po[t] po(t)",
    "two groups side by side": "ch[o](p)s ch(o)[p]s",
    "an empty group": "e[]q",
    "capital letters": "POT P[O]T",
}
"""Words in Scrabble notation, by what is hardest about them."""
OF_SCORES = ("letters that score 10", "the letter x")
OTHER_KIND = "a group closed by the other kind of bracket"
NEITHER = "a character that is no letter and no bracket"
WRONG_WORDS = {
    ("bracket-never-closed", "a bracket without a partner", "e[qu qui(z"): (
        "A bracket is opened and never closed. Ask after the loop whether one is still "
        "open, and `raise` then, with no `return` before it and no `except` around it."
    ),
    ("bracket-closes-nothing", "a bracket without a partner", "eq]u quiz) a)b(c"): (
        "A closing bracket stands where no group is open. When you meet one, ask first "
        "whether there is something to close."
    ),
    (
        "groups-nested",
        "a group inside a group",
        "e[q(u)i]nox [[q]uiz (j(a)z) q([])u",
    ): (
        "A group opens inside another. When a bracket opens, no group may be open yet."
    ),
    ("brackets-crossed", OTHER_KIND, "e[q)uinox (qu]iz"): (
        "The wrong bracket closes a group: `]` is for `[`, and `)` is for `(`. What is "
        "open must be remembered, and not only that something is."
    ),
    ("other-characters", NEITHER, "e1quinox na\u00efve {q}uiz [b]c1"): (
        "The word has a character that is neither a letter a-z nor one of the four "
        "brackets. Raise ValueError when you meet one. (`isalpha` holds for other "
        "letters, too.)"
    ),
}
"""Of words to be refused: name of the mistake, topic, words, and advice."""
POTS = "p[o]t p(o)t"
SINGLE_LETTERS = f"{POTS} b[a]n(a)n[a]s"
WITH_BRACKETS = f"{SINGLE_LETTERS} a[bc]d a(bcd)e"
"""Words enough to tell one way of misreading brackets from another."""
MOST = f"{PLAIN} {WITH_BRACKETS}"


def judge(case: Case, outcome: Outcome) -> judging.Problem | None:
    """Judge a plain call; where a refusal is expected, any ValueError is right.

    What the message says is not judged, and an error derived from it will do.
    """
    if not isinstance(case.expected, Refusal):
        return judging.judge_value(case, outcome)
    if outcome.is_error("ValueError"):
        return None
    got = judging.not_returned(outcome) or repr(outcome.value)
    return judging.Problem(repr(case.expected), got)


def expects(outcome: Outcome) -> Any:
    """Return what is expected where a right function did this."""
    if outcome.is_error("ValueError"):
        return Refusal("a text that cannot be right")
    return outcome.value


def exercise(
    function: NotationFunction,
    cases: Cases,
    kept: str = "",
    generated: int = 20,
    **known: Any,
) -> Exercise:
    """Return the exercise of a function, with random cases that are like its own."""
    return Exercise(
        function.__name__,
        stage=7,
        reference=function,
        cases=cases,
        generate=lambda rng: case_like(cases, function, rng, kept),
        generated=generated,
        judge=judge,
        expects=expects,
        **known,
    )


def case_of(
    function: NotationFunction, topic: str, *args: str, given: bool = False
) -> Case:
    """Return the case of one call of `function`, which is the course's own."""
    try:
        expected = function(*args)
    except ValueError:
        expected = Refusal(topic)
    return Case(Call(args), expected, topic, given)


def case_like(
    cases: Cases, function: NotationFunction, rng: random.Random, kept: str = ""
) -> Case:
    """Return a random case that is like one of `cases`: it has other letters.

    Brackets, capitals and the letters q, x and z stay where they are. Scores other
    than those `kept` are shuffled.
    """
    topic = rng.choice(sorted({case.topic for case in cases}))
    text, *rest = rng.choice([c for c in cases if c.topic == topic]).call.args
    letters = [_other_letter(character, rng) for character in text]
    scores = [s if s == kept else "".join(rng.sample(s, len(s))) for s in rest]
    return case_of(function, topic, "".join(letters), *scores)


def _other_letter(character: str, rng: random.Random) -> str:
    if character in COMMON:
        return rng.choice(COMMON)
    return rng.choice(COMMON.upper()) if character in COMMON.upper() else character


def wrong_distributions(function: NotationFunction, text: str) -> Cases:
    """Return two calls with a wrong number of scores, and two with a wrong one."""
    topic = "a distribution that cannot be right"
    wrong = (ENGLISH[:-1], ENGLISH + "1", "0" + ENGLISH[1:], ENGLISH.lower())
    return tuple(case_of(function, topic, text, scores) for scores in wrong)


class Words:
    """The cases of a function that is given a word, and perhaps the English scores.

    `languages` have the same word with other scores, `wrong_scores` with scores that
    cannot be right.
    """

    def __init__(self, function: NotationFunction, *scores: str) -> None:
        self.function = function
        given = (PLAIN, SINGLES, GROUPS)
        self._of = {
            word: case_of(function, topic, word, *scores, given=word in given)
            for topic, words in (
                *RIGHT_WORDS.items(),
                *(row[1:] for row in WRONG_WORDS),
            )
            for word in words.split()
            if scores or topic not in OF_SCORES
        }
        self.languages = tuple(
            case_of(function, "scores of another language", word, other)
            for word, other in (*(("mud", s) for s in OTHER_LANGUAGES), ("fig", LADDER))
            if scores
        )
        self.wrong_scores = wrong_distributions(function, "s[o]s") if scores else ()
        every = (*self._of.values(), *self.languages, *self.wrong_scores)
        self.wrong = tuple(c for c in every if isinstance(c.expected, Refusal))
        self.all = (*(case for case in every if case not in self.wrong), *self.wrong)

    def __call__(self, words: str) -> Cases:
        """Return the cases of some words, which are separated by spaces."""
        return tuple(self._of[word] for word in words.split())


def read(word: str, square: int = 2, round: int = 3, closes: bool = True) -> Letters:
    """Return the letters of a word, read with the given meaning of brackets.

    >>> read("[q]ui"), read("[q]ui", closes=False)
    ([(10, 2), (1, 1), (1, 1)], [(10, 2), (1, 2), (1, 2)])
    """
    notation.check_word(word)
    meaning = {"[": square, "(": round}
    letters = []
    factor = 1
    for character in word:
        if character in meaning:
            factor = meaning[character]
        elif character not in "])":
            score = notation.letter_score(character, ENGLISH)
            letters.append((10 if score == "X" else int(score), factor))
        elif closes:
            factor = 1
    return letters


def refuses_itself(case: Case, got: Outcome) -> bool:
    """Whether a right call was stopped by a `raise` of the function's own.

    A `raise` inside another graded function counts as that one's.
    """
    is_own = bool(got.own_raise) and not GRADED.intersection(got.callees)
    return is_own and not isinstance(case.expected, Refusal)


ANY_ERROR = "^(?!NameError|UnboundLocalError|NotImplementedError)"
"""Any error but those that say best themselves what is wrong."""
LOOKED_UP = r"^ValueError|^KeyError: '[A-Z[\](){}]'|^IndexError: string index"
"""A character is looked up that is not there, or a place beyond the last one."""

X_IS_TEN = (
    "The letter x and the score X have nothing to do with each other. An `X` in a "
    "distribution means 10; the letter x has the score at its own place, in English 8."
)


def int_of_x(remedy: str) -> Mistake:
    """Return the mistake of making a number of an X."""
    advice = f"`int` reads digits, and X is none: it stands for 10. {remedy}"
    return stops_with("int-of-x", r"int\(\).*X")(advice)


def text_mistakes(words: Words) -> Mistakes:
    """Return the mistakes of a text with one character for each letter."""
    pot = words("pot")
    return (
        fails_like("empty-answer", words(PLAIN))(
            "No letter has added to the answer. Is each result kept, as in `answer = "
            "answer + result`? And which characters does your question let through? "
            '`c == "[" or "]"` is always true, and `c in "[]()"` holds for brackets, '
            "where a `not` may be missing.",
            lambda word, *scores: "",
        ),
        mistake(
            "letters-counted-again",
            words(WITH_BRACKETS),
            passes_on=pot,
            every_case=True,
        )(
            "The letters of a group have been counted twice: with their group, and "
            "then once more, one by one. Behind a group, the loop must go on with what "
            "comes after it. (`for i in range(...)` takes the next number, whatever "
            "`i` was set to inside the loop; a `while` goes on from there.)",
            lambda case, got: _added(case, got) == len(_letters_in_groups(case)),
        ),
        mistake(
            "brackets-counted", words(WITH_BRACKETS), passes_on=pot, every_case=True
        )(
            "Opening brackets, closing ones, or both have been counted as if they were "
            "letters. They say what happens to the letters between them, and add "
            "nothing of their own. (`c != ']' or c != ')'` holds for any character.)",
            lambda case, got: (
                _added(case, got) in (groups := _groups(case), 2 * groups)
            ),
        ),
    )


def _added(case: Case, got: Outcome) -> int:
    return len(got.value) - len(case.expected)


def _groups(case: Case) -> int:
    word: str = case.call.args[0]
    return word.count("[") + word.count("(")


def _letters_in_groups(case: Case) -> str:
    return "".join(re.findall(r"(?<=[\[(])\w+", case.call.args[0]))


def lost_letters(
    words: Words, answer: Callable[[Letters], Any], start: str
) -> Mistakes:
    """Return the mistakes of counting too few letters.

    `answer` makes what the function gives of letters; `start` is its first line.
    """

    def of(part: slice) -> NotationFunction:
        return lambda word, *scores: answer(read(word)[part])

    return (
        *lost_parts(of, words(f"{PLAIN} a[b]c a(b)c"), most=words(MOST), start=start),
        answers_like("groups-left-out", words(WITH_BRACKETS), passes_on=words("pot"))(
            "The letters between brackets are left out. Only the brackets themselves "
            "add nothing to the answer; every letter does, inside them and outside.",
            lambda word, *_: answer([one for one in read(word) if one[1] == 1]),
        ),
    )


def bracket_mistakes(
    words: Words,
    remedy: str = "Walk along it character by character: what should happen at a "
    "bracket, and what at a letter?",
) -> Mistakes:
    """Return what is right for some words, and not for those that differ in a thing.

    `remedy` is said when brackets go wrong in no way that is known.
    """
    return (
        mistake(
            "check-of-a-piece", words(POTS), passes_on=words("pot"), every_case=True
        )(
            "`check_word` refuses a piece of the word here, such as what is left of it "
            "behind a bracket. It is for the whole word: ask it once, at the "
            "beginning, and not about what is left. (In a recursion, let a function of "
            "its own take the word apart.)",
            lambda case, got: "check_word" in got.callees,
            error_pattern="ValueError",
        ),
        mistake(
            "only-the-ends", words(POTS), passes_on=words("[pot]"), every_case=True
        )(
            "Brackets at both ends of a word are left out, and those inside are not: "
            "`strip` takes signs from the ends alone. Look at each character.",
            stops,
            error_pattern=LOOKED_UP,
        ),
        mistake(
            "stops-at-brackets", words(POTS), passes_on=words("pot"), every_case=True
        )(
            "The same word without brackets comes out right; with them, an error "
            "comes: a bracket is looked up like a letter. It has no score, wherever it "
            "stands: `c in '[]()'` tells it from a letter. (`c != '[' or c != ']'` "
            "holds for any character, and `word.replace(...)` changes no word: keep "
            "what it gives back.)",
            lambda case, got: (
                stops(case, got)
                and not refuses_itself(case, got)
                and "check_word" not in got.callees
            ),
            error_pattern=LOOKED_UP,
        ),
        *(
            mistake(
                *(name, words(fails)),
                passes_on=words(works),
                shows=_goes_wrong,
                every_case=True,
                error_pattern=LOOKED_UP,
            )(advice)
            for (name, fails, works), advice in SLIPS.items()
        ),
        mistake(
            "capitals",
            words(f"{SINGLES} POT P[O]T"),
            passes_on=words("e[q]u(i)n[o]x p[o]t pot"),
            error_pattern=ANY_ERROR,
        )("In small letters, the same word comes out right: work with `word.lower()`."),
        mistake("brackets", words(SINGLE_LETTERS), passes_on=words("pot bananas"))(
            f"The same word without brackets comes out right. {remedy}",
            error_pattern=LOOKED_UP,
        ),
    )


def _goes_wrong(case: Case, got: Outcome) -> bool:
    return got.ended != "returned" or not judging.same(got.value, case.expected)


SLIPS = {
    ("only-square-brackets", "p(o)t a(bcd)e", "p[o]t a[bc]d pot"): (
        "Square brackets come out right, round ones do not. Follow this word through "
        "your code: what happens at `(`, and what at `)`?"
    ),
    ("only-round-brackets", "p[o]t a[bc]d", "p(o)t a(bcd)e pot"): (
        "Round brackets come out right, square ones do not. Follow this word through "
        "your code: what happens at `[`, and what at `]`?"
    ),
    ("group-as-one", "a[bc]d a(bcd)e", "a[b]c a(b)c c[h]o(p)s pot"): (
        "One letter in brackets comes out right, a group of several does not. Every "
        "letter up to the closing bracket belongs to it: remember in a variable which "
        "bracket is open, and look at it for each letter."
    ),
    ("group-of-three", "a(bcd)e", f"a[bc]d {POTS} pot"): (
        "One letter or two in brackets come out right, three do not: that in the "
        "middle has no bracket beside it. Remember in a variable which bracket is "
        "open, and look at it for each letter."
    ),
    ("group-at-the-start", "[p]ot (p)ot", f"{POTS} c[h]o(p)s pot"): (
        "A group in the middle of a word comes out right, one at its start does not. "
        "Does your code look at the character before the first? `word[-1]` is the last."
    ),
    ("group-at-the-end", "po[t] po(t)", f"{POTS} c[h]o(p)s pot"): (
        "A group in the middle of a word comes out right, a group at its end does not. "
        "What does your code do when the closing bracket is the last character of all?"
    ),
    ("groups-side-by-side", "ch[o](p)s ch(o)[p]s", "c[h]o(p)s pot"): (
        "Groups with a letter between them come out right, groups side by side do not. "
        "When one bracket has closed, the very next character can open another."
    ),
    ("second-group-of-a-kind", "b[a]n(a)n[a]s b(a)na(n)a", f"{POTS} c[h]o(p)s pot"): (
        "The words with one group of a kind came out right; here something stands "
        "twice. `find` and `index` give only the first place of what they look for, "
        "and `.*` in a pattern reaches as far as it can. Walk along the word, and "
        "remember which bracket is open."
    ),
}
"""Name of the mistake, words that fail, words that work; advice."""


def left_to_check_word(words: Words) -> Mistakes:
    """Return the mistakes of a function that leaves wrong words to `check_word`."""
    return (
        *faults_of("check_word", words.wrong),
        mistake(
            "check-left-out",
            words(" ".join(wrong for _, _, wrong in [*WRONG_WORDS][:-1])),
            every_case=True,
        )(
            "Wrong brackets of every kind are answered here. `check_word` refuses them "
            "all: is it called first, on a line of its own, and without `try`?",
            lambda case, got: got.ended == "returned",
            error_pattern="returns None",
        ),
    )


def refusals(words: Words, *others: Mistake) -> Mistakes:
    """Return the mistakes of refusing right words, and answering wrong texts.

    The `others` come before what may be wrong in a single question.
    """
    return (
        mistake("refuses-an-empty-group", words("e[]q"), shows=refuses_itself)(
            "Nothing stands between the brackets here, and that is allowed: such a "
            "group changes no letter. Refuse only what is no letter and no bracket, "
            "and brackets that do not belong together.",
            error_pattern=ANY_ERROR,
        ),
        *refusal_mistakes(words.wrong, "this word, character by character"),
        *others,
        *(
            mistake(name, words(wrong), error_pattern="returns None")(advice)
            for (name, _, wrong), advice in WRONG_WORDS.items()
        ),
        *(
            wrong_scores(words.wrong_scores, words.languages)
            if words.wrong_scores
            else ()
        ),
    )


def refusal_mistakes(cases: Cases, asked: str) -> Mistakes:
    """Return the mistakes of refusing a right call, and of not refusing `cases`.

    `asked` is what the questions of the function are about.
    """
    return (
        mistake("refuses-a-right-call", shows=refuses_itself, error_pattern=ANY_ERROR)(
            "A right call reaches your own `raise`. Which question led to that line, "
            f"if any did, and what is the answer to it for {asked}?"
        ),
        *(
            mistake(name, cases, shows=fact, error_pattern=error_pattern)(advice)
            for (name, fact, error_pattern), advice in NOT_REFUSED.items()
        ),
        mistake(
            "refuses-nothing", cases, every_case=True, error_pattern="returns None"
        )(
            "This call is wrong, and your function does not stop at it. Refuse it: "
            '`raise ValueError("...")` with a message that quotes the text, or first '
            "call a function that does so. (Neither `print` nor `return False` stops a "
            "call, and a `try` around it takes the error away again.)",
            lambda case, got: got.ended == "returned",
        ),
    )


def _gives_an_error_back(case: Case, got: Outcome) -> bool:
    return isinstance(got.value, Strange) and "Error" in got.value.description


NOT_REFUSED: dict[tuple[str, Shows, str], str] = {
    ("returns-the-error", _gives_an_error_back, ""): (
        "The error is made, and then handed back like an answer: `return` stops no "
        "call. Write `raise` in place of that `return`."
    ),
    ("fails-to-raise", lambda case, got: got.own_raise == "failed", ANY_ERROR): (
        "You found what is wrong, but the line that raises has an error of its own: "
        "see the message. (To join a number to a text, make it a text: `str(...)`.)"
    ),
    ("another-error", stops, r"^KeyError|^IndexError|NoneType|^TypeError: ord\(\)"): (
        "Your function stops here, as it should, but not with a ValueError. Look for "
        'what is wrong before that line is reached, and `raise ValueError("...")`.'
    ),
    ("raises-another-error", lambda case, got: got.own_raise, ANY_ERROR): (
        "Your function stops here, as it should, but a ValueError is asked for, and "
        "that is another error: `assert` makes an AssertionError. Write `if ...:`, and "
        'below it `raise ValueError("...")`.'
    ),
}
"""Name, what came instead of a ValueError, the errors it may be told of; advice."""


def wrong_scores(cases: Cases, passes_on: Cases = ()) -> Mistakes:
    """Return the mistakes of answering calls with `wrong_distributions`."""
    return (
        mistake("distribution-length", cases[:2], passes_on=passes_on)(
            "A distribution has exactly 26 characters, one for each letter. Look at "
            "its length first, and raise ValueError if it is another."
        ),
        mistake("distribution-characters", cases[2:], passes_on=passes_on)(
            "Each character of a distribution is one of `123456789X`. Look at all: if "
            "one is not, raise ValueError. (`isdigit` takes 0, but no letter scores 0.)"
        ),
    )
