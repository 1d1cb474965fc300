"""Stage 6: several hands, one substitution, one replay (seed 004, Problem 6)."""

from __future__ import annotations

import random

from scrabble_course.word_game.hands import Hand, display_hand
from scrabble_course.word_game.playing_a_hand import play_hand
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS, deal_hand

HAND_SIZE = 7


def substitute_hand(hand: Hand, letter: str) -> Hand:
    """Return `hand` with every copy of `letter` changed into one new letter.

    The new letter is chosen at random among the vowels and consonants that the
    hand does not hold. A `letter` that is not held, or `*`, changes nothing.
    `hand` itself is not changed.

    >>> changed = substitute_hand({"h": 1, "e": 1, "l": 2, "o": 1}, "l")
    >>> "l" in changed, sum(changed.values())
    (False, 5)
    """
    choices = ""
    for new_letter in VOWELS + CONSONANTS:
        if hand.get(new_letter, 0) == 0:
            choices += new_letter
    substituted = hand.copy()
    if letter != "*" and hand.get(letter, 0) > 0 and choices != "":
        new_letter = random.choice(choices)
        substituted[new_letter] = substituted.pop(letter)
    return substituted


def play_game(word_list: list[str]) -> int:
    """Play as many hands as the player asks for; show and return their total.

    Once in a game the player may substitute a letter: the hand is shown, and the
    question comes before the hand is played. Once in a game the player may replay
    a hand: the better of its two scores counts. A replay begins with the same hand as
    the first play, and offers no substitution. The answers are "yes" and "no", capitals
    or not; after any other, the question comes again.
    """
    hands = int(input("Enter total number of hands: "))
    may_substitute = True
    may_replay = True
    total = 0
    for _ in range(hands):
        hand = deal_hand(HAND_SIZE)
        if may_substitute:
            print("Current Hand:", end=" ")
            display_hand(hand)
            if ask_yes_or_no("Would you like to substitute a letter? "):
                letter = input("Which letter would you like to replace: ")
                hand = substitute_hand(hand, letter.lower())
                may_substitute = False
        score = play_hand(hand, word_list)
        print("----------")
        if may_replay and ask_yes_or_no("Would you like to replay the hand? "):
            may_replay = False
            score = max(score, play_hand(hand, word_list))
            print("----------")
        total += score
    print(f"Total score over all hands: {total}")
    return total


def ask_yes_or_no(question: str) -> bool:
    """Ask `question` until the answer is yes or no; return whether it is yes.

    Capitals count like small letters.
    """
    answer = input(question).lower()
    while answer not in ["yes", "no"]:
        answer = input('Please answer "yes" or "no": ').lower()
    return answer == "yes"


def play_one_hand(word_list: list[str]) -> int:
    """Deal a hand and play it; return its score.

    Before it is played, the player may substitute a letter. After it, the player may
    replay it: the better of the two scores counts. A replay begins with the same hand
    as the first play.
    """
    hand = deal_hand(HAND_SIZE)
    print("Current Hand:", end=" ")
    display_hand(hand)
    if ask_yes_or_no("Would you like to substitute a letter? "):
        letter = input("Which letter would you like to replace: ")
        hand = substitute_hand(hand, letter.lower())
    score = play_hand(hand, word_list)
    if ask_yes_or_no("Would you like to replay the hand? "):
        score = max(score, play_hand(hand, word_list))
    return score
