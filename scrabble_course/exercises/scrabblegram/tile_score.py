"""The first exercise of stage 8: tile_score (seed 001, objective 1)."""

from __future__ import annotations

import string
from dataclasses import replace

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.mistakes import answers_like, mistake, stops_with
from scrabble_course.exercises.scrabblegram.scrabblegram_stand_ins import for_tile_score
from scrabble_course.scrabblegram.tiles import tile_score

OTHERS = "0.*-_[`{@,"
NO_ENTRY = "KeyError|returns None"


def _case(tile: str, given: bool = False) -> Case:
    return Case(Call((tile,)), tile_score(tile), _kind(tile), given)


def _kind(tile: str) -> str:
    """Return the topic of a tile."""
    score = tile_score(tile)
    if score == 0:
        return "a blank"
    if score == -1:
        return "what is no tile"
    if tile.islower():
        return "small letters"
    return "letters that score 1" if score == 1 else "letters that score more"


GIVEN = (_case("P", given=True), _case("1", given=True))
CAPITALS = tuple(map(_case, string.ascii_uppercase))
SMALL = tuple(map(_case, string.ascii_lowercase))
LETTERS = (*CAPITALS, *SMALL)
ABC = CAPITALS[:3]
NO_TILE = (GIVEN[1], *map(_case, OTHERS))
QUESTION_MARK, SPACE, STAR, NOTHING, ACCENT = map(_case, ("?", " ", "*", "", "é"))
SEVERAL = (_case("AB"), _case("? "))


def _judge_table(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether the table of Part 1 stays as it is."""
    changed = {event.details[0] for event in outcome.events if event.kind == "changed"}
    if not changed:
        return None
    names = ", ".join(sorted(map(repr, changed)))
    return Problem("the table as it was", f"a table with a change at {names}")


TABLE = tuple(
    replace(case, topic="the table of Part 1", judge=_judge_table)
    for case in (QUESTION_MARK, CAPITALS[-1])
)


MISTAKES = (
    answers_like("no-letter-found", LETTERS)(
        "No letter is found. Those in `SCRABBLE_LETTER_VALUES` are small: look up "
        "`tile.lower()`. Which question comes before that, and is it the right way "
        "round? (In a loop, an answer is lost if a later letter puts -1 in its place.)",
        lambda tile: -1,
    ),
    answers_like("every-letter-worth-0", LETTERS)(
        "Every letter scores 0. Does a condition always hold, as `tile == '?' or ' '` "
        "does? (`' '` counts as true.) Ask twice: `tile == '?' or tile == ' '`.",
        lambda tile: 0,
    ),
    mistake("small-letters", SMALL, passes_on=CAPITALS, error_pattern=NO_ENTRY)(
        "Capitals come out right, small letters do not. They score like capitals: "
        "first make the tile like the letters of your table, by `upper()` or `lower()`."
    ),
    mistake(
        "capitals", CAPITALS, passes_on=SMALL, every_case=True, error_pattern=NO_ENTRY
    )(
        "Small letters come out right, and capitals do not. A capital has the score of "
        "its small letter: look up `tile.lower()`.",
        lambda case, got: got.value != case.expected,
    ),
    mistake("letter-value", LETTERS)(
        "This letter has another score. Does it reach the right branch (A and Z, too: "
        "`<=`, not `<`)? If you typed a table of your own, compare it with the tiles."
    ),
    mistake("table-changed", TABLE)(
        "Your function changes `SCRABBLE_LETTER_VALUES`, which other functions use. "
        "Ask for both blanks and `*` first instead. (A restart brings a lost `*` back.)"
    ),
    mistake(
        "space-as-blank", SPACE, passes_on=(QUESTION_MARK,), error_pattern=NO_ENTRY
    )(
        "A `?` scores 0, and a space is a blank tile just as well: `' '` scores 0, "
        "too. (`strip()` takes spaces away: of this tile, an empty text is left.)"
    ),
    mistake("blank-not-asked-for", QUESTION_MARK, SPACE, error_pattern="KeyError")(
        "A blank ends here like what is no tile. Ask for it first: `if tile == '?' or "
        "tile == ' ':` the answer is 0, and it goes to the `return` at once. (A score "
        "of 0 counts as false: `if not score` takes it for none.)",
        lambda case, got: got.value == -1 or got.is_error("KeyError"),
    ),
    mistake("star", STAR, passes_on=ABC, shows=lambda case, got: got.value == 0)(
        "`*` is the wildcard of Part 1, and stands in `SCRABBLE_LETTER_VALUES` with 0. "
        "In this game it is no tile: the answer is -1."
    ),
    mistake(
        "nothing-in-a-text",
        NOTHING,
        passes_on=NO_TILE,
        error_pattern="KeyError|IndexError",
    )(
        "An empty text is no tile and scores -1. (`in` asks whether one text stands "
        "in another, and the empty one stands in any. `tile in ['?', ' ']` "
        "looks for equal texts.)"
    ),
    stops_with("not-in-the-table", "KeyError", NO_TILE, ACCENT, passes_on=ABC)(
        "That stands in no table, which is a KeyError. Ask `in` before you look it up, "
        "or use `.get(tile, -1)`, which gives -1 for what is not there. (An `except` "
        "catches a KeyError only if it names that. And `isalpha()` holds for é, too.)"
    ),
    mistake("no-tile", NO_TILE, ACCENT, passes_on=ABC, error_pattern="returns None")(
        "That is neither a letter a-z nor a blank, so the answer is -1, and not 0. "
        "(`isalpha()` holds for é, too; and the -1 of `find` means the last place.)",
        lambda case, got: not got.printed,
    ),
    mistake(
        "several-tiles", SEVERAL, passes_on=ABC, error_pattern="KeyError|TypeError"
    )(
        "Those are two characters, and no tile, so the answer is -1: look at the whole "
        "text, and not at `tile[0]` alone."
    ),
)

EXERCISE = Exercise(
    "tile_score",
    stage=8,
    reference=tile_score,
    cases=(
        *(*GIVEN, *ABC, QUESTION_MARK, SPACE, *CAPITALS[3:], *SMALL, *NO_TILE),
        *(NOTHING, ACCENT, *SEVERAL, *TABLE),
    ),
    generate=lambda rng: _case(rng.choice(string.ascii_letters + "?? " + OTHERS)),
    generated=15,
    stand_ins=for_tile_score,
    mistakes=MISTAKES,
    new_rule="a blank scores 1.",
    hints=(
        "There are three kinds of characters: letters, the two ways to write a "
        "blank, and all others. What is the answer for each kind?",
        "`SCRABBLE_LETTER_VALUES` has the letters, as small ones: make the tile small "
        "before you look it up. The two blanks are missing there, and `*` is no tile "
        "here: answer for these three first.",
        "`if tile == '?' or tile == ' ':` the answer is 0, and for `'*'` it is -1. "
        "For all others: `return SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)`.",
    ),
)
