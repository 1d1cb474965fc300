import gc
import os
import pkgutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import scrabble_course
from tests.alone import CAN_LOCK, alone
from tests.installing import build_all
from tests.patience import AT_NIGHT

# Machines are shared and noisy: a slow example is not a wrong one. By day each rule is
# tried with a part of the examples that it is tried with at night.
settings.register_profile("course", deadline=None, max_examples=100 if AT_NIGHT else 40)
settings.load_profile("course")

# No test goes on in another Python that has the course, too.
os.environ["SCRABBLE_COURSE_CHOSEN_PYTHON"] = sys.executable

if hasattr(os, "register_at_fork"):
    # Coverage slows a forked child down as well, whose lines it never gets to know.
    os.register_at_fork(after_in_child=lambda: sys.settrace(None))


HERE = Path(__file__).parent
LONG = {"test_documents", "test_mistakes", "test_order_of_running"}
"""The files that take minutes and open no browser: begun last, they would end alone."""


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """A folder with the sdist, and the wheel that was built from it.

    Workers share it: one builds, and others wait.
    """
    place = tmp_path_factory.getbasetemp()
    if CAN_LOCK and "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent
    built = place / "dist"
    with alone(place / "dist.lock"):
        if not built.exists():
            copy = tmp_path_factory.mktemp("copy") / "course"
            build_all(copy, tmp_path_factory.mktemp("dist")).rename(built)
    return built


@pytest.fixture
def main_module(monkeypatch):
    """The main module, which a shell takes the place of until the test is over.

    Others look there for their own, such as the processes that a cluster starts.
    """
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])


@pytest.fixture
def in_this_process(monkeypatch):
    """Check without a process of its own; that all is told alike, is a test."""
    from tests.in_process import calls_in_process  # coverage listens to its imports

    yield from calls_in_process(monkeypatch)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop what listens in beside the worker's own coverage, unheard.

    In a worker pytest-cov starts coverage twice and pauses, for `no_cover`, only one.
    """
    listener = session.config.pluginmanager.get_plugin("_cov")
    if hasattr(session.config, "workerinput") and listener and listener.cov_controller:
        listener.cov_controller.cov.stop()


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Let a worker's coverage listen to the package's imports, and to no collecting.

    Each worker collects all tests, and listening makes that take twice as long. What
    is collected stays, so there is nothing to look for in it that could be freed.
    """
    listener = session.config.pluginmanager.get_plugin("_cov")
    if not hasattr(session.config, "workerinput"):
        return (yield)
    gc.disable()
    if listener and listener.cov_controller:
        _import_all_of_the_package()
        listener.cov_controller.pause()
    if str(HERE) in map(os.path.abspath, session.config.args):
        _import_a_share_of_the_tests(**session.config.workerinput)
    try:
        return (yield)
    finally:
        if listener and listener.cov_controller:
            listener.cov_controller.resume()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Iterator[list[pytest.Collector]]:
    """Look for no examples in the tests' own files, which takes long in so many."""
    found = yield
    return [one for one in found if type(one) is pytest.Module]


def _import_a_share_of_the_tests(workerid: str, workercount: int, **_: object) -> None:
    """Import what no other worker begins with, as pytest does: with its assertions.

    To rewrite them takes as long as all else in collecting. Where one worker has done
    so, others read what it kept; all in the same order, each would do it again. So it
    is with the characters of any text, which hypothesis goes through once.
    """
    if workerid == "gw0":
        st.text().validate()
    files = sorted(HERE.rglob("test_*.py"))
    for file in files[int(workerid.removeprefix("gw")) :: workercount]:
        module = file.relative_to(HERE.parent).with_suffix("")
        with suppress(Exception, pytest.skip.Exception):  # which collecting tells
            import_module(".".join(module.parts))


def _import_all_of_the_package() -> None:
    inside = pkgutil.walk_packages(scrabble_course.__path__, "scrabble_course.")
    for module in inside:
        if not module.name.endswith("__main__"):  # which would run
            import_module(module.name)


@pytest.hookimpl(trylast=True)  # after hypothesis has marked its own
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread what waits for a browser over the run: all workers share two cores."""
    _listen_where_lines_are_met_first(items)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    in_order = [*files.values()]
    waiting = [tests for tests in in_order if tests[0].get_closest_marker("browser")]
    others = [tests for tests in in_order if not tests[0].get_closest_marker("browser")]
    others.sort(key=lambda tests: tests[0].path.stem not in LONG)
    # The longest first, and none in the last third, or one worker is left with it.
    waiting.sort(key=len, reverse=True)
    step = 2 * len(others) // (3 * max(1, len(waiting)))
    for number, tests in enumerate(waiting):
        others.insert(number * (step + 1), tests)
    items[:] = [item for tests in others for item in tests]


def _listen_where_lines_are_met_first(items: list[pytest.Item]) -> None:
    """Let coverage pass over what tries other processes, or the same lines 100 times.

    Listening makes pure Python half again as slow.
    """
    for item in items:
        if {"browser", "hypothesis"} & {mark.name for mark in item.iter_markers()}:
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Leave alone what collecting made: it stays, and thousands of forks share it."""
    if not hasattr(session.config, "workerinput"):
        return
    gc.collect()
    gc.freeze()
