import json

import pytest

from scrabble_course.checks.notebook_file import (
    NoNotebook,
    read_notebook,
    without_conflicts,
)


def notebook(*cells):
    return json.dumps(
        {"nbformat": 4, "cells": [{"cell_type": k, "source": s} for k, s in cells]}
    ).encode()


def test_of_two_versions_that_git_left_the_upper_is_read():
    text = "a\n<<<<<<< HEAD\nb\n||||||| base\no\n=======\nc\n>>>>>>> x\nd\n"

    assert without_conflicts(text).split() == ["a", "b", "d"]
    assert without_conflicts(text).count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "text", ["<<<<<<< HEAD\nb\n", "=======\nx", "x = 1 <<<<<<< 2", ">>>>>>> x\n======="]
)
def test_what_is_no_whole_conflict_stays_as_it_is(text):
    assert without_conflicts(text) == text


def test_prose_that_names_a_function_is_no_code():
    prose = "Now write `update_hand`:\n\n    def update_hand(hand, word):"

    assert read_notebook(notebook(("markdown", prose), ("code", "x"))).cells == ["x"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it is empty"),
        (b"<html>", "it is a web page"),
        (b"%PDF-1.7", "it is a PDF"),
        (b"{", "line 1 column 2"),
    ],
)
def test_what_is_no_notebook_says_what_it_is(content, why):
    with pytest.raises(NoNotebook, match=why):
        read_notebook(content)
