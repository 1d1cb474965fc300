"""How an instructor wants the tables: what a column is about, and how numbers look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Columns(StrEnum):
    """What has a column of its own in the gradebook of a platform."""

    PARTS = "parts"
    STAGES = "stages"


@dataclass(frozen=True, slots=True)
class TableForm:
    """The wishes that hold for all tables.

    Without `columns`, a part that was graded as a whole has one column, and of others
    each stage has. With `has_decimal_comma`, what is for spreadsheets has it.
    """

    columns: Columns | None = None
    has_decimal_comma: bool = False
