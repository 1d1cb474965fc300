"""Crafted attempts whose answer, or exception, is the weapon."""

import os
import sys
import time

from scrabble_course.word_game import get_word_score as right_score
from scrabble_course.word_game import update_hand as right_hand
from tests.diagnosis.attempts.hostility import hostile


@hostile("update_hand", "failed")
def empties_the_hand_it_was_given(hand, word):
    left = right_hand(hand, word)
    hand.clear()
    return left


@hostile("update_hand", "failed")
def puts_itself_into_the_hand_it_was_given(hand, word):
    left = right_hand(hand, word)
    hand["me"] = hand
    return left


@hostile("get_word_score", "failed")
def returns_nan(word, n):
    return float("nan")


@hostile("get_word_score", "failed")
def returns_an_equal_to_everything(word, n):
    class Equal:
        def __eq__(self, other):
            return True

        def __hash__(self):
            return 0

    return Equal()


@hostile("get_word_score", "failed")
def returns_an_int_that_equals_everything(word, n):
    class Chameleon(int):
        def __eq__(self, other):
            return True

        def __ne__(self, other):
            return False

        def __hash__(self):
            return 0

    return Chameleon(-1)


@hostile("update_hand", "failed")
def returns_a_hand_that_lies(hand, word):
    truth = right_hand(hand, word)

    class Sly(dict):
        def items(self):
            return truth.items()

        def values(self):
            return truth.values()

        def get(self, letter, default=None):
            return truth.get(letter, default)

        def __getitem__(self, letter):
            return truth[letter]

        def __iter__(self):
            return iter(truth)

        def __eq__(self, other):
            return truth == other

        def __ne__(self, other):
            return truth != other

        def __repr__(self):
            return repr(truth)

        __hash__ = None

    return Sly({"lies": 1})


@hostile("update_hand", "failed", "timed_out")
def returns_a_hand_whose_items_never_end(hand, word):
    class Endless(dict):
        def items(self):
            while True:
                yield "a", 1

        keys = values = __iter__ = items

    return Endless({"endless": 1})


@hostile("get_word_score", "failed", "crashed")
def returns_what_cannot_be_shown(word, n):
    class Unshowable:
        def __repr__(self):
            raise RuntimeError("no picture of me")

        __str__ = __format__ = __repr__

    return Unshowable()


@hostile("get_word_score", "failed", "timed_out")
def returns_what_takes_for_ever_to_show(word, n):
    class Endless:
        def __repr__(self):
            while True:
                time.sleep(1)

        __str__ = __repr__

    return Endless()


@hostile("get_word_score", "failed", "crashed")
def returns_what_cannot_be_pickled(word, n):
    class Unpicklable:
        def __reduce_ex__(self, protocol):
            os._exit(0)

    return Unpicklable()


@hostile("get_word_score", "failed")
def returns_a_class_that_claims_to_be_int(word, n):
    class Pretender:
        __class__ = int

        def __eq__(self, other):
            return True

        __hash__ = None

    return Pretender()


@hostile("get_word_score", "failed")
def returns_a_generator(word, n):
    yield right_score(word, n)


@hostile("get_word_score", "failed")
def returns_a_list_that_holds_itself(word, n):
    result = []
    result.append(result)
    return result


@hostile("update_hand", "failed")
def returns_a_hand_that_holds_itself(hand, word):
    left = right_hand(hand, word)
    left["me"] = left
    return left


@hostile("update_hand", "failed", "crashed")
def returns_a_deep_nest(hand, word):
    nest = []
    for _ in range(10**5):
        nest = [nest]
    return nest


@hostile("update_hand", "failed", "timed_out")
def returns_a_hand_with_a_million_letters(hand, word):
    return dict.fromkeys(range(10**6), 1)


@hostile("get_word_score", "failed")
def returns_a_text_of_twenty_megabytes(word, n):
    return "7" * 20_000_000


@hostile("get_word_score", "failed")
def returns_a_number_of_100_000_digits(word, n):
    return 10**100_000


@hostile("get_word_score", "failed")
def returns_a_number_too_big_to_print(word, n):
    return 1 << 50_000_000


@hostile("get_word_score", "crashed")
def raises_system_exit(word, n):
    raise SystemExit(0)


@hostile("get_word_score", "crashed")
def quits(word, n):
    sys.exit()


@hostile("get_word_score", "crashed")
def raises_keyboard_interrupt(word, n):
    raise KeyboardInterrupt


@hostile("get_word_score", "crashed")
def raises_generator_exit(word, n):
    raise GeneratorExit


@hostile("get_word_score", "crashed")
def raises_stop_iteration(word, n):
    return next(iter([]))


@hostile("get_word_score", "crashed")
def raises_what_cannot_be_shown(word, n):
    class Unspeakable(Exception):
        def __str__(self):
            raise RuntimeError("no words for it")

        __repr__ = __str__

    raise Unspeakable


@hostile("get_word_score", "crashed", "timed_out")
def raises_what_takes_for_ever_to_show(word, n):
    class Endless(Exception):
        def __str__(self):
            while True:
                time.sleep(1)

        __repr__ = __str__

    raise Endless


@hostile("get_word_score", "crashed")
def raises_a_long_complaint(word, n):
    raise ValueError("x" * 20_000_000)


@hostile("get_word_score", "failed")
async def answers_later(word, n):
    return right_score(word, n)
