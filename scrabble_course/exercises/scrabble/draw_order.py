"""The exercise of stage 12: draw_order, who begins (seed 000).

Whoever draws what, each player is as likely to start. But three players draw all of
three tiles, and only if some tie for the best do they ask `rng` once more. So which
tile wins is told from how often `rng` was asked.
"""

from __future__ import annotations

import random
import string
from collections import Counter
from collections.abc import Callable
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, MultiCallMistake
from scrabble_course.diagnosis.judging import Problem, changed_argument, not_returned
from scrabble_course.diagnosis.mistakes import answers_like, mistake, stops_with
from scrabble_course.exercises.scrabble import draws
from scrabble_course.exercises.scrabble.draws import FULL_BAG, Outcomes
from scrabble_course.scrabble.the_full_game import draw_order

FindIn = Callable[[Outcomes, str], str]
"""Says what is wrong with the draws from a bag, "" if nothing is."""

PLAYERS = ["Ann", "Ben", "Cem", "Dea"]
ROUND = "players in the order of the table"
BLANK = "a blank in the bag"
TIE = "players who tie"


def _case(
    count: int, bag: str, seed: int, topic: str = ROUND, given: bool = False
) -> Case:
    """Return a case of so many players who draw from a bag."""
    players = PLAYERS[:count]
    return draws.case_of(draw_order, players, bag, topic=topic, seed=seed, given=given)


def _rounds(players: list[str]) -> list[list[str]]:
    """Return the orders in which players can follow each other round the table."""
    return [players[at:] + players[:at] for at in range(len(players))]


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether the players came back as they sit, whoever starts."""
    players = case.call.args[0]
    expected = f"{players!r}, or the same round from another player on"
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    if outcome.value not in _rounds(players) or type(outcome.value) is not list:
        return Problem(expected, repr(outcome.value))
    return None


GIVEN = tuple(_case(3, "ABCDEFGH", seed, given=True) for seed in (1, 2))
NO_TIES = GIVEN + tuple(
    _case(count, string.ascii_uppercase, seed)
    for count in (2, 3, 4)
    for seed in range(4)
)
BLANKS = tuple(_case(2, "??ABC", seed, BLANK) for seed in range(8))
TIES = (
    *(_case(2, "AAAAABBBBB", seed, TIE) for seed in range(8)),
    *(_case(count, "AAABBCDE", seed, TIE) for count in (3, 4) for seed in range(8)),
)
TWO_LOWEST = _case(3, "AAB", 0, TIE)
OUT_OF_ORDER = tuple(
    draws.case_of(draw_order, ["Uma", "Eli", "Bo"], bag, topic=topic, seed=seed)
    for bag, topic in ((string.ascii_uppercase, ROUND), ("??ABC", BLANK), ("AAB", TIE))
    for seed in range(2)
)
"""Players who do not sit in the order of the alphabet."""


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice((ROUND, BLANK, TIE))
    names = ["Eva", "Fay", "Gus", "Hal", "Ida", "Jan"]
    players = rng.sample(names, 2 if topic == BLANK else rng.randint(2, 4))
    letters = rng.sample(string.ascii_uppercase, 9)
    bag = "".join(letters) + {ROUND: "", BLANK: "???", TIE: 4 * min(letters)}[topic]
    return draws.case_of(
        draw_order, players, bag, topic=topic, seed=rng.randint(0, 999)
    )


def _loses_players(case: Case, got: Outcome) -> bool:
    """Whether the list is not one of all the names."""
    are_names = all(type(name) is str for name in got.value)
    return not are_names or Counter(got.value) != Counter(case.call.args[0])


def _keeps(lowest: Callable[[str, list[str]], str]) -> Callable[..., list[str]]:
    """Return a draw_order that keeps those with the lowest of other tiles.

    These are the bag, and all tiles that have been drawn so far.
    """

    def wrong(players: list[str], bag: str, rng: random.Random) -> list[str]:
        tied, so_far = players, list[str]()
        while len(tied) > 1:
            drawn = rng.sample(bag, len(tied))
            so_far += drawn
            best = lowest(bag, so_far)
            tied = [who for who, at in zip(tied, drawn, strict=True) if at == best]
        first = players.index(tied[0])
        return players[first:] + players[:first]

    return wrong


def _nobody_is_left(case: Case, got: Outcome) -> bool:
    """Whether the first of a list was looked for, which was not there."""
    return got.ended != "raised" or "[0]" in got.where


MISTAKES = (
    answers_like("lowest-of-the-bag", NO_TIES, shows=_nobody_is_left)(
        "Nobody need draw the lowest tile of the whole bag, and then nobody is left. "
        "Compare with the lowest of those that were drawn: `min(drawn)`.",
        _keeps(lambda bag, so_far: min(bag)),
    ),
    answers_like("lowest-of-an-earlier-draw", TIES, BLANKS, shows=_nobody_is_left)(
        "In a second draw, nobody need hold a tile as near to A as in the first, and "
        "then nobody is left. Find the lowest anew in each draw, among its own tiles: "
        "below `while`, and not once above it.",
        _keeps(lambda bag, so_far: min(so_far)),
    ),
    mistake("starter-alone", NO_TIES, error_pattern="returns a text")(
        "That is the player who starts, alone. Asked for is the list of all of them, "
        "from that one on: with `first = players.index(...)` it is `players[first:] + "
        "players[:first]`.",
        lambda case, got: got.value in case.call.args[0],
    ),
    mistake("tied-never-changes", NO_TIES, error_pattern="does not end")(
        "No two tie for the best tile here, and yet the draw does not end. Those who "
        "hold that tile take the place of all who drew: in the loop, `tied` gets a new "
        "list of them, `tied = ...`, and one name in it ends the loop.",
        lambda case, got: got.ended == "timed out",
    ),
    mistake("players-missing", shows=_loses_players)(
        "Each player must be in the list, and each once: also those who were not in "
        "the last draw, or did not tie. Leave `players` as it is, keep those who tied "
        "in a list of their own, and make the answer of `players`, of names alone."
    ),
    mistake("not-round-the-table")(
        "The draw only decides who starts. The others follow as they sit, in the order "
        "of `players`, and after the last in the list comes the first: "
        "`players[first:] + players[:first]`."
    ),
)
ALL_AGAIN = mistake(
    "all-draw-again", TWO_LOWEST, passes_on=TIES, error_pattern="does not end"
)(
    "Two of the three hold an A here, and this draw does not end. Only those two draw "
    "again: if all do, they draw the same three tiles each time. Keep those who tied, "
    "and draw `len(tied)` tiles.",
    lambda case, got: got.ended == "timed out",
)
BAG_EMPTIED = stops_with("bag-emptied", "Sample larger than population", TWO_LOWEST)(
    "The bag holds fewer tiles than are drawn. Those of the first draw go back before "
    "the next one, so leave `bag` as it was given; and as many tiles are drawn as "
    "players tied, `len(tied)`."
)
NEVER_ENDS = mistake("tie-never-ends", BLANKS, TIES)(
    "This draw does not end, and others did. If two tie here: are new tiles drawn each "
    "time round the loop, and are those who go on fewer than before, or as many?"
)

PLAIN = "ABC"
MANY_TIES = "AAAAAAAAAB"
OTHERS = ("??B", "?BB", "?AB", "AEZ")
SEEDS = 10
"""With so many at least, each bag is drawn from."""
FIRST = {
    **{FULL_BAG: 50, PLAIN: 16, "ABB": 16, "AAB": 16, MANY_TIES: 16},
    **dict.fromkeys(OTHERS, SEEDS),
}
DRAWS = {
    **{FULL_BAG: 150, PLAIN: 40, "ABB": 40, "AAB": 60, MANY_TIES: 40},
    **dict.fromkeys(OTHERS, 2 * SEEDS),
}
"""How often three players draw: of three tiles they draw all, of many A's tie often.

