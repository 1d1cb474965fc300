"""How each mistake in highest_scoring_word_from_tiles is told from the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, changed_argument, same
from scrabble_course.checks.scrabblegram import searching
from scrabble_course.checks.scrabblegram.searching import (
    NO_WORD,
    answer_of,
    words_of,
)
from scrabble_course.scrabblegram.best_word import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

Sign = Callable[[Case, Outcome, Attempt], bool]
"""Whether a failed case shows a mistake."""


def changes_its_argument(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a list that was given is not as it was."""
    return changed_argument(case, outcome) is not None


def is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the answer is something else than a pair, and not None."""
    wrong_kind = answer_of(outcome.value) is None and outcome.value is not None
    return outcome.ended == "returned" and wrong_kind


def is_the_wrong_way_round(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the word comes before its score."""
    value = outcome.value
    return type(value) is tuple and list(map(type, value)) == [str, int]


def gives_tiles(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the tiles played are given for the word."""
    word, tiles = _word(outcome), case.call.args[0]
    played = {way for listed in words_of(case) for way in ways_to_play(listed, tiles)}
    return ("?" in word or " " in word) and word.upper() in {
        tiles.upper() for tiles in played
    }


def gives_another_spelling(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the right word comes in other letters than in the list."""
    expected: str = case.expected[1]
    word = _word(outcome)
    return word != expected and word.upper() == expected.upper()


def takes_other_words(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the word is not among those that were given."""
    listed = {word.upper() for word in words_of(case)}
    return _word(outcome) != "" and _word(outcome).upper() not in listed


def says_zero_for_none(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether no word is said to score 0."""
    return same(outcome.value, (0, ""))


def takes_zero_for_none(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether all is well but that a word worth 0 is taken for none."""
    none = [attempt(case.call).value for case in searching.WORTH_NOTHING]
    is_none = all(same(answer, NO_WORD) for answer in none)
    return is_none and _right(attempt, *searching.BEST, *searching.NONE)


def takes_one_without_tiles(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a word is taken that cannot be formed."""
    formed = {word for word, _ in _formed(case)}
    return _word(outcome) in set(words_of(case)) - formed


def plays_tiles_twice(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a word is taken for which there are tiles, but too few of them."""
    tiles, word = case.call.args[0].upper(), _word(outcome).upper()
    has_tiles = set(word) <= set(tiles)
    knows_none = _right(attempt, searching.NONE[0])
    return has_tiles and knows_none and takes_one_without_tiles(case, outcome, attempt)


def loses_equal_tiles(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether a word is found, but not one that needs two equal tiles."""
    tiles, modifiers, _words = case.call.args
    found = [attempt(Call((tiles, modifiers, [w]))) for w in ("BROWN", "NEWBORN")]
    return _word(found[0]) == "BROWN" and same(found[1].value, NO_WORD)


def scores_the_right_word_otherwise(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the word is right, and its score is not."""
    answer = answer_of(outcome.value)
    right_score, right_word = case.expected
    return answer is not None and answer[1] == right_word and answer[0] != right_score


def takes_a_later_word(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether another word with the same score is taken."""
    answer = answer_of(outcome.value)
    is_tie = answer is not None and answer[0] == case.expected[0]
    return is_tie and _word(outcome) in words_of(case)


def takes_the_longest(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the longest word is taken, though another scores more."""
    formed = [word for word, _ in _formed(case)]
    longest = max(formed, key=len, default="")
    is_another = longest != case.expected[1]
    return is_another and _word(outcome) == longest


def takes_one_that_scores_less(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether another word is taken that can be formed."""
    others = {word for word, _ in _formed(case)} - {case.expected[1]}
    return _word(outcome) in others


def leaves_modifiers_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether the best word on plain squares is taken, here and on such squares."""
    tiles, modifiers, words = case.call.args
    plain = [read_modifiers(".")[0]] * len(modifiers)
    answer = answer_of(outcome.value)
    found = highest_scoring_word_from_tiles(tiles, plain, words)
    if answer is None or not answer[1] == found[1] != case.expected[1]:
        return False
    return _right(attempt, *searching.BEST)


def gives_blanks_full_value(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the answer is right if the words are scored, and not the tiles."""
    modifiers = case.call.args[1]
    full = _best_if(case, lambda word, _: compute_score(word, modifiers))
    return same(outcome.value, full)


def keeps_the_first_place(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the answer is right if each blank stays at its first place."""
    modifiers = case.call.args[1]
    first = _best_if(case, lambda _, played: compute_score(played, modifiers))
    return same(outcome.value, first)


def finds_nothing(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether no word is ever found."""
    answers = [attempt(case.call) for case in (searching.GIVEN, *searching.BEST)]
    return all(same(answer.value, NO_WORD) for answer in answers)


def needs_the_words(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether all is well but that the words cannot be left out."""
    other_error = outcome.ended != "returned" and outcome.error_type != "TypeError"
    known = (searching.GIVEN, *searching.BEST, *searching.NONE)
    return not other_error and _right(attempt, *known)


def right_if(change: Callable[[str], str]) -> Sign:
    """Tell a mistake by an answer that is right once texts are changed."""

    def when(case: Case, _: Outcome, attempt: Attempt) -> bool:
        tiles, modifiers, words = case.call.args
        changed = (change(tiles), modifiers, [change(word) for word in words])
        again = attempt(Call(changed))
        return same(again.value, highest_scoring_word_from_tiles(*changed))

    return when


def _word(outcome: Outcome) -> str:
    answer = answer_of(outcome.value)
    return answer[1] if answer else ""


def _right(attempt: Attempt, *cases: Case) -> bool:
    return all(same(attempt(case.call).value, case.expected) for case in cases)


def _formed(case: Case) -> Iterator[tuple[str, str]]:
    """Give the words that can be formed, each with the tiles played."""
    for word in words_of(case):
        formed, played_tiles = can_form_word_from_tiles(word, case.call.args[0])
        if formed:
            yield word, played_tiles


def _best_if(case: Case, scoring: Callable[[str, str], int]) -> tuple[int, str]:
    """Return the best answer if words and tiles played were scored by `scoring`."""
    best = NO_WORD
    for word, played_tiles in _formed(case):
        score = scoring(word, played_tiles)
        if score > best[0]:
            best = (score, word)
    return best
