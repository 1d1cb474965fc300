"""The exercise of stage 6: play_game (seed 004, Problem 6).

What is asked and played, shown, added up and returned are sides of the same game, and
cases of their own: one slip costs one of them.
"""

from __future__ import annotations

import random
from itertools import takewhile

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import make_call
from scrabble_course.diagnosis.exercise import Case, Exercise, Shows
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.diagnosis.transcript import ScreenTurn
from scrabble_course.exercises.word_game import console_game as console
from scrabble_course.exercises.word_game.console_sides import (
    asks_aside,
    ended_by,
    gives_none,
    prints_none,
    same_hand,
    side,
    side_to_the_end,
)
from scrabble_course.exercises.word_game.play_one_hand import ADVICE
from scrabble_course.exercises.word_game.word_game_stand_ins import for_play_game
from scrabble_course.word_game.playing_a_game import HAND_SIZE, play_game

HANDS = ("aicprt", "ouddtl", "oewscz", "aejfrx")
"""What is dealt beside the `*`: two vowels, then consonants."""
WORDS = ["cow", "did", "ice", "it", "jar", "out", "part"]
TYPED = (("part", "it", "ic*"), ("out", "d*d"), ("cow",))
"""Words that the first hands can spell."""
OF_SIZE = (
    r"(?m)^(?!.*(\bhands\b|which|substitu|replac|replay|chang|swap|again|current))"
    r".*(hand\W*(size|length)|\b(size|length)( \w+){0,3} hand|length_per_hand"
    r"|(how many|number of) (letters|tiles)).*\s*\Z"
)
"""Asks, in the last line, how large a hand shall be, and not how many hands."""


def _game(
    *replies: str,
    new: str = "",
    size: int = HAND_SIZE,
    words: list[str] = WORDS,
    given: bool = False,
) -> Case:
    """Return a case: what the player types; `new` is what a letter is changed into."""
    hands = [hand + "bcdfgh"[: size - HAND_SIZE] for hand in HANDS]
    script = {"hands": hands, "new": new, "size": size, "aside": (OF_SIZE, str(size))}
    call = Call((words,), replies, script=script)
    outcome = make_call(play_game, call, for_play_game)
    waiting = iter(hands)
    letters = [
        next(waiting) if event.kind == "dealt" else new
        for event in outcome.events
        if event.kind in ("dealt", "substituted")
    ]
    script["letters"] = "".join([*letters, *waiting])
    return Case(call, outcome, "", given)


EXAMPLE = _game(
    *("2", "no", "part", "ic*", "no"),
    *("yes", "l", "out", "!!", "yes", "d*d", "out", "!!"),
    new="a",
    given=True,
)
ONE_HAND = _game("1", "no", "part", "!!", "no")
TWO_HANDS = ("2", "no", "part", "!!", "no", "no", "out", "!!", "no")
THREE_HANDS = _game("3", *TWO_HANDS[1:], "no", "cow", "!!", "no")
SPARE_REPLIES = _game(*TWO_HANDS, "no", "!!", "no", "no", "!!", "no")
SUBSTITUTED = _game("1", "yes", "c", "part", "!!", "no", new="s")
AFTER_CHANGE = ("out", "!!", "no", "cow", "!!", "no")
ONE_CHANGED = _game("3", *SUBSTITUTED.call.replies[1:], *AFTER_CHANGE, new="s")
NOT_HELD = _game("1", "yes", "q", "part", "!!", "no")
NOT_HELD_FIRST = _game("2", *NOT_HELD.call.replies[1:], "out", "!!", "no")
REPLAYED = _game("1", "no", "it", "!!", "yes", "part", "!!")
WORSE_REPLAY = _game("1", "no", "part", "!!", "yes", "!!")
EQUAL_REPLAY = _game("1", "no", "part", "!!", "yes", "part", "!!")
AFTER_FIRST = ("no", "out", "!!", "no", "cow", "!!")
ONE_REPLAYED = _game("3", "no", "part", "!!", "yes", "it", "!!", *AFTER_FIRST)
REPLAY_THEN_NOTHING = _game("2", *REPLAYED.call.replies[1:], "no", "!!")
NO_HAND = _game("0")
SHOUTED = _game("1", "NO", "part", "!!", "Yes", "!!")
UNCLEAR = _game("1", "perhaps", "", "no", "part", "!!", "no")


