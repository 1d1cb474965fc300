"""Each notebook in the browser edition, as students get it and as it is solved."""

import pytest

from scrabble_course import course
from tests.site.static_site import failed_cells, run_all, unsolved_then_solved

pytestmark = [pytest.mark.every_notebook, pytest.mark.timeout(600)]


@pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)
def test_no_cell_fails_unsolved_or_solved(site, own_profile, stage):
    site.serve(stage, unsolved_then_solved(stage))
    page = site.open(own_profile, stage, "lab")
    run_all(page)

    assert failed_cells(page) == []
