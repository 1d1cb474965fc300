import inspect
import random
from dataclasses import replace
from pathlib import Path

import pytest

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import make_call
from scrabble_course.diagnosis.exceptions import fact_of_error
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import judge_value

HINTS = ("", "", "")
EXERCISE = Exercise("double", 1, lambda n: 2 * n, (), HINTS, judge_value)


def fact(outcome, args=(3,), source=""):
    found = fact_of_error(EXERCISE, Case(Call(args), 6, "a case"), outcome, source)
    return found.name, found.advice


def fact_after(function, *args, source=""):
    return fact(make_call(function, Call(args)), args, source)


def test_another_line_with_def_is_told_with_the_one_it_should_be():
    def helper(a, b):
        return a + b

    _, own = fact_after(lambda n, more: n, 3)
    _, called = fact_after(lambda n: helper(n), 3)

    assert "Leave its line with `def` as it was, `def double(n):`" in own
    assert "called with too little in its brackets" in called


def test_a_key_that_is_compared_is_told_from_the_number_that_belongs_to_it():
    def keys(hand):
        for letter in hand.keys():  # noqa: SIM118 - as students write it
            assert letter > 0

    def counts(hand):
        for letter in hand.keys():  # noqa: SIM118
            assert hand[letter] > "0"

    _, key = fact_after(keys, {"a": 1}, source=inspect.getsource(keys))
    _, count = fact_after(counts, {"a": 1}, source=inspect.getsource(counts))

    assert key.endswith(
        "Is the number meant that belongs to a key? That is `hand[letter]`."
    )
    assert "for letter in" not in count


def test_what_a_number_is_asked_for_tells_that_a_text_is_meant():
    _, said = fact_after(lambda n: n.replace(".", ""), 3)

    assert "`replace` belongs to a text, and it is asked of a number here" in said


def test_a_misspelt_name_is_shown_beside_the_one_it_resembles():
    source = "def double(n, word_list):\n    return wordlist"
    _, text = fact_after(lambda n: wordlist, 3, source=source)  # noqa: F821

    assert "Nothing is called `wordlist` when this line runs." in text
    assert "`word_list` looks like it: is this the one that you mean?" in text


@pytest.mark.parametrize(
    ("source", "near"),
    [
        ("def double(n):\n    total_score = 0\n    print('Total:', total)", True),
        ("def double(n):\n    print('Total:', total)  # Total", False),
        ("def double(n):\n    print('Total:', total", False),
        ("def double(n):\n    print(add_to_total(n), total)", False),
    ],
)
def test_a_name_resembles_only_other_names(source, near):
    _, text = fact_after(lambda n: total, 3, source=source)  # noqa: F821

    assert ("`total_score` looks like it" in text) is near
    assert ("looks like it" in text) is near


def test_a_name_beside_it_is_not_the_one_that_is_meant():
    source = "def double(n):\n    word_score = score(n)\n    return word_score"
    result2 = 1

    def misspelt(n):
        word_score = score(n)  # noqa: F821
        return [word_score]

    def unbound(n):
        for _ in "":
            result1 = 1
        return result1 and result2

    _, missing = fact_after(misspelt, 3, source=source)
    _, too_early = fact_after(unbound, 3, source="result1 and result2")

    assert "Nothing is called `score`" in missing
    assert "The variable `result1` is used before" in too_early
    assert "looks like it" not in missing + too_early


def test_a_name_that_stands_alone_may_be_a_note():
    def noted(n):
        todo  # noqa: B018, F821
        return 2 * n

    _, text = fact_after(noted, 3)

    assert "If it is a note, put `#` before it." in text


def test_what_was_taken_out_of_a_dictionary_is_not_there():
    def empty(n):
        return {}[n]

    _, popped = fact_after(empty, 3, source="count = hand.pop(3)\nhand[3]")
    _, plain = fact_after(empty, 3, source="hand[3]")

    assert "`pop` and `del` take a key out" in popped
    assert "`pop`" not in plain


