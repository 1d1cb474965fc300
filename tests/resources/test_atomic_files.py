import os
import threading

import pytest

from scrabble_course.resources.atomic_files import (
    LEFT_BEHIND_SECONDS,
    PART,
    sweep_parts,
    write_atomically,
)


def test_a_file_is_made_or_replaced(tmp_path):
    path = tmp_path / "kept.json"

    write_atomically(path, "first")
    write_atomically(path, "zweite, größer\n")

    assert path.read_bytes() == "zweite, größer\n".encode()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_file_as_it_was_and_names_it(tmp_path, monkeypatch, step):
    def disk_full(*_):
        raise OSError(28, "No space left on device")

    path = tmp_path / "kept.json"
    path.write_text("before")
    owner = "os.fsync" if step == "fsync" else "pathlib.Path.replace"
    monkeypatch.setattr(owner, disk_full)

    with pytest.raises(OSError, match="No space left") as no_room:
        write_atomically(path, "after")
    with pytest.raises(FileNotFoundError) as gone:
        write_atomically(tmp_path / "nowhere" / "kept.json", "text")

    assert no_room.value.filename == str(path)
    assert gone.value.filename == str(tmp_path / "nowhere" / "kept.json")
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
def test_a_new_file_has_the_usual_permissions(tmp_path):
    usual, ours = tmp_path / "usual", tmp_path / "ours"
    usual.write_text("")

    write_atomically(ours, "")

    assert ours.stat().st_mode == usual.stat().st_mode


@pytest.mark.skipif(os.name != "posix", reason="links need a privilege elsewhere")
def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)

    write_atomically(link, "text")

    assert link.is_symlink()
    assert target.read_text() == "text"


def test_writers_at_the_same_time_leave_one_whole_text(tmp_path):
    path = tmp_path / "kept.json"
    texts = [letter * 10_000 for letter in "abcd"]
    writers = [
        threading.Thread(target=write_atomically, args=(path, text)) for text in texts
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    assert path.read_text() in texts
    assert list(tmp_path.iterdir()) == [path]


def test_only_old_parts_are_swept(tmp_path):
    old, young, other = (
        tmp_path / name for name in (f".a.1{PART}", f".a.2{PART}", ".a.part")
    )
    for path in (old, young, other):
        path.write_text("half a")
    os.utime(old, (0, old.stat().st_mtime - LEFT_BEHIND_SECONDS - 1))

    sweep_parts(tmp_path)

    assert sorted(tmp_path.iterdir()) == sorted([young, other])
