"""What is expected where a call is wrong, and the function is to say so."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Stands, as an expected value, for any ValueError.

    >>> Refusal("no tiles to exchange")
    a ValueError, for no tiles to exchange
    """

    reason: str

    def __repr__(self) -> str:
        return f"a ValueError, for {self.reason}"