def test_a_flag_that_an_inner_function_sets_is_another_one_outside():
    def play(n):
        may = n > 0

        def offer():
            if may:  # noqa: F823
                may = False  # noqa: F841

        offer()
        return may

    both = inspect.getsource(play).replace("\n    ", "\n").strip()
    _, text = fact_after(play, 3, source=both)
    _, alone = fact_after(play, 3, source="def offer():\n    may = False")

    assert "`may` gets a value there" in text
    assert "is used before it is given a value" in alone


def test_a_line_with_def_is_shown_with_its_defaults():
    exercise = replace(EXERCISE, reference=lambda n, words=None: n)
    case, outcome = Case(Call((3,)), 6, "a case"), make_call(lambda: 3, Call((3,)))

    plain = fact_of_error(exercise, case, outcome).advice

    assert "`def double(n, words=None):`" in plain


def test_a_name_of_an_inner_function_is_none_outside_of_it():
    source = "def double(n):\n    def add():\n        total = 2 * n\n    return total"
    _, text = fact_after(lambda n: total, 3, source=source)  # noqa: F821

    assert "`total` gets its value inside another `def` only" in text


def test_a_name_that_gets_a_value_elsewhere_is_no_longer_name_cut_short():
    error = "UnboundLocalError: cannot access local variable '{}' where it is not ..."
    source = "hand, total = 0, 0\nif hand:\n    new_hand = {}\ntotl += 1"

    def said_of(name):
        return fact(Outcome("raised", error=error.format(name)), source=source)[1]

    assert "looks like it" not in said_of("new_hand")
    assert "`total` looks like it" in said_of("totl")


def recurse(n):
    return recurse(n)


def unbound(n):
    if n > 5:
        total = n
    return total


VALUES = {"a": 1}


def counted_down(n):
    left = {}
    left[n] -= 1


def deletes_what_is_not_there(n):
    del VALUES["*"]


def only_counted_on(n):
    for _ in range(n):
        count += 1  # noqa: F821
    return count


def half_written(n):
    raise NotImplementedError


def double(word):
    return double(word[1])


def refuses(n):
    raise ValueError(n)


def walks_without_zip(n):
    numbers, words = [n, n, n], ["a", "b", "c"]
    for number, word in numbers, words:
        print(number, word)


def drawn_past_the_end(n):
    return "abc"[random.randint(n, n)]


