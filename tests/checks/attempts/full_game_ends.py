"""Attempts at stage 12: `is_over` and `final_scores`."""

# Students write it so.
# ruff: noqa: C417, RET503, RET505, SIM102, SIM105

from scrabble_course.board import LETTER_VALUES
from tests.checks.attempts.attempt_values import Attempts

over = Attempts("is_over")
final = Attempts("final_scores")

BEGINNERS = "what beginners do"


def out(racks, bag):
    return bag == "" and "" in racks


@over.wrong(BEGINNERS, cause="five")
def more_than_four(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) or (scoreless_turns > 4 and wants_to_end)


@over.wrong(BEGINNERS, cause="seven")
def more_than_six(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) or (scoreless_turns > 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="six")
def equal_to_six(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) or (scoreless_turns == 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="itself")
def ends_by_itself(racks, bag, scoreless_turns, wants_to_end):
    if out(racks, bag):
        return True
    return scoreless_turns >= 6


@over.wrong(BEGINNERS, cause="wants")
def ends_as_wanted(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) or wants_to_end


@over.wrong(BEGINNERS, cause="or")
def one_reason_will_do(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) or scoreless_turns >= 6 or wants_to_end


@over.wrong(BEGINNERS, cause="bag")
def an_empty_bag_will_do(racks, bag, scoreless_turns, wants_to_end):
    return len(bag) == 0 or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="rack")
def an_empty_rack_will_do(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if not rack:
            return True
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="rack-or-bag")
def rack_or_bag(racks, bag, scoreless_turns, wants_to_end):
    return "" in racks or not bag or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="all")
def everyone_must_be_out(racks, bag, scoreless_turns, wants_to_end):
    if not bag and all(rack == "" for rack in racks):
        return True
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="all")
def joined_racks(racks, bag, scoreless_turns, wants_to_end):
    return bag + "".join(racks) == "" or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="first")
def returns_in_the_loop(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if rack == "" and bag == "":
            return True
        else:
            return scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="last")
def overwrites_its_answer(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        someone_is_out = rack == "" and bag == ""
    return someone_is_out or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="two")
def two_players(racks, bag, scoreless_turns, wants_to_end):
    empty = racks[0] == "" or racks[1] == ""
    return (bag == "" and empty) or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="brackets")
def brackets_elsewhere(racks, bag, scoreless_turns, wants_to_end):
    return (out(racks, bag) or scoreless_turns >= 6) and wants_to_end


@over.wrong(BEGINNERS, cause="and")
def both_must_be(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag) and scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="out-only")
def out_only(racks, bag, scoreless_turns, wants_to_end):
    return out(racks, bag)


@over.wrong(BEGINNERS, cause="turns-only")
def turns_only(racks, bag, scoreless_turns, wants_to_end):
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="goes-on")
def goes_on(racks, bag, scoreless_turns, wants_to_end):
    return not out(racks, bag) and (scoreless_turns < 6 or not wants_to_end)


@over.wrong(BEGINNERS, cause="number")
def the_number_of_empty_racks(racks, bag, scoreless_turns, wants_to_end):
    if bag == "":
        return racks.count("") or (scoreless_turns >= 6 and wants_to_end)
    return scoreless_turns >= 6 and wants_to_end


@over.wrong(BEGINNERS, cause="number")
def a_word(racks, bag, scoreless_turns, wants_to_end):
    ends = out(racks, bag) or (scoreless_turns >= 6 and wants_to_end)
    return "over" if ends else False


@over.wrong(BEGINNERS, cause="sorts")
def sorts_the_racks(racks, bag, scoreless_turns, wants_to_end):
    racks.sort()
    ends = bag == "" and racks[0] == ""
    return ends or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="nearly-out")
def a_single_tile_is_out(racks, bag, scoreless_turns, wants_to_end):
    ends = bag == "" and racks[0] == "" and len(racks) == 2
    return ends or (scoreless_turns >= 6 and wants_to_end)


@over.wrong(BEGINNERS, cause="bag-must-be-empty")
def six_turns_and_an_empty_bag(racks, bag, scoreless_turns, wants_to_end):
    ends = scoreless_turns >= 6 and wants_to_end and bag == ""
    return out(racks, bag) or ends


@over.wrong(BEGINNERS, cause="blanks")
def blanks_do_not_count(racks, bag, scoreless_turns, wants_to_end):
    racks = [rack.strip("?") for rack in racks]
    return out(racks, bag.strip("?")) or (scoreless_turns >= 6 and wants_to_end)


