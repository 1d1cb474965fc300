"""The mistakes in can_form_word_from_tiles, and the advice for each."""

from __future__ import annotations

from scrabble_course.checks.exercise import Mistake
from scrabble_course.checks.scrabblegram import forming_signs as signs
from scrabble_course.checks.scrabblegram.forming import (
    BLANK,
    BLANK_TWICE,
    CAPITALS,
    COPIES,
    GIVEN,
    LETTERS,
    OTHER_ORDER,
    OWN_TILE,
    SPACE,
    TWICE,
    TWO_BLANKS,
)

MISTAKES = (
    Mistake(
        "not-a-pair",
        (),
        signs.is_no_pair,
        "The answer has two parts, separated by a comma: True or False, and the "
        "tiles played as one text, as in `return True, played`. Where the word "
        'cannot be formed it is `(False, "")`.',
    ),
    Mistake(
        "no-end-of-the-word",
        (),
        signs.runs_out_of_letters,
        "Letter after letter was found, and then there was none left to look at. "
        "Ask for the word without letters first: it can be formed, with no tiles.",
    ),
    Mistake(
        "no-pair-to-take-apart",
        (),
        signs.takes_apart_what_is_no_pair,
        "A pair was to be taken apart, and there was none. Every way through the "
        'function needs a `return` with both parts: `return True, ""` at the stop, '
        'and `return False, ""` where the word cannot be formed.',
    ),
    Mistake(
        "pair-added-to-a-text",
        (),
        signs.adds_a_pair_to_a_text,
        "The answer about the rest is a pair, and a text cannot be put in front of a "
        "pair. Name its parts first, `formed, played = ...`, and put the tile in "
        "front of `played`.",
    ),
    Mistake(
        "word-not-shortened",
        GIVEN[:1],
        signs.never_shortens_the_word,
        "Not even a word of one letter can be formed here. Is the next question "
        "about a shorter word? What is left after the first letter is `word[1:]`.",
    ),
    Mistake(
        "tiles-of-no-word",
        (),
        signs.plays_part_of_a_word,
        "The word cannot be formed, so no tiles are played: the second part is "
        '`""`, not the tiles of the letters before the one that failed.',
    ),
    Mistake(
        "letters-in-tile-order",
        OTHER_ORDER,
        signs.needs_the_order_of_the_tiles,
        "Tiles may be played in any order, not only as they lie. For each letter, "
        "look among all the tiles that are left.",
    ),
    Mistake(
        "letter-without-tile",
        LETTERS,
        signs.accepts,
        "The word has a letter for which there is neither a tile nor a blank. "
        "Every letter needs one, not only the first; does the answer about the "
        "rest of the word come back to you?",
    ),
    Mistake(
        "blank-never-helps",
        BLANK,
        signs.knows_no_blank,
        "A `?` among the tiles is a blank, which stands for any letter. Use it "
        "for a letter that has no tile of its own.",
    ),
    Mistake(
        "tile-used-twice",
        TWICE,
        signs.accepts,
        "One tile was used for two letters. Once a tile is played it is gone: "
        "ask about the rest of the word with one tile less. "
        "`tiles.replace(tile, '', 1)` leaves `tiles` as it was and gives a text that "
        "is new: use that one.",
    ),
    Mistake(
        "all-copies-gone",
        COPIES,
        signs.takes_all_copies,
        "There are several equal tiles, and one is played at a time. "
        "`tiles.replace(tile, '')` takes them all; `tiles.replace(tile, '', 1)` "
        "takes one.",
    ),
    Mistake(
        "all-tiles-played",
        BLANK[2:],
        signs.needs_a_tile_left_over,
        "With one tile more, this comes out right. After the last letter no tiles "
        "are left, and the word is formed all the same: ask about the word without "
        "letters first.",
    ),
    Mistake(
        "blank-used-twice",
        BLANK_TWICE,
        signs.accepts,
        "One blank was used for two letters. A blank is spent like any other tile.",
    ),
    Mistake(
        "second-blank-unused",
        TWO_BLANKS,
        signs.refuses,
        "There are two blanks here, and both may be played. Play one at a time, "
        "and leave the other among the tiles.",
    ),
    Mistake(
        "space-played",
        SPACE,
        signs.plays_a_space,
        "A blank may come as a space, but among the tiles played it is always "
        "written `?`.",
    ),
    Mistake(
        "space-as-blank",
        SPACE,
        signs.right_with_question_marks,
        "With a `?` in place of the space this comes out right. A space is a "
        "blank, too; `tiles.replace(' ', '?')` makes them all alike.",
    ),
    Mistake(
        "letter-for-blank",
        (*BLANK, *TWO_BLANKS),
        signs.plays_the_word,
        "The second part is the tiles, not the word: where a blank was played it "
        "has a `?`, since a blank scores nothing.",
    ),
    Mistake(
        "blank-before-own-tile",
        OWN_TILE,
        signs.plays_blanks_unasked,
        "A blank was played for a letter that has a tile of its own. Look for the "
        "letter's tile first, and for a blank only if there is none.",
    ),
    Mistake(
        "blank-too-early",
        (*BLANK, *TWO_BLANKS, GIVEN[1]),
        signs.plays_the_blank_elsewhere,
        "The right tiles are played, but the blank stands for another of two "
        "equal letters. Go from the first letter to the last: as long as a "
        "letter's own tile is there, it comes before the blank.",
    ),
    Mistake(
        "tiles-out-of-order",
        (*GIVEN, *OTHER_ORDER),
        signs.plays_out_of_order,
        "These are the right tiles in another order. They come in the order of "
        "the word: the tile of the first letter, then those of the rest.",
    ),
    Mistake(
        "capitals",
        CAPITALS,
        signs.right_in_capitals,
        "All in capitals, this comes out right. Make word and tiles alike before "
        "you compare them: `word.upper()` and `tiles.upper()`.",
    ),
    Mistake(
        "tiles-missing",
        (*GIVEN, *OTHER_ORDER),
        signs.plays_other_tiles,
        "The word can be formed, as you say, but the tiles played are not these. "
        "There is one for each letter, from the first to the last.",
    ),
)
