from scrabble_course.board.score_sheet import Extra, ScoreSheet, TileScore, WordScore

QUIZ = tuple(TileScore(*tile) for tile in zip("QUIZ", (10, 1, 1, 10), strict=True))
NO = (TileScore("N", 1, times=2), TileScore("o", 0))


def test_a_word_is_the_sum_of_its_tiles_times_its_factor():
    assert WordScore(QUIZ, times=2).points == 44
    assert WordScore(NO).points == 2
    assert WordScore((), times=3).points == 0


def test_one_word_is_one_line():
    assert str(ScoreSheet((WordScore(QUIZ, 2),))) == "QUIZ  (10+1+1+10) x 2 = 44"


def test_a_letter_that_counts_more_often_says_so():
    assert str(ScoreSheet((WordScore(NO),))) == "No  2*1+0 = 2"


def test_several_lines_stand_in_columns_and_end_in_the_total():
    extras = (Extra("all seven tiles", 50), Extra("too late", -10))
    sheet = ScoreSheet((WordScore(QUIZ, 2), WordScore(NO)), extras)

    assert sheet.total == 86
    assert str(sheet).splitlines() == [
        "QUIZ             (10+1+1+10) x 2 = 44",
        "No               2*1+0 = 2",
        "all seven tiles  + 50",
        "too late         - 10",
        "total            = 86",
    ]


def test_remarks_come_last():
    sheet = ScoreSheet((WordScore(QUIZ, 2),), remarks=("Well done.",))

    assert str(sheet).splitlines()[-1] == "Well done."


def test_a_sheet_without_words_earns_nothing():
    assert ScoreSheet(()).total == 0
    assert str(ScoreSheet(())) == "total  = 0"


def test_a_blank_is_told_by_its_letter():
    blanks = [TileScore(letter, 0).is_blank for letter in ("Q", "q", "*", "?")]

    assert blanks == [False, True, True, True]


def test_a_sheet_prints_the_same_each_way():
    sheet = ScoreSheet((WordScore(QUIZ, 2),))

    assert repr(sheet) == str(sheet)
