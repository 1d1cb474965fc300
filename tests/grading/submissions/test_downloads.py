from dataclasses import replace
from datetime import UTC, datetime

import pytest

from scrabble_course.grading.gradebook.deadlines import Deadlines
from scrabble_course.grading.submissions.downloads import NothingThere, student_folders
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import OTHER_KIND, files_of
from scrabble_course.grading.submissions.upload import Source
from scrabble_course.resources.zip_files import zip_of
from tests.grading.reports.platforms import USERS, gradescope_export
from tests.grading.work_files import lay, lay_files


def found_in(root):
    """What was found of each student: the names of the files, and their problems."""
    return {
        folder.student: {file.path: file.problem for file in files_of(folder)}
        for folder in student_folders(root)[0]
    }


X = {"x.py": ""}
FOUND = {
    "Canvas puts everybody's files into one folder": (
        [
            "averyada_1234_5678_01_word_scores.ipynb",
            "averyada_1234_5679_02_hands-1.ipynb",
            "blumben_LATE_1235_5680_ps_3.py",
            "müllerlüdenscheidt_1240_5690_x.py",
            "अदिति_1241_5691_x.py",
            "from_my_mail.py",
            "studenttest_9_1_x.py",  # its Test Student is nobody
            "LATE_anon_ab12X_5681_01_word_scores.ipynb",
            "colecleo_1236_text.html",
        ],
        {
            "averyada": {"01_word_scores.ipynb": "", "02_hands-1.ipynb": ""},
            "blumben": {"ps_3.py": ""},
            "müllerlüdenscheidt": X,
            "अदिति": X,
            "anon_ab12X": {"01_word_scores.ipynb": ""},
            "colecleo": {"text.html": OTHER_KIND},
        },
        ["from_my_mail.py", "studenttest_9_1_x.py"],
    ),
    "namesakes are told apart by their IDs": (
        ["liwei_1_10_x.py", "liwei_2_11_x.py", "maeskim_3_12_x.py"],
        {"liwei_1": X, "liwei_2": X, "maeskim": X},
        [],
    ),
    **{
        f"Moodle puts its own words behind the name: {end}": (
            [
                f"Ada Avery_77_assignsubmission_file{end}/x.py",
                f"Ada Avery_77_assignsubmission_file{end}/more/02_hands.ipynb",
                f"Ben Blum_78_assignsubmission_onlinetext{end}/onlinetext.html",
                "Zoë van der Maes_79_assignsubmission_file_ps_3.py",
            ],
            {
                "Ada Avery": {**X, "more/02_hands.ipynb": ""},
                "Ben Blum": {"onlinetext.html/onlinetext.html": OTHER_KIND},
                "Zoë van der Maes": {"ps_3.py": ""},
            },
            [],
        )
        for end in ("_", "")
    },
    "a download may lie in a folder of its own": (
        ["submissions/averyada_1_2_x.py", ".DS_Store"],
        {"averyada": X},
        [],
    ),
    "a letter that a Mac took apart": (["Zoe\u0308/x.py"], {"Zo\u00eb": X}, []),
    "a student alone is no download": (
        ["ada/x.py", "ada/1_word_game/y.py"],
        {"ada": {**X, "1_word_game/y.py": ""}},
        [],
    ),
}


@pytest.mark.parametrize(("paths", "found", "strays"), FOUND.values(), ids=FOUND)
def test_whose_files_are_whose_is_told_by_their_names(tmp_path, paths, found, strays):
    lay_files(tmp_path, *paths)

    assert found_in(tmp_path) == found
    assert student_folders(tmp_path)[1] == strays


def test_canvas_says_in_a_name_whether_the_work_is_late(tmp_path):
    lay_files(tmp_path, "a_1_2_x.py", "b_LATE_3_4_x.py", "own/x.py")

    lateness = {one.student: one.is_late for one in student_folders(tmp_path)[0]}
    assert lateness == {"a": False, "b": True, "own": None}


