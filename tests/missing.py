"""What a test does where something it needs is not installed."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def give_up(reason: str) -> NoReturn:
    """Skip the test, saying what is missing and how to get it; where CI=true, fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
