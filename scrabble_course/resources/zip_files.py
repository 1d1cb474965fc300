"""Files in a zip or a wheel, made in memory."""

from __future__ import annotations

import base64
import hashlib
import io
import zipfile
from collections.abc import Iterable, Mapping


def zip_of(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip with files under their names; the same files give the same bytes."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, inside in files:
            entry = zipfile.ZipInfo(name)  # dated 1980, on every day
            archive.writestr(entry, inside, zipfile.ZIP_DEFLATED)
    return content.getvalue()


def wheel_of(files: Mapping[str, bytes], record: str) -> bytes:
    """Return a wheel of files, by their names, with a `record` of their digests."""
    lines = []
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
        lines.append(f"{name},sha256={digest.decode()},{len(data)}\n")
    lines.append(f"{record},,\n")
    return zip_of([*files.items(), (record, "".join(lines).encode())])
