import sys

import pytest

from scrabble_course.board import Board, check_play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Exchange, Place, far_sighted
from scrabble_course.scrabble.candidates import CandidateTurn, best_turns
from scrabble_course.scrabble.simulation import outcome_of, simulating, think
from tests.scrabble.programs import WORDS
from tests.scrabble.tables import late_board, play

BOARD = Board.empty().lay(play("8G QUIZ"))
RACKS = ["AEINRST", "EOQUVWZ", "VVWWUUU"]


@pytest.mark.parametrize("rack", RACKS)
def test_the_best_turns_begin_with_that_of_the_far_sighted(rack):
    turns = best_turns(BOARD, rack, WORDS, 12)
    totals = [turn.equity for turn in turns]

    assert totals == sorted(totals, reverse=True)
    first = far_sighted(BOARD, rack, WORDS)
    assert first in [turn.turn for turn in turns if turn.equity == totals[0]]


@pytest.mark.parametrize("rack", RACKS)
def test_it_takes_a_turn_that_the_rules_allow(rack):
    turn = simulating(BOARD, rack, WORDS, seconds=0.05)

    assert isinstance(turn, Place | Exchange)
    if isinstance(turn, Place):
        check_play(BOARD, turn.play, rack, WORDS.__contains__)


def test_each_round_tries_the_better_half():
    tried = think(BOARD, "AEINRST", WORDS, draws=2).tried

    assert [len(thought.outcomes) for thought in tried] == [6] * 3 + [4] * 3 + [2] * 6
    best = tried[0]
    assert best.worth == max(thought.worth for thought in tried[:3])
    assert 0 <= best.wins <= 1


def test_its_thoughts_are_a_table_to_read_and_the_same_for_the_same_draws():
    told = str(think(BOARD, "AEINRST", WORDS, draws=1))
    head, *lines = told.splitlines()

    assert told == str(think(BOARD, "AEINRST", WORDS, draws=1))
    assert head.split() == ["turn", "points", "worth", "wins", "draws"]
    assert len(lines) == 12
    assert {len(line) for line in lines} == {len(head)}


def test_when_the_bag_runs_out_it_looks_to_the_end():
    board, unseen = late_board("SX", "AACKVWDF"), "AACKVWDF"
    tried = CandidateTurn(Place(play("15M ITS")), 9, "X", 9.0)
    ahead = []
    for words in (["it", "its", "aits"], ["it", "its", "aits", "as"]):
        lexicon = Lexicon.from_words(words)
        ahead.append(outcome_of(board, "SX", tried, unseen, lexicon))

    # The other player lays AITS, and AS a turn later: 2 points, and an A less to lose.
    assert ahead[1] == ahead[0] - 2 - 1


def test_near_the_end_it_tries_more_turns_in_more_draws(monkeypatch):
    late = late_board("AEINRST", "AABCDEEFGHIILMNOOPRTU")
    simulated = []
    module = sys.modules[simulating.__module__]
    monkeypatch.setattr(module, "outcome_of", lambda *one: simulated.append(one) or 0.0)

    simulating(late, "AEINRST", WORDS, draws=2)

    tried = {position[2].turn for position in simulated}
    assert len(tried) == 24
    assert len(simulated) == 4 * (24 + 12 + 6)


def test_near_the_end_a_turn_is_played_on_to_the_last_tile():
    unseen = "AACKVWDFEEIIOOLLNNRRTTGGUU"
    board = late_board("SX", unseen)
    tried = CandidateTurn(Place(play("15M ITS")), 9, "X", 9.0)
    lexicon = Lexicon.from_words(["it", "its", "as", "axe", "in", "on", "oi"])

    lead = outcome_of(board, "SX", tried, unseen, lexicon)

    assert lead == int(lead), "no estimate of what leaves are worth is left in it"
