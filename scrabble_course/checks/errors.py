"""What errors say by themselves: each by its kind, and by what its message tells."""

from __future__ import annotations

import keyword
import re
import tokenize
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from inspect import signature
from io import StringIO

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Exercise
from scrabble_course.checks.parsed.names import set_inside_too


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
    return Fact("raises", _said_of(exercise, case, outcome))


def _said_of(exercise: Exercise, case: Case, outcome: Outcome) -> str:
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
    for words, advice in _PHRASES.items():
        if words in outcome.error:
            asks = advice is _TEXT_OR_NUMBER and case.call.replies
            return advice + (_REPLIES_ARE_TEXTS if asks else "")
    if outcome.own_raise == "raised":
        return (
            f"{name} reached a `raise` or an `assert` of its own here, and an answer "
            "was expected. Which questions led to that line?"
        )
    return (
        f"{name} stopped with an error before it could return. The message says what "
        "Python could not do, and the line says where."
    )


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
    others = re.findall(r"[a-zA-Z]+_\w+|[A-Z]{3,}", " ".join(hints))
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
    return (
        f"Nothing is called `{name}` when this line runs.{like} Is it spelled as where "
        "it was made? Is it made on the way to this line, and not in another function "
        "only? And have you run the cell that makes it?"
    )


def _near(name: str, source: str, others: list[str], may_be_longer: bool) -> str:
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
_TEXT_OR_NUMBER = (
    "A text stands where a number is needed, or the other way round. Which of the two "
    "should each value in that line be?"
)
_WHOLE = (
    "A whole number is needed there, and `/` always gives one with a decimal point, "
    "even where nothing is left over. `//` leaves the rest out, and `math.ceil(...)` "
    "makes a whole number that is not smaller."
)
_JOINED = (
    "`+` joins a text only with a text, and here one side is a number. `str(...)` "
    "makes a text of a number; in `print`, a comma between the two does as well. If a "
    "number is wanted, `int(...)` makes one of a text of digits."
)
_TEXT_AND_LIST = (
    "`+` joins a text with a text, and a list with a list, and here they are mixed. "
    '`"".join(...)` makes a text of a list of letters, and `list(...)` a list of a '
    "text. (`random.choices` and `random.sample` give lists, `random.choice` one.)"
)
_REPLIES_ARE_TEXTS = " `input` gives a text; `int(...)` makes a number from it."
_PLACES = (
    "Round brackets call a function, and here a text or a list stands before them. A "
    "place in it is asked for with square brackets, as in `word[0]`. Or is the name of "
    "a function used for a variable?"
)
_NOTHING_TO_CHOOSE = (
    "`max` and `min` find nothing where there is nothing. Which answer is right "
    "without anything to choose from? Ask for that first: `if not plays:` holds for "
    "an empty list, set or dictionary, while `{}` is only equal to a dictionary."
)
_NOT_CALLED = (
    "A function stands where its result is needed. Are the brackets missing, as in "
    "`hand.copy` for `hand.copy()`?"
)
_CALLED_BY_SQUARE = (
    "Square brackets stand behind the name of a function. Are round ones meant, as in "
    "`rows.append(text)`, or missing before them, as in `word.split()[0]`?"
)
_PHRASES = {
    "'int' and 'str'": _TEXT_OR_NUMBER,
    "'str' and 'int'": _TEXT_OR_NUMBER,
    'can only concatenate str (not "int")': _JOINED,
    'can only concatenate str (not "list")': _TEXT_AND_LIST,
    'can only concatenate list (not "str")': _TEXT_AND_LIST,
    "'str' object cannot be interpreted as an integer": _TEXT_OR_NUMBER,
    "'float' object cannot be interpreted as an integer": _WHOLE,
    "can't multiply sequence by non-int of type 'str'": "Only numbers can be "
    "multiplied with each other, and here one side is a text. `int(...)` makes a "
    "number of a text of digits.",
    "can't multiply sequence": "A text or a list is multiplied, and not by a whole "
    "number. For a product, both sides must be numbers.",
    "method' object is not subscriptable": _CALLED_BY_SQUARE,
    "'function' object is not subscriptable": _CALLED_BY_SQUARE,
    "function_or_method": _NOT_CALLED,
    "'function'": _NOT_CALLED,
    "takes no arguments (": "That takes nothing in its brackets, as in `hand.copy()`: "
    "what it works on stands before the dot.",
    "missing 1 required positional": "A function is called with too few arguments; "
    "the message says which one is missing.",
    "positional argument": "A function is given more arguments than it takes. If it is "
    "the one that you write, leave its line with `def` as it was.",
    "string indices must be integers": "A text is asked with a number, for the letter "
    "at that place, and here it is asked with something else. `for x in values` gives "
    "each value itself, or each key of a dictionary, and no place: use `x` as it is.",
    "'int' object is not iterable": "Something is gone through there one by one, and "
    "it is a single number. Is the list or the text meant that it came from, and not "
    "one value of it? (`sum` takes all numbers at once, and `range(n)` counts to n.)",
    "unhashable type": "A set takes in nothing that can change, and neither do the "
    "keys of a dictionary: no lists, and no other sets. Is one thing meant, and not a "
    "list of it? (`random.choice` gives one, `random.choices` a list.) Several belong "
    "in round brackets, as in `(2, 3)`.",
    "takes exactly one argument (": "One thing is asked for there, and several are "
    "given. If they belong together, put them in brackets of their own: `add((a, b))` "
    "has two pairs of brackets.",
    "'set' object has no attribute 'items'": "A dictionary is needed, and that is a "
    'set: in its braces, a colon stands between key and value, as in `{2: "a"}`.',
    "'set' object": "A set has no order, so it has no first place and no `append` or "
    "`sort`. `add` puts something in, a `for` loop visits all, and `sorted(...)` makes "
    "a list in order.",
    "'str' object has no attribute": "A text has no such method. A text never changes: "
    "`replace` and others like it give a text that is new.",
    "has no attribute 'add'": "Only a set has `add`. An empty set is written `set()`: "
    "`{}` is an empty dictionary, and `[]` an empty list.",
    "object does not support item assignment": "A text, or a tuple, never changes: no "
    "place in it can be given another value. Put together another one instead, out of "
    "what stands before the place, what shall stand there, and what comes after.",
    "'dict' object is not callable": "A dictionary is asked with square brackets, as "
    "in `values[letter]`, and needs none where a loop walks along it. Round ones call "
    "a function.",
    "'list' object is not callable": _PLACES,
    "'str' object is not callable": _PLACES,
    "object is not callable": "Brackets after a value call it like a function. Is an "
    "operator missing, such as `*`, or is the name of a function used for a variable?",
    "during iteration": "A loop must not add to what it walks along, or "
    "take away from it. Walk along a copy, or build something of its own in the loop.",
    "'NoneType'": "A value in that line is None, where something else is needed. Does "
    "it come from a call that returns nothing, or from a parameter that was left out?",
    "unpack": "Several names wait in that line, and what comes has another number of "
    "parts. One thing is kept under one name; of a dictionary only the keys come.",
    "index out of range": "A place is asked for that is not there. Places are counted "
    "from 0, so the last one is one less than the length; and what is empty has none.",
    "arg is an empty sequence": _NOTHING_TO_CHOOSE,
    "iterable argument is empty": _NOTHING_TO_CHOOSE,
    "has no attribute": "What stands before the dot has nothing of the name behind it. "
    "Is that name spelled as where it is made, and is the value what you take it for?",
}
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
