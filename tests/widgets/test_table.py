import pytest

from scrabble_course.board import Play
from scrabble_course.scrabble import Challenge, EndGame, Exchange, Move, Pass
from scrabble_course.widgets.table import (
    Table,
    arranged,
    last_squares,
    question_at,
    rows_of,
    seats_of,
    unseen_of,
)
from scrabble_course.widgets.table_text import told
from tests.widgets.tables import dealt, played

GAME = dealt("AEQUIZ?", "EINRST?")
QUIZ = Play("QUIZ", row=7, col=6)


def table(game, *people):
    return Table.set_for(game, frozenset(people))


def without_bag(game):
    object.__setattr__(game, "bag", "")
    return game


def passed(game, times=1):
    for _ in range(times):
        game = game.after(Move(game.to_move, game.rack, Pass()))
    return game


def test_a_single_person_always_sees_their_own_rack():
    seat = table(GAME, "Ben")

    assert (seat.phase, seat.rack) == ("waiting", "EINRST?")
    seat = seat.with_game(passed(GAME))
    assert (seat.phase, seat.rack) == ("turn", "EINRST?")


def test_of_several_people_nobody_sees_a_rack_until_it_is_asked_for():
    seats = table(GAME, "Ann", "Ben")
    assert (seats.phase, seats.rack, seats.acts) == ("hidden", "", ("show", "new game"))

    seats = seats.revealed()
    assert (seats.phase, seats.rack) == ("turn", "AEIQUZ?")
    seats = seats.with_game(passed(GAME))
    assert (seats.phase, seats.rack) == ("hidden", "")
    assert question_at(seats, None) == "Pass the screen to Ben."


def test_who_plays_on_after_a_challenge_that_failed_keeps_the_screen():
    game = played(dealt("AEQUIZ?", "EINRST?", rule="single"), QUIZ, 44, "AAEE")
    seats = table(game, "Ann", "Ben").revealed()

    after = game.after(Move(1, game.rack, Challenge()))
    assert seats.with_game(after).phase == "turn"


CHALLENGED = {
    rule: played(dealt("AEQUIZ?", "EINRST?", rule=rule), QUIZ, 44, "AAEE")
    for rule in ("void", "single")
}


@pytest.mark.parametrize(
    ("act", "game", "person", "has_it"),
    [
        ("exchange", GAME, "Ann", True),
        ("exchange", without_bag(dealt("AE", "IN")), "Ann", False),
        ("challenge", CHALLENGED["void"], "Ben", False),
        ("challenge", CHALLENGED["single"], "Ben", True),
        ("challenge", passed(CHALLENGED["single"]), "Ann", False),
        ("end", passed(GAME, 5), "Ben", False),
        ("end", passed(GAME, 6), "Ann", True),
    ],
)
def test_what_may_be_asked_for_goes_by_the_rules(act, game, person, has_it):
    assert (act in table(game, person).acts) is has_it


def test_a_play_that_went_out_is_challenged_or_let_stand():
    game = without_bag(played(dealt("QUIZ", "AE", rule="single"), QUIZ, 44))
    seat = table(game, "Ben")

    assert seat.acts == ("pass", "challenge", "new game")
    assert question_at(seat, None) == (
        "Ann has gone out. Challenge the last play, or let it stand."
    )
    assert table(passed(game), "Ben").phase == "over"
    assert told(game, Move(1, "AE", Pass())) == "Ben let it stand."


def test_undo_is_for_a_single_person_who_has_taken_a_turn():
    game = passed(GAME)

    assert table(game, "Ann").can_undo
    assert not table(game, "Ben").can_undo
    assert not table(game, "Ann", "Ben").can_undo
    assert not table(GAME, "Ann").can_undo


def test_undo_goes_back_to_before_the_persons_last_turn():
    game = passed(GAME, 5)
    assert table(game, "Ann").undone().game == passed(GAME, 4)
    assert table(game, "Ben").undone().game == passed(GAME, 3)

    # An upheld challenge goes with the play that it took back.
    game = played(dealt("AEQUIZ?", "EINRST?", rule="single"), QUIZ, 44, "AAEE")
    after = game.after(Move(1, game.rack, Challenge(), -44, upheld=True))

    undone = table(after, "Ben").undone()
    assert (undone.game, undone.phase) == (game.start, "waiting")


