from itertools import product

import pytest

from scrabble_course.release.update_plan import MISSING, UNREADABLE, Update, update_of


@pytest.mark.parametrize(
    ("found", "laid", "beside", "update"),
    [
        (MISSING, None, [], Update.NEW),
        (MISSING, "v1", [], Update.RESTORED),
        (MISSING, "v2", [], Update.RESTORED),
        ("v1", "v1", [], Update.UPDATED),
        ("v1", "v0", ["v1"], Update.UPDATED),
        ("v2", "v1", [], Update.CURRENT),
        ("v2", None, [], Update.CURRENT),
        ("mine", "v2", [], Update.KEPT),
        ("mine", "v1", ["v2"], Update.KEPT),
        ("mine", "v1", ["v0"], Update.BESIDE),
        ("mine", "v1", [], Update.BESIDE),
        ("mine", None, [], Update.BESIDE),
        (UNREADABLE, "v2", ["v2"], Update.UNREADABLE),
    ],
)
def test_what_becomes_of_a_notebook_when_version_2_is_laid(found, laid, beside, update):
    assert update_of(found, "v2", laid, beside) is update


def test_only_what_is_missing_or_was_laid_by_the_course_is_ever_written():
    versions = ["v1", "v2", "mine", MISSING, UNREADABLE]
    for found, laid, beside in product(versions, [None, "v1", "v2"], ["v1", "v2"]):
        update = update_of(found, "v2", laid, [beside])

        if update in (Update.NEW, Update.RESTORED, Update.UPDATED):
            assert found in (MISSING, laid, beside)
