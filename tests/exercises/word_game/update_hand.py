"""Attempts at stage 2, `update_hand`."""

# Students write it so.

from collections import Counter, defaultdict

from scrabble_course.word_game import get_frequency_dict
from tests.exercises.attempts import right, wrong


@wrong("more-than-held")
def subtracts_one_without_a_floor(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if letter in new_hand:
            new_hand[letter] -= 1
    return new_hand


@wrong("more-than-held")
def asks_for_a_letter_it_deleted(hand, word):
    new_hand = {letter: count for letter, count in hand.items() if count > 0}
    for letter in word.lower():
        if hand.get(letter, 0) > 0:
            new_hand[letter] -= 1
            if new_hand[letter] == 0:
                del new_hand[letter]
    return new_hand


@wrong("letter-not-held")
def looks_up_every_letter(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if new_hand[letter] > 0:
            new_hand[letter] -= 1
    return new_hand


@wrong("letter-not-held")
def compares_none_with_zero(hand, word):
    new_hand = dict(hand)
    for letter in word.lower():
        if new_hand.get(letter) > 0:
            new_hand[letter] = new_hand[letter] - 1
    return new_hand


@wrong("letter-not-held")
def writes_missing_letters_into_the_hand(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if new_hand.get(letter) != 0:
            new_hand[letter] = new_hand.get(letter, 0) - 1
    return new_hand


@wrong("changes-its-argument")
def a_second_name_for_the_same_hand(hand, word):
    new_hand = hand
    for letter in word.lower():
        if new_hand.get(letter, 0) > 0:
            new_hand[letter] -= 1
    return new_hand


@wrong("changes-its-argument")
def changes_the_hand_and_returns_a_new_one(hand, word):
    new_hand = {}
    for letter in word.lower():
        if hand.get(letter, 0) > 0:
            hand[letter] -= 1
    for letter in hand:
        if hand[letter] > 0:
            new_hand[letter] = hand[letter]
    return new_hand


@wrong("capitals")
def capitals_not_lowered(hand, word):
    new_hand = hand.copy()
    for letter in word:
        if new_hand.get(letter, 0) > 0:
            new_hand[letter] -= 1
    return new_hand


@wrong("capitals")
def lowered_word_dropped(hand, word):
    word.lower()
    new_hand = {}
    for letter in hand:
        if hand[letter] > word.count(letter):
            new_hand[letter] = hand[letter] - word.count(letter)
    return new_hand


@wrong("capitals")
def capitals_lowered_only_to_look(hand, word):
    new_hand = hand.copy()
    for letter in word:
        if new_hand.get(letter.lower(), 0) > 0:
            new_hand[letter] -= 1
    return new_hand


@wrong("held-letters")
def all_copies_deleted(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if letter in new_hand:
            del new_hand[letter]
    return new_hand


@wrong("untouched-letters-lost")
def only_the_letters_of_the_word_come_back(hand, word):
    new_hand = {}
    for letter in word.lower():
        if letter in hand:
            new_hand[letter] = max(0, hand[letter] - word.lower().count(letter))
    return new_hand


@wrong("zero-counts")
def a_count_of_zero_is_still_a_key(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if letter in new_hand:
            new_hand[letter] -= 1
            if new_hand[letter] == 0:
                del new_hand[letter]
    return new_hand


@right("counts of zero kept")
def zero_counts_kept(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if letter in new_hand and new_hand[letter] > 0:
            new_hand[letter] -= 1
    return new_hand


@right("counts of zero removed, on a dict made by hand")
def zero_counts_removed(hand, word):
    word = word.lower()
    new_hand = {}
    for letter in hand:
        left = hand[letter] - word.count(letter)
        if left > 0:
            new_hand[letter] = left
    return new_hand


@right("a Counter returned, from Counter arithmetic")
def counter_arithmetic(hand, word):
    return Counter(hand) - Counter(word.lower())


@right("a Counter returned, with counts of zero for every letter of the word")
def counter_with_zero_counts(hand, word):
    left = Counter(hand)
    for letter in word.lower():
        left[letter] = max(0, left[letter] - 1)
    return left


@right("a defaultdict returned")
def a_defaultdict(hand, word):
    left = defaultdict(int, hand)
    for letter in word.lower():
        if left[letter]:
            left[letter] -= 1
    return left


@right("a comprehension with max")
def one_comprehension(hand, word):
    used = get_frequency_dict(word.lower())
    return {c: max(0, hand[c] - used.get(c, 0)) for c in hand}


@right("recursion, a letter at a time")
def by_recursion(hand, word):
    if word == "":
        return dict(hand)
    rest = by_recursion(hand, word[1:])
    first = word[0].lower()
    if rest.get(first, 0) > 0:
        rest[first] -= 1
    return rest


@right("the letters laid out in a list and taken away, sorted")
def letters_laid_out_in_a_list(hand, word):
    letters = []
    for letter, count in hand.items():
        letters.extend(letter * count)
    for letter in word.lower():
        if letter in letters:
            letters.remove(letter)
    return get_frequency_dict(sorted(letters))


@right("the letters laid out in a text, spent with str.replace")
def letters_laid_out_in_a_text(hand, word):
    held = "".join(letter * count for letter, count in hand.items())
    for letter in word.lower():
        held = held.replace(letter, "", 1)
    return get_frequency_dict(held)


@right("exceptions decide what is held")
def exceptions_decide_what_is_held(hand, word):
    left = {letter: count for letter, count in hand.items() if count}
    for letter in word.lower():
        try:
            left[letter] -= 1
        except KeyError:
            continue
        if left[letter] < 1:
            del left[letter]
    return left


@right("the other order: the last letter of the hand comes first")
def in_the_other_order(hand, word):
    letters = list(word.lower())
    left = {}
    for letter in reversed(hand):
        left[letter] = hand[letter]
        while left[letter] > 0 and letter in letters:
            letters.remove(letter)
            left[letter] -= 1
    return left
