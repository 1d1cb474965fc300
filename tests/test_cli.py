import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import scrabble_course
from scrabble_course import cli, course
from scrabble_course.engine import extension, fast
from scrabble_course.engine.fast import why_this_backend
from scrabble_course.release import doctor, jupyter_lab
from scrabble_course.release.doctor import Checkup, SetupProblem
from tests.missing import give_up
from tests.release.tiny_course import write_course
from tests.scrabble.files import QUIZ, file_with

HANDS = course.stage("hands").notebook


@pytest.fixture
def started(monkeypatch):
    """The JupyterLabs that the command starts; none of them really is."""
    labs = []
    monkeypatch.setattr(cli, "run_lab", labs.append)
    return labs


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run `scrabble-course` in an empty folder, with a tiny course to lay."""
    write_course(tmp_path / "notebooks")
    monkeypatch.setattr(
        "scrabble_course.release.lay_course.shipped", lambda name: tmp_path / name
    )
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return lambda *arguments: CliRunner().invoke(cli.app, arguments)


def test_start_lays_the_course_in_my_course_and_opens_it(run, started, tmp_path):
    laid = run("start", "elsewhere", "--no-open")  # which only lays it

    assert laid.exit_code == 0
    assert (tmp_path / "here" / "elsewhere" / HANDS).exists()
    assert started == []
    assert "http" not in laid.output

    result = run("start")
    assert result.exit_code == 0
    many = len(course.STAGES)
    assert f"Your course is in my-course: {many} notebooks, all new." in result.output
    assert (tmp_path / "here" / "my-course" / HANDS).exists()
    [lab] = started
    assert lab.folder.name == "my-course"
    assert f"\n    {lab.address}\n" in result.output


def test_a_busy_port_is_said_and_the_next_is_taken(run, started, monkeypatch):
    monkeypatch.setattr(jupyter_lab, "_is_free", lambda port: port == 9002)

    result = run("start", "--port", "9000", "--no-browser")

    assert "Port 9000 is busy, so JupyterLab takes 9002." in result.output
    assert (started[0].port, started[0].browser) == (9002, False)


@pytest.mark.parametrize("option", [(), ("--no-open",)])
def test_what_goes_wrong_is_one_sentence_and_exit_code_1(
    run, started, tmp_path, option
):
    (tmp_path / "here" / "my-course").write_text("taken")

    result = run("start", *option)

    assert result.exit_code == 1
    assert result.stderr.startswith("my-course is a file, not a folder.")
    assert result.stderr.count("\n") == 1
    assert started == []


PYTHON = "The engine runs in Python, because SCRABBLE_COURSE_BACKEND asks for it."


@pytest.mark.parametrize(
    ("wanted", "why"), [("c", why_this_backend()), ("python", PYTHON)]
)
def test_the_doctor_says_who_plays_and_why(wanted, why):
    said = subprocess.run(
        [sys.executable, "-m", "scrabble_course", "doctor"],
        env={**os.environ, "SCRABBLE_COURSE_BACKEND": wanted},
        capture_output=True,
        text=True,
        check=False,
    )

    assert said.stdout.splitlines()[-1] == why


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError(), "was not built when the course was installed"),
        (ImportError("wrong ELF class"), "does not load here: wrong ELF class"),
    ],
)
def test_the_doctor_says_why_the_engine_is_not_in_c(monkeypatch, error, said):
    def fails(module):
        raise error

    monkeypatch.setattr(fast, "backend", "python")
    monkeypatch.setattr(extension, "import_module", fails)

    assert said in why_this_backend()


def test_the_doctors_exit_code_says_whether_all_is_well(run, monkeypatch):
    monkeypatch.setattr(doctor, "doctor", lambda: Checkup((SetupProblem("tea"),)))
    assert run("doctor").exit_code == 0
    ill = Checkup((SetupProblem("tea", "There is none.", "Brew some."),))
    monkeypatch.setattr(doctor, "doctor", lambda: ill)

    result = run("doctor")

    assert result.exit_code == 1
    assert "Brew some." in result.output


def test_replay_shows_a_game_and_finds_it_right(run, tmp_path):
    (tmp_path / "here" / "game.gcg").write_text(file_with(QUIZ))

    result = run("replay", "game.gcg")

    assert result.exit_code == 0
    assert "  1  Ann Lee  AEQUIZ?  8G QUIZ" in result.output
    assert " 8 tw  .  . dl  .  .  Q  U  I  Z" in result.output
    assert result.output.endswith("Moves: 1. All scores are right.\n")
    assert result.stderr == ""


def test_replay_tells_each_fault_with_its_line_and_exit_code_1(run, tmp_path):
    wrong = file_with(QUIZ.replace("44", "43"))
    (tmp_path / "here" / "game.gcg").write_text(wrong)

    result = run("replay", "game.gcg", "--no-board")
    assert result.exit_code == 1
    assert " tw " not in result.stdout
    assert result.stderr == "game.gcg, line 3: 8G QUIZ earns 44 points, not 43.\n"

    piped = CliRunner().invoke(cli.app, ["replay", "-"], input=wrong.encode())
    assert piped.exit_code == 1
    assert piped.stderr.startswith("standard input, line 3: 8G QUIZ earns 44 points")
    assert run("replay").exit_code == 2


def test_replay_takes_tiles_of_another_language_words_and_a_page(run, tmp_path):
    here = tmp_path / "here"
    (here / "game.gcg").write_text(file_with(">Ann: IKWI 8G KIWI +44 44"))
    (here / "list.txt").write_text("zone\n")
    options = ("--tiles", "french", "--lexicon", "list.txt", "--html", "game.html")

    told = run("replay", "game.gcg", *options)
    assert told.exit_code == 1
    assert told.stderr == "game.gcg, line 3: KIWI is no word of the list.\n"
    assert "<svg" in (here / "game.html").read_text()
    unknown = run("replay", "game.gcg", "--tiles", "Klingon")
    assert "no tiles called 'Klingon'; choose one of: English" in unknown.stderr


@pytest.mark.parametrize("name", ["missing.gcg", "."])
def test_what_replay_cannot_read_is_one_sentence_and_exit_code_1(run, name):
    result = run("replay", name)

    assert result.exit_code == 1
    assert " cannot be read: " in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("", "start doctor replay"),
        ("--help", "start doctor replay"),
        ("start --help", "--no-open --port --no-browser overwritten"),
        ("replay --help", "--no-board --lexicon --html"),
    ],
)
def test_help_names_commands_and_options(run, command, named):
    # Without the colours that CI may ask for.
    said = re.sub(r"\x1b\[[0-9;]*m", "", run(*command.split()).output)

    assert [name for name in named.split() if name not in said] == []


def test_the_package_does_not_need_the_command_line():
    code = "import sys, scrabble_course; assert 'typer' not in sys.modules"

    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_module_can_be_run_as_the_command(run):
    version = f"scrabble-course {scrabble_course.__version__}\n"
    command = [sys.executable, "-m", "scrabble_course", "--version"]

    assert run("--version").output == version
    assert subprocess.check_output(command, text=True) == version


@pytest.mark.parametrize("course", ["my course", "~/my course"])
def test_make_lab_takes_a_folder_with_a_space(course):
    if not shutil.which("make"):
        give_up("make is missing; on Debian and Ubuntu: apt-get install make")

    told = subprocess.check_output(
        ["make", "-n", "lab", f"COURSE={course}", "HOME=/home/ann"],
        cwd=Path(__file__).parents[1],
        text=True,
    )

    assert f'start "{course.replace("~", "/home/ann")}"' in told


def test_a_lesson_that_is_not_there_is_one_sentence_and_exit_code_1(run):
    last = course.STAGES[-1].number

    result = run("fresh", str(last + 1))

    assert result.exit_code == 1
    assert f"no lesson {last + 1}; they go from 0 to {last}." in result.output
