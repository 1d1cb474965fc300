import ast

from tests.grading.hostile_class import KINDS, lay


def test_there_are_twelve_kinds_and_all_that_they_write_is_python(tmp_path):
    lay(tmp_path, 12)

    assert len(KINDS) == len([*tmp_path.iterdir()]) == 12
    files = [*tmp_path.glob("*/*.py")]
    assert len(files) > 100
    for file in files:
        ast.parse(file.read_text())
