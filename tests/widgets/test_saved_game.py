import os
import signal
import subprocess
import sys
import time

import pytest

from scrabble_course.board import Play
from scrabble_course.scrabble import ScrabbleError
from scrabble_course.scrabble.game_files import from_gcg, to_gcg
from scrabble_course.widgets.saved_game import SavedGame
from tests.widgets.tables import dealt, played

GAME = played(dealt("AEQUIZ?", "EINRST?"), Play("QUIZ", 7, 6), 44, drawn="AAEE")
SAVES = """
import random, sys
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Pass, new_game, take_turn
from scrabble_course.widgets.saved_game import SavedGame
rng = random.Random(1)
file = SavedGame(sys.argv[1])
game = new_game(["Ann", "Ben"], rng)
while True:
    file.write(game)
    print(len(game.moves), flush=True)
    game = take_turn(game, Pass(), rng)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.gcg"


def test_a_saved_game_is_offered_with_all_there_is_to_it(path):
    assert SavedGame(path).offer(["Ann", "Ben"]) is None
    SavedGame(path).write(GAME)

    offer = SavedGame(str(path)).offer(["Ben", "Ann"])
    assert offer.game == GAME
    assert offer.game.racks == ("AAAEEE?", "EINRST?")
    assert offer.text == (
        "A game of Ann against Ben, 1 move, is saved in game.gcg. "
        "Go on with it, or start another in its place?"
    )


def test_a_game_of_others_is_not_gone_on_with(path):
    SavedGame(path).write(GAME)

    offer = SavedGame(path).offer(["Ann", "Cem"])
    assert offer.game is None
    assert offer.text == (
        "A game of Ann against Ben, 1 move, is saved in game.gcg, but those at the "
        "table are others. Start another, and it is kept as game.kept.gcg."
    )


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "line 1: the file ends and has named 0 players"),
        (b"\x00\xff\x00", "line 1: "),
        (
            to_gcg(GAME).encode().replace(b"+44 44", b"+45 45"),
            "line 4: 8G QUIZ earns 44",
        ),
        (to_gcg(GAME).encode()[:60], "line "),
    ],
)
def test_a_damaged_file_says_so_and_is_left_as_it_is(path, content, why):
    path.write_bytes(content)

    offer = SavedGame(path).offer(["Ann", "Ben"])
    assert offer.game is None
    assert offer.text.startswith(f"game.gcg holds no game to go on with: {why}")
    assert offer.text.endswith("Start another, and it is kept as game.kept.gcg.")
    assert path.read_bytes() == content


def test_what_is_set_aside_gets_a_name_that_is_free(path):
    for number, kept in enumerate(["kept", "kept-2", "kept-3"]):
        path.write_text(str(number))
        assert SavedGame(path).set_aside().name == f"game.{kept}.gcg"

    assert (path.parent / "game.kept-2.gcg").read_text() == "1"
    assert not path.exists()


def test_a_file_that_somebody_else_has_changed_is_not_written_over(path):
    one, other = SavedGame(path), SavedGame(path)
    one.write(GAME.start)
    other.offer(["Ann", "Ben"])
    other.write(GAME)

    with pytest.raises(ScrabbleError, match=r"game.gcg was changed by someone else"):
        one.write(GAME.start)
    assert from_gcg(path.read_bytes()) == GAME


def test_a_file_there_unread_is_not_written_over_and_one_removed_written_again(path):
    path.write_text("my homework")
    with pytest.raises(ScrabbleError, match="was changed by someone else"):
        SavedGame(path).write(GAME)
    assert path.read_text() == "my homework"

    path.unlink()
    file = SavedGame(path)
    file.write(GAME.start)
    path.unlink()
    file.write(GAME)

    assert from_gcg(path.read_bytes()) == GAME


def test_a_folder_cannot_hold_a_game(tmp_path):
    with pytest.raises(ScrabbleError, match="cannot hold a game: Is a directory; name"):
        SavedGame(tmp_path).offer(["Ann", "Ben"])


def test_a_kill_in_the_middle_loses_at_most_the_turn_in_flight(path):
    for _ in range(3):
        path.unlink(missing_ok=True)
        saver = subprocess.Popen(
            [sys.executable, "-c", SAVES, str(path)], stdout=subprocess.PIPE
        )
        with saver:
            told = saver.stdout.readline()
            time.sleep(0.02)
            saver.send_signal(signal.SIGKILL)
            told += saver.stdout.read()
        saved = from_gcg(path.read_bytes())
        assert len(saved.moves) - int(told.split()[-1]) in (0, 1)


def test_what_a_killed_process_left_behind_is_swept(path):
    part = path.with_name(".game.gcg.0123abcd.scrabble-part")
    part.write_text("#player1")
    os.utime(part, (1, 1))

    SavedGame(path).offer(["Ann", "Ben"])
    assert not part.exists()
