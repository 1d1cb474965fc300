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
    way, *what = SPOILED[mistake]
    return lambda *args: way(function, *what, *args)


def with_english_scores(function, is_wrong, text, scores):
    """Put the English scores in place of some wrong distributions."""
    return function(text, DISTRIBUTIONS["English"] if is_wrong(scores) else scores)


def instead_of_refusing(function, action, *args):
    """Do something else with the error where a call is to be refused."""
    try:
        return function(*args)
    except ValueError as error:
        return action(error)


def where(function, pattern, action, word, *scores):
    """Go on with what `action` makes of a word in which `pattern` is found."""
    found = re.search(pattern, word)
    return function(action(found) if found else word, *scores)


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
    "error-returned": (instead_of_refusing, lambda error: error),
    "none-returned": (instead_of_refusing, print),
    "refuses-nothing": (instead_of_refusing, lambda error: "0"),
    "raises-another": (instead_of_refusing, raise_another),
    "fails-to-raise": (instead_of_refusing, fail_to_raise),
    "another-error": (instead_of_refusing, lambda error: {}[str(error)]),
}
WRONG_SCORES = {
    "distribution-length": (with_english_scores, lambda scores: len(scores) != 26),
    "distribution-characters": (
        with_english_scores,
        lambda scores: len(scores) == 26 and set(scores) - set("123456789X"),
    ),
}
OF_WORDS = {
    "stops-at-brackets": (where, r"[\[(]", look_up),
    "group-as-one": (where, r"([\[(]\w)\w+", keep_first_group),
    "group-at-the-start": (where, r"^()[\[(]\w+[\])]", keep_first_group),
    "group-at-the-end": (where, r"()[\[(]\w+[\])]$", keep_first_group),
    "groups-side-by-side": (where, r"([\])])[\[(]\w+[\])]", keep_first_group),
    "only-square-brackets": (where, r"\(", look_up),
    "only-round-brackets": (where, r"\[", look_up),
    "several-groups": (where, r"([\])]\w+)[\[(].*", keep_first_group),
    "brackets": (where, r"[\[(]\w+[\])]", lambda m: m.re.sub("i", m.string)),
    "capitals": (where, "[A-Z]", look_up),
    "refuses-right-brackets": (where, r"\w[\[(]", refuse),
    "refuses-a-right-call": (where, "[sy]$", refuse),
    "bracket-never-closed": (where, r"^[^\])]*[\[(]\w*$", keep_letters),
    "bracket-closes-nothing": (where, r"^\w*[\])]", keep_letters),
    "groups-nested": (where, r"[\[(]\w*[\[(]", keep_letters),
    "brackets-crossed": (where, r"\[\w*\)|\(\w*\]", keep_letters),
    "other-characters": (where, r"[^A-Za-z\[\]()]", keep_letters),
}
SPOILED = {**REFUSALS, **WRONG_SCORES, **OF_WORDS}
