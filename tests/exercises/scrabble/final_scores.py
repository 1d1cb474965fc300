"""Attempts at stage 12, `final_scores`."""

from tests.exercises.attempts import right, wrong


def worth(rack, values):
    points = 0
    for tile in rack:
        points += values[tile]
    return points


def after_losses(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - worth(rack, values))
    return final


@wrong("rack-looked-up")
def looks_up_a_rack(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - values[rack])
    return final


@wrong("scores-missing")
def returns_the_first_score(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        final.append(score - worth(rack, values))
        return final


@wrong("nobody-out-forgotten")
def index_of_the_empty_rack(scores, racks, values):
    final = after_losses(scores, racks, values)
    final[racks.index("")] += sum(scores) - sum(final)
    return final


@wrong("with-nobody-out")
def zero_at_first(scores, racks, values):
    final = after_losses(scores, racks, values)
    out = 0
    for at in range(len(racks)):
        if racks[at] == "":
            out = at
    final[out] += sum(scores) - sum(final)
    return final


@wrong("with-someone-out", "with-nobody-out")
def the_last_tile_counts(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        for tile in rack:
            points = values[tile]
        final.append(score - points if rack else score)
    return final


@right("losses first, and then the gain")
def in_two_loops(scores, racks, values):
    final = after_losses(scores, racks, values)
    gain = sum(scores) - sum(final)
    for at in range(len(racks)):
        if racks[at] == "":
            final[at] += gain
    return final


@right("a loop over the others for each")
def over_the_others(scores, racks, values):
    final = []
    for score, rack in zip(scores, racks):
        if rack == "":
            for other in racks:
                score += worth(other, values)
        else:
            score -= worth(rack, values)
        final.append(score)
    return final


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


@right("an index with try")
def with_try(scores, racks, values):
    left = [worth(rack, values) for rack in racks]
    final = [a - b for a, b in zip(scores, left)]
    try:
        final[racks.index("")] += sum(left)
    except ValueError:
        pass
    return final


@right("a blank that is known to be nothing")
def blanks_left_out(scores, racks, values):
    tiles = [rack.replace("?", "") for rack in racks]
    total = worth("".join(tiles), values)
    return [
        score - worth(held, values) if rack else score + total
        for score, rack, held in zip(scores, racks, tiles)
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


@right("get with nothing for what is unknown")
def with_get(scores, racks, values):
    total, final = 0, []
    for number in range(len(scores)):
        lost = 0
        for tile in racks[number]:
            lost = lost + values.get(tile, 0)
        total = total + lost
        final.append(scores[number] - lost)
    for number in range(len(scores)):
        if len(racks[number]) == 0:
            final[number] = scores[number] + total
    return final


@right("numbers of each tile")
def numbers_of_tiles(scores, racks, values):
    def value(rack):
        return sum(rack.count(tile) * points for tile, points in values.items())

    others = sum(map(value, racks))
    return [
        score + (others if not rack else -value(rack))
        for score, rack in zip(scores, racks)
    ]
