"""Who keeps a game at the table going: deals, asks the programs, and saves."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from scrabble_course.board import LETTER_VALUES
from scrabble_course.engine import Lexicon, ScoredPlay, all_plays
from scrabble_course.engine.scored_play import rank
from scrabble_course.scrabble import (
    ENGLISH,
    ChallengeRule,
    Game,
    Level,
    Player,
    ScrabbleError,
    TileSet,
    Turn,
    new_game,
    take_turn,
)
from scrabble_course.scrabble.levels import common_words, computer, level_named
from scrabble_course.widgets.computer import Computer
from scrabble_course.widgets.saved_game import Offer, SavedGame
from scrabble_course.widgets.table import Table
from scrabble_course.widgets.table_text import told

Seats = Mapping[str, Player | Level | None]
"""Who sits where: None is a person, a level the computer, a function a program."""

TIPS = 3
"""How many plays a hint shows."""


@dataclass(frozen=True, slots=True)
class TurnChance:
    """Where draws come from: each turn has its own, so that a game can be repeated.

    >>> TurnChance(5).of_turn(3).random() == TurnChance(5).of_turn(3).random()
    True
    """

    seed: int
    game: int = 1

    def of_turn(self, number: int) -> random.Random:
        """Return the chance of a turn of this game; turn 0 is the opening draw."""
        return random.Random(f"{self.seed}/{self.game}/{number}")


@dataclass(frozen=True, slots=True)
class News:
    """What has happened at the table, and what is wrong with a program or the file."""

    said: str
    problem: str = ""


class Host:
    """Keeps a game going between `players`.

    `known` are the words that the computer has learnt; None stands for all.

    >>> people, words = {"Ann": None, "Ben": None}, Lexicon.from_words(["it"])
    >>> Host(people, words, TurnChance(5)).table.game
    Ann 0, Ben 0; Ann to move; 86 tiles in the bag
    """

    def __init__(
        self,
        players: Seats,
        lexicon: Lexicon,
        chance: TurnChance,
        tiles: TileSet = ENGLISH,
        rule: ChallengeRule = ChallengeRule.VOID,
        save: str | Path | None = None,
        known: Lexicon | None = None,
    ) -> None:
        self.names = [*players]
        self.people = frozenset(name for name in players if players[name] is None)
        self.lexicon = lexicon
        self.chance = chance
        self.tiles, self.rule = tiles, rule
        self.known = known
        self.levels: dict[str, Level] = {}
        self.computers: dict[str, Computer] = {}
        for name, player in players.items():
            if isinstance(player, Level):
                self.play_as(player, name)
            elif player is not None:
                self.computers[name] = Computer(player, lexicon)
        self.file = None if save is None else SavedGame(save)
        self.offer: Offer | None = None
        if self.file:
            self.offer = self.file.offer(self.names)
        self.table = self.dealt()

    def dealt(self) -> Table:
        """Return the table with a game that begins."""
        chance = self.chance.of_turn(0)
        game = new_game(self.names, chance, self.tiles, self.rule)
        return Table.set_for(game, self.people, frozenset(self.levels))

    def play_as(self, level: Level, *names: str) -> None:
        """Let the computer play as well as `level` says, under these names."""
        for name in names:
            player = computer(level, self.known, self.tiles, len(self.names))
            self.computers[name] = Computer(player, self.lexicon)
            self.levels[name] = level

    def deal_again(self) -> None:
        """Put another game on the table."""
        self.chance = replace(self.chance, game=self.chance.game + 1)
        self.table = self.dealt()

    def accept(self, game: Game) -> None:
        """Put the game on the table that was saved."""
        self.table = Table.set_for(game, self.people, frozenset(self.levels))
        self.offer = None

    def decline(self) -> None:
        """Leave what was saved; where there is no game, the file gets another name."""
        if self.file and self.offer and self.offer.game is None:
            self.file.set_aside()
        self.offer = None

    def take(self, turn: Turn) -> str:
        """Take a turn, and return what is said of it.

        What the rules do not allow is the BoardError or IllegalTurn that says so.
        """
        before = self.table.game
        chance = self.chance.of_turn(1 + len(before.moves))
        after = take_turn(before, turn, chance, self.lexicon)
        self.table = self.table.with_game(after)
        return told(before, after.moves[-1])

    def go_on(self, said: str, at_once: bool = False) -> Iterator[News]:
        """Save, and let the programs play until it is a person's turn.

        Each news is for a table that has changed, the first time while a program
        thinks. Without people, a program waits to be asked, unless it is `at_once`.
        """
        happened, problems = [said], [self._save()]
        while self.table.phase == "waiting" and (self.people or at_once):
            at_once = False
            self.table = replace(self.table, thinking=True)
            try:
                yield _news(happened, problems)
                reply = self.computers[self.table.mover].reply(self.table.game)
            finally:
                self.table = replace(self.table, thinking=False)
            happened.append(self.take(reply.turn))
            problems += [reply.problem, self._save()]
        yield _news(happened, problems)

    def best_plays(self) -> list[ScoredPlay]:
        """Return the plays that score most for the player to move, each word once."""
        game = self.table.game
        values = {**LETTER_VALUES, **game.tiles.values}
        best: dict[str, ScoredPlay] = {}
        plays = all_plays(game.board, game.rack, self.lexicon, values)
        for play in sorted(plays, key=rank):
            best.setdefault(play.word.upper(), play)
            if len(best) == TIPS:
                break
        return [*best.values()]

    def _save(self) -> str:
        """Save the game; return why it could not be, "" if all is well."""
        if self.file is None:
            return ""
        try:
            self.file.write(self.table.game)
        except (OSError, ScrabbleError) as error:
            return f"The game goes on, but is not saved: {error}"
        return ""


def lexicon_of(words: Iterable[str] | None) -> Lexicon:
    """Return the lexicon to play with; None stands for the course's own words."""
    if words is None:
        return Lexicon.load()
    return words if isinstance(words, Lexicon) else Lexicon.from_words(words)


def players_of(players: Mapping[str, Player | str | None]) -> Seats:
    """Return who sits where, if each is None, the name of a level, or can be called."""
    seats: dict[str, Player | Level | None] = {}
    if not isinstance(players, Mapping):
        raise TypeError(
            "TableGame() takes names and who plays: "
            'TableGame({"Ann": None, "Computer": "friend"}).'
        )
    for name, player in players.items():
        if player is not None and not isinstance(player, str) and not callable(player):
            raise TypeError(
                f"the player {name!r} is {player!r}; give None for a person, a level "
                "such as 'friend', or a function of board, rack and lexicon"
            )
        seats[name] = level_named(player) if isinstance(player, str) else player
    return seats


def known_of(seats: Seats, words: Iterable[str] | None) -> Lexicon | None:
    """Return the words that the computer has learnt: of one's own words, all."""
    has_level = any(isinstance(player, Level) for player in seats.values())
    return common_words() if has_level and words is None else None


def _news(happened: list[str], problems: list[str]) -> News:
    """Return what is said, each problem once: the file's is the same every turn."""
    named = dict.fromkeys(filter(None, problems))
    return News(" ".join(filter(None, happened)), "\n".join(named))
