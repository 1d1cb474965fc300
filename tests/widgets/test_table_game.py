import random
import re

import pytest
from traitlets import TraitError

from scrabble_course.board import Board, Play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Exchange, Level, Pass, greedy, longest_word
from scrabble_course.scrabble.game_files import from_gcg
from scrabble_course.widgets import TableGame
from tests.widgets.pictures import still_picture
from tests.widgets.tables import WORDS, dealt, played, table_with

PEOPLE = {"Ann": None, "Ben": None}
QUIZ = Play("QUIZ", row=7, col=6)


def passes(board, rack, lexicon):
    return Pass()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.gcg"


@pytest.fixture
def table(path):
    """A table where Ann is to play against a program that passes."""
    return table_with(path, dealt("AEQUIZ?", "EINRST?"), {"Ann": None, "Ben": passes})


def whole_game(table):
    """Let a person play the best play until the game is over."""
    while table.phase != "over":
        table.advise()
        if table.tips:
            table.lay_tip(1)
            table.enter()
        elif "end" in table.acts:
            table.end()
        else:
            table.pass_turn()
    return table


def test_a_whole_game_is_played_against_a_program():
    table = TableGame({"Ann": None, "Computer": greedy}, seed=3)
    assert (
        table.message == "Computer starts. Computer played CAMAN at H4 for 24 points."
    )
    assert (table.phase, table.mover) == ("turn", "Ann")

    whole_game(table)
    assert table.game.is_over
    assert table.question.startswith("The game is over: ")
    assert table.acts == ["undo", "new game"]
    assert (table.rack, table.problem) == ("", "")
    assert [row["name"] for row in table.moves].count("Ann") > 5


def test_the_same_seed_gives_the_same_game():
    players = {"Ann": None, "Computer": greedy}
    games = [whole_game(TableGame(players, words=WORDS, seed=8)) for _ in "ab"]

    assert games[0].game == games[1].game
    assert TableGame(players, words=WORDS, seed=9).game != games[0].game.start


def test_a_play_that_is_laid_shows_its_score_with_every_word(path):
    game = played(dealt("AEQUIZ?", "EINRST?"), QUIZ, 44, "AAEE")
    table = table_with(path, game, {"Ann": greedy, "Ben": None})

    table.lay("SIT", "9F")
    assert table.score == 18
    [said] = re.findall('aria-label="(.*?)"', table.sheet, re.DOTALL)
    assert [line.split()[0] for line in said.splitlines()] == [
        "SIT",
        "QI",
        "UT",
        "total",
    ]


def test_whether_words_are_valid_is_not_told_before_they_are_played(table):
    table.lay("QAZ", "8G")
    assert (table.score, table.message, table.verdict) == (42, "", "")

    table.enter()
    assert table.verdict == "bad"
    assert table.message.startswith("'QAZ' on 8G is no word of the list")
    assert (len(table.laid), table.game.moves) == (3, ())


def test_a_play_goes_into_the_game_and_the_rack_is_filled_up(table):
    table.order = [6, 5, 4, 3, 2, 1, 0]
    table.lay("QUIZ", "8G")
    table.enter()

    assert table.verdict == "good"
    assert table.message == "Ann played QUIZ at 8G for 44 points. Ben passed."
    assert table.game.scores == (44, 0)
    assert (table.last, table.laid) == (list(QUIZ.squares), {})
    assert table.rack.startswith("?EA")
    assert sorted(table.rack) == sorted(table.game.racks[0])


def test_tiles_of_other_languages_count_as_they_do_there():
    table = TableGame(PEOPLE, words=["kiwi"], tiles="French", seed=1)

    assert (table.values["K"], table.game.tiles.name) == (10, "French")


def test_an_exchange_is_told_without_its_tiles(table):
    table.comm.browser_asks(do="exchange", places=[2, 6])

    assert table.message == "Ann exchanged 2 tiles. Ben passed."
    assert table.game.moves[0].turn == Exchange(table.game.dealt[0][2] + "?")
    assert table.moves[0]["turn"] == "exchange of 2 tiles"


@pytest.mark.parametrize("places", [[], [7], ["A"], [0, 0], None])
def test_an_exchange_of_what_is_not_there_changes_nothing(table, places):
    table.comm.browser_asks(do="exchange", places=places)

    assert table.game.moves == ()


def test_hints_are_the_three_best_plays_to_be_laid_and_then_played_or_not(table):
    table.advise()
    assert table.tips == [["H5 QUIZ", 44], ["H7 ZA", 22], ["H6 tIE", 4]]
    assert table.message.startswith("Nothing earns more than these.")

    table.comm.browser_asks(do="lay", tip=2)
    assert table.play.word == "ZA"
    table.comm.browser_asks(do="lay", tip=1)
    assert table.play.word == "QUIZ"

    table.enter()
    assert table.tips == []
    table.comm.browser_asks(do="lay", tip=1)
    assert table.play is None


