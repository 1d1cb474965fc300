"""A game as a value: a state and a move give the next state (seed 000)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from operator import sub
from typing import TypeVar

from scrabble_course.board import Board, words_formed
from scrabble_course.board.letters import in_order
from scrabble_course.scrabble.bag import full_bag, tiles_spent, without
from scrabble_course.scrabble.errors import IllegalTurn, ScrabbleError
from scrabble_course.scrabble.the_full_game import (
    SCORELESS_TURNS,
    final_scores,
    is_over,
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
)

T = TypeVar("T")

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4


@dataclass(frozen=True, slots=True, repr=False)
class Game:
    """Two to four players around a board; racks and bag are in alphabetical order.

    The players are counted from 0, in the order in which they play. `scores` are
    those on the board; `final_scores` also count the tiles left when it is over.
    `before_play` is the game before the last move, if that was a play that a challenge
    may take back. `time_penalties` are points that players lose by the clock, which
    no turn here knows: a file may tell of them.

    >>> Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    Ann 0, Ben 0; Ann to move; 86 tiles in the bag
    """

    names: tuple[str, ...]
    dealt: tuple[str, ...]
    tiles: TileSet
    rule: ChallengeRule
    board: Board
    bag: str
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    to_move: int = 0
    moves: tuple[Move, ...] = ()
    before_play: Game | None = field(default=None, compare=False)
    time_penalties: tuple[int, ...] = ()

    @classmethod
    def deal(
        cls,
        names: Sequence[str],
        racks: Sequence[str],
        tiles: TileSet = ENGLISH,
        rule: ChallengeRule = ChallengeRule.VOID,
    ) -> Game:
        """Return the game before the first move, with these tiles on the racks.

        Fewer than two or more than four players, names that are empty or equal, and
        tiles that the set does not have are a ScrabbleError.
        """
        _check_names(names)
        bag = full_bag(tiles)
        for rack in racks:
            bag = without(bag, rack)
        dealt, scores = tuple(map(in_order, racks)), (0,) * len(names)
        return cls(tuple(names), dealt, tiles, rule, Board.empty(), bag, dealt, scores)

    def after(self, move: Move) -> Game:
        """Return the game after `move`, which is taken as it was recorded.

        Whether the rules allow a turn, and what it earns, `take_turn` knows.
        """
        match move.turn:
            case Place(play):
                spent = tiles_spent(self.board, play)
                stays = self.rule == ChallengeRule.VOID
                before = None if stays else replace(self, before_play=None)
                board = self.board.lay(play)
                return self._moved(move, spent, board=board, before_play=before)
            case Exchange(tiles):
                return self._moved(move, spent=tiles, back=tiles)
            case Challenge():
                return self._withdrawn(move) if move.upheld else self._stands(move)
            case EndGame():
                return replace(self, moves=(*self.moves, move), before_play=None)
            case Pass():
                return self._moved(move)

    @property
    def start(self) -> Game:
        """The game before its first move."""
        return Game.deal(self.names, self.dealt, self.tiles, self.rule)

    def states(self) -> Iterator[Game]:
        """Yield the game as it was before each move, and last as it is now.

        Right after a play that was withdrawn later, its player has not yet drawn.
        """
        return accumulate(self.moves, Game.after, initial=self.start)

    def undo(self) -> Game:
        """Return the game before its last move.

        A play that was withdrawn goes together with its challenge. Before the first
        move, there is nothing to undo: an IllegalTurn.
        """
        if not self.moves:
            raise IllegalTurn("no turn was taken yet, so there is none to undo.")
        undone = 2 if self.moves[-1].upheld else 1
        *_, state = replace(self, moves=self.moves[:-undone]).states()
        return state

    @property
    def rack(self) -> str:
        """The tiles of the player to move."""
        return self.racks[self.to_move]

    @property
    def scoreless_turns(self) -> int:
        """How many turns in a row, up to now, have scored nothing."""
        turns, withdrawn = 0, False
        for move in reversed(self.moves):
            if isinstance(move.turn, Challenge):
                withdrawn = move.upheld
                turns += not withdrawn and self.rule == ChallengeRule.DOUBLE
            elif move.points > 0 and not withdrawn:
                break
            elif not isinstance(move.turn, EndGame):
                turns, withdrawn = turns + 1, False
        return turns

    @property
    def may_end(self) -> bool:
        """Whether the player to move may end the game."""
        return not self.is_over and self.scoreless_turns >= SCORELESS_TURNS

    @property
    def is_out(self) -> bool:
        """Whether a player has no tile left, nor has the bag."""
        return is_over(list(self.racks), self.bag, 0, False)

    @property
    def awaits_challenge(self) -> bool:
        """Whether the last move is a play that may be challenged."""
        return self.before_play is not None

    @property
    def last_words(self) -> tuple[str, ...]:
        """The words of a play that may be challenged now: the main word first.

        >>> from scrabble_course.board import Play
        >>> racks, rule = ["AEINRST", "QUIZ?EE"], ChallengeRule.SINGLE
        >>> game = Game.deal(["Ann", "Ben"], racks, rule=rule)
        >>> game.after(Move(0, "AEINRST", Place(Play("RAIN", 7, 6)), 8)).last_words
        ('RAIN',)
        """
        if self.before_play is None:
            return ()
        play = self.moves[-1].turn
        assert isinstance(play, Place)
        formed = words_formed(self.before_play.board, play.play)
        return tuple(word.word for word in formed)

    @property
    def is_over(self) -> bool:
        """Whether the game is over.

        A play that goes out and may be challenged first has to be let stand: by a
        pass, or by a challenge that fails.
        """
        if self.is_out:
            return not self.awaits_challenge
        ended = self.moves != () and isinstance(self.moves[-1].turn, EndGame)
        # Programs play on and on: the turns are looked through only at an end.
        return ended and is_over(
            list(self.racks), self.bag, self.scoreless_turns, wants_to_end=True
        )

    @property
    def final_scores(self) -> tuple[int, ...]:
        """The scores; once the game is over, tiles that are left count, and time."""
        if not self.is_over:
            return self.scores
        values = dict(self.tiles.values)
        scored = final_scores(list(self.scores), list(self.racks), values)
        late = self.time_penalties or (0,) * len(self.names)
        return tuple(map(sub, scored, late))

    @property
    def winners(self) -> tuple[str, ...]:
        """The players with the highest score, in the order of play."""
        final = self.final_scores
        scored = zip(self.names, final, strict=True)
        return tuple(name for name, score in scored if score == max(final))

    def unseen(self, player: int) -> str:
        """Return the tiles that `player` does not see: the bag and the other racks.

        >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
        >>> len(game.unseen(0)), "Q" in game.unseen(0), "Q" in game.unseen(1)
        (93, True, False)
        """
        others = self.racks[:player] + self.racks[player + 1 :]
        return in_order(self.bag + "".join(others))

    def __repr__(self) -> str:
        scored = zip(self.names, self.final_scores, strict=True)
        table = ", ".join(f"{name} {score}" for name, score in scored)
        if self.is_over:
            return f"{table}; the game is over"
        mover = self.names[self.to_move]
        return f"{table}; {mover} to move; {len(self.bag)} tiles in the bag"

    @property
    def _next(self) -> int:
        return (self.to_move + 1) % len(self.names)

    def _moved(
        self,
        move: Move,
        spent: str = "",
        back: str = "",
        board: Board | None = None,
        before_play: Game | None = None,
    ) -> Game:
        """Spend tiles of the rack, draw others, and give the turn to the next."""
        rack = in_order(without(self.racks[move.player], spent) + move.drawn)
        bag = without(self.bag, move.drawn)
        return Game(  # every turn comes here, and `replace` takes twice as long
            self.names,
            self.dealt,
            self.tiles,
            self.rule,
            board or self.board,
            in_order(bag + back) if back else bag,
            _changed(self.racks, move.player, rack),
            self._scores_with(move.player, move.points),
            self._next,
            (*self.moves, move),
            before_play,
            self.time_penalties,
        )

    def _withdrawn(self, challenge: Move) -> Game:
        """Take the last play back: its player has lost the turn, and the draw."""
        if self.before_play is None:
            raise IllegalTurn("the last move was no play, so none can be withdrawn.")
        moves = (*self.moves[:-1], replace(self.moves[-1], drawn=""), challenge)
        return replace(self.before_play, to_move=self.to_move, moves=moves)

    def _stands(self, challenge: Move) -> Game:
        loses_turn = self.rule == ChallengeRule.DOUBLE
        challenged = self.moves[-1].player
        return replace(
            self,
            scores=self._scores_with(challenged, challenge.points),
            to_move=self._next if loses_turn else self.to_move,
            moves=(*self.moves, challenge),
            before_play=None,
        )

    def _scores_with(self, player: int, points: int) -> tuple[int, ...]:
        return _changed(self.scores, player, self.scores[player] + points)


def _changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _check_names(names: Sequence[str]) -> None:
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise ScrabbleError(
            f"a game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, but "
            f"{len(names)} are named: {list(names)!r}."
        )
    for place, name in enumerate(names):
        if name.strip() != name or not name.isprintable() or name == "":
            raise ScrabbleError(
                f"{name!r} is no name for a player; write one line without spaces "
                "around it."
            )
        if name in names[:place]:
            raise ScrabbleError(
                f"two players are called {name!r}; give each a name of their own."
            )
