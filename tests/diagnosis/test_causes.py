"""The real cause comes first: a line that does no harm is told behind it."""

import linecache
from itertools import count

import pytest

from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES

CELLS = count(1)
ADDED = "    for letter in word{}:\n        points += SCRABBLE_LETTER_VALUES[letter]\n"
FACTOR = "    return points * max(1, {} * len(word) - 3 * (n - len(word)))\n"
SCORE = "def get_word_score(word, n):\n{}    points = 0\n" + ADDED.format("{}") + FACTOR
HANDS = "def update_hand(hand, word):\n    new = hand.copy()\n{}    return new\n"
TOO_FAR = "    for letter in word.lower():\n        new[letter] -= 1\n"


def report_on(name, source, stage=None):
    """Return the report on what stands in a cell."""
    cell = f"<cell {next(CELLS)} of causes>"
    linecache.cache[cell] = (len(source), None, source.splitlines(True), cell)
    around = {"SCRABBLE_LETTER_VALUES": SCRABBLE_LETTER_VALUES}
    exec(compile(source, cell, "exec"), around)
    return examine(exercise_named(name, stage), around[name])


def causes(name, source, stage=None):
    """Return the names of the causes that are told of what stands in a cell."""
    report = report_on(name, source, stage)
    return [report.mistake, *(other.mistake for other in report.others)]


HARMLESS = [
    ("    word.strip()\n", "result-not-kept"),
    ("    len(word)\n", "result-not-kept"),
    ("    if word is 'x':\n        return 0\n", "compared-by-is"),
    ("    seen.append(n)\n    n = n + 0 * len(seen)\n", "keeps-between-calls"),
]


@pytest.mark.parametrize(("line", "name"), HARMLESS)
@pytest.mark.filterwarnings("ignore::SyntaxWarning")
def test_a_line_that_does_no_harm_is_told_behind_the_cause(line, name):
    source = "seen = []\n" + SCORE.format(line, ".lower()", 8)

    assert causes("get_word_score", source) == ["factor", name]


def test_a_line_that_does_no_harm_is_told_behind_what_has_no_name():
    source = SCORE.format("    word.strip()\n", ".lower()", "2 + 7")
    source = source.replace("return points", "return points + n % 2 + len(word) % 3")

    assert causes("get_word_score", source) == ["", "result-not-kept"]


def test_a_lost_line_that_is_the_cause_is_told_before_what_comes_of_it():
    source = SCORE.format("    word.lower()\n", "", 7)

    assert causes("get_word_score", source) == ["result-not-kept"]


def test_a_line_that_is_one_of_two_causes_stays_the_first():
    source = HANDS.format("    word.lower()\n" + TOO_FAR.replace(".lower()", ""))

    assert "result-not-kept" in causes("update_hand", source)


def test_a_loop_that_ends_in_its_first_round_is_told_with_what_is_left():
    source = SCORE.format("", ".lower()", 7).replace("    return", "        return")

    assert causes("get_word_score", source)[0] == "first-round"


def test_a_none_where_true_was_due_is_taken_for_false():
    source = (
        "def is_valid_word(word, hand, word_list):\n"
        "    word = word.lower()\n"
        "    if word not in word_list:\n"
        "        return False\n"
        "    for letter in word:\n"
        "        if word.count(letter) >= hand.get(letter, 0):\n"
        "            return\n"
        "    return True\n"
    )

    report = report_on("is_valid_word", source, 3)

    assert report.mistake == "just-enough"
    assert report.failure.got == "None"


def test_a_function_that_never_says_true_lacks_its_return():
    source = "def is_valid_word(word, hand, word_list):\n    ok = word in word_list\n"

    assert causes("is_valid_word", source, 3)[0] == "returns-nothing"


def test_a_mended_function_that_calls_itself_calls_the_mended_one():
    source = (
        "def get_word_score(word, n, at=0):\n"
        "    word.lower()\n"
        "    if at == len(word):\n"
        "        return 0\n"
        "    rest = get_word_score(word, len(word), at + 1)\n"
        "    points = rest // (7 * len(word)) + SCRABBLE_LETTER_VALUES[word[at]]\n"
        "    return points * max(1, 7 * len(word) - 3 * (n - len(word)))\n"
    )

    assert causes("get_word_score", source) == ["result-not-kept"]


def test_of_calls_made_by_chance_that_fail_the_shortest_is_shown():
    exercise = exercise_named("get_word_score")
    shown = {case.call.args for case in exercise.fixed}
    drawn = [one for one in exercise.all_cases(0) if one.call.args not in shown]

    def wrong_by_chance(word, n):
        return exercise.reference(word, n) + ((word, n) not in shown)

    report = examine(exercise, wrong_by_chance)

    assert len(drawn) > 3
    shortest = min(len(exercise.describe(exercise.name, one.call)) for one in drawn)
    assert len(report.failure.call) == shortest


REFUSES_ALL = """
def check_word(word):
    opened = ""
    for c in word:
        if c == "[" or "(":
            if opened:
                raise ValueError(word)
            opened = c
        elif opened + c in ("[]", "()"):
            opened = ""
"""


def test_a_condition_that_leads_to_a_raise_is_told_before_that_raise():
    assert causes("check_word", REFUSES_ALL)[0] == "always-true"
