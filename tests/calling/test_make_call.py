import builtins
import random
import re
import sys
import time

import pytest

from scrabble_course import word_game
from scrabble_course.calling import watched_screen
from scrabble_course.calling.call import Call, Event, Outcome
from scrabble_course.calling.make_call import CallTooLong, make_call
from scrabble_course.word_game import playing_a_game


def call(function, *args, replies=(), seed=None, stand_ins=None):
    return make_call(function, Call(args, replies, seed), stand_ins)


def test_the_value_comes_back_and_the_arguments_as_the_call_has_left_them():
    hand = {"a": 1}
    outcome = call(lambda hand: hand.clear() or divmod(7, 2), hand)

    assert (outcome.ended, outcome.value) == ("returned", (3, 1))
    assert hand == {"a": 1}
    assert outcome.args == ({},)


def test_a_question_that_belongs_elsewhere_takes_no_reply_away():
    def asks_beside():
        print("Substitute a letter?")
        return input(), input("Substitute, y or n? "), input("? ")

    script = {"aside": ("substitut", "no n")}
    outcome = make_call(asks_beside, Call((), ("jar",), script=script))
    endless = make_call(
        lambda: [input("Substitute? ") for _ in range(100)], Call((), script=script)
    )

    assert outcome.value == ("no", "n", "jar")
    assert [event.kind for event in outcome.events] == [
        "said",
        "aside",
        "aside",
        "asked",
    ]
    assert endless.ended == "asked"


def both():
    try:
        return raw_input()
    except NameError:
        return input()


def test_the_old_input_stops_a_call_and_what_else_would_come_of_it_is_told():
    def ask():
        return raw_input("Word? ")  # noqa: F821

    def plays():
        print("Hand: j a r")
        return len(ask())

    outcome = call(plays, replies=("jar",))
    [mended] = outcome.mended

    assert outcome.error == "NameError: name 'raw_input' is not defined"
    assert (outcome.callees, outcome.events) == (
        ("ask",),
        (Event("said", ("Hand: j a r\n",)),),
    )
    assert (mended.name, mended.value) == ("raw_input", 3)
    assert mended.events[1:] == (Event("asked", ("Word? ", "jar")),)
    assert Outcome.from_json(outcome.to_json()) == outcome
    assert not hasattr(builtins, "raw_input")
    # Who runs in both Pythons or goes wrong besides is lent nothing.
    outcome = call(both, replies=("jar",))
    assert (outcome.value, outcome.mended) == ("jar", ())
    wrong = call(lambda: 1 / len(raw_input()), replies=("",))  # noqa: F821
    assert (wrong.error_type, wrong.mended) == ("NameError", ())


def test_what_a_function_worked_out_and_did_not_return_is_told():
    def forgets(word):
        points = 0
        for letter in word:
            points += ord(letter)

    def ends_early(word):
        points = len(word)
        if points:
            return

    def returns(word):
        points = 1
        return points if word else None

    assert call(forgets, "ab").mended[0] == ("points", 195, ())
    assert call(ends_early, "ab").mended == (("points", 2, ()),)
    assert call(returns, "").mended == ()
    assert sys.getprofile() is None


def test_printing_and_asking_are_written_down_in_order():
    def game():
        print("one", end=" ")
        print("two")
        word = input("? ")
        print(word, file=sys.stderr)

    assert call(game, replies=("jar",)).events == (
        Event("said", ("one two\n",)),
        Event("asked", ("? ", "jar")),
        Event("said", ("jar\n",)),
    )


def catches_exceptions():
    while True:
        try:
            return int(input("how many? "))
        except Exception:
            print("a number, please")


def catches_all():
    while True:
        try:
            return int(input("how many? "))
        except:  # noqa: E722 - as students write it
            print("a number, please")


@pytest.mark.parametrize("stubborn", [catches_exceptions, catches_all])
def test_a_question_without_a_reply_ends_the_call_whatever_is_caught(stubborn):
    before = sys.gettrace()
    outcome = call(stubborn, replies=("x",))
    asked = [event.details for event in outcome.events if event.kind == "asked"]

    assert outcome.ended == "asked"
    assert asked == [("how many? ", "x"), ("how many? ", None)]
    assert sys.gettrace() is before


def test_a_prompt_may_be_anything():
    class Loud(str):
        def __getitem__(self, place):
            raise RuntimeError

    class Speaking:
        def __str__(self):
            return Loud("sliced?")

    outcome = call(lambda: input(5) + input() + input(Speaking()), replies="abc")

    assert [event.details[0] for event in outcome.events] == ["5", "", "sliced?"]


def raising(error):
    def stop():
        raise error

    return stop


class Speechless(Exception):
    def __str__(self):
        raise KeyboardInterrupt


class Anonymous(type):
    @property
    def __name__(cls):
        raise RuntimeError


