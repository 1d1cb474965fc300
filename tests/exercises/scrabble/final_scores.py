"""Attempts at stage 12, `final_scores`."""

from tests.exercises.attempts import right, slip, wrong


def worth(rack, values):
    points = 0
    for tile in rack:
        points += values[tile]
    return points


@right("losses first, and then the gain")
def in_two_loops(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - worth(rack, values))
    gain = sum(scores) - sum(final)
    for at in range(len(racks)):
        if racks[at] == "":
            final[at] += gain
    return final


LOOP = '    for at in range(len(racks)):\n        if racks[at] == "":\n        '
slip(in_two_loops, "raises", ("zip(scores, racks)", "scores, racks"))
slip(in_two_loops, "rack-looked-up", ("worth(rack, values)", "values[rack]"))
slip(
    in_two_loops,
    "too-many-scores",
    ("        final.append", "        for tile in rack:\n            final.append"),
)
slip(in_two_loops, "place-0-is-no-no", ("if racks[at]", "if at and racks[at]"))
slip(in_two_loops, "gains-with-tiles", ('racks[at] == ""', '"" in racks[at]'))
slip(
    in_two_loops,
    "equal-scores",
    (
        "score - worth(rack, values)",
        "score - worth(racks[scores.index(score)], values)",
    ),
)
slip(in_two_loops, "scores-missing", ("    gain", "        return final\n    gain"))
slip(in_two_loops, "nobody-out-forgotten", (LOOP, '    at = racks.index("")\n'))
for another in ("-1", "final.index(max(final))"):
    slip(
        in_two_loops,
        "gain-of-another",
        (LOOP, f'    if "" in racks:\n        at = {another}\n    '),
    )
slip(
    in_two_loops,
    "gain-though-nobody-out",
    (LOOP, '    at = 0\n    if "" in racks:\n        at = racks.index("")\n'),
)
slip(
    in_two_loops,
    "nobody-out-forgotten",
    (LOOP, f"{LOOP}    out = at\n"),
    ("final[at]", "final[out]"),
)
slip(
    in_two_loops,
    ("with-someone-out", "with-nobody-out"),
    ("worth(rack, values)", "worth(rack[:-1], values)"),
)


@right("a copy that is changed")
def a_copy(scores, racks, values):
    final = scores.copy()
    out = None
    for at in range(len(racks)):
        if racks[at] == "":
            out = at
        for tile in racks[at]:
            final[at] -= values[tile]
    if out is not None:
        final[out] += sum(scores) - sum(final)
    return final


@right("all tiles together")
def all_tiles(scores, racks, values):
    everything = worth("".join(racks), values)
    return [
        score - worth(rack, values) + everything * (rack == "")
        for score, rack in zip(scores, racks)
    ]


@right("recursion over the tiles")
def recursively(scores, racks, values):
    def lost(rack):
        return values[rack[0]] + lost(rack[1:]) if rack else 0

    total = sum(map(lost, racks))
    pairs = zip(scores, racks, strict=True)
    return [s - lost(rack) if rack else s + total for s, rack in pairs]


@right("maps and lambdas")
def maps(scores, racks, values):
    left = list(map(lambda rack: sum(map(values.get, rack)), racks))
    gains = list(map(lambda rack: 0 if rack else sum(left), racks))
    return [a - b + c for a, b, c in zip(scores, left, gains)]


@right("numbers of each tile")
def numbers_of_tiles(scores, racks, values):
    def value(rack):
        return sum(rack.count(tile) * points for tile, points in values.items())

    others = sum(map(value, racks))
    return [
        score + (others if not rack else -value(rack))
        for score, rack in zip(scores, racks)
    ]


@wrong("with-nobody-out")
def nobody_out_left_alone(scores, racks, values):
    if "" not in racks:
        return scores
    return in_two_loops(scores, racks, values)
