from scrabble_course.board.score_sheet import Extra, ScoreSheet, TileScore, WordScore

QUIZ = tuple(TileScore(*tile) for tile in zip("QUIZ", (10, 1, 1, 10), strict=True))
NO = (TileScore("N", 1, times=2), TileScore("o", 0))


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


def test_a_sheet_of_one_word_or_none_is_one_line():
    assert [
        str(ScoreSheet((word,))) for word in (WordScore(QUIZ, 2), WordScore(NO))
    ] == [*("QUIZ  (10+1+1+10) x 2 = 44", "No  2*1+0 = 2")]
    assert WordScore((), times=3).points == ScoreSheet(()).total == 0
    assert repr(ScoreSheet(())) == str(ScoreSheet(())) == "total  = 0"
    remarked = ScoreSheet((WordScore(QUIZ, 2),), remarks=("Well done.",))
    assert str(remarked).splitlines()[-1] == "Well done."