_flow = side(console.judge_questions, console.QUESTIONS)
_offers = side(console.judge_offers, "offers after no and after yes", is_first=True)
_shown = console.or_short(
    side_to_the_end(console.judge_game_shown, "what is on the screen")
)
_added = console.or_short(side_to_the_end(console.judge_game_added, "what is added up"))
_returned = console.or_short(side(None, "what is returned"))
_used_once = console.or_short(_offers)

PLAIN = _flow(ONE_HAND)
MANY = _flow(THREE_HANDS)
NO_FAVOURS = (*PLAIN, *MANY)
CHANGE = _offers(SUBSTITUTED, topic="a substitution")
AGAIN = _offers(REPLAYED, WORSE_REPLAY, topic="a replay")
BOTH = _offers(EXAMPLE)
ONE_REPLAY = _used_once(ONE_REPLAYED, topic="one replay in a game")
ONE_CHANGE = _used_once(ONE_CHANGED, topic="one substitution in a game")
FLOW = (*NO_FAVOURS, *CHANGE, *AGAIN, *BOTH, *ONE_REPLAY, *ONE_CHANGE)
NONE = _flow(NO_HAND, topic="no hands at all")
USED = (*CHANGE, *BOTH, *ONE_CHANGE, *ONE_REPLAY)
CAPITALS = _used_once(SHOUTED, topic="answers in capitals")
REPLAYED_HANDS = (*AGAIN, *CAPITALS, *BOTH, *ONE_REPLAY)
UNCHANGED = side(console.judge_unchanged, "a substitution")(NOT_HELD)
USED_FOR_NOTHING = side(console.judge_unchanged, "one substitution in a game")(
    NOT_HELD_FIRST
)
NONSENSE = _offers(UNCLEAR, topic="answers that are no answers")
SHOWN = _shown(THREE_HANDS, EXAMPLE, NO_HAND)
ADDED = _added(THREE_HANDS, REPLAYED, WORSE_REPLAY)
IN_THREE, IF_BETTER, IF_WORSE = ADDED[:1], ADDED[1:2], ADDED[2:]
AFTER_REPLAY = _added(ONE_REPLAYED, REPLAY_THEN_NOTHING)
OF_EXAMPLE = _added(EXAMPLE)
ALL_ADDED = (*ADDED, *AFTER_REPLAY)
NOTHING = _added(NO_HAND, topic="no hands at all")
RETURNED = _returned(SPARE_REPLIES)
GAMES = (*FLOW, *RETURNED)
# A game that asks something first takes the other number for that of the hands.
TWO_NUMBERS = ("2", "2", "no", "trip", "!!", "no", "no", "!!", "no")
_sized = console.or_short(side(console.judge_size_of_hands, "HAND_SIZE"))
SIZE = _sized(_game(*TWO_NUMBERS, size=9))
TRIP_OUT = (*TWO_NUMBERS[:-2], "out", "!!", "no")
_listed = console.or_short(side_to_the_end(console.judge_list, "the list of words"))
LIST = _listed(_game(*TRIP_OUT, words=["trip"]))


_lacks_the_other = console.parts_as("substitution>played replay>played replay>over")
_lacks_a_replay = console.parts_as("replay>over replay>asked replay>played")
_offers_a_replay = console.parts_as("substitution>asked played>asked", "", "no")
_does_else_than_replay = console.parts_as("played>asked played>played", "yes")
_asks_after_no = console.parts_as("played>asked", "no")
_plays_the_old_letter = console.at_parting(
    lambda was, due, done: (
        (was.kind, done.kind) == ("substituted", "played")
        and same_hand(was.details[0], done.details[0])
    )
)
_ends_early = console.at_parting(lambda was, due, done: done.kind == "over" != due.kind)
_asks_too_much = console.at_parting(
    lambda was, due, done: (
        done.kind == "asked" and (due.kind != "asked" or not done.deals)
    )
)
plays_on = console.at_parting(
    lambda was, due, done: was.kind == done.kind == "played" and was.deals == done.deals
)
_plays_after_no = console.at_parting(
    lambda was, due, done: (
        done.kind == "played" != due.kind
        and (was.answer, was.deals) == ("no", done.deals)
    )
)


