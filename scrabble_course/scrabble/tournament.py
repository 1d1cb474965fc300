"""A tournament between programs: each meets each, and faults lose games (seed 000)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing, suppress
from itertools import pairwise
from typing import Any

from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import MatchResult, Room, round_robin
from scrabble_course.scrabble.play_here import play_here
from scrabble_course.scrabble.players import Player
from scrabble_course.scrabble.standings import Standings

SECONDS_A_TURN = 10.0


@in_one_sentence('tournament({"mine": my_player, "greedy": greedy}, games=10, seed=1)')
def tournament(
    players: Mapping[str, Player],
    games: int,
    seed: int,
    lexicon: Lexicon | None = None,
    *,
    seconds: float = SECONDS_A_TURN,
    cores: int | None = None,
    client: Any = None,
) -> Standings:
    """Let each two of `players` play `games` games, and return how they stand.

    They change seats from game to game; with an even number, both sit first as often,
    with the same tiles. The same seed gives the same results, on whatever computers,
    if players take their chance from `random` and are not close to the limit of time.
    A player that raises, does what the rules do not allow, thinks longer than
    `seconds` about a turn, or ends its process, loses that game, and the tournament
    goes on. Interrupted, it returns what was played so far.

    Played is on all `cores`, on as many as are given, or on a Dask cluster, of which
    `client` is a client or the address; without a lexicon, with the course's words.

    >>> from scrabble_course.scrabble.players import greedy, longest_word
    >>> words = Lexicon.from_words(["it", "tie", "ten", "tea", "nine", "entertain"])
    >>> players = {"greedy": greedy, "long": longest_word, "none": lambda *seen: None}
    >>> found = tournament(players, games=2, seed=1, lexicon=words)
    >>> found.of("none").lost, found.of("none").faults[0].foul.value
    (4, 'cheated')
    """
    room = _room(players, lexicon, seconds)
    matches = round_robin(tuple(players), games, seed)
    if client is None:
        played = play_here(matches, room, cores)
    else:
        from scrabble_course.scrabble.cluster import play_on_cluster

        played = play_on_cluster(matches, room, client)
    results = _counted(played, len(matches))
    return Standings(tuple(players), results, len(matches))


def _counted(
    played: Generator[MatchResult, None, None], planned: int
) -> tuple[MatchResult, ...]:
    """Return what is played until the end or an interrupt, each match counted once."""
    from scrabble_course.display.progress_bar import progress_bar

    results: dict[int, MatchResult] = {}
    with suppress(KeyboardInterrupt), progress_bar(planned) as show, closing(played):
        for result in played:
            results.setdefault(result.number, result)
            show(len(results))
    return tuple(results[number] for number in sorted(results))


def _room(
    players: Mapping[str, Player], lexicon: Lexicon | None, seconds: float
) -> Room:
    if not isinstance(players, Mapping):
        raise TypeError(
            "tournament() takes names and functions: "
            'tournament({"mine": my_player, "greedy": greedy}, games=10, seed=1).'
        )
    for name, player in players.items():
        if not callable(player):
            raise TypeError(
                f"{name!r} is {player!r}, which is no player; give a function "
                "(board, rack, lexicon) -> turn"
            )
    for pair in pairwise(players):
        Game.deal(pair, ["", ""])  # refuses what is no name for a player
    if not seconds > 0:
        raise ScrabbleError(f"a turn of {seconds!r} seconds is none; give more than 0.")
    words = Lexicon.load() if lexicon is None else lexicon
    return Room(dict(players), words, seconds)
