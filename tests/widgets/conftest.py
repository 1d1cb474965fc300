import pytest
from comm.base_comm import BaseComm

from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.widgets import rules
from tests.patience import SOON


class RecordedComm(BaseComm):
    """A line to a browser that is not there: what is sent on it is written down."""

    def __init__(self, *args, **kwargs):
        self.opened, self.states, self.said = {}, [], []
        super().__init__(*args, **kwargs)

    def publish_msg(self, msg_type, data=None, **_rest):
        if msg_type == "comm_open":
            self.opened = data
        elif data and data.get("method") == "update":
            self.states.append(data["state"])
        elif data and data.get("method") == "custom":
            self.said.append(data["content"])

    def browser_sends(self, **state):
        update = {"method": "update", "state": state}
        self.handle_msg({"content": {"data": update}, "buffers": []})

    def browser_says(self, message):
        custom = {"method": "custom", "content": message}
        self.handle_msg({"content": {"data": custom}, "buffers": []})

    def browser_asks(self, **message):
        self.browser_says(message)


@pytest.fixture(autouse=True)
def own_progress(monkeypatch, tmp_path):
    """Begin with nothing kept."""
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))


@pytest.fixture(autouse=True)
def recorded_comms(monkeypatch):
    """Give every widget a recorded line."""
    monkeypatch.setattr("comm.create_comm", RecordedComm)


@pytest.fixture(autouse=True)
def patient_widgets(monkeypatch):
    """Let functions that answer have the time that a busy machine takes."""
    monkeypatch.setattr(rules, "limit_now", lambda: SOON)
