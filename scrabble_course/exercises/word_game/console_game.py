"""Reads and judges a game that is played on the console, step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Shows
from scrabble_course.diagnosis.judging import Problem, call_text, not_returned, same
from scrabble_course.diagnosis.mistakes import Cases
from scrabble_course.diagnosis.transcript import ScreenTurn, parting, screen, turns
from scrabble_course.exercises.word_game.console_sides import (
    asked_aside,
    judge_reaches_end,
    same_hand,
    shows_none,
)
from scrabble_course.exercises.word_game.word_game_stand_ins import USUAL_HANDS
from scrabble_course.word_game.playing_a_game import HAND_SIZE


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


def or_short(cases: Callable[..., Cases]) -> Callable[..., Cases]:
    """Return cases in which y and n do for those who do not take yes and no."""

    def short(*games: Case, **more: str) -> Cases:
        return tuple(
            replace(game, call=replace(game.call, script={**game.call.script, **SHORT}))
            for game in cases(*games, **more)
        )

    return short


SHORT = {"instead": {"yes": "y", "no": "n"}}


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
