"""Games at a table, put there as a test wants them."""

from scrabble_course.scrabble import Game, Move, Place
from scrabble_course.scrabble.game_files import to_gcg
from scrabble_course.widgets import TableGame

WORDS = ["ad", "cat", "cats", "it", "quiz", "quizzed", "rain", "tie", "za"]


def table_with(path, game, players, **options):
    """Return the table of `players` with `game` on it, by way of a file."""
    path.write_text(to_gcg(game), encoding="utf-8")
    table = TableGame(players, **{"words": WORDS, "seed": 1, **options}, save=path)
    table.go_on()
    return table


def dealt(*racks, **options):
    """Return a game before its first move, of Ann, Ben, Cem and Dee in this order."""
    return Game.deal(["Ann", "Ben", "Cem", "Dee"][: len(racks)], racks, **options)


def played(game, play, points, drawn=""):
    """Return the game after a play that earned `points`."""
    return game.after(Move(game.to_move, game.rack, Place(play), points, drawn))
