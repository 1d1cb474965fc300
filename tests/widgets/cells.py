"""Cells of a notebook, run one after the other in one place."""


def run(cell, names):
    """Run a cell as a kernel would, with the `names` of those before it."""
    exec(cell, names)
