"""Threads: taking them away, as in a browser."""

import threading


def take_threads_away(monkeypatch):
    """Let no thread be started any more."""

    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
