"""Attempts that no student would write, except to break a check, or by bad luck.

`HOSTILE` has each under the name that says what it does, with the outcomes that are
fair for it. Run them only where a process of their own holds the damage.
"""

from tests.diagnosis.attempts import crafted_deeds, crafted_values
from tests.diagnosis.attempts.hostility import HOSTILE

__all__ = ["HOSTILE", "crafted_deeds", "crafted_values"]
