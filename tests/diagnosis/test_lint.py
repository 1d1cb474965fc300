import random
import re
import time
from functools import partial
from importlib import import_module
from inspect import getsource
from pathlib import Path
from pkgutil import iter_modules
from textwrap import dedent

import pytest

from scrabble_course import course
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.diagnosis import lint
from scrabble_course.diagnosis.lint import MOST_FINDINGS, RULES
from scrabble_course.diagnosis.lint.function_source import (
    is_unwritten,
    outside_of,
    source_of,
)
from scrabble_course.diagnosis.lint.rule import LintRule
from scrabble_course.diagnosis.lint.source import LONGEST_SOURCE, MOST_LOOPS
from scrabble_course.exercises.helpers import HELPERS
from tests.exercises.attempts import all_exercises

OF_ALL_PARTS = {name: one for part in HELPERS.values() for name, one in part.items()}
findings = partial(lint.findings, helpers=OF_ALL_PARTS)
TOO_LONG = "too-long-to-look-into"
ASKS_ABOVE = """
def play_hand(hand, word_list):
    total = 0
    word = input("Word: ")
    while calculate_handlen(hand) > 0:
        if word == "!!":
            break
        if is_valid_word(word, hand, word_list):
            total += get_word_score(word, 7)
        hand = update_hand(hand, word)
    return total
"""
ASKS_BELOW_IF = """
def play_hand(hand, word_list):
    total = 0
    if calculate_handlen(hand) > 0:
        word = input("Word: ")
        if is_valid_word(word, hand, word_list):
            total += get_word_score(word, calculate_handlen(hand))
    return total
"""
REPLY_LOST = """
def ask_yes_or_no(question):
    input(question)
    return question == "yes"
"""


HERE = Path(__file__).parent


def shown_samples():
    """Give each sample of `shown.txt`: what it shows is its first line."""
    for block in (HERE / "shown.txt").read_text("utf-8").split("### ")[1:]:
        heading, body = block.split("\n", 1)
        name, line, words = heading.split(" | ", 2)
        yield pytest.param(f"\n{body}", name, int(line), words, id=f"{name} {words}")


SHOWN = list(shown_samples())
NOT_SHOWN = (HERE / "not_shown.txt").read_text("utf-8").split("---\n")
STUBS = [
    "pass",
    "...",
    "'A text.'\n    raise NotImplementedError  # your code here",
    "raise NotImplementedError('to do')",
    "print('play_game not implemented.')",
    "print('not implemented.')\n    return",
    "print('not', 'yet')\n    return None",
    "return print('not implemented.')",
]

NO_STUBS = [
    "print(n)",
    "return 0",
    "return ''",
    "n = 1",
    "raise ValueError",
    "raise NotImplementedError\n    return n",
    "for letter in n:\n        pass",
    "input()",
]


def name_in(source):
    return re.findall(r"^def (\w+)", source, re.M)[-1]


def shown_by(source, outside=frozenset()):
    return findings(source, name_in(source), outside)


@pytest.mark.parametrize(("source", "name", "line", "words"), SHOWN)
def test_a_finding_is_found_in_its_line_and_told_with_the_students_own_code(
    source, name, line, words
):
    found = {
        finding.name: finding for finding in shown_by(source, frozenset({"words"}))
    }

    assert name in found
    assert found[name].line == line
    assert words in found[name].advice


def test_every_finding_is_tried():
    elsewhere = {"another-task", "asked-above-the-loop", "no-loop", TOO_LONG}

    assert {sample.values[1] for sample in SHOWN} | elsewhere == {
        rule.name for rule in RULES
    }


def test_every_rule_of_the_room_is_looked_for():
    names = [f"{lint.__name__}.{one.name}" for one in iter_modules(lint.__path__)]
    values = [one for name in names for one in vars(import_module(name)).values()]

    assert {one for one in values if isinstance(one, LintRule)} == set(RULES)


@pytest.mark.parametrize(
    ("source", "name", "line", "words"),
    [
        (ASKS_ABOVE, "asked-above-the-loop", 4, "in line 5, and the loop does not ask"),
        (ASKS_BELOW_IF, "no-loop", 5, "asks once: there is no loop here"),
    ],
)
def test_what_is_asked_once_is_found_where_the_course_asks_in_a_loop(
    source, name, line, words
):
    [finding] = findings(
        source, "play_hand", reference=exercise_named("play_hand").reference
    )

    assert (finding.name, finding.line) == (name, line)
    assert words in finding.advice
    assert shown_by(source) == () or shown_by(source)[0].name == "asks-inside"


