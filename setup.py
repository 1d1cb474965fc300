"""Builds the engine in C where it can, and carries words and lessons into the wheel.

SCRABBLE_COURSE_HOME names the repository's address, such as "https://host/owner/name";
the description on a package index then shows the pictures, and links lead there.
pyproject.toml has the rest.
"""

import os
import platform
import re
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

HERE = Path(__file__).parent
ENGINE_IN_C = Path("scrabble_course/engine/c")
OLDEST_PYTHON = "0x030b0000"
SHIPPED = ("words.txt", "common_words.txt", "words.LICENSE.txt", "notebooks", "docs")
sys.path.insert(0, str(HERE))  # the package that is built builds its own graph


class BuildWithCourse(build_py):
    """Copy words and notebooks into the package that goes into the wheel.

    An editable install finds them in the checkout (`resources.shipped_files`). The
    word graph is built here; a checkout has it in the user's cache instead.
    """

    def run(self) -> None:
        """Build as usual, then lay the shipped files inside the built package."""
        super().run()
        if self.editable_mode:
            return
        package = Path(self.build_lib) / "scrabble_course"
        for name in SHIPPED:
            source = HERE / name
            if source.is_dir():
                skip = shutil.ignore_patterns(".*", "__pycache__", "*.json")
                shutil.copytree(source, package / name, ignore=skip, dirs_exist_ok=True)
            else:
                shutil.copy2(source, package / name)
        # Imported late: an editable install does not need it.
        from scrabble_course.engine.graph_cache import PREBUILT, build_file

        build_file(package / "words.txt", package / PREBUILT)


class BuildFast(build_ext):
    """Build the engine in C; where that cannot be done, go on without it."""

    def build_extension(self, ext: Extension) -> None:
        """Build as usual; pure Python gives the same answers where it fails."""
        try:
            super().build_extension(ext)
        except (CCompilerError, BaseError):
            print("The engine is not built in C here; it runs in pure Python.")


class WheelForWhom(bdist_wheel):
    """Name the wheel for every machine if the engine in C could not be built."""

    def run(self) -> None:
        """Build first: what was built decides what the wheel is called."""
        self.run_command("build")
        built = Path(self.get_finalized_command("build").build_platlib)
        if not any(built.glob("scrabble_course/engine/_fast.*[od]")):
            self.distribution.ext_modules = []
            self.root_is_pure = True
        super().run()


def flags() -> list[str]:
    """Return what a compiler is told: to count bits with the processor's instruction.

    Where that is x86, it is asked for: compilers keep to the processors of 2003 else.
    There Python's functions are called without a detour, and the search's own begin
    where the processor reads, so that its speed does not change with each build.
    """
    if sys.platform == "darwin":
        return ["-Xarch_x86_64", "-mpopcnt"]
    is_x86 = platform.machine() in ("x86_64", "AMD64") and sys.platform != "win32"
    fast = ["-O3", "-mpopcnt", "-fno-plt", "-falign-functions=64"]
    return fast if is_x86 else []


FAST = Extension(
    "scrabble_course.engine._fast",
    sources=[str(file) for file in sorted(ENGINE_IN_C.glob("*.c"))],
    depends=[str(file) for file in sorted(ENGINE_IN_C.glob("*.h"))],
    define_macros=[("Py_LIMITED_API", OLDEST_PYTHON)],
    py_limited_api=True,
    extra_compile_args=flags(),
    optional=True,
)
# Without the engine in C, one wheel serves every machine and the browser.
WITH_C = os.environ.get("SCRABBLE_COURSE_BACKEND") != "python"

HOME = os.environ.get("SCRABBLE_COURSE_HOME", "").rstrip("/")


def description() -> str:
    """Return the README; what it points to beside it is found at HOME, if that is set.

    Pictures are asked for as files, and all else as pages.
    """
    text = (HERE / "README.md").read_text(encoding="utf-8")
    if not HOME:
        return text
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)", rf"\1{HOME}/raw/HEAD/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!\w+:|#)", rf"\1{HOME}/blob/HEAD/", text)


def addresses() -> dict[str, str]:
    """Return the project's addresses for its metadata; without HOME, none."""
    pages = {"Source": "", "Issues": "/issues", "Changelog": "/blob/HEAD/CHANGELOG.md"}
    return {name: HOME + page for name, page in pages.items()} if HOME else {}


setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    cmdclass={
        "bdist_wheel": WheelForWhom,
        "build_ext": BuildFast,
        "build_py": BuildWithCourse,
    },
    ext_modules=[FAST] if WITH_C else [],
    exclude_package_data={"": ["*.c", "*.h"]},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
