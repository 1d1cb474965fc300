"""Lets `python -m scrabble_course` do what the command `scrabble-course` does."""

from scrabble_course.cli import app

app()
