"""A game of hands as a value (seed 004, Problem 6), and the turns it can take.

Each turn is a function from a game to the next one, to be called where `refusal` has
nothing to say against it. What a turn needs of chance or of the student's functions
(points, what is left, a new hand) comes in as a value.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Phase = Literal["ready", "playing", "over", "finished"]
"""Nothing entered yet; some words entered; the hand is over; the game is over."""

HandTurn = Literal[
    "enter", "finish", "substitute", "replay", "new hand", "end game", "new game"
]


@dataclass(frozen=True, slots=True)
class EnteredWord:
    """A word as it was entered: with which tiles in the hand, and what it earned."""

    word: str
    tiles: str
    points: int | None  # None: it was not valid
    total: int  # of the hand so far, this word included


@dataclass(frozen=True, slots=True)
class Round:
    """One time a hand is played; a hand that is replayed has two."""

    left: str
    entries: tuple[EnteredWord, ...] = ()
    stopped: bool = False  # by the player, with tiles left

    @property
    def is_over(self) -> bool:
        """Whether the tiles ran out or the player ended it."""
        return self.stopped or not self.left

    @property
    def total(self) -> int:
        """The points of all its words."""
        return self.entries[-1].total if self.entries else 0


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand that was dealt, and the rounds in which it is played."""

    dealt: str
    tiles: str  # as played: those dealt, but for a letter that was substituted
    rounds: tuple[Round, ...]
    substituted: str = ""  # the letter that was given away

    @property
    def score(self) -> int:
        """The points that count: of two rounds, the better."""
        return max(played.total for played in self.rounds)

    @property
    def has_begun(self) -> bool:
        """Whether the player has done anything with it."""
        first = self.rounds[0]
        return bool(self.substituted or first.entries or first.is_over)

    @property
    def is_replayed(self) -> bool:
        """Whether it is, or was, played a second time."""
        return len(self.rounds) > 1


@dataclass(frozen=True, slots=True)
class GameOfHands:
    """The hands of a game; the last is on the table until the game is closed.

    >>> game = enter(deal("weed*z"), "weed", 176, left="*z")
    >>> game.phase, game.round.left, game.total
    ('playing', '*z', 176)
    """

    hands: tuple[PlayedHand, ...]
    closed: bool = False

    @property
    def hand(self) -> PlayedHand:
        """The hand that was dealt last."""
        return self.hands[-1]

    @property
    def round(self) -> Round:
        """The round that is played, or was played last."""
        return self.hand.rounds[-1]

    @property
    def phase(self) -> Phase:
        """How far the game has come."""
        if self.closed:
            return "finished"
        if self.round.is_over:
            return "over"
        return "playing" if self.round.entries else "ready"

    @property
    def total(self) -> int:
        """The points of all hands, the last as it stands."""
        return sum(hand.score for hand in self.hands)


def refusal(game: GameOfHands, turn: HandTurn) -> str:
    """Return why `turn` is not to be had now, "" if it is.

    >>> refusal(deal("weed*z"), "finish")
    ''
    >>> refusal(deal("weed*z"), "replay")
    'This hand is still to be played: finish it first.'
    """
    if (turn, game.phase) == ("substitute", "playing"):
        return "A letter can be substituted before the first word of a hand only."
    if game.phase not in _PHASES[turn]:
        return _NOT_NOW[game.phase]
    if turn == "substitute" and game.hand.is_replayed:
        return "A hand that is replayed keeps its letters."
    if turn == "substitute" and any(hand.substituted for hand in game.hands):
        return "A letter can be substituted once in a game, and you have done so."
    if turn == "replay" and any(hand.is_replayed for hand in game.hands):
        return "A hand can be replayed once in a game, and you have done so."
    return ""


def letter_refusal(game: GameOfHands, letter: object) -> str:
    """Return why `letter` cannot be substituted, "" if it can.

    >>> letter_refusal(deal("weed*z"), "q")
    "'q' cannot be substituted: name a letter that you hold."
    """
    if letter != "*" and letter in [*game.round.left]:
        return ""
    return f"{letter!r:.80} cannot be substituted: name a letter that you hold."


def deal(tiles: str) -> GameOfHands:
    """Return a new game with the hand `tiles` on the table.

    >>> deal("weed*z").phase
    'ready'
    """
    return GameOfHands((_hand_of(tiles),))


def enter(game: GameOfHands, word: str, points: int | None, left: str) -> GameOfHands:
    """Return the game after `word` earned `points` (None: not valid) and left `left`.

    An invalid word earns nothing; what it costs shows in `left`.

    >>> enter(deal("it"), "ti", None, left="").total
    0
    """
    now = game.round
    entry = EnteredWord(word, now.left, points, now.total + (points or 0))
    return _with_round(game, replace(now, left=left, entries=(*now.entries, entry)))


def finish(game: GameOfHands) -> GameOfHands:
    """Return the game after the player has ended the hand early.

    >>> finish(deal("it")).phase
    'over'
    """
    return _with_round(game, replace(game.round, stopped=True))


def substitute(game: GameOfHands, letter: str, tiles: str) -> GameOfHands:
    """Return the game after `letter` was changed, which made the hand `tiles`.

    It can be done once in a game, before the first word of a hand.

    >>> substitute(deal("weed*z"), "z", "weed*y").round.left
    'weed*y'
    """
    changed = replace(_hand_of(tiles), dealt=game.hand.dealt, substituted=letter)
    return replace(game, hands=(*game.hands[:-1], changed))


def replay(game: GameOfHands) -> GameOfHands:
    """Return the game with the same hand on the table again, once in a game.

    >>> replay(enter(deal("it"), "it", 28, left="")).round.left
    'it'
    """
    again = replace(game.hand, rounds=(*game.hand.rounds, Round(game.hand.tiles)))
    return replace(game, hands=(*game.hands[:-1], again))


def new_hand(game: GameOfHands, tiles: str) -> GameOfHands:
    """Return the game with the next hand, `tiles`, on the table.

    >>> len(new_hand(finish(deal("it")), "weed*z").hands)
    2
    """
    return replace(game, hands=(*game.hands, _hand_of(tiles)))


def end(game: GameOfHands) -> GameOfHands:
    """Return the game closed: its total stands.

    >>> end(finish(deal("it"))).phase
    'finished'
    """
    return replace(game, closed=True)


_PHASES: dict[HandTurn, tuple[Phase, ...]] = {
    "enter": ("ready", "playing"),
    "finish": ("ready", "playing"),
    "substitute": ("ready",),
    "replay": ("over",),
    "new hand": ("over",),
    "end game": ("over",),
    "new game": ("finished",),
}

_NOT_NOW: dict[Phase, str] = {
    "ready": "This hand is still to be played: finish it first.",
    "playing": "This hand is still being played: finish it first.",
    "over": "This hand is over: take a new hand or end the game.",
    "finished": "This game is over: start a new one.",
}


def _hand_of(tiles: str) -> PlayedHand:
    return PlayedHand(tiles, tiles, (Round(tiles),))


def _with_round(game: GameOfHands, now: Round) -> GameOfHands:
    hand = replace(game.hand, rounds=(*game.hand.rounds[:-1], now))
    return replace(game, hands=(*game.hands[:-1], hand))
