"""A sentence for a group, with work that was graded in the box."""

import shlex

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.grading.desk.desk import Desk
from tests.grading.commands.test_grade_command import SPENDS_ALL, SPENDS_ONE

SENTENCE = 'You stop after "the first" letter; it\'s <b>not</b> the last.'


@pytest.fixture(scope="module")
def desk(tmp_path_factory):
    folder = tmp_path_factory.mktemp("telling")
    works = {"ann": SPENDS_ONE, "bob": SPENDS_ONE.replace("-= 1", "-= +1")}
    for student, text in {**works, "cleo": SPENDS_ALL}.items():
        (folder / "submissions" / student).mkdir(parents=True)
        (folder / "submissions" / student / "ps3.py").write_text(text)
    command = f"grade {folder}/submissions --out {folder}/marks --stages 2"
    graded = CliRunner().invoke(cli.app, shlex.split(command))
    assert graded.exit_code == 0, graded.output
    return Desk(folder / "marks", folder / "submissions", by="tom")


def advice(desk):
    told = {}
    for student in ("ann", "bob", "cleo"):
        desk.do({"do": "open", "student": student})
        [mark] = desk.student["marks"]
        told[student] = mark["advice"]
    return told


def group_of(desk):
    desk.do({"do": "panel", "panel": "mistakes"})
    groups = [*desk.mistakes["groups"], *desk.mistakes["named"]]
    return next(one for one in groups if {"ann", "bob"} <= {*one["students"]})


def test_one_sentence_is_told_to_all_who_answer_alike_and_taken_back(desk):
    before = advice(desk)

    desk.do({"do": "tell", "group": group_of(desk)["id"], "sentence": SENTENCE})
    told, said = advice(desk), desk.said
    desk.do({"do": "panel", "panel": "mistakes"})
    [own] = desk.mistakes["own"]
    desk.do({"do": "stop telling", "file": own["file"]})

    assert said["tone"] == "good", said
    assert told == {**before, "ann": [SENTENCE], "bob": [SENTENCE]}
    assert (own["advice"], own["many"]) == (SENTENCE, 2)
    assert advice(desk) == before
    [file] = (desk.changes.beside / "mistakes").iterdir()
    assert file.name == "update_hand_1.py.off"


def test_what_is_right_is_not_told_and_leaves_no_file(desk):
    with pytest.raises(ValueError, match="answers all the checks"):
        desk.changes.tell("update_hand", 2, SPENDS_ALL.strip(), "You do it right.")

    assert not list((desk.changes.beside / "mistakes").glob("*.py"))
