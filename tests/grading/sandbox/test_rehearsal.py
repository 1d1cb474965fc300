import subprocess
import sys

LOOKS = """
import builtins, linecache, signal, sys
from scrabble_course.grading.sandbox import solution_loader, rehearsal

def seen():
    kept = sys.stdout, sys.stderr, builtins.input, [*sys.meta_path], [*sys.modules]
    return *kept, {*linecache.cache}, signal.getitimer(signal.ITIMER_REAL)

rehearsal.rehearse()
before = seen()
rehearsal.rehearse()
assert seen() == before
assert not [name for name in linecache.cache if name.startswith("<")]
loader = solution_loader
assert not any((loader._codes, loader._written_out, loader._asked))
"""
HEARS = """
from scrabble_course.grading.sandbox import child, rehearsal

sent = []
child._send = lambda pipe, nonce, first, replies: sent.extend(replies)
rehearsal.TIMES = 1
rehearsal.rehearse()
print(sent)
"""


def said_by(code):
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_nothing_is_left_of_a_rehearsal_that_a_program_could_see():
    said_by(LOOKS)


def test_each_kind_of_call_is_answered_in_it():
    said = said_by(HEARS)

    assert said.count("[true]") == 2
    for part in ('"ended": "raised"', "ValueError: nothing there", "Word: ", "[0, "):
        assert said.count(part) >= 2
