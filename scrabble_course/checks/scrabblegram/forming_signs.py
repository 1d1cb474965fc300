"""How each mistake in can_form_word_from_tiles is told from the others."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case
from scrabble_course.checks.scrabblegram.forming import (
    BLANK,
    OTHER_ORDER,
    answer_of,
    judge_play,
    same_play,
)


def refuses(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the answer is a pair that says no."""
    answer = answer_of(outcome.value)
    return answer is not None and not answer[0]


def accepts(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the answer is a pair that says yes."""
    answer = answer_of(outcome.value)
    return answer is not None and answer[0]


def is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the answer is something else than a pair, and not None."""
    wrong_kind = answer_of(outcome.value) is None and outcome.value is not None
    return outcome.ended == "returned" and wrong_kind


def runs_out_of_letters(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a letter is looked up where the word has none."""
    return outcome.error.startswith("IndexError: string index")


def takes_apart_what_is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether True, False or None is taken apart as a pair."""
    said = "TypeError: cannot unpack non-iterable "
    return outcome.error.startswith((f"{said}bool", f"{said}NoneType"))


def adds_a_pair_to_a_text(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a text and a pair are joined with `+`."""
    return outcome.error.startswith(
        (
            'TypeError: can only concatenate str (not "tuple")',
            'TypeError: can only concatenate tuple (not "str")',
        )
    )


def plays_part_of_a_word(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether tiles come with a right no, by a function that can say yes."""
    answer = answer_of(outcome.value)
    is_part = answer is not None and not answer[0] and answer[1] != ""
    return is_part and not case.expected[0] and _knows_letters(attempt)


def needs_the_order_of_the_tiles(
    case: Case, outcome: Outcome, attempt: Attempt
) -> bool:
    """Whether a word is formed only from tiles that lie in its order."""
    in_order = attempt(Call(("LEAP", "ZLEAPXS")))
    is_formed = same_play(in_order.value, (True, "LEAP"))
    return refuses(case, outcome, attempt) and is_formed


def never_shortens_the_word(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether only the word without letters is ever formed."""
    one_letter = attempt(Call(("A", "A")))
    no_letter = attempt(Call(("", "A")))
    is_formed = same_play(no_letter.value, (True, ""))
    return is_formed and all(refuses(case, o, attempt) for o in (outcome, one_letter))


def needs_a_tile_left_over(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a word of all the tiles is formed only with one tile more."""
    word, tiles = case.call.args
    more = attempt(Call((word, tiles + "X")))
    is_formed = same_play(case.expected, more.value)
    return refuses(case, outcome, attempt) and is_formed


def takes_all_copies(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a word with equal letters is refused, and others are not."""
    return refuses(case, outcome, attempt) and _knows_letters(attempt)


def knows_no_blank(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether letters come out right, and no blank is ever played."""
    return _knows_letters(attempt) and not any(
        accepts(other, attempt(other.call), attempt) for other in BLANK
    )


def right_with_question_marks(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the answer is right once each space is a `?`."""
    word, tiles = case.call.args
    marked = attempt(Call((word, tiles.replace(" ", "?"))))
    return same_play(case.expected, marked.value)


def right_in_capitals(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the answer is right once all letters are capitals."""
    word, tiles = case.call.args
    capitals = attempt(Call((word.upper(), tiles.upper())))
    return same_play(case.expected, capitals.value)


def plays_a_space(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether there is a space among the tiles played."""
    answer = answer_of(outcome.value)
    return answer is not None and " " in answer[1]


def plays_the_word(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the word itself is given for the tiles played."""
    played = _tiles(case, outcome)[1]
    return played != "" and played == case.call.args[0].upper()


def plays_blanks_unasked(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether more blanks are played than are needed."""
    expected, played = _tiles(case, outcome)
    return played.count("?") > expected.count("?")


def plays_the_blank_elsewhere(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a blank stands for another of two equal letters."""
    expected, played = _tiles(case, outcome)
    word = case.call.args[0].upper()
    fits = all(a in (b, "?") for a, b in zip(played, word, strict=False))
    return fits and "?" in played and sorted(played) == sorted(expected)


def plays_out_of_order(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the right tiles are played in another order."""
    expected, played = _tiles(case, outcome)
    return played != "" and sorted(played) == sorted(expected)


def plays_other_tiles(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a word that can be formed is accepted, with whatever tiles."""
    return case.expected[0] is True and accepts(case, outcome, attempt)


def _tiles(case: Case, outcome: Outcome) -> tuple[str, str]:
    """Return expected and played tiles of a word that was rightly accepted."""
    expected, answer = answer_of(case.expected), answer_of(outcome.value)
    if expected and answer and expected[0] and answer[0]:
        return expected[1], answer[1]
    return "", ""


def _knows_letters(attempt: Attempt) -> bool:
    return all(judge_play(case, attempt(case.call)) is None for case in OTHER_ORDER)
