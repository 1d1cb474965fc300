import pytest

from scrabble_course.grading.gradebook.enrolment import (
    CannotReadStudents,
    Enrolment,
    read_students,
)
from scrabble_course.grading.gradebook.roster import read_roster
from tests.grading.gradebook.test_roster import CANVAS

ALL = """
dropped = ["dan"]
removed = ["Eve Evers"]

[aliases]
aavery = ["Ada King"]

[groups]
"Team 7" = ["aavery", "Ben Blum", "Eve Evers"]
"""


def test_what_is_kept_is_read_again_and_names_nobody_who_is_removed():
    said = read_students(ALL)
    kept = said.with_digests(said.people(read_roster(CANVAS)), Enrolment())

    assert Enrolment.from_json(kept.to_json()) == kept
    assert "vers" not in kept.to_json()
    assert kept.is_erased(["eveevers"]) and not kept.is_erased(["aavery"])
    assert kept.groups == {"Team 7": ("aavery", "Ben Blum")}


def test_who_is_removed_is_known_again_when_no_roster_has_them():
    said = read_students('removed = ["aavery"]')
    people = said.people(read_roster(CANVAS))

    once = said.with_digests(people, Enrolment())
    again = said.with_digests((), once)

    assert again.is_erased(["u1"]) and again.is_erased(["adaavery"], folder=True)
    assert not again.is_erased(["adaavery"])  # a namesake may come


def test_people_have_their_other_names_as_if_the_roster_had_them():
    people = {
        one.student: one for one in read_students(ALL).people(read_roster(CANVAS))
    }

    assert "adaking" in people["aavery"].sure
    assert people["dan"].out == "dropped"


def test_who_is_on_no_roster_is_called_as_in_the_gradebook():
    [person] = read_students('dropped = ["dan cole"]').people((), ["Dan Cole"])

    assert person.student == "Dan Cole"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dropped = ", "it is no TOML"),
        ("droped = []", "it says 'droped'; it may say dropped, removed, and [aliases]"),
        ("dropped = 'dan'", 'write a list, such as ["ada"]'),
        ("aliases = []", "put [aliases] above its lines"),
        ("[aliases]\nada = 3", 'write a list, such as ["ada"]'),
        ("[groups]\n1 = ['ada']\n2 = ['Ada', 'ben']", "'ada' is in 2 groups"),
    ],
)
def test_a_file_that_is_wrong_says_where(text, said):
    with pytest.raises(CannotReadStudents) as told:
        read_students(text)

    assert said in str(told.value)


def test_a_name_that_several_have_is_told_with_their_logins():
    roster = read_roster("login,name\nlw1,Li Wei\nlw2,Li Wei\n")

    with pytest.raises(CannotReadStudents, match=r"may be several \(lw1, lw2\)"):
        read_students('[aliases]\n"Li Wei" = ["x"]').people(roster)
