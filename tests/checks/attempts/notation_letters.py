"""Attempts at the first half of stage 7, `letter_score` and `letter_scores`."""

# Students write it so.
# ruff: noqa: RET503

import re
from string import ascii_lowercase, ascii_uppercase

from scrabble_course.notation import letter_score
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.notation_rows import (
    BRACKETS_COUNTED,
    CAPITALS,
    ENGLISH_ONLY,
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

one = Attempts("letter_score")
every = Attempts("letter_scores")


@one.wrong(INT_OF_X, cause="int-of-every-score")
def int_of_every_score(letter, distribution):
    return int(distribution[ascii_lowercase.index(letter.lower())])


@one.wrong(WRONG_KIND, cause="number-returned")
def ten_as_a_number(letter, distribution):
    score = distribution[ord(letter.lower()) - ord("a")]
    if score == "X":
        return 10
    return int(score)


@one.wrong(WRONG_KIND, cause="ten-written-out")
def ten_written_out(letter, distribution):
    score = distribution[ord(letter.lower()) - ord("a")]
    return "10" if score == "X" else score


@one.wrong(X_MIXED_UP, cause="everything-in-small-letters")
def everything_in_small_letters(letter, distribution):
    return distribution.lower()[ascii_lowercase.index(letter.lower())]


@one.wrong(X_MIXED_UP, cause="letter-x-taken-for-ten")
def letter_x_taken_for_ten(letter, distribution):
    if letter.upper() == "X":
        return "X"
    return distribution[ascii_lowercase.find(letter.lower())]


@one.wrong("the position is wrong by one", cause="counted-from-one")
def counted_from_one(letter, distribution):
    place = ord(letter.lower()) - ord("a") + 1
    return distribution[place]


@one.wrong("the position is wrong by one", cause="counted-from-minus-one")
def counted_from_minus_one(letter, distribution):
    place = ord(letter.lower()) - ord("b")
    return distribution[place]


@one.wrong(ENGLISH_ONLY, cause="distribution-not-used")
def distribution_not_used(letter, distribution):
    return ENGLISH[ascii_lowercase.index(letter.lower())]


@one.wrong(CAPITALS, cause="capitals-not-lowered")
def capitals_not_lowered(letter, distribution):
    return distribution[ascii_lowercase.index(letter)]


@one.wrong(CAPITALS, cause="lowered-letter-dropped")
def lowered_letter_dropped(letter, distribution):
    letter.lower()
    for place in range(26):
        if ascii_lowercase[place] == letter:
            return distribution[place]


@one.wrong(WRONG_TEXTS, cause="nothing-refused")
def nothing_refused(letter, distribution):
    return distribution[ascii_lowercase.find(letter.lower())]


@one.wrong(WRONG_TEXTS, cause="other-errors")
def a_table_that_stops_with_a_key_error(letter, distribution):
    if len(distribution) != 26 or set(distribution) - set("123456789X"):
        raise ValueError(f"{distribution!r} is no distribution")
    table = dict(zip(ascii_lowercase, distribution, strict=True))
    return table[letter.lower()]


@one.wrong(WRONG_TEXTS, cause="distribution-taken-as-it-is")
def distribution_taken_as_it_is(letter, distribution):
    return distribution[ascii_lowercase.index(letter.lower())]


@one.wrong(WRONG_TEXTS, cause="only-the-length-looked-at")
def only_the_length_looked_at(letter, distribution):
    if len(distribution) != 26:
        raise ValueError(f"{distribution!r} has {len(distribution)} characters")
    return distribution[ascii_lowercase.index(letter.lower())]


@one.wrong(WRONG_TEXTS, cause="message-returned")
def message_returned(letter, distribution):
    if letter.lower() not in ascii_lowercase:
        return "That is not a letter!"
    if len(distribution) != 26 or set(distribution) - set("123456789X"):
        raise ValueError(f"{distribution!r} is no distribution")
    return distribution[ascii_lowercase.index(letter.lower())]


def find_faults(letter, distribution):
    """Raise ValueError for what no attempt at letter_score has to answer."""
    if not re.fullmatch("[A-Za-z]", letter, re.ASCII):
        raise ValueError(f"{letter!r}, position 0")
    if not re.fullmatch("[1-9X]{26}", distribution):
        raise ValueError(f"{distribution!r} is no distribution")


@one.right("a dictionary made of two texts")
def a_dictionary(letter, distribution):
    find_faults(letter, distribution)
    return dict(zip(ascii_lowercase, distribution, strict=True))[letter.lower()]


@one.right("the number of the character")
def by_its_number(letter, distribution):
    find_faults(letter, distribution)
    return distribution[ord(letter) % 32 - 1]


@one.right("two tables of letters")
def two_tables(letter, distribution):
    find_faults(letter, distribution)
    return (distribution * 2)[(ascii_lowercase + ascii_uppercase).index(letter)]


@one.right("a translation of the text")
def by_translation(letter, distribution):
    find_faults(letter, distribution)
    table = str.maketrans(ascii_uppercase, distribution)
    return letter.upper().translate(table)


@one.right("recursion along the alphabet")
def along_the_alphabet(letter, distribution, place=0):
    if place == 0:
        find_faults(letter, distribution)
    if ascii_lowercase[place] == letter.lower():
        return distribution[place]
    return along_the_alphabet(letter, distribution, place + 1)


@one.right("a loop over both texts, which may be too short")
def both_texts_at_once(letter, distribution):
    if len(distribution) != 26:
        raise ValueError("26 characters, please")
    for score in distribution:
        if score not in "123456789X":
            raise ValueError(score)
    for known, score in zip(ascii_lowercase, distribution, strict=True):
        if known == letter.lower():
            return score
    raise ValueError(f"{letter!r} at position 0 is no letter")


@every.wrong(BRACKETS_COUNTED, cause="brackets-looked-up")
def brackets_looked_up(word, distribution):
    scores = ""
    for character in word.lower():
        scores += distribution[ascii_lowercase.find(character)]
    return scores


@every.wrong(BRACKETS_COUNTED, cause="brackets-looked-up")
def brackets_scored_as_one(word, distribution):
    table = dict(zip(ascii_lowercase, distribution, strict=False))
    return "".join(table.get(character, "1") for character in word.lower())


@every.wrong(BRACKETS_COUNTED, cause="brackets-crash")
def brackets_stop_it(word, distribution):
    return "".join(letter_score(character, distribution) for character in word)


@every.wrong(BRACKETS_COUNTED, cause="brackets-crash")
def a_table_without_brackets(word, distribution):
    table = dict(zip(ascii_lowercase, distribution, strict=False))
    scores = ""
    for character in word.lower():
        scores = scores + table[character]
    return scores


@every.wrong(BRACKETS_COUNTED, cause="round-brackets-crash")
def only_square_brackets_removed(word, distribution):
    plain = word.lower().replace("[", "").replace("]", "")
    return "".join(letter_score(character, distribution) for character in plain)


@every.wrong(GROUP_AS_ONE, cause="first-letter-of-a-group")
def first_letter_of_a_group(word, distribution):
    scores = ""
    place = 0
    while place < len(word):
        if word[place] in "[(":
            scores += letter_score(word[place + 1], distribution)
            while place < len(word) and word[place] not in "])":
                place += 1
        else:
            scores += letter_score(word[place], distribution)
        place += 1
    return scores


@every.wrong(GROUP_AS_ONE, cause="three-characters-at-a-time")
def bracket_letter_bracket(word, distribution):
    word = re.sub(r"[\[(](\w)\w*[\])]", r"\1", word)
    return "".join(letter_score(character, distribution) for character in word)


@every.wrong(GROUP_AT_AN_END, cause="position-zero-missed")
def position_zero_missed(word, distribution):
    for bracket in "[]()":
        while word.find(bracket) > 0:
            word = word.replace(bracket, "", 1)
    return "".join(letter_score(character, distribution) for character in word)


@every.wrong(GROUP_AT_AN_END, cause="a-letter-expected-after-a-group")
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


@every.wrong(GROUPS_SIDE_BY_SIDE, cause="a-letter-expected-between-groups")
def a_letter_expected_between_groups(word, distribution):
    scores = ""
    place = 0
    while place < len(word):
        if word[place] in "])" and place + 1 < len(word):
            place += 1
            scores += letter_score(word[place], distribution)
        elif word[place] not in "[(])":
            scores += letter_score(word[place], distribution)
        place += 1
    return scores


@every.wrong(INT_OF_X, cause="int-of-every-score")
def int_of_the_whole_text(word, distribution):
    letters = [character for character in word if character.isalpha()]
    return int("".join(letter_score(letter, distribution) for letter in letters))


@every.wrong(INT_OF_X, cause="int-of-every-score")
def int_of_each_score(word, distribution):
    scores = ""
    for character in word:
        if character.isalpha():
            scores += str(int(letter_score(character, distribution)))
    return scores


@every.wrong(X_MIXED_UP, cause="letter-x-taken-for-ten")
def letter_x_stays_x(word, distribution):
    scores = ""
    for character in word.upper():
        if character == "X":
            scores += character
        elif character.isalpha():
            scores += letter_score(character, distribution)
    return scores


@every.wrong(X_MIXED_UP, cause="tens-written-otherwise")
def tens_written_out(word, distribution):
    scores = ""
    for character in word:
        if character in "[]()":
            continue
        score = letter_score(character, distribution)
        if score == "X":
            score = "10"
        scores += score
    return scores


@every.wrong(WRONG_KIND, cause="list-returned")
def a_list_of_scores(word, distribution):
    letters = [character for character in word if character.isalpha()]
    return [letter_score(letter, distribution) for letter in letters]


@every.wrong(ENGLISH_ONLY, cause="distribution-not-used")
def scores_of_english(word, distribution):
    letters = [character for character in word if character.isalpha()]
    return "".join(letter_score(letter, ENGLISH) for letter in letters)


@every.wrong(CAPITALS, cause="capitals-not-lowered")
def small_letters_only(word, distribution):
    scores = ""
    for character in word:
        if character in ascii_lowercase:
            scores += distribution[ascii_lowercase.index(character)]
    return scores


@every.wrong(LETTERS_LOST, cause="return-inside-the-loop")
def returns_in_the_loop(word, distribution):
    scores = ""
    for character in word:
        if character not in "[]()":
            scores += letter_score(character, distribution)
            return scores


@every.wrong(LETTERS_LOST, cause="only-the-last-kept")
def only_the_last_kept(word, distribution):
    for character in word:
        if character not in "[]()":
            scores = letter_score(character, distribution)
    return scores


@every.wrong(LETTERS_LOST, cause="groups-left-out")
def groups_left_out(word, distribution):
    outside = re.sub(r"\[.*?\]|\(.*?\)", "", word)
    return "".join(letter_score(letter, distribution) for letter in outside)


@every.wrong("in the wrong order", cause="put-in-front")
def put_in_front(word, distribution):
    scores = ""
    for character in word:
        if character not in "[]()":
            scores = letter_score(character, distribution) + scores
    return scores


@every.wrong("multiplied already", cause="multiplied-already")
def multiplied_already(word, distribution):
    scores = ""
    factor = 1
    for character in word:
        if character == "[":
            factor = 2
        elif character == "(":
            factor = 3
        elif character in "])":
            factor = 1
        else:
            score = letter_score(character, distribution)
            scores += str(factor * (10 if score == "X" else int(score)))
    return scores


@every.wrong(WRONG_TEXTS, cause="all-but-letters-skipped")
def all_but_letters_skipped(word, distribution):
    scores = ""
    for character in word:
        if character.lower() in ascii_lowercase:
            scores += distribution[ascii_lowercase.index(character.lower())]
    return scores


@every.wrong(WRONG_TEXTS, cause="brackets-only-counted")
def brackets_only_counted(word, distribution):
    if word.count("[") != word.count("]") or word.count("(") != word.count(")"):
        raise ValueError(f"{word!r} has brackets without a partner")
    letters = [character for character in word if character not in "[]()"]
    return "".join(letter_score(letter, distribution) for letter in letters)


@every.wrong(WRONG_TEXTS, cause="any-bracket-closes")
def any_bracket_closes(word, distribution):
    scores = ""
    is_open = False
    for character in word:
        if character in "[]()":
            if (character in "[(") == is_open:
                raise ValueError(f"{character!r} in {word!r}")
            is_open = not is_open
        else:
            scores += letter_score(character, distribution)
    if is_open:
        raise ValueError(f"{word!r} ends in a group")
    return scores


@every.wrong(WRONG_TEXTS, cause="last-group-left-open")
def last_group_left_open(word, distribution):
    scores = ""
    opened = ""
    for character in word:
        if character in "[(":
            if opened:
                raise ValueError(f"{character!r} in {word!r}")
            opened = character
        elif character in "])":
            if opened + character not in ("[]", "()"):
                raise ValueError(f"{character!r} in {word!r}")
            opened = ""
        else:
            scores += letter_score(character, distribution)
    return scores


def plain_of(word):
    """Return the letters of `word`, ValueError if it is not Scrabble notation."""
    group = r"\[[a-z]+\]|\([a-z]+\)|[a-z]"
    if not re.fullmatch(f"(?:{group})*", word, re.ASCII | re.IGNORECASE):
        raise ValueError(f"{word!r} cannot be read")
    return "".join(character for character in word if character not in "[]()")


@every.wrong(WRONG_TEXTS, cause="distribution-taken-as-it-is")
def distribution_taken_for_every_letter(word, distribution):
    scores = ""
    for letter in plain_of(word).lower():
        scores += distribution[ascii_lowercase.index(letter)]
    return scores


@every.wrong(WRONG_TEXTS, cause="only-the-length-looked-at")
def only_the_length_looked_at_first(word, distribution):
    if len(distribution) != 26:
        raise ValueError(f"{distribution!r} has {len(distribution)} characters")
    table = dict(zip(ascii_lowercase, distribution, strict=True))
    return "".join(table[letter] for letter in plain_of(word).lower())


@every.right("a pattern reads the whole word")
def by_a_pattern(word, distribution):
    scores = [letter_score(letter, distribution) for letter in plain_of(word)]
    return "".join(scores)


@every.right("a translation of the whole word")
def by_translating_the_word(word, distribution):
    letter_score("a", distribution)
    table = str.maketrans(ascii_lowercase, distribution)
    return plain_of(word).lower().translate(table)


@every.right("recursion, a character at a time")
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


@every.right("a stack of brackets")
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


@every.right("a generator that is asked for one score after another")
def from_a_generator(word, distribution):
    def scores():
        for letter in plain_of(word):
            yield letter_score(letter, distribution)

    return "".join(scores())


@every.right("an error that the student defined, turned into a ValueError")
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
