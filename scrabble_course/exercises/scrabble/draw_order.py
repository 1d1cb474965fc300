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

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import (
    Across,
    Case,
    Exercise,
    Problem,
    changed_argument,
    not_returned,
)
from scrabble_course.checks.mistakes import mistake, stops_with
from scrabble_course.english_tiles import LETTER_VALUES
from scrabble_course.exercises.scrabble import common
from scrabble_course.exercises.scrabble.common import FULL_BAG, Outcomes
from scrabble_course.scrabble.the_full_game import draw_order

FindIn = Callable[[Outcomes, str], Problem | None]

PLAYERS = ["Ann", "Ben", "Cem", "Dea"]
ROUND = "players in the order of the table"
BLANK = "a blank in the bag"
TIE = "players who tie"


def _case(
    count: int, bag: str, seed: int, topic: str = ROUND, given: bool = False
) -> Case:
    """Return a case of so many players who draw from a bag."""
    players = PLAYERS[:count]
    return common.case_of(draw_order, players, bag, topic=topic, seed=seed, given=given)


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


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice((ROUND, BLANK, TIE))
    names = ["Eva", "Fay", "Gus", "Hal", "Ida", "Jan"]
    players = rng.sample(names, 2 if topic == BLANK else rng.randint(2, 4))
    letters = rng.sample(string.ascii_uppercase, 9)
    bag = "".join(letters) + {ROUND: "", BLANK: "???", TIE: 4 * min(letters)}[topic]
    return common.case_of(
        draw_order, players, bag, topic=topic, seed=rng.randint(0, 999)
    )


def _loses_players(case: Case, got: Outcome) -> bool:
    """Whether the list is not one of all the names."""
    are_names = all(type(name) is str for name in got.value)
    return not are_names or Counter(got.value) != Counter(case.call.args[0])


MISTAKES = (
    mistake("players-missing", shows=_loses_players)(
        "Each player must be in the list, and each once: also those who were not in "
        "the last draw, or did not tie. There is nothing else in it than names."
    ),
    mistake("not-round-the-table")(
        "The draw only decides who starts. The others follow as they sit, in the order "
        "of `players`, and behind the last of the list comes its first: "
        "`players[first:] + players[:first]`."
    ),
    stops_with("list-for-a-player", r"^ValueError: \[.*\] is not in list")(
        "A list is looked for among the players. Also with one player in it, `tied` is "
        "a list: `tied[0]` is the player."
    ),
    stops_with("no-winner", r"^ValueError: None is not in list")(
        "The winner is None here. Does a function of yours end without `return`? If it "
        "calls itself where players tie, hand that answer on: `return winner(...)`."
    ),
    stops_with(
        "blank-unknown",
        "ValueError|KeyError|IndexError",
        BLANKS,
        though=(*NO_TIES, *TIES),
    )(
        "The draw stops with an error, but not with a bag without blanks. A blank is "
        "`?`, which is no letter of the alphabet: give it a place before A."
    ),
    stops_with(
        "tiles-not-put-back",
        "Sample larger|Cannot choose",
        TIES,
        TWO_LOWEST,
        BLANKS,
        though=NO_TIES,
    )(
        "A second draw stops with an error: there are fewer tiles than are drawn. Each "
        "draw is made from the whole of `bag`, as tiles are put back, and only for "
        "those who tied in the last one. Is the list of these begun anew each time?"
    ),
    stops_with("nobody-left", "IndexError: list|empty|zip", TIES, though=NO_TIES)(
        "Where players tie, the draw stops: a list is empty, or shorter than expected. "
        "Is a tile drawn for each who still draws, and for nobody else, as by "
        "`rng.sample(bag, len(tied))`? And is the lowest of just these looked for?"
    ),
    mistake("all-draw-again", TWO_LOWEST, though=TIES)(
        "Two of the three always tie, and the third is out: only the two draw again. "
        "If all three do, two of them tie once more, and so on without end.",
        lambda case, got: got.ended in ("timed out", "raised"),
        claims="does not end|RecursionError",
    ),
)
NEVER_ENDS = mistake("tie-never-ends", BLANKS, TIES)(
    "This draw does not end, and others did. If two tie here: are new tiles drawn each "
    "time round the loop, and are those who go on fewer than before, or as many?"
)

