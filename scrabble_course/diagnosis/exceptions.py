"""What errors say by themselves: each by its kind, and by what its message tells."""

from __future__ import annotations

import math
import random
import re
import string
from dataclasses import dataclass
from difflib import get_close_matches
from inspect import signature

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exception_messages import (
    COUNTS_TO_A_NUMBER,
    PHRASES,
    TEXT_OR_NUMBER,
)
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.name_errors import (
    OTHER_WORDS,
    advice_on_name,
    near_by_parts,
    parameters_in,
)


@dataclass(frozen=True, slots=True)
class Fact:
    """What an outcome shows by itself: its name among mistakes, and advice."""

    name: str
    advice: str


def calls_a_stub(outcome: Outcome) -> bool:
    """Whether the call stopped in another function, which is still to be written."""
    return outcome.is_error("NotImplementedError") and bool(outcome.callees)


def fact_of_error(
    exercise: Exercise, case: Case, outcome: Outcome, source: str = ""
) -> Fact:
    """Return what is known of the error that stopped a call.

    `source` is the text of the student's function, "" if it is not at hand.
    """
    kind = outcome.error_type
    if calls_a_stub(outcome):
        callee = outcome.callees[-1]
        return Fact(
            "calls-a-stub",
            f"`{callee}`, which {exercise.name} calls, is not written yet. Write that "
            "one first and run its cell, then check this one again.",
        )
    if kind in ("NameError", "SyntaxError") and _TYPED_IS_RUN.search(outcome.where):
        return Fact("runs-what-is-typed", _NO_EVAL)
    if kind in ("NameError", "UnboundLocalError"):
        return _of_name(exercise, outcome, source)
    if kind == "KeyError":
        return _of_key(outcome, source)
    if kind in _ERRORS:
        return _ERRORS[kind]
    if kind == "IndexError" and (
        "randint(" in outcome.where or _DRAWS_THE_LENGTH.search(source)
    ):
        return Fact("raises", _PAST_THE_END)
    return Fact("raises", _said_of(exercise, case, outcome, source))


def _said_of(exercise: Exercise, case: Case, outcome: Outcome, source: str) -> str:
    name = exercise.name
    if "positional argument" in outcome.error and (
        said := _of_itself(exercise, outcome, source)
    ):
        return said
    if "to unpack" in outcome.error and _IN_SEVERAL.search(outcome.where):
        return _WITHOUT_ZIP
    if "'NoneType'" in outcome.error and ".get(" in outcome.where:
        return _NONE_FROM_GET
    lacking = _NO_ATTRIBUTE.search(outcome.error)
    if lacking and (said := _of_attribute(lacking[1], lacking[2], outcome.where)):
        return said
    if "index out of range" in outcome.error and re.search(
        rf"\b{name}\(\w+\[1\]", outcome.where
    ):
        return _ONE_FOR_THE_REST
    if said := _of_phrase(case, outcome, source):
        return said
    if outcome.own_raise == "raised":
        return (
            f"{name} reached a `raise` or an `assert` of its own here, and an answer "
            "was expected. Which questions led to that line?"
        )
    return (
        f"{name} stopped with an error before it could return. The message says what "
        "Python could not do, and the line says where."
    )


def _of_phrase(case: Case, outcome: Outcome, source: str) -> str:
    """Say what a piece of the message tells; "" if none of PHRASES is in it."""
    said = next((s for words, s in PHRASES.items() if words in outcome.error), "")
    if said is TEXT_OR_NUMBER and "range(" in outcome.where:
        said = TEXT_OR_NUMBER if case.call.replies else COUNTS_TO_A_NUMBER
    if said is not TEXT_OR_NUMBER:
        return said
    asks = _REPLIES_ARE_TEXTS if case.call.replies else ""
    return _keys_compared(outcome.where, source) or said + asks


def _keys_compared(where: str, source: str) -> str:
    """Say what `for i in left.keys()` gives, if `i` alone is compared in a line."""
    for key, of in re.findall(r"for (\w+) in (\w+)\.keys\(\)", source):
        if re.search(
            rf"(?<![\[\w.]){key} *([<>]=?|[-+*/])|[<>]=? *{key}\b(?!\[)", where
        ):
            return (
                f"`for {key} in {of}.keys()` gives the keys of `{of}`, one by one. Is "
                f"the number meant that belongs to a key? That is `{of}[{key}]`."
            )
    return ""


