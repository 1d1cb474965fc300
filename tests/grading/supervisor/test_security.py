"""What SECURITY.md says of the tests and of the limits is so."""

import re
from pathlib import Path

from scrabble_course.grading.sandbox import lockdown
from scrabble_course.grading.scoring import rules_digest
from scrabble_course.grading.supervisor import budget
from tests.grading.hostile_work import AT_TOP_LEVEL, IN_A_FUNCTION
from tests.grading.scoring.test_order_and_limits import LEAKS, SECRETS

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "SECURITY.md").read_text("utf-8")
NUMBERS = {12: "twelve", 84: "eighty-four"}


def test_every_test_that_is_named_is_there():
    named = re.findall(r"`(tests/grading/[\w/.]+)`", TEXT)
    named += [f"tests/grading/{name}" for name in re.findall(r"`(test_\w+\.py)`", TEXT)]

    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_attacks_are_as_many_as_it_says():
    assert f"{NUMBERS[len(IN_A_FUNCTION) + len(AT_TOP_LEVEL)]} attacks" in TEXT
    assert f"in {NUMBERS[len(LEAKS) + len(SECRETS)]} ways" in TEXT


def test_the_limits_are_those_it_says():
    assert f"{lockdown.MEMORY >> 20} MB" in TEXT
    assert f"{budget.PROCESSOR_SECONDS:.0f} s of computing" in TEXT
    assert f"{budget.CLOCK_SECONDS:.0f} s by the clock" in TEXT
    assert f"{rules_digest.SEED_BITS} bits" in TEXT