ASKS_IN_A_HELPER = """
def play_hand(hand, word_list):
    total, word = 0, ""
    word = input("Word: ")
    def again():
        nonlocal word
        word = input("Word: ")
    while calculate_handlen(hand) > 0 and word != "!!":
        total += is_valid_word(word, hand, word_list)
        again()
    return total
"""
ASKS_ELSEWHERE = """
def play_hand(hand, word_list):
    mode = input("Easy or hard? ")
    while calculate_handlen(hand) > 0:
        word = ask_word(word_list)
        if mode == "hard" or word == "!!":
            break
    return 0
"""
ASKS_AROUND_IT = """
def play_hand(hand, word_list):
    for turn in range(len(hand)):
        word = input("Word: ")
        at = 0
        while at < len(word):
            if word == "!!":
                return turn
            at += len(word_list)
    return 0
"""
DECORATED = f"@again_and_again\n{ASKS_BELOW_IF.strip()}"


@pytest.mark.parametrize(
    "source", [ASKS_IN_A_HELPER, ASKS_ELSEWHERE, ASKS_AROUND_IT, DECORATED]
)
def test_what_is_asked_elsewhere_is_not_said_to_be_asked_once(source):
    assert (
        findings(source, "play_hand", reference=exercise_named("play_hand").reference)
        == ()
    )


@pytest.mark.parametrize("called", ["substitute_hand(hand, word)", "play_hand(hand)"])
def test_a_call_that_the_task_does_not_ask_for_is_found(called):
    source = f"def play_hand(hand, words):\n    word = input()\n    return {called}\n"

    found = findings(
        source, "play_hand", reference=exercise_named("play_hand").reference
    )

    assert [finding.name for finding in found if finding.line == 3] == (
        ["another-task"] if "substitute" in called else []
    )


@pytest.mark.parametrize("source", NOT_SHOWN)
def test_what_only_looks_like_a_finding_is_none(source):
    assert shown_by(source, frozenset({"words"})) == ()


def test_who_asks_the_player_again_may_ask_the_same():
    source = "def f(text):\n    return input(text) == 'yes' or f(text)\n"

    assert [finding.name for finding in shown_by(source)] == ["asks-inside"]


ATTEMPTS = list(all_exercises())
RIGHT = [
    (exercise, function)
    for exercise, attempts in ATTEMPTS
    for _, function in attempts.right
]
WRONG = [
    (exercise, function)
    for exercise, attempts in ATTEMPTS
    for _, function in attempts.wrong
]


def findings_of(exercise, function):
    """Return what a function shows that may have another name in its source."""
    return findings(
        source_of(function),
        function.__code__.co_name,
        outside_of(function),
        exercise.reference,
    )


@pytest.mark.no_cover
def test_no_right_attempt_shows_a_finding():
    shown = {function.__name__: findings_of(of, function) for of, function in RIGHT}

    assert len(RIGHT) > 180
    assert {name: found for name, found in shown.items() if found} == {}


@pytest.mark.no_cover
def test_wrong_attempts_do():
    found = [findings_of(of, function) for of, function in WRONG]

    assert sorted({finding.name for shown in found for finding in shown}) == [
        "asks-inside",
        "bare-return",
        "check-asked",
        "first-round",
        "never-reached",
        "none-kept",
        "only-the-last-round",
        "own-answer-lost",
        "parameter-overwritten",
        "place-of-the-first",
        "prints-only",
        "refusal-taken-away",
        "result-not-kept",
        "return-in-loop",
        "returns-nothing",
        "stands-still",
        "unused-parameter",
    ]


REFERENCES = [
    pytest.param(
        exercise_named(name, stage.number).reference, id=f"{stage.number}-{name}"
    )
    for stage in course.STAGES
    for name in stage.functions
]


@pytest.mark.parametrize("reference", REFERENCES)
def test_no_function_of_the_course_shows_a_finding_alone_or_in_its_module(reference):
    module = getsource(import_module(reference.__module__))
    name = reference.__name__

    source, above = source_of(reference), reference.__code__.co_firstlineno - 1
    assert source == "\n" * above + getsource(reference)
    assert findings(getsource(reference), name, outside_of(reference), reference) == ()
    assert findings(module, name, outside_of(reference), reference) == ()


