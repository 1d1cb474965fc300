import pytest
from hypothesis import settings

from tests.installing import build_all

# So that its assertions say what they compared.
pytest.register_assert_rewrite("tests.checks.known_mistakes")

# Machines are shared and noisy: a slow example is not a wrong one.
settings.register_profile("course", deadline=None)
settings.load_profile("course")


@pytest.fixture(scope="session")
def dist(tmp_path_factory):
    """A folder with the sdist, and the wheel that was built from it."""
    return build_all(
        tmp_path_factory.mktemp("copy") / "course", tmp_path_factory.mktemp("dist")
    )


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop what listens in beside the worker's own coverage, unheard.

    In a worker pytest-cov starts coverage twice and pauses, for `no_cover`, only one.
    """
    listener = session.config.pluginmanager.get_plugin("_cov")
    if hasattr(session.config, "workerinput") and listener and listener.cov_controller:
        listener.cov_controller.cov.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits for a browser, or one worker is left with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)
