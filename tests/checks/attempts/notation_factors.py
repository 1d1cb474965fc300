"""Attempts at the second half of stage 7, `multipliers` and `word_score`."""

# Students write it so.
# ruff: noqa: RET503

import re
from string import ascii_lowercase

from scrabble_course.notation import letter_score, letter_scores, multipliers
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.notation_rows import (
    BRACKETS_COUNTED,
    CAPITALS,
    ENGLISH_ONLY,
    FACTORS_MISREAD,
    GROUP_AS_ONE,
    GROUP_AT_AN_END,
    GROUPS_SIDE_BY_SIDE,
    INT_OF_X,
    LETTERS_LOST,
    WRONG_KIND,
    WRONG_TEXTS,
    X_MIXED_UP,
)

ENGLISH = "1332142418513113X11114484X"

factors = Attempts("multipliers")
score = Attempts("word_score")


@factors.wrong(BRACKETS_COUNTED, cause="a-factor-for-every-character")
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


@factors.wrong(BRACKETS_COUNTED, cause="a-factor-for-every-character")
def closing_brackets_counted(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[(":
            factor = "2" if character == "[" else "3"
        else:
            result += factor
        if character in "])":
            factor = "1"
    return result


@factors.wrong(GROUP_AS_ONE, cause="only-the-letter-after-the-bracket")
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


@factors.wrong(GROUP_AS_ONE, cause="one-factor-for-a-group")
def one_factor_for_a_group(word):
    result = re.sub(r"\[\w+\]", "2", word)
    result = re.sub(r"\(\w+\)", "3", result)
    return re.sub(r"[A-Za-z]", "1", result)


@factors.wrong(GROUP_AT_AN_END, cause="last-character-looked-at-first")
def the_bracket_before_is_never_the_first(word):
    result = ""
    opened = ""
    for place in range(len(word)):
        if place > 1 and word[place - 1] in "[(":
            opened = word[place - 1]
        if word[place] in "])":
            opened = ""
        if word[place].isalpha():
            result += {"": "1", "[": "2", "(": "3"}[opened]
    return result


@factors.wrong(GROUP_AT_AN_END, cause="next-character-looked-at")
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


@factors.wrong(GROUP_AT_AN_END, cause="last-group-not-flushed")
def written_down_when_the_next_run_begins(word):
    result = ""
    run = ""
    for character in word:
        if character in "[(":
            result += "1" * len(run)
            run = ""
        elif character == "]":
            run = "2" * len(run)
        elif character == ")":
            run = "3" * len(run)
        else:
            if run[-1:] in ("2", "3"):
                result += run
                run = ""
            run += character
    return result + "1" * len(run)


@factors.wrong(GROUPS_SIDE_BY_SIDE, cause="closing-bracket-skips-one")
def the_character_after_a_group_is_a_letter(word):
    result = ""
    factor = "1"
    place = 0
    while place < len(word):
        character = word[place]
        if character in "[(":
            factor = "2" if character == "[" else "3"
        elif character in "])":
            factor = "1"
            place += 1
            if place < len(word) and word[place].isalpha():
                result += factor
        else:
            result += factor
        place += 1
    return result


@factors.wrong(FACTORS_MISREAD, cause="factors-swapped")
def factors_swapped(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "3"
        elif character == "(":
            factor = "2"
        elif character in "])":
            factor = "1"
        else:
            result += factor
    return result


@factors.wrong(FACTORS_MISREAD, cause="never-ends")
def the_factor_stays(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character.isalpha():
            result += factor
    return result


@factors.wrong(FACTORS_MISREAD, cause="brackets-ignored")
def a_one_for_every_letter(word):
    result = ""
    for character in word:
        if character.isalpha():
            result += "1"
    return result


@factors.wrong(FACTORS_MISREAD, cause="round-brackets-ignored")
def round_brackets_ignored(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "]":
            factor = "1"
        elif character.isalpha():
            result += factor
    return result


@factors.wrong(FACTORS_MISREAD, cause="square-brackets-ignored")
def the_last_condition_wins(word):
    result = ""
    for place, character in enumerate(word):
        before = word[:place]
        if character.isalpha():
            if before.count("(") > before.count(")"):
                result += "3"
            else:
                result += "1"
    return result


@factors.wrong(FACTORS_MISREAD, cause="always-doubled")
def any_bracket_doubles(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[" or character == "(":
            factor = "2"
        elif character in "])":
            factor = "1"
        else:
            result += factor
    return result


@factors.wrong(WRONG_KIND, cause="list-returned")
def a_list_of_factors(word):
    result = []
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        else:
            result.append(factor)
    return result


@factors.wrong(WRONG_KIND, cause="number-returned")
def a_whole_number(word):
    return int(multipliers(word))


@factors.wrong(WRONG_KIND, cause="letters-kept")
def factors_written_into_the_word(word):
    letters = re.sub(r"[\[\]()]", "", word)
    pairs = zip(letters, multipliers(word), strict=True)
    return "".join(factor + letter for letter, factor in pairs)


@factors.wrong(CAPITALS, cause="capitals-skipped")
def capitals_skipped(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character in "])":
            factor = "1"
        elif character in ascii_lowercase:
            result += factor
    return result


@factors.wrong(LETTERS_LOST, cause="return-inside-the-loop")
def returns_in_the_loop(word):
    factor = "1"
    for character in word:
        if character in "[]()":
            factor = {"[": "2", "(": "3"}.get(character, "1")
        else:
            return factor


@factors.wrong("brackets wrong in another way", cause="a-count-of-brackets")
def a_count_of_the_brackets(word):
    result = ""
    opened = 0
    for character in word:
        if character in "[(":
            opened += 1
        elif character.isalpha():
            result += str(1 + opened)
    return result


@factors.wrong(WRONG_TEXTS, cause="anything-goes")
def anything_goes(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[]()":
            factor = {"[": "2", "(": "3"}.get(character, "1")
        else:
            result += factor
    return result


@factors.wrong(WRONG_TEXTS, cause="assertions")
def asserts_instead(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[(":
            assert factor == "1", "a bracket inside a bracket"
            factor = "2" if character == "[" else "3"
        elif character in "])":
            assert factor == ("2" if character == "]" else "3"), "wrong bracket"
            factor = "1"
        else:
            assert character.isascii() and character.isalpha(), "not a letter"
            result += factor
    assert factor == "1", "a bracket is open"
    return result


@factors.wrong(WRONG_TEXTS, cause="nesting-forgotten")
def nesting_forgotten(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[(":
            factor = "2" if character == "[" else "3"
        elif character in "])":
            if factor != ("2" if character == "]" else "3"):
                raise ValueError(f"{character!r} in {word!r}")
            factor = "1"
        elif character.isascii() and character.isalpha():
            result += factor
        else:
            raise ValueError(f"{character!r} in {word!r}")
    if factor != "1":
        raise ValueError(f"{word!r} ends too early")
    return result


@factors.wrong(WRONG_TEXTS, cause="any-closing-bracket-taken")
def any_closing_bracket_taken(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[(":
            if factor != "1":
                raise ValueError(f"{character!r} in {word!r}")
            factor = "2" if character == "[" else "3"
        elif character in "])":
            factor = "1"
        elif character.isascii() and character.isalpha():
            result += factor
        else:
            raise ValueError(f"{character!r} in {word!r}")
    if factor != "1":
        raise ValueError(f"{word!r} ends too early")
    return result


@factors.wrong(WRONG_TEXTS, cause="characters-not-looked-at")
def characters_not_looked_at(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[(":
            if factor != "1":
                raise ValueError(f"{character!r} in {word!r}")
            factor = "2" if character == "[" else "3"
        elif character in "])":
            if factor != ("2" if character == "]" else "3"):
                raise ValueError(f"{character!r} in {word!r}")
            factor = "1"
        else:
            result += factor
    if factor != "1":
        raise ValueError(f"{word!r} ends too early")
    return result


GROUP = r"\[([a-z]+)\]|\(([a-z]+)\)|([a-z])"
PIECE = re.compile(GROUP, re.ASCII | re.IGNORECASE)
WHOLE = re.compile(f"(?:{GROUP})*", re.ASCII | re.IGNORECASE)


def pieces(word):
    """Return (letters, factor) for each group and each letter outside of one."""
    if not WHOLE.fullmatch(word):
        raise ValueError(f"{word!r} cannot be read")
    found = [match.groups() for match in PIECE.finditer(word)]
    return [
        (twice or thrice or once, 2 if twice else 3 if thrice else 1)
        for twice, thrice, once in found
    ]


@factors.right("a pattern finds the groups")
def by_a_pattern(word):
    return "".join(str(factor) * len(letters) for letters, factor in pieces(word))


@factors.right("a function that is called for each match")
def by_replacing(word):
    pieces(word)
    return PIECE.sub(
        lambda m: "2" * len(m[1] or "") + "3" * len(m[2] or "") + "1" * len(m[3] or ""),
        word,
    )


@factors.right("recursion over the first group")
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


@factors.right("counts of the brackets before each letter")
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


@factors.right("a table of states")
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


@factors.right("the text split at its brackets")
def split_at_the_brackets(word):
    pieces(word)
    result = ""
    for piece in re.split(r"(?=[\[(])|(?<=[\])])", word):
        letters = piece.strip("[]()")
        result += {"[": "2", "(": "3"}.get(piece[:1], "1") * len(letters)
    return result


@score.wrong(BRACKETS_COUNTED, cause="brackets-looked-up")
def brackets_looked_up(word, distribution):
    total = 0
    factor = 1
    for character in word.lower():
        if character == "[":
            factor = 2
        if character == "(":
            factor = 3
        if character in "])":
            factor = 1
        points = distribution[ascii_lowercase.find(character)]
        total += factor * (10 if points == "X" else int(points))
    return total


@score.wrong(BRACKETS_COUNTED, cause="brackets-crash")
def brackets_stop_it(word, distribution):
    total = 0
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        points = letter_score(character, distribution)
        total += factor * (10 if points == "X" else int(points))
    return total


@score.wrong(GROUP_AS_ONE, cause="only-the-letter-after-the-bracket")
def the_factor_ends_with_the_first_letter(word, distribution):
    total = 0
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        else:
            points = letter_score(character, distribution)
            total += factor * (10 if points == "X" else int(points))
            factor = 1
    return total


@score.wrong(GROUP_AT_AN_END, cause="position-zero-missed")
def position_zero_missed(word, distribution):
    place = word.find("[")
    while place > 0:
        end = word.find("]")
        doubled = word[place + 1 : end]
        word = word[:place] + doubled * 2 + word[end + 1 :]
        place = word.find("[")
    while word.find("(") > 0:
        before, _, rest = word.partition("(")
        tripled, _, after = rest.partition(")")
        word = before + tripled * 3 + after
    plain = word.strip("[(").replace("]", "").replace(")", "")
    return total_of(letter_scores(plain, distribution))


@score.wrong(GROUP_AT_AN_END, cause="next-character-looked-at")
def the_character_after_a_group(word, distribution):
    total = 0
    factor = 1
    for place, character in enumerate(word):
        if character in "])":
            factor = 1 if word[place + 1] not in "[(" else 0
        elif character in "[(":
            factor = 2 if character == "[" else 3
        else:
            total += factor * total_of(letter_score(character, distribution))
    return total


@score.wrong(GROUPS_SIDE_BY_SIDE, cause="side-by-side-misread")
def a_bracket_after_a_bracket_is_skipped(word, distribution):
    total = 0
    factor = 1
    before = ""
    for character in word:
        if character in "])":
            factor = 1
        elif character in "[(" and before not in ("]", ")"):
            factor = 2 if character == "[" else 3
        elif character.isalpha():
            total += factor * total_of(letter_score(character, distribution))
        before = character
    return total


def total_of(scores):
    """Return the sum of the scores of a text such as `letter_scores` gives."""
    return sum(10 if points == "X" else int(points) for points in scores)


def products(word, distribution, points_of):
    """Return the sum of points times factors, with points from `points_of`."""
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total += points_of(points) * int(factor)
    return total


@score.wrong(INT_OF_X, cause="int-of-every-score")
def int_of_every_score(word, distribution):
    return products(word, distribution, int)


@score.wrong(X_MIXED_UP, cause="ten-left-out")
def ten_left_out(word, distribution):
    return products(word, distribution, lambda p: int(p) if p.isdigit() else 0)


@score.wrong(X_MIXED_UP, cause="score-of-the-letter-x")
def ten_looked_up_as_a_letter(word, distribution):
    def points_of(points):
        if points == "X":
            points = letter_score(points, distribution)
        return int(points) if points != "X" else 10

    return products(word, distribution, points_of)


@score.wrong(X_MIXED_UP, cause="letter-x-taken-for-ten")
def letter_x_taken_for_ten(word, distribution):
    total = 0
    letters = re.sub(r"[\[\]()]", "", word)
    for letter, factor in zip(letters, multipliers(word), strict=True):
        if letter in "xX":
            total += 10 * int(factor)
        else:
            total += int(factor) * total_of(letter_score(letter, distribution))
    return total


@score.wrong(ENGLISH_ONLY, cause="distribution-not-used")
def scores_of_english(word, distribution):
    return products(word, ENGLISH, total_of)


@score.wrong(CAPITALS, cause="capitals-worth-nothing")
def capitals_worth_nothing(word, distribution):
    total = 0
    letters = re.sub(r"[\[\]()]", "", word)
    for letter, factor in zip(letters, multipliers(word), strict=True):
        if letter in ascii_lowercase:
            total += int(factor) * total_of(letter_score(letter, distribution))
    return total


@score.wrong(FACTORS_MISREAD, cause="brackets-ignored")
def factors_forgotten(word, distribution):
    return total_of(letter_scores(word, distribution))


@score.wrong(FACTORS_MISREAD, cause="factors-added")
def factors_added(word, distribution):
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total += total_of(points)
        if factor != "1":
            total += int(factor)
    return total


@score.wrong(FACTORS_MISREAD, cause="word-multiplied")
def word_multiplied(word, distribution):
    total = total_of(letter_scores(word, distribution))
    if "[" in word:
        total *= 2
    if "(" in word:
        total *= 3
    return total


@score.wrong(FACTORS_MISREAD, cause="word-multiplied")
def word_multiplied_for_every_group(word, distribution):
    total = total_of(letter_scores(word, distribution))
    for character in word:
        if character == "[":
            total = total * 2
        elif character == "(":
            total = total * 3
    return total


@score.wrong(FACTORS_MISREAD, cause="factors-swapped")
def kinds_of_brackets_swapped(word, distribution):
    swapped = word.translate(str.maketrans("[]()", "()[]"))
    return products(swapped, distribution, total_of)


@score.wrong(FACTORS_MISREAD, cause="never-ends")
def the_factor_of_the_last_bracket_stays(word, distribution):
    total = 0
    factor = 1
    for character in word:
        if character == "[":
            factor = 2
        elif character == "(":
            factor = 3
        elif character.isalpha():
            total += factor * total_of(letter_score(character, distribution))
    return total


@score.wrong(LETTERS_LOST, cause="groups-left-out")
def groups_left_out(word, distribution):
    outside = re.sub(r"\[.*?\]|\(.*?\)", "", word)
    return total_of(letter_scores(outside, distribution))


@score.wrong(LETTERS_LOST, cause="return-inside-the-loop")
def returns_after_the_first_letter(word, distribution):
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total += total_of(points) * int(factor)
        return total


@score.wrong(LETTERS_LOST, cause="only-the-last-kept")
def only_the_last_kept(word, distribution):
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total = total_of(points) * int(factor)
    return total


@score.wrong(LETTERS_LOST, cause="sum-never-kept")
def sum_never_kept(word, distribution):
    total = 0
    for points in letter_scores(word, distribution):
        total + total_of(points)
    return total


@score.wrong(WRONG_KIND, cause="text-returned")
def a_text_returned(word, distribution):
    return str(products(word, distribution, total_of))


@score.wrong(WRONG_KIND, cause="text-multiplied")
def a_text_multiplied(word, distribution):
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total += points * int(factor)
    return total


@score.wrong(WRONG_TEXTS, cause="anything-goes")
def any_text_is_scored(word, distribution):
    total = 0
    factor = 1
    for character in word.lower():
        place = ascii_lowercase.find(character)
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        elif place >= 0:
            points = distribution[place]
            total += factor * (10 if points in "xX" else int(points))
    return total


@score.wrong(WRONG_TEXTS, cause="brackets-only-counted")
def brackets_only_counted(word, distribution):
    if word.count("[") != word.count("]") or word.count("(") != word.count(")"):
        raise ValueError(f"{word!r} has brackets without a partner")
    total = 0
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        else:
            total += factor * total_of(letter_score(character, distribution))
    return total


@score.wrong(WRONG_TEXTS, cause="zero-for-wrong-texts")
def zero_for_wrong_texts(word, distribution):
    try:
        return products(word, distribution, total_of)
    except ValueError:
        return 0


@score.right("one expression")
def one_expression(word, distribution):
    return products(word, distribution, "0123456789X".index)


@score.right("a pattern finds the groups")
def group_after_group(word, distribution):
    total = total_of(letter_scores("", distribution))
    for letters, factor in pieces(word):
        total += factor * total_of(letter_scores(letters, distribution))
    return total


@score.right("hexadecimal digits")
def hexadecimal_digits(word, distribution):
    return products(word, distribution, lambda p: int(p.replace("X", "A"), 16))


@score.right("each letter written as often as it counts")
def written_as_often_as_it_counts(word, distribution):
    letters = "".join(letters * factor for letters, factor in pieces(word))
    return total_of(letter_scores(letters, distribution))


@score.right("the plain score, and what the brackets add")
def plain_score_and_extra(word, distribution):
    plain = total_of(letter_scores(word, distribution))
    extra = 0
    for letters, factor in pieces(word):
        extra += (factor - 1) * total_of(letter_scores(letters, distribution))
    return plain + extra


@score.right("a table of points, recursion over the pieces")
def by_recursion(word, distribution):
    letter_score("a", distribution)
    table = {
        letter: 10 if points == "X" else int(points)
        for letter, points in zip(ascii_lowercase, distribution, strict=True)
    }

    def total(rest):
        if not rest:
            return 0
        (letters, factor), *others = rest
        return factor * sum(table[c] for c in letters.lower()) + total(others)

    return total(pieces(word))
