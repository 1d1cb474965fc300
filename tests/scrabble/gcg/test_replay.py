import pytest

from scrabble_course.scrabble import GCGError, tile_set
from scrabble_course.scrabble.gcg import play_through, read_gcg, replay
from tests.scrabble.files import QUIZ, WHOLE, file_with, lines_and_faults
from tests.scrabble.tables import play

ZONE = ">Ben: EINORST J8 .ONE +15 15"


def faults_in(*lines):
    return [str(fault) for fault in replay(read_gcg(file_with(*lines))).faults]


def test_a_game_by_hand_is_played_through():
    played = replay(read_gcg(WHOLE))

    assert [str(step) for step in played.steps] == [
        "Ann Lee: 8G QUIZ +44 = 44",
        "Zoé Ångström: J8 .ONE +15 = 15",
        "Ann Lee: 12J VAG +14 = 58",
        "Ann Lee: -- -14 = 44",
        "Zoé Ångström: 11J .ET +6 = 21",
    ]


def test_every_step_has_its_board_and_how_it_scored():
    steps = replay(read_gcg(file_with(QUIZ, ">Ben: ENO J8 .ONE +15 15"))).steps

    assert steps[0].board.rows[7] == "......QUIZ....."
    assert steps[1].board == steps[0].board.lay(play("J8 ZONE"))
    assert [step.laid for step in steps] == ["IQUZ", "ENO"]
    assert str(steps[0].sheet) == "QUIZ  (10+1+1+10) x 2 = 44"


@pytest.mark.parametrize(
    "lines",
    [
        # Letters that lie there, and single tiles, may be told in any way.
        *([QUIZ, f">Ben: ENO {one} +15 15"] for one in ("J8 .ONE", "J8 (Z)ONE")),
        *([QUIZ, f">Ben: ENO {one} +15 15"] for one in ("J8 ZONE", "J9 ONE")),
        *([QUIZ, f">Ben: O {one} +11 11"] for one in ("J9 O", "9J O")),
        [">Ann: AEQUI?? 8G QUIz +24 24", ">Ben: ENO J8 ZONE +5 5"],
        # Both ways to count what is left, and all bonuses are taken.
        [">Ann: (QV) +28 28"],
        [">Ann: (QV) +14 14", ">Ben: QV (QV) -14 -14"],
        [QUIZ, ">Ann: AEE (challenge) +5 49"],
        [QUIZ, ">Ann: AEE (challenge) +5 49", ">Ann: AEE (challenge) +5 54"],
        [">Ann: (time) -10 -10"],
        [">Ann: AEQ -2 +0 0"],
        # Of a rack that is known in part, nobody knows what was kept.
        [">Ann: QUIZ 8G QUIZ +44 44", ">Ben: EINORST - +0 0", ">Ann: AEENNRS - +0 44"],
    ],
)
def test_what_may_be_told_in_several_ways_is_no_fault(lines):
    assert faults_in(*lines) == []


FAULTS = """
>Ann: AEQUIZ? 8G QUIZ +43 43
line 3: 8G QUIZ earns 44 points, not 43.
>Ann: AEQUIZ? 8G QUIZ +44 45
line 3: the new total of Ann Lee is 44, not 45.
>Ann: AEQUIZ? 8G QUIZ +44 54 / >Ben: ENO J8 .ONE +15 15 / >Ann: A - +0 54
line 3: the new total of Ann Lee is 44, not 54.
>Ann: AEQUIZ? 8G QUIZ / >Ben: EINORST - / >Ann: AE?NNRS - +0 45
line 5: the new total of Ann Lee is 44, not 45.
>Ann: QV - +3 3
line 3: - earns 0 points, not 3.
>Ann: QV -Q +3 3
line 3: -Q earns 0 points, not 3.
QUIZ / >Ann: AEQUIZ? -- -43 1
line 4: -- earns -44 points, not -43.
QUIZ / >Ann: AEQUIZ? -- +0 44
line 4: the new total of Ann Lee is 0, not 44.
QUIZ / >Ben: (challenge) +5 5
line 4: Ben Abu has no play just before that was challenged.
>Ann: (challenge) +5 5
line 3: Ann Lee has no play just before that was challenged.
QUIZ / >Ann: (challenge) -5 39
line 4: (challenge) earns 0 or 5 or 10 points, not -5.
>Ann: (time) +10 10
line 3: (time) earns 0 points, not 10.
>Ann: (QV) +15 15
line 3: (QV) earns 14 or 28 points, not 15.
>Ann: AEQUI 8G QUIZ +44 44
line 3: the rack AEQUI does not hold all the tiles IQUZ.
>Ann: AE -QV +0 0
line 3: the rack AE does not hold all the tiles QV.
QUIZ / >Ben: QZ - +0 0
line 4: board and rack show more of Q, Z than the game has.
QUIZ / >Ann: AE?NNRS - +0 44 / >Ben: EINORST - +0 0
line 4: it is the turn of Ben Abu, not of Ann Lee.
QUIZ / >Ben: EINORST - +0 0 / >Ann: AEENNRS - +0 44
line 5: Ann Lee kept AE?, which the rack AEENNRS does not hold.
QUIZ / >Ann: AEQUIZ? -- -44 0 / >Ann: (time) -5 -5 / >Ben: - +0 / >Ann: AE?NNRS - +0 -5
line 7: Ann Lee kept AEQUIZ?, which the rack AE?NNRS does not hold.
"""


