"""Attempts at `substitute_hand`, of stage 6."""

# Students write it so.
# ruff: noqa: RET503

import random
from collections import Counter
from string import ascii_lowercase

from scrabble_course.word_game import CONSONANTS, VOWELS
from tests.checks.attempts.attempt_values import Attempts

substitute = Attempts("substitute_hand")

# A constant changed in stage 4, as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"

CRASHES = "returns None / crash"
MUTATES = "mutates the input hand"
ALREADY_HELD = "new letter can be one already in hand (count overwritten, letters lost)"
COMES_BACK = "new letter can be the letter replaced / old letter stays"
NOT_HELD = "letter not in hand: returns None, crashes or changes hand"
COUNT = "count of the new letter wrong/other"
WILDCARD = "new letter can be '*' (VOWELS constant was extended)"


@substitute.wrong(CRASHES, cause="returns-none")
def new_hand_not_returned(hand, letter):
    if letter == "*" or hand.get(letter, 0) == 0:
        return hand.copy()
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = new_hand.pop(letter)


@substitute.wrong(CRASHES, cause="choice-from-a-set")
def choice_from_a_set(hand, letter):
    if letter == "*" or hand.get(letter, 0) == 0:
        return hand.copy()
    new_hand = hand.copy()
    choices = set(VOWELS + CONSONANTS) - set(hand)
    new_hand[random.choice(choices)] = new_hand.pop(letter)
    return new_hand


@substitute.wrong(CRASHES, cause="hand-changed-while-looped-over")
def changed_while_looped_over(hand, letter):
    if letter == "*" or hand.get(letter, 0) == 0:
        return hand.copy()
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    for key in new_hand:
        if key == letter:
            new_hand[random.choice(choices)] = new_hand[key]
            del new_hand[key]
    return new_hand


@substitute.wrong(MUTATES, cause="alias-for-a-copy")
def a_second_name_for_the_same_hand(hand, letter):
    if letter == "*" or hand.get(letter, 0) == 0:
        return hand
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand = hand
    new_hand[random.choice(choices)] = new_hand[letter]
    del new_hand[letter]
    return new_hand


