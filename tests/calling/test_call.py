import json

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.calling.call import Event, MendedCall, Outcome

DETAILS = st.tuples(st.text(max_size=9) | st.none() | st.integers(0, 9))
EVENTS = st.builds(Event, st.sampled_from(["said", "asked", "played"]), DETAILS)
MENDED = st.builds(
    MendedCall, st.text(max_size=9), st.none() | st.integers(), st.just(())
)
OUTCOMES = st.builds(
    Outcome,
    mended=st.lists(MENDED, max_size=2).map(tuple),
    ended=st.sampled_from(["returned", "raised", "asked"]),
    value=st.none() | st.integers() | st.dictionaries(st.text(), st.integers()),
    error=st.text(max_size=20),
    where=st.text(max_size=20),
    args=st.tuples(st.text(max_size=9), st.lists(st.integers(), max_size=3)),
    events=st.lists(EVENTS, max_size=4).map(tuple),
)


@given(OUTCOMES)
def test_an_outcome_survives_the_way_through_json(outcome):
    data = json.loads(json.dumps(outcome.to_json()))

    assert Outcome.from_json(data) == outcome


def test_what_was_printed_leaves_out_the_questions():
    events = (
        Event("said", ("one ",)),
        Event("asked", ("? ", "yes")),
        Event("said", ("two",)),
    )

    assert Outcome("returned", events=events).printed == "one two"


def test_an_error_has_a_type_and_is_of_those_it_derives_from():
    outcome = Outcome("raised", error="Odd: ?", kinds=("Odd", "ValueError"))

    assert outcome.error_type == Outcome("raised", error="Odd").error_type == "Odd"
    assert [outcome.is_error(kind) for kind in ("Odd", "ValueError", "KeyError")] == [
        *(True, True, False)
    ]
    assert Outcome("returned").error_type == ""
    assert not Outcome("returned").is_error("ValueError")
    # Half a character does not reach the notebook.
    half = Outcome("raised", error="ValueError: \ud800", where="line 1: \udfff")
    out = Outcome.from_json(half.to_json())
    assert (out.error, out.where) == ("ValueError: ?", "line 1: ?")
