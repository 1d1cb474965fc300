import runpy

import pytest

from scrabble_course.board import Play
from scrabble_course.calling import serialize
from scrabble_course.engine import scored_play
from scrabble_course.engine.extension import VARIABLE
from tests.engine.backends import both_backends


@pytest.fixture
def kind(backend, monkeypatch):
    """The type of the plays where the extension is there, and where it is not."""
    if backend == "c":
        return scored_play.ScoredPlay
    monkeypatch.setenv(VARIABLE, "python")
    monkeypatch.setattr(serialize, "register", lambda *_, **__: None)  # it is already
    return runpy.run_path(scored_play.__file__)["ScoredPlay"]


@both_backends
def test_a_scored_play_is_a_play_of_the_board(kind):
    play = kind("QUiZ", row=7, col=6, down=False, score=42)

    assert play.play == Play("QUiZ", row=7, col=6)
    assert str(play) == "8G QUiZ 42"
    assert repr(play) == "ScoredPlay(word='QUiZ', row=7, col=6, down=False, score=42)"
    assert kind.__doc__.startswith("A play and what it earns")


@both_backends
def test_it_can_be_taken_apart_like_a_tuple(kind):
    word, row, col, down, score = play = kind("AT", 7, 6, True, 4)

    assert (word, row, col, down, score) == ("AT", 7, 6, True, 4)
    assert (play.word, play.row, play.col, play.down, play.score) == tuple(play)
    assert (play[0], play[-1], play[1:3], len(play)) == ("AT", 4, (7, 6), 5)
    assert down is True
    with pytest.raises(IndexError):
        play[5]


@both_backends
def test_it_is_equal_to_its_fields_and_stands_in_their_order(kind):
    play, later = kind("AT", 7, 6, True, 4), kind("TA", 0, 0, False, 2)

    assert play == kind("AT", 7, 6, True, 4) == ("AT", 7, 6, True, 4)
    assert play != later and play != "AT" and play != None  # noqa: E711
    assert sorted([later, play]) == [play, later]
    assert {play, kind(*play), tuple(play)} == {play}


@both_backends
def test_it_cannot_be_changed(kind):
    play = kind("AT", 7, 6, True, 4)

    for name in ("word", "row", "col", "down", "score", "play", "other"):
        with pytest.raises(AttributeError):
            setattr(play, name, 0)
    with pytest.raises(AttributeError, match=r"^'ScoredPlay' object has no attribute"):
        _ = play.points


@pytest.mark.parametrize(
    "fields",
    [
        *((word, 7, 6, True, 4) for word in ("", "A" * 16, "A.", "Ä", "\ud800", b"AT")),
        ("AT", 15, 6, True, 4),
        ("AT", 7, -1, True, 4),
        ("AT", 7, 6, True, 1 << 40),
        ("AT", 7, 6, True, None),
        ("AT", 7, 6, True),
    ],
)
def test_the_extension_makes_no_play_of_what_is_none(fields):
    made_by = pytest.importorskip("scrabble_course.engine._fast").ScoredPlay

    with pytest.raises((TypeError, ValueError, OverflowError)):
        made_by(*fields)


def test_it_comes_out_of_a_box_as_it_went_in():
    play = scored_play.ScoredPlay("QUiZ", 7, 6, False, 42)

    there = serialize.decode(serialize.encode(play))

    assert type(there) is scored_play.ScoredPlay
    assert there == play
