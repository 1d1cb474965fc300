from itertools import product

import pytest

from scrabble_course.release.update_plan import MISSING, UNREADABLE, Fate, fate_of


@pytest.mark.parametrize(
    ("found", "laid", "beside", "fate"),
    [
        (MISSING, None, [], Fate.NEW),
        (MISSING, "v1", [], Fate.RESTORED),
        (MISSING, "v2", [], Fate.RESTORED),
        ("v1", "v1", [], Fate.UPDATED),
        ("v1", "v0", ["v1"], Fate.UPDATED),
        ("v2", "v1", [], Fate.CURRENT),
        ("v2", None, [], Fate.CURRENT),
        ("mine", "v2", [], Fate.KEPT),
        ("mine", "v1", ["v2"], Fate.KEPT),
        ("mine", "v1", ["v0"], Fate.BESIDE),
        ("mine", "v1", [], Fate.BESIDE),
        ("mine", None, [], Fate.BESIDE),
        (UNREADABLE, "v2", ["v2"], Fate.UNREADABLE),
    ],
)
def test_a_notebooks_fate_when_version_2_is_laid(found, laid, beside, fate):
    assert fate_of(found, "v2", laid, beside) is fate


def test_only_what_is_missing_or_was_laid_by_the_course_is_ever_written():
    versions = ["v1", "v2", "mine", MISSING, UNREADABLE]
    for found, laid, beside in product(versions, [None, "v1", "v2"], ["v1", "v2"]):
        fate = fate_of(found, "v2", laid, [beside])

        if fate in (Fate.NEW, Fate.RESTORED, Fate.UPDATED):
            assert found in (MISSING, laid, beside)
