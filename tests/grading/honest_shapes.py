"""Honest work in all the shapes in which it is handed in: every one earns full marks.

A shape is what one student's folder holds, content by path. What is looked at is
`update_hand`, if nothing else is said: it is right in all of them.
"""

from tests.grading.honest_faults import FAULTY, IN_JUPYTER
from tests.grading.honest_files import FILES, ORDER
from tests.grading.honest_lines import (
    ENDLESS_LINES,
    FAILING_LINES,
    OF_WORDS,
    SLOW_LINES,
    WORD_LISTS,
)
from tests.grading.honest_newer import NEWER
from tests.grading.honest_styles import STYLES
from tests.grading.honest_work import LEFT, RIGHT, above, nb, py

SHAPES = {
    **{f"line: {name}": above(line) for name, line in FAILING_LINES.items()},
    **{f"slow: {name}": py(f"{line}\n{RIGHT}") for name, line in SLOW_LINES.items()},
    **{f"style: {name}": py(t.replace("LEFT", LEFT)) for name, t in STYLES.items()},
    **{f"words: {name}": py(f"{top}\n{OF_WORDS}") for name, top in WORD_LISTS.items()},
    **{f"fault: {name}": py(text) for name, text in FAULTY.items()},
    **{f"jupyter: {name}": nb(text) for name, text in IN_JUPYTER.items()},
    **{f"file: {name}": shape for name, shape in FILES.items()},
    **{f"newer: {name}": nb(text) for name, text in NEWER.items()},
    **{f"order: {name}": shape for name, shape in ORDER.items()},
}

ENDLESS = {name: py(f"{line}\n{RIGHT}") for name, line in ENDLESS_LINES.items()}
"""Shapes with a line that has to be stopped."""
