"""Known mistakes of play_hand, told apart by the numbers and hands on the screen."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Across, Case, Mistake, Problem
from scrabble_course.checks.transcript import (
    Turn,
    final_words,
    stray_none,
    turns,
    words_of,
)
from scrabble_course.checks.word_game.hand_games import game
from scrabble_course.word_game.word_scores import get_word_score

SIX_LETTERS = game("cows*z", "cows", "!!", topic="a hand of six letters")
FIVE_LETTERS = game("jarxe", "jar", "!!", topic="a hand of five letters")
REPEATED = game("tollet", "toll", "!!", topic="repeated letters")
TWO_WORDS = game("ajef*rx", "jar", "f*x", "!!", topic="two words in one hand")
INVALID = game("cows*z", "c*wz", "!!", topic="an invalid word costs its letters")
EMPTIED_BY_INVALID = game("xyz", "xyz", topic="an invalid word empties the hand")
EMPTIED_BY_VALID = game("jar", "jar", topic="a word empties the hand")
STOP = game("xyz", "!!", topic="stopping at once")


def _turn_after_word(outcome: Outcome, place: int) -> Turn | None:
    """Return what was shown after the word typed in turn `place` (from 0)."""
    played = turns(outcome.events)
    return played[place + 1] if place + 1 < len(played) else None


def _sizes_used(case: Case, outcome: Outcome, place: int = 0) -> set[int]:
    """Return the hand sizes that explain the score shown for the word."""
    turn = _turn_after_word(outcome, place)
    shown = turn.numbers if turn else set()
    word = case.call.replies[place]
    return {n for n in range(25) if get_word_score(word, n) in shown}


def _letters(case: Case) -> list[str]:
    hand = case.call.args[0]
    return [letter for letter, count in hand.items() for _ in range(count)]


def _size(case: Case) -> int:
    return sum(case.call.args[0].values())


def _uses_seven(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    other = _sizes_used(FIVE_LETTERS, attempt(FIVE_LETTERS.call))
    return _sizes_used(case, outcome) == {7} and other == {7}


def _uses_first_size(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _sizes_used(case, outcome) == {7} and 7 in _sizes_used(case, outcome, 1)


def _uses_distinct(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    distinct = len(case.call.args[0])
    right_without_repeats = _sizes_used(SIX_LETTERS, attempt(SIX_LETTERS.call)) == {6}
    return distinct in _sizes_used(case, outcome) and right_without_repeats


def _uses_smaller(case: Case, outcome: Outcome, _: Attempt) -> bool:
    sizes = _sizes_used(case, outcome)
    return bool(sizes) and max(sizes) < _size(case)


def _uses_larger(case: Case, outcome: Outcome, _: Attempt) -> bool:
    sizes = _sizes_used(case, outcome)
    return bool(sizes) and min(sizes) > _size(case)


def _keeps_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    turn = _turn_after_word(outcome, 0)
    return turn is not None and turn.shows_hand(_letters(case))


def _asks_again(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.ended == "asked"


def _returns_last_score(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return bool(outcome.value == get_word_score(case.call.replies[1], 4))


def _returns_none(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.ended == "returned" and outcome.value is None


def _returns_none_here_only(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    stopped = case.call == TWO_WORDS.call
    other = EMPTIED_BY_VALID if stopped else TWO_WORDS
    value = attempt(other.call).value
    return _returns_none(case, outcome, attempt) and value == other.expected.value


def _prints_none(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return any(stray_none(turn) for turn in turns(outcome.events))


def _asks_first(case: Case, outcome: Outcome, _: Attempt) -> bool:
    first = turns(outcome.events)[0]
    return first.asked and not first.shows_hand(_letters(case))


def _shows_no_points(_: Case, outcome: Outcome, __: Attempt) -> bool:
    turn = _turn_after_word(outcome, 0)
    finished = outcome.ended == "returned"
    return finished and turn is not None and not turn.numbers


MISTAKES = (
    Mistake(
        "hand-not-shown",
        (STOP,),
        _asks_first,
        "Before each question the hand must be on the screen, letter by letter. In "
        "every turn, call `display_hand(hand)` first, and then ask.",
    ),
    Mistake(
        "stop-ignored",
        (STOP, SIX_LETTERS),
        _asks_again,
        "The player typed `!!`, and the hand went on. Compare the reply with `==` "
        "(never with `is`), before it is treated as a word, and leave the loop.",
    ),
    Mistake(
        "hand-never-shrinks",
        (SIX_LETTERS,),
        _keeps_letters,
        "The hand stays the same after a word. update_hand gives back a new hand: "
        "keep it, `hand = update_hand(hand, word)`, for every word.",
    ),
    Mistake(
        "points-not-shown",
        (SIX_LETTERS,),
        _shows_no_points,
        "After a valid word, print the points it earned and the total so far.",
    ),
    Mistake(
        "invalid-word-is-free",
        (INVALID,),
        _keeps_letters,
        "An invalid word costs its letters too. Take them out of the hand after "
        "every word, not only inside the branch for valid ones: "
        "`hand = update_hand(hand, word)`.",
    ),
    Mistake(
        "never-ends-when-empty",
        (EMPTIED_BY_VALID, EMPTIED_BY_INVALID),
        _asks_again,
        "The hand is empty, but another word is asked for. After update_hand a "
        "letter may stand in the hand with a count of 0, so the dictionary itself "
        "need not be empty: ask `calculate_handlen(hand) > 0`.",
    ),
    Mistake(
        "prints-none",
        (SIX_LETTERS, TWO_WORDS),
        _prints_none,
        "A None is on the screen. display_hand prints by itself and returns None, "
        "so call it on a line of its own, not inside print() or an f-string.",
    ),
    Mistake(
        "n-always-seven",
        (SIX_LETTERS,),
        _uses_seven,
        "The word is scored as if the hand had 7 letters. The n of the score is the "
        "size of this hand when the word was entered: calculate_handlen(hand).",
    ),
    Mistake(
        "n-distinct-letters",
        (REPEATED,),
        _uses_distinct,
        "The score's n counts each different letter once. Use "
        "calculate_handlen(hand), which counts repeated letters as often as they "
        "are held; `len(hand)` does not.",
    ),
    Mistake(
        "n-once-per-hand",
        (TWO_WORDS,),
        _uses_first_size,
        "The second word is scored with the size the hand had at the start. Letters "
        "have been spent since: work out n again for every word.",
    ),
    Mistake(
        "n-too-small",
        (SIX_LETTERS,),
        _uses_smaller,
        "The word is scored with a hand that is too small. The n of the score is "
        "the size of the hand when the word was entered, before its letters are "
        "spent; it is not the length of the word either.",
    ),
    Mistake(
        "n-too-large",
        (SIX_LETTERS, FIVE_LETTERS),
        _uses_larger,
        "The word is scored with a hand that is too large. The n of the score is "
        "the number of letters in the hand when the word was entered: "
        "calculate_handlen(hand).",
    ),
    Mistake(
        "returns-last-score",
        (TWO_WORDS,),
        _returns_last_score,
        "That is the score of the last word alone. The total grows with each valid "
        "word: `total += earned`.",
    ),
    Mistake(
        "returns-none-on-one-path",
        (TWO_WORDS, EMPTIED_BY_VALID),
        _returns_none_here_only,
        "The hand ended this way returns None, while the other ending returns the "
        "total. There are two ways out, `!!` and an empty hand, and both need "
        "`return total`.",
    ),
    Mistake(
        "returns-none",
        (SIX_LETTERS, EMPTIED_BY_VALID),
        _returns_none,
        "The total is to be returned as well as printed: play_game adds up what "
        "play_hand returns. End with `return total`.",
    ),
)


def _endings(attempt: Attempt) -> tuple[set[str], set[str]]:
    """Return the words said when letters run out, and those said after `!!`."""
    ran_out = attempt(EMPTIED_BY_VALID.call)
    stopped = attempt(SIX_LETTERS.call)
    after_word = _turn_after_word(stopped, 0)
    usual = words_of(after_word.shown) if after_word else set()
    typed = {"jar", "cows"}
    return final_words(ran_out) - usual - typed, final_words(stopped) - usual - typed


def _silent_ending(attempt: Attempt) -> Problem | None:
    ran_out, stopped = _endings(attempt)
    if ran_out - stopped or {"out"} <= stopped:
        return None
    return Problem(
        "a line that says the letters have run out",
        "the same ending as after `!!`",
    )


def _wrong_ending(attempt: Attempt) -> Problem | None:
    ran_out, stopped = _endings(attempt)
    if ran_out - stopped:
        return None
    return Problem(
        "an ending after `!!` that does not say the letters have run out",
        f"the same words as when they have: {', '.join(sorted(stopped))}",
    )


ACROSS = (
    Across(
        "never-says-ran-out",
        EMPTIED_BY_VALID,
        _silent_ending,
        'When the hand is empty, say so ("Ran out of letters.") before the total, so '
        "that the player knows why the hand is over.",
    ),
    Across(
        "says-ran-out-after-stop",
        SIX_LETTERS,
        _wrong_ending,
        "The player stopped with `!!` and still holds letters, but the hand ends "
        "with the words for an empty hand. Say that the letters ran out only if "
        "they did.",
    ),
)
