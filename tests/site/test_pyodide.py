import hashlib
import json
import zipfile

import pytest

from scrabble_course.site.pyodide import LIBRARY, LIST, RUNTIME, lay_pyodide


def write_wheel(folder, name, version, *required):
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    lines = [f"Name: {name}", *(f"Requires-Dist: {one}" for one in required), ""]
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr(f"{name}/__init__.py", "")
        archive.writestr(f"{name}-{version}.dist-info/METADATA", "\n".join(lines))
    return wheel


@pytest.fixture
def package(tmp_path):
    package = tmp_path / "package"
    package.mkdir()
    for name in RUNTIME:
        (package / name).write_text(name)
    with zipfile.ZipFile(package / LIBRARY, "w") as library:
        library.writestr("random.py", "")
    known = {"tiles": {"imports": ["tiles", "racks"]}, "numpy": {}}
    (package / LIST).write_text(json.dumps({"info": {}, "packages": known}))
    return package


def listed(folder):
    return json.loads((folder / LIST).read_text())["packages"]


def test_the_list_names_what_is_there_and_nothing_else(package, tmp_path):
    wheels = [
        write_wheel(tmp_path, "tiles", "2"),
        write_wheel(
            tmp_path, "board", "1", "Tiles>1", "numpy", 'x; python_version<"3.14"'
        ),
    ]
    out = tmp_path / "out"
    lay_pyodide(package, wheels, out)

    assert set(listed(out)) == {"board", "tiles"}
    assert listed(out)["board"]["depends"] == ["tiles"]
    assert listed(out)["board"]["imports"] == ["board"]
    assert listed(out)["tiles"]["imports"] == ["tiles", "racks"]
    assert {path.name for path in out.iterdir()} == {
        *(wheel.name for wheel in wheels), *RUNTIME, LIST,
    }  # fmt: skip


def test_of_several_wheels_the_latest_is_taken(package, tmp_path):
    wheels = [write_wheel(tmp_path, "tiles", version) for version in ("9", "10", "2")]
    out = tmp_path / "out"
    lay_pyodide(package, wheels, out)

    assert listed(out)["tiles"]["version"] == "10"
    assert [path.name for path in out.glob("*.whl")] == [wheels[1].name]


def test_modules_join_the_library_but_for_those_that_are_read_by_their_paths(
    package, tmp_path
):
    wheels = [write_wheel(tmp_path, name, "1") for name in ("tiles", "jedi")]
    out = tmp_path / "out"
    lay_pyodide(package, wheels, out)
    left = [zipfile.ZipFile(out / wheel.name).namelist() for wheel in wheels]

    library = zipfile.ZipFile(out / LIBRARY).namelist()
    assert library == ["random.py", "tiles/__init__.py"]
    assert left == [
        ["tiles-1.dist-info/METADATA"],
        ["jedi-1.dist-info/METADATA", "jedi/__init__.py"],
    ]
    digest = hashlib.sha256((out / wheels[0].name).read_bytes()).hexdigest()
    assert listed(out)["tiles"]["sha256"] == digest