def test_feedback_goes_back_in_the_name_of_an_upload_that_can_hold_it(tmp_path):
    lay_files(
        tmp_path,
        "averyada_1_10_notes.pdf",
        "averyada_1_11_02_hands.ipynb",
        "averyada_1_12_scrabble-hand-in.zip",
        "blumben_LATE_2_13_ps3.py",
        "colecleo_3_text.html",
        "danedan_4_14_photo.jpg",
        "Eva Ek_77_assignsubmission_file_/x.py",
    )

    labels = {f.student: f.label for f in student_folders(tmp_path)[0] if f.label}

    assert labels == {
        "averyada": "averyada_1_12_scrabble-hand-in.zip",
        "blumben": "blumben_LATE_2_13_ps3.py",
        "Eva Ek": "Eva Ek_77_assignfeedback_file_feedback.html",
    }


def test_gradescope_tells_in_a_file_of_its_own_whose_a_folder_is(tmp_path):
    export = tmp_path / "assignment_1_export"
    ada, ben, cleo = USERS[0], USERS[2], replace(USERS[3], number="")
    lay_files(
        export, "submission_11/a.ipynb", "submission_12/b.py", "submission_13/c.py"
    )
    gradescope_export(export, {11: [ada], 12: [ben, cleo]})

    folders = {folder.student: folder for folder in student_folders(tmp_path)[0]}

    assert found_in(tmp_path) == {
        "submission_13": {"c.py": ""},
        ada.name: {"a.ipynb": ""},
        ben.name: {"b.py": ""},
        cleo.name: {"b.py": ""},
    }
    assert folders[ada.name].also == (ada.name, str(ada.number), ada.email)
    assert folders[cleo.name].also == (cleo.name, cleo.email)
    [file] = files_of(folders[ada.name])
    assert file.time == datetime(2026, 3, 1, 22, 10, 11, 123456, UTC)


def test_what_gradescope_did_not_write_is_said_so(tmp_path):
    (tmp_path / "submission_metadata.yml").write_text("- 3")

    with pytest.raises(NothingThere, match="not as Gradescope writes it"):
        student_folders(tmp_path)


STAMP = "submitted/ada/1_word_game/timestamp.txt"
SAID_BY = {
    "a clone of git is as old as the clone": (
        ["ada/x.py", "ada/.git/HEAD", "ben/y.py"],
        {"x.py": Source.NOBODY, "y.py": Source.FILE},
    ),
    "Moodle's files are as old as the download": (
        ["Ada Avery_77_assignsubmission_file_/x.py", "ben/y.py"],
        {"x.py": Source.NOBODY, "y.py": Source.FILE},
    ),
    "what a platform says goes before a clone": (
        ["submitted/ada/1_word_game/x.py", "submitted/.git/HEAD", STAMP],
        {"1_word_game/x.py": Source.PLATFORM},
    ),
}


@pytest.mark.parametrize(("paths", "sources"), SAID_BY.values(), ids=SAID_BY)
def test_it_is_known_who_says_when_a_file_came(tmp_path, paths, sources):
    lay(tmp_path, dict.fromkeys(paths, "2026-03-01 10:00:00 UTC"))
    rules = Deadlines({1: datetime(2000, 1, 1, tzinfo=UTC)}, percent_per_day=10)

    times = {
        path: came
        for folder in student_folders(tmp_path)[0]
        for path, came in read_submission(folder).times.items()
    }

    assert {path: came.source for path, came in times.items()} == sources
    for came in times.values():
        is_free = came.source is Source.NOBODY
        assert rules.percent_of(rules.due[1], came) == (0 if is_free else 100)


def test_a_zip_is_looked_into_wherever_it_lies(tmp_path):
    two = zip_of([("hands.py", "x = 1"), ("deep/er.py", "x = 2")])
    one = zip_of([("scores.py", "x = 3")])
    lay(tmp_path, {"ada/work.zip": two, "ben.zip": one, "colecleo_1_2_my.zip": one})

    assert found_in(tmp_path) == {
        "ada": {"work.zip/hands.py": "", "work.zip/deep/er.py": ""},
        "ben": {"ben.zip/scores.py": ""},
        "colecleo": {"my.zip/scores.py": ""},
    }


def test_a_folder_and_a_zip_of_one_name_are_two(tmp_path):
    lay(tmp_path, {"ada/x.py": "", "ada.zip": zip_of([("y.py", "x = 3")])})

    assert list(found_in(tmp_path)) == ["ada", "ada.zip"]
