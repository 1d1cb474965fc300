"""Part 4, the full game (seed 000): tiles, turns, games, players, and their files."""

from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.errors import GCGError, IllegalTurn, ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.levels import Level, computer
from scrabble_course.scrabble.players import (
    Player,
    greedy,
    longest_word,
    play_out,
    random_player,
)
from scrabble_course.scrabble.simulation import simulating, think
from scrabble_course.scrabble.standings import Standings, wilson
from scrabble_course.scrabble.the_full_game import (
    draw_order,
    exchange,
    final_scores,
    is_over,
    my_player,
    refill,
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet, tile_set
from scrabble_course.scrabble.tournament import tournament
from scrabble_course.scrabble.turn_rules import new_game, take_turn
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
    "Level",
    "Move",
    "Pass",
    "Place",
    "Player",
    "ScrabbleError",
    "Standings",
    "TileSet",
    "Turn",
    "computer",
    "draw_order",
    "exchange",
    "far_sighted",
    "final_scores",
    "full_bag",
    "greedy",
    "is_over",
    "longest_word",
    "my_player",
    "new_game",
    "play_out",
    "random_player",
    "refill",
    "simulating",
    "take_turn",
    "think",
    "tile_set",
    "tournament",
    "wilson",
]
