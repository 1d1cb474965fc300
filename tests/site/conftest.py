from contextlib import contextmanager

import pytest

from tests.browser.conftest import axe, browser, playwright  # noqa: F401
from tests.site.static_site import served_site

SIZE = {"width": 1280, "height": 1000}


@pytest.fixture(scope="session")
def site():
    """The built site, served to the tests of this process."""
    with served_site() as site:
        yield site


@contextmanager
def new_profile(site, chromium):
    """A browser that has not seen the site; nothing in it may ask elsewhere."""
    site.instead.clear()
    site.refused.clear()
    proxy = {"server": site.proxy, "bypass": "127.0.0.1"}
    with chromium.new_context(viewport=SIZE, proxy=proxy) as context:
        yield context
    assert site.refused == []


@pytest.fixture(scope="module")
def profile(site, browser):  # noqa: F811
    """One for all tests of a module: what it keeps need not be loaded again."""
    with new_profile(site, browser) as profile:
        yield profile


@pytest.fixture
def own_profile(site, browser):  # noqa: F811
    """One for a test alone: JupyterLab opens no notebook of another."""
    with new_profile(site, browser) as profile:
        yield profile
