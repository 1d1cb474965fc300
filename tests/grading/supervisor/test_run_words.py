from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.supervisor.run_words import words_for
from scrabble_course.resources.word_list import read_words

[HANDS] = catalogue.exercises(course.stage("hands"))
[VALID_WORDS] = catalogue.exercises(course.stage("valid_words"))


def words_of(exercise, seed):
    return words_for(exercise.all_cases(seed), seed)


def test_they_are_words_of_the_course_in_its_order():
    words = words_of(HANDS, 7)

    assert 2_500 <= len(words) < 4_000
    assert words == tuple(sorted({*words}.intersection(read_words())))


def test_all_words_that_cases_name_are_among_them():
    named = {case.call.args[0].lower() for case in VALID_WORDS.all_cases(7)}

    assert named.intersection(read_words()) <= {*words_of(VALID_WORDS, 7)}


def test_the_seed_decides_which_others_are():
    assert words_of(HANDS, 7) == words_of(HANDS, 7)
    assert words_of(HANDS, 7) != words_of(HANDS, 8)