def test_without_a_play_the_hint_says_so(path):
    table = table_with(path, dealt("VVWWXJK", "EINRST?"), PEOPLE)
    table.show_rack()
    table.advise()

    assert table.message == (
        "There is nothing to play with these tiles: exchange some, or pass."
    )


def test_undo_goes_back_to_the_persons_last_turn(table):
    start = table.game
    table.lay("QUIZ", "8G")
    table.enter()
    table.pass_turn()
    table.undo()
    assert (len(table.game.moves), table.message) == (
        2,
        "Your last turn is taken back.",
    )

    table.undo()
    assert table.game == start
    assert table.board == Board.empty()
    assert sorted(table.rack) == sorted("AEQUIZ?")
    assert "undo" not in table.acts


def test_people_at_one_screen_see_a_rack_only_when_they_ask_for_it(path):
    table = table_with(path, dealt("AEQUIZ?", "EINRST?"), PEOPLE)
    assert (table.phase, table.rack) == ("hidden", "")
    assert "AEIQUZ?" not in str(table.get_state())

    table.comm.browser_asks(do="show")
    assert (table.phase, table.rack) == ("turn", "AEIQUZ?")
    table.lay("QUIZ", "8G")
    table.comm.states.clear()
    table.enter()
    assert (table.phase, table.question) == ("hidden", "Pass the screen to Ben.")
    assert (table.rack, table.sheet, table.loose) == ("", "", [])
    racks = {"".join(sorted(state.get("rack", ""))) for state in table.comm.states}
    assert racks == {""}


def test_no_browser_can_take_tiles_or_change_the_game(table):
    table.comm.browser_sends(rack="ZZZZZZZ")
    table.comm.browser_sends(board="." * 225)
    table.comm.browser_sends(loose=[[7, 7, "X", 0]])

    assert (table.rack, table.laid) == ("AEIQUZ?", {})
    with pytest.raises(TraitError, match="'QQ' is not the rack on the screen"):
        table.rack = "QQ"


def test_a_challenge_that_is_right_takes_the_play_back(path):
    game = dealt("AEQUIZ?", "EINRST?", rule="double")
    table = table_with(path, game, PEOPLE)
    table.show_rack()
    table.lay("QAZ", "8G")
    table.enter()
    assert table.game.scores == (42, 0)

    table.show_rack()
    table.comm.browser_asks(do="challenge")
    assert (table.game.scores, table.board) == ((0, 0), Board.empty())
    assert table.message.startswith("Ben challenged QAZ at 8G, and rightly: ")
    assert table.phase == "turn"


def test_a_table_of_programs_waits_to_be_asked_for_each_turn():
    table = TableGame({"A": greedy, "B": longest_word}, words=WORDS, seed=2)
    assert (table.phase, table.acts) == ("waiting", ["next", "new game"])
    assert sorted(table.rack) == sorted(table.game.rack)

    table.comm.browser_asks(do="next")
    assert len(table.game.moves) == 1
    while table.phase != "over":
        table.next_turn()
    assert table.game.is_over


def test_a_program_that_fails_is_named_and_the_game_lives_on():
    def broken(board, rack, lexicon):
        return rack.index("#")

    table = TableGame({"Ann": None, "broken": broken}, words=WORDS, seed=1)
    table.pass_turn()
    assert "broken passed." in table.message
    assert table.problem.startswith("broken(board, '")
    assert table.problem.endswith("lexicon) raised ValueError: substring not found.")

    while table.phase != "over":
        table.pass_turn() if "end" not in table.acts else table.end()
    assert table.game.is_over


def test_the_browser_hears_of_the_play_before_the_program_thinks(table):
    table.comm.states.clear()
    table.comm.browser_sends(
        loose=[
            [7, 6 + i, letter, "AEIQUZ?".index(letter)]
            for i, letter in enumerate("QUIZ")
        ],
        plays=1,
    )

    first, last = [state for state in table.comm.states if "message" in state]
    assert (first["phase"], first["answered"], first["loose"]) == ("thinking", 1, [])
    assert first["message"].endswith("for 44 points.")
    assert "QUIZ" in first["board"]
    assert (last["phase"], len(last["moves"])) == ("turn", 2)


def test_a_turn_that_was_interrupted_can_be_asked_for_again(table, monkeypatch):
    def interrupted(game):
        raise KeyboardInterrupt

    ben = table._host.computers["Ben"]
    with monkeypatch.context() as patch:
        patch.setattr(ben, "reply", interrupted)
        with pytest.raises(KeyboardInterrupt):
            table.pass_turn()
    assert (table.phase, table.acts[:1]) == ("waiting", ["next"])

    table.next_turn()
    assert (table.phase, len(table.game.moves)) == ("turn", 2)


