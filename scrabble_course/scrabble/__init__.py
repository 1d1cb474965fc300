"""Part 4, the full game (seed 000): tiles, turns, games, players, and their files."""

from scrabble_course.scrabble.errors import GCGError, IllegalTurn, ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.players import (
    Player,
    greedy,
    longest_word,
    play_out,
    random_player,
)
from scrabble_course.scrabble.taking_turns import new_game, take_turn
from scrabble_course.scrabble.the_full_game import (
    draw_order,
    exchange,
    final_scores,
    is_over,
    refill,
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet, tile_set
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Turn,
)

__all__ = [
    "ENGLISH",
    "Challenge",
    "ChallengeRule",
    "EndGame",
    "Exchange",
    "GCGError",
    "Game",
    "IllegalTurn",
    "Move",
    "Pass",
    "Place",
    "Player",
    "ScrabbleError",
    "TileSet",
    "Turn",
    "draw_order",
    "exchange",
    "final_scores",
    "greedy",
    "is_over",
    "longest_word",
    "new_game",
    "play_out",
    "random_player",
    "refill",
    "take_turn",
    "tile_set",
]