def test_what_the_courses_own_function_does_too_is_no_finding():
    asks = "def play_game(word_list):\n    return input(word_list)"
    scores = "def calculate_score(board, hand, word):\n    return len(word)"
    course_scores = exercise_named("calculate_score").reference

    assert [finding.name for finding in findings(asks, "play_game")] == ["asks-inside"]
    assert (
        findings(asks, "play_game", reference=exercise_named("play_game").reference)
        == ()
    )
    assert "`board`" in findings(scores, "calculate_score")[0].advice
    assert "`hand`" not in str(
        findings(scores, "calculate_score", reference=course_scores)
    )


def test_a_reply_is_to_be_kept_where_the_course_asks_too():
    reference = exercise_named("ask_yes_or_no").reference
    [finding] = findings(REPLY_LOST, "ask_yes_or_no", reference=reference)

    assert "the reply is not kept" in finding.advice


def test_a_name_of_the_cell_is_no_finding_where_each_call_makes_it_first():
    made, read = "    found = word\n", "    if found == word:\n        return 1\n"
    begin = "def f(word):\n    global found\n"

    for block, is_kept in ((made + read, False), (read + made, True)):
        names = [finding.name for finding in shown_by(f"{begin}{block}    return 0")]
        assert ("keeps-between-calls" in names) is is_kept


def test_the_score_of_a_hand_that_is_played_is_to_be_kept():
    reference = exercise_named("play_game").reference
    game = "def play_game(word_list):\n    for n in range(int(input())):\n        {}\n"
    lost = game.format("play_hand({}, word_list)")
    finding, *_ = findings(lost, "play_game", reference=reference)
    kept = game.format("total += play_hand({}, word_list)")

    assert "its score, which is given back, is not kept" in finding.advice
    told = [one.advice for one in findings(kept, "play_game", reference=reference)]
    assert "is not kept" not in str(told)


def test_the_last_function_of_that_name_counts_wherever_it_stands():
    twice = "def f(n):\n    return n\n\ndef f(n):\n    return 1\n"
    nested = "def outer():\n    def f(n):\n        return 1\n    return f\n"

    assert [finding.line for finding in findings(twice, "f")] == [5, 4]
    assert [finding.line for finding in findings(nested, "f")] == [3, 2]
    assert findings(nested, "g") == ()


def test_the_most_telling_come_first_and_they_are_few():
    bodies = "".join(one.values[0].split(":\n", 1)[1] for one in SHOWN)
    shown = findings(f"def f(unused, letter):\n{bodies}", "f")

    assert len(shown) == MOST_FINDINGS
    assert [s.name for s in shown] == sorted(
        (s.name for s in shown), key=[rule.name for rule in RULES].index
    )


@pytest.mark.parametrize("body", STUBS)
def test_a_function_that_does_nothing_is_a_stub_and_shows_no_findings(body):
    source = f"def f(n):\n    {body}\n"

    assert is_unwritten(source, "f")
    assert findings(source, "f") == ()


@pytest.mark.parametrize("body", NO_STUBS)
def test_a_function_that_does_anything_is_no_stub(body):
    assert not is_unwritten(f"def f(n):\n    {body}\n", "f")


def test_what_is_not_there_is_no_stub():
    assert not is_unwritten("def f(n):\n    pass\n", "g")
    assert not is_unwritten("def f(n:\n", "f")


UNREADABLE = [
    "",
    "def f(n:\n    pass",
    "def f(n):\n    return 1\0",
    "def f(n):\n    return '\ud800'",
    "def f(n):\n    return " + "(" * 300 + ")" * 300,
    "def f(n):\n    return " + "-" * 20_000 + "n",
    "def f(n):\n    return " + "n." * 20_000 + "n",
    "def f(n):\n    return n" + "\n" * LONGEST_SOURCE,
]


@pytest.mark.parametrize("source", UNREADABLE, ids=range(len(UNREADABLE)))
def test_what_cannot_be_read_shows_nothing(source):
    assert findings(source, "f") == ()
    assert not is_unwritten(source, "f")


