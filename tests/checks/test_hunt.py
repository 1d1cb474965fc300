import random
from collections import Counter

import pytest

from scrabble_course import hunt, notation, typed, word_game
from scrabble_course.calling.limits import attempts


@pytest.fixture(autouse=True)
def short_limit(monkeypatch):
    monkeypatch.setattr(attempts, "CALL_SECONDS", 1.0)


def without_a_floor(word, n):
    letters = sum(word_game.SCRABBLE_LETTER_VALUES[c] for c in word.lower())
    return letters * (7 * len(word) - 3 * (n - len(word)))


def test_a_call_that_shows_the_bug_is_found():
    shot = hunt("get_word_score", without_a_floor, "it", 20)

    assert shot.found
    assert str(shot).startswith(
        "Found it!\n  get_word_score('it', 20)\n  expected 2, but got -80\n"
    )


def test_a_call_that_comes_out_right_is_no_catch():
    shot = hunt("get_word_score", without_a_floor, "weed", 6)

    assert not shot.found
    assert "Try another one." in shot.text
    assert repr(shot) == str(shot)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda word, n: 1 / 0,
        lambda word, n: [None for _ in iter(int, 1)],
        lambda word, n: input(),
        lambda word: 5,
    ],
    ids=["error", "endless", "asks", "signature"],
)
def test_a_function_that_does_not_answer_is_a_catch(wrong):
    assert hunt("get_word_score", wrong, "it", 7).found


def test_a_game_is_hunted_with_replies():
    def never_stops(hand, word_list):
        while True:
            input("word? ")

    shot = hunt("play_hand", never_stops, {"a": 1, "t": 1}, ["at"], replies=("!!",))

    assert shot.found
    assert shot.call.startswith("with typed('!!'): play_hand({'a': 1, 't': 1}")


def test_a_deal_is_hunted_with_the_same_chance_each_time():
    def one_too_many(n):
        return Counter(random.choices("bcdfg", k=n + 1))

    shots = {str(hunt("deal_hand", one_too_many, 5)) for _ in range(2)}

    assert len(shots) == 1
    assert "Found it!" in shots.pop()


def test_letters_written_down_beforehand_are_used():
    def first_letter(hand, letter):
        return {random.choice("bcdfg"): 1}

    with typed(letters="g"):
        shot = hunt("substitute_hand", first_letter, {"x": 2}, "x")

    assert shot.found
    assert "'g': 1" in shot.got


def test_arguments_at_which_the_right_function_stops_are_no_catch():
    shot = hunt("get_word_score", without_a_floor, "é", 7)

    assert not shot.found
    assert "The right function stops at this call, too: KeyError." in shot.text


def test_an_argument_of_a_wrong_kind_is_named():
    shot = hunt("get_word_score", without_a_floor, 5, 7)

    assert not shot.found
    assert shot.text == "`word` should be a text, and is a whole number here."


def test_the_function_itself_will_do_for_its_name():
    assert hunt(word_game.get_word_score, without_a_floor, "it", 20).found


def test_arguments_too_long_to_show_are_refused():
    with pytest.raises(ValueError, match="a list of a few words"):
        hunt("is_valid_word", len, "it", {"i": 1}, ["word"] * 30_000)


def test_the_arguments_of_the_student_stay_as_they_are():
    hand = {"a": 1}
    hunt("update_hand", lambda hand, word: hand.clear(), hand, "a")

    assert hand == {"a": 1}


@pytest.mark.parametrize("distribution", ["English", "1"])
def test_a_call_that_both_refuse_is_no_catch(distribution):
    shot = hunt("word_score", notation.word_score, "q", distribution)

    assert not shot.found
    assert shot.text == "Both refuse this call, as they should. Try another one."


def test_a_value_that_the_course_refuses_is_explained_in_its_own_words():
    shot = hunt("compute_score", lambda *args: 0, "LEAPLEAP", [])

    assert not shot.found
    assert "stops at this call, too: Scrabblegram has 7 tiles, not 8;" in shot.text
    assert shot.text.endswith("out.")


def test_chance_with_a_small_seed_can_be_handed_over():
    def takes_the_first(rack, bag, rng):
        rng.random()
        return rack + bag[:7], bag[7:]

    shots = {
        str(hunt("refill", takes_the_first, "AEI", "QZXJK", random.Random(1)))
        for _ in range(2)
    }

    assert len(shots) == 1
    assert "refill('AEI', 'QZXJK', random.Random(1))" in shots.pop()


def test_chance_that_has_been_used_is_refused():
    rng = random.Random(1)
    rng.random()

    with pytest.raises(ValueError, match=r"new random\.Random\(1\)"):
        hunt("refill", lambda *args: 0, "AEI", "QZXJK", rng)
