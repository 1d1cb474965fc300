"""The mistakes in highest_scoring_word_from_tiles, and how each is told from others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, changed_argument, same
from scrabble_course.checks.scrabblegram import searching
from scrabble_course.checks.scrabblegram.searching import answer_of
from scrabble_course.scrabblegram.best_word import (
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles


def _formed(case: Case) -> Iterator[tuple[str, str]]:
    """Give the words that can be formed, each with the tiles played."""
    tiles, _, words = case.call.args
    for word in words:
        formed, played_tiles = can_form_word_from_tiles(word, tiles)
        if formed:
            yield word, played_tiles


def _best_if(case: Case, scoring: Callable[[str, str], int]) -> tuple[int, str]:
    """Return the best answer if words and tiles played were scored by `scoring`."""
    best = (-1, "")
    for word, played_tiles in _formed(case):
        score = scoring(word, played_tiles)
        if score > best[0]:
            best = (score, word)
    return best


def _gives_blanks_full_value(case: Case, outcome: Outcome, _: Attempt) -> bool:
    modifiers = case.call.args[1]
    full = _best_if(case, lambda word, _: compute_score(word, modifiers))
    return same(outcome.value, full)


def _keeps_the_first_place(case: Case, outcome: Outcome, _: Attempt) -> bool:
    modifiers = case.call.args[1]
    first = _best_if(case, lambda _, played: compute_score(played, modifiers))
    return same(outcome.value, first)


def _leaves_modifiers_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether the best word on plain squares is taken, here and on such squares."""
    tiles, modifiers, words = case.call.args
    plain = [read_modifiers(".")[0]] * len(modifiers)
    answer = answer_of(outcome.value)
    found = highest_scoring_word_from_tiles(tiles, plain, words)
    if answer is None or not answer[1] == found[1] != case.expected[1]:
        return False
    return all(
        same(attempt(other.call).value, other.expected) for other in searching.BEST
    )


def _is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    wrong_kind = answer_of(outcome.value) is None and outcome.value is not None
    return outcome.ended == "returned" and wrong_kind


