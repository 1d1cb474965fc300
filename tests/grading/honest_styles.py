"""Ways to write `update_hand`, all of them right.

`LEFT` stands for the letters that are left, each with its number.
"""

STYLES = {
    "lambda": """
        from collections import Counter
        update_hand = lambda hand, word: Counter(hand) - Counter(word.lower())
        less = update_hand
        update_hand = lambda hand, word, kind=dict: kind(less(hand, word))
    """,
    "a helper inside": """
        def update_hand(hand, word):
            def spend(left, letter):
                if left.get(letter, 0) > 0:
                    left[letter] -= 1
            left = dict(hand)
            for letter in word.lower():
                spend(left, letter)
            return left
    """,
    "a helper below": """
        def update_hand(hand, word):
            return spend(dict(hand), word.lower())
        def spend(left, letters):
            for letter in letters:
                left[letter] = max(0, left.get(letter, 0) - 1)
            return left
    """,
    "recursion": """
        def update_hand(hand, word):
            if word == "":
                return hand.copy()
            left = update_hand(hand, word[1:])
            first = word[0].lower()
            if left.get(first, 0) > 0:
                left[first] -= 1
            return left
    """,
    "a recursive helper": """
        def spend(left, letters):
            if not letters:
                return left
            first, *rest = letters
            return spend({k: v - (k == first and v > 0) for k, v in left.items()}, rest)
        def update_hand(hand, word):
            return spend(hand, word.lower())
    """,
    "an object that is called": """
        class Update:
            def __call__(self, hand, word):
                return LEFT
        update_hand = Update()
    """,
    "a method": """
        class Hand:
            def update(self, hand, word):
                return LEFT
        update_hand = Hand().update
    """,
    "a static method": """
        class Hand:
            @staticmethod
            def update(hand, word):
                return LEFT
        update_hand = Hand.update
    """,
    "a decorator": """
        import functools, time
        def timed(function):
            @functools.wraps(function)
            def inner(*args):
                start = time.time()
                result = function(*args)
                print("took", time.time() - start)
                return result
            return inner
        @timed
        def update_hand(hand, word):
            return LEFT
    """,
    "a decorator that forgets the name": """
        def noisy(function):
            return lambda *args: (print(args), function(*args))[1]
        @noisy
        def update_hand(hand, word):
            return LEFT
    """,
    "a decorator of a module that is not there": """
        from numba import njit
        @njit
        def update_hand(hand, word):
            return LEFT
    """,
    "a type of a module that is not there": """
        import numpy as np
        def update_hand(hand: dict, word: np.str_) -> "np.ndarray":
            return LEFT
    """,
    "a default that is not there": """
        import numpy as np
        def help_me(hand, kind=np.array): return hand
        def update_hand(hand, word):
            return LEFT
    """,
    "lru_cache on a helper": """
        from functools import lru_cache
        @lru_cache(maxsize=None)
        def count(word, letter): return word.count(letter)
        def update_hand(hand, word):
            word = word.lower()
            return {l: max(0, n - count(word, l)) for l, n in hand.items()}
    """,
    "a memo by id": """
        known = {}
        def update_hand(hand, word):
            hand = known.setdefault(id(hand), dict(hand))
            return LEFT
    """,
    "partial": """
        from functools import partial
        def change(sign, hand, word):
            word = word.lower()
            return {l: max(0, n + sign * word.count(l)) for l, n in hand.items()}
        update_hand = partial(change, -1)
    """,
    "default arguments": """
        def update_hand(hand, word, low=0, seen=[], *, show=False, **more):
            seen.append(word)
            word = word.lower()
            return {l: max(low, n - word.count(l)) for l, n in hand.items()}
    """,
    "star arguments": """
        def update_hand(*args):
            hand, word = args
            return LEFT
    """,
    "a global counter": """
        calls = 0
        def update_hand(hand, word):
            global calls, last
            calls += 1
            last = word.lower()
            return {l: max(0, n - last.count(l)) for l, n in hand.items()}
    """,
    "a generator": """
        def left(hand, word):
            for letter, count in hand.items():
                yield letter, max(0, count - word.count(letter))
        def update_hand(hand, word):
            return dict(left(hand, word.lower()))
    """,
    "type hints": """
        from __future__ import annotations
        from typing import Dict, Optional, TypeVar, Protocol
        Hand = Dict[str, int]
        T = TypeVar("T")
        class Spends(Protocol):
            def __call__(self, hand: Hand, word: str) -> Hand: ...
        def update_hand(hand: Hand | None, word: Optional[str]) -> Nowhere[Hand]:
            count: dict[str, int] = {}
            for l, n in hand.items():
                count[l] = max(0, n - word.lower().count(l))
            return count
    """,
    "dataclasses": """
        from dataclasses import dataclass, field
        from enum import Enum, auto
        from typing import NamedTuple, ClassVar
        class Kind(Enum):
            VOWEL = auto()
        class Pair(NamedTuple):
            letter: str
            count: int
        @dataclass(frozen=True)
        class Held:
            pairs: tuple = field(default_factory=tuple)
            most: "ClassVar[int]" = 7
        def update_hand(hand, word):
            held = Held(tuple(Pair(*pair) for pair in hand.items()))
            hand = {pair.letter: pair.count for pair in held.pairs}
            return LEFT
    """,
    "walrus": """
        def update_hand(hand, word):
            left = dict(hand)
            for letter in word:
                if (count := left.get(letter := letter.lower(), 0)) > 0:
                    left[letter] = count - 1
            return left
    """,
    "match": """
        def update_hand(hand, word):
            left = dict(hand)
            for letter in word.lower():
                match left.get(letter):
                    case None | 0: pass
                    case count: left[letter] = count - 1
            return left
    """,
    "a closure": """
        def make(lower):
            def update(hand, word):
                word = word.lower() if lower else word
                return {l: max(0, n - word.count(l)) for l, n in hand.items()}
            return update
        update_hand = make(lower=True)
    """,
    "reduce": """
        from functools import reduce
        def spend(left, letter):
            return {k: v - (k == letter and v > 0) for k, v in left.items()}
        update_hand = lambda hand, word: reduce(spend, word.lower(), hand)
    """,
    "one of two by a condition": """
        import sys
        if sys.version_info >= (3, 9):
            def update_hand(hand, word):
                return LEFT
        else:
            def update_hand(hand, word):
                pass
    """,
    "one of two by what can be imported": """
        try:
            import numpy as np
            def update_hand(hand, word):
                return np.subtract(hand, word)
        except ImportError:
            def update_hand(hand, word):
                return LEFT
    """,
    "in a block that fails": """
        if DEBUG or True:
            print(1 / 0)
            def update_hand(hand, word):
                return LEFT
    """,
    "in the main block": """
        if __name__ == "__main__":
            LOWEST = 0
            def update_hand(hand, word):
                word = word.lower()
                return {l: max(LOWEST, n - word.count(l)) for l, n in hand.items()}
            while True:
                print(update_hand({"a": 1}, input()))
    """,
    "in a with block": """
        import contextlib
        with contextlib.suppress(Exception):
            def update_hand(hand, word):
                return LEFT
    """,
    "letters of another language": """
        def update_hand(hand, word):
            übrig = dict(hand)
            for buchstabe in word.lower():
                if übrig.get(buchstabe):
                    übrig[buchstabe] -= 1
            return übrig
    """,
    "debug output": """
        import sys, logging
        def update_hand(hand, word):
            print("hand:", hand, file=sys.stderr)
            logging.debug("word %s", word)
            logging.warning("word %s", word)
            return LEFT
    """,
    "a pause in each call": """
        import time
        def update_hand(hand, word):
            time.sleep(0.5)
            return LEFT
    """,
    "a log of its own": """
        def update_hand(hand, word):
            with open("calls.txt", "a") as file:
                file.write(word + "\\n")
            return LEFT
    """,
    "a cleared screen": """
        from IPython.display import clear_output
        def update_hand(hand, word):
            clear_output(wait=True)
            return LEFT
    """,
    "a deep copy": """
        import copy, string, itertools, collections
        def update_hand(hand, word):
            left = copy.deepcopy(hand)
            for letter in filter((string.ascii_lowercase + "*").count, word.lower()):
                left[letter] = max(0, left.get(letter, 0) - 1)
            return left
    """,
    "modules that few import": """
        import csv, json, secrets, hashlib, calendar, zlib, tempfile, queue, array
        import xml.etree.ElementTree, sqlite3, urllib.parse, pprint, shutil, pickle
        import timeit, traceback, types, warnings, weakref, uuid, locale, numbers
        import concurrent.futures, graphlib, fnmatch, glob, html, http, difflib, cmath
        def update_hand(hand, word):
            copy = pickle.loads(pickle.dumps(json.loads(json.dumps(hand))))
            pprint.pprint(copy)
            word = word.lower()
            return {l: max(0, n - word.count(l)) for l, n in copy.items()}
    """,
    "a module that is imported late": """
        def update_hand(hand, word):
            import csv, json, html.parser, fractions, colorsys
            from email.message import EmailMessage
            return LEFT
    """,
    "by its name": """
        def new(hand, word):
            return LEFT
        globals()["update_hand"] = new
        update_hand = globals()["update_hand"]
    """,
    "of its own module": """
        import __main__, sys, pickle
        def update_hand(hand, word):
            assert sys.modules[__name__].update_hand is __main__.update_hand
            assert pickle.loads(pickle.dumps(update_hand)) is update_hand
            return LEFT
    """,
    "20,000 lines printed in each call": """
        def update_hand(hand, word):
            for number in range(20_000):
                print("round", number)
            return LEFT
    """,
    "a recursion as deep as JupyterLab lets it be": """
        def lowest(depth):
            return 0 if depth == 0 else lowest(depth - 1)
        def update_hand(hand, word):
            low, word = lowest(2_900), word.lower()
            return {l: max(low, n - word.count(l)) for l, n in hand.items()}
    """,
    "a thread": """
        import threading
        def update_hand(hand, word):
            left = {}
            thread = threading.Thread(target=lambda: left.update(LEFT))
            thread.start()
            thread.join()
            return left if not thread.is_alive() else None
    """,
    "a pool of threads": """
        from concurrent.futures import ThreadPoolExecutor, as_completed
        def update_hand(hand, word):
            def left(letter):
                return letter, max(0, hand[letter] - word.lower().count(letter))
            with ThreadPoolExecutor(max_workers=4) as pool:
                found = [pool.submit(left, letter) for letter in hand]
                assert dict(pool.map(left, hand)) == dict(map(left, hand))
                return dict(one.result() for one in as_completed(found))
    """,
    "an event loop of its own": """
        import asyncio
        async def left(letter, count, word):
            await asyncio.sleep(0.001)
            return letter, max(0, count - word.count(letter))
        async def all_left(hand, word):
            more = await asyncio.to_thread(dict, hand)
            return await asyncio.gather(*(left(*one, word) for one in more.items()))
        def update_hand(hand, word):
            return dict(asyncio.run(all_left(hand, word.lower())))
    """,
    "exec and eval in it": """
        def update_hand(hand, word):
            space = {"hand": hand, "word": word}
            exec("lower = word.lower()", space)
            less = "{l: max(0, n - lower.count(l)) for l, n in hand.items()}"
            return eval(less, space)
    """,
    "a helper by its name in it": """
        def spend(hand, word):
            return LEFT
        def update_hand(hand, word):
            return globals()["sp" + "end"](hand, word)
    """,
    "an early mistake that is mended below": """
        def update_hand(hand, word):
            return hand
        def update_hand(hand, word):
            return LEFT
    """,
}
