import json

import pytest

from scrabble_course.checks.notebook_file import (
    NoNotebook,
    read_notebook,
    versions_in,
)


def notebook(*cells):
    return json.dumps(
        {"nbformat": 4, "cells": [{"cell_type": k, "source": s} for k, s in cells]}
    ).encode()


def test_of_two_versions_that_git_left_the_longer_comes_first():
    text = "a\n<<<<<<< HEAD\nb\n||||||| base\no\n=======\ncc\n>>>>>>> x\nd\n"

    versions = versions_in(text)
    assert [version.split() for version in versions] == [["a", "cc", "d"], list("abd")]
    assert all(one.count("\n") == text.count("\n") for one in versions)


def test_a_version_that_is_no_json_is_not_read():
    whole = notebook(("code", "x")).decode()
    text = f"<<<<<<< HEAD\n{whole}\n=======\n{whole[:-1]}, and more\n>>>>>>> x\n"

    cells, [problem] = read_notebook(text.encode())
    assert cells == ["x"] and "git left two versions" in problem
    prose = "Now write `update_hand`:\n\n    def update_hand(hand, word):"
    assert read_notebook(notebook(("markdown", prose), ("code", "x"))).cells == ["x"]


@pytest.mark.parametrize(
    "text", ["<<<<<<< HEAD\nb\n", "=======\nx", "x = 1 <<<<<<< 2", ">>>>>>> x\n======="]
)
def test_what_is_no_whole_conflict_stays_as_it_is(text):
    assert versions_in(text) == [text]


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
