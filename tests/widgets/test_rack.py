import random
from unittest.mock import Mock

import pytest
from traitlets import TraitError

from scrabble_course.checks import progress_file
from scrabble_course.widgets import Rack

WORDS = ["weed", "wed", "wee", "zed"]


@pytest.fixture
def rack():
    return Rack("weed*z", words=WORDS)


def test_picking_tiles_spells_a_word_and_scores_it(rack):
    rack.picked = [0, 1, 2, 3]

    assert (rack.word, rack.score) == ("weed", 176)
    assert rack.breakdown == "(4+1+1+2) x (7*4 - 3*(6-4)) = 176"


def test_a_hand_of_the_word_game_makes_a_rack_and_the_tiles_that_stay_there_count():
    rack = Rack({"w": 1, "e": 2, "d": 1, "*": 1, "z": 1, "a": 3})
    rack.spell("weed")

    assert rack.tiles == "weed*zaaa"
    assert rack.values == [4, 1, 1, 2, 0, 10, 1, 1, 1]
    assert rack.breakdown.startswith("(4+1+1+2) x (7*4 - 3*(9-4))")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("picked", places) for places in ([6], [-1], [0, 0], ["w"])),
        *(("order", places) for places in ([], [0, 0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 9])),
    ],
)
def test_what_is_no_choice_or_order_of_tiles_is_refused_and_changes_nothing(
    rack, name, value
):
    rack.spell("wee")

    with pytest.raises(TraitError):
        setattr(rack, name, value)
    assert (rack.picked, rack.word) == ([0, 1, 2], "wee")
    assert rack.order == [0, 1, 2, 3, 4, 5]


def test_a_word_is_spelled_from_the_first_tiles_that_fit_as_they_lie(rack):
    rack.spell("E*e")
    assert rack.picked == [1, 4, 2]

    rack.order = [5, 4, 3, 2, 1, 0]
    rack.spell("e")
    assert rack.picked == [2]


def test_spelling_needs_the_tiles(rack):
    with pytest.raises(ValueError, match="has no 'd' left for 'weedd'"):
        rack.spell("weedd")
    assert rack.word == ""


def test_a_browser_is_heard_at_once_and_answered_in_one_message(rack):
    rack.comm.browser_sends(picked=[0, 1, 2, 3], sent=1)

    first, *rest = [
        state for state in rack.comm.states if {"received", "score"} & {*state}
    ]
    assert first == {"received": 1}
    assert [sorted(state) for state in rest] == [
        ["breakdown", "score", "sheet", "word"]
    ]
    assert rest[0]["score"] == 176


@pytest.mark.parametrize("sent", [None, "1", [1]])
def test_what_is_no_number_is_not_received(rack, sent):
    rack.comm.browser_sends(picked=[0], sent=sent)

    assert (rack.received, rack.sent) == (0, 0)


@pytest.mark.parametrize(
    ("words", "word", "verdict", "message"),
    [
        (WORDS, "dew", "bad", '"dew" is not a valid word.'),
        (WORDS, "", "", "Pick some tiles first."),
        (None, "zdw", "good", '"zdw" earned 192 points.'),
    ],
)
def test_a_word_is_looked_up_where_there_is_a_list(words, word, verdict, message):
    rack = Rack("weed*z", words=words)
    rack.spell(word)
    rack.play()
    assert (rack.verdict, rack.message) == (verdict, message)

    rack.spell("wee")
    assert (rack.verdict, rack.message) == ("", "")
    rack.spell("")
    assert (rack.word, rack.score, rack.breakdown) == ("", 0, "")


def test_the_students_score_is_shown_even_where_it_is_wrong():
    rack = Rack("weed*z", score=lambda word, n: 28)
    rack.spell("weed")
    rack.play()

    assert rack.score == 28
    assert "gave 28, but this breakdown gives 176" in rack.breakdown
    assert rack.message == '"weed" earned 28 points.'


def test_a_score_that_fails_is_named_and_the_rack_lives_on():
    def get_word_score(word, n):
        return {"w": 4, "e": 1}[word[-1]]

    rack = Rack("weed*z", score=get_word_score)
    rack.spell("weed")

    assert rack.score is None
    assert rack.problem == "get_word_score('weed', 6) raised KeyError: 'd'."
    assert rack.breakdown == "(4+1+1+2) x (7*4 - 3*(6-4)) = 176"

    rack.play()
    assert rack.message == '"weed" earned nothing: get_word_score gave no score.'

    rack.spell("wee")
    assert (rack.score, rack.problem) == (1, "")


