"""Any turns in any order: the rules hold after each, and files and undo agree."""

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    IllegalTurn,
    Pass,
    Place,
    new_game,
    take_turn,
)
from scrabble_course.scrabble.game_files import from_gcg, to_gcg
from tests.patience import AT_NIGHT
from tests.scrabble import referee
from tests.scrabble.tables import WORDS, Anything, some_play

pytestmark = pytest.mark.no_cover

seeds = st.integers(0, 10**6)


class AGame(RuleBasedStateMachine):
    """Two to four players who do whatever they like."""

    @initialize(players=st.integers(2, 4), rule=st.sampled_from(ChallengeRule), n=seeds)
    def deal(self, players, rule, n):
        self.rng = random.Random(n)
        names = ["Ann", "Ben", "Cem", "Dea"][:players]
        self.game = new_game(names, self.rng, rule=rule)

    def take(self, turn):
        before = self.game
        self.game = take_turn(before, turn, self.rng, WORDS)
        referee.look_at(before, self.game, WORDS)
        if not self.game.moves[-1].upheld:
            assert self.game.undo() == before

    def try_to(self, turn, allowed):
        """Take a turn exactly if it is allowed; else nothing may have changed."""
        if allowed:
            self.take(turn)
            return
        before = hash(self.game)
        with pytest.raises(IllegalTurn):
            take_turn(self.game, turn, self.rng, WORDS)
        assert hash(self.game) == before

    @precondition(lambda self: not self.game.is_over and not self.game.is_out)
    @rule(bluffs=st.booleans())
    def lay_tiles(self, bluffs):
        dares = bluffs and self.game.rule != ChallengeRule.VOID
        lexicon = Anything() if dares else WORDS
        found = some_play(self.game.board, self.game.rack, self.rng, lexicon)
        if found is not None:
            self.take(Place(found))

    @rule()
    def do_nothing(self):
        self.try_to(Pass(), not self.game.is_over)

    @rule(data=st.data())
    def exchange(self, data):
        rack = self.game.rack or "A"
        count = data.draw(st.integers(0, 7))
        tiles = "".join(data.draw(st.permutations(rack))[:count])
        game = self.game
        may = not game.is_over and not game.is_out and len(game.bag) >= 7
        self.try_to(Exchange(tiles), may and tiles != "")

    @rule()
    def challenge(self):
        game = self.game
        self.try_to(Challenge(), game.awaits_challenge and not game.is_over)

    @rule()
    def end_the_game(self):
        may = not self.game.is_over and not self.game.is_out
        self.try_to(EndGame(), may and referee.scoreless_in_a_row(self.game) >= 6)

    @precondition(lambda self: self.game.moves)
    @rule()
    def undo(self):
        self.game = self.game.undo()

    @precondition(lambda self: hasattr(self, "game"))
    @invariant()
    def every_tile_is_in_one_place(self):
        referee.look_at_tiles(self.game)
        referee.look_at_end(self.game)

    @precondition(lambda self: hasattr(self, "game"))
    @invariant()
    def a_file_keeps_the_game_as_it_is(self):
        assert from_gcg(to_gcg(self.game)) == self.game


AGame.TestCase.settings = settings(
    max_examples=100 if AT_NIGHT else 15, stateful_step_count=30, deadline=None
)
TestAGame = AGame.TestCase
