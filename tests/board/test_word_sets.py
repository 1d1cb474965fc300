import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board.word_sets import capital_words, prefixes
from scrabble_course.resources.word_list import read_words

words = st.lists(st.text(st.sampled_from("abcABC"), min_size=1, max_size=5))


@given(words)
def test_words_become_capitals(words):
    assert capital_words(words) == {word.upper() for word in words}
    assert capital_words(capital_words(words)) == capital_words(words)


@given(words, st.text(st.sampled_from("ABC"), max_size=6))
def test_a_prefix_is_what_a_word_begins_with_or_is(words, text):
    begins = any(word.upper().startswith(text) for word in words)

    assert (text in prefixes(words)) == begins


@pytest.mark.no_cover
def test_without_words_the_course_list_is_read():
    assert len(capital_words()) == len(read_words())
    assert {"QUIZ", "QUIZZ"} <= prefixes()
    assert "QZ" not in prefixes()
