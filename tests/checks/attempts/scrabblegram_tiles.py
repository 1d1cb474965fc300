"""Attempts at stage 8, `tile_score` and `can_form_word_from_tiles`."""

# Students write it so.
# ruff: noqa: RET503, RET505, SIM118, SIM222

from collections import Counter

from tests.checks.attempts.attempt_values import Attempts

tile = Attempts("tile_score")
form = Attempts("can_form_word_from_tiles")

# Tables typed over from the problem set.
SCORES = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 4, "G": 2, "H": 4, "I": 1,
    "J": 8, "K": 5, "L": 1, "M": 3, "N": 1, "O": 1, "P": 3, "Q": 10, "R": 1,
    "S": 1, "T": 1, "U": 1, "V": 4, "W": 4, "X": 8, "Y": 4, "Z": 10,
}  # fmt: skip
GROUPS = {
    1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"
}  # fmt: skip

SPACE = "a space as blank fails"
BEFORE_OWN_TILE = "blank before the letter's own tile"
FULL_VALUE = "full value for a blank"
BEGINNERS = "what beginners do"


@tile.wrong(SPACE, cause="question-mark-only")
def only_a_question_mark_is_blank(tile):
    if tile == "?":
        return 0
    return SCORES.get(tile.upper(), -1)


@tile.wrong(BEGINNERS, cause="space-only")
def only_a_space_is_blank(tile):
    if tile == " ":
        return 0
    return SCORES.get(tile.upper(), -1)


@tile.wrong(BEGINNERS, cause="or-with-a-text")
def a_condition_that_always_holds(tile):
    if tile == " " or "?":
        return 0
    return SCORES.get(tile.upper(), -1)


@tile.wrong(FULL_VALUE, cause="blank-forgotten")
def blanks_forgotten(tile):
    return SCORES.get(tile.upper(), -1)


@tile.wrong(FULL_VALUE, cause="blank-scores-one")
def a_blank_scores_one(tile):
    if tile in " ?":
        return 1
    return SCORES.get(tile.upper(), -1)


@tile.wrong(BEGINNERS, cause="capitals-only")
def small_letters_are_no_tiles(tile):
    if tile in " ?":
        return 0
    return SCORES.get(tile, -1)


@tile.wrong(BEGINNERS, cause="capitals-only")
def small_letters_stop_it(tile):
    if tile in " ?":
        return 0
    elif tile.isalpha() and tile.isascii():
        return SCORES[tile]
    return -1


@tile.wrong(BEGINNERS, cause="small-letters-only")
def capitals_are_no_tiles(tile):
    if tile in " ?":
        return 0
    for score in GROUPS:
        if tile in GROUPS[score].lower():
            return score
    return -1


@tile.wrong(BEGINNERS, cause="letter-in-the-wrong-group")
def a_letter_in_the_wrong_group(tile):
    groups = {**GROUPS, 4: "FHVW", 5: "KY"}
    for score in groups.keys():
        if tile.upper() in groups[score]:
            return score
    return 0 if tile in " ?" else -1


@tile.wrong(BEGINNERS, cause="zero-for-no-tile")
def nothing_for_what_is_no_tile(tile):
    return SCORES.get(tile.upper(), 0)


@tile.wrong(BEGINNERS, cause="stops-at-no-tile")
def stops_at_what_is_no_tile(tile):
    return {**SCORES, " ": 0, "?": 0}[tile.upper()]


@tile.wrong(BEGINNERS, cause="none-for-no-tile")
def no_answer_for_what_is_no_tile(tile):
    if tile in " ?":
        return 0
    for score, letters in GROUPS.items():
        if tile.upper() in letters:
            return score


@tile.wrong(BEGINNERS, cause="every-letter-of-python")
def every_letter_that_python_knows(tile):
    if tile in " ?":
        return 0
    if tile.isalpha():
        return SCORES[tile.upper()]
    return -1


@tile.wrong(BEGINNERS, cause="prints")
def prints_the_score(tile):
    print({**SCORES, " ": 0, "?": 0}.get(tile.upper(), -1))


@tile.right("a chain of conditions")
def a_chain_of_conditions(tile):
    tile = tile.lower()
    if tile in ("a", "e", "i", "l", "n", "o", "r", "s", "t", "u"):
        return 1
    elif tile == "d" or tile == "g":
        return 2
    elif tile in "bcmp":
        return 3
    elif tile in "fhvwy":
        return 4
    elif tile == "k":
        return 5
    elif tile == "j" or tile == "x":
        return 8
    elif tile == "q" or tile == "z":
        return 10
    elif tile == " " or tile == "?":
        return 0
    return -1


@tile.right("a dictionary with get")
def a_dictionary_with_get(tile):
    return {**SCORES, " ": 0, "?": 0}.get(tile.upper(), -1)


@tile.right("an exception for what is no tile")
def an_exception_for_what_is_no_tile(tile):
    try:
        return 0 if tile in (" ", "?") else SCORES[tile.upper()]
    except KeyError:
        return -1


@tile.right("a list with a place for each letter")
def a_list_with_a_place_for_each_letter(tile):
    scores = list(SCORES.values())
    if tile == "?" or tile.isspace():
        return 0
    place = ord(tile.lower()) - ord("a")
    return scores[place] if 0 <= place < 26 else -1


