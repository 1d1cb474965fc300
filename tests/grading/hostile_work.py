"""What a hostile student hands in: each a cell, and which function it hopes to pay.

Attacks at the top level stand before an honest `update_hand`; those in a function
stand in `get_word_score`, next to it.
"""

from textwrap import dedent, indent

IN_A_FUNCTION = {
    "an endless loop": "while True: pass",
    "an endless loop that swallows everything": """
        while True:
            try:
                while True: pass
            except BaseException: pass
    """,
    "a sleep of an hour": "import time; time.sleep(3600)",
    "a nap in each call": "import time; time.sleep(0.1); return 0",
    "4 GiB of memory": "return 'x' * (4 << 30)",
    "memory that grows": """
        held = []
        while True: held.append(bytearray(1 << 20))
    """,
    "a fork bomb": """
        import os
        while True: os.fork()
    """,
    "a child that outlives it": """
        import os
        if os.fork() == 0:
            import time; time.sleep(3600)
        return 176
    """,
    "threads": """
        import _thread, time
        for _ in range(500): _thread.start_new_thread(time.sleep, (3600,))
    """,
    "another program": """
        import subprocess; return subprocess.run(["sleep", "3600"]).returncode
    """,
    "an exit that looks right": "import os; os._exit(0)",
    "sys.exit": "import sys; sys.exit(0)",
    "a segmentation fault": "import ctypes; ctypes.string_at(0)",
    "a signal to itself": "import os; os.kill(os.getpid(), 9)",
    "a signal to its parent": "import os; os.kill(os.getppid(), 9)",
    "signals to everyone": "import os; os.kill(-1, 9)",
    "deep recursion": "return get_word_score(word, n)",
    "recursion without a limit": """
        import sys; sys.setrecursionlimit(1 << 30)
        def down(): return down()
        return down()
    """,
    "50 MB printed": "print('x' * 50_000_000); return 0",
    "50 MB written to the screen below Python": """
        import os
        for _ in range(50): os.write(1, b'x' * 1_000_000)
    """,
    "a value nested 100,000 deep": """
        value = []
        for _ in range(100_000): value = [value]
        return value
    """,
    "a list that holds itself": "value = []; value.append(value); return value",
    "a list of millions": "return [0] * 30_000_000",
    "keys that have the same hash": """
        return {place * (2 ** 61 - 1): 0 for place in range(1, 9_000)}
    """,
    "pairs that have the same hash": """
        return {(0, place * (2 ** 61 - 1)) for place in range(1, 3_000)}
    """,
    "as many floats as fit": "return [0.5] * 19_000",
    "as many words as fit": "print('ab ' * 30_000); return ['ab'] * 19_000",
    "a huge number": "return 10 ** 100_000",
    "NaN": "return float('nan')",
    "an object that equals everything": """
        class Yes:
            def __eq__(self, other): return True
            def __hash__(self): return 176
        return Yes()
    """,
    "an int that equals everything": """
        class Yes(int):
            def __eq__(self, other): return True
            __hash__ = int.__hash__
        return Yes(3)
    """,
    "a str that is anything": """
        class Text(str):
            def __eq__(self, other): return True
            __hash__ = str.__hash__
            def __len__(self): return 10 ** 9
        return Text("x")
    """,
    "a class whose name is a lie": """
        class Meta(type):
            __name__ = property(lambda self: 1 / 0)
        class Value(metaclass=Meta): pass
        return Value()
    """,
    "an error that cannot be shown": """
        class Sly(Exception):
            def __str__(self): raise SystemExit
        raise Sly
    """,
    "an error that kills": "raise KeyboardInterrupt",
    "files": "return open('/etc/passwd').read()",
    "the files of the course": """
        import glob
        return glob.glob('/**/checks/word_game/*.py', recursive=True)
    """,
    "a file of its own": "open('/tmp/notes', 'w').write('x'); return 0",
    "the environment": "import os; return dict(os.environ)",
    "the network": """
        import socket; s = socket.create_connection(('127.0.0.1', 22), 1); return 176
    """,
    "references in memory": """
        import gc
        found = [o for o in gc.get_objects() if type(o).__name__ in ('Case', 'Suite')]
        return found[0].expected
    """,
    "the frames of its callers": """
        import sys
        frame = sys._getframe()
        while frame:
            for value in frame.f_locals.values():
                if hasattr(value, 'expected'): return value.expected
            frame = frame.f_back
        return None
    """,
    "the answer in the package": """
        from scrabble_course.word_game import get_word_score as theirs
        return theirs(word, n)
    """,
    "the answer under another name": """
        import sys
        module = sys.modules['scrabble_course.word_game.word_scores']
        return module.get_word_score(word, n)
    """,
    "the exercise": """
        from scrabble_course.checks.catalogue import exercise_named
        return exercise_named('get_word_score').reference(word, n)
    """,
    "the score of a play": """
        from scrabble_course.display.score import score_breakdown
        return score_breakdown(word, n, 0)
    """,
    "a closed pipe": "import os; os.closerange(0, 64); return 176",
    "a flooded pipe": """
        import socket, os
        for number in range(3, 32):
            try:
                pipe = socket.socket(fileno=os.dup(number))
                pipe.setblocking(False)
                for _ in range(500): pipe.send(b'x' * 100_000)
            except OSError: pass
        return 176
    """,
    "forged replies": """
        import socket, os, json
        for number in range(3, 32):
            try:
                pipe = socket.socket(fileno=os.dup(number))
                reply = json.dumps(['guess', 0, {'ended': 'returned', 'value': 1}])
                pipe.send(len(reply).to_bytes(4, 'big') + reply.encode())
            except OSError: pass
        return 0
    """,
    "a length of 4 GiB": """
        import socket, os
        for number in range(3, 32):
            try: socket.socket(fileno=os.dup(number)).send(b'\\xff' * 4)
            except OSError: pass
        return 0
    """,
    "patched json": """
        import json
        json.dumps = json.JSONEncoder.encode = lambda *a, **k: '[]'
        return 0
    """,
    "patched builtins": """
        import builtins
        builtins.len = builtins.isinstance = builtins.repr = lambda *a: 1
        return 0
    """,
    "an empty sys.modules": "import sys; sys.modules.clear(); return 0",
    "a patched runner": """
        import sys
        child = sys.modules['scrabble_course.grading.sandbox.child']
        child._make_call = child._dumps = child.send = lambda *a: None
        return 0
    """,
    "the blame put on the grader": """
        import sys
        child = sys.modules['scrabble_course.grading.sandbox.child']
        def fail(*args): raise OSError('the disk is full')
        child._stand_ins = child._call = fail
    """,
    "signals when its pipe can be read": """
        import fcntl, os
        for number in range(3, 32):
            try:
                fcntl.fcntl(number, fcntl.F_SETOWN, os.getppid())
                fcntl.fcntl(number, 10, 9)
                fcntl.fcntl(number, fcntl.F_SETFL, os.O_ASYNC)
            except OSError: pass
        return 0
    """,
    "a tracer": """
        import sys
        sys.settrace(lambda *a: 1 / 0); sys.setprofile(lambda *a: 1 / 0)
        return 0
    """,
    "a handler for every signal": """
        import signal
        for number in (2, 14, 15): signal.signal(number, signal.SIG_IGN)
        while True: pass
    """,
    "limits raised": """
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (-1, -1)); return 'x' * (2 << 30)
    """,
}

