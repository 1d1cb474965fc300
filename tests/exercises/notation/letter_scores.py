"""Attempts at stage 7, `letter_scores`."""

# Students write it so.

import re
from string import ascii_lowercase

from scrabble_course.notation import letter_score, letter_scores
from tests.exercises.attempts import calling, right, wrong
from tests.exercises.notation.reading import letters_of
from tests.exercises.notation.spoiled import SPOILED, spoil

spoil(__name__, letter_scores, *(name for name in SPOILED if name != "brackets"))


@wrong("brackets-counted")
def brackets_looked_up(word, distribution):
    scores = ""
    for character in word.lower():
        scores += distribution[ascii_lowercase.find(character)]
    return scores


@wrong("stops-at-brackets")
def brackets_stop_it(word, distribution):
    return "".join(letter_score(character, distribution) for character in word)


@wrong("brackets")
def only_square_brackets_removed(word, distribution):
    plain = word.lower().replace("[", "").replace("]", "")
    return "".join(letter_score(character, distribution) for character in plain)


@wrong("group-at-the-end")
def a_letter_expected_after_every_group(word, distribution):
    scores = ""
    place = 0
    while place < len(word):
        if word[place] in "])":
            place += 1
            scores += letter_score(word[place], distribution)
        elif word[place] not in "[(":
            scores += letter_score(word[place], distribution)
        place += 1
    return scores


@wrong("wrong-type", "int-of-x")
def one_whole_number(word, distribution):
    return int(letter_scores(word, distribution))


@wrong("x-is-ten")
def the_letter_x_scores_ten(word, distribution):
    return letter_scores(re.sub("[xX]", "q", word), distribution)


@wrong("ten-for-x")
def tens_written_out(word, distribution):
    return letter_scores(word, distribution).replace("X", "10")


@wrong("list-for-text")
def a_list_of_scores(word, distribution):
    return list(letter_scores(word, distribution))


@wrong("refuses-right-brackets")
def bracket_compared_with_itself(word, distribution):
    scores = ""
    state = ""
    for character in word:
        if character in "[(":
            state = character
        elif character in "])":
            if state != character:
                raise ValueError("not open in " + word)
            state = ""
        else:
            scores = scores + letter_score(character, distribution)
    return scores


@right("a pattern reads the whole word")
def by_a_pattern(word, distribution):
    scores = [letter_score(letter, distribution) for letter in letters_of(word)]
    return "".join(scores)


@right("a translation of the whole word")
def by_translating_the_word(word, distribution):
    letter_score("a", distribution)
    table = str.maketrans(ascii_lowercase, distribution)
    return letters_of(word).lower().translate(table)


@right("recursion, a character at a time")
def character_by_character(word, distribution, opened=""):
    if word == "":
        if opened:
            raise ValueError(f"{opened!r} stays open")
        return ""
    first, rest = word[0], word[1:]
    if first in "[(" and not opened:
        return character_by_character(rest, distribution, first)
    if opened + first in ("[]", "()"):
        return character_by_character(rest, distribution)
    return letter_score(first, distribution) + character_by_character(
        rest, distribution, opened
    )


@right("a stack of brackets")
def with_a_stack(word, distribution):
    stack, scores = [], []
    for position, character in enumerate(word):
        if character in "[(":
            stack.append(character)
            if len(stack) > 1:
                raise ValueError(f"{word!r}, position {position}")
        elif character in "])":
            if not stack or stack.pop() + character not in ("[]", "()"):
                raise ValueError(f"{word!r}, position {position}")
        else:
            scores.append(letter_score(character, distribution))
    if stack:
        raise ValueError(f"{word!r}, position {len(word)}")
    return "".join(scores)


@right("a generator that is asked for one score after another")
def from_a_generator(word, distribution):
    def scores():
        for letter in letters_of(word):
            yield letter_score(letter, distribution)

    return "".join(scores())


@right("an error that the student defined, turned into a ValueError")
def error_of_its_own(word, distribution):
    class NotNotation(Exception):
        pass

    try:
        if re.search(r"[\[(][^\])]*$|[\[(][^\])]*[\[(]|\[\w*\)|\(\w*\]", word):
            raise NotNotation(word)
        if re.search(r"(^|[\])])\w*[\])]", word):
            raise NotNotation(word)
    except NotNotation as error:
        raise ValueError(f"{error} is no Scrabble notation") from None
    plain = re.sub(r"[\[\]()]", "", word)
    return "".join(letter_score(letter, distribution) for letter in plain)


wrong("wrong-letter_score")(
    calling(by_a_pattern, letter_score=lambda letter, scores: scores[0])
)
wrong("lenient-letter_score")(
    calling(by_a_pattern, letter_score=SPOILED["distribution-length"](letter_score))
)
