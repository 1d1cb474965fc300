"""Which worker a kernel gets: one that began with the page, or one of its own."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from scrabble_course.site import head_start
from scrabble_course.site.head_start import SCRIPTS, begin_with, lay_head_start
from tests.missing import give_up

HARNESS = Path(__file__).with_name("head_start.mjs")
LESSON = "http://here/lab/index.html?path=1_word_game/02_hands.ipynb"
SNAPSHOT_FILE = "python.snapshot"
EARLY, OWN = "worker.js", "comlink.worker.1.js"
STAND_IN = """\
const told = (globalThis.told ??= []);
export async function loadPyodide({ packages }) {
    told.push(packages);
    const runPython = (program) => told.push(program);
    return { told, runPython, setStdout() {}, setStderr() {} };
}"""
ASKS = """\
const { loadPyodide } = await import("./python.js");
const { told } = await loadPyodide({});
console.log(JSON.stringify(told));"""
ON_A_LINE = """\
const [downlink, kept] = process.argv.slice(2);
globalThis.told = [];
globalThis.navigator = { connection: { downlink: Number(downlink) } };
globalThis.caches = { match: async () => kept === "kept" };
globalThis.fetch = async (url) => told.push(url.split("/").at(-1));
const { loadPyodide } = await import("./python.js");
await loadPyodide({});
console.log(JSON.stringify(told));"""


def in_node(*arguments):
    node = shutil.which("node")
    if node is None:
        give_up("there is no node here: apt-get install npm")
    command = [node, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("address", "words", "given"),
    [
        (LESSON, "kernel kernel", [EARLY, OWN]),
        (LESSON, "other kernel", ["other.js", EARLY]),
        (LESSON, "uncontrolled controlled kernel", [EARLY]),
        (LESSON, "uncontrolled kernel controlled kernel", [OWN, OWN]),
        (LESSON, "fails kernel", [OWN]),
        (LESSON.partition("?")[0], "kernel", [EARLY]),
        (LESSON.replace("ipynb", "md"), "kernel", [OWN]),
    ],
)
def test_the_first_kernel_gets_the_worker_that_began_any_other_its_own(
    address, words, given
):
    page = Path(head_start.__file__).with_name("page.js")

    assert in_node(HARNESS, page, address, *words.split()) == given


@pytest.fixture
def kernel(tmp_path):
    """The kernel's extension; scripts that begin with it are laid beside."""
    kernel = tmp_path / "pyodide-kernel-extension"
    (kernel / "static").mkdir(parents=True)
    (kernel / "static" / OWN).touch()
    lay_head_start(tmp_path, kernel, ["jedi", "comm"])
    return kernel


def test_a_page_begins_with_a_worker_of_the_kernel_that_is_there(kernel, tmp_path):
    (tmp_path / "index.html").write_text("<html><head><title>")
    begin_with(tmp_path / "index.html", "static/pyodide-1")

    page = (tmp_path / "index.html").read_text()
    assert '<head>\n<script src="../static/pyodide-1/page.js"></script>' in page
    assert f"{kernel.name}/static/{OWN}" in (tmp_path / EARLY).read_text()
    assert all((tmp_path / name).is_file() for name in SCRIPTS)


def test_python_that_has_no_snapshot_imports_what_would_be_in_it(kernel, tmp_path):
    (tmp_path / "pyodide.mjs").write_text(STAND_IN)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "asks.js").write_text(ASKS)
    packages, imports = in_node(tmp_path / "asks.js")  # to which no file is sent

    assert packages == ["jedi", "comm"]
    assert "import pyodide_kernel" in imports
    assert "load_ipython_extension" in imports


@pytest.mark.parametrize(
    ("downlink", "kept", "is_awaited"),
    [("10", "", True), ("5", "", False), ("5", "kept", True)],
)
def test_on_a_slow_line_a_snapshot_comes_after_python(
    kernel, tmp_path, downlink, kept, is_awaited
):
    (tmp_path / "pyodide.mjs").write_text(STAND_IN)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "asks.js").write_text(ON_A_LINE)
    told = in_node(tmp_path / "asks.js", downlink, kept)

    assert [one == SNAPSHOT_FILE for one in told] == (
        [True, False, False] if is_awaited else [False, False, True]
    )
