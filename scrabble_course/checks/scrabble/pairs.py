"""Answers of a rack and a bag: what refill and exchange have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Across, Case, Problem
from scrabble_course.checks.scrabble.evidence import When


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


def shows_each_time(fact: Callable[[Drawn], bool]) -> When:
    """Tell a mistake by a fact that chance may bring about once, but not ten times.

    The call is made again with other seeds.
    """

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        *given, _rng = case.call.args
        calls = (Call((*given, SeededRandom(seed))) for seed in range(10))
        found = (drawn_in(case, attempt(call)) for call in calls)
        return shows(fact)(case, outcome, attempt) and all(
            drawn is not None and fact(drawn) for drawn in found
        )

    return when


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