class OfAnonymousKind(Exception, metaclass=Anonymous):
    @property
    def __traceback__(self):
        raise RuntimeError


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyError("y"), "KeyError: 'y'"),
        (ValueError(), "ValueError"),
        (ValueError("one\ntwo"), "ValueError: one"),
        (ValueError("x" * 1000), "ValueError: " + "x" * 200),
        (SystemExit(3), "SystemExit: 3"),
        (KeyboardInterrupt(), "KeyboardInterrupt"),
        (GeneratorExit(), "GeneratorExit"),
        (Speechless(), "Speechless"),
        (OfAnonymousKind("who?"), "OfAnonymousKind: who?"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_any_error_becomes_one_line_of_text(error, said):
    outcome = call(raising(error))

    assert (outcome.ended, outcome.error) == ("raised", said)


def adds_up(word):
    for _ in word:
        total += 1  # noqa: F821, F841


def has_remarks(word):
    for letter in word:
        found = letter
    is_word = word != ""

    # The answer is below.
    return found and is_word


@pytest.mark.parametrize(
    ("function", "word", "line"),
    [
        (adds_up, "weed", "total += 1  # noqa: F821, F841"),
        (has_remarks, "", "return found and is_word"),
    ],
)
def test_a_variable_without_a_value_is_told_in_its_own_line_each_time(
    function, word, line
):
    told = {make_call(function, Call((word,))).where for _ in range(50)}

    assert [where.partition(": ")[2] for where in told] == [line]


def test_the_line_of_the_error_is_the_students_own():
    def score(word):
        return sorted(word, key=lambda letter: letter.no_such_thing)

    assert call(score, "ab").where.endswith(
        ": return sorted(word, key=lambda letter: letter.no_such_thing)"
    )


def test_a_line_that_cannot_be_read_is_left_out():
    namespace = {}
    exec("def stop():\n    raise ValueError", namespace)

    assert call(namespace["stop"]).where == ""
    assert call(int, "x").where == ""


def test_only_the_sign_of_a_used_up_limit_gets_out():
    with pytest.raises(CallTooLong):
        call(raising(CallTooLong()))


def test_of_much_text_the_first_and_the_last_lines_are_kept_whole():
    most = watched_screen.MOST_PRINTED_AT_ONCE
    assert len(call(lambda: print("x" * 1_000_000)).printed) == most

    outcome = call(lambda: [print("line", n) for n in range(20_000)])

    lines = outcome.printed.split("\n")
    assert lines[:2] == ["line 0", "line 1"] and lines[-2:] == ["line 19999", ""]
    assert all(re.fullmatch(r"line \d+", line) for line in lines[:-1])
    assert most - 50 < len(outcome.printed) <= most


def test_what_is_printed_between_questions_has_room_again_and_again():
    def chatty():
        for _ in range(50):
            print("x" * 9_999)
            input()

    outcome = call(chatty, replies=("",) * 50)

    assert 90_000 < len(outcome.printed) <= watched_screen.MOST_PRINTED


def test_printing_letter_by_letter_is_not_slow():
    def drip():
        for _ in range(100_000):
            sys.stdout.write("x")

    started = time.process_time()
    outcome = call(drip)

    assert len(outcome.events) == 1
    assert time.process_time() - started < 2.0  # of the processor


def test_a_seed_repeats_the_call_and_leaves_chance_as_it_was():
    random.seed(1)
    before = random.getstate()
    first, second = (call(random.random, seed=7).value for _ in range(2))

    assert first == second
    assert random.getstate() == before


def helper():
    return "the student's own"


def player():
    return helper()


def stand_in(outer_call, record):
    def helper(*args):
        record("helped", *args)
        return "the stand-in"

    return {"helper": helper, "deal_hand": helper, "not_there": helper}


def test_stand_ins_replace_what_the_function_relies_on_while_it_runs():
    def looks():
        sys.stdout = sys.stderr = builtins.input = None
        raise SystemExit(player(), playing_a_game.deal_hand(7), word_game.deal_hand(7))

    before = sys.stdout, sys.stderr, builtins.input, playing_a_game.deal_hand
    outcome = call(looks, stand_ins=stand_in)

    assert outcome.error == f"SystemExit: {('the stand-in',) * 3}"
    assert outcome.events == (Event("helped", ()), *[Event("helped", (7,))] * 2)
    # All is given back, however the call ends.
    assert (sys.stdout, sys.stderr, builtins.input) == before[:3]
    assert (helper(), playing_a_game.deal_hand) == ("the student's own", before[3])


class Hostile:
    """Calls are answered with an error, and so is every look at an attribute."""

    def __getattribute__(self, name):
        raise SystemExit(name)

    def __call__(self):
        raise SystemExit


def test_a_callable_that_answers_no_question_can_be_called():
    assert call(Hostile(), stand_ins=stand_in).ended == "raised"
    wrong = call(lambda: sys.stdout.write(b"bytes"))
    assert wrong.error == "TypeError: write() argument must be str, not bytes"


def test_an_event_keeps_the_details_as_they_were():
    def stand_ins(outer_call, record):
        return {"helper": lambda hand: record("helped", hand)}

    def game():
        hand = {"a": 1}
        helper(hand)
        hand.clear()

    assert call(game, stand_ins=stand_ins).events == (Event("helped", ({"a": 1},)),)
