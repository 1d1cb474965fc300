import random

import pytest

from scrabble_course.widgets.hand_game import HandGame
from scrabble_course.word_game import get_frequency_dict
from tests.seeds.test_seed_004 import GAME, LISTED, as_read
from tests.widgets.hand_games import WORDS

HAND = {"a": 1, "j": 1, "e": 1, "f": 1, "*": 1, "r": 1, "x": 1}
STATE = [
    *("tiles", "values", "order", "picked", "word", "entries", "total", "number"),
    *("game_total", "phase", "can_substitute", "can_replay", "ending", "transcript"),
]


@pytest.fixture
def game():
    return HandGame(HAND, ["jar", "fox", "fax"])


def state_of(game):
    return {name: getattr(game, name) for name in STATE}


def broken(error):
    def rule(*args):
        raise error

    return rule


def test_a_hand_is_played_word_by_word(game):
    game.enter("jar")
    assert (game.tiles, game.total, game.phase) == ("ef*x", 90, "playing")
    assert repr(game) == "HandGame('ajef*rx', total=90)"
    assert (game.message, game.verdict) == ('"jar" earned 90 points.', "good")

    game.enter("f*x")
    assert game.entries[1] == {
        "word": "f*x",
        "points": 216,
        "breakdown": "(4+0+8) x (7*3 - 3*(4-3)) = 216",
        "total": 306,
    }

    game.enter("e")
    assert game.ending == "Ran out of letters. Total score: 306 points"
    assert (game.phase, game.tiles, game.total) == ("over", "", 306)


def test_an_invalid_word_costs_its_letters_and_earns_nothing(game):
    game.enter("xre")

    assert game.message == '"xre" is not a valid word; its letters are spent.'
    assert (game.verdict, game.tiles, game.total) == ("bad", "ajf*", 0)
    assert game.entries == [
        {"word": "xre", "points": None, "breakdown": "", "total": 0}
    ]


def test_just_enter_costs_nothing(game):
    before = state_of(game)
    game.enter()

    assert game.message == "Pick some tiles first."
    assert state_of(game) == before


def test_a_word_is_scored_with_the_size_of_the_hand_when_it_was_entered():
    sizes = HandGame(HAND, ["jar", "fax"], score=lambda word, n: n)
    sizes.enter("jar")
    sizes.enter("f*x")

    assert [entry["points"] for entry in sizes.entries] == [7, 4]


def test_the_tiles_keep_their_places_and_the_word_starts_afresh(game):
    game.sort()
    game.enter("jar")

    assert "".join(game.tiles[place] for place in game.order) == "efx*"
    assert (game.picked, game.word, game.score) == ([], "", 0)
    assert game.values == [1, 4, 0, 8]


def test_without_a_hand_one_is_dealt_by_chance():
    random.seed(4)
    first = HandGame(words=WORDS)
    random.seed(4)

    assert len(first.tiles) == 7 and first.tiles.count("*") == 1
    assert repr(HandGame(words=WORDS)) == repr(first)


def test_without_words_the_list_of_the_course_is_taken_quietly(capsys):
    game = HandGame("spatzle")
    game.enter("spatzle")

    assert game.verdict == "good"
    assert capsys.readouterr().out == ""


def test_a_hand_is_replayed_once_as_dealt_and_the_better_score_counts(game):
    game.sort()
    game.enter("jar")
    game.finish()
    assert (game.phase, game.ending) == ("over", "Total score: 90 points")
    assert game.can_replay
    game.replay()

    assert (game.tiles, game.total, game.game_total) == ("ajef*rx", 0, 90)
    assert (game.replaying, game.can_substitute, game.entries) == (True, False, [])
    assert game.order == [0, 1, 2, 3, 4, 5, 6]

    game.enter("fax")
    game.finish()
    assert (game.can_replay, game.game_total) == (False, 117)
    game.new_hand()
    assert (game.number, game.game_total, game.replaying) == (2, 117, False)


