"""Known mistakes of play_game, told apart by the steps of a scripted game."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake, same
from scrabble_course.checks.word_game.game_script import game, steps
from scrabble_course.checks.word_game.hands import same_hand
from scrabble_course.word_game.hands import get_frequency_dict

ONE_HAND = game("1", "no", "yes", scores=(27, 90), topic="a replay of the only hand")
REPLAY_TWICE = game(
    "2", "no", "yes", "no", scores=(10, 20, 30), topic="one replay in a game"
)
SUBSTITUTE_TWICE = game(
    "2", "yes", "p", "no", "no", scores=(10, 20), topic="one substitution in a game"
)
WORSE_REPLAY = game("1", "no", "yes", scores=(171, 0), topic="the better score counts")
NO_HANDS = game("0", scores=(), topic="no hands at all")
ASK_AGAIN = game(
    "1", "perhaps", "no", "", "no", scores=(8,), topic="answers that are no answers"
)
ANY_CASE = game("1", "NO", "Yes", scores=(8, 9), topic="answers in capitals")

NO_THEN_YES = game(
    "2", "no", "no", "yes", "l", "yes", scores=(4, 5, 6), topic="offers come again"
)
THREE_HANDS = game("3", *["no"] * 6, scores=(5, 7, 11), topic="three hands")

Test = Callable[[Case, Outcome, Attempt], bool]


def _returned(*wrong: int) -> Test:
    return lambda case, outcome, attempt: any(same(outcome.value, w) for w in wrong)


def _none(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return outcome.ended == "returned" and outcome.value is None


def _kinds(outcome: Outcome) -> list[str]:
    return [step.kind for step in steps(outcome)]


def _asks_more(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _kinds(outcome).count("asked") > _kinds(case.expected).count("asked")


def _asks_between_plays(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a question comes where the replay should be played at once."""
    kinds = _kinds(outcome)
    right = _kinds(case.expected)
    return kinds[: len(right) - 1] == right[:-1] and kinds[len(right) - 1 :][:1] == [
        "asked"
    ]


def _no_replay_offered(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _kinds(outcome) == ["asked", "asked", "played"]


def _no_substitution_offered(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _kinds(outcome)[:2] == ["asked", "played"]


def _cannot_play_none(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    stops_only_here = attempt(ONE_HAND.call).ended != "raised"
    return stops_only_here and (outcome.ended == "raised" or len(_kinds(outcome)) > 1)


def _plays_the_old_hand(case: Case, outcome: Outcome, _: Attempt) -> bool:
    played = [step for step in steps(outcome) if step.kind == "played"]
    dealt = get_frequency_dict(case.call.script["hands"][0])
    return bool(played) and same_hand(played[0].details[0], dealt)


def _asks_less(case: Case, outcome: Outcome, _: Attempt) -> bool:
    finished = outcome.ended == "returned"
    return finished and _kinds(outcome).count("asked") < _kinds(case.expected).count(
        "asked"
    )


def _asks_more_or_plays(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    return outcome.ended != "raised" and _kinds(outcome) != _kinds(case.expected)


MISTAKES = (
    Mistake(
        "substitutes-on-replay",
        (ONE_HAND, WORSE_REPLAY),
        _asks_between_plays,
        "On a replay no substitution is offered: the same hand is played again at "
        "once.",
    ),
    Mistake(
        "no-substitution-offered",
        (ONE_HAND,),
        _no_substitution_offered,
        "The hand is played without a question before it. As long as the "
        "substitution has not been used, it is offered before a hand is played.",
    ),
    Mistake(
        "no-replay-at-the-end",
        (ONE_HAND,),
        _no_replay_offered,
        "A replay must be offered after every hand, the last and the only one too, "
        "as long as it has not been used.",
    ),
    Mistake(
        "replay-offered-again",
        (REPLAY_TWICE,),
        _asks_more,
        "The replay was used with the first hand and is offered again. A flag such "
        "as `may_replay`, made before the loop and set to False once it is used, "
        "remembers that.",
    ),
    Mistake(
        "substitution-offered-again",
        (SUBSTITUTE_TWICE,),
        _asks_more,
        "The substitution was used with the first hand and is offered again. A flag "
        "such as `may_substitute`, made before the loop and set to False once it is "
        "used, remembers that.",
    ),
    Mistake(
        "substituted-hand-dropped",
        (SUBSTITUTE_TWICE,),
        _plays_the_old_hand,
        "The hand is played as it was before the substitution. substitute_hand gives "
        "back a new hand: keep it, `hand = substitute_hand(hand, letter)`.",
    ),
    Mistake(
        "used-up-by-no",
        (NO_THEN_YES,),
        _asks_less,
        'After the answer "no" an offer has not been used, so it comes again with '
        'the next hand. Lower the flag only after "yes".',
    ),
    Mistake(
        "total-overwritten",
        (THREE_HANDS,),
        _returned(11),
        "That is the score of the last hand alone. Add each hand to the total: "
        "`total = total + score`.",
    ),
    Mistake(
        "replay-overwrites",
        (WORSE_REPLAY,),
        _returned(0),
        "The replay scored less than the first time, and the better score counts: "
        "`max(score, play_hand(hand, word_list))`.",
    ),
    Mistake(
        "first-score-kept",
        (ONE_HAND,),
        _returned(27),
        "The replay scored more than the first time, and the better score counts: "
        "`max(score, play_hand(hand, word_list))`.",
    ),
    Mistake(
        "both-scores-added",
        (ONE_HAND,),
        _returned(117),
        "Both scores of the replayed hand are in the total. Only the better one "
        "counts: add to the total once, after the replay.",
    ),
    Mistake(
        "zero-hands",
        (NO_HANDS,),
        _cannot_play_none,
        "With 0 hands there is nothing to deal, to ask or to play: the total is 0. "
        "A loop over `range(hands)` does that by itself.",
    ),
    Mistake(
        "returns-none",
        (ONE_HAND, REPLAY_TWICE),
        _none,
        "The total is to be returned as well as printed. End with `return total`.",
    ),
    Mistake(
        "answers-in-capitals",
        (ANY_CASE,),
        _asks_more_or_plays,
        "Yes and no count in any case: compare `answer.lower()`.",
    ),
    Mistake(
        "does-not-ask-again",
        (ASK_AGAIN,),
        _asks_more_or_plays,
        "An answer that is neither yes nor no should make the game ask again; here "
        "it was taken for one of them.",
    ),
)
