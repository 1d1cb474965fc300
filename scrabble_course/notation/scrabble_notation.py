"""Stage 7: words whose letters are doubled or tripled, written as text (seed 000).

Positions in the messages of errors are counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable

ALPHABET = "abcdefghijklmnopqrstuvwxyz"
SCORES = "123456789X"

DISTRIBUTIONS = {
    #           abcdefghijklmnopqrstuvwxyz
    "English": "1332142418513113X11114484X",
    "French":  "1332142418X12113811114XXXX",
    "German":  "1341142216423124X1111638X3",
    "Dutch":   "1352143414333113X222445884",
}  # fmt: skip
"""What each letter scores in some languages; umlauts and digraphs are left out.

Spanish and Italian sets have no tile for some letters of a-z, and a distribution
has a score for every one, so they cannot be written this way.
"""

CLOSING = {"[": "]", "(": ")"}
OPENED_BY = {"1": "", "2": "[", "3": "("}
CLOSED_BY = {"1": "", "2": "]", "3": ")"}


def letter_score(letter: str, distribution: str) -> str:
    """Return the score of `letter`: a digit from 1 to 9, or `X` for 10.

    `distribution` has the scores of a-z in order. Capitals count like small
    letters. ValueError for what is not one letter a-z, and for a wrong distribution.

    >>> letter_score('s', '1332142418513113X11114484X')
    '1'
    >>> letter_score('Z', '1332142418513113X11114484X')
    'X'
    >>> letter_score('x', '1332142418513113X11114484X')
    '8'
    """
    check_distribution(distribution)
    check_letter(letter)
    return distribution[ALPHABET.index(letter.lower())]


def letter_scores(word: str, distribution: str) -> str:
    """Return the score of each letter of `word`, which is in Scrabble notation.

    Brackets stand around letters, and are none themselves. ValueError for brackets
    that do not match, for other characters, and for a wrong distribution.

    >>> letter_scores('shrubbery', '1332142418513113X11114484X')
    '141133114'
    >>> letter_scores('E[Q]U(I)N[O]X', '1332142418513113X11114484X')
    '1X11118'
    >>> letter_scores('e[XT]ra(VAG)an[Z]a', '1332142418513113X11114484X')
    '1811141211X1'
    """
    check_word(word)
    check_distribution(distribution)
    scores = ""
    for character in word:
        if character not in "[]()":
            scores += letter_score(character, distribution)
    return scores


def multipliers(word: str) -> str:
    """Return the factor of each letter of `word`: `1`, `2` or `3`.

    In Scrabble notation, letters between `[` and `]` count double, those between
    `(` and `)` threefold. ValueError for brackets that do not match, and for other
    characters.

    >>> multipliers('shrubbery')
    '111111111'
    >>> multipliers('E[Q]U(I)N[O]X')
    '1213121'
    >>> multipliers('e[XT]ra(VAG)an[Z]a')
    '122113331121'
    """
    check_word(word)
    factors = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character in "])":
            factor = "1"
        else:
            factors += factor
    return factors


def word_score(word: str, distribution: str) -> int:
    """Return the score of `word`: each letter's score times its factor, added up.

    ValueError for what `letter_scores` does not take.

    >>> word_score('shrubbery', '1332142418513113X11114484X')
    19
    >>> word_score('E[Q]U(I)N[O]X', '1332142418513113X11114484X')
    36
    >>> word_score('e[XT]ra(VAG)an[Z]a', '1332142418513113X11114484X')
    65
    """
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for place in range(len(scores)):
        if scores[place] == "X":
            score = 10
        else:
            score = int(scores[place])
        total += score * int(factors[place])
    return total


def check_letter(letter: str) -> None:
    """Raise ValueError if `letter` is not one letter a-z, small or capital."""
    if not is_letter(letter):
        position = int(is_letter(letter[:1]))  # where it begins to be wrong
        raise ValueError(
            f"{letter!r}, position {position}: give one letter a-z, and nothing else."
        )


def check_distribution(distribution: str) -> None:
    """Raise ValueError if `distribution` has not a score for each letter of a-z."""
    for position in range(len(distribution)):
        score = distribution[position]
        if score not in SCORES:
            raise ValueError(
                f"{distribution!r}, position {position}: {score!r} is no score; "
                "use a digit from 1 to 9, or a capital X for 10."
            )
    length = len(distribution)
    if length != len(ALPHABET):
        raise ValueError(
            f"{distribution!r}, position {min(length, len(ALPHABET))}: a "
            f"distribution has 26 scores, one for each letter; here are {length}."
        )


def check_word(word: str) -> None:
    """Raise ValueError if `word` is not in Scrabble notation; else do nothing.

    `]` closes what `[` has opened, and `)` what `(` has. There are no groups inside
    groups, and an empty group is allowed. All other characters are letters a-z, small
    or capital.

    >>> check_word("e[xt]ra(vag)an[z]a")
    >>> check_word("e[qu")
    Traceback (most recent call last):
    ValueError: ...
    """
    opening = ""
    opened_at = 0
    for position in range(len(word)):
        character = word[position]
        place = f"{word!r}, position {position}: {character!r}"
        if character in "[(":
            if opening != "":
                raise ValueError(
                    f"{place} stands inside the group opened at "
                    f"position {opened_at}; close that with {CLOSING[opening]!r} first."
                )
            opening = character
            opened_at = position
        elif character in "])":
            if opening == "":
                raise ValueError(f"{place} closes nothing; leave it out.")
            if CLOSING[opening] != character:
                raise ValueError(f"{place} closes nothing; use {CLOSING[opening]!r}.")
            opening = ""
        elif not is_letter(character):
            raise ValueError(
                f"{place} is neither a letter a-z nor a bracket [ ] ( ); leave it out."
            )
    if opening != "":
        raise ValueError(
            f"{word!r}, position {opened_at}: {opening!r} is never closed; "
            f"put {CLOSING[opening]!r} after the last letter of its group."
        )


def is_letter(text: str) -> bool:
    """Return whether `text` is one letter a-z, small or capital.

    >>> is_letter("Q"), is_letter("["), is_letter("é"), is_letter("ab")
    (True, False, False, False)
    """
    return len(text) == 1 and text.isascii() and text.isalpha()


def brackets_to_digits(word: str) -> str:
    """Return `word`, in Scrabble notation, with a digit before each such letter.

    >>> brackets_to_digits("e[q]u(i)n[o]x")
    'e2qu3in2ox'
    >>> brackets_to_digits("e[xt]ra(vag)an[z]a")
    'e2x2tra3v3a3gan2za'
    """
    factors = multipliers(word)
    letters = [character for character in word if is_letter(character)]
    text = ""
    for letter, factor in zip(letters, factors, strict=True):
        text += letter if factor == "1" else factor + letter
    return text


def digits_to_brackets(text: str) -> str:
    """Return in Scrabble notation what `brackets_to_digits` gave.

    Neighbours with the same factor share a pair of brackets. ValueError, with the
    position, where a 2 or a 3 has no letter after it, and for other characters.

    >>> digits_to_brackets("e2x2tra3v3a3gan2za")
    'e[xt]ra(vag)an[z]a'
    """
    word = ""
    group = "1"
    factor = "1"
    for position, character in enumerate(text):
        if is_letter(character):
            if factor != group:
                word += CLOSED_BY[group] + OPENED_BY[factor]
            word += character
            group, factor = factor, "1"
        elif character in "23" and factor == "1":
            factor = character
        else:
            raise ValueError(
                f"{text!r}, position {position}: {character!r} is not expected "
                "here; write a 2 or a 3 straight before a letter a-z."
            )
    if factor != "1":
        raise ValueError(
            f"{text!r}, position {len(text) - 1}: no letter comes after "
            f"{factor!r}; put one there."
        )
    return word + CLOSED_BY[group]


def letter_frequencies(texts: Iterable[str]) -> dict[str, float]:
    """Return how many of 100 letters in `texts` are an a, a b, and so on to z.

    Capitals count like small letters, and other characters not at all.

    >>> frequencies = letter_frequencies(["Tea", "at ten!"])
    >>> frequencies["t"], frequencies["n"], frequencies["z"]
    (37.5, 12.5, 0.0)
    """
    text = "".join(texts).lower()
    counts = {letter: text.count(letter) for letter in ALPHABET}
    letters = max(1, sum(counts.values()))
    return {letter: 100 * count / letters for letter, count in counts.items()}