def test_tiles_out_of_sight_are_those_of_the_bag_and_of_hidden_racks():
    def count(seats, tile):
        return dict(map(tuple, unseen_of(seats)))[tile]

    assert (count(table(GAME, "Ann"), "Q"), count(table(GAME, "Ben"), "Q")) == (0, 1)
    hidden = table(GAME, "Ann", "Ben")
    assert (count(hidden, "Q"), count(hidden, "?")) == (1, 2)
    assert sum(number for _, number in unseen_of(hidden)) == 100


def test_seats_say_who_moves_and_at_the_end_who_wins_and_what_is_left():
    ann, ben = seats_of(table(GAME, "Ann"))
    assert (ann["person"], ann["moves"], ben["person"]) == (True, True, False)

    over = passed(GAME, 6)
    over = over.after(Move(0, over.rack, EndGame()))
    ann, ben = seats_of(table(over, "Ann"))
    assert (ann["score"], ann["left"], ann["moves"]) == (-24, "AEIQUZ?", False)
    assert (ben["score"], ben["wins"]) == (-6, True)
    end = question_at(table(over, "Ann"), None)
    assert end == "The game is over: Ben wins by -6 to -24."

    game = passed(dealt("AE", "AE"), 6)
    over = table(game.after(Move(0, game.rack, EndGame())), "Ann")

    assert question_at(over, None) == (
        "The game is over: Ann and Ben share it, -2 points each."
    )


def test_moves_are_listed_with_the_totals_as_they_were_and_no_tiles_told():
    game = played(GAME, QUIZ, 44, "AAEE")
    game = game.after(Move(1, game.rack, Exchange("EI"), drawn="OO"))

    assert rows_of(game) == [
        {"name": "Ann", "turn": "8G QUIZ", "points": 44, "total": 44},
        {"name": "Ben", "turn": "exchange of 2 tiles", "points": 0, "total": 0},
    ]


def test_the_end_is_listed_too():
    game = without_bag(played(dealt("QUIZ", "AE"), QUIZ, 44))

    assert [(row["turn"], row["points"]) for row in rows_of(game)] == [
        ("8G QUIZ", 44),
        ("tiles of the others", 2),
        ("AE left", -2),
    ]


@pytest.mark.parametrize(
    ("rule", "points", "upheld", "row", "said"),
    [
        (
            *("single", -44, True),
            {"turn": "Ben challenged: taken back", "points": -44, "total": 0},
            "Ben challenged QUIZ at 8G, and rightly: Ann takes it back and loses "
            "44 points.",
        ),
        (
            *("single", 0, False),
            {"turn": "Ben challenged: it stands", "points": 0, "total": 44},
            "Ben challenged QUIZ at 8G, but it stands.",
        ),
        (
            *("double", 0, False),
            {"turn": "Ben challenged: it stands", "points": 0, "total": 44},
            "Ben challenged QUIZ at 8G, but it stands; that costs Ben a turn.",
        ),
        (
            *("five-point", 5, False),
            {"turn": "Ben challenged: it stands", "points": 5, "total": 49},
            "Ben challenged QUIZ at 8G, but it stands; Ann gains 5 points.",
        ),
    ],
)
def test_a_challenge_is_told_and_listed(rule, points, upheld, row, said):
    game = played(dealt("AEQUIZ?", "EINRST?", rule=rule), QUIZ, 44, "AAEE")
    challenge = Move(1, game.rack, Challenge(), points, upheld=upheld)

    assert told(game, challenge) == said
    assert rows_of(game.after(challenge))[-1] == {"name": "Ann", **row}


def test_the_last_play_is_the_last_that_lies_on_the_board():
    game = played(dealt("AEQUIZ?", "EINRST?", rule="single"), QUIZ, 44, "AAEE")
    assert last_squares(game) == list(QUIZ.squares)
    assert last_squares(passed(game)) == list(QUIZ.squares)

    withdrawn = game.after(Move(1, game.rack, Challenge(), -44, upheld=True))
    assert last_squares(withdrawn) == []


def test_tiles_stay_where_they_lie_and_new_ones_come_after_them():
    assert arranged("ZAEA", "AEZZ") == "ZAEZ"
    assert arranged("", "AE") == "AE"
    assert arranged("AE", "") == ""
