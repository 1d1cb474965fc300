"""The mistakes in highest_scoring_word_from_tiles, and the advice for each."""

from __future__ import annotations

from scrabble_course.checks.exercise import Mistake
from scrabble_course.checks.scrabblegram import searching
from scrabble_course.checks.scrabblegram import searching_signs as signs

MISTAKES = (
    Mistake(
        "changes-its-argument",
        (),
        signs.changes_its_argument,
        "Your function changed the list of words or of modifiers that it was given. "
        "Methods such as `words.sort()` and `words.remove(word)` do that; "
        "`sorted(words)` makes a new list.",
    ),
    Mistake(
        "pair-the-wrong-way-round",
        (),
        signs.is_the_wrong_way_round,
        "The two parts of the answer have changed places: the score comes first, and "
        "then the word.",
    ),
    Mistake(
        "not-a-pair",
        (),
        signs.is_no_pair,
        "The answer has two parts, separated by a comma: the score, a whole number, "
        "and the word, as in `return best_score, best_word`.",
    ),
    Mistake(
        "tiles-for-the-word",
        (),
        signs.gives_tiles,
        "These are the tiles played, with a `?` for each blank. The answer is the "
        "word of the list that they form.",
    ),
    Mistake(
        "own-word-list",
        searching.OWN_LIST,
        signs.takes_other_words,
        "That word is not among the words that were given. Go through the parameter "
        "`words`, and read the course's own list only if it is None.",
    ),
    Mistake(
        "word-not-as-listed",
        (),
        signs.gives_another_spelling,
        "That is the right word in other letters. Return it as the list has it; keep "
        "the text from the list beside the one that you compare with.",
    ),
    Mistake(
        "zero-for-none",
        searching.NONE,
        signs.says_zero_for_none,
        'No word can be formed here, and the answer to that is `(-1, "")`. Start '
        "with `best_score = -1`: every word, even one worth 0, is better than that.",
    ),
    Mistake(
        "zero-is-a-word",
        searching.WORTH_NOTHING,
        signs.takes_zero_for_none,
        "A word can be formed here. It is made of blanks and scores 0, but a word "
        "worth 0 is a word. Start with `best_score = -1`, and keep what is larger.",
    ),
    Mistake(
        "tile-played-twice",
        searching.BEST,
        signs.plays_tiles_twice,
        "That word needs a letter more often than the tiles have it. A tile that is "
        "played is gone: play the rest of the word with one tile less. "
        "`tiles.replace(tile, '', 1)` leaves `tiles` as it was and gives a text that "
        "is new: use that one.",
    ),
    Mistake(
        "word-without-tiles",
        (*searching.BEST, *searching.NONE, *searching.BLANK_WORTH),
        signs.takes_one_without_tiles,
        "That word cannot be formed from the tiles. Do you ask whether it can be? "
        "`can_form_word_from_tiles` gives a pair, and `if` takes every pair for true: "
        "`formed, played = ...`, and then `if formed:`.",
    ),
    Mistake(
        "all-copies-gone",
        (searching.GIVEN,),
        signs.loses_equal_tiles,
        "NEWBORN needs both Ns, and is not found, though BROWN is. "
        "`tiles.replace(tile, '')` takes all equal tiles away; "
        "`tiles.replace(tile, '', 1)` takes one.",
    ),
    Mistake(
        "right-word-with-another-score",
        (searching.GIVEN, *searching.BEST),
        signs.scores_the_right_word_otherwise,
        "The word is right, and its score is not. Does `check(compute_score)` pass? "
        "And does it get the tiles played, with all the score modifiers?",
    ),
    Mistake(
        "longest-word",
        searching.BEST,
        signs.takes_the_longest,
        "That is the longest word that can be formed, but another one scores more. "
        "Compare the scores.",
    ),
    Mistake(
        "modifiers-left-out",
        searching.MODIFIERS,
        signs.leaves_modifiers_out,
        "Without the score modifiers this would be the best word. Let "
        "`compute_score(played_tiles, score_modifiers)` say what each is worth.",
    ),
    Mistake(
        "not-the-highest",
        searching.BEST,
        signs.takes_one_that_scores_less,
        "That word can be formed, but another scores more. Look at every word before "
        "you return, and keep the best score and its word together.",
    ),
    Mistake(
        "tie-taken-by-a-later-word",
        searching.TIES,
        signs.takes_a_later_word,
        "Several words share the highest score, and the first of them in the list "
        "counts. Take a new word only if its score is higher, `>` and not `>=`. "
        "(Of pairs with equal scores, `max` and `sort` compare the words as well.)",
    ),
    Mistake(
        "blank-worth-its-letter",
        searching.BLANK_WORTH,
        signs.gives_blanks_full_value,
        "A blank has been given the score of the letter that it stands for. Score the "
        "tiles played, where it is a `?`, and not the word.",
    ),
    Mistake(
        "blank-place",
        searching.BLANK_PLACE,
        signs.keeps_the_first_place,
        "The word has two equal letters, and the blank may stand for either. "
        "`can_form_word_from_tiles` knows one way only: try every way to play the "
        "word, and let the one that scores most count.",
    ),
    Mistake(
        "space-as-blank",
        searching.SPACE,
        signs.right_if(lambda text: text.replace(" ", "?")),
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too; `tiles.replace(' ', '?')` makes them all alike.",
    ),
    Mistake(
        "capitals",
        (*searching.SMALL, *searching.BEST),
        signs.right_if(str.upper),
        "All in capitals, this comes out right. Capitals count like small letters, "
        "in the tiles and in the words.",
    ),
    Mistake(
        "nothing-found",
        searching.BEST,
        signs.finds_nothing,
        "No word is ever found, though some can be formed. If you try the ways to "
        'play a word: is their stop `[""]`, and not `[]`? And does `compute_score` '
        "get the tiles played, and not a pair?",
    ),
    Mistake(
        "words-left-out",
        searching.LEFT_OUT,
        signs.needs_the_words,
        "`words` may be left out, as in this call. Then it is None, and the words "
        "are those of `load_words()`.",
    ),
)
