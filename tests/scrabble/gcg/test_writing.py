import pytest

from scrabble_course.board import Play
from scrabble_course.scrabble import ScrabbleError
from scrabble_course.scrabble.gcg import (
    GameEvent,
    GameRecord,
    Seat,
    read_gcg,
    write_gcg,
)
from scrabble_course.scrabble.gcg.record import (
    ChallengeBonus,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawal,
)
from scrabble_course.scrabble.turns import Exchange, Pass, Place
from tests.scrabble.files import WHOLE

SEATS = (Seat("Ann", "Ann Lee"), Seat("Ben", "Ben"))


@pytest.mark.parametrize(
    ("rack", "action", "points", "total", "line"),
    [
        ("AEQUIZ?", Place(Play("QU.z", 7, 6)), 44, 44, "AEQUIZ? 8G QU.z +44 44"),
        ("", Place(Play("QUIZ", 7, 6, down=True)), 44, 44, "G8 QUIZ +44 44"),
        ("QV", Pass(), 0, -3, "QV - +0 -3"),
        ("QV", Exchange("Q"), 0, 0, "QV -Q +0 0"),
        ("QV", Exchange("2"), 0, 0, "QV -2 +0 0"),
        ("QV", Withdrawal(), -20, 0, "QV -- -20 0"),
        ("QV", Withdrawal(), 0, 0, "QV -- -0 0"),
        ("QV", Withdrawal(), 20, 0, "QV -- +20 0"),
        ("QV", ChallengeBonus(), 5, 25, "QV (challenge) +5 25"),
        ("", ChallengeBonus(), 0, 20, "(challenge) +0 20"),
        ("", RackBonus("QV"), 14, 34, "(QV) +14 34"),
        ("QV", RackPenalty("QV"), -14, 6, "QV (QV) -14 6"),
        ("?", RackPenalty("?"), 0, 6, "? (?) -0 6"),
        ("", TimePenalty(), -10, 10, "(time) -10 10"),
    ],
)
def test_each_kind_of_event_is_written_in_one_way(rack, action, points, total, line):
    event = GameEvent(0, rack, action, points, total)
    text = write_gcg(GameRecord(SEATS, (event,)))

    assert text.splitlines()[-1] == f">Ann: {line}"
    assert read_gcg(text).events == (event,)


def test_the_encoding_comes_first_and_the_rest_in_a_fixed_order():
    record = GameRecord(
        seats=SEATS,
        events=(GameEvent(1, "QV", Pass(), 0, 0, ("one", "two")),),
        title="A title",
        description="A description",
        identity="example.org 17",
        lexicon="words.txt",
        tile_set="french",
        incomplete="a fire alarm",
        racks=("AEI", ""),
        notes=("a note",),
        others=(("style", "plain"), ("x", "")),
    )

    assert write_gcg(record).splitlines() == [
        "#character-encoding UTF-8",
        "#player1 Ann Ann Lee",
        "#player2 Ben Ben",
        "#title A title",
        "#description A description",
        "#id example.org 17",
        "#lexicon words.txt",
        "#tile-set french",
        "#style plain",
        "#x",
        "#note a note",
        ">Ben: QV - +0 0",
        "#note one",
        "#note two",
        "#rack1 AEI",
        "#incomplete a fire alarm",
    ]
    assert read_gcg(write_gcg(record)) == record


PASSED = GameEvent(0, "QV", Pass(), 0, 0)


@pytest.mark.parametrize(
    "record",
    [
        read_gcg(WHOLE),
        # Nicknames with colons and with spaces.
        GameRecord((Seat("a:b", "Ann"), SEATS[1]), (PASSED,)),
        GameRecord((Seat(":)", "Smiley"), SEATS[1]), (PASSED,)),
        GameRecord((Seat("Ann Lee", "Ann Lee"), SEATS[1]), (PASSED,)),
        GameRecord((Seat("Ann Lee", "Dr Ann Lee"), SEATS[1]), (PASSED,)),
    ],
)
def test_what_is_written_is_read_again(record):
    text = write_gcg(record)

    assert read_gcg(text.encode()) == record
    assert write_gcg(read_gcg(text)) == text


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": (Seat("Ann Lee", "Ann"), SEATS[1])}, "keep nicknames short"),
        ({"seats": (Seat("Ann:", "Ann"), SEATS[1])}, "keep nicknames short"),
        ({"seats": (Seat("", "Ann"), SEATS[1])}, "keep nicknames short"),
        ({"seats": SEATS[:1]}, "has named 1 players"),
        ({"title": "two\nlines"}, "is not one line"),
        ({"title": "space "}, "is not one line"),
        ({"description": " two"}, "would not be read back"),
        ({"notes": ("x\ry",)}, "is not one line"),
        ({"racks": ("aei", "")}, "would not be read back"),
        ({"others": (("title", "hidden"),)}, "would not be read back"),
        ({"others": (("two words", ""),)}, "would not be read back"),
        (
            {"events": (GameEvent(0, "", Place(Play("A B", 7, 7)), 0, 0),)},
            "points should stand",
        ),
        ({"events": (GameEvent(0, "", RackPenalty("QV"), 0, 0),)}, "not be read back"),
        ({"events": (GameEvent(0, "", Pass(), None, 0),)}, "- is without its points"),
        ({"events": (GameEvent(0, "", Pass(), 0, None),)}, "or its total; replay"),
        ({"others": (("player12", ""),)}, "a player without a nickname"),
    ],
)
def test_what_a_file_cannot_say_is_refused(wrong, said):
    with pytest.raises(ScrabbleError, match=said):
        write_gcg(GameRecord(**{"seats": SEATS, **wrong}))
