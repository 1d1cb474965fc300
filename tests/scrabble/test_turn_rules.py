"""The rules of seed 000 about turns, a test each; challenges have their own file."""

import random

import pytest

from scrabble_course.board.board_errors import (
    NotAWord,
    NotOnRack,
    OverALetter,
    Unconnected,
)
from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    IllegalTurn,
    Pass,
    Place,
    ScrabbleError,
    new_game,
    take_turn,
    tile_set,
)
from tests.scrabble.tables import lay, table, took, with_bag

NAMES = ["Ann", "Ben", "Cem", "Dea"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_players_play(count):
    game = new_game(NAMES[:count], random.Random(1))

    assert sorted(game.names) == NAMES[:count]
    assert game.scores == (0,) * count


@pytest.mark.parametrize(
    ("names", "said"),
    [
        *(
            (names, f"2 to 4 players, but {len(names)}")
            for names in ([], ["A"], [*"ABCDE"])
        ),
        *(([name, "Ben"], "name") for name in ("", " Ann", "Ann\n", "A\tn", "Ben")),
    ],
)
def test_fewer_or_more_or_without_names_that_tell_them_apart_do_not(names, said):
    with pytest.raises(ScrabbleError, match=said):
        new_game(names, random.Random(1))


def test_who_starts_is_drawn():
    starts = {new_game(NAMES, random.Random(seed)).names[0] for seed in range(40)}

    assert starts == set(NAMES)


def test_the_players_may_agree_on_their_order():
    games = [new_game(NAMES, random.Random(n), as_named=True) for n in range(9)]

    assert {game.names for game in games} == {tuple(NAMES)}


def test_the_same_seed_deals_the_same_game():
    games = [new_game(NAMES, random.Random(seed)) for seed in (1, 1, 2)]

    assert games[0] == games[1] != games[2]


def test_games_have_the_tiles_of_their_set_if_the_board_can_hold_it():
    assert (
        len(new_game(NAMES[:2], random.Random(1), tile_set("French")).bag) == 102 - 14
    )

    with pytest.raises(ScrabbleError, match=r"German set.*Ä, Ö, Ü"):
        new_game(NAMES[:2], random.Random(1), tile_set("German"))


def test_a_play_earns_what_its_words_are_worth():
    game = took(table("AEQUIZ?", "EINRST?"), "8G QUIZ", "J8 ZINE")

    assert game.scores == (44, 15)
    assert game.board[10, 9] == "E"


def test_every_word_that_a_play_forms_counts():
    start = table("AEINRST", "AEOTUVY", rule=ChallengeRule.SINGLE)
    game = took(start, "8G RAIN", "9G AT")

    ra, at_, at = 1 + 1, 1 + 1, 1 + 1  # down G8, down H8, and across 9G
    doubled = 1  # the A on G9 lies on a premium that doubles it, in both its words
    assert game.last_words == ("AT", "RA", "AT")
    assert game.scores[1] == ra + at_ + at + 2 * doubled


def test_a_blank_stays_the_letter_that_it_was_laid_as():
    game = took(table("AEQUI??", "EINORST"), "8G QUIz", "J8 zONE")
    assert game.board[7, 9] == "z"

    with pytest.raises(OverALetter):
        took(table("AEQUI??", "EINORST"), "8G QUIz", "J8 sONE")


def test_seven_tiles_earn_fifty_points_more():
    assert took(table("AEINRST"), "8F RETAIN").scores[0] == 12
    assert took(table("AEINRSU"), lay("8D URINASE"), lexicon=None).scores[0] == 66


@pytest.mark.parametrize(
    ("start", "plays", "error", "said"),
    [
        (table(), ["8G QAT"], NotOnRack, "'Q'"),
        (table(), ["1A RAIN"], Unconnected, "8H"),
        (table(), ["8H A"], Unconnected, "two or more"),
        (table(), ["8G RAIN", "1A TO"], Unconnected, "touches no letter"),
        (table(), ["8F NRST"], NotAWord, "'NRST' on 8F"),
        (
            table(ben="TOZEIUQ"),
            ["8G RAN", "9G TOZ"],
            NotAWord,
            "'RT' on G8 and 'NZ' on I8",
        ),
    ],
)
def test_a_play_that_the_rules_do_not_allow_is_refused(start, plays, error, said):
    with pytest.raises(error, match=said):
        took(start, *plays)


def test_an_exchange_needs_seven_tiles_in_the_bag_and_a_play_takes_what_is_there():
    assert took(with_bag(table(), "BCDFGHJ"), Exchange("A")).scoreless_turns == 1

    with pytest.raises(IllegalTurn, match="holds 6 tiles, and an exchange needs 7"):
        took(with_bag(table(), "BCDFGH"), Exchange("A"))
    after = took(with_bag(table(), "BC"), "8G RAIN")
    assert (after.racks[0], after.bag) == ("BCEST", "")


@pytest.mark.parametrize("tiles", ["", "Q", "AA", "a"])
def test_only_tiles_on_the_rack_are_exchanged(tiles):
    with pytest.raises(IllegalTurn, match="cannot be exchanged from the rack"):
        took(table(), Exchange(tiles))


@pytest.mark.parametrize(
    "turn", [None, "8G RAIN", 3, Place("RAIN"), Exchange(["A"]), Exchange, ()]
)
def test_what_is_no_turn_is_refused_with_what_is(turn):
    with pytest.raises(IllegalTurn, match=r"is no turn; give Place\(play\)"):
        take_turn(table(), turn, random.Random(1))


def test_the_game_ends_when_a_player_is_out_and_the_bag_is_empty():
    game = took(with_bag(table("AEINRST", "AQ"), ""), "8D RETAINS", lexicon=None)

    assert game.is_over
    assert game.final_scores == (66 + 11, -11)
    assert game.winners == ("Ann",)
    for turn in (Pass(), Exchange("A"), lay("D8 RAT"), Challenge(), EndGame()):
        with pytest.raises(IllegalTurn, match="the game is over"):
            took(game, turn)


@pytest.mark.parametrize("turns", [0, 5])
def test_a_game_is_not_ended_before_six_scoreless_turns(turns):
    game = took(table(), *[Pass()] * turns)

    assert not game.may_end
    with pytest.raises(IllegalTurn, match=f"the last {turns} turns scored nothing"):
        took(game, EndGame())


@pytest.mark.parametrize("turns", [6, 7])
def test_after_six_scoreless_turns_any_player_may_end_the_game(turns):
    game = took(table(), *[Pass()] * turns)

    assert game.may_end and not game.is_over
    ended = took(game, EndGame())
    assert ended.is_over
    assert ended.final_scores == (-7, -25)


@pytest.mark.parametrize(
    ("turns", "scoreless"),
    [
        # Exchanges and plays worth nothing are scoreless turns, too.
        ([Exchange("A"), Pass(), Exchange("E"), Pass()], 4),
        (["8H at"], 1),
        # A score ends the row, also once the game might be ended.
        ([*[Pass()] * 4, "8G RAIn", Pass(), Exchange("E")], 2),
        ([*[Pass()] * 6, "8G RAIn"], 0),
    ],
)
def test_turns_that_score_nothing_are_counted_in_a_row(turns, scoreless):
    game = took(table("AEINR??"), *turns)

    assert game.scoreless_turns == scoreless
    assert not game.may_end
