"""The exercise of stage 5: play_hand (seed 004, Problem 5).

A hand is a call with replies. What is asked, shown, added up and returned are sides of
the same call, and cases of their own: one slip costs one of them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import make_call
from scrabble_course.diagnosis import transcript
from scrabble_course.diagnosis.exercise import Case, Exercise, MultiCallMistake, Shows
from scrabble_course.diagnosis.judging import Problem, same
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.diagnosis.transcript import turns
from scrabble_course.exercises.common_mistakes import wrong_arguments
from scrabble_course.exercises.word_game import console_hand as console
from scrabble_course.exercises.word_game.console_sides import (
    asks_aside,
    ended_by,
    gives_none,
    is_over,
    prints_none,
    side,
    side_to_the_end,
)
from scrabble_course.exercises.word_game.word_game_stand_ins import for_play_hand
from scrabble_course.word_game.hands import Hand, get_frequency_dict, update_hand
from scrabble_course.word_game.playing_a_hand import calculate_handlen, play_hand
from scrabble_course.word_game.wildcards import VOWELS, is_valid_word
from scrabble_course.word_game.word_scores import get_word_score

WORDS = (
    "area cart cow cows dad fix fox it jar jars let lot oat out part rat re sow tar "
    "tea tell to toe toll toot tot wed wee weed zoo"
).split()


def _game(
    letters: str, *replies: str, unlisted: str = "", given: bool = False, gone: str = ""
) -> Case:
    """Return a case: a hand of `letters`, and what the player types.

    Letters that are `gone` stand in the hand with a count of 0.
    """
    typed = {reply.replace("*", vowel) for reply in replies for vowel in VOWELS}
    typed = {"cow", "it", *typed} - {unlisted}
    listed = [word for word in WORDS if word in typed]
    hand = {**get_frequency_dict(letters), **dict.fromkeys(gone, 0)}
    call = Call((hand, listed), replies, script=ASIDE)
    return Case(call, make_call(play_hand, call), "", given)


ASIDE = {
    "aside": (r"substitut|(replac|chang|swap)\w* (a|any|one|some|the) letter", "no n")
}
"""To substitute a letter is for play_game to offer; a hand that does is played on."""

FOX_POINTS = get_word_score("f*x", 4)
JAR_FOX = _game("ajef*rx", "jar", "f*x", "!!", given=True)
FIX_INVALID_IT = _game("acfi*tx", "fix", "ac", "*t", given=True)
COWS = _game("cows*z", "cows", "!!", given=True)
WILD = _game("cows*z", "c*ws", "!!", given=True)
INVALID = _game("cows*z", "c*wz", "!!", given=True)
NO_VOWEL = _game("cows*z", "*ows", "!!", given=True)
STOP = _game("xyz", "!!")
REPEATED = _game("tollet", "toll", "!!")
EMPTIED = _game("tolltoe", "toll", "toe")
EMPTIED_AT_LAST = _game("tollet", "toll", "et")
EMPTIED_BY_WORD = _game("jar", "jar")
ENTER = _game("jarx", "", "jar", "!!")
NOT_HELD = _game("catxr", "attz", "xr", "!!")


NOT_VALID = "a word that is not valid"
EMPTY = "an empty hand"
JUST_ENTER = "just Enter"
_asked = side_to_the_end(
    console.judge_words_asked, console.WHAT_IS_ASKED, is_first=True
)
_shown = side_to_the_end(console.judge_turns_shown, "what is on the screen")
_added = side_to_the_end(console.judge_words_added, "what is added up")
_returned = side(None, "what is returned")
_spent = side_to_the_end(console.judge_spent, NOT_VALID, is_first=True)

PLAYED = (JAR_FOX, COWS, WILD)
ASKED = _asked(*PLAYED, REPEATED, STOP)
SHOWN = _shown(*PLAYED, REPEATED, EMPTIED_AT_LAST)
HAND_SHOWN = (*_shown(STOP), *SHOWN)
ADDED = _added(*PLAYED, REPEATED, _game("jarxe", "jar", "!!"), EMPTIED_BY_WORD)
IN_JAR_FOX, IN_COWS, IN_WILD = _added(JAR_FOX), _added(COWS), _added(WILD)
RETURNED = _returned(*PLAYED, STOP, EMPTIED, EMPTIED_BY_WORD)
TWO_WORDS = (*_shown(JAR_FOX), *IN_JAR_FOX, *_returned(JAR_FOX))
ENDS_BY_WORD = _asked(EMPTIED_BY_WORD, EMPTIED, topic=EMPTY)
ENDS_WITH_ZEROS = (
    *_asked(_game("jar", "jar", gone="x"), _game("", gone="ab"), topic=EMPTY),
    *_returned(_game("", gone="ab")),
)
NOTHING_HELD = _game("")
NOT_BEGUN = (*_asked(NOTHING_HELD, topic=EMPTY), *_returned(NOTHING_HELD))
ENDS_BY_INVALID = _asked(_game("xyz", "xyz"), FIX_INVALID_IT, topic=NOT_VALID)
ENDS_BY_TOO_MANY = _asked(_game("xyz", "xxyz"), topic=NOT_VALID)
ENDS = (*ENDS_BY_WORD, *ENDS_BY_INVALID)
AFTER_INVALID = _spent(INVALID, NO_VOWEL, NOT_HELD)
INVALID_SPENT = (*AFTER_INVALID, *ENDS_BY_INVALID)
SPENT_TWICE = _spent(_game("ooxxt", "ox", "!!"))
NOTHING_ADDED = _added(INVALID, topic=NOT_VALID)
OTHER_WORDS = _added(_game("cartx", "cart", "!!", unlisted="cart"), topic=NOT_VALID)
NONE_HELD = _added(_game("jarxeuo", "zzz", "jar", "!!"), topic=NOT_VALID)
SPENT = side(console.judge_no_more, NOT_VALID)(_game("jarx", "jar", "jar", "!!"))
TWICE = _added(_game("jarjarx", "jar", "jar", "!!"))
AFTER_ENTER = (*_asked(ENTER, topic=JUST_ENTER), *_spent(ENTER, topic=JUST_ENTER))
ENTER_AT_LAST = _asked(_game("x", "", "!!"), topic=JUST_ENTER)
VALID_FIRST = (*SHOWN[:1], *ASKED[:1])


def _letters(case: Case) -> list[str]:
    return console.hand_shown(console.turns_played(case.expected)[0])


def _keeps_letters(case: Case, got: Outcome) -> bool:
    """Whether the hand is shown as it was, in the same way.

    As one word, a hand may be told from the word that was typed.
    """
    (first, second, *_), letters = console.turns_played(got), _letters(case)
    if first.shows_hand(letters) or sorted(case.call.replies[0]) == sorted(letters):
        return second.shows_hand(letters)
    return first.has_hand(letters) and second.has_hand(letters)


def _hand_not_shown(case: Case, got: Outcome) -> bool:
    first = console.turns_played(got)[0]
    return first.asked and not first.has_hand(_letters(case))


def _shown_only_once(case: Case, got: Outcome) -> bool:
    first, *later = turns(got.events)
    asked = [turn for turn in later if turn.asked]
    shown_later = any(turn.shows_any_hand for turn in asked)
    return first.shows_any_hand and bool(asked) and not shown_later


def _asks_first(case: Case, got: Outcome) -> bool:
    """Whether the hand is shown after the first reply, which nothing was said about."""
    second = console.turns_played(got)[1]
    is_shown_late = second.shows_hand(_letters(case)) and not second.numbers
    return is_shown_late and _hand_not_shown(case, got)


def _shows_no_points(case: Case, got: Outcome) -> bool:
    """Whether points or a total are not shown, and no wrong ones in their place.

    The total at the end must be right: else it is not only the screen.
    """
    total = case.expected.value
    if not same(got.value, total) and total not in turns(got.events)[-1].numbers:
        return False
    place, missing = console.first_missing(case, got)
    right, turn = (
        console.turns_played(case.expected)[place],
        console.turns_played(got)[place],
    )
    may_be_a_size = range(calculate_handlen(case.call.args[0]) + 1)
    is_number = right.asked and missing.endswith("screen")
    return is_number and turn.numbers - right.numbers <= {*may_be_a_size}


def _shows_them_swapped(case: Case, got: Outcome) -> bool:
    both = zip(turns(case.expected.events), turns(got.events), strict=False)
    return any(console.shows_them_swapped(right, turn) for right, turn in both)


def _shows_no_total_at_last(case: Case, got: Outcome) -> bool:
    """Whether all is shown until the hand is over, and no number then."""
    *before, last = turns(got.events)
    is_at_last = console.first_missing(case, got)[0] == len(before)
    return is_at_last and got.ended == "returned" and not last.numbers


def _total(test: Callable[[int, int], bool]) -> Shows:
    """Show a test on the number that came back, and the right total."""
    return lambda case, got: (
        type(got.value) is int and test(got.value, case.expected.value)
    )


def _asks_twice(case: Case, got: Outcome) -> bool:
    """Whether the first question comes again at once, word for word."""
    kinds = [event.kind for event in got.events]
    first, *others = got.events[kinds.index("asked") :]
    return bool(others) and others[0].details[:1] == first.details[:1]


_earns_nothing = _total(lambda got, right: got == 0)


def _n_is_another(case: Case, got: Outcome) -> bool:
    """Whether n was smaller or larger than the hand, by the points of a word."""
    hand, word = case.call.args[0], case.call.replies[0]
    points = console.turns_played(got)[1].numbers
    sizes = [n for n in range(25) if get_word_score(word, n) in points]
    return bool(sizes) and calculate_handlen(hand) not in sizes


def _scored_with(size: Callable[[Hand], int]) -> Shows:
    """Show the total with `size` of the first hand for n, whatever is left of it."""

    def shows(case: Case, got: Outcome) -> bool:
        (first, word_list), total = case.call.args, 0
        hand = first
        for word in case.call.replies:
            if is_valid_word(word, hand, word_list):
                total += get_word_score(word, size(first))
            hand = update_hand(hand, word)
        return same(got.value, total) or total in turns(got.events)[-1].numbers

    return shows


def _random_case(rng: random.Random) -> Case:
    """Return one side of a random hand, which is played with words good and bad."""
    words = rng.sample(WORDS, rng.randint(1, 3))
    if rng.random() < 0.5:
        vowels = [letter for letter in words[0] if letter in VOWELS]
        words[0] = words[0].replace(rng.choice(vowels), "*", 1)
    topic = rng.choice(("", "", "", NOT_VALID, EMPTY, JUST_ENTER))
    if topic == EMPTY:
        emptied = _game("".join(words), *words)
        return rng.choice((*_asked(emptied, topic=EMPTY), *_shown(emptied)))
    letters = [*"".join(words), *"xzq"]
    bad = {NOT_VALID: [rng.choice(("x", "zq", "xzz"))], JUST_ENTER: [""]}.get(topic, [])
    place = rng.randint(0, len(words))
    typed = [*words[:place], *bad, *words[place:], console.END_OF_HAND]
    game = _game("".join(rng.sample(letters, len(letters))), *typed)
    if topic:
        return rng.choice((*_asked(game, topic=topic), *_spent(game, topic=topic)))
    return rng.choice((*_asked(game), *_shown(game), *_added(game), *_returned(game)))


MISTAKES = (
    mistake("asks-first", ASKED, HAND_SHOWN, shows=_asks_first)(
        "Something is asked before the hand is shown. All that the game needs is given "
        "by the call: its first question, below the hand, is for a word."
    ),
    mistake("asks-nothing", ASKED, ENDS, every_case=True)(
        "No word is asked for. Is `input` still missing, or does the loop never begin? "
        "As long as the hand has letters, show it, ask for a word, and treat the "
        "reply.",
        lambda case, got: not any(turn.asked for turn in turns(got.events)),
    ),
    mistake("substitutes", ASKED, every_case=True, shows=asks_aside)(
        "That question is not of the hand: to substitute a letter is for play_game to "
        "offer, before it plays a hand. Here the player is asked for words alone."
    ),
    mistake("asks-twice", ASKED, SHOWN, shows=_asks_twice)(
        "A word was typed, and the same question comes again at once. Each "
        "`input(...)` asks anew: call it once in a round, `word = input(...)`, and go "
        "on with `word`."
    ),
    mistake("stop-ignored", ASKED, SHOWN)(
        "The player typed `!!`, and the hand went on. Is the reply compared with just "
        "that, by `==` (never by `is`), before it is judged? Then leave the loop.",
        lambda case, got: (
            got.ended == "asked" and case.call.replies[-1] == console.END_OF_HAND
        ),
    ),
    mistake("ends-early", ASKED, ENDS, shows=is_over)(
        "The hand is over here, although letters are left and `!!` was not typed. "
        "Which `return`, `break` or condition of the loop ended it (`> 1` stops at one "
        "letter), or has the hand been emptied? Only `!!` and an empty hand end it."
    ),
    prints_none(SHOWN),
    mistake("hand-not-shown", HAND_SHOWN, shows=_hand_not_shown)(
        "Before each question the hand must be on the screen, each letter as often as "
        "its count says: in every turn, call `display_hand(hand)` first. (A function "
        "that gives the letters back shows nothing by itself: print what it gives.)"
    ),
    mistake("hand-shown-once", SHOWN, shows=_shown_only_once)(
        "The hand is shown once, and then no more. It changes with each word: call "
        "`display_hand(hand)` inside the loop, before each question."
    ),
    mistake("spent-twice", SPENT_TWICE, passes_on=AFTER_INVALID[:1])(
        "The hand has lost more letters than the word has. Each is spent as often as "
        "it stands in the word, and that is what `update_hand` does: call it once for "
        "each word, below `if` and `else`, and in neither of them."
    ),
    mistake("hand-never-shrinks", SHOWN, ADDED, ENDS_BY_WORD, shows=_keeps_letters)(
        "The hand on the screen stays the same after a word. update_hand gives back a "
        "new hand: show that one, and go on with it. `hand = update_hand(hand, word)`, "
        "below `if` and `else`, keeps it under the old name after every word. (In a "
        "function of your own, `hand` is a name of that function alone: return it.)"
    ),
    mistake("valid-word-earns-nothing", SHOWN, ADDED, every_case=True)(
        "The total is 0 in the end although a word was valid. Is the word judged "
        "before its letters are spent, and is its score added: `total += earned`? "
        '`is_valid_word` gives True or False, not the text "True".',
        _earns_nothing,
    ),
    mistake("returns-last-score", TWO_WORDS, passes_on=IN_COWS)(
        "That is the score of the last word alone. What is asked for is the total, to "
        "which each valid word adds: `total += earned`, and `return total`.",
        _total(lambda got, right: got == FOX_POINTS),
    ),
    mistake("points-taken-away", ADDED, every_case=True)(
        "The points of a word have been taken away from the total. Add them, `+=`.",
        _total(lambda got, right: got == -right != 0),
    ),
    mistake("invalid-costs-points", NOTHING_ADDED)(
        "An invalid word costs its letters, but no points: the total stays as it is.",
        _total(lambda got, right: got < 0),
    ),
    mistake("invalid-earns-points", NOTHING_ADDED)(
        "An invalid word has earned points. Only what `is_valid_word(word, hand, "
        "word_list)` accepts adds to the total.",
        _total(lambda got, right: got > right == 0),
    ),
    mistake("total-not-shown", SHOWN, passes_on=ENDS_BY_INVALID[1:])(
        "The hand is over, and the total is not on the screen. Print it, whichever way "
        "the hand ends, before you return it.",
        _shows_no_total_at_last,
    ),
    mistake("points-and-total-swapped", SHOWN, shows=_shows_them_swapped)(
        "Points and total have changed places on the screen: first comes what the "
        "word has earned, `earned`, and then all that was earned so far, `total`."
    ),
    mistake("points-not-shown", SHOWN, shows=_shows_no_points)(
        "After a valid word, print the points it earned and the total so far: that of "
        "all words, and not of one, as where each call of a recursion begins at 0."
    ),
    mistake("other-words", OTHER_WORDS, passes_on=NOTHING_ADDED)(
        "`cart` is not in the list that the hand is played with, and it was taken for "
        "a word. Hand this list on: `is_valid_word(word, hand, word_list)`."
    ),
    mistake(
        "wildcard-words-refused",
        IN_JAR_FOX,
        IN_WILD,
        passes_on=IN_COWS,
        every_case=True,
    )(
        "A word with a `*` earns nothing here, though it is valid. `is_valid_word("
        "word, hand, word_list)` knows what a `*` stands for; `word in word_list` does "
        "not.",
        _total(lambda got, right: got == max(right - FOX_POINTS, 0)),
    ),
    mistake("n-always-seven", ADDED, every_case=True)(
        "The word is scored as if the hand had 7 letters. The n of the score is how "
        "many letters are held when the word is entered: `calculate_handlen(hand)`.",
        _scored_with(lambda first: 7),
    ),
    mistake("n-counts-what-is-not-held", NONE_HELD, passes_on=(*IN_JAR_FOX, *IN_COWS))(
        "After letters that the hand does not hold, n is too small: they have been "
        "taken off it, and nothing has left the hand. Count anew for every word: "
        "`calculate_handlen(hand)`.",
        _total(lambda got, right: got > right),
    ),
    mistake("judged-by-the-first-hand", SPENT, passes_on=(*IN_COWS, *IN_JAR_FOX))(
        "The letters of that word were spent before, and it was valid all the same. "
        "`is_valid_word` is to look at the hand that is left, which `update_hand` gave "
        "back, and not at the one of the beginning.",
        _total(lambda got, right: got > right),
    ),
    mistake("n-once-per-hand", IN_JAR_FOX, passes_on=IN_COWS)(
        "The second word is scored with the size the hand had at the start. Letters "
        "have been spent since: count anew for every word, in the hand that is left.",
        _scored_with(calculate_handlen),
    ),
    mistake("another-n", ADDED, TWICE, shows=_n_is_another)(
        "The word is scored with a hand that is too small, or too large. The n of the "
        "score is how many letters the hand had when the word was entered, before they "
        "are spent: `calculate_handlen(hand)`. It is not the length of the word, nor "
        "`len(hand)`, which counts a letter once, however often it is held."
    ),
    mistake("another-total", ADDED, shows=_total(lambda got, right: True))(
        "The total is not what the valid words have earned together. It begins at 0, "
        "once, before the first of them, and each adds `get_word_score(word, n)`: for "
        "the word as it was typed, where n is how many letters were held just then. "
        "Does anything else change the total, or what is printed or returned of it?"
    ),
    mistake("returns-none", RETURNED, shows=gives_none, error_pattern="returns None")(
        "The total is to be returned as well as printed: play_game adds up what "
        "play_hand returns. Every way out needs `return total`: `!!`, and an empty "
        "hand."
    ),
    replace(
        wrong_arguments(
            "`is_valid_word(word, hand, word_list)`, `get_word_score(word, n)`, "
            "`update_hand(hand, word)`"
        ),
        error_pattern="^(?!.*NoneType)(AttributeError|TypeError)",
    ),
    mistake("invalid-word-is-free", INVALID_SPENT, passes_on=_spent(JAR_FOX))(
        "An invalid word costs its letters, too. Spend them after every word, `hand = "
        "update_hand(hand, word)`: not inside the `if` for valid ones, nor where a "
        "`continue` jumps over it.",
        _keeps_letters,
    ),
    mistake(
        *("never-ends-when-empty", ENDS, ENDS_BY_TOO_MANY, ENDS_WITH_ZEROS, NOT_BEGUN),
        shows=ended_by("asked"),
    )(
        "All letters have been played, and another word is asked for. Are they taken "
        "out after every word, valid or not, and out of what was left before? Look "
        "anew before each question how many are left: `calculate_handlen(hand) > 0`. "
        "(A number counted before the word was played is out of date. And the "
        "dictionary need not be empty: a letter may stand in it with a count of 0.)"
    ),
    mistake(
        "enter-is-no-word",
        AFTER_ENTER,
        passes_on=VALID_FIRST,
        error_pattern="IndexError",
    )(
        "The player pressed just Enter, so the word is an empty text. It is not valid "
        "and costs nothing, and the hand goes on with the next question."
    ),
)


def _ends_alike(outcomes: Sequence[Outcome]) -> Problem | None:
    """Compare the words said when letters run out with those said after `!!`."""
    ran_out, by_stop = outcomes
    usual = transcript.words_of(console.turns_played(by_stop)[1].shown) | {
        "jar",
        "cows",
    }
    after_stop = transcript.final_words(by_stop) - usual
    if transcript.final_words(ran_out) - usual - after_stop:
        return None
    ends = [turns(outcome.events)[-1].shown.strip() for outcome in outcomes]
    return Problem(
        "a line that says the letters have run out, and only if they have",
        f"after the last letter: {ends[0]}\nafter !!: {ends[1]}",
    )


_TOTAL_SHOWN = re.compile(r"(?i)(?:score|total|points)\D*(\d+)|(\d+) points")
OTHER_TOTALS = ((EMPTIED_BY_WORD, EMPTIED), (COWS, STOP))
"""Hands that end in the same way, with totals that differ."""


def _shows_a_constant(outcomes: Sequence[Outcome]) -> Problem | None:
    """Find a total that is shown at the end of hands whose totals are others."""
    for place, (one, _) in enumerate(OTHER_TOTALS):
        ends = [turns(got.events)[-1].shown for got in outcomes[2 * place :][:2]]
        first, second = (
            {
                int(number)
                for found in _TOTAL_SHOWN.findall(end)
                for number in found
                if number
            }
            for end in ends
        )
        if wrong := first & second - {0, 1, one.expected.value}:
            return Problem(
                "no total but the right one",
                f"{min(wrong)} at the end of hands that earn more, or less",
            )
    return None


HOW_IT_ENDS = "how a hand ends"
CONSTANT = MultiCallMistake(
    "constant-total",
    ENDS_BY_WORD[0],
    tuple(game.call for pair in OTHER_TOTALS for game in pair),
    _shows_a_constant,
    "The same total is on the screen at the end of different hands. Was it copied from "
    "an example? Print the variable that holds the total, and no other one.",
    topic=HOW_IT_ENDS,
)
ENDINGS = MultiCallMistake(
    "endings-alike",
    ENDS_BY_WORD[0],
    (EMPTIED_BY_WORD.call, COWS.call),
    _ends_alike,
    'When the hand is empty, say so ("Ran out of letters.") before the total, so that '
    "the player knows why the hand is over: count the letters anew after each word. "
    "After `!!`, letters are left: say that they ran out only if they did. (`if "
    "calculate_handlen(hand) == 0:` asks for that, below the loop.)",
    topic=HOW_IT_ENDS,
)

EXERCISE = Exercise(
    "play_hand",
    stage=5,
    reference=play_hand,
    cases=(
        *(*SHOWN, *ASKED, *ADDED, *RETURNED, *ENDS_BY_WORD),
        *(*AFTER_INVALID, *SPENT_TWICE, *NOTHING_ADDED, *ENDS_BY_INVALID),
        *(*ENDS_BY_TOO_MANY, *AFTER_ENTER, *ENTER_AT_LAST),
        *(*OTHER_WORDS, *_asked(NOT_HELD, topic=NOT_VALID), *NONE_HELD),
        *(*SPENT, *TWICE, *_added(_game("cowit", "it", "!!"))),
        *(*ENDS_WITH_ZEROS, *NOT_BEGUN),
    ),
    generate=_random_case,
    generated=16,
    judge=console.judge_hand_returned,
    expects=lambda outcome: outcome,
    stand_ins=for_play_hand,
    new_rule="the hand ends after the third word that is not valid.",
    hints=(
        "Write the loop in words first: as long as there are letters, show the hand, "
        "ask for a word, ... What changes from turn to turn, and what ends the loop?",
        "In each turn: show the hand and ask. On `!!`, stop. If the word is valid, "
        "add its score, worked out with the length the hand has now. Valid or not, "
        "the hand loses the letters. After the loop, say why it ended.",
        "`while calculate_handlen(hand) > 0:` ... `word = input(...)`; on `!!` print "
        "the total and return it; `if is_valid_word(word, hand, word_list): total += "
        "get_word_score(word, calculate_handlen(hand))`; then, outside the if, "
        "`hand = update_hand(hand, word)`.",
    ),
    mistakes=MISTAKES,
    multi_call_mistakes=(ENDINGS, CONSTANT),
)
