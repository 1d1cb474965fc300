"""Wrong functions made of a right one, for mistakes that several exercises share."""

import re

from scrabble_course.notation import DISTRIBUTIONS, check_word
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
        return where(function, 1, *WRONG_SCORES[mistake])
    return where(function, 0, *OF_WORDS[mistake])


def instead_of_refusing(function, action):
    """Do something else with the error where a call is to be refused."""

    def attempt(*args):
        try:
            return function(*args)
        except ValueError as error:
            return action(error)

    return attempt


def where(function, place, pattern, action):
    """Go on with what `action` makes of an argument in which `pattern` is found."""

    def attempt(*args):
        if found := re.search(pattern, args[place]):
            args = (*args[:place], action(found), *args[place + 1 :])
        return function(*args)

    return attempt


def fail_to_raise(error):
    raise ValueError("wrong at position " + len(str(error)))


def raise_another(error):
    raise LookupError(error)


def look_up(found):
    return {}[found[0]]


def refuse(found):
    raise ValueError(found.string)


def check_the_end(found):
    check_word("]")


def english_scores(found):
    return DISTRIBUTIONS["English"]


def keep_letters(found):
    return re.sub(r"[^A-Za-z]", "", found.string)


def keep_first_group(found):
    return found.re.sub(r"\1", found.string)


REFUSALS = {
    "refuses-nothing": lambda error: "0",
    "fails-to-raise": fail_to_raise,
    "another-error": lambda error: {}[str(error)],
    "raises-another-error": raise_another,
    "returns-the-error": lambda error: error,
}
WRONG_SCORES = {
    "distribution-length": ("^(?!.{26}$)", english_scores),
    "distribution-characters": ("[^1-9X]", english_scores),
}
OF_WORDS = {
    "stops-at-brackets": (r"[\[(]", look_up),
    "only-the-ends": (r"(?<=\w)[\[(]", look_up),
    "check-of-a-piece": (r"[\[(]", check_the_end),
    "group-as-one": (r"([\[(]\w)\w+", keep_first_group),
    "group-of-three": (r"([\[(]\w)\w(?=\w[\])])", keep_first_group),
    "group-at-the-start": (r"^()[\[(]\w+[\])]", keep_first_group),
    "group-at-the-end": (r"()[\[(]\w+[\])]$", keep_first_group),
    "groups-side-by-side": (r"([\])])[\[(]\w+[\])]", keep_first_group),
    "only-square-brackets": (r"\(", look_up),
    "only-round-brackets": (r"\[", look_up),
    "second-group-of-a-kind": (
        r"(\[\w+\].*)\[\w+\]|(\(\w+\).*)\(\w+\)",
        lambda found: found.re.sub(r"\1\2", found.string),
    ),
    "brackets": (
        r"[\[(]\w+[\])]",
        lambda found: found.re.sub("yyyy", found.string),
    ),
    "capitals": ("[A-Z]", look_up),
    "refuses-a-right-call": ("[sy]$", refuse),
    "refuses-an-empty-group": (r"\[\]", refuse),
    "bracket-never-closed": (r"^[^\])]*[\[(]\w*$", keep_letters),
    "bracket-closes-nothing": (r"^\w*[\])]", keep_letters),
    "groups-nested": (r"[\[(]\w*[\[(]", keep_letters),
    "brackets-crossed": (r"\[\w*\)|\(\w*\]", keep_letters),
    "other-characters": (r"[^A-Za-z\[\]()]", keep_letters),
}
SPOILED = {**REFUSALS, **WRONG_SCORES, **OF_WORDS}
