"""The page for a talk, from a gradebook, with answers that the box gave."""

import re
import shlex
import time
from dataclasses import replace
from html import unescape

import pytest

from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.reports.readable import file_name
from scrabble_course.grading.scoring import boxed_questions
from tests.grading.commands.command_line import run
from tests.grading.gradebook.test_gradebook import entry
from tests.grading.gradebook.test_merging import book_of
from tests.grading.honest_work import RIGHT
from tests.grading.hostile_work import AGAINST_QUESTIONS
from tests.grading.work_files import LEVELS
from tests.patience import AT_NIGHT

ADA, DASH = "ada <b>", "-d"
HAND, SCORE = (2, "update_hand"), (1, "get_word_score")
OWN_SCORE = """def get_word_score(word, n):
    total = 0
    for letter in word.lower():
        total += SCRABBLE_LETTER_VALUES[letter]
    return total * max(1, 7 * len(word) - 3 * (n - len(word)))
"""


def marks_of(folder, **more):
    """Return a folder that was graded into, with functions of each student."""
    folder.mkdir()
    entries = [replace(entry(name), sources=own) for name, own in more.items()]
    book_of(folder / BOOK, *entries)
    return folder


def page_of(out, *words):
    said = run("oral", out, *words)
    assert said.exit_code == 0, said.output
    return "".join(page.read_text("utf-8") for page in (out / "oral").glob("*.html"))


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    """The marks of two students, with a page for each, made once for several tests."""
    place = tmp_path_factory.mktemp("oral") / "marks"
    out = marks_of(place, **{name: {HAND: RIGHT} for name in (ADA, DASH)})
    page_of(out)
    return out


def page_for(out, student):
    return (out / "oral" / f"{file_name(student)}.html").read_text("utf-8")


def test_a_page_has_the_function_and_five_questions_with_answers(out):
    page = page_for(out, ADA)

    assert "left = hand.copy()" in page and "ada &lt;b&gt;" in page
    assert page.count("<details>") == 5
    assert "the hand lacks costs" in page


def test_a_seed_decides_what_is_asked_and_functions_can_be_named(tmp_path):
    out = marks_of(tmp_path / "marks", ada={HAND: RIGHT, SCORE: OWN_SCORE})
    seeds = [("--seed", seed, "--minutes", "6") for seed in (1, 1, 2)]
    first, again, other = (page_of(out, *said) for said in seeds)
    named = page_of(out, "--functions", "get_word_score", "--minutes", "9")

    assert first == again != other
    assert len(re.findall(r"<h2><code>(\w+)", first)) == 2
    assert re.findall(r"<h2><code>(\w+)", named) == ["get_word_score"]


@pytest.mark.parametrize("level", LEVELS)
def test_whatever_functions_do_there_is_a_page_for_each(tmp_path, level):
    all_of_it = AT_NIGHT or level == LEVELS[0]
    bodies = [*AGAINST_QUESTIONS.values()]
    bodies = bodies if all_of_it else bodies[LEVELS.index(level) :: 3]
    texts = [f"def update_hand(hand, word):\n    {body}" for body in bodies]
    work = {f"s{number}": {HAND: text} for number, text in enumerate(texts)}
    out = marks_of(tmp_path / "marks", **work)
    since = time.process_time()
    pages = page_of(out, "--isolation", level)

    assert pages.count("<h1>") == len(bodies)
    assert "<script>" not in pages and "Traceback" not in pages
    assert time.process_time() - since < 20


def test_helpers_are_there_with_what_was_handed_in(tmp_path):
    helper = "def spent(n): return max(0, n - 1)"
    text = RIGHT.replace("left[letter] - 1", "spent(left[letter])")
    out = marks_of(tmp_path / "marks", ada={HAND: text})
    (tmp_path / "work" / "ada").mkdir(parents=True)
    (tmp_path / "work" / "ada" / "hands.py").write_text(f"{helper}\n\n{text}")
    alone, whole = page_of(out), page_of(out, "--submissions", tmp_path / "work")

    assert alone.count("<details>") == 5 and "would go wrong" not in alone
    assert whole != alone and whole.count("update_hand({") > 1


def test_the_command_of_the_page_can_be_pasted_whatever_the_student_is_called(out):
    page = unescape(page_for(out, DASH))
    [command] = re.findall(r"<pre>scrabble-course (adjust .*?)</pre>", page)
    words = shlex.split(command)
    assert words[:3] == ["adjust", "--function", "update_hand"]
    words[words.index("marks")] = str(out)

    said = run(*words)
    assert said.exit_code == 0 and "-1 points" in said.output


def test_a_page_that_cannot_be_made_leaves_those_of_the_others(tmp_path, monkeypatch):
    made = boxed_questions.oral_topics

    def for_some(sources, work_on, chance, *rest):
        if "ben" in chance:
            raise OverflowError("too large")
        return made(sources, work_on, chance, *rest)

    monkeypatch.setattr(boxed_questions, "oral_topics", for_some)
    out = marks_of(tmp_path / "marks", ben={HAND: RIGHT}, cem={HAND: RIGHT})
    said = run("oral", out)

    assert said.exit_code == 1 and "No page for ben: OverflowError" in said.output
    assert [page.name for page in (out / "oral").glob("*.html")] == ["cem.html"]


def test_an_unknown_student_is_told_and_nothing_written(out):
    said = run("oral", out, "bob")

    assert said.exit_code == 1 and "no student 'bob'" in said.output
