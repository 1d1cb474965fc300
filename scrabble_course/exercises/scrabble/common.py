"""What exercises of stage 12 share: chance, and rack and bag after tiles were drawn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Across,
    Case,
    Mistake,
    Problem,
    Shows,
    not_returned,
    same,
)

Function = Callable[..., Any]
Calls = tuple[Call, ...]
Outcomes = Sequence[Outcome]
Find = Callable[[Outcomes], Problem | None]

AGAIN = 8
"""How often a call is made again, so that chance from elsewhere gives two answers."""


def again(call: Call) -> Calls:
    """Return a call with one `rng` and several seeds of the module, and all that twice.

    What it draws must leave much to chance.
    """
    calls = [Call(call.args, seed=seed) for seed in range(AGAIN)]
    return (*calls, *calls)


def chance_mistakes(
    reference: Function, case: Case, calls: Calls, draws: int
) -> tuple[Across, ...]:
    """Return the ways in which chance may come from elsewhere than from `rng`.

    `calls` begin with those of `again(case.call)`, and then `draws` with other seeds.
    """

    def by(source: Callable[[], Any]) -> tuple[Function]:
        return (lambda *given: reference(*given[:-1], source()),)

    def follows_the_module(outcomes: Outcomes) -> Problem | None:
        once, twice = values(outcomes[:AGAIN]), values(outcomes[AGAIN : 2 * AGAIN])
        return _two_answers(once) if same(once, twice) else None

    def follows_something(outcomes: Outcomes) -> Problem | None:
        return _two_answers(values(outcomes[: 2 * AGAIN]))

    def never_varies(outcomes: Outcomes) -> Problem | None:
        answers = values(outcomes[2 * AGAIN : 2 * AGAIN + draws])
        if _two_answers(answers):
            return None
        got = f"{answers[0]!r} with each of {draws} seeds"
        return Problem("another answer with another seed, most of the time", got)

    known = (
        ("module-random", follows_the_module, MODULE_RANDOM, by(lambda: random)),
        ("other-chance", follows_something, OTHER_CHANCE, by(random.Random)),
        ("no-chance", never_varies, NO_CHANCE, by(lambda: random.Random(0))),
    )
    return tuple(
        Across(name, case, calls, find, advice, like)
        for name, find, advice, like in known
    )


def values(outcomes: Outcomes) -> list[Any]:
    """Return what came back; None from a call that did not come back."""
    return [outcome.value for outcome in outcomes]


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


@dataclass(frozen=True, slots=True)
class Refusal:
    """Stands, as an expected value, for any ValueError.

    >>> Refusal("no tiles to exchange")
    a ValueError, for no tiles to exchange
    """

    reason: str

    def __repr__(self) -> str:
        return f"a ValueError, for {self.reason}"


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
        return min(self.wanted, len(self.bag))

    @property
    def wanted(self) -> int:
        """How many tiles would be drawn from a bag that has enough."""
        return len(self.given_back) or max(0, 7 - len(self.rack))

    @property
    def drawn(self) -> Counter[str]:
        """The tiles on the rack that were not kept."""
        return Counter(self.rack_after) - self.kept

    @property
    def place(self) -> str:
        """Where the old tiles lie, as they did before."""
        if self.rack_after.startswith(self.rack):
            return "in front"
        return "at the end" if self.rack_after.endswith(self.rack) else "here and there"

    @property
    def left(self) -> Counter[str]:
        """The tiles that should be in the bag, after those that were drawn."""
        return Counter(self.bag) - self.drawn + Counter(self.given_back)

    @property
    def has_left(self) -> int:
        """How many tiles have left the bag."""
        return len(self.bag) + len(self.given_back) - len(self.bag_after)

    @property
    def has_right_tiles(self) -> bool:
        """Whether the rack has the tiles that the rules want, wherever they lie."""
        return (
            len(self.rack_after) == self.kept.total() + self.due
            and self.kept <= Counter(self.rack_after)
            and self.drawn <= Counter(self.bag)
        )

    @property
    def rack_is_right(self) -> bool:
        """Whether the rack is as the rules want it; refill puts new tiles behind."""
        is_in_order = self.given_back != "" or self.place == "in front"
        return self.has_right_tiles and is_in_order

    @property
    def keeps_all_tiles(self) -> bool:
        """Whether rack and bag together hold what they held before."""
        before, after = self.rack + self.bag, self.rack_after + self.bag_after
        return Counter(before) == Counter(after)

    @property
    def bag_is_right(self) -> bool:
        """Whether what was due has left the bag, and what came on the rack, no less."""
        left = Counter(self.bag_after)
        if self.kept <= Counter(self.rack_after):
            return self.has_left == self.due and left == self.left
        return self.has_left == self.due and left <= Counter(self.bag + self.given_back)


def drawn_in(case: Case, value: Any) -> Drawn | None:
    """Return what a call gave back, if that is a rack and a bag."""
    if type(value) is not tuple or [*map(type, value)] != [str, str]:
        return None
    rack, *tiles, bag, _ = case.call.args
    return Drawn(rack, tiles[0] if tiles else "", bag, *value)


def judge_rack(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the rack alone."""
    return _judged(case, outcome, lambda found: found.rack_is_right, _rack)