def _lacks(exercise: Exercise, source: str) -> str:
    """Name the parameters that a `def` lacks, or those that it has besides."""
    wanted = list(signature(exercise.reference).parameters)
    own = parameters_in(source, exercise.name)
    lost = [f"`{one}`" for one in wanted if one not in own]
    spare = [f"`{one}`" for one in own if one not in wanted]
    if not own or bool(lost) is bool(spare):
        return ""
    be = "are" if len(lost or spare) > 1 else "is"
    how = "missing" if lost else "too many"
    return f": {' and '.join(lost or spare)} {be} {how} in its `def`"


def _of_itself(exercise: Exercise, outcome: Outcome, source: str) -> str:
    """Say that a function cannot be called as it is: from outside, or by itself.

    If by itself, another may be meant: one of these lessons that takes as much.
    """
    name, line = exercise.name, outcome.where.partition(": ")[2]
    if not outcome.where:
        return (
            f"`{name}` cannot be called so{_lacks(exercise, source)}. Leave its line "
            f"with `def` as it was, `{_head(exercise)}`, which says what it is given."
        )
    call = re.search(rf"\b{name}\(([\w, ]*)\)", line)
    right = getattr(exercise.reference, "__code__", None)
    is_about_it = outcome.error.partition(": ")[2].startswith(f"{name}()")
    if not call or not is_about_it or right is None or name in right.co_names:
        return ""
    meant = near_by_parts(name, len(call[1].split(",")), exercise.stage)
    like = f" Is `{meant}` meant, which takes just as many?" if meant else ""
    return (
        f"`{call[0]}` calls `{name}`, which is the function itself, and not another "
        f"one.{like}"
    )


def _of_attribute(kind: str, name: str, where: str) -> str:
    """Say what a name behind a dot should be, if that can be told; "" if not."""
    of = re.search(rf"(\w+)\.{name}\b", where)
    if OTHER_WORDS.get(name) == "len" and kind in _HAVE_A_LENGTH:
        return f"`len({of[1] if of else '...'})` is how the length is asked for."
    if said := _DICTIONARY_LACKS.get(name, "") if kind == "dict" else "":
        return said.format(of=of[1] if of else "hand")
    what, known = _KINDS.get(kind, ("", object))
    named = [other for other in dir(known) if not other.startswith("_")]
    if near := get_close_matches(name, named, n=1, cutoff=0.75):
        return f"{what} has no `{name}`. It has `{near[0]}`: is that what you mean?"
    if name in ("get", "items", "keys", "values") and kind in ("str", "list", "int"):
        return (
            f"`{name}` belongs to a dictionary, and it is asked of something else "
            f"here. {what} has none: which name holds the dictionary?"
        )
    if kind == "int" and (hasattr(list, name) or hasattr(dict, name)):
        return (
            f"`{name}` is asked of a number, which has none. Is the list, or the "
            "dictionary, meant, without square brackets behind it?"
        )
    if kind == "int" and hasattr(str, name):
        return (
            f"`{name}` belongs to a text, and it is asked of a number here. Which name "
            "holds the text? (Of an answer in two parts, the first name gets the "
            "first part.)"
        )
    return ""


def _head(exercise: Exercise) -> str:
    """Return the line with `def` as the lesson gives it, without its types."""
    parameters = signature(exercise.reference).parameters.values()
    given = [str(one.replace(annotation=one.empty)) for one in parameters]
    return f"def {exercise.name}({', '.join(given)}):"


def _of_name(exercise: Exercise, outcome: Outcome, source: str) -> Fact:
    quoted = re.search(r"'(\w+)'", outcome.error)
    is_unbound = outcome.error_type == "UnboundLocalError"
    said = advice_on_name(
        quoted[1] if quoted else "", outcome.where, source, exercise, is_unbound
    )
    return Fact("name-error", said)


def _of_key(outcome: Outcome, source: str) -> Fact:
    key = outcome.error.partition(": ")[2]
    if re.search(r"\.pop\([^,()]+\)", outcome.where):
        return Fact("missing-key", f"The key {key} {_NOTHING_TO_POP}")
    taken = _TAKEN_OUT if re.search(r"\.pop\(|\bdel\b", source) else ""
    said = f"The key {key} {_missing(key, outcome.where)}{taken}"
    return Fact("missing-key", said)


