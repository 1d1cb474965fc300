"""The error of a run that cannot go on, whichever room it comes from."""


class CannotGrade(Exception):
    """A run cannot begin, or cannot go on; the text says why, and what to try."""
