"""Each notebook in the browser edition, as students get it and as it is solved."""

import pytest

from scrabble_course import course
from tests.browser.jupyter_lab import NO_CELL_WAITS
from tests.site.static_site import failed_cells, solved, unsolved

pytestmark = [pytest.mark.every_notebook, pytest.mark.timeout(600)]


@pytest.mark.parametrize("edition", [unsolved, solved], ids=lambda f: f.__name__)
@pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)
def test_no_cell_fails(site, profile, stage, edition):
    site.serve(stage, edition(stage))
    page = site.open(profile, stage, "lab")
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.wait_for_function(NO_CELL_WAITS, timeout=300_000)

    assert failed_cells(page) == []
