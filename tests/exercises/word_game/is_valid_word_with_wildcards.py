"""Attempts at stage 4, `is_valid_word` with wildcards."""

import re

from scrabble_course.word_game import VOWELS, update_hand
from tests.exercises.attempts import attempts_of, right, slips_in, wrong
from tests.exercises.word_game import is_valid_word
from tests.exercises.word_game.is_valid_word import holds


def with_wildcards(plain):
    """Return `plain`, written for words without `*`, taught what a `*` is.

    A wildcard word that stands for a listed one is listed itself: whatever `plain`
    does well or badly with the letters of a word, it does with the `*` as well.
    """

    def is_valid_word(word, hand, word_list):
        typed = word.lower()
        filled = {typed.replace("*", vowel) for vowel in VOWELS} - {typed}
        listed = word_list if filled.isdisjoint(word_list) else [*word_list, typed]
        return plain(word, hand, listed)

    return is_valid_word


# The attempts at stage 3, taught what a wildcard is.
PLAIN = attempts_of(is_valid_word.__name__)
OF_THE_LIST = ("list-never-checked", "own-word-list", "capitals")
for names, plain in PLAIN.wrong:
    if names[0] not in OF_THE_LIST:
        wrong(*names)(with_wildcards(plain))
for description, plain in PLAIN.right:
    if "already" not in description:
        right(f"{description}, wildcards listed on the fly")(with_wildcards(plain))


@right("the letters first, then every vowel in the wildcard's place")
def letters_first(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        if word.replace("*", vowel) in word_list:
            return True
    return False


LOWERED = "word = word.lower()"
LETTERS = "    for letter in word:\n"
COUNTED = "word.count(letter)"
LACKING = "word.count(letter) > hand.get(letter, 0)"
NO_STAR = '"*" not in word'
LISTED = "return word in word_list"
FILLED = 'word.replace("*", vowel)'
STAR_UNASKED = (LACKING, f"letter != '*' and {LACKING}")


def first(line):
    """Return the edit that puts a line above the loop over the letters."""
    return LETTERS, f"    {line}\n{LETTERS}"


slip = slips_in(letters_first)
slip("list-never-checked", (LISTED, 'return word != ""'))
slip(("capitals", "wildcard-capitals"), (LOWERED, ""))
slip("own-word-list", first("word_list = ['vote', *word_list]"))
slip("only-wildcard-words", (LISTED, "return False"))
slip("spent-wildcard", (LISTED, f"{LISTED} and '*' in hand"))
slip("wildcard-unsupported", (FILLED, "word"))
slip("not-every-vowel", ("\n    return F", "\n        return F"))
slip(
    "wildcard-capitals",
    (LOWERED, f"typed = word\n    {LOWERED}"),
    (FILLED, f"typed{FILLED[4:]}"),
)
slip("wildcard-for-consonant", ("VOWELS", "'abcdefghijklmnopqrstuvwxyz'"))
slip("y-for-a-vowel", ("VOWELS", "(*VOWELS, 'y')"))
slip("hand-not-looked-at", (COUNTED, f"({COUNTED} if {NO_STAR} else 0)"))
slip("wildcard-not-held", STAR_UNASKED)
slip(
    "wildcard-not-held",
    STAR_UNASKED,
    first("if '*' in word and '*' not in hand: return False"),
)
slip("wildcard-not-held", first("if '*' in word and not hand['*']: return False"))
slip(
    "wildcard-used-unasked",
    (LACKING, f"{LACKING} + (letter in VOWELS and {NO_STAR} and hand.get('*', 0))"),
)
slip(
    "vowel-must-be-held",
    STAR_UNASKED,
    (f"if {FILLED}", f"if holds(hand, {FILLED}) and {FILLED}"),
)
slip(
    "wildcard-word-skips-letters",
    (LACKING, f"('*' not in word or letter == '*') and {LACKING}"),
)
slip(
    "too-few-beside-a-wildcard",
    (COUNTED, f"(1 if '*' in word.strip(letter) else {COUNTED})"),
)
slip("two-wildcards", (COUNTED, f"(1 if letter == '*' else {COUNTED})"))
slip(
    "nothing-to-split",
    (NO_STAR, "not word"),
    (FILLED, 'word.split("*")[0] + vowel + word.split("*")[1]'),
)
slip("raises", first("place = [i for i, c in enumerate(word) if c == '*'][0]"))
slip("two-wildcards", first("if '*' in word: before, after = word.split('*')"))
LOOKED_BEHIND = "other[place] in VOWELS and other[place + 1 :] == after"
slip(
    "raises",
    ("for vowel in VOWELS", "place = word.find('*')\n    for other in word_list"),
    (
        f"if {FILLED} in word_list",
        f"""before, after = word.split("*")
        if other[:place] == before and {LOOKED_BEHIND}""",
    ),
)


@wrong("wildcard-beside-its-vowel")
def found_vowel_written_over_the_held_one(word, hand, word_list):
    word = word.lower()
    if "*" not in word or not holds(hand, word):
        return word in word_list and holds(hand, word)
    for vowel in VOWELS:
        filled = word.replace("*", vowel)
        new_hand = hand.copy()
        del new_hand["*"]
        new_hand[vowel] = 1
        if filled in word_list and holds(new_hand, filled):
            return True
    return False


@right("a regular expression")
def regular_expression(word, hand, word_list):
    word = word.lower()
    spent = sum(hand.values()) - sum(update_hand(hand, word).values())
    pattern = re.compile("".join("[aeiou]" if c == "*" else c for c in word))
    listed = any(pattern.fullmatch(known) is not None for known in word_list)
    return listed and spent == len(word)
