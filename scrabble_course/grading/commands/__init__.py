"""Grades one submission, or all: workers, and the commands."""