@pytest.mark.parametrize(("lines", "fault"), lines_and_faults(FAULTS))
def test_what_does_not_add_up_is_told_with_its_line(lines, fault):
    assert faults_in(*lines) == [fault]


@pytest.mark.parametrize(
    ("bonus", "note", "wished", "told"),
    [
        (5, "", None, ""),
        (10, "", None, ""),
        (
            50,
            "",
            None,
            "0 or 5 or 10 points, not 50; if it does, say so before: #note ",
        ),
        (3, "", None, "or 10 points, not 3; if it does, say so before: #note "),
        (3, "", 3, ""),
        (5, "", 3, "(challenge) earns 3 points, not 5;"),
        (15, "ChallengeBonus: 15", None, ""),
        (20, "ChallengeBonus: 15 or 20", None, ""),
        (10, "ChallengeRule: five-point", None, "earns 5 points, not 10;"),
        (10, "ChallengeRule: TEN_POINT", None, ""),
        (5, "ChallengeRule: single", None, "earns 0 points, not 5;"),
        (5, "ChallengeRule: of the house", None, ""),
    ],
)
def test_a_challenge_in_vain_earns_what_is_usual_or_what_file_or_wish_say(
    bonus, note, wished, told
):
    lines = [f"#note {note}", QUIZ, f">Ann: AE? (challenge) +{bonus} {44 + bonus}"]
    faults = replay(read_gcg(file_with(*lines)), bonus=wished).faults

    assert told in "".join(map(str, faults))
    assert len(faults) == (told != "")


@pytest.mark.parametrize("head", ["#tile-set Polish", "#lexicon OSPS49", ""])
def test_a_letter_that_the_tiles_do_not_have_is_told_at_its_line(head):
    lines = [head or "#title x", QUIZ, ZONE, ">Ann: AE?NNRS - +0 44"]
    record = read_gcg(file_with(*lines))
    steps = replay(record, tiles=None if head else tile_set("Polish")).steps

    assert [str(fault) for step in steps for fault in step.faults] == [
        "line 4: there is no Q among the Polish tiles; the English ones have all "
        "letters of this game: write #tile-set English, or ask for --tiles English."
    ]
    assert len(steps) == 3


@pytest.mark.parametrize(
    ("tiles", "line", "said"),
    [
        ("Spanish", ">Ann: KIW? 8G KIW +1 1", "no K, W among the Spanish tiles; the E"),
        ("Portuguese", ">Ann: YE?W 8G yEW +1 1", "no W, Y among the Portuguese tiles"),
        ("English", ">Ann: [CH]ÄI 8G [CH]ÄI +1 1", "no Ä, [CH] among the English"),
        ("English", ">Ann: [CH]ÄI 8G [CH]ÄI +1 1", "no tiles that are known here have"),
    ],
)
def test_the_tiles_that_would_fit_are_told_if_there_are_any(tiles, line, said):
    first, *_ = faults_in(f"#tile-set {tiles}", line)

    assert said in first


