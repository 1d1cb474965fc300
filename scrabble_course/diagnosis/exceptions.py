"""What errors say by themselves: each by its kind, and by what its message tells."""

from __future__ import annotations

import keyword
import re
import tokenize
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from inspect import signature
from io import StringIO

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exception_messages import PHRASES, TEXT_OR_NUMBER
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.lint.names import set_inside_too


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
        return _of_name(outcome, source, exercise.hints)
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
    if "positional argument" in outcome.error and not outcome.where:
        return (
            f"`{name}` cannot be called so. Leave its line with `def` as it was, "
            f"`{_head(exercise)}`, which says what it is given."
        )
    if "to unpack" in outcome.error and _IN_SEVERAL.search(outcome.where):
        return _WITHOUT_ZIP
    if "'NoneType'" in outcome.error and ".get(" in outcome.where:
        return _NONE_FROM_GET
    lacking = _NO_ATTRIBUTE.search(outcome.error)
    if lacking and (said := _of_attribute(*lacking.groups())):
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


def _of_attribute(kind: str, name: str) -> str:
    """Say what a name behind a dot should be, if that can be told; "" if not."""
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
    if exercise.own_way:
        return exercise.own_way.partition("\n")[0]
    parameters = signature(exercise.reference).parameters.values()
    given = [str(one.replace(annotation=one.empty)) for one in parameters]
    return f"def {exercise.name}({', '.join(given)}):"


def _of_name(outcome: Outcome, source: str, hints: tuple[str, ...]) -> Fact:
    quoted = re.search(r"'(\w+)'", outcome.error)
    name = quoted[1] if quoted else ""
    is_unbound = outcome.error_type == "UnboundLocalError"
    others = tuple(re.findall(r"[a-zA-Z]+_\w+|[A-Z]{3,}", " ".join(hints)))
    is_only_changed = is_unbound and _is_only_changed(name, outcome.where, source)
    may_be_longer = is_only_changed or not is_unbound
    near = _near(name, source, others, may_be_longer)
    if near in {"", *_names(outcome.where)}:
        like = ""
    else:
        like = f" `{near}` looks like it: is this the one that you mean?"
    if is_only_changed:
        return Fact("name-error", _ONLY_CHANGED.format(name=name, like=like))
    if is_unbound:
        return Fact("name-error", _of_no_value(name, source, like))
    return Fact("name-error", _of_no_name(name, outcome, source, like))


def _is_only_changed(name: str, where: str, source: str) -> bool:
    """Whether a variable is counted on with `+=` or its like, and never begins."""
    begins = rf"(?m)\b{name}\b[^=\n]*[^-+*/=!<>]=[^=]|\bfor\b.*\b{name}\b.*\bin\b"
    return bool(re.search(rf"\b{name} ?[-+*/]+=", where)) and not re.search(
        rf"{begins}|\b(global|nonlocal)\b.*\b{name}\b", source
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


def _of_no_name(name: str, outcome: Outcome, source: str, like: str) -> str:
    is_set = re.search(rf"(?m)^\s*{name} ?=[^=]", source)
    if is_set and "not def" in outcome.error:
        return (
            f"`{name}` gets its value inside another `def` only, which keeps its names "
            "to itself. Give it one outside of that, where it is made for both."
        )
    if re.fullmatch(rf"line \d+: {name}\s*(#.*)?", outcome.where):
        return (
            f"`{name}` stands alone in its line, and nothing is called so. If it is a "
            "note, put `#` before it."
        )
    if name in _OF_PYTHON_2:
        return f"`{name}` is of Python 2. Here it is called `{_OF_PYTHON_2[name]}`."
    return (
        f"Nothing is called `{name}` when this line runs.{like} Is it spelled as where "
        "it was made? Is it made on the way to this line, and not in another function "
        "only? And have you run the cell that makes it?"
    )


_OF_PYTHON_2 = {
    "raw_input": "input",
    "unichr": "chr",
    "unicode": "str",
    "xrange": "range",
}


@lru_cache(maxsize=16)  # one slip of a name stops many calls
def _near(name: str, source: str, others: tuple[str, ...], may_be_longer: bool) -> str:
    """Return the name in `source`, or of `others`, most like `name`, "" if none is.

    A name is longer or shorter than it should be only if both are called, or neither,
    and if it is not one that gets a value elsewhere.
    """
    names = sorted(_names(source) - {name, *keyword.kwlist})
    known = [*names, *(other for other in others if other != name)]
    close = get_close_matches(name, known, n=1, cutoff=0.75)
    called = set(re.findall(r"(\w+)\(", source))
    longer = [
        other
        for other in names
        if _is_part(name, other) or _is_part(other, name)
        if may_be_longer and (name in called) == (other in called)
    ]
    return next(iter([*close, *longer]), "")


def _is_part(name: str, other: str) -> bool:
    """Whether a name is the beginning or the end of another, as in `total_score`."""
    return other.startswith(f"{name}_") or other.endswith(f"_{name}")


def _names(source: str) -> set[str]:
    """Return the names in a source, as far as it can be read; no words of texts."""
    found = set()
    with suppress(tokenize.TokenError, SyntaxError):
        for token in tokenize.generate_tokens(StringIO(source[:50_000]).readline):
            if token.type == tokenize.NAME:
                found.add(token.string)
    return found


def _of_key(outcome: Outcome, source: str) -> Fact:
    key = outcome.error.partition(": ")[2]
    name = key.strip("'\"")
    is_quoted_name = name.isidentifier() and re.search(
        rf"\[\s*(['\"]){re.escape(name)}\1\s*\]", outcome.where
    )
    if is_quoted_name and re.search(
        rf"(?<!['\"])\b{re.escape(name)}\b(?!['\"])", source
    ):
        return Fact(
            "quoted-name",
            f"In quotes, {key} is just that text, and not the variable `{name}`. "
            "Without the quotes, the dictionary is asked for what the variable holds.",
        )
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


_NO_ATTRIBUTE = re.compile(r"'(\w+)' object has no attribute '(\w+)'")
_KINDS: dict[str, tuple[str, type]] = {
    "dict": ("A dictionary", dict),
    "int": ("A number", int),
    "list": ("A list", list),
    "set": ("A set", set),
    "str": ("A text", str),
}
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
        "The function opens a file that is not there. All that it needs comes in as "
        "arguments: use those.",
    ),
}
