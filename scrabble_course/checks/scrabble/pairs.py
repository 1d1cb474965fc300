"""Answers of a rack and a bag: what refill and exchange have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Across, Case, Mistake, Problem
from scrabble_course.checks.scrabble.evidence import When, gives


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a call was given and gave back: tiles as texts, in their order.

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
        if self.given_back:
            return len(self.given_back)
        return max(0, min(7 - len(self.rack), len(self.bag)))

    @property
    def drawn(self) -> Counter[str]:
        """The tiles on the rack that were not kept."""
        return Counter(self.rack_after) - self.kept

    @property
    def keeps_the_rack(self) -> bool:
        """Whether all that should stay on the rack is there."""
        return self.kept <= Counter(self.rack_after)

    @property
    def keeps_all_tiles(self) -> bool:
        """Whether rack and bag together hold what they held before."""
        before, after = self.rack + self.bag, self.rack_after + self.bag_after
        return Counter(before) == Counter(after)

    @property
    def draws_from_the_bag(self) -> bool:
        """Whether all that was drawn was in the bag before."""
        return self.drawn <= Counter(self.bag)

    @property
    def is_right(self) -> bool:
        """Whether rack and bag are as the rules want them, in whatever order."""
        is_full = len(self.rack_after) == self.kept.total() + self.due
        return (
            is_full
            and self.keeps_the_rack
            and self.keeps_all_tiles
            and self.draws_from_the_bag
        )


def drawn_in(case: Case, outcome: Outcome) -> Drawn | None:
    """Return what a call gave back, if that is a rack and a bag."""
    value = outcome.value
    if type(value) is not tuple or [*map(type, value)] != [str, str]:
        return None
    rack, *tiles, bag, _ = case.call.args
    return Drawn(rack, tiles[0] if tiles else "", bag, *value)


def shows(fact: Callable[[Drawn], bool]) -> When:
    """Tell a mistake by a fact about the rack and the bag that came back."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        found = drawn_in(case, outcome)
        return found is not None and fact(found)

    return when


def _draws_twice(found: Drawn) -> bool:
    """Whether as many tiles as are due came, more of one kind than the bag had."""
    many = found.drawn - Counter(found.bag) - Counter(found.given_back)
    counts = found.drawn.total() == found.due and found.keeps_the_rack
    return counts and any(tile in found.bag for tile in many)


def _leaves_the_bag(found: Drawn) -> bool:
    """Whether tiles were drawn, and the bag is as if none had been."""
    left = Counter(found.bag) + Counter(found.given_back)
    return found.drawn.total() > 0 and left == Counter(found.bag_after)


def _empties_kinds(found: Drawn) -> bool:
    """Whether of each kind that was drawn no tile is left in the bag."""
    kept = Counter(
        {t: n for t, n in Counter(found.bag).items() if t not in found.drawn}
    )
    lost = (Counter(found.bag) - found.drawn) - kept
    after = Counter(found.bag_after) - Counter(found.given_back)
    return lost.total() > 0 and after == kept


def _swaps(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the bag comes before the rack, whatever is drawn."""
    *given, _rng = case.call.args

    def is_turned(seed: int) -> bool:
        outcome = attempt(Call((*given, SeededRandom(seed))))
        found = drawn_in(case, outcome)
        if found is None or found.keeps_the_rack:
            return False
        turned = drawn_in(case, Outcome("returned", outcome.value[::-1]))
        return turned is not None and turned.is_right

    return all(map(is_turned, range(10)))


def _holds_no_texts(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return (
        type(value) in (tuple, list)
        and len(value) == 2
        and any(type(part) is not str for part in value)
    )


SHAPES = (
    Mistake(
        "rack-alone",
        (),
        gives(str),
        "That is one text. Return both, the rack and then the bag: `return rack, bag`.",
    ),
    Mistake(
        "not-texts",
        (),
        _holds_no_texts,
        'Rack and bag are texts. `"".join(tiles)` makes one of a list of tiles.',
    ),
    Mistake(
        "not-a-pair",
        (),
        lambda case, outcome, attempt: (
            outcome.ended == "returned"
            and outcome.value is not None
            and drawn_in(case, outcome) is None
        ),
        "Return two texts, the rack and then the bag: `return rack, bag`.",
    ),
    Mistake(
        "bag-first",
        (),
        _swaps,
        "Rack and bag have changed places. Return the rack first: `return rack, bag`.",
    ),
)

DRAWS = (
    Mistake(
        "not-from-the-bag",
        (),
        shows(lambda found: not set(found.drawn) <= set(found.bag)),
        "A tile has come that was not in the bag. All tiles come from `bag`, which "
        "holds those that are left.",
    ),
    Mistake(
        "drawn-twice",
        (),
        shows(_draws_twice),
        "A tile was drawn more often than the bag has it. Who draws a tile takes it "
        "out of the bag: `rng.sample` never takes the same one twice, `rng.choices` "
        "does, and so does `rng.choice` as long as the tile stays in the bag.",
    ),
    Mistake(
        "bag-not-reduced",
        (),
        shows(_leaves_the_bag),
        "Tiles were drawn, but the bag still holds them. A text does not change: "
        "`bag.replace(tile, '', 1)` gives another one, without the tile, that you have "
        "to keep: `bag = bag.replace(tile, '', 1)`.",
    ),
    Mistake(
        "all-copies-gone",
        (),
        shows(_empties_kinds),
        "With the tiles that were drawn, all others of their kind have gone from the "
        "bag. `bag.replace(tile, '')` takes all of them out; `bag.replace(tile, '', "
        "1)` takes one.",
    ),
)


def fairness(one_tile: Callable[[str, int], Case]) -> tuple[Across, ...]:
    """Return what may be wrong with how a single tile is drawn, from bag and seed.

    The chance that a fair draw is called unfair is below one in a million.
    """

    def tiles(attempt: Attempt, bag: str) -> list[str]:
        cases = [one_tile(bag, seed) for seed in range(200)]
        found = [drawn_in(case, attempt(case.call)) for case in cases]
        return [tile for drawn in found if drawn for tile in drawn.drawn]

    def by_kind(attempt: Attempt) -> Problem | None:
        found = tiles(attempt, MOST_ARE_A).count("B")
        if found <= 60:
            return None
        return Problem("B about 20 times in 200", f"B {found} times")

    def some_never(attempt: Attempt) -> Problem | None:
        missing = sorted({*TEN_KINDS} - {*tiles(attempt, TEN_KINDS)})
        if not missing:
            return None
        return Problem(
            "each of the ten tiles drawn now and then",
            f"never {' or '.join(missing)} in 200 draws",
        )

    return (
        Across("by-kind", one_tile(MOST_ARE_A, 0), by_kind, BY_KIND),
        Across("some-never-drawn", one_tile(TEN_KINDS, 0), some_never, SOME_NEVER),
    )


MOST_ARE_A = "AAAAAAAAAB"
TEN_KINDS = "ABCDEFGHIJ"
BY_KIND = (
    "Nine of ten tiles are A, so an A is drawn nine times as often as the B. Each tile "
    "in the bag is as likely to be drawn as any other. Are equal tiles taken for one, "
    "as in a `set` or in the keys of a dictionary?"
)
SOME_NEVER = (
    "Over many draws each tile in the bag should turn up. Does a range stop one short, "
    "or start too late? `rng.sample(bag, n)` leaves nothing out."
)