@tile.right("groups of letters")
def groups_of_letters(tile):
    for score, letters in {0: " ?", **GROUPS}.items():
        if tile.upper() in letters:
            return score
    return -1


@tile.right("match")
def by_match(tile):
    match tile.upper():
        case " " | "?":
            return 0
        case letter if letter in SCORES:
            return SCORES[letter]
        case _:
            return -1


@form.wrong(SPACE, cause="space-unknown")
def a_space_is_no_blank(word, tiles):
    if word == "":
        return True, ""
    for one in (word[0].upper(), word[0].lower(), "?"):
        if one in tiles:
            formed, played = a_space_is_no_blank(word[1:], tiles.replace(one, "", 1))
            return (True, one + played) if formed else (False, "")
    return False, ""


@form.wrong(SPACE, cause="space-played")
def a_space_among_the_tiles_played(word, tiles):
    if word == "":
        return True, ""
    for one in (word[0].upper(), word[0].lower(), "?", " "):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = a_space_among_the_tiles_played(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


@form.wrong(BEFORE_OWN_TILE, cause="blank-first")
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


@form.wrong(BEFORE_OWN_TILE, cause="first-tile-that-fits")
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


@form.wrong(BEGINNERS, cause="from-the-end")
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


@form.wrong(FULL_VALUE, cause="word-for-tiles")
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


@form.wrong(BEGINNERS, cause="truth-value-only")
def only_whether_it_can_be_formed(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True
    for one in (word[0].upper(), "?"):
        if one in tiles:
            return only_whether_it_can_be_formed(word[1:], tiles.replace(one, "", 1))
    return False


@form.wrong(BEGINNERS, cause="bare-false")
def false_alone(word, tiles):
    left = list(tiles.upper().replace(" ", "?"))
    played = ""
    for letter in word.upper():
        one = letter if letter in left else "?"
        if one not in left:
            return False
        left.remove(one)
        played += one
    return True, played


@form.wrong(BEGINNERS, cause="list-of-tiles")
def a_list_of_tiles(word, tiles):
    left = list(tiles.upper().replace(" ", "?"))
    played = []
    for letter in word.upper():
        one = letter if letter in left else "?"
        if one not in left:
            return False, ""
        left.remove(one)
        played.append(one)
    return True, played


@form.wrong(BEGINNERS, cause="partial-tiles")
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


@form.wrong(BEGINNERS, cause="return-forgotten")
def the_answer_about_the_rest_is_dropped(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            the_answer_about_the_rest_is_dropped(word[1:], tiles.replace(one, "", 1))


@form.wrong(BEGINNERS, cause="no-base-case")
def never_comes_to_the_end_of_the_word(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    for one in (word[0].upper(), "?"):
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = never_comes_to_the_end_of_the_word(word[1:], rest)
            return (True, one + played) if formed else (False, "")
    return False, ""


@form.wrong(BEGINNERS, cause="word-not-shortened")
def asks_about_the_same_word_again(word, tiles):
    if word == "":
        return True, ""
    formed, played = asks_about_the_same_word_again(word, tiles)
    return formed, word[0] + played


@form.wrong(BEGINNERS, cause="tile-not-spent")
def a_tile_is_never_spent(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in (word[0].upper(), "?"):
        if one in tiles:
            formed, played = a_tile_is_never_spent(word[1:], tiles)
            return (True, one + played) if formed else (False, "")
    return False, ""


@form.wrong(BEGINNERS, cause="letter-not-spent")
def only_blanks_are_spent(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    played = ""
    for letter in word.upper():
        if letter in tiles:
            played += letter
        elif "?" in tiles:
            tiles = tiles.replace("?", "", 1)
            played += "?"
        else:
            return False, ""
    return True, played


@form.wrong(BEGINNERS, cause="blank-not-spent")
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


@form.wrong(BEGINNERS, cause="all-copies-spent")
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


@form.wrong(BEGINNERS, cause="all-blanks-spent")
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


@form.wrong(BEGINNERS, cause="blank-unknown")
def blanks_are_not_known(word, tiles):
    if word == "":
        return True, ""
    one = word[0].upper()
    if one not in tiles.upper():
        return False, ""
    formed, played = blanks_are_not_known(word[1:], tiles.upper().replace(one, "", 1))
    return (True, one + played) if formed else (False, "")


@form.wrong(BEGINNERS, cause="tiles-as-they-lie")
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


@form.wrong(BEGINNERS, cause="first-letter-only")
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


@form.wrong(BEGINNERS, cause="backwards")
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


@form.wrong(BEGINNERS, cause="tiles-not-collected")
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


@form.wrong(BEGINNERS, cause="case-not-folded")
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


@form.right("recursion with find and slices")
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


@form.right("recursion that tries blanks as well when the rest fails")
def by_trying_everything(word, tiles):
    if not word:
        return True, ""
    for one in word[0].upper() + word[0].lower() + "? ":
        if one in tiles:
            formed, played = by_trying_everything(word[1:], tiles.replace(one, "", 1))
            if formed:
                return formed, ("?" if one == " " else one) + played
    return False, ""


@form.right("recursion that carries the tiles played along")
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


@form.right("a recursive function inside")
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


@form.right("a loop and no recursion, tiles crossed off a list")
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


@form.right("counts of tiles, no recursion")
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


WRONG = (*tile.wrongs, *form.wrongs)
RIGHT = (*tile.rights, *form.rights)
