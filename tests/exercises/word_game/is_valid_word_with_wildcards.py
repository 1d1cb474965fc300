"""Attempts at stage 4, `is_valid_word` with wildcards."""

# Students write it so.

import re
from collections import Counter
from string import ascii_lowercase

from scrabble_course.word_game import (
    CONSONANTS,
    VOWELS,
    get_frequency_dict,
    load_words,
    update_hand,
)
from tests.exercises.attempts import attempts_of, right, wrong
from tests.exercises.word_game import is_valid_word
from tests.exercises.word_game.spelling import (
    holds,
    is_listed,
    meanings,
    with_wildcards,
)

# The attempts at stage 3, taught what a wildcard is.
PLAIN = attempts_of(is_valid_word.__name__)
REWRITTEN = ("list_not_asked", "list_loaded_again", "list_of_an_earlier_cell")
for names, plain in PLAIN.wrong:
    if plain.__name__ not in (*REWRITTEN, "capitals_looked_up_as_they_are"):
        wrong(*names)(with_wildcards(plain, __name__))
for description, plain in PLAIN.right:
    if "already" not in description:
        taught = with_wildcards(plain, __name__)
        right(f"{description}, wildcards listed on the fly")(taught)


@wrong("list-never-checked")
def list_asked_only_about_wildcard_words(word, hand, word_list):
    word = word.lower()
    if word == "" or not holds(hand, word):
        return False
    if "*" in word:
        return is_listed(word, word_list)
    return True


@wrong("capitals", "wildcard-capitals")
def capitals_looked_up_as_they_are(word, hand, word_list):
    return holds(hand, word) and is_listed(word, word_list)


@wrong("own-word-list")
def list_loaded_again(word, hand, word_list):
    word_list = load_words()
    word = word.lower()
    return holds(hand, word) and is_listed(word, word_list)


@wrong("wildcard-unsupported")
def the_function_of_stage_three(word, hand, word_list):
    word = word.lower()
    return word in word_list and holds(hand, word)


