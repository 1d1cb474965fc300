import subprocess
import sys
from pathlib import Path

from scrabble_course.grading.scoring.rules_digest import files_of_rules, rules_digest
from scrabble_course.resources.shipped_files import PACKAGE

WHAT_GRADES = """
import sys
from scrabble_course.checks import catalogue
from scrabble_course.grading.scoring.grader import GRADED_STAGES

for stage in GRADED_STAGES:
    list(catalogue.exercises(stage))
for name, module in sys.modules.items():
    if name.partition(".")[0] == "scrabble_course":
        print(module.__file__)
"""
NO_RULES = {
    *(
        "resources/atomic_files.py",
        "resources/release_info.py",
        "resources/sealed_solutions.py",
        "resources/shipped_files.py",
        "version.py",
    ),
    "grading/cannot_grade.py",
}
"""Where files lie, and how they are read and written."""


def test_all_that_grades_is_among_the_rules():
    ran = subprocess.run(
        [sys.executable, "-c", WHAT_GRADES], capture_output=True, text=True, check=True
    )
    rules = {str(path.relative_to(PACKAGE)) for path in files_of_rules()}
    loaded = {str(Path(line).relative_to(PACKAGE)) for line in ran.stdout.split()}
    sources = {name for name in loaded if name.endswith(".py")}
    besides = {name for name in sources - rules if not name.endswith("__init__.py")}

    assert len(sources) > 100
    assert besides == NO_RULES


def test_the_number_of_the_rules_changes_with_any_of_them(monkeypatch):
    before = rules_digest()
    read = Path.read_bytes
    changed = PACKAGE / "grading" / "scoring" / "suite.py"
    monkeypatch.setattr(
        Path, "read_bytes", lambda path: read(path) + b"#" * (path == changed)
    )
    rules_digest.cache_clear()
    try:
        assert rules_digest() != before
    finally:
        rules_digest.cache_clear()
