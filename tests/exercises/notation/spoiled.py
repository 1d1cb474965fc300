"""Wrong functions made of a right one, for mistakes that several exercises share."""

import re

from scrabble_course.notation import DISTRIBUTIONS
from tests.exercises.attempts import wrong


def spoil(module, function, *mistakes):
    """Collect for `module` what makes these mistakes, and is right otherwise."""
    for mistake in mistakes:
        attempt = spoiled(mistake, function)
        attempt.__module__ = module
        attempt.__name__ = mistake.replace("-", "_")
        wrong(mistake)(attempt)


def spoiled(mistake, function):
    """Return `function`, but with a mistake."""
    if mistake in REFUSALS:
        return instead_of_refusing(function, REFUSALS[mistake])
    if mistake in WRONG_SCORES:
        return with_english_scores(function, WRONG_SCORES[mistake])
    return where(function, *OF_WORDS[mistake])


def with_english_scores(function, is_wrong):
    """Put the English scores in place of some wrong distributions."""

    def attempt(text, scores):
        return function(text, DISTRIBUTIONS["English"] if is_wrong(scores) else scores)

    return attempt


def instead_of_refusing(function, action):
    """Do something else with the error where a call is to be refused."""

    def attempt(*args):
        try:
            return function(*args)
        except ValueError as error:
            return action(error)

    return attempt


def where(function, pattern, action):
    """Go on with what `action` makes of a word in which `pattern` is found."""

    def attempt(word, *scores):
        found = re.search(pattern, word)
        return function(action(found) if found else word, *scores)

    return attempt


def raise_another(error):
    raise RuntimeError(str(error))


def fail_to_raise(error):
    raise ValueError("wrong at position " + len(str(error)))


def look_up(found):
    return {}[found[0]]


def refuse(found):
    raise ValueError(found.string)


def keep_letters(found):
    return re.sub(r"[^A-Za-z]", "", found.string)


def keep_first_group(found):
    return found.re.sub(r"\1", found.string)


REFUSALS = {
    "error-returned": lambda error: error,
    "none-returned": print,
    "refuses-nothing": lambda error: "0",
    "raises-another": raise_another,
    "fails-to-raise": fail_to_raise,
    "another-error": lambda error: {}[str(error)],
}
WRONG_SCORES = {
    "distribution-length": lambda scores: len(scores) != 26,
    "distribution-characters": lambda scores: set(scores) - set("123456789X"),
}
OF_WORDS = {
    "stops-at-brackets": (r"[\[(]", look_up),
    "group-as-one": (r"([\[(]\w)\w+", keep_first_group),
    "group-at-the-start": (r"^()[\[(]\w+[\])]", keep_first_group),
    "group-at-the-end": (r"()[\[(]\w+[\])]$", keep_first_group),
    "groups-side-by-side": (r"([\])])[\[(]\w+[\])]", keep_first_group),
    "only-square-brackets": (r"\(", look_up),
    "only-round-brackets": (r"\[", look_up),
    "brackets": (r"[\[(]\w+[\])]", lambda found: found.re.sub("", found.string)),
    "capitals": ("[A-Z]", look_up),
    "refuses-right-brackets": (r"\w[\[(]", refuse),
    "refuses-a-right-call": ("[sy]$", refuse),
    "bracket-never-closed": (r"^[^\])]*[\[(]\w*$", keep_letters),
    "bracket-closes-nothing": (r"^\w*[\])]", keep_letters),
    "groups-nested": (r"[\[(]\w*[\[(]", keep_letters),
    "brackets-crossed": (r"\[\w*\)|\(\w*\]", keep_letters),
    "other-characters": (r"[^A-Za-z\[\]()]", keep_letters),
}
SPOILED = {**REFUSALS, **WRONG_SCORES, **OF_WORDS}
