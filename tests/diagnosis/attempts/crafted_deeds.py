"""Crafted attempts that do harm while they run.

None takes more than about a gigabyte, and none leaves a process behind for more than
10 seconds.
"""

import os
import signal
import sys
import threading
import time
from contextlib import suppress

from scrabble_course.word_game import get_word_score as right_score
from tests.diagnosis.attempts.hostility import hostile

ANYTHING = ("passed", "failed", "crashed", "timed_out")


@hostile("get_word_score", "timed_out")
def loops_for_ever(word, n):
    while True:
        pass


@hostile("update_hand", "timed_out")
def sleeps_for_ever(hand, word):
    threading.Event().wait()


@hostile("get_word_score", "timed_out")
def loops_and_swallows_every_exception(word, n):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass


@hostile("get_word_score", "timed_out")
def ignores_signals_and_loops(word, n):
    ignored = [signal.SIGINT, signal.SIGTERM]
    ignored += [s for s in signal.Signals if s.name in ("SIGALRM", "SIGVTALRM")]
    for number in ignored:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)
    while True:
        pass


@hostile("get_word_score", "timed_out")
def stays_inside_one_long_computation(word, n):
    return 3 ** (10**9) % 7


@hostile("get_word_score", "crashed")
def recurses_without_end(word, n):
    return 1 + recurses_without_end(word, n)


@hostile("get_word_score", "crashed", "timed_out")
def recurses_beyond_a_raised_limit(word, n):
    sys.setrecursionlimit(10**9)
    return max([word], key=lambda _: recurses_beyond_a_raised_limit(word, n))


@hostile("get_word_score", "passed", "timed_out")
def prints_fifty_megabytes(word, n):
    megabyte = "x" * 10**6
    for _ in range(50):
        print(megabyte)
    return right_score(word, n)


@hostile("get_word_score", "crashed", "timed_out")
def prints_without_end(word, n):
    while True:
        print("still thinking")


@hostile("get_word_score", "crashed")
def exits_at_once(word, n):
    os._exit(0)


@hostile("get_word_score", "crashed")
def kills_itself_with_a_segmentation_fault(word, n):
    os.kill(os.getpid(), signal.SIGSEGV)


@hostile("get_word_score", "crashed")
def kills_itself_for_certain(word, n):
    os.kill(os.getpid(), signal.SIGKILL)


@hostile("get_word_score", "timed_out")
def stops_itself(word, n):
    os.kill(os.getpid(), signal.SIGSTOP)
    return right_score(word, n)


@hostile("get_word_score", "crashed", "timed_out")
def takes_memory_without_end(word, n):
    hoard = []
    while True:
        hoard.append(b"x" * 10**6)
        time.sleep(0.002)


@hostile("get_word_score", "crashed")
def asks_for_all_memory_at_once(word, n):
    return [0] * 10**17


@hostile("get_word_score", "passed", "timed_out")
def starts_a_thread_that_never_ends(word, n):
    threading.Thread(target=threading.Event().wait).start()
    return right_score(word, n)


@hostile("get_word_score", "passed", "timed_out")
def starts_a_thread_that_prints_on(word, n):
    def print_on():
        while True:
            print("still here")
            time.sleep(0.01)

    threading.Thread(target=print_on, daemon=True).start()
    return right_score(word, n)


forked = []


@hostile("get_word_score", *ANYTHING)
def answers_twice_from_two_processes(word, n):
    # Once only: a twin that goes on with the next call must not double as well.
    if not forked:
        forked.append(True)
        os.fork()
    return right_score(word, n)


@hostile("get_word_score", *ANYTHING)
def leaves_a_sleeping_child_behind(word, n):
    if not forked:
        forked.append(True)
        if os.fork() == 0:
            time.sleep(10)
            os._exit(0)
    return right_score(word, n)


@hostile("get_word_score", "crashed", "timed_out")
def closes_every_file(word, n):
    os.closerange(0, 4096)
    return right_score(word, n)


@hostile("get_word_score", *ANYTHING)
def writes_to_every_file(word, n):
    for descriptor in range(3, 64):
        with suppress(OSError):
            os.set_blocking(descriptor, False)
            os.write(descriptor, b'{"value": 176, "ended": "returned"}\n')
    return -1


@hostile("get_word_score", "passed", "crashed")
def throws_away_the_screen(word, n):
    sys.stdout = sys.stderr = sys.__stdout__ = None
    return right_score(word, n)


@hostile("get_word_score", "crashed")
def asks_the_user(word, n):
    return int(input("What is the score? "))


@hostile("get_word_score", "failed", "crashed")
def needs_more_arguments(word, n, hand):
    return right_score(word, n)
