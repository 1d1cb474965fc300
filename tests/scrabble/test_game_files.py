"""Games into files and back, and files by hand into games."""

from dataclasses import replace

import pytest

from scrabble_course.scrabble import ChallengeRule, Game, GCGError, Pass, tile_set
from scrabble_course.scrabble.game_files import _rule, from_gcg, game_of, to_gcg
from scrabble_course.scrabble.gcg import GameEvent, read_gcg, record_of, replay
from scrabble_course.scrabble.turns import Exchange
from tests.patience import AT_NIGHT
from tests.scrabble.files import QUIZ, file_with, lines_and_faults
from tests.scrabble.tables import some_games, table, took, with_bag

GAMES = 200 if AT_NIGHT else 40


@pytest.mark.no_cover
def test_the_way_into_a_file_and_back_loses_nothing():
    for game in some_games(GAMES):
        assert from_gcg(to_gcg(game).encode()) == game


def test_points_that_a_file_leaves_out_are_worked_out():
    lines = [QUIZ, ">Ben: EINORST J8 .ONE +15 15", "#rack1 AE?NNRS", "#rack2 EEIRSTT"]
    bare = [line.split(" +")[0] for line in lines]

    assert bare != lines
    assert from_gcg(file_with(*bare)) == from_gcg(file_with(*lines))


def test_a_game_in_french_comes_back_in_french():
    game = took(
        table("AEKWIZ?", "EINRST?", tiles=tile_set("French")), "8G KIWi", Pass()
    )

    assert "#tile-set french\n" in to_gcg(game)
    assert from_gcg(to_gcg(game)) == game


def test_names_that_are_no_nicknames_come_back_whole():
    names = ["Ann Lee", "Ann_Lee", "ann lee", "a:b  c"]
    game = Game.deal(names, ["AEINRST", "EIOQTUZ", "AEINRST", "DDDD?EO"])

    assert from_gcg(to_gcg(game)).names == tuple(names)


def test_an_unfinished_game_says_so_and_tells_the_racks():
    assert to_gcg(took(table(), "8G RAIN")).splitlines()[-1] == "#incomplete"
    assert "#incomplete" not in to_gcg(some_games(1)[0])


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        ([], ChallengeRule.VOID),
        (["#note ChallengeRule: double"], ChallengeRule.DOUBLE),
        ([">Ann: AEQUIZ? -- -44 0"], ChallengeRule.SINGLE),
        ([">Ann: AE?NNRS (challenge) +0 44"], ChallengeRule.SINGLE),
        ([">Ann: AE?NNRS (challenge) +5 49"], ChallengeRule.FIVE_POINT),
        (
            [">Ben: EINORST - +0 0", "#note #unsuccessful-challenge"],
            ChallengeRule.DOUBLE,
        ),
    ],
)
def test_the_challenge_rule_is_told_by_a_note_or_by_what_happens(lines, rule):
    notes = [line for line in lines if line.startswith("#note Ch")]
    events = [line for line in lines if line not in notes]
    rack = "AEQUIZ?" if "--" in "".join(events) else "AE?NNRS"
    ends = [f"#rack1 {rack}", "#rack2 EINORST"]

    assert from_gcg(file_with(*notes, QUIZ, *events, *ends)).rule == rule


@pytest.mark.parametrize("bonus", [3, 5, 10])
def test_points_for_a_challenge_in_vain_stay_with_a_game(bonus):
    note = f"#note ChallengeBonus: {bonus}"
    lines = [note, QUIZ, f">Ann: AE?NNRS (challenge) +{bonus} {44 + bonus}"]
    game = from_gcg(file_with(*lines, "#rack1 AE?NNRS", "#rack2 EINORST"))

    assert game.scores == (44 + bonus, 0)
    assert from_gcg(to_gcg(game)) == game


def test_a_game_can_be_played_on_from_its_file():
    text = file_with(QUIZ, "#rack1 AE?NNRS", "#rack2 EINORST")
    game = took(from_gcg(text), "J8 ZONE")

    assert game.scores == (44, 15)
    assert game.moves[0].drawn == "NNRS"


