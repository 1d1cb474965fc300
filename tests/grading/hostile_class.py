"""Makes a class of which everybody means harm, each in all stages.

    python -m tests.grading.hostile_class FOLDER 300

There are twelve kinds, one after the other: `python tools/bench_grading.py hostile`
measures how long a run takes with them.
"""

import sys
from functools import partial
from itertools import cycle, islice
from pathlib import Path, PurePath

from scrabble_course.resources.zip_files import zip_of
from tests.grading.hostile_work import AT_TOP_LEVEL, IN_A_FUNCTION, function_body
from tests.grading.work_files import GRADED

IN_EACH_FUNCTION = (
    "an endless loop that swallows everything",
    "a nap in each call",
    "memory that grows",
    "a fork bomb",
    "a child that outlives it",
    "50 MB printed",
    "a list of millions",
    "signals to everyone",
)
AT_THE_TOP = ("an endless loop that swallows everything", "memory that grows")
LONG_TEXT = 288_000
"""Characters of an f-string, which the parser reads again for each piece."""
NESTED = "".join(f"{' ' * at}for c in word:\n" for at in range(1, 90)) + " " * 90


def lay(folder, many):
    """Lay so many students, who are called after what they do."""
    for number, kind in enumerate(islice(cycle(KINDS), many)):
        place = Path(folder, f"{number:03} {kind}")
        place.mkdir(parents=True)
        for name, content in KINDS[kind]().items():
            (place / name).write_bytes(content)


def _in_each_function(body, top=""):
    body = function_body(body)
    return {
        f"{PurePath(stage.notebook).stem}.py": "\n\n".join(
            [top, *(f"def {name}(*word):\n{body}" for name in stage.functions)]
        ).encode()
        for stage in GRADED
    }


def _zip_of_long_texts():
    text = f'x = f"{"{a}" * (LONG_TEXT // 3)}"\ndef play_hand(hand, words): return 1\n'
    return {"work.zip": zip_of([(f"{number:02}.py", text) for number in range(100)])}


KINDS = {
    **{
        f"{name}, in each function": partial(_in_each_function, IN_A_FUNCTION[name])
        for name in IN_EACH_FUNCTION
    },
    **{
        f"{name}, at the top": partial(
            _in_each_function, "return 0", AT_TOP_LEVEL[name]
        )
        for name in AT_THE_TOP
    },
    "loops in each other": partial(_in_each_function, NESTED + "c += 1;" * 1_500),
    "long texts in a small zip": _zip_of_long_texts,
}


if __name__ == "__main__":
    lay(Path(sys.argv[1]), int(sys.argv[2]))