def test_what_a_file_leaves_out_is_worked_out():
    lines = [QUIZ, ZONE, ">Ann: AE?NNRS - +0 44"]
    lines += [">Ben: EIRSSTT -I +0 15", ">Ann: AE?NNRS (AE?NNRS) -6 38"]
    lines += [">Ben: EIRSSTT (EIRSSTT) -7 8"]
    without_totals = [line.rsplit(" ", 1)[0] for line in lines]
    without_points = [line.rsplit(" ", 2)[0] for line in lines]

    steps = replay(read_gcg(file_with(*lines))).steps
    for fewer in (without_totals, without_points):
        found = replay(read_gcg(file_with(*fewer)))
        assert list(map(str, found.steps)) == list(map(str, steps))
        assert found.faults == ()


def test_a_play_may_be_withdrawn_for_nothing_told():
    """Old files write +0, and only the total says what was taken back."""
    withdrawn = ">Ann: AEQUIZ? -- +0 0"
    played = replay(read_gcg(file_with(QUIZ, withdrawn)))

    assert [step.points for step in played.steps] == [44, -44]
    assert played.faults == ()


@pytest.mark.parametrize(
    ("second", "lexicon", "faults"),
    [
        (ZONE, "quiz zone", ""),
        (ZONE, "", "3: QUIZ, 4: ZONE"),
        (">Ben: NO 9F NO +15 15", "quiz", "4: NO, 4: QO"),  # a cross word, too
        (">Ann: AEQUIZ? -- -44 0", "", ""),
    ],
)
def test_words_are_looked_up_if_there_is_a_lexicon(second, lexicon, faults):
    told = replay(read_gcg(file_with(QUIZ, second)), lexicon.split()).faults

    assert ", ".join(map(str, told)) == ", ".join(
        f"line {fault} is no word of the list." for fault in faults.split(", ") if fault
    )


def test_a_play_that_is_withdrawn_has_a_word_that_is_none():
    record = read_gcg(file_with(QUIZ, ">Ann: AEQUIZ? -- -44 0"))

    assert [fault.text for fault in replay(record, ["quiz"]).faults] == [
        "8G QUIZ was withdrawn, but forms words alone."
    ]


def test_a_game_is_told_up_to_what_cannot_be_laid():
    record = read_gcg(file_with(QUIZ, ">Ben: A 1A AA +2 2", QUIZ))
    _, steps = play_through(record)

    assert str(next(steps)) == "Ann Lee: 8G QUIZ +44 = 44"
    with pytest.raises(GCGError, match="line 4"):
        next(steps)


@pytest.mark.parametrize(
    ("rack", "fault"),
    [
        ("AEQUIZ?S", "the rack AEQUIZ?S has 8 tiles; 7 is full."),
        ("QUIZZZ", "the rack QUIZZZ has more of Z than the game has."),
        ("QUIZQÄ", "the rack QUIZQÄ has more of Q, Ä than the game has."),
    ],
)
def test_a_rack_that_nobody_can_hold_is_told(rack, fault):
    told = faults_in(f">Ann: {rack} 8G QUIZ +44 44")

    assert told[0] == f"line 3: {fault}"
    assert f"line 4: {fault}" in faults_in(QUIZ, f"#rack1 {rack}")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([">Ann: QUIZ 1A QUIZ +66 66"], "line 3: the first play covers 8H"),
        ([">Ann: Q 8H Q +20 20"], "line 3: 8H Q is one letter"),
        ([QUIZ, ">Ben: A 1A AA +2 2"], "line 4: 1A AA touches no letter"),
        ([QUIZ, ">Ben: A 8G QUAZ +2 2"], "line 4: 'A' cannot lie on 8I, where 'I'"),
        ([QUIZ, ">Ben: A K8 ..A +2 2"], "line 4: K8 ..A has '.' for 8K"),
        ([QUIZ, ">Ben: A 8M AAAA +2 2"], "line 4: .* off the board"),
        ([QUIZ, ">Ben: A 8G .... +2 2"], "line 4: .* lays no tile"),
        ([QUIZ, ">Ben: Ô 9G Ô +2 2"], "line 4: 'Ô' on 9G is no tile"),
        ([QUIZ, ">Ben: A -- -44 0"], "line 4: Ben Abu has no play just before"),
        ([">Ben: A -- -44 0"], "line 3: Ben Abu has no play just before"),
    ],
)
def test_a_play_that_cannot_be_laid_stops_the_replay_at_its_line(lines, said):
    with pytest.raises(GCGError, match=said):
        replay(read_gcg(file_with(*lines)))