FAULTS = r"""
>Ann: AEQUIZ? 8G QUIZ +43 43
line 3: 8G QUIZ earns 44 points, not 43
>Ann: QUIZ 8G QUIZ +44 44
line 3: .*'IQUZ'.*all 7 tiles must be told
QUIZ
line 3: Ben Abu starts with the rack ''
QUIZ / >Ben: EINORST - +0 0
line 3: what Ann Lee draws after this
QUIZ / >Ben: EINORST - +0 0 / #rack1 AEE / #rack2 EINORST
line 6: Ann Lee cannot hold 'AEE'
QUIZ / >Ben: EINORST - +0 0 / #rack1 ABCDEFG / #rack2 EINORST
line 6: Ann Lee cannot hold 'ABCDEFG'
QUIZ / >Ben: JINORST - +0 0 / #rack1 AEJKRS? / #rack2 JINORST
line 6: Ann Lee cannot have drawn 'JKRS'
>Ben: EINORST - +0 0 / QUIZ / #rack1 AERSTU? / #rack2 EINORST
line 3: it is the turn of Ann Lee
>Ann: AEQUIZ? -3 +0 0 / #rack1 AERSTU? / #rack2 EINORST
line 3: 3 tiles were exchanged, but not said which
QUIZ / >Ann: AE?NNRS (AE?NNRS) -6 38 / >Ben: EINORST (EINORST) -7 -7
line 4: .*the game is not over
QUIZ / >Ann: AEQUIZ? -- -44 0 / >Ben: EINORST - +0 0 / >Ann: AEEEIII - +0 0
line 6: Ann Lee kept AEQUIZ\?, which the rack AEEEIII does not hold
>Ann: AEQUIZ? - +0 0 / #rack1 AEQUIZ? / #rack2 EQZ
line 5: .*starts with the rack 'EQZ'
>Ann: AEQUIZ? - +0 0 / #rack1 AEQUIZ? / #rack2 QINORST
line 3: .*no tile 'Q'
"""


@pytest.mark.parametrize(("lines", "said"), lines_and_faults(FAULTS))
def test_a_file_that_cannot_be_played_on_is_told_why_and_where(lines, said):
    with pytest.raises(GCGError, match=said):
        from_gcg(file_with(*lines))


def test_a_pass_that_stands_for_a_challenge_needs_a_play_before_it():
    lines = [">Ann: AEQUIZ? - +0 0", ">Ben: - +0 0", "#note #unsuccessful-challenge"]

    with pytest.raises(GCGError, match="line 4: there is no play just before"):
        from_gcg(file_with(*lines, "#rack1 AEQUIZ?", "#rack2 EINORST"))


def out_between_two():
    """Return a game of two that one of them went out of, and its record."""
    game = next(
        game
        for game in some_games(GAMES)
        if "" in game.racks and len(game.names) == 2 and game.rule == "void"
    )
    return game, read_gcg(to_gcg(game))


def test_a_whole_game_counted_in_the_other_way_is_the_same_game():
    game, record = out_between_two()
    *events, gain, _ = record.events
    twice = replace(gain, points=2 * gain.points, total=gain.total + gain.points)

    assert game_of(replace(record, events=(*events, twice))) == game


def test_a_turn_after_the_end_is_refused_at_its_line():
    game, record = out_between_two()
    player = game.to_move
    late = GameEvent(player, game.rack, Exchange(game.rack), 0, game.scores[player])
    events = (*record.events[:-2], replace(late, line=99), *record.events[-2:])

    with pytest.raises(GCGError, match="line 99: the game is over"):
        game_of(replace(record, events=events))


def test_a_pass_that_lets_the_last_play_stand_is_taken_without_a_rule():
    """So Woogles tells a game that is over: nobody challenged its last play."""
    game = took(with_bag(table("ATNRSI", "AQ"), ""), "8E STRAIN")
    lines = to_gcg(game).splitlines()
    lines.insert(-2, ">Ben: AQ - +0 0")
    record = read_gcg("\n".join([*lines[:-2], ">Ann: (AQ) +22 34"]))

    assert replay(record).faults == ()
    assert _rule(record) == ChallengeRule.SINGLE


def test_players_of_the_same_name_are_told_apart_by_their_nicknames():
    head = "#player1 Ann A Player\n#player2 Ben A Player\n"
    ends = ["#rack1 AEQUIZ?", "#rack2 EINORST"]

    game = from_gcg(file_with(">Ann: AEQUIZ? - +0 0", *ends, head=head))
    assert game.names == ("Ann", "Ben")


def test_penalties_for_time_stay_with_a_game():
    lines = [">Ann: AEQUIZ? - +0 0", ">Ben: EINORST - +0 0"] * 3
    lines.insert(0, ">Ben: (time) +0 0")
    ends = [">Ann: AEQUIZ? (AEQUIZ?) -24 -24", ">Ben: EINORST (EINORST) -7 -7"]
    game = from_gcg(file_with(*lines, *ends, ">Ann: (time) -10 -34"))

    assert game.is_over
    assert game.final_scores == (-34, -7)
    assert to_gcg(game).endswith(" (time) -10 -34\n")
    assert from_gcg(to_gcg(game)) == game


def test_racks_before_the_end_need_not_be_told():
    """What a player has later may have been there before."""
    game, record = out_between_two()
    bare = [replace(event, rack="") for event in record.events]
    loaded = game_of(replace(record, events=tuple(bare)))

    assert (loaded.board, loaded.final_scores) == (game.board, game.final_scores)
    assert [move.turn for move in loaded.moves] == [move.turn for move in game.moves]
    assert game_of(record_of(loaded)) == loaded
