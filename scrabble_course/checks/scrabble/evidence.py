"""How the mistakes of stage 12 are told: what several of its functions share."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Across, Case, Mistake, Problem, same

When = Callable[[Case, Outcome, Attempt], bool]
Drawing = Callable[[int], Case]
"""A case that draws, made from the seed of its `rng`."""

SEEDS = range(20)


def modelled(
    name: str, model: Callable[..., Any], advice: str, cases: tuple[Case, ...]
) -> Mistake:
    """Return the mistake of those who answer all `cases` as a wrong `model` does.

    It is shown by the first case on which the model is wrong.
    """

    def answer(case: Case) -> Any:
        return model(*copy.deepcopy(case.call.args))

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return outcome.ended == "returned" and all(
            same(attempt(other.call).value, answer(other)) for other in cases
        )

    first = next(case for case in cases if not same(answer(case), case.expected))
    return Mistake(name, (first,), when, advice)


def gives(*kinds: type) -> When:
    """Tell a mistake by the kind of what came back."""
    return lambda case, outcome, attempt: (
        outcome.ended == "returned" and type(outcome.value) in kinds
    )


def changes_a_list(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a list or a dictionary that was given is not as it was."""
    return outcome.ended == "returned" and any(
        not same(before, after)
        for before, after in zip(case.call.args, outcome.args, strict=True)
    )


CHANGES_A_LIST = Mistake(
    "changes-its-argument",
    (),
    changes_a_list,
    "A list that your function was given is not as it was before. Build a new list, "
    "with `append` or with `+`, and leave the one that was given alone: `pop`, `sort`, "
    "`remove`, and an assignment to a place in it, change it for everybody. (And "
    "`new = old` is only a second name for the same list.)",
)


def values(attempt: Attempt, calls: Iterable[Call]) -> list[Any]:
    """Return what comes back from calls; None for one that does not come back."""
    return [attempt(call).value for call in calls]


def chance_mistakes(draw: Drawing) -> tuple[Across, ...]:
    """Return the ways in which chance may come from elsewhere than from `rng`.

    `draw` must leave much to chance, so that two answers are hardly ever equal.
    """
    case = draw(0)
    modules = [Call(case.call.args, seed=seed) for seed in SEEDS]

    def follows_the_module(attempt: Attempt) -> Problem | None:
        once, again = values(attempt, modules), values(attempt, modules)
        return _two_answers(once) if same(once, again) else None

    def follows_something(attempt: Attempt) -> Problem | None:
        return _two_answers(values(attempt, [case.call] * len(SEEDS)))

    def never_varies(attempt: Attempt) -> Problem | None:
        answers = values(attempt, [draw(seed).call for seed in SEEDS])
        if _two_answers(answers):
            return None
        return Problem(
            "another answer with another seed, most of the time",
            f"{answers[0]!r} with each of {len(SEEDS)} seeds",
        )

    return (
        Across("module-random", case, follows_the_module, MODULE_RANDOM),
        Across("other-chance", case, follows_something, OTHER_CHANCE),
        Across("no-chance", case, never_varies, NO_CHANCE),
    )


def _two_answers(answers: list[Any]) -> Problem | None:
    """Show two answers that differ, though they should not; None if all agree."""
    for other in answers[1:]:
        if not same(other, answers[0]):
            return Problem(
                "the same answer each time, since `rng` begins anew with its seed",
                f"once {answers[0]!r}, once {other!r}",
            )
    return None


MODULE_RANDOM = (
    "With the same `rng` your function gives different answers: it asks the module "
    "`random`. Ask `rng`, which was given: `rng.sample(...)` for `random.sample(...)`. "
    "Then a game can be played again from its seed."
)
OTHER_CHANCE = (
    "With the same `rng` your function gives different answers from call to call. All "
    "chance must come from `rng`, as it was given. Is there another source of it, such "
    "as a `random.Random()` of your own?"
)
NO_CHANCE = (
    "The answer is always the same, whatever `rng` draws. Are the tiles drawn with "
    "`rng`, or just taken from one end of the bag? If the function sets a seed, or "
    "makes a `random.Random(...)` of its own, take that line out."
)


def used(attempt: Attempt, call: Call) -> int | None:
    """Return how often `rng`, the last argument, was asked; None if nothing came."""
    outcome = attempt(call)
    if outcome.ended != "returned":
        return None
    rng = outcome.args[-1]
    return rng.used if isinstance(rng, SeededRandom) else None
