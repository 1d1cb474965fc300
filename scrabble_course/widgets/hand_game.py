"""A whole game of hands (seed 004) to play with the student's own functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool, Dict, Int, List, Unicode

from scrabble_course.display.phrases import points_text
from scrabble_course.display.score import score_breakdown
from scrabble_course.resources.word_list import read_words
from scrabble_course.widgets import game_state, game_text
from scrabble_course.widgets.front_end import script, style
from scrabble_course.widgets.game_state import (
    EnteredWord,
    GameOfHands,
    HandTurn,
    Round,
    letter_refusal,
    refusal,
)
from scrabble_course.widgets.game_text import spaced
from scrabble_course.widgets.hand import fault_of_hand, fault_of_rest, tiles_of
from scrabble_course.widgets.rack import Rack
from scrabble_course.widgets.rules import Answer, Rule
from scrabble_course.word_game import (
    HAND_SIZE,
    Hand,
    deal_hand,
    get_frequency_dict,
    get_word_score,
    is_valid_word,
    substitute_hand,
    update_hand,
)


class HandGame(Rack):
    """Hands to play as in `play_game`, on a rack; your own functions are the rules.

    Without a `hand` one is dealt; without `words` the course's list is taken. The
    functions `score`, `spend`, `valid`, `deal` and `substitute` are called with copies.
    A turn counts whole or not at all: a function that fails is named in `problem`,
    and the game stays as it was.

    >>> game = HandGame("weed*z", ["weed"])
    >>> game.enter("weed")
    >>> game
    HandGame('weed*z', total=176)
    >>> game.tiles, game.message
    ('*z', '"weed" earned 176 points.')
    """

    _esm = script("hand_game.js")
    _css = style("panel.css", "tiles.css", "rack.css", "hand_game.css")

    entries = List(Dict()).tag(sync=True)  # the words of this hand
    total = Int().tag(sync=True)  # of this hand
    number = Int().tag(sync=True)  # which hand of the game this is
    game_total = Int().tag(sync=True)  # of all hands, this one as it stands
    phase = Unicode("ready").tag(sync=True)  # "playing", "over", "finished"
    replaying = Bool().tag(sync=True)
    can_substitute = Bool().tag(sync=True)
    can_replay = Bool().tag(sync=True)
    ending = Unicode().tag(sync=True)  # how the hand or the game ended
    transcript = Unicode().tag(sync=True)  # the game as `play_game` would show it

    def __init__(
        self,
        hand: str | Mapping[str, int] | None = None,
        words: list[str] | None = None,
        *,
        score: Callable[[str, int], Any] = get_word_score,
        spend: Callable[[Hand, str], Any] = update_hand,
        valid: Callable[..., Any] = is_valid_word,
        deal: Callable[[int], Any] = deal_hand,
        substitute: Callable[[Hand, str], Any] = substitute_hand,
    ) -> None:
        self._spend = Rule(
            spend, update_hand, dict, lambda left, hand, _: fault_of_rest(left, hand)
        )
        self._deal = Rule(deal, deal_hand, dict, fault_of_hand, by_chance=True)
        self._substitute = Rule(
            substitute,
            substitute_hand,
            dict,
            lambda changed, hand, _: fault_of_hand(changed, sum(hand.values())),
            by_chance=True,
        )
        dealt = self._deal.ask(HAND_SIZE) if hand is None else Answer(hand)
        # There must be a hand to play with; a deal that fails is named all the same.
        tiles = tiles_of(deal_hand(HAND_SIZE) if dealt.value is None else dealt.value)
        self._game = game_state.deal(tiles)
        super().__init__(tiles, read_words() if words is None else words, score, valid)
        self._show(self._game, problem=dealt.problem)

    def __repr__(self) -> str:
        return f"HandGame({self._game.hand.tiles!r}, total={self._game.round.total})"

    def _standing(self) -> str:
        return f"This hand: {points_text(self.total)}. Game: {self.game_total}."

    def enter(self, word: str | None = None) -> None:
        """Enter `word`, or the word that is spelled; `message` says what came of it."""
        if self._may("enter"):
            if word is not None:
                self.spell(word)
            self.play()

    def finish(self) -> None:
        """End the hand, as "!!" does."""
        if self._may("finish"):
            self._show(game_state.finish(self._game))

    def substitute(self, letter: str) -> None:
        """Change every copy of `letter` into a new one: once, before the first word."""
        if not self._may("substitute"):
            return
        letter = letter.lower() if isinstance(letter, str) else letter
        if reason := letter_refusal(self._game, letter):
            self._say(reason)
            return
        changed = self._substitute.ask(get_frequency_dict(self.tiles), letter)
        if changed.value is None:
            self._say("The letter was not substituted.", "bad", changed.problem)
            return
        tiles = tiles_of(changed.value)
        game = game_state.substitute(self._game, letter, tiles)
        message = f'Your letter "{letter}" is changed. Your hand: {spaced(tiles)}.'
        self._show(game, message, problem=changed.problem)

    def replay(self) -> None:
        """Play the same hand again, once in a game; the better score counts."""
        if self._may("replay"):
            self._lay_out(game_state.replay(self._game))

    def new_hand(self) -> None:
        """Deal the next hand."""
        if self._may("new hand"):
            dealt = self._dealt()
            if dealt.value is not None:
                game = game_state.new_hand(self._game, tiles_of(dealt.value))
                self._lay_out(game, dealt.problem)

    def end(self) -> None:
        """End the game after this hand: the total over all hands stands."""
        if self._may("end game"):
            self._show(game_state.end(self._game))

    def start_again(self) -> None:
        """Start another game, with a hand that is dealt."""
        if self._may("new game"):
            dealt = self._dealt()
            if dealt.value is not None:
                self._lay_out(game_state.deal(tiles_of(dealt.value)), dealt.problem)

    def _judge(self) -> None:
        """Let the functions judge the word; play it if they all have an answer."""
        if not self._may("enter"):
            return
        if not self.word:
            self._say("Pick some tiles first.")
            return
        word = self.word
        earned = left = Answer(None)
        allowed = self._allowed()
        if allowed.value:
            earned = self._count(word)
        if allowed.value is False or earned.value is not None:
            left = self._spend.ask(get_frequency_dict(self.tiles), word)
        problem = " ".join(filter(None, (a.problem for a in (allowed, earned, left))))
        if left.value is None:
            kept = f'"{word}" was not played; your hand is as it was.'
            self._say(kept, "bad", problem)
            return
        game = game_state.enter(self._game, word, earned.value, tiles_of(left.value))
        self._show(game, *_said(game.round), problem=problem)

    def _dealt(self) -> Answer:
        dealt = self._deal.ask(HAND_SIZE)
        if dealt.value is None:
            self._say("No new hand was dealt.", "bad", dealt.problem)
        return dealt

    def _may(self, turn: HandTurn) -> bool:
        """Whether `turn` can be had now; if not, say why."""
        if reason := refusal(self._game, turn):
            self._say(reason)
            return False
        return True

    def _lay_out(self, game: GameOfHands, problem: str = "") -> None:
        """Show `game` with its hand in the order in which it was dealt."""
        with self.hold_sync():
            self._show(game, f"Your hand: {spaced(game.round.left)}.", problem=problem)
            self.order = list(range(len(self.tiles)))

    def _show(
        self, game: GameOfHands, message: str = "", verdict: str = "", problem: str = ""
    ) -> None:
        """Make `game` the game that is played, and send it to the browser whole."""
        self._game = game
        with self.hold_sync():
            self._replace_tiles(game.round.left)
            for name, value in _traits_of(game).items():
                setattr(self, name, value)
            self._say(message, verdict, problem)

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        command = message.get("do") if isinstance(message, dict) else None
        if isinstance(message, dict) and command == "substitute":
            self.substitute(message.get("letter", ""))
        elif isinstance(command, str) and command in self._commands:
            self._commands[command](self)
        else:
            self._say(f"The game does not know what to do with {message!r:.80}.")

    _commands: Mapping[str, Callable[[Any], None]] = {
        **Rack._commands,
        "finish": finish,
        "replay": replay,
        "new hand": new_hand,
        "end game": end,
        "new game": start_again,
    }


def _traits_of(game: GameOfHands) -> dict[str, Any]:
    return {
        "entries": [_row(entry) for entry in game.round.entries],
        "total": game.round.total,
        "number": len(game.hands),
        "game_total": game.total,
        "phase": game.phase,
        "replaying": game.hand.is_replayed,
        "can_substitute": not refusal(game, "substitute"),
        "can_replay": not refusal(game, "replay"),
        "ending": game_text.ending(game),
        "transcript": game_text.transcript(game),
    }


def _row(entry: EnteredWord) -> dict[str, Any]:
    breakdown = ""
    if entry.points is not None:
        breakdown = score_breakdown(entry.word, len(entry.tiles), entry.points)
    return {
        "word": entry.word,
        "points": entry.points,
        "breakdown": breakdown,
        "total": entry.total,
    }


def _said(played: Round) -> tuple[str, str]:
    """Return what to say about the last word: a message, and a verdict."""
    entry = played.entries[-1]
    if entry.points is not None:
        return f'"{entry.word}" earned {points_text(entry.points)}.', "good"
    costs = "; its letters are spent" if len(played.left) < len(entry.tiles) else ""
    return f'"{entry.word}" is not a valid word{costs}.', "bad"
