import sys

import pytest

from scrabble_course.resources import dask_cluster
from scrabble_course.resources.dask_cluster import NoCluster, connect, count_workers


def test_without_dask_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)

    with pytest.raises(NoCluster, match=r"pip install 'scrabble-course\[cluster\]'"):
        connect("tcp://127.0.0.1:1")


def test_where_no_cluster_answers_it_says_so(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 0.2)

    with pytest.raises(NoCluster, match=r"no Dask cluster answers at tcp://127\.0"):
        connect("tcp://127.0.0.1:1")


class Scheduler:
    def __init__(self, workers):
        self.workers = workers

    def scheduler_info(self, n_workers):
        return {"address": "tcp://here:1", "workers": dict.fromkeys(self.workers)}


@pytest.mark.parametrize("workers", ["", "a", "abc"])
def test_only_who_waits_for_a_worker_is_told_how_to_start_one(workers):
    said = []

    assert count_workers(Scheduler(workers), said.append) == max(1, len(workers))
    assert ("    dask worker tcp://here:1 --nthreads 1" in said) == (workers == "")
