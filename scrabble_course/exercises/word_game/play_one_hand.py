"""On the way, in stage 6: play_one_hand, a game of a single hand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import zip_longest

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Problem, Shows, not_returned
from scrabble_course.checks.make_call import make_call
from scrabble_course.checks.mistakes import mistake
from scrabble_course.checks.transcript import parting, turns
from scrabble_course.exercises.word_game import common
from scrabble_course.exercises.word_game.stand_ins import for_play_game
from scrabble_course.word_game.playing_a_game import HAND_SIZE, play_one_hand

HELD, NEXT = "aicprt", "ouddtl"
WORDS = ["ice", "it", "part"]


def _case(topic: str, *replies: str, new: str = "") -> Case:
    """Return a hand with these replies; `new` is what a letter is changed into."""
    script = {"hands": [HELD, NEXT], "new": new, "letters": HELD + new + NEXT}
    call = Call((WORDS,), replies, script={**script, "size": HAND_SIZE})
    return Case(call, make_call(play_one_hand, call, for_play_game), topic)


def _steps(outcome: Outcome) -> list[str]:
    """Return what was done, without what is asked and shown while a hand is played."""
    steps, is_playing = [], False
    for event in outcome.events:
        match event.kind, event.details:
            case "asked", (_, reply) if not is_playing:
                steps.append(f"a question, answered {reply!r}")
            case "substituted", (_, letter):
                steps.append(f"substitute_hand(hand, {letter!r})")
            case "played", (hand, *_):
                steps.append(f"play_hand, with {_held(hand)}")
        is_playing = event.kind == "played" or (is_playing and event.kind != "scored")
    return steps


def _held(hand: object) -> str:
    """Return the letters of a hand in order; of what is none, the beginning."""
    if not isinstance(hand, dict):
        return repr(hand)[:40]
    return " ".join(sorted(Counter(hand).elements()))


def _judge_shown(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether the hand is on the screen when the first question comes."""
    first, hand = turns(outcome.events)[0], "*" + HELD
    if not first.asked or set(hand) <= set(first.shown.lower()):
        return None
    return parting("", f"[the hand {' '.join(hand)}]", first.shown)


def _parting(case: Case, outcome: Outcome) -> tuple[int, str, str]:
    """Return where steps differ first, with the right one and the other; "" is none."""
    both = zip_longest(_steps(case.expected), _steps(outcome), fillvalue="")
    differ = ((n, one, other) for n, (one, other) in enumerate(both) if one != other)
    return next(differ, (0, "", ""))


def _goes_right(case: Case, outcome: Outcome) -> bool:
    return _steps(case.expected) == _steps(outcome)


