"""Wrong functions made of a right one, for mistakes that several exercises share."""

import re

from scrabble_course.notation import DISTRIBUTIONS
from tests.exercises.attempts import wrong

ENGLISH = DISTRIBUTIONS["English"]


def spoil(module, function, *mistakes):
    """Collect for `module` what makes these mistakes, and is right otherwise."""
    for mistake in mistakes:
        attempt = SPOILED[mistake](function)
        attempt.__module__ = module
        attempt.__name__ = mistake.replace("-", "_")
        wrong(mistake)(attempt)


def reading(pattern, replacement):
    """Read another word wherever `pattern` is found."""

    def spoiled(function):
        def attempt(word, *scores):
            return function(re.sub(pattern, replacement, word), *scores)

        return attempt

    return spoiled


def looking_up(pattern):
    """Stop where `pattern` is found, because no table has it."""

    def spoiled(function):
        def attempt(word, *scores):
            found = re.search(pattern, word)
            return {}[found[0]] if found else function(word, *scores)

        return attempt

    return spoiled


def standing_still_at(pattern):
    """Go on for ever where `pattern` is found."""

    def spoiled(function):
        def attempt(word, *scores):
            while re.search(pattern, word):
                pass
            return function(word, *scores)

        return attempt

    return spoiled


def refusing(pattern):
    """Refuse right words with a `raise`, and wrong ones as well."""

    def spoiled(function):
        def attempt(word, *scores):
            function(word, *scores)
            if re.search(pattern, word):
                raise ValueError(word)
            return function(word, *scores)

        return attempt

    return spoiled


def answering(pattern):
    """Answer the wrong words in which `pattern` is found, by their letters alone."""

    def spoiled(function):
        def attempt(word, *scores):
            letters = re.sub(r"[^A-Za-z]", "", word)
            return function(letters if re.search(pattern, word) else word, *scores)

        return attempt

    return spoiled


def with_english_scores(is_wrong):
    """Put the English scores in place of some wrong distributions."""

    def spoiled(function):
        def attempt(text, scores):
            return function(text, ENGLISH if is_wrong(scores) else scores)

        return attempt

    return spoiled


def instead_of_refusing(action):
    """Do something else with the error where a call is to be refused."""

    def spoiled(function):
        def attempt(*args):
            try:
                return function(*args)
            except ValueError as error:
                return action(error)

        return attempt

    return spoiled


def raise_another(error):
    raise RuntimeError(str(error))


def fail_to_raise(error):
    raise ValueError("wrong at position " + len(str(error)))


REFUSALS = {
    "error-returned": instead_of_refusing(lambda error: error),
    "none-returned": instead_of_refusing(print),
    "refuses-nothing": instead_of_refusing(lambda error: "0"),
    "raises-another": instead_of_refusing(raise_another),
    "fails-to-raise": instead_of_refusing(fail_to_raise),
    "another-error": instead_of_refusing(lambda error: {}[str(error)]),
}
WRONG_SCORES = {
    "zero-is-a-digit": with_english_scores(lambda scores: "0" in scores),
    "distribution-length": with_english_scores(lambda scores: len(scores) != 26),
    "distribution-characters": with_english_scores(
        lambda scores: len(scores) == 26 and set(scores) - set("123456789X")
    ),
}
OF_WORDS = {
    "stops-at-brackets": looking_up(r"[\[(]"),
    "stands-still": standing_still_at(r"[\[(]"),
    "group-as-one": reading(r"([\[(]\w)\w+", r"\1"),
    "group-at-the-start": reading(r"^[\[(]\w+[\])]", ""),
    "group-at-the-end": reading(r"[\[(]\w+[\])]$", ""),
    "groups-side-by-side": reading(r"([\])])[\[(]\w+[\])]", r"\1"),
    "only-square-brackets": looking_up(r"\("),
    "only-round-brackets": looking_up(r"\["),
    "several-groups": reading(r"([\])]\w+)[\[(].*", r"\1"),
    "brackets": reading(r"[\[(]\w+[\])]", "i"),
    "capitals": looking_up("[A-Z]"),
    "refuses-right-brackets": refusing(r"\w[\[(]"),
    "refuses-a-right-call": refusing("[sy]$"),
    "bracket-never-closed": answering(r"^[^\])]*[\[(]\w*$"),
    "bracket-closes-nothing": answering(r"^\w*[\])]"),
    "groups-nested": answering(r"[\[(]\w*[\[(]"),
    "brackets-crossed": answering(r"\[\w*\)|\(\w*\]"),
    "other-characters": answering(r"[^A-Za-z\[\]()]"),
}
SPOILED = {**REFUSALS, **WRONG_SCORES, **OF_WORDS}
