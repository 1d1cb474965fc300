"""Attempts at `tile_score`."""

# Students write it so.

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import right, wrong

SCORES = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 4, "G": 2, "H": 4, "I": 1,
    "J": 8, "K": 5, "L": 1, "M": 3, "N": 1, "O": 1, "P": 3, "Q": 10, "R": 1,
    "S": 1, "T": 1, "U": 1, "V": 4, "W": 4, "X": 8, "Y": 4, "Z": 10,
}  # fmt: skip

GROUPS = {
    1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"
}  # fmt: skip

TABLE = dict(SCRABBLE_LETTER_VALUES)


@wrong("space-as-blank")
def only_a_question_mark_is_blank(tile):
    if tile == "?":
        return 0
    return SCORES.get(tile.upper(), -1)


@wrong("question-mark-as-blank")
def only_a_space_is_blank(tile):
    if tile == " ":
        return 0
    return SCORES.get(tile.upper(), -1)


@wrong("blank-worth")
def blanks_forgotten(tile):
    return SCORES.get(tile.upper(), -1)


@wrong("blank-worth")
def a_blank_scores_one(tile):
    if tile in " ?":
        return 1
    return SCORES.get(tile.upper(), -1)


@wrong("small-letters")
def small_letters_are_no_tiles(tile):
    if tile in " ?":
        return 0
    return SCORES.get(tile, -1)


@wrong("capitals")
def capitals_are_no_tiles(tile):
    if tile in " ?":
        return 0
    for score in GROUPS:
        if tile in GROUPS[score].lower():
            return score
    return -1


@wrong("letter-value")
def a_letter_in_the_wrong_group(tile):
    groups = {**GROUPS, 4: "FHVW", 5: "KY"}
    for score in groups:
        if tile.upper() in groups[score]:
            return score
    return 0 if tile in " ?" else -1


@wrong("no-tile")
def nothing_for_what_is_no_tile(tile):
    return SCORES.get(tile.upper(), 0)


@wrong("letter-no-tile-has")
def every_letter_that_python_knows(tile):
    if tile in " ?":
        return 0
    if tile.isalpha():
        return SCORES[tile.upper()]
    return -1


@wrong("prints-the-answer")
def prints_the_score(tile):
    print({**SCORES, " ": 0, "?": 0}.get(tile.upper(), -1))


@wrong("table-changed")
def takes_the_star_out(tile):
    TABLE.pop("*")
    if tile in ["?", " "]:
        return 0
    return TABLE.get(tile.lower(), -1)


@right("a chain of conditions")
def a_chain_of_conditions(tile):
    tile = tile.lower()
    if tile in ("a", "e", "i", "l", "n", "o", "r", "s", "t", "u"):
        return 1
    if tile == "d" or tile == "g":
        return 2
    if tile in "bcmp":
        return 3
    if tile in "fhvwy":
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


@right("a dictionary with get")
def a_dictionary_with_get(tile):
    return {**SCORES, " ": 0, "?": 0}.get(tile.upper(), -1)


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
    place = ord(tile.lower()) - ord("a")
    return scores[place] if 0 <= place < 26 else -1


@right("groups of letters")
def groups_of_letters(tile):
    for score, letters in {0: " ?", **GROUPS}.items():
        if tile.upper() in letters:
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
