"""What a student plays with: state in Python, drawn by a little JavaScript."""

from scrabble_course.widgets.board_view import BoardView
from scrabble_course.widgets.hand_game import HandGame
from scrabble_course.widgets.rack import Rack
from scrabble_course.widgets.scrabblegram import Scrabblegram
from scrabble_course.widgets.table_game import TableGame

__all__ = ["BoardView", "HandGame", "Rack", "Scrabblegram", "TableGame"]