@over.right("conditions one by one")
def one_by_one(racks, bag, scoreless_turns, wants_to_end):
    if bag == "":
        for rack in racks:
            if rack == "":
                return True
    if scoreless_turns >= 6:
        if wants_to_end:
            return True
    return False


@over.right("the shortest rack")
def the_shortest_rack(racks, bag, scoreless_turns, wants_to_end):
    ends = len(bag) + min(map(len, racks)) == 0
    return ends or (wants_to_end and scoreless_turns > 5)


@over.right("not all")
def not_all(racks, bag, scoreless_turns, wants_to_end):
    if not bag and not all(racks):
        return True
    return bool(wants_to_end) and not scoreless_turns < 6


@over.right("numbers for truth values")
def with_numbers(racks, bag, scoreless_turns, wants_to_end):
    return bool(("" in racks) * (not bag) + (scoreless_turns // 6 > 0) * wants_to_end)


@over.right("sets")
def with_sets(racks, bag, scoreless_turns, wants_to_end):
    ends = (scoreless_turns in range(6, 999)) & wants_to_end
    return {bag} <= {""} & set(racks) or ends


@over.right("match")
def with_match(racks, bag, scoreless_turns, wants_to_end):
    match (bag, wants_to_end):
        case ("", _) if "" in racks:
            return True
        case (_, True):
            return scoreless_turns >= 6
    return False


@over.right("a copy of the racks, sorted")
def a_sorted_copy(racks, bag, scoreless_turns, wants_to_end):
    fewest = sorted(racks, key=len)[0]
    return fewest + bag == "" or (wants_to_end and scoreless_turns >= 6)


@over.right("players in number")
def any_player(racks, bag, scoreless_turns, wants_to_end):
    someone = any(len(rack) == 0 and not bag for rack in racks)
    return someone or min(scoreless_turns // 6, 1) == int(wants_to_end) == 1


def worth(rack, values):
    return sum(values[tile] for tile in rack)


def settled(scores, racks, values, loses=1, gains=1, of=sum):
    """Settle the scores, as most attempts do."""
    left = [worth(rack, values) for rack in racks]
    others = [n for n, rack in zip(left, racks, strict=True) if rack]
    return [
        score + gains * of(others) if rack == "" else score - loses * value
        for score, rack, value in zip(scores, racks, left, strict=True)
    ]


def settle_by(**how):
    return lambda scores, racks, values: settled(scores, racks, values, **how)


for cause, how in {
    "no-gain": {"gains": 0},
    "no-loss": {"loses": 0},
    "lost-twice": {"loses": 2},
    "gained-twice": {"gains": 2},
    "winner-doubles": {"loses": 0, "gains": 2},
    "all-twice": {"loses": 2, "gains": 2},
    "added": {"loses": -1},
    "first-other": {"of": lambda others: others[0]},
    "last-other": {"of": lambda others: others[-1]},
    "largest": {"of": max},
    "one-each": {"of": len},
}.items():
    final.wrong(BEGINNERS, cause=cause)(settle_by(**how))


@final.wrong(BEGINNERS, cause="as-before")
def as_before(scores, racks, values):
    return scores


@final.wrong(BEGINNERS, cause="in-place")
def subtracts_in_place(scores, racks, values):
    gain = 0
    for at, rack in enumerate(racks):
        gain += worth(rack, values)
        scores[at] -= worth(rack, values)
    if "" in racks:
        scores[racks.index("")] += gain
    return scores


@final.wrong(BEGINNERS, cause="in-place")
def empties_the_racks(scores, racks, values):
    final = settled(scores, racks, values)
    racks.clear()
    return final


@final.wrong(BEGINNERS, cause="in-place")
def sets_the_blank(scores, racks, values):
    values["!"] = 0
    return settled(scores, racks, values)


@final.wrong(BEGINNERS, cause="tuple")
def a_tuple(scores, racks, values):
    return tuple(settled(scores, racks, values))


@final.wrong(BEGINNERS, cause="tuple")
def the_gain_alone(scores, racks, values):
    return sum(worth(rack, values) for rack in racks)


@final.wrong(BEGINNERS, cause="too-short")
def only_those_who_lose(scores, racks, values):
    pairs = zip(settled(scores, racks, values), racks, strict=True)
    return [score for score, rack in pairs if rack]


@final.wrong(BEGINNERS, cause="index")
def index_of_the_empty_rack(scores, racks, values):
    first = racks.index("")
    left = [worth(rack, values) for rack in racks]
    final = [score - value for score, value in zip(scores, left, strict=True)]
    final[first] += sum(left)
    return final


def one_gains(scores, racks, values, at):
    left = [worth(rack, values) for rack in racks]
    lost = [score - value for score, value in zip(scores, left, strict=True)]
    lost[at] += sum(left)
    return lost


@final.wrong(BEGINNERS, cause="fewest")
def the_fewest_points_gain(scores, racks, values):
    left = [worth(rack, values) for rack in racks]
    return one_gains(scores, racks, values, left.index(min(left)))


@final.wrong(BEGINNERS, cause="leader")
def the_leader_gains(scores, racks, values):
    return one_gains(scores, racks, values, scores.index(max(scores)))


@final.wrong(BEGINNERS, cause="zero")
def zero_at_first(scores, racks, values):
    at = 0
    for number, rack in enumerate(racks):
        if rack == "":
            at = number
    return one_gains(scores, racks, values, at)


@final.wrong(BEGINNERS, cause="find")
def minus_one_at_first(scores, racks, values):
    at = -1
    for number, rack in enumerate(racks):
        if rack == "":
            at = number
    return one_gains(scores, racks, values, at)


@final.wrong(BEGINNERS, cause="everyone")
def everyone_gains(scores, racks, values):
    left = [worth(rack, values) for rack in racks]
    return [
        score - 2 * value + sum(left) for score, value in zip(scores, left, strict=True)
    ]


@final.wrong(BEGINNERS, cause="count")
def counts_tiles(scores, racks, values):
    return settled(scores, racks, dict.fromkeys(values, 1))


@final.wrong(BEGINNERS, cause="blank-one")
def a_blank_costs_one(scores, racks, values):
    return settled(scores, racks, {**values, "?": 1})


@final.wrong(BEGINNERS, cause="blank-one")
def nothing_is_one(scores, racks, values):
    return settled(scores, racks, {tile: n or 1 for tile, n in values.items()})


@final.wrong(BEGINNERS, cause="english")
def english_values(scores, racks, values):
    return settled(scores, racks, {**LETTER_VALUES, "?": 0})


@final.wrong(BEGINNERS, cause="not-below")
def never_below_nothing(scores, racks, values):
    return [max(score, 0) for score in settled(scores, racks, values)]


@final.wrong(BEGINNERS, cause="sorted")
def in_order(scores, racks, values):
    return sorted(settled(scores, racks, values), reverse=True)


@final.wrong(BEGINNERS, cause="gain-anyhow")
def the_second_gains(scores, racks, values):
    at = racks.index("") if "" in racks else 1
    return one_gains(scores, racks, values, at)[:2] + settled(scores, racks, values)[2:]


@final.wrong(BEGINNERS, cause="unknown")
def a_point_too_little(scores, racks, values):
    return [score - 1 for score in settled(scores, racks, values)]


@final.right("a copy that is changed")
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


@final.right("all tiles together")
def all_tiles(scores, racks, values):
    everything = worth("".join(racks), values)
    return [
        score - worth(rack, values) + everything * (rack == "")
        for score, rack in zip(scores, racks, strict=True)
    ]


@final.right("an index with try")
def with_try(scores, racks, values):
    left = [worth(rack, values) for rack in racks]
    final = [a - b for a, b in zip(scores, left, strict=True)]
    try:
        final[racks.index("")] += sum(left)
    except ValueError:
        pass
    return final


@final.right("a blank that is known to be nothing")
def blanks_left_out(scores, racks, values):
    return settled(scores, [rack.replace("?", "") or rack for rack in racks], values)


@final.right("recursion over the tiles")
def recursively(scores, racks, values):
    def lost(rack):
        return values[rack[0]] + lost(rack[1:]) if rack else 0

    total = sum(map(lost, racks))
    pairs = zip(scores, racks, strict=True)
    return [s - lost(rack) if rack else s + total for s, rack in pairs]


@final.right("maps and lambdas")
def maps(scores, racks, values):
    left = list(map(lambda rack: sum(map(values.get, rack)), racks))
    gains = list(map(lambda rack: 0 if rack else sum(left), racks))
    return [a - b + c for a, b, c in zip(scores, left, gains, strict=True)]


@final.right("get with nothing for what is unknown")
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


@final.right("numbers of each tile")
def numbers_of_tiles(scores, racks, values):
    def value(rack):
        return sum(rack.count(tile) * points for tile, points in values.items())

    others = sum(map(value, racks))
    return [
        score + (others if not rack else -value(rack))
        for score, rack in zip(scores, racks, strict=True)
    ]


WRONG = (*over.wrongs, *final.wrongs)
RIGHT = (*over.rights, *final.rights)
