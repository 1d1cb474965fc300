"""Fast answers: a lexicon as a word graph, the search of a rack and of a board."""

from scrabble_course.engine.fast import backend
from scrabble_course.engine.lexicon import Lexicon, Node
from scrabble_course.engine.plays import all_plays, best_play
from scrabble_course.engine.rack_search import best_rack_word, rack_words
from scrabble_course.engine.scored_play import ScoredPlay

__all__ = [
    "Lexicon",
    "Node",
    "ScoredPlay",
    "all_plays",
    "backend",
    "best_play",
    "best_rack_word",
    "rack_words",
]
