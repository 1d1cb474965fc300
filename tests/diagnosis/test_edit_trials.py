"""Small edits: told only if they were run, and if it was they that helped."""

import linecache
import sys
from itertools import count

import pytest

from scrabble_course.calling.limits import attempts as ways
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.checks import catalogue
from scrabble_course.diagnosis import edit_trials
from scrabble_course.diagnosis.edit_trials import cure_of
from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.edits.function_page import Wanted
from scrabble_course.diagnosis.lint.source import parse_function
from scrabble_course.diagnosis.results import Result


@pytest.fixture(autouse=True)
def on_a_busy_machine(monkeypatch):
    monkeypatch.setattr(edit_trials, "SECONDS", 20)


FACTOR = "max(1, 7 * len(word) - 3 * (n - len(word)))"
NUMBERS = count()


def written(source, **around):
    file = f"<a cell of a test, {next(NUMBERS)}>"
    linecache.cache[file] = len(source), None, source.splitlines(True), file
    exec(compile(source, file, "exec"), around)
    return around["get_word_score"]


def cure(source, about="", **around):
    """Return what makes a function right for the calls of its exercise."""
    return cure_for(written(source, **around), about)


def cure_for(function, about=""):
    exercise = catalogue.exercise_named("get_word_score", 1)
    with attempts(function, exercise.stand_ins) as attempt:
        outcomes = [(case, attempt(case.call)) for case in exercise.cases]
    results = [Result(c, o, exercise.judged(c, o)) for c, o in outcomes]
    failed = [result for result in results if result.problem]
    return cure_of(exercise, function, results, failed, about)


def scored(factor):
    return (
        "from scrabble_course.word_game import SCRABBLE_LETTER_VALUES as VALUES\n"
        "def get_word_score(word, n):\n"
        "    total = sum(VALUES[c] for c in word.lower())\n"
        f"    return total * {factor}\n"
    )


def test_an_edit_that_makes_all_right_names_its_line():
    found = cure(scored(FACTOR.replace("max", "min")))

    assert found.is_whole
    assert found.advice.startswith("Look at line 4, ")


def test_what_comes_out_right_elsewhere_as_it_stands_was_mended_by_no_edit():
    def factor_of(word, n):
        is_at_home = "a cell" in sys._getframe(1).f_code.co_filename
        return 0 if is_at_home else max(1, 7 * len(word) - 3 * (n - len(word)))

    assert cure(scored("factor_of(word, n)"), factor_of=factor_of) is None


ONE_MORE = scored(f"{FACTOR} + more").replace("    total", "    more = 1\n    total")


def test_of_two_lines_that_are_as_likely_both_are_told():
    told = cure(ONE_MORE).advice

    assert told.startswith("Look at line 3, `more = 1`: ")
    assert " Or is it line 5, `return total * " in told


def test_the_line_is_told_that_what_is_known_speaks_of():
    found = cure(ONE_MORE, about="That is not the `total` alone.")

    assert found.edit.piece.lineno == 5
    assert found.other is None


ON_THE_CELLS_LIST = """
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES as VALUES
seen = []
def note(letter):
    seen.append(letter)
def get_word_score(word, n):
    global seen
    seen = []
    for letter in word.lower():
        note(letter)
    return sum(VALUES[c] for c in seen) * """


def test_an_edited_function_shares_the_names_of_its_cell_with_others():
    found = cure(ON_THE_CELLS_LIST + FACTOR.replace("max", "min"))

    assert found.edit.piece.lineno == 11


def test_where_nothing_is_forked_no_edit_stays_in_the_cell(monkeypatch):
    monkeypatch.setattr(ways, "_way_to_call", lambda: InPlaceAttempts)
    function = written(scored(FACTOR.replace("max", "min")))
    before = dict(function.__globals__)

    assert cure_for(function)
    assert function.__globals__ == before


def with_helper(helper, total="points_of(word.lower())"):
    return (
        "from scrabble_course.word_game import SCRABBLE_LETTER_VALUES as VALUES\n"
        f"def points_of(word):\n{helper}\n"
        "def get_word_score(word, n):\n"
        f"    total = {total}\n"
        f"    return total * {FACTOR}\n"
    )


def test_a_helper_in_the_cell_is_edited_as_well():
    helper = (
        "    total = 0\n    for c in word:\n        total = VALUES[c]\n    return total"
    )

    assert cure(with_helper(helper)).edit.piece.lineno == 5


def test_an_edit_tells_of_a_call_that_stops_what_its_error_does_not():
    source = scored("factor(n, word)") + (
        f"def factor(word, n):\n    return {FACTOR}\n"
    )
    stopped = "get_word_score stopped with an error before it could return."

    assert cure(source, about=stopped).edit.piece.lineno == 4


