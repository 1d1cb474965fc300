"""Attempts at `can_form_word_from_tiles`."""

from collections import Counter

from tests.exercises.attempts import right, slips_in, variant, wrong


@right("recursion, a tile for the first letter and then the rest")
def tile_by_tile(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = tile_by_tile(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


END = 'if word == "":\n        return True, ""'
CHOICE = '(word[0].upper(), "?")'
SPENT = 'rest = tiles.replace(one, "", 1)'
ASK = "tile_by_tile(word[1:], rest)"
FORMED = 'return (True, one + played) if formed else (False, "")'
ASKED = f"formed, played = {ASK}\n            {FORMED}"
SMALL = ("tiles.upper()", "tiles")
SPACES = ('.replace(" ", "?")', "")

BLANK_TOO = (FORMED, "if formed:\n                return True, one + played")
variant(tile_by_tile, "a blank is tried as well if the rest fails", BLANK_TOO)
slip = slips_in(tile_by_tile)
slip("space-as-blank", SPACES)
slip("capitals", ("(word[0].upper()", "(word[0].lower()"), SMALL)
slip("capitals", ("word[0].upper()", "word[0]"), SMALL)
slip("blank-before-own-tile", (CHOICE, '("?", word[0].upper())'))
slip("blank-before-own-tile", (CHOICE, f"[one for one in tiles if one in {CHOICE}]"))
slip("not-a-pair", (FORMED, "return [formed, one + played]"))
slip("tiles-of-no-word", ('(False, "")', "(False, one)"))
slip("returns-none", (ASKED, ASK), ('\n    return False, ""', ""))
slip("no-end-of-the-word", (END, ""))
slip("nothing-put-in-front", ("True, one + played", "True, played"))
slip("endless-recursion", ("word[1:], rest", "word, tiles"))
slip("tile-used-twice", (SPENT, "rest = tiles"))
slip("capitals", SMALL, ("one in tiles", "one in tiles.upper()"))
slip("blank-used-twice", (SPENT, f'{SPENT} if one != "?" else tiles'))
slip("all-copies-gone", ('one, "", 1', 'one, ""'))
slip("second-blank", ('"", 1', '"", 2 if one == "?" else 1'))
slip("blank-never-helps", (CHOICE, "[word[0].upper()]"))
slip("letter-without-tile", (FORMED, "return True, one + played"))
slip("letter-for-blank", ("one + played", "word[0] + played"))
slip("pair-not-taken-apart", (ASKED, f"return True, one + {ASK}"))
slip("tiles-in-another-order", ("one + played", "played + one"))
slip("tiles-missing", ("one + played", "one"))


@right("recursion with find and slices")
def by_find_and_slices(word, tiles):
    if len(word) == 0:
        return (True, "")
    tiles = tiles.upper().replace(" ", "?")
    place = tiles.find(word[0].upper())
    if place == -1:
        place = tiles.find("?")
    if place == -1:
        return (False, "")
    success, rest = by_find_and_slices(word[1:], tiles[:place] + tiles[place + 1 :])
    return (True, tiles[place] + rest) if success else (False, "")


@right("a recursive function inside")
def by_a_function_inside(word, tiles):
    def walk(i, left):
        if i == len(word):
            return ""
        for one in (word[i].lower(), "?"):
            if one in left:
                left.remove(one)
                rest = walk(i + 1, left)
                return None if rest is None else one + rest

    played = walk(0, list(tiles.lower().replace(" ", "?")))
    return played is not None, played or ""


@right("a loop and no recursion, tiles crossed off a list")
def by_a_loop(word, tiles):
    left = list(tiles.upper())
    played = ""
    for letter in word.upper():
        one = next((one for one in (letter, "?", " ") if one in left), None)
        if one is None:
            return False, ""
        left.remove(one)
        played += one.replace(" ", "?")
    return True, played


@wrong("tiles-in-another-order")
def along_the_tiles(word, tiles):
    to_do, played = word.upper(), ""
    for tile in tiles.upper().replace(" ", "?"):
        if tile in to_do or (tile == "?" and len(played) < len(word)):
            to_do = to_do.replace(tile, "", 1)
            played += tile
    return by_counts(word, tiles)[0] and (True, played) or (False, "")


@wrong("equal-letters-made-blanks")
def equal_letters_made_blanks(word, tiles):
    word, tiles = word.upper(), tiles.upper().replace(" ", "?")
    missing, played = 0, word
    for letter in set(word):
        too_few = word.count(letter) - tiles.count(letter)
        if too_few > 0:
            missing += too_few
            played = played.replace(letter, "?")
    return (False, "") if missing > tiles.count("?") else (True, played)


@wrong("blank-for-the-first")
def from_the_last_letter_on(word, tiles):
    held = Counter(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper()[::-1]:
        one = letter if held[letter] > 0 else "?"
        held[one] -= 1
        played = one + played
    return (False, "") if min(held.values()) < 0 else (True, played)


@wrong("tiles-passed-over")
def crosses_the_tiles_in_order(word, tiles):
    letters = iter(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper():
        if letter not in letters:
            return False, ""
        played += letter
    return True, played


@right("counts of tiles, no recursion")
def by_counts(word, tiles):
    held = Counter(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper():
        one = letter if held[letter] > 0 else "?"
        held[one] -= 1
        played += one
    return (False, "") if min(held.values()) < 0 else (True, played)
