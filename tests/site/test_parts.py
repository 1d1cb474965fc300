import json
import shutil
import sys

import pytest

from scrabble_course.site import parts
from scrabble_course.site.parts import NPM, WHEELS, CannotBuild, fetch_parts, run


@pytest.fixture(autouse=True)
def cache(monkeypatch, tmp_path):
    monkeypatch.setattr(parts, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    return tmp_path / "cache"


def test_without_npm_it_says_what_to_install(monkeypatch, cache):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(CannotBuild, match="apt-get install npm"):
        fetch_parts()
    assert list((cache / "site").iterdir()) == []


def test_what_is_in_the_cache_is_not_fetched_again(monkeypatch):
    fetched = []

    def fetch(folder):
        fetched.append(folder)
        (folder / "wheels").mkdir()

    monkeypatch.setattr(parts, "_fetch", fetch)

    assert fetch_parts() == fetch_parts()
    assert fetch_parts().wheels.is_dir()
    assert len(fetched) == 1


def test_a_tool_that_fails_says_why(tmp_path):
    with pytest.raises(CannotBuild, match="no rack"):
        run([sys.executable, "-c", "raise SystemExit('no rack')"], tmp_path)


def test_every_part_is_held_by_a_hash():
    lines = WHEELS.read_text().splitlines()[1:]
    lock = json.loads((WHEELS.parent / "npm" / NPM[1]).read_text())["packages"]

    assert all(line.count("==") == line.count(" --hash=sha256:") == 1 for line in lines)
    assert all(entry["integrity"] for name, entry in lock.items() if name)