MANY = 150
PLAIN = "ABC"
MANY_TIES = "AAAAAAAAAB"
DRAWS = {
    **{FULL_BAG: MANY, PLAIN: 40, "ABB": 40, "AAB": 60, MANY_TIES: 40},
    **{"??B": 20, "?BB": 20, "?AB": 20, "AEZ": 20},
}
"""How often three players draw: of three tiles they draw all, of many A's tie often."""
FOUR_PLAY = _case(4, FULL_BAG, 0)
CALLS = common.again(FOUR_PLAY.call) + tuple(
    _case(3, bag, seed).call for bag, times in DRAWS.items() for seed in range(times)
)


def _of(outcomes: Outcomes, bag: str) -> Outcomes:
    """Return what became of the calls in which three players draw from a bag."""
    return [got for got in outcomes if got.args[1] == bag and len(got.args[0]) == 3]


def _asked(outcomes: Outcomes, bag: str) -> list[int]:
    """Return how often `rng` was asked each time that a list of players came."""
    came = [got for got in _of(outcomes, bag) if got.ended == "returned"]
    return [getattr(got.args[2], "used", 0) for got in came]


def _draws_again(outcomes: Outcomes, bag: str) -> bool:
    """Whether, with all of 20 seeds, `rng` is asked more often than where none tie."""
    once, more = _asked(outcomes, PLAIN)[:20], _asked(outcomes, bag)[:20]
    is_more = [b > a for a, b in zip(once, more, strict=False)]
    return len(is_more) == 20 and all(is_more)


def _firsts(outcomes: Outcomes, bag: str) -> dict[str, int]:
    """Return how often each of three players starts."""
    players = PLAYERS[:3]
    rounds = [got.value for got in _of(outcomes, bag) if got.value in _rounds(players)]
    return {name: sum(names[0] == name for names in rounds) for name in players}


def _told(firsts: dict[str, int]) -> str:
    return ", ".join(f"{player} {count}" for player, count in firsts.items())


def _shown(bag: str, right: str, wrong: str) -> Problem:
    tiles = ", ".join(bag[:-1]) + " and " + bag[-1]
    return Problem(f"with the tiles {tiles}, {right}", wrong)


