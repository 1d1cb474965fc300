"""Reads and judges a hand or a game that is played on the console.

A hand is compared with ours turn by turn, a game step by step; no wording counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Any

from scrabble_course.calling.call import Call, Ended, Outcome
from scrabble_course.diagnosis.exercise import (
    Case,
    Judge,
    Mistake,
    Problem,
    Shows,
    call_text,
    changed_argument,
    judge_value,
    not_returned,
    same,
)
from scrabble_course.diagnosis.mistakes import Cases, mistake
from scrabble_course.diagnosis.transcript import ScreenTurn, parting, screen, turns
from scrabble_course.exercises.word_game.word_game_stand_ins import USUAL_HANDS
from scrabble_course.word_game.playing_a_game import HAND_SIZE


def same_hand(one: Any, other: Any) -> bool:
    """Whether two hands hold the same letters; a count of 0 is the same as none.

    >>> same_hand({"l": 1}, {"l": 1, "q": 0})
    True
    >>> same_hand({"l": 1}, {"l": 1, "q": -1})
    False
    """
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return same(one, other)
    return same(_held(one), _held(other))


def _held(hand: dict[Any, Any]) -> dict[Any, Any]:
    return {key: count for key, count in hand.items() if not same(count, 0)}


def judge_hand(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that returns a hand."""
    return judge_value(case, outcome, same_hand)


def sizes_dealt(outcome: Outcome) -> list[Any]:
    """Return how many letters `deal_hand` was asked for, each time."""
    return [event.details[0] for event in outcome.events if event.kind == "dealt"]


def judge_size_of_hands(case: Case, outcome: Outcome) -> Problem | None:
    """Judge how many letters `deal_hand` was asked for, whatever was dealt."""
    size, deals = case.call.script.get("size", HAND_SIZE), sizes_dealt(outcome)
    if deals and all(same(deal, size) for deal in deals):
        return None
    return Problem(f"hands of {size} letters", f"hands of {deals} letters")


def describe_game(name: str, call: Call) -> str:
    """Return a game as it can be pasted in a cell of the lesson."""
    text, script = call_text(name, call), call.script
    if not script:
        return text
    set_size = "" if script["size"] == HAND_SIZE else f"HAND_SIZE = {script['size']}\n"
    end = f"): {name}("
    return set_size + text.replace(end, f", letters={script['letters']!r}{end}")


def side(
    judge: Judge | None, topic: str, is_first: bool = False
) -> Callable[..., Cases]:
    """Return a function that makes cases of games: what `judge` looks at in them.

    A given example is counted once, by the side that is looked at first.
    """

    def cases(*games: Case, topic: str = topic) -> Cases:
        return tuple(
            replace(game, judge=judge, topic=topic, given=game.given and is_first)
            for game in games
        )

    return cases


def or_short(cases: Callable[..., Cases]) -> Callable[..., Cases]:
    """Return cases in which y and n do for those who do not take yes and no."""

    def short(*games: Case, **more: str) -> Cases:
        return tuple(
            replace(game, call=replace(game.call, script={**game.call.script, **SHORT}))
            for game in cases(*games, **more)
        )

    return short


SHORT = {"instead": {"yes": "y", "no": "n"}}


def all_sides(*judges: Judge) -> Judge:
    """Return a judge that finds what is wrong from any side."""

    def judge(case: Case, outcome: Outcome) -> Problem | None:
        problems = (one(case, outcome) for one in judges)
        return next(filter(None, problems), None)

    return judge


def prints_none(shown: Cases) -> Mistake:
    """Return the mistake of a None on the screen."""
    return mistake("prints-none", shown, shows=shows_none)(
        "A None is on the screen: the value of a function that returns nothing. "
        "display_hand prints by itself and returns None, so call it on a line of its "
        "own, not inside print()."
    )


def shows_none(case: Case, outcome: Outcome) -> bool:
    """Whether a None was printed."""
    return any(turn.shows_none for turn in turns(outcome.events))