def judge_bag(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the bag alone, by the rack that came with it."""
    return _judged(case, outcome, lambda found: found.bag_is_right, _bag)


def judge_pair(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a rack and a bag, or a refusal."""
    return _judged(
        case,
        outcome,
        lambda found: found.rack_is_right and found.bag_is_right,
        lambda found: (_rack(found), _bag(found)),
    )


def _judged(
    case: Case,
    outcome: Outcome,
    is_right: Callable[[Drawn], bool],
    form: Callable[[Drawn], Any],
) -> Problem | None:
    """Judge by the rules, or by what is expected, if the rules do not allow that."""
    if isinstance(case.expected, Refusal):
        got = not_returned(outcome) or repr(outcome.value)
        is_refused = outcome.is_error("ValueError")
        return None if is_refused else Problem(repr(case.expected), got)
    if ended := not_returned(outcome):
        return Problem(_in_words(case), ended)
    found, wanted = drawn_in(case, outcome.value), drawn_in(case, case.expected)
    if found and wanted and not is_right(wanted):
        is_as_expected = form(found) == form(wanted)
    else:
        is_as_expected = found is not None and is_right(found)
    return None if is_as_expected else Problem(_in_words(case), repr(outcome.value))


def _rack(found: Drawn) -> Any:
    """Return the rack as far as the rules say how it lies."""
    return sorted(found.rack_after), None if found.given_back else found.place


def _bag(found: Drawn) -> Any:
    return sorted(found.bag_after)


def _in_words(case: Case) -> str:
    rack, *tiles, bag, _ = case.call.args
    if tiles:
        many = "a tile" if len(tiles[0]) == 1 else f"{len(tiles[0])} tiles"
        return f"{many} of {bag!r} on the rack for {tiles[0]!r}, which lie in the bag"
    due = max(0, min(7 - len(rack), len(bag)))
    if due == 0:
        return repr((rack, bag))
    if due == len(bag):
        return f"({rack!r} and then the tiles {bag!r} in any order, '')"
    some = "any tile" if due == 1 else f"any {due} tiles"
    return f"({rack!r} and then {some} of {bag!r}, the bag without them)"


def sides(cases: Sequence[Case]) -> tuple[tuple[Case, ...], tuple[Case, ...]]:
    """Return cases about the rack alone, and about the bag alone, of the same calls."""
    rack = (replace(c, topic="what is on the rack", judge=judge_rack) for c in cases)
    bag = (
        replace(c, topic="what is in the bag", judge=judge_bag, given=False)
        for c in cases
    )
    return tuple(rack), tuple(bag)


def shows(fact: Callable[[Drawn], bool]) -> Shows:
    """Tell a mistake by a fact about the rack and the bag that came back."""

    def is_shown(case: Case, got: Outcome) -> bool:
        found = drawn_in(case, got.value)
        return found is not None and fact(found)

    return is_shown


def has_stopped(_: Case, got: Outcome) -> bool:
    """Whether an error came."""
    return got.ended == "raised"


def spoiled(reference: Function, change: Callable[[Drawn], Any]) -> Function:
    """Return a wrong function, which gives back something else of a right answer."""

    def wrong(rack: str, *others: Any) -> Any:
        *tiles, bag, _ = others
        right = reference(rack, *others)
        return change(Drawn(rack, "".join(tiles), bag, *right))

    return wrong


def text_of(tiles: Counter[str]) -> str:
    """Return tiles as a text.

    >>> text_of(Counter("AQA"))
    'AAQ'
    """
    return "".join(tiles.elements())


def _is_no_pair(case: Case, got: Outcome) -> bool:
    is_asked_for = not isinstance(case.expected, Refusal)
    came = got.ended == "returned"
    return is_asked_for and came and drawn_in(case, got.value) is None


def _holds_no_texts(_: Case, got: Outcome) -> bool:
    return type(got.value) in (tuple, list) and [*map(type, got.value)] in (
        [list, list],
        [list, str],
        [str, list],
    )


def _stops_with_enough(case: Case, got: Outcome) -> bool:
    """Whether an error came, though the bag has as many tiles as are wanted."""
    asked = drawn_in(case, ("", ""))
    return has_stopped(case, got) and asked is not None and asked.due == asked.wanted


SHAPES = (
    Mistake(
        "list-behind-a-text",
        (),
        "A list and a text cannot be joined by `+`. `sample` gives a list, and "
        '`"".join(drawn)` makes a text of it.',
        shows=has_stopped,
        claims=r'concatenate (str \(not "list"|list \(not "str")',
    ),
    Mistake(
        "text-is-no-list",
        (),
        "Rack and bag are texts, from which nothing can be removed or subtracted. "
        "`bag = bag.replace(tile, '', 1)` takes one tile out of a text.",
        shows=has_stopped,
        claims="'str' object (has no attribute '(remove|pop|append)'|does(n't| not) "
        r"support item)|unsupported operand type\(s\) for -",
    ),
    Mistake(
        "sample-too-large",
        (),
        "The bag has enough tiles at first, but not at the line where it stops. Are "
        "tiles drawn twice, by two calls of `rng.sample`, or more than are needed?",
        shows=_stops_with_enough,
        claims="Sample larger than population",
    ),
    Mistake(
        "not-texts",
        (),
        'Rack and bag are texts. `"".join(tiles)` makes one of a list of tiles.',
        shows=_holds_no_texts,
        claims="returns a list",
    ),
    Mistake(
        "not-a-pair",
        (),
        "Return two texts, the rack and then the bag: `return rack, bag`. Every way "
        "through the function ends so. (`print` shows values, and gives none back.)",
        shows=_is_no_pair,
        claims="returns",
    ),
)


def pair_mistakes(
    reference: Function,
    used_up: Case,
    one_kind: Sequence[Case],
    mixed: Sequence[Case],
    own: Sequence[Mistake],
) -> tuple[Mistake, ...]:
    """Return a function's `own` mistakes with those of both functions that draw.

    Chance plays no part in the case that uses up the bag, and in those with one kind
    of tile in it. In those of `mixed`, several are drawn of many kinds.
    """
    rack, bag = sides((used_up, *one_kind))
    mixed_rack, mixed_bag = sides(mixed)

    def like(
        name: str,
        on: tuple[Case, ...],
        change: Callable[[Drawn], Any],
        advice: str,
        fewest: int = 0,
    ) -> Mistake:
        """Return a mistake that is seen where so many tiles at least were drawn."""
        wrong = (spoiled(reference, change),)
        are_drawn = shows(lambda found: found.drawn.total() >= fewest)
        return Mistake(name, on, advice, (), wrong, are_drawn, throughout=True)

    are_lost = shows(lambda found: not found.keeps_all_tiles)
    return (
        *SHAPES,
        like(
            "bag-first",
            (*rack, *bag),
            lambda found: (found.bag_after, found.rack_after),
            "Rack and bag have changed places. Return the rack first: `return rack, "
            "bag`.",
        ),
        Mistake(
            "not-tiles",
            (),
            'There is something else than tiles in the text. `"".join(drawn)` puts '
            'nothing between the tiles, `" ".join(drawn)` puts spaces there, and '
            "`str(drawn)` makes brackets and commas, too.",
            shows=shows(_holds_no_tiles),
        ),
        Mistake(
            "not-from-the-bag",
            (*rack, *mixed_rack),
            "A tile has come that was not in the bag. All tiles come from `bag`, which "
            "holds those that are left.",
            shows=shows(
                lambda found: not set(found.drawn) <= {*found.bag, *found.given_back}
            ),
        ),
        like(
            "bag-not-reduced",
            bag,
            lambda found: (found.rack_after, found.bag + found.given_back),
            "Tiles were drawn, but the bag still holds them. A text does not change: "
            "`bag.replace(tile, '', 1)` gives another one, without the tile, that you "
            "have to keep: `bag = bag.replace(tile, '', 1)`.",
            fewest=1,
        ),
        Mistake(
            "all-copies-gone",
            (*bag, *mixed_bag),
            "With the tiles that were drawn, all others of their kind have gone from "
            "the bag. `bag.replace(tile, '')` takes all of them out; "
            "`bag.replace(tile, '', 1)` takes one.",
            shows=shows(_lacks_all_kinds_drawn),
            throughout=True,
        ),
        like(
            "one-has-left",
            bag,
            _with_one_gone,
            "Several tiles were drawn, but only one has left the bag. Does the loop "
            "over them end too early, by a `return` inside it?",
            fewest=2,
        ),
        Mistake(
            "replaced-as-a-whole",
            (*bag[:1], *mixed_bag),
            "Several tiles were drawn, and the bag still holds them; a single one is "
            "taken out as it should. `bag.replace(drawn, '', 1)` looks for all of them "
            "side by side, in this order. Take one out after the other, in a loop.",
            shows=shows(lambda found: found.has_left == 0),
            though=bag[1:],
        ),
        Mistake(
            "drawn-twice",
            (*rack[:1], *bag[:1], *mixed_rack, *mixed_bag),
            "A tile was drawn more often than the bag has it. Who draws a tile takes "
            "it out of the bag: `rng.sample` never takes the same one twice, "
            "`rng.choices` does, and so does `rng.choice` as long as the tile stays in "
            "the bag.",
            shows=shows(_has_more_than_the_bag),
            though=rack[1:],
        ),
        Mistake(
            "others-have-left",
            mixed_bag,
            "As many tiles have left the bag as came on the rack, but not the same "
            "ones. Is `rng.sample` called twice, which draws others each time, or is "
            "the bag cut off at one end? Keep what was drawn, and take just these "
            "tiles out.",
            shows=shows(lambda found: found.has_left == found.due),
            though=(*rack, *bag),
        ),
        *own,
        Mistake(
            "rack-lost",
            (*rack, *mixed_rack),
            "Tiles are gone from the rack that should have stayed there. New tiles "
            'come behind those that are kept: `rack + "".join(drawn)`.',
            shows=shows(lambda found: not found.kept <= Counter(found.rack_after)),
        ),
        Mistake("tiles-lost", bag, TILES_LOST, shows=are_lost),
        Mistake("tiles-lost", mixed_bag, TILES_LOST, shows=are_lost, though=bag),
    )


TILES_LOST = (
    "Rack and bag together must hold the same tiles before and after. Each new tile on "
    "the rack is one that leaves the bag."
)


def _holds_no_tiles(found: Drawn) -> bool:
    tiles = set(found.rack_after + found.bag_after)
    return not tiles <= {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ?"}


def _lacks_all_kinds_drawn(found: Drawn) -> bool:
    others = [tile for tile in found.bag if tile not in found.drawn]
    left = sorted([*others, *found.given_back])
    return found.drawn.total() > 0 and sorted(found.bag_after) == left


def _with_one_gone(found: Drawn) -> tuple[str, str]:
    one = next(found.drawn.elements())
    return found.rack_after, found.bag.replace(one, "", 1) + found.given_back


def _has_more_than_the_bag(found: Drawn) -> bool:
    more = found.drawn - Counter(found.bag + found.given_back)
    return any(tile in found.bag for tile in more)


SINGLE = "ABBBBBBBBC"
"""A bag from which a tile is drawn so often that both ends should come, but not most.

In 200 draws, that A or C never comes has a chance of 2 * 0.9**200, one in 700 million.
Together they come 40 times, give or take 5.7, and where kinds are drawn, 133 times: 85
is 7 deviations from either.
"""
SINGLE_DRAWS = 200


def fairness(case: Case, calls: Calls) -> tuple[Across, ...]:
    """Return what may be wrong with how a single tile is drawn from the bag `SINGLE`.

    The last `SINGLE_DRAWS` of the calls do that. A fair draw is called unfair by less
    than one in a million.
    """

    def drawn(outcomes: Outcomes) -> Counter[str]:
        found = (drawn_in(case, got.value) for got in outcomes[-SINGLE_DRAWS:])
        return sum((one.drawn for one in found if one), Counter[str]())

    def by_kind(outcomes: Outcomes) -> Problem | None:
        found = drawn(outcomes)
        if found["A"] + found["C"] <= 85:
            return None
        got = f"A {found['A']} times, and C {found['C']} times"
        return Problem(f"A and C about 20 times each in {SINGLE_DRAWS}", got)

    def some_never(outcomes: Outcomes) -> Problem | None:
        missing = [tile for tile in "AC" if tile not in drawn(outcomes)]
        if not missing:
            return None
        got = f"never {' or '.join(missing)} in {SINGLE_DRAWS} draws"
        return Problem("each tile of the bag drawn now and then", got)

    return (
        Across("by-kind", case, calls, by_kind, BY_KIND),
        Across("some-never-drawn", case, calls, some_never, SOME_NEVER),
    )


BY_KIND = (
    "Eight of ten tiles are B, so a B is drawn eight times as often as the A. Each "
    "tile in the bag is as likely to be drawn as any other. Are equal tiles taken for "
    "one, as in a `set` or in the keys of a dictionary?"
)
SOME_NEVER = (
    "Over many draws each tile in the bag should turn up. Does a range stop one short, "
    "or start too late? `rng.sample(bag, n)` leaves nothing out."
)
