"""Tiles that a file names, and those that only its letters and scores tell."""

import pytest

from scrabble_course.display.board_svg import board_svg
from scrabble_course.scrabble import GCGError, tile_set
from scrabble_course.scrabble.game_files import game_of
from scrabble_course.scrabble.gcg import read_gcg, replay, write_gcg
from tests.scrabble.files import file_with

KIWI = ">Ann: IKWI 8G KIWI +44 44"
PLAYS = [
    ">Ann: 8G KIWI",
    ">Ben: H8 .NT",
    ">Ann: 10F MO.Y",
    ">Ben: J8 .Q",
    ">Ann: G10 .X",
]


def found_in(*lines):
    return replay(read_gcg(file_with(*lines))).found


def faults_in(*lines, **options):
    return replay(read_gcg(file_with(*lines)), **options).faults


def scored(name):
    """Return the lines of a game with the points that plays earn with these tiles."""
    steps = replay(read_gcg(file_with(*PLAYS)), tiles=tile_set(name)).steps
    return [f"{line} +{step.points}" for line, step in zip(PLAYS, steps, strict=True)]


@pytest.mark.parametrize(
    "pragma", ["#tile-set french", "#lexicon ODS8", "#lexicon FRA24"]
)
def test_tiles_are_named_by_a_tile_set_or_a_lexicon_or_given(pragma):
    assert found_in(pragma).tiles == tile_set("French")
    assert faults_in(pragma, KIWI) == faults_in(KIWI, tiles=tile_set("French")) == ()
    assert faults_in(KIWI) != ()


@pytest.mark.parametrize("name", ["English", "French", "Dutch"])
def test_scores_tell_tiles_that_nobody_names(name):
    lines = scored(name)

    assert found_in(*lines).tiles == tile_set(name)
    assert found_in("#lexicon my own", *lines).tiles == tile_set(name)
    assert found_in("#tile-set my own", *lines).tiles == tile_set(name)
    if name == "English":  # one wrong score does not make another language
        wrong = [f"{lines[0]}0", *lines[1:]]
        assert found_in(*wrong).tiles == tile_set(name)
        assert len(faults_in(*wrong)) == 1


def test_tiles_that_are_not_known_are_not_judged_by_those_of_another_language():
    own = ["#tile-set Klingon", ">Ann: IKWI 8G KIWI +99 99"]
    found = found_in(*own)

    assert found.tiles is None
    assert "'Klingon' are not known here, so the scores of plays" in found.remark
    assert faults_in(*own) == ()
    assert len(faults_in(own[0], ">Ann: IKWI 8G KIWI +99 98")) == 1
    with pytest.raises(GCGError, match="Name them: #tile-set English"):
        game_of(read_gcg(file_with(*own)))


@pytest.mark.parametrize(
    ("play", "tiles"),
    [
        ("8G ÄHRE", "German"),
        ("8G ŁÓDŹ", "Polish"),
        ("8G AÇOR", "Portuguese"),
        ("8G CA[LL]E", "Spanish"),
        ("8G [ch]AÑO", "Spanish"),
    ],
)
def test_letters_tell_tiles_beyond_a_to_z(play, tiles):
    (step,) = replay(read_gcg(file_with(f">Ann: {play}"))).steps
    record = read_gcg(file_with(f">Ann: {play} +{step.points} {step.total}"))

    assert found_in(f">Ann: {play}").tiles == tile_set(tiles)
    assert play in write_gcg(record)
    assert read_gcg(write_gcg(record)) == record


def test_a_tile_of_two_letters_is_one_tile_and_shows_both():
    lines = ["#lexicon FISE", ">Ann: [CH]ICO 8G [CH]ICO +20 20"]
    (step,) = replay(read_gcg(file_with(*lines))).steps

    assert step.faults == ()
    assert step.sheet.total == 2 * (5 + 1 + 3 + 1)
    assert ">CH</text>" in board_svg(step.board, values=tile_set("Spanish").values)
    assert " CH  I  C  O" in repr(step.board)
