import pytest

from scrabble_course.checks import verbs
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.instructor_mistakes import (
    FOLDER_VARIABLE,
    CannotUseMistake,
    mistakes_in,
    with_instructor_mistakes,
)

SPENDS_THE_FIRST_ONLY = """
@like("update_hand", "You stop after the first letter.")
def update_hand(hand, word):
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= SPENT
        return left
    return left
"""
FILE = f'''"""Mistakes of this year's class."""
SPENT = 1


{SPENDS_THE_FIRST_ONLY}


@like("is_valid_word", "You say yes to all.", stage=3)
def is_valid_word(word, hand, word_list):
    return True
'''


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "week_1.py").write_text(FILE)
    return tmp_path


def first_letter_only(hand, word):
    first = word[:1].lower()
    return {key: max(0, n - (key == first)) for key, n in hand.items()}


def test_a_file_is_read_and_not_run(folder):
    (folder / "week_1.py").write_text("1 / 0\n" + FILE)
    found = mistakes_in(folder)

    assert [(one.function, one.stage) for one in found] == [
        ("update_hand", 2),
        ("is_valid_word", 3),
    ]
    assert found[0].advice == "You stop after the first letter."
    assert found[0].place == "week_1.py, line 8"


def test_each_function_is_defined_with_the_rest_of_its_file(folder):
    spend, accept = (one.define() for one in mistakes_in(folder))

    assert spend({"a": 2, "b": 1}, "ab") == {"a": 1, "b": 1}
    assert accept("x", {}, []) is True
    assert "is_valid_word" not in mistakes_in(folder)[0].source


def test_every_function_that_answers_alike_gets_the_advice(folder):
    update_hand = exercise_named("update_hand")

    before = examine(update_hand, first_letter_only)
    after = examine(with_instructor_mistakes(update_hand, folder), first_letter_only)

    assert before.mistake not in ("", "like week_1.py, line 7")
    assert after.mistake == "like week_1.py, line 7"
    assert after.advice == "You stop after the first letter."
    assert (before.status, before.passed) == (after.status, after.passed)


def test_a_function_that_answers_otherwise_does_not(folder):
    told = with_instructor_mistakes(exercise_named("update_hand"), folder)
    report = examine(told, lambda hand, word: dict(hand))

    assert "week_1" not in str([report.mistake, report.others])
    assert examine(told, told.reference).status is Status.PASSED


def test_a_right_function_is_refused(folder):
    right = "\n".join(
        [
            '@like("update_hand", "You are right.")',
            "def update_hand(hand, word):",
            "    left = hand.copy()",
            "    for letter in word.lower():",
            "        if left.get(letter, 0) > 0:",
            "            left[letter] -= 1",
            "    return left",
        ]
    )
    (folder / "right.py").write_text(right)

    with pytest.raises(
        CannotUseMistake, match=r"right.py, line 2: .* as a right one does"
    ):
        with_instructor_mistakes(exercise_named("update_hand"), folder)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def f(:\n", "cannot be read"),
        ('@like("fly", "You ...")\ndef fly(): pass', "name of a graded function"),
        ('@like("update_hand")\ndef update_hand(): pass', "and a sentence"),
        ('@like("update_hand", " ")\ndef update_hand(): pass', "and a sentence"),
        ('@like("update_hand", "You", stage=9)\ndef update_hand(): pass', "stage=3"),
        ('@like("update_hand", 1 / 0)\ndef update_hand(): pass', "write @like"),
        ('@like("update_hand", "You")\ndef spend(): pass', "spend is marked as update"),
        ("\0", "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_with_the_line(tmp_path, text, words):
    (tmp_path / "week_2.py").write_text(text)

    with pytest.raises(CannotUseMistake, match=r"week_2\.py") as caught:
        mistakes_in(tmp_path)
    assert words in str(caught.value)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(CannotUseMistake, match="nowhere is no folder"):
        mistakes_in(tmp_path / "nowhere")


def update_hand(hand, word):
    return first_letter_only(hand, word)


def test_a_notebook_is_told_of_the_folder_by_the_environment(folder, monkeypatch):
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))

    assert verbs.check(update_hand).advice == "You stop after the first letter."


def test_a_check_goes_on_without_a_mistake_that_cannot_be_used(folder, monkeypatch):
    (folder / "week_1.py").write_text("def f(:\n")
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))
    report = verbs.check(update_hand)

    assert report.status is Status.FAILED
    assert "week_1.py cannot be read" in report.next_step
