from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.site import build
from scrabble_course.site.build import OURS, build_site


@pytest.fixture
def quick(monkeypatch):
    """Build a site of one file."""

    def run(command, folder):
        # A tool runs in `folder`, so that a path is only found from there.
        Path(folder, command[-1]).mkdir()

    monkeypatch.setattr(build, "fetch_parts", lambda: None)
    monkeypatch.setattr(build, "build_lite", lambda folder, parts: folder.mkdir())
    monkeypatch.setattr(build, "lay_pages", lambda folder, lite: None)
    monkeypatch.setattr(build, "run", run)


def names(folder):
    return {path.name for path in folder.iterdir()}


def test_a_site_takes_the_place_of_one_that_was_built_there(
    quick, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        build_site(Path("build/site"))  # named from where one is
        assert names(tmp_path / "build/site") == {"course", "reference", OURS}
        (tmp_path / "build/site/old.html").touch()
    assert names(tmp_path / "build") == {"site"}


def test_the_command_says_how_to_look_at_the_site(quick, tmp_path):
    done = CliRunner().invoke(cli.app, ["site", str(tmp_path / "site")])

    assert done.exit_code == 0
    assert f"--directory {tmp_path / 'site'}" in done.output


def test_a_folder_with_other_things_is_left_alone_and_that_is_said(quick, tmp_path):
    (tmp_path / "thesis.tex").touch()
    done = CliRunner().invoke(cli.app, ["site", str(tmp_path)])

    assert done.exit_code == 1
    assert "holds other things" in done.output
    assert names(tmp_path) == {"thesis.tex"}
