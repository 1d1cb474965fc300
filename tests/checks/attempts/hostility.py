"""How the crafted attempts are collected, each with the outcomes fair for it."""

from tests.checks.attempts.attempt_values import named

HOSTILE = {}


def hostile(graded, *outcomes):
    """Collect the decorated function under its own name."""

    def collect(function):
        name = function.__name__
        HOSTILE[name] = (named(graded, function), set(outcomes))
        return function

    return collect
