"""Messages through a pipe: four bytes that give the length, then so many bytes."""

from __future__ import annotations

import socket
from collections.abc import Callable

LENGTH = 4
READY = b"ready"
"""What a child says first: it is locked down, and no student's code has run in it."""
NOT_THERE, OURS, MORE = -1, -2, -3
"""In place of a reply's number: no such function; our own code has failed; answers that
may be given are wanted."""


def send(pipe: socket.socket, *messages: bytes) -> None:
    """Send messages; OSError if the other end is gone."""
    pipe.sendall(b"".join(len(one).to_bytes(LENGTH, "big") + one for one in messages))


def receive(
    pipe: socket.socket, most: int, wait: Callable[[], None] = lambda: None
) -> bytes:
    """Return the next message, of at most `most` bytes.

    `wait` comes back when there is something to read, or raises.
    ConnectionError when the other end is gone or announces too much.
    """
    length = int.from_bytes(_exactly(pipe, LENGTH, wait), "big")
    if length > most:
        raise ConnectionError(f"a message of {length} bytes was announced")
    return _exactly(pipe, length, wait)


def _exactly(pipe: socket.socket, length: int, wait: Callable[[], None]) -> bytes:
    pieces = bytearray()
    while len(pieces) < length:
        wait()
        piece = pipe.recv(min(length - len(pieces), 1 << 16))
        if not piece:
            raise ConnectionError("the other end is gone")
        pieces += piece
    return bytes(pieces)
