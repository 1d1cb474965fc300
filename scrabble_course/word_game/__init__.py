"""Part 1, the word game (seed 004): the graded functions of stages 1 to 6."""

from scrabble_course.word_game.hands import (
    Hand,
    display_hand,
    get_frequency_dict,
    update_hand,
)
from scrabble_course.word_game.playing_a_game import (
    HAND_SIZE,
    ask_yes_or_no,
    play_game,
    play_one_hand,
    substitute_hand,
)
from scrabble_course.word_game.playing_a_hand import calculate_handlen, play_hand
from scrabble_course.word_game.valid_words import load_words
from scrabble_course.word_game.wildcards import (
    CONSONANTS,
    VOWELS,
    deal_hand,
    is_valid_word,
)
from scrabble_course.word_game.word_scores import (
    SCRABBLE_LETTER_VALUES,
    get_word_score,
)

__all__ = [
    "CONSONANTS",
    "HAND_SIZE",
    "SCRABBLE_LETTER_VALUES",
    "VOWELS",
    "Hand",
    "ask_yes_or_no",
    "calculate_handlen",
    "deal_hand",
    "display_hand",
    "get_frequency_dict",
    "get_word_score",
    "is_valid_word",
    "load_words",
    "play_game",
    "play_hand",
    "play_one_hand",
    "substitute_hand",
    "update_hand",
]
