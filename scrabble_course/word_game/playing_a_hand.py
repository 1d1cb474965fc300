"""Stage 5: one hand, word by word (seed 004, Problem 5)."""

from __future__ import annotations

from scrabble_course.word_game.hands import Hand, display_hand, update_hand
from scrabble_course.word_game.wildcards import is_valid_word
from scrabble_course.word_game.word_scores import get_word_score


def calculate_handlen(hand: Hand) -> int:
    """Return the number of letters in `hand`, repeated ones included.

    >>> calculate_handlen({"a": 3, "b": 2})
    5
    """
    return sum(hand.values())


def play_hand(hand: Hand, word_list: list[str]) -> int:
    """Let the player spell words until the hand is used up; return the total.

    The hand is shown before each question, and after each valid word its points
    and the total so far. A word is scored with the size of the hand at the moment
    it was entered. An invalid word scores nothing, and its letters are lost all
    the same; pressing just Enter costs nothing. `!!` ends the hand early. If the
    letters run out, that is said. The total is shown at the end, too, and `hand`
    itself is not changed.
    """
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input('Enter word, or "!!" to indicate that you are finished: ')
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print("That is not a valid word. Please choose another word.")
        print()
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total
