from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.scoring.suite import words_of
from scrabble_course.resources.word_list import read_words

STAGES = (course.stage("hands"), course.stage("valid_words"))


def test_a_run_has_words_of_the_course_in_its_order_and_those_that_cases_name():
    words, whole = words_of(STAGES, 7), read_words()
    [valid_words] = catalogue.exercises(STAGES[1])
    named = {case.call.args[0].lower() for case in valid_words.all_cases(7)}

    assert 2_500 <= len(words) < 4_000
    assert words == tuple(sorted({*words}.intersection(whole)))
    assert named.intersection(whole) <= {*words}


def test_the_seed_decides_which_others_are():
    seven, eight = words_of(STAGES, 7), words_of(STAGES, 8)

    assert seven == words_of(STAGES, 7) != eight
