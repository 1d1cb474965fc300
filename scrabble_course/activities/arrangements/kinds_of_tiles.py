"""Stage 4, before deal_hand: how many tiles of each kind are in a hand."""

import math

from scrabble_course.activities.arrangement import (
    Arrangement,
    Distractor,
    code_line,
    lines_of,
)
from scrabble_course.calling.call import Call

ARRANGEMENT = Arrangement(
    "kinds_of_tiles",
    code_line("def kinds_of_tiles(n):"),
    lines_of("""
        vowel_places = math.ceil(n / 3)
        kinds = {"*": 1}
        kinds["other vowels"] = vowel_places - 1
        kinds["consonants"] = n - vowel_places
        return kinds
    """),
    missing='kinds["consonants"] = n - vowel_places',
    distractors=(
        Distractor(
            code_line('kinds["consonants"] = n - kinds["other vowels"]'),
            instead_of='kinds["consonants"] = n - vowel_places',
            why="the `*` has a place, too, so one tile too many is dealt.",
        ),
        Distractor(
            code_line('kinds["consonants"] = n - vowel_places - 1'),
            instead_of='kinds["consonants"] = n - vowel_places',
            why="the `*` has a vowel's place, which is taken away already.",
        ),
    ),
    calls=tuple(Call((n,)) for n in (7, 10, 6, 1)),
    uses={"math": math},
)
