"""Games of hands for hypothesis, and the console game that is fed the same replies."""

from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from unittest.mock import patch

from hypothesis import strategies as st

from scrabble_course import typed
from scrabble_course.widgets.game_state import GameOfHands, refusal
from scrabble_course.word_game import get_frequency_dict, play_game, playing_a_game

WORDS = ["a", "i", "at", "it", "tea", "ate", "eat", "sit", "noise", "stain", "toe"]

dealt = st.text(st.sampled_from("aeiotsn*"), min_size=1, max_size=7)
places = st.lists(st.integers(0, 6), min_size=1, max_size=5)
turns = st.one_of(
    st.tuples(st.just("enter"), places),
    st.tuples(st.just("enter"), places),
    st.tuples(st.just("substitute"), st.sampled_from("aeiotsn")),
    st.tuples(st.just("new hand"), dealt),
    st.tuples(st.sampled_from(["finish", "replay", "end game"]), st.none()),
)
games = st.tuples(dealt, st.lists(turns, max_size=25))


def chosen(tiles, places):
    """Return `places` as places on the rack `tiles`, each once."""
    return list(dict.fromkeys(place % len(tiles) for place in places if tiles))


@dataclass
class Console:
    """The replies that `play_game` needs to play the same game, and what it draws."""

    deals: list
    changes: list = field(default_factory=list)
    replies: list = field(default_factory=list)

    def note(self, before: GameOfHands, turn: str, argument: str = "") -> None:
        """Write down the replies to the questions that come before and with a turn."""
        if turn in ("enter", "finish"):
            if not refusal(before, "substitute"):
                self.replies.append("no")
            self.replies.append(argument or "!!")
        elif turn == "substitute":
            self.replies += ["yes", argument]
        elif not refusal(before, "replay"):
            self.replies.append("yes" if turn == "replay" else "no")

    def play(self) -> tuple[int, str]:
        """Return the total of the console game, and all that it shows."""
        screen = StringIO()
        draws = {
            "deal_hand": _one_by_one(map(get_frequency_dict, self.deals)),
            "substitute_hand": _one_by_one(map(get_frequency_dict, self.changes)),
        }
        replies = [str(len(self.deals)), *self.replies]
        with (
            patch.multiple(playing_a_game, **draws),
            redirect_stdout(screen),
            typed(*replies),
        ):
            total = play_game(WORDS)
        return total, screen.getvalue()


def _one_by_one(values) -> Callable:
    waiting = list(values)
    return lambda *_: waiting.pop(0)
