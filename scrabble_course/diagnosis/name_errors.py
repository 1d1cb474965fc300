"""What is said of a name that nothing has: which one may be meant, and where it is.

Suggested is only what is there: made in the student's text, or the course's own up to
this lesson, and of the kind that is used.
"""

from __future__ import annotations

import ast
import builtins
import keyword
import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from importlib import import_module
from inspect import signature
from types import FunctionType

from scrabble_course import course
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.names import set_inside_too
from scrabble_course.diagnosis.lint.source import LONGEST_SOURCE, set_in, tree_of

NEAR = 0.75
"""How much of two names is the same, from 0 to 1, if one may be a slip."""
NEAR_PART = 0.6
"""The same of each of their parts between underscores."""
OTHER_WORDS = {
    **dict.fromkeys(("lenght", "length", "lengh", "size"), "len"),
    "raw_input": "input",
    "unicode": "str",
    "xrange": "range",
}
"""Functions of other languages, or of Python's past, and what they are called here."""
_BEGIN_A_LINE = ("return", "print", "while", "for", "if", "elif", "else", "def")
_WORDS = {word.lower(): word for word in keyword.kwlist}


def near_name(name: str, known: Iterable[str]) -> str:
    """Return the name that another is a slip of; "" if there is none.

    >>> near_name("wordlist", ["word", "word_list"])
    'word_list'
    >>> near_name("letter_multiplier", ["word_multiplier"])
    ''
    """
    others = sorted(set(known) - {name})
    plain = name.replace("_", "").lower()
    same = [one for one in others if one.replace("_", "").lower() == plain]
    close = get_close_matches(name, others, n=3, cutoff=NEAR)
    near = (one for one in close if _parts_are_near(name, one))
    return next(iter([*same, *near]), "")


def _parts_are_near(name: str, other: str) -> bool:
    ours, theirs = name.split("_"), other.split("_")
    if len(ours) != len(theirs):
        return SequenceMatcher(None, name, other).ratio() >= 0.85
    pairs = zip(ours, theirs, strict=True)
    return all(SequenceMatcher(None, *pair).ratio() >= NEAR_PART for pair in pairs)


def word_of_python(name: str, line: str) -> str:
    """Say which of Python's own words is meant by a name in a line; "" if none is.

    >>> word_of_python("false", "return false")
    'Python has the word `False`, spelled just so: capitals count.'
    >>> word_of_python("retrun", "retrun(points)")
    'Python has the word `return`, spelled just so.'
    """
    word = _WORDS.get(name.lower(), "")
    if word and word != name:
        return f"Python has the word `{word}`, spelled just so: capitals count."
    is_called = re.search(rf"\b{name}\(", line)
    if is_called and name in OTHER_WORDS:
        return f"Python's own function for that is `{OTHER_WORDS[name]}`."
    begins = get_close_matches(name, _BEGIN_A_LINE, n=1, cutoff=NEAR)
    if begins and re.match(rf"\s*{name}\b(?!\s*[=.])", line):
        return f"Python has the word `{begins[0]}`, spelled just so."
    return ""


def advice_on_name(
    name: str, where: str, source: str, exercise: Exercise, is_unbound: bool
) -> str:
    """Return what is said of a name without a value, in the line `where`.

    `is_unbound` says that the function gives it one, but not before that line.
    """
    is_only_changed = is_unbound and _is_only_changed(name, where, source)
    near = _near(name, where, source, exercise, is_only_changed or not is_unbound)
    is_beside = re.search(rf"\b{near}\b", where)
    like = f" `{near}` looks like it: is this the one that you mean?"
    like = "" if not near or is_beside else like
    if is_only_changed:
        return _ONLY_CHANGED.format(name=name, like=like)
    if is_unbound:
        return _of_no_value(name, source, like)
    line = where.partition(": ")[2]
    return (
        _of_a_place(name, where, source)
        or _prefixed(name, word_of_python(name, line))
        or _of_the_course(name, source, exercise)
        or _of_a_length(name, source)
        or _NO_NAME.format(name=name, like=like or _WHERE_IT_IS_MADE)
    )


def _prefixed(name: str, said: str) -> str:
    return f"Nothing is called `{name}`. {said}" if said else ""


def _is_only_changed(name: str, where: str, source: str) -> bool:
    """Whether a variable is counted on with `+=` or its like, and never begins."""
    begins = rf"(?m)\b{name}\b[^=\n]*[^-+*/=!<>]=[^=]|\bfor\b.*\b{name}\b.*\bin\b"
    return bool(re.search(rf"\b{name} ?[-+*/]+=", where)) and not re.search(
        rf"{begins}|\b(global|nonlocal)\b.*\b{name}\b", source
    )


_NO_NAME = "Nothing is called `{name}` when this line runs.{like}"
_WHERE_IT_IS_MADE = (
    " Is it spelled as where it was made? Is it made on the way to this line, and not "
    "in another function only? And have you run the cell that makes it?"
)
_ONLY_CHANGED = (
    "The variable `{name}` is counted on from what it was, and has never been anything "
    "before.{like} It needs a first value above the loop, such as `{name} = 0`."
)


