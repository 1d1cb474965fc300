"""The page for a talk, from a gradebook, with answers that the box gave."""

import re
import shlex
import time
from dataclasses import replace
from html import unescape
from importlib import import_module

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.readable import file_name
from tests.grading.gradebook.test_gradebook import CONDITIONS, entry
from tests.grading.honest_work import RIGHT as HAND
from tests.grading.work_files import LEVELS
from tests.patience import AT_NIGHT

ADA, DASH = "ada <b>", "-d"
SCORE = """def get_word_score(word, n):
    total = 0
    for letter in word.lower():
        total += SCRABBLE_LETTER_VALUES[letter]
    return total * max(1, 7 * len(word) - 3 * (n - len(word)))
"""
BOTH = {"update_hand": HAND, "get_word_score": SCORE}
HOSTILE = [
    "while True:\n        pass",
    "import os\n    os._exit(3)",
    "return [10 ** 9000] * 9000000",
    "print('</pre><script>' * 99999)\n    return hand",
    "__dict__ = hand\n    _scrabble_step = __dict__\n    return _scrabble_step",
    f"return {'(' * 190}hand{')' * 190}",
    f"return hand{' + hand' * 4000}",
    "return globals().update(scrabble_workbench=print)",
    "return _Workbench.__dict__.clear()",
    "return (hand,",
]


def marks_of(folder, *work):
    """Return a folder that was graded into, with some functions of each student."""
    folder.mkdir()
    stages = {"get_word_score": 1, "update_hand": 2}
    with Gradebook.open(folder / BOOK) as book:
        run = book.start_run(CONDITIONS)
        for student, sources in work:
            texts = {(stages[name], name): text for name, text in sources.items()}
            book.add(run, [replace(entry(student), sources=texts)])
    return folder


def page_of(out, *words):
    said = CliRunner().invoke(cli.app, ["oral", str(out), *map(str, words)])
    assert said.exit_code == 0, said.output
    return "".join(page.read_text("utf-8") for page in (out / "oral").glob("*.html"))


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    """The marks of two students, with a page for each, made once for several tests."""
    place = tmp_path_factory.mktemp("oral") / "marks"
    out = marks_of(place, (ADA, {"update_hand": HAND}), (DASH, {"update_hand": HAND}))
    page_of(out)
    return out


def page_for(out, student):
    return (out / "oral" / f"{file_name(student)}.html").read_text("utf-8")


def test_a_page_has_the_function_and_five_questions_with_answers(out):
    page = page_for(out, ADA)

    assert "left = hand.copy()" in page and "ada &lt;b&gt;" in page
    assert page.count("<details>") == 5
    assert "the hand lacks costs" in page
    assert "scrabble-course adjust --function update_hand" in page


def test_a_seed_decides_what_is_asked_and_functions_can_be_named(tmp_path):
    out = marks_of(tmp_path / "marks", (ADA, BOTH))
    first, again, other = (
        page_of(out, "--seed", seed, "--minutes", "6") for seed in (1, 1, 2)
    )
    named = page_of(out, "--functions", "get_word_score", "--minutes", "9")

    assert first == again != other
    assert len(re.findall(r"<h2><code>(\w+)", first)) == 2
    assert re.findall(r"<h2><code>(\w+)", named) == ["get_word_score"]


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_functions_do_there_is_a_page_for_each(tmp_path, level):
    all_of_it = AT_NIGHT or level == LEVELS[0]
    bodies = HOSTILE if all_of_it else HOSTILE[LEVELS.index(level) :: 3]
    texts = [f"def update_hand(hand, word):\n    {body}" for body in bodies]
    work = [(f"s{n}", {"update_hand": text}) for n, text in enumerate(texts)]
    out = marks_of(tmp_path / "marks", *work)
    since = time.process_time()
    pages = page_of(out, "--isolation", level)

    assert pages.count("<h1>") == len(bodies)
    assert "<script>" not in pages and "Traceback" not in pages
    assert time.process_time() - since < 20


def test_helpers_are_there_with_what_was_handed_in(tmp_path):
    helper = "def spent(n): return max(0, n - 1)"
    text = HAND.replace("left[letter] - 1", "spent(left[letter])")
    out = marks_of(tmp_path / "marks", ("ada", {"update_hand": text}))
    (tmp_path / "work" / "ada").mkdir(parents=True)
    (tmp_path / "work" / "ada" / "hands.py").write_text(f"{helper}\n\n{text}")
    alone, whole = page_of(out), page_of(out, "--submissions", tmp_path / "work")

    assert alone.count("<details>") == 5 and "would go wrong" not in alone
    assert whole != alone and whole.count("update_hand({") > 1


def test_the_command_of_the_page_can_be_pasted_whatever_the_student_is_called(out):
    [said] = re.findall(
        r"<code>(scrabble-course adjust .*?)</code>", page_for(out, DASH)
    )
    words = shlex.split(unescape(said))[1:]
    words[words.index("marks")] = str(out)

    said = CliRunner().invoke(cli.app, words)
    assert said.exit_code == 0 and "-1 points" in said.output


def test_a_page_that_cannot_be_made_leaves_those_of_the_others(tmp_path, monkeypatch):
    module = "scrabble_course.grading.scoring.boxed_questions"
    made = import_module(module).oral_topics

    def for_some(sources, work_on, chance, *rest):
        if "ben" in chance:
            raise OverflowError("too large")
        return made(sources, work_on, chance, *rest)

    monkeypatch.setattr(f"{module}.oral_topics", for_some)
    out = marks_of(
        tmp_path / "marks", *((name, {"update_hand": HAND}) for name in ("ben", "cem"))
    )
    said = CliRunner().invoke(cli.app, ["oral", str(out)])

    assert said.exit_code == 1 and "No page for ben: OverflowError" in said.output
    assert [page.name for page in (out / "oral").glob("*.html")] == ["cem.html"]


def test_an_unknown_student_is_told_and_nothing_written(out):
    said = CliRunner().invoke(cli.app, ["oral", str(out), "bob"])

    assert said.exit_code == 1 and "no student 'bob'" in said.output
