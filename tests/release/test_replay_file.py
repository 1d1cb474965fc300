"""A game told for people: each move, its board, what does not add up, and hostility."""

import os

import pytest

from scrabble_course.release.replay_file import CannotReplay, Wish, replay_file
from scrabble_course.scrabble.game_files import to_gcg
from tests.scrabble.files import WHOLE, file_with
from tests.scrabble.tables import some_games

QUIZ = ">Ann: AEQUIZ? 8G QUIZ +44 44"
NO_BOARDS = Wish(boards=False)


@pytest.fixture
def told(tmp_path):
    """Tell a file with this content: the lines that are said, and what is wrong."""

    def tell(content, wish=NO_BOARDS):
        file, said = tmp_path / "game.gcg", []
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        wrong = replay_file(file, wish, said.append)
        return said, [fault.removeprefix(f"{file}, ") for fault in wrong]

    return tell


def test_a_game_is_told_move_by_move(told):
    said, wrong = told(WHOLE)

    assert (
        "\n".join(said)
        == """\
A game by hand
Two at a table, on a rainy day.
     ChallengeRule: five-point

  1  Ann Lee       AEQUIZ?  8G QUIZ                  +44    44
  2  Zoé Ångström  EENORST  J8 ZONE                  +15    15
     She could have had ZONES.
     And she knew it.
  3  Ann Lee       AE?GVVW  12J VAG                  +14    58
  !  line 15: 12J VAG earns 31 points, not 14.
  4  Ann Lee       AE?GVVW  play withdrawn           -14    44
  5  Zoé Ångström  EERSTTT  11J EET                   +6    21

Moves: 5. Not everything adds up."""
    )
    assert wrong == ["line 15: 12J VAG earns 31 points, not 14."]


def test_tiles_that_were_found_out_are_told(told):
    said, wrong = told(file_with("#lexicon RD29", ">Ann: 8G ÄHRE"))

    assert said[1] == "     German tiles, as for 'RD29'."
    assert "8G ÄHRE" in said[3]
    assert wrong == []


def test_the_board_stands_after_each_move(told):
    said, _ = told(file_with(QUIZ, ">Ben: ENO J8 .ONE +15 15"), Wish())
    boards = [line for line in said if "A  B  C" in line]

    assert len(boards) == 2
    assert "8 tw  .  . dl  .  .  Q  U  I  Z  ." in boards[0]
    assert "9  .  . dl  .  .  . dl  . dl  O" in boards[1]
    assert "9  .  . dl  .  .  . dl  . dl  O" not in boards[0]


def test_each_event_is_told_in_words(told):
    lines = [
        QUIZ,
        ">Ann: AE?NNRS (challenge) +5 49",
        ">Ben: EINORST -EIN +0 0",
        ">Ann: AE?NNRS -3 +0 49",
        ">Ben: ORST - +0 0",
        ">Ann: (time) -10 39",
        ">Ben: ? (?) -0 0",
        ">Ann: () +0 39",
    ]
    said, wrong = told(file_with(*lines))

    assert [line[23:47].strip() for line in said[2:-1]] == [
        "8G QUIZ",
        "challenged, and right",
        "exchange EIN",
        "exchange 3 tiles",
        "pass",
        "too long",
        "has ? left",
        "gains by nothing",
    ]
    assert wrong == []


def test_a_play_that_cannot_be_laid_ends_the_telling(told):
    said, wrong = told(file_with(QUIZ, ">Ben: A 1A AA +2 2", QUIZ))

    assert len(said) == 3
    assert wrong == [
        "line 4: 1A AA touches no letter on the board; lay at least one tile beside a "
        "letter that lies there."
    ]


LEFT_OUT = "All scores are right. Worked out here, for the file leaves them out: 1."


