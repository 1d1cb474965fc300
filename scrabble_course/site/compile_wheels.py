"""Puts compiled modules beside the sources in the wheels of /here: run by in_page.mjs.

A page would compile each module at each start, which takes longer than all else. The
sources stay: tracebacks and `solution` show them.
"""

import base64
import hashlib
import importlib.util
import py_compile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

EARLIEST = (1980, 1, 1, 0, 0, 0)
PLACE = "/lib/python3.14/site-packages"
"""Where a page unpacks its wheels; a traceback names files there."""


def compile_wheel(wheel: Path) -> None:
    """Write the wheel again, with a compiled twin of each module."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    for name in [name for name in files if name.endswith(".py")]:
        made = compiled(files[name], f"{PLACE}/{name}")
        if made is not None:
            twin = importlib.util.cache_from_source(name)
            files[twin] = made
            files[record] += f"{twin},{digest(made)}\n".encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EARLIEST)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED)


def compiled(source: bytes, name: str) -> bytes | None:
    """Return what the .pyc file holds, None for what is no program (a template).

    Python takes it as it is, without a look at the source or its time.
    """
    with TemporaryDirectory() as place:
        file, made = Path(place) / "module.py", Path(place) / "module.pyc"
        file.write_bytes(source)
        try:
            py_compile.compile(
                str(file),
                str(made),
                name,
                doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
        except py_compile.PyCompileError:
            return None
        return made.read_bytes()


def digest(content: bytes) -> str:
    """Return what RECORD says of a file."""
    found = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={found.rstrip(b'=').decode()},{len(content)}"


if __name__ == "__main__":
    for wheel in sorted(Path("/here").glob("*.whl")):
        compile_wheel(wheel)