def _parts_anyhow(case: Case, outcome: Outcome) -> bool:
    return not _goes_right(case, outcome)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the steps as far as they go, then what comes back."""
    place, right, done = _parting(case, outcome)
    if right != done:
        before = _steps(outcome)[:place]
        ended = not_returned(outcome) or "[the end]"
        wanted, got = right or "[the end]", done or ended
        return Problem("\n".join([*before, wanted]), "\n".join([*before, got]))
    total, ended = case.expected.value, not_returned(outcome)
    if ended or outcome.value != total:
        return Problem(f"{total} returned", ended or f"{outcome.value!r} returned")
    return None


PLAIN = (_case("a hand without both", "no", "part", "!!", "no"),)
CHANGED = _case("a substitution", "yes", "c", "part", "!!", "no", new="s")
BETTER = _case("a replay", "no", "it", "!!", "yes", "part", "!!")
WORSE = _case("a replay", "no", "part", "!!", "yes", "!!")
BOTH = _case("both", "yes", "c", "it", "!!", "yes", "part", "!!", new="s")
CHANGES = (CHANGED, BOTH)
REPLAYS = (BETTER, WORSE, BOTH)
ALL = (*PLAIN, CHANGED, *REPLAYS)
SHOWN = replace(PLAIN[0], topic="the hand on the screen", judge=_judge_shown)
SIZE = replace(PLAIN[0], topic="the size of the hand", judge=common.judge_size_of_hands)


def _parts(wanted: str, done: str) -> Shows:
    """Show that the first steps that differ are of such kinds; "" is the end."""

    def shows(case: Case, got: Outcome) -> bool:
        _, right, own = _parting(case, got)
        is_meant = right.startswith(wanted) if wanted else right == ""
        return is_meant and own.startswith(done)

    return shows


_asks_on = _parts("", "a question")
_asks_again = _parts("substitute_hand", "a question")
_plays_at_once = _parts("a question", "play_hand")
_plays_another = _parts("play_hand", "play_hand")
ASKS = "asks once more"


def _plays_twice_in_a_row(case: Case, got: Outcome) -> bool:
    """Whether a play follows a play, where our own game asks first."""
    place, _, own = _parting(case, got)
    is_play, before = own.startswith("play_hand"), _steps(got)[:place]
    return is_play and bool(before) and before[-1].startswith("play_hand")


def _replays_another_hand(case: Case, got: Outcome) -> bool:
    """Whether the hand is played again, and with other letters than before."""
    place, right, _ = _parting(case, got)
    is_last = place == len(_steps(case.expected)) - 1
    is_replayed = [one.startswith("play_hand") for one in _steps(got)].count(True) == 2
    return is_last and is_replayed and right.startswith("play_hand")


def _gives(score: int | None) -> Shows:
    """Show that this comes back, though all steps are right."""
    return lambda case, got: got.value == score and _goes_right(case, got)


def _leaves_out_the_last(case: Case, got: Outcome) -> bool:
    return got.ended == "returned" and _steps(got) == _steps(case.expected)[:-1]


MISTAKES = (
    common.GAME_ARGUMENTS,
    mistake("returns-nothing", PLAIN, shows=_gives(None), claims="returns None")(
        "The score is not returned. What `play_hand` gives back must be kept in a "
        "variable, and given back at the end, below each `if`, further to the left."
    ),
    mistake("replay-overwrites", WORSE, though=(BETTER,), shows=_gives(0))(
        "The first score was the better one, and it does not come back. Keep what each "
        "`play_hand` gives back: `max(one, other)` is the better of two."
    ),
    mistake("replay-ignored", BETTER)(
        "The replay was better, but its score is not the one that comes back. Of two "
        "scores, `max(one, other)` is the better one; they are not added.",
        lambda case, got: _goes_right(case, got) and got.value > 0,
    ),
    mistake("no-replay-played", REPLAYS, though=PLAIN, shows=_leaves_out_the_last)(
        'After "yes", the hand is not played again: call `play_hand(hand, word_list)`. '
        '(A reply is the whole word, "yes"; `ask_yes_or_no` gives True or False.)'
    ),
    mistake("played-unasked", ALL, shows=_plays_twice_in_a_row)(
        "The hand is played twice in a row, and no replay was asked for in between. "
        "Each `play_hand(hand, word_list)` plays: call it once, and keep its score."
    ),
    mistake("asked-again-after-the-replay", REPLAYS, though=PLAIN, claims=ASKS)(
        "The replay has been played, and the player is asked once more. A hand is "
        "replayed once: `if` asks once, while `while` asks again and again.",
        _asks_on,
    ),
    mistake("no-replay-offered", PLAIN, claims="returns None")(
        "After the hand, the game is over, and no replay has been offered. Is there a "
        "`return` above that question, or an `if` around it that does not hold here?",
        _leaves_out_the_last,
    ),
    mistake(
        "substituted-hand-dropped", CHANGES, though=(*PLAIN, BETTER), throughout=True
    )(
        "The hand is played as it was before the substitution. `substitute_hand` gives "
        "back a new hand: `hand = substitute_hand(hand, letter)` keeps it.",
        _plays_another,
    ),
    mistake("replays-another-hand", REPLAYS, shows=_replays_another_hand)(
        "The replay is played with other letters. It is the same hand again: the one "
        "that was dealt, with the new letter in it if one was substituted."
    ),
    mistake("letter-not-asked", CHANGES, though=PLAIN, shows=_plays_at_once)(
        'The player said "yes", and was not asked for the letter. `ask_yes_or_no` '
        "gives back True or False, and no word: `if ask_yes_or_no(...):` is enough."
    ),
    mistake("letter-asked-like-yes", CHANGES, though=PLAIN, claims=ASKS)(
        "The letter has been typed, and something else is asked. `ask_yes_or_no` asks "
        "until it hears yes or no; for a letter, use `input`, once.",
        _asks_again,
    ),
    mistake("hand-not-shown", SHOWN, though=PLAIN)(
        "The player is asked about a substitution, and has not seen the hand. Show it "
        "as soon as it is dealt: `display_hand(hand)`."
    ),
    mistake("another-size", SIZE, though=PLAIN)(
        "The hand has another number of letters: deal it by `deal_hand(HAND_SIZE)`."
    ),
    mistake("dealt-twice", ALL)(
        "More than one hand is dealt: each `deal_hand(...)` deals another. Call it "
        "once, keep what it gives, and show and play that one.",
        lambda case, got: len(common.sizes_dealt(got)) > 1,
    ),
    mistake("another-order", ALL, shows=_parts_anyhow, claims=ASKS)(
        "Compare the two columns of steps: where is the first that differs? First the "
        "substitution is offered, then the hand is played, and only then the replay is "
        "offered. What belongs to a question is done at once, and only after `yes`."
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
    judge=_judge,
    stand_ins=for_play_game,
    describe=common.describe_game,
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
