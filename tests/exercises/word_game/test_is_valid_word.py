from scrabble_course.checks.examine import examine
from scrabble_course.exercises.word_game.is_valid_word import EXERCISE
from scrabble_course.word_game.valid_words import is_valid_word


def test_none_for_false_costs_no_more_than_the_topic_of_its_own():
    topics = {case.topic for case in EXERCISE.cases}

    report = examine(EXERCISE, lambda *asked: is_valid_word(*asked) or None)

    assert report.share == (len(topics) - 1) / len(topics)
    assert (report.mistake, report.failure.got) == ("returns-none", "None")


def test_none_for_everything_earns_nothing():
    assert examine(EXERCISE, lambda *asked: None).share == 0


def test_what_is_returned_anyway_is_told_and_nothing_that_comes_of_it():
    def always_true(word, hand, word_list):
        valid = word.lower() in word_list
        for letter in word:
            valid = valid and hand.get(letter, 0) >= word.count(letter)
        if valid:
            return True
        else:
            return True

    report = examine(EXERCISE, always_true)

    assert (report.mistake, report.others) == ("decides-nothing", ())
