"""What exercises of stage 12 share: chance, and rack and bag after tiles were drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.seeded_random import SeededRandom, chance_of
from scrabble_course.diagnosis.exercise import (
    Case,
    Judge,
    Mistake,
    MultiCallMistake,
    Shows,
)
from scrabble_course.diagnosis.judging import Problem, not_returned, same
from scrabble_course.diagnosis.mistakes import Cases, mistake, stops_with
from scrabble_course.exercises.case_parts import Refusal
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.tile_sets import ENGLISH

Reference = Callable[..., Any]
Calls = tuple[Call, ...]
Outcomes = Sequence[Outcome]
DrawTest = Callable[["Drawn"], bool]
ProblemFinder = Callable[[Outcomes], Problem | None]

FULL_BAG = full_bag(ENGLISH)
AGAIN = 8
"""How often a call is made again, so that chance from elsewhere gives two answers."""


def case_of(
    reference: Reference,
    *args: Any,
    topic: str = "",
    seed: int = 1,
    given: bool = False,
) -> Case:
    """Return a case with chance from a seed, and what the course answers or refuses."""
    try:
        expected = reference(*args, SeededRandom(seed))
    except ValueError:
        expected = Refusal(topic)
    return Case(Call((*args, chance_of(seed))), expected, topic, given)


def again(call: Call) -> Calls:
    """Return a call with one `rng` and several seeds of the module `random`.

    What it draws must leave much to chance.
    """
    return tuple(Call(call.args, seed=seed) for seed in range(AGAIN))


def chance_mistakes(
    case: Case, calls: Calls, draws: int, few: int, voids: tuple[str, ...] = ()
) -> tuple[MultiCallMistake, ...]:
    """Return the ways in which chance may not come from `rng`.

    `calls` begin with those of `again(case.call)`, and then `draws` with other seeds;
    a `few` of them are mostly enough. Who draws nothing has done nothing for the topics
    that this `voids`.
    """
    return (
        MultiCallMistake(
            "other-chance",
            case,
            calls,
            _differ,
            "With the same `rng` your function gives different answers from call to "
            "call. All chance must come from `rng`, as it was given: "
            "`rng.sample(...)`, and not `random.sample(...)`, or a `random.Random()` "
            "of your own. Then a game can be played again from its seed.",
            few=few,
        ),
        MultiCallMistake(
            "no-chance",
            replace(case, call=calls[AGAIN]),
            calls,
            _vary_never(draws),
            "The answer is always the same, whatever `rng` draws. Are the tiles drawn "
            "with `rng`, or just taken from one end of the bag? If the function sets a "
            "seed, or makes a `random.Random(...)` of its own, take that line out. And "
            "does it use a name that only a cell above gives a value?",
            voids=voids,
            few=few,
        ),
    )


def _differ(outcomes: Outcomes) -> Problem | None:
    first = outcomes[0].value
    for other in outcomes[1:AGAIN]:
        if not same(other.value, first):
            expected = "the same answer each time, since `rng` begins anew"
            return Problem(expected, f"once {first!r}, once {other.value!r}")
    return None


def _vary_never(draws: int) -> ProblemFinder:
    def find(outcomes: Outcomes) -> Problem | None:
        drawn = outcomes[AGAIN : AGAIN + draws]
        if any(not same(other.value, drawn[0].value) for other in drawn):
            return None
        got = f"{drawn[0].value!r} with each of {len(drawn)} seeds"
        return Problem("another answer with another seed, most of the time", got)

    return find


@dataclass(frozen=True, slots=True)
class Drawn:
    """What refill or exchange was given and gave back: tiles as texts, as they lie.

    `given_back` are the tiles that go into the bag; refill has none.
    """

    rack: str
    given_back: str
    bag: str
    rack_after: str
    bag_after: str

    @property
    def kept(self) -> Counter[str]:
        """The tiles that should still be on the rack."""
        return Counter(self.rack) - Counter(self.given_back)

    @property
    def due(self) -> int:
        """How many tiles are to be drawn."""
        free = max(0, 7 - len(self.rack))
        return len(self.given_back) or min(free, len(self.bag))

    @property
    def drawn(self) -> Counter[str]:
        """The tiles on the rack that were not kept."""
        return Counter(self.rack_after) - self.kept

    def keeps_the_rack(self) -> bool:
        """Whether all that should stay on the rack is there."""
        return self.kept <= Counter(self.rack_after)

    def keeps_all_tiles(self) -> bool:
        """Whether rack and bag together hold what they held before."""
        return sorted(self.rack + self.bag) == sorted(self.rack_after + self.bag_after)

    def has_right_tiles(self) -> bool:
        """Whether the rack has the tiles that the rules want, wherever they lie."""
        is_full = len(self.rack_after) == self.kept.total() + self.due
        return is_full and self.keeps_the_rack() and self.drawn <= Counter(self.bag)

    def rack_is_right(self) -> bool:
        """Whether the rack is as the rules want it; refill puts new tiles behind."""
        is_in_order = self.given_back or self.rack_after.startswith(self.rack)
        return self.has_right_tiles() and bool(is_in_order)

    def bag_is_right(self) -> bool:
        """Whether what was due has left the bag, and what came on the rack, no less."""
        after, all_tiles = Counter(self.bag_after), Counter(self.bag + self.given_back)
        is_due = after.total() == all_tiles.total() - self.due
        is_left = not self.keeps_the_rack() or after == all_tiles - self.drawn
        return is_due and is_left and after <= all_tiles


def drawn_in(case: Case, value: Any) -> Drawn | None:
    """Return what a call gave back, if that is a rack and a bag."""
    if type(value) is not tuple or [*map(type, value)] != [str, str]:
        return None
    rack, *tiles, bag, _ = case.call.args
    return Drawn(rack, "".join(tiles), bag, *value)


def drew(fact: DrawTest) -> Shows:
    """Return what shows a fact about the tiles that were drawn."""

    def is_shown(case: Case, got: Outcome) -> bool:
        found = drawn_in(case, got.value)
        return found is not None and fact(found)

    return is_shown


def _judging(is_right: DrawTest) -> Judge:
    """Return what judges by the rules: which tiles are drawn, is up to chance."""

    def judge(case: Case, outcome: Outcome) -> Problem | None:
        ended = not_returned(outcome)
        if isinstance(case.expected, Refusal):
            is_refused = outcome.is_error("ValueError")
            got = ended or repr(outcome.value)
            return None if is_refused else Problem(repr(case.expected), got)
        if not ended and drew(is_right)(case, outcome):
            return None
        return Problem(_in_words(case), ended or repr(outcome.value))

    return judge


_OF_RACK, _OF_BAG = "what is on the rack", "what is in the bag"
SIDES = {
    _OF_RACK: _judging(Drawn.rack_is_right),
    _OF_BAG: _judging(Drawn.bag_is_right),
}
"""Topics of cases that look at one side alone, and how that is judged."""


def sides(*cases: Case) -> tuple[Cases, Cases]:
    """Return cases about the rack alone, and about the bag alone, of the same calls."""
    rack, bag = (
        tuple(replace(case, topic=topic, judge=judge) for case in cases)
        for topic, judge in SIDES.items()
    )
    return rack, tuple(replace(case, given=False) for case in bag)


def judge_pair(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a rack and a bag, or a refusal."""
    of_rack, of_bag = SIDES.values()
    return of_rack(case, outcome) or of_bag(case, outcome)


