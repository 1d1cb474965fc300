import pytest

from scrabble_course.activities.predictions import Prediction, Verdict


def compared(guess, *values):
    return Prediction.of_values(*values).compare(guess)


def printed(guess, text):
    return Prediction.of_block(text).compare(guess)


@pytest.mark.parametrize(
    ("guess", "value"),
    [
        ("(False, True)", (False, True)),
        ("False, True", (False, True)),
        ("  false ,TRUE ", (False, True)),
        ("none", None),
        ('"SP"', "SP"),
        ("'SP'", "SP"),
        ('{"w": 1, "o": 2}', {"o": 2, "w": 1}),
        ("{'o':2,'w':1}", {"o": 2, "w": 1}),
        ("-1, 's'", (-1, "s")),
        ("2,240", 2240),
        ("2240", 2240),
        ("0.660", 0.66),
        ("true", True),
        ("'true'", "true"),
    ],
)
def test_a_guess_is_compared_by_value_however_it_is_typed(guess, value):
    assert compared(guess, value) is Verdict.RIGHT


@pytest.mark.parametrize(
    ("guess", "value"),
    [
        ("False True", (False, True)),
        ("[False, True]", (False, True)),
        ("SP", "SP"),
        ("we WON THE CUP", "we WON THE CUP"),
        ("55, 10", ("55", 10)),
        ("{o: 1, w: 2}", {"o": 1, "w": 2}),
        ("'6'", 6),
    ],
)
def test_a_guess_that_python_writes_another_way_is_right(guess, value):
    assert compared(guess, value) is Verdict.FORM


@pytest.mark.parametrize(
    ("guess", "value"),
    [
        ("True, True", (False, True)),
        ("1", True),
        ("0, 1", (False, True)),
        ("s p", "SP"),
        ("sp", "SP"),
        ("5", 6),
        ("()", ""),
        ("?", 6),
        ("2,00", 200),
        ("(" * 5000, 6),
        ("6" * 5000, 6),
        ("__import__('os').abort()", 6),
    ],
)
def test_any_other_guess_is_wrong_and_nothing_in_it_is_run(guess, value):
    assert compared(guess, value) is Verdict.WRONG


def test_several_values_are_one_answer():
    assert compared("1, 2", 1, 2) is Verdict.RIGHT
    assert compared("1", 1) is Verdict.RIGHT
    assert compared("1", (1,)) is Verdict.FORM


@pytest.mark.parametrize("guess", ["l m", " l  m ", "l\tm"])
def test_what_is_printed_is_compared_by_its_words(guess):
    assert printed(guess, "l m\n") is Verdict.RIGHT


def test_lines_may_be_typed_one_behind_the_other():
    assert printed("1 2 3", "1\n2\n3\n") is Verdict.RIGHT
    assert printed("1, 2, 3", "1\n2\n3\n") is Verdict.FORM
    assert printed('"SPOT"', "SPOT") is Verdict.FORM
    assert printed("SPOTS", "SPOT") is Verdict.WRONG


GAME = "you earned 90 points\nyou earned 216 points\nTotal: 306 points\n"


@pytest.mark.parametrize("guess", ["306", "Total: 306 points", "Total 306 points"])
def test_of_several_lines_the_last_will_do_or_the_number_in_it(guess):
    assert printed(guess, GAME) is Verdict.PART


@pytest.mark.parametrize("guess", ["216", "90", "30", "Total", "points", "()"])
def test_of_several_lines_another_will_not_do(guess):
    assert printed(guess, GAME) is Verdict.WRONG
    assert printed("3", "1 of 3\n2 of 3") is Verdict.WRONG
    assert printed("()", "one\ntwo") is Verdict.WRONG


@pytest.mark.parametrize(
    ("guess", "number"),
    [("2,000", 2240), ("2500", 2240), ("0.7", 0.66), ("80000.0", 77_873), ("1", 0.8)],
)
def test_a_number_that_can_only_be_estimated_may_be_close(guess, number):
    assert compared(guess, number) is Verdict.CLOSE


@pytest.mark.parametrize(
    ("guess", "number"),
    [("1000", 2240), ("0.4", 0.66), ("14", 13), ("999", 1000), ("2,000", (2240,))],
)
def test_a_number_that_can_be_worked_out_or_is_far_off_is_not_close(guess, number):
    assert compared(guess, number) is Verdict.WRONG


@pytest.mark.parametrize("guess", ["nothing", "Nothing at all"])
def test_that_nothing_is_printed_can_be_guessed(guess):
    assert printed(guess, "\n") is Verdict.RIGHT
    assert printed("0", "\n") is Verdict.WRONG


@pytest.mark.parametrize(
    ("guess", "verdict"),
    [
        ("KeyError", Verdict.RIGHT),
        ("a keyerror: 'z'", Verdict.RIGHT),
        ("an error", Verdict.FORM),
        ("Error", Verdict.FORM),
        ("LookupError", Verdict.RIGHT),
        ("an exception", Verdict.FORM),
        ("IndexError", Verdict.WRONG),
        ("error or IndexError", Verdict.WRONG),
        ("an object", Verdict.WRONG),
        ("'z'", Verdict.WRONG),
    ],
)
def test_of_an_error_its_name_is_asked_and_the_word_will_do(guess, verdict):
    block = Prediction.of_block("", KeyError("z"))

    assert block.shown == "KeyError: 'z'"
    assert block.compare(guess) is verdict


def test_what_was_printed_before_an_error_is_shown_as_well():
    assert Prediction.of_block("1\n", ValueError("no")).shown == "1\nValueError: no"


def test_another_cell_or_another_answer_is_another_question():
    six = Prediction.of_values(6)

    assert six.key("predict(tiles)") == six.key("predict(tiles)\n")
    assert six.key("predict(tiles)") != six.key("predict(tiles - 1)")
    assert six.key("predict(tiles)") != Prediction.of_values(5).key("predict(tiles)")