Where the first draws leave no doubt, the others are not made.
"""
FOUR_PLAY = _case(4, FULL_BAG, 0)
CALLS = draws.again(FOUR_PLAY.call) + tuple(
    _case(3, bag, seed).call
    for start, times in ((dict.fromkeys(DRAWS, 0), FIRST), (FIRST, DRAWS))
    for bag in DRAWS
    for seed in range(start[bag], times[bag])
)
FEW = draws.AGAIN + sum(FIRST.values())


def _of(outcomes: Outcomes, bag: str) -> Outcomes:
    """Return what became of the calls in which three players draw from a bag."""
    return [got for got in outcomes if got.args[1] == bag and len(got.args[0]) == 3]


def _asked(outcomes: Outcomes, bag: str) -> list[int]:
    """Return how often `rng` was asked each time that a list of players came."""
    came = [got for got in _of(outcomes, bag) if got.ended == "returned"]
    return [getattr(got.args[2], "used", 0) for got in came]


def _draws_again(outcomes: Outcomes, bag: str) -> bool:
    """Whether `rng` is asked more often with each seed than where none tie."""
    pairs = zip(_asked(outcomes, PLAIN), _asked(outcomes, bag), strict=False)
    is_more = [more > once for once, more in pairs]
    return len(is_more) >= SEEDS and all(is_more)


def _firsts(outcomes: Outcomes, bag: str) -> dict[str, int]:
    """Return how often each of three players starts."""
    players = PLAYERS[:3]
    rounds = [got.value for got in _of(outcomes, bag) if got.value in _rounds(players)]
    return {name: sum(names[0] == name for names in rounds) for name in players}


def _told(firsts: dict[str, int]) -> str:
    return ", ".join(f"{player} {count}" for player, count in firsts.items())


def _not_looked_at(outcomes: Outcomes, bag: str) -> str:
    """Whether the bag, whatever is in it, changes nothing at all."""

    def answers(bag: str) -> tuple[list[Any], list[int]]:
        names = [got.value for got in _of(outcomes, bag)[:SEEDS]]
        return names, _asked(outcomes, bag)[:SEEDS]

    is_same = all(answers(other) == answers(bag) for other in DRAWS)
    return "the same with any tiles" if is_same else ""


def _put_back_at_once(outcomes: Outcomes, bag: str) -> str:
    """Whether the single A of three tiles is drawn in some draws and not in others."""
    pairs = zip(_asked(outcomes, PLAIN), _asked(outcomes, bag), strict=False)
    differ = {once != more for once, more in pairs}
    return "now and then another" if len(differ) == 2 else ""


def _second_draw(outcomes: Outcomes, bag: str) -> str:
    """Whether there is a second draw where there should be none."""
    return "a second draw" if _draws_again(outcomes, bag) else ""


def _of_the_farthest(outcomes: Outcomes, bag: str) -> str:
    """Whether two with a B draw again, and two with an A do not."""
    is_turned = _draws_again(outcomes, bag) and not _draws_again(outcomes, "AAB")
    return "the two with B draw again" if is_turned else ""


def _tie_stands(outcomes: Outcomes, bag: str) -> str:
    """Whether two with the lowest tile do not draw again."""
    errors = [got.error for got in _of(outcomes, bag) if got.error]
    return "" if _draws_again(outcomes, bag) else [*errors, "no second draw"][0]


def _one_more_draw(outcomes: Outcomes, bag: str) -> str:
    """Whether many ties take hardly more of `rng` than two draws would.

    Of ten tiles, nine of them A, three players draw 8 times, 20 tiles in all: in 16
    games 320, give or take 51. Who stops after the second draw takes 6 tiles at most.
    """
    is_over = sum(_asked(outcomes, bag)) <= 3 * sum(_asked(outcomes, PLAIN))
    return "one more draw, and then no other" if is_over else ""


def _first_stays(outcomes: Outcomes, bag: str) -> str:
    """Whether the first player always starts, however often `rng` was asked."""
    first = PLAYERS[0]
    is_drawn = len({*_asked(outcomes, bag)}) > 1
    stays = is_drawn and _firsts(outcomes, bag)[first] == len(_of(outcomes, bag))
    return f"always {first}" if stays else ""


def _lost_place(outcomes: Outcomes, bag: str) -> str:
    """Whether of three players, of whom two always tie, the last one never starts.

    That this comes about by chance is as likely as (2/3)**60, one in 36 billion.
    """
    firsts = _firsts(outcomes, bag)
    return "" if firsts[PLAYERS[2]] else f"first: {_told(firsts)} times"


def _unfair(outcomes: Outcomes, bag: str) -> str:
    """Whether someone hardly ever starts, or nearly always: 5 deviations off.

    The first draws leave a doubt if it is 2.
    """
    firsts = _firsts(outcomes, bag)
    least, most = (21, 79) if len(_of(outcomes, bag)) > FIRST[bag] else (10, 23)
    is_fair = min(firsts.values()) >= least and max(firsts.values()) <= most
    return "" if is_fair else _told(firsts)


def _rule(
    name: str, bag: str, find: FindIn, voids: tuple[str, ...] = ()
) -> Callable[[str, str], MultiCallMistake]:
    """Begin a mistake that many draws from a bag show, and `find` finds."""

    def below(right: str, advice: str) -> MultiCallMistake:
        def find_in(outcomes: Outcomes) -> Problem | None:
            wrong = find(outcomes, bag)
            return Problem(right, wrong) if wrong else None

        case = _case(3, bag, 0)
        return MultiCallMistake(
            name, case, CALLS, find_in, advice, voids=voids, few=FEW
        )

    return below


def _of_three(
    name: str, tiles: str, find: FindIn
) -> Callable[[str, str], MultiCallMistake]:
    """Begin one that shows when three players draw all of three tiles."""
    drawn = f"with the tiles {tiles[0]}, {tiles[1]} and {tiles[2]}, "
    begun = _rule(name, tiles, find)
    return lambda right, advice: begun(drawn + right, advice)


A_STARTS = "no second draw: the A starts"
RULES = (
    _rule("first-stays", FULL_BAG, _first_stays, voids=(BLANK, TIE))(
        "each of three players first now and then",
        "The player who sits first always starts, whatever is drawn. Is each tile "
        "compared with the lowest of the draw, `min(drawn)`, or only with the first? "
        "Is the winner's place that in `players`, `players.index(tied[0])`, and not 0, "
        "as among those who tied? Or are two parts put together as they were? "
        "`players[first:]` comes first.",
    ),
    *draws.chance_mistakes(FOUR_PLAY, CALLS, FIRST[FULL_BAG], FEW, (BLANK, TIE)),
    _rule("bag-not-looked-at", PLAIN, _not_looked_at, voids=(BLANK,))(
        "other players first with other tiles in the bag",
        "Other tiles in the bag change nothing: your function does not draw from it. "
        "In place of dice or anything else, draw a tile for each player: "
        "`rng.sample(bag, len(tied))`.",
    ),
    _of_three("put-back-at-once", "ABB", _put_back_at_once)(
        "one draw, in which somebody has the A",
        "Three players draw all of three tiles, so one has the A. But here two may "
        "draw the same tile: `rng.choice`, or `rng.sample(bag, 1)` for each player, "
        "puts it back at once. `rng.sample(bag, len(tied))` draws for all.",
    ),
    _of_three("farthest-from-a", "ABB", _of_the_farthest)(
        A_STARTS,
        "The player whose tile is farthest from A starts here. It is the nearest: "
        "`min` of the tiles, and not `max`.",
    ),
    _of_three("any-tie-draws-again", "ABB", _second_draw)(
        A_STARTS,
        "Only those draw again who tie for the tile nearest to A. That two others hold "
        "the same tile does not matter.",
    ),
    _of_three("tie-stands", "AAB", _tie_stands)(
        "a second draw of the two with A",
        "Two hold an A, and nobody draws again. These two are to draw again, and again "
        "if need be, until one tile is nearer to A than the other.",
    ),
    _rule("tie-stands", MANY_TIES, _one_more_draw)(
        "with nine A and one B, draws until one of the players is nearest",
        "After a second draw, two may tie once more, and then they draw again: go on "
        "in a loop, `while`, as long as more than one is left.",
    ),
    _of_three("place-among-the-tied", "AAB", _lost_place)(
        "each player first now and then",
        "Two of the three always tie and draw again, and then the last player never "
        "starts. The winner's place is `players.index(tied[0])`, and not that in the "
        "last draw, or among those who tied. And those who tied get the tiles of the "
        "second draw, not those who sit first: `zip(tied, drawn)`.",
    ),
    *(
        _of_three("blank-last", bag, _second_draw)(
            "no second draw: the blank starts",
            "A blank beats every letter, even A, and does not tie with one. Compare "
            "the tiles by something that puts `?` before A.",
        )
        for bag in ("?AB", "?BB")
    ),
    _of_three("blanks-tie", "??B", _tie_stands)(
        "a second draw of the two with ?",
        "Two hold a blank, and no second draw of the two comes of it. Blanks tie like "
        "any other tile: the two draw again, from the bag with all of its tiles.",
    ),
    _of_three("by-points", "AEZ", _second_draw)(
        A_STARTS,
        "A and E are worth the same, but A is nearer to A. The alphabet counts, not "
        "the points: letters can be compared as they are, `min(drawn)`.",
    ),
    _rule("unfair", FULL_BAG, _unfair)(
        "each of three players first as often as the others",
        "Over many draws each player should start as often as any other. Does each "
        "draw a tile of their own with `rng`, from all that are in the bag?",
    ),
)

EXERCISE = Exercise(
    "draw_order",
    stage=12,
    reference=draw_order,
    cases=(*NO_TIES, *BLANKS, *TIES, TWO_LOWEST, *OUT_OF_ORDER),
    generate=_random_case,
    generated=10,
    judge=_judge,
    mistakes=(ALL_AGAIN, BAG_EMPTIED, *MISTAKES),
    too_slow=NEVER_ENDS,
    multi_call_mistakes=RULES,
    new_rule="a blank comes after Z, and does not beat A.",
    hints=(
        "What does each player have after the first draw? Who of them starts, and what "
        "if two are equally near to A? Which part of the answer is left to chance?",
        "Begin with all players as those who still draw. Draw a tile for each, find "
        "the nearest to A, and keep those who hold it; go on while more than one is "
        "left. Then turn the list of players round, so that it begins with that one.",
        "`while len(tied) > 1:` draw with `drawn = rng.sample(bag, len(tied))`, take "
        "`nearest = min(drawn)` (`?` comes before `A` for `min`, too), and keep those "
        "of `zip(tied, drawn)` whose tile is the nearest. With `first = "
        "players.index(tied[0])` return `players[first:] + players[:first]`.",
    ),
)
