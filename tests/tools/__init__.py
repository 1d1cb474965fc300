"""The tools are no package: each is loaded from its file."""

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tool(name):
    """Load a module of `tools`."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses look
    spec.loader.exec_module(module)
    return module
