"""On the way, in stage 6: play_one_hand, a game of a single hand."""

from __future__ import annotations

import random
from dataclasses import replace

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import make_call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.diagnosis.transcript import parting, turns
from scrabble_course.exercises.word_game import console_game as console
from scrabble_course.exercises.word_game.console_sides import (
    all_sides,
    gives_none,
)
from scrabble_course.exercises.word_game.word_game_stand_ins import for_play_game
from scrabble_course.word_game.playing_a_game import HAND_SIZE, play_one_hand

HELD, NEXT = "aicprt", "ouddtl"
WORDS = ["ice", "it", "part"]


def _case(topic: str, *replies: str, new: str = "") -> Case:
    """Return a hand with these replies; `new` is what a letter is changed into."""
    script = {"hands": [HELD, NEXT], "new": new, "letters": HELD + new + NEXT}
    call = Call((WORDS,), replies, script={**script, "size": HAND_SIZE})
    return Case(call, make_call(play_one_hand, call, for_play_game), topic)


def _judge_shown(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether the hand is on the screen when the first question comes."""
    first, hand = turns(outcome.events)[0], "*" + HELD
    if not first.asked or set(hand) <= set(first.shown.lower()):
        return None
    return parting("", f"[the hand {' '.join(hand)}]", first.shown)


PLAIN = (_case("a hand without both", "no", "part", "!!", "no"),)
CHANGED = _case("a substitution", "yes", "c", "part", "!!", "no", new="s")
BETTER = _case("a replay", "no", "it", "!!", "yes", "part", "!!")
WORSE = _case("a replay", "no", "part", "!!", "yes", "!!")
BOTH = _case("both", "yes", "c", "it", "!!", "yes", "part", "!!", new="s")
REPLAYS = (BETTER, WORSE, BOTH)
ALL = (*PLAIN, CHANGED, *REPLAYS)
SHOWN = replace(PLAIN[0], topic="the hand on the screen", judge=_judge_shown)
SIZE = replace(
    PLAIN[0], topic="the size of the hand", judge=console.judge_size_of_hands
)
ASKS = "asks once more"

PARTINGS = {
    ("no-substitution-offered", "substitution>played"): (
        "The hand is played without a question before it. Ask first whether a letter "
        "is to be substituted: `ask_yes_or_no(...)`, with its brackets."
    ),
    ("yes-to-substitute-ignored", "letter>played letter>substituted", "yes"): (
        'After "yes", the player is asked which letter is to go, and that is handed to '
        "`substitute_hand(hand, letter)`. Does the `if` above that hold? "
        '`ask_yes_or_no` gives True or False, and not the text "yes".'
    ),
    ("asks-after-no", "played>asked", "no"): (
        "After the answer no, the hand is played at once, and here something more is "
        "asked. Which letter is to go is asked only after yes, and whether to replay "
        "the hand only when it has been played."
    ),
    ("substitutes-unasked", "played>substituted", "no"): (
        "The answer was no, and yet a letter is to be substituted. Which `if` stands "
        "above that? A function in it needs its brackets, `if ask_yes_or_no(...):`, "
        "for its name alone always counts as true."
    ),
    ("substituted-hand-dropped", "played>played", ""): (
        "The hand that is played still has the old letter. `substitute_hand` gives "
        "back a new hand, and leaves the old one as it is: keep what it gives, `hand = "
        "substitute_hand(hand, letter)`, and play that one."
    ),
    ("not-substituted", "substituted>played"): (
        "The player has named a letter, and it stays. Hand it on: `hand = "
        "substitute_hand(hand, letter)`."
    ),
    ("no-replay-played", "played>over", "yes"): (
        'After "yes", the hand is not played again: call `play_hand(hand, word_list)`. '
        '(A reply is the whole word, "yes"; `ask_yes_or_no` gives True or False.)'
    ),
    ("no-replay-offered", "replay>over"): (
        "After this hand, no replay is offered. The question comes whenever a hand has "
        "been played, also after a substitution: does it stand under an `if` or `else` "
        "of the question before? It belongs below both, further to the left."
    ),
    ("plays-another-hand", "played>played", "yes"): (
        "The replay is of another hand. Deal once, at the beginning, and play the very "
        "same `hand` again, with the letter that was substituted."
    ),
    ("played-again-unasked", "over>played replay>played"): (
        "The hand is played again, and the player has not said yes to that. Call "
        "`play_hand` a second time only below the `if` that asks for a replay."
    ),
}
"""Of games that part: name, what is due and done, after which answer; advice."""
ADVICE = {name: advice for (name, *_), advice in PARTINGS.items()}


MISTAKES = (
    mistake("returns-nothing", PLAIN, error_pattern="returns None")(
        "The score is not returned. What `play_hand` gives back must be kept in a "
        "variable, and given back at the end, below each `if`, further to the left.",
        console.played_right(gives_none),
    ),
    mistake("replay-overwrites", WORSE, passes_on=(BETTER,), shows=console.comes_to(0))(
        "The first score was the better one, and it does not come back. Keep what each "
        "`play_hand` gives back: `max(one, other)` is the better of two."
    ),
    mistake("replay-ignored", BETTER)(
        "The replay was better, but its score is not the one that comes back. Of two "
        "scores, `max(one, other)` is the better one; they are not added.",
        console.played_right(lambda case, got: got.value > 0),
    ),
    *(
        mistake(name, ALL, shows=console.parts_as(*how), error_pattern=ASKS)(advice)
        for (name, *how), advice in PARTINGS.items()
    ),
    mistake("hand-not-shown", SHOWN, passes_on=PLAIN)(
        "The player is asked about a substitution, and has not seen the hand. Show it "
        "as soon as it is dealt: `display_hand(hand)`."
    ),
)


def _random_case(rng: random.Random) -> Case:
    replies, new = ["no"], ""
    changes, replays = rng.random() < 0.5, rng.random() < 0.5
    if changes:
        replies, new = ["yes", rng.choice("cprt")], rng.choice("sdgh")
    replies += [rng.choice(("it", "ice", "part")), "!!"]
    replies += ["yes", rng.choice(("it", "part")), "!!"] if replays else ["no"]
    topics = "a hand without both", "a replay", "a substitution", "both"
    return _case(topics[2 * changes + replays], *replies, new=new)


EXERCISE = Exercise(
    "play_one_hand",
    stage=6,
    reference=play_one_hand,
    cases=(*ALL, SHOWN, SIZE),
    generate=_random_case,
    generated=10,
    judge=all_sides(console.judge_steps, console.judge_game_returned),
    stand_ins=for_play_game,
    describe=console.describe_game,
    mistakes=MISTAKES,
    hints=(
        "There are four steps: deal, perhaps substitute, play, perhaps play again. "
        "Which of them need a question first?",
        "Keep what each step gives back: the hand that was dealt, the hand after the "
        "substitution, the score. A replay of that same hand gives a second score.",
        "`hand = deal_hand(HAND_SIZE)`, and show it. If `ask_yes_or_no(...)` says so, "
        "ask for a letter, and `hand = substitute_hand(hand, letter)`. Then `score = "
        "play_hand(hand, word_list)`. If a replay is wanted, `score = max(score, "
        "play_hand(hand, word_list))`. Return the score.",
    ),
)
