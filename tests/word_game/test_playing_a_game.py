import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course import typed
from scrabble_course.word_game import (
    CONSONANTS,
    VOWELS,
    play_game,
    playing_a_game,
    substitute_hand,
)
from tests.word_game import oracle
from tests.word_game.strategies import hands

WORDS = ["part", "out", "dad", "did"]
PART = "aicprt"
OUT = "ouddlt"


@given(hands, st.sampled_from("aeiotsnz"), st.integers())
def test_all_copies_become_one_letter_that_was_not_held(hand, letter, seed):
    random.seed(seed)
    kept, before = hand.copy(), oracle.tiles(hand)
    changed = substitute_hand(hand, letter)
    after = oracle.tiles(changed)

    assert hand == kept
    assert changed is not hand
    if letter not in before:
        assert after == before
        return
    new = set(after) - set(before)
    assert len(new) == 1 and new < set(VOWELS + CONSONANTS)
    assert [t for t in after if t not in new] == [t for t in before if t != letter]
    assert len(after) == len(before)


def test_the_wildcard_and_a_letter_of_a_hand_with_all_are_not_substituted():
    hand = dict.fromkeys(VOWELS + CONSONANTS, 1)

    assert substitute_hand(hand, "a") == hand
    assert substitute_hand({"*": 1, "a": 1}, "*") == {"*": 1, "a": 1}


def test_the_better_score_of_a_replayed_hand_counts(capsys):
    with typed("1", "no", "part", "!!", "yes", "!!", letters=PART):
        assert play_game(WORDS) == 114
    # It is the same hand, and no substitution is offered.
    assert capsys.readouterr().out.count("* a i c p r t") == 3

    with typed("0"):
        assert play_game(WORDS) == 0
    assert capsys.readouterr().out.endswith("Total score over all hands: 0\n")


def test_a_replay_and_a_substitution_are_offered_once_in_a_game():
    replies = "2 yes l !! yes !! !!".split()

    with typed(*replies, letters=OUT + "e" + PART):
        assert play_game(WORDS) == 0


@pytest.mark.parametrize("yes", ["yes", "YES", "Yes"])
def test_yes_counts_in_any_case_and_any_other_answer_is_asked_again(yes, capsys):
    with typed("1", "perhaps", yes, "P", "!!", "", "No", letters=PART + "e"):
        assert play_game(WORDS) == 0

    assert capsys.readouterr().out.count('Please answer "yes" or "no": ') == 2


def test_the_size_of_a_hand_is_set_in_one_place(monkeypatch, capsys):
    monkeypatch.setattr(playing_a_game, "HAND_SIZE", 4)

    with typed("1", "no", "!!", "no", letters="abc"):
        play_game(WORDS)

    assert "Current Hand: * a b c\n" in capsys.readouterr().out
