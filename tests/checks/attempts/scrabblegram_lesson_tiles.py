"""Attempts at stage 8 that a reader of its lesson made."""

# Students write it so.
# ruff: noqa: RET503, RET505, SIM222

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.checks.attempts.attempt_values import Attempts

tile = Attempts("tile_score")
form = Attempts("can_form_word_from_tiles")

READERS = "what readers of the lesson do"

# A copy, so that an attempt that changes it does no harm.
TABLE = dict(SCRABBLE_LETTER_VALUES)


@tile.wrong(READERS, cause="star-left-in")
def the_wildcard_is_still_in_the_table(tile):
    if tile in "? ":
        return 0
    return SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)


@tile.wrong(READERS, cause="square-brackets")
def stops_at_a_digit(tile):
    if tile == "?" or tile == " ":
        return 0
    return SCRABBLE_LETTER_VALUES[tile.lower()]


@tile.wrong(READERS, cause="looked-up-as-a-capital")
def looks_for_capitals_among_small_letters(tile):
    if tile in ["?", " "]:
        return 0
    return SCRABBLE_LETTER_VALUES.get(tile.upper(), -1)


@tile.wrong(READERS, cause="or-with-a-blank")
def a_space_is_always_true(tile):
    if tile == "?" or " ":
        return 0
    return SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)


@tile.wrong(READERS, cause="all-letters-worth-1")
def every_character_scores_one(tile):
    return len(tile)


@tile.wrong(READERS, cause="star-popped")
def takes_the_star_out(tile):
    TABLE.pop("*")
    if tile in ["?", " "]:
        return 0
    return TABLE.get(tile.lower(), -1)


@tile.wrong(READERS, cause="star-deleted")
def deletes_the_star(tile):
    table = TABLE
    del table["*"]
    return {**table, "?": 0, " ": 0}.get(tile.lower(), -1)


@form.wrong(READERS, cause="no-blank-yet")
def without_blanks_so_far(word, tiles):
    if word == "":
        return True, ""
    if word[0] in tiles:
        rest = tiles.replace(word[0], "", 1)
        formed, played = without_blanks_so_far(word[1:], rest)
        return formed, word[0] + played
    return False, ""


@form.wrong(READERS, cause="stop-is-true")
def the_stop_is_no_pair(word, tiles):
    if word == "":
        return True
    if word[0] in tiles:
        formed, played = the_stop_is_no_pair(word[1:], tiles.replace(word[0], "", 1))
        return formed, word[0] + played
    return False, ""


@form.wrong(READERS, cause="stop-is-bare")
def the_stop_gives_nothing(word, tiles):
    if word == "":
        return None
    if word[0] in tiles:
        rest = tiles.replace(word[0], "", 1)
        formed, played = the_stop_gives_nothing(word[1:], rest)
        return formed, word[0] + played
    return False, ""


@form.wrong(READERS, cause="else-in-the-loop")
def gives_up_before_the_blank(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in [word[0].upper(), "?"]:
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = gives_up_before_the_blank(word[1:], rest)
            return formed, one + played
        else:
            return False, ""


@form.wrong(READERS, cause="tiles-from-the-left")
def tiles_are_taken_from_the_left(word, tiles):
    if word == "":
        return True, ""
    if tiles == "":
        return False, ""
    if word[0] == tiles[0] or tiles[0] == "?":
        formed, played = tiles_are_taken_from_the_left(word[1:], tiles[1:])
        return formed, tiles[0] + played
    return tiles_are_taken_from_the_left(word, tiles[1:])


@form.wrong(READERS, cause="whole-word-again")
def asks_about_the_word_with_a_tile_less(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in [word[0].upper(), "?"]:
        if one in tiles:
            rest = tiles.replace(one, "", 1)
            formed, played = asks_about_the_word_with_a_tile_less(word, rest)
            if formed:
                return True, one + played
    return False, ""


@form.wrong(READERS, cause="tile-and-pair")
def puts_a_tile_in_front_of_a_pair(word, tiles):
    if word == "":
        return True, ""
    if word[0] in tiles:
        rest = tiles.replace(word[0], "", 1)
        return True, word[0] + puts_a_tile_in_front_of_a_pair(word[1:], rest)
    return False, ""


@form.wrong(READERS, cause="no-tiles-asked-first")
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


@form.wrong(READERS, cause="replace-not-kept")
def what_replace_gives_is_dropped(word, tiles):
    tiles = tiles.upper().replace(" ", "?")
    if word == "":
        return True, ""
    for one in [word[0].upper(), "?"]:
        if one in tiles:
            tiles.replace(one, "", 1)
            formed, played = what_replace_gives_is_dropped(word[1:], tiles)
            if formed:
                return True, one + played
    return False, ""


WRONG = (*tile.wrongs, *form.wrongs)
RIGHT = ()
