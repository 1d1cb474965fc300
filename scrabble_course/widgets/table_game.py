"""A game of Scrabble at the table: people and programs in turn, at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from traitlets import Bunch, Dict, Int, List, TraitError, Unicode, validate

from scrabble_course.board import BoardError, Play
from scrabble_course.engine import ScoredPlay
from scrabble_course.scrabble import (
    ENGLISH,
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Game,
    Level,
    Pass,
    Place,
    Player,
    ScrabbleError,
    TileSet,
    Turn,
    tile_set,
)
from scrabble_course.scrabble.turns import challenge_rule
from scrabble_course.widgets.board_rules import BoardRules
from scrabble_course.widgets.board_view import BoardView
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.table import arranged, question_at, traits_of
from scrabble_course.widgets.table_host import (
    Host,
    TurnChance,
    known_of,
    lexicon_of,
    players_of,
)
from scrabble_course.widgets.table_text import HINTS, advice, hint_on, plays_as
from scrabble_course.widgets.tile_widget import TileWidget


class TableGame(BoardView):
    """A whole game for two to four `players`: names, each with who plays there.

    None is a person, who plays here; "beginner", "friend" or "expert" is the computer;
    a function of board, rack and lexicon that returns a turn is a program. Without
    players, you meet the computer at its `level`.

    `words` are a lexicon or a list, else the course's; a `seed` makes the draws
    repeatable; with `save`, the file of that name holds the game after each turn, and
    the next table with it offers to go on.

    >>> TableGame(level="friend", words=["quiz"], seed=5)
    TableGame(Player 0, Computer 0; Player to move; 86 tiles in the bag)
    >>> game = TableGame({"Ann": None, "Ben": None}, words=["quiz"], seed=5)
    >>> game
    TableGame(Ann 0, Ben 0; Ann to move; 86 tiles in the bag)
    >>> game.show_rack()
    >>> game.exchange(game.rack[:2])
    >>> game.message
    'Ann exchanged 2 tiles.'
    """

    _esm = script("table_game.js")
    _css = style("panel.css", "tiles.css", "board.css", "table_game.css")
    _how = TileWidget._how

    phase = Unicode().tag(sync=True)  # what the table waits for
    acts = List(Unicode()).tag(sync=True)  # what may be asked for now
    question = Unicode().tag(sync=True)  # what is said where no play can be laid
    mover = Unicode().tag(sync=True)
    level = Unicode().tag(sync=True)  # of the computer, "" where it does not play
    seats = List(Dict()).tag(sync=True)
    bag = Int().tag(sync=True)  # how many tiles are in it
    unseen = List(List()).tag(sync=True)  # each tile with how many are out of sight
    moves = List(Dict()).tag(sync=True)
    tips = List(List()).tag(sync=True)  # play and points of the best, once asked for

    def __init__(
        self,
        players: Mapping[str, Player | str | None] | None = None,
        *,
        level: Level | str = Level.FRIEND,
        words: Iterable[str] | None = None,
        tiles: TileSet | str = ENGLISH,
        rule: ChallengeRule | str = ChallengeRule.VOID,
        seed: int | None = None,
        save: str | Path | None = None,
    ) -> None:
        against_computer = {"Player": None, "Computer": level}
        seats = players_of(against_computer if players is None else players)
        self._host = Host(
            seats,
            lexicon_of(words),
            TurnChance(random.getrandbits(32) if seed is None else seed),
            tile_set(tiles) if isinstance(tiles, str) else tiles,
            challenge_rule(rule),
            save,
            known_of(seats, words),
        )
        self._best: Sequence[ScoredPlay] = ()
        self._hinted: Game | None = None  # the game that the hints so far are about
        self._hints = 0
        super().__init__(rack=self._shown)
        if self._host.offer is None:
            self._begin()
        else:
            self._show()

    def __repr__(self) -> str:
        return f"TableGame({self.game!r})"

    def _standing(self) -> str:
        return f"{self.game!r}."

    @property
    def game(self) -> Game:
        """The game as it stands, with every rack: a value to look at and to keep."""
        return self._host.table.game

    def exchange(self, tiles: str) -> None:
        """Exchange `tiles` of the rack, such as "QV?", for as many from the bag."""
        self._take(Exchange(tiles.upper()))

    def pass_turn(self) -> None:
        """Do nothing in this turn, or let a play stand that went out."""
        self._take(Pass())

    def challenge(self) -> None:
        """Doubt the words of the last play."""
        self._take(Challenge())

    def end(self) -> None:
        """End the game, as anyone may after six turns that scored nothing."""
        self._take(EndGame())

    def advise(self) -> None:
        """Show the three plays that score most; `lay_tip` lays one of them."""
        if self._may("hint"):
            self._best = self._host.best_plays()
            self._show(advice(self._best))

    def next_hint(self) -> None:
        """Say where the best play lies, then its first letter, then show the best."""
        hinted = self._hints if self._hinted is self.game else 0
        if hinted == len(HINTS) or not self._may("hint"):
            self.advise()
            return
        self._hinted, self._hints = self.game, hinted + 1
        best = self._host.best_plays()[:1]
        self._show(hint_on(best[0].play, self._hints) if best else advice([]))

    def lay_tip(self, number: int) -> None:
        """Lay one of the plays that were shown, counted from 1."""
        if 1 <= number <= len(self._best):
            at, word = str(self._best[number - 1].play).split()
            self.lay(word, at)

    def undo(self) -> None:
        """Take back the last turn of the one person here, and what came after it."""
        if self._may("undo"):
            self._host.table = self._host.table.undone()
            self._go_on("Your last turn is taken back.")

    def show_rack(self) -> None:
        """Show the rack of the player to move, to whom the screen was passed."""
        if self._may("show"):
            self._host.table = self._host.table.revealed()
            self._show()

    def next_turn(self) -> None:
        """Let the program that is to move take its turn."""
        if self._may("next"):
            self._go_on("", at_once=True)

    def next_level(self) -> None:
        """Let the computer play better; the expert becomes a beginner again."""
        if self._may("level"):
            levels = self._host.levels
            level = next(iter(levels.values())).next
            self._host.play_as(level, *levels)
            self._show(plays_as([*levels], level))

    def new_game(self) -> None:
        """Give this game up, and start another between the same players."""
        if self._may("new game"):
            self._host.deal_again()
            self._begin()

    def go_on(self) -> None:
        """Go on with the game that was saved."""
        if self._may("go on") and self._host.offer and self._host.offer.game:
            self._host.accept(self._host.offer.game)
            self._go_on("")

    def start_another(self) -> None:
        """Start another game, where one was saved."""
        if self._may("start another"):
            self._host.decline()
            self._begin()

    def _begin(self) -> None:
        self._go_on(f"{self._host.table.mover} starts.")

    def _may(self, act: str) -> bool:
        """Whether `act` can be had now; if not, say so."""
        may = act in self.acts
        if not may:
            self._say(f"There is no {act!r} now. {self.question}".rstrip())
        return may

    def _is_turn(self) -> bool:
        """Whether a person may take a turn now; if not, say so."""
        is_turn = self.phase == "turn"
        if not is_turn:
            self._say(f"No turn can be taken now. {self.question}")
        return is_turn

    def _take(self, turn: Turn) -> None:
        """Take a person's turn, or say why it cannot be taken."""
        if not self._is_turn():
            return
        try:
            said = self._host.take(turn)
        except (BoardError, ScrabbleError) as error:
            fault = str(error)
            self._say(fault[:1].upper() + fault[1:], "bad")
        else:
            self._go_on(said, "good" if isinstance(turn, Place) else "")

    def _go_on(self, said: str, verdict: str = "", at_once: bool = False) -> None:
        """Let the programs play until it is a person's turn, and show what happens.

        The next tiles may be laid while the programs think.
        """
        self._best, turn_taken = (), True
        try:
            for news in self._host.go_on(said, at_once):
                self._show(news.said, verdict, news.problem, turn_taken)
                turn_taken = False
        finally:
            if self.phase == "thinking":  # it was interrupted
                self._show()

    def _show(
        self,
        message: str = "",
        verdict: str = "",
        problem: str = "",
        turn_taken: bool = False,
    ) -> None:
        """Send the table to the browser whole; a turn that is taken leaves no tiles."""
        table, offer = self._host.table, self._host.offer
        spent = {tile.place for tile in self.loose}
        kept = [place for place in self.order if place not in spent]
        if message == self.message:
            self.message = ""  # so that the same is announced again
        with self.hold_sync():
            if turn_taken:
                self.loose, self.answered = [], self.plays
            if sorted(self._shown) != sorted(self.rack or ""):
                self.rack = arranged(self._tiles_at(kept), self._shown)
            values = dict(table.game.tiles.values)
            self._rules, self.values = BoardRules(None, None, values), values
            for name, value in traits_of(table, offer).items():
                setattr(self, name, value)
            self.question = question_at(table, offer)
            self.level = next(iter(self._host.levels.values()), "")
            self.tips = [[str(play.play), play.score] for play in self._best]
            self._say(message, verdict, problem)

    @property
    def _shown(self) -> str:
        """The tiles that are on the screen."""
        return "" if self._host.offer else self._host.table.rack

    def _tiles_at(self, places: Iterable[int]) -> str:
        return "".join((self.rack or "")[place] for place in places)

    def _legal_play(self) -> Play | None:
        return super()._legal_play() if self._is_turn() else None

    def _put(self, play: Play) -> None:
        self._take(Place(play))

    @validate("rack")
    def _hold_rack(self, proposal: Bunch) -> str:
        rack: str = proposal.value
        if sorted(rack) != sorted(self._shown):
            raise TraitError(f"{rack!r} is not the rack on the screen of {self!r}")
        return rack

    def _obey(self, widget: object, message: object, buffers: object) -> None:
        match message:
            case {"do": "exchange", "places": list(places)}:
                if all(place in self.order for place in places):
                    self.exchange(self._tiles_at(places))
            case {"do": "lay", "tip": int(number)}:
                self.lay_tip(number)
            case _:
                super()._obey(widget, message, buffers)

    _commands: Mapping[str, Callable[[Any], None]] = {
        **BoardView._commands,
        "pass": pass_turn,
        "challenge": challenge,
        "end": end,
        "hint": next_hint,
        "undo": undo,
        "show": show_rack,
        "next": next_turn,
        "level": next_level,
        "new game": new_game,
        "go on": go_on,
        "start another": start_another,
    }
