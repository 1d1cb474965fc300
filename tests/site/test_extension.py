"""What the extension does with a student's work, by the rules of `start`, in node."""

import json
import shutil
import subprocess
from itertools import product
from pathlib import Path

import pytest

from scrabble_course.release.notebook_text import fingerprint, parse_notebook
from scrabble_course.release.update_plan import MISSING, UNREADABLE, update_of
from scrabble_course.site import extension
from scrabble_course.site.extension import lay_extension, lay_service_worker
from tests.missing import give_up

HARNESS = Path(__file__).with_name("extension.mjs")
HANDS = "1_word_game/02_hands.ipynb"
BESIDE = "1_word_game/02_hands.new.ipynb"
BROUGHT = "1_word_game/02_hands.brought.ipynb"
MARK = ".scrabble-course.json"
TRICKY = 'print("Q\u00fc\u2029\x7f\U0001f0a0\\\\ \t\x1f")\n'


def notebook(*sources):
    bare = {"metadata": {}, "outputs": [], "execution_count": None}
    cells = [{"cell_type": "code", "source": one, **bare} for one in sources]
    return {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


V1, V2, MINE, OTHER = map(notebook, ("1", "2", "1 # mine", "1 # other"))


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("scripts")
    for script in Path(extension.__file__).parent.glob("*.js"):
        shutil.copy(script, folder)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture(scope="module")
def run(scripts):
    node = shutil.which("node")
    if node is None:
        give_up("there is no node here: apt-get install npm")

    def run(*then, stored=None):
        done = subprocess.run(
            [node, str(HARNESS), str(scripts)],
            input=json.dumps({"stored": stored, "then": then}),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        answer = json.loads(done.stdout)
        return answer["said"], answer["storage"]

    return run


def release(edition):
    return {HANDS: fingerprint(edition)}


def update(edition):
    return "update", [release(edition), {HANDS: edition}]


def laid(storage):
    return json.loads(storage[MARK])["laid"]


def visited(found, edition=V1):
    """What is stored after a visit when the course was `edition`."""
    return {HANDS: found, MARK: json.dumps({"laid": release(edition)})}


def test_a_notebook_becomes_what_start_makes_of_it(run):
    some = ["a", "b", "c"]
    cases = [
        *product([MISSING, UNREADABLE, *some], some, [None, *some], [[], ["a"], ["b"]])
    ]
    (told,), _ = run(("updates", cases))

    assert told == [update_of(*case).value for case in cases]


def test_a_notebook_has_the_same_fingerprint_as_in_python(run):
    lines = notebook(["a = 1\n", "a"], "", TRICKY)
    (told,), _ = run(("fingerprints", [V1, notebook(TRICKY), lines]))
    texts = [json.dumps(one) for one in (V1, notebook(TRICKY), lines)]

    assert told == [fingerprint(parse_notebook(text)) for text in texts]


UPDATED = "Updated, as you had not changed them: 02_hands."


@pytest.mark.parametrize(
    ("edition", "stored", "told"),
    [(V1, {HANDS: V1}, []), (V2, visited(V1), [UPDATED])],
    ids=["a first visit", "not changed since"],
)
def test_what_is_as_it_was_laid_becomes_the_newest(run, edition, stored, told):
    (said,), storage = run(update(edition), stored=stored)

    assert said.splitlines()[1:] == told
    assert (storage[HANDS], laid(storage)) == (edition, release(edition))


def test_what_was_changed_stays_and_the_new_one_is_laid_beside_it_once(run):
    (first, again), storage = run(update(V2), update(V2), stored=visited(MINE))

    assert first.splitlines()[1] == (
        "02_hands has your changes and stays; the new version is beside it: "
        "02_hands.new.ipynb."
    )
    assert again == ""
    assert (storage[HANDS], storage[BESIDE]) == (MINE, V2)
    assert laid(storage) == {**release(V1), BESIDE: fingerprint(V2)}


@pytest.mark.parametrize(
    ("stored", "beside", "place"),
    [
        (visited(MINE) | {BESIDE: OTHER}, OTHER, BESIDE.replace("new", "new2")),
        ({HANDS: MINE}, V2, BESIDE),
    ],
    ids=["a version beside was worked in", "of an unknown time"],
)
def test_work_stays_and_the_new_version_finds_another_place(run, stored, beside, place):
    _, storage = run(update(V2), stored=stored)

    assert (storage[HANDS], storage[BESIDE], storage[place]) == (MINE, beside, V2)


@pytest.mark.parametrize(
    ("found", "stays", "beside"), [(V1, OTHER, None), (MINE, MINE, OTHER)]
)
def test_work_is_brought_in_but_never_over_other_work(run, found, stays, beside):
    files = [{"path": f"scrabble/{HANDS}", "text": json.dumps(OTHER)}]
    stored = visited(found)
    (said,), storage = run(("bringIn", [release(V1), files]), stored=stored)

    assert storage[HANDS] == stays
    assert storage.get(BROUGHT) == beside
    assert said.startswith("Brought in: 1 file.")
    assert (BROUGHT in said) is (beside is not None)


def test_what_had_passed_elsewhere_has_passed_here_as_well(run):
    here, there = json.dumps({"passed": ["2 b"]}), json.dumps({"passed": ["1 a"]})
    files = [{"path": "my-course/progress.json", "text": there}]
    (said,), storage = run(
        ("bringIn", [release(V1), files]), stored={"progress.json": here}
    )

    assert json.loads(storage["progress.json"]) == {"passed": ["1 a", "2 b"]}
    assert said.startswith("Brought in: 1 file.")


def test_a_lesson_goes_back_to_what_it_was_and_work_stays_beside_it(run):
    back = ("goBack", [HANDS, fingerprint(V1), V1])
    mine, mine2 = (HANDS.replace(".ipynb", f".{n}.ipynb") for n in ("mine", "mine2"))
    (first, again), storage = run(back, back, stored=visited(MINE))
    _, later = run(back, stored={**storage, HANDS: OTHER})

    assert first == (
        "02_hands is as it was; what you had written is beside it: 02_hands.mine.ipynb."
    )
    assert again == "02_hands is as it was."
    assert (storage[HANDS], storage[mine]) == (V1, MINE)
    assert (later[HANDS], later[mine], later[mine2]) == (V1, MINE, OTHER)


def test_another_edition_than_the_lesson_was_takes_no_place(run):
    with pytest.raises(AssertionError, match="just being changed"):
        run(("goBack", [HANDS, fingerprint(V1), V2]), stored=visited(MINE))


@pytest.mark.parametrize(
    ("error", "cards"),
    [("QuotaExceededError: The current transaction", 1), ("NetworkError", 0)],
)
def test_a_full_storage_is_told_with_what_to_do_first(run, error, cards):
    (done,), _ = run(("saveInto", error))

    assert done["failed"] == error  # JupyterLab says so, too
    assert len(done["told"]) == cards
    assert all("Now run hand_in()" in text for text in done["told"])


def test_what_is_no_notebook_is_said_and_the_rest_comes_in(run):
    broken = {"path": HANDS, "text": "{"}
    own = {"path": "mine/ideas.py", "text": "rack = 7\n"}
    (said,), storage = run(("bringIn", [release(V1), [broken, own]]), stored={})

    assert storage == {"ideas.py": "rack = 7\n"}
    assert f"{HANDS} is no notebook" in said
    (said,), _ = run(("bringIn", [release(V1), []]))
    assert "nothing was brought in" in said


def test_a_lesson_goes_where_lessons_are_however_it_came(run):
    paths = [f"a/b/{HANDS}", "02_hands.ipynb", "a/own.ipynb", "1_word_game/own.py"]
    (told,), _ = run(("places", [paths, [HANDS]]))

    assert told == [HANDS, HANDS, "own.ipynb", "1_word_game/own.py"]


def part(name, raw="{}", **schema):
    return {"id": name, "raw": raw, "schema": schema}


def test_settings_are_judged_where_somebody_has_chosen(run):
    size = {"size": {"default": 12}}
    parts = [
        part("as built", properties=size),
        part("chosen before", '{"size": 13}', properties=size),
        part("chosen now", properties=size),
        part("loaded last"),
        part("not here", properties=size),
    ]
    (told,), _ = run(("settings", [parts, {"chosen now": '{"size": 14}'}]))

    assert told == {
        "as built": {"size": 12},
        "chosen before": 'judged: {"size": 13}',
        "chosen now": 'judged: {"size": 14}',
        "loaded last": {},
    }


def test_the_worker_that_compiles_keeps_scripts_once_more_and_does_no_more(run):
    scripts = dict.fromkeys(("a.js", "large.js", "b.js"), "text/javascript")

    (done,), _ = run(("compiled", [{"python.wasm": "application/wasm", **scripts}]))

    assert done == {"put": ["a.js", "b.js"], "does": ["install"]}


def test_each_script_but_the_service_worker_is_laid(tmp_path):
    library = tmp_path / "fflate"
    (library / "esm").mkdir(parents=True)
    (library / "esm/browser.js").touch()
    (library / "LICENSE").touch()
    lay_extension(tmp_path / "laid", library)
    laid = {path.name for path in (tmp_path / "laid/static").iterdir()}
    package = json.loads((tmp_path / "laid/package.json").read_text())

    assert package["jupyterlab"]["_build"]["load"] == "static/remote.js"
    assert {"remote.js", "plugin.js", "fflate.js", "fflate.LICENSE.txt"} <= laid
    assert "service_worker.js" not in laid


def test_our_service_worker_stands_before_that_of_jupyterlite(tmp_path):
    (tmp_path / "service-worker.js").write_text("theirs")
    lay_service_worker(tmp_path, "a1b2")
    text = (tmp_path / "service-worker.js").read_text()

    assert (tmp_path / "lite-service-worker.js").read_text() == "theirs"
    assert '"lite-service-worker.js"' in text
    assert "scrabble-course-a1b2" in text