def _replays_as_dealt(case: Case, got: Outcome) -> bool:
    was, due, done = console.where_games_part(case, got)
    dealt = [event.details[1] for event in got.events if event.kind == "dealt"]
    is_replay = was.answer == "yes" and due.kind == done.kind == "played"
    return is_replay and same_hand(dealt[due.deals - 1], done.details[0])


def _asks_of_a_hand_first(case: Case, got: Outcome) -> bool:
    return ScreenTurn(console.steps_of(got)[0].said, None, asked=True).shows_hand(
        "*" + HANDS[0]
    )


def _deals(got: Outcome) -> int:
    return len(console.sizes_dealt(got))


def _plays_one_hand_throughout(case: Case, got: Outcome) -> bool:
    due = [step.kind for step in console.right_steps(case)]
    is_full = [step.kind for step in console.steps_of(got)][: len(due)] == due
    return is_full and _deals(got) == 1 < int(case.call.replies[0])


def _deals_other_than(more: int) -> Shows:
    """Show that there are so many hands more, or fewer, than were asked for."""
    return lambda case, got: _deals(got) == int(case.call.replies[0]) + more


def _deals_too_many(case: Case, got: Outcome) -> bool:
    _, right, done = console.where_games_part(case, got)
    is_more = done.deals > int(case.call.replies[0])
    if right.kind == "over" and done.kind == "asked":
        asked = [event.details[0] for event in got.events if event.kind == "asked"]
        return is_more and asked.count(done.details[0]) > 1
    return is_more or right.kind == done.kind == "over"


def _is_not_followed(case: Case, got: Outcome) -> bool:
    """Whether a game asks again after yes or no, or does what the other one means."""
    before, right, done = console.where_games_part(case, got)
    asks_again = done.kind == "asked" and done.details[:1] == before.details[:1]
    if asks_again and right.kind == "played" and before.answer == "no":
        return True
    deals_next = right.deals < done.deals <= int(case.call.replies[0])
    goes_on = right.role == "letter" or done.kind == "over" or deals_next
    return goes_on if before.answer == "yes" else _plays_after_no(case, got)


def _used_up_by_no(case: Case, got: Outcome) -> bool:
    """Whether an offer does not come that came before, and was answered with no."""
    _, right, done = console.where_games_part(case, got)
    both = zip(console.right_steps(case), console.steps_of(got), strict=False)
    before = takewhile(lambda pair: pair != (right, done), both)
    was_no = any(one.role == right.role and two.answer == "no" for one, two in before)
    ways = "substitution>played replay>played replay>asked replay>over"
    return was_no and console.parts_as(ways)(case, got)


def _asks_to_substitute_again(case: Case, got: Outcome) -> bool:
    """Whether a hand is not played, as the first question about it comes again."""
    _, right, done = console.where_games_part(case, got)
    asked = tuple(
        step.details[0] for step in console.steps_of(got) if step.kind == "asked"
    )
    return right.kind == "played" and done.details[:1] == asked[1:2]


def _shows_no_total(case: Case, got: Outcome) -> bool:
    is_returned = console.own_total(got) & console.right_totals(case, got)
    return console.shows_the_hand(case, got) and bool(
        is_returned or not console.screen_at_end(got).numbers
    )


def _is_best_of_the_total(case: Case, got: Outcome) -> bool:
    *before, replayed = console.hand_scores(got)
    return max(sum(before), replayed) in console.totals(got)


