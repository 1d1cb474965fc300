import importlib.util
import marshal
import zipfile

import pytest

from scrabble_course.site.compile_wheels import (
    IN_A_PAGE,
    NOT_UNPACKED,
    READ_BY_PATH,
    compile_library,
    compile_wheel,
    read_archive,
)

MODULE = b"TILES = 7\n"
TEMPLATE = b"def {{ name }}(:\n"
HEADER = 16  # bytes of a .pyc before its code


def write(path, files):
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def value_in(compiled):
    space = {}
    exec(marshal.loads(compiled[HEADER:]), space)
    return space["TILES"]


@pytest.mark.parametrize(
    ("wheel", "twin"),
    [
        (f"{READ_BY_PATH[0]}1.whl", importlib.util.cache_from_source("tiles/rack.py")),
        ("tiles-1.whl", "tiles/rack.pyc"),
    ],
)
def test_each_module_of_a_wheel_has_a_compiled_twin_and_stays(tmp_path, wheel, twin):
    wheel = tmp_path / wheel
    files = {"tiles/rack.py": MODULE, "tiles/a.py": TEMPLATE, "t.dist-info/RECORD": b""}
    write(wheel, files)
    compile_wheel(wheel)
    after = read_archive(wheel)

    assert after.keys() == {"tiles/rack.py", "tiles/a.py", twin}
    assert after["tiles/rack.py"] == MODULE
    assert value_in(after[twin]) == 7


def test_in_the_library_the_twin_lies_where_an_import_from_a_zip_looks(
    tmp_path, monkeypatch
):
    library = write(tmp_path / "library.zip", {"tiles_of_a_zip.py": MODULE})
    compile_library(library)
    monkeypatch.syspath_prepend(str(library))

    import tiles_of_a_zip

    assert tiles_of_a_zip.TILES == 7
    assert tiles_of_a_zip.__file__.endswith("tiles_of_a_zip.pyc")
    assert value_in(read_archive(library)["tiles_of_a_zip.pyc"]) == 7


@pytest.mark.parametrize("name", IN_A_PAGE)
def test_what_holds_a_page_up_is_replaced_or_missed(tmp_path, name):
    line, instead = IN_A_PAGE[name]
    wheel = tmp_path / "ipython.whl"
    write(wheel, {name: MODULE + line})
    compile_wheel(wheel)

    assert read_archive(wheel)[name] == MODULE + instead
    with pytest.raises(ValueError, match="no line"):
        compile_wheel(wheel)


def test_what_no_page_reads_is_not_unpacked(tmp_path):
    wheel = write(tmp_path / "jedi.whl", {NOT_UNPACKED[0]: b"", "jedi/a.txt": b""})
    compile_wheel(wheel)

    assert read_archive(wheel).keys() == {"jedi/a.txt"}
