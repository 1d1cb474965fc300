"""Attempts at `can_form_word_from_tiles`."""

# Students write it so.

from collections import Counter

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
def a_space_is_no_blank(word, tiles):
    if word == "":
        return True, ""
    for one in (word[0].upper(), word[0].lower(), "?"):
        if one in tiles:
            formed, played = a_space_is_no_blank(word[1:], tiles.replace(one, "", 1))
            return (True, one + played) if formed else (False, "")
    return False, ""


@wrong("space-played")
def a_space_among_the_tiles_played(word, tiles):
    if word == "":
        return True, ""
    for one in (word[0].upper(), word[0].lower(), "?", " "):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = a_space_among_the_tiles_played(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


@wrong("blank-before-own-tile")
def looks_for_a_blank_first(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in ("?", word[0].upper()):
        if one in tiles:
            formed, played = looks_for_a_blank_first(
                word[1:], tiles.replace(one, "", 1)
            )
            if formed:
                return True, one + played
    return False, ""


@wrong("blank-before-own-tile")
def takes_the_first_tile_that_fits(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for i in range(len(tiles)):
        if tiles[i] in (word[0].upper(), "?"):
            formed, played = takes_the_first_tile_that_fits(
                word[1:], tiles[:i] + tiles[i + 1 :]
            )
            if formed:
                return True, tiles[i] + played
    return False, ""


@wrong("blank-too-early")
def from_the_last_letter_to_the_first(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[-1].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = from_the_last_letter_to_the_first(word[:-1], rest)
            return (True, played + one) if formed else (False, "")
    return False, ""


@wrong("letter-for-blank")
def returns_the_word_for_the_tiles(word, tiles):
    left = list(tiles.upper().replace(" ", "?"))
    for letter in word.upper():
        if letter in left:
            left.remove(letter)
        elif "?" in left:
            left.remove("?")
        else:
            return False, ""
    return True, word


@wrong("not-a-pair")
def only_whether_it_can_be_formed(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True
    for one in (word[0].upper(), "?"):
        if one in tiles:
            return only_whether_it_can_be_formed(word[1:], tiles.replace(one, "", 1))
    return False


@wrong("tiles-of-no-word")
def tiles_of_a_word_that_failed(word, tiles):
    left = list(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper():
        one = letter if letter in left else "?"
        if one not in left:
            return False, played
        left.remove(one)
        played += one
    return True, played


@wrong("returns-none")
def the_answer_about_the_rest_is_dropped(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            the_answer_about_the_rest_is_dropped(word[1:], tiles.replace(one, "", 1))


@wrong("no-end-of-the-word")
def never_comes_to_the_end_of_the_word(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = never_comes_to_the_end_of_the_word(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


@wrong("endless-recursion")
def asks_about_the_same_word_again(word, tiles):
    if word == "":
        return True, ""
    formed, played = asks_about_the_same_word_again(word, tiles)
    return formed, word[0] + played


@wrong("tile-used-twice")
def a_tile_is_never_spent(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            formed, played = a_tile_is_never_spent(word[1:], tiles)
            return (True, one + played) if formed else (False, "")
    return False, ""


@wrong("blank-used-twice")
def blanks_are_never_spent(word, tiles):
    left = list(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper():
        if letter in left:
            left.remove(letter)
            played += letter
        elif "?" in left:
            played += "?"
        else:
            return False, ""
    return True, played


@wrong("all-copies-gone")
def every_copy_is_spent(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    if word[0].upper() in tiles:
        one, rest = word[0].upper(), tiles.replace(word[0].upper(), "")
    elif "?" in tiles:
        one, rest = "?", tiles.replace("?", "", 1)
    else:
        return False, ""
    formed, played = every_copy_is_spent(word[1:], rest)
    return (True, one + played) if formed else (False, "")


@wrong("second-blank-unused")
def every_blank_is_spent_at_once(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    if word[0].upper() in tiles:
        one, rest = word[0].upper(), tiles.replace(word[0].upper(), "", 1)
    elif "?" in tiles:
        one, rest = "?", tiles.replace("?", "")
    else:
        return False, ""
    formed, played = every_blank_is_spent_at_once(word[1:], rest)
    return (True, one + played) if formed else (False, "")


@wrong("blank-never-helps")
def blanks_are_not_known(word, tiles):
    if word == "":
        return True, ""
    one = word[0].upper()
    if one not in tiles.upper():
        return False, ""
    formed, played = blanks_are_not_known(word[1:], tiles.upper().replace(one, "", 1))
    return (True, one + played) if formed else (False, "")


@wrong("letters-in-tile-order")
def only_tiles_as_they_lie(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    place = tiles.find(word[0].upper())
    if place < 0:
        place = tiles.find("?")
    if place < 0:
        return False, ""
    formed, played = only_tiles_as_they_lie(word[1:], tiles[place + 1 :])
    return (True, tiles[place] + played) if formed else (False, "")


@wrong("letter-without-tile")
def the_first_letter_is_enough(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            _, played = the_first_letter_is_enough(word[1:], rest)
            return True, one + played
    return False, ""


@wrong("tiles-out-of-order")
def the_tiles_come_out_backwards(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = the_tiles_come_out_backwards(word[1:], rest)
            return (True, played + one) if formed else (False, "")
    return False, ""


@wrong("tiles-missing")
def the_tiles_of_the_rest_are_lost(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, _ = the_tiles_of_the_rest_are_lost(word[1:], rest)
            return (True, one) if formed else (False, "")
    return False, ""


@wrong("capitals")
def capitals_and_small_letters_differ(word, tiles):
    tiles = tiles.replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0], "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = capitals_and_small_letters_differ(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


@wrong("no-pair-to-take-apart")
def the_stop_is_no_pair(word, tiles):
    if word == "":
        return True
    if word[0] in tiles:
        formed, played = the_stop_is_no_pair(word[1:], tiles.replace(word[0], "", 1))
        return formed, word[0] + played
    return False, ""


@wrong("pair-added-to-a-text")
def puts_a_tile_in_front_of_a_pair(word, tiles):
    if word == "":
        return True, ""
    if word[0] in tiles:
        rest = tiles.replace(word[0], "", 1)
        return True, word[0] + puts_a_tile_in_front_of_a_pair(word[1:], rest)
    return False, ""


@wrong("all-tiles-played")
def no_tiles_left_means_no(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if tiles == "":
        return False, ""
    if word == "":
        return True, ""
    for one in [word[0].upper(), "?"]:
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = no_tiles_left_means_no(word[1:], rest)
            if formed:
                return True, one + played
    return False, ""


@right("recursion with find and slices")
def by_find_and_slices(word, tiles):
    if len(word) == 0:
        return (True, "")
    place = tiles.upper().find(word[0].upper())
    if place == -1:
        place = tiles.replace(" ", "?").find("?")
    if place == -1:
        return (False, "")
    success, rest = by_find_and_slices(word[1:], tiles[:place] + tiles[place + 1 :])
    if success:
        return (True, tiles[place].upper().replace(" ", "?") + rest)
    return (False, "")


@right("recursion that tries blanks as well when the rest fails")
def by_trying_everything(word, tiles):
    if not word:
        return True, ""
    for one in word[0].upper() + word[0].lower() + "? ":
        if one in tiles:
            formed, played = by_trying_everything(word[1:], tiles.replace(one, "", 1))
            if formed:
                return formed, ("?" if one == " " else one) + played
    return False, ""


@right("recursion that carries the tiles played along")
def by_carrying_the_tiles_along(word, tiles, played=""):
    if word == "":
        return True, played
    tiles = tiles.upper().replace(" ", "?")
    first = word[0].upper()
    if first in tiles:
        rest = tiles.replace(first, "", 1)
        return by_carrying_the_tiles_along(word[1:], rest, played + first)
    if "?" in tiles:
        rest = tiles.replace("?", "", 1)
        return by_carrying_the_tiles_along(word[1:], rest, played + "?")
    return False, ""


@right("a recursive function inside")
def by_a_function_inside(word, tiles):
    def walk(i, left):
        if i == len(word):
            return ""
        for one in (word[i].lower(), "?"):
            if one in left:
                rest = walk(
                    i + 1, left[: left.index(one)] + left[left.index(one) + 1 :]
                )
                return None if rest is None else one + rest
        return None

    played = walk(0, list(tiles.lower().replace(" ", "?")))
    return played is not None, played or ""


@right("a loop and no recursion, tiles crossed off a list")
def by_a_loop(word, tiles):
    left = [one.upper() for one in tiles]
    played = ""
    for letter in word.upper():
        for one in (letter, "?", " "):
            if one in left:
                left.remove(one)
                played += "?" if one == " " else one
                break
        else:
            return False, ""
    return True, played


@right("counts of tiles, no recursion")
def by_counts(word, tiles):
    held = Counter(tiles.upper().replace(" ", "?"))
    played = []
    for letter in word.upper():
        one = letter if held[letter] > 0 else "?"
        held[one] -= 1
        played.append(one)
    if min(held.values()) < 0:
        return False, ""
    return True, "".join(played)
