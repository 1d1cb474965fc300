import json
from types import SimpleNamespace

import pytest

from scrabble_course import predict
from scrabble_course.activities.saved_answers import answers_file
from scrabble_course.widgets import predict as face

CLOSED = "What will this cell show? The answer is hidden until you have typed a guess."


@pytest.fixture
def displayed(monkeypatch):
    """What blocks displayed below the cell."""
    shown = []
    monkeypatch.setattr(face, "display", shown.append)
    return shown


def in_cell(source, monkeypatch):
    """Let `source` be the cell that runs."""
    shell = SimpleNamespace(user_ns={"In": ["", source]})
    monkeypatch.setattr(face, "get_ipython", lambda: shell)


def test_nothing_gives_the_answer_away_before_a_guess():
    card = predict("zebra")
    bundle, _ = card._repr_mimebundle_()

    assert repr(card) == bundle["text/plain"] == CLOSED
    assert "zebra" not in str(bundle) + str(card.get_state()) + str(card.comm.states)


def test_a_guess_opens_the_answer():
    card = predict("Cows" in ["cows"], "cows" in ["cows"])
    card.comm.browser_asks(do="guess", text=" false, true ")

    assert (card.verdict, card.guessed) == ("right", "false, true")
    assert card.shown == "(False, True)"
    assert card.explained
    assert card.comm.states[-1]["shown"] == "(False, True)"


def test_a_wrong_guess_stands_beside_the_answer_and_a_reason_is_asked():
    card = predict(5)
    card.guess("6")

    assert (card.verdict, card.guessed, card.shown) == ("wrong", "6", "5")
    assert not card.explained
    assert repr(card) == "Python shows something else.\nYou guessed:\n6\nShown:\n5"

    card.comm.browser_asks(do="explain", text="it takes 1 away each time")
    assert (card.why, card.explained) == ("it takes 1 away each time", True)


def test_the_still_face_of_an_opened_card_shows_both_and_nothing_of_them_as_html():
    card = predict("</div>")
    card.guess("<b>")
    still = card._repr_mimebundle_()[0]["text/html"]

    assert "&lt;b&gt;" in still and "&#x27;&lt;/div&gt;&#x27;" in still


def test_only_a_guess_opens_the_answer_and_the_first_counts():
    card = predict(5)
    card.explain("because")
    card.guess("  ")
    card.comm.states.clear()
    card.guess("")
    assert card.comm.states[0] == {"message": ""}
    assert "Any guess will do" in card.message
    assert (card.verdict, card.shown, card.why) == ("", "", "")
    assert not answers_file().exists()

    card.guess("6")
    card.guess("5")
    assert (card.guessed, card.verdict) == ("6", "wrong")


def test_a_cell_that_is_run_again_shows_the_guess_and_the_reason(monkeypatch):
    in_cell("predict(2 + 3)", monkeypatch)
    first = predict(2 + 3)
    first.guess("6")
    [kept] = json.loads(answers_file().read_text())["predict"].values()
    assert kept == {"cell": "predict(2 + 3)", "guess": "6"}  # without the answer
    assert not predict(2 + 3).explained
    first.explain("a slip")

    again = predict(2 + 3)
    assert (again.guessed, again.shown, again.why) == ("6", "5", "a slip")
    assert (again.verdict, again.explained) == ("wrong", True)
    assert predict(2 + 4).verdict == ""


def test_a_guess_counts_even_if_it_cannot_be_kept():
    answers_file().mkdir()
    card = predict(5)
    card.guess("5")

    assert card.verdict == "right"
    assert card.problem.startswith("my_answers.json cannot be written: ")


def test_what_a_block_prints_is_kept_back(displayed, capsys):
    with predict():
        print("l m")

    [card] = displayed
    assert (capsys.readouterr().out, repr(card)) == ("", CLOSED)
    card.guess("l m")
    assert (card.verdict, card.shown) == ("right", "l m")


def test_the_card_of_a_block_does_not_tell_how_many_lines_there_are(displayed):
    with predict():
        print("hand 1")
        print("hand 2")
    with predict():
        print("hand 1")

    two, one = displayed
    assert two.hint == one.hint
    assert two.hint.startswith("Of several lines, the last one will do")
    two.guess("2")
    assert (two.verdict, two.shown) == ("part", "hand 1\nhand 2")


def test_a_block_that_prints_nothing_says_so_and_one_that_fails_shows_its_error(
    displayed,
):
    with predict():
        pass
    with predict():
        print({}["z"])

    nothing, error = displayed
    nothing.guess("2")
    error.guess("an error")
    assert nothing.shown == "(nothing)"
    assert (error.verdict, error.shown) == ("form", "KeyError: 'z'")


def test_a_cell_above_that_was_not_run_is_no_answer(displayed):
    with pytest.raises(NameError), predict():
        print(hand)  # noqa: F821
    with pytest.raises(KeyboardInterrupt), predict():
        raise KeyboardInterrupt

    assert displayed == []


def test_a_function_that_is_not_written_is_named(displayed, capsys):
    with predict():
        print("hidden")
        raise NotImplementedError

    assert capsys.readouterr().out == "This needs a function that is not written yet.\n"
    assert displayed == []


def test_without_a_value_it_says_how_it_is_meant():
    card = predict()
    card.guess("5")

    assert repr(card).startswith("There is nothing to predict: ")
    assert card.verdict == ""
