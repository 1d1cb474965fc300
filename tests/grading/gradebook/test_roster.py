import pytest

from scrabble_course.grading.gradebook.roster import (
    CannotReadTable,
    read_roster,
    read_times,
    without_rows,
)

CANVAS = """\
Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (55)
,,,,,Manual Posting
    Points Possible,,,,,10
"Avery, Ada",1234,u1,aavery,S1,
"Blum, Ben",1235,u2,bblum,S1,7
"Student, Test",1299,,0ff,S1,
"""
MOODLE = """\
"First name","Last name","ID number","Email address"
Ada,Avery,u1,aavery@example.edu
Ben,Blum,u2,bblum@example.edu
"""
TWICE = "student,time\nann,2026-03-01T10:00Z\nAnn,2026-03-09T10:00Z\n"
OWN = "student;name\naavery;Ada Avery\nbblum;Ben Blum\n"


def test_a_roster_with_a_row_twice_is_read_once():
    twice = MOODLE + "Ada,Avery,u1,aavery@example.edu\n"

    assert read_roster(twice) == read_roster(MOODLE)


@pytest.mark.parametrize(
    "head",
    [
        "Vorname;Nachname;ID-Nummer;E-Mail-Adresse",
        "Voornaam;Achternaam;ID-nummer;E-mailadres",
        "Prénom;Nom de famille;Numéro d'identification;Adresse de courriel",
        "Nombre;Apellido(s);Número de ID;Dirección de correo",
    ],
)
def test_a_roster_of_moodle_is_read_in_other_languages(head):
    _, *rows = MOODLE.replace(",", ";").splitlines()

    assert read_roster("\n".join([head, *rows])) == read_roster(MOODLE)


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (read_roster, "", "no column by which a student is known"),
        (read_roster, "points\n3", "no column by which a student is known"),
        (read_roster, "student,login\nann,a\nann,b", "'ann' is in it 2 times"),
        (read_roster, "student\n \n", "there is nobody in it"),
        (read_roster, 'student\n"ann', "it is no table"),
        (read_times, "student\nann", "it has no column 'time'"),
        (read_times, "student,time\nann,soon", "line 2 has the time 'soon'"),
        (read_times, "student,time\nann,2026-03-01T10:00", "the time and the zone"),
        (read_times, TWICE, "line 3 has a second time for 'Ann'"),
    ],
)
def test_a_table_that_is_wrong_says_where(read, text, said):
    with pytest.raises(CannotReadTable, match=said):
        read(text)


def test_a_table_without_some_rows_is_else_as_it_was():
    table = CANVAS.replace("Blum, Ben", 'Blum,\n""Ben""')

    left = without_rows(table, lambda person: "aavery" in person.sure)

    assert left == table.replace('"Avery, Ada",1234,u1,aavery,S1,\n', "")
    assert without_rows("\ufeff" + OWN, lambda person: person.student == "bblum") == (
        "\ufeff" + OWN.replace("bblum;Ben Blum\n", "")
    )