def gives_none(case: Case, outcome: Outcome) -> bool:
    """Whether nothing came back."""
    return outcome.value is None


def ended_by(how: Ended) -> Shows:
    """Show that a call ended so."""
    return lambda case, outcome: outcome.ended == how


is_over = ended_by("returned")


def asks_aside(case: Case, outcome: Outcome) -> bool:
    """Whether a question came that does not belong here."""
    return asked_aside(outcome) is not None


def asked_aside(outcome: Outcome) -> tuple[str, str] | None:
    """Return the first question that does not belong here, behind the screen before."""
    for place, event in enumerate(outcome.events):
        if event.kind == "aside":
            return screen(turns(outcome.events[:place])), event.details[0]
    return None


def judge_reaches_end(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether a game went on until it was over, or asked too much."""
    if outcome.ended in ("returned", "asked"):
        return None
    wanted = f"a game with the total {case.expected.value}"
    return Problem(wanted, not_returned(outcome))


END_OF_HAND = "!!"


MOST_NUMBERS = 50
"""More of them in one turn are not tried, each with each."""


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


def _missing(right: ScreenTurn, turn: ScreenTurn, totals: set[int]) -> str:
    """Say what is not on the screen; `totals` are what the total may be so far.

    Wrong points are not held against the screen, as long as they add up.
    """
    if turn.shows_none:
        return "the same without None"
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


@dataclass(frozen=True, slots=True)
class GameStep:
    """A question of the game itself, a substitution, a hand played, or the end.

    Before it, `deals` hands have been dealt, and `said` has come on the `screen` since
    the step before.
    """

    kind: str
    details: tuple[Any, ...] = ()
    screen: str = ""
    said: str = ""
    deals: int = 0

    @property
    def role(self) -> str:
        """What our own game does in this step."""
        is_asked = self.kind == "asked"
        return _ROLES.get(self.details[0], "") if is_asked else self.kind

    @property
    def answer(self) -> str:
        """What the player answers, in small letters; "" if nothing was asked."""
        return str(self.details[1]).lower() if self.kind == "asked" else ""

    def __str__(self) -> str:
        """Return this step in words."""
        if self.kind == "asked":
            early = "" if self.deals else ", before a hand is dealt"
            return f"[the question {self.details[0].strip()!r}{early}]"
        if self.kind == "over":
            return "[the game is over]"
        name = {"played": "play_hand", "substituted": "substitute_hand"}[self.kind]
        return f"[{name}({', '.join(map(repr, self.details))}, ...)]"

    @property
    def shows_any_hand(self) -> bool:
        """Whether a hand is on the screen since the step before."""
        return ScreenTurn(self.said, None, asked=True).shows_any_hand

    def is_like(self, other: GameStep) -> bool:
        """Whether another game does the same, which may deal its hands earlier."""
        if self.kind != other.kind:
            return False
        if self.kind == "asked":
            return other.deals >= self.deals
        pairs = zip(self.details, other.details, strict=True)
        return all(same_hand(one, another) for one, another in pairs)


_ROLES = {
    "Enter total number of hands: ": "hands",
    "Would you like to substitute a letter? ": "substitution",
    "Which letter would you like to replace: ": "letter",
    "Would you like to replay the hand? ": "replay",
}


NO_STEP = GameStep("none")


def steps_of(outcome: Outcome) -> list[GameStep]:
    """Return what a game did, without the questions that play_hand asks."""
    found: list[GameStep] = []
    before, said, deals, is_playing = "", "", 0, False
    for event in outcome.events:
        kind, details = event.kind, event.details
        if kind in ("played", "substituted") or (kind == "asked" and not is_playing):
            found.append(GameStep(kind, details, before, said, deals))
        if kind == "said":
            said += details[0]
        elif kind == "dealt":
            deals += 1
        else:
            typed = f"{details[0]}{details[1]}\n" if kind == "asked" else ""
            before, said = before + said + typed, ""
            is_playing = kind == "played" or (is_playing and kind != "scored")
    if outcome.ended == "returned":
        found.append(GameStep("over", (), before, said, deals))
    return found


def where_games_part(
    case: Case, outcome: Outcome
) -> tuple[GameStep, GameStep, GameStep]:
    """Return what came before two games part, what should come then, and what did.

    The words of a question do not matter, until games have parted: if one came again,
    word for word, where the letter is to be asked for, they parted there. (Where all
    questions have the same words, that tells nothing.)
    """
    before = right_before = NO_STEP
    steps, again = steps_of(outcome), None
    for right, got in zip(right_steps(case), steps, strict=False):
        deals_now = right.deals == right_before.deals > 0 and got.deals > before.deals
        if not right.is_like(got) or (deals_now and got.shows_any_hand):
            return again or (before, right, got)
        if right.role == "letter" and not got.said.strip():
            asked = got.details[0]
            if asked == before.details[0] and asked not in ("", steps[0].details[0]):
                again = again or (before, right, got)
        before, right_before = got, right
    return before, NO_STEP, NO_STEP


def right_steps(case: Case) -> list[GameStep]:
    """Return the steps to be compared: those of our game, perhaps without the end."""
    steps = steps_of(case.expected)
    if case.judge is judge_offers:
        while steps[-1].kind != "played":
            steps.pop()
    return steps


def judge_questions(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what is asked and played, and that nothing is asked besides."""
    aside = asked_aside(outcome)
    if aside is None or case.topic != QUESTIONS or outcome.ended == "raised":
        return judge_steps(case, outcome)
    before, asked = aside
    wanted = "[no question about the size of a hand]"
    return parting(before, wanted, f"[the question {asked.strip()!r}]")


def judge_steps(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what is asked and played, in which order."""
    _, right, got = where_games_part(case, outcome)
    if got is not NO_STEP:
        return parting(got.screen, str(right), f"{got.said}\n{got}")
    if len(steps_of(outcome)) >= len(right_steps(case)):
        return None
    asks_more = Problem("no more questions than these", "one more, within a hand")
    return judge_reaches_end(case, outcome) or asks_more


def judge_offers(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what is asked and played until the last hand has been played."""
    return judge_steps(case, outcome)


def judge_unchanged(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what is asked and played, whether `substitute_hand` is called or not."""
    right, got = (
        one._replace(events=tuple(e for e in one.events if e.kind != "substituted"))
        for one in (case.expected, outcome)
    )
    return judge_steps(replace(case, expected=right), got)


def judge_game_shown(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the hand before the first offer, and a total at the end."""
    seen, end = screen(turns(outcome.events)), screen_at_end(outcome)
    if shows_none(case, outcome):
        return parting("", "[the same without None]", seen)
    if not shows_the_hand(case, outcome):
        offer = steps_of(outcome)[1]
        hand = " ".join(_first_hand(case))
        return parting(offer.screen, f"[the hand {hand}]", f"{offer.said}\n{offer}")
    played = hand_scores(outcome)
    may_be = {case.expected.value, *range(sum(played) + 1 if played else 0)}
    if own := own_total(outcome) & right_totals(case, outcome):
        may_be = own
    if outcome.ended == "returned" and not end.numbers & may_be:
        wanted = f"[the total {case.expected.value}]"
        return parting(seen.removesuffix(end.shown), wanted, end.shown)
    return None


def shows_the_hand(case: Case, outcome: Outcome) -> bool:
    """Whether the hand is on the screen when the first offer is made, if it is."""
    _, offer, *_ = [*steps_of(outcome), NO_STEP, NO_STEP]
    if steps_of(case.expected)[1].kind != "asked":
        return True  # as no hand is to be played
    shown = ScreenTurn(f"{offer.said}{offer.details[:1]}", None, asked=True)
    return offer.kind != "asked" or shown.has_hand(_first_hand(case))


def _first_hand(case: Case) -> str:
    hands: tuple[str, ...] = case.call.script.get("hands", USUAL_HANDS)
    return f"*{hands[0]}"


def judge_game_added(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the total, wherever it is found."""
    found = totals(outcome)
    if found & right_totals(case, outcome):
        return None
    shown = " or ".join(map(str, sorted(own_total(outcome) or found))) or "no total"
    return Problem(f"the total {case.expected.value}", shown)


def judge_list(case: Case, outcome: Outcome) -> Problem | None:
    """Judge which words earn points, whatever is done with these."""
    right, got = hand_scores(case.expected), hand_scores(outcome)
    both = list(zip(right, got, strict=False))
    if both and all(bool(one) is bool(other) for one, other in both):
        return None
    if not any(got) and _takes_a_number_for_an_answer(outcome):
        return None  # and so has not asked for the words in their turn
    return Problem(f"{sum(right)} points for the hands", f"{sum(got)} points")


def _takes_a_number_for_an_answer(outcome: Outcome) -> bool:
    """Whether yes or no was asked when the second number was typed."""
    after = dropwhile(lambda event: event.kind != "dealt", outcome.events)
    return any(event.kind == "asked" and event.details[1] == "2" for event in after)


def hand_scores(outcome: Outcome) -> list[int]:
    """Return the points of the hands that were played."""
    return [event.details[0] for event in outcome.events if event.kind == "scored"]


def judge_game_returned(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the total that comes back."""
    wanted = f"{case.expected.value} returned"
    if ended := not_returned(outcome):
        return Problem(wanted, ended)
    if own_total(outcome) & right_totals(case, outcome):
        return None
    return Problem(wanted, f"{outcome.value!r} returned")


def screen_at_end(outcome: Outcome) -> ScreenTurn:
    """Return what was shown after the last hand and the last reply."""
    said = ""
    for event in outcome.events:
        if event.kind == "said":
            said += event.details[0]
        elif event.kind == "scored" or (event.kind == "asked" and event.details[1]):
            said = ""
    return ScreenTurn(said, None, asked=False)


def totals(outcome: Outcome) -> set[int]:
    """Return the total that came back, and all numbers shown at the end."""
    return own_total(outcome) | screen_at_end(outcome).numbers


def own_total(outcome: Outcome) -> set[int]:
    """Return the number that came back, if one did."""
    return {outcome.value} if type(outcome.value) is int else set()


def right_totals(case: Case, outcome: Outcome) -> set[int]:
    """Return our total, and that of the hands as played: of each the best score."""
    best: list[int] = []
    for event in outcome.events:
        if event.kind == "dealt":
            best.append(0)
        elif event.kind == "scored" and best:
            best[-1] = max(best[-1], event.details[0])
    return {case.expected.value, sum(best) or case.expected.value}


QUESTIONS = "the questions of a game"


def at_parting(test: Callable[[GameStep, GameStep, GameStep], bool]) -> Shows:
    """Show a test of where games part: the step that was, the one due, the one done."""
    return lambda case, got: test(*where_games_part(case, got))


def parts_as(ways: str, *after: str) -> Shows:
    """Show how a game parts from ours, as "wanted>done" with a role and a kind of step.

    `after` are answers of the player just before, "" for none; any, if not given.
    """
    return at_parting(
        lambda was, due, done: (
            f"{due.role}>{done.kind}" in ways.split()
            and (not after or was.answer in after)
        )
    )


def total_is(test: Callable[[set[int], int], bool]) -> Shows:
    """Show a test on the totals that come back or are shown, and on the right one."""
    return lambda case, got: test(totals(got), case.expected.value)


def played_right(shows: Shows) -> Shows:
    """Show this of games that are played as they should be."""
    return lambda case, got: shows(case, got) and not judge_steps(case, got)


def comes_to(total: int) -> Shows:
    """Show that a game is played as it should be, and this is its total."""
    return played_right(total_is(lambda found, right: total in found))