def _not_looked_at(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether the bag, whatever is in it, changes nothing at all."""

    def answers(bag: str) -> tuple[list[Any], list[int]]:
        names = [got.value for got in _of(outcomes, bag)[:20]]
        return names, _asked(outcomes, bag)[:20]

    if any(answers(other) != answers(bag) for other in DRAWS):
        return None
    return Problem(
        "other players first with other tiles in the bag", "the same with any tiles"
    )


def _put_back_at_once(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether the single A of three tiles is drawn in some draws and not in others."""
    pairs = zip(_asked(outcomes, PLAIN), _asked(outcomes, bag), strict=False)
    if len({once != more for once, more in pairs}) < 2:
        return None
    right = "one draw, in which somebody has the A"
    return _shown(bag, right, "now and then another")


def _second_draw(right: str, wrong: str = "a second draw", unless: str = "") -> FindIn:
    """Return what finds a second draw where there should be none."""

    def find(outcomes: Outcomes, bag: str) -> Problem | None:
        if not _draws_again(outcomes, bag) or _draws_again(outcomes, unless):
            return None
        return _shown(bag, f"no second draw: {right}", wrong)

    return find


def _tie_stands(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether two with the lowest tile do not draw again."""
    if _draws_again(outcomes, bag):
        return None
    errors = [got.error for got in _of(outcomes, bag) if got.error]
    right = f"a second draw of the two with {bag[0]}"
    return _shown(bag, right, [*errors, "no second draw"][0])


def _one_more_draw(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether many ties take hardly more of `rng` than two draws would.

    Of ten tiles, nine of them A, three players draw 8 times, 20 tiles in all: in 40
    games 800, give or take 80. Who stops after the second draw takes 6 tiles at most.
    """
    if sum(_asked(outcomes, bag)) > 3 * sum(_asked(outcomes, PLAIN)):
        return None
    return Problem(
        "with nine A and one B, draws until one of the players is nearest",
        "one more draw, and then no other",
    )


def _first_stays(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether the first player always starts, however often `rng` was asked."""
    first = PLAYERS[0]
    is_drawn = len({*_asked(outcomes, bag)}) > 1
    if not is_drawn or _firsts(outcomes, bag)[first] < MANY:
        return None
    return Problem("each of three players first now and then", f"always {first}")


def _lost_place(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether of three players, of whom two always tie, the last one never starts.

    That this comes about by chance is as likely as (2/3)**60, one in 36 billion.
    """
    firsts = _firsts(outcomes, bag)
    if firsts[PLAYERS[2]]:
        return None
    right = "each player first now and then"
    return _shown(bag, right, f"first: {_told(firsts)} times")


def _unfair(outcomes: Outcomes, bag: str) -> Problem | None:
    """Whether someone hardly ever starts, or nearly always: 5 deviations off."""
    firsts = _firsts(outcomes, bag)
    if min(firsts.values()) >= 21 and max(firsts.values()) <= 79:
        return None
    right = "each of three players first as often as the others"
    return Problem(right, _told(firsts))


def _nearest(players: list[str], drawn: list[Any]) -> list[str]:
    """Return the players whose tile is the lowest, or whatever is compared."""
    pairs = zip(players, drawn, strict=True)
    return [player for player, tile in pairs if tile == min(drawn)]


def _blank_starts(players: list[str], drawn: list[str]) -> list[str]:
    nearest = _nearest(players, drawn)
    return nearest[:1] if "?" in drawn else nearest


def _like_the_first(players: list[str], drawn: list[str]) -> list[str]:
    return _nearest(players, [tile != drawn[0] for tile in drawn])


def _order(
    key: Callable[[Any], Any] = lambda tile: tile,
    draw: Callable[[random.Random, str, int], list[Any]] = random.Random.sample,
    keep: Callable[[list[str], list[Any]], list[str]] = _nearest,
    draws: int = 99,
) -> Callable[..., list[str]]:
    """Return a wrong function: it compares, draws or keeps otherwise, or too rarely."""

    def wrong(players: list[str], bag: str, rng: random.Random) -> list[str]:
        tied = players
        for _ in range(draws):
            if len(tied) > 1:
                tied = keep(tied, [key(tile) for tile in draw(rng, bag, len(tied))])
        return _rounds(players)[players.index(tied[0])]

    return wrong


def _rule(
    name: str,
    bag: str,
    find: FindIn,
    *like: Callable[..., list[str]],
    spoils: tuple[str, ...] = (),
) -> Callable[[str], Across]:
    """Return what makes of its advice a mistake that is told from draws of a bag."""

    def find_in(outcomes: Outcomes) -> Problem | None:
        return find(outcomes, bag)

    case = _case(3, bag, 0)
    return lambda advice: Across(name, case, CALLS, find_in, advice, like, spoils)


RULES = (
    _rule(
        "first-stays",
        FULL_BAG,
        _first_stays,
        _order(keep=_like_the_first),
        spoils=(BLANK, TIE),
    )(
        "The player who sits first always starts, whatever is drawn. Is each tile "
        "compared with the lowest of the draw, `min(drawn)`, or only with the first? "
        "Or are two parts put together as they were? `players[first:]` comes first."
    ),
    *common.chance_mistakes(draw_order, FOUR_PLAY, CALLS, MANY, spoilt=(BLANK, TIE)),
    _rule(
        "bag-not-looked-at",
        PLAIN,
        _not_looked_at,
        _order(draw=lambda rng, bag, many: rng.choices(range(1, 7), k=many)),
        spoils=(BLANK,),
    )(
        "Other tiles in the bag change nothing: your function does not draw from it. "
        "In place of dice or the like take `rng.sample(bag, len(tied))`, a tile each."
    ),
    _rule(
        "put-back-at-once",
        "ABB",
        _put_back_at_once,
        _order(draw=lambda rng, bag, many: rng.choices(bag, k=many)),
    )(
        "Three players draw all of three tiles, so one has the A. But here two may "
        "draw the same tile: `rng.choice`, or `rng.sample(bag, 1)` for each player, "
        "puts it back at once. `rng.sample(bag, len(tied))` draws for all."
    ),
    _rule(
        "farthest-from-a",
        "ABB",
        _second_draw("the A starts", "the two with B draw again", unless="AAB"),
        _order(lambda tile: -ord(tile)),
    )(
        "The player whose tile is farthest from A starts here. It is the nearest: "
        "`min` of the tiles, and not `max`."
    ),
    _rule("any-tie-draws-again", "ABB", _second_draw("the A starts"))(
        "Only those draw again who tie for the tile nearest to A. That two others hold "
        "the same tile does not matter."
    ),
    _rule("tie-stands", "AAB", _tie_stands, _order(draws=1))(
        "Two hold an A, and nobody draws again. These two are to draw again, and again "
        "if need be, until one tile is nearer to A than the other."
    ),
    _rule("tie-stands", MANY_TIES, _one_more_draw, _order(draws=2))(
        "After a second draw, two may tie once more, and then they draw again: go on "
        "in a loop, `while`, as long as more than one is left."
    ),
    _rule("place-among-the-tied", "AAB", _lost_place)(
        "Two of the three always tie and draw again, and then the last player never "
        "starts. The winner's place is `players.index(tied[0])`, and not that in the "
        "last draw, or among those who tied. And those who tied get the tiles of the "
        "second draw, not those who sit first: `zip(tied, drawn)`."
    ),
    *(
        _rule("blank-last", bag, _second_draw("the blank starts"), _order(key))(
            "A blank beats every letter, even A, and does not tie with one. Compare "
            "the tiles by something that puts `?` before A."
        )
        for bag, key in (
            ("?AB", lambda tile: tile.replace("?", "A")),
            ("?BB", (string.ascii_uppercase + "?").index),
        )
    ),
    _rule("blanks-tie", "??B", _tie_stands, _order(keep=_blank_starts))(
        "Two hold a blank, and no second draw of the two comes of it. Blanks tie like "
        "any other tile: the two draw again, from the bag with all of its tiles."
    ),
    _rule(
        "by-points",
        "AEZ",
        _second_draw("the A starts"),
        _order(LETTER_VALUES.__getitem__),
    )(
        "A and E are worth the same, but A is nearer to A. The alphabet counts, not "
        "the points: letters can be compared as they are, `min(drawn)`."
    ),
    _rule("unfair", FULL_BAG, _unfair)(
        "Over many draws each player should start as often as any other. Does each "
        "draw a tile of their own with `rng`, from all that are in the bag?"
    ),
)

EXERCISE = Exercise(
    "draw_order",
    stage=12,
    reference=draw_order,
    cases=(*NO_TIES, *BLANKS, *TIES, TWO_LOWEST),
    generate=_random_case,
    generated=15,
    judge=_judge,
    mistakes=MISTAKES,
    too_slow=NEVER_ENDS,
    across=RULES,
    hints=(
        "What does each player have after the first draw? Who of them starts, and what "
        "if two are equally near to A? Which part of the answer is left to chance?",
        "Begin with all players as those who still draw. Draw a tile for each, find "
        "the nearest to A, and keep those who hold it, while more than one is left. "
        "Then turn the list of players round, so that it begins with that one.",
        "`while len(tied) > 1:` draw with `drawn = rng.sample(bag, len(tied))`, take "
        "`nearest = min(drawn)` (`?` comes before `A` for `min`, too), and keep those "
        "of `zip(tied, drawn)` whose tile is the nearest. With `first = "
        "players.index(tied[0])` return `players[first:] + players[:first]`.",
    ),
)