@substitute.wrong(MUTATES, cause="hand-argument-changed")
def deletes_from_the_hand_it_was_given(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        new_hand[random.choice(choices)] = hand[letter]
        new_hand[letter] = 0
        del hand[letter]
    return new_hand


@substitute.wrong(ALREADY_HELD, cause="new-letter-already-held")
def a_held_letter_overwritten(hand, letter):
    new_hand = hand.copy()
    if letter != "*" and hand.get(letter, 0) > 0:
        del new_hand[letter]
        new_letter = random.choice((VOWELS + CONSONANTS).replace(letter, ""))
        new_hand[new_letter] = hand[letter]
    return new_hand


@substitute.wrong(ALREADY_HELD, cause="new-letter-already-held")
def added_to_a_held_letter(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    new_letter = letter
    while new_letter == letter:
        new_letter = random.choice(VOWELS + CONSONANTS)
    new_hand[new_letter] = new_hand.get(new_letter, 0) + new_hand.pop(letter)
    return new_hand


@substitute.wrong(ALREADY_HELD, cause="drawn-again-only-once")
def drawn_again_only_once(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    letters = (VOWELS + CONSONANTS).replace(letter, "")
    new_letter = random.choice(letters)
    if hand.get(new_letter, 0) > 0:
        new_letter = random.choice(letters)
    new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


@substitute.wrong(COMES_BACK, cause="replaced-letter-comes-back")
def deleted_before_the_draw(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    times = new_hand.pop(letter)
    choices = [c for c in VOWELS + CONSONANTS if new_hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = times
    return new_hand


@substitute.wrong(COMES_BACK, cause="old-letter-stays")
def old_letter_not_deleted(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        new_hand[random.choice(choices)] = hand[letter]
    return new_hand


@substitute.wrong(COMES_BACK, cause="one-copy-replaced")
def one_copy_replaced(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        new_hand[letter] -= 1
        new_hand[random.choice(choices)] = 1
    return new_hand


@substitute.wrong(NOT_HELD, cause="unheld-letter-gives-none")
def nothing_returned_for_a_letter_not_held(hand, letter):
    if letter == "*":
        return hand.copy()
    if hand.get(letter, 0) > 0:
        new_hand = hand.copy()
        choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
        new_hand[random.choice(choices)] = new_hand.pop(letter)
        return new_hand


@substitute.wrong(NOT_HELD, cause="unheld-letter-gives-none")
def a_message_for_a_letter_not_held(hand, letter):
    if letter == "*":
        return hand.copy()
    if hand.get(letter, 0) == 0:
        return print("You do not have that letter.")
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = new_hand.pop(letter)
    return new_hand


@substitute.wrong(NOT_HELD, cause="unheld-letter-crashes")
def letter_not_held_looked_up(hand, letter):
    new_hand = hand.copy()
    if letter == "*":
        return new_hand
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = hand[letter]
    del new_hand[letter]
    return new_hand


@substitute.wrong(NOT_HELD, cause="unheld-letter-changes-the-hand")
def letter_not_held_counted_as_one(hand, letter):
    new_hand = hand.copy()
    if letter == "*":
        return new_hand
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0 and c != letter]
    new_hand[random.choice(choices)] = new_hand.pop(letter, 1)
    return new_hand


@substitute.wrong(NOT_HELD, cause="unheld-letter-changes-the-hand")
def another_letter_replaced_instead(hand, letter):
    new_hand = hand.copy()
    if letter == "*":
        return new_hand
    if hand.get(letter, 0) == 0:
        letter = random.choice([c for c in hand if c != "*" and hand[c] > 0])
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = new_hand.pop(letter)
    return new_hand


@substitute.wrong(COUNT, cause="count-of-one")
def new_letter_counted_once(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        del new_hand[letter]
        new_hand[random.choice(choices)] = 1
    return new_hand


@substitute.wrong(COUNT, cause="every-copy-its-own-letter")
def every_copy_its_own_letter(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        for _ in range(new_hand.pop(letter)):
            new_letter = random.choice(choices)
            new_hand[new_letter] = new_hand.get(new_letter, 0) + 1
    return new_hand


@substitute.wrong(COUNT, cause="count-off-by-one")
def one_copy_too_many(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        new_hand[random.choice(choices)] = new_hand.pop(letter) + 1
    return new_hand


@substitute.wrong(WILDCARD, cause="wildcard-among-the-vowels")
def wildcard_drawn_like_a_vowel(hand, letter):
    new_hand = hand.copy()
    letters = VOWELS_AND_WILDCARD + CONSONANTS
    choices = [c for c in letters if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        new_hand[random.choice(choices)] = new_hand.pop(letter)
    return new_hand


@substitute.right("random.shuffle, the first that is not held")
def random_shuffle(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or not hand.get(letter):
        return new_hand
    letters = list(ascii_lowercase)
    random.shuffle(letters)
    for new_letter in letters:
        if new_letter not in hand:
            new_hand[new_letter] = hand[letter]
            del new_hand[letter]
            return new_hand
    return new_hand


@substitute.right("drawn again until it is not held")
def drawn_until_it_is_not_held(hand, letter):
    new_hand = dict(hand)
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    new_letter = random.choice(VOWELS + CONSONANTS)
    while new_letter in hand:
        new_letter = random.choice(VOWELS + CONSONANTS)
    new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


@substitute.right("sets subtracted, random.sample")
def sets_subtracted(hand, letter):
    if letter == "*" or letter not in hand:
        return hand
    rest = sorted(set(VOWELS + CONSONANTS) - set(hand.keys()))
    [new_letter] = random.sample(rest, 1)
    return {new_letter if c == letter else c: hand[c] for c in hand}


@substitute.right("a count of zero kept for the old letter")
def zero_kept_for_the_old_letter(hand, letter):
    new_hand = hand.copy()
    if letter in hand and letter != "*":
        free = [c for c in VOWELS + CONSONANTS if c not in hand]
        new_letter = free[random.randrange(len(free))]
        new_hand[new_letter], new_hand[letter] = new_hand[letter], 0
    return new_hand


@substitute.right("recursion until a free letter is drawn")
def by_recursion(hand, letter):
    def draw():
        drawn = random.choice(CONSONANTS + VOWELS)
        return draw() if drawn in hand else drawn

    if letter not in set(hand) - {"*"}:
        return {**hand}
    changed = {c: hand[c] for c in hand if c != letter}
    changed[draw()] = hand[letter]
    return changed


@substitute.right("a text of letters, translated, a Counter returned")
def letters_translated(hand, letter):
    letters = "".join(Counter(hand).elements())
    free = ascii_lowercase
    for held in letters:
        free = free.replace(held, "")
    if letter != "*":
        letters = letters.replace(letter, random.choice(free))
    return Counter(letters)


@substitute.right("exceptions for a letter that is not held")
def exceptions_for_a_letter_not_held(hand, letter):
    new_hand = hand.copy()
    if letter == "*":
        return new_hand
    try:
        times = new_hand.pop(letter)
    except KeyError:
        return hand
    free = {c: 1 for c in VOWELS + CONSONANTS if c not in hand}
    [new_letter] = random.choices(list(free), weights=free.values())
    new_hand[new_letter] = times
    return new_hand


WRONG = tuple(substitute.wrongs)
RIGHT = tuple(substitute.rights)
