"""Stage 5, before play_hand: its plan, in words that run."""

from scrabble_course.activities.arrangement import (
    ArrangedLine,
    Arrangement,
    Distractor,
    code_line,
    plan_of,
)
from scrabble_course.word_game.hands import display_hand, update_hand
from scrabble_course.word_game.playing_a_hand import calculate_handlen
from scrabble_course.word_game.wildcards import is_valid_word
from scrabble_course.word_game.word_scores import get_word_score

ARRANGEMENT = Arrangement(
    "plan_of_play_hand",
    code_line("def plan_of_play_hand(hand, word_list):"),
    plan_of(
        {
            "The total is 0.": "total = 0",
            "As long as the hand has tiles:": "while calculate_handlen(hand) > 0:",
            "    Show the hand, and ask for a word.": """
                display_hand(hand)
                word = input("Word: ")
            """,
            "    If it is !!, show the total and return it.": """
                if word == "!!":
                    print(total)
                    return total
            """,
            "    If the word is valid, add its score to the total, and show both.": """
                if is_valid_word(word, hand, word_list):
                    earned = get_word_score(word, calculate_handlen(hand))
                    total = total + earned
                    print(earned, total)
            """,
            "    Otherwise, say that the word is not valid.": """
                else:
                    print("That is not a valid word.")
            """,
            "    Take the typed letters out of the hand.": """
                hand = update_hand(hand, word)
            """,
            "Say that the letters have run out, and show and return the total.": """
                print("Ran out of letters.", total)
                return total
            """,
        }
    ),
    distractors=(
        Distractor(
            ArrangedLine(
                "If the word is valid, take its letters out of the hand.",
                "if is_valid_word(word, hand, word_list):\n"
                "    hand = update_hand(hand, word)",
            ),
            instead_of="Take the typed letters out of the hand.",
            why="a word that is not valid costs its letters, too.",
        ),
        Distractor(
            ArrangedLine(
                "Once for each tile of the hand:",
                "for _ in range(calculate_handlen(hand)):",
            ),
            instead_of="As long as the hand has tiles:",
            why="a word takes more than one tile, so nobody knows how often to ask.",
        ),
    ),
    exercise="play_hand",
    uses={
        "calculate_handlen": calculate_handlen,
        "display_hand": display_hand,
        "get_word_score": get_word_score,
        "is_valid_word": is_valid_word,
        "update_hand": update_hand,
    },
)