def _is_of_the_best_hand(case: Case, got: Outcome) -> bool:
    scores = console.hand_scores(got)
    return not scores or max(scores) in console.own_total(got)


_is_less = console.total_is(lambda found, right: max(found, default=0) < right)
_is_more = console.total_is(lambda found, right: min(found, default=0) > right)
_is_any = console.total_is(lambda found, right: bool(found))


ANSWERS = {"yes": ["yes"], "no": ["no"]}
UNUSUAL_ANSWERS = {
    "answers in capitals": {"yes": ["YES"], "no": ["No"]},
    "answers that are no answers": {"yes": ["maybe", "yes"], "no": ["maybe", "no"]},
}
USED_ONCE = {
    "one substitution in a game": "substitution",
    "one replay in a game": "replay",
}


def _random_case(rng: random.Random) -> Case:
    """Return one side of a random game, in which one thing is unusual, or nothing.

    One favour is used, at most: with the last hand, unless it is about those after it.
    """
    about = rng.choice(("", "", "", "", *UNUSUAL_ANSWERS, *USED_ONCE))
    favour = USED_ONCE.get(about) or rng.choice(("", "substitution", "replay"))
    answers = UNUSUAL_ANSWERS.get(about, ANSWERS)
    many = (2, 3) if about in USED_ONCE else (1,) if about else (0, 1, 1, 2, 2, 3)
    hands = rng.choice(many)
    used_with = 0 if about in USED_ONCE else hands - 1
    replies, new = [str(hands)], ""
    for number, held in enumerate(HANDS[:hands]):
        words = [*rng.sample(TYPED[number], rng.randint(0, 1)), "!!"]
        for offer in ("substitution", "replay"):
            if offer == "replay":
                replies += words
            if offer == favour and number > used_with:
                continue
            is_used = offer == favour and number == used_with
            replies += answers["yes" if is_used else "no"]
            if is_used and offer == "substitution":
                new = rng.choice([c for c in "bghkmnqsvy" if c not in held])
                replies.append(rng.choice(held[2:]))
            elif is_used:
                replies += rng.choice((words, ["!!"]))
    game = _game(*replies, new=new)
    if not hands:
        return _flow(game, topic="no hands at all")[0]
    if about:
        is_of_words = about == "answers that are no answers"
        return (_offers if is_of_words else _used_once)(game, topic=about)[0]
    flow = _offers(game, topic=f"a {favour}") if favour else _flow(game)
    offers = () if favour else _offers(game)
    return rng.choice((*flow, *offers, *_shown(game), *_added(game), *_returned(game)))


def _offered_again(offer: str, flag: str) -> str:
    """Say that an offer has been used, and comes again."""
    return (
        f"The {offer} was used with the first hand and is offered again. A flag "
        f"remembers that: `{flag}`, made before the loop, set to False once it is "
        "used, and looked at before the question is asked, first in an `and`. Is its "
        "name spelt alike in all three places? (Set in another function, it is a name "
        "of that function's own; `play_one_hand` makes both offers each time, and sees "
        "no flag: take its lines into the loop. And `if` asks once, `while` again and "
        "again.)"
    )