def test_a_name_is_blamed_beside_what_is_known_if_nothing_else_makes_all_right():
    source = scored(FACTOR).replace("total *", "n *")

    assert cure(source, about="The sum is wrong.").edit.puts_a_name


def test_an_if_that_nobody_needs_is_told_as_such_and_not_its_number():
    source = scored(FACTOR).replace(
        "    return", "    if len(word) > 4:\n        total = 0\n    return"
    )

    assert cure(source).advice == (
        "Look at line 4, `if len(word) > 4:`: what is it for? "
        "Without it, every call that the check makes comes out right."
    )


def test_lines_that_stand_in_the_wrong_order_are_told():
    source = (
        scored(FACTOR)
        .replace(
            "    total = sum(VALUES[c] for c in word.lower())\n",
            "    total = 0\n    for c in word.lower():\n        total += value\n"
            "        value = VALUES[c]\n",
        )
        .replace("total = 0", "total = value = 0")
    )

    assert "is the order right?" in cure(source).edit.what


def test_loops_that_an_edit_makes_endless_leave_time_for_others():
    source = scored(FACTOR).replace(
        "    total = sum(VALUES[c] for c in word.lower())\n",
        "    at = total = 0\n    while at < len(word):\n"
        "        total = VALUES[word[at].lower()]\n        at += 1\n",
    )

    assert cure(source).edit.piece.lineno == 5


def test_no_line_is_moved_below_one_that_leaves():
    source = scored(FACTOR).replace(
        "    return",
        "    if n < 0:\n        raise ValueError\n    if n > 3:\n"
        "        total += 1\n    return",
    )

    assert "whether or not" not in cure(source).advice


def test_two_slips_at_once_are_told_where_no_single_edit_helps():
    source = scored(FACTOR.replace("max", "min")).replace(
        "for c in word.lower()", "for c in word.lower()[1:]"
    )
    told = cure(source).advice

    assert "Look at line 3, " in told and " And look at line 4, " in told
    assert told.endswith(
        "With nothing but the two changed, every call that the check "
        "makes comes out right."
    )


def edits_of(source):
    text = parse_function(source, "f")
    return {edit.what: edit.source(text.function) for edit in small_edits(text)}


def edits_written(source, *given):
    text = parse_function(source, "f")
    return [one.source(text.function) for one in small_edits(text, Wanted(given=given))]


def test_no_edit_helps_by_a_trick():
    undone = "def f(n, t):\n    if n:\n        t += g(n)\n    else:\n        t -= 1\n"
    guarded = "def f(row, at):\n    while at > 0 and row[at - 1]:\n        at -= 1\n"
    made = "def f(at):\n    for one in g(at):\n        print(one)\n"
    looped = "def f(a):\n    for one in a:\n        h(g(one), one)\n"
    reckoned = "def f(n, racks, wants):\n    return n >= 6 * len(racks)\n"
    filled = "def f(a):\n    found = []\n    found.append(a)\n    return found"

    assert not any("done only then. Should" in what for what in edits_of(undone))
    assert not any("at > 0 or row" in one for one in edits_written(guarded))
    assert not any("in list(g(at))" in one for one in edits_written(made))
    assert not any("is another" in what for what in edits_of(looped))
    assert not any("* wants" in one for one in edits_written(reckoned, 6, [], True))
    assert not any("which name should get it" in what for what in edits_of(filled))


ELIF = """
def f(a):
    if a == 1:
        b = 1
    elif a == 2:
        b = 2
    elif a == 3:
        b = 3
    else:
        b = 4
"""
ELSE_OF_A_CHAIN = """
def f(word):
    while at < len(word):
        if word[at] == "[":
            opened = True
        elif word[at] == "]":
            opened = False
        else:
            total += 1
            at += 1
"""


@pytest.mark.parametrize(
    ("source", "told", "edited"),
    [
        (
            "def f(word):\n    clean = word\n    return g(clean)",
            "is `word` meant in place of `clean`?",
            "g(word)",
        ),
        (
            ELIF,
            "it is asked only when `a == 2` in line 5 was false. Should it be?",
            "        b = 2\n    if a == 3:\n",
        ),
        (
            "def f():\n    done = False\n    while True:\n        done = True",
            "what is `done` for? It seems that it is not needed.",
            "        done = False",
        ),
        (
            "def f(n):\n    if n > 2:\n        n = g(n)\n    else:\n        n += 1\n"
            "    return n",
            "it is done only when `if n > 2:` in line 2 does not hold. Should it be?",
            "    n += 1\n    return n",
        ),
        (
            "def f(tiles, n):\n    return max(0, 5 * len(tiles)) - n",
            "`n` stands behind the bracket that ends `max(0, 5 * len(tiles))`. "
            "Should it stand before it?",
            "max(0, 5 * len(tiles) - n)",
        ),
        (
            "def f(word):\n    for c in 'aeiou' + word:\n        print(c)",
            "`word` is walked over, too. Should it be?",
            "in 'aeiou':",
        ),
        (
            "def f(total, one):\n    total += one\n    print(total + one)",
            "line 2 adds `one` to `total`, too. Should both be done?",
            "print(total)",
        ),
        (
            "def f(hand):\n    hand = g(hand)\n    hand = g(hand)\n    return 1",
            "line 2 is the very same. Should both be done?",
            "def f(hand):\n    hand = g(hand)\n    return 1",
        ),
    ],
    ids=[
        *("another name", "an elif", "a flag that is not needed", "below an else"),
        *("behind a bracket", "two things", "added already", "twice"),
    ],
)
def test_what_an_edit_does_is_told(source, told, edited):
    assert edited in edits_of(source)[told]


