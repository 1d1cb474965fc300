import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from scrabble_course.diagnosis import newer_python
from scrabble_course.diagnosis.newer_python import OLDEST, in_older_words, newer_in

NAMES = {"word": "abc", "n": 9, "hand": {"a": 2}}
TEXTS = {
    """f"{" ".join(word)}" """: "a b c",
    """f"a{{b}} {hand["a"]!r:>{n}}|" """: "a{b}         2|",
    """f"{word=} {n = :>3} {hand["a"]}" """: "word='abc' n =   9 2",
    r'''f"{"\n".join(word)}\n"''': "a\nb\nc\n",
    'f"{\n  word\n}"': "abc",
    'f"""{\n  word # it\'s {n}\n}"""': "abc",
    """f"{f"{f"{word}"}"}" """: "abc",
    r"""rf"\d{"x"}" """: r"\dx",
    r"""f"\N{BULLET}{"x"}" """: "•x",
    """f"{n==9} {n!=8} {n<=9} {hand["a"]}" """: "True True True 2",
    """f"{(lambda x: x + 1)(n)} {"a" if n else "b"}" """: "10 a",
    """f"{", ".join(f"{k}: {v}" for k, v in hand.items())}" """: "a: 2",
    """f"{word[::-1]}{"{"}{"}"}" """: "cba{}",
    """f'{word.upper()+'!'}' * 2""": "ABC!ABC!",
}


@pytest.mark.parametrize(("text", "value"), TEXTS.items())
def test_an_f_string_says_the_same_in_older_words(text, value):
    assert eval(in_older_words(text).strip(), dict(NAMES)) == value
    assert newer_in(text)[0].version == (3, 12)
    if sys.version_info >= (3, 12):
        assert eval(text.strip(), dict(NAMES)) == value


@pytest.mark.parametrize(
    "text",
    [
        "f'{word!r:>{n}} {hand[\"a\"]} {{x}}'",
        "f'''{hand['a']}\n'''",
        "x = 'f\"{' + '\"}'",
        "# f'{a['b']}'",
        "type = 3\nprint(type)",
        "try:\n    x\nexcept (KeyError, ValueError):\n    x",
        "try:\n    x\nexcept ValueError, e:\n    print e",
        "def f(x: list[int]): return x[0]",
        "math.sqrt(2); from itertools import chain",
        "f'{unclosed",
        "f'{a['",
        "",
    ],
)
def test_what_is_not_newer_stays_as_it_is(text):
    assert newer_in(text) == [] and in_older_words(text) == text


def test_strings_that_are_joined_are_told_and_left_alone():
    text = """x = "a{}" f"{" ".join(word)}" """

    assert in_older_words(text) == text
    assert [one.line for one in newer_in(text)] == [1]


def test_lines_keep_their_numbers_and_each_newer_thing_is_told_with_its_own():
    text = (
        "import itertools as it, math\ntype Hand[T] = dict\n"
        "def f[T = int](x): return f'{\nx['a']}'\n"
        "class A[T]: pass\ntry: pass\nexcept KeyError, A.B: pass\n"
        "it.batched(x, 2); math.sumprod\nfrom heapq import heappop_max as pop\n"
    )

    found = [(one.line, one.version) for one in newer_in(text)]
    assert sorted({line for line, _ in found}) == [2, 3, 5, 7, 8, 9]
    assert (3, (3, 13)) in found and (7, (3, 14)) in found and (9, (3, 14)) in found
    assert in_older_words(text).count("\n") == text.count("\n")
    compile(in_older_words(text), "cell", "exec")


@pytest.mark.parametrize("name", newer_python._NAMES)
def test_no_name_is_called_newer_that_this_python_has_already(name):
    module, _, own = name.rpartition(".")
    version = newer_python._NAMES[name]

    assert version > OLDEST
    has_it = hasattr(import_module(module), own)
    assert has_it == (sys.version_info[:2] >= version)


def test_the_oldest_python_is_that_of_the_package():
    text = (Path(newer_python.__file__).parents[2] / "pyproject.toml").read_text()

    oldest = re.search(r'requires-python = ">=(\d+)\.(\d+)"', text)
    assert tuple(map(int, oldest.groups())) == OLDEST


@pytest.mark.parametrize("piece", ['f"{"', "f'{", "f'{x:{", "f'{{", 'f"""{f"', "f'{("])
def test_no_text_takes_long(piece):
    """Or the time limit of all tests ends this one: what takes long is quadratic."""
    text = piece * (60_000 // len(piece))

    assert in_older_words(text)
