"""Every printed example of seed 004, the word game, verbatim.

The seed is a scan with slips. Each place where it is read charitably says how. Its
prompts disagree with each other; the wording is that of Problem 5 throughout, and the
order of the letters in a hand is the deal's, so hands are compared as multisets.
"""

import re

import pytest

from scrabble_course import typed
from scrabble_course.exercises.word_game.is_valid_word import WORDS
from scrabble_course.word_game import (
    HAND_SIZE,
    SCRABBLE_LETTER_VALUES,
    VOWELS,
    deal_hand,
    display_hand,
    get_frequency_dict,
    get_word_score,
    is_valid_word,
    load_words,
    play_game,
    play_hand,
    update_hand,
)

LISTED = [*WORDS, "jar", "fax", "fix", "fox", "at", "it", "ice", "dad", "did", "out"]


def screen_of(capsys, play, *args):
    """Run a console game and return what it returns and what it shows."""
    value = play(*args)
    return value, capsys.readouterr().out


def as_read(text):
    """The same text with the letters of each hand in alphabetical order."""

    def in_order(match):
        return match[1] + " ".join(sorted(match[2].split()))

    lines = [line.strip() for line in text.split("\n") if line.strip()]
    text = "\n".join(lines)
    return re.sub(r"(?m)^(Current Hand: )(.*)$", in_order, text)


# Introduction: scoring


def test_letters_are_scored_as_in_scrabble():
    values = SCRABBLE_LETTER_VALUES

    assert [values[letter] for letter in "abcde"] == [1, 3, 3, 2, 1]


def test_weed_is_worth_176_with_six_letters_in_the_hand():
    assert (4 + 1 + 1 + 2) * (7 * 4 - 3 * (6 - 4)) == 176
    assert get_word_score("weed", 6) == 176


def test_it_is_worth_2_with_seven_letters_in_the_hand():
    assert 7 * 2 - 3 * (7 - 2) == -1
    assert get_word_score("it", 7) == 2


def test_a_hand_has_seven_letters():
    assert HAND_SIZE == 7


# Getting started


def test_loading_says_how_many_words_there_are(capsys):
    # The seed prints "83667 words loaded.", the length of a list we may not ship.
    words, shown = screen_of(capsys, load_words)

    assert shown == f"Loading word list from file...\n  {len(words)} words loaded.\n"


# Problem 1


def test_lower_makes_small_letters():
    # The seed has lost the quotes around the text.
    assert "My string".lower() == "my string"


# Problem 2


def test_a_hand_is_a_dictionary_from_letters_to_counts():
    hand = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}

    assert get_frequency_dict("aqlmuil") == hand


def test_get_is_the_safe_way_to_a_count():
    hand = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}

    assert hand.get("a", 0) == 1
    assert hand.get("e", 0) == 0
    assert hand.get("e") is None
    with pytest.raises(KeyError):
        hand["e"]


def test_the_frequencies_of_hello():
    assert get_frequency_dict("hello") == {"h": 1, "e": 1, "l": 2, "o": 1}


def test_quail_leaves_l_and_m(capsys):
    hand = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}
    # The seed prints the last letter as a capital I, and has lost a bracket below.
    assert screen_of(capsys, display_hand, hand) == (None, "a q l l m u i\n")

    new_hand = update_hand(hand, "quail")

    assert new_hand == {"l": 1, "m": 1}
    assert screen_of(capsys, display_hand, new_hand) == (None, "l m\n")
    assert screen_of(capsys, display_hand, hand) == (None, "a q l l m u i\n")


def test_counts_of_zero_may_stay_since_they_look_the_same(capsys):
    kept = {"a": 0, "q": 0, "l": 1, "m": 1, "u": 0, "i": 0}

    assert screen_of(capsys, display_hand, kept) == (None, "l m\n")


def test_jolly_spends_only_what_is_held(capsys):
    hand = {"j": 2, "o": 1, "l": 1, "w": 1, "n": 2}
    assert screen_of(capsys, display_hand, hand) == (None, "j j o l w n n\n")

    hand = update_hand(hand, "jolly")

    assert hand == {"j": 1, "w": 1, "n": 2}
    assert screen_of(capsys, display_hand, hand) == (None, "j w n n\n")


# Problem 3


def test_asking_twice_about_the_same_hand_gives_the_same_answer():
    hand = get_frequency_dict("hello")

    assert [is_valid_word("hello", hand, ["hello"]) for _ in range(3)] == [True] * 3
    assert hand == get_frequency_dict("hello")


