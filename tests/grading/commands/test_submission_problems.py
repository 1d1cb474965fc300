"""What cannot be graded as it is meant is told to the student and to the instructor."""

import html
import io
import json
import re
import tarfile

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.resources.zip_files import zip_of
from tests.grading.honest_work import RIGHT, STUB, notebook


def tar_of(name, content):
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        archive.addfile(entry, io.BytesIO(content.encode()))
    return file.getvalue()


def with_markdown(text):
    content = json.loads(notebook(STUB))
    content["cells"].append({"cell_type": "markdown", "metadata": {}, "source": text})
    return json.dumps(content)


def of_update_hand(text):
    return {"02_hands.ipynb": notebook(text)}


PROBLEMS = {
    "markdown": (
        {"02_hands.ipynb": with_markdown(RIGHT)},
        "update_hand stands in a markdown cell, which is read as code",
    ),
    "long-list": (
        of_update_hand(f"words = {['abcdefgh'] * 35_000}\n{RIGHT}"),
        "a file may have 300,000 characters of code",
    ),
    "newer": (
        of_update_hand(f"def f(x): return t'{{x}}'\n{RIGHT}"),
        "needs Python 3.14 or newer; here is Python 3.",
    ),
    "newer-lost": (
        of_update_hand("def update_hand(hand, word):\n    return t'{word}'"),
        "What defines it in 02_hands.ipynb needs what is newer",
    ),
    "merge": (
        {"02_hands.ipynb": f"<<<<<<< a\n{notebook(RIGHT)}\n=======\n{{}}\n>>>>>>> b\n"},
        "git left two versions in it",
    ),
    "zip-in-zip": (
        {"a.zip": zip_of([("b.zip", zip_of([("c.zip", zip_of([]))]))])},
        "it is a zip in a zip in a zip: unzip it first",
    ),
    "tar": (
        {"a.tar.gz": tar_of("02_hands.ipynb", notebook(RIGHT))},
        "such an archive is not opened, only a .zip is: unpack it first",
    ),
    "web-page": ({"02_hands.ipynb": "<html>Log in</html>"}, "it is a web page"),
    "camel": (
        of_update_hand(RIGHT.replace("update_hand", "updateHand")),
        "updateHand looks like it: call it update_hand",
    ),
    "data": (
        {
            **of_update_hand(
                f"low = int(open('low.txt').read())\n{RIGHT.replace('> 0', '> low')}"
            ),
            "low.txt": "0" * 300_000,
        },
        "low.txt is not there while work is graded",
    ),
    "numpy": (
        of_update_hand(
            f"import numpy as np\n{RIGHT.replace('left[letter] - 1', 'np.int_(1)')}"
        ),
        "What needs a package besides is to be marked by hand",
    ),
    "other-magic": (of_update_hand(f"%%ai gpt\nPlease write it.\n{RIGHT}("), "%%ai"),
}


@pytest.fixture(scope="module")
def marks(tmp_path_factory):
    """The reports on a class of these students."""
    top = tmp_path_factory.mktemp("problems")
    for student, (files, _) in PROBLEMS.items():
        folder = top / "submissions" / student
        folder.mkdir(parents=True)
        for name, content in files.items():
            content = content if isinstance(content, bytes) else content.encode()
            (folder / name).write_bytes(content)
    folders = (str(top / "submissions"), "--out", str(top / "out"))
    options = ("--isolation", "none", "--stages", "2", "--jobs", "2")
    said = CliRunner().invoke(cli.app, ["grade", *folders, *options])

    assert said.exit_code == 0, said.output
    return top / "out", said.output


def text_of(page):
    """The words of a page."""
    return html.unescape(re.sub(r"<[^>]*>", "", page.read_text("utf-8")))


@pytest.mark.parametrize("student", PROBLEMS)
def test_it_is_told_to_the_student_and_among_what_an_instructor_is_to_look_at(
    marks, student
):
    said = PROBLEMS[student][1]
    assert said in text_of(marks[0] / "students" / f"{student}.html")
    page = text_of(marks[0] / "index.html")
    look_at = page[page.rindex("To look at") :].replace("`", "")
    assert any(student in line and said in line for line in look_at.splitlines())


def test_the_run_names_who_wrote_for_a_newer_python(marks):
    assert "2 wrote for a newer Python than" in marks[1]
    assert "--python" in marks[1]
