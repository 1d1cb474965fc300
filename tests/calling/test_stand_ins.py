"""A stand-in is called as the function is whose place it takes."""

import pytest

from scrabble_course.calling.stand_ins import called_like


def get_word_score(word, n):
    return f"{word} {n}"


def test_it_has_the_defaults_and_the_names_of_the_students_own():
    def own(text, hand_size=7):
        raise NotImplementedError

    score = called_like(own, get_word_score)

    assert score("a") == "a 7"
    assert score(hand_size=2, text="a") == "a 2"
    assert score.__name__ == "get_word_score"


def test_an_error_names_the_parameters_that_the_student_knows():
    def own(word, hand_size):
        raise NotImplementedError

    with pytest.raises(TypeError, match=r"^get_word_score\(\) missing .* 'hand_size'$"):
        called_like(own, get_word_score)("a")


@pytest.mark.parametrize(
    "own",
    [
        get_word_score,
        lambda word, n: 0,
        lambda word: 0,
        lambda word, n, more=0: 0,
        lambda *args: 0,
        lambda word, *, n=7: 0,
        len,
        "none at all",
    ],
)
def test_it_stays_as_it_is_where_it_is_called_as_the_contract_says(own):
    assert called_like(own, get_word_score) is get_word_score


def test_what_a_stand_in_keeps_for_itself_stays_its_own():
    records = []

    def play_hand(hand, word_list):
        score = len(hand)
        records.append([word_list for _ in range(score)])
        return score

    taken = called_like(lambda hand, score=5: 0, play_hand)
    captured = called_like(lambda hand, words=5: 0, play_hand)

    assert (taken("ab"), captured("ab")) == (2, 2)
    assert records == [[5, 5], [5, 5]]
    assert called_like(lambda a, b: 0, max) is max
