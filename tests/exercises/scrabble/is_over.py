"""Attempts at stage 12, `is_over`."""

from tests.exercises.attempts import right, slips_in, variant


@right("two answers with names")
def with_names(racks, bag, scoreless_turns, wants_to_end):
    is_out = bag == "" and "" in racks
    is_stuck = scoreless_turns >= 6 and wants_to_end
    return is_out or is_stuck


slip = slips_in(with_names)
OUT = '"" in racks'
slip("wrong-type", ("is_out or", "is_out,"))
slip("turns-only", (OUT, '" " in racks'))
slip("not-over-with-a-player-out", (OUT, f"{OUT} and not wants_to_end"))
slip(
    "both-ends",
    ("return is_out or is_stuck", "return wants_to_end and (is_out or is_stuck)"),
)
slip("not-over-after-six", (">= 6", ">= 3 * len(racks)"))
slip("not-over-with-a-player-out", (OUT, "'' in racks[:2]"))
slip("over-too-soon", (OUT, '"" in [rack.strip("?") for rack in racks]'))
slip(("turns-only", "not-over-after-six"), (OUT, 'racks == ""'), (">= 6", "== 6"))
for edit in ("> 6", "== 6"):
    slip("not-over-after-six", (">= 6", edit))
slip("over-too-soon", (">= 6", ">= 5"))


FIRST = 'bag == "" and "" in racks'
SECOND = "scoreless_turns >= 6 and wants_to_end"
for description, *edit in (
    ("the length of each rack", FIRST, "0 in [len(bag + rack) for rack in racks]"),
    ("sets", FIRST, "{bag} <= {''} & set(racks)"),
    ("a range of turns", SECOND, "(scoreless_turns in range(6, 999)) & wants_to_end"),
    ("not fewer", SECOND, "wants_to_end and not scoreless_turns <= 5"),
):
    variant(with_names, description, edit)


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
