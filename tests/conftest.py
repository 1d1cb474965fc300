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
