"""Whole games with scripted hands and scores: what happens, in which order.

Under check, play_game gets stand-ins for deal_hand, substitute_hand and play_hand.
They follow the script, so that a game is a list of steps: a question, a hand that is
played, a substitution. The steps are compared; the wording of questions is not.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from scrabble_course.checks.call import Call, Event, Outcome
from scrabble_course.checks.calling import make_call
from scrabble_course.checks.exercise import Case, Problem, call_text, not_returned, same
from scrabble_course.checks.transcript import turns
from scrabble_course.checks.word_game.hand_games import hand_in
from scrabble_course.checks.word_game.hands import same_hand
from scrabble_course.checks.word_game.stand_ins import NEW_LETTER, for_play_game
from scrabble_course.word_game.playing_a_game import play_game

HANDS = ("aci*prt", "dd*lout", "cows*zz", "ajef*rx")
WORDS = ["part", "out"]

STEPS = ("asked", "substituted", "played")


def game(
    *replies: str,
    scores: Sequence[int],
    topic: str,
    given: bool = False,
    hand_size: int = 7,
) -> Case:
    """Return a case: what the player types, and what each played hand scores."""
    hands = tuple(hand + "bcdfgh"[: hand_size - 7] for hand in HANDS)
    script = {"hands": hands, "scores": tuple(scores), "hand_size": hand_size}
    call = Call((WORDS,), replies, script=script)
    return Case(call, played_right(call), topic, given)


def played_right(call: Call) -> Outcome:
    """Return what the course's own play_game does with a call and its script."""
    return make_call(play_game, call, for_play_game)


def describe(name: str, call: Call) -> str:
    """Return the call as text, with the script in a comment."""
    scores = ", then ".join(map(str, call.script["scores"])) or "nothing"
    return (
        f"{call_text(name, call)}\n# under check, the hands are set beforehand, "
        f"and those that are played score {scores}"
    )


def judge_game(case: Case, outcome: Outcome) -> Problem | None:
    """Compare the steps of a game with the right ones, then the total."""
    if outcome.ended in ("raised", "died", "timed out"):
        return Problem(f"the total {case.expected.value}", not_returned(outcome))
    return (
        _compare_steps(case, outcome)
        or _compare_deals(case, outcome)
        or _compare_hands_shown(case, outcome)
        or _compare_totals(case, outcome)
    )


def steps(outcome: Outcome) -> list[Event]:
    """Return the questions, substitutions and played hands, in order."""
    return [event for event in outcome.events if event.kind in STEPS]


def _compare_steps(case: Case, outcome: Outcome) -> Problem | None:
    expected, got = steps(case.expected), steps(outcome)
    for number in range(max(len(expected), len(got))):
        right = expected[number] if number < len(expected) else None
        found = got[number] if number < len(got) else None
        if not _same_step(right, found):
            return Problem(
                f"step {number + 1} to be {_in_words(right)}",
                f"{_in_words(found)}",
            )
    return None


def _same_step(one: Event | None, other: Event | None) -> bool:
    if one is None or other is None or one.kind != other.kind:
        return one is other
    if one.kind == "asked":
        return True
    hand, *letter = one.details
    other_hand, *other_letter = other.details
    return same_hand(hand, other_hand) and same(letter, other_letter)


def _in_words(step: Event | None) -> str:
    if step is None:
        return "the end of the game"
    if step.kind == "asked":
        return f"the question {step.details[0]!r}"
    arguments = ", ".join(map(repr, step.details))
    name = {"played": "play_hand", "substituted": "substitute_hand"}[step.kind]
    return f"{name}({arguments}{', word_list' if step.kind == 'played' else ''})"


def _compare_deals(case: Case, outcome: Outcome) -> Problem | None:
    size = case.call.script["hand_size"]
    for event in outcome.events:
        if event.kind == "dealt" and not same(event.details, (size,)):
            return Problem(
                f"deal_hand(HAND_SIZE), with HAND_SIZE = {size}",
                f"deal_hand({event.details[0]!r})",
            )
    return None


def _compare_hands_shown(case: Case, outcome: Outcome) -> Problem | None:
    """Before a substitution is offered, the player must see the hand."""
    for expected, got in zip(
        turns(case.expected.events), turns(outcome.events), strict=False
    ):
        if "Current Hand:" in expected.shown and not got.shows_hand(hand_in(expected)):
            letters = " ".join(hand_in(expected))
            return Problem(
                f"the hand {letters} on the screen before a substitution is offered",
                f"on the screen: {got.shown.strip()[-200:]}",
            )
    return None


def _compare_totals(case: Case, outcome: Outcome) -> Problem | None:
    total = case.expected.value
    if not same(outcome.value, total):
        return Problem(f"{total} returned", f"{outcome.value!r} returned")
    if total not in turns(outcome.events)[-1].numbers:
        shown = turns(outcome.events)[-1].shown.strip()
        return Problem(f"the total {total} on the screen", f"at the end: {shown!r}")
    return None


CASES = (
    game(
        "2", "no", "no", "yes", "l", "yes",
        scores=(198, 27, 90),
        topic="the example of the problem set",
        given=True,
    ),
    game("1", "no", "no", scores=(12,), topic="one plain hand"),
    game("1", "no", "no", scores=(20,), topic="HAND_SIZE is used", hand_size=9),
)  # fmt: skip


def random_game(rng: random.Random) -> Case:
    """Return a game with random answers, which follow the rules of the game."""
    hands = rng.randint(0, 3)
    replies = [str(hands)]
    played = may_substitute = may_replay = hands
    for number in range(hands):
        if may_substitute:
            replies += _answer(rng)
            if replies[-1].lower() == "yes":
                may_substitute = 0
                replies.append(
                    rng.choice([c for c in HANDS[number] if c in NEW_LETTER])
                )
        if may_replay:
            replies += _answer(rng)
            if replies[-1].lower() == "yes":
                may_replay = 0
                played += 1
    scores = [rng.randint(0, 300) for _ in range(played)]
    return game(*replies, scores=scores, topic="random games")


def _answer(rng: random.Random) -> list[str]:
    nonsense = ["maybe"] if rng.random() < 0.2 else []
    return [*nonsense, rng.choice(("yes", "no", "no", "YES", "No"))]
