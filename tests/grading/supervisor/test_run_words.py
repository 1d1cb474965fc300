from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.supervisor.run_words import BY_CHANCE, words_for
from scrabble_course.lexicon import read_words

HANDS = (course.stage("hands"),)
VALID_WORDS = (course.stage("valid_words"),)


def test_they_are_words_of_the_course_in_its_order():
    words = words_for(HANDS, 7)

    assert BY_CHANCE <= len(words) < BY_CHANCE + 500
    assert words == tuple(sorted({*words}.intersection(read_words())))


def test_all_words_that_cases_name_are_among_them():
    [exercise] = catalogue.exercises(*VALID_WORDS)
    named = {case.call.args[0].lower() for case in exercise.all_cases(7)}

    assert named.intersection(read_words()) <= {*words_for(VALID_WORDS, 7)}


def test_the_seed_decides_which_others_are():
    assert words_for(HANDS, 7) == words_for(HANDS, 7)
    assert words_for(HANDS, 7) != words_for(HANDS, 8)
