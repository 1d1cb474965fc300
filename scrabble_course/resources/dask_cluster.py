"""Work on the computers of a Dask cluster (the extra `cluster`), sent in batches.

The workers need the course installed. A batch at which workers died has been tried by
several of them; it may be sent once more, or in smaller pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import Any, Generic, TypeVar

CONNECT_SECONDS = 10.0

Batch = TypeVar("Batch")


class NoCluster(Exception):
    """Dask is not installed, or no cluster answers; the text says what to do."""


class LostCluster(NoCluster):
    """The cluster is gone, and with it all that was sent there."""


def connect(address: str) -> Any:
    """Return a client of the cluster at `address`, to be closed by `with`."""
    try:
        client = import_module("distributed").Client
    except ImportError:
        raise NoCluster(
            "a cluster wants Dask: pip install 'scrabble-course[cluster]'"
        ) from None
    try:
        return client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no Dask cluster answers at {address}: {error}") from None


def count_workers(client: Any, say: Callable[[str], object]) -> int:
    """Return how many workers there are; if none, `say` how to start one, and 1."""
    found = client.scheduler_info(n_workers=-1)
    if not found["workers"]:
        address = found["address"]
        say(f"{address} has no worker yet; waiting for one, started there with")
        say(f"    dask worker {address} --nthreads 1")
    return max(1, len(found["workers"]))


class Sending(Generic[Batch]):
    """The batches that are on a cluster, until they have ended."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._sent: dict[Any, Batch] = {}

    def __len__(self) -> int:
        return len(self._sent)

    def send(self, batch: Batch, work: Callable[..., object], *args: object) -> None:
        """Let a worker call `work` with arguments, for this batch."""
        future = self._client.submit(work, *args, pure=False)
        self._sent[future] = batch

    def ended(self, seconds: float | None = None) -> Iterator[tuple[Batch, Any]]:
        """Wait until one ends, or so many seconds, and yield batches with futures.

        LostCluster if Dask gave them up, which it does when its connection breaks.
        """
        distributed = import_module("distributed")
        futures = list(self._sent)
        with suppress(TimeoutError, distributed.CancelledError):
            distributed.wait(futures, timeout=seconds, return_when="FIRST_COMPLETED")
        for future in futures:
            if future.status == "cancelled":
                raise LostCluster("the connection to the Dask cluster broke off")
            if future.done():
                yield self._sent.pop(future), future

    def cancel(self) -> None:
        """Take back what has not ended."""
        self._client.cancel(list(self._sent))


def killed_workers(future: Any) -> str:
    """Return how a batch killed each worker that had it; "" if it did not."""
    error = future.exception() if future.status == "error" else None
    if isinstance(error, import_module("distributed").KilledWorker):
        return f"{type(error).__name__}: {error}"
    return ""