def _of_no_value(name: str, source: str, like: str) -> str:
    if set_inside_too(name, source):
        return (
            f"A `def` inside a function has names of its own: `{name}` gets a value "
            "there, so it is another one than outside. Hand it in and give it back, or "
            "change it in the outer function alone."
        )
    return (
        f"The variable `{name}` is used before it is given a value on this way through "
        f"the function.{like} Should the line stand in the loop, or below the `if`, "
        "that gives it one? Or does it need a first value before them, as a loop may "
        "have nothing to walk along?"
    )


def _of_a_place(name: str, where: str, source: str) -> str:
    if re.search(rf"(?m)^\s+{name} ?=[^=]", source):
        return (
            f"`{name}` gets its value inside another `def` only, which keeps its names "
            "to itself. Give it one outside of that, where it is made for both."
        )
    if re.fullmatch(rf"line \d+: {name}\s*(#.*)?", where):
        return (
            f"`{name}` stands alone in its line, and nothing is called so. If it is a "
            "note, put `#` before it."
        )
    return ""


def _of_the_course(name: str, source: str, exercise: Exercise) -> str:
    """Say where a name of the course is to be had; "" if it is none."""
    given = list(signature(exercise.reference).parameters)
    own = parameters_in(source, exercise.name)
    if name in given and len(own) == len(given):
        meant = own[given.index(name)]
        return f"What the lesson calls `{name}` is `{meant}` in your line with `def`."
    if name not in _names_of_the_course(exercise):
        return ""
    stages = [one for one in course.STAGES if name in (*one.functions, *one.practice)]
    if any(one.number == exercise.stage for one in stages):
        return f"`{name}` is a function of this lesson, too: run its cell first."
    if not stages or name in exercise.reference.__globals__:
        return (
            f"`{name}` comes with the first code cell of the lesson. Run that cell, "
            "and then this one again."
        )
    return (
        f"`{name}` is a function of lesson {stages[0].number}, and not of this one. To "
        f'have it here, write `{name} = mine("{name}")` in a cell above, and run that.'
    )


def _names_of_the_course(exercise: Exercise) -> set[str]:
    """Return the functions up to this lesson, and what its own is written with."""
    taught = [one for one in course.STAGES if one.number <= exercise.stage]
    around = getattr(exercise.reference, "__globals__", {})
    given = {
        name
        for name, value in around.items()
        if name[0] != "_"
        if name.isupper()
        or (
            type(value) is FunctionType
            and str(value.__module__).startswith("scrabble_course.")
        )
    }
    return given.union(*((*one.functions, *one.practice) for one in taught))


def _of_a_length(name: str, source: str) -> str:
    """Say what the length of something is, if its name stands in another's."""
    meant = re.fullmatch(r"(?:len|length)_(\w+)|(\w+)_(?:len|length)", name)
    of = meant and (meant[1] or meant[2])
    if of and of in _made(source):
        return (
            f"Nothing is called `{name}` yet. `len({of})` gives the length: keep it "
            f"first, `{name} = len({of})`, or write it there."
        )
    return ""


def _near(
    name: str, where: str, source: str, exercise: Exercise, may_be_longer: bool
) -> str:
    """Return the name that is there, of the kind that is used, and meant; or "".

    One that is longer is meant only if it gets no value elsewhere, and one that is
    shorter only if it is counted on.
    """
    made, ours = set(_made(source)), _names_of_the_course(exercise)
    called = set(re.findall(r"(\w+)\(", source))
    functions = {one for one in ours if not one.isupper()}
    functions |= set(re.findall(r"(?m)^\s*def (\w+)", source))
    if re.search(rf"\b{name}\(", where):
        known = functions | (made & called) | set(dir(builtins))
        made = made & called
    else:
        known = (made | ours) - functions
        made = made - called
    counted = set(re.findall(r"(\w+) ?\+=", source))
    longer = [
        other
        for other in sorted(made)
        if may_be_longer
        and (_is_part(name, other) or (other in counted and _is_part(other, name)))
    ]
    return near_name(name, known) or next(iter(longer), "")


def _is_part(name: str, other: str) -> bool:
    """Whether a name is the beginning or the end of another, as in `total_score`."""
    return other.startswith(f"{name}_") or other.endswith(f"_{name}")


@lru_cache(maxsize=1)  # one slip of a name stops many calls
def _made(source: str) -> frozenset[str]:
    """Return the names that a source makes anywhere; none if it cannot be read."""
    try:
        tree = tree_of(source[:LONGEST_SOURCE])
    except PARSE_FAULTS:
        return frozenset()
    found = set_in(tree)
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name) | ast.FunctionDef(name=name):
                found.add(name)
            case ast.alias():
                found.add(node.asname or node.name)
    return frozenset(found)


def near_by_parts(name: str, takes: int, stage: int) -> str:
    """Return a function up to a lesson that takes so much and begins alike, or "".

    >>> near_by_parts("play_game", 2, 6)
    'play_hand'
    """
    for one in reversed(course.STAGES):
        for other in one.functions if one.number <= stage else ():
            function = getattr(import_module(one.module), other)
            begins = other.partition("_")[0] == name.partition("_")[0]
            if (
                other != name
                and begins
                and len(signature(function).parameters) == takes
            ):
                return other
    return ""


def parameters_in(source: str, name: str) -> list[str]:
    """Return the names in the brackets of a function's `def`, none if they are odd."""
    found = re.search(rf"def {name}\(([\w, ]*)\)", source)
    return re.findall(r"\w+", found[1]) if found else []
