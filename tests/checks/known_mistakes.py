"""What holds of all attempts at a stage: the common part of the tests of mistakes."""

import pytest

from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status

STOPPED = (Status.FAILED, Status.CRASHED)


def name_of(attempt):
    return attempt.function.__name__


class Attempts:
    """Attempts at some exercises: right ones, and wrong ones with what is to be said.

    `named` has a table for each function: the cause of a wrong attempt, and the
    mistake that the check must name; "unknown" if it can name none.
    """

    def __init__(self, exercises, modules, named):
        self.exercises = exercises
        self.tables = {
            name: dict(line.split() for line in table.split("\n") if line.strip())
            for name, table in named.items()
        }
        self.wrong = [wrong for module in modules for wrong in module.WRONG]
        self.right = [right for module in modules for right in module.RIGHT]

    @property
    def by_wrong(self):
        """Parametrizes a test with the wrong attempts."""
        ids = [f"{name_of(wrong)}-{wrong.cause}" for wrong in self.wrong]
        return pytest.mark.parametrize("wrong", self.wrong, ids=ids)

    @property
    def by_right(self):
        """Parametrizes a test with the right attempts."""
        ids = [f"{name_of(right)}-{right.description}" for right in self.right]
        return pytest.mark.parametrize("right", self.right, ids=ids)

    def mistake_of(self, wrong):
        mistake = self.tables[name_of(wrong)][wrong.cause]
        return "" if mistake == "unknown" else mistake

    def assert_cause_is_named(self, wrong, endings=STOPPED):
        report = examine(self.exercises[name_of(wrong)], wrong.function)

        assert report.status in endings
        assert report.mistake == self.mistake_of(wrong), str(report)
        assert report.advice
        assert report.failure.expected != report.failure.got
        assert report.passed < report.total

    def assert_passes(self, right, seed):
        report = examine(self.exercises[name_of(right)], right.function, seed)

        assert report.status is Status.PASSED, str(report)
        assert report.passed == report.total

    def rows_tried(self):
        return {wrong.row for wrong in self.wrong}

    def mistakes_tried(self):
        return {(name_of(wrong), self.mistake_of(wrong)) for wrong in self.wrong}

    def rights_of(self, name):
        return [right for right in self.right if name_of(right) == name]


def assert_stub_and_course_are_told_apart(found):
    def stub(*args):
        raise NotImplementedError

    assert examine(found, stub).status is Status.NOT_STARTED
    assert examine(found, found.reference).status is Status.PASSED


def assert_hints_names_and_advice_differ(found, known, last_characters):
    assert len(set(found.hints)) == 3
    assert len({mistake.name for mistake in known}) == len(known)
    assert len({mistake.advice for mistake in known}) == len(known)
    assert all(mistake.advice.endswith(tuple(last_characters)) for mistake in known)
