import functools
import json

import pytest

from scrabble_course import check, explain, progress
from scrabble_course.activities.saved_answers import answers_file
from scrabble_course.checks.past_attempts import forget
from scrabble_course.checks.progress_file import COURSE_MARK
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES


@pytest.fixture(autouse=True)
def nothing_checked():
    forget()


def update_hand(hand, word):
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
    return left


def wrong(name):
    def update_hand(hand, word):
        return hand

    return update_hand


@pytest.fixture
def card():
    check(update_hand)
    return explain(update_hand)


def answer(card, number, is_right=True):
    """Answer a question as a browser does."""
    question = card._asked[number]
    if question.options:
        option = question.right if is_right else question.wrong[0]
        place = question.options.index(option)
        card.comm.browser_asks(do="answer", question=number, option=place)
    else:
        text = question.right.text if question.right and is_right else "no idea"
        card.comm.browser_asks(do="type", question=number, text=text)


@functools.cache
def get_word_score(word, n):
    total = sum(SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())
    return total * max(1, 7 * len(word) - 3 * (n - len(word)))


def test_a_function_that_remembers_its_answers_is_asked_about_as_it_is_written():
    check(get_word_score)
    assert "@functools.cache" in str(explain(get_word_score))


def test_before_its_check_has_passed_it_asks_nothing():
    assert "comes first" in str(explain(update_hand))
    check(wrong("update_hand"))
    assert "comes first" in str(explain(update_hand))
    check(update_hand)
    assert "comes first" in str(explain(wrong("update_hand")))


@pytest.mark.parametrize("given", ["update_hand", 7, None, print, lambda: 1])
def test_what_is_no_graded_function_is_told_kindly(given):
    assert str(explain(given))


def test_in_another_session_the_text_that_passed_is_known(card):
    forget()

    assert explain(update_hand).questions == card.questions


@pytest.mark.parametrize(
    ("record", "counts"),
    [('{"laid": {}, "explains": true}', True), ('{"laid": {}}', False), ("[", False)],
)
def test_the_card_says_that_answers_count_where_the_course_says_so(
    record, counts, tmp_path, monkeypatch
):
    (tmp_path / COURSE_MARK).write_text(record)
    monkeypatch.chdir(tmp_path)
    check(update_hand)
    card = explain(update_hand)

    assert ("answers count" in card.hint) is counts


def test_it_asks_three_about_the_function_and_does_not_tell_what_is_right(card):
    assert len(card.questions) == 3
    assert all("left = hand.copy()" in one["code"] for one in card.questions)
    said = str(card.get_state()) + str(card._repr_mimebundle_())
    replies = [one.reply for question in card._asked for one in question.options]

    assert card.replies == [{}, {}, {}]
    assert not [reply for reply in replies if reply in said]


def test_each_answer_is_kept_and_shown_again(card):
    for number in range(3):
        answer(card, number, is_right=number != 1)
    again = explain(update_hand)

    outcomes = [one["chosen"] == one["right"] for one in again.replies]
    assert outcomes == [True, False, True]
    assert len(json.loads(answers_file().read_text())["explain"]) == 1


def test_a_click_gives_three_others_and_forgets(card):
    before = [question.key for question in card._asked]
    answer(card, 0)
    card.comm.browser_asks(do="start again")

    assert [question.key for question in card._asked] != before
    assert card.replies == [{}, {}, {}]
    assert explain(update_hand).questions == card.questions


@pytest.mark.parametrize(
    "message",
    [
        {"do": "answer", "question": None, "option": "0"},
        {"do": "type", "question": [0], "text": "x"},
        {"do": "type", "question": 0, "text": 5},
        {"do": "type", "question": -1, "text": "x"},
    ],
)
def test_a_message_that_no_card_sends_changes_nothing(card, message):
    card.comm.browser_asks(**message)

    assert not any(card.replies)


def test_its_text_is_the_same_whatever_was_answered(card):
    before = card._repr_mimebundle_()[0]
    answer(card, 0)
    after = explain(update_hand)._repr_mimebundle_()[0]

    for kind in ("text/plain", "text/html"):
        assert before[kind] == after[kind]
    assert "1. " in str(card) and "left = hand.copy()" in str(card)


def test_the_progress_says_how_many_are_right_together(card):
    assert "explained" not in str(progress())
    for number in range(3):
        answer(card, number)

    assert "update_hand (passed, 3 of 3 explained)" in str(progress())
    assert "3 of 3 explained" in progress()._repr_html_()


def test_what_is_done_to_the_function_is_not_done_to_the_notebook(card):
    hand = {"a": 1}

    assert update_hand(hand, "a") == {"a": 0}
    assert "_Workbench" not in globals()
