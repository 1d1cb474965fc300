"""How long tests let a thing take that should be over at once."""

SOON = 15
"""Seconds: a busy machine is slow, and not wrong. `make bench` tells what it takes."""
