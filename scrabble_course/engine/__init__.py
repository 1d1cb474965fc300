"""Fast answers: a lexicon as a word graph, and the search of a rack."""

from scrabble_course.engine.lexicon import Lexicon, Node
from scrabble_course.engine.rack_search import best_rack_word, rack_words

__all__ = ["Lexicon", "Node", "best_rack_word", "rack_words"]