def _is_the_wrong_way_round(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return type(value) is tuple and list(map(type, value)) == [str, int]


def _word(outcome: Outcome) -> str:
    answer = answer_of(outcome.value)
    return answer[1] if answer else ""


def _gives_tiles(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word = _word(outcome)
    played = {t for w in case.call.args[2] for t in ways_to_play(w, case.call.args[0])}
    return ("?" in word or " " in word) and word.upper() in {
        tiles.upper() for tiles in played
    }


def _gives_another_spelling(case: Case, outcome: Outcome, _: Attempt) -> bool:
    expected: str = case.expected[1]
    word = _word(outcome)
    return word != expected and word.upper() == expected.upper()


def _takes_other_words(case: Case, outcome: Outcome, _: Attempt) -> bool:
    listed = {word.upper() for word in case.call.args[2]}
    return _word(outcome) != "" and _word(outcome).upper() not in listed


def _takes_zero_for_none(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a word worth 0 is taken for none, though a missing word is not."""
    answer = answer_of(outcome.value)
    none = attempt(searching.NONE[0].call)
    return answer == (-1, "") and same(none.value, (-1, ""))


def _says_zero_for_none(_: Case, outcome: Outcome, __: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and answer[0] == 0


def _takes_a_later_word(case: Case, outcome: Outcome, _: Attempt) -> bool:
    answer = answer_of(outcome.value)
    is_tie = answer is not None and answer[0] == case.expected[0]
    return is_tie and _word(outcome) in case.call.args[2]


def _takes_the_longest(case: Case, outcome: Outcome, _: Attempt) -> bool:
    formed = [word for word, _ in _formed(case)]
    return _word(outcome) == max(formed, key=len, default="")


def _takes_one_that_scores_less(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _word(outcome) in {word for word, _ in _formed(case)}


def _takes_one_without_tiles(case: Case, outcome: Outcome, _: Attempt) -> bool:
    formed = {word for word, _ in _formed(case)}
    return _word(outcome) in set(case.call.args[2]) - formed


def _right_if(change: Callable[[str], str]) -> Callable[[Case, Outcome, Attempt], bool]:
    """Tell a mistake by an answer that is right once texts are changed."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        tiles, modifiers, words = case.call.args
        changed = (change(tiles), modifiers, [change(word) for word in words])
        again = attempt(Call(changed))
        return same(again.value, highest_scoring_word_from_tiles(*changed))

    return when


MISTAKES = (
    Mistake(
        "changes-its-argument",
        (),
        lambda case, outcome, attempt: changed_argument(case, outcome) is not None,
        "Your function changed the list of words or of modifiers that it was given. "
        "Methods such as `words.sort()` and `words.remove(word)` do that; "
        "`sorted(words)` makes a new list.",
    ),
    Mistake(
        "pair-the-wrong-way-round",
        (),
        _is_the_wrong_way_round,
        "The two parts of the answer have changed places: the score comes first, and "
        "then the word.",
    ),
    Mistake(
        "not-a-pair",
        (),
        _is_no_pair,
        "The answer has two parts, separated by a comma: the score, a whole number, "
        "and the word, as in `return best_score, best_word`.",
    ),
    Mistake(
        "tiles-for-the-word",
        (),
        _gives_tiles,
        "These are the tiles played, with a `?` for each blank. The answer is the "
        "word of the list that they form.",
    ),
    Mistake(
        "own-word-list",
        searching.OWN_LIST,
        _takes_other_words,
        "That word is not among the words that were given. Go through the parameter "
        "`words`, and read the course's own list only if it is None.",
    ),
    Mistake(
        "word-not-as-listed",
        (),
        _gives_another_spelling,
        "That is the right word in other letters. Return it as the list has it; keep "
        "the text from the list beside the one that you compare with.",
    ),
    Mistake(
        "zero-for-none",
        searching.NONE,
        _says_zero_for_none,
        'No word can be formed here, and the answer to that is `(-1, "")`. Start '
        "with `best_score = -1`: every word, even one worth 0, is better than that.",
    ),
    Mistake(
        "zero-is-a-word",
        searching.WORTH_NOTHING,
        _takes_zero_for_none,
        "A word can be formed here. It is made of blanks and scores 0, but a word "
        "worth 0 is a word. Start with `best_score = -1`, and keep what is larger.",
    ),
    Mistake(
        "word-without-tiles",
        (*searching.BEST, *searching.NONE, *searching.BLANK_WORTH),
        _takes_one_without_tiles,
        "That word cannot be formed from the tiles. `can_form_word_from_tiles` gives "
        "two values, and a pair is never False: `formed, played = ...`, and then "
        "`if formed:`.",
    ),
    Mistake(
        "longest-word",
        searching.BEST,
        _takes_the_longest,
        "That is the longest word that can be formed, but a shorter one scores more. "
        "Compare the scores.",
    ),
    Mistake(
        "modifiers-left-out",
        searching.MODIFIERS,
        _leaves_modifiers_out,
        "Without the score modifiers this would be the best word. Let "
        "`compute_score(played_tiles, score_modifiers)` say what each is worth.",
    ),
    Mistake(
        "not-the-highest",
        searching.BEST,
        _takes_one_that_scores_less,
        "That word can be formed, but another scores more. Look at every word before "
        "you return, and keep the best score and its word together.",
    ),
    Mistake(
        "tie-taken-by-a-later-word",
        searching.TIES,
        _takes_a_later_word,
        "Several words share the highest score, and the first of them in the list "
        "counts. Take a new word only if its score is higher, `>` and not `>=`.",
    ),
    Mistake(
        "blank-worth-its-letter",
        searching.BLANK_WORTH,
        _gives_blanks_full_value,
        "A blank has been given the score of the letter that it stands for. Score the "
        "tiles played, where it is a `?`, and not the word.",
    ),
    Mistake(
        "blank-place",
        searching.BLANK_PLACE,
        _keeps_the_first_place,
        "The word has two equal letters, and the blank may stand for either. "
        "`can_form_word_from_tiles` knows one way only: try every way to play the "
        "word, and let the one that scores most count.",
    ),
    Mistake(
        "space-as-blank",
        searching.SPACE,
        _right_if(lambda text: text.replace(" ", "?")),
        "With a `?` in place of the space this comes out right. A space is a blank, "
        "too; `tiles.replace(' ', '?')` makes them all alike.",
    ),
    Mistake(
        "capitals",
        searching.SMALL,
        _right_if(str.upper),
        "All in capitals, this comes out right. Capitals count like small letters, "
        "in the tiles and in the words.",
    ),
)
