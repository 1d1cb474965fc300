import random
from collections import Counter

import pytest

from scrabble_course import hunt, notation, typed, word_game
from scrabble_course.calling.limits import attempts


@pytest.fixture(autouse=True)
def short_limit(monkeypatch):
    monkeypatch.setattr(attempts, "CALL_SECONDS", 0.3)


def without_a_floor(word, n):
    letters = sum(word_game.SCRABBLE_LETTER_VALUES[c] for c in word.lower())
    return letters * (7 * len(word) - 3 * (n - len(word)))


@pytest.mark.parametrize("name", ["get_word_score", word_game.get_word_score])
def test_a_call_that_shows_the_bug_is_found(name):
    shot = hunt(name, without_a_floor, "it", 20)

    assert shot.found
    assert repr(shot) == str(shot)
    assert str(shot).startswith(
        "Found it!\n  get_word_score('it', 20)\n  expected 2, but got -80\n"
    )


@pytest.mark.parametrize(
    ("name", "wrong", "arguments", "said"),
    [
        ("get_word_score", without_a_floor, ("weed", 6), "Try another one."),
        ("get_word_score", without_a_floor, ("é", 7), "stops at this call, too: Key"),
        ("get_word_score", without_a_floor, (5, 7), "`word` should be a text, and is"),
        *(
            (
                "word_score",
                notation.word_score,
                ("q", one),
                "Both refuse this call, as ",
            )
            for one in ("English", "1")
        ),
        # What the course refuses is explained in its own words.
        (
            *("compute_score", lambda *args: 0, ("LEAPLEAP", [])),
            "stops at this call, too: Scrabblegram has 7 tiles, not 8;",
        ),
    ],
)
def test_what_does_not_show_a_bug_is_no_catch(name, wrong, arguments, said):
    shot = hunt(name, wrong, *arguments)

    assert not shot.found
    assert said in shot.text


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
        hand.clear()
        while True:
            input("word? ")

    hand = {"a": 1, "t": 1}
    shot = hunt("play_hand", never_stops, hand, ["at"], replies=("!!",))
    assert hand == {"a": 1, "t": 1}

    assert shot.found
    assert shot.call.startswith("with typed('!!'): play_hand({'a': 1, 't': 1}")


def one_too_many(n):
    return Counter(random.choices("bcdfg", k=n + 1))


def takes_the_first(rack, bag, rng):
    rng.random()
    return rack + bag[:7], bag[7:]


@pytest.mark.parametrize(
    ("name", "wrong", "arguments", "said"),
    [
        ("deal_hand", one_too_many, (5,), "Found it!"),
        (
            *("refill", takes_the_first, ("AEI", "QZXJK", random.Random(1))),
            "refill('AEI', 'QZXJK', random.Random(1))",
        ),
    ],
)
def test_chance_is_the_same_each_time(name, wrong, arguments, said):
    first, second = (str(hunt(name, wrong, *arguments)) for _ in range(2))

    assert said in first == second


def test_letters_written_down_beforehand_are_used():
    def first_letter(hand, letter):
        return {random.choice("bcdfg"): 1}

    with typed(letters="g"):
        shot = hunt("substitute_hand", first_letter, {"x": 2}, "x")

    assert shot.found
    assert "'g': 1" in shot.got


def test_arguments_too_long_to_show_or_chance_that_was_used_are_refused():
    rng = random.Random(1)
    rng.random()

    with pytest.raises(ValueError, match="a list of a few words"):
        hunt("is_valid_word", len, "it", {"i": 1}, ["word"] * 30_000)
    with pytest.raises(ValueError, match=r"new random\.Random\(1\)"):
        hunt("refill", lambda *args: 0, "AEI", "QZXJK", rng)
