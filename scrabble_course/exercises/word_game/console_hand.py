"""Reads and judges a hand that is played on the console, turn by turn."""

from __future__ import annotations

import re

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.judging import (
    Problem,
    changed_argument,
    not_returned,
    same,
)
from scrabble_course.diagnosis.transcript import ScreenTurn, parting, screen, turns
from scrabble_course.exercises.word_game.console_sides import (
    asked_aside,
)

END_OF_HAND = "!!"

MOST_NUMBERS = 50
"""More of them in one turn are not tried, each with each."""

_POINTS_AND_TOTAL = re.compile(r"(?i)earned (-?\d+) points?\W+total: (-?\d+)")
"""The lesson's own sentence, in which it is plain which number is which."""


def hand_shown(turn: ScreenTurn) -> list[str]:
    """Return the letters that our own play_hand shows before a question."""
    hands = re.findall(r"(?m)^Current Hand:(.*)", turn.shown)
    return hands[-1].split() if hands else []


def judge_words_asked(case: Case, outcome: Outcome) -> Problem | None:
    """Judge how often a word is asked for."""
    right, got = turns(case.expected.events), turns(outcome.events)
    wanted, end = "[a question for the next word]", "[the hand is over]"
    aside = asked_aside(outcome)
    if aside and case.topic == WHAT_IS_ASKED:
        before, asked = aside
        return parting(before, wanted, asked or "[another question]")
    if len(got) < len(right):
        return parting(screen(got[:-1]), wanted, f"{got[-1].shown}\n{end}")
    if len(got) > len(right):
        place = len(right) - 1
        return parting(screen(got[:place]), end, got[place].shown)
    return None


def judge_turns_shown(case: Case, outcome: Outcome) -> Problem | None:
    """Judge hands and numbers on the screen, as far as the hand was played."""
    place, missing = first_missing(case, outcome)
    if not missing:
        return None
    got = turns(outcome.events)
    return parting(screen(got[:place]), f"[{missing}]", got[place].shown)


def first_missing(case: Case, outcome: Outcome) -> tuple[int, str]:
    """Return the first turn in which something is not shown, and what it is."""
    totals = {0}
    both = zip(turns(case.expected.events), turns(outcome.events), strict=False)
    for place, (right, turn) in enumerate(both):
        if missing := _missing(right, turn, totals):
            return place, missing
        totals = _own_totals(turn, totals) or totals
    return 0, ""


def shows_them_swapped(right: ScreenTurn, turn: ScreenTurn) -> bool:
    """Whether the lesson's sentence has the total for the points, and the reverse."""
    wanted, got = (_POINTS_AND_TOTAL.search(each.shown) for each in (right, turn))
    if not (wanted and got):
        return False
    points, total = wanted.groups()
    return points != total and got.groups() == (total, points)


def _missing(right: ScreenTurn, turn: ScreenTurn, totals: set[int]) -> str:
    """Say what is not on the screen; `totals` are what the total may be so far.

    Wrong points are not held against the screen, as long as they add up.
    """
    if turn.shows_none:
        return "the same without None"
    if shows_them_swapped(right, turn):
        return "the points of the word, and then the total"
    numbers = right.numbers - turn.numbers
    is_repeated = not right.asked and turn.numbers & totals
    adds_up = _own_totals(turn, totals) or is_repeated
    if numbers and not adds_up and (right.asked or not turn.asked):
        return f"{' and '.join(map(str, sorted(numbers)))} on the screen"
    if right.asked and turn.asked and not turn.has_hand(hand_shown(right)):
        return f"the hand {' '.join(hand_shown(right))}"
    return ""


def _own_totals(turn: ScreenTurn, totals: set[int]) -> set[int]:
    """Return what the total may be after a turn: one before, and points shown."""
    numbers = turn.numbers
    if len(numbers) > MOST_NUMBERS:
        return set()
    return {n for n in numbers for points in numbers - {0} if n - points in totals}


def judge_words_added(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the total, wherever it is found, as far as the hand was played."""
    got = turns(outcome.events)
    both = list(zip(turns(case.expected.events), got, strict=False))
    totals = [max(right.numbers, default=0) for right, _ in both]
    total = max(totals)
    found = {n for turn in got[totals.index(total) :] for n in turn.numbers}
    is_open = outcome.ended == "asked" and total == 0
    if is_open or total in found or same(outcome.value, total):
        return None
    missing = [right.numbers - turn.numbers for right, turn in both]
    place = next((place for place, numbers in enumerate(missing) if numbers), 0)
    if not got[place].numbers:
        return Problem(f"{total} returned", f"{outcome.value!r} returned")
    wanted = f"[{' and '.join(map(str, sorted(both[place][0].numbers)))}]"
    return parting(screen(got[:place]), wanted, got[place].shown)


def judge_hand_returned(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what comes back: the right total, or a wrong one that it shows, too.

    A hand that goes on after its last letter is told by what is asked.
    """
    total = case.expected.value
    if outcome.ended == "asked" and END_OF_HAND not in case.call.replies:
        return None
    if ended := not_returned(outcome):
        return Problem(f"{total} returned", ended)
    if problem := changed_argument(case, outcome):
        return problem
    value, shown = outcome.value, turns(outcome.events)
    is_shown = type(value) is int and value in shown[-1].numbers
    is_known = any(total in turn.numbers for turn in shown)
    if same(value, total) or (total and value and is_shown and not is_known):
        return None
    return Problem(f"{total} returned", f"{value!r} returned")


def judge_no_more(case: Case, outcome: Outcome) -> Problem | None:
    """Judge that the total is not above ours, if a number comes back."""
    total, value = case.expected.value, outcome.value
    if type(value) is not int or value <= total:
        return None
    return Problem(f"{total} returned", f"{value} returned")


def judge_spent(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what is left after a reply that is no word, if hands are shown at all."""
    got = turns(outcome.events)
    both = zip(turns(case.expected.events), got, strict=False)
    for place, (right, turn) in enumerate(both):
        if right.asked and turn.asked and not turn.has_hand(hand_shown(right)):
            wanted = f"[the hand {' '.join(hand_shown(right))}]"
            return parting(screen(got[:place]), wanted, turn.shown) if place else None
    return None


WHAT_IS_ASKED = "what is asked"


def turns_played(outcome: Outcome) -> list[ScreenTurn]:
    """Return what was shown, at first and after each reply: three turns at least."""
    return [*turns(outcome.events), *[ScreenTurn("", None, asked=False)] * 2]