def test_each_turn_is_saved_and_a_new_table_offers_to_go_on_with_it(path):
    players = {"Ann": None, "Ben": passes}
    table = TableGame(players, words=WORDS, seed=1, save=path)
    assert from_gcg(path.read_bytes()) == table.game
    table.pass_turn()
    saved = from_gcg(path.read_bytes())
    assert saved == table.game

    table = TableGame(players, words=WORDS, save=path)
    assert (table.phase, table.acts) == ("saved", ["go on", "start another"])
    assert table.question.startswith("A game of ")
    assert (table.rack, table.seats, table.moves) == ("", [], [])
    table.comm.browser_asks(do="go on")
    assert table.game == saved
    assert table.phase == "turn"
    table.pass_turn()
    assert from_gcg(path.read_bytes()) == table.game


def test_another_game_can_be_started_in_the_place_of_the_saved_one(path):
    TableGame(PEOPLE, words=WORDS, seed=1, save=path)
    table = TableGame(PEOPLE, words=WORDS, seed=2, save=path)
    table.comm.browser_asks(do="start another")

    assert from_gcg(path.read_bytes()) == table.game
    assert [file.name for file in path.parent.iterdir()] == ["game.gcg"]


def test_a_damaged_save_is_kept_aside(path):
    path.write_text("#player1 Ann\nrubbish")
    table = TableGame(PEOPLE, words=WORDS, seed=2, save=path)
    assert table.acts == ["start another"]
    assert "game.gcg holds no game to go on with: line 2" in table.question
    table.go_on()
    assert table.phase == "saved"

    table.start_another()
    assert (path.parent / "game.kept.gcg").read_text() == "#player1 Ann\nrubbish"
    assert from_gcg(path.read_bytes()) == table.game


def test_a_file_that_cannot_be_written_is_named_and_the_game_goes_on(tmp_path):
    table = TableGame(
        {"Ann": None, "Ben": passes},
        words=WORDS,
        seed=1,
        save=tmp_path / "no" / "g.gcg",
    )
    table.pass_turn()

    assert table.problem.startswith("The game goes on, but is not saved: ")
    assert len(table.game.moves) >= 2


def test_a_new_game_is_another_game_and_between_programs_it_has_no_level(table):
    table.next_level()
    assert (table.level, table.message) == ("", "There is no 'level' now.")

    before = table.game.start
    table.comm.browser_asks(do="new game")

    assert table.game.start != before
    assert table.phase == "turn"


def test_nothing_can_be_done_out_of_turn(path):
    table = table_with(path, dealt("AEQUIZ?", "EINRST?"), PEOPLE)
    game = table.game
    for turn in (table.pass_turn, table.challenge, table.end, table.enter):
        turn()
        assert table.message == "No turn can be taken now. Pass the screen to Ann."
    for act in (table.advise, table.undo, table.next_turn, table.go_on):
        act()
        assert table.message.endswith("now. Pass the screen to Ann.")
    assert table.game is game


def test_a_turn_that_the_rules_do_not_allow_says_why(table):
    table.end()
    assert table.verdict == "bad"
    assert table.message.startswith("The last 0 turns scored nothing; ")

    table.challenge()
    assert table.message.startswith("There is nothing to challenge: ")


def test_the_rack_can_be_shuffled(table):
    table.shuffle(random.Random(1))
    laid = [table.rack[place] for place in table.order]
    table.pass_turn()

    assert [table.rack[place] for place in table.order] == laid


def test_words_may_be_a_lexicon_or_a_list_or_the_courses_own():
    lexicon = Lexicon.from_words(["quiz"])

    assert TableGame(PEOPLE, words=lexicon)._host.lexicon is lexicon
    assert "quiz" in TableGame(PEOPLE, words=["quiz"])._host.lexicon
    assert len(TableGame(PEOPLE)._host.lexicon) > 200_000


def test_without_players_one_meets_the_computer_at_a_level_that_can_be_changed():
    table = TableGame(level="friend", words=WORDS, seed=5)
    assert sorted(table.game.names) == ["Computer", "Player"]
    assert (table.level, table.phase, table.mover) == ("friend", "turn", "Player")

    table.next_level()
    strength = f"about {round(Level.EXPERT.points, -1)} points a game"
    assert table.level == "expert"
    assert table.message == f"Computer plays as an expert from now on: {strength}."
    for level in ("beginner", "friend"):
        table.next_level()
        assert table.level == level


def test_the_computer_knows_common_words_or_all_of_ones_own():
    assert len(TableGame(level="friend", seed=5)._host.known) == 40_889
    assert TableGame(level="friend", words=WORDS, seed=5)._host.known is None


def test_a_table_has_a_still_picture_for_where_no_widget_can_run(table):
    table.lay("QUIZ", "8G")
    table.enter()
    bundle, _ = table._repr_mimebundle_()

    assert bundle["text/plain"].startswith(
        "TableGame(Ann 44, Ben 0; Ann to move; 82 tiles in the bag)\n\n     A  B"
    )
    assert "8G QUIZ" in still_picture(table)
