import csv
import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.checks.progress_file import LONGEST_PAUSE, SavedProgress
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.class_progress import (
    COLUMNS,
    MOST_BYTES,
    class_progress,
    progress_csv,
)
from scrabble_course.resources.zip_files import zip_of
from tests.grading.work_files import lay
from tests.guides import GUIDE

SCORE, HAND = "1 get_word_score", "2 update_hand"


def took(checks, minutes, key=SCORE):
    return SavedProgress(frozenset({key}), {key: checks}, {key: minutes * 60}).shared()


def hand_in(submissions, student, text, name="progress.json"):
    lay(submissions / student, {name: text})


def row(progress, stage):
    [found] = [row for row in progress.rows if row.stage.number == stage]
    return (found.began, found.finished, found.checks, found.minutes)


def test_a_stage_has_who_began_who_finished_and_the_medians_of_the_latter(tmp_path):
    hand_in(tmp_path, "ada", took(2, 10))
    hand_in(tmp_path, "ben", took(4, 20))
    hand_in(tmp_path, "cleo", took(9, 60))
    hand_in(tmp_path, "dan", SavedProgress(checks={SCORE: 1}).shared())
    hand_in(tmp_path, "eve", "print(1)", "work.py")
    found = class_progress(tmp_path)

    assert row(found, 1) == (4, 3, 4, 20)
    assert row(found, 2) == (0, 0, None, None)
    assert (len(found.saved), found.silent, found.unread) == (4, 1, ())


def test_what_the_class_can_explain_least_comes_first(tmp_path):
    for student, right in [("ann", (3, 1)), ("bob", (9, 0)), ("cem", (2, 2))]:
        explained = dict(zip((SCORE, "2 update_hand"), right, strict=True))
        passed = frozenset({SCORE, "2 update_hand"})
        hand_in(tmp_path, student, SavedProgress(passed, explained=explained).shared())

    said = str(class_progress(tmp_path))

    assert "1.0 (3 answered)" in said and "2.7 (3 answered)" in said
    assert said.index("2 update_hand") < said.index(SCORE)


def test_who_kept_nothing_but_what_passed_is_in_no_median(tmp_path):
    hand_in(tmp_path, "ada", took(2, 10))
    hand_in(tmp_path, "old", '{"passed": ["1 get_word_score"]}')

    assert row(class_progress(tmp_path), 1) == (2, 2, 2, 10)


def test_a_stage_of_two_functions_is_finished_with_both(tmp_path):
    keys = ("4 deal_hand", "4 is_valid_word")
    both = SavedProgress(
        frozenset(keys), dict.fromkeys(keys, 3), dict.fromkeys(keys, 90)
    )
    hand_in(tmp_path, "ada", both.shared())
    hand_in(tmp_path, "ben", took(1, 1, "4 deal_hand"))

    assert row(class_progress(tmp_path), 4) == (2, 1, 6, 3)


def test_it_is_found_in_the_zip_that_hand_in_packs_and_the_furthest_counts(tmp_path):
    hand_in(tmp_path, "ada", took(1, 1))
    further = SavedProgress(frozenset({SCORE, HAND}), {SCORE: 2, HAND: 5}).shared()
    packed = zip_of([("progress.json", further), ("receipt.txt", "")])
    hand_in(tmp_path, "ada", packed, "scrabble-hand-in.zip")
    (tmp_path / "ben.zip").write_bytes(packed)
    found = class_progress(tmp_path)

    assert row(found, 2) == (2, 2, 5, 0)
    assert len(found.saved) == 2


def test_what_cannot_be_read_is_told_and_the_rest_counts(tmp_path):
    hand_in(tmp_path, "ada", took(2, 10))
    hand_in(tmp_path, "bad", "{")
    hand_in(tmp_path, "big", " " * (MOST_BYTES + 1))
    hand_in(tmp_path, "bomb", zip_of([("progress.json", " " * 5_000_000)]), "a.zip")
    hand_in(tmp_path, "deep", "[" * 50_000)
    hand_in(tmp_path, "torn", b"PK", "a.zip")
    (tmp_path / "pipe").mkdir()
    os.mkfifo(tmp_path / "pipe/progress.json")
    (tmp_path / "link").mkdir()
    (tmp_path / "link/progress.json").symlink_to(tmp_path / "ada/progress.json")
    found = class_progress(tmp_path)

    assert row(found, 1) == (1, 1, 2, 10)
    told = {line.partition(",")[0]: line for line in found.unread}
    assert set(told) == {"bad", "big", "bomb", "deep", "torn", "pipe", "link"}
    assert "no JSON" in told["bad"] and "nested too deep" in told["deep"]
    assert f"{MOST_BYTES:,}" in told["big"] and f"{MOST_BYTES:,}" in told["bomb"]
    assert "links are not followed" in told["link"]
    assert "Could not be read:\n  bad, progress.json" in str(found)
    assert found.silent == 0


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.binary(max_size=300),
    st.dictionaries(
        st.sampled_from(("passed", "checks", "seconds")),
        st.dictionaries(st.sampled_from((SCORE, HAND)), st.integers() | st.none())
        | st.lists(st.sampled_from((SCORE, HAND))),
    ),
)
def test_no_file_breaks_the_sum_of_a_class(tmp_path, content, fields):
    hand_in(tmp_path, "ada", content)
    hand_in(tmp_path, "ben", json.dumps(fields))
    hand_in(tmp_path, "cleo", content, "scrabble-hand-in.zip")
    packed = zip_of([("progress.json", content)])
    hand_in(tmp_path, "dan", packed, "scrabble-hand-in.zip")
    found = class_progress(tmp_path)

    assert str(found) and progress_csv(found)
    assert len(found.saved) + found.silent <= 4


def test_the_table_is_for_people_and_for_spreadsheets(tmp_path):
    submissions = tmp_path / "submissions"
    hand_in(submissions, "ada", took(3, 12))
    said = CliRunner().invoke(
        cli.app, ["progress", str(submissions), "--csv", str(tmp_path / "p.csv")]
    )

    assert said.exit_code == 0, said.output
    assert "1 handed their progress in; 0 did not, and need not." in said.output
    assert ["1", "Word", "scores", "1", "1", "3", "12"] in [
        line.split() for line in said.output.splitlines()
    ]
    [head, first, *_] = csv.reader((tmp_path / "p.csv").read_text().splitlines())
    assert tuple(head) == COLUMNS
    assert first == ["1", "Word scores", "1", "1", "3", "12.0"]
    assert "\r\n1;Word scores;1;1;3;12,0\r\n" in progress_csv(
        class_progress(submissions), has_decimal_comma=True
    )


def test_a_folder_that_is_not_there_is_said_in_a_sentence(tmp_path):
    said = CliRunner().invoke(cli.app, ["progress", str(tmp_path / "gone")])

    assert said.exit_code == 1
    assert "cannot be looked into" in said.output
    with pytest.raises(CannotGrade):
        class_progress(tmp_path / "gone")


def test_instructors_are_told_how_long_a_pause_may_be():
    assert f"{LONGEST_PAUSE // 60} minutes" in GUIDE