def _in_words(case: Case) -> str:
    rack, *tiles, bag, _ = case.call.args
    if tiles:
        many = "a tile" if len(tiles[0]) == 1 else f"{len(tiles[0])} tiles"
        for_them = f"in place of {tiles[0]!r}, which lie in the bag"
        return f"{many} of {bag!r} on the rack {for_them}"
    due = min(7 - len(rack), len(bag))
    if due == 0:
        return repr((rack, bag))
    if due == len(bag):
        return f"({rack!r} and then the tiles {bag!r} in any order, '')"
    some = "any tile" if due == 1 else f"any {due} tiles"
    return f"({rack!r} and then {some} of {bag!r}, the bag without them)"


TILES = {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ?"}


def pair_mistakes(
    rack: Cases, bag: Cases, own: Sequence[Mistake]
) -> tuple[Mistake, ...]:
    """Return a function's `own` mistakes with those of both functions that draw.

    They are seen in cases about the rack, or about the bag.
    """
    both = (*rack, *bag)
    return (
        stops_with(
            "list-for-a-text",
            r'concatenate (str \(not "list"|list \(not "str")|'
            "'str' object (has no attribute '(remove|pop|append)'|does(n't| not) "
            r"support item)|unsupported operand type\(s\) for -",
        )(
            'Rack and bag are texts, and `sample` gives a list: `"".join(drawn)` makes '
            "it a text. `bag = bag.replace(tile, '', 1)` takes one tile out."
        ),
        stops_with("sample-too-large", "Sample larger than population", both)(
            "In that line, more tiles are to be drawn than the bag holds there, or "
            "fewer than none. Draw as many as are needed, and no more than are left; "
            "and draw once, not by two calls of `rng.sample`."
        ),
        mistake("not-a-pair", shows=_is_no_pair, error_pattern="^returns")(
            "Return two texts, the rack and then the bag: every way through the "
            "function ends in `return rack, bag`. (`print` shows values, and gives "
            'none back; `"".join(tiles)` makes a text of a list.)'
        ),
        mistake("bag-before-rack", both, shows=drew(_is_right_swapped))(
            "Rack and bag have changed places: first the rack, `return rack, bag`."
        ),
        mistake("not-tiles")(
            'There is something else than tiles in the text. `"".join(drawn)` puts '
            'nothing between the tiles, `" ".join(drawn)` puts spaces there, and '
            "`str(drawn)` makes brackets and commas, too.",
            drew(lambda found: not {*found.rack_after, *found.bag_after} <= TILES),
        ),
        mistake("drawn-twice", both, shows=drew(_has_more_than_the_bag))(
            "A tile was drawn that the bag does not have, or not as often. All tiles "
            "come from `bag`, and each that is drawn leaves it: `rng.sample` never "
            "takes the same one twice, `rng.choices` does, and so does `rng.choice` as "
            "long as the tile stays in the bag."
        ),
        mistake("bag-not-reduced", bag, every_case=True)(
            "The bag still holds all its tiles. A text does not change: "
            "`bag.replace(tile, '', 1)` gives another one, which you have to keep: "
            "`bag = bag.replace(tile, '', 1)`.",
            drew(lambda found: found.bag_after == found.bag + found.given_back),
        ),
        *own,
        mistake("rack-lost", rack)(
            "Tiles are gone from the rack that should have stayed there. New tiles "
            'come behind those that are kept: `rack + "".join(drawn)`.',
            drew(lambda found: not found.keeps_the_rack()),
        ),
        mistake("tiles-lost", bag)(
            "Rack and bag together must hold the same tiles as before: what one gains, "
            "the other loses. Keep the drawn tiles, and take out just these, each "
            "once. (`if tile not in drawn` leaves out all that are like a drawn one.)",
            drew(lambda found: not found.keeps_all_tiles()),
        ),
    )


def _is_right_swapped(found: Drawn) -> bool:
    """Whether rack and bag would be right in the other order."""
    other = replace(found, rack_after=found.bag_after, bag_after=found.rack_after)
    is_right = found.rack_is_right() and found.bag_is_right()
    return other.rack_is_right() and other.bag_is_right() and not is_right


def _is_no_pair(case: Case, got: Outcome) -> bool:
    is_asked_for = not isinstance(case.expected, Refusal)
    return is_asked_for and drawn_in(case, got.value) is None


def _has_more_than_the_bag(found: Drawn) -> bool:
    many = found.drawn.total() == found.due and found.keeps_the_rack()
    return many and not found.drawn <= Counter(found.bag + found.given_back)


SINGLE = "ABBBBBBBBC"
"""A bag from which a tile is drawn so often that both ends should come, but not most.

In 200 draws, that A or C never comes has a chance of 2 * 0.9**200, one in 700 million.
Together they come 40 times, give or take 5.7, and where kinds are drawn, 133 times: 85
is 7 deviations from either. In 60 draws they come 12 times, give or take 3.1, or 40
times, and 25 is 4 deviations from either.
"""
SINGLE_DRAWS, FEW_DRAWS = 200, 60


def drawing_mistakes(
    reference: Reference, whole_bag: tuple[str, ...], single: tuple[str, ...]
) -> tuple[MultiCallMistake, ...]:
    """Return what is wrong with chance in a function that fills a rack.

    With `whole_bag`, much is left to chance; with `single`, one of `SINGLE` is drawn.
    A fair draw is called unfair by less than one in a million.
    """
    whole = case_of(reference, *whole_bag)
    one, *more = (case_of(reference, *single, seed=at) for at in range(SINGLE_DRAWS))
    calls = (*again(whole.call), one.call, *(case.call for case in more))
    few = AGAIN + FEW_DRAWS
    return (
        *chance_mistakes(whole, calls, SINGLE_DRAWS, few),
        MultiCallMistake(
            "unfair",
            one,
            calls,
            _some_too_often_or_never,
            "Each tile in the bag is as likely to be drawn as any other: a B, of which "
            "there are eight, eight times as often as the A. Are equal tiles taken for "
            "one, as in a `set`? Or does a range stop one short, or start too late? "
            "`rng.sample(bag, n)` is fair.",
            few=few,
        ),
    )


def _some_too_often_or_never(outcomes: Outcomes) -> Problem | None:
    """Return what is wrong with the draws of a single tile, which come last."""
    drawn = outcomes[AGAIN:]
    came = [got.value for got in drawn if got.ended == "returned"]
    of_a, of_c = (sum(tile in rack for rack, _ in came) for tile in "AC")
    if of_a and of_c and of_a + of_c <= 0.425 * len(drawn):
        return None
    told = f"A {of_a} times and C {of_c} times"
    return Problem(f"A and C about {len(drawn) // 10} times each in {len(drawn)}", told)
