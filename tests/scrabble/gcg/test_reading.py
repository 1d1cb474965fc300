"""Every pragma and every kind of line, as other programs and hasty people write it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.board import Play
from scrabble_course.scrabble import GCGError
from scrabble_course.scrabble.game_files import game_of, to_gcg
from scrabble_course.scrabble.gcg import read_gcg, replay, write_gcg
from scrabble_course.scrabble.gcg.record import (
    ChallengeBonus,
    GameEvent,
    RackBonus,
    RackPenalty,
    Seat,
    TimePenalty,
    Withdrawal,
)
from scrabble_course.scrabble.tile_sets import TILE_SETS
from scrabble_course.scrabble.turns import Exchange, Pass, Place
from tests.patience import AT_NIGHT
from tests.scrabble.files import file_with
from tests.scrabble.tables import some_games

SEATS = (Seat("Ann", "Ann Lee"), Seat("Ben", "Ben Abu"))


def event_of(line):
    """Return the event that a line tells, and nothing else."""
    (event,) = read_gcg(file_with(line)).events
    return event


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (">Ann: AEQUIZ? 8G QUIZ +44 44", Place(Play("QUIZ", 7, 6))),
        (">Ann: AEQUIZ? G8 QUIZ +44 44", Place(Play("QUIZ", 7, 6, down=True))),
        (">Ann: AEQUIZ? 8g QUiZ +44 44", Place(Play("QUiZ", 7, 6))),
        (">Ann: AEQUIZ? o15 QU..Z +44 44", Place(Play("QU..Z", 14, 14, down=True))),
        (">Ann: AEQUIZ? 8G QU(ET)Z +44 44", Place(Play("QU..Z", 7, 6))),
        (">Ann: AEQUIZ? 8G (QUI)Z +44 44", Place(Play("...Z", 7, 6))),
        (">Ann: AEQUIZ? - +44 44", Pass()),
        (">Ann: AEQUIZ? -AZ? +44 44", Exchange("AZ?")),
        (">Ann: AEQUIZ? -az? +44 44", Exchange("AZ?")),
        (">Ann: AEQUIZ? -3 +44 44", Exchange("3")),
        (">Ann: AEQUIZ? -- +44 44", Withdrawal()),
        (">Ann: AEQUIZ? (challenge) +44 44", ChallengeBonus()),
        (">Ann: AEQUIZ? (Challenge) +44 44", ChallengeBonus()),
        (">Ann: AEQUIZ? (time) +44 44", TimePenalty()),
        (">Ann: AEQUIZ? 8G O[CH]o[rr] +44 44", Place(Play("OȻoɍ", 7, 6))),
        (">Ann: AEQUIZ? -A[LL] +44 44", Exchange("AỺ")),
    ],
)
def test_each_kind_of_event_is_read(line, event):
    assert event_of(line) == GameEvent(0, "AEQUIZ?", event, 44, 44)


@pytest.mark.parametrize(
    "line",
    [
        "  >Ann:  AEQUIZ?\t8G  QUIZ   +44   44  ",
        "> Ann : AEQUIZ? 8G QUIZ +44 44",
        ">ANN: aequiz? 8g QUIZ 44 +44",
        ">Ann:AEQUIZ? 8G QUIZ +44 44",
        ">Ann: AEQUIZ? 8G QUIZ +44 44 ZA, QI and more",
        ">Ann: AEQUIZ_ 8G QUIZ +44 44",
        ">Ann: AEQUIZ? 8G QUIZ +44 44 ; a find",
        ">Ann Lee: AEQUIZ? 8G QUIZ +44 44",
    ],
)
def test_spaces_small_letters_signs_and_what_follows_do_not_matter(line):
    assert event_of(line) == event_of(">Ann: AEQUIZ? 8G QUIZ +44 44")


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("#title The final", "title", "The final"),
        ("#description Round 3", "description", "Round 3"),
        ("#description one\ntwo\n\nthree\n#title four", "description", "one two three"),
        ("#description one\n#- two", "description", "one two"),
        ("#note three\n#- four", "notes", ("three", "four")),
        ("#player3\tCem", "seats", (*SEATS, Seat("Cem", "Cem"))),
        ("#player3 Cem Cem  D. Lee", "seats", (*SEATS, Seat("Cem", "Cem  D. Lee"))),
        ("#player3 Cem: Cem", "seats", (*SEATS, Seat("Cem", "Cem"))),
        ("#id example.org 17", "identity", "example.org 17"),
        ("#lexicon words.txt", "lexicon", "words.txt"),
        ("#tile-set French", "tile_set", "French"),
        ("#TITLE The final", "title", "The final"),
        ("#title", "title", ""),
        ("#incomplete", "incomplete", ""),
        ("#incomplete a fire alarm", "incomplete", "a fire alarm"),
        ("#rack1 AEQUIZ?", "racks", ("AEQUIZ?", "")),
        ("#rack2 aequiz?", "racks", ("", "AEQUIZ?")),
        ("#rack2", "racks", ()),
        ("#note Hello", "notes", ("Hello",)),
        ("# a remark", "notes", ("a remark",)),
        ("#style plain", "others", (("style", "plain"),)),
        ("#x-clock2 25", "others", (("x-clock2", "25"),)),
        ("#!?", "others", (("!?", ""),)),
        ("#tile Ń ń", "others", (("tile", "Ń ń"),)),
        ("#- nothing before", "others", (("-", "nothing before"),)),
        ("#tile-distribution french", "tile_set", "french"),
        ("#board-layout CrosswordGame", "others", (("board-layout", "CrosswordGame"),)),
        ("; a remark", "notes", ("a remark",)),
        (";a remark", "notes", ("a remark",)),
        ("#rack1 AEQUIZ_", "racks", ("AEQUIZ?", "")),
        ("#tile-set", "tile_set", ""),
        ("#no-such-pragma", "others", (("no-such-pragma", ""),)),
        ("#rack1 A[CH][rr]", "racks", ("AȻɌ", "")),
        ("#character-encoding UTF-8", "others", ()),
    ],
)
def test_each_pragma_is_read(line, field, value):
    for text in (file_with(line), file_with(line, ">Ann: 8G QUIZ +44 44")):
        assert getattr(read_gcg(text), field) == value


def test_a_note_belongs_to_the_event_before_it():
    record = read_gcg(
        file_with(
            "#note at the start",
            ">Ann: QU 8G QUIZ +44 44",
            "#note one",
            "#note two",
            "goes on",
            ">Ben: E J8 .E +2 2",
            "",
            "#note three",
        )
    )

    assert record.notes == ("at the start",)
    assert [event.notes for event in record.events] == [
        ("one", "two", "goes on"),
        ("three",),
    ]


@pytest.mark.parametrize(
    ("head", "callers", "players"),
    [
        ("#player1 :) Smiley\n", [":)", "SMILEY"], [0, 0]),
        (
            "#player1 a:b A. B. Lee\n",
            ["a:b", "A:B", "a. b. lee", "A. B. Lee "],
            [0] * 4,
        ),
        # The same nickname in another case is another player.
        ("#player1 ann Ann Lee\n", ["Ann", "ann"], [1, 0]),
    ],
)
def test_a_player_may_be_called_by_nickname_or_name_in_any_case(head, callers, players):
    lines = [f">{caller}: QV - +0 0" for caller in callers]
    events = read_gcg(file_with(*lines, head=f"{head}#player2 Ann Ann Abu\n")).events

    assert [event.player for event in events] == players
    assert {event.rack for event in events} == {"QV"}


@pytest.mark.parametrize(
    ("line", "caller", "seat"),
    [
        ("Jan Nowak Jan Nowak", "Jan Nowak", Seat("Jan Nowak", "Jan Nowak")),
        ("Jan Nowak Jan Nowak", "jan nowak ", Seat("Jan Nowak", "Jan Nowak")),
        ("Jan Nowak Dr J. Nowak", "Jan Nowak", Seat("Jan Nowak", "Dr J. Nowak")),
        ("Jan Nowak Dr J. Nowak", "Jan", Seat("Jan", "Nowak Dr J. Nowak")),
        ("Jan Nowak", "Jan Nowak", Seat("Jan Nowak", "Jan Nowak")),
        ("Jan:Nowak J. Nowak", "Jan:Nowak", Seat("Jan:Nowak", "J. Nowak")),
    ],
)
def test_a_nickname_of_several_words_is_told_by_the_events(line, caller, seat):
    head = f"#player1 {line}\n#player2 Jan Lis Jan Lis\n"
    record = read_gcg(file_with(f">{caller}: QV - +0 0", head=head))

    assert record.seats == (seat, Seat("Jan Lis", "Jan Lis"))
    assert record.events[0].player == 0
    assert read_gcg(write_gcg(record)) == record


@pytest.mark.parametrize(
    ("line", "rack", "action", "points", "total"),
    [
        (">Ann: (QV) +14 44", "", RackBonus("QV"), 14, 44),
        (">Ann: () +0 44", "", RackBonus(""), 0, 44),
        (">Ann: QV (QV) -14 44", "QV", RackPenalty("QV"), -14, 44),
        (">Ann: (QV) -14 44", "", RackPenalty("QV"), -14, 44),
        (">Ann: ( I ) +2 44", "", RackBonus("I"), 2, 44),
        (">Ann: Q_ ( Q _ ) -10 44", "Q?", RackPenalty("Q?"), -10, 44),
        (">Ann: ? (?) -0 44", "?", RackPenalty("?"), 0, 44),
        (">Ann: (challenge) +5 44", "", ChallengeBonus(), 5, 44),
        # A rack may be known in part or not at all, and a total be below nothing.
        (">Ann: QU 8G QUIZ +44 44", "QU", Place(Play("QUIZ", 7, 6)), 44, 44),
        (">Ann: 8G QUIZ +44 44", "", Place(Play("QUIZ", 7, 6)), 44, 44),
        (">Ann: - +0 44", "", Pass(), 0, 44),
        (">Ann: (time) -10 -3", "", TimePenalty(), -10, -3),
        # Points and total may be left out.
        (">Ann: QV - +0", "QV", Pass(), 0, None),
        (">Ann: QV -", "QV", Pass(), None, None),
        (">Ann: QV -3", "QV", Exchange("3"), None, None),
        (">Ann: QV --", "QV", Withdrawal(), None, None),
        (">Ann: QU 8G QUIZ", "QU", Place(Play("QUIZ", 7, 6)), None, None),
        (">Ann: QV (QV)", "QV", RackPenalty("QV"), None, None),
        (">Ann: (time) -10", "", TimePenalty(), -10, None),
        (">Ann: (time) +-10 5", "", TimePenalty(), -10, 5),
    ],
)
def test_what_is_told_in_part_and_at_the_end_is_read(line, rack, action, points, total):
    assert event_of(line) == GameEvent(0, rack, action, points, total)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_ends_will_do(end):
    text = file_with(">Ann: - +0 0", ">Ben: - +0 0")

    assert read_gcg(text.replace("\n", end)) == read_gcg(text)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("#player2 Cem Cem", "'Cem' is not player 3"),
        ("#player4 Cem Cem", "'Cem' is not player 3"),
        ("#player3 Ann Cem", "two players are called 'Ann'"),
        ("#player3", "a player without a nickname"),
        ("#player Cem", "'Cem' is not player 3"),
        ("#rack7 A", "write #rack1, say"),
        ("#rack A", "write #rack1, say"),
        ("#player12 Cem", "'Cem' is not player 3"),
        (">Ann: A3QUIZ? 8G QUIZ +44 44", "'A3QUIZ\\?' has something on it that is no"),
        (">Ann: [IJ]S 8G QUIZ +44 44", "'\\[IJ\\]S' has square brackets around"),
        ("8G QUIZ", "'8G QUIZ' is neither a pragma nor an event"),
        (">8G QUIZ", "names no player"),
        (">: 8G QUIZ +4 4", "names no player"),
        (">Cem: 8G QUIZ +44 44", "no player 'Cem'; the file names Ann, Ben"),
        (">Ann:", "nothing happens to Ann; after the rack write"),
        (">Ann: AEQUIZ?", "nothing happens to Ann"),
        (">Ann: AEQUIZ? 8V QUIZ +44 44", "'8V' is nothing that happens"),
        (">Ann: AEQUIZ? 22A QUIZ +44 44", "'22A' is not a square"),
        (">Ann: AEQUIZ? 8P QUIZ +44 44", "super board of 21 x 21 squares"),
        (">Ann: AEQUIZ? u16 QUIZ +44 44", "super board of 21 x 21 squares"),
        ("#tile-set english_super", "super board of 21 x 21 squares"),
        ("#board-layout SuperCrosswordGame", "super board of 21 x 21 squares"),
        (">Ann: AEQUIZ? 8G", "'' is no word to lay on 8G"),
        (">Ann: AEQUIZ? 8G QU1Z +44 44", "'QU1Z' is no word to lay on 8G"),
        (">Ann: AEQUIZ? 8G QU(IZ +44 44", "brackets in 'QU\\(IZ' do not pair"),
        (">Ann: AEQUIZ? 8G QU)I(Z +44 44", "do not pair"),
        (">Ann: AEQUIZ? 8G () +44 44", "word on 8G is empty"),
        (">Ann: (time)", "the points should stand, but the line ends"),
        (">Ann: (QV)", "the points should stand, but the line ends"),
        (">Ann: QV (challenge)", "the points should stand, but the line ends"),
        (">Ann: AEQUIZ? 8G QUIZ +44 x", "new total should stand, not 'x'"),
        (">Ann: AEQUIZ? 8G QUIZ +x 44", "points should stand, not '\\+x'"),
        (">Ann: AEQUIZ? 8G QUIZ +1234567 44", "points should stand, not '\\+1234567'"),
        (">Ann: AEQUIZ? --- +0 0", "'---' is nothing that happens"),
        (">Ann: AEQUIZ? [8G] +0 0", "is nothing that happens"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_what_is_wrong_with_it(line, said):
    with pytest.raises(GCGError, match=said) as caught:
        read_gcg(file_with("#title x", line))
    assert caught.value.line == 4
    assert str(caught.value).startswith("line 4: ")


@pytest.mark.parametrize(
    ("content", "line", "said"),
    [
        (b"", 1, "has named 0 players"),
        (b"#player1 Ann Ann\n\n\n", 1, "has named 1 players"),
        (file_with("#title " + "x" * 10_000), 3, "line is longer than 10,000 char"),
        (file_with("x" * 1_000_000), 1, "file is longer than 1,000,000 characters"),
        (file_with(*[">Ann: - +0 0"] * 2_001), 2_003, "more than 2,000 events"),
    ],
    ids=["empty", "one player", "a long line", "a long file", "many events"],
)
def test_a_file_without_players_or_too_long_for_a_game_is_told_where(
    content, line, said
):
    with pytest.raises(GCGError, match=said) as caught:
        read_gcg(content)
    assert caught.value.line == line


def test_a_number_of_thousands_of_digits_is_none():
    keyword = "player" + "1" * 5_000

    assert read_gcg(file_with(f"#{keyword} x")).others == ((keyword, "x"),)


def test_many_lines_of_notes_are_all_kept():
    many = 100_000
    lines = ["#description x", *["y"] * many, "#note z", *["z"] * many]
    record = read_gcg(file_with(*lines))

    assert len(record.description) == 2 * many + 1
    assert len(record.notes) == many + 1


def every_step(content):
    """Read a file, and do with it whatever can be done."""
    record = read_gcg(content)
    for tiles in (None, *TILE_SETS[:: 1 if AT_NIGHT else 3]):
        replay(record, ("quiz",), tiles, bonus=3)
    game_of(record)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_whatever_is_read_only_gcg_errors_come(content):
    with pytest.raises(GCGError):
        every_step(content)


words = st.sampled_from(
    [
        *"8G H8 15O QUIZ QUiZ .ONE Q. - -- -QZ -3 -? (challenge) (time) (QZ)".split(),
        *"+44 44 -44 0 +5 -0 AEQUIZ? EINRST? A (A)B [CH] ÄÖ ß ٣ #note > ()".split(),
        *("AEQUIZ_", "(", ")", "; x", "16A", "+50"),
    ]
)
event_lines = st.builds(
    "{}{}".format,
    st.sampled_from(
        [">Ann: AEQUIZ? ", ">Ben: EINRST? ", ">Ann: ", ">Cem Lee: ", ">a:b: ", ">", ";"]
    ),
    st.lists(words, max_size=5).map(" ".join),
)
pragma_lines = st.builds(
    "#{} {}".format,
    st.sampled_from(
        "player1 player3 rack1 rack2 note title incomplete tile-set lexicon".split()
    ),
    st.sampled_from(["", "Cem Cem", "Cem Lee Cem Lee", "a:b c", "AEQUIZ_", "OSPS49"])
    | st.sampled_from(["Polish", "FISE09", "super", "ChallengeRule: x", "x\u2028y"]),
)


@given(st.lists(event_lines | pragma_lines, max_size=8))
def test_files_of_likely_words_are_refused_or_read_and_written_again(lines):
    try:
        every_step(file_with(*lines))
    except GCGError as error:
        assert 1 <= error.line <= len(lines) + 2
    try:
        record = read_gcg(file_with(*lines))
    except GCGError:
        return
    told = [replace(e, points=e.points or 0, total=e.total or 0) for e in record.events]
    record = replace(record, events=tuple(told))

    assert read_gcg(write_gcg(record)) == record


@pytest.mark.no_cover
@settings(max_examples=300 if AT_NIGHT else 50, deadline=None)
@given(
    st.integers(0, 29),
    st.lists(st.tuples(st.floats(0, 0.99), st.characters()), max_size=3),
    st.lists(st.tuples(st.floats(0, 0.99), st.floats(0, 0.99)), max_size=2),
)
def test_damaged_files_are_read_or_refused(number, slips, swaps):
    text = to_gcg(some_games(30)[number])
    for place, character in slips:
        at = int(place * len(text))
        text = text[:at] + character + text[at + 1 :]
    lines = text.split("\n")
    for one, other in swaps:
        first, second = int(one * len(lines)), int(other * len(lines))
        lines[first], lines[second] = lines[second], lines[first]
    try:
        every_step("\n".join(lines))
    except GCGError as error:
        assert 1 <= error.line <= len(lines)
