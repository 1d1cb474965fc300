import pytest
from hypothesis import given

from scrabble_course.resources.word_list import WordListError
from scrabble_course.word_game import load_words, valid_words
from tests.word_game import oracle
from tests.word_game.strategies import hands, listed, words


@given(words, hands, listed)
def test_it_agrees_with_the_slow_way_where_no_wildcard_is_typed(word, hand, listed):
    word = word.replace("*", "")

    found = valid_words.is_valid_word(word, hand, listed)

    assert found is oracle.is_valid(word, hand, listed)


def test_a_letter_held_zero_times_is_not_held():
    assert valid_words.is_valid_word("it", {"i": 0, "t": 1}, ["it"]) is False


def test_the_words_are_loaded_and_counted(tmp_path, capsys):
    path = tmp_path / "words.txt"
    path.write_text("cow\ncows\n")

    assert load_words(path) == ["cow", "cows"]
    assert capsys.readouterr().out.endswith("  2 words loaded.\n")
    with pytest.raises(WordListError, match=r"nowhere\.txt"):
        load_words(tmp_path / "nowhere.txt")