def test_what_only_a_later_python_can_read_is_at_most_too_long():
    source = "def f(n):\n    if n: pass\n" + "    elif n: pass\n" * 2_900

    assert {finding.name for finding in findings(source, "f")} <= {
        "too-long-to-look-into"
    }
    assert not is_unwritten(source, "f")


def nested(depth, line):
    """Return a body of loops in each other, with one line at its bottom."""
    heads = [f"{' ' * at}for c in word:\n" for at in range(1, depth)]
    return "".join(heads) + " " * depth + line


TAKES_OUT = "word = word.replace(c, '', 1);"
LONG = {
    "loops in each other": nested(90, "total += n;" * 800),
    "loops that use a hand up": nested(90, TAKES_OUT * 300),
    "loops one below the other": " while n:\n  n = 1\n" * 2_500,
    "names from outside": "".join(f" global n{i}\n n{i} = 1\n" for i in range(2_000)),
    "a table": f" return {['word'] * 5_000}",
}


@pytest.mark.parametrize("body", LONG.values(), ids=LONG)
def test_a_very_long_function_is_said_to_be_so_and_not_looked_into(body):
    start = time.process_time()

    [finding] = findings(f"def f(word, n):\n{body}\n return n\n", "f")

    assert (finding.name, finding.line) == (TOO_LONG, 1)
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "body",
    [
        " while n:\n  n = 1\n" * (MOST_LOOPS - 1) + f" return {['word'] * 4_000}",
        "".join(f" global n{i}\n n{i} = 1\n" for i in range(900)),
        nested(MOST_LOOPS, TAKES_OUT * 300),
    ],
)
def test_a_function_that_is_just_short_enough_is_looked_into_soon(body):
    start = time.process_time()

    shown = findings(f"def f(word, n):\n{body}\n return n\n", "f")

    assert TOO_LONG not in [finding.name for finding in shown]
    assert time.process_time() - start < 4


def test_a_torn_text_never_stops_the_search():
    rng = random.Random(1)
    functions = [function for _, function in [*RIGHT, *WRONG] if source_of(function)]
    for function in functions[::4]:
        first, *rest = source_of(function).splitlines(keepends=True)
        rest = [line for line in rest if rng.random() < 0.9]
        words = re.split(r"(\w+|==|[-+(.])", "".join(rest))
        words[rng.randrange(len(words))] = rng.choice(words)

        shown = findings(first + "".join(words), function.__code__.co_name)

        assert len(shown) <= MOST_FINDINGS


def test_letters_of_other_alphabets_and_other_line_endings_are_quoted_whole():
    source = "def f(größe):\r\n    x = 'äöü'; größe.lower()\r    return x, größe"

    assert "Line 2, `größe.lower()`," in shown_by(source)[0].advice


def test_long_code_is_cut():
    shown = shown_by(f"def f(n):\n    n == {'1' * 900}\n    return n")

    assert "1 ..." in shown[0].advice
    assert len(shown[0].advice) < 300


def test_a_text_that_python_would_warn_of_is_read_in_silence():
    assert shown_by("def f(n):\n    n.lower()\n    return n == '\\d'")[0].line == 2


def test_the_text_of_a_function_has_the_lines_that_a_traceback_tells():
    def inner(word):
        return word

    lines = source_of(inner).splitlines()

    assert lines[inner.__code__.co_firstlineno - 1 :] == [
        "def inner(word):",
        "    return word",
    ]
    assert lines[0] == ""


def test_what_is_no_plain_function_has_no_text_and_nothing_around_it():
    class Callable:
        def __call__(self):
            return 1

    for other in (Callable(), len, Callable, "".join):
        assert source_of(other) == ""
        assert outside_of(other) == frozenset()


def test_a_function_whose_file_is_not_there_has_no_text():
    made = {}
    exec(compile("def f(n):\n    return n", "<nowhere>", "exec"), made)

    assert source_of(made["f"]) == ""


def test_data_around_a_function_is_told_from_functions_modules_and_classes():
    around = {"random": random, "Random": random.Random, "letter": "a", "_1": 1}
    text = """
        from string import ascii_lowercase
        hand = {"a": 1}
        words = ["a"]
        def other():
            return 1
        def f(n):
            parts = random, Random, hand, other, ascii_lowercase, _1, len, missing
            return parts, [letter for word in words]
    """
    exec(dedent(text), around)

    assert outside_of(around["f"]) == {"hand", "letter", "words"}
