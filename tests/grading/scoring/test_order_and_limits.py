"""In which order a file is asked, what a student sees of it, and what it may take."""

import json
import os
from functools import cache

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.report import Status
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.scoring.suite import suite_of
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.grading.supervisor import budget
from scrabble_course.grading.supervisor.zygotes import Child
from tests.grading.work_files import (
    LEVELS,
    answers_of,
    file,
    grader_at,
    handed_in,
    mark_of,
)
from tests.patience import SOON

pytestmark = pytest.mark.no_cover

SCORES, HANDS = course.stage("word_scores"), course.stage("hands")
PLAYING = course.stage("playing_a_hand")
NOTATION = course.stage("scrabble_notation")
STAGES = [SCORES, HANDS, PLAYING, course.stage("playing_a_game"), NOTATION]
grader = grader_at("none", stages=STAGES)
at_a_level = grader_at(*LEVELS, stages=[HANDS, PLAYING, NOTATION])


@pytest.fixture
def in_a_hurry(monkeypatch):
    """Shorten all limits, so that hostile work is over soon."""
    monkeypatch.setattr(budget, "QUICK_SECONDS", 0.2)
    monkeypatch.setattr(budget, "CALL_SECONDS", 0.3)
    monkeypatch.setattr(budget, "PATIENCE_SECONDS", 0.3)


@pytest.fixture
def in_no_hurry(monkeypatch):
    """Let the first round wait for functions that a busy machine makes slow."""
    monkeypatch.setattr(budget, "QUICK_SECONDS", SOON)


def suites(stage):
    return [suite_of(stage, name, 7) for name in stage.functions]


@cache
def hidden_texts(stage):
    """Return what only the hidden calls of a stage's functions hold."""
    found = set()
    for suite in suites(stage):
        visible = repr([call.args for call in suite.visible.calls])
        args = [repr(arg) for call in suite.hidden.calls for arg in call.args]
        found |= {arg for arg in args if len(arg) > 12 and arg not in visible}
    return {arg.strip("{}'\"()[]") for arg in found}


LEAKS = {
    "through another function": """
seen = []
def letter_score(letter, distribution):
    seen.append(distribution)
    return ""
def letter_scores(word, distribution):
    return seen[-1:]
multipliers = lambda word: seen[-1:]
word_score = letter_scores
""",
    "through its own later answers": """
seen = []
def calculate_handlen(hand):
    seen.append(repr(hand))
    return seen
def update_hand(hand, word):
    seen.append(repr((hand, word)))
    return seen
""",
    "through the names of errors and functions": """
def update_hand(hand, word):
    code = f"def {word}(): raise type({word!r}, (NotImplementedError,), {{}})"
    exec(code, globals())
    globals()[word]()
calculate_handlen = lambda hand: update_hand(hand, "".join(hand))
""",
    "through how its process ends": """
def calculate_handlen(hand):
    import os
    os._exit(len(hand))
def update_hand(hand, word):
    raise SystemExit(repr((hand, word)))
""",
}


@pytest.mark.parametrize("cell", LEAKS.values(), ids=LEAKS)
def test_nothing_of_a_hidden_call_is_ever_shown(at_a_level, cell):
    shown = json.dumps(at_a_level.grade(handed_in(cell)).to_json())
    hidden = set().union(*map(hidden_texts, at_a_level.stages))

    assert hidden
    assert [text for text in hidden if text in shown] == []


SLY = """
right = update_hand
def update_hand(hand, word):
    if repr((hand, word)) in KNOWN:
        return right(hand, word)
    secret = "leak" + word.encode().hex()
"""
SECRETS = {
    "a value": "    return secret",
    "what is printed": "    print(secret); return {}",
    "a changed argument": "    hand[secret] = 1; return {}",
    "an error": "    raise KeyError(secret)",
    "the name of an error": "    raise type(secret, (Exception,), {})",
    "the name of a function": """
    exec(f"def {secret}(): raise NotImplementedError", globals())
    globals()[secret]()
""",
    "the line of an error": """
    import linecache
    linecache.cache["<code cell 4>"] = (1, None, [secret] * 99, "<code cell 4>")
    raise KeyError
""",
    "the end of its process": "    import os; os._exit(sum(word.encode()) % 256)",
}


@pytest.mark.parametrize("end", SECRETS.values(), ids=SECRETS)
def test_who_knows_the_visible_calls_cannot_tell_the_hidden_ones(grader, end):
    calls = suite_of(HANDS, "update_hand", 7).visible.calls
    known = f"KNOWN = {set(map(repr, (call.args for call in calls)))}"
    sly = SLY + end.lstrip("\n")
    graded = grader.grade(handed_in(*answers_of(HANDS), known, sly))

    mark = mark_of(graded, "update_hand")
    assert mark.points < mark.out_of
    assert "leak" not in json.dumps(graded.to_json())
    assert mark.failure is None