AT_TOP_LEVEL = {
    "an endless loop": "while True: pass",
    "an endless loop that swallows everything": """
while True:
    try:
        while True: pass
    except BaseException: pass
""",
    "an exit": "import os; os._exit(0)",
    "sys.exit": "raise SystemExit",
    "a segmentation fault": "import ctypes; ctypes.string_at(0)",
    "a game that asks for ever": "while True:\n    word = input('Word: ')",
    "a game whose asking is caught": """
while True:
    try:
        word = input()
    except Exception:
        continue
""",
    "memory that grows": "held = [bytearray(1 << 20) for _ in range(1 << 20)]",
    "50 MB printed": "print('x' * 50_000_000)",
    "patched json": "import json; json.dumps = json.JSONEncoder.encode = None",
    "patched runner": """
import scrabble_course.grading.sandbox.child as child
child._make_call = child._dumps = child.send = None
""",
    "a patched runner of cells": """
import scrabble_course.grading.sandbox.cells as cells
cells._Run.functions = cells._Run.failure_of = None
""",
    "a program that is told anew": """
import scrabble_course.grading.sandbox.child as child
child.cells.run_cells = lambda *a: child.cells.Ran([], {"get_word_score": max})
""",
    "a flood of what is told": """
import socket
for number in range(3, 32):
    try:
        pipe = socket.socket(fileno=number)
        told = b'{"failed": [[1, 1, "begun", ""]]}'
        for _ in range(100_000): pipe.sendall(len(told).to_bytes(4, 'big') + told)
    except OSError: pass
""",
    "places that are none": """
import socket
for number in range(3, 32):
    try:
        pipe = socket.socket(fileno=number)
        told = b'{"failed": [[999999, 999999, "error", "x"], [0, 0, "slow", ""]]}'
        pipe.sendall(len(told).to_bytes(4, 'big') + told)
    except OSError: pass
""",
    "a finder of modules that fails": """
import sys
sys.meta_path.insert(0, 7)
sys.path_hooks.clear()
""",
    "an open that writes over the words": "open('words.txt', 'w').write('zzz')",
    "names of the course": """
__name__ = __file__ = 7
globals().clear()
""",
    "a source of 300 KB of brackets": "x = " + "[" * 300_000,
    "a source nested too deep": "x = " + "-" * 100_000 + "1",
    "a null byte": "x = '\0'",
    "no Python": "def update_hand(hand, word:\n    pass",
    "magic": "%timeit 3\n!ls",
    "an await that swallows everything": """
import asyncio
async def stay():
    while True:
        try: await asyncio.sleep(0)
        except BaseException: pass
await stay()
""",
    "a patched stub": """
import scrabble_course.word_game.word_scores as theirs
theirs.get_word_score = lambda word, n: 176
""",
}

AGAINST_QUESTIONS = {
    "an endless loop": "while True:\n        pass",
    "an exit": "import os\n    os._exit(3)",
    "a value that is too large": "return [10 ** 9000] * 9000000",
    "another workbench": "return globals().update(scrabble_workbench=print)",
    "a page in what is printed": ("print('</pre><script>' * 99999)\n    return hand"),
    "names of the workbench": (
        "__dict__ = hand\n    _scrabble_step = __dict__\n    return _scrabble_step"
    ),
    "deep brackets": f"return {'(' * 190}hand{')' * 190}",
    "a long sum": f"return hand{' + hand' * 4000}",
    "an empty workbench": "return _Workbench.__dict__.clear()",
    "no Python": "return (hand,",
}
"""Bodies of an `update_hand` about which questions are asked, for marks and talks."""


def function_body(attack):
    """Return an attack as it stands in a function."""
    return indent(dedent(attack).strip("\n"), "    ")