@pytest.mark.parametrize(
    ("function", "name", "words"),
    [
        (lambda n: {}[str(n)], "missing-key", "`.get(key, other)`"),
        (lambda n: {}[n], "missing-key", "and not along numbers"),
        (lambda n: {"f": n}["F"], "missing-key", "a small letter of a capital"),
        (counted_down, "missing-key", "no value that this line could change"),
        (lambda n: no_such_name, "name-error", "spelled"),  # noqa: F821
        (unbound, "name-error", "before it is given a value"),
        (recurse, "endless-recursion", "calls itself"),
        (lambda n: exit(), "exits", "Use `return`"),
        (lambda n: bytes(1 << 62), "too-much-memory", "memory"),
        (half_written, "half-written", "delete that line"),
        (lambda n: half_written(n), "calls-a-stub", "`half_written`, which double"),
        (lambda n: n + "x", "raises", "A text stands where a number"),
        (lambda n: "x" + n, "raises", "`str(...)` makes a text of a number"),
        (lambda n: n > "x", "raises", "A text stands where a number"),
        (lambda n: range("x"), "raises", "`range(len(word))` counts the places"),
        (lambda n: "3" * str(n), "raises", "one side is a text. `int(...)` makes"),
        (lambda n: "3" * 0.5, "raises", "not by a whole number"),
        (lambda n: [n] + [].copy, "raises", "brackets missing"),  # noqa: RUF005
        (lambda n: n + setitem, "raises", "brackets missing"),
        (lambda n: [].append[n], "raises", "Are round ones meant"),
        (walks_without_zip, "raises", "`zip(a, b)` gives one of each"),
        (lambda: 1, "raises", "Leave its line with `def`"),
        (lambda n, more: 1, "raises", "Leave its line with `def`"),
        (lambda n: {}.copy(n), "raises", "nothing in its brackets"),
        (lambda n: {[n]}, "raises", "no lists, and no other sets"),
        (lambda n: set().add(n, n), "raises", "two pairs of brackets"),
        (lambda n: set().append(n), "raises", "A set has no order"),
        (lambda n: {n, "a"}.items(), "raises", "between key and value"),
        (lambda n: set()[n], "raises", "A set has no order"),
        (lambda n: [].add(n), "raises", "Only a set has `add`"),
        (lambda n: setitem("word"), "raises", "never changes"),
        (lambda n: n(n - 2), "raises", "operator missing"),
        (lambda n: VALUES(n), "raises", "asked with square brackets"),
        (lambda n: str(n)(n), "raises", "square brackets, as in `word[0]`"),
        (lambda n: min(None), "raises", "is None"),
        (lambda n: range(n / 3), "raises", "`/` always gives one with a decimal point"),
        (lambda n: n + VALUES.get("E"), "raises", "`.get(key)` gives that for a key"),
        (lambda n: "abc"[n], "raises", "the last one is one less than the length"),
        (lambda n: max([]), "raises", "without anything to choose from"),
        (lambda n: random.choose(n), "raises", "spelled as where it is made"),
        (lambda n: VALUES.value(), "raises", "It has `values`"),
        (lambda n: str(n).get("a"), "raises", "`get` belongs to a dictionary"),
        (lambda n: n.pop("a"), "raises", "without square brackets behind it"),
        (deletes_what_is_not_there, "missing-key", "`.pop(key, None)`"),
        (only_counted_on, "name-error", "such as `count = 0`"),
        (refuses, "raises", "Which questions led to that line?"),
        (lambda n: eval("no"), "runs-what-is-typed", "`int(input(...))` makes"),
        (lambda n: eval("!!"), "runs-what-is-typed", "`int(input(...))` makes"),
        (lambda n: str(n)[str(n)], "raises", "use `x` as it is"),
        (lambda n: [].remove(n), "raises", "`remove` stops with an error"),
        (lambda n: [].index(n), "raises", "where the list does not hold"),
        (lambda n: str(n).index("*"), "raises", "`find`, which gives -1"),
        (lambda n: int("no"), "raises", "a number of digits alone"),
        (lambda n: n % 0, "raises", "divided by 0"),
        (lambda n: n // 0, "raises", "divided by 0"),
        (lambda n: n[0], "raises", "a number stands before them"),
        (lambda n: "a" in n, "raises", "a number stands behind it"),
        (lambda n: "".join([n]), "raises", "`join` puts texts together"),
        (lambda n: sum(n), "raises", "it is a single number"),
        (drawn_past_the_end, "raises", "`randint(a, b)` draws b itself"),
        (
            lambda n: Path("nowhere.txt").read_text(),
            "opens-a-file",
            "given to it by the call",
        ),
    ],
)
def test_an_error_gets_the_advice_for_its_kind(function, name, words):
    got_name, text = fact_after(function, 3)

    assert got_name == name
    assert words in text


def test_what_calls_itself_with_one_letter_is_told_how_to_give_the_rest():
    name, text = fact_after(double, "weed")

    assert name == "raises"
    assert "The rest, from there to the end, is `[1:]`" in text


@pytest.mark.parametrize(
    ("last", "words"), [("len(bag)", "draws b itself"), ("len(bag) - 1", "not there")]
)
def test_a_place_may_be_drawn_past_the_end_in_another_line(last, words):
    source = f"place = rng.randint(0, {last})\nreturn bag[place]"
    _, text = fact_after(lambda n: "abc"[n], 3, source=source)

    assert words in text


@pytest.mark.parametrize(
    "function",
    [
        lambda n: "word".lowercase(),
        lambda n: map("word", [n])[0],
        lambda n: int("word"),
        lambda n: "abc".index("x"),
        lambda n: setitem("word"),
    ],
)
def test_an_error_about_texts_is_not_taken_for_one_about_numbers(function):
    _, text = fact_after(function, 3)

    assert "A text stands where a number" not in text


def test_only_a_function_that_asks_is_told_what_input_gives():
    outcome = make_call(lambda n: n + "x", Call((3,)))

    for replies in ((), ("3",)):
        case = Case(Call((3,), replies), 6, "a case")
        text = fact_of_error(EXERCISE, case, outcome).advice

        assert ("`input` gives a text" in text) is bool(replies)


def setitem(word):
    word[0] = "x"
