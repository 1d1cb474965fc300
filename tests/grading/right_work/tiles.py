def tile_score(tile):
    if tile in (" ", "?"):
        return 0
    if tile == "*":
        return -1
    return SCRABBLE_LETTER_VALUES.get(tile.lower(), -1)


def can_form_word_from_tiles(word, tiles):
    if word == "":
        return True, ""
    tiles = tiles.upper().replace(" ", "?")
    tile = word[0].upper()
    if tile not in tiles:
        tile = "?"
    if tile not in tiles:
        return False, ""
    formed, played = can_form_word_from_tiles(word[1:], tiles.replace(tile, "", 1))
    if not formed:
        return False, ""
    return True, tile + played
