"""How the crafted attempts are collected, each with the outcomes fair for it."""

HOSTILE = {}


def hostile(graded, *outcomes):
    """Collect the decorated function under its own name."""

    def collect(function):
        name = function.__name__
        function.__name__ = function.__qualname__ = graded
        HOSTILE[name] = (function, set(outcomes))
        return function

    return collect
