"""Right functions in the Python of the browser, which is newer than many a grader's."""

from tests.grading.honest_work import RIGHT

_SPENDS = """
def update_hand(hand, word):
    left = dict(hand)
    for letter in WORD:
        try:
            if left[letter] > 0:
                left[letter] -= 1
        except KeyError:
            pass
    return left
"""
_SPELLS = {
    "its own quotes in an f-string": """ f"{"".join(word.lower())}" """,
    "f-strings in each other": """ f"{f"{f"{word.lower()}"}"}" """,
    "a backslash in an f-string": r""" f"{"\n".join(word.lower())}" """,
    "a line end in an f-string": ' f"{\n        word.lower()\n    }"',
    "a remark in an f-string": ' f"""{\n        word.lower()  # it\'s {low}\n    }"""',
    "a width and a kind": """ f"{word.lower()!s:{"<"}{9}}{{}}" """,
}
NEWER = {
    **{name: _SPENDS.replace("WORD", text.strip()) for name, text in _SPELLS.items()},
    "except without brackets": _SPENDS.replace("WORD", "word.lower()").replace(
        "except KeyError", "except KeyError, IndexError"
    ),
    "a type parameter": RIGHT.replace("(hand, word)", "[T](hand: T, word: str) -> T"),
    "a class with one": f"class Pair[A, B = int]:\n    pass\n{RIGHT}",
    "a type with a name": f"type Hand = dict[str, int]\ntype Two[T] = (T, T)\n{RIGHT}",
    "itertools.batched": "import itertools\n"
    + _SPENDS.replace("WORD", "(l for l, in itertools.batched(word.lower(), 1))"),
    "a t-string beside it": f"def f(x):\n    return t'{{x}}'\n\n{RIGHT}",
}