def test_a_rule_for_valid_words_that_fails_is_named():
    def is_valid_word(word, hand, word_list):
        return hand["y"] > 0

    rack = Rack("weed", words=WORDS, valid=is_valid_word)
    rack.spell("wee")
    rack.play()

    assert rack.verdict == "bad"
    assert rack.message == (
        "is_valid_word('wee', {'w': 1, 'e': 2, 'd': 1}, ['weed', 'wed', 'wee', ...]) "
        "raised KeyError: 'y'."
    )


def test_an_unwritten_rule_for_valid_words_is_stood_in_for():
    def is_valid_word(word, hand, word_list):
        raise NotImplementedError

    rack = Rack("weed", words=WORDS, valid=is_valid_word)
    rack.spell("wee")
    rack.play()

    assert rack.message == (
        '"wee" earned 108 points. '
        "is_valid_word is not written yet; the course's own is used meanwhile."
    )


def test_a_word_that_was_played_is_taken_off_and_what_it_earned_stays(rack):
    rack.spell("weed")
    rack.play()

    assert (rack.picked, rack.word) == ([], "")
    assert (rack.score, rack.message) == (176, '"weed" earned 176 points.')


def test_tiles_can_be_laid_in_another_order_which_leaves_the_word_as_it_is(rack):
    rack.spell("weed")
    rack.shuffle(random.Random(1))

    assert sorted(rack.order) == [0, 1, 2, 3, 4, 5]
    assert rack.order != [0, 1, 2, 3, 4, 5]
    assert (rack.tiles, rack.word, rack.score) == ("weed*z", "weed", 176)


@pytest.mark.parametrize("tiles", ["", "w", "we"])
def test_shuffling_a_short_rack_comes_to_an_end(tiles):
    rack = Rack(tiles)
    rack.shuffle()

    assert sorted(rack.order) == list(range(len(tiles)))


def test_the_buttons_of_the_browser_shuffle_and_sort(rack):
    rack.comm.browser_asks(do="sort")  # by the alphabet, wildcards last
    assert rack.order == [3, 1, 2, 0, 5, 4]

    rack.comm.browser_asks(do="shuffle")
    assert rack.order != [3, 1, 2, 0, 5, 4]


def test_a_browser_that_is_behind_is_told_how_things_are(rack):
    rack.spell("weed")
    rack.comm.states.clear()

    rack.comm.browser_sends(picked=[0, 1, 2, 3, 17])

    assert rack.word == "weed"
    assert rack.comm.states[-1] == {"picked": [0, 1, 2, 3]}


NONE_YET = "Best so far: no word yet."


def played(rack, word):
    rack.spell(word)
    rack.play()
    return rack.best


def test_the_best_word_on_a_rack_is_kept_for_the_next_time():
    assert Rack("weedxy").best == NONE_YET
    rack = Rack("weedxy", ["weed", "wed"])
    assert played(rack, "weed") == ('Best so far: "weed", 176 points.')
    assert '"weed", 176' in played(rack, "wed")

    assert '"weed", 176' in Rack("yxdeew").best
    assert Rack("weedx").best == NONE_YET


def test_a_word_that_is_refused_is_no_best_word():
    rack = Rack("weedxy", ["weed"])

    assert played(rack, "dewy") == NONE_YET


def test_the_best_word_counts_as_the_function_does_now():
    played(Rack("weedxy", score=lambda word, n: 10**6), "wed")
    rack = Rack("weedxy")

    assert '"wed", 84 points' in rack.best
    assert '"weed", 176 points' in played(rack, "weed")


def test_a_best_word_that_the_tiles_do_not_have_is_left_out():
    progress_file.change(lambda kept: kept.spelled("weedxy", "zebra"))

    assert Rack("weedxy").best == NONE_YET


def test_a_function_that_gives_no_score_hides_the_best_word_and_breaks_nothing():
    played(Rack("weedxy"), "weed")

    assert Rack("weedxy", score=lambda word, n: "many").best == NONE_YET


def test_where_nothing_can_be_kept_the_best_word_stands_until_the_end(tmp_path):
    (tmp_path / "progress.json").mkdir()
    rack = Rack("weedxy")

    assert '"weed", 176' in played(rack, "weed")
    assert Rack("weedxy").best == NONE_YET


def test_a_best_word_that_could_not_be_read_is_not_written_over(tmp_path, monkeypatch):
    played(Rack("weedxy"), "weed")
    with monkeypatch.context() as held:
        held.setattr(progress_file, "saved_progress", Mock(side_effect=PermissionError))
        rack = Rack("weedxy")

    played(rack, "wed")
    assert progress_file.saved_progress().best_on("weedxy") == "weed"


def test_what_a_notebook_stores_of_a_rack_says_nothing_of_the_best_word():
    rack = Rack("weedxy")
    played(rack, "weed")
    bundle, _ = rack._repr_mimebundle_()

    assert "Best" not in bundle["text/html"] + bundle["text/plain"]
