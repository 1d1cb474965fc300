"""Files in a zip, made in memory."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable


def zip_of(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip with files under their names; the same files give the same bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, inside in files:
            entry = zipfile.ZipInfo(name)  # dated 1980, on every day
            archive.writestr(entry, inside, zipfile.ZIP_DEFLATED)
    return content.getvalue()
