import io
import sys

import pytest

from scrabble_course.display import progress_bar as bars
from scrabble_course.display.progress_bar import progress_bar


class Terminal(io.StringIO):
    def isatty(self):
        return True


def on_a_terminal(monkeypatch, total, counts):
    """Return what a terminal shows while so many are done."""
    screen = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdout", screen)
    with progress_bar(total) as show:
        for count in counts:
            show(count)
    return screen.getvalue()


def test_a_terminal_shows_how_many_are_done(monkeypatch):
    monkeypatch.setattr(bars, "SHOWN_EVERY", 0)
    shown = on_a_terminal(monkeypatch, 40, [7, 40])

    assert " 7/40" in shown
    assert "40/40" in shown


def test_the_bar_does_not_change_more_often_than_an_eye_can_follow(monkeypatch):
    monkeypatch.setattr(bars, "SHOWN_EVERY", 3600)
    shown = on_a_terminal(monkeypatch, 1000, range(2, 900))

    assert "500/1000" not in shown


def test_a_file_gets_nothing(capsys):
    with progress_bar(40) as show:
        show(40)

    assert capsys.readouterr() == ("", "")


def test_without_rich_nothing_is_shown(monkeypatch):
    monkeypatch.setitem(sys.modules, "rich.console", None)

    assert on_a_terminal(monkeypatch, 40, [7, 40]) == ""


def test_an_error_passes_through():
    with pytest.raises(ZeroDivisionError), progress_bar(40):
        _ = 1 / 0
