"""Attempts at `tile_score`."""

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import right, slips_in

TABLE = dict(SCRABBLE_LETTER_VALUES)
SCORES = {letter.upper(): TABLE[letter] for letter in TABLE if letter != "*"}


@right("a dictionary with get")
def by_table(tile):
    if tile == "?" or tile == " ":
        return 0
    return SCORES.get(tile.upper(), -1)


FOUND = "SCORES.get(tile.upper(), -1)"
BLANK = 'tile == "?" or tile == " "'

slip = slips_in(by_table)
slip("space-as-blank", (' or tile == " "', ""))
slip("question-mark-as-blank", ('tile == "?" or ', ""))
slip("blank-worth", ("return 0", "pass"))
slip("blank-worth", ("return 0", "return 1"))
slip("small-letters", ("tile.upper()", "tile"))
slip("capitals", (FOUND, "TABLE.get(tile, -1)"))
slip("letter-value", ("SCORES.get", "{**SCORES, 'Y': 5}.get"))
slip("no-tile", ("-1", "0"))
slip("star", (FOUND, "TABLE.get(tile.lower(), -1)"))
slip("nothing-in-a-text", ("tile.upper()", "tile[0].upper()"))
slip("nothing-in-a-text", (BLANK, 'tile in "? "'))
slip("letter-no-tile-has", (FOUND, "SCORES[tile.upper()] if tile.isalpha() else -1"))
slip("prints-the-answer", (f"return {FOUND}", f"print({FOUND})"))
slip(
    "table-changed-once",
    (f"return {FOUND}", "TABLE.pop('*')\n    return TABLE.get(tile.lower(), -1)"),
)
slip(
    "table-changed",
    (FOUND, "SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)"),
    ("    if", '    SCRABBLE_LETTER_VALUES["*"] = -1\n    if'),
)


@right("a chain of conditions")
def a_chain_of_conditions(tile):
    tile = tile.lower()
    if tile in ("a", "e", "i", "l", "n", "o", "r", "s", "t", "u"):
        return 1
    if tile == "d" or tile == "g":
        return 2
    if len(tile) == 1 and tile in "bcmp":
        return 3
    if len(tile) == 1 and tile in "fhvwy":
        return 4
    if tile == "k":
        return 5
    if tile == "j" or tile == "x":
        return 8
    if tile == "q" or tile == "z":
        return 10
    if tile == " " or tile == "?":
        return 0
    return -1


@right("an exception for what is no tile")
def an_exception_for_what_is_no_tile(tile):
    try:
        return 0 if tile in (" ", "?") else SCORES[tile.upper()]
    except KeyError:
        return -1


@right("a list with a place for each letter")
def a_list_with_a_place_for_each_letter(tile):
    scores = list(SCORES.values())
    if tile == "?" or tile.isspace():
        return 0
    place = ord(tile.lower()) - ord("a") if tile else -1
    return scores[place] if 0 <= place < 26 else -1


@right("groups of letters")
def groups_of_letters(tile):
    groups = {0: " ?", 1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k"}
    for score, letters in {**groups, 8: "jx", 10: "qz"}.items():
        if tile.lower() in list(letters):
            return score
    return -1


@right("match")
def by_match(tile):
    match tile.upper():
        case " " | "?":
            return 0
        case letter if letter in SCORES:
            return SCORES[letter]
        case _:
            return -1
