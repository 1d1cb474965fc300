"""Attempts at `tile_score`."""

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import right, slips_in, variant

TABLE = dict(SCRABBLE_LETTER_VALUES)
SCORES = {letter.upper(): TABLE[letter] for letter in TABLE if letter != "*"}


@right("a dictionary with get")
def by_table(tile):
    if tile == "?" or tile == " ":
        return 0
    return SCORES.get(tile.upper(), -1)


FOUND = "SCORES.get(tile.upper(), -1)"
IN_TABLE = "TABLE.get(tile.lower(), -1)"
BLANKS = 'if tile == "?" or tile == " ":\n        return 0'
NO_STAR = (FOUND, f"-1 if tile == '*' else {IN_TABLE}")
ALL = (BLANKS, "tiles = {**SCORES, '?': 0, ' ': 0}"), ("SCORES.get", "tiles.get")

variant(by_table, "the table of Part 1, with the star asked for first", NO_STAR)
variant(by_table, "a table that has the blanks as well", *ALL)
slip = slips_in(by_table)
slip("space-as-blank", (' or tile == " "', ""))
slip("blank-not-asked-for", ("return 0", "pass"))
slip("blank-not-asked-for", (BLANKS, "pass"))
slip("line-to-mend", ("return 0", "return 1"))
slip("small-letters", ("tile.upper()", "tile"))
slip("capitals", (FOUND, "TABLE.get(tile, -1)"))
slip("letter-value", ("SCORES.get", "{**SCORES, 'Y': 5}.get"))
slip("no-tile", ("-1", "0"))
slip("star", (FOUND, IN_TABLE))
slip("nothing-in-a-text", ("tile.upper()", "tile[0].upper()"))
slip("nothing-in-a-text", ('tile == "?" or tile == " "', 'tile in "? "'))
slip("not-in-the-table", (FOUND, "SCORES[tile.upper()] if tile.isalpha() else -1"))
slip("not-in-the-table", (FOUND, "SCORES[tile.upper()]"))
slip("several-tiles", ("tile.upper()", "tile[:1].upper()"))
slip("prints-the-answer", (f"return {FOUND}", f"print({FOUND})"))
slip("table-changed", (FOUND, f"SCRABBLE_LETTER_VALUES.pop('*', 0) or {FOUND}"))


@right("a chain of conditions")
def by_conditions(tile):
    tile = tile.lower()
    if len(tile) == 1 and tile in "aeilnorstu":
        return 1
    if tile == "d" or tile == "g":
        return 2
    if tile in ("b", "c", "m", "p"):
        return 3
    if tile in list("fhvwy"):
        return 4
    if tile == "k":
        return 5
    if tile == "j" or tile == "x":
        return 8
    if tile == "q" or tile == "z":
        return 10
    return 0 if tile == " " or tile == "?" else -1


@right("an exception for what is no tile")
def by_exception(tile):
    try:
        return 0 if tile in (" ", "?") else SCORES[tile.upper()]
    except KeyError:
        return -1


@right("a list with a place for each letter")
def by_places(tile):
    if tile == "?" or tile.isspace():
        return 0
    place = ord(tile.lower()) - ord("a") if len(tile) == 1 else -1
    return list(SCORES.values())[place] if 0 <= place < 26 else -1