# Problems 4 and 5: hands as they are played

ASK = 'Enter word, or "!!" to indicate that you are finished: '

HANDS = {
    "wildcards, example 1": (
        "cows*z",
        ("cows", "!!"),
        f"""\
Current Hand: c o w s * z
{ASK}cows
"cows" earned 198 points. Total: 198 points
Current Hand: * z
{ASK}!!
Total score: 198 points
""",
    ),
    "wildcards, example 2": (
        "cows*z",
        ("c*ws", "!!"),
        f"""\
Current Hand: c o w s * z
{ASK}c*ws
"c*ws" earned 176 points. Total: 176 points
Current Hand: o z
{ASK}!!
Total score: 176 points
""",
    ),
    "wildcards, example 3": (
        "cows*z",
        ("c*wz", "!!"),
        f"""\
Current Hand: c o w s * z
{ASK}c*wz
That is not a valid word. Please choose another word.
Current Hand: o s
{ASK}!!
Total score: 0 points
""",
    ),
    "wildcards, example 4": (
        "cows*z",
        ("*ows", "!!"),
        f"""\
Current Hand: c o w s * z
{ASK}*ows
That is not a valid word. Please choose another word.
Current Hand: c z
{ASK}!!
Total score: 0 points
""",
    ),
    "playing a hand, example 1": (
        "ajef*rx",
        ("jar", "f*x", "!!"),
        f"""\
Current Hand: a j e f * r x
{ASK}jar
"jar" earned 90 points. Total: 90 points
Current Hand: * f x e
{ASK}f*x
"f*x" earned 216 points. Total: 306 points
Current Hand: e
{ASK}!!
Total score: 306 points
""",
    ),
    "playing a hand, example 2": (
        "acfi*tx",
        ("fix", "ac", "*t"),
        f"""\
Current Hand: a c f i * t x
{ASK}fix
"fix" earned 117 points. Total: 117 points
Current Hand: a c t *
{ASK}ac
That is not a valid word. Please choose another word.
Current Hand: t *
{ASK}*t
"*t" earned 14 points. Total: 131 points
Ran out of letters. Total score: 131 points
""",
    ),
}


@pytest.mark.parametrize("load", [lambda: LISTED, load_words], ids=["few", "all"])
@pytest.mark.parametrize("example", HANDS)
def test_the_hands_play_as_printed(example, load, capsys):
    letters, replies, transcript = HANDS[example]
    words = load()
    capsys.readouterr()

    with typed(*replies):
        total = play_hand(get_frequency_dict(letters), words)

    assert as_read(capsys.readouterr().out) == as_read(transcript)
    assert f"Total score: {total} points" in transcript


def test_a_dealt_hand_has_exactly_one_wildcard_in_a_vowels_place():
    for _ in range(50):
        hand = deal_hand(7)

        assert hand["*"] == 1
        assert sum(hand.get(vowel, 0) for vowel in VOWELS) == 2
        assert sum(hand.values()) == 7


# Problem 6

GAME = f"""\
Enter total number of hands: 2
Current Hand: a c i * p r t
Would you like to substitute a letter? no
Current Hand: a c i * p r t
{ASK}part
"part" earned 114 points. Total: 114 points
Current Hand: c i *
{ASK}ic*
"ic*" earned 84 points. Total: 198 points
Ran out of letters. Total score: 198 points
----------
Would you like to replay the hand? no
Current Hand: d d * l o u t
Would you like to substitute a letter? yes
Which letter would you like to replace: l
Current Hand: d d * a o u t
{ASK}out
"out" earned 27 points. Total: 27 points
Current Hand: d d * a
{ASK}!!
Total score: 27 points
----------
Would you like to replay the hand? yes
Current Hand: d d * a o u t
{ASK}d*d
"d*d" earned 36 points. Total: 36 points
Current Hand: a o u t
{ASK}out
"out" earned 54 points. Total: 90 points
Current Hand: a
{ASK}!!
Total score: 90 points
----------
Total score over all hands: 288
"""
REPLIES = "2 no part ic* no yes l out !! yes d*d out !!".split()
DEALT = "aicprtouddlta"


def test_the_game_plays_as_printed(capsys):
    # "Total score for this hand: 198" is worded as in Problem 5.
    with typed(*REPLIES, letters=DEALT):
        total = play_game(LISTED)

    assert as_read(capsys.readouterr().out) == as_read(GAME)
    assert total == 288
