"""Mistakes in the loop that counts one word, wherever the word comes from."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.checks.board import score_models as words


@dataclass(frozen=True, slots=True)
class LoopMistake:
    """A mistake in counting a word: its name, what it makes of words, and advice."""

    name: str
    models: tuple[words.Model, ...]
    advice: str


LOOP_MISTAKES = (
    LoopMistake(
        "no-points",
        (words.nothing,),
        "No word earns anything here. A factor that starts at 0 stays 0, however often "
        "it is multiplied, so start it at 1. Or is the function that counts one word "
        "still to be written?",
    ),
    LoopMistake(
        "first-letter-only",
        (words.first_letter_only,),
        "Only the first letter of the word is counted. A `return` inside a loop ends "
        "the function the first time round: put it below the loop, further left.",
    ),
    LoopMistake(
        "last-letter-left-out",
        (words.without_the_last_letter,),
        "The last letter of the word is not counted. Does a range end too early? "
        "`range(len(word))` reaches all the letters.",
    ),
    LoopMistake(
        "factors-added",
        (words.factors_added, words.factors_added_to_one),
        "The factors of the squares have been added up, also the 1 of plain ones. "
        "They multiply: start with `times = 1`, and go on with `times *= ...`.",
    ),
    LoopMistake(
        "factors-added-to-the-points",
        (words.factors_added_to_the_points, words.premiums_added_to_the_points),
        "The factor of a word premium was added to the points. It multiplies them: "
        "`points * times`, after the last letter.",
    ),
    LoopMistake(
        "last-factor-only",
        (
            words.last_factor,
            words.last_factor_of_any_square,
            words.last_factor_of_new_squares,
        ),
        "Only the last square says how often the word counts. `times = ...` replaces "
        "what was there; `times *= ...` multiplies it.",
    ),
    LoopMistake(
        "no-premiums",
        (words.no_premiums,),
        "No premium counts here, neither of letters nor of words. It counts where the "
        "square is empty on the board before the play: was the tile laid before "
        "you looked? And a premium has two numbers to multiply with, "
        "`premium.letter_times` and `premium.word_times`.",
    ),
)
