import pytest

from scrabble_course.activities.predictions import Prediction, Verdict


def compared(guess, *values):
    return Prediction.of_values(*values).compare(guess)


def rows(verdict, *pairs):
    return [(*pair, verdict) for pair in pairs]


def printed(guess, text):
    return Prediction.of_block(text).compare(guess)


GUESSES = [
    *rows(  # compared by value, however it is typed
        Verdict.RIGHT,
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
    ),
    *rows(  # as Python would not write it
        Verdict.FORM,
        ("False True", (False, True)),
        ("[False, True]", (False, True)),
        ("SP", "SP"),
        ("we WON THE CUP", "we WON THE CUP"),
        ("55, 10", ("55", 10)),
        ("{o: 1, w: 2}", {"o": 1, "w": 2}),
        ("'6'", 6),
        ("1", (1,)),
    ),
    *rows(  # a number that can only be estimated may be close
        Verdict.CLOSE,
        ("2,000", 2240),
        ("2500", 2240),
        ("0.7", 0.66),
        ("80000.0", 77_873),
        ("1", 0.8),
    ),
    *rows(  # one that can be worked out may not
        Verdict.WRONG,
        ("1000", 2240),
        ("0.4", 0.66),
        ("14", 13),
        ("999", 1000),
        ("2,000", (2240,)),
    ),
    *rows(
        Verdict.WRONG,
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
    ),
]


@pytest.mark.parametrize(("guess", "value", "verdict"), GUESSES)
def test_a_guess_is_compared_with_a_value_and_nothing_in_it_is_run(
    guess, value, verdict
):
    assert compared(guess, value) is verdict


def test_several_values_are_one_answer():
    assert compared("1, 2", 1, 2) is Verdict.RIGHT


GAME = "you earned 90 points\nyou earned 216 points\nTotal: 306 points\n"
PRINTED = [
    *((guess, "l m\n", Verdict.RIGHT) for guess in ("l m", " l  m ", "l\tm")),
    ("1 2 3", "1\n2\n3\n", Verdict.RIGHT),
    ("1, 2, 3", "1\n2\n3\n", Verdict.FORM),
    ('"SPOT"', "SPOT", Verdict.FORM),
    ("SPOTS", "SPOT", Verdict.WRONG),
    # Of several lines the last will do, or the number in it, and no other.
    *(
        (g, GAME, Verdict.PART)
        for g in ("306", "Total: 306 points", "Total 306 points")
    ),
    *((g, GAME, Verdict.WRONG) for g in ("216", "90", "30", "Total", "points", "()")),
    ("3", "1 of 3\n2 of 3", Verdict.WRONG),
    ("()", "one\ntwo", Verdict.WRONG),
    *((guess, "\n", Verdict.RIGHT) for guess in ("nothing", "Nothing at all")),
    ("0", "\n", Verdict.WRONG),
]


@pytest.mark.parametrize(("guess", "text", "verdict"), PRINTED)
def test_a_guess_is_compared_with_the_words_that_are_printed(guess, text, verdict):
    assert printed(guess, text) is verdict


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
