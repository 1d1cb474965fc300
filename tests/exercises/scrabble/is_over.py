"""Attempts at stage 12, `is_over`."""

from tests.exercises.attempts import right, wrong


@wrong("not-all-racks")
def returns_in_the_loop(racks, bag, scoreless_turns, wants_to_end):
    for rack in racks:
        if rack == "" and bag == "":
            return True
        else:
            return scoreless_turns >= 6 and wants_to_end


@wrong("wrong-type")
def two_answers(racks, bag, scoreless_turns, wants_to_end):
    return bag == "" and "" in racks, scoreless_turns >= 6 and wants_to_end


@wrong("not-over-after-six")
def false_too_soon(racks, bag, scoreless_turns, wants_to_end):
    if bag == "":
        if "" in racks:
            return True
        return False
    return scoreless_turns >= 6 and wants_to_end


@wrong("not-over-after-six")
def three_turns_each(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    return is_out or (scoreless_turns >= 3 * len(racks) and wants_to_end)


@wrong("over-too-soon")
def blanks_do_not_count(racks, bag, scoreless_turns, wants_to_end):
    racks = [rack.strip("?") for rack in racks]
    is_out = bag.strip("?") == "" and "" in racks
    return is_out or (scoreless_turns >= 6 and wants_to_end)


@wrong("over-too-soon", "not-over-with-a-player-out")
def the_first_rack_and_five_turns(racks, bag, scoreless_turns, wants_to_end):
    if racks[0] == "" and bag == "":
        return True
    return scoreless_turns >= 5 and wants_to_end


@right("two answers with names")
def with_names(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    is_stuck = scoreless_turns >= 6 and wants_to_end
    return is_out or is_stuck


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


@right("the shortest rack")
def the_shortest_rack(racks, bag, scoreless_turns, wants_to_end):
    ends = len(bag) + min(map(len, racks)) == 0
    return ends or (wants_to_end and scoreless_turns > 5)


@right("not all")
def not_all(racks, bag, scoreless_turns, wants_to_end):
    if not bag and not all(racks):
        return True
    return bool(wants_to_end) and not scoreless_turns < 6


@right("numbers for truth values")
def with_numbers(racks, bag, scoreless_turns, wants_to_end):
    return bool(("" in racks) * (not bag) + (scoreless_turns // 6 > 0) * wants_to_end)


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


@right("a copy of the racks, sorted")
def a_sorted_copy(racks, bag, scoreless_turns, wants_to_end):
    fewest = sorted(racks, key=len)[0]
    return fewest + bag == "" or (wants_to_end and scoreless_turns >= 6)


@right("players in number")
def any_player(racks, bag, scoreless_turns, wants_to_end):
    someone = any(len(rack) == 0 and not bag for rack in racks)
    return someone or min(scoreless_turns // 6, 1) == int(wants_to_end) == 1