MISTAKES = (
    mistake("number-of-hands-not-asked", FLOW, error_pattern="ValueError")(
        "A hand is dealt and shown before the first question. The game begins with the "
        "question how many hands are to be played, and plays so many.",
        _asks_of_a_hand_first,
    ),
    mistake("size-of-hands-asked", NO_FAVOURS, shows=asks_aside)(
        "How large a hand is need not be asked: `deal_hand(HAND_SIZE)` deals it. The "
        "player is asked how many hands, and then about the offers of each."
    ),
    mistake("no-substitution-offered", FLOW, every_case=True)(
        "The hand is played without a question before it. As long as the substitution "
        "has not been used, it is offered before a hand is played.",
        console.parts_as("substitution>played"),
    ),
    mistake("one-hand-for-all", MANY, BOTH, ONE_REPLAY, ONE_CHANGE)(
        "The second hand is the first one again: only one was dealt. Deal inside the "
        "loop, `hand = deal_hand(HAND_SIZE)`, as the first thing in each round, and "
        "under no `if`.",
        _plays_one_hand_throughout,
    ),
    *(
        mistake("range-of-hands", on, every_case=True, shows=_deals_other_than(more))(
            "There is one hand too few, or too many. Each round deals one, and none is "
            "dealt before the loop. `range(hands)` counts as many rounds as the player "
            "asked for: add nothing to `hands`, and take nothing away. (With a number "
            "of your own, from 0 on, the loop goes on `while played < hands`.)"
        )
        for more, on in ((1, (*FLOW, *NONE)), (-1, FLOW))
    ),
    mistake("replayed-for-ever", ONE_REPLAY, shows=plays_on)(
        "The hand has been replayed, and is played once more at once. A replay is one "
        "more play, and no loop: `if` looks at the answer once, `while` as long as it "
        "stays yes. Is it still yes when the next hand is to be dealt?"
    ),
    mistake("one-flag-for-two", USED, passes_on=NO_FAVOURS, shows=_lacks_the_other)(
        "One offer has been used, and the other does not come here. Each needs a flag "
        "of its own (`may_substitute`, `may_replay`), set to False by that offer "
        "alone, and an `if` of its own that asks for this flag: a hand that was "
        "substituted may be replayed, too. (An `elif` or `else` is passed over when "
        "the `if` above holds, and what stands inside the other's `if` when that does "
        "not.)"
    ),
    mistake("used-up-by-no", MANY, BOTH, ONE_REPLAY, ONE_CHANGE, shows=_used_up_by_no)(
        'After the answer "no" an offer has not been used, so it comes again with the '
        'next hand. Lower the flag only after "yes", and let nothing else decide '
        "whether the offer comes. (Does the question stand inside the loop?)"
    ),
    mistake("played-twice", NO_FAVOURS)(
        "The hand is played once more, and nobody asked for it, or the replay was "
        "declined. `play_hand` plays it each time it is called: call it once, and keep "
        "the score, `score = play_hand(hand, word_list)`. Or does a `not` stand before "
        "the question?",
        lambda case, got: plays_on(case, got) or _plays_after_no(case, got),
    ),
    mistake(
        *("replay-played-again", AGAIN[0], IF_BETTER),
        passes_on=(AGAIN[1], *IF_WORSE),
        shows=plays_on,
    )(
        "A replay that scores more is played once more. Each call of `play_hand` plays "
        "the hand: call it once for the replay, keep what comes back, `again = "
        "play_hand(hand, word_list)`, and compare that."
    ),
    mistake("no-replay-at-the-end", FLOW, shows=_lacks_a_replay)(
        "A replay must be offered after every hand that has been played, the last and "
        "the only one too, as long as it has not been used. (Does a loop that asks "
        "never begin?)"
    ),
    mistake("replay-takes-a-round", AGAIN, passes_on=PLAIN)(
        "The player wants a replay, and the game is over. Is the reply compared with "
        'the whole word, "yes"? A replay is played at once, and counts as no new hand.',
        console.parts_as("played>over", "yes"),
    ),
    mistake("answer-not-followed", FLOW, CAPITALS, shows=_is_not_followed)(
        'The game does not do what the answer means. After "yes", do what was offered; '
        'after "no", go on. A reply is the word "yes" or "no", not "y" or "n", and may '
        "be in capitals: compare `answer.lower()`. `ask_yes_or_no` gives back True or "
        "False. Ask once, and keep what comes back: each call asks again. (And `answer "
        '!= "yes" or answer != "no"` always holds, as no answer is both: write `and`.)'
    ),
    mistake("substitution-offered-again", CHANGE, ONE_CHANGE)(
        _offered_again("substitution", "may_substitute"), _asks_to_substitute_again
    ),
    mistake("replay-of-the-hand-dealt", REPLAYED_HANDS, shows=_replays_as_dealt)(
        "On a replay, `play_hand` gets the hand here as it was dealt, and the letter "
        "that was substituted is back. Hand it the very hand that was played first: "
        "best, there is one name for it, as in `hand = substitute_hand(hand, letter)`."
    ),
    mistake("substitutes-on-replay", REPLAYED_HANDS, shows=_does_else_than_replay)(
        "On a replay the same hand, with the letter that was substituted, is played "
        "again at once: nothing is offered or dealt. Call `play_hand` with the hand "
        "that has been played."
    ),
    mistake(
        "replay-offered-again", ONE_REPLAY, passes_on=AGAIN, shows=_offers_a_replay
    )(_offered_again("replay", "may_replay")),
    mistake("hand-too-many", FLOW, shows=_deals_too_many)(
        "More hands are dealt than the player asked for: each round of the loop deals "
        "one. (A `while` that counts them needs a number that changes with each.)"
    ),
    mistake("zero-hands", NONE, passes_on=PLAIN)(
        "With 0 hands none is dealt, and here one is. Whether a hand is due must be "
        "asked before each, the first one, too: at the head of the loop, by `while "
        "played < hands:` or `for ... in range(hands):`. An `if` with a `break` at the "
        "end of a round comes too late.",
        lambda case, got: _deals(got) > 0,
    ),
    mistake("zero-hands", NONE, passes_on=PLAIN)(
        "With 0 hands the game is over at once, and its total is 0: that is no answer "
        "to refuse, and only the offers ask until the answer is yes or no. (A bare "
        "`except:` catches also what ends the program: name the error.)"
    ),
    mistake(
        *("best-hand-for-total", IN_THREE, AFTER_REPLAY[:1]),
        *(SHOWN[-1:], NONE, NOTHING),
        shows=_is_of_the_best_hand,
        every_case=True,
        error_pattern=r"ValueError: max\(\)",
    )(
        "The total is that of the best hand alone, where all hands are to be added up: "
        "`sum(...)`, and not `max(...)`, of their scores. With 0 hands there is no "
        "best one, and `max` stops; a sum is 0 then."
    ),
    mistake("asks-after-no", FLOW, shows=_asks_after_no)(ADVICE["asks-after-no"]),
    mistake("substituted-hand-dropped", FLOW, shows=_plays_the_old_letter)(
        ADVICE["substituted-hand-dropped"]
    ),
    mistake("asks-for-another-letter", UNCHANGED, passes_on=CHANGE)(
        "The hand does not hold that letter: nothing changes, and the hand is played "
        "as it is. Which letter is to go is asked once.",
        ended_by("asked"),
    ),
    mistake("used-for-nothing", USED_FOR_NOTHING, passes_on=(*ONE_CHANGE, *UNCHANGED))(
        "The player has said yes, and the offer comes again with the next hand. It is "
        "used up, whether or not the hand holds the letter: lower the flag right after "
        "the yes, and below no other `if`.",
        ended_by("asked"),
    ),
    mistake("asks-too-much", GAMES, NONE, error_pattern="ValueError: invalid literal")(
        "Here the game asks something that it need not know, or not yet. It asks how "
        "many hands, and then nothing but the offers of each: whether to substitute, "
        "which letter, whether to replay. After the last hand it shows and returns the "
        "total, and does not begin again. (A `while` that counts the hands needs a "
        "number that changes with each. Does `play_hand` stand inside an `if` that "
        "does not hold here?)",
        _asks_too_much,
    ),
    mistake("ends-early", FLOW, shows=_ends_early)(
        "The game is over here, although more is to be asked or played. Is a `return` "
        "inside the loop, indented too far, or a `break`? Does the rest belong to an "
        "`if` that does not hold here? Does the loop go on only with some answers? Or "
        "is there no loop that plays hand after hand?"
    ),
    prints_none(SHOWN),
    mistake("hand-not-shown", SHOWN, passes_on=PLAIN)(
        "Before the player is asked about a substitution, the hand must be on the "
        "screen, letter by letter: call `display_hand(hand)` first.",
        lambda case, got: not console.shows_the_hand(case, got),
    ),
    mistake("total-not-shown", SHOWN, shows=_shows_no_total)(
        "The total is not on the screen at the end. Print the variable that you "
        "return, before you return it."
    ),
    mistake(
        "replay-overwrites", IF_WORSE, passes_on=IF_BETTER, shows=console.comes_to(0)
    )(
        "The replay scored less than the first time, and the better score counts: keep "
        "what each `play_hand` gives back, and add `max` of the two."
    ),
    mistake("first-score-kept", IF_BETTER, shows=console.comes_to(2))(
        "The replay scored more than the first time, and the better score counts: "
        "`max(score, play_hand(hand, word_list))`, before it is added to the total."
    ),
    *(
        mistake("hand-not-added", on, passes_on=passes_on, shows=shows)(
            "The total is too low. Keep the score of each hand, replayed or not, "
            "`score = play_hand(hand, word_list)`, and add it once: below the `if` of "
            "the replay, further to the left, not above it, and under no `else`. (A "
            "replay is compared with this hand's first score, and not with the total.)"
        )
        for on, passes_on, shows in (
            (ADDED[:2], (), console.comes_to(0)),
            (AFTER_REPLAY, ADDED, console.played_right(_is_less)),
        )
    ),
    mistake("both-scores-added", ALL_ADDED, passes_on=NOTHING, shows=_is_more)(
        "The total is larger than that of all hands. Of a replayed hand, only the "
        "better score counts: add once for each hand, below the replay, and not before "
        "it as well. Or does one score run on into the next hand, by `score += ...`?"
    ),
    mistake("replay-against-the-total", OF_EXAMPLE, passes_on=ADDED)(
        "The replay is compared with the total of all hands so far. It is for this "
        "hand alone: `score = max(score, play_hand(hand, word_list))`, and then the "
        "score is added to the total.",
        _is_best_of_the_total,
    ),
    mistake("another-size", SIZE)(
        "The hands have not the size that `HAND_SIZE` says: deal each by "
        "`deal_hand(HAND_SIZE)`. How many hands there are is another number, and a 7 "
        "that is written out never changes."
    ),
    mistake("returns-none", RETURNED, shows=gives_none, error_pattern="returns None")(
        "The total is to be returned as well as printed. End with `return total`."
    ),
    mistake("another-total", ALL_ADDED, shows=console.played_right(_is_any))(
        "The hands were played right, and the total is not their sum. It begins at 0, "
        "once, before the loop, and each hand adds the better one of its scores."
    ),
    mistake("does-not-ask-again", NONSENSE, passes_on=PLAIN)(
        "An answer that is neither yes nor no should make the game ask the same again, "
        "until it is one of the two; here the game went on."
    ),
)

