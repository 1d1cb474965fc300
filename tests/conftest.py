import pytest
from hypothesis import settings

# So that its assertions say what they compared.
pytest.register_assert_rewrite("tests.checks.known_mistakes")

# Machines are shared and noisy: a slow example is not a wrong one.
settings.register_profile("course", deadline=None)
settings.load_profile("course")
