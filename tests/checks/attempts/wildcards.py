"""Attempts at stage 4: `is_valid_word` with wildcards, and `deal_hand`."""

from scrabble_course.word_game import load_words
from tests.checks.attempts import (
    dealing,
    valid_words,
    wildcard_letters,
    wildcard_words,
    wildcards_spelled_otherwise,
)
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.spelling import holds, is_listed, with_wildcards

valid = Attempts("is_valid_word")

# The mistakes with plain words, in attempts that know wildcards; these two do not
# come out of a plain attempt unharmed, and are written anew below.
for plain in valid_words.WRONG:
    if plain.row not in (valid_words.UNLISTED, valid_words.OWN_LIST):
        valid.wrong(plain.row, cause=plain.cause)(with_wildcards(plain.function))


@valid.wrong(valid_words.UNLISTED, cause="list-not-asked")
def list_asked_only_about_wildcard_words(word, hand, word_list):
    word = word.lower()
    if word == "" or not holds(hand, word):
        return False
    if "*" in word:
        return is_listed(word, word_list)
    return True


@valid.wrong(valid_words.OWN_LIST, cause="own-word-list")
def list_loaded_again(word, hand, word_list):
    word_list = load_words()
    word = word.lower()
    return holds(hand, word) and is_listed(word, word_list)


@valid.wrong(valid_words.OWN_LIST, cause="own-word-list")
def list_of_an_earlier_cell(word, hand, word_list):
    word = word.lower()
    words = valid_words.words_of_an_earlier_cell()
    return holds(hand, word) and is_listed(word, words)


for plain in valid_words.RIGHT:
    if "already" not in plain.description:
        valid.right(f"{plain.description}, wildcards listed on the fly")(
            with_wildcards(plain.function)
        )

WRONG = (
    tuple(valid.wrongs) + wildcard_words.WRONG + wildcard_letters.WRONG + dealing.WRONG
)
RIGHT = tuple(valid.rights) + wildcards_spelled_otherwise.RIGHT + dealing.RIGHT
