"""A Dask cluster of two worker processes on this computer, for tests."""

from contextlib import contextmanager

from tests.missing import give_up


@contextmanager
def two_workers(folder):
    """Give a cluster that keeps its files in `folder`, at ports that are free."""
    try:
        from distributed import LocalCluster
    except ImportError:
        give_up("Dask is not installed: pip install 'scrabble-course[cluster]'")
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        dashboard_address="127.0.0.1:0",
        local_directory=str(folder),
    ) as cluster:
        yield cluster
