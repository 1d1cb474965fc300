"""A command as it is typed, run in this process."""

from typer.testing import CliRunner

from scrabble_course import cli


def run(*words):
    return CliRunner().invoke(cli.app, list(map(str, words)))
