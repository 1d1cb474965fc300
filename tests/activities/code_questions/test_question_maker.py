import io
import time
from contextlib import redirect_stdout

import pytest

from scrabble_course.activities.code_questions import experiments
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.question_maker import (
    KINDS,
    OF_THE_TEXT,
    questions_about,
)
from scrabble_course.calling.limits import attempts
from scrabble_course.checks.catalogue import exercise_named
from tests.activities.code_questions.student_functions import written

UPDATE_HAND = exercise_named("update_hand")
RIGHT = """
def update_hand(hand, word):
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
    return left
"""
REMEMBERS = """
known = {}
def update_hand(hand, word):
    key = str(hand) + word
    if key not in known:
        left = hand.copy()
        for letter in word.lower():
            if left.get(letter, 0) > 0:
                left[letter] -= 1
        known[key] = left
    return known[key]
"""
BENCH = "_scrabble_step.__self__"
IN_ORDER = {"values", "last value", "times run", "ends in line"}
NO_END = "def update_hand(hand, word): return " + "hand or " * 900 + "hand"
HOSTILE = {
    "endless in one branch": (
        "> 0:\n            left[letter] -= 1",
        "> 0 or letter == '?':\n            left[letter] -= 1\n"
        "            while left[letter] < 0: pass",
    ),
    "huge values": ("left = dict", "big = [9 ** 9999] * 99999; left = dict"),
    "prints": ("return", "print('x' * 10 ** 6)\n    return"),
    "odd names": ("left", "__class__"),
    "our names": ("letter", "_scrabble_step"),
    "deep": ("word.lower()", "(" * 90 + "word.lower()" + ")" * 90),
    "ends Python": ("return", "if len(hand) > 3: exit()\n    return"),
    "remembers": (RIGHT, REMEMBERS),
    "no line ends": (RIGHT, NO_END),
    "takes the tools away": ("return", "globals().clear()\n    return"),
    "says a line": ("return", f"{BENCH}.lines.append(1e999)\n    return"),
    "says values": ("return", f"{BENCH}.values['left'] = ['1', '9' * 5000]; return"),
    "many methods": ("word.lower()", f"word{'.lower()' * 700}"),
    "bare except": ("left = dict", "try: 1 / 0\n    except: pass\n    left = dict"),
}


def questions_on(text, turn=0):
    return questions_about(written(UPDATE_HAND, text), UPDATE_HAND, turn)


@pytest.fixture(params=["forked", "in place"])
def way(request, monkeypatch):
    """Run calls in a child, or where there is none, as in a page."""
    if request.param == "in place":
        monkeypatch.setattr(attempts, "can_fork", lambda: False)
    return request.param


def test_the_same_chance_asks_the_same_wherever_it_runs(way, monkeypatch):
    here = questions_on(RIGHT)
    monkeypatch.undo()

    assert here == questions_on(RIGHT)
    assert len(here) == 3
    assert [one.depth for one in here] == sorted(one.depth for one in here)


def test_other_chances_come_to_every_kind_but_recursion():
    kinds, seeds = set(), iter(range(60))
    while len(kinds) < 11:
        kinds |= {one.kind for one in questions_on(RIGHT, next(seeds))}

    assert len(KINDS) == 16


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_function_does_it_is_asked_about_or_left_alone(name, way, capfd):
    since, screen = time.process_time(), io.StringIO()
    with redirect_stdout(screen):
        questions = questions_on(RIGHT.replace(*HOSTILE[name]))

    assert screen.getvalue() == "" and capfd.readouterr().out == ""
    assert time.process_time() - since < 5
    assert all(len(str(one)) < 3000 for one in questions)


def test_a_listing_says_where_a_docstring_goes_on():
    text = FunctionText("f", 'def f():\n  """One\n  two\n  """\n  return 1')

    assert text.listing == ' 1  def f():\n 2    """One\n        ...\n 5    return 1'


def test_lines_are_counted_as_python_does_and_left_out_with_their_indent(way):
    paged = f"\x0c{RIGHT}".replace("dict(hand)", "dict(hand)  # a\x0cb\u2028c")
    for text in (paged, RIGHT.replace("    ", "\t")):
        found = [one for seed in range(6) for one in questions_on(text, seed)]
        said = "".join(option.reply for one in found for option in one.options)

        assert {one.depth for one in found} > {3, 4}
        assert all("return left" in one.listing for one in found)
        assert "IndentationError" not in said and "TabError" not in said


@pytest.mark.parametrize(
    ("edit", "never"),
    [
        (("word.lower()", "sorted(set(word.lower())) * 1"), IN_ORDER),
        ((RIGHT, REMEMBERS), KINDS.keys() - OF_THE_TEXT),
    ],
    ids=["the order of a set", "what earlier calls have left"],
)
def test_no_answer_rests_on(edit, never):
    text = RIGHT.replace(*edit)
    kinds = {one.kind for seed in range(12) for one in questions_on(text, seed)}

    assert kinds and not kinds & never


def test_slow_calls_have_some_seconds_together(monkeypatch):
    monkeypatch.setattr(experiments, "MOST_SECONDS", 0.5)
    slow = RIGHT.replace("left = dict", "import time; time.sleep(0.2); left = dict")
    since = time.monotonic()

    assert {one.kind for one in questions_on(slow)} <= {*OF_THE_TEXT}
    assert time.monotonic() - since < 5


def test_what_has_no_text_of_its_own_is_not_asked_about():
    assert questions_about(lambda hand, word: hand, UPDATE_HAND, 0) == []