def test_a_letter_is_substituted_once_before_the_first_word(game):
    assert game.can_substitute
    game.substitute("X")

    assert game.tiles.startswith("ajef*r") and "x" not in game.tiles
    letters = " ".join(game.tiles)
    assert game.message == f'Your letter "x" is changed. Your hand: {letters}.'
    assert not game.can_substitute

    game.substitute("a")
    assert "once in a game" in game.message


def test_a_game_is_closed_with_its_total_and_a_new_one_starts_with_nothing(game):
    game.enter("jar")
    game.finish()
    game.new_hand()
    game.finish()
    game.end()

    assert (game.phase, game.ending) == ("finished", "Total score over all hands: 90")
    assert (game.number, game.game_total) == (2, 90)

    game.start_again()

    assert (game.phase, game.number, game.game_total) == ("ready", 1, 0)
    assert len(game.tiles) == 7
    assert game.can_substitute


def test_the_game_of_the_problem_set_plays_as_printed():
    game = HandGame(
        "aci*prt",
        LISTED,
        deal=lambda n: get_frequency_dict("dd*lout"),
        substitute=lambda hand, letter: get_frequency_dict("dd*aout"),
    )
    game.enter("part")
    game.enter("ic*")
    game.new_hand()
    game.substitute("l")
    game.enter("out")
    game.finish()
    game.replay()
    game.enter("d*d")
    game.enter("out")
    game.finish()
    game.end()

    assert as_read(game.transcript) == as_read(GAME)
    assert game.game_total == 288


@pytest.mark.parametrize(
    ("commands", "phase"),
    [
        (["finish"], "over"),
        (["finish", "replay"], "ready"),
        (["finish", "new hand"], "ready"),
        (["finish", "end game"], "finished"),
        (["finish", "end game", "new game"], "ready"),
    ],
)
def test_the_buttons_of_the_browser_do_what_the_methods_do(game, commands, phase):
    for name in commands:
        game.comm.browser_asks(do=name)

    assert game.phase == phase


@pytest.mark.parametrize(
    ("message", "says"),
    [
        ([], "does not know what to do with []"),
        ({"do": "fly"}, "does not know what to do with {'do': 'fly'}"),
        ({"do": ["finish"]}, "does not know what to do with {'do': ['finish']}"),
        ({"do": "substitute", "letter": None}, "None cannot be substituted"),
        ({"do": "substitute", "letter": "ja"}, "'ja' cannot be substituted"),
        ({"do": "substitute", "letter": "q"}, "'q' cannot be substituted"),
        ({"do": "replay"}, "finish it first"),
        ({"do": "new game"}, "finish it first"),
    ],
)
def test_a_message_that_makes_no_sense_now_gets_a_friendly_answer(game, message, says):
    before = state_of(game)
    game.comm.browser_says(message)

    assert says in game.message
    assert state_of(game) == before


def test_the_same_answer_is_announced_again(game):
    game.replay()
    game.comm.states.clear()
    game.replay()

    messages = [state["message"] for state in game.comm.states if "message" in state]
    assert messages == ["", "This hand is still to be played: finish it first."]


def test_a_hand_that_is_over_takes_no_more_words(game):
    game.finish()
    game.spell("jar")
    before = state_of(game)
    game.play()
    game.enter("fax")
    game.finish()
    game.substitute("a")

    assert game.message == "This hand is over: take a new hand or end the game."
    assert state_of(game) == before


FAILING = {
    "update_hand adds tiles": (
        {"spend": lambda hand, word: dict.fromkeys(hand, 2)},
        "which holds 2 of 'a', more than before.",
    ),
    "get_word_score raises": (
        {"score": broken(IndexError("out of range"))},
        "rule('jar', 7) raised IndexError: out of range.",
    ),
    "is_valid_word returns a number": (
        {"valid": lambda word, hand, words: 1},
        "returned 1, which is neither True nor False.",
    ),
}


