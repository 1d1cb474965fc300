import pytest

from scrabble_course import recall
from scrabble_course.activities import quiz as rules
from scrabble_course.activities.saved_answers import answers_file
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.display.marked import marked


def questions(which):
    """Return the questions of a quiz as they are when nothing is answered."""
    return rules.quiz_of(which, {}).questions


def right(question):
    return question.options.index(question.right)


def wrong(question):
    return question.options.index(question.wrong[0])


def test_a_browser_is_not_told_what_is_right_before_an_answer():
    card = recall(5)
    replies = [option.reply for question in questions(5) for option in question.options]
    told = str(card._repr_mimebundle_()) + str(card.get_state(["questions", "title"]))

    assert card.replies == [{}, {}, {}]
    assert all(
        question.keys() == {"about", "ask", "code", "options"}
        for question in card.questions
    )
    assert not [reply for reply in replies if reply in told]


def test_the_first_answer_opens_its_own_reply_and_no_other_and_stays():
    card = recall(5)
    first = questions(5)[0]
    card.comm.browser_asks(do="answer", question=0, option=wrong(first))
    card.answer(0, right(first))

    assert card.replies[0]["chosen"] == wrong(first)
    assert card.replies[0]["right"] == right(first)
    assert card.replies[0]["text"] == marked(first.wrong[0].reply)
    assert card.replies[1:] == [{}, {}]


def test_run_again_it_shows_what_was_answered_and_asked_again_it_forgets():
    recall(5).answer(1, right(questions(5)[1]))

    assert [bool(reply) for reply in recall(5).replies] == [False, True, False]
    assert [bool(reply) for reply in recall(6).replies] == [False, False, False]
    recall(5).comm.browser_asks(do="start again")

    assert recall(5).replies == [{}, {}, {}]


def test_what_it_prints_asks_everything_and_does_not_depend_on_answers():
    before = recall(5)._repr_mimebundle_()[0]
    recall(5).answer(0, 0)
    after = recall(5)._repr_mimebundle_()[0]

    for kind in ("text/plain", "text/html"):
        assert before[kind] == after[kind]
    assert before["text/plain"].endswith("Run this cell to answer. Nobody grades it.")
    still = before["text/html"]
    assert still.count("<li>") == 3 + sum(len(q.options) for q in questions(5))
    assert "Three questions from stages 4, 3 and 1" in still


def test_a_review_begins_with_what_was_wrong_and_its_trace_stays():
    trace = repr(recall("part 3"))
    missed = questions(8)[1]
    recall(8).answer(1, wrong(missed))
    card = recall("part 3")

    assert card.questions[0]["about"] == "from stage 6, Playing a game"
    assert len(card.questions) == 10
    assert repr(card) == trace


@pytest.mark.parametrize(
    "message",
    [
        {"do": "answer", "question": 3, "option": 0},
        {"do": "answer", "question": -1, "option": 0},
        {"do": "answer", "question": 0, "option": 9},
        {"do": "answer", "question": "0", "option": True},
        {"do": "answer"},
    ],
)
def test_what_a_browser_must_not_ask_is_left_alone(message):
    card = recall(5)
    card.comm.browser_asks(**message)

    assert card.replies == [{}, {}, {}]
    assert not answers_file().exists()


def test_where_nothing_can_be_kept_it_says_so_and_goes_on(tmp_path, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "nowhere" / "progress.json"))
    card = recall(5)
    card.answer(0, 0)

    assert card.replies[0]["chosen"] == 0
    assert "cannot be written" in card.problem