def _missing(key: str, line: str) -> str:
    """Say what a key that is not there may come of."""
    name = key.strip("'\"")
    if len(name) == 1 and name.isupper():
        return (
            "is looked up in a dictionary that does not have it. Are there only small "
            "letters in it? `.lower()` makes a small letter of a capital."
        )
    if len(name) == 1 and name.islower() and ".lower()" in line:
        return (
            "is looked up in a dictionary that does not have it. Are there only "
            "capitals in it? `.upper()` makes a capital of a small letter."
        )
    if line.count("[") == 1 and re.search(r"\]\s*[-+*/]+=", line):
        return (
            "is not in the dictionary, so there is no value that this line could "
            "change. Ask first whether it is there."
        )
    if re.match(r"line \d+: del\b", line):
        return _NOTHING_TO_DELETE
    if re.fullmatch(r"-?\d+", key):
        return (
            "is a number, and the dictionary does not have it. Are its keys letters? "
            "Then walk along them, as in `for letter in hand:`, and not along numbers."
        )
    return (
        "is looked up in a dictionary that does not have it, and square brackets stop "
        "at that. Should it be there? If not, what should happen without it? "
        "`.get(key, other)` gives what stands for `other` instead of stopping."
    )


_NO_ATTRIBUTE = re.compile(r"'(\w+)'(?: object)? has no attribute '(\w+)'")
_KINDS: dict[str, tuple[str, object]] = {
    "dict": ("A dictionary", dict),
    "int": ("A number", int),
    "list": ("A list", list),
    "set": ("A set", set),
    "str": ("A text", str),
    **{one.__name__: (f"`{one.__name__}`", one) for one in (math, random, string)},
}
_HAVE_A_LENGTH = ("dict", "list", "set", "str", "tuple")
_DICTIONARY_LACKS = {
    "count": "A dictionary has no `count`: it holds each letter once, with a number. "
    "That number is `{of}[letter]`, or `{of}.get(letter, 0)` if it may not be there.",
    "remove": "A dictionary has no `remove`. One less of a letter is `{of}[letter] -= "
    "1`; `.pop(letter)` would take away all that there are of it.",
    **dict.fromkeys(
        ("append", "add", "insert"),
        "A dictionary has no `append` and no `add`: `{of}[key] = value` puts something "
        "in.",
    ),
}
_NOTHING_TO_POP = (
    "is not in the dictionary when `pop` asks for it. `pop` takes a key out with all "
    "that belongs to it, so a second time there is none. One less of a count is `-= 1`."
)
_NOTHING_TO_DELETE = (
    "is not in the dictionary, so there is nothing that `del` could take out. Ask "
    "first whether it is there, or use `.pop(key, None)`."
)
_NONE_FROM_GET = (
    "A value in that line is None. `.get(key)` gives that for a key that is not there: "
    "is it a capital, where the dictionary has small letters, or something that the "
    "dictionary does not have at all?"
)
_TAKEN_OUT = (
    " (`pop` and `del` take a key out: what is needed of it is kept before that.)"
)
_REPLIES_ARE_TEXTS = " `input` gives a text; `int(...)` makes a number from it."
_TYPED_IS_RUN = re.compile(r"\beval\(")
_NO_EVAL = (
    "`eval` runs what was typed as if it were a line of Python, so a word is looked up "
    "as a name. `int(input(...))` makes a number of what was typed, and `input(...)` "
    "alone gives it as a text. And is the question at this line one that the player "
    "answers with a number?"
)
_IN_SEVERAL = re.compile(r"for \w+(, ?\w+)+ in \w+(, ?\w+)+:")
_WITHOUT_ZIP = (
    "A loop along `a, b` takes the whole of `a` in its first round, and the whole of "
    "`b` in its second. `zip(a, b)` gives one of each in every round."
)
_ONE_FOR_THE_REST = (
    "`[1]` is one thing alone, the second. The rest, from there to the end, is `[1:]`, "
    "and where there is no rest that is just empty."
)
_DRAWS_THE_LENGTH = re.compile(r"randint\([^()]*, ?len\(\w+\)\)")
_PAST_THE_END = (
    "`randint(a, b)` draws b itself, too, and a text or a list of b elements has no "
    "place b: the last one is b - 1. `random.choice` draws an element by itself."
)


_ERRORS = {
    "RecursionError": Fact(
        "endless-recursion",
        "The function calls itself without end. Is there a case that is answered "
        "without another call, and does each call come nearer to it?",
    ),
    "SystemExit": Fact(
        "exits",
        "`exit()` and `quit()` end the whole program. Use `return` to leave a "
        "function.",
    ),
    "MemoryError": Fact(
        "too-much-memory",
        "The function asked for more memory than there is. Does a list or a text "
        "grow in a loop that never ends?",
    ),
    "NotImplementedError": Fact(
        "half-written",
        'A line "raise NotImplementedError" was reached. If your code is there '
        "already, delete that line; if not, write it in its place.",
    ),
    "FileNotFoundError": Fact(
        "opens-a-file",
        "The function opens a file that is not there. All that it needs is given "
        "to it by the call.",
    ),
}
