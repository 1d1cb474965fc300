import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import scrabble_course
from scrabble_course import cli, course, jupyter_lab
from scrabble_course.installation import Diagnosis, Finding
from tests.release.tiny_course import write_course, write_in

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
        "scrabble_course.release.laying.carried", lambda name: tmp_path / name
    )
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return lambda *arguments: CliRunner().invoke(cli.app, arguments)


def test_start_lays_the_course_in_my_course_and_opens_it(run, started, tmp_path):
    result = run("start")

    assert result.exit_code == 0
    many = len(course.STAGES)
    assert f"Your course is in my-course: {many} notebooks, all new." in result.output
    assert (tmp_path / "here" / "my-course" / HANDS).exists()
    [lab] = started
    assert lab.folder.name == "my-course"
    assert f"\n    {lab.address}\n" in result.output


def test_with_no_open_it_only_lays(run, started, tmp_path):
    result = run("start", "elsewhere", "--no-open")

    assert result.exit_code == 0
    assert (tmp_path / "here" / "elsewhere" / HANDS).exists()
    assert started == []
    assert "http" not in result.output


def test_what_the_student_wrote_is_kept_and_it_says_so(run, tmp_path):
    run("start", "--no-open")
    write_in(tmp_path / "here" / "my-course" / HANDS, "my work")
    write_course(tmp_path / "notebooks", release=2)

    result = run("start", "--no-open")

    assert "has your changes and stays" in result.output


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


def test_without_a_free_port_it_says_what_to_try(run, started, monkeypatch):
    monkeypatch.setattr(jupyter_lab, "_is_free", lambda port: False)

    result = run("start")

    assert result.exit_code == 1
    assert "No port from 8888 to 8987 is free." in result.stderr
    assert started == []


def test_the_doctor_says_what_it_found(run, monkeypatch):
    monkeypatch.setattr(cli, "look_at_computer", lambda: Diagnosis((Finding("tea"),)))

    result = run("doctor")

    assert result.exit_code == 0
    assert "ok  tea" in result.output


def test_the_doctors_exit_code_says_whether_all_is_well(run, monkeypatch):
    ill = Diagnosis((Finding("tea", "There is none.", "Brew some."),))
    monkeypatch.setattr(cli, "look_at_computer", lambda: ill)

    result = run("doctor")

    assert result.exit_code == 1
    assert "Brew some." in result.output


def test_the_version_is_the_packages(run):
    assert run("--version").output == f"scrabble-course {scrabble_course.__version__}\n"


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_names_the_commands(run, arguments):
    output = run(*arguments).output

    assert "start" in output and "doctor" in output


@pytest.mark.parametrize(
    "option", ["--no-open", "--port", "--no-browser", "never overwritten"]
)
def test_help_on_start_names_its_options(run, option):
    assert option in in_plain_text(run("start", "--help").output)


def in_plain_text(output):
    """Return what is said, without the colours that CI may ask for."""
    return re.sub(r"\x1b\[[0-9;]*m", "", output)


def test_the_package_does_not_need_the_command_line():
    code = "import sys, scrabble_course; assert 'typer' not in sys.modules"

    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_module_can_be_run_as_the_command():
    command = [sys.executable, "-m", "scrabble_course", "--version"]

    assert subprocess.check_output(command, text=True).startswith("scrabble-course ")