@wrong("wildcard-unsupported")
def word_taken_for_a_regular_expression(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    return any(re.fullmatch(word, known) for known in word_list)


@wrong("raises")
def a_letter_assigned_inside_a_text(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        word[word.find("*")] = vowel
        if word in word_list:
            return True
    return False


@wrong("wildcard-beside-its-vowel")
def found_vowel_written_over_the_held_one(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if not holds(hand, word):
        return False
    for vowel in VOWELS:
        filled = word.replace("*", vowel)
        new_hand = hand.copy()
        del new_hand["*"]
        new_hand[vowel] = 1
        if filled in word_list and holds(new_hand, filled):
            return True
    return False


@wrong("wildcard-beside-its-vowel")
def vowels_of_the_hand_skipped(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        if hand.get(vowel, 0) == 0 and word.replace("*", vowel) in word_list:
            return True
    return False


@wrong("not-every-vowel")
def only_the_first_vowel_tried(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" in word:
        for vowel in VOWELS:
            if word.replace("*", vowel) in word_list:
                return True
            return False
    return word in word_list


@wrong("not-every-vowel")
def only_the_last_vowel_counts(word, hand, word_list):
    word = word.lower()
    is_valid = word in word_list
    if "*" in word:
        for vowel in VOWELS:
            is_valid = word.replace("*", vowel) in word_list
    return is_valid and holds(hand, word)


@wrong("wildcard-capitals")
def wildcard_words_left_in_capitals(word, hand, word_list):
    if "*" in word:
        if not holds(hand, word.lower()):
            return False
        return any(word.replace("*", vowel) in word_list for vowel in VOWELS)
    word = word.lower()
    return word in word_list and holds(hand, word)


@wrong("wildcard-for-consonant")
def any_letter_of_the_alphabet(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    for letter in ascii_lowercase:
        if word.replace("*", letter) in word_list:
            return True
    return False


@wrong("wildcard-for-consonant")
def list_not_asked_about_wildcard_words(word, hand, word_list):
    word = word.lower()
    return holds(hand, word) and ("*" in word or word in word_list)


@wrong("wildcard-not-held")
def wildcards_passed_over_among_the_letters(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if letter != "*" and word.count(letter) > hand.get(letter, 0):
            return False
    if word.count("*") > 1:
        return False
    return is_listed(word, word_list)


@wrong("wildcard-not-held")
def wildcard_looked_up_without_get(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand["*"] < word.count("*"):
        return False
    return holds(hand, word) and is_listed(word, word_list)


@wrong("wildcard-word-skips-letters")
def filled_word_is_enough(word, hand, word_list):
    word = word.lower()
    if word.count("*") > hand.get("*", 0):
        return False
    if "*" in word:
        for vowel in VOWELS:
            if word.replace("*", vowel) in word_list:
                return True
        return False
    return word in word_list and holds(hand, word)


@wrong("wildcard-word-skips-letters")
def copies_not_counted_beside_a_wildcard(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if word.count("*") > hand.get("*", 0):
        return False
    for letter in word:
        if hand.get(letter, 0) == 0:
            return False
    return is_listed(word, word_list)


@wrong("wildcard-word-skips-letters")
def one_letter_may_be_missing(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if word.count("*") > hand.get("*", 0):
        return False
    for filled in meanings(word):
        needed, missing = get_frequency_dict(filled), 0
        for letter in needed:
            missing += max(0, needed[letter] - hand.get(letter, 0))
        if filled in word_list and missing <= 1:
            return True
    return holds(hand, word) and is_listed(word, word_list)


@wrong("wildcard-used-unasked")
def wildcard_steps_in_for_a_missing_vowel(word, hand, word_list):
    word = word.lower()
    if word == "" or not is_listed(word, word_list):
        return False
    left = hand.copy()
    for letter in word:
        if left.get(letter, 0) > 0:
            left[letter] -= 1
        elif letter in VOWELS and left.get("*", 0) > 0:
            left["*"] -= 1
        else:
            return False
    return True


@wrong("two-wildcards")
def wildcards_not_counted(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand.get("*", 0) == 0:
        return False
    letters = word.replace("*", "")
    return holds(hand, letters) and is_listed(word, word_list)


@wrong("two-wildcards")
def split_in_exactly_two(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    before, after = word.split("*")
    if not holds(hand, word):
        return False
    return any(before + vowel + after in word_list for vowel in VOWELS)


@wrong("two-wildcards")
def letters_crossed_off_without_asking(word, hand, word_list):
    word = word.lower()
    held = [letter for letter in hand for _ in range(hand[letter])]
    for letter in word:
        if letter not in held and letter != "*":
            return False
        if letter == "*" and hand.get("*", 0) == 0:
            return False
        held.remove(letter)
    return is_listed(word, word_list)


@right("the letters first, then every vowel in the wildcard's place")
def letters_first(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    place = word.find("*")
    if place == -1:
        return word in word_list
    for vowel in VOWELS:
        if word[:place] + vowel + word[place + 1 :] in word_list:
            return True
    return False


@right("a set built from the word list, met with the set of meanings")
def sets_for_speed(word, hand, word_list):
    word = word.lower()
    possible = {word} | {word.replace("*", v) for v in VOWELS}
    spelled = Counter(word) <= Counter(hand)
    return spelled and not possible.isdisjoint(set(word_list))


@right("a wildcard word is true when one of its meanings, asked again, is")
def by_recursion(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand.get("*", 0) > 0:
        new_hand = dict(hand)
        new_hand["*"] -= 1
        for vowel in VOWELS:
            lent = {**new_hand, vowel: new_hand.get(vowel, 0) + 1}
            if word.count("*") == 1 and holds(new_hand, word.replace("*", "")):
                if by_recursion(word.replace("*", vowel), lent, word_list):
                    return True
        return False
    return word in word_list and holds(hand, word)


@right("a regular expression")
def regular_expression(word, hand, word_list):
    word = word.lower()
    left = update_hand(hand, word)
    if sum(hand.values()) - sum(left.values()) != len(word):
        return False
    pattern = re.compile("".join("[aeiou]" if c == "*" else c for c in word))
    return any(pattern.fullmatch(known) is not None for known in word_list)


@right("letter by letter against every word of the list")
def letter_by_letter_against_the_list(word, hand, word_list):
    word = word.lower()
    found = False
    for known in word_list:
        if len(known) == len(word) > 0 and not found:
            found = all(
                mine == theirs or (mine == "*" and theirs in "aeiou")
                for mine, theirs in zip(word, known, strict=True)
            )
    return found and all(hand.get(c, 0) >= word.count(c) for c in set(word))


@right("one expression")
def one_expression(word, hand, word_list):
    return any(
        word.lower().replace("*", vowel) in word_list for vowel in VOWELS
    ) and all(word.lower().count(c) <= hand.get(c, 0) for c in word.lower())


@right("exceptions for control flow, a while loop")
def exceptions_for_control_flow(word, hand, word_list):
    left, vowels = dict(hand), list("uoiea")
    try:
        for letter in word.lower():
            left[letter] -= 1
            if left[letter] < 0:
                raise KeyError(letter)
        while word.lower().replace("*", vowels[-1]) not in word_list:
            vowels.pop()
    except LookupError:
        return False
    return True


@right("consonants counted as well, the wildcard's vowels asked separately")
def consonants_and_vowels_apart(word, hand, word_list):
    lowered = word.lower()
    for kind in (CONSONANTS, VOWELS, "*"):
        for letter in kind:
            if lowered.count(letter) > hand.get(letter, 0):
                return False
    if lowered.strip("*" + CONSONANTS + VOWELS) != "":
        return False
    candidates = [lowered]
    if "*" in lowered:
        candidates = [lowered.replace("*", v) for v in ("a", "e", "i", "o", "u")]
    return len([c for c in candidates if c in word_list]) > 0