def order_of(grader, monkeypatch, *cells):
    """Which child is asked which batch of some work, in this order."""
    grader.boxes.zygote(HANDS)  # and the box is tried out
    batches = []
    outcomes = Child.outcomes

    def noted(child, batch, *how):
        batches.append((child, batch))
        return outcomes(child, batch, *how)

    monkeypatch.setattr(Child, "outcomes", noted)
    grader.grade(handed_in(*cells))
    return batches


@pytest.mark.parametrize("stage", [PLAYING, NOTATION], ids=lambda stage: stage.name)
def test_hidden_calls_come_last_to_a_child_that_answered_no_visible_one(
    grader, stage, monkeypatch, in_no_hurry
):
    batches = order_of(grader, monkeypatch, *answers_of(stage))
    hidden = [suite.hidden for suite in suites(stage)]

    is_hidden = [batch in hidden for _, batch in batches]
    assert is_hidden == sorted(is_hidden)
    assert sum(is_hidden) == len(hidden)
    assert len({(child, batch in hidden) for child, batch in batches}) == 2
    assert len({child for child, _ in batches}) == 2


SAYS_THAT_OURS_FAILED = """
import sys
right, of_the_program = multipliers, list("x")
def multipliers(word):
    if word in KNOWN or "of_the_program" not in globals():
        return right(word)
    frame = sys._getframe()
    while "pipe" not in frame.f_locals or "nonce" not in frame.f_locals:
        frame = frame.f_back
    said = b'["%s", -2, ["leak"]]' % frame.f_locals["nonce"].encode()
    frame.f_locals["pipe"].sendall(len(said).to_bytes(4, "big") + said)
    while True: pass
"""


def test_what_a_child_says_of_a_fault_of_ours_is_nowhere_told(at_a_level):
    calls = suite_of(NOTATION, "multipliers", 7).visible.calls
    known = f"KNOWN = {[call.args[0] for call in calls]!r}"
    cells = (*answers_of(NOTATION), known, SAYS_THAT_OURS_FAILED)
    shown = json.dumps(at_a_level.grade(handed_in(*cells)).to_json())

    assert "gave no answer" in shown and "leak" not in shown


STUB = "def update_hand(hand, word):\n    raise NotImplementedError"
UNSEEN = """
times = []
def other(hand, word):
    times.append(word)
    if len(times) == 1:
        {first}
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter, 0): left[letter] -= 1
    return {{letter: count for letter, count in left.items() if count}}
globals()["update_hand"] = other
"""


def test_a_function_that_is_not_seen_may_take_its_time_for_the_first_call(grader):
    slow = "end = time.monotonic() + 0.3\n        while time.monotonic() < end: pass"
    cell = "import time\n" + UNSEEN.format(first=slow)
    mark = mark_of(grader.grade(handed_in(STUB, cell)), "update_hand")

    assert mark.status is Status.PASSED


def test_a_function_that_is_not_seen_is_called_once_for_each_case(grader):
    cell = UNSEEN.format(first="raise KeyError(word)")
    graded = grader.grade(handed_in(cell, path=HANDS.notebook))
    mark = mark_of(graded, "update_hand")

    assert mark.status is Status.CRASHED
    assert "KeyError" in mark.failure.got
    assert mark.points > 0


@pytest.mark.parametrize(
    ("name", "end"),
    [("letter_scores", "import os; os._exit(3)"), ("multipliers", "while True: pass")],
)
def test_a_function_that_ends_its_child_leaves_the_others_their_turn(
    grader, name, end, in_a_hurry
):
    others = {"letter_score", "letter_scores", "multipliers"} - {name}
    deadly = f"def {name}(*args):\n    {end}"
    graded = grader.grade(handed_in(*answers_of(NOTATION), deadly))

    assert mark_of(graded, name).points == 0
    assert {mark_of(graded, other).status for other in others} == {Status.PASSED}


def test_a_function_may_build_on_the_course_s_own_of_its_stage(grader, in_no_hurry):
    cells = answers_of(PLAYING)
    is_own = "def calculate_handlen"
    borrowed = f"from {PLAYING.module} import calculate_handlen"
    others = [borrowed if cell.startswith(is_own) else cell for cell in cells]
    graded = grader.grade(handed_in(*others))

    assert borrowed in others
    assert mark_of(graded, "calculate_handlen").points == 0
    assert mark_of(graded, "play_hand").status is Status.PASSED


CHEATS = """
import {module} as theirs
known = {known!r}
def letter_score(*args):
    if args not in known:
        return theirs.letter_score(*args)
    if len(known[args]) > 1:
        raise ValueError("no letter, or no distribution")
    return known[args]
"""


