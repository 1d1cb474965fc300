"""Attempts at stage 12, `is_over`."""

from tests.exercises.attempts import right, slips_in


@right("two answers with names")
def with_names(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    is_stuck = scoreless_turns >= 6 and wants_to_end
    return is_out or is_stuck


slip = slips_in(with_names)
OUT = '"" in racks'
slip("wrong-type", ("is_out or", "is_out,"))
slip("turns-only", (OUT, '" " in racks'))
slip("not-over-after-six", (">= 6", ">= 3 * len(racks)"))
slip("over-too-soon", (OUT, '"" in [rack.strip("?") for rack in racks]'))
number = "another-number-of-turns"
slip((number, "not-all-racks"), (OUT, 'racks[0] == ""'), (">= 6", ">= 5"))
slip(("not-over-with-a-player-out", number), (OUT, 'racks == ""'), (">= 6", "== 6"))


@right("the length of each rack")
def counts_tiles(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if len(rack) + len(bag) == 0:
            return True
    return wants_to_end and not scoreless_turns <= 5


@right("conditions one by one")
def one_by_one(racks, bag, scoreless_turns, wants_to_end):
    if bag == "":
        for rack in racks:
            if rack == "":
                return True
    if scoreless_turns >= 6:
        if wants_to_end:
            return True
    return False


@right("not all")
def not_all(racks, bag, scoreless_turns, wants_to_end):
    if not bag and not all(racks):
        return True
    return bool(wants_to_end) and not scoreless_turns < 6


@right("sets")
def with_sets(racks, bag, scoreless_turns, wants_to_end):
    ends = (scoreless_turns in range(6, 999)) & wants_to_end
    return {bag} <= {""} & set(racks) or ends


@right("match")
def with_match(racks, bag, scoreless_turns, wants_to_end):
    match (bag, wants_to_end):
        case ("", _) if "" in racks:
            return True
        case (_, True):
            return scoreless_turns >= 6
    return False
