import pytest
from IPython.core.formatters import DisplayFormatter

from scrabble_course import check, word_game
from scrabble_course.checks import nbgrader_credit
from tests.checks.test_verbs import named, raises, written


@pytest.fixture
def in_nbgrader(monkeypatch):
    monkeypatch.setenv(nbgrader_credit.NBGRADER_RUNS, "autograde")


def shown(report):
    """Return what a notebook stores of a value: its faces."""
    faces, _ = DisplayFormatter().format(report)
    return faces


def without_a_floor(word, n):
    points = sum(word_game.SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())
    return points * (7 * len(word) - 3 * (n - len(word)))


without_a_floor.__name__ = "get_word_score"


def test_in_nbgrader_a_report_is_the_points_in_plain_text_and_itself_in_html(
    in_nbgrader, own_progress, monkeypatch
):
    report = check(written(word_game.get_word_score))
    faces = shown(report)

    assert faces["text/plain"] == "10"
    assert report.headline in faces["text/html"]
    assert report.next_step == ""
    assert not (own_progress / "progress.json").exists()  # nor written down
    # A function that is asked for twice earns the points of its stage.
    assert check(written(word_game.is_valid_word)).points == 15
    assert check(written(word_game.is_valid_word), stage=3).points == 10

    monkeypatch.delenv(nbgrader_credit.NBGRADER_RUNS)  # elsewhere it is itself
    report = check(written(word_game.get_word_score))
    assert (shown(report)["text/plain"], report.points) == (str(report), None)


def test_what_is_partly_right_earns_part_of_the_points(in_nbgrader):
    assert 0 < float(shown(check(without_a_floor))["text/plain"]) < 10


@pytest.mark.parametrize(
    "function",
    [
        named("get_word_score", raises),
        named("is_valid_word", lambda word, hand, word_list: False),
        *("get_word_score", len, None, 7),
    ],
)
def test_what_is_not_an_answer_earns_nothing(in_nbgrader, function):
    assert shown(check(function))["text/plain"] == "0"


def test_a_fault_of_ours_earns_nothing_and_shows(in_nbgrader, monkeypatch):
    def breaks(*_, **how):
        raise RuntimeError("broken")

    monkeypatch.setattr("scrabble_course.checks.verbs.examine", breaks)
    faces = shown(check(written(word_game.get_word_score)))

    assert faces["text/plain"] == "0"
    assert "broken" in faces["text/html"]