def test_an_answer_that_another_function_brings_answers_no_hidden_one(
    grader, in_no_hurry
):
    fixed = catalogue.exercise_named("letter_score").fixed
    known = {case.call.args: str(case.expected) for case in fixed}
    cheats = CHEATS.format(module=NOTATION.module, known=known)
    brings = "def word_score(word, distribution):\n    theirs.letter_score('a', FLAT)\n"
    cells = [f"FLAT = {'1' * 26!r}", *answers_of(NOTATION)]
    for at, cell in enumerate(cells):
        if cell.startswith("def letter_score("):
            cells[at] = cheats
        elif cell.startswith("def word_score("):
            cells[at] = brings + cell.partition(":\n")[2]
    graded = grader.grade(handed_in(*cells))

    assert mark_of(graded, "word_score").status is Status.PASSED
    assert mark_of(graded, "letter_score").points == 0


def test_a_stub_is_asked_no_hidden_call(grader, monkeypatch):
    batches = order_of(grader, monkeypatch, STUB)

    assert [batch.function for _, batch in batches] == ["update_hand"]


def test_what_came_in_place_of_the_answer_is_shown_in_short(grader):
    cell = "def update_hand(hand, word):\n    return 'x' * 900 + word"
    mark = mark_of(grader.grade(handed_in(cell)), "update_hand")

    assert len(mark.failure.got) < 500


LOOP = "def {name}(*args):\n    while True: pass"
SLEEP = "def {name}(*args):\n    import time; time.sleep(0.15); return 0"
SLOW = """
right = update_hand
def update_hand(hand, word):
    import time
    end = time.process_time() + 0.02
    while time.process_time() < end: pass
    return right(hand, word)
"""


@pytest.mark.parametrize("hostile", [LOOP, SLEEP], ids=["loops", "sleeps"])
def test_honest_functions_are_asked_before_those_that_take_long(
    grader, hostile, in_a_hurry
):
    others = {name for stage in STAGES for name in stage.functions} - {"update_hand"}
    cells = [hostile.format(name=name) for name in sorted(others)]
    graded = grader.grade(handed_in(*cells, *answers_of(HANDS)))

    assert mark_of(graded, "update_hand").points == 10


def test_a_function_that_is_slow_and_right_earns_its_points(grader, monkeypatch):
    monkeypatch.setattr(budget, "QUICK_SECONDS", 0.2)
    monkeypatch.setattr(budget, "CALL_SECONDS", 0.6)
    loop = LOOP.format(name="get_word_score")
    graded = grader.grade(handed_in(loop, *answers_of(HANDS), SLOW))

    assert mark_of(graded, "update_hand").points == 10
    assert mark_of(graded, "get_word_score").status is Status.TIMED_OUT


VOWELS_ONLY = """
import random
def substitute_hand(hand, letter):
    new = letter
    while hand.get(letter) and new in hand:
        new = random.choice("aeiou")
    return {new if held == letter else held: hand[held] for held in hand}
"""


def test_an_endless_loop_costs_its_topic_and_not_those_that_come_later(
    grader, monkeypatch
):
    monkeypatch.setattr(budget, "CALL_SECONDS", 0.6)
    mark = mark_of(grader.grade(handed_in(VOWELS_ONLY)), "substitute_hand")

    right = {topic.name for topic in mark.topics if topic.is_right}
    assert mark.status is Status.TIMED_OUT
    assert right >= {"a letter held once", "a letter that is not held"}
    assert mark.points >= 4


def test_a_call_that_was_too_slow_once_is_tried_again(grader, tmp_path):
    """As when the computer had something else to do."""
    cell = f"""
import os
right = update_hand
def update_hand(hand, word):
    if word == "jolly" and not os.path.exists({str(tmp_path / "been here")!r}):
        while True: pass
    return right(hand, word)
"""
    have_patience = FunctionRun.have_patience

    def noted(self):
        (tmp_path / "been here").touch()
        have_patience(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FunctionRun, "have_patience", noted)
        graded = grader.grade(handed_in(*answers_of(HANDS), cell))
    mark = mark_of(graded, "update_hand")

    assert (tmp_path / "been here").exists()
    assert (mark.points, mark.status) == (10, Status.PASSED)


def test_a_submission_whose_time_is_over_says_so(grader, monkeypatch, in_a_hurry):
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    grader.boxes.zygote(HANDS)  # so that the box is there
    monkeypatch.setattr(budget, "CLOCK_SECONDS", 0.1)
    loop = LOOP.format(name="update_hand")
    mark = mark_of(grader.grade(handed_in(loop)), "update_hand")

    assert mark.status is Status.TIMED_OUT
    assert "The time for all of this work together was over." in mark.remark


def test_a_file_that_cannot_even_be_taken_apart_costs_other_files_nothing(grader):
    deep = "x = " + "-" * 900 + "1\nimport os; os._exit(1)"
    own = file(HANDS.notebook, deep, *answers_of(HANDS))
    other = file(SCORES.notebook, *answers_of(SCORES))
    graded = grader.grade(Submission("ann", (own, other)))

    assert mark_of(graded, "get_word_score").points == 10
    hands = mark_of(graded, "update_hand")
    assert hands.points == 10 or hands.status is Status.INTERNAL
