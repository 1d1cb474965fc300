"""Threads for code that may have none: what they do is done where they are started.

The modules are loaded when they are imported, and changed then: few need them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import ModuleType
from typing import Any


def stand_in() -> None:
    """Have threads, and pools of them, work in the one that there is."""
    sys.meta_path.insert(0, _ThreadModules())


class _ThreadModules(MetaPathFinder):
    """Finds the modules that start threads."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, *_: object
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name in _CHANGES else None
        if spec and spec.origin:
            spec.loader = _Replacement(name, spec.origin)
        return spec


class _Replacement(SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        _CHANGES[self.name](module)


def _change_threading(module: Any) -> None:
    class Thread(module.Thread):  # type: ignore[misc]
        """A thread that has done its work when `start` comes back."""

        def start(self) -> None:
            try:
                self.run()
            except Exception as error:
                trace = error.__traceback__
                module.excepthook(
                    module.ExceptHookArgs((type(error), error, trace, self))
                )

        def join(self, timeout: float | None = None) -> None:
            pass

        def is_alive(self) -> bool:
            return False

    module.Thread = Thread


def _change_pools(module: Any) -> None:
    def work_now(self: Any) -> None:
        while not self._work_queue.empty():
            self._work_queue.get_nowait().run()

    module.ThreadPoolExecutor._adjust_thread_count = work_now


_CHANGES: dict[str, Callable[[Any], None]] = {
    "concurrent.futures.thread": _change_pools,
    "threading": _change_threading,
}
