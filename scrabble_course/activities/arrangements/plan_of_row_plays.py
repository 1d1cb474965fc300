"""Stage 11, before row_plays: its plan, in words that run."""

from scrabble_course.activities.arrangement import (
    ArrangedLine,
    Arrangement,
    Distractor,
    plan_of,
)
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.finding_plays import has_anchor, next_letters
from scrabble_course.board.word_sets import capital_words, prefixes

ARRANGEMENT = Arrangement(
    "plan_of_row_plays",
    ArrangedLine(
        "def plan_of_row_plays(hand, row, words=None):",
        "def plan_of_row_plays(hand, row, words=None):\n"
        "    words = capital_words(words)\n"
        "    beginnings = prefixes(words)\n"
        "    plays = set()",
    ),
    plan_of(
        {
            "To go on from a column, with the letters so far and a hand:": """
                def go_on(start, word, hand):
            """,
            "    If no word begins like this, stop.": """
                if word.upper() not in beginnings:
                    return
            """,
            "    If the row goes on with a letter, go on with it, then stop.": """
                if is_letter((row + [None])[start + len(word)]):
                    go_on(start, word + row[start + len(word)], hand)
                    return
            """,
            "    If this is a word that covers an anchor, add it.": """
                if word.upper() in words and has_anchor(row[start:start + len(word)]):
                    plays.add((start, word))
            """,
            "    If the row goes on, go on with each choice for the next square.": """
                if start + len(word) < len(row):
                    for letter, rest in next_letters(hand, row[start + len(word)]):
                        go_on(start, word + letter, rest)
            """,
            "For each column that does not follow a letter:": """
                for column in range(len(row)):
                    if column > 0 and is_letter(row[column - 1]):
                        continue
            """,
            "    Go on from there, with no letters and the whole hand.": """
                go_on(column, "", hand)
            """,
            "Return the plays.": "return plays",
        }
    ),
    distractors=(
        Distractor(
            ArrangedLine(
                "If this is a word, add it.",
                "if word.upper() in words:\n    plays.add((start, word))",
            ),
            instead_of="If this is a word that covers an anchor, add it.",
            why="a word on no anchor touches nothing, or is on the board already.",
        ),
        Distractor(
            ArrangedLine(
                "If this is a word that covers an anchor, add it, then stop.",
                "if word.upper() in words and has_anchor(row[start:start + len(word)]):"
                "\n    plays.add((start, word))\n    return",
            ),
            instead_of="If this is a word that covers an anchor, add it.",
            why="the word may grow: CAT becomes CATS.",
        ),
    ),
    exercise="row_plays",
    uses={
        "capital_words": capital_words,
        "has_anchor": has_anchor,
        "is_letter": is_letter,
        "next_letters": next_letters,
        "prefixes": prefixes,
    },
)