@pytest.mark.parametrize(
    ("source", "edited"),
    [
        (
            "def f(plays):\n    most = -1\n    for one in plays:\n"
            "        if one[0] > most:\n            best = one\n    return best",
            "            best = one\n            most = one[0]",
        ),
        (
            "def f(a, b, c):\n    return a and b or c",
            "a and (b or c)",
        ),
        (
            "def f(a, b):\n    return a * max(1, 7 * b) - 3 * a",
            "a * max(1, 7 * b - 3 * a)",
        ),
        (
            "def f(word):\n    last = ''\n    for c in word:\n        if c == '<':\n"
            "            last = c\n        elif c == '>':\n            print(c)",
            "            print(c)\n            last = ''",
        ),
        (
            "def f(a):\n    return a.isalpha() and isinstance(a, str)",
            "isinstance(a, str) and a.isalpha()",
        ),
        (
            "def f(a):\n    try:\n        g(a)\n    except ValueError:\n"
            "        return 0\n    return 1",
            "    except ValueError:\n        raise\n",
        ),
        (
            "def f(a):\n    for one in a:\n        if not one:\n            return 0",
            "            continue",
        ),
        (
            "def f(a):\n    for one in a:\n        one = g(one)\n        h(one)\n"
            "        h((one, 1))",
            "_one = g(one)\n        h(_one)\n        h((one, 1))",
        ),
        (
            "def f(a, first):\n    for at in range(first, 15):\n        g(at, a)",
            "in range(0, 15):",
        ),
        (
            "def f(a, b):\n    c = a & b\n    return c if a == b else 0",
            "return c if a & b else 0",
        ),
        (
            "def f(rack, node=graph.root):\n    return graph.child(graph.root, rack)",
            "return graph.child(node, rack)",
        ),
        (
            "def f(row):\n    def go(at, covers):\n        covers = is_anchor(row[at])"
            "\n        return covers\n    return go(0, False)",
            "covers = covers or is_anchor(row[at])",
        ),
        ("def f(a):\n    return abs(a - 1)", "return max(0, a - 1)"),
        ("def f(a, b):\n    return min(7, b) - a", "return min(7 - a, b)"),
        (
            "def f(a):\n    seen = set()\n    def go(x):\n        seen.add(x)\n"
            "    for one in a:\n        go(one)",
            "    for one in a:\n        seen = set()",
        ),
        ("def f(hand):\n    return sum(hand)", "return sum(hand.values())"),
        (
            "def f(a):\n    is_new = 'True'\n    if is_new:\n        is_new = 'False'",
            "is_new = True\n    if is_new:\n        is_new = False",
        ),
        ("def f(a):\n    return len(a) < 2", "return len(a) != 2"),
        (ELSE_OF_A_CHAIN, "            total += 1\n        at += 1"),
    ],
    ids=[
        *("never raised", "or in brackets", "closed too early", "set back"),
        *("a guard", "let through", "goes on", "another name"),
        *("a range", "common bits", "where it begins", "a flag"),
        *(
            "abs",
            "min",
            "made once",
            "sum",
            "truth in quotes",
            "another length",
            "a chain",
        ),
    ],
)
def test_what_is_meant_is_among_the_edits(source, edited):
    text = parse_function(source, "f")

    assert any(edited in one.source(text.function) for one in small_edits(text))


def test_a_sign_of_the_call_may_be_asked_for_as_well():
    text = parse_function("def f(a):\n    return a == ')'", "f")
    edits = small_edits(text, Wanted(given=("[x]",)))

    assert any("a in ')]'" in one.source(text.function) for one in edits)


@pytest.mark.parametrize("line", ["left[a] = abs(left[a] - 1)", "left = left + [a]"])
def test_a_line_that_reads_what_it_gives_is_not_said_to_forget_it(line):
    text = parse_function(
        f"def f(left, word):\n    for a in word:\n        {line}", "f"
    )

    assert not any("forgets" in one.what for one in small_edits(text))