@pytest.mark.parametrize("failing", FAILING)
def test_a_function_that_fails_is_named_and_nothing_of_the_turn_counts(failing):
    functions, says = FAILING[failing]
    game = HandGame(HAND, ["jar", "fox", "fax"], **functions)
    game.spell("jar")
    before = state_of(game)
    game.play()

    assert game.message == '"jar" was not played; your hand is as it was.'
    assert game.problem.endswith(says)
    assert (game.verdict, game.answered) == ("bad", 1)
    assert state_of(game) == before


def test_the_game_goes_on_after_a_failure():
    def update_hand(hand, word):
        return {letter: count for letter, count in hand.items() if letter != word[3]}

    game = HandGame("weed*z", ["wee", "weed"], spend=update_hand)
    game.enter("wee")
    assert "raised IndexError" in game.problem

    game.enter("weed")
    assert (game.problem, game.total, game.tiles) == ("", 176, "wee*z")


def test_a_rule_that_spends_nothing_is_a_rule_and_counts_of_zero_may_stay():
    game = HandGame(HAND, ["jar"], spend=lambda hand, word: hand)
    game.enter("jar")
    game.enter("rax")
    assert game.message == '"rax" is not a valid word.'
    assert (game.tiles, game.total, game.phase) == ("ajef*rx", 90, "playing")

    game = HandGame("it", ["it"], spend=lambda hand, word: dict.fromkeys(hand, 0))
    game.enter("it")
    assert game.phase == "over"


def test_functions_that_are_not_written_yet_are_stood_in_for():
    unwritten = broken(NotImplementedError())
    rules = dict.fromkeys(["score", "spend", "valid", "deal", "substitute"], unwritten)
    game = HandGame(HAND, ["jar"], **rules)
    note = "rule is not written yet; the course's own is used meanwhile."

    game.substitute("x")
    assert game.problem == note and "x" not in game.tiles
    game.enter("jar")
    assert (game.total, game.problem) == (90, f"{note} {note} {note}")
    game.finish()
    game.new_hand()
    assert len(game.tiles) == 7 and game.problem == note


@pytest.mark.parametrize(
    ("deal", "says"),
    [
        (broken(KeyError("a")), "rule(7) raised KeyError: 'a'."),
        (lambda n: {"a": 3}, "returned {'a': 3}, which holds 3 tiles, not 7."),
        (lambda n: "weed*zz", "returned 'weed*zz', which is not a hand."),
    ],
)
def test_a_deal_that_fails_leaves_the_last_hand_on_the_table(deal, says):
    game = HandGame(HAND, ["jar"], deal=deal)
    game.enter("jar")
    game.finish()
    before = state_of(game)
    game.new_hand()

    assert game.message == "No new hand was dealt."
    assert game.problem.endswith(says)
    assert state_of(game) == before

    game.comm.states.clear()
    game.new_hand()
    assert [state["message"] for state in game.comm.states] == ["", game.message]
    game.end()
    game.start_again()
    assert (game.phase, game.game_total) == ("finished", 90)


def test_a_first_deal_that_fails_is_named_beside_a_hand_of_the_course():
    game = HandGame(words=WORDS, deal=lambda n: {})

    assert game.problem == "<lambda>(7) returned {}, which holds 0 tiles, not 7."
    assert len(game.tiles) == 7


def test_a_substitution_that_loses_a_tile_is_named_and_is_still_to_be_had():
    game = HandGame(HAND, ["jar"], substitute=lambda hand, letter: {"a": 1})
    before = state_of(game)
    game.substitute("x")

    assert game.message == "The letter was not substituted."
    assert game.problem.endswith("'x') returned {'a': 1}, which holds 1 tiles, not 7.")
    assert state_of(game) == before


def test_an_empty_hand_is_over_before_it_begins():
    game = HandGame("", WORDS)

    assert (game.phase, game.can_substitute, game.can_replay) == ("over", False, True)
