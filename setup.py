"""Carries the files beside the package into the wheel; pyproject.toml has the rest."""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
CARRIED = ("words.txt", "words.LICENSE.txt", "notebooks")
sys.path.insert(0, str(HERE))  # the package that is built builds its own graph


class BuildWithCourse(build_py):
    """Copy words and notebooks into the package that goes into the wheel.

    An editable install finds them in the checkout (`scrabble_course.carried`). The
    word graph is built here; a checkout has it in the user's cache instead.
    """

    def run(self) -> None:
        """Build as usual, then lay the carried files inside the built package."""
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "scrabble_course"
        for name in CARRIED:
            source = HERE / name
            if source.is_dir():
                skip = shutil.ignore_patterns(".*", "__pycache__", "*.json")
                shutil.copytree(source, package / name, ignore=skip, dirs_exist_ok=True)
            else:
                shutil.copy2(source, package / name)
        # Imported late: an editable install does not need it.
        from scrabble_course.engine.graph_cache import PREBUILT, build_file

        build_file(package / "words.txt", package / PREBUILT)


setup(cmdclass={"build_py": BuildWithCourse})
