from scrabble_course.checks.examine import examine
from scrabble_course.exercises.word_game.is_valid_word import EXERCISE
from scrabble_course.exercises.word_game.is_valid_word_with_wildcards import (
    EXERCISE as WITH_WILDCARDS,
)
from scrabble_course.word_game.valid_words import is_valid_word


def test_none_for_false_costs_no_more_than_the_topic_of_its_own():
    topics = {case.topic for case in EXERCISE.cases}

    report = examine(EXERCISE, lambda *asked: is_valid_word(*asked) or None)

    assert report.share == (len(topics) - 1) / len(topics)
    assert (report.mistake, report.failure.got) == ("returns-none", "None")


def test_what_is_seen_below_an_if_is_told_where_a_call_gets_there():
    def stops_at_the_first_vowel(word, hand, word_list):
        if "*" in word:
            for vowel in "aeiou":
                if word.replace("*", vowel) in word_list:
                    return True
                else:
                    return False
        return is_valid_word(word, hand, word_list) and word == word.lower()

    without, with_wildcards = (
        examine(one, stops_at_the_first_vowel) for one in (EXERCISE, WITH_WILDCARDS)
    )

    assert (without.mistake, without.others) == ("capitals", ())
    assert with_wildcards.mistake == "first-round"
    assert "*" in with_wildcards.failure.call
