"""Attempts at stage 7, `multipliers`."""

import re

from scrabble_course.notation import check_word, multipliers
from tests.exercises.attempts import calling, right, slips_in, wrong
from tests.exercises.notation.reading import pieces
from tests.exercises.notation.spoiled import OF_WORDS, REFUSALS, spoil

spoil(__name__, multipliers, *REFUSALS, *OF_WORDS)


@right("the factor remembered")
def factor_remembered(word):
    check_word(word)
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character in "])":
            factor = "1"
        else:
            result += factor
    return result


slip = slips_in(factor_remembered)
slip("brackets-counted", ("else:\n            result", "result"))
AGAIN = r're.sub(r"([\[(])(\w+)(.)", r"\1\2\3\2", word)'
slip("letters-counted-again", ("in word:", f"in {AGAIN}:"))
slip("factor-is-a-number", ('"1"\n    for', "1\n    for"))
slip("check-left-out", ("check_word(word)", "pieces(re.sub(r'[][()]', '', word))"))
lenient = {"check_word": lambda word: pieces(re.sub(r"[][()]", "", word))}
wrong("lenient-check_word")(calling(factor_remembered, **lenient))


@right("a pattern finds the groups")
def by_a_pattern(word):
    return "".join(str(factor) * len(letters) for letters, factor in pieces(word))


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
    pieces(word)
    states = {("1", "["): "2", ("1", "("): "3", ("2", "]"): "1", ("3", ")"): "1"}
    state, result = "1", ""
    for character in word:
        if (state, character) in states:
            state = states[state, character]
        else:
            result += state
    return result


@right("one kind of group replaced after the other")
def by_replacing(word):
    pieces(word)
    doubled = re.sub(r"\[(\w*)\]", lambda group: "2" * len(group[1]), word)
    tripled = re.sub(r"\((\w*)\)", lambda group: "3" * len(group[1]), doubled)
    return re.sub("[A-Za-z]", "1", tripled)