EXERCISE = Exercise(
    "play_game",
    stage=6,
    reference=play_game,
    cases=(
        *(*FLOW, *SHOWN, *ADDED, *OF_EXAMPLE, *_added(ONE_CHANGED), *AFTER_REPLAY),
        *(*_added(EQUAL_REPLAY), *RETURNED, *CAPITALS, *NONSENSE, *SIZE, *LIST),
        *(*NONE, *NOTHING, *UNCHANGED, *USED_FOR_NOTHING),
    ),
    generate=_random_case,
    generated=12,
    judge=console.judge_game_returned,
    expects=lambda outcome: outcome,
    describe=console.describe_game,
    stand_ins=for_play_game,
    new_rule="a hand may be replayed twice, and the best of its scores counts.",
    hints=(
        "What must the game remember from one hand to the next? Three things: the "
        "total, and two answers that can be given only once.",
        "Before the loop, set `may_substitute` and `may_replay` to True. In the loop, "
        "ask a question only while its flag is True, and set the flag to False when "
        "the answer is yes. After the loop, print and return the total.",
        "For each hand: deal; if `may_substitute`, show the hand and ask; `score = "
        "play_hand(hand, word_list)`; if `may_replay` and the answer is yes: `score = "
        "max(score, play_hand(hand, word_list))`; `total += score`.",
    ),
    mistakes=MISTAKES,
)
