"""Stage 4, before deal_hand: how many tiles of each kind are in a hand."""

import math

from scrabble_course.activities.arrangement import with_gap
from scrabble_course.calling.call import Call

ARRANGEMENT = with_gap(
    "def kinds_of_tiles(n):",
    """
        vowel_places = math.ceil(n / 3)
        kinds = {"*": 1}
        kinds["other vowels"] = vowel_places - 1
        kinds["consonants"] = n - vowel_places
        return kinds
    """,
    missing='kinds["consonants"] = n - vowel_places',
    nowhere=(
        (
            'kinds["consonants"] = n - kinds["other vowels"]',
            "the `*` has a place, too, so one tile too many is dealt.",
        ),
        (
            'kinds["consonants"] = n - vowel_places - 1',
            "the `*` has a vowel's place, which is taken away already.",
        ),
    ),
    calls=tuple(Call((n,)) for n in (7, 10, 6, 1)),
    uses={"math": math},
)
