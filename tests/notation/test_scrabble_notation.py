import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.notation import (
    ALPHABET,
    DISTRIBUTIONS,
    brackets_to_digits,
    digits_to_brackets,
    letter_frequencies,
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.notation import oracle
from tests.notation.strategies import distributions, texts, words

ENGLISH = DISTRIBUTIONS["English"]
OF_WORDS = [
    pytest.param(lambda word: letter_scores(word, ENGLISH), id="letter_scores"),
    pytest.param(multipliers, id="multipliers"),
    pytest.param(lambda word: word_score(word, ENGLISH), id="word_score"),
    pytest.param(brackets_to_digits, id="brackets_to_digits"),
]
OF_DISTRIBUTIONS = [
    pytest.param(lambda scores: letter_score("e", scores), id="letter_score"),
    pytest.param(lambda scores: letter_scores("e[q]", scores), id="letter_scores"),
    pytest.param(lambda scores: letter_scores("", scores), id="no-letters"),
    pytest.param(lambda scores: word_score("e[q]", scores), id="word_score"),
]


@given(words, distributions)
def test_each_letter_has_its_score(word, distribution):
    letters = [letter for letter, _ in oracle.letters(word)]

    scores = letter_scores(word, distribution)

    assert [10 if s == "X" else int(s) for s in scores] == [
        oracle.points(letter, distribution) for letter in letters
    ]


@given(words, distributions)
def test_the_score_of_a_word_agrees_with_the_slow_way(word, distribution):
    assert list(map(int, multipliers(word))) == [f for _, f in oracle.letters(word)]
    assert word_score(word, distribution) == oracle.score(word, distribution)
    assert word_score(word.upper(), distribution) == word_score(word, distribution)


@given(st.sampled_from(string.ascii_letters), distributions)
def test_a_letter_scores_what_stands_at_its_place(letter, distribution):
    score = letter_score(letter, distribution)

    assert {"X": 10}.get(score) or int(score) == oracle.points(letter, distribution)


@given(texts)
@pytest.mark.parametrize("function", OF_WORDS)
def test_a_text_is_refused_if_and_only_if_it_is_no_notation(function, text):
    if oracle.letters(text) is None:
        with pytest.raises(ValueError, match=r"position \d"):
            function(text)
    else:
        function(text)


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("qui[z", r"'qui\[z', position 3: '\[' is never closed; put '\]' after the"),
        ("(", r"'\(', position 0: '\(' is never closed"),
        ("qui]z", r"'qui\]z', position 3: '\]' closes nothing; leave it out\."),
        ("[q]u]", r"position 4: '\]' closes nothing; leave it out\."),
        ("q[u)iz", r"'q\[u\)iz', position 3: '\)' closes nothing; use '\]'\."),
        ("q(u[i]z)", r"position 3: '\[' stands inside the group opened at position 1"),
        ("[[q]]", r"position 1: '\[' stands inside .* close that with '\]' first\."),
        ("qu-iz", r"'qu-iz', position 2: '-' is neither a letter a-z nor a bracket"),
        ("na\u00efve", r"position 2: '\u00ef' is neither a letter a-z nor a bracket"),
        ("\u212aing", r"position 0: '\u212a' is neither a letter a-z nor a bracket"),
    ],
)
@pytest.mark.parametrize("function", OF_WORDS)
def test_a_wrong_word_is_quoted_with_the_position(function, word, message):
    with pytest.raises(ValueError, match=message):
        function(word)


@pytest.mark.parametrize(
    ("distribution", "message"),
    [
        ("", r"'', position 0: a distribution has 26 scores, .* here are 0\."),
        (ENGLISH[:-1], rf"'{ENGLISH[:-1]}', position 25: .* here are 25\."),
        (ENGLISH + "1", rf"'{ENGLISH}1', position 26: .* here are 27\."),
        ("0" + ENGLISH[1:], r"position 0: '0' is no score; use a digit from 1 to 9"),
        (ENGLISH.lower(), r"position 16: 'x' is no score; .* or a capital X for 10\."),
    ],
)
@pytest.mark.parametrize("function", OF_DISTRIBUTIONS)
def test_a_wrong_distribution_is_quoted_with_the_position(
    function, distribution, message
):
    with pytest.raises(ValueError, match=message):
        function(distribution)


@pytest.mark.parametrize(
    ("letter", "position"),
    [("", 0), ("[", 0), ("5", 0), ("\u00e9", 0), ("\u212a", 0), ("ab", 1), ("a ", 1)],
)
def test_what_is_no_single_letter_is_quoted_with_the_position(letter, position):
    with pytest.raises(ValueError, match=rf"position {position}: give one") as caught:
        letter_score(letter, ENGLISH)

    assert repr(letter) in str(caught.value)


def test_what_is_no_text_raises_what_python_raises():
    with pytest.raises(TypeError):
        multipliers(5)
    with pytest.raises(TypeError):
        letter_score("a", None)
    assert multipliers("a[]b()") == "11"  # brackets around nothing change nothing
    assert word_score("", ENGLISH) == 0


def test_english_scores_are_those_of_the_word_game():
    points = {letter: word_score(letter, ENGLISH) for letter in ALPHABET}
    for distribution in DISTRIBUTIONS.values():
        assert len(letter_scores(ALPHABET, distribution)) == 26

    assert points == {c: SCRABBLE_LETTER_VALUES[c] for c in string.ascii_lowercase}


@pytest.mark.parametrize(
    ("language", "groups"),
    [
        ("French", "aeilnorstu dgm bcp fhv  - jq - kwxyz"),
        ("German", "adeinrstu ghlo bmwz cfkp jv x - qy"),
        ("Dutch", "aeino drst bgklmp fhjuvz cw xy - q"),
    ],
)
def test_the_scores_of_other_languages_are_those_of_their_sets(language, groups):
    distribution = DISTRIBUTIONS[language]
    by_score = {}
    for letter in ALPHABET:
        by_score.setdefault(word_score(letter, distribution), set()).add(letter)

    in_order = [by_score[score] for score in sorted(by_score)]
    assert in_order == [set(group) for group in groups.split() if group != "-"]


@given(words)
def test_brackets_and_digits_say_the_same(word):
    there = brackets_to_digits(word)
    back = digits_to_brackets(there)

    assert oracle.letters(back) == oracle.letters(word)
    assert brackets_to_digits(back) == there
    assert len(there) <= 2 * len(oracle.letters(word))
    # Neighbours with the same factor share their brackets.
    assert all(pair not in back for pair in ("][", ")(", "[]", "()"))
    assert brackets_to_digits("E[Q]U(I)N[O]X") == "E2QU3IN2OX"
    assert digits_to_brackets("E2QU3IN2OX") == "E[Q]U(I)N[O]X"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("qui2", r"'qui2', position 3: no letter comes after '2'; put one there\."),
        ("q23u", r"'q23u', position 2: '3' is not expected here"),
        ("q4u", r"'q4u', position 1: '4' is not expected here; write a 2 or a 3"),
        ("q1u", r"position 1: '1' is not expected here"),
        ("q[u]", r"position 1: '\[' is not expected here"),
    ],
)
def test_wrong_digits_are_quoted_with_the_position(text, message):
    with pytest.raises(ValueError, match=message):
        digits_to_brackets(text)


def test_frequencies_are_shares_of_the_letters_alone():
    frequencies = letter_frequencies(["Abba", "a - 1\u00e9"])

    assert list(frequencies) == list(ALPHABET)
    assert (frequencies["a"], frequencies["b"], frequencies["c"]) == (60, 40, 0)
    assert set(letter_frequencies([]).values()) == {0.0}