@pytest.mark.parametrize(
    ("content", "last"),
    [
        (to_gcg(some_games(1)[0]), "All scores are right."),
        (file_with(QUIZ.removesuffix(" +44 44")), LEFT_OUT),
        (file_with(), "No move is told yet."),
    ],
    ids=["all is right", "scores are left out", "no move"],
)
def test_in_the_end_it_says_what_it_comes_to(told, content, last):
    said, wrong = told(content)

    assert said[-1].endswith(last)
    assert wrong == []
    assert last != LEFT_OUT or said[-2].endswith("+44    44")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"words": "list.txt"}, r"list\.txt cannot be read as a word list"),
        ({"page": "nowhere/game.html"}, r"cannot be written: .* another place"),
    ],
)
def test_what_is_wished_for_in_vain_is_told_in_plain_words(told, tmp_path, wish, why):
    with pytest.raises(CannotReplay, match=why):
        told(file_with(QUIZ), Wish(**{name: tmp_path / wish[name] for name in wish}))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.gcg", "missing.gcg cannot be read: No such file"),
        ("a\0b", "null byte. Give the path"),
        pytest.param(
            ".",
            "cannot be read: Is a directory.",
            marks=pytest.mark.skipif(os.name != "posix", reason="it is not opened"),
        ),
    ],
)
def test_what_cannot_be_read_is_told_in_plain_words(tmp_path, name, said):
    with pytest.raises(CannotReplay) as caught:
        replay_file(tmp_path / name, NO_BOARDS, print)

    assert said in str(caught.value)


def test_of_a_huge_file_only_the_beginning_is_read(tmp_path):
    file = tmp_path / "huge.gcg"
    with file.open("wb") as opened:
        opened.truncate(2**40)  # a hole: the disk holds none of it

    assert replay_file(file, NO_BOARDS, print) == [
        f"{file}, line 1: the file is longer than 1,000,000 characters; a game is not: "
        "choose a file with one game in it."
    ]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("#note", None),
        (">Ann:-", "line 2003: more than 2,000 events"),
        ("#id \0", None),
        ("\0", "line 3: '\\x00' is neither"),
        ("(((((((", "line 3: '(((((((' is neither"),
        ("#rack7", "line 3: a rack is that of"),
        ("#rack1 AEINRST", "line 1: the file is longer"),
    ],
)
@pytest.mark.no_cover
def test_100_000_lines_are_told_or_refused(told, line, fault):
    _, wrong = told(file_with(*[line] * 100_000))

    if fault is None:
        assert wrong == []
    else:
        assert len(wrong) == 1 and wrong[0].startswith(fault)


@pytest.mark.parametrize("length", [1_000, 9_000])
@pytest.mark.parametrize(
    "word", ["A" * 10, "(" * 10, "()" * 5, "-A", "8" * 10, "?", "[" * 10, "#", ">:"]
)
def test_long_words_are_refused_at_their_line(told, word, length):
    many = word * (length // len(word))
    lines = [f">Ann: {many} 8G QUIZ 44 44", f">Ann: {many}", f">Ann: 8G {many} +1 1"]

    for line in lines:
        _, wrong = told(file_with(line))
        assert wrong and all(fault.startswith("line 3: ") for fault in wrong)


@pytest.mark.no_cover
def test_2_000_events_are_told_to_their_end(told):
    phony = [
        QUIZ,
        ">Ann: AEQUIZ? -- -44 0",
        ">Ben: EINORST - +0 0",
        ">Ben: (time) -0 0",
    ]
    said, wrong = told(file_with(*phony * 500))

    assert said[-1] == "\nMoves: 2000. All scores are right."
    assert wrong == []


def test_a_file_cannot_steer_the_terminal(told):
    head = "#player1 Ann \x1b[31mAnn\n#player2 Ben B\u202een\n"
    lines = ["#title \x07Ping", "#note \x9b2J", ">Ann: \x1b[2J", "\x1b]0;x\x07"]
    for count in range(len(lines) + 1):
        said, wrong = told(file_with(*lines[:count], head=head))
        shown = "".join(said + wrong)
        assert all(letter.isprintable() or letter == "\n" for letter in shown)
