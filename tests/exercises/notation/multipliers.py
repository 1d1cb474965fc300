"""Attempts at stage 7, `multipliers`."""

# Students write it so.

import re

from scrabble_course.notation import multipliers
from tests.exercises.attempts import right, wrong
from tests.exercises.notation.reading import PIECE, letters_of, pieces
from tests.exercises.notation.spoiled import OF_WORDS, REFUSALS, spoil

spoil(__name__, multipliers, *REFUSALS, *OF_WORDS)


@wrong("brackets-counted")
def a_factor_for_every_character(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        if character == "(":
            factor = "3"
        if character in "])":
            factor = "1"
        result += factor
    return result


@wrong("group-as-one")
def only_the_letter_after_the_bracket(word):
    result = ""
    for place, character in enumerate(word):
        if character in "[]()":
            continue
        if place > 0 and word[place - 1] == "[":
            result += "2"
        elif place > 0 and word[place - 1] == "(":
            result += "3"
        else:
            result += "1"
    return result


@wrong("group-at-the-end")
def the_bracket_after_is_looked_past(word):
    result = ""
    factor = "1"
    for place, character in enumerate(word):
        if character in "])":
            factor = "1"
            if word[place + 1] == "[":
                factor = "2"
        elif character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        else:
            result += factor
    return result


@wrong("list-for-text")
def a_list_of_factors(word):
    return [int(factor) for factor in multipliers(word)]


@wrong("letters-kept")
def factors_written_into_the_word(word):
    pairs = zip(letters_of(word), multipliers(word), strict=True)
    return "".join(factor + letter for letter, factor in pairs)


@wrong("factor-is-a-number")
def factor_as_a_number(word):
    result = ""
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        else:
            result = result + factor
    return result


@right("a pattern finds the groups")
def by_a_pattern(word):
    return "".join(str(factor) * len(letters) for letters, factor in pieces(word))


@right("a function that is called for each match")
def by_replacing(word):
    pieces(word)
    return PIECE.sub(
        lambda m: "2" * len(m[1] or "") + "3" * len(m[2] or "") + "1" * len(m[3] or ""),
        word,
    )


@right("recursion over the first group")
def group_by_group(word, checked=False):
    if not checked:
        pieces(word)
    if word == "":
        return ""
    if word[0] not in "[(":
        return "1" + group_by_group(word[1:], True)
    factor, closing = ("2", "]") if word[0] == "[" else ("3", ")")
    end = word.index(closing)
    return factor * (end - 1) + group_by_group(word[end + 1 :], True)


@right("counts of the brackets before each letter")
def brackets_before_each_letter(word):
    pieces(word)
    result = ""
    for place, character in enumerate(word):
        before = word[:place]
        doubled = before.count("[") - before.count("]")
        tripled = before.count("(") - before.count(")")
        if character.isalpha():
            result += str(1 + doubled + 2 * tripled)
    return result


@right("a table of states")
def a_table_of_states(word):
    states = {("1", "["): "2", ("1", "("): "3", ("2", "]"): "1", ("3", ")"): "1"}
    state, result = "1", []
    for position, character in enumerate(word):
        if (state, character) in states:
            state = states[state, character]
        elif "a" <= character.lower() <= "z":
            result.append(state)
        else:
            raise ValueError(f"{word!r}: {character!r} at position {position}")
    if state != "1":
        raise ValueError(f"{word!r} stops at position {len(word)}")
    return "".join(result)


@right("the text split at its brackets")
def split_at_the_brackets(word):
    pieces(word)
    result = ""
    for piece in re.split(r"(?=[\[(])|(?<=[\])])", word):
        letters = piece.strip("[]()")
        result += {"[": "2", "(": "3"}.get(piece[:1], "1") * len(letters)
    return result
