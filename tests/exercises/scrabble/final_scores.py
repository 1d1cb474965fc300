"""Attempts at stage 12, `final_scores`."""

from tests.exercises.attempts import right, slips_in, variant, wrong


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


slip = slips_in(in_two_loops)
WORTH = "worth(rack, values)"
LOOP = '    for at in range(len(racks)):\n        if racks[at] == "":\n        '
slip("too-many-scores", ("    final.app", "    for _ in rack:\n            final.app"))
slip("scores-missing", ("    gain", "        return final\n    gain"))
slip("gain-alone", ("[at] += gain", "[at] = gain"))
slip("gains-with-tiles", ('racks[at] == ""', '"" in racks[at]'))
slip(
    "gain-without-a-player-out",
    (LOOP, "    for at in [racks.index('') if '' in racks else -1]:\n        "),
)
slip("no-loss", (f"score - {WORTH}", "score"))
slip(
    "gain-of-another",
    (LOOP, '    if "" in racks:\n        at = final.index(max(final))\n    '),
)
slip(("with-someone-out", "with-nobody-out"), (WORTH, "worth(rack[:-1], values)"))


@wrong("with-nobody-out")
def nobody_out_left_alone(scores, racks, values):
    return in_two_loops(scores, racks, values) if "" in racks else scores


COUNTED = "sum(rack.count(tile) * points for tile, points in values.items())"
variant(in_two_loops, "numbers of each tile", (WORTH, COUNTED))


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


slips_in(a_copy)(
    "last-player-passed-over", ("range(len(racks))", "range(len(racks) - 1)")
)


@right("all tiles together")
def all_tiles(scores, racks, values):
    everything = worth("".join(racks), values)
    pairs = zip(scores, racks)
    return [s - worth(rack, values) + everything * (rack == "") for s, rack in pairs]


@right("recursion over the tiles")
def recursively(scores, racks, values):
    def lost(rack):
        return values[rack[0]] + lost(rack[1:]) if rack else 0

    total = sum(map(lost, racks))
    return [s - lost(rack) if rack else s + total for s, rack in zip(scores, racks)]


@right("maps and lambdas")
def maps(scores, racks, values):
    left = list(map(lambda rack: sum(map(values.get, rack)), racks))
    gains = list(map(lambda rack: 0 if rack else sum(left), racks))
    return [a - b + c for a, b, c in zip(scores, left, gains)]
