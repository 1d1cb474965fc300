"""Wrong ways to settle the scores, each as a model, with what to say of it."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.letters import LETTER_VALUES
from scrabble_course.scrabble.the_full_game import final_scores

Scores = list[int]
Values = dict[str, int]
Model = Callable[[Scores, list[str], Values], Scores]


def _settled(
    scores: Scores,
    racks: list[str],
    worth: Callable[[str], int],
    loses: int = 1,
    gains: int = 1,
) -> Scores:
    """Return scores with what is left lost and gained so many times."""
    left = [worth(rack) for rack in racks]
    return [
        score + (gains * sum(left) if rack == "" else -loses * value)
        for score, rack, value in zip(scores, racks, left, strict=True)
    ]


def _worth(values: Values, blank: int | None = None) -> Callable[[str], int]:
    def worth(rack: str) -> int:
        counts = values if blank is None else {**values, "?": blank}
        return sum(counts[tile] for tile in rack)

    return worth


def _times(loses: int, gains: int) -> Model:
    return lambda scores, racks, values: _settled(
        scores, racks, _worth(values), loses, gains
    )


def _gains(of: Callable[[list[int]], int]) -> Model:
    """Model a gain that is not the sum of what the others lose."""

    def model(scores: Scores, racks: list[str], values: Values) -> Scores:
        left = [_worth(values)(rack) for rack in racks]
        others = [n for n, rack in zip(left, racks, strict=True) if rack]
        settled = _settled(scores, racks, _worth(values), gains=0)
        return [
            score if rack else score + of(others)
            for score, rack in zip(settled, racks, strict=True)
        ]

    return model


def _gain_for(which: Callable[[Scores, list[str], list[int]], int]) -> Model:
    """Model a game in which one gains, also if nobody went out."""

    def model(scores: Scores, racks: list[str], values: Values) -> Scores:
        left = [_worth(values)(rack) for rack in racks]
        lost = [a - b for a, b in zip(scores, left, strict=True)]
        lost[which(scores, racks, left)] += sum(left)
        return lost

    return model


def _others_left(scores: Scores, racks: list[str], values: Values) -> Scores:
    """Model a gain for everyone of what all others lose."""
    left = [_worth(values)(rack) for rack in racks]
    return [a - b + (sum(left) - b) for a, b in zip(scores, left, strict=True)]


def _never_below_nothing(scores: Scores, racks: list[str], values: Values) -> Scores:
    return [max(0, score) for score in final_scores(scores, racks, values)]


def _gain_before(scores: Scores, racks: list[str], values: Values) -> Scores:
    """Model a gain that is paid out before all racks have been counted."""
    left = [_worth(values)(rack) for rack in racks]
    return [
        score - value + (0 if rack else sum(left[:at]))
        for at, (score, rack, value) in enumerate(zip(scores, racks, left, strict=True))
    ]


def _gain_alone(scores: Scores, racks: list[str], values: Values) -> Scores:
    settled = _settled(scores, racks, _worth(values))
    pairs = zip(scores, settled, racks, strict=True)
    return [new if rack else new - old for old, new, rack in pairs]


MODELS: tuple[tuple[str, Model, str], ...] = (
    (
        "unchanged",
        _times(0, 0),
        "The scores are as before. Who holds tiles loses their value, and who went out "
        "gains it.",
    ),
    (
        "no-gain",
        _times(1, 0),
        "All lose what they hold, and that is right. But who went out gains as much as "
        "the others lose, all together.",
    ),
    (
        "no-loss",
        _times(0, 1),
        "Who went out has gained, but the others have lost nothing. Each player loses "
        "the value of the tiles on the own rack.",
    ),
    (
        "lost-twice",
        _times(2, 1),
        "The others lose the value of their tiles twice. Is it subtracted in two "
        "places, once for each player, and once when the gain is counted?",
    ),
    (
        "gained-twice",
        _times(1, 2),
        "Who went out gains twice what the others lose. Each tile that is left counts "
        "once.",
    ),
    (
        "doubled-for-one",
        _times(0, 2),
        "The others lose nothing here, and who went out gains their tiles twice. That "
        "is how some clubs count; here the others lose, and the gain counts once.",
    ),
    (
        "both-twice",
        _times(2, 2),
        "Each tile that is left counts once: it is subtracted once, and gained once.",
    ),
    (
        "added",
        _times(-1, 1),
        "Tiles that are left count against a player: subtract them, do not add them.",
    ),
    (
        "gain-too-early",
        _gain_before,
        "Who went out gains only the tiles of those who come before in the list. How "
        "much it is, is known when all racks have been counted: first go through all "
        "of them, and add the gain after that loop.",
    ),
    (
        "gain-alone",
        _gain_alone,
        "Who went out ends with the gain alone. It is added to the score from before: "
        "`+=`, and not `=`.",
    ),
    (
        "whole-rack-looked-up",
        lambda scores, racks, values: _settled(
            scores, racks, lambda rack: values.get(rack, 0)
        ),
        "Only racks of a single tile count here. `values` has the points of one tile: "
        "go through the rack with a loop, and add up those of each.",
    ),
    (
        "gain-of-the-first",
        _gains(lambda others: others[0]),
        "Who went out gains the tiles of only one other player here. It is what all "
        "others lose, added up. Does the loop end too early?",
    ),
    (
        "gain-of-the-last",
        _gains(lambda others: others[-1]),
        "Who went out gains the tiles of only one other player here. It is what all "
        "others lose, added up. Is the sum begun anew for each of them?",
    ),
    (
        "gain-of-the-largest",
        _gains(max),
        "Who went out gains the tiles of only one other player here. It is what all "
        "others lose, added up: `sum`, and not `max`.",
    ),
    (
        "gain-in-points-of-seven",
        _gains(len),
        "Who went out gains one point for each other player. It is the value of their "
        "tiles that is gained.",
    ),
    (
        "fewest-gains",
        _gain_for(lambda scores, racks, left: left.index(min(left))),
        "Nobody went out here, and one player gains all the same: the one with the "
        "least on the rack. Only an empty rack gains.",
    ),
    (
        "leader-gains",
        _gain_for(lambda scores, racks, left: scores.index(max(scores))),
        "The player with the highest score gains here. It is the one who went out: "
        "whose rack is empty.",
    ),
    (
        "first-gains",
        _gain_for(lambda scores, racks, left: racks.index("") if "" in racks else 0),
        "Nobody went out here, so nobody gains. Is a place such as 0 kept from before, "
        "for the player who is out?",
    ),
    (
        "last-gains",
        _gain_for(lambda scores, racks, left: racks.index("") if "" in racks else -1),
        "Nobody went out here, so nobody gains. Is -1 kept as the place of the player "
        "who is out? That is the last of the list.",
    ),
    (
        "everyone-gains",
        _others_left,
        "Everyone gains the tiles of all others here. Only who went out does; who "
        "still holds tiles only loses.",
    ),
    (
        "tiles-counted",
        lambda scores, racks, values: _settled(scores, racks, len),
        "Each tile counts as one point here. It is worth `values[tile]`.",
    ),
    (
        "blank-worth-one",
        lambda scores, racks, values: _settled(scores, racks, _worth(values, 1)),
        "A blank that is left costs a point here. It is worth nothing, as `values` "
        "says.",
    ),
    (
        "own-values",
        lambda scores, racks, values: _settled(scores, racks, _worth(LETTER_VALUES)),
        "The tiles have the values of the English game here. In other languages they "
        "differ: take them from `values`.",
    ),
    (
        "never-below-nothing",
        _never_below_nothing,
        "A score may fall below 0. Take the `max` or the `if` away that keeps it "
        "there.",
    ),
)
